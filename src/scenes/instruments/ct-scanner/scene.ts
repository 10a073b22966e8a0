/** The CT room: gantry with its rotor, table and patient in front of it, the operator's monitor. */
import { Container, Graphics } from 'pixi.js';
import type { PhantomName } from '../../../../engine/instruments/ct-phantoms';
import type { Box, CreateScene, SceneContext } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { contactShadow, metalAcross, mix } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import type { StageTheme } from '../../kit/theme';
import { createCtGantry, type CtGantry, GANTRY, GANTRY_MM } from './ct-gantry';
import { createCtMonitor } from './ct-monitor';
import { createCtPhantom } from './ct-phantom';
import { createCtTable, type CtTable } from './ct-table';
import { type CtFrame, describeCt } from './ct-words';

const ARRANGEMENT: Arrangements<'gantry' | 'monitor'> = {
  wide: spaced(18, row(grow(43, 'gantry'), grow(57, 'monitor'))),
  tall: spaced(10, column(grow(44, 'gantry'), grow(56, 'monitor'))),
};

/** Below the centre of the bore, gantry units: where the table's pedestal stands, and the height of the whole. */
const FLOOR = 252;
const HIGH = GANTRY.y + FLOOR + 8;
/** How far the table stands out of the bore, and how much nearer what lies on it looks. */
const OUTSIDE = { y: 112, scale: 1.2 } as const;
/** Ends of the table's top below where the patient rests: outside, and in the bore. */
const NEAR_END = { out: 30, in: 78 } as const;
const FAR_END = { out: 34, in: 8 } as const;
/** The trolley on which the patient waits: half its width, and its height. */
const TROLLEY = { half: 62, height: 62 } as const;
/** Part of the way that the table goes in one frame, and the rotor when it is turned back. */
const GLIDE = 0.12;
const NEAR = 0.004;
/** Of a patient that waits, to the size in the bore. */
const WAITING = 0.8;
/** A jump of the gantry by more than this, degrees, is a turn back. */
const JUMP = 25;

/** An image keeps the technique that it was taken with; before there is one, the console shows what is set. */
const asAcquired = (frame: CtFrame): CtFrame =>
  frame.view.stage === 'idle' ? { ...frame, params: { ...frame.params, ...frame.waiting } } : frame;

/** Seen along its length: a mattress on a frame with castors. Origin where a body rests on it. */
function drawTrolley(g: Graphics, metal: ReturnType<typeof metalAcross>, mat: number): Graphics {
  const { half, height } = TROLLEY;
  g.rect(-half + 16, 10, 6, height - 18)
    .rect(half - 22, 10, 6, height - 18)
    .rect(-half + 16, height - 26, 2 * half - 32, 5)
    .fill(metal);
  for (const side of [-1, 1]) g.circle(side * (half - 19), height - 6, 6).fill(0x20262d);
  return g
    .roundRect(-half, 7, 2 * half, 7, 3)
    .fill(metal)
    .roundRect(-half + 3, -2, 2 * half - 6, 10, 4)
    .fill(mat)
    .roundRect(-half + 5, -1, 2 * half - 10, 2.5, 1)
    .fill({ color: 0xffffff, alpha: 0.35 });
}

/** The trolley on which a patient waits. */
function createTrolley(theme: StageTheme): Container {
  const trolley = new Container({ label: 'trolley' });
  const shadow = contactShadow(theme, TROLLEY.half * 2.3, 14);
  shadow.y = TROLLEY.height;
  trolley.addChild(shadow, drawTrolley(new Graphics(), metalAcross(theme), mix(0x5b7fa6, theme.housing, 0.25)));
  return trolley;
}

/** The patient on the trolley, or on the table that carries him into the bore. */
function createCarriedPatient(
  context: SceneContext<'ct_scanner'>,
  gantry: CtGantry,
  table: CtTable,
  trolley: Container,
) {
  const handle = context.actionHandle('load_patient', { grip: 'press' });
  const patient = new Container({ label: 'patient' });
  let lying: { name: PhantomName; root: Container; foot: number } | null = null;
  /** 0 in front of the gantry, 1 in the bore. */
  let entered = 0;

  function bodyOf({ phantom }: CtFrame['view']): { readonly foot: number } {
    if (lying?.name === phantom) return lying;
    lying?.root.destroy({ children: true });
    const { root: body, foot } = createCtPhantom(context, phantom, GANTRY_MM);
    lying = { name: phantom, root: body, foot };
    patient.addChild(body);
    return lying;
  }

  /** Part of the way from outside into the bore. */
  const between = (out: number, within: number): number => out + (within - out) * entered;

  function layOnTable(foot: number, y: number): void {
    const rests = y + foot * between(OUTSIDE.scale, 1);
    table.set(
      { y: rests + between(NEAR_END.out, NEAR_END.in), scale: between(1.34, 1.3) },
      { y: rests - between(FAR_END.out, FAR_END.in), scale: between(0.95, 0.9) },
    );
  }

  /** `scale`: of the gantry on the stage. */
  function waitOnTrolley(foot: number, scale: number): void {
    trolley.addChild(patient);
    patient.scale.set(WAITING);
    patient.position.set(0, -foot * WAITING);
    const s = scale * trolley.scale.x;
    const at = { x: gantry.root.x + trolley.x * scale, y: gantry.root.y + trolley.y * scale };
    handle.place(at.x - TROLLEY.half * s, at.y - 2 * foot * WAITING * s, 2 * TROLLEY.half * s, 2 * foot * WAITING * s);
  }

  return {
    draw({ view }: CtFrame, scale: number): void {
      const { foot } = bodyOf(view);
      const target = view.loaded && view.calibrated ? 1 : 0;
      const distance = target - entered;
      const still = context.reducedMotion || !view.loaded || Math.abs(distance) < NEAR;
      entered = still ? target : entered + GLIDE * distance;
      if (entered !== target) context.redraw();
      const y = between(OUTSIDE.y, 0);
      layOnTable(foot, y);
      handle.enable(!view.loaded);
      if (!view.loaded) {
        waitOnTrolley(foot, scale);
        return;
      }
      gantry.inside.addChild(patient);
      patient.position.set(0, y);
      patient.scale.set(between(OUTSIDE.scale, 1));
    },
  };
}

export const createScene: CreateScene<'ct_scanner'> = (context) => {
  const root = new Container({ label: 'CT scanner' });
  const clinic = createRoom(context, { kind: 'clinic' });

  const gantry = createCtGantry(context);
  const table = createCtTable(context, FLOOR);
  const trolley = createTrolley(context.theme);
  gantry.inside.addChild(table.root);
  gantry.root.addChild(trolley);
  const monitor = createCtMonitor(context);
  root.addChild(clinic.root, gantry.root, monitor.root);
  const patient = createCarriedPatient(context, gantry, table, trolley);
  let scale = 1;
  let angle = 0;

  const parts = {
    gantry: {
      lay(box: Box, { small }: { readonly small: number }) {
        const aside = box.width / box.height > 1.3;
        scale = Math.min(box.width / (2 * GANTRY.x + 20), box.height / HIGH);
        gantry.root.scale.set(scale);
        gantry.root.position.set(box.x + box.width / 2, box.y + box.height - (FLOOR + 8) * scale);
        gantry.fitText(small / scale);
        // Beside the gantry where there is room, else in front of its left foot.
        trolley.scale.set(aside ? 1.35 : 0.8);
        trolley.position.set(
          aside ? -GANTRY.x - 24 - TROLLEY.half * 1.35 : -GANTRY.x + TROLLEY.half * 0.8,
          FLOOR - TROLLEY.height * trolley.scale.y,
        );
      },
    },
    monitor,
  };

  function drawGantry({ view, shown }: CtFrame): void {
    gantry.mount(view.geometry);
    const distance = view.angle - angle;
    angle = context.reducedMotion || Math.abs(distance) < JUMP ? view.angle : angle + GLIDE * 2 * distance;
    if (angle !== view.angle) context.redraw();
    gantry.turn(angle);
    gantry.shine(view.stage === 'scanning' || view.warmUp !== null);
    gantry.say(view.warmUp === null ? `${shown.gantry_angle.text}°` : `air ${Math.round(100 * view.warmUp)} %`);
  }

  return {
    root,
    resize(stage) {
      const box = stageBox(stage);
      arrange(ARRANGEMENT[stage.layout], parts, { ...inset(box, 14, 10), height: box.height - 26 }, stage.type);
      const floor = gantry.root.y + FLOOR * scale;
      clinic.resize(stage, floor - 60 * scale, [
        { x: gantry.root.x, y: floor - 14 * scale, width: 2 * GANTRY.x * scale, height: 2 * GANTRY.y * scale },
      ]);
    },
    draw(now) {
      const frame = asAcquired(now);
      patient.draw(frame, scale);
      drawGantry(frame);
      monitor.draw(frame);
    },
    describe: (now) => describeCt(asAcquired(now)),
    destroy: () => root.destroy({ children: true }),
  };
};

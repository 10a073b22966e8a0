/** A launcher on a measuring field: the throw with its strobe marks and arrows, graphs, a read-out and a series of shots. */
import { Container } from 'pixi.js';
import type { CreateScene, StageSize } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { paintLandscape, worldOf, type World } from '../../kit/room/landscape';
import { createCallout } from '../../kit/words/callout';
import { describeProjectile } from './describe-projectile';
import { createFieldHandles } from './field-handles';
import { createFieldTape } from './field-tape';
import { createHandledLauncher } from './handled-launcher';
import { createFieldNotes, createMotionBoard } from './projectile-displays';
import { createProjectileField } from './projectile-field';
import type { ProjectileContext, ProjectileFrame } from './projectile-frame';

const ARRANGEMENT: Arrangements<'field' | 'console' | 'board'> = {
  wide: column(grow(2.75, 'field'), grow(1, row(grow(1, 'console'), grow(2, 'board')))),
  tall: column(grow(2.1, 'field'), grow(1.4, 'board'), grow(1, 'console')),
};
/** From the left end of the field to the launcher, and from the horizon to the ground line, stage units. */
const CARRIAGE = 88;
const FORELAND = 40;
/** Below the ground line: the tape with its figures, in heights of text; above the highest path: a flag with its slip. */
const TAPE_LINES = 1.4;
const TAPE = 20;
const FLAG_LINES = 2.4;
const FLAG = 26;
const ARROW = 96;
/** m/s², until the first frame says where the field is. */
const EARTH = 9.81;

/** The launcher stands as a hand has set it, before the next shot begins with that. */
const asSet = (frame: ProjectileFrame): ProjectileFrame => ({
  ...frame,
  params: { ...frame.params, ...frame.waiting },
});

function createConsole(context: ProjectileContext) {
  const console = createInstrument(context, {
    form: 'console',
    display: {
      rows: [
        { key: 'angle', label: 'angle', unit: '°', widest: '90' },
        { key: 'speed', label: 'speed', unit: 'm/s', widest: '100' },
      ],
    },
    knobs: [{ input: 'velocity', print: 'speed' }],
  });
  // Laid out for the low box that it gets: the display beside the knob, not above it.
  const part: Placed = { root: console.root, lay: (box, type) => console.lay(box, type) };
  return {
    part,
    root: console.root,
    draw({ params }: ProjectileFrame) {
      console.set('angle', String(params.angle));
      console.set('speed', String(params.velocity));
    },
  };
}

/** The world that belongs to the gravity, painted behind everything. */
function createWorldPainter(context: ProjectileContext) {
  let world: World | null = null;
  let gravity = EARTH;
  return {
    forget() {
      world = null;
    },
    /** The last gravity where none is given. */
    paint(size: StageSize, horizon: number, now = gravity) {
      gravity = now;
      const next = worldOf(gravity).world;
      if (next === world) return;
      world = next;
      context.paintBehind(size, (canvas) => paintLandscape(canvas, size, context.theme, next, horizon));
    },
  };
}

export const createScene: CreateScene<'matterjs_physics/projectile'> = (context) => {
  // Nothing has its place before the first frame.
  const root = new Container({ label: 'projectile motion', visible: false });
  const field = createProjectileField(context);
  const board = createMotionBoard(context);
  const notes = createFieldNotes(context);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  const console = createConsole(context);
  const launcher = createHandledLauncher(context, field);
  const handles = createFieldHandles(context, field, () => board.touch());
  const tape = createFieldTape(context, field);
  const behind = createWorldPainter(context);
  root.addChild(field.back, launcher.root, notes.root, field.front, tape.root, board.root, console.root, message.root);
  let stage: StageSize | null = null;
  let horizon = 0;
  const layField: Placed = {
    lay(box, { small }) {
      if (!stage) return;
      const { bleed, pixel, width } = stage;
      const groundY = box.y + box.height - TAPE - TAPE_LINES * small;
      horizon = groundY - FORELAND;
      const right = width + Math.max(0, bleed.width - width) / 2;
      const x = box.x + CARRIAGE;
      field.lay({
        x,
        groundY,
        width: box.x + box.width - x - TAPE,
        height: groundY - box.y - FLAG - FLAG_LINES * small,
        left: Math.max(bleed.x, 0),
        right,
        textSize: small,
        pixel,
        arrow: ARROW,
      });
      launcher.lay(small, pixel);
      tape.lay(box, groundY);
      notes.lay(box, stage.type, stage.layout === 'wide');
      message.root.position.set(box.x + box.width / 2, box.y + 2);
      message.lay(box.width * 0.6);
    },
  };

  return {
    root,
    resize(next) {
      stage = next;
      arrange(
        ARRANGEMENT[next.layout],
        { field: layField, console: console.part, board },
        inset(stageBox(next), 12),
        next.type,
      );
      behind.forget();
      behind.paint(next, horizon);
    },

    draw(inForce, now) {
      const frame = asSet(inForce);
      const { view, params } = frame;
      root.visible = true;
      if (stage) behind.paint(stage, horizon, params.gravity);
      field.draw(frame, now);
      launcher.draw(frame, now);
      board.draw(frame, field, now);
      notes.draw(frame, field);
      tape.draw();
      handles.place(frame, launcher.trunnion, launcher.handles.flying);
      console.draw(frame);
      launcher.handles.flying = view.flight?.phase === 'flying';
      message.set(view.message ?? '');
    },

    describe: (frame) => describeProjectile(asSet(frame)),

    destroy: () => root.destroy({ children: true }),
  };
};

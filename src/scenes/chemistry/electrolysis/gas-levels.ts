/** The levels of the gases: drawn in the tubes, seen enlarged through a lens at each side, and read in words. */
import { Container, Graphics } from 'pixi.js';
import type { Point, SceneContext, TypeSizes } from '../../contract';
import { createScaleMagnifier } from '../../kit/optics/scale-magnifier';
import type { CellFrame } from './describe-electrolysis';
import type { HofmannVoltameter } from './hofmann-voltameter';

/** Between a lens, its reading and the message, stage units. */
export const GAP = 8;
const LENS = { radius: 64, pitch: 48, range: [0, 50], divisions: 5 } as const;
/** How fast a drawn level takes over what is read. */
const SETTLE = 0.16;
const NEAR_ENOUGH = 0.004;

export type Side = 'cathode' | 'anode';
export const SIDES = ['cathode', 'anode'] as const;

/** The sight at a level, a lens that shows it, and the line between them. */
function createSight(context: SceneContext<'electrolysis'>) {
  const { theme } = context;
  const lens = createScaleMagnifier(context, LENS);
  const sight = new Container();
  sight.addChild(new Graphics().roundRect(-18, -8, 36, 16, 3).stroke({ width: 1.5, color: theme.accent, alpha: 0.8 }));
  const leader = new Graphics().rect(0, -0.6, 1, 1.2).fill({ color: theme.accent, alpha: 0.5 });
  const volume = context.text({ size: 14, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  let eye: Point = { x: 0, y: 0 };
  let radius = 1;
  let drawnY = Number.NaN;
  return {
    lens,
    sight,
    leader,
    volume,
    /** `scale`: of the apparatus. */
    lay(at: Point, nextRadius: number, scale: number, type: TypeSizes) {
      eye = at;
      radius = nextRadius;
      drawnY = Number.NaN;
      lens.root.position.set(eye.x, eye.y);
      lens.root.scale.set(radius / LENS.radius);
      lens.fit(radius / LENS.radius, type);
      volume.style.fontSize = type.text;
      volume.position.set(eye.x, eye.y + radius + GAP);
      sight.scale.set(scale);
    },
    /** The level on the stage. */
    follow(at: Point) {
      if (Math.abs(drawnY - at.y) < 0.02) return;
      drawnY = at.y;
      sight.position.set(at.x, at.y);
      const dx = at.x + (eye.x < at.x ? -18 : 18) - eye.x;
      const dy = at.y - eye.y;
      const length = Math.hypot(dx, dy);
      leader.position.set(eye.x + (dx * radius) / length, eye.y + (dy * radius) / length);
      leader.rotation = Math.atan2(dy, dx);
      leader.scale.x = Math.max(0, length - radius);
    },
  };
}

/** `onStage`: of a point of the voltameter; `emptied`: the gas of a tube is let out. */
export function createGasLevels(
  context: SceneContext<'electrolysis'>,
  cell: HofmannVoltameter,
  onStage: (point: Point) => Point,
  emptied: () => void,
) {
  const sights = { cathode: createSight(context), anode: createSight(context) };
  const level = { cathode: Number.NaN, anode: Number.NaN };
  const all = SIDES.map((side) => sights[side]);

  /** The level goes smoothly to what the instrument makes of it. */
  function approach(side: Side, target: number): void {
    const gap = target - level[side];
    if (Number.isNaN(gap) || context.reducedMotion || Math.abs(gap) < NEAR_ENOUGH) level[side] = target;
    else {
      if (target === 0) emptied();
      level[side] += gap * SETTLE;
      context.redraw();
    }
  }

  return {
    level,
    leaders: all.map(({ leader }) => leader),
    sights: all.map(({ sight }) => sight),
    lenses: [...all.map(({ lens }) => lens.root), ...all.map(({ volume }) => volume)],
    lay(side: Side, eye: Point, radius: number, scale: number, type: TypeSizes) {
      sights[side].lay(eye, radius, scale, type);
    },
    draw({ view, shown }: CellFrame) {
      const truth = { cathode: view.h2, anode: view.o2 };
      const read = { cathode: shown.h2_ml, anode: shown.o2_ml };
      for (const side of SIDES) {
        const { value, text } = read[side];
        approach(side, typeof value === 'number' ? value : truth[side]);
        const { lens, volume } = sights[side];
        lens.set(level[side], 0, view.light[side]);
        volume.text = `${side === 'cathode' ? 'H₂' : 'O₂'} ${text} mL`;
        sights[side].follow(onStage({ x: cell.leads[side].x, y: cell.levelY(level[side]) }));
      }
      cell.setGas(level.cathode, level.anode);
    },
  };
}

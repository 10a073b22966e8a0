/** The spring on its stand with the mirror scale beside it, the load on its hook, and the mark of the elastic limit. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createRetortStand } from '../../kit/glassware/retort-stand';
import type { StageTheme } from '../../kit/theme';
import { createHelicalSpring } from '../../kit/mechanics/helical-spring';
import { createForceArrows } from './force-arrows';
import { createMirrorScale, MIRROR_WIDTH } from './mirror-scale';
import { createMassHanger, HANGER_LENGTH } from './slotted-masses';
import { NATURAL_LENGTH } from './spring-graph';

const TURNS = 24;
const HOOK = 12;
/** Lengths below the clamp that the stage may show, m. */
const SPANS = [0.8, 1.2, 1.6, 2.4, 3.2, 4.4, 6, 8] as const;
/** The first overshoot of a load that is let go at the natural length, in rest extensions. */
const OVERSHOOT = 1.86;

export interface HungSpring {
  /** Behind everything that stands on the bench, and before it. */
  readonly behind: Container;
  readonly parts: readonly Container[];
  readonly load: ReturnType<typeof createMassHanger>;
  /** Where the load hangs. */
  readonly pointer: Readonly<Point>;
  /** Stage units of a metre. */
  readonly unit: number;
  /** Lengths below the clamp that are shown, m. */
  readonly span: number;
  lay(box: Box, type: TypeSizes): void;
  /** The scale follows the next frame. */
  forget(): void;
  /** As much of the length as is needed: out at once, back in only when nothing moves. */
  follow(view: Frame<'hookes_law'>['view']): void;
  draw(frame: Frame<'hookes_law'>, mostForce: number): void;
}

const first = (steps: readonly number[], least: number): number =>
  steps.find((step) => step >= least) ?? Number(steps.at(-1));

/** The upper hook; and the lower one with its needle, which reaches over the scale. */
const upperHook = (metal: number): Graphics =>
  new Graphics()
    .arc(0, -2, 6, Math.PI * 0.1, Math.PI * 1.9)
    .stroke({ width: 3.2, color: metal })
    .rect(-1.6, 3, 3.2, HOOK - 2)
    .fill(metal);
const lowerHook = (tip: number, metal: StageTheme['metal']): Graphics =>
  new Graphics()
    .rect(-1.6, -HOOK - 2, 3.2, HOOK)
    .fill(metal[1])
    .poly([0, -2.6, tip - 18, -1.5, tip, 0, tip - 18, 1.5, 0, 2.6])
    .fill(0xc93a31)
    .circle(0, 0, 4.4)
    .fill(metal[2])
    .circle(-1, -1.2, 1.6)
    .fill({ color: 0xffffff, alpha: 0.6 });

/** The stand below a clamp. */
function standUnder(context: SceneContext<'hookes_law'>, behind: Container, foot: Point, axis: Point): void {
  for (const child of behind.removeChildren()) child.destroy({ children: true });
  const clampHeight = foot.y - axis.y + 10;
  const built = createRetortStand(context, {
    height: clampHeight + 14,
    base: [34, axis.x - foot.x + 70],
    clampHeight,
    reach: axis.x - foot.x,
    grip: 5,
  });
  built.root.position.set(foot.x, foot.y);
  built.fingers.position.set(foot.x, foot.y);
  behind.addChild(built.root, built.fingers);
}

export function createHungSpring(context: SceneContext<'hookes_law'>, mostDiscs: number): HungSpring {
  const { theme } = context;
  const behind = new Container({ label: 'stand' });
  const scale = createMirrorScale(context);
  const spring = createHelicalSpring(context, { turns: TURNS, width: 54, wire: 4.6 });
  const top = upperHook(theme.metal[1]);
  const hook = new Container({ label: 'hook and pointer' });
  const load = createMassHanger(context, mostDiscs);
  const arrows = createForceArrows(context);
  const tag = context.text({ size: 13, weight: '700', colour: theme.ink, anchor: [0, 0.5] });
  const limit = new Graphics().poly([-11, -6, 0, 0, -11, 6]).fill(theme.warning);
  /** The spring's axis at its clamp, its ruler, and what the load's foot stays above. */
  let axis: Point = { x: 0, y: 0 };
  let scaleX = 0;
  let floor = 0;
  let small = 12;
  let span = 0;
  let unit = 1;
  let zeroY = 0;
  const pointer: Point & { x: number; y: number } = { x: 0, y: 0 };

  function rescale(next: number): void {
    span = next;
    unit = (floor - axis.y - 2 * HOOK - HANGER_LENGTH) / span;
    zeroY = axis.y + HOOK + NATURAL_LENGTH * unit + HOOK;
    scale.root.position.set(scaleX, zeroY);
    scale.lay(unit, Math.min(22 + small, zeroY - axis.y - 22), floor - 4 - zeroY, small);
  }

  return {
    behind,
    parts: [scale.root, limit, spring.root, top, load.root, hook, ...arrows.parts, tag],
    load,
    pointer,
    get unit() {
      return unit;
    },
    get span() {
      return span;
    },
    lay(box, type) {
      small = type.small;
      const foot = box.y + box.height;
      floor = foot - 8;
      axis = { x: box.x + 0.44 * box.width, y: box.y + 26 };
      scaleX = axis.x + 56;
      standUnder(context, behind, { x: box.x + 36, y: foot }, axis);
      top.position.set(axis.x, axis.y);
      spring.root.position.set(axis.x, axis.y + HOOK);
      tag.style.fontSize = small;
      tag.position.set(axis.x + 16, axis.y - small * 0.6);
      arrows.setSize(small);
      for (const child of hook.removeChildren()) child.destroy();
      hook.addChild(lowerHook(scaleX - axis.x + MIRROR_WIDTH + 4, theme.metal));
    },
    forget() {
      span = 0;
    },
    follow(view) {
      const least = NATURAL_LENGTH + 0.03 + Math.max(OVERSHOOT * (view.rest - view.set) + view.set, view.x);
      const wanted = first(SPANS, least);
      if (wanted > span || (wanted < span && view.settled) || span === 0) rescale(wanted);
    },
    draw({ view, params, hidden }, mostForce) {
      const length = (NATURAL_LENGTH + view.x) * unit;
      spring.stretch(length, hidden.has('spring_mass') ? 0 : view.sag * unit);
      pointer.x = axis.x;
      pointer.y = axis.y + HOOK + length + HOOK;
      hook.position.set(pointer.x, pointer.y);
      load.root.position.set(pointer.x, pointer.y);
      load.root.visible = view.hung;
      arrows.draw(view, { x: axis.x - 50, y: pointer.y }, mostForce);
      const limitY = zeroY + view.limit * unit;
      limit.visible = limitY < floor && !hidden.has('spring_constant');
      limit.position.set(scaleX, limitY);
      tag.text = `${params.spring_constant} N/m`;
    },
  };
}

/** A spring on its stand beside a mirror scale, slotted masses, a lens for reading, and force over extension on a screen. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, Point, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCallout } from '../kit/callout';
import { createForceExtensionPlot } from '../kit/force-extension-plot';
import { createHelicalSpring } from '../kit/helical-spring';
import { createMirrorLens } from '../kit/mirror-lens';
import { createMirrorScale, MIRROR_WIDTH } from '../kit/mirror-scale';
import { createReadOut } from '../kit/read-out';
import { createRetortStand } from '../kit/retort-stand';
import { createLooseMass, createMassHanger, createMassRack, DISC, HANGER_LENGTH } from '../kit/slotted-masses';
import { createStageButton } from '../kit/stage-button';
import { createVectorArrow } from '../kit/vector-arrow';
import { createViewingEye } from '../kit/viewing-eye';
import { describeSpring } from './describe-spring';
import { LAYOUTS, type SpringBenchLayout } from './hookes-law-layout';

type SpringFrame = Frame<'hookes_law'>;

const NATURAL = 0.3;
const TURNS = 24;
const MOST_DISCS = 19;
const PER_MASS = 0.1;
/** Lengths below the clamp that the stage may show, m. */
const SPANS = [0.8, 1.2, 1.6, 2.4, 3.2, 4.4, 6, 8] as const;
/** The first overshoot of a load that is let go at the natural length, in rest extensions. */
const OVERSHOOT = 1.86;
const FORCES = [2, 4, 6, 10, 15, 20, 30, 50, 80] as const;
const HOOK = 12;
const LENS_RADIUS = 104;
const LENS_PITCH = 7;
const EYE_TRAVEL = 4.2;
const MOST_EYE = 15;
const MOST_PULL = 5;
/** Stage units that tell a pull from a grip. */
const GRIP = 5;
const SIDEWAYS = 34;
const NEAR = 70;
const ARROW = 84;
const WORDS_MS = 200;
/** m/s: above it no eye follows. */
const BLUR = 0.12;
const WEIGHT = 0xf97066;
const PULL = 0x4fb3ff;

const first = (steps: readonly number[], least: number): number =>
  steps.find((step) => step >= least) ?? Number(steps.at(-1));
const discsOf = (mass: number): number => Math.round(mass / PER_MASS) - 1;
const kilograms = (mass: number): string => `${mass.toFixed(1)} kg`;

export const createScene: CreateScene<'hookes_law'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: "Hooke's law" });

  // ------------------------------------------------------------ parts
  const backdrop = createBackdrop(context);
  const behind = new Container({ label: 'stand' });
  const scale = createMirrorScale(context);
  const spring = createHelicalSpring(context, { turns: TURNS, width: 54, wire: 4.6 });
  const top = new Graphics()
    .arc(0, -2, 6, Math.PI * 0.1, Math.PI * 1.9)
    .stroke({ width: 3.2, color: theme.metal[1] })
    .rect(-1.6, 3, 3.2, HOOK - 2)
    .fill(theme.metal[1]);
  const hook = new Container({ label: 'hook and pointer' });
  const load = createMassHanger(context, MOST_DISCS);
  const waiting = createMassHanger(context, MOST_DISCS);
  const rack = createMassRack(context, MOST_DISCS);
  const loose = createLooseMass();
  const carried = createMassHanger(context, MOST_DISCS);
  carried.root.visible = false;
  const lens = createMirrorLens(context, LENS_RADIUS, LENS_PITCH);
  const eye = createViewingEye(context);
  const plot = createForceExtensionPlot(context);
  const readOut = createReadOut(context, 15);
  const message = createCallout(context, { size: 14, tone: 'warning' });
  const advice = createCallout(context, { size: 13, tone: 'plain' });
  const tag = context.text({ size: 13, weight: '700', colour: theme.ink, anchor: [0, 0.5] });
  const weightArrow = createVectorArrow(WEIGHT, 4);
  const springArrow = createVectorArrow(PULL, 4);
  const weightName = context.text({ text: 'mg', size: 13, weight: '700', colour: theme.ink, anchor: [1, 0.5] });
  const springName = context.text({ text: 'kx', size: 13, weight: '700', colour: theme.ink, anchor: [1, 0.5] });
  const limit = new Graphics().poly([-11, -6, 0, 0, -11, 6]).fill(theme.warning);

  root.addChild(
    backdrop.root,
    behind,
    rack.root,
    waiting.root,
    scale.root,
    limit,
    spring.root,
    top,
    load.root,
    hook,
    weightArrow.root,
    springArrow.root,
    weightName,
    springName,
    tag,
    lens.root,
    eye.root,
    plot.root,
    readOut.root,
    message.root,
    advice.root,
    loose,
    carried.root,
  );

  // ------------------------------------------------------------ where things are
  let layout: SpringBenchLayout = LAYOUTS.wide;
  let stage: StageSize | null = null;
  let span = 0;
  let unit = 1;
  let zeroY = 0;
  let last: SpringFrame | null = null;
  const pointer: Point & { x: number; y: number } = { x: 0, y: 0 };
  const figureSize = (): number => Math.max(12, 12 * (stage?.pixel ?? 1));

  function rescale(next: number): void {
    span = next;
    const { axis, floor, masses, scaleX } = layout;
    const room = floor - axis.y - 2 * HOOK - HANGER_LENGTH * masses;
    unit = room / span;
    const zero = axis.y + HOOK + NATURAL * unit + HOOK;
    scale.root.position.set(scaleX, zero);
    const above = Math.min(22 + figureSize(), zero - axis.y - 22);
    scale.lay(unit, above, floor - 4 - zero, figureSize());
    zeroY = zero;
  }

  // ------------------------------------------------------------ what hands do
  type Hand = 'nothing' | 'pull' | 'take' | 'add' | 'hang';
  let hand: Hand = 'nothing';
  let handAt: Point = { x: 0, y: 0 };
  const carry = (next: Hand, at: Point): void => {
    hand = next;
    handAt = at;
    loose.visible = next === 'take' || next === 'add';
    carried.root.visible = next === 'hang';
    if (loose.visible) loose.position.set(at.x, at.y);
    if (carried.root.visible) carried.root.position.set(at.x, at.y - 20);
    context.redraw();
  };
  const distance = (to: Point): number => Math.hypot(handAt.x - to.x, handAt.y - to.y);
  const loadMiddle = (): Point => ({ x: pointer.x, y: pointer.y + HANGER_LENGTH * layout.masses * 0.7 });
  const massOf = (): number => last?.params.mass ?? 0.5;
  const setMass = (mass: number): void =>
    context.setInput('mass', Math.round(Math.min(2, Math.max(0.1, mass)) * 10) / 10);
  const takeOne = (): void => {
    if (massOf() > 0.15) setMass(massOf() - PER_MASS);
    else context.dispatch({ do: 'remove' });
  };
  const drop = (): void => {
    const was = hand;
    carry('nothing', handAt);
    if (was === 'pull') context.dispatch({ do: 'release' });
    else if (was === 'take' && distance(loadMiddle()) > NEAR) takeOne();
    else if (was === 'add' && last?.view.hung && distance(loadMiddle()) < 1.3 * NEAR) setMass(massOf() + PER_MASS);
    else if (was === 'hang' && distance(pointer) < 1.5 * NEAR) context.dispatch({ do: 'hang_gently' });
  };

  const loadHandle = context.handle({
    role: 'slider',
    name: 'Hanger: pull the mass down',
    hint: 'Drag it down and let go, or drag it sideways to take a mass off. By keyboard: arrows pull, Enter lets go, Delete takes a mass off.',
    keys: { Enter: () => context.dispatch({ do: 'release' }), Delete: takeOne },
    min: 0,
    max: MOST_PULL,
    step: 0.01,
    value: 0,
    format: (metres) => `pulled ${Math.round(metres * 100)} cm below rest`,
    set: (value) => context.dispatch({ do: 'pull', value: Math.round(value * 100) / 100 }),
    drag(point, start, startValue) {
      const dx = Math.abs(point.x - start.x);
      const dy = point.y - start.y;
      if (hand !== 'pull' && dx > SIDEWAYS && dx > dy) carry('take', point);
      else if (hand === 'take') carry('take', point);
      else if (dy > GRIP) carry('pull', point);
      return hand === 'pull' ? startValue + Math.max(0, dy) / unit : startValue;
    },
    held: (down) => {
      if (!down) drop();
    },
  });
  const waitingHandle = context.handle({
    role: 'slider',
    name: 'Hanger with masses',
    hint: 'Drag it onto the hook of the spring. By keyboard: arrows change the mass, Enter hangs it.',
    keys: { Enter: () => context.dispatch({ do: 'hang_gently' }) },
    min: 0.1,
    max: 2,
    step: 0.1,
    value: 0.5,
    format: kilograms,
    set: setMass,
    drag(point, _start, startValue) {
      carry('hang', point);
      return startValue;
    },
    held: (down) => {
      if (!down) drop();
    },
    tap: () => context.dispatch({ do: 'hang_gently' }),
  });
  const rackHandle = context.handle({
    role: 'slider',
    name: 'Slotted masses on the rack',
    hint: 'Drag one onto the hanger. By keyboard: arrows put masses on and off.',
    min: 0.1,
    max: 2,
    step: 0.1,
    value: 0.5,
    format: (mass) => `${kilograms(mass)} on the hanger`,
    set: setMass,
    drag(point, _start, startValue) {
      carry('add', point);
      return startValue;
    },
    held: (down) => {
      if (!down) drop();
    },
    tap: () => setMass(massOf() + PER_MASS),
  });
  const eyeHandle = context.handle({
    role: 'slider',
    name: 'Eye: height above the pointer',
    hint: 'Level, the pointer covers its image in the mirror.',
    min: -MOST_EYE,
    max: MOST_EYE,
    step: 1,
    value: 0,
    format: (cm) => (cm === 0 ? 'level' : `${Math.abs(cm)} cm ${cm > 0 ? 'above' : 'below'}`),
    set: (value) => context.dispatch({ do: 'look_from', value }),
    drag: (point, start, startValue) => startValue + (start.y - point.y) / EYE_TRAVEL,
    tap: () => context.dispatch({ do: 'look_from', value: 0 }),
  });
  const buttons = [
    createStageButton(context, {
      label: 'Hang',
      name: 'Hang: let go at the natural length',
      press: () => context.dispatch({ do: 'hang' }),
    }),
    createStageButton(context, {
      label: 'Gently',
      name: 'Hang gently',
      press: () => context.dispatch({ do: 'hang_gently' }),
    }),
    createStageButton(context, { label: 'Let go', name: 'Release', press: () => context.dispatch({ do: 'release' }) }),
    createStageButton(context, {
      label: 'Remove',
      name: 'Remove the mass',
      press: () => context.dispatch({ do: 'remove' }),
    }),
  ] as const;
  root.addChild(...buttons.map((button) => button.root));

  // ------------------------------------------------------------ drawing
  let wordsAt = Number.NEGATIVE_INFINITY;

  function drawSpring({ view, hidden }: SpringFrame): void {
    const { axis } = layout;
    const length = (NATURAL + view.x) * unit;
    spring.stretch(length, hidden.has('spring_mass') ? 0 : view.sag * unit);
    pointer.x = axis.x;
    pointer.y = axis.y + HOOK + length + HOOK;
    hook.position.set(pointer.x, pointer.y);
    load.root.position.set(pointer.x, pointer.y);
  }

  function drawForces({ view }: SpringFrame, most: number): void {
    const x = layout.axis.x - 48;
    const down = (ARROW * view.weight) / most;
    const up = (ARROW * Math.max(0, view.force)) / most;
    for (const part of [weightArrow, springArrow]) part.root.position.set(x, pointer.y);
    weightArrow.set(0, down);
    springArrow.set(0, -up);
    weightName.visible = down > 12;
    springName.visible = up > 12;
    if (weightName.visible) weightName.position.set(x - 9, pointer.y + down * 0.6);
    if (springName.visible) springName.position.set(x - 9, pointer.y - up * 0.6);
  }

  function write({ view, shown }: SpringFrame, now: number): void {
    if (now - wordsAt < WORDS_MS && now >= wordsAt) {
      // What stands there last must be what was said last.
      context.redraw();
      return;
    }
    wordsAt = now;
    plot.energy(`${shown.elastic_energy_j.text} J`);
    const period = shown.period_s.value === null ? '  –' : `${shown.period_s.text} s, ${view.swings}×`;
    readOut.set(`Ruler   ${shown.ruler_mm.text} mm\nForce   ${shown.force_n.text} N\nPeriod  ${period}`);
    message.set(view.message ?? '');
    advice.set(view.hung || view.message ? '' : 'Drag the hanger onto the hook');
  }

  function place({ view, params }: SpringFrame): void {
    const { masses, eye: at, lens: glass } = layout;
    const high = HANGER_LENGTH * masses;
    const wide = (DISC.width + 6) * masses;
    loadHandle.enable(view.hung);
    waitingHandle.enable(!view.hung);
    if (view.hung) loadHandle.place(pointer.x - wide / 2, pointer.y + high * 0.3, wide, high * 0.72);
    else waitingHandle.place(layout.waiting.x - wide / 2, layout.waiting.y - high, wide, high);
    loadHandle.update(view.held ? Math.max(0, view.x - view.rest) : 0);
    waitingHandle.update(params.mass);
    rackHandle.update(params.mass);
    eyeHandle.update(view.eye);
    const eyeY = at.y - view.eye * EYE_TRAVEL;
    eye.set(at.x, eyeY, glass.x + LENS_RADIUS * lensScale(), glass.y);
    eyeHandle.place(at.x - 22, eyeY - 22, 44, 44);
    buttons[2].enable(view.held);
    buttons[3].enable(view.hung);
  }

  const lensScale = (): number => (stage?.layout === 'narrow' ? 0.7 : 1);

  return {
    root,
    resize(next) {
      stage = next;
      layout = LAYOUTS[next.layout];
      const { axis, stand, masses, benchY, buttons: row, plot: screenBox, readOut: box } = layout;
      backdrop.resize(next, benchY);
      for (const child of behind.removeChildren()) child.destroy({ children: true });
      const clampHeight = stand.y - axis.y + 10;
      const built = createRetortStand(context, {
        height: clampHeight + 18,
        base: [34, axis.x - stand.x + 70],
        clampHeight,
        reach: axis.x - stand.x,
        grip: 5,
      });
      built.root.position.set(stand.x, stand.y);
      built.fingers.position.set(stand.x, stand.y);
      behind.addChild(built.root, built.fingers);
      top.position.set(axis.x, axis.y);
      spring.root.position.set(axis.x, axis.y + HOOK);
      for (const child of hook.removeChildren()) child.destroy();
      const tip = layout.scaleX - axis.x + MIRROR_WIDTH + 4;
      hook.addChild(
        new Graphics()
          .rect(-1.6, -HOOK - 2, 3.2, HOOK)
          .fill(theme.metal[1])
          .poly([0, -2.6, tip - 18, -1.5, tip, 0, tip - 18, 1.5, 0, 2.6])
          .fill(0xc93a31)
          .circle(0, 0, 4.4)
          .fill(theme.metal[2])
          .circle(-1, -1.2, 1.6)
          .fill({ color: 0xffffff, alpha: 0.6 }),
      );
      for (const part of [load, waiting, rack, carried]) part.root.scale.set(masses);
      loose.scale.set(masses);
      rack.root.position.set(layout.rack.x, layout.rack.y);
      rackHandle.place(layout.rack.x - 44 * masses, layout.rack.y - 112 * masses, 88 * masses, 114 * masses);
      waiting.root.position.set(layout.waiting.x, layout.waiting.y - HANGER_LENGTH * masses);
      lens.root.position.set(layout.lens.x, layout.lens.y);
      lens.root.scale.set(lensScale());
      plot.root.position.set(screenBox.x, screenBox.y);
      plot.lay(screenBox.width, screenBox.height, figureSize());
      readOut.root.visible = box !== null;
      if (box) {
        readOut.root.position.set(box.x, box.y);
        readOut.lay(box.width, box.height);
      }
      message.root.position.set(layout.message.x, layout.message.y);
      message.lay(layout.message.width);
      advice.root.position.set(layout.message.x, layout.message.y);
      advice.lay(layout.message.width);
      tag.position.set(axis.x + 16, axis.y + 2);
      const gap = 8;
      const wide = (row.width - 3 * gap) / 4;
      buttons.forEach((button, n) => button.place(row.x + n * (wide + gap), row.y, wide, row.height));
      span = 0;
      wordsAt = Number.NEGATIVE_INFINITY;
    },

    draw(frame, now) {
      last = frame;
      const { view, params, hidden } = frame;
      const least = NATURAL + 0.03 + Math.max(OVERSHOOT * (view.rest - view.set) + view.set, view.x);
      const wanted = first(SPANS, least);
      // Out at once; back in only when nothing moves.
      if (wanted > span || (wanted < span && view.settled) || span === 0) rescale(wanted);
      const most = first(FORCES, Math.max(1.5 * view.weight, view.force, 1));
      plot.scale(span - NATURAL, most);
      plot.rests(view.rests);
      plot.set(view.x, view.force, view.set);
      drawSpring(frame);
      drawForces(frame, most);
      load.root.visible = view.hung;
      waiting.root.visible = !view.hung && hand !== 'hang';
      const limitY = zeroY + view.limit * unit;
      limit.visible = limitY < layout.floor && !hidden.has('spring_constant');
      limit.position.set(layout.scaleX, limitY);
      const discs = discsOf(params.mass);
      load.count(discs - (hand === 'take' ? 1 : 0));
      waiting.count(discs);
      carried.count(discs);
      rack.count(MOST_DISCS - discs - (hand === 'add' ? 1 : 0));
      lens.set(1000 * view.pointerSeen, 1000 * view.imageSeen, Math.abs(view.v) > BLUR);
      const words = `${params.spring_constant} N/m`;
      if (tag.text !== words) tag.text = words;
      write(frame, now);
      place(frame);
    },

    describe: describeSpring,
    destroy: () => root.destroy({ children: true }),
  };
};

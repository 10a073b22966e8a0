/** A spring on its stand beside a mirror scale, slotted masses, a lens for reading, and force over extension on a screen. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, Point, TypeSizes } from '../../contract';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { area, line, pen } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { groundColours } from '../../kit/charts/series-colours';
import { corner } from '../../kit/charts/words';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createHelicalSpring } from '../../kit/mechanics/helical-spring';
import { createMirrorLens } from './mirror-lens';
import { createMirrorScale, MIRROR_WIDTH } from './mirror-scale';
import { createRetortStand } from '../../kit/glassware/retort-stand';
import { createLooseMass, createMassHanger, createMassRack, DISC, HANGER_LENGTH } from './slotted-masses';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';
import { createViewingEye } from './viewing-eye';
import { describeSpring } from './describe-spring';

type SpringFrame = Frame<'hookes_law'>;

/** On a phone the graph is the page's own plot. */
const ARRANGEMENT: Arrangements<'spring' | 'reading' | 'masses' | 'graph' | 'message'> = {
  wide: row(
    grow(32, 'spring'),
    grow(32, column(grow(11, 'reading'), grow(8, 'masses'))),
    grow(35, column(grow(1, 'graph'), 'message')),
  ),
  tall: row(grow(45, 'spring'), grow(55, column(grow(10, 'reading'), 'message', grow(9, 'masses')))),
};
const MARGIN = { wide: 16, tall: 10 } as const;
/** Height of what is seen of the bench behind the feet, and of what lies before them. */
const BENCH = { wide: 56, tall: 80 } as const;
const FOOT = 26;

const NATURAL = 0.3;
const TURNS = 24;
const MOST_DISCS = 19;
const PER_MASS = 0.1;
/** Lengths below the clamp that the stage may show, m. */
const SPANS = [0.8, 1.2, 1.6, 2.4, 3.2, 4.4, 6, 8] as const;
/** The first overshoot of a load that is let go at the natural length, in rest extensions. */
const OVERSHOOT = 1.86;
const HOOK = 12;
const LENS_RADIUS = 104;
const LENS_PITCH = 7;
/** Room for the eye beside the lens. */
const EYE_ROOM = 74;
const EYE_TRAVEL = 4.2;
/** As many loads at rest as the model keeps. */
const MOST_RESTS = 40;
/** Stage units that tell a pull from a grip. */
const GRIP = 5;
const SIDEWAYS = 34;
const NEAR = 70;
const ARROW = 84;
const WORDS_MS = 200;
/** m/s: above it no eye follows. */
const BLUR = 0.12;

const first = (steps: readonly number[], least: number): number =>
  steps.find((step) => step >= least) ?? Number(steps.at(-1));
const discsOf = (mass: number): number => Math.round(mass / PER_MASS) - 1;

export const createScene: CreateScene<'hookes_law'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: "Hooke's law" });

  // ------------------------------------------------------------ parts
  const room = createRoom(context, { kind: 'physics-hall' });
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
  const graphCase = createScreenCase(context, { form: 'panel', title: 'Force over extension' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Extension', short: 'x', unit: 'm' },
    y: { label: 'Force', short: 'F', unit: 'N' },
    marks: {
      energy: area({ colour: 'orange' }),
      law: line({ width: 2.4 }),
      rests: points(),
      now: pen({ colour: 'orange', radius: 5 }),
      words: corner({ at: 'above', colour: 'orange', mono: true }),
    },
  });
  const forces = growingDomain({ least: [0, 2] });
  const graph = new Container();
  graph.addChild(graphCase.root, chart.root);
  const message = createCallout(context, { size: 14, tone: 'warning' });
  const advice = createCallout(context, { size: 13, tone: 'plain' });
  const tag = context.text({ size: 13, weight: '700', colour: theme.ink, anchor: [0, 0.5] });
  const { series } = groundColours(theme, 'none');
  const weightArrow = createVectorArrow(series.red, 5);
  const springArrow = createVectorArrow(series.sky, 5);
  const weightName = context.text({ text: 'mg', size: 13, weight: '700', colour: theme.ink, anchor: [1, 0.5] });
  const springName = context.text({ text: 'kx', size: 13, weight: '700', colour: theme.ink, anchor: [1, 0.5] });
  const limit = new Graphics().poly([-11, -6, 0, 0, -11, 6]).fill(theme.warning);

  root.addChild(
    room.root,
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
    graph,
    message.root,
    advice.root,
    loose,
    carried.root,
  );

  // ------------------------------------------------------------ where things are
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  /** The spring's axis at its clamp, its ruler, and what the load's foot stays above. */
  let axis: Point = { x: 0, y: 0 };
  let scaleX = 0;
  let floor = 0;
  let lensAt: Point & { readonly radius: number } = { x: 0, y: 0, radius: 1 };
  let eyeAt: Point = { x: 0, y: 0 };
  let waitingAt: Point = { x: 0, y: 0 };
  let span = 0;
  let unit = 1;
  let zeroY = 0;
  let last: SpringFrame | null = null;
  const pointer: Point & { x: number; y: number } = { x: 0, y: 0 };

  function rescale(next: number): void {
    span = next;
    unit = (floor - axis.y - 2 * HOOK - HANGER_LENGTH) / span;
    const zero = axis.y + HOOK + NATURAL * unit + HOOK;
    scale.root.position.set(scaleX, zero);
    const above = Math.min(22 + type.small, zero - axis.y - 22);
    scale.lay(unit, above, floor - 4 - zero, type.small);
    zeroY = zero;
  }

  const parts = {
    spring: {
      lay(box: Box) {
        const foot = box.y + box.height;
        const stand = { x: box.x + 36, y: foot };
        floor = foot - 8;
        axis = { x: box.x + 0.44 * box.width, y: box.y + 26 };
        scaleX = axis.x + 56;
        for (const child of behind.removeChildren()) child.destroy({ children: true });
        const clampHeight = stand.y - axis.y + 10;
        const built = createRetortStand(context, {
          height: clampHeight + 14,
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
        tag.style.fontSize = type.small;
        tag.position.set(axis.x + 16, axis.y - type.small * 0.6);
        for (const child of hook.removeChildren()) child.destroy();
        const tip = scaleX - axis.x + MIRROR_WIDTH + 4;
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
      },
    },
    /** What the eye sees of the pointer, and the eye. */
    reading: {
      lay({ x, y, width, height }: Box) {
        const radius = Math.min(height / 2 - 6, (width - EYE_ROOM) / 2);
        lensAt = { x: x + radius + 6, y: y + height / 2, radius };
        lens.root.position.copyFrom(lensAt);
        lens.root.scale.set(radius / LENS_RADIUS);
        eyeAt = { x: lensAt.x + radius + EYE_ROOM - 26, y: lensAt.y };
      },
    },
    masses: {
      lay({ x, y, width, height }: Box) {
        const foot = y + height - 4;
        waitingAt = { x: x + 0.26 * width, y: foot };
        waiting.root.position.set(waitingAt.x, foot - HANGER_LENGTH);
        const at = { x: x + 0.74 * width, y: foot };
        rack.root.position.copyFrom(at);
        rackHandle.place(at.x - 44, at.y - 112, 88, 114);
      },
    },
    graph: {
      root: graph,
      lay(box: Box) {
        graphCase.lay(box, type);
        chart.lay(graphCase.pane, type);
      },
    },
    message: {
      least: ({ small }: TypeSizes) => ({ width: 0, height: small * 5 }),
      lay({ x, y, width }: Box) {
        for (const words of [message, advice]) {
          words.root.position.set(x + width / 2, y);
          words.lay(width - 24);
        }
      },
    },
  } as const;

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
  const loadMiddle = (): Point => ({ x: pointer.x, y: pointer.y + HANGER_LENGTH * 0.7 });
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

  const loadHandle = context.actionHandle('pull', {
    name: 'Hanger: pull the mass down',
    hint: 'Drag it down and let go, or drag it sideways to take a mass off. By keyboard: arrows pull, Enter lets go, Delete takes a mass off.',
    grip: 'y',
    keys: { Enter: () => context.dispatch({ do: 'release' }), Delete: takeOne },
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
  /** A hand that carries something; what it does where it is let go is in `drop`. */
  const carries = (what: 'hang' | 'add', tap: () => void) =>
    ({
      grip: 'free',
      drag: (point: Point, _start: Point, startValue: number): number => {
        carry(what, point);
        return startValue;
      },
      held: (down: boolean) => {
        if (!down) drop();
      },
      tap,
    }) as const;
  const hangGently = (): void => context.dispatch({ do: 'hang_gently' });
  const waitingHandle = context.inputHandle('mass', {
    name: 'Hanger with masses',
    hint: 'Drag it onto the hook of the spring. By keyboard: arrows change the mass, Enter hangs it.',
    keys: { Enter: hangGently },
    ...carries('hang', hangGently),
  });
  const rackHandle = context.inputHandle('mass', {
    name: 'Slotted masses on the rack',
    hint: 'Drag one onto the hanger. By keyboard: arrows put masses on and off.',
    ...carries('add', () => setMass(massOf() + PER_MASS)),
  });
  const eyeHandle = context.actionHandle('look_from', {
    name: 'Eye: height above the pointer',
    hint: 'Level, the pointer covers its image in the mirror.',
    grip: 'y',
    drag: (point, start, startValue) => startValue + (start.y - point.y) / EYE_TRAVEL,
    tap: () => context.dispatch({ do: 'look_from', value: 0 }),
  });

  // ------------------------------------------------------------ drawing
  let wordsAt = Number.NEGATIVE_INFINITY;

  function drawSpring({ view, hidden }: SpringFrame): void {
    const length = (NATURAL + view.x) * unit;
    spring.stretch(length, hidden.has('spring_mass') ? 0 : view.sag * unit);
    pointer.x = axis.x;
    pointer.y = axis.y + HOOK + length + HOOK;
    hook.position.set(pointer.x, pointer.y);
    load.root.position.set(pointer.x, pointer.y);
  }

  function drawForces({ view }: SpringFrame, most: number): void {
    const x = axis.x - 50;
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

  let weighed = 0;
  const stretch = [0, 0];
  const pull = [0, 0];
  const rests = new Float64Array(2 * MOST_RESTS);
  function drawChart({ view }: SpringFrame): void {
    if (view.weight !== weighed) forces.reset();
    weighed = view.weight;
    chart.domain({ x: [0, span - NATURAL], y: forces.hold(Math.max(1.5 * view.weight, view.force)) });
    // The line begins at the permanent set.
    stretch[0] = view.set;
    stretch[1] = view.x;
    pull[1] = Math.max(0, view.force);
    chart.marks.energy.columns(stretch, pull);
    chart.marks.law.columns(stretch, pull);
    chart.marks.now.at(view.x, Math.max(0, view.force));
    view.rests.forEach(({ extension, force }, n) => {
      rests[2 * n] = extension;
      rests[2 * n + 1] = force;
    });
    chart.marks.rests.rows(rests, 2, 0, 1, view.rests.length);
  }

  function write({ view, shown }: SpringFrame, now: number): void {
    if (now - wordsAt < WORDS_MS && now >= wordsAt) {
      // What stands there last must be what was said last.
      context.redraw();
      return;
    }
    wordsAt = now;
    chart.marks.words.set(`${shown.elastic_energy_j.text} J`);
    message.set(view.message ?? '');
    advice.set(view.hung || view.message ? '' : 'Drag the hanger onto the hook');
  }

  function place({ view }: SpringFrame): void {
    const wide = DISC.width + 6;
    loadHandle.enable(view.hung);
    waitingHandle.enable(!view.hung);
    if (view.hung) loadHandle.place(pointer.x - wide / 2, pointer.y + HANGER_LENGTH * 0.3, wide, HANGER_LENGTH * 0.72);
    else waitingHandle.place(waitingAt.x - wide / 2, waitingAt.y - HANGER_LENGTH, wide, HANGER_LENGTH);
    loadHandle.update(view.held ? Math.max(0, view.x - view.rest) : 0);
    eyeHandle.update(view.eye);
    const eyeY = eyeAt.y - view.eye * EYE_TRAVEL;
    eye.set(eyeAt.x, eyeY, lensAt.x + lensAt.radius, lensAt.y);
    eyeHandle.place(eyeAt.x - 22, eyeY - 22, 44, 44);
    waitingHandle.aim([{ x: pointer.x - 30, y: pointer.y - 26, width: 60, height: 52 }]);
  }

  return {
    root,
    resize(stage) {
      type = stage.type;
      const margin = MARGIN[stage.layout];
      const box = inset(stageBox(stage), margin);
      arrange(ARRANGEMENT[stage.layout], parts, { ...box, height: stage.height - margin - FOOT }, type);
      room.resize(stage, stage.height - FOOT - BENCH[stage.layout]);
      for (const name of [weightName, springName]) name.style.fontSize = type.small;
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
      drawChart(frame);
      drawSpring(frame);
      drawForces(frame, forces.domain[1]);
      load.root.visible = view.hung;
      waiting.root.visible = !view.hung && hand !== 'hang';
      const limitY = zeroY + view.limit * unit;
      limit.visible = limitY < floor && !hidden.has('spring_constant');
      limit.position.set(scaleX, limitY);
      const discs = discsOf(params.mass);
      load.count(discs - (hand === 'take' ? 1 : 0));
      waiting.count(discs);
      carried.count(discs);
      rack.count(MOST_DISCS - discs - (hand === 'add' ? 1 : 0));
      lens.set(1000 * view.pointerSeen, 1000 * view.imageSeen, Math.abs(view.v) > BLUR);
      const words = `${params.spring_constant} N/m`;
      tag.text = words;
      write(frame, now);
      place(frame);
    },

    describe: describeSpring,
    destroy: () => root.destroy({ children: true }),
  };
};

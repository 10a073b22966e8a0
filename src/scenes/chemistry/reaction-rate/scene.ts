/** An iodine clock: two flasks in a bath, a cross behind the one that turns, a stopwatch, and the molecules that get over. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, Point, StageSize } from '../../contract';
import { createRoom } from '../../kit/room/room';
import { createBarrierCurve } from './barrier-curve';
import { createCallout } from '../../kit/words/callout';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { knobTravel } from '../../kit/controls/knob';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { downGradient } from '../../kit/paint/shading';
import { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { createSolutionBox } from './solution-box';
import { createScreenCase } from '../../kit/instruments/screen-case';
import {
  type Arrangements,
  arrange,
  fitted,
  grow,
  inset,
  type Placed,
  column,
  row,
  split,
  stageBox,
} from '../../kit/layout/layout';
import { createStopwatch } from './stopwatch';

type ClockFrame = Frame<'reaction_rate'>;

const ARRANGEMENT: Arrangements<'bench' | 'panel'> = {
  wide: row(grow(2.3, 'bench'), grow(1, 'panel')),
  tall: column(grow(1.75, 'bench'), grow(1, 'panel')),
};
/** The apparatus in a frame of its own, from its lower left corner. */
const FRAME = { width: 648, height: 452 } as const;
const PLACES = {
  bath: { x: 302, y: -6 },
  watch: { x: 584, y: -268 },
  iodide: { x: 46, y: -10 },
  molybdate: { x: 584, y: -8 },
} as const satisfies Readonly<Record<string, Point>>;
/** From the bench's back edge down to the foot of the bath. */
const BENCH_DEPTH = 72;

const BATH = { width: 416, tank: 288 } as const;
/** Flasks on the deck: the large one with its cross, the small one that is poured. */
const A = { x: -62, height: 206, radius: 88, capacity: 128 } as const;
const B = { x: 108, height: 138, radius: 54, capacity: 36 } as const;
const TILE = { width: 104, height: 96, up: 10 } as const;
/** Height of the light gate's beam above the deck. */
const GATE = 30;
const POURED_ML = 20;
const BEFORE_ML = 80;
/** Where the small flask is held to pour, from its place on the deck, and how far it is tipped, radians. */
const POUR = { dx: -74, dy: -196, angle: -1.9 } as const;
/** Lab seconds of the pour and of putting the flask back. */
const POUR_SECONDS = 0.9;
const BACK_SECONDS = 0.7;
/** Stage units of a whole drag, and from where on it counts as poured. */
const DRAG = 110;
const POURED_FROM = 0.9;
const POUR_AGAIN_BELOW = 0.5;
const KNOB_TRAVEL = 150;
/** Stage units of a drag from the weakest stock to the strongest. */
const STOCK_TRAVEL = 260;
/** mol/L for each particle that is drawn. */
const PER_PARTICLE = 0.0025;
const ROOM = 298.15;
/** Wall milliseconds between two places of a particle: they are many, and their wandering is for show. */
const WANDER_MS = 30;

const KINDS = [
  { name: 'I⁻', colour: 0xa78bfa, radius: 3.6, most: 160 },
  { name: 'H₂O₂', colour: 0xf87171, radius: 3.4, pair: true, most: 16 },
  { name: 'S₂O₃²⁻', colour: 0xfde047, radius: 4.4, most: 1 },
  { name: 'I₂', colour: 0xb07a4a, radius: 3.8, pair: true, most: 16 },
] as const;

export const createScene: CreateScene<'reaction_rate'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'iodine clock' });
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ parts
  const bath = createShakingWaterBath(context, BATH);
  bath.shake(0);
  const tile = new Container({ label: 'tile' });
  tile.position.set(A.x, -3 - TILE.up);
  const cross = new Graphics()
    .moveTo(-24, -TILE.height / 2 - 24)
    .lineTo(24, -TILE.height / 2 + 24)
    .moveTo(24, -TILE.height / 2 - 24)
    .lineTo(-24, -TILE.height / 2 + 24)
    .stroke({ width: 9, color: 0x1c2734, cap: 'round' });
  tile.addChild(
    new Graphics()
      .roundRect(-TILE.width / 2, -TILE.height, TILE.width, TILE.height, 4)
      .fill(
        downGradient([
          [0, 0xffffff],
          [1, 0xdfe6ed],
        ]),
      )
      .roundRect(-TILE.width / 2, -TILE.height, TILE.width, TILE.height, 4)
      .stroke({ width: 1, color: 0x8c9bab, alpha: 0.6 }),
    cross,
  );
  const flaskA = createConicalFlask(context, A);
  flaskA.root.position.set(A.x, -3);
  const flaskB = createConicalFlask(context, B);
  const held = new Container({ label: 'flask B' });
  held.addChild(flaskB.root);
  const stream = new Graphics({ label: 'stream', visible: false })
    .roundRect(-2.4, 0, 4.8, 100, 2.4)
    .fill({ color: theme.water, alpha: 0.75 })
    .roundRect(-1.6, 0, 1.2, 100, 0.6)
    .fill({ color: 0xffffff, alpha: 0.6 });
  const letter = (text: string): Container => {
    const tag = new Container({ label: `tag ${text}` });
    const words = context.text({ text, size: 13, weight: '700', colour: 0x17202c, anchor: [0.5, 0.5] });
    tag.addChild(
      new Graphics().circle(0, 0, 10).fill(0xf7f9fb).circle(0, 0, 10).stroke({ width: 1, color: 0x8c9bab, alpha: 0.7 }),
      words,
    );
    return tag;
  };
  const tagA = letter('A');
  tagA.position.set(A.x, -A.height * 0.72 - 3);
  const tagB = letter('B');
  tagB.y = -B.height * 0.72;
  held.addChild(tagB);
  const gate = new Graphics({ label: 'light gate' });
  for (const side of [-1, 1]) {
    const x = A.x + side * (A.radius - 2);
    gate
      .roundRect(x - 9, -GATE - 15, 18, 30, 4)
      .fill(
        downGradient([
          [0, 0x4b5663],
          [1, 0x1a212a],
        ]),
      )
      .circle(x - side * 5, -GATE, 2.6)
      .fill(side < 0 ? 0xffa94d : 0x7c93a8)
      .moveTo(x + side * 4, -GATE + 15)
      .bezierCurveTo(x + side * 10, -20, x + side * 4, -8, x + side * 16, 2)
      .stroke({ width: 2, color: 0x1a212a });
  }
  const beam = new Graphics({ label: 'beam' })
    .rect(A.x - A.radius + 4, -GATE - 1.2, 2 * A.radius - 8, 2.4)
    .fill(0xffa94d);
  bath.deck.addChild(tile, stream, flaskA.root, beam, gate, tagA, held);

  const watch = createStopwatch(context, 56, 150);
  const skip = context.text({ text: 'time × 10', size: 13, weight: '600', colour: theme.warning, anchor: [0.5, 0] });
  const iodide = createReagentBottle(context, { width: 82, height: 132, title: 'KI' });
  const molybdate = createDropperBottle(context, { width: 62, height: 108 });
  const panel = createScreenCase(context, { form: 'bench' });
  const solution = createSolutionBox(context, 'In the mixture', KINDS);
  const curve = createBarrierCurve(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    room.root,
    watch.root,
    skip,
    iodide.root,
    molybdate.root,
    bath.root,
    panel.root,
    solution.root,
    curve.root,
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  let tipped = 0;
  let mixed = false;
  /** One drag pours once, however far it goes on. */
  let poured = false;
  const mix = (): void => {
    tipped = 0;
    context.dispatch({ do: 'mix' });
  };
  const pourHandle = context.handle({
    role: 'slider',
    name: 'Flask B: pour it into A',
    hint: 'Drag it up and to the left over flask A, click it, or press Enter.',
    min: 0,
    max: 1,
    step: 0.25,
    value: 0,
    format: (part) => (part === 0 ? 'upright' : `${Math.round(part * 100)} % tipped`),
    set(part) {
      if (part < POUR_AGAIN_BELOW) poured = false;
      if (mixed || poured) return;
      poured = part >= POURED_FROM;
      if (poured) return mix();
      tipped = part;
      context.redraw();
    },
    drag: (point, start, part) => part + (start.x - point.x + (start.y - point.y)) / (2 * DRAG),
    held(down) {
      if (down) return;
      poured = false;
      tipped = 0;
      context.redraw();
    },
    tap: mix,
    keys: { Enter: mix },
  });
  const watchHandle = context.actionHandle('stop_timer', {
    name: 'Stopwatch: stop',
    held(down) {
      watch.hold(down);
      context.redraw();
    },
  });
  const spanOf = (input: string): number => {
    const facts = context.facts.inputs[input];
    return facts ? facts.max - facts.min : 0;
  };
  const knob = context.inputHandle('temperature', {
    name: 'Thermostat of the bath',
    hint: 'Drag the knob to the right or up for a warmer bath; or use the arrow keys.',
    grip: 'none',
    drag: (point, start, celsius) => celsius + knobTravel(point, start, KNOB_TRAVEL) * spanOf('temperature'),
  });
  const stock = context.inputHandle('concentration', {
    name: 'Potassium iodide stock',
    hint: 'Drag up for a stronger stock; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, molar) => molar + ((start.y - point.y) / STOCK_TRAVEL) * spanOf('concentration'),
  });
  const drops = context.inputHandle('catalyst', { name: 'Molybdate catalyst' });

  // ------------------------------------------------------------ drawing
  let stage: StageSize | null = null;
  let benchY = 0;
  /** Lower left corner of the apparatus, and its scale. */
  let frame = { x: 0, y: 0, scale: 1 };
  let wandered = Number.NEGATIVE_INFINITY;
  beam.alpha = 0.7;

  const placeOf = ({ x, y }: Point): Point => ({ x: frame.x + x * frame.scale, y: frame.y + y * frame.scale });
  const put = (part: Container, place: Point): void => {
    part.position.copyFrom(placeOf(place));
    part.scale.set(frame.scale);
  };
  /** A box that stands at a place of the frame. */
  const around = (place: Point, width: number, height: number): [number, number, number, number] => {
    const { x, y } = placeOf(place);
    return [x - (width / 2) * frame.scale, y - height * frame.scale, width * frame.scale, height * frame.scale];
  };
  /** A place on the deck, on the stage. */
  const onStage = (x: number, y: number): Point =>
    placeOf({ x: PLACES.bath.x + bath.deck.x + x, y: PLACES.bath.y + bath.deck.y + y });

  /** How far the small flask is lifted and tipped, and the part that has run out. */
  function pourOf({ view }: ClockFrame): { readonly lift: number; readonly out: number } {
    if (!view.mixed) return { lift: tipped, out: 0 };
    if (reducedMotion || view.elapsed >= POUR_SECONDS + BACK_SECONDS) return { lift: 0, out: 1 };
    if (view.elapsed < POUR_SECONDS) return { lift: 1, out: view.elapsed / POUR_SECONDS };
    const back = (view.elapsed - POUR_SECONDS) / BACK_SECONDS;
    return { lift: 1 - back * back * (3 - 2 * back), out: 1 };
  }

  function drawFlasks(now: ClockFrame): void {
    const { view } = now;
    const { lift, out } = pourOf(now);
    // First up, then over.
    const up = Math.min(1, lift * 1.6);
    const over = Math.max(0, (lift - 0.3) / 0.7);
    held.position.set(B.x + POUR.dx * over, -3 + POUR.dy * up);
    held.rotation = POUR.angle * over;
    tagB.rotation = -held.rotation;
    flaskB.set({ volume: POURED_ML * (1 - out), colour: 0xffffff });
    flaskA.set({ volume: BEFORE_ML + POURED_ML * out, colour: view.colour });
    const runs = view.mixed && out > 0 && out < 1 && lift === 1;
    stream.visible = runs;
    if (runs) {
      stream.position.set(A.x + 4, -A.height - 34);
      stream.scale.y = (A.height + 34 - flaskA.surface) / 100;
    }
    if (cross.alpha !== view.through) {
      cross.alpha = view.through;
      beam.alpha = 0.7 * view.through;
    }
    const at = onStage(held.x, held.y);
    const { scale } = frame;
    pourHandle.place(at.x - 46 * scale, at.y - B.height * scale, 92 * scale, B.height * scale);
  }

  function drawWatch({ view, shown }: ClockFrame): void {
    const stopped = view.stopwatch !== null;
    const figures = stopped ? shown.stopwatch_s.text : view.mixed ? view.elapsed.toFixed(1) : '0.0';
    const word = view.mixed ? 's' : 'ready';
    watch.set(figures, word, view.mixed && !stopped);
    skip.visible = view.skipping;
  }

  function drawMolecules({ view, params, hidden, time, running }: ClockFrame, now: number): void {
    if (running && now - wandered < WANDER_MS) return;
    wandered = now;
    const molar = hidden.has('concentration') ? 0.2 * params.concentration : view.iodide;
    const peroxide = hidden.has('peroxide_conc') ? 0.2 * Number(params.peroxide_conc) : view.peroxide;
    const counts = [
      Math.round(molar / PER_PARTICLE),
      Math.round(peroxide / PER_PARTICLE),
      view.thiosulfate > 0 ? 1 : 0,
      view.iodine > 0 ? Math.ceil(view.iodine / PER_PARTICLE) : 0,
    ];
    solution.draw(counts, time * Math.sqrt((params.temperature + 273.15) / ROOM));
  }

  const layBench: Placed = {
    lay(box, type) {
      const { x, y, height, scale } = fitted(box, FRAME);
      frame = { x, y: y + height, scale };
      benchY = frame.y - BENCH_DEPTH * scale;
      put(bath.root, PLACES.bath);
      bath.fitText(1 / scale, stage?.layout === 'wide');
      tagA.scale.set(1 / scale);
      tagB.scale.set(1 / scale);
      put(watch.root, PLACES.watch);
      watch.scaleText(1 / scale);
      const face = placeOf(PLACES.watch);
      const r = watch.radius * scale;
      skip.style.fontSize = type.small;
      skip.position.set(face.x, face.y + r + 8);
      watchHandle.place(face.x - r, face.y - r - 20, 2 * r, 2 * r + 20);
      put(iodide.root, PLACES.iodide);
      iodide.fit(scale, type);
      put(molybdate.root, PLACES.molybdate);
      molybdate.fit(scale, type);
      const reach = 24 * scale;
      const dial = placeOf({ x: PLACES.bath.x + bath.knob.x, y: PLACES.bath.y + bath.knob.y });
      knob.place(dial.x - reach, dial.y - reach, 2 * reach, 2 * reach);
      stock.place(...around(PLACES.iodide, 84, 134));
      drops.place(...around(PLACES.molybdate, 64, 112));
      message.root.position.set(box.x + box.width / 2, box.y);
      message.lay(box.width * 0.6);
    },
  };
  const layPanel: Placed = {
    root: panel.root,
    lay(box, type) {
      panel.lay(box, type);
      const [first, second] = split(panel.pane, stage?.layout === 'tall' ? 'x' : 'y', 0.46);
      solution.lay(first, type);
      curve.lay(second, type);
    },
  };

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], { bench: layBench, panel: layPanel }, inset(stageBox(next), 14, 18), next.type);
      room.resize(next, benchY);
    },

    draw(inForce, now) {
      const { view, params, shown } = inForce;
      mixed = view.mixed;
      drawFlasks(inForce);
      drawWatch(inForce);
      drawMolecules(inForce, now);
      const { min = 0, max = 1 } = context.facts.inputs['temperature'] ?? {};
      bath.set(
        `${params.temperature} °C`,
        `gate ${shown.clock_time_s.text} s`,
        (params.temperature - min) / (max - min),
      );
      const broad = stage?.layout === 'wide';
      iodide.set('KI', broad ? `${params.concentration.toFixed(1)} mol/L` : '');
      molybdate.set(params.catalyst ? 'Mo: in' : 'Mo', 0xd8e4ee, params.catalyst ? 1 : 0);
      const { plain, catalysed } = view.barriers;
      curve.set(
        params.temperature + 273.15,
        plain,
        params.catalyst ? catalysed : null,
        broad ? `above ${params.catalyst ? 'the lower Eₐ' : 'Eₐ'}: ${shown.fraction_over_barrier.text}` : '',
      );
      message.set(view.message ?? '');
      pourHandle.update(tipped);
    },

    describe({ view, shown, params }) {
      const sentences = [
        `The bath is at ${params.temperature} °C; the iodide stock has ${params.concentration.toFixed(1)} mol/L.`,
      ];
      if (!view.mixed) sentences.push('Flask A and flask B stand in it, not mixed yet; both are colourless.');
      else {
        const cross = view.through > 0.5 ? 'can be seen' : view.through > 0.02 ? 'is fading' : 'is gone';
        sentences.push(
          `B has been poured into A for ${view.elapsed.toFixed(1)} s. The liquid is ${view.word}; the cross behind it ${cross}.`,
        );
      }
      if (shown.stopwatch_s.value !== null) sentences.push(`Your stopwatch stands at ${shown.stopwatch_s.text} s.`);
      if (shown.clock_time_s.value !== null) {
        sentences.push(`The light gate saw the change after ${shown.clock_time_s.text} s.`);
      }
      const kilojoules = (joules: number): string => (joules / 1000).toFixed(1);
      const share = `${shown.fraction_over_barrier.text} of the molecules are above`;
      sentences.push(
        params.catalyst
          ? `Molybdate is in flask A. The picture of energies shows the barriers of both paths, ${kilojoules(view.barriers.plain)} and ${kilojoules(view.barriers.catalysed)} kJ/mol; ${share} the lower one.`
          : `The picture of energies shows the barrier of ${kilojoules(view.barriers.plain)} kJ/mol; ${share} it.`,
      );
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

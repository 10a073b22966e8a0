/** An iodine clock: two flasks in a bath, a cross behind the one that turns, a stopwatch, and the molecules that get over. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, Point } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBarrierCurve } from '../kit/barrier-curve';
import { createCallout } from '../kit/callout';
import { createConicalFlask } from '../kit/conical-flask';
import { createDropperBottle } from '../kit/dropper-bottle';
import { knobTravel } from '../kit/knob';
import { createReagentBottle } from '../kit/reagent-bottle';
import { contactShadow, downGradient, housing } from '../kit/shading';
import { createShakingWaterBath } from '../kit/shaking-water-bath';
import { createSolutionBox } from '../kit/solution-box';
import { createStageButton } from '../kit/stage-button';
import { createStopwatch } from '../kit/stopwatch';
import { CLOCK_BENCH, type ClockBench, type Place } from './clock-bench-layout';

type ClockFrame = Frame<'reaction_rate'>;

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
const TEMPERATURE = [0, 100] as const;
const KNOB_TRAVEL = 150;
const STOCK = { least: 0.1, most: 2, step: 0.1, travel: 14 } as const;
/** mol/L for each particle that is drawn. */
const PER_PARTICLE = 0.0025;
const ROOM = 298.15;
/** Wall milliseconds between two places of a particle: they are many, and their wandering is for show. */
const WANDER_MS = 30;
const ROOMY_PIXEL = 1.2;
const TEXT = 12;

const KINDS = [
  { name: 'I⁻', colour: 0xa78bfa, radius: 3.6, most: 160 },
  { name: 'H₂O₂', colour: 0xf87171, radius: 3.4, pair: true, most: 16 },
  { name: 'S₂O₃²⁻', colour: 0xfde047, radius: 4.4, most: 1 },
  { name: 'I₂', colour: 0xb07a4a, radius: 3.8, pair: true, most: 16 },
] as const;

export const createScene: CreateScene<'reaction_rate'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'iodine clock' });
  const backdrop = createBackdrop(context);

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
  const rack = new Container({ label: 'rack' });
  const solution = createSolutionBox(context, 'In the mixture', KINDS);
  const curve = createBarrierCurve(context, {
    title: 'Energies, kJ/mol',
    short: 'E, kJ/mol',
    end: 72,
    decades: 12,
  });
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    backdrop.root,
    watch.root,
    skip,
    iodide.root,
    molybdate.root,
    bath.root,
    rack,
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
  const watchHandle = context.handle({
    role: 'button',
    name: 'Stopwatch: stop',
    press: () => context.dispatch({ do: 'stop_timer' }),
    held(down) {
      watch.hold(down);
      context.redraw();
    },
  });
  const knob = context.handle({
    role: 'slider',
    name: 'Thermostat of the bath',
    hint: 'Drag the knob to the right or up for a warmer bath; or use the arrow keys.',
    min: TEMPERATURE[0],
    max: TEMPERATURE[1],
    step: 5,
    value: 25,
    format: (celsius) => `${celsius} °C`,
    set: (celsius) => context.setInput('temperature', celsius),
    drag: (point, start, celsius) =>
      celsius + knobTravel(point, start, KNOB_TRAVEL) * (TEMPERATURE[1] - TEMPERATURE[0]),
  });
  const stock = context.handle({
    role: 'slider',
    name: 'Potassium iodide stock',
    hint: 'Drag up for a stronger stock; or use the arrow keys.',
    min: STOCK.least,
    max: STOCK.most,
    step: STOCK.step,
    value: 0.5,
    format: (molar) => `${molar.toFixed(1)} mol/L`,
    set: (molar) => context.setInput('concentration', molar),
    drag: (point, start, molar) => molar + ((start.y - point.y) / STOCK.travel) * STOCK.step,
  });
  const drops = context.handle({
    role: 'toggle',
    name: 'Molybdate catalyst',
    pressed: false,
    toggle: (on) => context.setInput('catalyst', on),
  });
  const fresh = createStageButton(context, {
    label: 'Fresh flasks',
    press: () => context.dispatch({ do: 'reset_flasks' }),
  });
  root.addChild(fresh.root);

  // ------------------------------------------------------------ drawing
  let layout: ClockBench = CLOCK_BENCH.wide;
  let narrow = false;
  let wandered = Number.NEGATIVE_INFINITY;
  beam.alpha = 0.7;

  const put = (part: Container, { x, y, scale }: Place): void => {
    part.position.set(x, y);
    part.scale.set(scale);
  };
  const around = ({ x, y, scale }: Place, width: number, height: number): [number, number, number, number] => [
    x - (width / 2) * scale,
    y - height * scale,
    width * scale,
    height * scale,
  ];
  /** A place on the deck, on the stage. */
  const onStage = (x: number, y: number): Point => ({
    x: layout.bath.x + layout.bath.scale * (bath.deck.x + x),
    y: layout.bath.y + layout.bath.scale * (bath.deck.y + y),
  });

  /** How far the small flask is lifted and tipped, and the part that has run out. */
  function pourOf({ view }: ClockFrame): { readonly lift: number; readonly out: number } {
    if (!view.mixed) return { lift: tipped, out: 0 };
    if (reducedMotion || view.elapsed >= POUR_SECONDS + BACK_SECONDS) return { lift: 0, out: 1 };
    if (view.elapsed < POUR_SECONDS) return { lift: 1, out: view.elapsed / POUR_SECONDS };
    const back = (view.elapsed - POUR_SECONDS) / BACK_SECONDS;
    return { lift: 1 - back * back * (3 - 2 * back), out: 1 };
  }

  function drawFlasks(frame: ClockFrame): void {
    const { view } = frame;
    const { lift, out } = pourOf(frame);
    // First up, then over.
    const up = Math.min(1, lift * 1.6);
    const over = Math.max(0, (lift - 0.3) / 0.7);
    held.position.set(B.x + POUR.dx * over, -3 + POUR.dy * up);
    held.rotation = POUR.angle * over;
    tagB.rotation = -held.rotation;
    flaskB.set({ volume: POURED_ML * (1 - out), colour: 0xffffff });
    flaskA.set({ volume: BEFORE_ML + POURED_ML * out, colour: view.colour });
    const runs = view.mixed && out > 0 && out < 1 && lift === 1;
    if (stream.visible !== runs) stream.visible = runs;
    if (runs) {
      stream.position.set(A.x + 4, -A.height - 34);
      stream.scale.y = (A.height + 34 - flaskA.surface) / 100;
    }
    if (cross.alpha !== view.through) {
      cross.alpha = view.through;
      beam.alpha = 0.7 * view.through;
    }
    const at = onStage(held.x, held.y);
    const { scale } = layout.bath;
    pourHandle.place(at.x - 46 * scale, at.y - B.height * scale, 92 * scale, B.height * scale);
  }

  function drawWatch({ view, shown }: ClockFrame): void {
    const stopped = view.stopwatch !== null;
    const figures = stopped ? shown.stopwatch_s.text : view.mixed ? view.elapsed.toFixed(1) : '0.0';
    const word = view.mixed ? 's' : 'ready';
    watch.set(figures, word, view.mixed && !stopped);
    if (skip.visible !== view.skipping) skip.visible = view.skipping;
  }

  function drawMolecules({ view, params, hidden, time, running }: ClockFrame, now: number): void {
    if (!layout.solution || (running && now - wandered < WANDER_MS)) return;
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

  return {
    root,
    resize(stage) {
      layout = CLOCK_BENCH[stage.layout];
      narrow = stage.layout === 'narrow';
      const textSize = Math.max(TEXT, TEXT * stage.pixel);
      const roomy = !narrow && stage.pixel <= ROOMY_PIXEL;
      backdrop.resize(stage, layout.benchY);
      put(bath.root, layout.bath);
      bath.fitText(1 / layout.bath.scale, roomy);
      tagA.scale.set(1 / layout.bath.scale);
      tagB.scale.set(1 / layout.bath.scale);
      put(watch.root, layout.watch);
      watch.scaleText(1 / layout.watch.scale);
      skip.position.set(layout.watch.x, layout.watch.y + watch.radius * layout.watch.scale + 10);
      put(iodide.root, layout.iodide);
      iodide.fitText(1 / layout.iodide.scale, roomy);
      put(molybdate.root, layout.molybdate);
      molybdate.scaleText(1 / layout.molybdate.scale);
      for (const child of rack.removeChildren()) child.destroy();
      if (layout.rack) {
        const foot = contactShadow(theme, layout.rack.width * 1.15, 26);
        foot.position.set(layout.rack.x + layout.rack.width / 2, layout.rack.y + layout.rack.height + 2);
        const box = housing(theme, layout.rack.width, layout.rack.height, 12);
        box.position.set(layout.rack.x, layout.rack.y);
        rack.addChild(foot, box);
      }
      solution.root.visible = layout.solution !== null;
      if (layout.solution) {
        solution.root.position.set(layout.solution.x, layout.solution.y);
        solution.lay(layout.solution.width, layout.solution.height, textSize);
      }
      curve.root.position.set(layout.curve.x, layout.curve.y);
      curve.lay(layout.curve.width, layout.curve.height, textSize, !narrow);
      message.root.position.set(layout.message.x, layout.message.y);
      message.lay(layout.message.width);
      fresh.place(layout.button.x, layout.button.y, layout.button.width, layout.button.height);
      const r = watch.radius * layout.watch.scale;
      watchHandle.place(layout.watch.x - r, layout.watch.y - r - 20, 2 * r, 2 * r + 20);
      const reach = 24 * layout.bath.scale;
      knob.place(
        layout.bath.x + bath.knob.x * layout.bath.scale - reach,
        layout.bath.y + bath.knob.y * layout.bath.scale - reach,
        2 * reach,
        2 * reach,
      );
      stock.place(...around(layout.iodide, 84, 134));
      drops.place(...around(layout.molybdate, 64, 112));
    },

    draw(frame, now) {
      const { view, params, shown } = frame;
      mixed = view.mixed;
      drawFlasks(frame);
      drawWatch(frame);
      drawMolecules(frame, now);
      bath.set(`${params.temperature} °C`, `gate ${shown.clock_time_s.text} s`, params.temperature / TEMPERATURE[1]);
      iodide.setDetail(`${params.concentration.toFixed(1)} mol/L`);
      molybdate.set(params.catalyst ? 'Mo: in' : 'Mo', 0xd8e4ee, params.catalyst ? 1 : 0);
      const { plain, catalysed } = view.barriers;
      curve.set(
        params.temperature + 273.15,
        plain,
        params.catalyst ? catalysed : null,
        narrow ? '' : `above Eₐ: ${shown.fraction_over_barrier.text}`,
      );
      message.set(view.message ?? '');
      pourHandle.update(tipped);
      knob.update(params.temperature);
      stock.update(params.concentration);
      drops.update(params.catalyst);
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
      if (params.catalyst) sentences.push('Molybdate is in flask A.');
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

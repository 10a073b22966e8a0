/** The pH bench: five liquids, three buffers, a glass electrode on its arm, a meter, and paper with its chart. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCable } from '../kit/cable';
import { createElectrodeArm } from '../kit/electrode-arm';
import { createIonisedLens } from '../kit/ionised-lens';
import { createLabelledBeaker, type LabelledBeaker } from '../kit/labelled-beaker';
import { createPaperRoll } from '../kit/paper-roll';
import { createPhMeter } from '../kit/ph-meter';
import { createPhScale, DRY_PAPER, paperColour } from '../kit/ph-scale';
import { createWashBottle } from '../kit/wash-bottle';
import { BEAKERS, LAYOUTS, type PhLayout, RINSE, SAMPLES } from './ph-measurement-layout';

type PhFrame = Frame<'ph_measurement'>;
type Solution = PhFrame['params']['solution'];
type Place = PhFrame['view']['place'];

const SOLUTIONS = ['Water', 'Lemon Juice', 'Soap', 'Vinegar', 'Ammonia'] as const satisfies readonly Solution[];
const SHORT: Readonly<Record<Solution, string>> = {
  Water: 'Water',
  'Lemon Juice': 'Lemon',
  Soap: 'Soap',
  Vinegar: 'Vinegar',
  Ammonia: 'Ammonia',
};
/** White light after each liquid, and after the dyed buffers: for recognition, not for chemistry. */
const LIGHT: Readonly<Record<Solution, number>> = {
  Water: 0xffffff,
  'Lemon Juice': 0xf6e7a0,
  Soap: 0xe6ead8,
  Vinegar: 0xf5dfb4,
  Ammonia: 0xf7fbff,
};
const BUFFERS = ['4.01', '7.00', '10.01'] as const;
const BUFFER_LIGHT = [0xf29a9a, 0xf2dc7a, 0x8cb8ee] as const;
const SOLUTE: Readonly<Record<Solution, string>> = {
  Water: '',
  'Lemon Juice': 'citric acid ionised',
  Soap: 'soap ions took up H⁺',
  Vinegar: 'acetic acid ionised',
  Ammonia: 'ammonia ionised',
};
const FIRST_BUFFER = SAMPLES;
/** Where an unknown sample stands, alone. */
const UNKNOWN = 2;
const METER = { width: 158, height: 140 } as const;
const WASH = { width: 46, height: 124 } as const;
const ROLL = 30;
const STRIP = { width: 14, length: 46 } as const;
/** As the kit draws it; on the stage it is longer and so thicker. */
const ELECTRODE = 128;
/** Time constants of the motion in milliseconds. */
const CARRY = 110;
const LOWER = 130;
const NEAR = 1.5;
/** Of the bulb above a rim, stage units; of the bulb at rest above the stand's foot, in lengths of the electrode. */
const CLEAR = 16;
const HOME = 0.42;
const SQUIRT_MS = 750;

const shareWords = (part: number): string => {
  for (const [of, name] of [
    [100, '100'],
    [1000, '1000'],
    [1e6, 'a million'],
  ] as const) {
    const many = part * of;
    if (many >= 1) return `${Number(many.toPrecision(1))} of ${name}`;
  }
  return 'less than 1 of a million';
};

const placeWords = (place: Place, sample: string): string => {
  switch (place) {
    case 'storage':
      return 'stands in its storage solution';
    case 'air':
      return 'hangs in the air';
    case 'sample':
      return `stands in the ${sample}`;
    default:
      return `stands in the buffer of pH ${place}`;
  }
};

export const createScene: CreateScene<'ph_measurement'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'pH bench' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const beakers: readonly LabelledBeaker[] = [
    ...SOLUTIONS.map((name) => createLabelledBeaker(context, { ...BEAKERS.sample, transmitted: LIGHT[name] })),
    ...BUFFERS.map((label, index) =>
      createLabelledBeaker(context, { ...BEAKERS.buffer, label, transmitted: BUFFER_LIGHT[index] ?? 0xffffff }),
    ),
    createLabelledBeaker(context, { ...BEAKERS.waste, transmitted: 0xffffff, filled: 0.3 }),
  ];
  const arm = createElectrodeArm(context, ELECTRODE);
  const wash = createWashBottle(context, WASH.height);
  const squirt = new Graphics().rect(0, -1.5, 1, 3).fill({ color: theme.water, alpha: 0.9 });
  const drips = new Graphics().ellipse(0, 0, 2.4, 3.4).fill({ color: theme.water, alpha: 0.95 });
  squirt.visible = drips.visible = false;
  const meter = createPhMeter(context, { ...METER, calibrates: true });
  const cable = createCable(context);
  const scale = createPhScale(context);
  const roll = createPaperRoll(context, ROLL);
  const strip = new Graphics().roundRect(-STRIP.width / 2, 0, STRIP.width, STRIP.length, 2).fill(DRY_PAPER);
  const lens = createIonisedLens(context, 74);
  const lensText = context.text({ size: 13, colour: theme.ink, anchor: [0.5, 0], align: 'center' });
  const captions = SOLUTIONS.map((name) =>
    context.text({ text: name, size: 13, colour: theme.ink, anchor: [0.5, 0.5], weight: '600' }),
  );
  const bufferCaption = context.text({ text: 'buffers', size: 12.5, colour: theme.inkSoft, anchor: [0.5, 0.5] });
  const rinseCaption = context.text({ text: 'rinse', size: 12.5, colour: theme.inkSoft, anchor: [0.5, 0.5] });
  const note = context.text({ size: 13, colour: theme.inkSoft, anchor: [0.5, 0.5] });
  const strips = SOLUTIONS.map(() => new Graphics().roundRect(-17, -4, 34, 8, 2).fill(0xffffff));
  const backs = new Container({ label: 'vessels, far walls' });
  const fronts = new Container({ label: 'vessels, near walls' });
  for (const beaker of beakers) {
    backs.addChild(beaker.back);
    fronts.addChild(beaker.front);
  }
  root.addChild(
    backdrop.root,
    scale.root,
    roll,
    lens.root,
    lensText,
    arm.stand,
    meter.root,
    cable.root,
    wash.root,
    backs,
    squirt,
    arm.electrode,
    strip,
    fronts,
    drips,
    ...strips,
    ...captions,
    bufferCaption,
    rinseCaption,
    note,
  );

  // ------------------------------------------------------------ what hands do
  let layout: PhLayout = LAYOUTS.wide;
  let frame: PhFrame | null = null;
  /** Station over which the electrode is held by a hand; null for where the run has it. */
  let carried: number | null = null;
  let carriedAt: { x: number; y: number } | null = null;
  let gripped = false;
  /** Station over which a strip of paper is held. */
  let stripOver: number | null = null;
  let stripAt: { x: number; y: number } | null = null;
  let stripGripped = false;
  let compareAt = 7;
  let rinsed = false;

  const unknown = (): boolean => frame?.hidden.has('solution') ?? false;
  const sampleStation = (): number => (unknown() ? UNKNOWN : frame ? SOLUTIONS.indexOf(frame.params.solution) : 0);
  const stationOf = (place: Place): number | null => {
    switch (place) {
      case 'storage':
        return null;
      case 'air':
        return rinsed ? RINSE : sampleStation();
      case 'sample':
        return sampleStation();
      default:
        return FIRST_BUFFER + BUFFERS.indexOf(place);
    }
  };
  const stationName = (station: number): string => {
    if (station === RINSE) return 'wash bottle';
    if (station >= FIRST_BUFFER) return `buffer ${BUFFERS[station - FIRST_BUFFER]}`;
    return unknown() ? 'sample' : (SOLUTIONS[station] ?? '');
  };
  const nearest = (x: number, y: number, among: number): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    layout.stations.slice(0, among).forEach((station, index) => {
      if (unknown() && index < SAMPLES && index !== UNKNOWN) return;
      const away = Math.abs(station.x - x) + 0.7 * Math.abs(station.y - 60 - y);
      if (away < least) [best, least] = [index, away];
    });
    return best;
  };
  const chooseSample = (station: number): void => {
    const solution = SOLUTIONS[station];
    if (!unknown() && solution && solution !== frame?.params.solution) context.setInput('solution', solution);
  };
  const goTo = (station: number): void => {
    const buffer = BUFFERS[station - FIRST_BUFFER];
    if (station === RINSE) context.dispatch({ do: 'rinse_probe' });
    else if (buffer) context.dispatch({ do: 'dip_probe', value: buffer });
    else {
      chooseSample(station);
      context.dispatch({ do: 'dip_probe', value: '0' });
    }
  };
  const release = (): void => {
    if (carried !== null) goTo(carried);
    carried = null;
    carriedAt = null;
    context.redraw();
  };
  const dipPaper = (station: number): void => {
    chooseSample(station);
    context.dispatch({ do: 'dip_paper' });
    stripOver = stripAt = null;
    context.redraw();
  };

  const electrodeHandle = context.handle({
    role: 'slider',
    name: 'Electrode',
    hint: 'Drag it into a beaker or to the wash bottle. The arrow keys carry it along, Enter lets it down.',
    min: 0,
    max: RINSE,
    step: 1,
    value: 0,
    format: (station) => `at the ${stationName(station)}`,
    set(station) {
      carried = unknown() && station < SAMPLES ? UNKNOWN : station;
      context.redraw();
    },
    drag(point) {
      carriedAt = point;
      context.redraw();
      return nearest(point.x, point.y, RINSE + 1);
    },
    held(down) {
      if (!down && gripped && carriedAt) {
        carried ??= nearest(carriedAt.x, carriedAt.y, RINSE + 1);
        release();
      }
      gripped = down;
    },
    keys: { Enter: release },
  });
  const paperHandle = context.handle({
    role: 'slider',
    name: 'Strip of pH paper',
    hint: 'Drag it into a sample. The arrow keys choose the sample, Enter or a tap dips the strip.',
    min: 0,
    max: SAMPLES - 1,
    step: 1,
    value: 0,
    format: (station) => `for the ${stationName(station)}`,
    set(station) {
      stripOver = unknown() ? UNKNOWN : station;
      context.redraw();
    },
    drag(point) {
      stripAt = point;
      context.redraw();
      return nearest(point.x, point.y, SAMPLES);
    },
    held(down) {
      if (!down && stripGripped && stripAt) dipPaper(nearest(stripAt.x, stripAt.y, SAMPLES));
      stripGripped = down;
    },
    tap: () => dipPaper(stripOver ?? sampleStation()),
    keys: { Enter: () => dipPaper(stripOver ?? sampleStation()) },
  });
  const calHandle = context.handle({
    role: 'button',
    name: 'CAL key: calibrate in this buffer',
    press() {
      const buffer = BUFFERS.find((value) => value === frame?.view.place);
      context.dispatch({ do: 'calibrate', value: buffer ?? '7.00' });
    },
    held(down) {
      meter.press(down);
      context.redraw();
    },
  });
  const washHandle = context.handle({
    role: 'button',
    name: 'Wash bottle: rinse the electrode',
    press: () => goTo(RINSE),
  });
  const compareHandle = context.handle({
    role: 'slider',
    name: 'Strip at the colour chart',
    hint: 'Move it along the chart until the colours agree.',
    min: 0,
    max: 14,
    step: 1,
    value: compareAt,
    format: (at) => `beside ${at}`,
    set(at) {
      compareAt = at;
      context.redraw();
    },
    drag: (point) => (point.x - layout.scale.x - scale.cellX(0)) / (scale.cellX(1) - scale.cellX(0)),
  });
  const beakerHandles = [...SOLUTIONS, ...BUFFERS].map((name, station) =>
    context.handle({
      role: 'button',
      name: `${station < SAMPLES ? name : `Buffer ${name}`}: put the electrode in`,
      press: () => goTo(station),
    }),
  );

  // ------------------------------------------------------------ drawing
  const at = { x: Number.NaN, y: 0 };
  const drawnAt = { x: Number.NaN, y: 0 };
  let before = 0;
  let squirtSince = Number.NEGATIVE_INFINITY;
  let wasRinsed = false;
  let shownNote = '';
  let shownLens = '';
  let covered: boolean | null = null;

  /** Where the bulb belongs, and from which height it may travel sideways. */
  function goal(place: Place): { x: number; y: number; over: number } {
    const { post, electrode, stations } = layout;
    const homeY = post.footY - electrode.length * HOME;
    const home = { x: post.x + 26, y: homeY, over: homeY };
    const rim = (station: number): number => {
      const { y = 0, scale: size = 1 } = stations[station] ?? {};
      return y - (beakers[station]?.height ?? 0) * size - CLEAR;
    };
    if (gripped && carriedAt) {
      const over = rim(nearest(carriedAt.x, carriedAt.y, RINSE + 1));
      return { x: carriedAt.x, y: over, over };
    }
    const station = carried ?? stationOf(place);
    const to = station === null ? undefined : stations[station];
    if (!to || station === null) return home;
    const over = rim(station);
    return { x: to.x, y: carried !== null || place === 'air' ? over : to.y - electrode.dipped, over };
  }

  function moveElectrode(place: Place, now: number): void {
    const to = goal(place);
    const dt = Math.min(100, Math.max(0, now - before));
    before = now;
    if (Number.isNaN(at.x) || reducedMotion) Object.assign(at, { x: to.x, y: to.y });
    else {
      const sideways = Math.abs(at.x - to.x) > NEAR;
      const wantedY = sideways && Math.abs(at.x - to.x) > 12 ? Math.min(to.over, to.y) : to.y;
      // Out of the vessel first, then along, then down.
      if (at.y <= to.over + 14 || !sideways) at.x += (to.x - at.x) * -Math.expm1(-dt / CARRY);
      at.y += (wantedY - at.y) * -Math.expm1(-dt / LOWER);
      if (Math.abs(at.x - to.x) < NEAR / 3) at.x = to.x;
      if (Math.abs(at.y - to.y) < NEAR / 3) at.y = to.y;
      if (at.x !== to.x || at.y !== to.y) context.redraw();
    }
    arm.cap(place === 'storage' && carried === null && !gripped);
    if (at.x === drawnAt.x && at.y === drawnAt.y) return;
    Object.assign(drawnAt, at);
    arm.move(at.x, at.y);
    const { head } = arm;
    electrodeHandle.place(head.x - 18, head.y - 4, 36, layout.electrode.length * 0.55);
    const socket = {
      x: layout.meter.x + layout.meter.scale * meter.socket.x,
      y: layout.meter.y + layout.meter.scale * (meter.socket.y - 6),
    };
    cable.lay(head, socket, 26);
  }

  function drawRinse(now: number): void {
    const part = (now - squirtSince) / SQUIRT_MS;
    const on = part >= 0 && part < 1 && !reducedMotion;
    squirt.visible = drips.visible = on;
    wash.squeeze(on ? Math.sin(Math.PI * part) : 0);
    if (!on) return;
    const { wash: stand } = layout;
    const from = { x: stand.x + stand.scale * wash.spout.x, y: stand.y + stand.scale * wash.spout.y };
    const to = { x: at.x + 3, y: at.y - 26 };
    squirt.position.set(from.x, from.y);
    squirt.rotation = Math.atan2(to.y - from.y, to.x - from.x);
    squirt.scale.x = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
    const fall = (part * 3) % 1;
    drips.position.set(at.x, at.y + 4 + 52 * fall * fall);
    context.redraw();
  }

  function drawPaper({ view, params }: PhFrame): void {
    const chosen = unknown() ? Object.values(view.strips)[0] : view.strips[params.solution];
    scale.strip(chosen === undefined ? null : paperColour(chosen), compareAt);
    compareHandle.enable(chosen !== undefined);
    if (chosen !== undefined) {
      const x = layout.scale.x + scale.cellX(compareAt);
      compareHandle.place(x - 16, layout.scale.y + scale.stripY, 32, 44);
      compareHandle.update(compareAt);
    }
    strips.forEach((lying, index) => {
      const name = SOLUTIONS[index];
      const ph = name && !unknown() ? view.strips[name] : undefined;
      lying.visible = ph !== undefined;
      if (ph !== undefined) lying.tint = paperColour(ph);
    });
    const over = stripOver === null ? undefined : layout.stations[stripOver];
    const free = stripGripped && stripAt ? stripAt : over && { x: over.x, y: over.y - 150 };
    const { roll: home } = layout;
    const x = free ? free.x : home.x + (ROLL - 8) * home.scale;
    const y = free ? free.y - 12 : home.y + (ROLL - 6) * home.scale;
    strip.position.set(x, y);
    paperHandle.place(
      free ? x - 14 : home.x - ROLL * home.scale,
      free ? y : home.y - ROLL * home.scale,
      free ? 28 : 2 * ROLL * home.scale + 8,
      free ? STRIP.length : 2 * ROLL * home.scale + 34 * home.scale,
    );
    paperHandle.update(stripOver ?? sampleStation());
  }

  /** An unknown sample stands alone, without its name. */
  function cover(): void {
    if (covered === unknown()) return;
    covered = unknown();
    SOLUTIONS.forEach((_, index) => {
      beakers[index]?.show(!covered || index === UNKNOWN);
      const caption = captions[index];
      if (caption) caption.visible = !covered;
      beakerHandles[index]?.enable(!covered || index === UNKNOWN);
    });
    if (covered) {
      beakerHandles[UNKNOWN]?.rename('Sample: put the electrode in');
      lens.root.visible = lensText.visible = false;
    }
  }

  function drawLens({ view, params, hidden }: PhFrame): void {
    if (!layout.lens || unknown()) return;
    const seen = view.ionised !== null && !hidden.has('dilution');
    lens.root.visible = lensText.visible = seen;
    if (!seen || view.ionised === null) return;
    lens.set(view.ionised);
    const words = `${shareWords(view.ionised)}\n${SOLUTE[params.solution]}`;
    if (words === shownLens) return;
    shownLens = words;
    lensText.text = words;
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      const narrow = stage.layout === 'narrow';
      backdrop.resize(stage, layout.benchY);
      layout.stations.forEach(({ x, y, scale: size }, station) => {
        const beaker = beakers[station];
        beaker?.place(x, y, size);
        beaker?.scaleText(1 / size);
        const buffer = BUFFERS[station - FIRST_BUFFER];
        if (buffer) beaker?.relabel(narrow ? String(Math.round(Number(buffer))) : buffer);
        const name = SOLUTIONS[station];
        const caption = captions[station];
        if (caption && name) {
          caption.text = narrow ? SHORT[name] : name;
          caption.position.set(x, layout.captionsY);
        }
        strips[station]?.position.set(x, y + (narrow ? 6 : 10));
        const { height, radius } = beaker ?? BEAKERS.sample;
        beakerHandles[station]?.place(x - radius * size, y - height * size, 2 * radius * size, height * size);
      });
      for (const [part, place] of [
        [wash.root, layout.wash],
        [meter.root, layout.meter],
        [roll, layout.roll],
      ] as const) {
        part.position.set(place.x, place.y);
        part.scale.set(place.scale);
      }
      meter.scaleText(1 / layout.meter.scale);
      const { post } = layout;
      arm.lay(post.x, post.footY, post.topY, layout.electrode.length);
      scale.root.position.set(layout.scale.x, layout.scale.y);
      scale.lay(layout.scale.width, Math.max(1, stage.pixel));
      if (layout.lens) lens.root.position.set(layout.lens.x, layout.lens.y);
      lens.root.visible = lensText.visible = layout.lens !== null && !unknown();
      lensText.position.set(layout.lensText.x, layout.lensText.y);
      bufferCaption.visible = rinseCaption.visible = !narrow;
      const middle = layout.stations[FIRST_BUFFER + 1];
      const waste = layout.stations[RINSE];
      bufferCaption.position.set(middle?.x ?? 0, layout.captionsY);
      rinseCaption.position.set(waste?.x ?? 0, layout.captionsY);
      note.position.set(layout.note.x, layout.note.y);
      const { meter: box } = layout;
      calHandle.place(
        box.x + box.scale * (meter.key.x - meter.key.width / 2),
        box.y + box.scale * (meter.key.y - meter.key.height / 2),
        box.scale * meter.key.width,
        box.scale * meter.key.height,
      );
      washHandle.place(
        layout.wash.x - (WASH.width / 2) * layout.wash.scale,
        layout.wash.y - WASH.height * layout.wash.scale,
        WASH.width * layout.wash.scale,
        WASH.height * layout.wash.scale,
      );
      at.x = drawnAt.x = Number.NaN;
    },

    draw(next, now) {
      frame = next;
      const { view, params, shown } = next;
      cover();
      if (view.place !== 'air') rinsed = false;
      else if (!view.wet) rinsed = true;
      if (rinsed && !wasRinsed) squirtSince = now + 260;
      if (rinsed && now < squirtSince) context.redraw();
      wasRinsed = rinsed;
      moveElectrode(view.place, now);
      drawRinse(now);
      drawPaper(next);
      drawLens(next);
      electrodeHandle.update(carried ?? stationOf(view.place) ?? 0);
      const chosen = sampleStation();
      SOLUTIONS.forEach((_, index) => beakers[index]?.choose(index === chosen));
      meter.set(shown.ph_meter.text);
      const slope = shown.slope_percent.text;
      const buffers = view.buffers.map((ph) => ph.toFixed(ph > 10 ? 1 : 0)).join(' ');
      meter.setState(view.stable, buffers === '' ? 'no CAL' : `CAL ${buffers}${slope === '–' ? '' : ` ${slope}%`}`);
      scale.mark(typeof shown.ph_meter.value === 'number' ? shown.ph_meter.value : null);
      const words = params.dilution === '1' ? '' : `diluted ${params.dilution}×`;
      if (words !== shownNote) {
        shownNote = words;
        note.text = words;
      }
    },

    describe({ view, shown, params }) {
      const sample = unknown() ? 'sample' : params.solution.toLowerCase();
      const sentences = [
        `The electrode ${placeWords(view.place, sample)}${view.place === 'air' ? (view.wet ? ', wet with the last liquid' : ', rinsed') : ''}.`,
        shown.ph_meter.value === null
          ? 'The meter shows no pH: the voltage lies beyond its display.'
          : `The meter shows pH ${shown.ph_meter.text}; its stability mark is ${view.stable ? 'lit' : 'out'}.`,
        view.buffers.length === 0
          ? 'It is not calibrated.'
          : `It is calibrated at pH ${view.buffers.map((ph) => ph.toFixed(2)).join(' and ')}${shown.slope_percent.value === null ? '' : `, with a slope of ${shown.slope_percent.text} %`}.`,
        `The sample is ${unknown() ? 'unknown' : sample}${params.dilution === '1' ? '' : `, diluted ${params.dilution} times`}.`,
      ];
      if (shown.paper_ph.value !== null) sentences.push(`pH paper shows ${shown.paper_ph.text}.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

/** The pH bench: five liquids, three buffers, a glass electrode on its arm, a meter, and paper with its chart. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame } from '../../contract';
import { createRoom } from '../../kit/room/room';
import { createLeadLayer } from '../../kit/electric/lead';
import { createElectrodeArm } from './electrode-arm';
import { createIonisedLens } from './ionised-lens';
import { createLabelledBeaker, type LabelledBeaker } from '../../kit/glassware/labelled-beaker';
import { createPaperRoll } from './paper-roll';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import { arrange, type Placed } from '../../kit/layout/layout';
import { createPhScale, DRY_PAPER, paperColour } from './ph-scale';
import { createRinse } from './rinse';
import { BUFFER_LIGHT, BUFFERS, describePh, LIGHT, SHORT, shareWords, SOLUTE, SOLUTIONS } from './ph-words';
import {
  ARRANGEMENT,
  BEAKERS,
  BENCH,
  boxAround,
  ELECTRODE_LENGTH,
  feetIn,
  MARGIN,
  type PartName,
  RINSE,
  SAMPLES,
  type Station,
} from './ph-measurement-layout';

type PhFrame = Frame<'ph_measurement'>;
type Place = PhFrame['view']['place'];

const FIRST_BUFFER = SAMPLES;
/** Where an unknown sample stands, alone. */
const UNKNOWN = 2;
/** Height of the meter in its width, at most. */
const METER_SHAPE = 0.95;
/** Of labels, upper edges: neighbours stand at different heights, so that long names do not meet. */
const LABEL_TOPS = [0.62, 0.32] as const;
/** The electrode's stand and the wash bottle stand so far behind the vessels. */
const BEHIND = 34;
const MOST_WASH = 150;
const ROLL = 30;
const STRIP = { width: 14, length: 46 } as const;
/** As the kit draws it; on the stage it is longer and so thicker. */
const ELECTRODE = 128;
/** Of the bulb above a rim, stage units; of the bulb at rest above the stand's foot, in lengths of the electrode. */
const CLEAR = 16;
const HOME = 0.42;
/** Of the bulb above the foot of a vessel. */
const DIPPED = 22;

export const createScene: CreateScene<'ph_measurement'> = (context) => {
  const root = new Container({ label: 'pH bench' });
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ parts
  const beakers: readonly LabelledBeaker[] = [
    ...SOLUTIONS.map((name, index) =>
      createLabelledBeaker(context, {
        ...BEAKERS.sample,
        label: name,
        labelTop: LABEL_TOPS[index % 2] ?? LABEL_TOPS[0],
        transmitted: LIGHT[name],
      }),
    ),
    ...BUFFERS.map((label, index) =>
      createLabelledBeaker(context, {
        ...BEAKERS.buffer,
        label: `pH ${label}`,
        transmitted: BUFFER_LIGHT[index] ?? 0xffffff,
      }),
    ),
    createLabelledBeaker(context, { ...BEAKERS.waste, transmitted: 0xffffff, filled: 0.3 }),
  ];
  const arm = createElectrodeArm(context, ELECTRODE);
  const rinse = createRinse(context);
  const meter = createInstrument(context, {
    title: 'pH meter',
    display: { rows: [{ label: 'pH', widest: '00.00' }], note: true },
    keys: [{ action: 'calibrate', print: 'CAL', value: () => BUFFERS.find((ph) => ph === frame?.view.place) }],
    sockets: [{ id: 'electrode', kind: 'bnc', side: 'left' }],
  });
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  const scale = createPhScale(context);
  const roll = createPaperRoll(context, ROLL);
  const strip = new Graphics().roundRect(-STRIP.width / 2, 0, STRIP.width, STRIP.length, 2).fill(DRY_PAPER);
  const lens = createIonisedLens(context, 74);
  const strips = SOLUTIONS.map(() => new Graphics().roundRect(-17, -4, 34, 8, 2).fill(0xffffff));
  const backs = new Container({ label: 'vessels, far walls' });
  const fronts = new Container({ label: 'vessels, near walls' });
  for (const beaker of beakers) {
    backs.addChild(beaker.back);
    fronts.addChild(beaker.front);
  }
  root.addChild(
    room.root,
    scale.root,
    roll.root,
    lens.root,
    arm.stand,
    meter.root,
    leads.root,
    rinse.root,
    backs,
    arm.electrode,
    strip,
    fronts,
    rinse.jet,
    ...strips,
  );

  // ------------------------------------------------------------ what hands do
  const stations: Station[] = Array.from({ length: RINSE + 1 }, () => ({ x: 0, y: 0, scale: 1 }));
  const post = { x: 0, footY: 0, topY: 0 };
  let electrodeLength = ELECTRODE_LENGTH.wide;
  let narrow = false;
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
    stations.slice(0, among).forEach((station, index) => {
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
    carried = carriedAt = null;
    context.redraw();
  };
  const dipPaper = (station: number): void => {
    chooseSample(station);
    context.dispatch({ do: 'dip_paper' });
    stripOver = stripAt = null;
    context.redraw();
  };

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
    drag: (point) => (point.x - scale.root.x - scale.cellX(0)) / (scale.cellX(1) - scale.cellX(0)),
  });
  const beakerHandles = [...SOLUTIONS, ...BUFFERS].map((name, station) =>
    context.handle({
      role: 'button',
      name: `${station < SAMPLES ? name : `Buffer ${name}`}: put the electrode in`,
      press: () => goTo(station),
    }),
  );
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

  // ------------------------------------------------------------ drawing
  let wasRinsed = false;
  let labelled = '';
  let covered: boolean | null = null;

  /** Where the bulb belongs, and from which height it may travel sideways. */
  function goal(place: Place): { x: number; y: number; over: number } {
    const homeY = post.footY - electrodeLength * HOME;
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
    return { x: to.x, y: carried !== null || place === 'air' ? over : to.y - DIPPED, over };
  }

  function moveElectrode(place: Place, now: number): void {
    arm.cap(place === 'storage' && carried === null && !gripped);
    const { moved, there } = arm.go(goal(place), now);
    if (!there) context.redraw();
    if (!moved) return;
    const { head } = arm;
    electrodeHandle.place(head.x - 18, head.y + electrodeLength * 0.15, 36, electrodeLength * 0.4);
    leads.lay(cable, portAt(head, 'top'), meter.port('electrode'));
  }

  function drawPaper({ view, params }: PhFrame): void {
    const chosen = unknown() ? Object.values(view.strips)[0] : view.strips[params.solution];
    scale.strip(chosen === undefined ? null : paperColour(chosen), compareAt);
    compareHandle.enable(chosen !== undefined);
    if (chosen !== undefined) {
      const x = scale.root.x + scale.cellX(compareAt);
      compareHandle.place(x - 16, scale.root.y + scale.stripY, 32, 44);
      compareHandle.update(compareAt);
    }
    strips.forEach((lying, index) => {
      const name = SOLUTIONS[index];
      const ph = name && !unknown() ? view.strips[name] : undefined;
      lying.visible = ph !== undefined;
      if (ph !== undefined) lying.tint = paperColour(ph);
    });
    const over = stripOver === null ? undefined : stations[stripOver];
    const free = stripGripped && stripAt ? stripAt : over && { x: over.x, y: over.y - 150 };
    const home = roll.at;
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
      beakerHandles[index]?.enable(!covered || index === UNKNOWN);
    });
    if (covered) {
      beakerHandles[UNKNOWN]?.rename('Sample: put the electrode in');
    }
  }

  /** The chosen sample says how far it is diluted. */
  function nameSamples(dilution: PhFrame['params']['dilution']): void {
    const chosen = sampleStation();
    const key = `${chosen} ${dilution} ${unknown()} ${narrow}`;
    if (key === labelled) return;
    labelled = key;
    SOLUTIONS.forEach((solution, index) => {
      const name = unknown() ? 'Sample' : narrow ? SHORT[solution] : solution;
      beakers[index]?.relabel(index === chosen && dilution !== '1' ? `${name} 1:${dilution}` : name);
    });
  }

  function drawLens({ view, params, hidden }: PhFrame): void {
    const part = unknown() || hidden.has('dilution') ? null : view.ionised;
    lens.set(part, part === null ? '' : `${shareWords(part)}\n${SOLUTE[params.solution]}`);
  }

  const stand = (box: Box, first: number, count: number, vessel: { height: number; radius: number }): void => {
    stations.splice(first, count, ...feetIn(box, count, vessel, electrodeLength));
  };

  const parts: Readonly<Record<PartName, Placed>> = {
    scale,
    meter: {
      root: meter.root,
      lay({ x, y, width, height }, type) {
        const high = Math.min(height, width * METER_SHAPE);
        meter.lay({ x, y: y + height - high, width, height: high }, type);
      },
    },
    roll,
    look: lens,
    samples: { lay: (box) => stand(box, 0, SAMPLES, BEAKERS.sample) },
    buffers: {
      lay(box) {
        stand(box, FIRST_BUFFER, BUFFERS.length, BEAKERS.buffer);
        post.x = narrow ? box.x + box.width + 4 : box.x - 7;
        post.footY = box.y + box.height - BEHIND;
      },
    },
    rinse: {
      lay(box, type) {
        const [forWaste, forWash] = [0.54 * box.width, 0.46 * box.width];
        stand({ ...box, width: forWaste }, RINSE, 1, BEAKERS.waste);
        rinse.wash.lay(
          { x: box.x + forWaste, y: box.y, width: forWash, height: Math.min(box.height - BEHIND, MOST_WASH) },
          type,
        );
        rinse.wash.root.y = box.y + box.height - BEHIND;
      },
    },
  };

  return {
    root,
    resize(stage) {
      const { layout, type } = stage;
      narrow = layout === 'tall';
      electrodeLength = ELECTRODE_LENGTH[layout];
      room.resize(stage, stage.height * BENCH[layout]);
      const { side, top, foot } = MARGIN;
      const whole = { x: side, y: top, width: stage.width - 2 * side, height: stage.height - top - foot };
      arrange(ARRANGEMENT[layout], parts, whole, type);
      post.topY = scale.root.y + scale.height + 8;
      stations.forEach(({ x, y, scale: size }, station) => {
        const beaker = beakers[station];
        beaker?.place(x, y, size);
        beaker?.fit(size, type);
        const buffer = BUFFERS[station - FIRST_BUFFER];
        if (buffer) beaker?.relabel(`pH ${narrow ? Math.round(Number(buffer)) : buffer}`);
        strips[station]?.position.set(x, y + 10);
        const { height, radius } = beaker ?? BEAKERS.sample;
        beakerHandles[station]?.place(x - radius * size, y - height * size, 2 * radius * size, height * size);
      });
      arm.lay(post.x, post.footY, post.topY, electrodeLength);
      leads.keep([...meter.clear(), rinse.box(), ...stations.slice(FIRST_BUFFER).map(boxAround)], stage.height - foot);
      const { x, y, width, height } = rinse.box();
      washHandle.place(x, y, width, height);
      labelled = '';
    },

    draw(next, now) {
      frame = next;
      const { view, params, shown } = next;
      cover();
      if (view.place !== 'air') rinsed = false;
      else if (!view.wet) rinsed = true;
      if (rinsed && !wasRinsed) rinse.begin(now);
      wasRinsed = rinsed;
      moveElectrode(view.place, now);
      if (rinse.draw(now, arm.bulb)) context.redraw();
      drawPaper(next);
      drawLens(next);
      electrodeHandle.update(carried ?? stationOf(view.place) ?? 0);
      const chosen = sampleStation();
      SOLUTIONS.forEach((_, index) => beakers[index]?.choose(index === chosen));
      meter.set(0, shown.ph_meter.text);
      nameSamples(params.dilution);
      const buffers = view.buffers.map((ph) => ph.toFixed(ph > 10 ? 1 : 0)).join(' ');
      const calibration = buffers === '' ? 'no CAL' : `CAL ${buffers}`;
      meter.note(view.stable ? `${calibration} stable` : calibration);
      scale.mark(typeof shown.ph_meter.value === 'number' ? shown.ph_meter.value : null);
    },

    describe: describePh,

    destroy: () => root.destroy({ children: true }),
  };
};

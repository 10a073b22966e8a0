/** The culture bench: flask in a shaking bath, photometer, dilution series with its pipette, colony counter, growth chart. */
import { Container, Graphics } from 'pixi.js';
import { LEAST_OD } from '../../../engine/medical-microbiology/optical-density';
import type { CreateScene, Frame, Handle, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createColonyCounter } from '../kit/colony-counter';
import { createCultureFlask } from '../kit/culture-flask';
import { createCuvettePhotometer } from '../kit/cuvette-photometer';
import { createDilutionRack } from '../kit/dilution-rack';
import { createGrowthChart } from '../kit/growth-chart';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { knobTravel } from '../kit/knob';
import { createMicropipette } from '../kit/micropipette';
import { createNoteCard } from '../kit/note-card';
import { createPetriDish } from '../kit/petri-dish';
import { metalDown } from '../kit/shading';
import { createShakingWaterBath } from '../kit/shaking-water-bath';
import { createStageButton } from '../kit/stage-button';
import { turbidLight } from '../kit/turbidity';
import { type Box, type Layout, LAYOUTS, type Place } from './culture-bench-layout';
import {
  clock,
  describeCulture,
  dilutionWords,
  estimateWords,
  MEDIUM_WORDS,
  marksWords,
  verdictWords,
} from './culture-words';
import { LOG_AT_OD_1, OD_COLUMNS, OD_HUE, PLATE_COLUMNS, pointsOf } from './growth-points';
import { createPlateViewer, lawnOf, type PlateViewer, type ViewedPlate } from './plate-viewer';

type GrowthFrame = Frame<'bacterial_growth'>;

const BATH = { width: 236, tank: 116 } as const;
const FLASK = { height: 172, radius: 70, filled: 0.62 } as const;
const PHOTOMETER = { width: 164, height: 172, wavelength: 'A, 600 nm' } as const;
const RACK = { width: 222, height: 112, tubes: 10 } as const;
const PIPETTE = 104;
const COUNTER = { width: 236, height: 336, radius: 97 } as const;
const DISH = 92;
/** Above so many stage units to a CSS pixel, only the larger texts have room. */
const ROOMY_PIXEL = 1.15;
/** Tips hang so far above the mouths, and dip so far. */
const HOVER = 5;
const DIP = 26;
const DIP_MS = 520;
const GROW_MS = 1300;
const LID_MS = 700;
/** Turns of the shaker in a wall second: for the eye; the display says what it is. */
const SHAKER_TURNS = 1.3;
const SHAKER_SPEED = '180/min';
/** Longest wall time between two frames that moves the shaker on. */
const LONGEST_FRAME_MS = 60;
const TEMPERATURE = { min: 4, max: 50 } as const;
const KNOB_TRAVEL = 220;
/** Frames after which a hand's setting that did not come about is given up. */
const PATIENCE = 60;
const FIRST_DILUTION = 3;
const MOST_DILUTION = RACK.tubes - 1;
/** cm of broth that the light crosses. */
const DEPTH = { flask: 5, tube: 1.2, cuvette: 1 } as const;
/** Clear media as they look, for recognition. */
const BROTHS: Readonly<Record<GrowthFrame['params']['medium'], number>> = {
  'Nutrient broth': 0xfaf4dd,
  'LB broth': 0xf6e6bb,
  'Minimal medium (M9 glucose)': 0xf2f7fa,
};
const DILUENT = 0xffffff;
const TRUTH_EVERY_H = 1 / 6;
const CHART_STEP_H = 24;
/** Of the slip: size of text in stage units, smallest text in CSS px, height of a line, both margins, mean width of a letter. */
const CARD = { text: 13, least: 12, line: 1.25, margins: 22, letter: 0.5 } as const;

const ease = (t: number): number => t * t * (3 - 2 * t);

export const createScene: CreateScene<'bacterial_growth'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'bacterial growth' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const bath = createShakingWaterBath(context, BATH);
  const flask = createCultureFlask(context, FLASK);
  flask.root.y = -4;
  bath.deck.addChild(flask.root);
  const photometer = createCuvettePhotometer(context, PHOTOMETER);
  const shelf = new Graphics();
  const rackGroup = new Container({ label: 'dilutions' });
  const rack = createDilutionRack(context, RACK);
  const pipette = createMicropipette(context, PIPETTE);
  rackGroup.addChild(rack.root, pipette.root);
  const counterGroup = new Container({ label: 'counter' });
  const counter = createColonyCounter(context, COUNTER);
  const dish = createPetriDish(context, DISH);
  dish.root.position.set(counter.stage.x, counter.stage.y);
  dish.root.visible = false;
  counterGroup.addChild(counter.root, dish.root);
  const chart = createGrowthChart(context, { from: 0, to: 10, logAtOd1: LOG_AT_OD_1, odColour: OD_HUE });
  const curveButton = createIlluminatedButton(context);
  const card = createNoteCard(context, LAYOUTS.wide.card.width, 0);
  const culture = context.text({ size: 14, weight: '600', colour: theme.ink, anchor: [0.5, 1], align: 'center' });
  const chosen = context.text({ size: 15, weight: '600', colour: theme.ink, anchor: [0, 0.5] });

  // ------------------------------------------------------------ what hands do
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let dilution = FIRST_DILUTION;
  let curveShown = false;
  let viewed: ViewedPlate | null = null;
  let marks: ReadonlySet<number> = new Set();
  let viewer: PlateViewer | null = null;
  let viewerOpen = false;
  let stageSize: StageSize | null = null;

  const choose = (next: number): void => {
    dilution = next;
    rackHandle.update(next);
    context.redraw();
  };
  const spread = (): void => context.dispatch({ do: 'take_sample', value: dilution });
  const tubeAt = (x: number): number => {
    const local = (x - layout.rack.x) / layout.rack.scale;
    const pitch = rack.tubeX(1) - rack.tubeX(0);
    return Math.min(MOST_DILUTION, Math.max(0, Math.round((local - rack.tubeX(0)) / pitch)));
  };

  /** Set by hand and not seen in a frame yet: until then the handle is ahead of the run. */
  let asked: number | null = null;
  let framesWaited = 0;
  const temperatureHandle = context.handle({
    role: 'slider',
    name: 'Thermostat of the bath',
    hint: 'Drag it right or up for warmer.',
    ...TEMPERATURE,
    step: 1,
    value: 37,
    format: (celsius) => `${celsius} °C`,
    set(celsius) {
      asked = celsius;
      framesWaited = 0;
      context.setInput('temperature', celsius);
    },
    drag: (point, start, startValue) =>
      startValue + knobTravel(point, start, KNOB_TRAVEL) * (TEMPERATURE.max - TEMPERATURE.min),
  });
  const readOd = createStageButton(context, {
    label: 'Read OD',
    name: 'Photometer: read the optical density of a sample',
    press: () => context.dispatch({ do: 'read_od' }),
  });
  const rackHandle = context.handle({
    role: 'slider',
    name: 'Dilution to plate',
    hint: 'Tap a tube, or drag the pipette to it. Enter spreads a plate.',
    min: 0,
    max: MOST_DILUTION,
    step: 1,
    value: dilution,
    format: (d) => (d === 0 ? 'undiluted' : `ten to the minus ${d}`),
    set: choose,
    drag: (point) => tubeAt(point.x),
    tap: (point) => choose(tubeAt(point.x)),
    keys: { Enter: spread },
  });
  const spreadButton = createStageButton(context, {
    label: 'Spread plate',
    name: 'Spread 0.1 mL of the chosen dilution on a plate',
    press: spread,
  });
  const openViewer = (): void => {
    if (!viewed) return;
    if (!viewer) {
      viewer = createPlateViewer(context, {
        marked(next) {
          marks = next;
          dish.mark(next);
        },
        putBack: closeViewer,
      });
      root.addChild(viewer.root);
      if (stageSize) viewer.lay(stageSize);
    }
    viewerOpen = true;
    viewer.open(viewed, marks);
    uncover(false);
    context.redraw();
  };
  function closeViewer(): void {
    viewerOpen = false;
    viewer?.close();
    uncover(true);
    context.redraw();
  }
  const countButton = createStageButton(context, {
    label: 'Count colonies',
    name: 'Bring the plate close and count its colonies',
    fill: theme.housing,
    ink: theme.ink,
    press: openViewer,
  });
  const dishHandle: Handle = context.handle({
    role: 'button',
    name: 'Plate on the colony counter',
    hint: 'Brings it close.',
    press: openViewer,
  });
  const curveHandle = context.handle({
    role: 'toggle',
    name: 'True curve',
    hint: 'Shows what the culture really did.',
    pressed: false,
    toggle(pressed) {
      curveShown = pressed;
      curveHandle.update(pressed);
      context.redraw();
    },
  });
  /** The viewer covers everything right of the bath, and on a narrow stage all of it. */
  function uncover(free: boolean): void {
    readOd.show(free);
    spreadButton.show(free);
    countButton.show(free);
    rackHandle.enable(free);
    dishHandle.enable(free && viewed !== null);
    curveHandle.enable(free && layout.chart !== null);
    temperatureHandle.enable(free || !narrow);
  }

  root.addChild(
    backdrop.root,
    chart.root,
    curveButton.root,
    bath.root,
    shelf,
    photometer.root,
    readOd.root,
    counterGroup,
    countButton.root,
    rackGroup,
    spreadButton.root,
    culture,
    chosen,
    card.root,
  );

  // ------------------------------------------------------------ drawing
  let turns = 0;
  let drawnAt = Number.NaN;
  let plateKey = '';
  let grownSince = Number.NEGATIVE_INFINITY;
  let dippedSince = Number.NEGATIVE_INFINITY;
  let lidSince = Number.NEGATIVE_INFINITY;
  let odKey = '';
  let chartKey = '';
  let curveKey = '';
  let cultureKey = '';
  let chosenKey = -1;
  let cardKey = '';
  let cardText: number = CARD.text;

  const put = (part: Container, { x, y, scale }: Place): void => {
    part.position.set(x, y);
    part.scale.set(scale);
  };

  function shake({ running }: GrowthFrame, now: number): void {
    const elapsed = Number.isNaN(drawnAt) ? 0 : Math.min(LONGEST_FRAME_MS, Math.max(0, now - drawnAt));
    drawnAt = now;
    if (running && !reducedMotion) turns = (turns + (elapsed / 1000) * SHAKER_TURNS) % 1;
    bath.shake(turns);
  }

  function drawPlate({ view, fields }: GrowthFrame, now: number): void {
    const { plate } = view;
    const key = plate ? `${plate.number} ${plate.hours} ${plate.dilution} ${plate.count}` : '';
    if (key !== plateKey) {
      const first = Number.isNaN(drawnAt);
      plateKey = key;
      marks = new Set();
      if (viewerOpen) closeViewer();
      viewed = plate && {
        colonies: fields.colonies.slice(),
        drawn: plate.drawn,
        lawn: lawnOf(plate.count),
        lines: [
          `Plate ${plate.number}`,
          `0.1 mL ${plate.dilution === 0 ? dilutionWords(0) : `of ${dilutionWords(plate.dilution)}`}`,
          `Sampled at ${clock(plate.hours)}`,
        ],
      };
      dish.root.visible = viewed !== null;
      dishHandle.enable(viewed !== null && !viewerOpen);
      countButton.enable(viewed !== null);
      if (viewed) dish.spread(viewed.colonies, viewed.drawn, viewed.lawn);
      if (viewed && !first && !reducedMotion) grownSince = dippedSince = now;
      else grownSince = Number.NEGATIVE_INFINITY;
    }
    const grown = Math.min(1, (now - grownSince) / GROW_MS);
    dish.grow(ease(grown));
    if (grown < 1) context.redraw();
  }

  function drawPipette(now: number): void {
    const part = (now - dippedSince) / DIP_MS;
    const dip = part >= 0 && part < 1 ? Math.sin(Math.PI * part) : 0;
    const x = rack.tubeX(dilution);
    const y = rack.mouthY - HOVER + DIP * dip;
    if (pipette.root.x !== x) pipette.root.x = x;
    if (pipette.root.y !== y) pipette.root.y = y;
    pipette.press(dip > 0.5 ? 0 : part >= 0 && part < 0.5 ? 1 : 0);
    if (dip > 0) context.redraw();
  }

  function drawPhotometer({ view, fields, shown, params }: GrowthFrame, now: number): void {
    const count = view.odsNoted;
    const row = (count - 1) * OD_COLUMNS;
    const last = count > 0 ? (fields.ods[row + 1] ?? 0) : null;
    const key = `${count} ${count > 0 ? fields.ods[row] : ''} ${last}`;
    if (key !== odKey) {
      if (odKey !== '' && last !== null && !reducedMotion) lidSince = now;
      odKey = key;
    }
    const value = shown.od_sample.value;
    photometer.set(typeof value === 'number' && value < LEAST_OD ? `< ${LEAST_OD}` : shown.od_sample.text);
    photometer.fill(last === null ? null : turbidLight(BROTHS[params.medium], last, DEPTH.cuvette));
    const part = (now - lidSince) / LID_MS;
    const shut = part >= 0 && part < 1 ? Math.min(1, 4 * part, 4 * (1 - part)) : 0;
    photometer.close(shut);
    if (shut > 0 || (part >= 0 && part < 1)) context.redraw();
  }

  function drawRack({ view, params }: GrowthFrame): void {
    rack.choose(dilution);
    for (let n = 0; n < rack.tubes; n++) {
      const strength = view.sampleOd === null ? 0 : 10 ** -n;
      rack.fill(
        n,
        strength === 0
          ? DILUENT
          : turbidLight(n === 0 ? BROTHS[params.medium] : DILUENT, (view.sampleOd ?? 0) * strength, DEPTH.tube),
      );
    }
    if (dilution !== chosenKey) {
      chosenKey = dilution;
      chosen.text = dilution === 0 ? 'undiluted' : `${dilutionWords(dilution)} dilution`;
    }
  }

  function drawChart({ view, fields }: GrowthFrame): void {
    if (!layout.chart) return;
    const hours = Math.max(1, Math.ceil(view.hours / CHART_STEP_H - 1e-9)) * CHART_STEP_H;
    chart.scale(hours);
    chart.now(view.hours);
    const lastPlate = (view.platesNoted - 1) * PLATE_COLUMNS;
    const key = `${hours} ${view.plate?.number ?? 0} ${view.odsNoted} ${fields.plates[lastPlate] ?? ''} ${odKey} ${layout.chart.width}`;
    if (key !== chartKey) {
      chartKey = key;
      chart.plot(pointsOf(view, fields));
    }
    const curve = curveShown ? `${hours} ${view.truthPoints} ${fields.truth[0]}` : '';
    if (curve !== curveKey) {
      curveKey = curve;
      chart.curve(curveShown ? fields.truth : null, view.truthPoints, TRUTH_EVERY_H);
    }
    curveButton.set('True curve', curveShown);
  }

  function drawWords({ view, params }: GrowthFrame): void {
    const words = `E. coli, ${MEDIUM_WORDS[params.medium]}`;
    if (words !== cultureKey) {
      cultureKey = words;
      culture.text = narrow ? MEDIUM_WORDS[params.medium] : words;
    }
    counter.set(viewed !== null, 'MARKED', String(marks.size).padStart(3, '0'));
    card.root.visible = view.plate !== null && !viewerOpen;
    if (!view.plate || viewerOpen) return;
    const { plate } = view;
    const all = marks.size > 0 && marks.size === plate.count;
    const heading = `Plate ${plate.number}: ${dilutionWords(plate.dilution)}`;
    const lines = narrow
      ? [plate.result]
      : [
          `0.1 mL, sampled at ${clock(plate.hours)}.`,
          all
            ? `All ${plate.count} marked: ${estimateWords(plate)}`
            : marksWords(marks.size) + verdictWords[plate.result],
        ];
    const body = lines.join('\n');
    const key = `${heading} ${body} ${cardText}`;
    if (key === cardKey) return;
    cardKey = key;
    const room = layout.card.width - CARD.margins;
    const rows = lines.reduce((sum, line) => sum + Math.ceil((line.length * cardText * CARD.letter) / room), 1);
    card.resize(layout.card.width, CARD.margins + rows * CARD.line * cardText);
    card.set(heading, body);
  }

  return {
    root,
    resize(stage) {
      stageSize = stage;
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      backdrop.resize(stage, layout.benchY);
      put(bath.root, layout.bath);
      put(photometer.root, layout.photometer);
      put(rackGroup, layout.rack);
      put(counterGroup, layout.counter);
      bath.fitText(1 / layout.bath.scale, !narrow && stage.pixel <= ROOMY_PIXEL);
      shelf.clear();
      if (layout.shelf) {
        const { x, y, width, height } = layout.shelf;
        shelf
          .rect(x + 4, y + height, width - 8, 10)
          .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
          .roundRect(x, y, width, height, 3)
          .fill(metalDown(theme));
      }
      pipette.root.visible = !narrow;
      photometer.fitText(1 / layout.photometer.scale, !narrow);
      rack.scaleText(1 / layout.rack.scale);
      counter.scaleText(1 / layout.counter.scale);
      culture.position.set(layout.culture.x, layout.culture.y);
      cultureKey = '';
      chosen.position.set(layout.chosen.x, layout.chosen.y);
      chosen.anchor.x = narrow ? 0.5 : 0;
      card.root.position.set(layout.card.x, layout.card.y);
      cardText = Math.max(CARD.text, CARD.least * stage.pixel);
      cardKey = '';
      const place = (button: typeof readOd, box: Box): void => button.place(box.x, box.y, box.width, box.height);
      place(readOd, layout.readOd);
      place(spreadButton, layout.spread);
      place(countButton, layout.count);
      chart.root.visible = curveButton.root.visible = layout.chart !== null;
      if (layout.chart && layout.curveButton) {
        chart.root.position.set(layout.chart.x, layout.chart.y);
        chart.lay(layout.chart.width, layout.chart.height, Math.max(12, CARD.least * stage.pixel));
        const { x, y, width, height } = layout.curveButton;
        curveButton.root.position.set(x, y);
        curveButton.lay(width, height);
        curveHandle.place(x, y, width, height);
      }
      chartKey = curveKey = '';
      const { x, y, scale } = layout.bath;
      temperatureHandle.place(x + (bath.knob.x - 24) * scale, y + (bath.knob.y - 24) * scale, 48 * scale, 48 * scale);
      const r = layout.rack;
      rackHandle.place(
        r.x - (RACK.width / 2) * r.scale,
        r.y + (rack.mouthY - PIPETTE * 0.6) * r.scale,
        RACK.width * r.scale,
        (-rack.mouthY + PIPETTE * 0.6) * r.scale,
      );
      const c = layout.counter;
      dishHandle.place(
        c.x + (counter.stage.x - DISH) * c.scale,
        c.y + (counter.stage.y - DISH) * c.scale,
        2 * DISH * c.scale,
        2 * DISH * c.scale,
      );
      viewer?.lay(stage);
      uncover(!viewerOpen);
    },

    draw(frame, now) {
      const { params, view } = frame;
      drawPlate(frame, now);
      shake(frame, now);
      flask.set(turbidLight(BROTHS[params.medium], view.od, DEPTH.flask));
      const part = (params.temperature - TEMPERATURE.min) / (TEMPERATURE.max - TEMPERATURE.min);
      bath.set(`${params.temperature} °C`, SHAKER_SPEED, part);
      drawPhotometer(frame, now);
      drawRack(frame);
      drawPipette(now);
      drawChart(frame);
      drawWords(frame);
      if (asked === null || asked === params.temperature || ++framesWaited > PATIENCE) {
        asked = null;
        temperatureHandle.update(params.temperature);
      }
    },

    describe: (frame) => describeCulture(frame, marks.size),

    destroy: () => root.destroy({ children: true }),
  };
};

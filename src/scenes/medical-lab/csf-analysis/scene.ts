/** Spinal fluid: needle and manometer, four tubes, centrifuge, chamber or smear under the microscope, the photometer's spectrum, the slip. */
import { Container } from 'pixi.js';
import { SPECTRUM } from '../../../../engine/medical-lab/spinal-fluid';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createBenchCentrifuge } from '../../kit/centrifuge/bench-centrifuge';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { area, line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { createResultSlip, type SlipLine } from '../../kit/instruments/result-slip';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  placeHandle,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createCameraField } from '../../kit/microscope/camera-field';
import { createCountingChamber, drawRedInChamber, drawWhiteInChamber } from '../../kit/microscope/counting-chamber';
import { createSquareSlider } from '../../kit/microscope/square-slider';
import { mix } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import { createGramSmear, GRAM_FIELD } from './gram-smear';
import { createLumbarView } from './lumbar-view';
import { createTubeRack, type RackTube } from './tube-rack';

type FluidFrame = Frame<'csf_analysis'>;

const ARRANGEMENT: Arrangements<'spine' | 'rack' | 'lens' | 'centrifuge' | 'screen' | 'slip'> = {
  wide: spaced(
    12,
    row(
      grow(30, spaced(8, column(grow(30, 'spine'), grow(21, 'rack')))),
      grow(29, spaced(8, column(grow(29, 'lens'), grow(20, 'centrifuge')))),
      grow(39, spaced(10, column(grow(24, 'screen'), grow(27, 'slip')))),
    ),
  ),
  tall: spaced(
    8,
    row(
      grow(
        19,
        spaced(
          8,
          column(
            grow(17, 'spine'),
            grow(10, spaced(6, row(grow(20, 'rack'), grow(11, 'centrifuge')))),
            grow(20, 'screen'),
          ),
        ),
      ),
      grow(16, spaced(8, column(grow(15, 'lens'), grow(32, 'slip')))),
    ),
  ),
};
const MARGIN = 12;
const LINES = [
  { id: 'opening_pressure', name: 'Pressure', unit: 'cmH₂O', range: [6, 25] },
  { id: 'wbc_corrected', name: 'White', unit: '/µL', range: [0, 5] },
  { id: 'pmn_pct', name: 'Neutroph.', unit: '%' },
  { id: 'rbc', name: 'Red', unit: '/µL' },
  { id: 'protein', name: 'Protein', unit: 'g/L', range: [0.15, 0.45] },
  { id: 'glucose_ratio', name: 'Glc ratio', unit: '', range: [0.6, 1] },
  { id: 'lactate', name: 'Lactate', unit: 'mmol/L', range: [1, 2.8] },
  { id: 'noa_415', name: 'A 415', unit: '' },
  { id: 'nba_adjusted', name: 'A 476', unit: '' },
] as const satisfies readonly (SlipLine & { readonly id: string })[];
const CLEAR = 0xe4f0f4;
const BLOOD = 0xb3171d;
const YELLOW = 0xf0d25a;
const PIXELS = 384;
/** Of a 1 mm square: cells are drawn larger than they are. */
const WHITE_RADIUS = 0.021;
const RED_RADIUS = 0.014;
/** More red cells than these hide the rulings. */
const MOST_RED = 90;

export const createScene: CreateScene<'csf_analysis'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'spinal fluid' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const spine = createLumbarView(context);
  const rack = createTubeRack(context);
  const centrifuge = createBenchCentrifuge(context);
  const chamber = createCountingChamber(context);
  const smear = createGramSmear();
  const field = createCameraField(context, { draw: smear.draw, pixels: PIXELS, diameter: GRAM_FIELD, bar: 10 });
  const lens = new Container({ label: 'under the microscope' });
  lens.addChild(chamber.root, field.root);
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Wavelength, nm', short: 'nm', domain: [SPECTRUM.from, 650] },
    y: { label: 'Absorbance', short: 'A' },
    marks: {
      under: area({ colour: 'orange', alpha: 0.16 }),
      trace: line({ colour: 'orange', width: 2 }),
      oxyhaemoglobin: rule({ along: 'x', colour: 'red', dashed: true }),
      bilirubin: rule({ along: 'x', colour: 'green', dashed: true }),
    },
  });
  const screen = chartOnScreen(
    createScreenCase(context, { keys: [{ action: 'scan_spectrum', print: 'SCAN' }] }),
    chart,
  );
  const heights = growingDomain({ least: [0, 0.04] });
  const slip = createResultSlip(context, LINES);
  root.addChild(room.root, spine.root, rack.root, centrifuge.root, lens, screen.root, slip.root);

  const pressure = context.actionHandle('measure_pressure', { name: 'Manometer: measure the pressure', grip: 'press' });
  let collected = false;
  const tubes = context.inputHandle('tube', {
    name: 'Rack: tube that is analysed',
    hint: 'Press the rack to collect; then press a tube to analyse that one.',
    grip: 'x',
    drag: (point) => rack.tubeAt(point),
    tap(point) {
      const tube = (['1', '2', '3', '4'] as const)[rack.tubeAt(point)];
      if (!collected) context.dispatch({ do: 'collect' });
      else if (tube) context.setInput('tube', tube);
    },
  });
  const spin = context.actionHandle('centrifuge', { name: 'Centrifuge: spin the tube', grip: 'press' });
  const look = createSquareSlider(context, chamber, {
    hint: 'Press to count; then press cells to tick them, or drag to another square.',
    count: () => context.dispatch({ do: 'count_cells' }),
  });

  const inLens = {
    root: lens,
    lay(box: Box, type: TypeSizes) {
      chamber.lay(box, type);
      field.lay(box, type);
    },
  };

  /** What a tube looks like: red by its cells, yellow by bilirubin, cloudy by white cells. */
  function tubeLook({ view, params }: FluidFrame, n: number): RackTube {
    const { filled = 0, red = 0 } = view.tubes[n] ?? {};
    const own = Number(params.tube) - 1 === n;
    const spun = own && view.spun;
    const blood = 1 - Math.exp(-red / 9000);
    const yellow = Math.min(0.8, view.yellow * 6);
    const clear = mix(CLEAR, YELLOW, yellow);
    const away = own && view.spinning !== null;
    return {
      filled: away ? 0 : filled,
      colour: spun ? clear : mix(clear, BLOOD, blood),
      cloudy: spun ? 0 : Math.min(0.9, view.cloudy / 1500),
      pellet: spun ? (red > 500 ? BLOOD : 0xeeeade) : null,
    };
  }

  function drawLens({ view, params }: FluidFrame, wall: number): void {
    const slide = view.looksAt === 'slide';
    field.root.visible = slide;
    chamber.root.visible = !slide;
    const { cells } = view;
    look.enable(!slide);
    look.show(cells?.white.length ?? 1, cells !== null);
    if (slide) {
      const organism = view.gram === 'Yeasts' ? 'yeasts' : view.gram === 'No organisms' ? 'none' : 'diplococci';
      smear.put({ organism, pus: view.pus, seed: params.specimen });
      const drawing = params.specimen * 10 + ['none', 'diplococci', 'yeasts'].indexOf(organism) + view.pus * 1e5;
      const settled = field.draw(
        { drawing, x: 0, y: 0, diameter: GRAM_FIELD, spreads: [0.12], grey: 0.97, contrast: 1 },
        wall,
      );
      if (!settled) context.redraw();
      return;
    }
    const { square } = look;
    const white = cells?.white[square] ?? 0;
    // Where white cells are counted the red ones are dissolved, if they are many.
    const red = Math.min(MOST_RED, (cells?.redDilution ?? 1) > 1 ? 0 : (cells?.red[square] ?? 0));
    chamber.set(
      cells
        ? {
            key: `${params.sample} ${params.specimen} ${square} ${white} ${red} ${cells.chamber}`,
            side: '1 mm',
            cells: [
              { count: red, radius: RED_RADIUS, draw: drawRedInChamber },
              { count: white, radius: WHITE_RADIUS, draw: drawWhiteInChamber },
            ],
          }
        : null,
    );
    chamber.say(cells ? '' : 'Press to count');
  }

  function noteOf({ view, shown }: FluidFrame): string {
    if (view.answer) return view.answer.name;
    if (view.reported) return `Reported: ${view.reported}`;
    if (view.looksAt === 'slide') return `Gram: ${shown.gram.text}`;
    if (view.cells) {
      const { counted, dilution } = view.cells;
      const ticked = chamber.ticked > 0 ? `, ${chamber.ticked} ticked` : '';
      return `${Math.round(counted)} white at 1:${dilution}${ticked}`;
    }
    return typeof shown.appearance.value === 'string' ? shown.appearance.value : 'No result yet';
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { spine, rack, lens: inLens, centrifuge, screen, slip },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const standing = [rack.standing(), centrifuge.standing()];
      if (stage.layout === 'wide') room.resize(stage, (standing[0]?.y ?? 0) - 36, standing);
      else room.resize(stage, null);
      for (const [part, handle] of [
        [spine.place(), pressure],
        [rack.place(), tubes],
        [centrifuge.place(), spin],
      ] as const)
        placeHandle(handle, part);
      look.place();
    },
    draw(frame, wall) {
      const { view, params, fields, shown, hidden } = frame;
      const still = reducedMotion || !frame.running;
      const filling = view.tubes.some(({ filled }) => filled > 0 && filled < 1);
      collected = view.tubes.some(({ filled }) => filled > 0);
      const looks = [0, 1, 2, 3].map((n) => tubeLook(frame, n));
      const now = view.tubes.findIndex(({ filled }) => filled < 1);
      spine.set(view.column, filling, looks[Math.max(0, now)]?.colour ?? CLEAR, wall, still);
      rack.set(looks, Number(params.tube) - 1);
      centrifuge.set(
        view.spinning,
        view.spinning === null ? null : (looks[Number(params.tube) - 1]?.colour ?? CLEAR),
        wall,
        still,
      );
      drawLens(frame, wall);
      let most = 0;
      for (const value of fields.spectrum) if (value > most) most = value;
      if (most === 0) heights.reset();
      chart.domain({ y: heights.hold(most * 1.1) });
      chart.marks.under.even(fields.spectrum, SPECTRUM.from, 650);
      chart.marks.trace.even(fields.spectrum, SPECTRUM.from, 650);
      chart.marks.oxyhaemoglobin.set(415);
      chart.marks.bilirubin.set(476);
      slip.set(
        LINES.map(({ id }) => {
          const { text, value } = shown[id];
          return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
        }),
      );
      slip.heading(hidden.has('sample') ? 'Spinal fluid' : `Spinal fluid, ${params.sample}`);
      slip.words(noteOf(frame));
    },
    describe({ view, shown, params, hidden }) {
      const whose = hidden.has('sample') ? 'a patient' : params.sample;
      const needle =
        view.column === null
          ? `The needle lies in the canal of ${whose}.`
          : `The needle lies in the canal of ${whose}; the fluid stands at ${shown.opening_pressure.text} cm of water.`;
      const filled = view.tubes.filter(({ filled: part }) => part === 1).length;
      const look1 =
        typeof shown.appearance.value === 'string'
          ? ` Tube ${params.tube} looks ${shown.appearance.value.toLowerCase()}.`
          : '';
      const tubeWords = filled === 0 ? ' No tube is filled.' : ` ${filled} of four tubes are filled.${look1}`;
      const spun = view.spinning !== null ? ' The centrifuge turns.' : view.spun ? ' The tube is spun.' : '';
      const cells = view.cells
        ? ` In the chamber ${Math.round(view.cells.counted)} white cells were counted at a dilution of 1 in ${view.cells.dilution}: ${shown.wbc.text} per µL, ${shown.pmn_pct.text} % neutrophils, red cells ${shown.rbc.text}.`
        : '';
      const chemistry =
        shown.protein.value === null
          ? ''
          : ` Protein ${shown.protein.text} g/L, glucose ${shown.csf_glucose.text} mmol/L, lactate ${shown.lactate.text} mmol/L.`;
      const net = view.net === null ? 'hidden' : shown.nba_476.text;
      const spectrum =
        shown.noa_415.value === null ? '' : ` Absorbance at 415 nm ${shown.noa_415.text}, net at 476 nm ${net}.`;
      const gram = view.gram === null ? '' : ` Gram stain: ${view.gram}.`;
      const answer = view.answer ? ` The answer: ${view.answer.name}.` : '';
      return `${needle}${tubeWords}${spun}${cells}${chemistry}${spectrum}${gram}${answer}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};

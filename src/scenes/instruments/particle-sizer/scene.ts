/** A particle size analyzer with its front open, windows onto what is in the beam and the light behind it, its panel, and the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, Part } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { createCarried } from '../../kit/controls/carried';
import { createCuvette, CUVETTE } from '../../kit/glassware/cuvette';
import { createInstrument } from '../../kit/instruments/instrument';
import { arrange, type Arrangements, column, grow, row, spaced, stageRoom } from '../../kit/layout/layout';
import { lightColour } from '../../kit/paint/light-colour';
import { createRoom } from '../../kit/room/room';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createMagnified } from './magnified';
import { createSizeView } from './size-view';
import { createSizerDeck } from './sizer-deck';

type SizerFrame = Frame<'instrument_particle_size_analyzer'>;

const ARRANGEMENT: Arrangements<'deck' | 'windows' | 'panel' | 'workstation'> = {
  wide: row(
    grow(1.22, spaced(10, column(grow(1.62, 'deck'), grow(1, 'windows')))),
    grow(1, spaced(10, column(grow(1, 'workstation'), 'panel'))),
  ),
  // A phone has the keys of the panel in its dock.
  tall: spaced(10, column(grow(1.12, 'workstation'), grow(1, spaced(10, row(grow(2.35, 'deck'), grow(1, 'windows')))))),
};
/** A sample let go so near to its place is in it, in units of the deck. */
const REACH = 110;
const CLEAR = 0xf1f4f2;
const POWDER = 0xd9c08c;
const PLAIN = 0xd23b3b;
const ANGLES = ['13', '90', '173'];
const BRIGHT = 300;
const BROAD = 0.2;
const FEWEST = -0.05;

export const createScene: CreateScene<'instrument_particle_size_analyzer'> = (context) => {
  const root = new Container({ label: 'particle size analyzer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const deck = createSizerDeck(context);
  const windows = createMagnified(context);
  const sample = createCuvette(context);
  const panel = createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'Light', unit: 'kcps', widest: '000.0', key: 'light' },
        { label: 'Obscured', unit: '%', widest: '00', second: true, key: 'obscured' },
        { label: 'Cell', unit: '°C', widest: '00.0', second: true, key: 'cell' },
      ],
      note: true,
    },
    keys: [
      { action: 'align_laser', print: 'ALIGN' },
      { action: 'measure_background', print: 'BACKGR.' },
      { action: 'start_run', print: 'START', tone: 'accent' },
    ],
    knobs: [{ input: 'temperature' }],
  });
  const correlation = createChart(context, {
    ground: 'screen',
    x: {
      label: 'Delay',
      short: 'τ',
      log: true,
      domain: [5e-7, 0.5],
      ticks: [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1],
      format: (seconds) => (seconds < 0.9e-3 ? `${Math.round(seconds * 1e6)} µs` : `${Math.round(seconds * 1e3)} ms`),
    },
    y: { label: 'Correlation g₂ − 1', short: 'g₂ − 1', domain: [FEWEST, 1] },
    marks: {
      before: line({ colour: 'main', width: 1.4, alpha: 0.6, dashed: true, name: 'before' }),
      record: points({ radius: 2.2, colour: 'sky', name: 'measured' }),
      fit: line({ colour: 'orange', width: 2.2, name: 'cumulants' }),
    },
  });
  const rings = createChart(context, {
    ground: 'screen',
    x: { label: 'Angle', short: 'θ', unit: '°', log: true, domain: [0.05, 180], ticks: [0.1, 1, 10, 100] },
    y: { label: 'Light, brightest = 1', short: 'I', log: true, domain: [1e-5, 2], ticks: [1e-4, 1e-2, 1] },
    marks: {
      record: points({ radius: 3.2, colour: 'sky', name: 'measured' }),
      fit: line({ colour: 'orange', width: 2, name: 'Mie' }),
    },
  });
  const sizes = createSizeView(context);
  /** What the head in use records. */
  const signal: Part = {
    root: new Container({ label: 'signal', children: [correlation.root, rings.root] }),
    lay(box, type) {
      correlation.lay(box, type);
      rings.lay(box, type);
    },
  };
  const workstation = createWorkstation(context, {
    views: [
      { id: 'signal', print: 'Signal', name: 'Screen: signal', screen: signal },
      { id: 'sizes', print: 'Sizes', name: 'Screen: sizes', screen: sizes },
    ],
    keys: [
      { action: 'fit_cumulants', print: 'Cumulants' },
      { action: 'invert_distribution', print: 'Invert' },
    ],
  });
  root.addChild(room.root, deck.root, sample.root, deck.front, windows.root, workstation.root, panel.root);

  let frame: SizerFrame | null = null;
  const isDiffraction = (): boolean => frame?.params.method === 'Laser Diffraction';
  const put = (): void => {
    context.sound(isDiffraction() ? 'pour' : 'click');
    context.dispatch({ do: 'load_sample' });
  };
  const carried = createCarried(context, sample.root, {
    name: 'Sample',
    hint: 'Carry it into the cell.',
    box: { x: -CUVETTE.width, y: -CUVETTE.height - 6, width: 2 * CUVETTE.width, height: CUVETTE.height + 8 },
    drop(at) {
      const [dx, dy] = [at.x - deck.seat.x, at.y - deck.seat.y];
      if (frame !== null && !frame.view.loaded && dx * dx + dy * dy < (REACH * deck.scale) ** 2) put();
    },
    send: put,
  });
  const detector = context.inputHandle('angle', {
    name: 'Detector on its arc',
    grip: 'along',
    drag: (point) => deck.angleAt(point),
  });
  const filter = context.actionHandle('filter_sample', { name: 'Syringe filter', grip: 'press' });
  const horn = context.actionHandle('ultrasound', { name: 'Ultrasonic horn', grip: 'press' });

  let lags = new Float64Array(0);
  let moved = 0;
  let drawnAt = 0;

  const methodOf = ({ view, params, hidden }: SizerFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      view.fromShelf ? 'from the shelf' : say('sample', params.sample),
      say('wavelength', `${params.wavelength} nm`),
      ...(isDiffraction()
        ? [say('assumed_index', `index ${params.assumed_index}`), say('obscuration', `${params.obscuration} %`)]
        : [say('angle', `${params.angle}°`), say('temperature', `${params.temperature} °C`)]),
    ].join(' · ');
  };

  function resultOf({ view, shown, params }: SizerFrame): readonly [string, 'plain' | 'warning'] {
    const { waiting } = view;
    if (waiting) {
      const what = { temperature: 'cell settles', ultrasound: 'ultrasound', background: 'background' }[waiting.what];
      return [`${what}: ${Math.ceil(waiting.left)} s left`, 'plain'];
    }
    if (!view.loaded) return ['no sample in the cell', 'warning'];
    if (view.inverted) {
      const words = `D10 ${shown.d10.text} · D50 ${shown.d50.text} · D90 ${shown.d90.text} µm\nresidual ${shown.fit_residual_pct.text} %`;
      if (view.narrow) return [`${words} · width not resolved`, 'warning'];
      if (view.crowded) return [`${words} · scattered twice`, 'warning'];
      return [words, 'plain'];
    }
    if (view.fitted) {
      const spread = shown.pdi.value;
      const words = `z ${shown.z_average_nm.text} nm · PDI ${shown.pdi.text}`;
      return typeof spread === 'number' && spread > BROAD
        ? [`${words}\na mean of several sizes`, 'warning']
        : [words, 'plain'];
    }
    if (view.measuring) return [`measuring: ${Math.round(100 * view.progress)} %`, 'plain'];
    if (view.measured) return [isDiffraction() ? 'measured: invert the rings' : 'measured: fit cumulants', 'plain'];
    if (isDiffraction() && !view.background && params.noise) return ['no background measured', 'warning'];
    return ['ready', 'plain'];
  }

  const noteOf = ({ view, shown }: SizerFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.aligned) return ['laser not aligned', 'warning'];
    if (view.settling && !isDiffraction()) return [`cell at ${shown.cell_temp.text} °C: on its way`, 'warning'];
    return [view.measuring ? 'measuring' : 'ready', 'plain'];
  };

  function drawSignal({ view, fields }: SizerFrame): void {
    if (workstation.shown !== 'signal') return;
    const diffraction = isDiffraction();
    correlation.root.visible = !diffraction;
    rings.root.visible = diffraction;
    if (!diffraction) {
      const count = fields.correlation.length;
      const [first, last] = view.lags;
      if (lags.length !== count)
        lags = Float64Array.from({ length: count }, (_, n) => first * (last / first) ** (n / (count - 1)));
      correlation.marks.before.columns(lags, fields.before, count);
      correlation.marks.record.columns(lags, fields.correlation, count);
      correlation.marks.fit.columns(lags, fields.fitted, count);
    } else {
      const count = fields.rings.length;
      rings.marks.record.columns(fields.angles, fields.rings, count);
      rings.marks.fit.columns(fields.angles, fields.ringsFitted, count);
    }
  }

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], { deck, windows, panel, workstation }, stageRoom(stage, 14, 18), stage.type);
      for (const key of panel.keys) key.enable(panel.root.visible);
      room.resize(stage, Math.min(stage.height - 60, deck.foot - 60), []);
    },

    draw(next, now) {
      frame = next;
      const { view, params, shown, fields, hidden, running } = next;
      const diffraction = isDiffraction();
      const colour = (hidden.has('wavelength') ? null : lightColour(Number(params.wavelength))) ?? PLAIN;
      if (running && !context.reducedMotion) moved += Math.min(60, now - drawnAt) / 1000;
      drawnAt = now;
      const cell = shown.cell_temp.value;
      const dense = hidden.has('obscuration') ? 0.5 : params.obscuration / 40;
      deck.look({
        diffraction,
        loaded: view.loaded,
        colour,
        beam: true,
        aligned: view.aligned,
        angle: hidden.has('angle') ? null : ANGLES.indexOf(params.angle),
        scattered:
          typeof shown.count_rate_kcps.value === 'number' ? Math.min(1, shown.count_rate_kcps.value / BRIGHT) : 0,
        warmth: typeof cell === 'number' ? cell : 25,
        filtered: view.filtered,
        ultrasound: view.waiting?.what === 'ultrasound',
        stirring: running,
        rings: fields.rings,
        cloud: dense,
        now: moved * 1000,
      });
      const { seat, shelf, scale } = deck;
      sample.root.scale.set(scale);
      carried.home(view.loaded ? seat : shelf, scale);
      carried.enable(!view.loaded);
      const reach = 34 * scale;
      carried.aim([{ x: seat.x - reach, y: seat.y - 2 * reach, width: 2 * reach, height: 2.2 * reach }]);
      carried.move(now);
      // What was poured into the tank is no longer in its vial.
      sample.root.visible = !(diffraction && view.loaded);
      const place = deck.detector;
      detector.place(place.x, place.y, place.width, place.height);
      detector.enable(!diffraction && !hidden.has('angle'));
      const syringe = deck.filter;
      filter.place(syringe.x, syringe.y, syringe.width, syringe.height);
      filter.enable(!diffraction);
      const sonic = deck.horn;
      horn.place(sonic.x, sonic.y, sonic.width, sonic.height);
      horn.enable(diffraction);
      const median = diffraction ? 'diameter_um' : 'diameter_nm';
      const covered = hidden.has('sample') || view.fromShelf;
      windows.look({
        diffraction,
        loaded: view.loaded,
        beam: true,
        colour,
        diameter: covered || hidden.has(median) ? null : params[median],
        sigma: covered || hidden.has('sigma') ? null : params.sigma,
        others: covered ? [] : view.others,
        flicker: view.flicker,
        wander: view.wander,
        rings: fields.rings,
        angles: fields.angles,
        moved,
      });
      sample.look('1', diffraction ? POWDER : CLEAR, false);
      panel.set('light', shown.count_rate_kcps.value === null ? '–' : shown.count_rate_kcps.text);
      panel.set(
        'obscured',
        diffraction && view.loaded ? (hidden.has('obscuration') ? '?' : `${params.obscuration}`) : '–',
      );
      panel.set('cell', shown.cell_temp.text);
      panel.note(...noteOf(next));
      workstation.follow(view.inverted ? 'sizes' : 'signal');
      workstation.method(methodOf(next));
      drawSignal(next);
      if (workstation.shown === 'sizes') {
        const at = (reading: SizerFrame['shown']['d10']): number | null =>
          view.inverted && typeof reading.value === 'number' ? reading.value : null;
        const z = shown.z_average_nm.value;
        const spread = shown.pdi.value;
        sizes.draw({
          diffraction,
          classes: view.classes,
          shares: fields.shares,
          before: fields.sharesBefore,
          flags: { d10: at(shown.d10), d50: at(shown.d50), d90: at(shown.d90) },
          mean: typeof z === 'number' ? z : null,
          spread: typeof spread === 'number' ? Math.min(0.95, Math.sqrt(Math.max(0, spread))) : 0,
        });
      }
      workstation.result(...resultOf(next));
    },

    describe(next) {
      const { view, shown, params, hidden } = next;
      const diffraction = params.method === 'Laser Diffraction';
      const sentences = [
        diffraction
          ? 'A widened laser beam crosses a wet cell; a lens leads the light onto half rings of detectors.'
          : 'A laser beam crosses a cuvette in its heated block.',
        view.loaded ? 'The sample is in the cell.' : 'The sample stands before the instrument.',
        view.aligned ? '' : 'The laser is not aligned.',
        diffraction || hidden.has('angle') ? '' : `The detector stands at ${params.angle} degrees.`,
        diffraction ? '' : `The cell is at ${shown.cell_temp.text} degrees Celsius.`,
        view.measuring ? 'A measurement is running.' : view.measured ? 'A measurement is recorded.' : '',
      ];
      if (view.fitted)
        sentences.push(
          `The cumulants give a z-average of ${shown.z_average_nm.text} nanometres and an index of ${shown.pdi.text}.`,
        );
      if (view.inverted && shown.d50.value !== null)
        sentences.push(`The inversion gives a D50 of ${shown.d50.text} micrometres.`);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

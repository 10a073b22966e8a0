/** A spectrophotometer with its lid open, a rack of cuvettes that are carried into the beam, and its workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { points } from '../../kit/charts/marks';
import { createCarried } from '../../kit/controls/carried';
import { createPhotometerPanel } from '../../kit/instruments/photometer-panel';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  type Placed,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCalibrationView } from '../../kit/workstation/calibration-view';
import { createSpectrumView } from '../../kit/workstation/spectrum-view';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createCuvette, CUVETTE } from '../../kit/glassware/cuvette';
import { createCuvetteRack } from './cuvette-rack';
import { createOpticalDeck } from './optical-deck';

type UvVisFrame = Frame<'instrument_uv_vis'>;

const ARRANGEMENT: Arrangements<'deck' | 'panel' | 'rack' | 'workstation'> = {
  wide: row(
    grow(1.3, spaced(0, column(grow(2.4, 'deck'), 'panel', grow(1, 'rack')))),
    grow(1, spaced(0, column(grow(1, 'workstation')))),
  ),
  // A phone has the display's numbers on the workstation, and the keys in the dock.
  tall: column(grow(1.4, 'workstation'), grow(1.1, spaced(0, column(grow(1.7, 'deck'), grow(0.75, 'rack'))))),
};
const FIRST_NM = 190;
const LAST_NM = 1100;
/** A cuvette let go so near to its place in the beam is in it, in units of the deck. */
const REACH = 90;
/** A hand that moves by a unit of the stage turns the grating by so much. */
const NM_PER_UNIT = 3;
/** Least absorbance that has a place on the logarithmic axis. */
const FLOOR = 0.01;

export const createScene: CreateScene<'instrument_uv_vis'> = (context) => {
  const root = new Container({ label: 'UV-Vis spectrophotometer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const deck = createOpticalDeck(context);
  const panel = createPhotometerPanel(context, [
    { action: 'lamp_on', print: 'LAMP' },
    { action: 'blank', print: '0 A' },
    { action: 'measure', print: 'READ', tone: 'accent' },
  ]);
  const spectrum = createSpectrumView(context, {
    x: { label: 'Wavelength', short: 'λ', unit: 'nm' },
    y: { label: 'Absorbance', short: 'A' },
    least: [0, 0.1],
    compares: true,
    pick: { action: 'pick_peak', name: 'Spectrum: cursor that picks a peak' },
  });
  const calibration = createCalibrationView(context, {
    x: { label: 'Concentration', short: 'c', unit: 'mmol/L' },
    y: { label: 'Absorbance', short: 'A' },
    least: { x: 0.01, y: 0.05 },
  });
  const decay = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's' },
    y: { label: 'Absorbance (log)', short: 'A', log: true, domain: [FLOOR, 1] },
    marks: { readings: points({ radius: 2.2, colour: 'sky' }) },
  });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'spectrum', print: 'Scan', name: 'Screen: spectrum', screen: spectrum, zoom: spectrum.zoom },
      { id: 'line', print: 'Line', name: 'Screen: calibration', screen: calibration },
      { id: 'decay', print: 'Time', name: 'Screen: reaction', screen: decay },
    ],
  });
  const rack = createCuvetteRack(context, () => deck.cuvetteScale);
  const blank = createCuvette(context);
  const sample = createCuvette(context);
  root.addChild(room.root, panel.root, deck.root, rack.root, blank.root, sample.root, rack.front, workstation.root);

  let frame: UvVisFrame | null = null;
  const box = { x: -CUVETTE.width / 2, y: -CUVETTE.height, width: CUVETTE.width, height: CUVETTE.height };
  const near = (at: { x: number; y: number }): boolean => {
    const [dx, dy] = [at.x - deck.holder.x, at.y - deck.holder.y];
    return dx * dx + dy * dy < (REACH * deck.scale) ** 2;
  };
  const takeBlank = (): void => {
    if (frame?.view.loaded) context.dispatch({ do: 'take_out' });
    context.dispatch({ do: 'blank' });
    context.sound('click');
  };
  const carriedBlank = createCarried(context, blank.root, {
    name: 'Blank: cuvette of solvent',
    hint: 'Carry it into the beam: the blank is taken.',
    box,
    drop: (at) => {
      if (near(at)) takeBlank();
    },
    send: takeBlank,
  });
  const load = (): void => {
    context.dispatch({ do: frame?.view.loaded ? 'take_out' : 'load_sample' });
    context.sound('click');
  };
  const carriedSample = createCarried(context, sample.root, {
    name: 'Sample: cuvette',
    hint: 'Carry it into the beam, or out of it.',
    box,
    drop: (at) => {
      if (near(at) !== (frame?.view.loaded ?? false)) load();
    },
    send: load,
  });

  let deckBox = { x: 0, width: 0 };
  const turn = context.inputHandle('wavelength', {
    name: 'Grating: wavelength',
    grip: 'x',
    drag: (point, start, nm) => nm + (point.x - start.x) * NM_PER_UNIT,
  });
  const layDeck: Placed = {
    lay(place, type) {
      deckBox = place;
      deck.lay(place, type);
      const { x, y, width, height } = deck.grating;
      turn.place(x, y, width, height);
    },
  };
  let benchY = 0;
  const layPanel: Placed = {
    root: panel.root,
    least: (type) => panel.least(type),
    lay(place, type) {
      panel.lay(place, type);
      benchY = place.y + place.height;
    },
  };
  const layRack: Placed = {
    lay: (place, type) => rack.lay(inset({ ...place, y: place.y + 6, height: place.height - 6 }, 4, 0), type),
  };

  const methodOf = ({ params, hidden }: UvVisFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      say('wavelength', `${params.wavelength} nm`),
      say('slit', `slit ${params.slit} nm`),
      say('path_length', `${params.path_length} cm`),
      say('cell', params.cell.toLowerCase()),
    ].join(' · ');
  };

  function resultOf({ view, shown, hidden }: UvVisFrame): readonly [string, 'plain' | 'warning'] {
    if (view.hazard && !hidden.has('sample')) return [view.hazard, 'warning'];
    if (workstation.shown === 'line') {
      if (view.unknown) {
        const words = twoPartsWords(view.unknown, 'mmol/L');
        return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
      }
      if (view.line) return [`slope ${shown.slope.text} L/mmol · R² ${shown.r2.text}`, 'plain'];
      return [`${view.standards.length} standards`, 'plain'];
    }
    if (workstation.shown === 'decay') {
      return shown.rate_k.value === null ? ['no reaction yet', 'plain'] : [`k = ${shown.rate_k.text} s⁻¹`, 'plain'];
    }
    if (view.scanning) return [`scanning, ${view.beam} nm`, 'plain'];
    if (view.peak) return [`peak ${shown.peak_nm.text} nm · A ${shown.peak_abs.text}`, 'plain'];
    return shown.absorbance.value === null ? ['', 'plain'] : [`A ${shown.absorbance.text}`, 'plain'];
  }

  const noteOf = ({ view, params, hidden, shown }: UvVisFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.lamp) return ['lamp off', 'warning'];
    if (view.scanning) return ['scanning', 'plain'];
    const where = hidden.has('wavelength') ? '' : `${params.wavelength} nm, `;
    if (view.loaded && shown.absorbance.value === null && shown.transmittance_pct.value !== null)
      return ['over range', 'warning'];
    return [`${where}${view.blanked ? 'blanked' : 'no blank'}`, view.blanked ? 'plain' : 'warning'];
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { deck: layDeck, panel: layPanel, rack: layRack, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      for (const key of panel.keys) key.enable(panel.root.visible);
      if (!panel.root.visible) benchY = deck.foot;
      room.resize(stage, Math.min(stage.height - 60, benchY - 24), [
        { x: deckBox.x + deckBox.width / 2, y: benchY, width: deckBox.width, height: 180 },
      ]);
      const { holder, cuvetteScale: scale } = deck;
      const target = { x: holder.x - 34 * scale, y: holder.y - 84 * scale, width: 68 * scale, height: 90 * scale };
      carriedBlank.aim([target]);
      carriedSample.aim([target]);
    },

    draw(next, now) {
      frame = next;
      const { view, params, shown, fields, hidden } = next;
      deck.look({
        lamp: view.lamp,
        beam: hidden.has('wavelength') ? 550 : view.beam,
        passed: view.passed,
        slit: Number(params.slit),
      });
      const sealed = !hidden.has('sample') && view.sealed;
      blank.look(params.path_length, 0xffffff, false);
      sample.look(params.path_length, view.loaded ? view.colour : view.waitingColour, sealed);
      rack.standards(view.standardColours, params.path_length);
      carriedBlank.home(rack.blank, rack.scale);
      blank.root.scale.set(rack.scale);
      const scale = view.loaded ? deck.cuvetteScale : rack.scale;
      carriedSample.home(view.loaded ? deck.holder : rack.sample, scale);
      sample.root.scale.set(scale);
      carriedBlank.move(now);
      carriedSample.move(now);
      panel.show(shown.absorbance.text, shown.transmittance_pct.text);
      panel.note(...noteOf(next));

      workstation.follow(view.reactionPoints > 0 ? 'decay' : view.standards.length > 0 ? 'line' : 'spectrum');
      workstation.method(methodOf(next));
      const [from, to] = [Math.min(...view.range), Math.max(...view.range)];
      const points = LAST_NM - FIRST_NM + 1;
      spectrum.enable(workstation.shown === 'spectrum' && view.scanned && !view.scanning);
      if (workstation.shown === 'spectrum') {
        spectrum.draw({
          ends: [from, to],
          from: FIRST_NM,
          to: LAST_NM,
          values: fields.spectra.subarray(0, points),
          before: fields.spectra.subarray(points),
          peak: view.peak ? { ...view.peak, words: `${shown.peak_nm.text} nm` } : null,
          now: view.lamp && !hidden.has('wavelength') ? view.beam : null,
        });
      }
      if (workstation.shown === 'line') {
        calibration.draw({ standards: view.standards, old: view.oldStandards, line: view.line, unknown: view.unknown });
      }
      if (workstation.shown === 'decay') drawDecay(next);
      const [words, tone] = resultOf(next);
      workstation.result(words, tone);
    },

    describe({ view, shown, params, hidden }) {
      const sentences = [
        view.lamp ? `The ${view.lamp} lamp is on.` : 'The lamp is off.',
        hidden.has('wavelength') ? '' : `The grating sends ${view.beam} nm through the slit.`,
        view.loaded ? 'The cuvette with the sample stands in the beam.' : 'No sample stands in the beam.',
        view.blanked ? 'A blank was taken.' : 'No blank was taken.',
        hidden.has('cell') ? '' : `The cells are of ${params.cell.toLowerCase()}.`,
        `The display shows A ${shown.absorbance.text}.`,
      ];
      if (view.scanning) sentences.push('A scan is running.');
      if (view.peak) sentences.push(`A peak lies at ${shown.peak_nm.text} nm.`);
      if (view.standards.length > 0) sentences.push(`${view.standards.length} standards are measured.`);
      if (view.unknown) sentences.push(`The sample is read as ${twoPartsWords(view.unknown, 'mmol/L')}.`);
      if (shown.rate_k.value !== null) sentences.push(`The reaction so far has k = ${shown.rate_k.text} per second.`);
      if (view.hazard && !hidden.has('sample')) sentences.push(view.hazard);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };

  function drawDecay({ view, fields }: UvVisFrame): void {
    const half = fields.reaction.length / 2;
    const times = fields.reaction.subarray(0, half);
    const values = fields.reaction.subarray(half);
    const last = times[Math.max(0, view.reactionPoints - 1)] ?? 0;
    let [low, high] = [1, FLOOR];
    for (let n = 0; n < view.reactionPoints; n++) {
      const value = values[n] ?? 0;
      if (value <= 0) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    decay.domain({
      x: [0, Math.max(60, Math.ceil(last / 60) * 60)],
      y: [Math.max(FLOOR / 10, low < 0.1 ? FLOOR : 0.1), high > 1 ? 10 : 1],
    });
    decay.marks.readings.columns(times, values, view.reactionPoints);
  }
};

/** An ion chromatograph: eluent, pump, valve, column, suppressor and cell; beside it the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createChromatograph } from '../../kit/chromatography/chromatograph';
import { BAND_COLOURS } from '../../kit/chromatography/column-tube';
import { createSolventTray, TRAY } from '../../kit/chromatography/solvent-tray';
import { createInstrument } from '../../kit/instruments/instrument';
import { createChromatographyStation } from '../../kit/workstation/chromatography-station';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';
import { createIonDeck, DECK } from './ion-deck';

type IonFrame = Frame<'instrument_ion_chromatograph'>;

const ELUENT = 0xa9cfee;
const REGENERANT = 0xe8d9a8;
/** µS/cm at which the cell glows at its brightest. */
const BRIGHT = 20;

export const createScene: CreateScene<'instrument_ion_chromatograph'> = (context) => {
  const root = new Container({ label: 'ion chromatograph' });
  const tray = createSolventTray(context, { liquids: [ELUENT, REGENERANT] });
  const pump = createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'κ', unit: 'µS/cm', widest: '000.000', key: 'kappa' },
        { label: 'Pressure', unit: 'bar', widest: '000.0', second: true, key: 'bar' },
      ],
      note: true,
    },
    keys: [
      { action: 'start_pump', print: 'PUMP' },
      { action: 'equilibrate', print: 'EQUIL' },
      { action: 'inject', print: 'INJECT', tone: 'accent' },
      { action: 'regenerate', print: 'REGEN' },
    ],
  });
  const deck = createIonDeck(context);
  const station = createChromatographyStation(context, {
    signal: { label: 'Conductivity', short: 'κ', unit: 'µS/cm' },
    least: [-0.5, 1],
    content: { label: 'Concentration', short: 'c', unit: 'mg/L' },
    area: { label: 'Area', unit: 'µS/cm·min' },
    select: (name) => context.dispatch({ do: 'select_peak', value: name }),
  });
  const { workstation } = station;
  let last = Number.NaN;
  const chromatograph = createChromatograph(context, {
    root,
    layers: [{ part: tray, shape: TRAY }, { panel: pump }, { part: deck, shape: DECK }],
    module: deck,
    workstation,
    rest: () => ({ at: tray.vial, scale: tray.scale }),
    hint: 'Carry it below the valve: it fills the loop.',
    load: () => context.dispatch({ do: 'load_sample' }),
  });

  const methodOf = ({ params, hidden }: IonFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      say('eluent', `${params.eluent.toFixed(1)} mmol/L`),
      say('flow', `${params.flow.toFixed(1)} mL/min`),
      say('loop', `${params.loop} µL`),
      say('dilution', params.dilution > 1 ? `1 : ${params.dilution}` : ''),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  function foundWords({ view, params }: IonFrame): string {
    const { unknown } = view;
    if (!unknown) return '';
    const times = params.dilution;
    const scatter = unknown.scatter === null ? null : unknown.scatter * times;
    return twoPartsWords({ value: unknown.value * times, scatter, stock: unknown.stock * times }, 'mg/L');
  }

  function resultOf(next: IonFrame): readonly [string, 'plain' | 'warning'] {
    const { view, shown } = next;
    if (view.usedUp || view.overloaded) return [String(shown.remark.value ?? ''), 'warning'];
    if (workstation.shown === 'line') {
      if (view.unknown && view.selected) {
        const words = `${view.selected}: ${foundWords(next)}`;
        return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
      }
      if (view.selected && view.line) return [`${view.selected}: R² ${shown.r2.text}`, 'plain'];
      return [
        view.selected
          ? `${view.selected}: ${view.standards.length} standards`
          : `${view.standardsRun} standards: select a peak`,
        'plain',
      ];
    }
    if (view.filled && shown.molar_conductivity.value !== null)
      return [`acid of ${view.filled.toLowerCase()}: ${shown.molar_conductivity.text} S cm²/mol`, 'plain'];
    if (view.baseline && view.selected)
      return [
        `${view.selected} ${shown.peak_rt_min.text} min · k ${shown.peak_k.text}\narea ${shown.peak_area.text} µS/cm·min`,
        'plain',
      ];
    const lost = shown.not_modelled.value;
    return typeof lost === 'string' && lost !== '' && !view.running
      ? [`not modelled: ${lost}`, 'plain']
      : ['', 'plain'];
  }

  const noteOf = ({ view, params }: IonFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.pump) return ['pump off', 'warning'];
    if (view.usedUp) return ['suppressor used up', 'warning'];
    if (!params.suppressor) return ['no suppressor', 'warning'];
    if (view.running) return ['run', 'plain'];
    if (!view.equilibrated) return ['not equilibrated', 'warning'];
    return [view.loaded ? 'ready' : 'no sample', view.loaded ? 'plain' : 'warning'];
  };

  return {
    root,
    resize: (stage) => chromatograph.resize(stage),

    draw(next, now) {
      const { view, shown, fields, params, readings } = next;
      const bands = view.onColumn.map(({ at, width }, n) => ({
        at,
        width,
        colour: BAND_COLOURS[(n + 1) % BAND_COLOURS.length] ?? 0xffffff,
      }));
      const leaving = bands.find(({ at, width }) => Math.abs(at - 1) < 4 * width);
      const signal = Math.abs((readings.conductivity ?? 0) - (readings.background ?? 0));
      deck.look({
        bands,
        injected: view.injected,
        pump: view.pump,
        suppressor: params.suppressor,
        usedUp: view.usedUp,
        signal: Math.min(1, Math.sqrt(signal / BRIGHT)),
        inCell: leaving?.colour ?? ELUENT,
      });
      const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      if (next.running && !context.reducedMotion) deck.drift(seconds);
      chromatograph.draw(view, now);
      pump.set('kappa', shown.conductivity.value === null ? '–' : shown.conductivity.text);
      pump.set('bar', shown.pressure_bar.value === null ? '–' : shown.pressure_bar.text);
      pump.note(...noteOf(next));
      workstation.method(methodOf(next));
      station.draw(view, fields.chromatograms);
      workstation.result(...resultOf(next));
    },

    describe(next) {
      const { view, shown, params, hidden } = next;
      const sentences = [
        view.pump ? 'The pump runs.' : 'The pump stands still.',
        view.pump ? `The cell shows ${shown.conductivity.text} µS/cm.` : '',
        view.loaded ? 'The vial stands below the valve.' : 'No vial stands below the valve.',
        view.running ? `A run is on, ${shown.run_time_min.text} min old.` : 'No run is on.',
        `${view.peaks.length} peaks have left the column.`,
        hidden.has('suppressor') ? '' : params.suppressor ? 'The suppressor works.' : 'The suppressor is off.',
      ];
      if (view.overloaded) sentences.push('The column is overloaded: a peak fronts.');
      if (view.baseline && view.selected)
        sentences.push(
          `${view.selected} left at ${shown.peak_rt_min.text} min with an area of ${shown.peak_area.text}.`,
        );
      if (view.unknown && view.selected) sentences.push(`By its standards: ${foundWords(next)}.`);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

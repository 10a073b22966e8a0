/** A liquid chromatograph as a tower: bottles, pump, autosampler, column and detector; beside it the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createChromatograph } from '../../kit/chromatography/chromatograph';
import { BAND_COLOURS } from '../../kit/chromatography/column-tube';
import { createSolventTray, TRAY } from '../../kit/chromatography/solvent-tray';
import { createInstrument } from '../../kit/instruments/instrument';
import { createChromatographyStation } from '../../kit/workstation/chromatography-station';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';
import { createColumnOven, OVEN } from './column-oven';

type HplcFrame = Frame<'instrument_hplc'>;

const WATER = 0x9fc8ea;
const ORGANIC = 0xcfd8df;
/** mAU at which the light in the cell is as good as gone on the picture. */
const DARK = 800;
/** Minutes of a run in which the needle is seen in the vial. */
const NEEDLE = 0.3;

export const createScene: CreateScene<'instrument_hplc'> = (context) => {
  const root = new Container({ label: 'liquid chromatograph' });
  const tray = createSolventTray(context, { liquids: [WATER, ORGANIC] });
  const pump = createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'Pressure', unit: 'bar', widest: '0000.0', key: 'bar' },
        { label: 'Organic', unit: '%', widest: '000.0', second: true, key: 'phi' },
      ],
      note: true,
    },
    keys: [
      { action: 'prime', print: 'PRIME' },
      { action: 'equilibrate', print: 'EQUIL' },
      { action: 'start_run', print: 'INJECT', tone: 'accent' },
      { action: 'stop', print: 'STOP', tone: 'stop' },
    ],
  });
  const oven = createColumnOven(context);
  const station = createChromatographyStation(context, {
    signal: { label: 'Detector', short: 'A', unit: 'mAU' },
    least: [0, 5],
    content: { label: 'Concentration', short: 'c', unit: 'mg/L' },
    area: { label: 'Area', unit: 'mAU·min' },
    select: (name) => context.dispatch({ do: 'select_peak', value: name }),
  });
  const { workstation } = station;
  const chromatograph = createChromatograph(context, {
    root,
    layers: [{ part: tray, shape: TRAY }, { panel: pump }, { part: oven, shape: OVEN }],
    module: oven,
    workstation,
    rest: () => ({ at: tray.vial, scale: tray.scale }),
    hint: 'Carry it into the autosampler.',
    load: () => context.dispatch({ do: 'load_sample' }),
  });

  const methodOf = ({ params, hidden }: HplcFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    const solvent = say('solvent', params.solvent === 'Methanol' ? 'MeOH' : 'MeCN');
    const part =
      params.mode === 'Gradient'
        ? `${say('phi_start', String(params.phi_start))}–${say('phi_end', String(params.phi_end))} % in ${say('gradient_time', String(params.gradient_time))} min`
        : `${say('phi_start', String(params.phi_start))} %`;
    return [
      `${solvent} ${part}`,
      say('flow', `${params.flow.toFixed(1)} mL/min`),
      say('wavelength', `${params.wavelength} nm`),
    ].join(' · ');
  };

  function resultOf({ view, shown, hidden }: HplcFrame): readonly [string, 'plain' | 'warning'] {
    const remark = shown.remark.value;
    if (typeof remark === 'string' && remark !== '' && !view.unknown) return [remark, 'warning'];
    if (workstation.shown === 'line') {
      if (view.unknown && view.selected) {
        const words = `${view.selected}: ${twoPartsWords(view.unknown, 'mg/L')}`;
        return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
      }
      return [
        view.selected
          ? `${view.selected}: ${view.standards.length} standards`
          : `${view.standardsRun} standards: select a peak`,
        'plain',
      ];
    }
    if (view.baseline && view.selected && !hidden.has('sample')) {
      const next = shown.resolution_next.value === null ? '' : ` · Rₛ ${shown.resolution_next.text}`;
      return [
        `${view.selected} ${shown.peak_rt_min.text} min · k ${shown.peak_k.text}\narea ${shown.peak_area.text} mAU·min${next}`,
        'plain',
      ];
    }
    const lost = shown.not_modelled.value;
    return typeof lost === 'string' && lost !== '' && !view.running
      ? [`not modelled: ${lost}`, 'plain']
      : ['', 'plain'];
  }

  const noteOf = ({ view }: HplcFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.pumping) return ['pump stopped', 'warning'];
    if (view.bubble) return ['air in the pump', 'warning'];
    if (view.running) return ['run', 'plain'];
    if (view.oldSolvent) return ['not equilibrated', 'warning'];
    return [view.loaded ? 'ready' : 'no sample', view.loaded ? 'plain' : 'warning'];
  };

  return {
    root,
    resize: (stage) => chromatograph.resize(stage),

    draw(next, now) {
      const { view, shown, fields, hidden } = next;
      const bands = view.onColumn.map(({ at, width }, n) => ({
        at,
        width,
        colour: BAND_COLOURS[n % BAND_COLOURS.length] ?? 0xffffff,
      }));
      const leaving = bands.findIndex(({ at, width }) => Math.abs(at - 1) < 4 * width);
      const signal = Math.max(0, next.readings.detector_mau ?? 0);
      oven.look({
        bands,
        strength: hidden.has('phi_start') ? 0.5 : view.phi / 100,
        absorbed: Math.min(1, signal / DARK + (signal > 2 ? 0.12 : 0)),
        inCell: bands[leaving]?.colour ?? WATER,
        needle: view.loaded && view.running && view.minutes < NEEDLE ? 1 : 0,
      });
      chromatograph.draw(view, now);
      pump.set('bar', shown.pressure_bar.value === null ? '–' : shown.pressure_bar.text);
      pump.set('phi', shown.phi_now.value === null ? '–' : shown.phi_now.text);
      pump.note(...noteOf(next));
      workstation.method(methodOf(next));
      station.draw(view, fields.chromatograms);
      workstation.result(...resultOf(next));
    },

    describe({ view, shown, params, hidden }) {
      const sentences = [
        view.pumping ? `The pump shows ${shown.pressure_bar.text} bar.` : 'The pump has stopped at its pressure limit.',
        view.loaded ? 'The vial stands in the autosampler.' : 'No vial stands in the autosampler.',
        view.running ? `A run is on, ${shown.run_time_min.text} min old.` : 'No run is on.',
        `${view.peaks.length} peaks have left the column.`,
      ];
      if (!hidden.has('mode')) sentences.push(`The mode is ${params.mode.toLowerCase()}.`);
      if (view.oldSolvent) sentences.push('The column still holds the solvent of the last gradient.');
      if (view.baseline && view.selected)
        sentences.push(
          `${view.selected} left at ${shown.peak_rt_min.text} min with an area of ${shown.peak_area.text}.`,
        );
      if (view.unknown && view.selected) sentences.push(`By its standards: ${twoPartsWords(view.unknown, 'mg/L')}.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

/** A gas chromatograph with mass spectrometer, its panel, and the workstation with chromatogram and spectra. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createChromatograph } from '../../kit/chromatography/chromatograph';
import { createInstrument } from '../../kit/instruments/instrument';
import { createChromatogramView, peakAfter } from '../../kit/workstation/chromatogram-view';
import { createStickView } from '../../kit/workstation/stick-view';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createGasDeck, DECK } from './gas-deck';

type GcmsFrame = Frame<'instrument_gcms'>;

/** Minutes of a run in which the needle is seen in the septum. */
const NEEDLE = 0.6;
/** m/z of the first value of a spectrum. */
const FIRST = 35;

export const createScene: CreateScene<'instrument_gcms'> = (context) => {
  const root = new Container({ label: 'gas chromatograph with mass spectrometer' });
  const panel = createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'Oven', unit: '°C', widest: '000.0', key: 'oven' },
        { label: 'Run', unit: 'min', widest: '000.00', second: true, key: 'time' },
      ],
      note: true,
    },
    keys: [
      { action: 'tune', print: 'TUNE' },
      { action: 'start_run', print: 'INJECT', tone: 'accent' },
      { action: 'stop', print: 'STOP', tone: 'stop' },
      { action: 'vent', print: 'VENT' },
    ],
  });
  const deck = createGasDeck(context);
  let peaks: GcmsFrame['view']['peaks'] = [];
  let ion: GcmsFrame['view']['ion'] = null;
  const select = (n: number): void => context.dispatch({ do: 'select_peak', value: n + 1 });
  const run = createChromatogramView(context, {
    x: { label: 'Time', short: 't', unit: 'min' },
    y: { label: 'Total ion current', short: 'TIC', unit: 'counts' },
    least: [0, 500],
    select,
  });
  const spectrum = createStickView(context, { pick: { action: 'extract_ion', name: 'Cursor: m/z' } });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'run', print: 'Run', name: 'Screen: chromatogram', screen: run, zoom: run.zoom },
      { id: 'spectrum', print: 'Ions', name: 'Screen: mass spectrum', screen: spectrum, zoom: spectrum.zoom },
    ],
    keys: [
      {
        press() {
          const next = peakAfter(peaks);
          if (next !== null) select(next);
        },
        name: 'Next peak',
        print: 'Peak ›',
      },
      {
        press() {
          if (ion !== null) context.dispatch({ do: 'mark_molecule', value: ion });
        },
        name: 'The ion under the cursor is the molecule M',
        print: '= M',
      },
    ],
  });
  const chromatograph = createChromatograph(context, {
    root,
    layers: [{ part: deck, shape: DECK }, { panel }],
    module: deck,
    workstation,
    rest: deck.rest,
    hint: 'Carry it into the turret of the autosampler.',
    load: () => context.dispatch({ do: 'load_sample' }),
  });
  let last = Number.NaN;

  const methodOf = ({ params, hidden }: GcmsFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    const start = say('oven_start', String(params.oven_start));
    const oven =
      params.ramp > 0
        ? `${start} °C, ${say('hold_min', String(params.hold_min))} min, ${say('ramp', String(params.ramp))} °C/min`
        : `${start} °C`;
    return `${oven} · ${say('velocity', String(params.velocity))} cm/s · delay ${say('solvent_delay', params.solvent_delay.toFixed(1))} min`;
  };

  function resultOf({ view, shown, hidden }: GcmsFrame): readonly [string, 'plain' | 'warning'] {
    const remark = shown.remark.value;
    if (view.tuning) return ['tuning gas: 69, 219, 502', 'plain'];
    if (typeof remark === 'string' && remark !== '' && view.number === null) return [remark, 'warning'];
    if (view.number === null || hidden.has('mixture')) {
      const lost = shown.not_modelled.value;
      return typeof lost === 'string' && lost !== '' ? [`not modelled: ${lost}`, 'plain'] : ['', 'plain'];
    }
    if (workstation.shown === 'spectrum') {
      const marked = shown.molecular_ion_mz.value !== null;
      const ions = !marked
        ? 'M not marked: cursor, then = M'
        : `M ${shown.molecular_ion_mz.text} · M+1 ${shown.m_plus_1_pct.text} % · M+2 ${shown.m_plus_2_pct.text} %`;
      const hit = view.hit ? `: ${view.hit.name}, score ${view.hit.score}` : '';
      return [`${ions}\npeak ${view.number}${hit}`, 'plain'];
    }
    const next = shown.resolution_next.value === null ? '' : ` · Rₛ ${shown.resolution_next.text}`;
    const extracted = view.ion === null ? '' : ` · m/z ${view.ion}`;
    return [
      `peak ${view.number}: ${shown.peak_rt_min.text} min · index ${shown.peak_ri.value === null ? '–' : shown.peak_ri.text}\narea ${shown.peak_area.text}${next}${extracted}`,
      'plain',
    ];
  }

  const noteOf = ({ view }: GcmsFrame): readonly [string, 'plain' | 'warning'] => {
    if (view.vented) return ['vented', 'warning'];
    if (view.tripped) return ['filament tripped', 'warning'];
    if (view.running) return [view.delayed ? 'solvent delay' : 'run', 'plain'];
    if (view.hot) return ['cooling', 'plain'];
    if (!view.tuned) return ['not tuned', 'warning'];
    return [view.loaded ? 'ready' : 'no sample', view.loaded ? 'plain' : 'warning'];
  };

  return {
    root,
    resize: (stage) => chromatograph.resize(stage),

    draw(frame, now) {
      const { view, shown, fields, hidden } = frame;
      peaks = view.peaks;
      ion = view.ion;
      deck.look({
        moving: view.moving,
        oven: hidden.has('oven_start') ? null : view.oven,
        syringe: view.running && view.minutes < NEEDLE ? 'inlet' : view.loaded && !view.running ? 'vial' : 'away',
        running: view.running,
        source: view.source,
        tripped: view.tripped,
        vented: view.vented,
        entering: view.entering,
      });
      const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      if (frame.running && !context.reducedMotion) deck.drift(seconds);
      chromatograph.draw(view, now);
      panel.set('oven', shown.oven_temp.value === null ? '–' : shown.oven_temp.text);
      panel.set('time', shown.run_time_min.value === null ? '–' : shown.run_time_min.text);
      panel.note(...noteOf(frame));
      workstation.method(methodOf(frame));
      workstation.follow(view.opened ? 'spectrum' : 'run');
      run.enable(workstation.shown === 'run');
      spectrum.enable(workstation.shown === 'spectrum' && !view.tuning);
      if (workstation.shown === 'spectrum') {
        const half = fields.spectra.length / 2;
        spectrum.draw({ from: FIRST, measured: fields.spectra.subarray(0, half), hit: fields.spectra.subarray(half) });
      } else {
        const length = fields.ion.length;
        const column = (n: number): Float32Array => fields.chromatograms.subarray(n * length, (n + 1) * length);
        run.draw({
          times: column(0),
          values: column(1),
          ...(view.ion !== null && { second: fields.ion }),
          timesBefore: column(2),
          valuesBefore: column(3),
          minutes: view.minutes,
          before: view.beforeMinutes,
          peaks,
          baseline: view.baseline,
        });
      }
      workstation.result(...resultOf(frame));
    },

    describe({ view, shown, hidden }) {
      const sentences = [
        hidden.has('oven_start') ? '' : `The oven is at ${shown.oven_temp.text} °C.`,
        view.loaded ? 'The vial stands in the autosampler.' : 'No vial stands in the autosampler.',
        view.running ? `A run is on, ${shown.run_time_min.text} min old.` : 'No run is on.',
        view.vented ? 'There is air in the mass spectrometer.' : '',
        view.tripped ? 'The filament has tripped.' : view.source ? 'The filament burns.' : '',
        `${view.peaks.length} peaks have left the column.`,
      ];
      if (view.tuning) sentences.push('The screen shows the ions of the tuning gas.');
      if (view.number !== null && !hidden.has('mixture')) {
        sentences.push(
          `Peak ${view.number} left at ${shown.peak_rt_min.text} min; ${
            shown.molecular_ion_mz.value === null
              ? 'its molecular ion has not been marked.'
              : `its molecular ion is ${shown.molecular_ion_mz.text}.`
          }`,
        );
        if (view.hit) sentences.push(`The library’s best hit is ${view.hit.name}, with a score of ${view.hit.score}.`);
      }
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

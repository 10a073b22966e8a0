/** A gas chromatograph with mass spectrometer, its panel, and the workstation with chromatogram and spectra. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext } from '../../contract';
import { createChromatograph } from '../../kit/chromatography/chromatograph';
import { createInstrument } from '../../kit/instruments/instrument';
import { createGasDeck, DECK } from './gas-deck';
import { createGcmsScreens } from './gcms-screens';
import { describeGasRun, noteOf } from './gcms-words';

/** Minutes of a run in which the needle is seen in the septum. */
const NEEDLE = 0.6;

function createPanel(context: SceneContext<'instrument_gcms'>) {
  return createInstrument(context, {
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
}

export const createScene: CreateScene<'instrument_gcms'> = (context) => {
  const root = new Container({ label: 'gas chromatograph with mass spectrometer' });
  const panel = createPanel(context);
  const deck = createGasDeck(context);
  const screens = createGcmsScreens(context);
  const { workstation } = screens;
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

  return {
    root,
    resize: (stage) => chromatograph.resize(stage),

    draw(frame, now) {
      const { view, shown, hidden } = frame;
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
      screens.draw(frame);
    },

    describe: describeGasRun,

    destroy: () => root.destroy({ children: true }),
  };
};

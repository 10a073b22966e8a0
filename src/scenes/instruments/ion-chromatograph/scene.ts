/** An ion chromatograph: eluent, pump, valve, column, suppressor and cell; beside it the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext } from '../../contract';
import { createChromatograph } from '../../kit/chromatography/chromatograph';
import { BAND_COLOURS } from '../../kit/chromatography/column-tube';
import { createSolventTray, TRAY } from '../../kit/chromatography/solvent-tray';
import { createInstrument } from '../../kit/instruments/instrument';
import { createChromatographyStation } from '../../kit/workstation/chromatography-station';
import { createIonDeck, DECK, type DeckLook } from './ion-deck';
import { describeIons, type IonFrame, methodOf, noteOf, resultOf } from './ion-words';

const ELUENT = 0xa9cfee;
const REGENERANT = 0xe8d9a8;
/** µS/cm at which the cell glows at its brightest. */
const BRIGHT = 20;

function createPump(context: SceneContext<'instrument_ion_chromatograph'>) {
  return createInstrument(context, {
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
}

function createStation(context: SceneContext<'instrument_ion_chromatograph'>) {
  return createChromatographyStation(context, {
    signal: { label: 'Conductivity', short: 'κ', unit: 'µS/cm' },
    least: [-0.5, 1],
    content: { label: 'Concentration', short: 'c', unit: 'mg/L' },
    area: { label: 'Area', unit: 'µS/cm·min' },
    select: (name) => context.dispatch({ do: 'select_peak', value: name }),
  });
}

function deckLook({ view, params, readings }: IonFrame): DeckLook {
  const bands = view.onColumn.map(({ at, width }, n) => ({
    at,
    width,
    colour: BAND_COLOURS[(n + 1) % BAND_COLOURS.length] ?? 0xffffff,
  }));
  const leaving = bands.find(({ at, width }) => Math.abs(at - 1) < 4 * width);
  const signal = Math.abs((readings.conductivity ?? 0) - (readings.background ?? 0));
  return {
    bands,
    injected: view.injected,
    pump: view.pump,
    suppressor: params.suppressor,
    usedUp: view.usedUp,
    signal: Math.min(1, Math.sqrt(signal / BRIGHT)),
    inCell: leaving?.colour ?? ELUENT,
  };
}

export const createScene: CreateScene<'instrument_ion_chromatograph'> = (context) => {
  const root = new Container({ label: 'ion chromatograph' });
  const tray = createSolventTray(context, { liquids: [ELUENT, REGENERANT] });
  const pump = createPump(context);
  const deck = createIonDeck(context);
  const station = createStation(context);
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

  return {
    root,
    resize: (stage) => chromatograph.resize(stage),

    draw(next, now) {
      const { view, shown, fields } = next;
      deck.look(deckLook(next));
      const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      if (next.running && !context.reducedMotion) deck.drift(seconds);
      chromatograph.draw(view, now);
      pump.set('kappa', shown.conductivity.value === null ? '–' : shown.conductivity.text);
      pump.set('bar', shown.pressure_bar.value === null ? '–' : shown.pressure_bar.text);
      pump.note(...noteOf(next));
      workstation.method(methodOf(next));
      station.draw(view, fields.chromatograms);
      workstation.result(...resultOf(next, workstation.shown));
    },

    describe: describeIons,

    destroy: () => root.destroy({ children: true }),
  };
};

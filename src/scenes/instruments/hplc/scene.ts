/** A liquid chromatograph as a tower: bottles, pump, autosampler, column and detector; beside it the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext } from '../../contract';
import { createChromatograph } from '../../kit/chromatography/chromatograph';
import { BAND_COLOURS } from '../../kit/chromatography/column-tube';
import { createSolventTray, TRAY } from '../../kit/chromatography/solvent-tray';
import { createInstrument } from '../../kit/instruments/instrument';
import { createChromatographyStation } from '../../kit/workstation/chromatography-station';
import { createColumnOven, OVEN, type OvenLook } from './column-oven';
import { describeHplc, type HplcFrame, methodOf, noteOf, resultOf } from './hplc-words';

const WATER = 0x9fc8ea;
const ORGANIC = 0xcfd8df;
/** mAU at which the light in the cell is as good as gone on the picture. */
const DARK = 800;
/** Minutes of a run in which the needle is seen in the vial. */
const NEEDLE = 0.3;

function createPump(context: SceneContext<'instrument_hplc'>) {
  return createInstrument(context, {
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
}

function createStation(context: SceneContext<'instrument_hplc'>) {
  return createChromatographyStation(context, {
    signal: { label: 'Detector', short: 'A', unit: 'mAU' },
    least: [0, 5],
    content: { label: 'Concentration', short: 'c', unit: 'mg/L' },
    area: { label: 'Area', unit: 'mAU·min' },
    select: (name) => context.dispatch({ do: 'select_peak', value: name }),
  });
}

function ovenLook({ view, hidden, readings }: HplcFrame): OvenLook {
  const bands = view.onColumn.map(({ at, width }, n) => ({
    at,
    width,
    colour: BAND_COLOURS[n % BAND_COLOURS.length] ?? 0xffffff,
  }));
  const leaving = bands.findIndex(({ at, width }) => Math.abs(at - 1) < 4 * width);
  const signal = Math.max(0, readings.detector_mau ?? 0);
  return {
    bands,
    strength: hidden.has('phi_start') ? 0.5 : view.phi / 100,
    absorbed: Math.min(1, signal / DARK + (signal > 2 ? 0.12 : 0)),
    inCell: bands[leaving]?.colour ?? WATER,
    needle: view.loaded && view.running && view.minutes < NEEDLE ? 1 : 0,
  };
}

export const createScene: CreateScene<'instrument_hplc'> = (context) => {
  const root = new Container({ label: 'liquid chromatograph' });
  const tray = createSolventTray(context, { liquids: [WATER, ORGANIC] });
  const pump = createPump(context);
  const oven = createColumnOven(context);
  const station = createStation(context);
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

  return {
    root,
    resize: (stage) => chromatograph.resize(stage),

    draw(next, now) {
      const { view, shown, fields } = next;
      oven.look(ovenLook(next));
      chromatograph.draw(view, now);
      pump.set('bar', shown.pressure_bar.value === null ? '–' : shown.pressure_bar.text);
      pump.set('phi', shown.phi_now.value === null ? '–' : shown.phi_now.text);
      pump.note(...noteOf(next));
      workstation.method(methodOf(next));
      station.draw(view, fields.chromatograms);
      workstation.result(...resultOf(next, workstation.shown));
    },

    describe: describeHplc,

    destroy: () => root.destroy({ children: true }),
  };
};

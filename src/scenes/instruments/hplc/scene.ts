/** A liquid chromatograph as a tower: bottles, pump, autosampler, column and detector; beside it the workstation. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame } from '../../contract';
import { BAND_COLOURS } from '../../kit/chromatography/column-tube';
import { createSolventTray } from '../../kit/chromatography/solvent-tray';
import { layTower } from '../../kit/chromatography/tower';
import { createVial, VIAL } from '../../kit/chromatography/vial';
import { createCarried } from '../../kit/controls/carried';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createChromatographyStation } from '../../kit/workstation/chromatography-station';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';
import { createColumnOven, OVEN } from './column-oven';

type HplcFrame = Frame<'instrument_hplc'>;

const ARRANGEMENT: Arrangements<'tower' | 'workstation'> = {
  wide: row(grow(1.05, 'tower'), grow(1, 'workstation')),
  // A phone has the pump's numbers among the readings, and its keys in the dock.
  tall: column(grow(1.6, 'workstation'), grow(1, 'tower')),
};
const WATER = 0x9fc8ea;
const ORGANIC = 0xcfd8df;
/** mAU at which the light in the cell is as good as gone on the picture. */
const DARK = 800;
/** Minutes of a run in which the needle is seen in the vial. */
const NEEDLE = 0.3;
const REACH = 110;

export const createScene: CreateScene<'instrument_hplc'> = (context) => {
  const root = new Container({ label: 'liquid chromatograph' });
  const room = createRoom(context, { kind: 'clean-room' });
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
  const vial = createVial(context);
  const station = createChromatographyStation(context, {
    signal: { label: 'Detector', short: 'A', unit: 'mAU' },
    least: [0, 5],
    content: { label: 'Concentration', short: 'c', unit: 'mg/L' },
    area: { label: 'Area', unit: 'mAU·min' },
    select: (name) => context.dispatch({ do: 'select_peak', value: name }),
  });
  const { workstation } = station;
  root.addChild(room.root, tray.root, pump.root, oven.root, vial, workstation.root);

  let frame: HplcFrame | null = null;
  const load = (): void => {
    context.dispatch({ do: 'load_sample' });
    context.sound('click');
  };
  const carried = createCarried(context, vial, {
    name: 'Vial: sample',
    hint: 'Carry it into the autosampler.',
    box: { x: -VIAL.width / 2, y: -VIAL.height, width: VIAL.width, height: VIAL.height },
    drop(at) {
      const [dx, dy] = [at.x - oven.seat.x, at.y - oven.seat.y];
      if (!frame?.view.loaded && dx * dx + dy * dy < (REACH * oven.scale) ** 2) load();
    },
    send: load,
  });
  let tower: Box = { x: 0, y: 0, width: 0, height: 0 };

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
    resize(stage) {
      const layParts: Placed = {
        lay(place, type) {
          tower = layTower({ tray, pump, module: oven, shape: OVEN }, place, type, stage.layout === 'wide');
        },
      };
      arrange(ARRANGEMENT[stage.layout], { tower: layParts, workstation }, inset(stageBox(stage), 14, 16), stage.type);
      const foot = tower.y + tower.height;
      room.resize(stage, Math.min(stage.height - 60, foot - 40), [
        { x: tower.x + tower.width / 2, y: foot, width: tower.width, height: 260 },
      ]);
      carried.aim([
        {
          x: oven.seat.x - 40 * oven.scale,
          y: oven.seat.y - 60 * oven.scale,
          width: 80 * oven.scale,
          height: 66 * oven.scale,
        },
      ]);
    },

    draw(next, now) {
      frame = next;
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
      const scale = view.loaded ? oven.scale : tray.scale;
      carried.home(view.loaded ? oven.seat : tray.vial, scale);
      vial.scale.set(scale);
      carried.enable(!view.running);
      carried.move(now);
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

/** Source and meter, and the oven, on their shelf. */
import { Graphics } from 'pixi.js';
import type { Frame, SceneContext, StageSize } from '../../contract';
import { createInstrument, type Instrument } from '../../kit/instruments/instrument';
import type { Placed } from '../../kit/layout/layout';
import type { StageTheme } from '../../kit/theme';
import { ranged } from './ranged-reading';

type ConductivityFrame = Frame<'electrical_conductivity'>;

const noteOf = ({ view, hidden }: ConductivityFrame): readonly [string, 'plain' | 'warning'] => {
  if (!view.on) return [view.mounted ? 'source off' : 'no sample', 'plain'];
  if (view.belowFloor) return ['below 10 fA', 'warning'];
  if (view.limited) return ['at its limit', 'warning'];
  if (view.form === 'insulator' && !hidden.has('material')) return ['electrometer', 'plain'];
  return [view.averaged ? 'both directions' : 'one direction', 'plain'];
};

function createSource(context: SceneContext<'electrical_conductivity'>) {
  const meter = createInstrument(context, {
    form: 'bench',
    title: 'Source and meter',
    display: {
      rows: [
        { label: 'V', unit: 'mV', widest: '000.00000' },
        { label: 'I', unit: 'mA', widest: '000.00000' },
      ],
      note: true,
    },
    keys: [
      { action: 'source_on', print: 'ON' },
      { action: 'reverse', print: '±I' },
    ],
    sockets: [
      { id: 'current-1', kind: 'red' },
      { id: 'current-2', kind: 'red' },
      { id: 'voltage-1', kind: 'blue' },
      { id: 'voltage-2', kind: 'blue' },
    ],
  });
  return {
    meter,
    draw(frame: ConductivityFrame) {
      const { shown } = frame;
      const [volts, voltUnit] = ranged(shown.voltage);
      const [amperes, ampereUnit] = ranged(shown.current_actual);
      meter.set(0, volts);
      meter.display?.setUnit(0, voltUnit);
      meter.set(1, amperes);
      meter.display?.setUnit(1, ampereUnit);
      meter.note(...noteOf(frame));
    },
  };
}

const createOven = (context: SceneContext<'electrical_conductivity'>): Instrument =>
  createInstrument(context, {
    form: 'bench',
    title: 'Oven',
    display: { rows: [{ unit: 'K', widest: '000.00' }] },
    knobs: [{ input: 'temperature', print: '' }],
  });

function paintShelf(shelf: Graphics, { bleed: { x, width } }: StageSize, shelfY: number, theme: StageTheme): void {
  shelf
    .clear()
    .rect(x, shelfY + 5, width, 9)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .rect(x, shelfY - 1, width, 8)
    .fill(theme.benchTop)
    .rect(x, shelfY - 1, width, 1.5)
    .fill(theme.benchLine);
}

export function createShelvedInstruments(context: SceneContext<'electrical_conductivity'>) {
  const source = createSource(context);
  const { meter } = source;
  const oven = createOven(context);
  const shelf = new Graphics({ label: 'shelf' });
  let shelfY = 0;
  const onShelf = (part: typeof meter): Placed => ({
    least: (type) => part.least(type),
    lay(box, type) {
      shelfY = box.y + box.height;
      part.lay(box, type);
    },
  });
  return {
    meter,
    oven,
    shelf,
    parts: { meter: onShelf(meter), oven: onShelf(oven) },
    /** After the two have their places. */
    layShelf(stage: StageSize) {
      paintShelf(shelf, stage, shelfY, context.theme);
    },
    draw(frame: ConductivityFrame) {
      source.draw(frame);
      oven.set(0, frame.shown.sample_temperature.text);
    },
  };
}

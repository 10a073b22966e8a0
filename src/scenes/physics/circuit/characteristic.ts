/** Current against voltage on a screen in its case: settled points of the components, and where the circuit stands now. */
import { Container } from 'pixi.js';
import type { Box, Frame, Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { pen } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { createScreenCase } from '../../kit/instruments/screen-case';

/** Ends that the axis of the current may have, mA. */
const ENDS = [1, 3, 10, 30, 100, 300, 1000, 3000] as const;
const KINDS = ['Resistor', 'Filament Lamp', 'Silicon Diode'] as const;
const MILLI = 1e3;

export interface Characteristic extends Part {
  /** `most`: the largest voltage of the supply, V. */
  draw(view: Frame<'circuit'>['view'], most: number): void;
}

export function createCharacteristic(context: StageContext): Characteristic {
  const root = new Container({ label: 'characteristic' });
  const screen = createScreenCase(context, { form: 'panel', title: 'Characteristic' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Voltage', short: 'V', unit: 'V' },
    y: { label: 'Current', short: 'I', unit: 'mA' },
    // The forms differ as well as the colours.
    marks: {
      Resistor: points({ name: 'resistor', colour: 'sky', radius: 3.6 }),
      'Filament Lamp': points({ name: 'lamp', colour: 'orange', shape: 'diamond', radius: 3.6 }),
      'Silicon Diode': points({ name: 'diode', colour: 'green', shape: 'up', radius: 3.6 }),
      now: pen({ colour: 'bright' }),
    },
  });
  root.addChild(screen.root, chart.root);
  let drawn = '';
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      screen.lay(box, type);
      chart.lay(screen.pane, type);
    },
    draw({ points: settled, closed, voltage, current, rating }, most) {
      const last = settled[settled.length - 1];
      const seen = closed && rating !== 'burnt out';
      const key = `${settled.length} ${last?.voltage} ${last?.current} ${seen} ${voltage} ${current} ${most}`;
      if (key === drawn) return;
      drawn = key;
      const all = seen ? [...settled, { voltage, current }] : settled;
      const largest = all.reduce((end, point) => Math.max(end, Math.abs(point.current) * MILLI), 0);
      const end = ENDS.find((value) => largest <= value * 1.001) ?? ENDS[ENDS.length - 1] ?? 1;
      const both = all.some((point) => point.voltage < 0);
      chart.domain({ x: [both ? -most : 0, most], y: [both ? -end : 0, end] });
      for (const kind of KINDS) {
        const own = settled.filter(({ component }) => component === kind);
        chart.marks[kind].columns(
          own.map((point) => point.voltage),
          own.map((point) => point.current * MILLI),
        );
      }
      if (seen) chart.marks.now.at(voltage, current * MILLI);
      else chart.marks.now.hide();
    },
  };
}

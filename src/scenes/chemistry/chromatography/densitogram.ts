/** A densitometer's scan of the strip: absorbance to the right in red, green and blue light, distance from the pencil line upwards. */
import { Container } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { LINE_CM, type PaperStrip, STRIP } from './paper-strip';

export interface Densitogram extends Part {
  /** Takes up what is on the strip now. */
  scan(strip: PaperStrip): void;
  /** Height of the loupe, cm from the pencil line. */
  look(fromLine: number): void;
}

const POINTS = 200;
const TRACES = ['red', 'green', 'blue'] as const;
const FROM = -LINE_CM;
const TO = STRIP.length - LINE_CM;
/** Never stretched more than to this absorbance at the right edge. */
const LEAST_FULL = 0.5;

export function createDensitogram(context: StageContext): Densitogram {
  const root = new Container({ label: 'densitometer' });
  const housing = createScreenCase(context, { form: 'bench', title: 'Densitometer' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Absorbance', short: 'A', domain: [0, LEAST_FULL] },
    y: { label: 'From the line', short: 'd', unit: 'cm', domain: [FROM, TO], ticks: [0, 2, 4, 6, 8, 10, 12, 14] },
    marks: {
      loupe: rule({ along: 'y', colour: 'main', dashed: true, width: 1.2 }),
      red: line({ colour: 'red', name: 'red', points: 'changes' }),
      green: line({ colour: 'green', name: 'green', points: 'changes' }),
      blue: line({ colour: 'blue', name: 'blue', points: 'changes' }),
    },
  });
  root.addChild(housing.root, chart.root);
  const full = growingDomain({ least: [0, LEAST_FULL] });
  const values = TRACES.map(() => new Float32Array(POINTS));
  const heights = Float32Array.from({ length: POINTS }, (_, n) => FROM + ((TO - FROM) * n) / (POINTS - 1));
  return {
    root,
    lay(box, type) {
      housing.lay(box, type);
      chart.lay(housing.pane, type);
    },
    scan(strip) {
      // Spots fade as they spread: the scale follows in round steps.
      full.reset();
      values.forEach((scan, channel) => {
        strip.scan(channel as 0 | 1 | 2, scan);
        full.hold(scan.reduce((most, value) => Math.max(most, value), 0));
      });
      chart.domain({ x: full.domain });
      TRACES.forEach((name, channel) => chart.marks[name].columns(values[channel] ?? [], heights));
    },
    look: (fromLine) => chart.marks.loupe.set(fromLine),
  };
}

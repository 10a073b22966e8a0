import { Container, Graphics } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { inset } from '../layout/layout';
import { typeSizes } from '../layout/type-sizes';
import { screen } from '../paint/shading';
import { type Chart, createChart, type MarksOf } from './chart';
import { area, line, pen } from './line';
import { band, bars, errorBars, points, rule } from './marks';
import type { Ground } from './series-colours';
import { corner, label } from './words';

const MARGIN = 10;

/** A chart on what it is drawn on, at the least size of text. */
const mounted =
  <M extends MarksOf>(
    width: number,
    height: number,
    ground: Ground,
    make: (context: StageContext, ground: Ground) => Chart<M>,
    show: (chart: Chart<M>) => void,
  ) =>
  (context: StageContext): Container => {
    const root = new Container();
    if (ground === 'screen') root.addChild(screen(context.theme, width, height, 8));
    if (ground === 'paper') root.addChild(new Graphics().rect(0, 0, width, height).fill(context.theme.paper));
    const chart = make(context, ground);
    root.addChild(chart.root);
    chart.lay(inset({ x: 0, y: 0, width, height }, MARGIN), typeSizes(1));
    show(chart);
    return root;
  };

const hooke = (context: StageContext, ground: Ground) =>
  createChart(context, {
    ground,
    x: { label: 'Extension', short: 'x', unit: 'm', domain: [0, 0.4] },
    y: { label: 'Force', short: 'F', unit: 'N', domain: [0, 20] },
    marks: {
      energy: area({ colour: 'orange' }),
      law: line({ width: 2.4 }),
      rests: points(),
      now: pen({ colour: 'orange' }),
      words: corner({ at: 'above', colour: 'orange', mono: true }),
    },
  });
const showHooke = ({ marks }: ReturnType<typeof hooke>): void => {
  marks.energy.columns([0, 0.3], [0, 15]);
  marks.law.columns([0, 0.3], [0, 15]);
  marks.rests.columns([0.1, 0.2], [5, 10]);
  marks.now.at(0.3, 15);
  marks.words.set('2.250 J');
};

const SAMPLES = 1200;
const curve = (samples: number, of: (t: number) => number): Float32Array =>
  Float32Array.from({ length: samples }, (_, n) => of(n / (samples - 1)));

const waves = (context: StageContext, ground: Ground) =>
  createChart(context, {
    ground,
    x: { label: 'Time', short: 't', unit: 's', domain: [-10, 0] },
    y: { label: 'Displacement', short: 'x', unit: 'cm', domain: [-6, 6] },
    y2: { label: 'Speed', short: 'v', unit: 'm/s', domain: [0, 1.5], colour: 'orange' },
    marks: {
      now: band({ along: 'x', colour: 'sky' }),
      limit: rule({ along: 'y', colour: 'red', dashed: true }),
      speed: line({ colour: 'orange', axis: 'y2', points: 'changes', name: 'speed' }),
      trace: line({ points: 'changes', name: 'displacement' }),
      fit: line({ colour: 'purple', dashed: true, name: 'model' }),
      cursor: rule({ along: 'x' }),
    },
  });
const showWaves = ({ marks }: ReturnType<typeof waves>): void => {
  marks.now.set(-3, -1.5);
  marks.limit.set(5, 'end stop');
  // Half a second is missing: a sweep has its gap so.
  marks.trace.even(
    curve(SAMPLES, (t) => (t > 0.4 && t < 0.45 ? Number.NaN : 5.5 * Math.exp(-1.2 * t) * Math.sin(60 * t))),
    -10,
    0,
  );
  marks.speed.even(
    curve(SAMPLES, (t) => 1.4 * Math.exp(-1.2 * t) * Math.abs(Math.cos(60 * t))),
    -10,
    0,
  );
  marks.fit.even(
    curve(60, (t) => 5.5 * Math.exp(-1.2 * t)),
    -10,
    0,
  );
  marks.cursor.set(-4, '−4.0 s');
};

const growth = (context: StageContext, ground: Ground) =>
  createChart(context, {
    ground,
    x: { label: 'Time', unit: 'h', domain: [0, 24] },
    y: { label: 'Viable count', short: 'N', unit: 'CFU/mL', domain: [1e2, 1e10], log: true },
    marks: {
      model: line({ colour: 'bright', alpha: 0.75, points: 'grows' }),
      spread: errorBars(),
      plates: points({ colour: 'main', name: 'plates' }),
      few: points({ shape: 'ring', colour: 'main' }),
      densities: points({ shape: 'diamond', colour: 'purple', name: 'optical density' }),
      above: points({ shape: 'up', colour: 'main' }),
      name: label({ text: 'stationary', side: 'above' }),
    },
  });
const showGrowth = ({ marks }: ReturnType<typeof growth>): void => {
  const model = curve(200, (t) => 1e9 / (1 + 3e5 * Math.exp(-30 * t)));
  marks.model.even(model, 0, 24);
  marks.plates.columns([0, 4, 8, 12], [3e3, 4e5, 6e7, 9e8]);
  marks.spread.set([0, 4, 8, 12], [1e3, 2e5, 4e7, 6e8], [6e3, 8e5, 9e7, 2e9]);
  marks.few.columns([2], [2e4]);
  marks.densities.columns([10, 14, 20], [3e8, 1e9, 1e9]);
  marks.above.columns([18], [3e9]);
  marks.name.at(20, 1e9);
};

const histogram = (context: StageContext, ground: Ground) =>
  createChart(context, {
    ground,
    x: { label: 'Speed', short: 'v', unit: 'm/s', domain: [0, 1200] },
    y: { label: 'Part of all', domain: [0, 0.2], bare: true },
    marks: { found: bars({ colour: 'sky', name: 'found' }), expected: line({ colour: 'bright', name: 'expected' }) },
  });
const showHistogram = ({ marks }: ReturnType<typeof histogram>): void => {
  const maxwell = (t: number): number => 3.2 * t * t * Math.exp(-7 * t * t);
  marks.found.set(curve(24, (t) => maxwell(t) * (1 + 0.15 * Math.sin(40 * t))));
  marks.expected.even(curve(80, maxwell), 0, 1200);
};

const energies = (context: StageContext, ground: Ground) =>
  createChart(context, {
    ground,
    x: { label: '', names: ['Ek', 'Ep', 'Q'] },
    y: { label: 'Energy', short: 'E', unit: 'J', domain: [0, 2.5] },
    marks: { bars: bars({ colour: ['sky', 'orange', 'red'], gap: 0.4 }) },
  });
const showEnergies = ({ marks }: ReturnType<typeof energies>): void => marks.bars.set([1.7, 0.6, 0.2]);

const portrait = (context: StageContext, ground: Ground) =>
  createChart(context, {
    ground,
    x: { label: 'x', unit: 'm', domain: [-0.1, 0.1] },
    y: { label: 'v', unit: 'm/s', domain: [-1, 1] },
    marks: {
      before: line({ alpha: 0.35 }),
      loop: line({ points: 'changes' }),
      now: pen(),
      words: corner({ at: 'bottom left' }),
    },
  });
const showPortrait = ({ marks }: ReturnType<typeof portrait>): void => {
  const at = (n: number, decay: number): readonly [number, number] => {
    const [angle, size] = [n / 30, Math.exp((-decay * n) / 400)];
    return [0.09 * size * Math.cos(angle), -0.9 * size * Math.sin(angle)];
  };
  const pairs = (decay: number): Float32Array =>
    Float32Array.from({ length: 800 }, (_, n) => at(n >> 1, decay)[n & 1] ?? 0);
  marks.before.rows(pairs(0), 2, 0, 1);
  marks.loop.rows(pairs(1), 2, 0, 1);
  marks.now.at(...at(400, 1));
  marks.words.set('two periods');
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Chart: line, area, points, pen, words',
    states: [
      { name: 'on a screen', width: 320, height: 260, create: mounted(320, 260, 'screen', hooke, showHooke) },
      { name: 'on paper', width: 320, height: 260, create: mounted(320, 260, 'paper', hooke, showHooke) },
      { name: 'on the stage', width: 320, height: 260, create: mounted(320, 260, 'none', hooke, showHooke) },
      { name: 'small', width: 170, height: 120, create: mounted(170, 120, 'screen', hooke, showHooke) },
      { name: 'flat', width: 360, height: 90, create: mounted(360, 90, 'screen', hooke, showHooke) },
    ],
  },
  {
    part: 'Chart: traces, second axis, rules, band, legend',
    states: [
      { name: 'on a screen', width: 480, height: 260, create: mounted(480, 260, 'screen', waves, showWaves) },
      { name: 'on paper', width: 480, height: 260, create: mounted(480, 260, 'paper', waves, showWaves) },
      { name: 'small', width: 210, height: 150, create: mounted(210, 150, 'screen', waves, showWaves) },
    ],
  },
  {
    part: 'Chart: logarithmic axis, error bars, shapes of points',
    states: [
      { name: 'on a screen', width: 380, height: 260, create: mounted(380, 260, 'screen', growth, showGrowth) },
      { name: 'on paper', width: 380, height: 260, create: mounted(380, 260, 'paper', growth, showGrowth) },
      { name: 'small', width: 180, height: 170, create: mounted(180, 170, 'none', growth, showGrowth) },
    ],
  },
  {
    part: 'Chart: bars, loops',
    states: [
      { name: 'histogram', width: 320, height: 180, create: mounted(320, 180, 'screen', histogram, showHistogram) },
      { name: 'on paper', width: 320, height: 180, create: mounted(320, 180, 'paper', histogram, showHistogram) },
      { name: 'by name', width: 180, height: 180, create: mounted(180, 180, 'screen', energies, showEnergies) },
      { name: 'loop', width: 240, height: 220, create: mounted(240, 220, 'screen', portrait, showPortrait) },
    ],
  },
];

import type { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createCalibrationView } from './calibration-view';
import { createChromatogramView } from './chromatogram-view';
import { createSpectrumView } from './spectrum-view';
import { createStickView } from './stick-view';
import { createWorkstation, type WorkstationView } from './workstation';

const TYPE = { small: 12, text: 14, figures: 26 } as const;
const SIZE = { width: 400, height: 320 } as const;

const hill = (at: number, wide: number) => (x: number) => Math.exp(-(((x - at) / wide) ** 2));

/** A view on the screen of a workstation. */
function shown<Id extends string>(
  context: StageContext,
  view: WorkstationView<Id>,
  method: string,
  result: string,
  warning = false,
): Container {
  const part = createWorkstation({ ...context, redraw() {} }, { views: [view] });
  part.lay({ x: 8, y: 8, width: SIZE.width - 16, height: SIZE.height - 16 }, TYPE);
  part.method(method);
  part.result(result, warning ? 'warning' : 'plain');
  return part.root;
}

function spectrum(context: StageContext, warning: boolean): Container {
  const screen = createSpectrumView(context, {
    x: { label: 'Wavelength', short: 'λ', unit: 'nm' },
    y: { label: 'Absorbance', short: 'A' },
    least: [0, 0.1],
    compares: true,
    pick: { action: 'pick_peak', name: 'Spectrum: cursor that picks a peak' },
  });
  const [first, second] = [hill(415, 25), hill(476, 40)];
  const record = (part: number): readonly number[] =>
    Array.from({ length: 351 }, (_, n) => part * (0.8 * first(350 + n) + 0.4 * second(350 + n)));
  const root = shown(
    context,
    { id: 'spectrum', print: 'Scan', name: 'Screen: spectrum', screen, zoom: screen.zoom },
    '350 to 700 nm   1 nm',
    warning ? 'Zero the instrument first.' : 'A = 0.84 at 415 nm',
    warning,
  );
  screen.draw({
    ends: [350, 700],
    from: 350,
    to: 700,
    values: warning ? [] : record(1),
    before: warning ? [] : record(0.6),
    peak: warning ? null : { at: 415, height: 0.84, words: '415 nm' },
    now: null,
  });
  return root;
}

function calibration(context: StageContext): Container {
  const screen = createCalibrationView(context, {
    x: { label: 'Concentration', short: 'c', unit: 'mg/L' },
    y: { label: 'Absorbance', short: 'A' },
    least: { x: 1, y: 0.1 },
  });
  const root = shown(
    context,
    { id: 'line', print: 'Line', name: 'Screen: calibration', screen },
    'Line through 4 standards',
    'Unknown (2.9 ± 0.1) mg/L',
  );
  screen.draw({
    standards: [1, 2, 4, 5].map((x) => ({ x, y: 0.1 * x + 0.004 * (x % 3) })),
    old: [{ x: 3, y: 0.24 }],
    line: { slope: 0.1, intercept: 0.003 },
    unknown: { value: 2.9, u: 0.1, y: 0.293 },
  });
  return root;
}

function chromatogram(context: StageContext): Container {
  const screen = createChromatogramView(context, {
    x: { label: 'Time', short: 't', unit: 'min' },
    y: { label: 'Absorbance', short: 'A', unit: 'mAU' },
    least: [-2, 20],
  });
  const peaks = [
    { name: 'Paracetamol', minutes: 2.1, height: 60, selected: false },
    { name: 'Caffeine', minutes: 4.4, height: 95, selected: true },
    { name: 'Aspirin', minutes: 6.2, height: 40, selected: false },
  ];
  const times = Array.from({ length: 401 }, (_, n) => n / 50);
  const signal = (part: number): readonly number[] =>
    times.map((t) => part * peaks.reduce((sum, { minutes, height }) => sum + height * hill(minutes, 0.13)(t), 0));
  const root = shown(
    context,
    { id: 'run', print: 'Run', name: 'Screen: chromatogram', screen, zoom: screen.zoom },
    'C18   1.0 mL/min   273 nm',
    'Caffeine 4.40 min',
  );
  screen.draw({
    times,
    values: signal(1),
    timesBefore: times,
    valuesBefore: signal(0.7),
    minutes: 8,
    before: 8,
    peaks,
    baseline: { from: 4, to: 4.8, baseFrom: 4, baseTo: 4.8, levels: [0, 0] },
  });
  return root;
}

function sticks(context: StageContext): Container {
  const screen = createStickView(context, { pick: { action: 'pick_peak', name: 'Spectrum: cursor at an m/z' } });
  const of = (parts: Readonly<Record<number, number>>): readonly number[] =>
    Array.from({ length: 200 }, (_, n) => parts[n] ?? 0);
  const root = shown(
    context,
    { id: 'sticks', print: 'MS', name: 'Screen: mass spectrum', screen, zoom: screen.zoom },
    'EI 70 eV',
    'Caffeine, match 94 %',
  );
  screen.draw({
    from: 0,
    measured: of({ 55: 0.3, 67: 0.32, 82: 0.25, 109: 0.55, 194: 1 }),
    hit: of({ 55: 0.28, 67: 0.35, 82: 0.2, 109: 0.6, 194: 1 }),
  });
  return root;
}

export const specimens: readonly Specimen[] = [
  {
    part: 'Workstation',
    states: [
      { name: 'spectrum', ...SIZE, create: (context) => spectrum(context, false) },
      { name: 'a warning', ...SIZE, create: (context) => spectrum(context, true) },
      { name: 'calibration', ...SIZE, create: calibration },
      { name: 'chromatogram', ...SIZE, create: chromatogram },
      { name: 'mass spectrum', ...SIZE, create: sticks },
    ],
  },
];

/** Rows and an entry for tests of the table, the plot and the procedure. */
import type { AnyEntry } from '../../catalogue/define';
import type { ReadingDefs } from '../../engine/contract';
import type { SharedEffects } from '../../engine/runtime/uncertain';
import type { NotebookRow } from '../../src/bench/notebook/notebook';
import type { Row } from '../../src/bench/notebook/row';

export const readings: ReadingDefs = {
  current: { label: 'Current', unit: 'A' },
  power: { label: 'Power, heat', unit: 'W' },
  colour: { kind: 'text', label: 'Colour', unit: 'text' },
};

export const entry: AnyEntry = {
  id: 'toy',
  simulation: 'circuit_complex',
  inputs: [
    {
      id: 'voltage',
      label: 'Voltage',
      type: 'slider',
      applies: 'live',
      unit: 'V',
      defaultValue: 5,
      min: 0,
      max: 12,
      step: 0.5,
    },
    {
      id: 'load',
      label: 'Load',
      type: 'number',
      applies: 'restart',
      unit: 'Ω',
      defaultValue: 100,
      min: 10,
      max: 1000,
      step: 10,
      hideWhen: { input: 'unknown', equals: true },
    },
    { id: 'unknown', label: 'Unknown load', type: 'checkbox', applies: 'restart', defaultValue: false },
    { id: 'lamp', label: 'Lamp', type: 'select', applies: 'next', options: ['Red', 'Blue'], defaultValue: 'Red' },
    {
      id: 'dim',
      label: 'Dimmer',
      type: 'slider',
      applies: 'live',
      unit: '1',
      defaultValue: 1,
      min: 0,
      max: 1,
      showWhen: { input: 'lamp', equals: 'Blue' },
    },
  ],
  mainReadings: ['current'],
  mainActions: [],
  plot: { x: { column: 'voltage' }, y: { column: 'current' }, sampleEvery: 0.1 },
  procedure: [],
  texts: () =>
    Promise.resolve({
      theory: '',
      misconceptions: [],
      model: { equations: [], assumptions: [], validity: '', parameters: [], sources: [] },
    }),
};

export const inputs = { voltage: 5, load: 100, unknown: false, lamp: 'Red', dim: 1 } as const;

const shown = (value: number | string | null, uncertainty: number | null = null, shared?: SharedEffects) => ({
  value,
  text: value === null ? '–' : String(value),
  uncertainty,
  ...(shared && { shared }),
});

interface Given {
  readonly voltage?: number;
  readonly current?: number | null;
  readonly uncertainty?: number | null;
  /** What of the current's uncertainty other rows share. */
  readonly shared?: SharedEffects;
  readonly settings?: Row['settings'];
  readonly run?: number;
  readonly patch?: Readonly<Record<string, string | number | boolean>>;
}

export const rowOf = (
  id: number,
  { voltage = 5, current = 0.05, uncertainty = 0.001, shared, settings = {}, run = 1, patch = {} }: Given = {},
): Row => ({
  id,
  run,
  time: 0.1 * id,
  inputs: { ...inputs, voltage, ...patch },
  settings,
  seed: 7,
  trial: 1,
  grade: 'school',
  readings: {
    current: shown(current, current === null ? null : uncertainty, shared),
    power: shown(0.25),
    colour: shown('warm, "red"'),
  },
});

/** The same in a notebook. */
export const keptRow = (id: number, given: Given = {}): NotebookRow => ({
  ...rowOf(id, given),
  key: `a-${id}`,
  version: 3,
  note: '',
  struck: null,
});

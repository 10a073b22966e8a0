import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const COVERAGES = [1, 2, 3, 4];
const TIMES = 2;

export const measurement: Measurement = {
  quantity: 'slope of ln(left unread) against the coverage',
  unit: '1',
  truth: -1,
  inputs: { read_length: 25 },
  steps: [
    { do: 'load_sample' },
    { do: 'prepare_library' },
    ...COVERAGES.flatMap((coverage) =>
      Array.from({ length: TIMES }).flatMap((): readonly MeasuringAct[] => [
        { set: { coverage } },
        { do: 'start_run' },
        { wait: 6 },
        { record: 1 },
      ]),
    ),
  ],
  analysis: {
    columns: [{ symbol: 'left', formula: 'ln(uncovered_measured / 100)' }],
    fit: { kind: 'line', x: 'coverage', y: 'left' },
    result: 'm',
  },
};

const prepared: readonly WorkedAct[] = [{ do: 'load_sample' }, { do: 'prepare_library' }];

/** Seconds that a read takes: ten bases in each by Sanger, one cycle on a flow cell. */
const read = (seconds: number): readonly WorkedAct[] => [{ do: 'start_run' }, { wait: seconds }, { do: 'base_call' }];

const aligned: readonly WorkedAct[] = [{ do: 'align' }, { record: 1 }];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [
      ...prepared,
      { do: 'calibrate', says: 'A known control: cross-talk and shifts of the dyes are taken off.' },
      ...read(16),
      { do: 'export_fastq' },
    ],
    [
      { set: { template: 'EGFP', read_length: 500, noise: 5, terminator: 0.02 } },
      { do: 'calibrate' },
      ...prepared,
      ...[0.02, 0.005, 0.002, 0.001].flatMap((terminator): readonly WorkedAct[] => [
        { set: { terminator } },
        ...read(51),
        { record: 1 },
      ]),
    ],
    [
      { set: { template: 'pUC19 MCS', method: 'Illumina', read_length: 150, noise: 1, terminator: 0.005 } },
      { do: 'calibrate' },
      ...prepared,
      ...[0.1, 0.5, 1].flatMap((phasing): readonly WorkedAct[] => [{ set: { phasing } }, ...read(151), { record: 1 }]),
    ],
    [
      { set: { template: 'HBB', variants: 'A144T', method: 'Sanger', read_length: 200 } },
      { do: 'calibrate' },
      ...prepared,
      ...read(21),
      ...aligned,
      { set: { variants: 'A144T het', probe_position: 144 } },
      { do: 'calibrate' },
      ...prepared,
      ...read(21),
      ...aligned,
    ],
    [
      { set: { read_length: 25 } },
      ...COVERAGES.flatMap((coverage): readonly WorkedAct[] => [
        { set: { coverage } },
        ...Array.from({ length: TIMES }).flatMap((): readonly WorkedAct[] => [
          { do: 'start_run' },
          { wait: 3 },
          { record: 1 },
        ]),
      ]),
    ],
    [
      {
        plot: {
          x: { column: 'coverage' },
          y: { column: 'uncovered_measured', transform: 'ln' },
          with: 'line',
          series: 'present',
        },
      },
      {
        check: 'coverage_slope',
        answer: {
          columns: [{ symbol: 'left', formula: 'ln(uncovered_measured / 100)' }],
          fit: { kind: 'line', x: 'coverage', y: 'left' },
          result: 'm',
          rows: { last: TIMES * COVERAGES.length },
        },
      },
    ],
    [
      { set: { template: 'EGFP', variants: '', read_length: 720, noise: 10 } },
      { do: 'calibrate' },
      ...prepared,
      ...read(73),
      ...aligned,
      { set: { read_length: 230 } },
      ...read(24),
      ...aligned,
    ],
  ],
};

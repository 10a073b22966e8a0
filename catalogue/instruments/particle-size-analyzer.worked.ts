import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'z-average of the latex of 60 nm',
  unit: 'nm',
  /** Mean over the light of 1/d, turned over again. */
  truth: 60 * Math.exp(-0.5 * 0.05 ** 2),
  inputs: { sample: 'Latex 60 nm', diameter_nm: 60 },
  steps: [{ do: 'load_sample' }, { do: 'start_run' }, { wait: 61 }, { do: 'fit_cumulants' }, { record: 1 }],
  analysis: { result: 'z_average_nm' },
};

/** A measurement of 60 s. */
const measured: readonly WorkedAct[] = [{ do: 'start_run' }, { wait: 60 }];

const correlated: readonly WorkedAct[] = [...measured, { do: 'fit_cumulants' }, { record: 1 }];

const inverted: readonly WorkedAct[] = [{ do: 'invert_distribution' }, { record: 1 }];

const ANGLES = ['13', '90', '173'];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [
      { set: { sample: 'Latex 60 nm' } },
      { do: 'load_sample', says: 'Latex spheres in water, in a cuvette of glass.' },
      ...correlated,
      { check: 'latex_60', answer: { result: 'z_average_nm', rows: { last: 1 } } },
    ],
    [
      { set: { sample: 'Custom', diameter_nm: 100 } },
      { do: 'load_sample' },
      ...ANGLES.flatMap((angle): readonly WorkedAct[] => [{ set: { angle } }, ...correlated]),
      {
        plot: {
          x: { column: 'scattering_vector', transform: 'square' },
          y: { column: 'decay_rate_fit' },
          with: 'proportional',
          series: 'present',
        },
      },
      {
        check: 'diffusion',
        answer: {
          columns: [{ symbol: 'qsquared', formula: 'scattering_vector^2' }],
          fit: { kind: 'proportional', x: 'qsquared', y: 'decay_rate_fit' },
          result: 'k',
          rows: { last: ANGLES.length },
        },
      },
    ],
    [15, 20, 35].flatMap((temperature): readonly WorkedAct[] => [
      { set: { temperature } },
      { do: 'equilibrate' },
      ...correlated,
    ]),
    [
      { set: { sample: 'Dusty Latex', temperature: 25 } },
      { do: 'load_sample' },
      ...correlated,
      { do: 'filter_sample', says: 'The filter holds back what is larger than 1 µm.' },
      ...correlated,
    ],
    [{ set: { sample: 'Bimodal Latex' } }, { do: 'load_sample' }, ...correlated],
    [
      { set: { sample: 'Silica Sand' } },
      { do: 'align_laser' },
      { do: 'measure_background' },
      { do: 'load_sample' },
      ...measured,
      ...inverted,
      { check: 'sand_d50', answer: { result: 'd50', rows: { last: 1 } } },
    ],
    [
      { set: { sample: 'Custom', diameter_um: 1, sigma: 0.3, particle_index: 1.59 } },
      { do: 'load_sample' },
      ...measured,
      ...[1.59, 1.46, 1.7].flatMap((assumed_index): readonly WorkedAct[] => [{ set: { assumed_index } }, ...inverted]),
    ],
    [
      { set: { sample: 'Silica Sand' } },
      { do: 'load_sample' },
      ...[10, 35].flatMap((obscuration): readonly WorkedAct[] => [{ set: { obscuration } }, ...measured, ...inverted]),
    ],
    [
      {
        set: {
          sample: 'Custom',
          method: 'Dynamic Light Scattering',
          diameter_nm: 100,
          sigma: 0.05,
          particle_index: 1.59,
          temperature: 40,
        },
      },
      { do: 'load_sample' },
      ...correlated,
      { do: 'equilibrate' },
      ...correlated,
    ],
  ],
};

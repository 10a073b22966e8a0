import { dryPm25, type Params } from '../../engine/environmental-science/air-pollution-inputs';
import type { RunInputs } from '../../engine/inputs';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'PM2.5 in the street, from a filter weighed after a day',
  unit: 'µg/m³',
  truth: (inputs: RunInputs) => dryPm25(inputs as RunInputs & Params),
  steps: [
    { do: 'start' },
    { do: 'start_pump' },
    { wait: 86_400 },
    { do: 'stop_pump' },
    { do: 'weigh_filter' },
    { record: 1 },
  ],
  analysis: { result: 'gravimetric_pm25' },
};

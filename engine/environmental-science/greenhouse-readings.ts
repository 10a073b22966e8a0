/** What is read of the planet and its climate, and what with. */
import type { InstrumentSpec, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

export const YEAR: number = 31_557_600;

/** A satellite of the class of ERBE, or of CERES; both say their accuracy as one standard deviation. */
const scanner = (name: string, device: string, erbe: number, ceres: number): InstrumentSpec => ({
  name,
  device,
  updateInterval: YEAR,
  school: {
    resolution: 0.1,
    gain: erbe,
    repeatability: 0.3,
    spread: 'normal',
    source: `chosen after ERBE (Barkstrom 1984): standard deviation ${erbe * 100} % of the calibration and 0.3 W/m² of a yearly mean`,
  },
  research: {
    resolution: 0.01,
    gain: ceres,
    repeatability: 0.1,
    spread: 'normal',
    source: `CERES (Wielicki et al. 1996): standard deviation ${ceres * 100} %; 0.1 W/m² of a yearly mean chosen`,
  },
});

const radiosonde: InstrumentSpec = {
  name: 'Radiosonde in the layer',
  device: 'radiosonde',
  updateInterval: YEAR,
  school: {
    resolution: 0.1,
    offset: rectangular(0.5),
    source: 'chosen: a simple sonde, ±0.5 K taken as rectangular',
  },
  research: {
    resolution: 0.1,
    offset: rectangular(0.3),
    source: 'maker: Vaisala RS41, ±0.3 K, taken as rectangular',
  },
};

const layerReading = (layer: number) =>
  ({ label: `Temperature of layer ${layer}`, unit: 'K', instrument: radiosonde }) as const;

export const readings = {
  t_effective: { label: 'Emission temperature', unit: 'K', origin: 'derived', decimals: 1 },
  t_surface: {
    label: 'Surface temperature',
    unit: 'K',
    instrument: {
      name: 'Thermometers at the ground',
      updateInterval: YEAR,
      school: {
        resolution: 0.1,
        offset: 0.5,
        repeatability: 0.1,
        spread: 'normal',
        source:
          'chosen: stations seldom stand evenly; standard deviation 0.5 K of the mean over the globe, 0.1 K from year to year',
      },
      research: {
        resolution: 0.1,
        offset: 0.25,
        repeatability: 0.05,
        spread: 'normal',
        source: 'Jones et al. 1999: the mean of the globe to within 0.5 K, taken as two standard deviations',
      },
    },
  },
  greenhouse_warming: { label: 'Greenhouse warming', unit: 'K', origin: 'derived', decimals: 1 },
  co2_ppm: {
    label: 'CO₂ in the air',
    unit: 'ppm',
    instrument: {
      name: 'Infrared gas analyser',
      updateInterval: YEAR,
      school: {
        resolution: 1,
        gain: rectangular(0.01),
        offset: rectangular(3),
        source: 'maker: Vaisala GMP343, ±(3 ppm + 1 % of the reading), taken as rectangular',
      },
      research: {
        resolution: 0.01,
        offset: rectangular(0.1),
        source: 'World Meteorological Organization: stations agree to ±0.1 ppm, taken as rectangular',
      },
    },
  },
  forcing: { label: 'Forcing', unit: 'W/m²', origin: 'computed', decimals: 2 },
  t_anomaly: {
    label: 'Surface warming',
    unit: '°C',
    instrument: {
      name: 'Stations and ships, mean of the globe',
      updateInterval: YEAR,
      school: {
        resolution: 0.01,
        repeatability: 0.05,
        offset: 0.05,
        spread: 'normal',
        source: 'chosen: half as many stations; standard deviation 0.05 °C of a year, and 0.05 °C of the zero',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.025,
        offset: 0.02,
        spread: 'normal',
        source: 'after Morice et al. 2021 (HadCRUT5): standard deviation about 0.03 °C of a recent year',
      },
    },
  },
  t_deep: {
    label: 'Deep-sea warming',
    unit: '°C',
    instrument: {
      name: 'Thermometers in the deep sea',
      updateInterval: YEAR,
      school: {
        resolution: 0.01,
        offset: rectangular(0.02),
        source: 'chosen: reversing thermometers, ±0.02 °C taken as rectangular',
      },
      research: {
        resolution: 0.001,
        offset: rectangular(0.002),
        source: 'Wong et al. 2020: Argo floats, ±0.002 °C taken as rectangular',
      },
    },
  },
  imbalance: {
    label: 'Imbalance at the top of the air',
    unit: 'W/m²',
    instrument: {
      name: 'Satellite, anchored to the heat of the sea',
      updateInterval: YEAR,
      school: {
        resolution: 0.01,
        repeatability: 0.1,
        offset: 0.2,
        spread: 'normal',
        source: 'chosen: standard deviation 0.1 W/m² of a year, and 0.2 W/m² of the anchoring',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.05,
        offset: 0.1,
        spread: 'normal',
        source: 'Johnson et al. 2016: anchored to 0.71 ± 0.10 W/m², a standard deviation; 0.05 W/m² of a year chosen',
      },
    },
  },
  t_equilibrium: { label: 'Warming in the end', unit: '°C', origin: 'theory', decimals: 2 },
  olr: {
    label: 'Infrared to space',
    unit: 'W/m²',
    instrument: scanner('Satellite, infrared channel', 'infrared channel', 0.01, 0.005),
  },
  absorbed_solar: {
    label: 'Sunlight absorbed',
    unit: 'W/m²',
    instrument: scanner('Satellite, channel of sunlight', 'sunlight channel', 0.02, 0.01),
  },
  t_layer_1: layerReading(1),
  t_layer_2: layerReading(2),
  t_layer_3: layerReading(3),
  t_layer_4: layerReading(4),
  t_layer_5: layerReading(5),
  year: { label: 'Years since the start', unit: 'yr', origin: 'computed', decimals: 1 },
  photons_fired: { label: 'Photons sent up', unit: '1', origin: 'count', decimals: 0 },
  photons_escaped: { label: 'Photons that reached space', unit: '1', origin: 'count', decimals: 0 },
  logarithm: {
    kind: 'text',
    label: 'Logarithm of CO₂',
    unit: 'text',
    values: ['holds', 'valid about 150-1000 ppm'],
  },
} as const satisfies ReadingDefs;

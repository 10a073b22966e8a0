/** What can be read on the bench of the aspirin synthesis, and the instruments that show it. */
import type { InstrumentSpec, ReadingDefs, SettingSpec } from '../contract';
import { rectangular } from '../core/uncertainty';

const CAPILLARY: InstrumentSpec = {
  name: 'Capillary melting-point apparatus',
  device: 'melting block',
  updateInterval: 1,
  school: {
    resolution: 0.1,
    repeatability: 0.3,
    offset: rectangular(0.5),
    source:
      'maker: digital school apparatus, ±0.5 °C, taken as rectangular; repeats at 1 °C per minute scatter with a standard deviation of 0.3 °C (teaching value)',
  },
  research: {
    resolution: 0.1,
    repeatability: 0.1,
    offset: rectangular(0.2),
    source:
      'maker: automatic apparatus, ±0.2 °C, taken as rectangular; standard deviation of repeats 0.1 °C (teaching value)',
  },
};

export const readings = {
  temperature_c: {
    label: 'Temperature in the flask',
    unit: '°C',
    range: [-10, 110],
    instrument: {
      name: 'Glass stem thermometer, −10 to 110 °C',
      updateInterval: 5,
      school: {
        resolution: 0.5,
        offset: rectangular(1),
        source:
          'maker: divisions of 1 °C, accuracy ±1 °C as sold to schools, taken as rectangular; read to half a division',
      },
      research: {
        resolution: 0.1,
        offset: rectangular(0.1),
        source: 'maker: calibrated platinum probe, ±0.1 °C, taken as rectangular',
      },
    },
  },
  conversion_percent: {
    label: 'Conversion',
    unit: '%',
    range: [0, 100],
    instrument: {
      name: 'Chromatogram of a drop from the flask',
      updateInterval: 15,
      school: {
        resolution: 0.1,
        repeatability: 0.5,
        source: 'σ = 0.5 % is a teaching value, of the size of peak areas in quick routine work',
      },
      research: {
        resolution: 0.01,
        repeatability: 0.1,
        source: 'σ = 0.1 % is a teaching value, of the size of peak areas with an internal standard',
      },
    },
  },
  theoretical_yield_g: { label: 'Theoretical yield', unit: 'g', origin: 'derived' },
  limiting: { label: 'Limiting reactant (1 acid, 2 anhydride)', unit: '1', decimals: 0, origin: 'computed' },
  crystals_g: { label: 'Crystals', unit: 'g', origin: 'theory' },
  dry_mass_g: {
    label: 'Dry product on the balance',
    unit: 'g',
    range: [0, 200],
    instrument: {
      name: 'Top-pan balance, 200 g',
      updateInterval: 1,
      school: {
        resolution: 0.001,
        repeatability: 0.003,
        source: 'σ = 0.003 g is chosen, of the size makers state for three decimals in a draughty room',
      },
      research: {
        resolution: 0.0001,
        repeatability: 0.0002,
        source: 'maker: analytical balance, standard deviation of repeated weighings 0.0002 g',
      },
    },
  },
  percent_yield: { label: 'Crude yield', unit: '%', origin: 'derived' },
  pure_yield_percent: { label: 'Yield of aspirin alone', unit: '%', origin: 'theory' },
  purity_percent: { label: 'Purity by mass', unit: '%', origin: 'theory' },
  melting_begins_c: { label: 'Melting begins', unit: '°C', instrument: CAPILLARY },
  melting_point_c: { label: 'Melting ends (clear)', unit: '°C', instrument: CAPILLARY },
  ferric_purple: {
    label: 'Violet of the iron(III) test',
    unit: '1',
    range: [0, 1],
    instrument: {
      name: 'Spot judged by eye beside two standards',
      updateInterval: 1,
      school: {
        resolution: 0.05,
        repeatability: 0.03,
        source: 'σ = 0.03 is a teaching value: eyes tell about twenty shades between white and full violet',
      },
      research: {
        resolution: 0.01,
        repeatability: 0.005,
        source: 'σ = 0.005 is a teaching value: a reflectance meter held to the tile',
      },
    },
  },
} as const satisfies ReadingDefs;

/** What was weighed out before the flask was filled. The anhydride is in excess: no result of the procedure rests on its last tenth. */
export const settings = {
  salicylic_acid: {
    name: 'Salicylic acid on the top-pan balance',
    school: {
      offset: 0.003,
      spread: 'normal',
      source: 'the balance that weighs the product: σ = 0.003 g is chosen, as one standard deviation',
    },
    research: {
      offset: 0.0002,
      spread: 'normal',
      source: 'maker: analytical balance, standard deviation of repeated weighings 0.0002 g',
    },
  },
} as const satisfies Readonly<Record<string, SettingSpec>>;

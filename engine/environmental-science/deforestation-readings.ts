/** What is read of the landscape, and what with. */
import type { InstrumentSpec, ReadingDefs } from '../contract';

export const YEAR = 31_557_600;

const MAP: InstrumentSpec = {
  name: 'Map made of satellite pictures',
  updateInterval: YEAR,
  school: {
    resolution: 0.01,
    repeatability: 0.3,
    gain: 0.01,
    spread: 'normal',
    source:
      'chosen after Olofsson et al. 2014: standard deviation 1 % of the mapped area for all maps, 0.3 % of the land for each',
  },
  research: {
    resolution: 0.01,
    repeatability: 0.1,
    gain: 0.005,
    spread: 'normal',
    source:
      'chosen after Olofsson et al. 2014: standard deviation 0.5 % of the area with a reference sample, 0.1 % of the land for each map',
  },
};

export const readings = {
  forest_pct: {
    label: 'Primary forest',
    unit: '%',
    range: [0, 100],
    instrument: MAP,
  },
  forest_km2: {
    label: 'Area of primary forest',
    unit: 'km²',
    origin: 'derived',
    decimals: 0,
  },
  cumulative_loss_pct: { label: 'Lost of the first forest', unit: '%', origin: 'derived', decimals: 2 },
  carbon_per_ha: { label: 'Carbon of a hectare of primary forest', unit: 't/ha', origin: 'computed', decimals: 1 },
  carbon_stock_mt: { label: 'Living carbon', unit: 'Mt', origin: 'derived', decimals: 1 },
  co2_released_mt: { label: 'CO₂ released', unit: 'Mt', origin: 'computed', decimals: 1 },
  co2_committed_mt: { label: 'CO₂ released in the end', unit: 'Mt', origin: 'computed', decimals: 1 },
  patch_count: { label: 'Patches', unit: '1', origin: 'count', decimals: 0 },
  largest_patch_pct: { label: 'Largest patch', unit: '% of grid', origin: 'computed', decimals: 2 },
  edge_km: { label: 'Edge', unit: 'km', origin: 'count', decimals: 0 },
  core_pct: { label: 'Core forest, part of the land', unit: '%', origin: 'computed', decimals: 2 },
  species_remaining: { label: 'Species left in the end', unit: '1', origin: 'derived', decimals: 0 },
  species_pct: { label: 'Species left, from the area alone', unit: '%', origin: 'derived', decimals: 1 },
  species_core_pct: { label: 'Species of the interior left', unit: '%', origin: 'computed', decimals: 1 },
  species_extant_pct: { label: 'Species not yet died out', unit: '%', origin: 'computed', decimals: 1 },
  annual_rate: { label: 'Rate of change', unit: '%/yr', origin: 'derived', decimals: 2 },
  year: { label: 'Years since the start', unit: 'yr', origin: 'computed', decimals: 1 },
} as const satisfies ReadingDefs;

/**
 * What an outfall brings besides its oxygen demand, and what becomes of it in the river. Contents: of medium strength after Metcalf & Eddy,
 * G. Tchobanoglous, F. L. Burton, H. D. Stensel, Wastewater Engineering, 4th ed., 2003, chapters 3 and 12, rounded.
 */
import type { Quantity } from '../contract';

export const EFFLUENTS = ['Oxygen demand only', 'Disinfected', 'Treated', 'Raw sewage'] as const;
export type Effluent = (typeof EFFLUENTS)[number];

/** What is mixed by the flows; of the river above the outfall, and of the outfall. */
export interface Carried {
  readonly nitrate: Quantity<'mg/L'>;
  readonly phosphate: Quantity<'mg/L'>;
  readonly turbidity: Quantity<'NTU'>;
  readonly total_solids: Quantity<'mg/L'>;
  readonly fecal_coliform: Quantity<'CFU/100 mL'>;
}

const BROUGHT: Readonly<Record<Exclude<Effluent, 'Oxygen demand only'>, Carried>> = {
  Disinfected: { nitrate: 30, phosphate: 5, turbidity: 5, total_solids: 500, fecal_coliform: 200 },
  Treated: { nitrate: 30, phosphate: 5, turbidity: 15, total_solids: 500, fecal_coliform: 50_000 },
  'Raw sewage': { nitrate: 0, phosphate: 7, turbidity: 150, total_solids: 720, fecal_coliform: 5_000_000 },
};

/** Coliforms die by Chick's law: 1 per day at 20 °C, 7 % faster for each degree (chosen; Mancini 1978 has 0.8 in fresh water). */
const DYING: Quantity<'1/d'> = 1;
const dyingAt = (temperature: Quantity<'°C'>): Quantity<'1/d'> => DYING * 1.07 ** (temperature - 20);

interface Flows {
  readonly river_flow: Quantity<'m³/s'>;
  readonly waste_flow: Quantity<'m³/s'>;
  readonly temperature: Quantity<'°C'>;
}

/** What the water has so many days below the outfall. */
export function carriedTo(
  own: Carried,
  effluent: Effluent,
  { river_flow: q, waste_flow: w, temperature }: Flows,
  days: Quantity<'d'>,
): Carried {
  if (effluent === 'Oxygen demand only') return own;
  const brought = BROUGHT[effluent];
  const mixed = (id: keyof Carried): number => (q * own[id] + w * brought[id]) / (q + w);
  return {
    nitrate: mixed('nitrate'),
    phosphate: mixed('phosphate'),
    turbidity: mixed('turbidity'),
    total_solids: mixed('total_solids'),
    fecal_coliform: mixed('fecal_coliform') * Math.exp(-dyingAt(temperature) * days),
  };
}

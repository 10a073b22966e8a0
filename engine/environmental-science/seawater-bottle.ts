/**
 * What a bottle of the tank's seawater holds: the salts of the sea in their constant proportions, and the carbonate of the tank.
 *
 * Reference composition: F. J. Millero, R. Feistel, D. G. Wright and T. J. McDougall, Deep-Sea Res. I 55 (2008) 50, table 4; 35.16504 g
 * of salts in a kilogram at the practical salinity 35. Calcium and boron are those that the tank reckons with. Sodium is what keeps the
 * charges in balance: alkalinity is the excess of strong cations over strong anions, so that soda brings its sodium by itself.
 */
import type { Quantity } from '../contract';
import type { Sample, SamplePart } from '../data/samples/sample';
import { SUBSTANCES, type SubstanceId } from '../data/samples/substances';
import type { Carbonate, SeawaterConstants } from './carbonate-system';
import { densityOf } from './lake-seasons';

type Amount = Quantity<'mol/kg'>;

/** g of each in a gram of salts. */
const SHARES = {
  chloride: 0.550_339_6,
  sulfate: 0.077_131_9,
  magnesium: 0.036_505_5,
  potassium: 0.011_349_5,
  bromide: 0.001_913_4,
  strontium: 0.000_226,
  fluoride: 0.000_036_9,
} as const satisfies Readonly<Partial<Record<SubstanceId, number>>>;
/** g/kg of salts over the practical salinity. */
const SALTS_OF_SALINITY = 35.165_04 / 35;

/** kg/L of seawater at 1 atm: F. J. Millero and A. Poisson, Deep-Sea Res. 28A (1981) 625. */
export function seawaterDensity(t: Quantity<'°C'>, s: Quantity<'1'>): Quantity<'kg/L'> {
  const a = 0.824_493 + t * (-4.0899e-3 + t * (7.6438e-5 + t * (-8.2467e-7 + t * 5.3875e-9)));
  const b = -5.724_66e-3 + t * (1.0227e-4 - t * 1.6546e-6);
  return (densityOf(t) + a * s + b * s ** 1.5 + 4.8314e-4 * s * s) / 1000;
}

export interface Tank {
  readonly salinity: Quantity<'1'>;
  readonly temperature: Quantity<'°C'>;
  readonly constants: SeawaterConstants;
  readonly water: Carbonate;
  readonly alkalinity: Amount;
  /** Of the acid that was added. */
  readonly acid: Amount;
}

/** mol/kg of all that is dissolved. */
function contentsOf({
  salinity,
  constants,
  water,
  alkalinity,
  acid,
}: Tank): readonly (readonly [SubstanceId, Amount])[] {
  const molal = (id: keyof typeof SHARES): Amount =>
    (SHARES[id] * SALTS_OF_SALINITY * salinity) / SUBSTANCES[id].molarMass;
  const chloride = molal('chloride') + acid;
  const { calcium } = constants;
  const anions = chloride + 2 * molal('sulfate') + molal('bromide') + molal('fluoride');
  const others = 2 * (molal('magnesium') + calcium + molal('strontium')) + molal('potassium');
  return [
    ['chloride', chloride],
    ['sodium', anions + alkalinity - others],
    ['sulfate', molal('sulfate')],
    ['magnesium', molal('magnesium')],
    ['calcium', calcium],
    ['potassium', molal('potassium')],
    ['hydrogencarbonate', water.bicarbonate],
    ['carbonate', water.carbonate],
    ['bromide', molal('bromide')],
    ['boric-acid', constants.boron],
    ['strontium', molal('strontium')],
    ['fluoride', molal('fluoride')],
  ];
}

export function seawaterBottle(tank: Tank, millilitres: Quantity<'mL'>): Sample {
  const density = seawaterDensity(tank.temperature, tank.salinity);
  return {
    version: 1,
    name: `Seawater of salinity ${tank.salinity}`,
    phase: 'solution',
    matrix: 'seawater',
    amount: { value: millilitres, unit: 'mL' },
    temperature: tank.temperature,
    pH: tank.water.ph,
    parts: contentsOf(tank).map(([id, amount]): SamplePart => ({ id, q: { value: amount * density, unit: 'mol/L' } })),
    prep: [],
    source:
      'filled in a run of this experiment; salts by the reference composition of seawater, Millero and others 2008',
  };
}

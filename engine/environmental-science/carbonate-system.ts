/**
 * The carbonate system of seawater: what DIC, alkalinity, temperature and salinity settle between them.
 *
 * Amounts in mol/kg of seawater, pH on the total scale, partial pressures in atm, at the pressure of the surface. Valid from 2 to
 * 35 °C and S from 19 to 43 (Lueker et al. 2000).
 *
 *   TA = [HCO₃⁻] + 2[CO₃²⁻] + [B(OH)₄⁻] + [OH⁻] − [H⁺]
 *
 * Sulfate, fluoride, phosphate and silicate are left out of the balance: at the pH of the sea they come to less than 2 µmol/kg
 * where there are no nutrients.
 */
import type { Quantity } from '../contract';
import { newton } from '../core/root';

type Amount = Quantity<'mol/kg'>;

export interface SeawaterConstants {
  /** Solubility of CO₂, mol/(kg atm): Weiss 1974. */
  readonly k0: number;
  /** Fugacity over partial pressure of CO₂ in air of 1 atm: Weiss 1974. */
  readonly fugacity: number;
  /** Both steps of carbonic acid, mol/kg: Lueker, Dickson and Keeling 2000. */
  readonly k1: number;
  readonly k2: number;
  /** Boric acid, mol/kg: Dickson 1990. */
  readonly kb: number;
  /** Water, (mol/kg)²: Millero 1995 as in Dickson, Sabine and Christian 2007. */
  readonly kw: number;
  /** Solubility products of aragonite and calcite, (mol/kg)²: Mucci 1983. */
  readonly aragonite: number;
  readonly calcite: number;
  /** All boron: Uppström 1974. */
  readonly boron: Amount;
  /** Riley and Tongudai 1967. */
  readonly calcium: Amount;
}

/** CO₂ of the air before industry. */
export const PREINDUSTRIAL: Quantity<'µatm'> = 280;
const ZERO_CELSIUS = 273.15;

export function seawaterConstants(celsius: Quantity<'°C'>, s: Quantity<'1'>): SeawaterConstants {
  const t = celsius + ZERO_CELSIUS;
  const lnT = Math.log(t);
  const root = Math.sqrt(s);
  const hundredth = t / 100;
  const b = -1636.75 + 12.0408 * t - 0.032_795_7 * t * t + 3.165_28e-5 * t ** 3;
  const delta = 57.7 - 0.118 * t;
  const solubilityProduct = (
    constant: number,
    reciprocal: number,
    salt: readonly [constant: number, t: number, reciprocal: number],
    linear: number,
    threeHalves: number,
  ): number =>
    10 **
    (constant -
      0.077_993 * t +
      reciprocal / t +
      71.595 * (lnT / Math.LN10) +
      (salt[0] + salt[1] * t + salt[2] / t) * root +
      linear * s +
      threeHalves * s * root);
  return {
    k0: Math.exp(
      -60.2409 +
        93.4517 / hundredth +
        23.3585 * Math.log(hundredth) +
        s * (0.023_517 - 0.023_656 * hundredth + 0.004_703_6 * hundredth * hundredth),
    ),
    fugacity: Math.exp(((b + 2 * delta) * 1.013_25) / (83.144_626_18 * t)),
    k1: 10 ** -(3633.86 / t - 61.2172 + 9.6777 * lnT - 0.011_555 * s + 0.000_115_2 * s * s),
    k2: 10 ** -(471.78 / t + 25.929 - 3.169_67 * lnT - 0.017_81 * s + 0.000_112_2 * s * s),
    kb: Math.exp(
      (-8966.9 - 2890.53 * root - 77.942 * s + 1.728 * s * root - 0.0996 * s * s) / t +
        148.0248 +
        137.1942 * root +
        1.621_42 * s -
        (24.4344 + 25.085 * root + 0.2474 * s) * lnT +
        0.053_105 * root * t,
    ),
    kw: Math.exp(148.9652 - 13_847.26 / t - 23.6521 * lnT + (-5.977 + 118.67 / t + 1.0495 * lnT) * root - 0.016_15 * s),
    aragonite: solubilityProduct(-171.945, 2903.293, [-0.068_393, 0.001_727_6, 88.135], -0.100_18, 0.005_941_5),
    calcite: solubilityProduct(-171.9065, 2839.319, [-0.777_12, 0.002_842_6, 178.34], -0.077_11, 0.004_124_9),
    boron: (415.7e-6 * s) / 35,
    calcium: (0.021_28 * s) / (40.087 * 1.806_55),
  };
}

/** [CO₂] of water in equilibrium with air of this partial pressure (atm). */
export const dissolvedAt = ({ k0, fugacity }: SeawaterConstants, pressure: number): Amount => k0 * fugacity * pressure;

const LOWEST_PH = 3;
const HIGHEST_PH = 11;
const TOLERANCE = 1e-8;

/** Alkalinity of borate and water at [H⁺], and its slope. */
function otherAlkalinity({ boron, kb, kw }: SeawaterConstants, h: number): readonly [value: number, slope: number] {
  const borate = (boron * kb) / (kb + h);
  return [borate + kw / h - h, -borate / (kb + h) - kw / (h * h) - 1];
}

/** pH at which `balance` ([H⁺] → value and slope) gives the alkalinity; null where none between 3 and 11 does. */
function phWhere(ta: Amount, balance: (h: number) => readonly [value: number, slope: number]): number | null {
  const excess = (ph: number): number => balance(10 ** -ph)[0] - ta;
  if (excess(LOWEST_PH) > 0 || excess(HIGHEST_PH) < 0) return null;
  const slope = (ph: number): number => {
    const h = 10 ** -ph;
    return -Math.LN10 * h * balance(h)[1];
  };
  return newton(excess, slope, LOWEST_PH, HIGHEST_PH, { tolerance: TOLERANCE });
}

/** pH of water with this dissolved inorganic carbon and alkalinity. */
export function phOfCarbon(constants: SeawaterConstants, dic: Amount, ta: Amount): number | null {
  const { k1, k2 } = constants;
  return phWhere(ta, (h) => {
    const charges = dic * k1 * (h + 2 * k2);
    const all = h * h + k1 * h + k1 * k2;
    const [other, otherSlope] = otherAlkalinity(constants, h);
    return [charges / all + other, (dic * k1 * all - charges * (2 * h + k1)) / (all * all) + otherSlope];
  });
}

/** pH of water with this [CO₂] and alkalinity: what it comes to under the air that gives this [CO₂]. */
export function phUnderGas(constants: SeawaterConstants, co2: Amount, ta: Amount): number | null {
  const { k1, k2 } = constants;
  return phWhere(ta, (h) => {
    const [other, otherSlope] = otherAlkalinity(constants, h);
    return [(co2 * k1 * (h + 2 * k2)) / (h * h) + other, (-co2 * k1 * (h + 4 * k2)) / h ** 3 + otherSlope];
  });
}

export interface Carbonate {
  readonly ph: Quantity<'1'>;
  readonly dic: Amount;
  readonly co2: Amount;
  readonly bicarbonate: Amount;
  readonly carbonate: Amount;
  /** Partial pressure of CO₂ with which it would be in equilibrium, atm. */
  readonly pressure: number;
  readonly omegaAragonite: Quantity<'1'>;
  readonly omegaCalcite: Quantity<'1'>;
}

function speciation(constants: SeawaterConstants, ph: number, co2: Amount, dic: Amount): Carbonate {
  const { k0, k1, k2, fugacity, calcium, aragonite, calcite } = constants;
  const h = 10 ** -ph;
  const bicarbonate = (co2 * k1) / h;
  const carbonate = (bicarbonate * k2) / h;
  return {
    ph,
    dic,
    co2,
    bicarbonate,
    carbonate,
    pressure: co2 / (k0 * fugacity),
    omegaAragonite: (calcium * carbonate) / aragonite,
    omegaCalcite: (calcium * carbonate) / calcite,
  };
}

/** Everything that follows from DIC and alkalinity; null where no pH gives this alkalinity. */
export function carbonateOf(constants: SeawaterConstants, dic: Amount, ta: Amount): Carbonate | null {
  const ph = phOfCarbon(constants, dic, ta);
  if (ph === null) return null;
  const { k1, k2 } = constants;
  const h = 10 ** -ph;
  return speciation(constants, ph, (dic * h * h) / (h * h + k1 * h + k1 * k2), dic);
}

/** Everything that water of this alkalinity comes to under air of this partial pressure (atm). */
export function carbonateUnder(constants: SeawaterConstants, pressure: number, ta: Amount): Carbonate | null {
  const co2 = dissolvedAt(constants, pressure);
  const ph = phUnderGas(constants, co2, ta);
  if (ph === null) return null;
  const { k1, k2 } = constants;
  const h = 10 ** -ph;
  return speciation(constants, ph, co2, co2 * (1 + k1 / h + (k1 * k2) / (h * h)));
}

/** Of DIC up and down, as a part of it, for the Revelle factor. */
const NUDGE = 0.001;

/** (ΔpCO₂/pCO₂)/(ΔDIC/DIC) at fixed alkalinity: Revelle and Suess 1957. */
export function revelleFactor(constants: SeawaterConstants, dic: Amount, ta: Amount): number | null {
  const [less, now, more] = [1 - NUDGE, 1, 1 + NUDGE].map((part) => carbonateOf(constants, dic * part, ta));
  if (!less || !now || !more) return null;
  return (more.pressure - less.pressure) / now.pressure / (2 * NUDGE);
}

/** Activity coefficient with which an electrode that was set in NBS buffers sees [H⁺]: Takahashi et al. 1982. */
export const nbsActivity = (celsius: Quantity<'°C'>, s: Quantity<'1'>): number => {
  const t = celsius + ZERO_CELSIUS;
  return 1.2948 - 0.002_036 * t + (0.000_460_7 - 0.000_001_475 * t) * s * s;
};

/** Part of m-cresol purple in its purple form: Clayton and Byrne 1993, corrected by 0.0047 to the total scale (DelValls and Dickson 1998). */
export function purplePart(ph: number, celsius: Quantity<'°C'>, s: Quantity<'1'>): number {
  const pk = 1245.69 / (celsius + ZERO_CELSIUS) + 3.8275 + 0.002_11 * (35 - s) + 0.0047;
  return 1 / (1 + 10 ** (pk - ph));
}

/** By how much per cent [H⁺] rises from air of 280 µatm to air of `pco2` (µatm), at equilibrium and one alkalinity (µmol/kg). */
export function risePercent(
  celsius: Quantity<'°C'>,
  s: Quantity<'1'>,
  alkalinity: Quantity<'µmol/kg'>,
  pco2: Quantity<'µatm'>,
): number {
  const constants = seawaterConstants(celsius, s);
  const [then, now] = [PREINDUSTRIAL, pco2].map((air) => carbonateUnder(constants, air * 1e-6, alkalinity * 1e-6));
  return then && now ? 100 * (10 ** (then.ph - now.ph) - 1) : Number.NaN;
}

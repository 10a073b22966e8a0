/**
 * Constants of nature and conventional values: SI 2019 (exact by definition) and CODATA 2022
 * (Mohr, Newell, Taylor and Tiesinga, "CODATA recommended values of the fundamental physical constants: 2022",
 * Rev. Mod. Phys. 97, 025002, 2025).
 */
import type { Quantity } from '../contract';

export interface Constant<U extends string> {
  readonly symbol: string;
  readonly value: Quantity<U>;
  readonly unit: U;
  /** Standard uncertainty, in the same unit. */
  readonly uncertainty: Quantity<U> | 'exact';
  readonly source: string;
}

const SI = 'SI Brochure, 9th edition (2019): exact by definition';
const SI_DERIVED = 'SI Brochure, 9th edition (2019): exact, from the defining constants';
const CODATA = 'CODATA 2022';
const CGPM_1901 = '3rd CGPM (1901): conventional value';
const CGPM_1954 = '10th CGPM (1954), Resolution 4: conventional value';

const c = 299_792_458;
const h = 6.626_070_15e-34;
const e = 1.602_176_634e-19;
const k = 1.380_649e-23;
const N_A = 6.022_140_76e23;

/** x in x eˣ = 5 (eˣ − 1), 4.965 114…: Wien's displacement law for a spectrum over wavelength. */
const WIEN_ROOT = 4.965_114_231_744_276;

export const constants = {
  speedOfLight: { symbol: 'c', value: c, unit: 'm/s', uncertainty: 'exact', source: SI },
  planck: { symbol: 'h', value: h, unit: 'J s', uncertainty: 'exact', source: SI },
  reducedPlanck: { symbol: 'ħ', value: h / (2 * Math.PI), unit: 'J s', uncertainty: 'exact', source: SI_DERIVED },
  elementaryCharge: { symbol: 'e', value: e, unit: 'C', uncertainty: 'exact', source: SI },
  boltzmann: { symbol: 'k', value: k, unit: 'J/K', uncertainty: 'exact', source: SI },
  avogadro: { symbol: 'N_A', value: N_A, unit: '1/mol', uncertainty: 'exact', source: SI },
  gasConstant: { symbol: 'R', value: N_A * k, unit: 'J/(mol K)', uncertainty: 'exact', source: SI_DERIVED },
  faraday: { symbol: 'F', value: N_A * e, unit: 'C/mol', uncertainty: 'exact', source: SI_DERIVED },
  stefanBoltzmann: {
    symbol: 'σ',
    value: (2 * Math.PI ** 5 * k * (k / h) ** 3) / (15 * c ** 2),
    unit: 'W/(m² K⁴)',
    uncertainty: 'exact',
    source: SI_DERIVED,
  },
  wienDisplacement: {
    symbol: 'b',
    value: (h * c) / (k * WIEN_ROOT),
    unit: 'm K',
    uncertainty: 'exact',
    source: SI_DERIVED,
  },
  vacuumPermittivity: {
    symbol: 'ε₀',
    value: 8.854_187_8188e-12,
    unit: 'F/m',
    uncertainty: 0.000_000_0014e-12,
    source: CODATA,
  },
  vacuumPermeability: {
    symbol: 'μ₀',
    value: 1.256_637_061_27e-6,
    unit: 'N/A²',
    uncertainty: 0.000_000_000_2e-6,
    source: CODATA,
  },
  gravitational: {
    symbol: 'G',
    value: 6.674_3e-11,
    unit: 'm³/(kg s²)',
    uncertainty: 0.000_15e-11,
    source: CODATA,
  },
  electronMass: {
    symbol: 'm_e',
    value: 9.109_383_7139e-31,
    unit: 'kg',
    uncertainty: 0.000_000_0028e-31,
    source: CODATA,
  },
  protonMass: {
    symbol: 'm_p',
    value: 1.672_621_925_95e-27,
    unit: 'kg',
    uncertainty: 0.000_000_000_52e-27,
    source: CODATA,
  },
  neutronMass: {
    symbol: 'm_n',
    value: 1.674_927_500_56e-27,
    unit: 'kg',
    uncertainty: 0.000_000_000_85e-27,
    source: CODATA,
  },
  atomicMass: {
    symbol: 'u',
    value: 1.660_539_068_92e-27,
    unit: 'kg',
    uncertainty: 0.000_000_000_52e-27,
    source: CODATA,
  },
  bohrRadius: {
    symbol: 'a₀',
    value: 5.291_772_105_44e-11,
    unit: 'm',
    uncertainty: 0.000_000_000_82e-11,
    source: CODATA,
  },
  rydberg: { symbol: 'R∞', value: 10_973_731.568_157, unit: '1/m', uncertainty: 0.000_012, source: CODATA },
  standardGravity: { symbol: 'g_n', value: 9.806_65, unit: 'm/s²', uncertainty: 'exact', source: CGPM_1901 },
  standardAtmosphere: { symbol: 'atm', value: 101_325, unit: 'Pa', uncertainty: 'exact', source: CGPM_1954 },
  zeroCelsius: { symbol: 'T₀', value: 273.15, unit: 'K', uncertainty: 'exact', source: SI },
} as const satisfies Record<string, Constant<string>>;

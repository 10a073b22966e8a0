/**
 * Mass attenuation of X-rays from 10 to 150 keV, in cm²/g: photoelectric effect, coherent and incoherent scatter.
 *
 * Source of every row: J. H. Hubbell and S. M. Seltzer, Tables of X-Ray Mass Attenuation Coefficients and Mass
 * Energy-Absorption Coefficients (NISTIR 5632, NIST Standard Reference Database 126). Tissues are those of ICRU Report 44.
 * Between the energies: a natural cubic spline in ln E and ln(μ/ρ), within 0.1 % of a separate library between 15 and
 * 120 keV (straight lines there are 2 % off for bone at 70 keV). Tungsten has edges: straight lines between its points.
 */
import type { Quantity } from '../contract';
import { createCubicSpline, createLinear, type Interpolant } from '../core/interpolate';

const ENERGIES_KEV = [10, 15, 20, 30, 40, 50, 60, 80, 100, 150] as const;

export interface Attenuator<Name extends string = string> {
  readonly name: Name;
  readonly density: Quantity<'g/cm³'>;
  /** cm²/g at 10, 15, 20, 30, 40, 50, 60, 80, 100 and 150 keV. */
  readonly massAttenuation: readonly number[];
  readonly source: string;
}

const nist = 'NIST Standard Reference Database 126';
const icru = 'NIST Standard Reference Database 126; composition and density of ICRU Report 44';

export const attenuators = [
  {
    name: 'water',
    density: 1,
    massAttenuation: [5.329, 1.673, 0.8096, 0.3756, 0.2683, 0.2269, 0.2059, 0.1837, 0.1707, 0.1505],
    source: nist,
  },
  {
    name: 'cortical bone',
    density: 1.92,
    massAttenuation: [28.51, 9.032, 4.001, 1.331, 0.6655, 0.4242, 0.3148, 0.2229, 0.1855, 0.148],
    source: icru,
  },
  {
    name: 'adipose tissue',
    density: 0.95,
    massAttenuation: [3.268, 1.083, 0.5677, 0.3063, 0.2396, 0.2123, 0.1974, 0.18, 0.1688, 0.15],
    source: icru,
  },
  {
    name: 'soft tissue',
    density: 1.06,
    massAttenuation: [5.379, 1.699, 0.823, 0.379, 0.2688, 0.2264, 0.2048, 0.1823, 0.1693, 0.1492],
    source: icru,
  },
  {
    name: 'inflated lung',
    density: 0.26,
    massAttenuation: [5.459, 1.721, 0.8316, 0.3815, 0.2699, 0.227, 0.2053, 0.1826, 0.1695, 0.1493],
    source: icru,
  },
  {
    name: 'aluminium',
    density: 2.699,
    massAttenuation: [26.23, 7.955, 3.441, 1.128, 0.5685, 0.3681, 0.2778, 0.2018, 0.1704, 0.1378],
    source: nist,
  },
] as const satisfies readonly Attenuator[];

export type AttenuatorName = (typeof attenuators)[number]['name'];

/** Mass energy-absorption of dry air, cm²/g, at the same energies. */
const AIR_ENERGY_ABSORPTION = [
  4.742, 1.334, 0.5389, 0.1537, 0.06833, 0.04098, 0.03041, 0.02407, 0.02325, 0.02496,
] as const;

/** Tungsten between its L₃, L₂, L₁ and K edges: [keV, cm²/g], one list for each stretch. */
const TUNGSTEN: readonly (readonly (readonly [keV: number, massAttenuation: number])[])[] = [
  [
    [10, 96.91],
    [10.2068, 92.01],
  ],
  [
    [10.2068, 233.4],
    [11.544, 168.9],
  ],
  [
    [11.544, 231.2],
    [12.0998, 206.5],
  ],
  [
    [12.0998, 238.2],
    [15, 138.9],
    [20, 65.73],
    [30, 22.73],
    [40, 10.67],
    [50, 5.949],
    [60, 3.713],
    [69.525, 2.552],
  ],
  [
    [69.525, 11.23],
    [80, 7.81],
    [100, 4.438],
    [150, 1.581],
  ],
];

export const tungsten = {
  density: 19.3,
  /** keV, above which K lines appear. */
  kEdge: 69.525,
  source: nist,
} as const;

const logs = (values: readonly number[]): number[] => values.map((value) => Math.log(value));

const inLogs =
  (curve: Interpolant): ((keV: number) => number) =>
  (keV) =>
    Math.exp(curve.value(Math.log(keV)));

const splines: ReadonlyMap<AttenuatorName, (keV: number) => number> = new Map(
  attenuators.map(({ name, massAttenuation }) => [
    name,
    inLogs(createCubicSpline(logs(ENERGIES_KEV), logs(massAttenuation))),
  ]),
);

const densities: ReadonlyMap<AttenuatorName, number> = new Map(attenuators.map(({ name, density }) => [name, density]));

/** μ/ρ in cm²/g at a photon energy in keV (10 to 150; outside, the value at the end). */
export const massAttenuation = (name: AttenuatorName, keV: number): number => splines.get(name)?.(keV) ?? Number.NaN;

/** μ in 1/cm at a photon energy in keV. */
export const linearAttenuation = (name: AttenuatorName, keV: number): number =>
  (densities.get(name) ?? Number.NaN) * massAttenuation(name, keV);

/** μ_en/ρ of air in cm²/g at a photon energy in keV: what air kerma is made of. */
export const airEnergyAbsorption = inLogs(createCubicSpline(logs(ENERGIES_KEV), logs(AIR_ENERGY_ABSORPTION)));

const tungstenStretches = TUNGSTEN.map((points) => ({
  to: points.at(-1)?.[0] ?? 0,
  value: inLogs(createLinear(logs(points.map(([keV]) => keV)), logs(points.map(([, value]) => value)))),
}));

/** μ/ρ of tungsten in cm²/g at a photon energy in keV (10 to 150); at an edge, the value below it. */
export function tungstenMassAttenuation(keV: number): number {
  const stretch = tungstenStretches.find(({ to }) => keV <= to) ?? tungstenStretches.at(-1);
  return stretch?.value(keV) ?? Number.NaN;
}

/**
 * A dye that fades in hydroxide, which is in excess: d ln c/dt = −k₂ [OH⁻], with k₂ = k₂₅ exp(−(E_a/R)(1/T − 1/298.15 K)).
 */
import type { Quantity, SettingSpec } from '../contract';
import { constants } from '../core/constants';
import { rectangular } from '../core/uncertainty';
import { celsiusToKelvin } from '../core/units';
import { FADING } from '../data/samples/absorption';
import { known, type Sample, withContents } from '../data/samples/sample';
import type { DecayConstant } from './decay-constant';

const ROOM: Quantity<'K'> = 298.15;

interface Conditions {
  readonly hydroxide: Quantity<'mol/L'>;
  readonly temperature: Quantity<'°C'>;
}

const rateConstant = (k2: number, activation: number, celsius: number): number =>
  k2 * Math.exp((-activation / constants.gasConstant.value) * (1 / celsiusToKelvin(celsius) - 1 / ROOM));

export const HYDROXIDE: SettingSpec = {
  name: 'Volumetric solution of sodium hydroxide',
  school: {
    gain: rectangular(0.01),
    source: 'teaching value: made up in a class B flask and open to carbon dioxide, ±1 %, taken as rectangular',
  },
  research: { gain: rectangular(0.002), source: 'maker: standardised, ±0.2 %, taken as rectangular' },
};
export const THERMOSTAT: SettingSpec = {
  name: 'Thermostat of the cell holder',
  school: { offset: rectangular(0.2), source: 'maker: ±0.2 °C, taken as rectangular' },
  research: { offset: rectangular(0.05), source: 'maker: ±0.05 °C, taken as rectangular' },
};

/** Standard uncertainty of a rate constant: its scatter, the label of the hydroxide, and the thermostat by Arrhenius' law. */
export function rateError(
  { k, u }: DecayConstant,
  sample: Sample | null,
  { temperature, noise }: Pick<Conditions, 'temperature'> & { readonly noise: boolean },
): number {
  const [part] = sample ? known(sample, FADING).parts : [];
  if (!noise || !part) return u;
  const perKelvin = part.data.activation / constants.gasConstant.value / celsiusToKelvin(temperature) ** 2;
  const [label, holder] = [HYDROXIDE.school.gain ?? 0, perKelvin * (THERMOSTAT.school.offset ?? 0)];
  return Math.sqrt(u * u + k * k * (label * label + holder * holder));
}

/** s⁻¹ at which the dye of a sample fades; null where nothing in it does. */
export function fadingOf(sample: Sample, { hydroxide, temperature }: Conditions): number | null {
  const [part] = known(sample, FADING).parts;
  return part ? rateConstant(part.data.k2, part.data.activation, temperature) * hydroxide : null;
}

/** The sample as far as its dye has faded: `left` is the ln of what is left of it. */
export const faded = (sample: Sample, left: number): Sample =>
  withContents(
    sample,
    Object.fromEntries(known(sample, FADING).parts.map(({ id, q }) => [id, q.value * Math.exp(left)])),
  );

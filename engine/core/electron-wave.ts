/** De Broglie's wavelength of an electron that a voltage has accelerated, with relativity: λ = h/√(2 m e V (1 + eV/2mc²)). */
import type { Quantity } from '../contract';
import { constants } from './constants';

export function electronWavelength(voltage: Quantity<'V'>): Quantity<'m'> {
  const [h, m, e, c] = [
    constants.planck.value,
    constants.electronMass.value,
    constants.elementaryCharge.value,
    constants.speedOfLight.value,
  ];
  return h / Math.sqrt(2 * m * e * voltage * (1 + (e * voltage) / (2 * m * c * c)));
}

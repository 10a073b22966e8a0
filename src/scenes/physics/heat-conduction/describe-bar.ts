import { PINS } from '../../../../engine/physics/bar-profile';
import type { Frame } from '../../contract';
import { COUPLES } from './thermocouples';

/** The bar, its thermocouples and the heat that flows, in words. */
export function describeBar({ view, params, shown }: Frame<'heat_conduction'>): string {
  const made = params.material.toLowerCase();
  if (!view.started)
    return `A bar of ${made} of ${params.length_cm} cm lies at ${params.cold_temp} °C between heating block and ice. The heater is off.`;
  const temperatures = COUPLES.map((id) => shown[id].text).join(', ');
  const k = shown.k_measured.value === null ? '' : ` The conductivity comes out at ${shown.k_measured.text} W/(m K).`;
  const pins = PINS.filter((_, n) => (view.dropped & (1 << n)) !== 0).length;
  return `A bar of ${made} of ${params.length_cm} cm, ${params.insulated ? 'lagged' : 'bare'}. From left to right the thermocouples show ${temperatures} °C. ${shown.power_w.text} W flow in, ${shown.power_out_w.text} W out; ${pins} of ${PINS.length} wax pins have dropped.${k}`;
}

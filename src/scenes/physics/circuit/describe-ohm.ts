import type { Frame } from '../../contract';

/** The loop of Ohm’s law in words. */
export function describeOhm({ view, params, shown }: Frame<'circuit'>): string {
  const { component, resistance, voltage } = params;
  const what =
    component === 'Resistor'
      ? `A resistor of ${resistance} ohms`
      : `A ${component.toLowerCase()}, protected by ${resistance} ohms in series,`;
  const parts = [`${what} is connected to a supply set to ${voltage.toFixed(1)} volts.`];
  if (view.reversed) parts.push('The component is turned round.');
  if (!view.closed) parts.push('The switch is open: nothing flows.');
  else {
    parts.push(
      `The switch is closed. The voltmeter across the component shows ${shown.voltage_across.text} volts, the ammeter ${shown.ammeter_ma.text} milliamperes.`,
    );
  }
  if (view.sweeping) parts.push('The supply is being swept from 0 to 12 volts.');
  if (component === 'Filament Lamp' && view.filament > 1000) parts.push('The filament glows.');
  if (view.rating === 'burnt out') parts.push('The resistor is burnt out: Reset puts a new one in.');
  else if (view.rating !== 'within its rating') parts.push(`The resistor is ${view.rating} of 0.5 watts and glows.`);
  return parts.join(' ');
}

/** What the stage of a river shows, in sentences. */
import type { Frame } from '../../contract';
import { GASP, LEAVE } from './river-life';

export function describeRiver({ view, shown, readings }: Frame<'water_quality'>): string {
  const oxygen = readings.do_mg_l ?? 0;
  const said = [
    view.started
      ? `Green dye marks the water ${shown.distance_km.text} km below the outfall; the sonde in it shows ${shown.do_mg_l.text} mg/L of oxygen, ${shown.do_pct.text} % of saturation.`
      : `A river in section with an outfall. The sonde just below it shows ${shown.do_mg_l.text} mg/L of oxygen.`,
  ];
  if (oxygen < LEAVE) said.push('There are no fish around the marked water.');
  else if (oxygen < GASP) said.push('Fish around the marked water gasp at the surface.');
  if (view.station !== null) said.push(`A bottle waits at ${view.station.toFixed(0)} km.`);
  const last = view.bottles[view.bottles.length - 1];
  if (last) {
    said.push(
      `The last of ${view.bottles.length} bottles was filled at ${last.km.toFixed(0)} km${last.shaken ? ' and has been shaken with air' : ''}; ${view.tested.length} of its nine tests are made.`,
    );
    if (view.tested.includes('do')) said.push(`Its oxygen is ${shown.bottle_do.text} mg/L.`);
    if (shown.bottle_wqi.value !== null) said.push(`Its index is ${shown.bottle_wqi.text}.`);
  }
  if (view.guessed) said.push('The formula of reaeration is used outside the rivers that it was found in.');
  return said.join(' ');
}

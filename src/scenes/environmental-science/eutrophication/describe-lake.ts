/** What the stage of a lake shows, in sentences. */
import type { Frame } from '../../contract';
import { LEAVE } from './lake-life';

export function describeLake({ view, shown, hidden }: Frame<'eutrophication'>): string {
  const green = view.chlorophyll < 4 ? 'clear' : view.chlorophyll < 15 ? 'greenish' : 'green';
  const said = [
    `A lake in section after ${shown.age_yr.text} years. The water is ${green}: ${shown.chlorophyll.text} µg/L of chlorophyll.`,
    `The deep layer has ${shown.deep_oxygen.text} mg/L of oxygen${Number(shown.deep_oxygen.value) < LEAVE ? '; its trout have left' : ', and trout live in it'}.`,
  ];
  if (view.seasons && !hidden.has('seasons'))
    said.push(
      `It is ${shown.calendar.text}: ${shown.layering.text.toLowerCase()}, ${shown.surface_temperature.text} °C at the surface, ${shown.bottom_temperature.text} °C at the bottom.`,
    );
  if (view.ice > 0) said.push(`Ice of ${shown.ice.text} m lies on it.`);
  if (view.probe > 0)
    said.push(
      `The probe hangs at ${shown.probe_depth.text} m: ${shown.probe_temperature.text} °C, ${shown.probe_oxygen.text} mg/L of oxygen.`,
    );
  if (!hidden.has('p_load')) said.push(`The load is ${shown.load_now.text} g/m²/yr.`);
  if (view.disc !== null) said.push(`The Secchi disc was last seen at ${shown.disc_depth.text} m.`);
  if (view.release > 0) said.push('The mud gives its phosphorus back.');
  if (view.locked) said.push('Alum lies on the mud and locks it.');
  if (view.aerated) said.push('Air bubbles rise from the bottom.');
  return said.join(' ');
}

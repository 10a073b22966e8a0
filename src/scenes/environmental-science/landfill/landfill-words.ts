/** What the stage says in words. */
import type { Frame } from '../../contract';
import { EXPLOSIVE } from './plant';

type LandfillFrame = Frame<'landfill'>;

/** Millions of cubic metres a year, two decimals. */
export const inMillions = (value: unknown): string => (typeof value === 'number' ? (value / 1e6).toFixed(2) : '–');

export function siteWords({ view, readings }: LandfillFrame): string {
  const year = `year ${Math.floor((readings.year ?? 0) + 1e-6)}`;
  if (!view.started) return 'not open yet';
  return view.open ? `${year}, filling` : `${year}, closed`;
}

export const isExplosive = ({ shown }: LandfillFrame): boolean => {
  const { value } = shown.boundary_methane_pct;
  return typeof value === 'number' && value >= EXPLOSIVE;
};

export function describeLandfill(frame: LandfillFrame): string {
  const { view, shown, params, hidden } = frame;
  const liner = hidden.has('liner')
    ? 'a liner to be found'
    : params.liner === 'None'
      ? 'no liner'
      : `a ${params.liner.toLowerCase()} liner`;
  if (!view.started) return `A landfill with ${liner} waits for its first lorry.`;
  const gas = `It makes ${inMillions(shown.methane_rate.value)} million m³ of methane a year; the gas wells are ${view.gasOn ? 'on' : 'off'}.`;
  const fence = `At the fence the soil air has ${shown.boundary_methane_pct.text} % methane${isExplosive(frame) ? ', which may explode' : ''}.`;
  const well = view.well
    ? `The well has ${shown.well_chloride.text} mg/L of chloride and a COD of ${shown.well_cod.text} mg/L.`
    : 'No well is drilled yet.';
  return `In ${siteWords(frame)}, ${view.capped ? 'with' : 'without'} a cap, over ${liner}. ${gas} ${fence} ${well}`;
}

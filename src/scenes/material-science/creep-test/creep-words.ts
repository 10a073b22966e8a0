/** What the controller, the recorder and the stage say in words. */
import type { Frame } from '../../contract';

type CreepFrame = Frame<'creep_test'>;

export const MODES: Readonly<Record<CreepFrame['view']['mode'], string>> = {
  idle: 'no load',
  soaking: 'soaking',
  loaded: 'under load',
  unloaded: 'unloaded',
  ruptured: 'ruptured',
  overloaded: 'fractured on loading',
};

/** Hours in the unit that suits them. */
export function hoursIn(hours: number): string {
  if (hours < 1000) return `${hours < 10 ? hours.toFixed(2) : Math.round(hours)} h`;
  const years = hours / 8766;
  return years < 1 ? `${Math.round(hours / 24)} days` : `${years < 10 ? years.toFixed(1) : Math.round(years)} years`;
}

export function describeCreep({ view, params, shown, hidden }: CreepFrame): string {
  const sentences = [
    `A bar${hidden.has('material') ? '' : ` of ${params.material}`} hangs in the furnace, ${MODES[view.mode]}.`,
    hidden.has('temperature') ? '' : `The furnace shows ${Math.round(view.furnace)} °C.`,
  ].filter((sentence) => sentence !== '');
  if (view.mode !== 'idle' && view.mode !== 'soaking')
    sentences.push(`After ${hoursIn(view.hours)} the strain is ${shown.strain.text} %: ${shown.stage.text} stage.`);
  if (view.damage > 0.12) sentences.push('Voids have opened at the grain boundaries.');
  if (view.mode === 'ruptured') sentences.push(`It broke after ${shown.rupture_time.text} h.`);
  if (view.ruptured.length > 0) sentences.push(`The sheet has ${view.ruptured.length} ruptured bars.`);
  return sentences.join(' ');
}

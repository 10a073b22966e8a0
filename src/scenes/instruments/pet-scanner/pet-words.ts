/** What the workstation and the stage say in words. */
import type { Frame } from '../../contract';

export type PetFrame = Frame<'pet_scanner'>;

export function resultOf({ view, shown }: PetFrame): string {
  if (view.pictured) {
    const parts = [`SUV ${shown.suv_background.text}`];
    if (view.object === 'Hot Spheres') parts.push(`sphere ${shown.suv_lesion.text}`, `max ${shown.suv_max.text}`);
    if (view.object === 'Uniform Cylinder') parts.push(`centre/edge ${shown.centre_edge_ratio.text}`);
    return view.object === 'Brain' ? `${view.method ?? ''} of the brain` : parts.join('   ');
  }
  return view.scanned ? `${shown.counts.text} Mcounts   NECR ${shown.necr.text} kcps` : `NECR ${shown.necr.text} kcps`;
}

export const methodOf = ({ view, params, hidden }: PetFrame): string => {
  const recipe = view.method === null ? '' : `   ${view.method}, ${view.iterations} iterations`;
  return `${view.object}   ${hidden.has('activity') ? '?' : params.activity} MBq${recipe}`;
};

export function describePet({ view, shown, params, hidden }: PetFrame): string {
  const state = {
    idle: 'The scanner is idle.',
    transmission: 'The transmission scan turns.',
    check: 'The crystals are checked one after the other.',
    scanning: `The ring counts pairs: ${shown.counts.text} million so far.`,
    scanned: 'The scan is complete.',
    reconstructing: `The picture is made: ${view.iterations} iterations are done.`,
  }[view.stage];
  const numbers = shown.suv_background.value === null ? '' : `The background has SUV ${shown.suv_background.text}.`;
  const sphere =
    shown.suv_lesion.value === null
      ? ''
      : `The sphere of ${params.sphere} mm has SUV ${shown.suv_lesion.text}, at most ${shown.suv_max.text}.`;
  return [
    `A PET scanner; ${view.object} ${view.loaded ? 'lies in the ring' : 'waits on the table'}.`,
    view.injected
      ? `It holds ${hidden.has('activity') || hidden.has('uptake_time') ? 'tracer' : `${shown.activity_now.text} MBq`}.`
      : 'The tracer is in its syringe.',
    state,
    numbers,
    sphere,
    view.message === null ? '' : `${view.message}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What the session says in words: its settings, its results, and the stage as one reads it out. */
import type { Frame } from '../../contract';

export type CryoFrame = Frame<'cryo_tem'>;

export const methodOf = ({ params, hidden, view }: CryoFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  const parts = [
    say('specimen', view.empty ? 'Ice alone' : params.specimen),
    say('voltage', `${params.voltage} kV`),
    say('defocus', `${params.defocus} µm`),
    say('dose', `${params.dose} e/Å²`),
  ];
  return parts.join(' · ');
};

function taskWords({ view, shown }: CryoFrame): string | null {
  switch (view.task) {
    case 'load':
      return 'The autoloader brings a grid';
    case 'focus':
      return 'Rings of the carbon film';
    case 'record':
      return `Frame ${view.frames} · ${shown.dose_elapsed.text} e/Å²`;
    case 'pick':
      return 'Looking for the template';
    case 'classify':
      return `Iteration ${view.iterations + 1}`;
    case 'refine':
      return 'Two halves, apart';
    case null:
      return null;
  }
}

export function resultOf(frame: CryoFrame): string {
  const { view, shown } = frame;
  const task = taskWords(frame);
  if (task !== null) return task;
  if (view.refined && shown.fsc_resolution.value !== null) return `Resolution ${shown.fsc_resolution.text} Å at 0.143`;
  if (view.classified) return '200 images in 8 classes';
  if (view.picks !== null)
    return view.empty
      ? `${view.picks} picks of nothing`
      : `${view.picks} picks: ${view.hits} of ${view.placed} particles`;
  if (view.recorded)
    return view.corrected ? `Aligned, ${shown.residual_motion.text} Å of motion left` : 'Frames as they came';
  if (view.focused) return `Fitted: ${shown.defocus_fitted.text} µm`;
  return '';
}

/** Why there is no picture; '' where there is one. */
export const waits = ({ view }: CryoFrame): string =>
  view.frames > 0 ? '' : !view.loaded ? 'No grid in the column' : view.valves ? 'No movie yet' : 'Valves closed';

export const iceWords = ({ view, params, hidden }: CryoFrame): string => {
  if (!view.loaded) return 'no grid';
  if (view.crystalline) return 'crystals';
  return hidden.has('ice_thickness') ? 'ice' : `${params.ice_thickness} nm ice`;
};

export function describeSession(frame: CryoFrame): string {
  const { view, shown } = frame;
  const sentences = [
    view.loaded ? 'A grid lies on the stage.' : 'The column has no grid.',
    view.crystalline ? 'Its ice has crystallised.' : '',
    `The stage is at ${shown.stage_temperature.text} K, nitrogen ${view.cooling ? 'on' : 'off'}; the column valves are ${view.valves ? 'open' : 'closed'}.`,
    `${methodOf(frame)}.`,
    view.focused ? `The rings of the film say ${shown.defocus_fitted.text} µm.` : '',
    view.recorded
      ? `The screen has a movie of ${view.frames} frames${view.empty ? ' of an empty hole' : ''}${view.corrected ? ', aligned' : ''}.`
      : view.frames > 0
        ? `Frame ${view.frames} is recorded.`
        : '',
    view.picks === null ? '' : `${view.picks} places are picked.`,
    view.classified ? 'Eight class averages are made.' : '',
    view.refined && shown.fsc_resolution.value !== null ? `The halves agree to ${shown.fsc_resolution.text} Å.` : '',
    view.message === null ? '' : `${view.message}.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** What the counter and the stage say in words. */
import type { Frame } from '../../contract';

type FatigueFrame = Frame<'fatigue_test'>;

const MODES: Readonly<Record<FatigueFrame['view']['mode'], string>> = {
  ready: 'ready',
  running: 'running',
  stopped: 'stopped',
  failed: 'broken',
  'run-out': 'run out',
};

export const modeWords = ({ mode, blocks }: FatigueFrame['view']): string =>
  blocks > 1 && mode !== 'failed' ? `${MODES[mode]}, block ${blocks}` : MODES[mode];

export function stressWords({ params, hidden }: FatigueFrame): string {
  const swing = hidden.has('amplitude') ? '–' : `± ${params.amplitude}`;
  return hidden.has('mean_stress') ? swing : `${params.mean_stress} ${swing}`.replace('-', '−');
}

/** The part of the face where the crack ran. */
const faceWords = (marks: number): string =>
  marks === 0 ? 'a smooth part' : `a smooth part with ${marks === 1 ? 'one beach mark' : `${marks} beach marks`}`;

export function describeFatigue({ view, params, shown, hidden }: FatigueFrame): string {
  const sentences = [
    `A bar${hidden.has('material') ? '' : ` of ${params.material}`}, number ${view.mounted}, is in the grips; the machine is ${MODES[view.mode]}.`,
    `The counter shows ${shown.cycles.text} cycles.`,
  ];
  if (view.crack > 0.02 && view.mode !== 'failed') sentences.push('A crack is seen at its waist.');
  if (view.mode === 'failed')
    sentences.push(
      view.overload ? 'It broke on the first cycle.' : `It broke: ${faceWords(view.marks.length)}, and a rough rest.`,
    );
  if (view.shown > 0)
    sentences.push(
      `The sheet has ${view.shown} tests, of which ${shown.run_outs.text} ran out${view.fit ? `, and a line with B = ${shown.fit_b.text}` : ''}.`,
    );
  return sentences.join(' ');
}

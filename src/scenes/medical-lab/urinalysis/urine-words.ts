/** The bench of the urinalysis as one reads it out. */
import { CHART, PADS } from '../../../../engine/medical-lab/reagent-strip';
import type { Frame } from '../../contract';

export type UrineFrame = Frame<'urinalysis'>;

function stripWords({ view, shown }: UrineFrame): string {
  const read = PADS.flatMap((pad, n) => {
    const block = view.pads[n]?.block ?? null;
    return block === null ? [] : [`${CHART[pad].name.toLowerCase()} ${shown[pad].text}`];
  });
  return view.dipped
    ? ` The strip was dipped ${shown.strip_time.text} s ago; ${read.length === 0 ? 'no pad is read yet' : `read are ${read.join(', ')}`}.`
    : ' The strip is dry.';
}

function sedimentWords({ view, shown }: UrineFrame): string {
  if (view.spinning !== null) return ' The centrifuge turns.';
  return view.fields.length > 0
    ? ` ${view.fields.length} ${view.power === 'hpf' ? 'high-power' : 'low-power'} fields are counted; red cells per high-power field ${shown.rbc_per_hpf.text}, white cells ${shown.wbc_per_hpf.text}.`
    : '';
}

export function describeUrine(frame: UrineFrame): string {
  const { view, shown, params, hidden } = frame;
  const { urine } = view;
  const clear = urine.turbidity > 0.5 ? 'cloudy' : urine.turbidity > 0.15 ? 'slightly cloudy' : 'clear';
  const cupWords = `${hidden.has('sample') ? 'The urine' : `The urine of ${params.sample}`} is ${urine.looks} and ${clear}${urine.foam > 0.12 ? ', with foam' : ''}.`;
  const prismWords = view.gravity === null ? '' : ` The refractometer shows ${shown.sg_refractometer.text}.`;
  const answer = view.answer ? ` The answer: ${view.answer}.` : '';
  return `${cupWords}${stripWords(frame)}${prismWords}${sedimentWords(frame)}${answer}`;
}

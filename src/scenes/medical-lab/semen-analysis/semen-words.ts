/** The report beside the limits, and the bench as one reads it out. */
import { LIMITS } from '../../../../engine/data/semen-samples';
import type { Frame, SceneContext } from '../../contract';
import { createLimitSheet } from './limit-sheet';

export type SemenFrame = Frame<'semen_analysis'>;

const BARS = [
  { id: 'volume', name: 'Volume', unit: 'mL', limit: LIMITS.volume, best: 6 },
  { id: 'concentration', name: 'Concentration', unit: 'M/mL', limit: LIMITS.concentration, best: 100 },
  { id: 'total_count', name: 'Total', unit: 'M', limit: LIMITS.total, best: 250, spare: true },
  { id: 'total_motility_pct', name: 'Motile', unit: '%', limit: LIMITS.motility, best: 100 },
  { id: 'progressive_pct', name: 'Progressive', unit: '%', limit: LIMITS.progressive, best: 100, spare: true },
  { id: 'vitality_pct', name: 'Alive', unit: '%', limit: LIMITS.vitality, best: 100 },
  { id: 'normal_forms_pct', name: 'Normal forms', unit: '%', limit: LIMITS.normalForms, best: 20 },
] as const;

/** What the camera's screen says while there is nothing to see. */
export function waits({ wet, busy, liquid }: SemenFrame['view']): string {
  if (wet) return '';
  if (busy?.is === 'liquefying') return 'It becomes liquid';
  return liquid ? 'Press for a wet preparation' : 'A gel still';
}

/** `marked`: cells that are ticked in the chamber. */
function resultWords({ view, shown }: SemenFrame, marked: number): string {
  if (view.answer) return `Made up: ${view.answer}`;
  if (typeof shown.label.value === 'string' && shown.label.value !== '') return shown.label.value;
  if (marked > 0) return `${marked} ticked in this square`;
  return view.counted === null ? '' : `${Math.round(view.counted)} cells counted`;
}

export function createReport(context: SceneContext<'semen_analysis'>) {
  const sheet = createLimitSheet(context, BARS);
  return {
    sheet,
    draw(frame: SemenFrame, marked: number): void {
      const { shown, hidden, params } = frame;
      sheet.set(
        BARS.map(({ id }) => {
          const { text, value } = shown[id];
          return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
        }),
      );
      sheet.words(
        hidden.has('sample') ? 'Report beside the limits' : `${params.sample} beside the limits`,
        resultWords(frame, marked),
      );
    },
  };
}

export function describeAnalysis({ view, shown, params, hidden }: SemenFrame): string {
  const whose = hidden.has('sample') ? 'The sample' : params.sample;
  const state = view.busy?.is === 'liquefying' ? 'becomes liquid' : view.liquid ? 'is liquid' : 'is a gel still';
  const swims = view.wet
    ? ` A wet preparation lies on the stage at ${params.temperature} °C; heads swim in it.`
    : ' No wet preparation is made.';
  const count =
    view.counted === null
      ? ''
      : ` ${Math.round(view.counted)} cells were counted: ${shown.concentration.text} million in a mL.`;
  const tracked =
    shown.total_motility_pct.value === null
      ? ''
      : ` ${shown.total_motility_pct.text} % are motile, ${shown.progressive_pct.text} % progressive; VCL ${shown.vcl.text} µm/s.`;
  const stained =
    shown.vitality_pct.value === null && shown.normal_forms_pct.value === null
      ? ''
      : ` Alive ${shown.vitality_pct.text} %, normal forms ${shown.normal_forms_pct.text} %.`;
  const word = typeof shown.label.value === 'string' ? ` By the limits: ${shown.label.value}.` : '';
  const answer = view.answer ? ` The answer: ${view.answer}.` : '';
  return `${whose} ${state}.${swims}${count}${tracked}${stained}${word}${answer}`;
}

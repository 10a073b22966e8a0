/** The culture, its plates and their dilutions in words. */
import type { Frame } from '../../contract';
import { LEAST_OD } from '../../../../engine/medical-microbiology/optical-density';

type GrowthFrame = Frame<'bacterial_growth'>;
export type Plate = NonNullable<GrowthFrame['view']['plate']>;

export const MEDIUM_WORDS: Readonly<Record<GrowthFrame['params']['medium'], string>> = {
  'Nutrient broth': 'nutrient broth',
  'LB broth': 'LB broth',
  'Minimal medium (M9 glucose)': 'M9 glucose',
};
const cloudWords = (od: number): string => (od < 0.02 ? 'clear' : od < 0.3 ? 'slightly cloudy' : 'cloudy');

const superscript = (n: number): string => [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
export const dilutionWords = (d: number): string => (d === 0 ? 'undiluted' : `10⁻${superscript(d)}`);
export const clock = (hours: number): string => {
  const minutes = Math.floor(hours * 60 + 1e-6);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
};
export const marksWords = (marks: number): string => (marks === 0 ? '' : `You marked ${marks}. `);
export const verdictWords: Readonly<Record<Plate['result'], string>> = {
  Countable: 'Countable: 30 to 300 colonies.',
  TNTC: 'Too many to count: plate a higher dilution.',
  'Too few': 'Fewer than 30: too few to rely on.',
};
/** The estimate of a plate with its 95 % interval, one power of ten for both. */
export function estimateWords({ count, halfWidth, dilution }: Plate): string {
  const power = Math.floor(Math.log10(Math.max(1, count)));
  const part = (colonies: number): string => (colonies / 10 ** power).toFixed(2);
  return `(${part(count)} ± ${part(halfWidth)})×10${superscript(power + 1 + dilution)} CFU/mL`;
}

/** What the stage shows; `marks`: colonies that the learner has marked. */
export function describeCulture({ view, shown, params }: GrowthFrame, marks: number): string {
  const sentences = [
    `A flask of E. coli in ${MEDIUM_WORDS[params.medium]} shakes in a bath at ${params.temperature} °C; the broth looks ${cloudWords(view.od)}.`,
  ];
  if (view.plate) {
    const { plate } = view;
    sentences.push(
      `Plate ${plate.number}, ${dilutionWords(plate.dilution)}, sampled at ${clock(plate.hours)}: ${shown.plate_count.text} colonies. ${verdictWords[plate.result]}`,
    );
    if (marks > 0) sentences.push(marksWords(marks).trim());
  } else sentences.push('No plate has been spread yet.');
  const od = shown.od_sample.value;
  if (typeof od === 'number') {
    sentences.push(`The photometer shows ${od < LEAST_OD ? `less than ${LEAST_OD}` : shown.od_sample.text}.`);
  }
  return sentences.join(' ');
}

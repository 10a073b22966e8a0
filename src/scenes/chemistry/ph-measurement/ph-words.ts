/** The liquids of the pH bench, and what is said of it. */
import type { Frame } from '../../contract';

type PhFrame = Frame<'ph_measurement'>;
export type Solution = PhFrame['params']['solution'];
type Place = PhFrame['view']['place'];

export const SOLUTIONS = ['Water', 'Lemon Juice', 'Soap', 'Vinegar', 'Ammonia'] as const satisfies readonly Solution[];
export const SHORT: Readonly<Record<Solution, string>> = {
  Water: 'Water',
  'Lemon Juice': 'Lemon',
  Soap: 'Soap',
  Vinegar: 'Vinegar',
  Ammonia: 'Ammonia',
};
/** White light after each liquid, and after the dyed buffers: for recognition, not for chemistry. */
export const LIGHT: Readonly<Record<Solution, number>> = {
  Water: 0xffffff,
  'Lemon Juice': 0xf6e7a0,
  Soap: 0xe6ead8,
  Vinegar: 0xf5dfb4,
  Ammonia: 0xf7fbff,
};
export const BUFFERS = ['4.01', '7.00', '10.01'] as const;
export const BUFFER_LIGHT = [0xf29a9a, 0xf2dc7a, 0x8cb8ee] as const;
export const SOLUTE: Readonly<Record<Solution, string>> = {
  Water: '',
  'Lemon Juice': 'citric acid ionised',
  Soap: 'soap ions took up H⁺',
  Vinegar: 'acetic acid ionised',
  Ammonia: 'ammonia ionised',
};

export const shareWords = (part: number): string => {
  for (const [of, name] of [
    [100, '100'],
    [1000, '1000'],
    [1e6, 'a million'],
  ] as const) {
    const many = part * of;
    if (many >= 1) return `${Number(many.toPrecision(1))} of ${name}`;
  }
  return 'less than 1 of a million';
};

const placeWords = (place: Place, sample: string): string => {
  switch (place) {
    case 'storage':
      return 'stands in its storage solution';
    case 'air':
      return 'hangs in the air';
    case 'sample':
      return `stands in the ${sample}`;
    default:
      return `stands in the buffer of pH ${place}`;
  }
};

export function describePh({ view, shown, params, hidden }: PhFrame): string {
  const unknown = hidden.has('solution');
  const sample = unknown ? 'sample' : params.solution.toLowerCase();
  const sentences = [
    `The electrode ${placeWords(view.place, sample)}${view.place === 'air' ? (view.wet ? ', wet with the last liquid' : ', rinsed') : ''}.`,
    shown.ph_meter.value === null
      ? 'The meter shows no pH: the voltage lies beyond its display.'
      : `The meter shows pH ${shown.ph_meter.text}; its stability mark is ${view.stable ? 'lit' : 'out'}.`,
    view.buffers.length === 0
      ? 'It is not calibrated.'
      : `It is calibrated at pH ${view.buffers.map((ph) => ph.toFixed(2)).join(' and ')}${shown.slope_percent.value === null ? '' : `, with a slope of ${shown.slope_percent.text} %`}.`,
    `The sample is ${unknown ? 'unknown' : sample}${params.dilution === '1' ? '' : `, diluted ${params.dilution} times`}.`,
  ];
  if (shown.paper_ph.value !== null) sentences.push(`pH paper shows ${shown.paper_ph.text}.`);
  return sentences.join(' ');
}

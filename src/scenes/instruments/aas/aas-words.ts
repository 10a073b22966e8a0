/** What the workstation, the meter and the stage say in words. */
import type { Frame } from '../../contract';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';

export type AasFrame = Frame<'instrument_aas'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

const NAMES = { blank: 'blank', sample: 'sample', standard: 'standard', unknown: 'unknown' } as const;

const mismatched = ({ view, hidden }: AasFrame): boolean =>
  view.lamp && !view.matched && !hidden.has('lamp') && !hidden.has('element');

export const methodOf = ({ params, hidden, shown, view }: AasFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  return [
    say('element', `${params.element} ${shown.wavelength_nm.text} nm`),
    say('slit', `slit ${params.slit} nm`),
    say('lamp_current', `${params.lamp_current} mA`),
    say('releasing_agent', params.releasing_agent ? 'La' : ''),
    say('ionisation_buffer', params.ionisation_buffer ? 'Cs' : ''),
    say('d2_correction', view.corrected ? 'D2' : ''),
  ]
    .filter(Boolean)
    .join(' · ');
};

function unknownWords({ view, shown, hidden }: AasFrame): string {
  if (view.belowLimit !== null) return `unknown < LOD (${shown.lod.text} mg/L)`;
  if (!view.unknown) return '';
  const found = `unknown ${twoPartsWords(view.unknown, 'mg/L')}`;
  return !hidden.has('unknown') && Number(shown.dilution_factor.value) > 1
    ? `${found}\n× ${shown.dilution_factor.text} = ${shown.unknown_original.text} mg/L`
    : found;
}

function lineWords(next: AasFrame): Said {
  const { view, shown } = next;
  if (view.unknown) {
    return view.unknown.beyond && view.belowLimit === null
      ? [`${unknownWords(next)}\nabove the highest standard`, 'warning']
      : [unknownWords(next), 'plain'];
  }
  if (shown.sample_conc.value !== null) return [`sample ${shown.sample_conc.text} mg/L`, 'plain'];
  if (view.line) return [`slope ${shown.slope.text} L/mg · R² ${shown.r2.text}`, 'plain'];
  return [`${view.standards.length} standards`, 'plain'];
}

/** `screen`: what the workstation shows. */
export function resultOf(next: AasFrame, screen: string): Said {
  const { view, shown } = next;
  if (mismatched(next)) return ['the lamp does not match the element', 'warning'];
  if (screen === 'addition')
    return view.addition
      ? [`by addition ${twoPartsWords(view.addition, 'mg/L')}`, 'plain']
      : [`${view.additions.length} readings of the unknown`, 'plain'];
  if (screen === 'line') return lineWords(next);
  return shown.absorbance.value === null ? ['', 'plain'] : [`A ${shown.absorbance.text}`, 'plain'];
}

export const noteOf = ({ view }: AasFrame): Said => {
  if (!view.lamp) return ['lamp off', 'warning'];
  if (!view.flame) return ['no flame', 'warning'];
  if (view.spraying && view.dipped) return [`reading the ${NAMES[view.dipped.what]}`, 'plain'];
  return view.zeroed ? ['ready', 'plain'] : ['not zeroed', 'warning'];
};

function flameWords({ view, hidden }: AasFrame): string {
  if (!view.flame) return 'No flame burns.';
  return hidden.has('flame') ? 'A flame burns.' : `The ${view.flame.toLowerCase()} flame burns on its head.`;
}

export function describeSpectrometer(next: AasFrame): string {
  const { view, shown, params, hidden } = next;
  const sentences = [
    view.lamp ? 'The hollow cathode lamp is on.' : 'The lamp is off.',
    mismatched(next) ? 'It does not match the element.' : '',
    flameWords(next),
    hidden.has('burner_angle') || params.burner_angle === 0
      ? ''
      : `The burner is turned by ${params.burner_angle} degrees.`,
    view.dipped ? `The capillary hangs in the ${NAMES[view.dipped.what]}.` : 'The capillary rests beside the cups.',
    view.spraying ? 'A reading is being taken.' : '',
    view.zeroed ? 'The blank was zeroed.' : 'Nothing was zeroed.',
    `The display shows A ${shown.absorbance.text}.`,
  ];
  if (view.standards.length > 0) sentences.push(`${view.standards.length} standards are measured.`);
  if (view.unknown) sentences.push(`The calibration says: ${unknownWords(next).replace('\n', ', ')}.`);
  if (view.addition) sentences.push(`Standard addition says ${twoPartsWords(view.addition, 'mg/L')}.`);
  return sentences.filter(Boolean).join(' ');
}

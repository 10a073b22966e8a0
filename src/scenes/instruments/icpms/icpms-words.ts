/** What the workstation, the panel and the stage say in words. */
import type { Frame } from '../../contract';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';

export type IcpmsFrame = Frame<'instrument_icpms'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

export const methodOf = ({ params, hidden }: IcpmsFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  return [
    say('element', params.element),
    say('cell_mode', params.cell_mode === 'Helium' ? 'He' : 'no gas'),
    say('internal_standard', `IS ${params.internal_standard}`),
    say('dwell_ms', `${params.dwell_ms} ms`),
  ].join(' · ');
};

function lineWords({ view, shown }: IcpmsFrame): Said {
  if (view.unknown) {
    const words = twoPartsWords(view.unknown, 'µg/L');
    return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
  }
  if (view.line) return [`slope ${shown.slope.text} cps L/µg · R² ${shown.r2.text}`, 'plain'];
  return [`${view.standards.length} standards`, 'plain'];
}

/** `screen`: what the workstation shows. */
export function resultOf(frame: IcpmsFrame, screen: string): Said {
  const { view, shown } = frame;
  if (shown.remark.value !== null) return ['detector works as an amplifier', 'warning'];
  if (view.scanning) return [`scanning, m/z ${view.mass}`, 'plain'];
  if (shown.cu_dilution_result.value !== null)
    return [
      `by dilution ${shown.cu_dilution_result.text} µg/L\nas measured ${shown.cu_dilution_raw.text} µg/L`,
      'plain',
    ];
  if (screen === 'line') return lineWords(frame);
  if (shown.arcl_75_est.value !== null) return [`ArCl on 75: ${shown.arcl_75_est.text} cps`, 'plain'];
  if (shown.cps_ratio.value !== null) return [`ratio ${shown.cps_ratio.text}`, 'plain'];
  return shown.ceo_pct.value === null
    ? ['', 'plain']
    : [`CeO ${shown.ceo_pct.text} % · Ba2+ ${shown.ba2_pct.text} %`, 'plain'];
}

export const noteOf = ({ view, shown }: IcpmsFrame): Said => {
  if (!view.plasma) return ['plasma off', 'warning'];
  if (!view.warm) return ['warming up', 'warning'];
  if (view.loaded === null) return ['rinse', 'plain'];
  return [shown.is_recovery_pct.value === null ? 'ready' : `recovery ${shown.is_recovery_pct.text} %`, 'plain'];
};

export function describeIcpms({ view, shown, params, hidden }: IcpmsFrame): string {
  const sentences = [
    view.plasma ? (view.warm ? 'The plasma burns.' : 'The plasma warms up.') : 'No plasma burns.',
    view.loaded === null
      ? 'The capillary hangs in the rinse.'
      : view.loaded === 'sample'
        ? 'The capillary hangs in the sample.'
        : 'The capillary hangs in a standard.',
    hidden.has('cell_mode') ? '' : params.cell_mode === 'Helium' ? 'Helium fills the cell.' : 'The cell is empty.',
    view.scanning ? 'A scan of all masses is running.' : '',
    shown.mass_cps.value === null ? '' : `The counter shows ${shown.mass_cps.text} counts a second.`,
    shown.is_recovery_pct.value === null ? '' : `The internal standard is at ${shown.is_recovery_pct.text} %.`,
  ];
  if (view.standards.length > 0) sentences.push(`${view.standards.length} standards are measured.`);
  if (view.unknown) sentences.push(`The line says ${twoPartsWords(view.unknown, 'µg/L')}.`);
  return sentences.filter(Boolean).join(' ');
}

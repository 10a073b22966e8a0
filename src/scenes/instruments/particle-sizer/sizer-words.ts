/** What the workstation, the panel and the stage say in words. */
import type { Frame } from '../../contract';

export type SizerFrame = Frame<'instrument_particle_size_analyzer'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

const BROAD = 0.2;

export const isDiffraction = ({ params }: SizerFrame): boolean => params.method === 'Laser Diffraction';

export const methodOf = (frame: SizerFrame): string => {
  const { view, params, hidden } = frame;
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  return [
    view.fromShelf ? 'from the shelf' : say('sample', params.sample),
    say('wavelength', `${params.wavelength} nm`),
    ...(isDiffraction(frame)
      ? [say('assumed_index', `index ${params.assumed_index}`), say('obscuration', `${params.obscuration} %`)]
      : [say('angle', `${params.angle}°`), say('temperature', `${params.temperature} °C`)]),
  ].join(' · ');
};

function invertedWords({ view, shown }: SizerFrame): Said {
  const words = `D10 ${shown.d10.text} · D50 ${shown.d50.text} · D90 ${shown.d90.text} µm\nresidual ${shown.fit_residual_pct.text} %`;
  if (view.narrow) return [`${words} · width not resolved`, 'warning'];
  if (view.crowded) return [`${words} · scattered twice`, 'warning'];
  return [words, 'plain'];
}

function fittedWords({ shown }: SizerFrame): Said {
  const spread = shown.pdi.value;
  const words = `z ${shown.z_average_nm.text} nm · PDI ${shown.pdi.text}`;
  return typeof spread === 'number' && spread > BROAD
    ? [`${words}\na mean of several sizes`, 'warning']
    : [words, 'plain'];
}

export function resultOf(frame: SizerFrame): Said {
  const { view, params } = frame;
  const { waiting } = view;
  if (waiting) {
    const what = { temperature: 'cell settles', ultrasound: 'ultrasound', background: 'background' }[waiting.what];
    return [`${what}: ${Math.ceil(waiting.left)} s left`, 'plain'];
  }
  if (!view.loaded) return ['no sample in the cell', 'warning'];
  if (view.inverted) return invertedWords(frame);
  if (view.fitted) return fittedWords(frame);
  if (view.measuring) return [`measuring: ${Math.round(100 * view.progress)} %`, 'plain'];
  if (view.measured) return [isDiffraction(frame) ? 'measured: invert the rings' : 'measured: fit cumulants', 'plain'];
  if (isDiffraction(frame) && !view.background && params.noise) return ['no background measured', 'warning'];
  return ['ready', 'plain'];
}

export const noteOf = (frame: SizerFrame): Said => {
  const { view, shown } = frame;
  if (!view.aligned) return ['laser not aligned', 'warning'];
  if (view.settling && !isDiffraction(frame)) return [`cell at ${shown.cell_temp.text} °C: on its way`, 'warning'];
  return [view.measuring ? 'measuring' : 'ready', 'plain'];
};

export function describeSizer(next: SizerFrame): string {
  const { view, shown, params, hidden } = next;
  const diffraction = isDiffraction(next);
  const sentences = [
    diffraction
      ? 'A widened laser beam crosses a wet cell; a lens leads the light onto half rings of detectors.'
      : 'A laser beam crosses a cuvette in its heated block.',
    view.loaded ? 'The sample is in the cell.' : 'The sample stands before the instrument.',
    view.aligned ? '' : 'The laser is not aligned.',
    diffraction || hidden.has('angle') ? '' : `The detector stands at ${params.angle} degrees.`,
    diffraction ? '' : `The cell is at ${shown.cell_temp.text} degrees Celsius.`,
    view.measuring ? 'A measurement is running.' : view.measured ? 'A measurement is recorded.' : '',
  ];
  if (view.fitted)
    sentences.push(
      `The cumulants give a z-average of ${shown.z_average_nm.text} nanometres and an index of ${shown.pdi.text}.`,
    );
  if (view.inverted && shown.d50.value !== null)
    sentences.push(`The inversion gives a D50 of ${shown.d50.text} micrometres.`);
  return sentences.filter(Boolean).join(' ');
}

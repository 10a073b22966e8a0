/** What is said of the bench for densities. */
import type { Frame } from '../../contract';

type DensityFrame = Frame<'density'>;

/** `brief` where there is little room. */
export function eyeWords(eye: number, brief: boolean): string {
  if (eye === 0) return brief ? 'eye level' : 'eye level with the meniscus';
  return `${brief ? '' : 'eye '}${Math.abs(eye)} cm too ${eye > 0 ? 'high' : 'low'}`;
}

const PLACES: Readonly<Record<DensityFrame['view']['sampleAt'], string>> = {
  tray: 'stands on the tray',
  balance: 'stands on the balance',
  callipers: 'lies between the callipers',
  cylinder: 'hangs in the water of the cylinder',
};

export function describeDensity({ view, shown, params, hidden }: DensityFrame): string {
  const name = hidden.has('substance') ? 'sample' : params.substance.toLowerCase();
  const sentences: string[] = [];
  if (view.form === 'liquid') {
    const sinkerIn = view.sinkerAt === 'liquid' ? 'the liquid' : view.sinkerAt;
    sentences.push(
      view.bySinker
        ? `The sinker hangs ${view.sinkerAt === 'rest' ? 'at rest' : `in ${sinkerIn}`} below its balance.`
        : `The cylinder stands on the ${view.cylinderAt}, ${view.pouredMl === 0 ? 'empty' : `filled with ${name}`}.`,
    );
  } else sentences.push(`The ${name} ${PLACES[view.sampleAt]}.`);
  if (shown.mass_g.value !== null) sentences.push(`The last weighing gave ${shown.mass_g.text} g.`);
  if (shown.cylinder_ml.value !== null && !view.bySinker) {
    sentences.push(`The cylinder reads ${shown.cylinder_ml.text} mL, with the ${eyeWords(params.eye_level, false)}.`);
  }
  if (shown.volume_ml.value !== null) sentences.push(`The volume is ${shown.volume_ml.text} cm³.`);
  sentences.push(
    shown.density.value === null
      ? 'There is no density yet.'
      : `The density is ${shown.density.text} ± ${shown.density_uncertainty.text} g/cm³.`,
  );
  return sentences.join(' ');
}

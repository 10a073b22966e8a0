/** What is said of the bench for densities. */
import type { Frame } from '../contract';

type DensityFrame = Frame<'density'>;

/** `brief` where there is little room. */
export function eyeWords(eye: number, brief: boolean): string {
  if (eye === 0) return brief ? 'eye level' : 'eye level with the meniscus';
  return `${brief ? '' : 'eye '}${Math.abs(eye)} cm too ${eye > 0 ? 'high' : 'low'}`;
}

const PLACES: Readonly<Record<DensityFrame['view']['sampleAt'], string>> = {
  tray: 'lies on the bench',
  balance: 'stands on the balance',
  callipers: 'lies between the callipers',
  cylinder: 'hangs in the water of the cylinder',
};

/** The lines of the slip: what was measured, and what follows. */
export function resultLines({ shown, view, params }: DensityFrame, brief: boolean): readonly string[] {
  const lines: string[] = [];
  const add = (label: string, { text, value }: { text: string; value: unknown }, unit: string): void => {
    if (value !== null) lines.push(`${label} ${text} ${unit}`);
  };
  if (!view.bySinker) add('m', shown.mass_g, 'g');
  const displaced = params.volume_method === 'Water Displacement';
  if (displaced && view.before !== null && !brief) {
    lines.push(`V₀ ${view.before.toFixed(1)} mL`);
    if (view.sampleAt === 'cylinder') add('V₁', shown.cylinder_ml, 'mL');
  }
  if (!brief && !displaced) {
    add('l', shown.length_mm, 'mm');
    add('w', shown.width_mm, 'mm');
    add('h', shown.height_mm, 'mm');
    add('d', shown.diameter_mm, 'mm');
  }
  add('V', shown.volume_ml, 'cm³');
  if (shown.density.value !== null) {
    lines.push(`ρ ${shown.density.text}`, `± ${shown.density_uncertainty.text}${brief ? '' : ' g/cm³'}`);
  }
  return lines;
}

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

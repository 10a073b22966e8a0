/** The spectrum of the tube, with the lines of tungsten named where they stand out. */
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { area, line } from '../../kit/charts/line';
import { corner, label } from '../../kit/charts/words';

const FIRST_KEV = 10.5;
const BINS = 140;
/** What the spectrum is worked out from. */
const BEAM = ['beam', 'kvp', 'filtration', 'mono_energy'] as const;
/** The lines of tungsten: their bin, how many bins beside them are free of lines, and by how much one has to stand out. */
const K_ALPHA = { keV: 59.5, beside: 3 } as const;
const K_BETA = { keV: 67.5, beside: 3 } as const;
const STANDS_OUT = 1.08;

export function createTubeSpectrum(context: SceneContext<'xray_radiography'>) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Photon energy', short: 'E', unit: 'keV', domain: [10, 150] },
    y: { label: 'Photons', unit: '', domain: [0, 1.08], bare: true },
    marks: {
      below: area({ colour: 'orange' }),
      photons: line({ colour: 'orange', width: 1.6 }),
      alpha: label({ text: 'Kα', colour: 'bright', side: 'left' }),
      beta: label({ text: 'Kβ', colour: 'bright' }),
      words: corner({ at: 'top right' }),
    },
  });
  const { marks } = chart;
  return {
    chart,
    draw({ fields, hidden }: Frame<'xray_radiography'>): void {
      const known = !BEAM.some((id) => hidden.has(id));
      marks.words.set(known ? '' : 'Worked out once the beam is known');
      marks.photons.root.visible = marks.below.root.visible = known;
      marks.below.even(fields.spectrum, FIRST_KEV, FIRST_KEV + BINS - 1);
      marks.photons.even(fields.spectrum, FIRST_KEV, FIRST_KEV + BINS - 1);
      for (const [name, { keV, beside }] of [
        [marks.alpha, K_ALPHA],
        [marks.beta, K_BETA],
      ] as const) {
        const bin = keV - FIRST_KEV;
        const at = (n: number): number => fields.spectrum[n] ?? 0;
        const around = Math.max(at(bin - beside), at(bin + beside));
        if (known && around > 0 && at(bin) > STANDS_OUT * around) name.at(keV, at(bin));
        else name.hide();
      }
    },
  };
}

/** Ions of a water in the ion chromatograph, as several routes want them. */
import type { Sample } from '../../../engine/data/samples/sample';
import { instrumentWith } from './route';

/** mg/L of the ions that are asked for, with their standard uncertainties and what they are in truth. */
export async function analysed(sample: Sample, ions: readonly string[], standards: readonly number[]) {
  const ic = await instrumentWith('ion-chromatograph', sample, { loop: 100 });
  ic.act('start_pump');
  ic.act('equilibrate');
  for (const standard of standards) ic.act('add_standard', standard);
  ic.act('load_sample');
  ic.act('inject', undefined, 1500);
  ic.act('fit_line');
  return ions.map((ion) => {
    ic.act('select_peak', ion);
    const { concentration_calc: found, concentration_u: u } = ic.host.readings();
    return { found: Number(found), u: Number(u), truth: ic.truth(`shelf_${ion.toLowerCase()}`) };
  });
}

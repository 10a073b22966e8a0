/** The CT room in sentences. */
import { formatUncertainty } from '../../../../engine/runtime/format';
import type { Frame } from '../../contract';

export type CtFrame = Frame<'ct_scanner'>;

function stateWords({ view, shown }: CtFrame, views: number | string): string {
  if (view.warmUp !== null) return 'The tube warms up and the detectors note their air readings.';
  switch (view.stage) {
    case 'scanning':
      return `The gantry turns, at ${shown.gantry_angle.text}°; ${view.acquired} of ${views} projections are recorded and the image grows.`;
    case 'reconstructing':
      return `The image is made from the sinogram: ${view.added} of ${views} views are in.`;
    case 'complete':
      return `The image of ${views} projections is complete.`;
    default:
      return view.calibrated ? 'The scanner is ready.' : 'The detectors need an air calibration.';
  }
}

/** What the region of interest tells. */
function regionWords({ params, shown }: CtFrame): string {
  const { uncertainty } = shown.hu_roi;
  const uncertain = uncertainty === null ? '' : `, with a standard uncertainty of ${formatUncertainty(uncertainty)} HU`;
  return shown.hu_roi.value === null
    ? ''
    : `In the region of ${params.roi.toLowerCase()} the CT number is ${shown.hu_roi.text} HU${uncertain}.`;
}

export function describeCt(frame: CtFrame): string {
  const { view, params, shown, hidden } = frame;
  const views = hidden.has('views') ? 'the' : view.views;
  const source = params.beam === '70 keV' ? '70 keV photons' : `a tube at ${params.kvp} kV`;
  const table = !view.loaded
    ? `The table is empty; ${view.phantom} waits on the trolley.`
    : `${view.phantom} lies on the table${view.calibrated ? ', in the bore' : ', in front of the bore'}.`;
  const noise = shown.noise_sd.value === null ? '' : `The noise in the middle is ${shown.noise_sd.text} HU.`;
  return [
    `A CT scanner with ${view.geometry === 'Fan' ? 'a fan beam' : 'parallel rays'} from ${source}.`,
    table,
    stateWords(frame, views),
    `The window shows ${params.window_width} HU around ${params.window_level} HU.`,
    regionWords(frame),
    noise,
    `The dose card reads ${shown.ctdi_vol.text} mGy and ${shown.dlp.text} mGy cm.`,
    view.message ?? '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

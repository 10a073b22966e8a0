/** What the gel bench says in words. */
import type { Frame } from '../../contract';

type GelFrame = Frame<'gel_electrophoresis'>;

const enzymesOf = ({ enzyme_1, enzyme_2 }: GelFrame['params']): string => {
  const names = [...new Set([enzyme_1, enzyme_2])].filter((name) => name !== 'None');
  return names.join(' + ') || 'uncut';
};

/** What is in the tubes, by their numbers. */
export const keyOf = (params: GelFrame['params'], { digested }: GelFrame['view']): string =>
  [
    `1  ${params.ladder}${params.ladder === 'Lambda HindIII' ? '' : ' ladder'}`,
    params.shelf === '' ? `2  ${params.dna}, uncut` : '2  from the shelf',
    `3  ${digested ? enzymesOf(params) : `${params.dna}, to be cut`}`,
    '4  unknown',
  ].join('\n');

/** What comes next. */
export function hintOf({ view, running }: GelFrame): string {
  switch (view.stage) {
    case 'empty':
      return 'Cast a gel in the tray.';
    case 'cast':
      return view.digested ? 'Load the samples into the wells.' : 'Digest the DNA in tube 3.';
    case 'loaded':
      return 'Switch the power on.';
    case 'running':
      return running ? '' : 'Lab time stands still: press Run.';
    case 'stopped':
      return 'Stain the gel.';
    case 'stained':
      return 'Switch the UV light on.';
    case 'imaged':
      return view.calibration ? '' : 'Calibrate with the ladder.';
  }
}

/** The three sizes of the unknown, one a line; `brief`: the one by the smooth curve. */
export function sizesOf({ view, shown }: GelFrame, brief = false): string {
  const { calibration } = view;
  if (!calibration) return 'No calibration yet.';
  if (calibration.unknown === null) return 'It has run off the gel.';
  const { estimated_size: smooth, estimated_size_southern: southern, estimated_size_linear: straight } = shown;
  if (smooth.value === null) return 'Outside the ladder.';
  const row = (name: string, { text, value, uncertainty }: typeof smooth): string => {
    if (uncertainty === null || typeof value !== 'number') return `${name} ${text.padStart(5)}`;
    const step = 10 ** Math.max(0, Math.floor(Math.log10(uncertainty)) - (uncertainty < 20 ? 0 : 1));
    const round = (size: number): number => Math.round(size / step) * step;
    return `${name} ${String(round(value)).padStart(5)} ± ${round(uncertainty)}`;
  };
  if (brief) return row('', smooth).trim();
  const lines = [row('smooth  ', smooth), row('Southern', southern), row('line    ', straight)];
  if (view.revealed !== null) lines.push(`true     ${String(view.revealed).padStart(5)}`);
  lines.push(`R²       ${shown.calibration_r2.text}`);
  return lines.join('\n');
}

const gelWords = ({ view, params, shown }: GelFrame): string => {
  const front = `the dye front is ${shown.dye_front.text} mm from the wells after ${shown.run_time.text} min`;
  switch (view.stage) {
    case 'empty':
      return 'The tray is empty.';
    case 'cast':
      return `A gel of ${params.agarose.toFixed(1)} % agarose lies in the tank, with its comb in.`;
    case 'loaded':
      return 'The four wells are loaded; the power is off.';
    case 'running':
      return `The power is on at ${params.voltage} V, ${shown.field.text} V/cm; ${front}.`;
    case 'stopped':
      return `The power is off; ${front}.`;
    case 'stained':
      return `The gel is stained with ${params.stain} and lies on the dark transilluminator.`;
    case 'imaged':
      return `The gel glows on the transilluminator, stained with ${params.stain}.`;
  }
};

type Bands = GelFrame['view']['lanes'][number]['bands'];

/** Bands that run into one another: where they begin, add up to the most light, and end. */
function smearWords(bands: Bands): string {
  const light = (at: number): number =>
    bands.reduce(
      (sum, { distance, sigma, mass }) => sum + (mass / sigma) * Math.exp(-(((at - distance) / sigma) ** 2) / 2),
      0,
    );
  const places = bands.map(({ distance }) => distance);
  const brightest = places.reduce((best, at) => (light(at) > light(best) ? at : best));
  const [from, at, to] = [Math.min(...places), brightest, Math.max(...places)].map((place) => place.toFixed(0));
  return `a smear from ${from} to ${to} mm, brightest at ${at} mm`;
}

/** Bands that can be seen, lane by lane. */
const bandWords = ({ view, params }: GelFrame): string =>
  view.lanes
    .map(({ lane, bands }, n) => {
      const on = bands.filter(({ distance, faint }) => !faint && distance <= view.gelLength);
      if (lane === 'uncut' && params.shelf !== '' && on.length > 0) {
        return `Lane ${n + 1}, from the shelf: ${smearWords(on)}.`;
      }
      const list = on.map(({ distance }) => distance.toFixed(0)).join(', ');
      return `Lane ${n + 1}, ${lane}: ${on.length === 0 ? 'nothing' : `${on.length === 1 ? 'a band' : 'bands'} at ${list} mm`}.`;
    })
    .join(' ');

export function describeGel(frame: GelFrame): string {
  const { view, params } = frame;
  const sentences = [gelWords(frame)];
  if (view.stage !== 'imaged') {
    sentences.push(`Tube 3 holds ${params.dna} DNA, ${view.digested ? enzymesOf(params) : 'not digested yet'}.`);
  } else sentences.push(bandWords(frame));
  if (view.calibration) sentences.push(`The unknown by the ladder: ${sizesOf(frame).replaceAll(/\s+/gu, ' ')}.`);
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}

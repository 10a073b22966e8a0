/** How the panel's face looks: its metal or coat, as far as it is known, and what the spray has done to it. */
import type { Frame } from '../../contract';
import type { FaceLook } from './panel-face';

type SprayFrame = Frame<'salt_spray'>;

const COVERED = 0x8f9aa6;
const TONES: Readonly<Record<SprayFrame['params']['material'], readonly [number, number]>> = {
  'Carbon steel': [0x9aa3ac, 0x7c848b],
  Zinc: [0xacb6bf, 0x8d979e],
  'Aluminium 6061': [0xc9ced3, 0xa3a7a8],
  Copper: [0xbf7a4c, 0x5f8a73],
  'Stainless 304': [0xb7bec4, 0xaab1b7],
  'Stainless 316': [0xb9c0c6, 0xaeb5bb],
};
const COATS: Readonly<Record<SprayFrame['params']['coating'], number | null>> = {
  None: null,
  'Zinc plate': 0xb7c4d3,
  'Zinc plate passivated': 0xbfb78e,
  'Hot-dip zinc': 0xa3adb8,
  Paint: 0x2f5c95,
  'Zinc phosphate and paint': 0x2f7568,
};
/** Cells of the face for a millimetre. */
const CELLS_PER_MM = 2;

export function panelLook({ view, params, hidden }: SprayFrame): FaceLook {
  const secret = hidden.has('material') || hidden.has('coating');
  const [tone, tarnished] = TONES[params.material];
  const coat = params.material === 'Carbon steel' ? COATS[params.coating] : null;
  return {
    tone: secret ? COVERED : (coat ?? tone),
    tarnished: secret ? COVERED : (coat ?? tarnished),
    tarnish: Math.round(view.tarnish * 40) / 40,
    brushed: coat === null,
    cleaned: view.mode === 'weighed' && !view.paint,
    scribe: view.creep === null ? null : Math.round(view.creep * CELLS_PER_MM * 4) / 4,
  };
}

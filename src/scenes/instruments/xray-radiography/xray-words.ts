/** What the reading station says, and the room as one reads it out. */
import type { Frame } from '../../contract';

export type XRayFrame = Frame<'xray_radiography'>;

const card = ({ shown }: XRayFrame): string => {
  const parts = [
    `EI ${shown.exposure_index.text}`,
    `DI ${shown.deviation_index.text}`,
    `Ki ${shown.incident_kerma.text} mGy`,
    `KAP ${shown.kap.text} mGy cm²`,
  ];
  return parts.join('   ');
};

/** `pictured`: the radiograph is on the screen, not the half-value layer. */
export function methodOf({ view, params, shown, hidden }: XRayFrame, pictured: boolean): string {
  if (pictured)
    return `${view.object}   SID ${params.sid} cm   ${params.grid === 'None' ? 'no grid' : `grid ${params.grid}`}   ${hidden.has('filtration') ? '?' : params.filtration} mm Al`;
  return shown.hvl.value === null ? 'Half-value layer' : `Half-value layer ${shown.hvl.text} mm Al`;
}

export function resultOf(frame: XRayFrame, pictured: boolean): readonly [string, 'plain' | 'warning'] {
  const { message } = frame.view;
  if (message !== null) return [message, 'warning'];
  return [pictured ? card(frame) : 'The kerma is halved where the curve meets the line.', 'plain'];
}

export function describeRoom({ view, params, shown, hidden }: XRayFrame): string {
  const beam =
    params.beam === 'Tube'
      ? `a tube at ${hidden.has('kvp') ? 'an unknown voltage' : `${params.kvp} kV`}`
      : `photons of ${hidden.has('mono_energy') ? 'one unknown energy' : `${params.mono_energy} keV`}`;
  const grid = params.grid === 'None' ? 'no grid' : `a grid of ${params.grid}`;
  const object = view.positioned ? `${view.object} lies under the tube` : `${view.object} waits beside the table`;
  const state = {
    idle: view.atSpeed ? 'The anode is at speed.' : 'The anode is at rest.',
    on: 'X-rays are on.',
    reading: 'The detector is read out.',
    shown: 'The radiograph is on the screen.',
    sheets: `${view.sheets.length} sheets of aluminium have been measured.`,
    flat: 'The bare detector is exposed for a flat field.',
  }[view.stage];
  const numbers =
    shown.exposure_index.value === null
      ? ''
      : `Exposure index ${shown.exposure_index.text}, deviation index ${shown.deviation_index.text}, incident kerma ${shown.incident_kerma.text} mGy.`;
  return [
    `An X-ray room with ${beam}, ${params.sid} cm above the detector, field ${params.field_size} cm, ${grid}.`,
    `${object}.`,
    state,
    numbers,
    view.message === null ? '' : `${view.message.replace(/\.$/, '')}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

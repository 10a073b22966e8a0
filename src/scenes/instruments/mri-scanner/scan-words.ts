/** What the console says, and the room as one reads it out. */
import type { Frame } from '../../contract';

type MriFrame = Frame<'mri_scanner'>;

export const technique = ({ params, hidden }: MriFrame): string => {
  const said = (id: 'tr' | 'te' | 'ti', value: number): string => (hidden.has(id) ? '?' : String(value));
  const inversion = params.sequence === 'Inversion Recovery' ? `   TI ${said('ti', params.ti)}` : '';
  return `${hidden.has('sequence') ? '?' : params.sequence}   TR ${said('tr', params.tr)}   TE ${said('te', params.te)}${inversion} ms`;
};
export const result = ({ view, shown, params, hidden }: MriFrame): string => {
  const lines = hidden.has('matrix') || hidden.has('nex') ? '' : `line ${view.acquired} of ${view.lines}   `;
  return view.complete && shown.roi_mean.value !== null
    ? `${params.tissue} ${shown.roi_mean.text} a.u.`
    : `${lines}${shown.scan_time.text} s`;
};

export function describeRoom(frame: MriFrame): string {
  const { view, shown } = frame;
  const state = {
    idle: 'No scan runs; the magnet is on.',
    shimming: 'The field is evened out.',
    scanning: `A scan runs: ${view.acquired} lines are in.`,
    scanned: view.complete ? 'The scan is complete.' : 'The scan was stopped; the other lines are zero.',
  }[view.stage];
  return [
    `An MRI scanner; ${view.object} ${view.loaded ? 'lies in the bore' : 'waits on the table'}.`,
    view.screened ? 'The screening card is filled in.' : 'The screening card is empty.',
    view.bottle ? 'A steel bottle has flown into the bore.' : '',
    `${technique(frame)}.`,
    state,
    shown.roi_mean.value === null ? '' : `The region has a mean of ${shown.roi_mean.text}.`,
    view.message === null ? '' : `${view.message.replace(/\.$/, '')}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

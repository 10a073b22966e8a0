/** The slip, and the bench as one reads it out. */
import type { Frame, SceneContext } from '../../contract';
import { createResultSlip, type SlipLine } from '../../kit/instruments/result-slip';

type FluidFrame = Frame<'csf_analysis'>;

const LINES = [
  { id: 'opening_pressure', name: 'Pressure', unit: 'cmH₂O', range: [6, 25] },
  { id: 'wbc_corrected', name: 'White', unit: '/µL', range: [0, 5] },
  { id: 'pmn_pct', name: 'Neutroph.', unit: '%' },
  { id: 'rbc', name: 'Red', unit: '/µL' },
  { id: 'protein', name: 'Protein', unit: 'g/L', range: [0.15, 0.45] },
  { id: 'glucose_ratio', name: 'Glc ratio', unit: '', range: [0.6, 1] },
  { id: 'lactate', name: 'Lactate', unit: 'mmol/L', range: [1, 2.8] },
  { id: 'noa_415', name: 'A 415', unit: '' },
  { id: 'nba_adjusted', name: 'A 476', unit: '' },
] as const satisfies readonly (SlipLine & { readonly id: string })[];

/** `ticked`: cells that are ticked in the chamber. */
function noteOf({ view, shown }: FluidFrame, cellsTicked: number): string {
  if (view.answer) return view.answer.name;
  if (view.reported) return `Reported: ${view.reported}`;
  if (view.looksAt === 'slide') return `Gram: ${shown.gram.text}`;
  if (view.cells) {
    const { counted, dilution } = view.cells;
    const ticked = cellsTicked > 0 ? `, ${cellsTicked} ticked` : '';
    return `${Math.round(counted)} white at 1:${dilution}${ticked}`;
  }
  return typeof shown.appearance.value === 'string' ? shown.appearance.value : 'No result yet';
}

export function createFluidSlip(context: SceneContext<'csf_analysis'>) {
  const slip = createResultSlip(context, LINES);
  return {
    slip,
    draw(frame: FluidFrame, ticked: number): void {
      const { shown, hidden, params } = frame;
      slip.set(
        LINES.map(({ id }) => {
          const { text, value } = shown[id];
          return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
        }),
      );
      slip.heading(hidden.has('sample') ? 'Spinal fluid' : `Spinal fluid, ${params.sample}`);
      slip.words(noteOf(frame, ticked));
    },
  };
}

export function describeFluid({ view, shown, params, hidden }: FluidFrame): string {
  const whose = hidden.has('sample') ? 'a patient' : params.sample;
  const needle =
    view.column === null
      ? `The needle lies in the canal of ${whose}.`
      : `The needle lies in the canal of ${whose}; the fluid stands at ${shown.opening_pressure.text} cm of water.`;
  const filled = view.tubes.filter(({ filled: part }) => part === 1).length;
  const look1 =
    typeof shown.appearance.value === 'string'
      ? ` Tube ${params.tube} looks ${shown.appearance.value.toLowerCase()}.`
      : '';
  const tubeWords = filled === 0 ? ' No tube is filled.' : ` ${filled} of four tubes are filled.${look1}`;
  const spun = view.spinning !== null ? ' The centrifuge turns.' : view.spun ? ' The tube is spun.' : '';
  const cells = view.cells
    ? ` In the chamber ${Math.round(view.cells.counted)} white cells were counted at a dilution of 1 in ${view.cells.dilution}: ${shown.wbc.text} per µL, ${shown.pmn_pct.text} % neutrophils, red cells ${shown.rbc.text}.`
    : '';
  const chemistry =
    shown.protein.value === null
      ? ''
      : ` Protein ${shown.protein.text} g/L, glucose ${shown.csf_glucose.text} mmol/L, lactate ${shown.lactate.text} mmol/L.`;
  const net = view.net === null ? 'hidden' : shown.nba_476.text;
  const spectrum =
    shown.noa_415.value === null ? '' : ` Absorbance at 415 nm ${shown.noa_415.text}, net at 476 nm ${net}.`;
  const gram = view.gram === null ? '' : ` Gram stain: ${view.gram}.`;
  const answer = view.answer ? ` The answer: ${view.answer.name}.` : '';
  return `${needle}${tubeWords}${spun}${cells}${chemistry}${spectrum}${gram}${answer}`;
}

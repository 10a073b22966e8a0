/** The screen beside the bath: the molecules in the mixture, and their energies against the barrier. */
import type { Box, StageContext, StageSize, TypeSizes } from '../../contract';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { split } from '../../kit/layout/layout';
import { createBarrierCurve } from './barrier-curve';
import type { ClockFrame } from './clock-bench';
import { createSolutionBox } from './solution-box';

/** mol/L for each particle that is drawn. */
const PER_PARTICLE = 0.0025;
const ROOM = 298.15;
/** Wall milliseconds between two places of a particle: they are many, and their wandering is for show. */
const WANDER_MS = 30;

const KINDS = [
  { name: 'I⁻', colour: 0xa78bfa, radius: 3.6, most: 160 },
  { name: 'H₂O₂', colour: 0xf87171, radius: 3.4, pair: true, most: 16 },
  { name: 'S₂O₃²⁻', colour: 0xfde047, radius: 4.4, most: 1 },
  { name: 'I₂', colour: 0xb07a4a, radius: 3.8, pair: true, most: 16 },
] as const;

export function createClockPanel(context: StageContext) {
  const panel = createScreenCase(context, { form: 'bench' });
  const solution = createSolutionBox(context, 'In the mixture', KINDS);
  const curve = createBarrierCurve(context);
  let wandered = Number.NEGATIVE_INFINITY;
  function drawMolecules({ view, params, hidden, time, running }: ClockFrame, now: number): void {
    if (running && now - wandered < WANDER_MS) return;
    wandered = now;
    const molar = hidden.has('concentration') ? 0.2 * params.concentration : view.iodide;
    const peroxide = hidden.has('peroxide_conc') ? 0.2 * Number(params.peroxide_conc) : view.peroxide;
    const counts = [
      Math.round(molar / PER_PARTICLE),
      Math.round(peroxide / PER_PARTICLE),
      view.thiosulfate > 0 ? 1 : 0,
      view.iodine > 0 ? Math.ceil(view.iodine / PER_PARTICLE) : 0,
    ];
    solution.draw(counts, time * Math.sqrt((params.temperature + 273.15) / ROOM));
  }
  return {
    roots: [panel.root, solution.root, curve.root],
    part: (layout: StageSize['layout']) => ({
      root: panel.root,
      lay(box: Box, type: TypeSizes) {
        panel.lay(box, type);
        const [first, second] = split(panel.pane, layout === 'tall' ? 'x' : 'y', 0.46);
        solution.lay(first, type);
        curve.lay(second, type);
      },
    }),
    /** `broad`: there is room for words at the curve. */
    draw(frame: ClockFrame, now: number, broad: boolean) {
      const { view, params, shown } = frame;
      drawMolecules(frame, now);
      const { plain, catalysed } = view.barriers;
      curve.set(
        params.temperature + 273.15,
        plain,
        params.catalyst ? catalysed : null,
        broad ? `above ${params.catalyst ? 'the lower Eₐ' : 'Eₐ'}: ${shown.fraction_over_barrier.text}` : '',
      );
    },
  };
}

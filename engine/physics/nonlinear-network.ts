/**
 * Networks with diodes: Newton's method over `solveNetwork`. In each step a diode is the line that touches its characteristic
 * at the present voltage, a conductance beside a current source, until line and curve agree within 1e-12 A.
 */
import { type CircuitElement, type CircuitSolution, solveNetwork } from './nodal-analysis';
import { diodeAt } from './silicon-diode';

/** Conducts from `from`, its anode, to `to`, its cathode. */
export interface DiodeElement {
  readonly kind: 'diode';
  readonly from: number;
  readonly to: number;
}

export type NetworkElement = CircuitElement | DiodeElement;

export interface DiodeNetwork {
  readonly nodes: number;
  readonly elements: readonly NetworkElement[];
}

/** A; for currents above 1 A relative to them. */
const TOLERANCE = 1e-12;
const MOST_STEPS = 200;

/**
 * Solves a network; `undetermined` as `solveNetwork` says, or where the diodes find no balance. `start` holds the voltages of the
 * diodes, in the order of the elements, of a neighbouring solution.
 */
export function solveDiodeNetwork({ nodes, elements }: DiodeNetwork, start: readonly number[] = []): CircuitSolution {
  const places = elements.flatMap(({ kind }, place) => (kind === 'diode' ? [place] : []));
  const voltages = places.map((_, k) => start[k] ?? 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const points = voltages.map(diodeAt);
    let diode = 0;
    const sources: CircuitElement[] = [];
    const linear = elements.map((element): CircuitElement => {
      if (element.kind !== 'diode') return element;
      const { from, to } = element;
      const { current, conductance } = points[diode]!;
      sources.push({ kind: 'current-source', from, to, current: current - conductance * voltages[diode]! });
      diode++;
      return { kind: 'resistor', from, to, resistance: 1 / conductance };
    });
    const solved = solveNetwork({ nodes, elements: [...linear, ...sources] });
    if (solved.is !== 'solved') return solved;
    const { potentials, references } = solved;
    let settled = true;
    const currents = solved.currents.slice(0, elements.length);
    places.forEach((place, k) => {
      const { from, to } = elements[place]!;
      const next = potentials[from]! - potentials[to]!;
      const { current, conductance } = points[k]!;
      const exact = diodeAt(next).current;
      const line = current + conductance * (next - voltages[k]!);
      if (!(Math.abs(line - exact) <= TOLERANCE * Math.max(1, Math.abs(exact)))) settled = false;
      voltages[k] = next;
      currents[place] = exact;
    });
    if (settled) return { is: 'solved', potentials, currents, references };
  }
  return { is: 'undetermined' };
}

/**
 * What flows on the free bench: its parts as a network of nodes, solved by modified nodal analysis and, where there are
 * diodes, Newton's method.
 *
 * Filaments and capacitors change with time. A step takes two solutions: capacitors go by the L-stable diagonally implicit
 * method of second order (R. Alexander 1977, SIAM J. Numer. Anal. 14, 1006), in which a capacitor is a source with its
 * voltage behind the resistance γh/C; filaments go by the midpoint rule.
 *
 * What is ideal has 1 µΩ, so that wires side by side share their current and a short circuit has a finite one.
 */
import type { Quantity } from '../contract';
import { type BenchPart, AMMETER_RANGES, type Hole } from './bench-netlist';
import { FILAMENT, filamentHeating, filamentResistance } from './filament-lamp';
import { type NetworkElement, solveDiodeNetwork } from './nonlinear-network';
import { REAL_APPARATUS } from './real-apparatus';

/** Teaching values: full deflection of an ammeter drops 0.2 V in its shunt; a fuse and a contact have little resistance. */
const BURDEN: Quantity<'V'> = 0.2;
const FUSE_RESISTANCE: Quantity<'Ω'> = 0.1;
const IDEAL: Quantity<'Ω'> = 1e-6;
/** A battery that is asked for more switches itself off. */
export const TRIP_CURRENT: Quantity<'A'> = 10;
const GAMMA = 1 - Math.SQRT1_2;

export interface BenchSetting {
  readonly supply: Quantity<'V'>;
  readonly real: boolean;
}

/** What the parts remember, by name. */
export interface BenchMemory {
  /** K, of lamps. */
  readonly filaments: Readonly<Record<string, number>>;
  /** V, of capacitors. */
  readonly capacitors: Readonly<Record<string, number>>;
}

export interface BenchSolution {
  /** A, through each part, positive from its first hole to its second; for a battery from − to + inside it. */
  readonly currents: readonly number[];
  /** V, from each part's first hole to its second; null where nothing joins the two. */
  readonly voltages: readonly (number | null)[];
  /** Of diodes, for the next solution to begin from. */
  readonly diodes: readonly number[];
}

export const filamentOf = ({ filaments }: BenchMemory, name: string): number =>
  filaments[name] ?? FILAMENT.roomTemperature;
const chargeOf = ({ capacitors }: BenchMemory, name: string): number => capacitors[name] ?? 0;

interface CapacitorStage {
  /** Resistance of a capacitor of 1 F, Ω: γ times the time step. */
  readonly per: number;
  /** V, of the source in it. */
  readonly source: (name: string) => number;
}

function elementOf(
  part: BenchPart,
  from: number,
  to: number,
  { supply, real }: BenchSetting,
  memory: BenchMemory,
  stage: CapacitorStage,
): NetworkElement | null {
  const line = (resistance: number): NetworkElement => ({
    kind: 'ammeter',
    from,
    to,
    resistance: Math.max(IDEAL, real ? resistance : 0),
  });
  switch (part.kind) {
    case 'battery':
      return {
        kind: 'voltage-source',
        from: to,
        to: from,
        voltage: part.emf ?? supply,
        internalResistance: Math.max(IDEAL, part.inner ?? (real ? REAL_APPARATUS.sourceResistance : 0)),
      };
    case 'resistor':
      return { kind: 'resistor', from, to, resistance: part.resistance };
    case 'lamp':
      return { kind: 'resistor', from, to, resistance: filamentResistance(filamentOf(memory, part.name)) };
    case 'diode':
      return { kind: 'diode', from, to };
    case 'capacitor':
      return {
        kind: 'voltage-source',
        from: to,
        to: from,
        voltage: stage.source(part.name),
        internalResistance: stage.per / part.capacitance,
      };
    case 'switch':
      return part.closed ? line(REAL_APPARATUS.leadResistance) : null;
    case 'fuse':
      return part.blown ? null : line(FUSE_RESISTANCE);
    case 'ammeter':
      return line(BURDEN / AMMETER_RANGES[part.range]);
    case 'voltmeter':
      return real ? { kind: 'resistor', from, to, resistance: part.inner } : null;
    case 'wire':
      return line(REAL_APPARATUS.leadResistance);
  }
}

/** Null where the network has no definite currents. */
function solveStage(
  parts: readonly BenchPart[],
  setting: BenchSetting,
  memory: BenchMemory,
  stage: CapacitorStage,
  diodes: readonly number[],
): BenchSolution | null {
  const nodes = new Map<Hole, number>();
  const nodeOf = (hole: Hole): number => {
    const known = nodes.get(hole);
    if (known !== undefined) return known;
    nodes.set(hole, nodes.size);
    return nodes.size - 1;
  };
  const elements: NetworkElement[] = [];
  const places = parts.map((part) => {
    const from = nodeOf(part.from);
    const to = nodeOf(part.to);
    const element = elementOf(part, from, to, setting, memory, stage);
    if (element) elements.push(element);
    return { from, to, element: element ? elements.length - 1 : null };
  });
  const solved = solveDiodeNetwork({ nodes: nodes.size, elements }, diodes);
  if (solved.is !== 'solved') return null;
  const { potentials, currents, references } = solved;
  return {
    currents: places.map(({ element }, k) => {
      if (element === null) return 0;
      const current = currents[element] ?? 0;
      // A charging capacitor takes current in at its first hole.
      return (parts[k]?.kind === 'capacitor' ? -current : current) + 0;
    }),
    voltages: places.map(({ from, to }) =>
      references[from] === references[to] ? (potentials[from] ?? 0) - (potentials[to] ?? 0) + 0 : null,
    ),
    diodes: parts.flatMap(({ kind }, k) => {
      const place = places[k];
      return kind === 'diode' && place ? [(potentials[place.from] ?? 0) - (potentials[place.to] ?? 0)] : [];
    }),
  };
}

/** The board as it stands, at this instant; `step` is the time step of its capacitors. */
export const solveBench = (
  parts: readonly BenchPart[],
  setting: BenchSetting,
  memory: BenchMemory,
  step: Quantity<'s'>,
): BenchSolution | null =>
  solveStage(parts, setting, memory, { per: GAMMA * step, source: (name) => chargeOf(memory, name) }, []);

export interface BenchStep {
  readonly memory: BenchMemory;
  readonly solution: BenchSolution;
  /** Nothing changes any more. */
  readonly settled: boolean;
}

/** K/s and V/s below which a part is at rest. */
const STILL_FILAMENT = 1e-3;
const STILL_CAPACITOR = 1e-7;

/** One step of time; null where the network has no definite currents. */
export function stepBench(
  parts: readonly BenchPart[],
  setting: BenchSetting,
  memory: BenchMemory,
  step: Quantity<'s'>,
  before: BenchSolution,
): BenchStep | null {
  const per = GAMMA * step;
  const first = solveStage(parts, setting, memory, { per, source: (name) => chargeOf(memory, name) }, before.diodes);
  if (!first) return null;
  const power = (solution: BenchSolution, k: number): number =>
    (solution.voltages[k] ?? 0) * (solution.currents[k] ?? 0);
  let settled = true;
  const half: Record<string, number> = {};
  const sources: Record<string, number> = {};
  parts.forEach((part, k) => {
    if (part.kind === 'lamp') {
      const rate = filamentHeating(filamentOf(memory, part.name), power(first, k));
      if (Math.abs(rate) > STILL_FILAMENT) settled = false;
      half[part.name] = filamentOf(memory, part.name) + (step / 2) * rate;
    } else if (part.kind === 'capacitor') {
      const rate = (first.currents[k] ?? 0) / part.capacitance;
      if (Math.abs(rate) > STILL_CAPACITOR) settled = false;
      sources[part.name] = chargeOf(memory, part.name) + (1 - GAMMA) * step * rate;
    }
  });
  if (settled) return { memory, solution: first, settled };
  const middle: BenchMemory = { filaments: half, capacitors: memory.capacitors };
  const second = solveStage(parts, setting, middle, { per, source: (name) => sources[name] ?? 0 }, first.diodes);
  if (!second) return null;
  const filaments: Record<string, number> = {};
  const capacitors: Record<string, number> = {};
  parts.forEach((part, k) => {
    if (part.kind === 'lamp') {
      const rate = filamentHeating(half[part.name] ?? 0, power(second, k));
      filaments[part.name] = filamentOf(memory, part.name) + step * rate;
    } else if (part.kind === 'capacitor') capacitors[part.name] = second.voltages[k] ?? chargeOf(memory, part.name);
  });
  return { memory: { filaments, capacitors }, solution: second, settled };
}

/**
 * Modified nodal analysis (C. W. Ho, A. E. Ruehli, P. A. Brennan 1975, "The modified nodal approach to network
 * analysis", IEEE Trans. Circuits Syst. 22, 504): direct-current networks of any shape.
 *
 *   Kirchhoff's current law at each node:   Σ currents that leave through elements = 0
 *   resistor, stamped as a conductance:     I = (V_from − V_to) / R
 *   voltage source and ammeter, a row each: V_to − V_from + r I = E   (an ammeter has E = 0)
 *   current source, on the right-hand side: I given
 *
 * Unknowns are the node potentials and the currents of the voltage sources and ammeters; one dense LU with partial
 * pivoting solves them. Every element is linear and at rest: a diode or a lamp is handled by its caller, by Newton steps
 * over resistors and current sources. A component of the netlist that nothing joins to node 0 floats: its potentials
 * are counted from its own lowest-numbered node, and no voltage is defined between it and the rest.
 */
import type { Quantity } from '../contract';
import { luFactor, luSolve } from '../core/linalg';

interface Branch {
  /** Nodes are numbered from 0; node 0 is the reference, at 0 V. Currents count positive from `from` to `to`. */
  readonly from: number;
  readonly to: number;
}

export type CircuitElement =
  | (Branch & { readonly kind: 'resistor'; readonly resistance: Quantity<'Ω'> })
  /** Drives current out of its positive pole `to`; its current is positive when it delivers power. */
  | (Branch & {
      readonly kind: 'voltage-source';
      readonly voltage: Quantity<'V'>;
      readonly internalResistance?: Quantity<'Ω'>;
    })
  /** Measures the current through itself; also an ideal wire. Without a resistance it drops no voltage. */
  | (Branch & { readonly kind: 'ammeter'; readonly resistance?: Quantity<'Ω'> })
  | (Branch & { readonly kind: 'current-source'; readonly current: Quantity<'A'> });

export interface Netlist {
  readonly nodes: number;
  readonly elements: readonly CircuitElement[];
}

export type CircuitSolution =
  | {
      readonly is: 'solved';
      /** V, one for each node. */
      readonly potentials: Float64Array;
      /** A, one for each element, positive from `from` to `to`. */
      readonly currents: Float64Array;
      /** The lowest-numbered node of the component that each node belongs to. */
      readonly references: Int32Array;
    }
  /** A loop of ideal sources and ammeters, or a current source whose current has no way back. */
  | { readonly is: 'undetermined' };

/** Joins nodes into groups; the lowest-numbered node stands for its group. */
function createGroups(nodes: number) {
  const parent = Int32Array.from({ length: nodes }, (_, node) => node);
  const representative = (node: number): number => {
    let root = node;
    while (parent[root]! !== root) root = parent[root]!;
    return root;
  };
  return {
    representative,
    /** False where the two were already in one group. */
    join(a: number, b: number): boolean {
      const rootA = representative(a);
      const rootB = representative(b);
      parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
      return rootA !== rootB;
    },
  };
}

type SourceElement = Extract<CircuitElement, { readonly kind: 'voltage-source' | 'ammeter' }>;

const innerResistance = (element: SourceElement): number =>
  (element.kind === 'ammeter' ? element.resistance : element.internalResistance) ?? 0;

function checkElement(element: CircuitElement, nodes: number): void {
  for (const node of [element.from, element.to]) {
    if (!(Number.isInteger(node) && node >= 0 && node < nodes)) {
      throw new RangeError(`There is no node ${node} in a network of ${nodes}.`);
    }
  }
  if (element.kind === 'resistor' && !(element.resistance > 0 && element.resistance < Infinity)) {
    throw new RangeError(`A resistor cannot have ${element.resistance} Ω; use an ammeter for an ideal wire.`);
  }
  if (element.kind === 'voltage-source' || element.kind === 'ammeter') {
    const inside = innerResistance(element);
    if (!(inside >= 0 && inside < Infinity)) throw new RangeError(`A source or a meter cannot have ${inside} Ω.`);
  }
}

/** A branch that fixes a voltage whatever its current. */
const isIdeal = (element: CircuitElement): boolean =>
  (element.kind === 'voltage-source' || element.kind === 'ammeter') && innerResistance(element) === 0;

/** What current sources bring into a component must leave it through others; rounding of a sum allows this much. */
const BALANCE_TOLERANCE = 1e-12;

function injectionsBalance(elements: readonly CircuitElement[], references: Int32Array): boolean {
  const net = new Float64Array(references.length);
  let gross = 0;
  for (const element of elements) {
    if (element.kind !== 'current-source') continue;
    net[references[element.to]!]! += element.current;
    net[references[element.from]!]! -= element.current;
    gross += Math.abs(element.current);
  }
  return net.every((current) => Math.abs(current) <= BALANCE_TOLERANCE * gross);
}

/**
 * Solves a network.
 *
 * Loops and cut-sets are looked for in the graph, not in the pivots: without them the matrix is regular, since every
 * resistance is positive and every ideal branch lies on a tree.
 * @throws RangeError for a node outside 0 … nodes − 1, for a resistor that is not positive and finite, and for an
 * internal resistance that is negative or not finite.
 */
export function solveNetwork(netlist: Netlist): CircuitSolution {
  const { nodes, elements } = netlist;
  for (const element of elements) checkElement(element, nodes);
  const joined = createGroups(nodes);
  const shorted = createGroups(nodes);
  let looped = false;
  for (const element of elements) {
    if (element.kind === 'current-source') continue;
    joined.join(element.from, element.to);
    if (isIdeal(element)) looped = !shorted.join(element.from, element.to) || looped;
  }
  const references = Int32Array.from({ length: nodes }, (_, node) => joined.representative(node));
  if (looped || !injectionsBalance(elements, references)) return { is: 'undetermined' };
  const rowOf = new Int32Array(elements.length).fill(-1);
  let size = nodes;
  elements.forEach(({ kind }, k) => {
    if (kind === 'voltage-source' || kind === 'ammeter') rowOf[k] = size++;
  });

  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  elements.forEach((element, k) => {
    const { from, to } = element;
    switch (element.kind) {
      case 'resistor': {
        const conductance = 1 / element.resistance;
        matrix[from * size + from]! += conductance;
        matrix[to * size + to]! += conductance;
        matrix[from * size + to]! -= conductance;
        matrix[to * size + from]! -= conductance;
        break;
      }
      case 'voltage-source':
      case 'ammeter': {
        const row = rowOf[k]!;
        matrix[from * size + row]! += 1;
        matrix[to * size + row]! -= 1;
        matrix[row * size + to]! += 1;
        matrix[row * size + from]! -= 1;
        matrix[row * size + row]! += innerResistance(element);
        right[row] = element.kind === 'ammeter' ? 0 : element.voltage;
        break;
      }
      case 'current-source':
        right[from]! -= element.current;
        right[to]! += element.current;
        break;
    }
  });
  // The current law at a component's reference node follows from those at its other nodes: V = 0 stands in its place.
  for (let node = 0; node < nodes; node++) {
    if (references[node]! !== node) continue;
    matrix.fill(0, node * size, (node + 1) * size);
    matrix[node * size + node] = 1;
    right[node] = 0;
  }

  const factors = luFactor(matrix, size);
  if (factors === null) return { is: 'undetermined' };
  luSolve(factors, right);
  const potentials = right.slice(0, nodes);
  const currents = Float64Array.from(elements, (element, k) => {
    switch (element.kind) {
      case 'resistor':
        return (potentials[element.from]! - potentials[element.to]!) / element.resistance;
      case 'voltage-source':
      case 'ammeter':
        return right[rowOf[k]!]!;
      case 'current-source':
        return element.current;
    }
  });
  return { is: 'solved', potentials, currents, references };
}

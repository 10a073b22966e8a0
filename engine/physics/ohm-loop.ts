/**
 * The loop of Ohm's law: source – ammeter – resistance – component – return, solved by modified nodal analysis.
 *
 * For the resistor the component is the resistance itself; for lamp and diode the resistance protects them. The voltmeter
 * sits across the component alone and the ammeter outside it, so that its current includes the voltmeter's.
 */
import { ModelError, type Quantity } from '../contract';
import { type NetworkElement, solveDiodeNetwork } from './nonlinear-network';
import { REAL_APPARATUS } from './real-apparatus';

export type ComponentKind = 'Resistor' | 'Filament Lamp' | 'Silicon Diode';

export interface Loop {
  readonly component: ComponentKind;
  readonly resistance: Quantity<'Ω'>;
  readonly voltage: Quantity<'V'>;
  readonly real: boolean;
  /** The component is turned round: the current comes in at its other end. */
  readonly reversed: boolean;
  /** The resistance has burnt through. */
  readonly broken: boolean;
  /** Of the lamp as hot as it is. */
  readonly filamentResistance: Quantity<'Ω'>;
}

/** Positive in the component's own forward direction. */
export interface LoopSolution {
  /** A, through the ammeter. */
  readonly current: number;
  /** V, across the component. */
  readonly voltage: number;
  /** A, through the component, without the voltmeter's share. */
  readonly through: number;
  /** W, in the resistance, whatever its part. */
  readonly resistorPower: number;
}

export const DEAD_LOOP: LoopSolution = { current: 0, voltage: 0, through: 0, resistorPower: 0 };

/** Nodes 0 source −, 1 source +, 2 and 3 ammeter, 4 resistance, 5 and 6 component, 7 middle of the return. */
const NODES = 8;
const AMMETER = 2;

export function solveLoop(loop: Loop): LoopSolution {
  const { component, resistance, voltage, real, reversed, broken } = loop;
  if (voltage === 0) return DEAD_LOOP;
  const { sourceResistance, ammeterResistance, leadResistance, voltmeterResistance } = REAL_APPARATUS;
  const line = (from: number, to: number, ohms: number): NetworkElement => ({
    kind: 'ammeter',
    from,
    to,
    resistance: real ? ohms : 0,
  });
  const resistor = (from: number, to: number, ohms: number): NetworkElement => ({
    kind: 'resistor',
    from,
    to,
    resistance: ohms,
  });
  const [head, tail] = reversed ? [6, 5] : [5, 6];
  const elements: NetworkElement[] = [
    { kind: 'voltage-source', from: 0, to: 1, voltage, internalResistance: real ? sourceResistance : 0 },
    line(1, 2, leadResistance),
    line(2, 3, ammeterResistance),
    line(3, 4, leadResistance),
    line(6, 7, leadResistance),
    line(7, 0, leadResistance),
  ];
  const protects = component !== 'Resistor';
  // The resistance is left out where it has burnt through: what hangs on one wire carries nothing.
  const resistorAt = broken ? null : elements.length;
  if (protects) {
    if (!broken) elements.push(resistor(4, 5, resistance));
  } else {
    elements.push(line(4, 5, 0));
    if (!broken) elements.push(resistor(head, tail, resistance));
  }
  const resistorPlace = resistorAt === null ? null : protects ? resistorAt : resistorAt + 1;
  if (component === 'Silicon Diode') elements.push({ kind: 'diode', from: head, to: tail });
  if (component === 'Filament Lamp') elements.push(resistor(head, tail, loop.filamentResistance));
  const componentPlace = broken && !protects ? null : elements.length - 1;
  if (real) elements.push(resistor(5, 6, voltmeterResistance));

  const solved = solveDiodeNetwork({ nodes: NODES, elements });
  if (solved.is !== 'solved') throw new ModelError('undetermined', 'The circuit has no definite currents.');
  const { potentials, currents } = solved;
  const direction = reversed ? -1 : 1;
  const through = componentPlace === null ? 0 : currents[componentPlace]!;
  const inResistor = resistorPlace === null ? 0 : currents[resistorPlace]!;
  return {
    current: direction * currents[AMMETER]! + 0,
    voltage: direction * (potentials[5]! - potentials[6]!) + 0,
    through: through + 0,
    resistorPower: inResistor ** 2 * resistance,
  };
}

/**
 * Measured numbers as duals. What makes a value uncertain are variables of their own, each measured in its standard uncertainty: the
 * value's own scatter, and every effect that it shares. A derivative by one of them is then what one standard uncertainty
 * of it does to the result; an effect of two readings of one device cancels in their quotient and doubles in their
 * product (JCGM 100:2008, 5.1.2 and 5.2.2). Pure.
 */
import { combined, scatterOf, type SharedEffects, type Uncertain } from '../../../../engine/runtime/uncertain';
import type { NotebookCell } from '../table';
import { type Dual, exact } from './dual';

/** Names of effects begin with a seed, never so. */
const OWN = 'own ';

/** Of a value: what is smaller was left over by last binary digits. */
const ROUNDING = 1e-14;

/** A measured number; `name` tells it from all others. */
export function measuredDual(name: string, value: number, uncertain: Uncertain): Dual {
  if (uncertain.uncertainty === null || uncertain.uncertainty === 0) return exact(value);
  const scatter = scatterOf(uncertain);
  const by = new Map(Object.entries(uncertain.shared ?? {}));
  if (scatter > 0) by.set(`${OWN}${name}`, scatter);
  return { value, by };
}

/**
 * The value with its uncertainty in both parts, to first order. There is none where no variable enters, or where the first order
 * does not say (the root of zero).
 */
export function cellOf({ value, by }: Dual): NotebookCell {
  const parts = [...by];
  if (parts.length === 0 || !parts.every(([, part]) => Number.isFinite(part))) return { value, uncertainty: null };
  const own = parts.filter(([name]) => name.startsWith(OWN)).map(([, part]) => part);
  const shared: SharedEffects = Object.fromEntries(
    parts.filter(([name, part]) => !name.startsWith(OWN) && Math.abs(part) > ROUNDING * Math.abs(value)),
  );
  const scatter = Math.sqrt(own.reduce((sum, part) => sum + part ** 2, 0));
  const uncertainty = combined(scatter, shared);
  return { value, uncertainty, ...(Object.keys(shared).length > 0 && { shared }) };
}

/**
 * The circuit on the free bench as text, one part a line: its name, the two holes it goes into, its value.
 *
 *   B1 b2 b7 6; S1 b2 f2 closed; R1 f2 h2 4.7k; W1 h2 b7
 *
 * Parts whose ends share a hole are connected; what lies between its ends touches nothing. The first letter says what a part is.
 */
import type { Quantity } from '../contract';

export const COLUMNS = 13;
export const ROWS = 8;
export const MOST_PARTS = 60;

/** A hole of the board: column a to m, row 1 to 8. */
export type Hole = string;

interface Placed {
  readonly name: string;
  readonly from: Hole;
  readonly to: Hole;
}

export type AmmeterRange = '2m' | '20m' | '200m' | '10';

export type BenchPart =
  /** `from` is its + pole. Without an EMF of its own it is the bench supply, set by the voltage of the experiment. */
  | (Placed & { readonly kind: 'battery'; readonly emf: Quantity<'V'> | null; readonly inner: Quantity<'Ω'> | null })
  | (Placed & { readonly kind: 'resistor'; readonly resistance: Quantity<'Ω'> })
  | (Placed & { readonly kind: 'lamp' })
  /** Conducts from `from`, its anode. */
  | (Placed & { readonly kind: 'diode' })
  | (Placed & { readonly kind: 'capacitor'; readonly capacitance: Quantity<'F'> })
  | (Placed & { readonly kind: 'switch'; readonly closed: boolean })
  | (Placed & { readonly kind: 'fuse'; readonly rating: Quantity<'A'>; readonly blown: boolean })
  | (Placed & { readonly kind: 'ammeter'; readonly range: AmmeterRange })
  | (Placed & { readonly kind: 'voltmeter'; readonly inner: Quantity<'Ω'> })
  | (Placed & { readonly kind: 'wire' });

export type PartKind = BenchPart['kind'];

export const LETTERS: Readonly<Record<PartKind, string>> = {
  battery: 'B',
  resistor: 'R',
  lamp: 'L',
  diode: 'D',
  capacitor: 'C',
  switch: 'S',
  fuse: 'F',
  ammeter: 'A',
  voltmeter: 'V',
  wire: 'W',
};
const KINDS = Object.entries(LETTERS) as readonly (readonly [PartKind, string])[];
const WHAT_THERE_IS = KINDS.map(([kind, letter]) => `${letter} ${kind}`).join(', ');
/** Their readings are two columns of the table. */
const MOST_METERS = 2;

export const AMMETER_RANGES: Readonly<Record<AmmeterRange, Quantity<'A'>>> = {
  '2m': 0.002,
  '20m': 0.02,
  '200m': 0.2,
  '10': 10,
};

export const holeAt = (column: number, row: number): Hole => `${String.fromCharCode(97 + column)}${row + 1}`;
export const placeOf = (hole: Hole): { readonly column: number; readonly row: number } => ({
  column: hole.charCodeAt(0) - 97,
  row: Number(hole.slice(1)) - 1,
});
const HOLE = /^[a-m][1-8]$/;

export type Parsed<T> = { readonly ok: T } | { readonly refused: string };

const MULTIPLES: Readonly<Record<string, number>> = { u: 1e-6, µ: 1e-6, m: 1e-3, '': 1, k: 1e3, M: 1e6 };

function numberOf(text: string): number | null {
  const [, digits, multiple = ''] = text.match(/^(\d{1,7}(?:\.\d{1,6})?)([uµmkM]?)$/) ?? [];
  if (digits === undefined) return null;
  return Number((Number(digits) * (MULTIPLES[multiple] ?? 1)).toPrecision(12));
}

const within = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

function partOf(kind: PartKind, placed: Placed, values: readonly string[]): Parsed<BenchPart> {
  const { name } = placed;
  const [first, second] = values;
  const refuse = (needs: string): Parsed<BenchPart> => ({ refused: `${name} ${needs}.` });
  const least =
    kind === 'battery' || kind === 'fuse' ? 2 : kind === 'lamp' || kind === 'diode' || kind === 'wire' ? 0 : 1;
  if (values.length > least)
    return refuse(least === 0 ? 'takes no value' : `takes at most ${least === 1 ? 'one value' : 'two values'}`);
  const value = first === undefined ? null : numberOf(first);
  switch (kind) {
    case 'battery': {
      const inner = second === undefined ? null : numberOf(second);
      const wrong = (first !== undefined && !within(value, 0, 24)) || (second !== undefined && !within(inner, 0, 1000));
      return wrong
        ? refuse('takes a voltage from 0 to 24 V and, if you like, an internal resistance up to 1000 Ω')
        : { ok: { ...placed, kind, emf: value, inner } };
    }
    case 'resistor':
      return within(value, 1, 1e7)
        ? { ok: { ...placed, kind, resistance: value } }
        : refuse('needs a resistance from 1 Ω to 10 MΩ, like 220 or 4.7k');
    case 'capacitor':
      return within(value, 1e-6, 0.1)
        ? { ok: { ...placed, kind, capacitance: value } }
        : refuse('needs a capacitance from 1u to 100m, in farads, like 1000u');
    case 'switch':
      return first === undefined || first === 'open' || first === 'closed'
        ? { ok: { ...placed, kind, closed: first === 'closed' } }
        : refuse('is open or closed');
    case 'fuse':
      return (first === undefined || within(value, 0.01, 10)) && (second === undefined || second === 'blown')
        ? { ok: { ...placed, kind, rating: value ?? 0.5, blown: second === 'blown' } }
        : refuse('needs a rating from 10m to 10 A, and is whole or blown');
    case 'ammeter': {
      const range = first ?? '200m';
      return Object.hasOwn(AMMETER_RANGES, range)
        ? { ok: { ...placed, kind, range: range as AmmeterRange } }
        : refuse('has the ranges 2m, 20m, 200m and 10 A');
    }
    case 'voltmeter':
      return first === undefined || within(value, 1e3, 1e8)
        ? { ok: { ...placed, kind, inner: value ?? 1e7 } }
        : refuse('has an internal resistance from 1k to 100M');
    case 'lamp':
    case 'diode':
    case 'wire':
      return { ok: { ...placed, kind } };
  }
}

/** One line. A name without a number gets the first one free among `others`. */
export function parsePart(line: string, others: readonly BenchPart[]): Parsed<BenchPart> {
  const [word = '', from = '', to = '', ...values] = line.trim().split(/\s+/);
  const [, letter = '', digits = ''] = word.match(/^([A-Za-z])(\d{0,2})$/) ?? [];
  const kind = KINDS.find(([, known]) => known === letter.toUpperCase())?.[0];
  if (!kind) return { refused: `“${word.slice(0, 12)}” is no part of this bench: ${WHAT_THERE_IS}.` };
  const taken = new Set(others.map(({ name }) => name));
  let number = Number(digits);
  if (digits === '') for (number = 1; taken.has(`${LETTERS[kind]}${number}`); number++);
  const name = `${LETTERS[kind]}${number}`;
  for (const hole of [from, to]) {
    if (!HOLE.test(hole)) {
      return { refused: `${name} needs two holes of the board, columns a to m and rows 1 to 8, like b2 d2.` };
    }
  }
  if (from === to) return { refused: `${name} begins and ends in the same hole.` };
  return partOf(kind, { name, from, to }, values);
}

/** What is wrong with a board as a whole; null where nothing is. */
export function checkBoard(parts: readonly BenchPart[]): string | null {
  if (parts.length > MOST_PARTS) return `The board holds ${MOST_PARTS} parts.`;
  const names = new Set<string>();
  for (const { name } of parts) {
    if (names.has(name)) return `${name} is there twice.`;
    names.add(name);
  }
  for (const kind of ['ammeter', 'voltmeter'] as const) {
    if (parts.filter((part) => part.kind === kind).length > MOST_METERS) return `The bench has two ${kind}s.`;
  }
  return null;
}

/** A whole netlist: lines apart by semicolons or line ends. */
export function parseNetlist(text: string): Parsed<readonly BenchPart[]> {
  const parts: BenchPart[] = [];
  for (const line of text.split(/[;\n]/)) {
    if (line.trim() === '') continue;
    const parsed = parsePart(line, parts);
    if ('refused' in parsed) return parsed;
    parts.push(parsed.ok);
  }
  const refused = checkBoard(parts);
  return refused === null ? { ok: parts } : { refused };
}

/** A number as the netlist writes it: 4700 → 4.7k. */
export function engineering(value: number): string {
  if (value === 0) return '0';
  const [multiple, size] = (
    value >= 1e6
      ? ['M', 1e6]
      : value >= 1e3
        ? ['k', 1e3]
        : value >= 1
          ? ['', 1]
          : value >= 1e-3
            ? ['m', 1e-3]
            : ['u', 1e-6]
  ) as readonly [string, number];
  return `${Number((value / size).toPrecision(6))}${multiple}`;
}

function valuesOf(part: BenchPart): readonly string[] {
  switch (part.kind) {
    case 'battery':
      return part.emf === null
        ? []
        : part.inner === null
          ? [engineering(part.emf)]
          : [engineering(part.emf), engineering(part.inner)];
    case 'resistor':
      return [engineering(part.resistance)];
    case 'capacitor':
      return [engineering(part.capacitance)];
    case 'switch':
      return [part.closed ? 'closed' : 'open'];
    case 'fuse':
      return part.blown ? [engineering(part.rating), 'blown'] : [engineering(part.rating)];
    case 'ammeter':
      return [part.range];
    case 'voltmeter':
      return [engineering(part.inner)];
    case 'lamp':
    case 'diode':
    case 'wire':
      return [];
  }
}

export const formatPart = (part: BenchPart): string => [part.name, part.from, part.to, ...valuesOf(part)].join(' ');
export const formatNetlist = (parts: readonly BenchPart[]): string => parts.map(formatPart).join('; ');

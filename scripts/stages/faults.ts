/**
 * What must not be on a stage, judged from what it says it shows. Pure. The rules: no two texts meet, none leaves its panel or
 * the stage, none is too small or too faint, no handle takes another's room, no lead ends in nothing, nothing of the page lies
 * over texts or handles.
 */
import { contrastNeeded } from '../../src/bench/stage/inspect/contrast';
import type { Inspection, Quad, ShownText, Sides, Spot } from '../../src/bench/stage/inspect/inspection';

/** Smallest text, CSS px. */
const LEAST_TEXT = 12;
/** Smallest side of a target that others leave to a handle, CSS px. */
const LEAST_TARGET = 44;
/** Smallest side of a target that gave way to its neighbours (WCAG 2.2, success criterion 2.5.8), CSS px. */
const LEAST_APART = 24;
/** Rounded places may meet by so much, CSS px. */
const SLACK = 1;
/** Letters with less between them touch, CSS px. */
const LEAST_GAP = 1;

export type FaultKind =
  | 'texts meet'
  | 'text leaves its panel'
  | 'text leaves the stage'
  | 'text too small'
  | 'text too faint'
  | 'handles too close'
  | 'lead ends in nothing'
  | 'page over text'
  | 'page over handle'
  | 'control covered'
  | 'dock too small';

export interface Fault {
  readonly kind: FaultKind;
  /** What it is about, without figures: the same fault at two sizes has the same. */
  readonly about: string;
  /** How much. */
  readonly detail: string;
}

/** An element of the page over the canvas, in CSS px from the canvas's upper left. */
export interface PageElement {
  readonly name: string;
  readonly box: Sides;
}

export const quoted = (words: string): string => {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > 40 ? `${line.slice(0, 39)}…` : line}”`;
};

const across = (a: Sides, b: Sides): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);
const down = (a: Sides, b: Sides): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

/** How far two boxes reach into each other; 0 where they do not. */
const depth = (a: Sides, b: Sides): number => Math.max(0, Math.min(across(a, b), down(a, b)));

const onto = (quad: Quad, axis: Spot): readonly [number, number] => {
  const places = quad.map(({ x, y }) => x * axis.x + y * axis.y);
  return [Math.min(...places), Math.max(...places)];
};

/** The same for boxes that may be turned: the least way, CSS px, by which one must move to be clear of the other; below 0: their gap. */
export function depthOf(a: Quad, b: Quad): number {
  let least = Number.POSITIVE_INFINITY;
  for (const quad of [a, b]) {
    for (const k of [0, 1] as const) {
      const [from, to] = [quad[k], quad[k + 1]] as const;
      if (!to) continue;
      const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
      if (length < 1e-6) return 0;
      const axis = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
      const [a0, a1] = onto(a, axis);
      const [b0, b1] = onto(b, axis);
      least = Math.min(least, Math.min(a1, b1) - Math.max(a0, b0));
    }
  }
  return least;
}

/** How far a text reaches out of a box that may be turned, CSS px; 0 where it does not. */
export function outOf(panel: Quad, lines: readonly Quad[]): number {
  let most = 0;
  const middle = {
    x: panel.reduce((sum, { x }) => sum + x / 4, 0),
    y: panel.reduce((sum, { y }) => sum + y / 4, 0),
  };
  panel.forEach((from, k) => {
    const to = panel[(k + 1) % 4] ?? from;
    const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
    if (length < 1e-6) return;
    const away = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
    const side = (spot: Spot): number => (spot.x - from.x) * away.x + (spot.y - from.y) * away.y;
    const sign = side(middle) > 0 ? -1 : 1;
    for (const spot of lines.flat()) most = Math.max(most, sign * side(spot));
  });
  return most;
}

const px = (value: number): string => `${Number(value.toFixed(1))} px`;

function textsMeet(texts: readonly ShownText[]): readonly Fault[] {
  return texts.flatMap((a, index) =>
    texts.slice(index + 1).flatMap((b): readonly Fault[] => {
      if (Math.min(across(a.box, b.box), down(a.box, b.box)) <= -LEAST_GAP) return [];
      const most = Math.max(...a.lines.flatMap((line) => b.lines.map((other) => depthOf(line, other))));
      if (most <= -LEAST_GAP) return [];
      const detail = most > 0 ? `by ${px(most)}` : `${px(-most)} apart`;
      return [{ kind: 'texts meet', about: `${quoted(a.words)} and ${quoted(b.words)}`, detail }];
    }),
  );
}

function faultsOfText(text: ShownText, { width, height }: Inspection): readonly Fault[] {
  const about = quoted(text.words);
  const faults: Fault[] = [];
  const { left, top, right, bottom } = text.box;
  const beyond = Math.max(-left, -top, right - width, bottom - height);
  if (beyond > SLACK) faults.push({ kind: 'text leaves the stage', about, detail: `by ${px(beyond)}` });
  const { panel } = text;
  if (panel) {
    const out = outOf(panel.quad, text.lines);
    if (out > SLACK)
      faults.push({ kind: 'text leaves its panel', about: `${about}, ${panel.name}`, detail: `by ${px(out)}` });
  }
  if (text.size < LEAST_TEXT - 0.05) faults.push({ kind: 'text too small', about, detail: px(text.size) });
  const needed = contrastNeeded(text.size, text.bold);
  if (text.contrast !== null && text.contrast < needed - 0.005)
    faults.push({ kind: 'text too faint', about, detail: `${text.contrast.toFixed(2)} of ${needed}` });
  return faults;
}

/** The broadest that is left of a target beside one that lies over it: its smaller side. */
function left(target: Sides, over: Sides): number {
  const { left: x0, top, right, bottom } = target;
  const strips = [
    { ...target, right: Math.min(right, over.left) },
    { ...target, left: Math.max(x0, over.right) },
    { ...target, bottom: Math.min(bottom, over.top) },
    { ...target, top: Math.max(top, over.bottom) },
  ];
  return Math.max(...strips.map((strip) => Math.min(strip.right - strip.left, strip.bottom - strip.top)));
}

/** Later handles lie over earlier ones. */
function faultsOfHandles({ handles }: Inspection): readonly Fault[] {
  return handles.flatMap((handle, index): readonly Fault[] => {
    const { target } = handle;
    const side = Math.min(target.right - target.left, target.bottom - target.top);
    if (side < LEAST_APART - SLACK)
      return [{ kind: 'handles too close', about: quoted(handle.name), detail: `${px(side)} are left to it` }];
    return handles.slice(index + 1).flatMap((other): readonly Fault[] => {
      if (depth(target, other.target) <= SLACK) return [];
      const rest = left(target, other.target);
      if (rest >= LEAST_TARGET - SLACK) return [];
      const about = `${quoted(other.name)} over ${quoted(handle.name)}`;
      return [{ kind: 'handles too close', about, detail: `leaves ${px(Math.max(0, rest))}` }];
    });
  });
}

function faultsOfPage({ texts, handles }: Inspection, page: readonly PageElement[]): readonly Fault[] {
  return page.flatMap(({ name, box }): readonly Fault[] => [
    ...texts
      .filter((text) => depth(box, text.box) > SLACK)
      .map((text): Fault => ({ kind: 'page over text', about: `${name} over ${quoted(text.words)}`, detail: '' })),
    ...handles
      .filter((handle) => depth(box, handle.box) > SLACK)
      .map((handle): Fault => ({ kind: 'page over handle', about: `${name} over ${quoted(handle.name)}`, detail: '' })),
  ]);
}

const leadFaults = ({ leads }: Inspection): readonly Fault[] =>
  leads.flatMap(({ name, ends }) =>
    ends
      .filter((end) => end.in === null)
      .map(({ at }): Fault => {
        const detail = `at ${Math.round(at.x)}, ${Math.round(at.y)}`;
        return { kind: 'lead ends in nothing', about: name, detail };
      }),
  );

export const faultsOf = (inspection: Inspection, page: readonly PageElement[]): readonly Fault[] => [
  ...textsMeet(inspection.texts),
  ...inspection.texts.flatMap((text) => faultsOfText(text, inspection)),
  ...faultsOfHandles(inspection),
  ...leadFaults(inspection),
  ...faultsOfPage(inspection, page),
];

import type { ActionValue } from '../../../engine/contract';

/** Reference checks of an entry, as the build wrote them: published values beside what this model gives. */
export interface ReferenceCheck {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly actions: readonly { readonly at: number; readonly do: string; readonly value?: ActionValue }[];
  readonly time: number;
  readonly reading: string;
  readonly label: string;
  readonly unit: string;
  readonly expected: number | string | null;
  readonly got: number | string | null;
  readonly deviation: number | null;
  readonly tolerance: number | null;
  readonly ok: boolean;
  readonly source: string;
}

export type ChecksAnswer =
  | { readonly is: 'loading' }
  | { readonly is: 'found'; readonly checks: readonly ReferenceCheck[] }
  /** The build wrote none for this entry. */
  | { readonly is: 'none' }
  | { readonly is: 'unreachable' };

const valueText = (value: ActionValue | undefined): string =>
  value === undefined ? '' : typeof value === 'object' ? `${value.x}, ${value.y}` : String(value);

/** The settings of a check in a line: inputs, then actions at their times. */
export function settingsText({ inputs, actions, time }: ReferenceCheck): string {
  const set = Object.entries(inputs).map(([id, value]) => `${id} = ${String(value)}`);
  const done = actions.map(({ at, do: action, value }) => `${[action, valueText(value)].join(' ').trim()} at ${at} s`);
  return [...set, ...done, `read at ${time} s`].join('; ');
}

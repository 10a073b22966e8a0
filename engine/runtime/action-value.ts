/** Checks an action's value against its declaration, and brings it to the declared kind. */
import type { Action, ActionDefs, ActionValue, ActionValueDef, Point } from '../contract';
import { decimalsOf, withUnit } from './format';

export type Checked =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly sentence: string };

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** Adding 0 turns −0 into 0, as a log that is written down and read again has it. */
const asNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed + 0 : null;
};

const asPoint = (value: unknown): Point | null => {
  if (!isPoint(value) && typeof value !== 'string') return null;
  const [x, y] = (isPoint(value) ? [value.x, value.y] : value.split(/[,;]/)).map(asNumber);
  return x === null || x === undefined || y === null || y === undefined ? null : { x, y };
};

/** What is allowed, in words. */
export function allowed(def: ActionValueDef | undefined): string {
  if (!def) return 'no value';
  switch (def.kind) {
    case 'number':
      return `a number from ${def.min} to ${def.max}${withUnit(def.unit)}`;
    case 'toggle':
      return '0 or 1';
    case 'select':
      return def.numbered
        ? `one of ${def.options.map((option, n) => `${n + 1} ${option}`).join(', ')}`
        : `one of ${def.options.join(', ')}`;
    case 'text':
      return def.maxLength === undefined ? 'a text' : `a text of at most ${def.maxLength} characters`;
    case 'number-or-text':
      return `a number from ${def.min} to ${def.max}${withUnit(def.unit)} or a name`;
    case 'point':
      return `a point x,y from ${def.min.x},${def.min.y} to ${def.max.x},${def.max.y}${withUnit(def.unit)}`;
  }
}

/** A value in words: what was given, in a sentence of refusal. */
function said(value: ActionValue | undefined): string {
  if (isPoint(value)) return `${value.x},${value.y}`;
  const text = value === undefined ? '' : String(value);
  if (text.trim() === '') return 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** The option as it is written, or the one that is the same number: 7 for "7.00". */
function optionOf(options: readonly string[], value: string | number | undefined): string | null {
  const written = options.find((option) => option === String(value));
  if (written !== undefined) return written;
  const number = asNumber(value);
  return number === null ? null : (options.find((option) => asNumber(option) === number) ?? null);
}

function bring(def: ActionValueDef, value: ActionValue | undefined): ActionValue | undefined | null {
  switch (def.kind) {
    case 'number': {
      const number = asNumber(value);
      return number !== null && number >= def.min && number <= def.max ? number : null;
    }
    case 'toggle': {
      if (value === undefined) return 1;
      const number = asNumber(value);
      return number === 0 || number === 1 ? number : null;
    }
    case 'select': {
      if (isPoint(value)) return null;
      if (!def.numbered) return optionOf(def.options, value);
      const named = def.options.find((option) => option === String(value));
      const place = asNumber(value);
      return named ?? (place === null ? null : (def.options[place - 1] ?? null));
    }
    case 'text': {
      if (typeof value !== 'string' && typeof value !== 'number') return null;
      const text = String(value);
      return def.maxLength === undefined || text.length <= def.maxLength ? text : null;
    }
    case 'number-or-text': {
      const number = asNumber(value);
      if (number !== null) return number >= def.min && number <= def.max ? number : null;
      return typeof value === 'string' && value !== '' ? value : null;
    }
    case 'point': {
      const point = asPoint(value);
      const inside =
        point && point.x >= def.min.x && point.x <= def.max.x && point.y >= def.min.y && point.y <= def.max.y;
      return inside ? point : null;
    }
  }
}

/** `name` as the learner or the command line gave it; a value for an action that takes none is ignored. */
export function checkAction(defs: ActionDefs, action: Action): Checked {
  const def = Object.hasOwn(defs, action.do) ? defs[action.do] : undefined;
  if (!def) {
    return {
      ok: false,
      sentence: `There is no action "${action.do}"; there are ${Object.keys(defs).join(', ') || 'none'}.`,
    };
  }
  if (!def.value) return { ok: true, action: { do: action.do } };
  if (action.value === undefined && def.value.optional && def.value.kind !== 'toggle') {
    return { ok: true, action: { do: action.do } };
  }
  const value = bring(def.value, action.value);
  if (value === null || value === undefined) {
    const { refusal } = def.value.kind === 'number' ? def.value : { refusal: undefined };
    const sentence = `${def.label} (${action.do}) takes ${allowed(def.value)}, not ${said(action.value)}.`;
    return { ok: false, sentence: refusal ?? sentence };
  }
  return { ok: true, action: { do: action.do, value } };
}

/** A number on the steps of a control: from its least value, cleared of binary rests. */
export function onStep(value: number, min: number, max: number, step: number | undefined): number {
  const bounded = Math.min(max, Math.max(min, value));
  if (step === undefined) return bounded;
  const decimals = Math.max(decimalsOf(step), decimalsOf(min));
  const stepped = Number((min + Math.round((bounded - min) / step) * step).toFixed(decimals));
  return stepped > max ? Number((stepped - step).toFixed(decimals)) : stepped;
}

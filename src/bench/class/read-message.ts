/** What comes over the line between two windows, checked: another version of the site may be at its other end. Pure. */
import * as v from 'valibot';
import type { ToClass, ToTeacher } from './messages';

const text = v.pipe(v.string(), v.maxLength(20_000));
/** A plot as SVG. */
const picture = v.pipe(v.string(), v.maxLength(20_000_000));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const inputs = v.record(text, v.union([v.number(), text, v.boolean()]));
const value = v.union([v.number(), text, v.object({ x: v.number(), y: v.number() })]);

const entry = v.variant('is', [
  v.object({ step: whole, is: v.literal('action'), action: v.object({ do: text, value: v.optional(value) }) }),
  v.object({ step: whole, is: v.literal('inputs'), patch: inputs }),
  v.object({ step: whole, is: v.literal('reset') }),
  v.object({ step: whole, is: v.literal('record') }),
]);

const view = v.object({
  running: v.boolean(),
  finished: v.boolean(),
  hidden: v.boolean(),
  big: v.array(text),
  projector: v.boolean(),
});

const setup = v.object({
  inputs,
  seed: whole,
  trial: v.pipe(whole, v.minValue(1)),
  grade: v.picklist(['ideal', 'school', 'research']),
  fixed: v.record(text, text),
  hide: v.array(text),
});

const toClass = v.variant('is', [
  v.object({ is: v.literal('run'), run: text, setup, log: v.array(entry), step: whole, view }),
  v.object({ is: v.literal('on'), run: text, from: whole, log: v.array(entry), step: whole, view }),
  v.object({
    is: v.literal('beside'),
    beside: v.object({ plot: v.nullable(picture), step: text, caption: v.optional(text, '') }),
  }),
  v.object({ is: v.literal('moves'), path: v.pipe(text, v.regex(/^\/(?![/\\])[^?#\\]*$/)) }),
  v.object({ is: v.literal('gone') }),
  v.object({ is: v.literal('over') }),
]);

const toTeacher = v.object({ is: v.picklist(['hello', 'left']) });

const read = <T>(schema: v.GenericSchema<unknown, T>, data: unknown): T | null => {
  const { success, output } = v.safeParse(schema, data, { abortEarly: true });
  return success ? output : null;
};

/** Null for what no window of this version says. */
export const readToClass = (data: unknown): ToClass | null => read(toClass, data);
export const readToTeacher = (data: unknown): ToTeacher | null => read(toTeacher, data);

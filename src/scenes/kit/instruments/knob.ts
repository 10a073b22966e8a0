/** A knob of an instrument, bound to an input or to a number action: name, bounds, step and unit are the dock's. */
import { Container } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createKnob as createDial, knobTravel, type Knob as Dial } from '../controls/knob';
import type { Size } from '../layout/layout';

export type KnobOptions = ({ readonly input: string } | { readonly action: string }) & {
  /** What is printed below it; default the dock's label. Empty: nothing. */
  readonly print?: string;
};

export interface Knob extends Part {
  least(type: TypeSizes): Size;
  /** Where it is left out it has no handle either. */
  enable(enabled: boolean): void;
  /** Where it stands, for an action whose initial value is not where the model is. Cheap when nothing changed. */
  turnTo(value: number): void;
}

/** Stage units of a drag over the whole dial. */
const TRAVEL = 150;
const LEAST_RADIUS = 15;
const MOST_RADIUS = 34;
/** The dial's ticks reach so far, in its radius. */
const REACH = 1.42;
const MOST_TICKS = 11;
const WORDS_LINE = 1.45;

interface Bounds {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Places it can be turned to; null: any. */
  readonly stops: number | null;
}

function boundsOf(context: StageContext, options: KnobOptions): Bounds {
  if ('input' in options) {
    const facts = context.facts.inputs[options.input];
    if (!facts) throw new Error(`There is no input "${options.input}".`);
    const { label, kind, min, max } = facts;
    if (kind === 'select') return { label, min: 0, max: facts.options.length - 1, stops: facts.options.length };
    return { label, min, max, stops: null };
  }
  const action = context.facts.actions[options.action];
  if (!action) throw new Error(`There is no action "${options.action}".`);
  const { label, value } = action;
  if (value?.kind === 'number') return { label, min: value.min, max: value.max, stops: null };
  if (value?.kind === 'select') return { label, min: 0, max: value.options.length - 1, stops: value.options.length };
  throw new Error(`There is nothing to turn: ${label}.`);
}

/** Origin of its parent. */
export function createKnob(context: StageContext, options: KnobOptions): Knob {
  const root = new Container({ label: 'knob' });
  const { label, stops } = boundsOf(context, options);
  const words = context.text({
    text: options.print ?? label,
    size: 12,
    colour: context.theme.ink,
    anchor: [0.5, 0.5],
  });
  const ticks = stops === null ? MOST_TICKS : Math.max(2, Math.min(MOST_TICKS, stops));
  let dial: Dial | null = null;
  let radius = 0;
  let fraction = 0;
  root.addChild(words);
  const follow = (value: number | boolean): void => {
    const { min, max } = boundsOf(context, options);
    fraction = max > min ? (Number(value) - min) / (max - min) : 0;
    dial?.turn(fraction);
  };
  const gestures = {
    grip: 'none',
    hint: 'Drag it to the right or up for more; or use the arrow keys.',
    follow,
    drag(point: { x: number; y: number }, start: { x: number; y: number }, startValue: number) {
      const { min, max } = boundsOf(context, options);
      return startValue + knobTravel(point, start, TRAVEL) * (max - min);
    },
  } as const;
  const handle =
    'input' in options ? context.inputHandle(options.input, gestures) : context.actionHandle(options.action, gestures);
  return {
    root,
    enable: (enabled) => handle.enable(enabled),
    turnTo(value) {
      handle.update(value);
      follow(value);
    },
    least({ small }) {
      const across = (words.width / words.style.fontSize) * small;
      return {
        width: Math.max(2 * LEAST_RADIUS * REACH, across),
        height: 2 * LEAST_RADIUS * REACH + (words.text === '' ? 0 : small * WORDS_LINE),
      };
    },
    lay({ x, y, width, height }, { small }) {
      root.position.set(x, y);
      const below = words.text === '' ? 0 : small * WORDS_LINE;
      const next = Math.max(LEAST_RADIUS, Math.min(MOST_RADIUS, width / 2 / REACH, (height - below) / 2 / REACH));
      if (next !== radius || !dial) {
        dial?.root.destroy({ children: true });
        radius = next;
        dial = createDial(context, radius, ticks);
        root.addChild(dial.root);
      }
      const middle = { x: width / 2, y: (height - below) / 2 };
      dial.root.position.set(middle.x, middle.y);
      dial.turn(fraction);
      words.style.fontSize = small;
      words.position.set(middle.x, middle.y + radius * REACH + below / 2);
      handle.place(x + middle.x - radius, y + middle.y - radius, 2 * radius, 2 * radius);
    },
  };
}

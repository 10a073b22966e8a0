/** What a key does on the bench. Pure: the page reads the event, this decides. */

export type KeyCommand =
  | 'full-screen'
  | 'leave'
  | 'run'
  | 'reset'
  | 'step'
  | 'faster'
  | 'slower'
  | 'laser'
  | 'spotlight'
  | 'pen'
  | 'projector'
  | 'hide'
  | 'plot'
  | 'steps'
  | 'record'
  | 'watch'
  | 'read-out'
  | 'help';

export interface KeyPress {
  readonly key: string;
  /** Ctrl, Alt or Meta: the browser's and the system's own. */
  readonly withModifier: boolean;
  /**
   * Where the focus is: a field takes all keys, a control takes Space and Enter, the stage's handles and sliders take arrows too, a
   * choice that is made already takes nothing but arrows.
   */
  readonly focus: 'page' | 'control' | 'handle' | 'choice' | 'field';
  readonly full: boolean;
  /** A dialog is open: it has its own keys. */
  readonly dialog: boolean;
  /** The learner may switch the single keys of the page off (WCAG 2.1.4); full screen is all keys. */
  readonly pageKeys: boolean;
}

const FULL_SCREEN_KEYS: Readonly<Record<string, KeyCommand>> = {
  r: 'reset',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  '−': 'slower',
  l: 'laser',
  s: 'spotlight',
  p: 'pen',
  t: 'projector',
  h: 'hide',
  g: 'plot',
  k: 'steps',
  m: 'record',
};

export function commandOf({ key, withModifier, focus, full, dialog, pageKeys }: KeyPress): KeyCommand | null {
  if (withModifier || dialog || focus === 'field') return null;
  const low = key.toLowerCase();
  if (full && low === 'escape') return 'leave';
  if (!full && !pageKeys) return null;
  if (low === ' ') return focus === 'page' || focus === 'choice' ? 'run' : null;
  if (low === 'f') return full ? 'leave' : 'full-screen';
  if (low === '?') return 'help';
  if (low === 'd') return 'read-out';
  if (low === 'w') return 'watch';
  if (!full) return null;
  if (low === 'arrowright') return focus === 'page' || focus === 'control' ? 'step' : null;
  return FULL_SCREEN_KEYS[low] ?? null;
}

interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The lists that `?` opens. */
export const PAGE_KEYS: readonly KeyLine[] = [
  { keys: ['F'], does: 'Full screen, and back' },
  { keys: ['Space'], does: 'Run or freeze' },
  { keys: ['D'], does: 'Read the stage and the readings out' },
  { keys: ['W'], does: 'Watch a demonstration, and stop it' },
  { keys: ['?'], does: 'This list' },
];
export const FULL_KEYS: readonly KeyLine[] = [
  { keys: ['R'], does: 'Reset: begin a new run' },
  { keys: ['→'], does: 'Single step' },
  { keys: ['+', '−'], does: 'Faster, slower' },
  { keys: ['L'], does: 'Laser pointer' },
  { keys: ['S'], does: 'Spotlight: all but a circle is dimmed' },
  { keys: ['P'], does: 'Pen: draw over the stage' },
  { keys: ['T'], does: 'Colours for a projector' },
  { keys: ['H'], does: 'Hide the answers, and show them' },
  { keys: ['M'], does: 'Record a measurement' },
  { keys: ['G'], does: 'Plot beside the stage, and back' },
  { keys: ['K'], does: 'The present step above the stage, and back' },
  { keys: ['Esc'], does: 'Leave full screen' },
];
/** While a lesson is played; Page Down and Page Up do the same in full screen. */
export const LESSON_KEYS: readonly KeyLine[] = [
  { keys: ['N'], does: 'Next step' },
  { keys: ['B'], does: 'Back to the step before' },
];
/** Of a tool, while it is on. */
export const TOOL_KEYS: readonly KeyLine[] = [
  { keys: ['[', ']'], does: 'Spotlight: smaller, larger (or turn the wheel)' },
  { keys: ['1', '2', '3', '4'], does: 'Pen: red, blue, yellow, ink' },
  { keys: ['E'], does: 'Pen: eraser' },
  { keys: ['⌫'], does: 'Pen: undo' },
  { keys: ['Del'], does: 'Pen: clear all' },
];

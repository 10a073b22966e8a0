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
  | 'hide'
  | 'read-out'
  | 'help';

export interface KeyPress {
  readonly key: string;
  /** Ctrl, Alt or Meta: the browser's and the system's own. */
  readonly withModifier: boolean;
  /** Where the focus is: a field takes all keys, a control takes Space and Enter, the stage's handles take arrows. */
  readonly focus: 'page' | 'control' | 'handle' | 'field';
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
  h: 'hide',
};

export function commandOf({ key, withModifier, focus, full, dialog, pageKeys }: KeyPress): KeyCommand | null {
  if (withModifier || dialog || focus === 'field') return null;
  const low = key.toLowerCase();
  if (full && low === 'escape') return 'leave';
  if (!full && !pageKeys) return null;
  if (low === ' ') return focus === 'page' ? 'run' : null;
  if (low === 'f') return full ? 'leave' : 'full-screen';
  if (low === '?') return 'help';
  if (low === 'd') return 'read-out';
  if (!full) return null;
  if (low === 'arrowright') return focus === 'page' || focus === 'control' ? 'step' : null;
  return FULL_SCREEN_KEYS[low] ?? null;
}

/** The list that `?` opens. */
export const KEY_LIST: readonly { readonly keys: readonly string[]; readonly does: string; readonly full?: true }[] = [
  { keys: ['F'], does: 'Full screen, and back' },
  { keys: ['Space'], does: 'Run or freeze' },
  { keys: ['D'], does: 'Read the stage and the readings out' },
  { keys: ['?'], does: 'This list' },
  { keys: ['R'], does: 'Reset: begin a new run', full: true },
  { keys: ['→'], does: 'Single step', full: true },
  { keys: ['+', '−'], does: 'Faster, slower', full: true },
  { keys: ['L'], does: 'Laser pointer', full: true },
  { keys: ['H'], does: 'Hide the answers, and show them', full: true },
  { keys: ['Esc'], does: 'Leave full screen', full: true },
];

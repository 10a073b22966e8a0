/** The order of the steps of the aspirin synthesis, and the words that keep it. */

export type Stage = 'loaded' | 'heating' | 'quenched' | 'cooling' | 'filtered' | 'washed' | 'dried' | 'recrystallised';

export const inFlask = (stage: Stage): boolean => stage === 'heating' || stage === 'quenched' || stage === 'cooling';
export const isDry = (stage: Stage): boolean => stage === 'dried' || stage === 'recrystallised';

const ACTIONS_IN_ORDER = ['start_heating', 'quench', 'cool', 'filter', 'wash', 'dry'] as const;
type Step = (typeof ACTIONS_IN_ORDER)[number] | 'recrystallise' | 'ferric_test' | 'melting_point' | 'take_product';

const DOING: Readonly<Record<Step, string>> = {
  start_heating: 'heating',
  quench: 'quenching',
  cool: 'cooling',
  filter: 'filtering',
  wash: 'washing',
  dry: 'drying',
  recrystallise: 'recrystallising',
  ferric_test: 'testing with iron(III)',
  melting_point: 'taking the melting point',
  take_product: 'taking a sample',
};

const NEXT: Readonly<Record<Stage, string>> = {
  loaded: 'Heat the flask',
  heating: 'Quench the reaction',
  quenched: 'Cool the flask',
  cooling: 'Filter the crystals',
  filtered: 'Wash or dry the crystals',
  washed: 'Dry the crystals',
  dried: 'Test the product',
  recrystallised: 'Test the product',
};

/** What comes next, as an order. */
export function nextOf(stage: Stage, ferricTested: boolean, meltingTaken: boolean): string {
  if (!isDry(stage)) return NEXT[stage];
  if (!ferricTested) return 'Test with iron(III)';
  return meltingTaken ? 'Compare, or recrystallise' : 'Take the melting point';
}

const ALLOWED: Readonly<Record<Stage, readonly Step[]>> = {
  loaded: ['start_heating'],
  heating: ['quench'],
  quenched: ['cool'],
  cooling: ['filter'],
  filtered: ['wash', 'dry'],
  washed: ['wash', 'dry'],
  dried: ['recrystallise', 'ferric_test', 'melting_point', 'take_product'],
  recrystallised: ['recrystallise', 'ferric_test', 'melting_point', 'take_product'],
};

/** How far the work is: the step that comes next. */
const PROGRESS: Readonly<Record<Stage, number>> = {
  loaded: 0,
  heating: 1,
  quenched: 2,
  cooling: 3,
  filtered: 4,
  washed: 4,
  dried: 6,
  recrystallised: 6,
};

/** The refusal of a step out of order, which names the next one; null where the step is in order. */
export function outOfOrder(stage: Stage, step: Step): string | null {
  if (ALLOWED[stage].includes(step)) return null;
  const place = ACTIONS_IN_ORDER.findIndex((action) => action === step);
  if (place >= 0 && place < PROGRESS[stage]) {
    const next = NEXT[stage];
    return `That is done already. Next: ${next.charAt(0).toLowerCase()}${next.slice(1)}.`;
  }
  return `${NEXT[stage]} before ${DOING[step]}`;
}

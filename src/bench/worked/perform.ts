/**
 * Performs a worked procedure on a session, as a learner's hands would: what it does goes through the session, the notebook, the plot and
 * the check that the page uses. No DOM: how time goes by, and how it is shown, is the hands' own.
 */
import type { AxisChoice } from '../../../catalogue/define';
import type { ByWord, WorkedAct } from '../../../catalogue/worked';
import type { ActionValue } from '../../../engine/contract';
import { compute } from '../notebook/formula/compute';
import { editNotebook } from '../notebook/edit';
import { countedRows, type Notebook } from '../notebook/notebook';
import { notebookTable } from '../notebook/table';
import { checkResult, targetsIn } from '../check/make-check';
import { typed } from '../check/offers';
import type { AxisSetting } from '../plot/settings';
import { initialSettings, settingsFrom } from '../plot/settings';
import type { BenchSession } from '../run/session';
import { analysed } from './analysis';

export interface Hands {
  /** Lab seconds go by; not beyond the end of the run. */
  wait(seconds: number): Promise<void>;
  /** The next turn: a display frame on the page. */
  turn(): Promise<void>;
  /** What an eye sees on the stage: the simulation's view. */
  seen(): Promise<unknown>;
}

/** The bench did not do what the worked procedure says: thrown with a sentence. */
export class NotAsWorked extends Error {}

/** How often a display is looked at while something is awaited. */
const LOOKS = 40;
/** Turns until what was asked for must have been done. */
const MOST_TURNS = 20_000;
/** Lab seconds that an action may occupy the bench. */
const LONGEST_ACTION = 1e7;

/** Until all that was asked of the bench has reached the simulation and come back. */
async function settled(session: BenchSession, hands: Hands): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { phase } = session.store.getState();
    if (phase.is === 'failed') throw new NotAsWorked(phase.sentence);
    if (session.isIdle) return;
    // A bench that had come to its end is brought back to life by what is done.
    if (phase.is === 'running') session.pause();
    await hands.turn();
  }
  throw new NotAsWorked('The simulation does not answer.');
}

/** Until what was begun is done. Nobody goes on with both hands full. */
async function freed(session: BenchSession, hands: Hands): Promise<void> {
  await settled(session, hands);
  let waited = 0;
  let patience = 1;
  while (session.store.getState().busy) {
    if (waited > LONGEST_ACTION) throw new NotAsWorked('The bench stays occupied.');
    await hands.wait(patience);
    waited += patience;
    patience *= 1.2;
  }
}

const shownValue = (session: BenchSession, reading: string): number | string | null => {
  const shown = session.store.getState().shown[reading];
  if (!shown) throw new NotAsWorked(`There is no reading "${reading}".`);
  return shown.value;
};

/** The value itself, or the one for the word that a display shows. */
export function plainValue(session: BenchSession, value: ActionValue | ByWord | undefined): ActionValue | undefined {
  if (typeof value !== 'object' || !('by' in value)) return value;
  const word = shownValue(session, value.by);
  const found = value.values[String(word)];
  if (found === undefined) throw new NotAsWorked(`"${value.by}" shows ${word}, for which there is no value.`);
  return found;
}

async function until(session: BenchSession, hands: Hands, act: Extract<WorkedAct, { until: string }>): Promise<void> {
  const { until: reading, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, is, atMost } = act;
  const there = (): boolean => {
    const value = shownValue(session, reading);
    return is === undefined ? typeof value === 'number' && value >= from && value <= to : value === is;
  };
  for (let look = 0; look < LOOKS; look++) {
    if (there()) return;
    await hands.wait(atMost / LOOKS);
  }
  if (!there())
    throw new NotAsWorked(`"${reading}" shows ${shownValue(session, reading)} after ${atMost} s, not what is awaited.`);
}

/** An axis by the id of a column, or by the symbol of a computed one. */
function axisOf(notebook: Notebook, { column, transform = 'value' }: AxisChoice<string>): AxisSetting {
  const computed = notebook.columns.find(({ symbol }) => symbol === column);
  return { column: computed?.id ?? column, transform };
}

function plot(session: BenchSession, act: Extract<WorkedAct, { plot: object }>): void {
  const { notebook } = session.store.getState();
  const settings = notebook.plot === null ? initialSettings(session.entry) : settingsFrom(session.entry, notebook.plot);
  const { x, y, with: overlay = 'none', series = 'all' } = act.plot;
  session.notebook.keepPlot({
    ...settings,
    x: axisOf(notebook, x),
    ys: [axisOf(notebook, y)],
    overlay,
    series,
  });
}

/** The word that a row of the notebook has, the newest or so many rows back. */
function wordIn(notebook: Notebook, { word, back = 0 }: { readonly word: string; readonly back?: number }): string {
  const value = countedRows(notebook).at(-1 - back)?.readings[word]?.value;
  if (typeof value !== 'string') throw new NotAsWorked(`The row has no word for "${word}".`);
  return value;
}

async function check(
  session: BenchSession,
  { check: id, answer }: Extract<WorkedAct, { check: string }>,
): Promise<void> {
  const target = (await targetsIn(session)).find((each) => each.id === id);
  if (!target) throw new NotAsWorked(`Nothing is to be found by the name of "${id}" here.`);
  const { notebook, facts } = session.store.getState();
  const word = typeof answer === 'string' ? answer : 'word' in answer ? wordIn(notebook, answer) : '';
  let entered = { value: word, uncertainty: '' };
  if (typeof answer !== 'string' && 'result' in answer) {
    const columns = (answer.columns ?? []).map(({ symbol, formula }) => ({
      id: `worked ${symbol}`,
      symbol,
      label: symbol,
      unit: '',
      formula,
    }));
    const whole = { ...notebook, columns: [...notebook.columns, ...columns] };
    const table = notebookTable(session.entry, facts?.readings ?? {}, whole, [], { compute });
    const worked = analysed(table, answer, answer.rows);
    if ('refused' in worked) throw new NotAsWorked(`"${id}" cannot be worked out: ${worked.refused}`);
    entered = typed(worked.found.value, worked.found.error);
  }
  const made = await checkResult(session, target, entered);
  const last = made?.tries.at(-1);
  if (last?.judgement !== 'right') {
    const said = `${entered.value}${entered.uncertainty === '' ? '' : ` ± ${entered.uncertainty}`}`;
    throw new NotAsWorked(`"${id}" as ${said} is judged "${last?.judgement ?? 'not at all'}".`);
  }
}

/** Does one thing of the `step`-th step (from 0), and waits until it is done. */
export async function performAct(session: BenchSession, act: WorkedAct, step: number, hands: Hands): Promise<void> {
  if ('set' in act) {
    for (const [id, value] of Object.entries(act.set)) {
      const refusal = session.setInput(id, value);
      if (refusal !== '') throw new NotAsWorked(refusal);
      await settled(session, hands);
    }
  } else if ('do' in act) {
    if (!act.atOnce) await freed(session, hands);
    const { do: action, value } = act;
    session.act({
      do: action,
      value: typeof value === 'function' ? value(await hands.seen()) : plainValue(session, value),
    });
    session.pause();
    await settled(session, hands);
  } else if ('wait' in act) {
    if (act.beyond && session.store.getState().phase.is === 'done') {
      session.goOn();
      session.pause();
      await settled(session, hands);
    }
    await hands.wait(act.wait);
  } else if ('until' in act) await until(session, hands, act);
  else if ('record' in act) {
    await freed(session, hands);
    for (let count = 0; count < act.record; count++) {
      session.record();
      await settled(session, hands);
    }
  } else if ('reset' in act) {
    session.reset();
    await settled(session, hands);
  } else if ('column' in act) {
    const { symbol } = act.column;
    editNotebook(session, { do: 'column', column: { id: `shown ${symbol}`, ...act.column } });
  } else if ('plot' in act) plot(session, act);
  else if ('check' in act) await check(session, act);
  else session.tickStep(step, true);
}

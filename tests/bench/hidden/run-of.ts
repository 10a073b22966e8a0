/** Opens a bench by a link that hides one input, handles it, and collects all that its page holds or sends of it. */
import type { AnyEntry } from '../../../catalogue/define';
import { defaultInputs } from '../../../catalogue/define';
import type { Listing } from '../../../catalogue/listing';
import type { InputDef, InputValue, RunInputs } from '../../../engine/inputs';
import { fixedInputs } from '../../../engine/runtime/fixed-inputs';
import { nearestInputs } from '../../../engine/runtime/inputs';
import { encodeLink, freshRun, type LinkedRun } from '../../../engine/runtime/link';
import { encodeRunFile } from '../../../engine/runtime/run-file';
import type { BenchValue } from '../../../src/bench/bench-context';
import { inputText } from '../../../src/bench/controls/input-rules';
import { toCsv, toTsv } from '../../../src/bench/data/csv';
import { encodeNotebook } from '../../../src/bench/data/notebook-file';
import { exportOf } from '../../../src/bench/data/save-rows';
import { notebookTable } from '../../../src/bench/notebook/table';
import { reportOf } from '../../../src/bench/report/report-model';
import { type InputFate, sharedRun, sharedValueText } from '../../../src/bench/share/shared-run';
import type { Reply } from '../../../workers/protocol';
import { pagePort } from '../by-hand';
import { type Bench, bench } from '../run/session-bench';

const PAGE = 'https://lab.example/bench';
const FATES: readonly InputFate[] = ['free', 'lock', 'hide'];

/** What the page has of a run, each thing under its name; what the instruments showed stands in `measured`. */
export interface Held {
  readonly texts: Readonly<Record<string, string>>;
  /** Values of readings that no instrument gives, at each look. */
  readonly unmeasured: readonly Readonly<Record<string, unknown>>[];
  readonly measured: ReadonlySet<string>;
}

/** Readings come from instruments; codes stand for a whole run and are compared elsewhere. */
const MEASURED = new Set(['readings', 'shown', 'trace']);

const asText = (of: unknown): string =>
  JSON.stringify(of, (key, value: unknown) => (MEASURED.has(key) ? undefined : value), 1) ?? '';

function linksOf({ session }: Bench, listing: Listing, entry: AnyEntry, run: LinkedRun, input: InputDef) {
  const { inputs, seed, grade, facts } = session.store.getState();
  const version = facts?.version ?? 1;
  const source = {
    definitions: entry.inputs,
    inputs,
    history: session.history,
    hidden: session.hidden,
    given: session.given,
    seed,
    grade,
    version,
  };
  const subject = { id: listing.id, inputs: entry.inputs, version };
  return FATES.flatMap((fate) =>
    [false, true].map((withDone) => {
      const choices = {
        fates: { [input.id]: fate },
        withDone,
        task: run.task,
        without: [],
        ask: '',
        view: 'bench' as const,
      };
      const shared = sharedRun(source, choices);
      const beside = entry.inputs.map((each) => sharedValueText(each, shared, session.hidden));
      return [encodeLink(subject, shared, PAGE).link, encodeRunFile(subject, shared), ...beside].join('\n');
    }),
  );
}

/** Handles the bench as whoever tries its first buttons, and records. */
async function handled({ session, display }: Bench, entry: AnyEntry): Promise<void> {
  const looks = async (): Promise<void> => {
    for (let frame = 0; frame < 20; frame++) await display.show(1000 / 60);
  };
  session.run();
  await looks();
  for (const action of entry.mainActions.slice(0, 4)) {
    session.act({ do: action });
    await looks();
  }
  const before = session.store.getState().notebook.rows.length;
  session.record();
  await display.until(() => session.store.getState().notebook.rows.length > before);
}

export async function heldOf(listing: Listing, entry: AnyEntry, input: InputDef, value: InputValue): Promise<Held> {
  const base: RunInputs = { ...defaultInputs(entry), [input.id]: value };
  const { inputs } = nearestInputs(entry, base);
  const hide = [input.id];
  const replies: Reply[] = [];
  const port = pagePort();
  const opened = await bench(
    async () => ({
      ...port,
      async frame(asked) {
        const reply = await port.frame(asked);
        replies.push(reply);
        return reply;
      },
    }),
    [],
    entry,
    { inputs, hide, fixed: fixedInputs(entry.inputs, { lock: [], hide }), preset: true },
  );
  await handled(opened, entry);
  const { session } = opened;
  const state = session.store.getState();
  const version = state.facts?.version ?? 1;
  const run: LinkedRun = {
    ...freshRun({ id: listing.id, inputs: entry.inputs, version }),
    inputs,
    seed: state.seed,
    hide,
  };
  const value_: BenchValue = {
    session,
    listing,
    entry,
    run,
    announce: () => {},
    photograph: async () => ({ picture: null, words: '' }),
    openReport: () => {},
    openSheet: () => {},
    openShelf: () => {},
    openCheck: () => {},
  };
  const table = notebookTable(entry, state.facts?.readings ?? null, state.notebook, hide, { everyRun: true });
  const exported = { ...(await exportOf(value_)), codes: [] };
  const measured = new Set<string>();
  const unmeasured: Record<string, unknown>[] = [];
  const readings = state.facts?.readings ?? {};
  for (const reply of replies) {
    if (reply.is !== 'frame') continue;
    for (const shown of [reply.panels?.shown ?? {}, ...[...reply.records, ...reply.rows].map((row) => row.shown)]) {
      for (const { text } of Object.values(shown)) measured.add(text);
      unmeasured.push(
        Object.fromEntries(
          Object.entries(shown)
            .filter(([id]) => {
              const def = readings[id];
              return def && !('instrument' in def && def.instrument);
            })
            .map(([id, { value: seen }]) => [id, seen]),
        ),
      );
    }
  }
  const { facts: _static, ...views } = state;
  const report = reportOf({
    ...state,
    entry,
    title: listing.title,
    objective: '',
    task: '',
    codes: [],
    changed: [],
    link: '',
    version,
    readings,
    hide,
    table,
    plotted: { x: entry.plot.x.column, ys: [entry.plot.y.column] },
  });
  const texts = {
    store: asText(views),
    messages: state.messages.map(({ text }) => text).join('\n'),
    frames: asText(replies),
    stored: asText(opened.storage.kept),
    csv: toCsv(exported),
    tsv: toTsv(exported),
    file:
      encodeNotebook(entry, { experiment: listing.id, title: listing.title, notebook: state.notebook }, hide).text ??
      '',
    report: asText(report),
    links: linksOf(opened, listing, entry, run, input).join('\n'),
    log: asText(session.log),
  };
  session.dispose();
  return { texts, unmeasured, measured };
}

/** A value as its control writes it. */
export const written = (input: InputDef, value: InputValue): string =>
  typeof value === 'number' && 'min' in input ? inputText(value, input) : String(value);

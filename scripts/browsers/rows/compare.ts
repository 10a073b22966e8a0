/** The same runs in Node and in a browser: where what is shown differs, and how many values differ in a last bit. */
import { build } from 'vite';
import type { ReferenceCase } from '../../../engine/runtime/cases';
import type { Front } from '../front';
import type { Page } from '../page';
import { type RunRows, runsOf } from './runs';

const PAGE = '/rows.html';
const WORKER = '/rows-worker.js';
const PATIENCE_MS = 120_000;

const HTML = `<!doctype html><title>Rows</title><pre id="answer"></pre><script>
  const worker = new Worker('${WORKER}', { type: 'module' });
  const answer = document.getElementById('answer');
  worker.onmessage = ({ data }) => { answer.textContent = JSON.stringify(data); };
  worker.onerror = ({ message }) => { answer.textContent = JSON.stringify({ failed: message }); };
  answer.addEventListener('ask', () => {
    const asked = JSON.parse(answer.textContent);
    answer.textContent = '';
    worker.postMessage(asked);
  });
</script>`;

/** The engine, the catalogue and the runs in one file. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'scripts/browsers/rows/worker.ts',
        output: { codeSplitting: false, format: 'es' },
      },
    },
  });
  const output = 'output' in result ? result.output : [];
  const [file] = output.filter(({ type }) => type === 'chunk');
  if (!file || !('code' in file)) throw new Error('The engine could not be bundled.');
  return file.code;
}

export interface Difference {
  readonly id: string;
  readonly run: RunRows;
  /** As Node shows it, and as the browser does; the first place alone. */
  readonly here: string;
  readonly there: string;
}

export interface Compared {
  readonly runs: number;
  readonly differences: readonly Difference[];
  /** Runs in which a value differs at all, be it in the last bit. */
  readonly inBits: number;
}

export interface RowComparison {
  /** Compares one experiment, its published cases included. */
  of(id: string, cases: readonly ReferenceCase[]): Promise<Compared>;
}

export async function openRows(page: Page, front: Front): Promise<RowComparison> {
  front.serve(PAGE, 'text/html', HTML);
  front.serve(WORKER, 'text/javascript', await bundled());
  await page.open(PAGE);
  return {
    async of(id, cases) {
      const here = await runsOf(id, cases);
      await page.browser.execute(
        `const answer = document.getElementById('answer');
         answer.textContent = arguments[0];
         answer.dispatchEvent(new Event('ask'));`,
        JSON.stringify({ id, cases }),
      );
      const text = `document.getElementById('answer').textContent`;
      await page.until(`${text} !== ''`, `answered for ${id}`, PATIENCE_MS);
      const { runs: there, failed } = JSON.parse(await page.value<string>(text)) as {
        readonly runs?: readonly RunRows[];
        readonly failed?: string;
      };
      if (!there) throw new Error(`${id}: ${failed}`);
      const differences = here.flatMap((run, index): readonly Difference[] => {
        const other = there[index]?.texts ?? [];
        const at = run.texts.findIndex((shown, place) => shown !== other[place]);
        return at < 0 && other.length === run.texts.length
          ? []
          : [{ id, run, here: run.texts[at] ?? 'nothing', there: other[at] ?? 'nothing' }];
      });
      // As JSON, since that is how the other's came.
      const bits = (run: RunRows | undefined): string => JSON.stringify(run?.values);
      const inBits = here.filter((run, index) => bits(run) !== bits(there[index])).length;
      return { runs: here.length, differences, inBits };
    },
  };
}

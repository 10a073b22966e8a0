import { Button } from '../../ui/Button';
import { UNFETCHED } from '../later/unfetched';
import { type BenchValue, useBench, useBenchState } from '../bench-context';

async function saveLate(bench: BenchValue): Promise<void> {
  const means = await import('../data/save-rows').catch(() => null);
  if (means) await means.saveCsv(bench);
  else bench.session.say(UNFETCHED, 'warning');
}

/** What lies over the stage while there is nothing to see on it, and the way on from there. */
export function StageCover() {
  const bench = useBench();
  const phase = useBenchState((state) => state.phase);
  const again = useBenchState((state) => state.facts !== null);
  const rows = useBenchState((state) => state.notebook.rows.length);
  switch (phase.is) {
    case 'loading':
      return <LoadingCover again={again} />;
    case 'restoring':
      return (
        <div className="cover" data-again>
          <output>Bringing the run back…</output>
        </div>
      );
    case 'failed':
      return (
        <div className="cover cover-failed">
          <p role="alert">{phase.sentence}</p>
          <div className="cover-actions">
            <Button look="primary" onClick={() => bench.session.reset()}>
              Try again
            </Button>
            <Button icon="download" onClick={() => void saveLate(bench)} disabled={rows === 0}>
              Save readings as CSV
            </Button>
          </div>
        </div>
      );
    case 'ready':
    case 'running':
    case 'paused':
    case 'done':
      return null;
  }
}

/** `again`: a new run of what is loaded already; it comes so soon that the stage is left as it is for a moment. */
export const LoadingCover = ({ again = false }: { readonly again?: boolean }) => (
  <div className="cover" data-again={again || undefined}>
    {!again && (
      <span className="skeleton" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    )}
    <output>Loading experiment...</output>
  </div>
);

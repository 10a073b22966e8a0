import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CurveFit } from '../../../engine/core/curve-fit';
import { FIT_KINDS, type FitKind } from '../../../engine/core/fit-kinds';
import { Button } from '../../ui/Button';
import { useSliced } from '../../ui/use-sliced';
import { joined } from '../../ui/joined';
import { useBench, useBenchState } from '../bench-context';
import { countedRows } from '../notebook/notebook';
import type { NotebookTable } from '../notebook/table';
import type { PlotPoint } from '../plot/scene';
import { chosenPoints, slicedSeries } from '../plot/series';
import { settingsFrom } from '../plot/settings';
import type { BenchSession } from '../run/session';
import { coachComments, type Comment, MOST_LOOKED_AT } from './rules';
import './coach.css';

const MOST_AT_ONCE = 2;

/** What was dismissed on a bench stays so until the page is left. */
const dismissed = new WeakMap<BenchSession, ReadonlySet<string>>();

/** Two comments on measuring at most, while nothing runs. Nobody has to read them, and nothing reads them out. */
export default function CoachCard({ table }: { readonly table: NotebookTable }) {
  const { session } = useBench();
  const running = useBenchState((state) => state.phase.is === 'running');
  const hidden = useBenchState((state) => state.answersHidden);
  const comments = useComments(table);
  const [gone, setGone] = useState<ReadonlySet<string>>(() => dismissed.get(session) ?? new Set());
  const shown = comments.filter(({ id }) => !gone.has(id)).slice(0, MOST_AT_ONCE);
  if (running || hidden || shown.length === 0) return null;
  const dismiss = ({ id }: Comment): void => {
    const next = new Set([...gone, id]);
    dismissed.set(session, next);
    setGone(next);
  };
  return (
    <aside className="coach" aria-label="On measuring">
      <ul>
        {shown.map((comment) => (
          <li key={comment.id}>
            <span>{joined(comment.text)}</span>
            <Button look="quiet" icon="close" label="Dismiss this comment" onClick={() => dismiss(comment)} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function useComments(table: NotebookTable): readonly Comment[] {
  const { entry } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  const grade = useBenchState((state) => state.grade);
  const settings = useMemo(() => settingsFrom(entry, notebook.plot), [entry, notebook.plot]);
  const begin = useCallback(() => slicedSeries(table, settings), [table, settings]);
  const { value: series } = useSliced(begin);
  const newest = useMemo(() => {
    const all = series?.[0]?.points ?? [];
    // The list of the plot itself where it is short: a fit through it is known already.
    return all.length > MOST_LOOKED_AT ? all.slice(-MOST_LOOKED_AT) : all;
  }, [series]);
  const points = useMemo(() => chosenPoints(newest, settings), [newest, settings]);
  const kind = FIT_KINDS.find((each) => each === settings.overlay) ?? null;
  const fit = useFit(kind, points);
  return useMemo(() => {
    const grades = [
      ...new Set(
        countedRows(notebook)
          .slice(-MOST_LOOKED_AT)
          .map((row) => row.grade),
      ),
    ];
    return coachComments({
      entry,
      readings: readings ?? {},
      table,
      grades: grades.length > 0 ? grades : [grade],
      plotted: { x: settings.x.column, y: settings.ys[0].column },
      points,
      fit,
    });
  }, [entry, readings, table, notebook, grade, settings, points, fit]);
}

type Fits = typeof import('../plot/analysis/fits');

const never = () => () => {};
const zero = (): number => 0;

/** The fit of the plot, reckoned only where one is asked for. */
function useFit(kind: FitKind | null, points: readonly PlotPoint[]) {
  const [fits, setFits] = useState<Fits | null>(null);
  useEffect(() => {
    if (kind === null) return;
    let current = true;
    import('../plot/analysis/fits').then(
      (fetched) => current && setFits(fetched),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [kind]);
  // A fit that came from the worker is looked up anew.
  const version = useSyncExternalStore(fits?.subscribeFits ?? never, fits?.fitsVersion ?? zero);
  return useMemo((): { readonly kind: FitKind; readonly found: CurveFit } | null => {
    if (!fits || version < 0 || kind === null) return null;
    const outcome = fits.fitOf({ is: 'kind', kind }, points);
    return typeof outcome !== 'string' && 'fit' in outcome ? { kind, found: outcome.fit } : null;
  }, [fits, version, kind, points]);
}

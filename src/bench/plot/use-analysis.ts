import { useCallback, useSyncExternalStore } from 'react';
import { useModule } from '../../ui/use-module';
import type { Sliced } from '../../ui/sliced';
import { useSliced } from '../../ui/use-sliced';
import { useBench } from '../bench-context';
import type { NotebookTable } from '../notebook/table';
import type { Analysis } from './analysis/analysis';
import type { SeriesScene } from './scene';
import type { PlotSettings } from './settings';

/** What is reckoned from points, and the fits of this page. */
const loadAnalysis = async () => {
  const [{ slicedAnalysis }, fits] = await Promise.all([import('./analysis/analyse'), import('./analysis/fits')]);
  return { slicedAnalysis, ...fits };
};

/** What was found, and how it was asked for. */
interface Reckoned {
  readonly settings: PlotSettings;
  readonly hidden: boolean;
  readonly analysis: Analysis | null;
}

const never = () => () => {};
const zero = (): number => 0;

/** What is reckoned from the points of a plot; null where nothing is, and until it is found. `hidden`: the answers are. */
export function useAnalysis(
  settings: PlotSettings,
  table: NotebookTable,
  series: readonly SeriesScene[],
  hidden: boolean,
): Analysis | null {
  const { overlay } = settings;
  const reckoner = useModule(overlay !== 'none', loadAnalysis);
  // A fit that came from the worker is looked up anew.
  const fits = useSyncExternalStore(reckoner?.subscribeFits ?? never, reckoner?.fitsVersion ?? zero);
  const titration = useBench().entry.plot.titration ?? null;
  const reckon = useCallback(
    function* (): Sliced<Reckoned | null> {
      if (overlay === 'none' || fits < 0 || !reckoner) return null;
      const { slicedAnalysis, fitOf } = reckoner;
      const found = yield* slicedAnalysis({ settings, table, series, titration, hidden, fitOf });
      return { settings, hidden, analysis: found };
    },
    [fits, reckoner, overlay, settings, table, series, titration, hidden],
  );
  const reckoned = useSliced(reckon).value;
  // What was reckoned otherwise is not shown while the new is.
  return reckoned?.settings === settings && reckoned.hidden === hidden ? reckoned.analysis : null;
}

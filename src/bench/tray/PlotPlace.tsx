import { useEffect, useState } from 'react';
import { atFirstSign } from '../later/after-first-touch';
import { useBench, useBenchState } from '../bench-context';
import { Late } from '../later/Late';

export const loadPlot = async () => (await import('../plot/Plot')).Plot;

/** The first row of the trace is there before anything has been done. */
const MOVED = 2;

const EMPTY = (
  <div className="plot-waiting">
    <p>Run, or record a reading, to see it here.</p>
  </div>
);

interface PlotPlaceProps {
  /** Somebody pressed for it just now. */
  readonly asked?: boolean;
}

/** Empty axes until there is something to draw or somebody to choose: the first picture of the bench does not wait for the plot. */
export function PlotPlace({ asked = false }: PlotPlaceProps) {
  const { session } = useBench();
  const [near, setNear] = useState(false);
  const begun = useBenchState(
    ({ notebook }) => notebook.rows.length > 0 || notebook.predictions.length > 0 || session.trace.length >= MOVED,
  );
  useEffect(() => {
    return atFirstSign(() => setNear(true));
  }, []);
  return <Late load={loadPlot} props={{}} waiting={EMPTY} wanted={asked || near || begun} />;
}

import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useBench } from '../bench-context';
import { StrikeDialog } from '../data/StrikeDialog';
import { editNotebook } from '../notebook/edit';
import type { NotebookTable } from '../notebook/table';
import type { PlotSettings } from './settings';

interface PointCardProps {
  /** Number of the row whose point was pressed. */
  readonly row: number;
  readonly table: NotebookTable;
  readonly settings: PlotSettings;
  readonly change: (part: Partial<PlotSettings>) => void;
  readonly onClose: () => void;
}

/** What may be done with a point of the plot: its series or its inputs are chosen, or it is left out with a reason. */
export default function PointCard({ row: number, table, settings, change, onClose }: PointCardProps) {
  const { session } = useBench();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const row = table.rows.find((each) => each.row === number);
  if (!row) return null;
  const { key, struck } = row;
  const chosen = settings.series === 'rows' ? settings.rows : [];
  const inFit = chosen.includes(key);
  const choose = (part: Partial<PlotSettings>): void => {
    change({ ...part, overlay: settings.overlay === 'none' ? 'line' : settings.overlay });
    onClose();
  };
  return (
    <section className="plot-point" aria-label={`Row ${number}`}>
      <b>Row {number}</b>
      <Button onClick={() => choose({ series: 'present', anchor: key })}>Fit its series</Button>
      <Button onClick={() => choose({ series: 'inputs', anchor: key })}>Fit rows with its inputs</Button>
      <Button
        onClick={() =>
          choose({ series: 'rows', rows: inFit ? chosen.filter((other) => other !== key) : [...chosen, key] })
        }
      >
        {inFit ? 'Take out of the chosen rows' : 'Add to the chosen rows'}
      </Button>
      {struck ? (
        <Button onClick={() => editNotebook(session, { do: 'strike', marks: [{ key, struck: null }] })}>
          Count again
        </Button>
      ) : (
        <Button onClick={(event) => setContainer(event.currentTarget.closest<HTMLElement>('.bench') ?? document.body)}>
          Leave out…
        </Button>
      )}
      <Button icon="close" look="quiet" label={`Close what may be done with row ${number}`} onClick={onClose} />
      {container && (
        <StrikeDialog keys={[key]} container={container} onClose={() => setContainer(null)} onDone={onClose} />
      )}
    </section>
  );
}

import { unitText } from '../../../engine/runtime/format';
import { useState } from 'react';
import type { ReadingDef } from '../../../engine/contract';
import { useBench, useBenchState } from '../bench-context';
import { Late } from '../later/Late';
import { asDisplayed, HIDDEN, plusMinus } from './reading-text';

/** The main readings, live; the others below a fold. */
export function Readings() {
  const { entry } = useBench();
  const facts = useBenchState((state) => state.facts);
  if (!facts) return null;
  const others = Object.keys(facts.readings).filter((id) => !entry.mainReadings.includes(id));
  const rows = (ids: readonly string[]) =>
    ids.map((id) => {
      const def = facts.readings[id];
      return def && <ReadingRow key={id} id={id} def={def} />;
    });
  return (
    <>
      <div className="readings">{rows(entry.mainReadings)}</div>
      {others.length > 0 && (
        <details className="ui-fold">
          <summary>More readings ({others.length})</summary>
          <div className="readings">{rows(others)}</div>
        </details>
      )}
    </>
  );
}

interface ReadingRowProps {
  readonly id: string;
  readonly def: ReadingDef;
}

const loadMore = async () => (await import('./ReadingMore')).ReadingMore;

function ReadingRow({ id, def }: ReadingRowProps) {
  const [open, setOpen] = useState(false);
  const row = (
    <>
      <span className="reading-label">{def.label}</span>
      <ReadingValue id={id} def={def} />
    </>
  );
  if (def.kind === 'text' || (!def.instrument && !def.origin)) {
    return (
      <div className="reading" data-reading={id}>
        {row}
      </div>
    );
  }
  return (
    <details className="reading-more" data-reading={id} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="reading">{row}</summary>
      {open && <Late load={loadMore} props={{ id, def }} />}
    </details>
  );
}

function ReadingValue({ id, def }: ReadingRowProps) {
  const text = useBenchState((state) =>
    state.answersHidden ? HIDDEN : asDisplayed(state.shown[id], def)?.text || '–',
  );
  const uncertainty = useBenchState((state) => plusMinus(asDisplayed(state.shown[id], def)?.uncertainty ?? null));
  const unit = unitText(def.unit);
  const none = text === HIDDEN || text === '–';
  return (
    <span className="reading-value" data-words={def.kind === 'text' || undefined}>
      <b>{text}</b>
      {!none && (unit !== '' || uncertainty !== '') && <small>{` ${unit} ${uncertainty}`.trimEnd()}</small>}
    </span>
  );
}

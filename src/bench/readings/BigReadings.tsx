import type { CSSProperties } from 'react';
import { useBench, useBenchState } from '../bench-context';
import { unitText } from '../controls/input-rules';
import { HIDDEN, plusMinus } from './reading-text';

/** As many readings as can be read from the last row of a class room. */
const MOST = 5;

/** The main readings, as large as the screen allows. */
export function BigReadings() {
  const { entry } = useBench();
  return (
    <dl className="big-readings">
      {entry.mainReadings.slice(0, MOST).map((id) => (
        <BigReading key={id} id={id} />
      ))}
    </dl>
  );
}

function BigReading({ id }: { readonly id: string }) {
  const label = useBenchState((state) => state.facts?.readings[id]?.label ?? '');
  const unit = useBenchState((state) => unitText(state.facts?.readings[id]?.unit ?? ''));
  const words = useBenchState((state) => state.facts?.readings[id]?.kind === 'text');
  const text = useBenchState((state) => (state.answersHidden ? HIDDEN : state.shown[id]?.text || '–'));
  const uncertainty = useBenchState((state) =>
    state.answersHidden ? '' : plusMinus(state.shown[id]?.uncertainty ?? null),
  );
  const none = text === HIDDEN || text === '–';
  // The digits are as large as their number allows; below six they no longer grow, so that they stand still.
  const style = { '--chars': Math.max(6, text.length) } as CSSProperties;
  return (
    <div data-words={words || undefined} style={style}>
      <dt>{label}</dt>
      <dd>
        <b>{text}</b>
        <small>{none ? '\u00A0' : `${unit} ${uncertainty}`.trim()}</small>
      </dd>
    </div>
  );
}

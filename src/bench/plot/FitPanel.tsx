import { NumberEntry } from '../../ui/NumberEntry';
import { HIDDEN } from '../readings/reading-text';
import type { NotebookTable } from '../notebook/table';
import type { Analysis } from './analysis/analysis';
import { FIRST_GUESS, readFormula } from './analysis/custom';
import { Equation } from './Equation';
import type { PlotSettings } from './settings';
import './plot-more.css';

interface FitPanelProps {
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  /** Null while it is being fetched. */
  readonly analysis: Analysis | null;
  readonly hidden: boolean;
  readonly change: (part: Partial<PlotSettings>) => void;
}

/** What an analysis found, in words and numbers; for an own formula, where it is written. */
export default function FitPanel({ settings, table, analysis, hidden, change }: FitPanelProps) {
  return (
    <section className="fit-panel" aria-label="Result of the fit">
      {settings.overlay === 'custom' && <OwnFormula settings={settings} table={table} change={change} />}
      {analysis && (hidden ? <p>{HIDDEN}</p> : <Result analysis={analysis} />)}
    </section>
  );
}

function Result({ analysis: { equation, lines, comments, refused } }: { readonly analysis: Analysis }) {
  return (
    <>
      <div className="plot-result">
        {equation.length > 0 && <Equation parts={equation} />}
        {lines.map(({ name, text }) => (
          <span key={name}>
            {name} <b>{text}</b>
          </span>
        ))}
      </div>
      {refused !== null && <output className="fit-refused">{refused}</output>}
      {comments.length > 0 && <p className="fit-comment">{comments.join(' ')}</p>}
    </>
  );
}

function OwnFormula({ settings, table, change }: Pick<FitPanelProps, 'settings' | 'table' | 'change'>) {
  const { formula, starts } = settings.custom;
  const written = readFormula(formula, table, settings);
  return (
    <div className="own-formula">
      <label>
        y ={' '}
        <input
          type="text"
          className="ui-text"
          value={formula}
          placeholder="a*exp(-k*x) + c"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          onChange={(event) => change({ custom: { formula: event.target.value, starts } })}
        />
      </label>
      {written.ok && (
        <span className="own-starts">
          start at
          {written.parameters.map((symbol) => (
            <span key={symbol} className="own-start">
              <var>{symbol}</var> ={' '}
              <NumberEntry
                label={`First guess of ${symbol}`}
                text={String(starts[symbol] ?? FIRST_GUESS)}
                onCommit={(typed) => {
                  const value = Number(typed);
                  if (typed === '' || !Number.isFinite(value)) return false;
                  change({ custom: { formula, starts: { ...starts, [symbol]: value } } });
                  return true;
                }}
              />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

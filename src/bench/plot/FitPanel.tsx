import { useState } from 'react';
import { FIT_KINDS } from '../../../engine/core/fit-kinds';
import { Button } from '../../ui/Button';
import { NumberEntry } from '../../ui/NumberEntry';
import { CheckButton } from '../check/CheckButton';
import { HIDDEN } from '../readings/reading-text';
import type { NotebookTable } from '../notebook/table';
import type { Analysis } from './analysis/analysis';
import { FIRST_GUESS, readFormula } from './analysis/custom';
import { fitAgain, stopFit } from './analysis/fits';
import { Equation } from './Equation';
import type { Asked, Overlay, PlotSettings } from './settings';
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
    <section className="fit-panel" aria-label="Result of the fit" tabIndex={-1}>
      {settings.overlay === 'custom' && <OwnFormula settings={settings} table={table} change={change} />}
      {analysis && (hidden ? <p>{HIDDEN}</p> : <Result analysis={analysis} change={change} />)}
      {analysis && !hidden && analysis.refused === null && isCurve(settings.overlay) && (
        <Questions settings={settings} table={table} change={change} />
      )}
      {analysis?.lines.some(({ found }) => found) && !hidden && <CheckButton />}
    </section>
  );
}

const isCurve = (overlay: Overlay): boolean => overlay === 'custom' || FIT_KINDS.some((kind) => kind === overlay);

type Change = Pick<FitPanelProps, 'settings' | 'table' | 'change'>;

/** What may be asked of a curve beyond its parameters; the answers stand among the results. */
function Questions({ settings, table, change }: Change) {
  const { asked } = settings;
  const ask = (part: Partial<Asked>): void => change({ asked: { ...asked, ...part } });
  const commit =
    (take: (value: number | null) => Partial<Asked>, least = -Infinity) =>
    (typed: string): boolean => {
      const value = typed === '' ? null : Number(typed.replace('−', '-'));
      if (value !== null && !(Number.isFinite(value) && value >= least)) return false;
      ask(take(value));
      return true;
    };
  const text = (value: number | null): string => (value === null ? '' : String(value));
  return (
    <div className="fit-questions">
      <label className="ui-check">
        <input
          type="checkbox"
          checked={settings.uncertaintyBand}
          onChange={(event) => change({ uncertaintyBand: event.target.checked })}
        />
        Band of uncertainty
      </label>
      <span className="fit-question">
        At x =
        <NumberEntry label="Value of the curve at this x" text={text(asked.x)} onCommit={commit((x) => ({ x }))} />
      </span>
      <span className="fit-question">
        For y =
        <NumberEntry
          label="Find x for this value of y"
          text={text(asked.y)}
          disabled={asked.rows.length > 0}
          onCommit={commit((y) => ({ y }))}
        />
        ±
        <NumberEntry
          label="Standard uncertainty of that y"
          text={text(asked.u)}
          disabled={asked.rows.length > 0}
          onCommit={commit((u) => ({ u }), 0)}
        />
        or y of rows
        <RowsEntry table={table} keys={asked.rows} onRows={(rows) => ask({ rows })} />
      </span>
    </div>
  );
}

interface RowsEntryProps {
  readonly table: NotebookTable;
  readonly keys: readonly string[];
  readonly onRows: (keys: readonly string[]) => void;
}

/** Numbers of rows, as "8, 9, 10". */
function RowsEntry({ table, keys, onRows }: RowsEntryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const numbers = keys.length === 0 ? [] : table.rows.filter(({ key }) => keys.includes(key)).map(({ row }) => row);
  const commit = (): void => {
    if (draft === null) return;
    const wanted = new Set((draft.match(/\d+/g) ?? []).map(Number));
    onRows(table.rows.filter(({ row }) => wanted.has(row)).map(({ key }) => key));
    setDraft(null);
  };
  return (
    <input
      type="text"
      className="ui-text fit-rows"
      inputMode="numeric"
      autoComplete="off"
      aria-label="Rows in which the value of y was read"
      placeholder="as 8, 9"
      value={draft ?? numbers.join(', ')}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

interface ResultProps {
  readonly analysis: Analysis;
  readonly change: FitPanelProps['change'];
}

function Result({ analysis, change }: ResultProps) {
  const { equation, lines, comments, refused, unfinished, remedies = [] } = analysis;
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
      {remedies.length > 0 && (
        <p className="fit-remedies">
          {remedies.map(({ text, change: part }) => (
            <Button
              key={text}
              onClick={(event) => {
                // The button goes with what it mends.
                event.currentTarget.closest('section')?.focus();
                change({ ...part, view: null });
              }}
            >
              {text}
            </Button>
          ))}
        </p>
      )}
      {unfinished && (
        <Button onClick={unfinished === 'reckoning' ? stopFit : fitAgain}>
          {unfinished === 'reckoning' ? 'Cancel' : 'Fit again'}
        </Button>
      )}
      {comments.length > 0 && <p className="fit-comment">{comments.join(' ')}</p>}
    </>
  );
}

function OwnFormula({ settings, table, change }: Change) {
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

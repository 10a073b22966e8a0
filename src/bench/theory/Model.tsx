import { useEffect, useState } from 'react';
import type { EntryTexts } from '../../../catalogue/define';
import { formatSignificant, unitText } from '../../../engine/runtime/format';
import { Button } from '../../ui/Button';
import { ScrollBox } from '../../ui/ScrollBox';
import { useBench, useBenchState } from '../bench-context';
import { type ChecksAnswer, type ReferenceCheck, settingsText } from './checks';
import { fetchChecks } from './fetch-checks';
import { Prose, Tex } from './Tex';
import './theory.css';

/** What the model is made of, where it holds, and how it compares with published values. */
export function Model({ model }: Pick<EntryTexts, 'model'>) {
  const version = useBenchState((state) => state.facts?.version ?? null);
  const { equations, assumptions, validity, parameters, sources, limits } = model;
  return (
    <article className="theory model">
      <section>
        <h2>Equations</h2>
        {equations.map(({ tex, says }) => (
          <figure key={tex}>
            <Tex tex={tex} />
            <figcaption>{says}</figcaption>
          </figure>
        ))}
      </section>
      <section>
        <h2>Assumptions</h2>
        <List items={assumptions} />
      </section>
      <section>
        <h2>Where it holds</h2>
        <Prose text={validity} />
      </section>
      {limits && limits.length > 0 && (
        <section>
          <h2>What real apparatus does differently</h2>
          <List items={limits} />
        </section>
      )}
      {parameters.length > 0 && (
        <section className="model-wide">
          <h2>Constants and parameters</h2>
          <ScrollBox label="Constants and parameters">
            <table>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Value</th>
                  <th scope="col">Source</th>
                </tr>
              </thead>
              <tbody>
                {parameters.map(({ name, value, source, teaching }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                    <td>
                      {source} {teaching && <span className="teaching">teaching value</span>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </section>
      )}
      <section className="model-wide">
        <h2>Checked against published values</h2>
        <Checks />
      </section>
      <section className="model-wide">
        <h2>Sources</h2>
        <List items={sources} />
        {version !== null && <p className="field-note">Model version {version}</p>}
      </section>
    </article>
  );
}

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ))}
  </ul>
);

function Checks() {
  const { listing } = useBench();
  const [answer, setAnswer] = useState<ChecksAnswer>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void fetchChecks(listing.id, stop.signal).then((next) => !stop.signal.aborted && setAnswer(next));
    return () => stop.abort();
  }, [listing, attempt]);
  switch (answer.is) {
    case 'loading':
      return <output>Fetching the reference checks…</output>;
    case 'none':
      return <p className="panel-empty">No reference checks have been published for this page yet.</p>;
    case 'unreachable':
      return (
        <p className="panel-empty">
          The reference checks could not be fetched; without a connection they are shown only after an earlier visit.{' '}
          <Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>
        </p>
      );
    case 'found':
      return <CheckTable checks={answer.checks} />;
  }
}

const valueText = (value: number | string | null): string =>
  typeof value === 'number' ? formatSignificant(value, 6) : (value ?? '–');

function CheckTable({ checks }: { readonly checks: readonly ReferenceCheck[] }) {
  const agreeing = checks.filter(({ ok }) => ok).length;
  return (
    <>
      <p>
        {agreeing} of {checks.length} agree within their tolerance.
      </p>
      <ScrollBox label="Reference checks">
        <table>
          <thead>
            <tr>
              <th scope="col">Reading</th>
              <th scope="col">Published</th>
              <th scope="col">Ours</th>
              <th scope="col">Deviation</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => {
              const unit = unitText(check.unit);
              const settings = settingsText(check);
              return (
                <tr key={`${check.reading} ${settings}`} data-ok={check.ok}>
                  <th scope="row">
                    {check.label}
                    <small className="check-settings">{settings}</small>
                  </th>
                  <td>
                    {valueText(check.expected)} <small>{unit}</small>
                  </td>
                  <td>
                    {check.ok ? '✓' : '✗'} {valueText(check.got)} <small>{unit}</small>
                  </td>
                  <td>
                    {check.deviation === null ? '–' : formatSignificant(check.deviation, 2)}{' '}
                    {check.tolerance !== null && <small>of ±{formatSignificant(check.tolerance, 2)}</small>}
                  </td>
                  <td>{check.source}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

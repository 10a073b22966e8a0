import { Fragment, memo } from 'react';
import type { ModelNotes } from '../../../catalogue/define';
import { InTurns } from '../../ui/InTurns';
import { QrCode } from '../../ui/QrCode';
import { site } from '../../site';
import { editNotebook } from '../notebook/edit';
import type { TextName } from '../notebook/notebook';
import { TEXT_PROMPTS } from '../notebook/text-prompts';
import { Equation } from '../plot/Equation';
import { Badly } from '../procedure/Badly';
import type { BenchSession } from '../run/session';
import { Prose, Tex } from '../theory/Tex';
import type { ReportFigure } from './figures';
import type { Report } from './report-model';
import { Predictions } from './Predictions';
import { Readings } from './Readings';
import { Found } from './Found';
import type { Asked } from './asked';
import type { Typed, Who } from './sheet';
import { NameAndDate, Written } from './Written';

export interface StagePicture {
  readonly address: string;
  readonly words: string;
}

interface ReportPaperProps {
  readonly report: Report;
  /** The link leaves out what was done. */
  readonly withoutDone: boolean;
  readonly figures: readonly ReportFigure[];
  /** Null where it is left out, or was not to be had. */
  readonly stage: StagePicture | null;
  readonly model: ModelNotes | null;
  readonly session: BenchSession;
  readonly who: Who;
  readonly onWho: (who: Who) => void;
  /** What is to be found, and what was typed for it. */
  readonly asked: readonly Asked[];
  readonly typedOf: (asked: Asked) => Typed;
  readonly onTyped: (id: string, typed: Typed) => void;
}

/** The sheet itself: white on the screen too, so that what is seen is what is printed. */
export function ReportPaper(props: ReportPaperProps) {
  const { report, withoutDone, figures, stage, model, session, who, onWho, asked, typedOf, onTyped } = props;
  const text = (name: TextName) => (
    <section key={name} className="report-text">
      <h2>{name.replace(/^./, (first) => first.toUpperCase())}</h2>
      <Written
        label={name}
        prompt={TEXT_PROMPTS[name]}
        text={report.texts.find((each) => each.name === name)?.text ?? ''}
        onText={(written) => editNotebook(session, { do: 'text', name, text: written })}
      />
    </section>
  );
  return (
    <article className="report-paper" aria-label={`Report on ${report.title}`}>
      <InTurns
        parts={[
          <header key="head">
            <Head report={report} withoutDone={withoutDone} who={who} onWho={onWho} />
          </header>,
          text('hypothesis'),
          report.predictions.length > 0 ? (
            <section key="predictions">
              <h2>Prediction</h2>
              <Predictions predictions={report.predictions} session={session} />
            </section>
          ) : null,
          <section key="apparatus">
            <h2>Apparatus and settings</h2>
            {stage && (
              <figure className="report-stage">
                <img src={stage.address} alt={stage.words} />
                <figcaption>The apparatus when this report was opened.</figcaption>
              </figure>
            )}
            <Settings report={report} />
          </section>,
          report.steps.length > 0 || report.leftOut !== null ? (
            <section key="steps">
              <h2>Steps done</h2>
              <Steps report={report} />
            </section>
          ) : null,
          <section key="readings">
            <h2>Readings</h2>
            <Readings report={report} />
          </section>,
          figures.length > 0 ? (
            <section key="figures">
              <h2>{figures.length === 1 ? 'Plot' : 'Plots'}</h2>
              {figures.map((figure) => (
                <Figure key={figure.id} figure={figure} />
              ))}
            </section>
          ) : null,
          asked.length > 0 ? <Found key="found" asked={asked} typedOf={typedOf} onTyped={onTyped} /> : null,
          report.checks.length > 0 ? (
            <section key="checks">
              <h2>{report.checks.length === 1 ? 'Result checked' : 'Results checked'}</h2>
              <NamedValues list={report.checks} />
            </section>
          ) : null,
          text('observations'),
          text('conclusion'),
          model ? <Model key="model" model={model} version={report.version} /> : null,
          <footer key="foot">
            {site.name}. {report.title}
            {report.version !== '' && `, model ${report.version}`}.
            {report.medical && ' For learning only. Not for diagnosis or treatment.'}
          </footer>,
        ]}
      />
    </article>
  );
}

const Head = ({
  report,
  withoutDone,
  who,
  onWho,
}: Pick<ReportPaperProps, 'report' | 'withoutDone' | 'who' | 'onWho'>) => (
  <InTurns
    parts={[
      <RunCode key="code" report={report} withoutDone={withoutDone} />,
      <Fragment key="title">
        <h1>{report.title}</h1>
        <p className="report-objective">{report.objective}</p>
        {report.task !== '' && (
          <p>
            <b>Task:</b> {report.task}
          </p>
        )}
        <NameAndDate who={who} onWho={onWho} />
      </Fragment>,
    ]}
  />
);

/** Whoever has the paper opens the same run. */
const RunCode = ({ report, withoutDone }: Pick<ReportPaperProps, 'report' | 'withoutDone'>) => (
  <aside className="report-run">
    <QrCode text={report.link} label="QR code of the link to this run" />
    <p>
      <a href={report.link}>Open this run</a>
      {withoutDone && <small> (its settings, without what was done)</small>}
    </p>
  </aside>
);

const NamedValues = ({ list }: { readonly list: Report['checks'] }) => (
  <dl className="report-settings">
    {list.map(({ name, value }) => (
      <div key={name + value}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Steps = ({ report }: Pick<ReportPaperProps, 'report'>) => (
  <>
    <ol className="report-steps">
      {report.steps.map(({ number, text: step, badly }) => (
        <li key={number} value={number}>
          {step} {badly && <Badly />}
        </li>
      ))}
    </ol>
    {report.leftOut !== null && <p className="report-note">{report.leftOut}</p>}
  </>
);

const Settings = ({ report }: Pick<ReportPaperProps, 'report'>) => (
  <>
    <NamedValues list={[...report.settings, ...report.run]} />
    {report.instruments.length > 0 && (
      <ul className="report-instruments">
        {report.instruments.map(({ instrument, readings }) => (
          <li key={instrument}>
            {instrument}: {readings.join(', ')}.
          </li>
        ))}
      </ul>
    )}
  </>
);

const Figure = ({ figure: { svg, words, caption, equation, lines, comments } }: { readonly figure: ReportFigure }) => (
  <figure className="report-plot">
    <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={words} />
    <figcaption>
      {caption}
      {(equation.length > 0 || lines.length > 0) && (
        <span className="report-fit">
          {equation.length > 0 && <Equation parts={equation} />}
          {lines.map(({ name, text }) => (
            <span key={name}>
              {name} <b>{text}</b>
            </span>
          ))}
        </span>
      )}
      {comments.length > 0 && <span className="report-comment">{comments.join(' ')}</span>}
    </figcaption>
  </figure>
);

interface ModelProps {
  readonly model: ModelNotes;
  readonly version: string;
}

const Model = memo(({ model, version }: ModelProps) => (
  <section className="report-model">
    <h2>Model and sources</h2>
    <InTurns
      parts={[
        ...model.equations.map(({ tex, says }) => (
          <figure key={tex}>
            <Tex tex={tex} />
            <figcaption>{says}</figcaption>
          </figure>
        )),
        <Fragment key="validity">
          <h3>Where it holds</h3>
          <Prose text={model.validity} />
        </Fragment>,
        <Fragment key="assumptions">
          <h3>Assumptions</h3>
          <List items={model.assumptions} />
        </Fragment>,
        <Fragment key="sources">
          <h3>Sources</h3>
          <List items={model.sources} />
          {version !== '' && <p>Model version {version}.</p>}
        </Fragment>,
      ]}
    />
  </section>
));

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ))}
  </ul>
);

import { useEffect, useRef } from 'react';
import { unitText } from '../../../engine/runtime/format';
import type { Answer } from '../../../engine/contract';
import type { ClassMember } from '../../../engine/runtime/class-set';

export interface AnsweredMember {
  readonly member: ClassMember;
  readonly answers: readonly Answer[];
}

const answerText = ({ value, unit, tolerance }: Answer): string =>
  `${value}${tolerance === undefined ? '' : ` ± ${tolerance}`} ${unitText(unit)}`.trim();

interface AnswerKeyProps {
  readonly title: string;
  readonly keys: readonly AnsweredMember[];
  /** It was asked for on the screen: it lies below the links of a class, out of sight, and is brought there. */
  readonly shown: boolean;
}

/** What each student should find, and how far off still counts. */
export function AnswerKey({ title, keys, shown }: AnswerKeyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  // Students with different samples may have different things to find.
  const asked = [...new Map(keys.flatMap(({ answers }) => answers.map((answer) => [answer.id, answer]))).values()];
  return (
    <section className="answer-key" aria-labelledby="answer-key-title">
      <h2 id="answer-key-title" ref={heading} tabIndex={-1}>
        Answer key: {title}
      </h2>
      {asked.length === 0 ? (
        <p>Nothing is to be found here.</p>
      ) : (
        <>
          <p>
            A result counts as found when the true value lies within two of its own standard uncertainties, and these
            are not far wider than the tolerance: about two standard uncertainties of the calibration of the
            school-grade instruments and labels, which no repeating takes away, and at least one step of the setting.
          </p>
          <table className="class-table">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Run code</th>
                {asked.map(({ id, label }) => (
                  <th scope="col" key={id}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keys.map(({ member, answers }) => (
                <tr key={member.name}>
                  <th scope="row">{member.name}</th>
                  <td className="mono">{member.code}</td>
                  {asked.map(({ id }) => {
                    const answer = answers.find((each) => each.id === id);
                    return <td key={id}>{answer ? answerText(answer) : ''}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

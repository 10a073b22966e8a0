import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { findListing } from '../../../catalogue/lookup';
import type { LessonStep } from '../../../engine/runtime/lesson';
import { Button } from '../../ui/Button';
import { pathOf } from '../../paths';

interface StepListProps {
  readonly steps: readonly LessonStep[];
  readonly onChange: (steps: readonly LessonStep[]) => void;
  /** Reads a sentence out, politely. */
  readonly onSay: (sentence: string) => void;
}

/** The steps in order: caption, up, down, remove. */
export function StepList({ steps, onChange, onSay }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  const titleOf = ({ experiment }: LessonStep): string => {
    const found = findListing(experiment);
    return found.kind === 'found' ? found.listing.title : `Unknown: ${experiment}`;
  };
  const pathTo = ({ experiment, query }: LessonStep): string => {
    const found = findListing(experiment);
    return found.kind === 'found' ? `${pathOf(found.listing)}?${query}` : '/';
  };
  const move = (index: number, by: 1 | -1): void => {
    const step = steps[index];
    const other = steps[index + by];
    if (!step || !other) return;
    onChange(steps.map((each, at) => (at === index ? other : at === index + by ? step : each)));
    onSay(`${titleOf(step)} is now step ${index + by + 1} of ${steps.length}.`);
    // The focus goes with the step, so that it can be moved on.
    const name = by < 0 ? '[data-move="up"]' : '[data-move="down"]';
    requestAnimationFrame(() => {
      const row = list.current?.children[index + by];
      const button = row?.querySelector<HTMLButtonElement>(`${name}:not(:disabled)`) ?? row?.querySelector('textarea');
      button?.focus();
    });
  };
  const remove = (index: number): void => {
    onChange(steps.filter((_step, at) => at !== index));
    onSay(`Step ${index + 1} was removed.`);
  };
  return (
    <ol className="lesson-steps" ref={list}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step has no name of its own: the same run may stand twice
        <li key={index}>
          <div className="lesson-step-head">
            <b>{index + 1}</b>
            <Link to={pathTo(step)}>{titleOf(step)}</Link>
            <span className="push-end">
              <Button
                look="quiet"
                icon="up"
                data-move="up"
                label={`Move step ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <Button
                look="quiet"
                icon="down"
                data-move="down"
                label={`Move step ${index + 1} down`}
                disabled={index === steps.length - 1}
                onClick={() => move(index, 1)}
              />
              <Button look="quiet" icon="close" label={`Remove step ${index + 1}`} onClick={() => remove(index)} />
            </span>
          </div>
          <textarea
            className="ui-text"
            rows={2}
            maxLength={400}
            aria-label={`Caption of step ${index + 1}`}
            placeholder="Caption: what to look at, what to ask"
            value={step.caption}
            onChange={(event) =>
              onChange(steps.map((each, at) => (at === index ? { ...each, caption: event.target.value } : each)))
            }
          />
        </li>
      ))}
    </ol>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useBench } from '../bench-context';
import { WrongAnalysis } from './analysis';
import { NotAsWorked } from './perform';
import { showStep } from './show';
import { workedOf } from './worked-of';
import './worked.css';

interface ShowMeProps {
  /** Of the procedure, from 0. */
  readonly step: number;
}

/** What is said where a step could not be shown. */
const sentenceOf = (error: unknown): string =>
  error instanceof NotAsWorked || error instanceof WrongAnalysis
    ? `This step could not be shown from here: ${error.message} Do the steps before it first, or press Reset.`
    : 'This step could not be shown. Try again with a connection.';

/** Has the bench do one step itself, at a pace to follow, in the learner's own run. */
export default function ShowMe({ step }: ShowMeProps) {
  const { session, listing, announce } = useBench();
  const [caption, setCaption] = useState<string | null>(null);
  const stopped = useRef(true);
  // Who leaves the step, or the page, has seen enough.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const load = workedOf(listing.id);
  if (!load) return null;
  const show = async (): Promise<void> => {
    stopped.current = false;
    setCaption('');
    try {
      const { steps } = await load();
      await showStep(session, steps[step] ?? [], step, {
        tell(words) {
          setCaption(words);
          announce(words);
        },
        isStopped: () => stopped.current,
      });
    } catch (error) {
      session.say(sentenceOf(error));
    }
    setCaption(null);
  };
  if (caption === null) return <Button onClick={() => void show()}>Show me</Button>;
  return (
    <div className="show-me">
      <p>{caption === '' ? 'One moment.' : caption}</p>
      <Button
        onClick={() => {
          stopped.current = true;
        }}
      >
        Stop
      </Button>
    </div>
  );
}

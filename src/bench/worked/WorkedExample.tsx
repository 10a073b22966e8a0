import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useBench } from '../bench-context';
import { WrongAnalysis } from './analysis';
import { NotAsWorked } from './perform';
import { workThrough } from './work-through';
import { workedOf } from './worked-of';
import './worked.css';

type Progress =
  | { readonly is: 'fetching' }
  | { readonly is: 'working'; readonly step: number }
  | { readonly is: 'done' }
  | { readonly is: 'stopped'; readonly why: string };

const STOPPED = 'The worked example was stopped. The bench is yours from here.';

const wordsOf = (progress: Progress, steps: number): string => {
  if (progress.is === 'fetching') return 'The worked example begins.';
  if (progress.is === 'working') return `The bench does its own procedure: step ${progress.step + 1} of ${steps}.`;
  if (progress.is === 'stopped') return progress.why;
  return 'Worked example: all steps are done. Rows are in Data, the last curve in Plot, answers below the steps. Report, in Data, puts them on paper. Nothing of it is kept.';
};

const whyOf = (error: unknown): string =>
  error instanceof NotAsWorked || error instanceof WrongAnalysis
    ? `The worked example ends here: ${error.message}`
    : 'The worked example could not be fetched. Check the connection and load the page again.';

/** Has the bench do its whole procedure, once, as soon as it can. */
export default function WorkedExample() {
  const { session, listing, entry } = useBench();
  const [progress, setProgress] = useState<Progress>({ is: 'fetching' });
  const stopped = useRef(false);
  useEffect(() => {
    let here = true;
    stopped.current = false;
    const show = (next: Progress): void => {
      if (here) setProgress(next);
    };
    const work = async (): Promise<void> => {
      try {
        const worked = await workedOf(listing.id)?.();
        if (!worked || !here) return;
        const isStopped = (): boolean => stopped.current || !here;
        await workThrough(session, worked, { tell: (step) => show({ is: 'working', step }), isStopped });
        const end: Progress = stopped.current ? { is: 'stopped', why: STOPPED } : { is: 'done' };
        show(end);
        // Whoever looks at another tab, or at the stage, is told as well.
        if (here) session.say(wordsOf(end, entry.procedure.length));
      } catch (error) {
        show({ is: 'stopped', why: whyOf(error) });
      }
    };
    void work();
    return () => {
      here = false;
    };
  }, [session, listing, entry]);
  return (
    <div className="show-me">
      <output>{wordsOf(progress, entry.procedure.length)}</output>
      {(progress.is === 'fetching' || progress.is === 'working') && (
        <Button
          onClick={() => {
            stopped.current = true;
          }}
        >
          Stop
        </Button>
      )}
    </div>
  );
}

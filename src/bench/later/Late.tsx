import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/Button';

interface LateProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Shown until the part is here. */
  readonly waiting?: ReactNode;
  /** False: not asked for yet. */
  readonly wanted?: boolean;
}

type Fetched<P> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'here'; readonly Part: ComponentType<P> };

const NOTHING = <div className="late" />;

/** A part fetched when it is first shown. Without a connection the run goes on, and the part can be asked for again. */
export function Late<P extends object>({ load, props, waiting = NOTHING, wanted = true }: LateProps<P>) {
  const [fetched, setFetched] = useState<Fetched<P>>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const again = (): void => {
    setFetched({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    // In a turn of its own: what was pressed has just been drawn.
    const timer = setTimeout(() =>
      load().then(
        (Part) => current && setFetched({ is: 'here', Part }),
        () => current && setFetched({ is: 'failed' }),
      ),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [load, attempt, wanted]);
  switch (fetched.is) {
    case 'loading':
      return waiting;
    case 'here':
      return <fetched.Part {...props} />;
    case 'failed':
      return (
        <p className="panel-empty">
          This part could not be fetched. The run and its readings are not touched.{' '}
          <Button onClick={again}>Try again</Button>
        </p>
      );
  }
}

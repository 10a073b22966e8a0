import { lazy, type Ref, Suspense, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTheme } from '../../ui/theme';
import { useReducedMotion } from '../../ui/use-reduced-motion';
import type { BenchSession } from '../session';
import type { CanvasSize, Dress } from './protocol';
import { StageLink } from './stage-link';
import { useCanvasSize } from './use-canvas-size';
import { canDrawInWorker, takeStage } from './worker-stage';
import './stage.css';

const PageStage = lazy(() => import('./PageStage'));

export interface StageHandle {
  /** What the stage shows now, in plain sentences. */
  describe(): Promise<string>;
}

/** What a home of the stage needs: the worker's and the page's are the same to everybody else. */
export interface StageHomeProps {
  readonly session: BenchSession;
  readonly overlay: HTMLElement;
  readonly size: CanvasSize;
  readonly dress: Dress;
  readonly onLink: (link: StageLink | null) => void;
  readonly onDrawn: () => void;
  readonly onBroken: () => void;
}

interface StageProps {
  readonly session: BenchSession;
  readonly label: string;
  readonly ref?: Ref<StageHandle>;
}

/** The canvas with its handles: drawn in a worker, or on the page where that cannot be. */
export function Stage({ session, label, ref }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const link = useRef<StageLink | null>(null);
  const [drawn, setDrawn] = useState(false);
  const [broken, setBroken] = useState(false);
  /** A stage that broke down is begun anew: in the other home, since its own may be the reason. */
  const [attempt, setAttempt] = useState(0);
  const size = useCanvasSize(box);
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  const Home = canDrawInWorker() && attempt % 2 === 0 ? WorkerHome : PageStage;

  useImperativeHandle(ref, () => ({ describe: async () => (await link.current?.describe()) ?? '' }), []);

  const retry = useCallback(() => {
    setBroken(false);
    setDrawn(false);
    setAttempt((count) => count + 1);
  }, []);
  // A bench that is loaded anew fetches its missing picture anew too.
  useEffect(() => {
    if (!broken) return;
    return session.store.subscribe(({ phase }) => phase.is === 'loading' && retry());
  }, [session, broken, retry]);

  const onLink = useCallback((next: StageLink | null) => {
    link.current = next;
  }, []);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const onBroken = useCallback(() => setBroken(true), []);

  return (
    <div className="stage" ref={box} data-stage={drawn && !broken ? 'drawn' : 'waiting'}>
      {size && overlay && !broken && (
        <Suspense fallback={null}>
          <Home
            key={attempt}
            session={session}
            overlay={overlay}
            size={size}
            dress={{ theme, reducedMotion }}
            onLink={onLink}
            onDrawn={onDrawn}
            onBroken={onBroken}
          />
        </Suspense>
      )}
      <section className="stage-handles" ref={setOverlay} aria-label={label} />
      {broken && (
        <div className="stage-missing" role="alert">
          <p>The picture of this experiment could not be drawn. Check the connection and try again.</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

/** Two canvases given over to a worker. They are made by hand, since each can be given over once only. */
function WorkerHome({ session, overlay, size, dress, onLink, onDrawn, onBroken }: StageHomeProps) {
  const holder = useRef<HTMLDivElement>(null);
  const link = useRef<StageLink | null>(null);
  const begun = useRef({ size, dress });
  const { theme, reducedMotion } = dress;
  const { width, height, density } = size;

  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const home = takeStage(session.entry.simulation);
    const canvas = (className: string): OffscreenCanvas => {
      const made = document.createElement('canvas');
      made.className = className;
      made.ariaHidden = 'true';
      element.append(made);
      return made.transferControlToOffscreen();
    };
    let ended = false;
    const fail = (): void => {
      if (!ended) onBroken();
    };
    home.onDeath(fail);
    home.prepared.catch(fail);
    const opening = { ...begun.current };
    home.open({ behind: canvas('stage-canvas'), canvas: canvas('stage-canvas'), ...opening }).then((effects) => {
      if (ended) return;
      const made = new StageLink({ stage: home.stage, session, overlay, size: opening.size, effects, onDrawn, onBroken });
      link.current = made;
      // What changed while the stage was opening.
      if (begun.current.size !== opening.size) made.resize(begun.current.size);
      if (begun.current.dress.theme !== opening.dress.theme) made.dress(begun.current.dress);
      onLink(made);
    }, fail);
    return () => {
      ended = true;
      link.current?.end();
      link.current = null;
      onLink(null);
      home.end();
      element.replaceChildren();
    };
  }, [session, overlay, onLink, onDrawn, onBroken]);

  useEffect(() => {
    begun.current = { ...begun.current, size: { width, height, density } };
    link.current?.resize({ width, height, density });
  }, [width, height, density]);
  useEffect(() => {
    begun.current = { ...begun.current, dress: { theme, reducedMotion } };
    link.current?.dress({ theme, reducedMotion });
  }, [theme, reducedMotion]);

  return <div className="stage-canvases" ref={holder} />;
}

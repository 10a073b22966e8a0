import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTheme } from '../../ui/theme';
import { useReducedMotion } from '../../ui/use-reduced-motion';
import type { StageSession } from '../run/session';
import { answerInspectors } from './inspectors';
import { sameDress, sameSize } from './protocol';
import type { StageHomeProps } from './stage-home';
import { StageLink } from './stage-link';
import { useCanvasSize } from './use-canvas-size';
import { canDrawInWorker, takeStage } from './worker-stage';
import './stage.css';

const loadPageStage = async () => (await import('./PageStage')).default;

/** Drawn on the page. Whoever asks for the picture again fetches it again. */
function PageHome(props: StageHomeProps) {
  const [Drawn, setDrawn] = useState<typeof import('./PageStage').default | null>(null);
  const { onBroken } = props;
  useEffect(() => {
    let current = true;
    loadPageStage().then(
      (loaded) => current && setDrawn(() => loaded),
      () => current && onBroken(),
    );
    return () => {
      current = false;
    };
  }, [onBroken]);
  return Drawn && <Drawn {...props} />;
}

export interface StageHandle {
  /** What the stage shows now, in plain sentences. */
  describe(): Promise<string>;
  /** The same as PNG, where one can be made. */
  picture(): Promise<Blob | null>;
  /** Full detail from now on, whatever it costs. */
  fullDetail(): void;
}

interface StageProps {
  readonly session: StageSession;
  readonly label: string;
  /** High contrast, whatever the page's theme. */
  readonly projector?: boolean;
  readonly ref?: Ref<StageHandle>;
}

/** The canvas with its handles: drawn in a worker, or on the page where that cannot be. */
export function Stage({ session, label, projector = false, ref }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const link = useRef<StageLink | null>(null);
  const [drawn, setDrawn] = useState(false);
  const [broken, setBroken] = useState(false);
  /** A stage that broke down is begun anew: in the other home, since its own may be the reason. */
  const [attempt, setAttempt] = useState(0);
  const size = useCanvasSize(box);
  const pageTheme = useTheme();
  const theme = projector ? 'projector' : pageTheme;
  const reducedMotion = useReducedMotion();
  const Home = canDrawInWorker() && attempt % 2 === 0 ? WorkerHome : PageHome;

  useImperativeHandle(
    ref,
    () => ({
      describe: async () => (await link.current?.describe()) ?? '',
      picture: async () => (await link.current?.picture()) ?? null,
      fullDetail: () => link.current?.fullDetail(),
    }),
    [],
  );

  useEffect(() => {
    const element = box.current;
    return element ? answerInspectors(element, session, () => link.current) : undefined;
  }, [session]);

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
      )}
      <section className="stage-handles" ref={setOverlay} aria-label={label} />
      {broken && (
        <div className="stage-missing" role="alert">
          <p>The picture of this experiment could not be drawn, or was lost. Check the connection and try again.</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

/** A worker's canvases. They are put in by hand, since each can be given over to a worker once only. */
function WorkerHome({ session, overlay, size, dress, onLink, onDrawn, onBroken }: StageHomeProps) {
  const holder = useRef<HTMLDivElement>(null);
  const link = useRef<StageLink | null>(null);
  const present = useRef({ size, dress });
  const { theme, reducedMotion } = dress;
  const { width, height, density } = size;

  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const home = takeStage(session.entry.simulation);
    element.replaceChildren(...home.canvases);
    let ended = false;
    const fail = (): void => {
      if (!ended) onBroken();
    };
    home.onDeath(fail);
    home.opened.then((effects) => {
      if (ended) return;
      const now = present.current;
      const made = new StageLink({ stage: home.stage, session, overlay, size: now.size, effects, onDrawn, onBroken });
      link.current = made;
      // What was guessed, or changed while the stage was opening.
      if (!sameSize(now.size, home.size)) made.resize(now.size);
      if (!sameDress(now.dress, home.dress)) made.dress(now.dress);
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
    const before = present.current;
    present.current = { size: { width, height, density }, dress: { theme, reducedMotion } };
    if (!sameSize(before.size, present.current.size)) link.current?.resize(present.current.size);
    if (!sameDress(before.dress, present.current.dress)) link.current?.dress(present.current.dress);
  }, [width, height, density, theme, reducedMotion]);

  return <div className="stage-canvases" ref={holder} />;
}

import { lazy, memo, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentPlace } from './ConsentPlace';
import { Quiet } from './Quiet';
// Here, since the footer stands in the prerendered page before its code comes.
import './footer.css';
import './map.css';

let reach = (): void => {};
const reached = new Promise<void>((resolve) => {
  reach = resolve;
});

/** On a page to read it stands there from the start, prerendered; its code comes only when somebody goes to it. */
const Footer = lazy(async () => {
  if (!import.meta.env.SSR) await reached;
  return import('./Footer');
});

const NextInSubject = lazy(() => import('./NextInSubject'));

/** On a bench it comes by itself so long after the stage stands: a reader of the screen goes down a page without a sign. */
const AFTER_STAGE_MS = 1000;
/** Where no stage comes. */
const LATE_MS = 8000;
const LOOK_MS = 250;

/** Calls back a moment after the stage of the bench is drawn, or a word stands in its place: nothing of it has to wait. */
function whenBenchStands(then: () => void): () => void {
  let late = setTimeout(then, LATE_MS);
  const looking = setInterval(() => {
    if (!document.querySelector('[data-stage="drawn"], .no-bench, .not-found')) return;
    clearInterval(looking);
    clearTimeout(late);
    late = setTimeout(then, AFTER_STAGE_MS);
  }, LOOK_MS);
  return () => {
    clearInterval(looking);
    clearTimeout(late);
  };
}

/** Calls back once the element comes within the margin of the window. */
function whenWithin(element: Element, rootMargin: string, then: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && then(), { rootMargin });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Never renders anew with what is around it: React would throw the prerendered footer away until its code is here. */
const FooterPlace = memo(function FooterPlace() {
  return (
    <Quiet>
      <Footer />
    </Quiet>
  );
});

interface BelowPageProps {
  /** A bench comes first: consent is asked for below it, and the footer comes after it. */
  readonly bench: boolean;
}

/** The question of consent, and the footer. */
export const BelowPage = memo(function BelowPage({ bench }: BelowPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [footer, setFooter] = useState(!bench);
  if (!footer && (near || !bench)) setFooter(true);
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    // Another address, as of a filter: React throws away what was prerendered and is not alive yet.
    if (key !== opened.current) reach();
  }, [key]);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    // A page that no file of its own has brought has no footer from the start.
    if (!bench && !element.querySelector('.site-footer')) reach();
    const go = (): void => {
      reach();
      setNear(true);
    };
    const stops = [whenWithin(element, '-1px', go)];
    const onScroll = (): void => {
      stops.push(whenWithin(element, '400px', go));
    };
    addEventListener('scroll', onScroll, { once: true, passive: true });
    element.addEventListener('focusin', go);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', go);
    };
  }, [near, bench]);
  useEffect(() => {
    if (footer) return;
    const go = (): void => {
      reach();
      setFooter(true);
    };
    addEventListener('keydown', go, { once: true });
    const stop = whenBenchStands(go);
    return () => {
      removeEventListener('keydown', go);
      stop();
    };
  }, [footer]);
  return (
    <div ref={place} className="below-page">
      {(near || !bench) && <ConsentPlace />}
      {bench && footer && (
        <Quiet>
          <NextInSubject />
        </Quiet>
      )}
      {footer && <FooterPlace />}
    </div>
  );
});

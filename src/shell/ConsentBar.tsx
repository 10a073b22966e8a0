import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { site } from '../site';
import { type ConsentChoice, chooseConsent, useConsent } from './consent';
import './consent.css';

/**
 * The bar tells how much of the window it takes: the page keeps room for it at its end and scrolls what has the focus clear of it, and
 * the helpline stands above it.
 */
function useHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = element.current;
    if (!bar) return;
    // Not by a property that is inherited: every element of the page would get its styles anew.
    const { style } = document.documentElement;
    const helpline = document.querySelector<HTMLElement>('.helpline');
    const observer = new ResizeObserver(([entry]) => {
      const height =
        getComputedStyle(bar).position === 'fixed' ? Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0) : 0;
      style.scrollPaddingBottom = `${height + 80}px`;
      document.body.style.paddingBottom = `${height}px`;
      helpline?.style.setProperty('--consent-height', `${height}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
      helpline?.style.removeProperty('--consent-height');
    };
  }, [element]);
}

/** Only where the site has a client at an ad network is there anything to agree to. */
const HAS_ADS = site.adClient !== '';

/** Asks what may be fetched from elsewhere; nothing is, before the visitor has said so. */
export default function ConsentBar() {
  const { asking, maps, ads } = useConsent();
  const bar = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState(asking === 'again');
  const [edits, setEdits] = useState<Partial<ConsentChoice>>({});
  const wanted = { maps, ads, ...edits };
  useHeight(bar);
  // Asked for, it takes the focus and gives it back.
  useEffect(() => {
    if (asking !== 'again') return;
    const back = document.activeElement;
    bar.current?.focus();
    return () => {
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [asking]);
  const box = (what: 'maps' | 'ads', text: string) => (
    <label>
      <input
        type="checkbox"
        checked={wanted[what]}
        onChange={(event) => setEdits({ ...edits, [what]: event.target.checked })}
      />
      {text}
    </label>
  );
  return (
    <section ref={bar} className="consent" tabIndex={-1} aria-labelledby="consent-title">
      <h2 id="consent-title" className="visually-hidden">
        Your choice of cookies
      </h2>
      <p>
        {HAS_ADS ? 'Maps and advertisements come' : 'The map comes'} from elsewhere and may set cookies.{' '}
        <Link to="/cookie-policy">Cookie policy</Link>
      </p>
      {choosing && (
        <fieldset>
          <legend className="visually-hidden">What may be loaded from other sites</legend>
          <label>
            <input type="checkbox" checked disabled />
            Necessary storage
          </label>
          {box('maps', 'Maps')}
          {HAS_ADS && box('ads', 'Advertisements')}
        </fieldset>
      )}
      <div className="consent-actions">
        <button type="button" className="button" onClick={() => chooseConsent({ maps: false, ads: false })}>
          Necessary only
        </button>
        {choosing ? (
          <button type="button" className="button" onClick={() => chooseConsent(wanted)}>
            Save choice
          </button>
        ) : (
          <button type="button" className="button" onClick={() => setChoosing(true)}>
            Choose
          </button>
        )}
        <button type="button" className="button" onClick={() => chooseConsent({ maps: true, ads: HAS_ADS })}>
          Accept all
        </button>
      </div>
    </section>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ConsentChoice, chooseConsent, useConsent } from './consent';
import './consent.css';

/**
 * The bar tells how much of the window it takes: to the page, so that what has the focus is scrolled clear of it, and to the
 * helpline, which stands above it.
 */
function useHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = element.current;
    if (!bar) return;
    // Not by a property that is inherited: every element of the page would get its styles anew.
    const { style } = document.documentElement;
    const helpline = document.querySelector<HTMLElement>('.helpline');
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      style.scrollPaddingBottom = `${height + 32}px`;
      helpline?.style.setProperty('--consent-height', `${height}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
      helpline?.style.removeProperty('--consent-height');
    };
  }, [element]);
}

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
      <h2 id="consent-title">Your choice of cookies</h2>
      <p>
        The lab keeps your readings and settings in this browser and works without anything else. Maps and
        advertisements come from other sites, which may set cookies of their own.{' '}
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
          {box('ads', 'Advertisements')}
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
        <button type="button" className="button" onClick={() => chooseConsent({ maps: true, ads: true })}>
          Accept all
        </button>
      </div>
    </section>
  );
}

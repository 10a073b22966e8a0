import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { site } from '../site';
import { useConsent } from './consent';
import { houseCardFor } from './house-cards';
import { pictureSet } from './picture-set';
import './ads.css';

/** Width × height in px. */
export type AdSize = '250x250' | '160x600';

interface AdSlotProps {
  /** Which of the page's places it is, from 0: each has another card of the house. */
  readonly place: number;
  /** The network's name of the slot; one serves all pages. */
  readonly slot?: string;
  readonly size?: AdSize;
}

/**
 * The place of an advertisement, of its exact size from the start, so that nothing moves. A card of the house stands in it, which asks
 * for nothing from elsewhere, until the site has a client at an ad network, the visitor agreed to ads, and the place comes into view.
 */
export function AdSlot({ place, slot = site.adSlot, size = '250x250' }: AdSlotProps) {
  const { pathname } = useLocation();
  const card = houseCardFor(pathname, place);
  const box = useRef<HTMLDivElement>(null);
  const { ads } = useConsent();
  const live = ads && site.adClient !== '';
  useEffect(() => {
    const element = box.current;
    if (!live || !element) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      import('./ads').then(({ fillSlot }) => fillSlot(element, slot)).catch(() => {});
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      element.replaceChildren();
    };
  }, [live, slot]);
  return (
    <div className="ad-slot" data-size={size} data-slot={slot}>
      {live ? (
        <>
          <span>Advertisement</span>
          <div ref={box} className="ad-place" />
        </>
      ) : (
        <section className="house-card" aria-label={`From this lab: ${card.title}`}>
          {size === '160x600' && (
            <img {...pictureSet(`${card.picture}.webp`, '240px')} alt="" loading="lazy" decoding="async" />
          )}
          <small>From this lab</small>
          <b>{card.title}</b>
          <p>{card.text}</p>
          <Link to={card.path}>{card.link}</Link>
        </section>
      )}
    </div>
  );
}

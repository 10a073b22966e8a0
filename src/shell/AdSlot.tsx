import { useEffect, useRef } from 'react';
import { site } from '../site';
import { useConsent } from './consent';
import './ads.css';

/** Width × height in px. */
export type AdSize = '250x250' | '160x600';

interface AdSlotProps {
  /** The network's name of the slot; one serves all pages. */
  readonly slot?: string;
  readonly size?: AdSize;
}

/**
 * The place of an advertisement. While the site has no client at an ad network it takes no room; else it has its exact size from
 * the start, so that nothing moves, and stays a placeholder until the visitor agreed to ads and the place comes into view.
 */
export function AdSlot({ slot = site.adSlot, size = '250x250' }: AdSlotProps) {
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
    <div className="ad-slot" data-size={size} data-slot={slot} hidden={site.adClient === ''}>
      <span>Advertisement</span>
      <div ref={box} className="ad-place" />
    </div>
  );
}

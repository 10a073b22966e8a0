import { lazy, memo, useEffect, useRef, useState } from 'react';
import { Quiet } from './Quiet';

const Footer = lazy(() => import('./Footer'));

interface FooterPlaceProps {
  /** A bench comes first: its footer waits until it is scrolled towards. */
  readonly late: boolean;
}

export const FooterPlace = memo(function FooterPlace({ late }: FooterPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(!late);
  const shown = near || !late;
  useEffect(() => {
    const element = place.current;
    if (shown || !element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div ref={place} className="footer-place">
      {shown && (
        <Quiet>
          <Footer />
        </Quiet>
      )}
    </div>
  );
});

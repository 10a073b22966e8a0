import { useEffect, useRef, useState } from 'react';
import { site } from '../site';
import { Icon } from '../ui/Icon';
import type { PageKind } from './page-kind';

const CONTROL =
  'a[href], button, input, select, textarea, summary, label, canvas, iframe, [role="button"], [role="slider"], [role="tab"]';

/** Whether something that can be pressed lies under the box. */
function coversControl(box: DOMRect, self: Element): boolean {
  const xs = [box.left + 2, (box.left + box.right) / 2, box.right - 2];
  const ys = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2];
  return xs.some((x) =>
    ys.some((y) =>
      document.elementsFromPoint(x, y).some((element) => !self.contains(element) && element.closest(CONTROL) !== null),
    ),
  );
}

/** How long after the last scroll or press the page is looked at: what opens has opened by then. */
const SETTLED_MS = 200;

/** Fixed at the bottom right; steps aside while a control lies under it. */
export function Helpline({ kind }: { readonly kind: PageKind }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [aside, setAside] = useState(kind === 'bench');
  useEffect(() => {
    let timer = 0;
    let idle = 0;
    const look = (): void => {
      const element = link.current;
      if (element) setAside(coversControl(element.getBoundingClientRect(), element));
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(look, SETTLED_MS);
    };
    // Measuring waits until the page stands: a bench being built must not be held up.
    const first = (): void => {
      if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(soon);
      else soon();
    };
    timer = window.setTimeout(first, 1000);
    const on = ['scroll', 'pointerup', 'focusin'] as const;
    for (const type of on) document.addEventListener(type, soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      if (idle !== 0) cancelIdleCallback(idle);
      for (const type of on) document.removeEventListener(type, soon);
      removeEventListener('resize', soon);
    };
  }, []);
  return (
    <aside aria-label="Help">
      <a
        ref={link}
        className="helpline"
        data-aside={aside || undefined}
        href={site.helpline}
        target="_blank"
        rel="noopener noreferrer"
        title="Opens a messaging app"
      >
        <Icon name="chat" size={20} />
        <span>Helpline</span>
      </a>
    </aside>
  );
}

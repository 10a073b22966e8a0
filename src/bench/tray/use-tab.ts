import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TabId } from './Tray';

/** The tab that is open: on a phone another one than beside it, since the controls are tabs there too. */
export function useTab(root: RefObject<HTMLElement | null>, narrow: boolean) {
  const [tab, setTab] = useState<TabId>('plot');
  const [phoneTab, setPhoneTab] = useState<TabId>('setup');
  const firstTab = useRef(true);
  // On a phone the page scrolls below the stage: each tab opens at its own top, but for the steps, which go on to the present one.
  useLayoutEffect(() => {
    if (!narrow || firstTab.current) firstTab.current = false;
    else root.current?.querySelector('.tab-content')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [root, narrow, phoneTab]);
  return narrow ? ([phoneTab, setPhoneTab] as const) : ([tab, setTab] as const);
}

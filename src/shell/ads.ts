/** The ad network's own script: fetched once, and only for visitors who agreed. */
import { site } from '../site';

let script: HTMLScriptElement | null = null;

function fetchScript(): void {
  if (script) return;
  script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(site.adClient)}`;
  document.head.append(script);
}

/** Asks the network for an advertisement in this place. */
export function fillSlot(place: HTMLElement, slot: string): void {
  fetchScript();
  const ins = document.createElement('ins');
  ins.className = 'adsbygoogle';
  ins.dataset['adClient'] = site.adClient;
  ins.dataset['adSlot'] = slot;
  place.replaceChildren(ins);
  const queue = (globalThis as { adsbygoogle?: object[] }).adsbygoogle ?? [];
  (globalThis as { adsbygoogle?: object[] }).adsbygoogle = queue;
  queue.push({});
}

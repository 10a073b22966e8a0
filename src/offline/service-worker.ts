/** Registers the service worker, and offers its newer version when no run is disturbed by it. */
import { toast } from '../shell/toast';

const LOOK_EVERY_MS = 60 * 60 * 1000;

/** A run goes on: a page that loads itself anew would end it. */
const isRunning = (): boolean => document.querySelector('[data-bench="running"]') !== null;

function offer(waiting: ServiceWorker): void {
  if (isRunning()) {
    setTimeout(() => offer(waiting), 10_000);
    return;
  }
  toast({
    title: 'A new version of the lab is ready',
    description: 'Recorded readings are kept. Everything else stands as the link says.',
    action: { label: 'Load it', press: () => waiting.postMessage({ type: 'SKIP_WAITING' }) },
  });
}

/** Tools that block service workers answer a registration with nothing. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      // Without a controller it is the first one, and nothing is old.
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) offer(fresh);
    });
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  }, LOOK_EVERY_MS);
}

let begun = false;

/** Call once the page is loaded; again does nothing. Where there are no service workers, the site works with a connection only. */
export function startServiceWorker(): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  begun = true;
  const had = navigator.serviceWorker.controller !== null;
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!had || reloading) return;
    reloading = true;
    location.reload();
  });
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).then(
    // A browser whose service workers are switched off by policy answers with nothing.
    (registration: ServiceWorkerRegistration | undefined) => registration && watch(registration),
    () => {},
  );
}

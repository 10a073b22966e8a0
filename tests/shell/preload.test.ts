import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../src/shell/preload';

const missing = new Error('Failed to fetch dynamically imported module');
const load = (): Promise<never> => Promise.reject(missing);

describe('a part that cannot be fetched', () => {
  let events = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    events = new EventTarget();
    vi.stubGlobal('dispatchEvent', (event: Event) => events.dispatchEvent(event));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('fires an event with the error, which is thrown again', async () => {
    const heard: unknown[] = [];
    events.addEventListener('vite:preloadError', (event) => heard.push(Reflect.get(event, 'payload')));
    const thrown = preload(load).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await thrown).toBe(missing);
    expect(heard).toEqual([missing]);
  });

  it('is not thrown again where somebody handles the event', async () => {
    events.addEventListener('vite:preloadError', (event) => event.preventDefault());
    let settled = false;
    const settle = (): void => {
      settled = true;
    };
    preload(load).then(settle, settle);
    await vi.runAllTimersAsync();
    expect(settled).toBe(false);
  });
});

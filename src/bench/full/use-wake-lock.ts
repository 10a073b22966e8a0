import { useEffect } from 'react';

/** Keeps the screen awake while `on`. The browser drops the lock of a hidden tab: it is asked for anew when the tab is back. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const ask = (): void => {
      if (document.hidden) return;
      navigator.wakeLock.request('screen').then(
        (got) => {
          if (ended) void got.release();
          else lock = got;
        },
        // Refused (battery saver, policy): the screen may dim, the run goes on.
        () => {},
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [on]);
}

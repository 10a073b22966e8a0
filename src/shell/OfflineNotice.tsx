import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** A word in the header while there is no connection. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="offline" title="What is already loaded keeps working.">
      {!online && (
        <>
          Offline<span className="visually-hidden">: what is already loaded keeps working.</span>
        </>
      )}
    </output>
  );
}

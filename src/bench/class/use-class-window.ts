import { useCallback, useEffect, useRef, useState } from 'react';
import type { Listing } from '../../../catalogue/listing';
import { pathOf } from '../../paths';
import { classAddress } from './class-address';
import { freshName } from './messages';
import { rememberedPairing, rememberPairing } from './pairing';
import { useModule } from '../../ui/use-module';
import { goOnBesideWindow } from '../full/use-full-screen';

const load = () => import('./parts');

export interface ClassWindowUse {
  readonly pairing: string | null;
  readonly blocked: boolean;
  readonly parts: Awaited<ReturnType<typeof load>> | null;
  /** To be called by a press: a browser opens no window otherwise. */
  readonly open: () => void;
  readonly end: () => void;
}

/** A second window for the class, on the same machine. */
export function useClassWindow(listing: Listing): ClassWindowUse {
  const { id } = listing;
  const [pairing, setPairing] = useState<string | null>(null);
  const [blocked, setBlocked] = useState(false);
  const opened = useRef<Window | null>(null);
  const parts = useModule(pairing !== null, load);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the tab remembers is not known to the server
    setPairing(rememberedPairing(id));
  }, [id]);

  const open = useCallback(() => {
    if (opened.current && !opened.current.closed) return opened.current.focus();
    const name = pairing ?? freshName();
    goOnBesideWindow();
    opened.current = window.open(classAddress(pathOf(listing), name), `class-${name}`, 'popup,width=1280,height=760');
    setBlocked(opened.current === null);
    setPairing(name);
    rememberPairing(id, name);
  }, [id, listing, pairing]);

  const end = useCallback(() => {
    opened.current?.close();
    opened.current = null;
    setPairing(null);
    rememberPairing(id, null);
  }, [id]);

  return { pairing, blocked, parts, open, end };
}

/** Which class window belongs to this tab's bench: it outlives a reload, and goes along to the next bench of a lesson. */
import { canConnect, type Line, lineName } from './messages';

const keyOf = (id: string): string => `class-window:${id}`;

export function rememberedPairing(id: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

export function rememberPairing(id: string, pairing: string | null): void {
  try {
    if (pairing === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), pairing);
  } catch {
    // A blocked store only means that a reload loses the class window.
  }
}

/** The lesson goes on with another experiment: its class window is told where, and pairs with the bench that comes. */
export function moveClassWindow(from: string, to: string, path: string): void {
  const pairing = rememberedPairing(from);
  if (pairing === null || !canConnect()) return;
  rememberPairing(from, null);
  rememberPairing(to, pairing);
  const channel = new BroadcastChannel(lineName(pairing));
  const line: Pick<Line, 'postMessage'> = channel;
  line.postMessage({ is: 'moves', path });
  channel.close();
}

/** Plays the bench's short sounds where they are switched on; what makes them is fetched with the first. */
import type { Sound } from '../../scenes/contract';
import { listening } from '../listen/settings';
import { createGate } from './rate';

const gate = createGate();

/** Does nothing while sounds are off, the page is not seen, or too many were asked for. */
export function playSound(sound: Sound): void {
  const { effects, volume } = listening.getState();
  if (!effects || document.hidden || !gate(sound, performance.now())) return;
  import('./voices').then(
    ({ sing }) => sing(sound, volume),
    // A sound that cannot be fetched is not heard: nothing hangs on it.
    () => {},
  );
}

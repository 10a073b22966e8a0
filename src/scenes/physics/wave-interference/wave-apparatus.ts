/** One of the two apparatus of wave interference; only one of them is on the stage. */
import type { Container } from 'pixi.js';
import type { Scene } from '../../contract';

type WaveScene = Scene<'wave_interference'>;

export interface WaveApparatus extends Pick<WaveScene, 'resize' | 'draw' | 'describe'> {
  readonly root: Container;
  /** Puts it on the stage or away, with all that can be grabbed. */
  show(visible: boolean): void;
}

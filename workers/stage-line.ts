/**
 * The simulation's end of the line to the stage. One picture is on its way at a time; what the stage had no time for is not
 * kept but made anew from the state that stands when it asks, so a slow stage is never behind. Buffers go round.
 */
import type { Picture, PictureTaken } from './protocol';

/** One is drawn, one on its way. */
const MOST_SPARE = 2;

export class StageLine {
  #line: MessagePort | null = null;
  #busy = false;
  #owed: ((spare: ArrayBuffer | null) => Picture) | null = null;
  #spare: ArrayBuffer[] = [];
  readonly #onTaken: () => void;

  /** `onTaken`: the stage has drawn a picture and nothing is on its way. */
  constructor(onTaken: () => void) {
    this.#onTaken = onTaken;
  }

  /** A picture is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Speaks to this stage from now on. */
  open(line: MessagePort): void {
    this.#line?.close();
    this.#line = line;
    this.#busy = false;
    this.#owed = null;
    line.onmessage = ({ data }: MessageEvent<PictureTaken>) => {
      if (data.buffer && this.#spare.length < MOST_SPARE) this.#spare.push(data.buffer);
      this.#busy = false;
      const owed = this.#owed;
      this.#owed = null;
      if (owed) this.show(owed);
      else this.#onTaken();
    };
  }

  /** Shows a picture, now or, made anew, as soon as the one before has been taken. */
  show(make: (spare: ArrayBuffer | null) => Picture): void {
    if (!this.#line) return;
    if (this.#busy) {
      this.#owed = make;
      return;
    }
    this.#busy = true;
    const picture = make(this.#spare.pop() ?? null);
    this.#line.postMessage(picture, [picture.buffer]);
  }
}

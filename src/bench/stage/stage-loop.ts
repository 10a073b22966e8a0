/** Draws a scene at the display's own pace: the pictures that come on a line, and what the scene itself sets in motion. */
import type { Picture, PictureTaken } from '../../../workers/protocol';
import type { CanvasSize, Dress, Effects, HandleEvent, OpenStage } from './protocol';
import type { SceneHost } from './scene-host';

export class StageLoop implements OpenStage {
  readonly #host: SceneHost;
  readonly #requestFrame: (callback: (now: number) => void) => void;
  #line: MessagePort | null = null;
  #arrived: Picture | null = null;
  #asked = false;
  #ended = false;
  /** Answers a `next` that waits. */
  #tell: ((effects: Effects) => void) | null = null;

  /** `requestFrame` calls back before the next display frame. */
  constructor(host: SceneHost, requestFrame: (callback: (now: number) => void) => void) {
    this.#host = host;
    this.#requestFrame = requestFrame;
  }

  /** Draws nothing any more. */
  end(): void {
    this.#line?.close();
    this.#ended = true;
  }

  async watch(line: MessagePort): Promise<void> {
    this.#line?.close();
    this.#line = line;
    this.#arrived = null;
    line.onmessage = ({ data }: MessageEvent<Picture>) => {
      this.#arrived = data;
      this.#wake();
    };
  }

  next(): Promise<Effects> {
    return new Promise((resolve) => {
      this.#tell = resolve;
      this.#flush();
    });
  }

  async dress(dress: Dress): Promise<Effects> {
    this.#host.dress(dress);
    return this.#effects();
  }

  async resize(size: CanvasSize): Promise<Effects> {
    this.#host.resize(size);
    return this.#effects();
  }

  async handle(event: HandleEvent): Promise<Effects> {
    this.#host.handle(event);
    return this.#effects();
  }

  async describe(): Promise<string> {
    return this.#host.describe();
  }

  #wake(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#requestFrame((now) => this.#onDisplayFrame(now));
  }

  #onDisplayFrame(now: number): void {
    this.#asked = false;
    if (this.#ended) return;
    const picture = this.#arrived;
    this.#arrived = null;
    const buffer = this.#host.draw(picture, now);
    if (picture) {
      const taken: PictureTaken = { buffer };
      this.#line?.postMessage(taken, buffer ? [buffer] : []);
    }
    this.#flush();
    if (this.#host.stale) this.#wake();
  }

  #effects(): Effects {
    if (this.#host.stale) this.#wake();
    return this.#host.effects();
  }

  #flush(): void {
    if (!this.#tell || !this.#host.asks) return;
    const tell = this.#tell;
    this.#tell = null;
    tell(this.#host.effects());
  }
}

/** Draws a scene at the display's own pace: the pictures that come on a line, and what the scene itself sets in motion. */
import type { Picture, PictureTaken } from '../../../workers/protocol';
import { DETAILS, FULL_DETAIL, govern, type Governor } from './governor';
import type { BenchFacts } from '../../scenes/contract';
import type { CanvasSize, Dress, Effects, HandleEvent, OpenStage } from './protocol';
import type { Inspection, InspectionLook } from './inspect/inspection';
import type { SceneHost } from './scene-host';
import type { StandIn } from './stand-ins';

/**
 * How long the page may wait to hear where a handle went by itself, with hands near and without: each such message costs it a
 * layout. What a hand does is answered at once.
 */
const NEWS_EVERY_MS = { near: 100, far: 500 };

export class StageLoop implements OpenStage {
  readonly #host: Pick<SceneHost, keyof SceneHost>;
  readonly #requestFrame: (callback: (now: number) => void) => void;
  #line: MessagePort | null = null;
  #arrived: Picture | null = null;
  #asked = false;
  #ended = false;
  /** At full density. */
  #size: CanvasSize;
  /** Null: full detail was asked for, whatever it costs. */
  #governor: Governor | null = FULL_DETAIL;
  /** When the last frame was drawn, if the one after it is still to come. */
  #drawnAt: number | null = null;
  /** Display frames to be left out. */
  #leaveOut = 0;
  /** The present display frame, and the one in which the page last heard of the scene by `next`. */
  #now = 0;
  #told = Number.NEGATIVE_INFINITY;
  #newsEvery = NEWS_EVERY_MS.far;
  /** Answers a `next` that waits. */
  #tell: ((effects: Effects) => void) | null = null;

  /** `requestFrame` calls back before the next display frame. */
  constructor(host: Pick<SceneHost, keyof SceneHost>, requestFrame: (callback: (now: number) => void) => void) {
    this.#host = host;
    this.#size = host.size;
    this.#requestFrame = requestFrame;
    host.onStale(() => this.#wake());
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

  async meet(facts: BenchFacts): Promise<Effects> {
    this.#host.meet(facts);
    return this.#effects();
  }

  async dress(dress: Dress): Promise<Effects> {
    this.#host.dress(dress);
    return this.#effects();
  }

  async resize(size: CanvasSize): Promise<Effects> {
    this.#size = size;
    this.#fit();
    return this.#effects();
  }

  async fullDetail(): Promise<Effects> {
    const reduced = this.#detail !== DETAILS[0];
    this.#governor = null;
    if (reduced) this.#showDetail();
    return this.#effects();
  }

  async hide(standIns: readonly StandIn[]): Promise<Effects> {
    this.#host.hide(standIns);
    return this.#effects();
  }

  async coverReadings(hidden: boolean): Promise<Effects> {
    this.#host.coverReadings(hidden);
    return this.#effects();
  }

  async handle(event: HandleEvent): Promise<Effects> {
    this.#host.handle(event);
    return this.#effects();
  }

  async attend(near: boolean): Promise<void> {
    this.#newsEvery = near ? NEWS_EVERY_MS.near : NEWS_EVERY_MS.far;
  }

  async describe(): Promise<string> {
    return this.#host.describe();
  }

  async picture(): Promise<Blob | null> {
    // A stage that is drawn coarser, to keep up, stands still for its picture.
    const reduced = this.#detail !== DETAILS[0];
    if (reduced) this.#host.resize(this.#size);
    const picture = this.#host.picture();
    if (reduced) this.#fit();
    return picture;
  }

  async inspect(look: InspectionLook): Promise<Inspection> {
    const inspection = await this.#host.inspect(look);
    this.#flush();
    return inspection;
  }

  #wake(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#requestFrame((now) => this.#onDisplayFrame(now));
  }

  get #detail() {
    return DETAILS[this.#governor?.level ?? 0] ?? DETAILS[0];
  }

  #fit(): void {
    this.#host.resize({ ...this.#size, density: this.#size.density * (this.#detail?.density ?? 1) });
  }

  #showDetail(): void {
    this.#fit();
    this.#host.wish({ is: 'detail', reduced: this.#detail !== DETAILS[0] });
  }

  /** A drawn frame is as long as it keeps the next display frame waiting. */
  #measure(now: number): void {
    const { level } = this.#governor ?? {};
    if (this.#drawnAt !== null && this.#governor) this.#governor = govern(this.#governor, now - this.#drawnAt);
    this.#drawnAt = null;
    if (this.#governor && this.#governor.level !== level) this.#showDetail();
  }

  #onDisplayFrame(now: number): void {
    this.#asked = false;
    if (this.#ended) return;
    this.#now = now;
    this.#measure(now);
    if (!this.#arrived && !this.#host.stale) return this.#flush();
    if (this.#leaveOut > 0) {
      this.#leaveOut--;
      return this.#wake();
    }
    this.#leaveOut = (this.#detail?.every ?? 1) - 1;
    const picture = this.#arrived;
    this.#arrived = null;
    const buffer = this.#host.draw(picture, now);
    if (picture) {
      const taken: PictureTaken = { buffer };
      this.#line?.postMessage(taken, buffer ? [buffer] : []);
    }
    this.#flush();
    this.#drawnAt = now;
    this.#wake();
  }

  #effects(): Effects {
    if (this.#host.stale) this.#wake();
    return this.#host.effects();
  }

  #flush(): void {
    if (!this.#tell || !this.#host.asks) return;
    if (!this.#host.presses && this.#now - this.#told < this.#newsEvery) return this.#wake();
    this.#told = this.#now;
    const tell = this.#tell;
    this.#tell = null;
    tell(this.#host.effects());
  }
}

/**
 * Ties a bench's session to its stage, wherever that runs: sends pictures at the stage's own pace, hands to the scene, and the
 * scene's wishes to the session.
 */
import type { FrameReply } from '../../../workers/protocol';
import type { BenchSession } from '../session';
import { HandleOverlay } from './handle-overlay';
import type { CanvasSize, Dress, Effects, OpenStage } from './protocol';
import { stageSize } from './stage-size';

interface Waiting {
  readonly reply: FrameReply;
  readonly now: number;
  readonly running: boolean;
}

interface StageLinkOptions {
  readonly stage: OpenStage;
  readonly session: BenchSession;
  /** Element over the canvas that takes the handles. */
  readonly overlay: HTMLElement;
  readonly size: CanvasSize;
  /** What the scene asked for when it was created. */
  readonly effects: Effects;
  /** The first picture is on the canvas. */
  readonly onDrawn: () => void;
  /** The stage no longer answers; called once. */
  readonly onBroken: () => void;
}

export class StageLink {
  readonly #options: StageLinkOptions;
  readonly #stage: OpenStage;
  readonly #session: BenchSession;
  readonly #overlay: HandleOverlay;
  readonly #off: () => void;
  #busy = false;
  #ended = false;
  /** What is to be drawn next; a later frame replaces one that the stage had no time for. */
  #waiting: Waiting | null = null;
  #sent: FrameReply | null = null;
  #drawn = false;

  constructor(options: StageLinkOptions) {
    const { stage, session, overlay, size, effects } = options;
    this.#options = options;
    this.#stage = stage;
    this.#session = session;
    this.#overlay = new HandleOverlay(overlay, (event) => this.#ask(stage.handle(event)));
    this.#overlay.resize(stageSize(size.width, size.height));
    this.#apply(effects);
    this.#off = session.onFrame((reply, now, running) => {
      const skipped = this.#waiting?.reply;
      if (skipped && skipped !== reply && skipped !== this.#sent) session.giveBack(skipped.buffer);
      this.#waiting = { reply, now, running };
      this.#pump();
    });
  }

  dress(dress: Dress): void {
    this.#ask(this.#stage.dress(dress), true);
  }

  resize(size: CanvasSize): void {
    if (size.width === 0 || size.height === 0) return;
    this.#overlay.resize(stageSize(size.width, size.height));
    this.#ask(this.#stage.resize(size));
  }

  describe(): Promise<string> {
    return this.#stage.describe();
  }

  end(): void {
    this.#ended = true;
    this.#off();
    this.#overlay.clear();
  }

  #pump(): void {
    const next = this.#waiting;
    if (!next || this.#busy) return;
    this.#waiting = null;
    const again = next.reply === this.#sent;
    this.#busy = true;
    this.#sent = next.reply;
    const { view, readings, shown, inputs, time, fields, buffer } = next.reply;
    const picture = again ? null : { view, readings, shown, inputs, time, fields, buffer };
    this.#stage.draw(picture, next.now, next.running).then(
      ({ buffer: back, ...effects }) => {
        this.#busy = false;
        if (this.#ended) return;
        if (!this.#drawn) this.#options.onDrawn();
        this.#drawn = true;
        if (back) this.#session.giveBack(back);
        this.#apply(effects);
        this.#pump();
      },
      () => this.#fail(),
    );
  }

  #ask(call: Promise<Effects>, redraw = false): void {
    call.then(
      (effects) => {
        if (this.#ended) return;
        this.#apply(effects);
        if (redraw) this.#session.redraw();
      },
      () => this.#fail(),
    );
  }

  #fail(): void {
    if (this.#ended) return;
    this.end();
    this.#options.onBroken();
  }

  #apply({ handles, wishes }: Effects): void {
    this.#overlay.apply(handles);
    for (const wish of wishes) {
      switch (wish.is) {
        case 'act':
          this.#session.act(wish.action);
          break;
        case 'input':
          this.#session.setInput(wish.id, wish.value);
          break;
        case 'redraw':
          this.#session.redraw();
          break;
      }
    }
  }
}

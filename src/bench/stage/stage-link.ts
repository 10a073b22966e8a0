/** Ties a bench's session to its stage, wherever that runs: a line for the pictures, hands to the scene, its wishes to the session. */
import { watched } from '../run/port';
import type { StageSession } from '../run/session';
import { playSound } from '../sound/play';
import { benchFacts } from './bench-facts';
import { HandleOverlay } from './handle-overlay';
import { watchHands } from './hands';
import type { Inspection, InspectionLook } from './inspect/inspection';
import type { CanvasSize, Dress, Effects, OpenStage } from './protocol';
import { stageSize } from './stage-size';
import { standInsOf } from './stand-ins';

/** How often a stage is asked whether it is still there. */
const HEARTBEAT_MS = 5000;
/** A weak device may draw one large picture for seconds: only after this long does a stage count as lost. */
const PATIENCE_MS = 10_000;
/** What kills a stage's worker outright is heard of elsewhere. */
const NO_DEATH = { onDeath: () => () => {} };

interface StageLinkOptions {
  readonly stage: OpenStage;
  readonly session: StageSession;
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
  readonly #overlay: HandleOverlay;
  readonly #heartbeat: ReturnType<typeof setInterval>;
  readonly #stopWatchingHands: () => void;
  readonly #stopTellingFacts: () => void;
  readonly #stopTellingCover: () => void;
  #ended = false;
  #listening = false;

  constructor(options: StageLinkOptions) {
    const { stage, session, overlay, size, effects } = options;
    this.#options = options;
    this.#overlay = new HandleOverlay(overlay, (event) => this.#ask(stage.handle(event)));
    this.#fit(size);
    this.#apply(effects);
    this.#stopTellingFacts = this.#tellFacts();
    this.#stopTellingCover = this.#tellCover();
    // The stage takes no pointer where no handle lies: what it lies in does.
    this.#stopWatchingHands = watchHands(overlay.parentElement ?? overlay, (near) => {
      stage.attend(near).catch(() => this.#fail());
    });
    session.showOn(() => {
      // What is hidden is known once there is a run to show.
      const hidden = standInsOf(session.entry.inputs, session.hidden);
      if (hidden.length > 0) this.#ask(stage.hide(hidden));
      const { port1, port2 } = new MessageChannel();
      stage.watch(port2).catch(() => this.#fail());
      return port1;
    });
    void this.#follow();
    this.#heartbeat = setInterval(() => void this.#listen(), HEARTBEAT_MS);
  }

  dress(dress: Dress): void {
    this.#ask(this.#options.stage.dress(dress));
  }

  resize(size: CanvasSize): void {
    if (size.width === 0 || size.height === 0) return;
    this.#fit(size);
    this.#ask(this.#options.stage.resize(size));
  }

  fullDetail(): void {
    this.#ask(this.#options.stage.fullDetail());
  }

  describe(): Promise<string> {
    return this.#options.stage.describe();
  }

  /** Null where no picture could be made: nothing else hangs on it. */
  picture(): Promise<Blob | null> {
    return this.#options.stage.picture().catch(() => null);
  }

  inspect(look: InspectionLook): Promise<Inspection> {
    return this.#options.stage.inspect(look);
  }

  end(): void {
    this.#ended = true;
    clearInterval(this.#heartbeat);
    this.#stopWatchingHands();
    this.#stopTellingFacts();
    this.#stopTellingCover();
    this.#options.session.showOn(null);
    this.#options.session.store.setState({ reducedDetail: false });
    this.#overlay.clear();
  }

  #fit({ width, height }: CanvasSize): void {
    this.#overlay.resize(stageSize(width, height));
  }

  /** Tells the stage what the dock says of inputs and actions, now and whenever it says something else; returns how to stop. */
  #tellFacts(): () => void {
    const { stage, session } = this.#options;
    let told: readonly [unknown, unknown] = [null, null];
    const tell = (): void => {
      const { facts, inputs } = session.store.getState();
      if (!facts || (told[0] === facts && told[1] === inputs)) return;
      // Bounds alone may differ from run to run, and only where they depend on inputs.
      const known = told[0] === facts && !session.entry.boundsFor;
      told = [facts, inputs];
      if (!known) this.#ask(stage.meet(benchFacts(session.entry, inputs, facts.actions, session.fixed)));
    };
    tell();
    return session.store.subscribe(tell);
  }

  /** What the panel hides, the stage hides as well; returns how to stop telling it. */
  #tellCover(): () => void {
    const { stage, session } = this.#options;
    const tell = (hidden: boolean): void => this.#ask(stage.coverReadings(hidden));
    if (session.store.getState().answersHidden) tell(true);
    return session.store.subscribe(({ answersHidden }, before) => {
      if (answersHidden !== before.answersHidden) tell(answersHidden);
    });
  }

  /** Hears what the scene asks for while it draws. */
  async #follow(): Promise<void> {
    try {
      while (!this.#ended) this.#apply(await this.#options.stage.next());
    } catch {
      this.#fail();
    }
  }

  /** A worker that hangs answers nothing and dies of nothing. */
  async #listen(): Promise<void> {
    if (this.#listening || globalThis.document?.hidden) return;
    this.#listening = true;
    const answer = await watched(NO_DEATH, this.#options.stage.describe(), PATIENCE_MS);
    this.#listening = false;
    if (answer.is === 'lost') this.#fail();
  }

  #ask(call: Promise<Effects>): void {
    call.then(
      (effects) => this.#apply(effects),
      () => this.#fail(),
    );
  }

  #fail(): void {
    if (this.#ended) return;
    this.end();
    this.#options.onBroken();
  }

  #apply({ handles, wishes }: Effects): void {
    if (this.#ended) return;
    this.#overlay.apply(handles);
    for (const wish of wishes) {
      switch (wish.is) {
        case 'act':
          this.#options.session.act(wish.action);
          break;
        case 'press':
          this.#options.session.press(wish.id);
          break;
        case 'input':
          this.#options.session.moveInput(wish.id, wish.value);
          break;
        case 'detail':
          this.#options.session.store.setState({ reducedDetail: wish.reduced });
          break;
        case 'sound':
          playSound(wish.sound);
          break;
        case 'drawn':
          this.#options.onDrawn();
          break;
      }
    }
  }
}

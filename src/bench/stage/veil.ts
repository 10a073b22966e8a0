/**
 * Keeps hidden inputs off the stage. Beside the scene on show there is a twin that nobody sees: both get stand-ins for what is
 * hidden, but different ones. Where their words differ, the words depend on a hidden input and a question mark takes their
 * place; where their handles differ, the handle is covered. So no scene has to know what is hidden.
 */
import type { Text } from 'pixi.js';
import type { RunInputs } from '../../../engine/inputs';
import type { SimulationKey } from '../../../engine/registry';
import type { Frame, Scene, StageSize } from '../../scenes/contract';
import type { HandleChange, HandleEvent, HandleId, HandleValue } from './protocol';
import type { SceneHandles } from './scene-handles';
import { type StandIn, withStandIns } from './stand-ins';

type AnyFrame = Frame<SimulationKey>;

export interface Actors {
  readonly scene: Scene<SimulationKey>;
  /** Draws the scene and what follows the frame by itself. */
  readonly draw: (frame: AnyFrame, now: number) => void;
  /** Texts in the order of their creation. */
  readonly texts: () => readonly Text[];
  readonly handles: SceneHandles;
}

interface HandleFaceNow {
  readonly id: HandleId;
  readonly name: string;
  readonly value: HandleValue;
}

/** Numbers with their sign and decimals, words, and single signs. */
const TOKENS = /[-−+]?\d+(?:[.,]\d+)*|\p{L}+|\s+|[^\s\p{L}\d]/gu;

/** The first of two texts with a question mark for each part in which they differ. */
export function masked(shown: string, other: string): string {
  if (shown === other) return shown;
  const a = shown.match(TOKENS) ?? [];
  const b = other.match(TOKENS) ?? [];
  if (a.length !== b.length) return '?';
  return a.map((token, index) => (token === b[index] ? token : '?')).join('');
}

/** A text without these names, however they are written, where they are no parts of other words and numbers. */
function withoutNames(text: string, names: readonly RegExp[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, '?'), text);
}

const asWord = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d.])${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\d]|\.\d)`,
    'giu',
  );

export class Veil {
  readonly #standIns: readonly StandIn[];
  readonly #on: Actors;
  readonly #twin: Actors;
  readonly #covered = new Set<HandleId>();
  /** Covered since the page was last told. */
  #fresh: HandleId[] = [];
  readonly #names: readonly RegExp[];
  readonly hidden: ReadonlySet<string>;

  constructor(standIns: readonly StandIn[], on: Actors, twin: Actors) {
    this.#standIns = standIns;
    this.#on = on;
    this.#twin = twin;
    this.hidden = new Set(standIns.map(({ id }) => id));
    // Where the stage is built for the value its picture stays: no option's name, or the others would tell by being there.
    const names = standIns.flatMap((standIn) => (standIn.values === null ? standIn.names : []));
    this.#names = names
      .filter((name) => name !== '')
      .toSorted((one, other) => other.length - one.length)
      .map(asWord);
  }

  /** The frame that a scene is given in place of the true one. */
  #frame(frame: AnyFrame, which: 0 | 1): AnyFrame {
    const params = withStandIns(frame.params as unknown as RunInputs, this.#standIns, which);
    const waiting = Object.fromEntries(Object.entries(frame.waiting).filter(([id]) => !this.hidden.has(id)));
    return { ...frame, params, waiting, hidden: this.hidden } as unknown as AnyFrame;
  }

  resize(stage: StageSize): void {
    this.#on.scene.resize(stage);
    this.#twin.scene.resize(stage);
  }

  draw(frame: AnyFrame, now: number): void {
    this.#on.draw(this.#frame(frame, 0), now);
    this.#twin.draw(this.#frame(frame, 1), now);
    const others = this.#twin.texts();
    this.#on.texts().forEach((text, index) => {
      const words = this.#mask(text.text, others[index]?.text ?? text.text);
      if (words !== text.text) text.text = words;
    });
    this.#findCovered();
  }

  /** The twin's handles by the ids of those on show: both are created in the same order. */
  #others(): ReadonlyMap<HandleId, HandleFaceNow> {
    const others = [...this.#twin.handles.faces()];
    return new Map(
      [...this.#on.handles.faces().keys()].flatMap((id, index) => {
        const other = others[index];
        return other ? [[id, { ...other[1], id: other[0] }] as const] : [];
      }),
    );
  }

  #findCovered(): void {
    const others = this.#others();
    for (const [id, { value }] of this.#on.handles.faces()) {
      const other = others.get(id);
      if (!other || this.#covered.has(id) || JSON.stringify(value) === JSON.stringify(other.value)) continue;
      this.#covered.add(id);
      this.#fresh.push(id);
    }
  }

  /** Handles were covered that the page does not know of yet. */
  get asks(): boolean {
    return this.#fresh.length > 0;
  }

  #mask(shown: string, other: string): string {
    return withoutNames(masked(shown, other), this.#names);
  }

  /** What the page is told of the handles: one that depends on what is hidden is covered and says nothing of its value. */
  cover(changes: readonly HandleChange[]): readonly HandleChange[] {
    const others = this.#others();
    const told = changes.flatMap((change): readonly HandleChange[] => {
      switch (change.is) {
        case 'rename':
          return [{ ...change, name: this.#mask(change.name, others.get(change.id)?.name ?? change.name) }];
        case 'state':
          return this.#covered.has(change.id) ? [] : [change];
        case 'create':
        case 'place':
        case 'aim':
        case 'enable':
        case 'remove':
        case 'cover':
          return [change];
      }
    });
    const covers = this.#fresh.map((id): HandleChange => ({ is: 'cover', id }));
    this.#fresh = [];
    return [...told, ...covers];
  }

  /** What hands do reaches both, so that they stay alike. */
  handle(event: HandleEvent): void {
    if (this.#covered.has(event.id)) return;
    this.#on.handles.handle(event);
    const other = this.#others().get(event.id);
    if (other) this.#twin.handles.handle({ ...event, id: other.id });
  }

  describe(frame: AnyFrame): string {
    return this.#mask(this.#on.scene.describe(this.#frame(frame, 0)), this.#twin.scene.describe(this.#frame(frame, 1)));
  }

  get twinHandles(): SceneHandles {
    return this.#twin.handles;
  }

  destroy(): void {
    this.#twin.scene.destroy();
  }
}

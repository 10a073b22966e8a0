/** Sentences for the learner, newest last, kept in the bench's store. */
import type { BenchStore, Message } from '../run/store';

const MOST_MESSAGES = 5;

export class MessageList {
  readonly #store: BenchStore;
  #next = 1;

  constructor(store: BenchStore) {
    this.#store = store;
  }

  /** A sentence that is said again is shown once. */
  say(text: string, kind: Message['kind'] = 'notice'): void {
    this.#store.setState(({ messages }) => ({
      messages: [...messages.filter((message) => message.text !== text), { id: this.#next++, kind, text }].slice(
        -MOST_MESSAGES,
      ),
    }));
  }

  dismiss(id: number): void {
    this.#store.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
  }

  /** Takes notices away up to this one; warnings stay. */
  dismissNotices(upTo = Number.POSITIVE_INFINITY): void {
    this.#store.setState(({ messages }) => ({
      messages: messages.filter(({ id, kind }) => kind !== 'notice' || id > upTo),
    }));
  }
}

/** Stands for the package in which pixi keeps what it measured: it has much more to it. */
class Latest<Value> extends Map<string, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override get(key: string): Value | undefined {
    const value = super.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    const [eldest] = this.keys();
    if (eldest !== undefined && this.size >= this.#most) this.delete(eldest);
    return super.set(key, value);
  }
}

/** Keeps the entries that were used last, so many at most. */
export const lru = <Value>(most: number): Map<string, Value> => new Latest(most);

/**
 * Places for pictures of texts on one canvas. Pixi paints each text on a canvas of its own; where there is no graphics processor,
 * a worker that paints on a new canvas waits for the page, once for each text while a bench opens. The first texts, those that
 * a scene is made with, share a canvas; where it is full, pixi's own way goes on.
 */

/** Between neighbours, so that smoothing mixes in nothing of the next. Pixels. */
const GAP = 2;

export interface Place {
  /** Upper left corner, pixels. */
  readonly x: number;
  readonly y: number;
}

/** Hands out places row by row, each once: a text that has changed leaves its place unused. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  #x = 0;
  #y = 0;
  /** Of the row under way. */
  #tallest = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Null where there is no room left for so many pixels. */
  take(width: number, height: number): Place | null {
    if (width > this.width) return null;
    const next = this.#x + width > this.width;
    const x = next ? 0 : this.#x;
    const y = next ? this.#y + this.#tallest + GAP : this.#y;
    if (y + height > this.height) return null;
    this.#tallest = next ? height : Math.max(this.#tallest, height);
    this.#x = x + width + GAP;
    this.#y = y;
    return { x, y };
  }
}

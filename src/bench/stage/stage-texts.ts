/** Texts of a stage: kept readable and sharp at every scale. */
import { type Container, Text } from 'pixi.js';
import type { StageSize, TextOptions } from '../../scenes/contract';

/** Smallest text on the stage, CSS px. */
const LEAST_TEXT = 12;

/** So near the least size counts as reached. */
const ROUNDING = 0.995;

const TEXT_FACE = 'Inter, system-ui, sans-serif';
const MONO_FACE = 'Exponents, "JetBrains Mono", ui-monospace, monospace';

export class StageTexts {
  #texts = new Map<Text, TextOptions>();
  #pixel = 1;
  /** Stage units of the smallest text. */
  #least = LEAST_TEXT;
  #density: number;
  readonly #Kind: typeof Text;

  /** `density`: device px of one CSS px. `Kind`: of texts, where they are not as usual. */
  constructor(density: number, Kind: typeof Text = Text) {
    this.#density = density;
    this.#Kind = Kind;
  }

  create(options: TextOptions): Text {
    const text = new this.#Kind({
      text: options.text ?? '',
      anchor: { x: options.anchor?.[0] ?? 0, y: options.anchor?.[1] ?? 0 },
      style: {
        fontFamily: options.mono ? MONO_FACE : TEXT_FACE,
        fontSize: options.size,
        fontWeight: options.weight ?? '400',
        fill: options.colour ?? 0xffffff,
        align: options.align ?? 'left',
        ...(options.wrap === undefined ? {} : { wordWrap: true, wordWrapWidth: options.wrap }),
      },
    });
    this.#texts.set(text, options);
    text.once('destroyed', () => this.#texts.delete(text));
    this.#fit(text, options);
    return text;
  }

  /** In the order of their creation. */
  list(): readonly Text[] {
    return [...this.#texts.keys()];
  }

  resize(stage: StageSize, density: number): void {
    this.#pixel = stage.pixel;
    // Where the stage has no room for it, all texts are smaller.
    this.#least = Math.min(LEAST_TEXT * stage.pixel, stage.type.small);
    this.#density = density;
    for (const [text, options] of this.#texts) this.#fit(text, options);
  }

  /** Texts within parts that are drawn smaller than they were made: they keep their least size too. After the scene was laid out. */
  settle(root: Container): void {
    for (const [text, options] of this.#texts) {
      let scale = 1;
      for (let at: Container | null = text; at && at !== root; at = at.parent) scale *= at.scale.y;
      const least = this.#leastOf(options);
      if (scale <= 0 || text.style.fontSize * scale >= least * ROUNDING) continue;
      text.style.fontSize = least / scale;
      text.resolution = (this.#density * scale) / this.#pixel;
    }
  }

  #leastOf({ minCss = LEAST_TEXT }: TextOptions): number {
    return (minCss / LEAST_TEXT) * this.#least;
  }

  #fit(text: Text, options: TextOptions): void {
    text.style.fontSize = Math.max(options.size, this.#leastOf(options));
    text.resolution = this.#density / this.#pixel;
  }
}

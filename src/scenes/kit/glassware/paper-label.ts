/** A paper label on a bottle or a beaker: its text is measured, wraps where words allow it, and never leaves the paper. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { downGradient } from '../paint/shading';

export interface PaperLabelOptions {
  /** Of the paper, in units of the vessel; it grows where the text needs more. */
  readonly width: number;
  readonly height: number;
  /** Size of its first line, units of the vessel; the second is a little smaller. */
  readonly size?: number;
}

export interface PaperLabel {
  /** Origin at the paper's middle. */
  readonly root: Container;
  /** First line and, where it is not empty, a second one. */
  set(title: string, detail?: string): void;
  /** `scale`: stage units of one of the vessel's; text keeps `type.small` there. */
  fit(scale: number, type: TypeSizes): void;
}

const INK = 0x17202c;
const SOFT_INK = 0x3b4a5c;
const PAD = 4;
/** Line spacing as a part of the size. */
const GAP = 2;

export function createPaperLabel(context: StageContext, { width, height, size = 15 }: PaperLabelOptions): PaperLabel {
  const root = new Container({ label: 'label' });
  const paper = new Graphics();
  const title = context.text({ size, weight: '700', colour: INK, align: 'center', anchor: [0.5, 0.5] });
  const detail = context.text({ size: size * 0.82, colour: SOFT_INK, align: 'center', anchor: [0.5, 0.5] });
  root.addChild(paper, title, detail);
  let least = 0;
  let drawnWidth = 0;
  let drawnHeight = 0;

  /** Wraps between words at the paper's width and gives the size that is needed. */
  function settle(text: Text, own: number): { readonly width: number; readonly height: number } {
    if (text.text === '') return { width: 0, height: 0 };
    const { style } = text;
    style.fontSize = Math.max(own, least);
    style.wordWrap = true;
    style.wordWrapWidth = width - 2 * PAD;
    text.scale.set(1);
    // A word that is too long for the paper is set smaller, down to the least size; then the paper grows.
    const over = (width - 2 * PAD) / Math.max(1, text.width);
    if (over < 1) style.fontSize = Math.max(least, style.fontSize * over);
    return { width: text.width, height: text.height };
  }

  function draw(): void {
    const first = settle(title, size);
    const second = settle(detail, size * 0.82);
    detail.visible = detail.text !== '';
    const gap = detail.visible ? GAP : 0;
    const needed = first.height + gap + second.height;
    title.y = -needed / 2 + first.height / 2;
    detail.y = needed / 2 - second.height / 2;
    const wide = Math.max(width, first.width + 2 * PAD, second.width + 2 * PAD);
    const tall = Math.max(height, needed + PAD);
    if (wide === drawnWidth && tall === drawnHeight) return;
    [drawnWidth, drawnHeight] = [wide, tall];
    paper
      .clear()
      .roundRect(-wide / 2, -tall / 2, wide, tall, 2)
      .fill(
        downGradient([
          [0, 0xffffff],
          [1, 0xdfe6ed],
        ]),
      );
  }
  draw();
  return {
    root,
    set(next, more = '') {
      if (title.text === next && detail.text === more) return;
      title.text = next;
      detail.text = more;
      draw();
    },
    fit(scale, type) {
      // The host sets its texts anew when the stage changes: their sizes are found again each time.
      least = type.small / scale;
      draw();
    },
  };
}

/** A slip of paper on which the prediction is ticked: which reactant runs out first? */
import { Container, Graphics } from 'pixi.js';
import type { Handle, Part, StageContext, TypeSizes } from '../../contract';
import { cells, type Size } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';

export interface PredictionSlip extends Part {
  least(type: TypeSizes): Size;
  /** Words of the boxes, in the order of the options; the ticked one, null for none. */
  set(words: readonly string[], ticked: number | null): void;
}

export interface PredictionOptions {
  readonly question: string;
  readonly handles: readonly Handle[];
}

const PAD = 10;
/** Height of a line of boxes in heights of text: what a finger needs. */
const BOX_LINE = 2;

export function createPredictionSlip(context: StageContext, { question, handles }: PredictionOptions): PredictionSlip {
  const { theme } = context;
  const root = new Container({ label: 'prediction' });
  const paper = new Graphics();
  const heading = context.text({ text: question, size: 14, weight: '600', colour: theme.paperInk });
  const boxes = handles.map(() => ({
    frame: new Graphics(),
    tick: new Graphics({ visible: false }),
    word: context.text({ size: 14, weight: '600', colour: theme.paperInk, anchor: [0, 0.5] }),
  }));
  root.addChild(paper, heading);
  for (const { frame, tick, word } of boxes) root.addChild(frame, tick, word);
  return {
    root,
    least: ({ text }) => ({ width: 0, height: text * (1.5 + BOX_LINE) + PAD }),
    lay(box, { text }) {
      const { width, height } = box;
      root.position.set(box.x, box.y);
      paper
        .clear()
        .rect(3, 5, width, height)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.45 })
        .rect(0, 0, width, height)
        .fill(theme.paper);
      asPanel(root, { x: 0, y: 0, width, height });
      heading.style.fontSize = text;
      heading.position.set(PAD, PAD * 0.6);
      const top = PAD * 0.6 + text * 1.35;
      const line = { x: PAD, y: top, width: width - 2 * PAD, height: height - top };
      cells(line, 'x', handles.length, 4).forEach((cell, k) => {
        const part = boxes[k];
        if (!part) return;
        const side = text * 0.95;
        const middle = cell.y + cell.height / 2;
        part.frame
          .clear()
          .rect(cell.x + 1, middle - side / 2, side, side)
          .fill(0xffffff)
          .stroke({ width: 1.6, color: theme.paperInk });
        part.tick
          .clear()
          .moveTo(cell.x + side * 0.2, middle)
          .lineTo(cell.x + side * 0.5, middle + side * 0.32)
          .lineTo(cell.x + side * 1.15, middle - side * 0.62)
          .stroke({ width: 3, color: 0x0b6e4f, cap: 'round', join: 'round' });
        part.word.style.fontSize = text;
        part.word.position.set(cell.x + side + 8, middle);
        handles[k]?.place(box.x + cell.x, box.y + cell.y, cell.width, cell.height);
      });
    },
    set(words, ticked) {
      boxes.forEach(({ word, tick }, k) => {
        const next = words[k] ?? '';
        word.text = next;
        if (tick.visible !== (ticked === k)) tick.visible = ticked === k;
      });
    },
  };
}

/** The card by which agglutination is graded: a drop of each grade. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import { createBloodDrop } from './blood-drop';

/** Grades with a mean clump, cells, in the middle of each. */
const GRADES = [
  { text: '0', clump: 1 },
  { text: 'weak', clump: 2.6 },
  { text: '1+', clump: 8 },
  { text: '2+', clump: 30 },
  { text: '3+', clump: 100 },
  { text: '4+', clump: 300 },
];
const DROP = 30;
const PAPER = 0xfbfaf5;
const INK = 0x2b3846;
const FLUID = 0xdfe8ee;
/** Drops of the card are others than those of the seven wells. */
const FIRST = 7;

export function createGradingCard(context: StageContext): Part {
  const { theme } = context;
  const root = new Container({ label: 'grading card' });
  const paper = new Graphics();
  const grades = GRADES.map(({ text, clump }, n) => {
    const drop = createBloodDrop(DROP, FIRST + (n % 2));
    drop.set(clump, FLUID, 1);
    const cup = new Container();
    cup.addChild(drop.root);
    return { cup, label: context.text({ text, size: 13, weight: '700', colour: INK, anchor: [0.5, 0.5] }) };
  });
  root.addChild(paper, ...grades.flatMap(({ cup, label }) => [cup, label]));
  return {
    root,
    lay({ x, y, width, height }, type) {
      paper
        .clear()
        .roundRect(x + 3, y + 4, width, height, 8)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .roundRect(x, y, width, height, 8)
        .fill(PAPER);
      asPanel(root, { x, y, width, height });
      const words = type.small * 1.4;
      const pitch = width / grades.length;
      const radius = Math.min(pitch * 0.42, Math.max((height - words - 18) / 2, (height - words) * 0.35));
      const gap = (height - words - 2 * radius) / 3;
      grades.forEach(({ cup, label }, n) => {
        cup.position.set(x + pitch * (n + 0.5), y + gap + radius);
        cup.scale.set(radius / DROP);
        label.style.fontSize = type.small;
        label.position.set(x + pitch * (n + 0.5), y + 2 * gap + 2 * radius + words / 2);
      });
    },
  };
}

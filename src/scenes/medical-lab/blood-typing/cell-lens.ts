/** The magnifier: the cells of one well as a microscope shows them, with the name of the well below. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { metalAcross, roundGradient } from '../../kit/paint/shading';
import { createCellField } from './blood-drop';

export interface CellLens extends Part {
  /** `clump`: mean clump size in cells; null where there is nothing to see. */
  set(clump: number | null, words: string): void;
}

const RADIUS = 88;
const RIM = 14;
const OUTER = RADIUS + RIM;

export function createCellLens(context: StageContext): CellLens {
  const { theme } = context;
  const root = new Container({ label: 'magnifier' });
  const lens = new Container();
  const field = createCellField(RADIUS);
  const shadow = new Graphics().circle(9, 13, OUTER * 1.12).fill(
    roundGradient([
      [0, theme.shadow, theme.shadowAlpha],
      [0.8, theme.shadow, theme.shadowAlpha * 0.8],
      [1, theme.shadow, 0],
    ]),
  );
  const bezel = new Graphics()
    .circle(0, 0, RADIUS + RIM / 2)
    .stroke({ width: RIM, fill: metalAcross(theme) })
    .circle(0, 0, RADIUS)
    .stroke({ width: 2, color: 0x1a222b, alpha: 0.8 })
    .circle(0, 0, OUTER - 1)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.8 });
  const shine = new Graphics()
    .arc(0, 0, RADIUS - 7, Math.PI * 1.1, Math.PI * 1.4)
    .stroke({ width: 5, color: 0xffffff, alpha: 0.5, cap: 'round' });
  lens.addChild(shadow, field.root, bezel, shine);
  const caption = context.text({ size: 13, weight: '600', colour: theme.ink, align: 'center', anchor: [0.5, 0] });
  root.addChild(lens, caption);
  return {
    root,
    lay({ x, y, width, height }, type) {
      const words = type.small * 1.5;
      const radius = Math.min(width / 2, (height - words) / 2);
      lens.position.set(x + width / 2, y + (height - words) / 2);
      lens.scale.set(radius / OUTER);
      caption.style.fontSize = type.small;
      caption.position.set(x + width / 2, y + (height - words) / 2 + radius + type.small * 0.3);
    },
    set(clump, words) {
      field.set(clump);
      caption.text = words;
    },
  };
}

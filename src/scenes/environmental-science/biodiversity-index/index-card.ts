/** The indices of typed counts on a sheet of paper, where there is no plot to look at. */
import { Container, Graphics } from 'pixi.js';
import { isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { Frame, Part, StageContext } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import { drawPaper } from './sampling-plots';

export interface IndexCard extends Part {
  draw(frame: Frame<'biodiversity_index'>): void;
}

const PAD = 12;
const LINES = 10;
/** Height of a line, in the size of its letters. */
const LINE = 1.35;
/** Letters that fit across, so that names and numbers never meet. */
const ACROSS = 15;
const MOST_SIZE = 22;

export function createIndexCard(context: StageContext): IndexCard {
  const { theme } = context;
  const root = new Container({ label: 'indices', visible: false });
  const paper = new Graphics();
  const text = { size: 14, colour: theme.paperInk };
  const heading = context.text({ ...text, text: 'Indices', weight: '700' });
  const names = context.text(text);
  const numbers = context.text({ ...text, mono: true, weight: '600', anchor: [1, 0], align: 'right' });
  root.addChild(paper, heading, names, numbers);
  let shown = '';
  return {
    root,
    lay(box, type) {
      drawPaper(context, paper, box);
      asPanel(root, box);
      const size = Math.max(
        type.small,
        Math.min(MOST_SIZE, (box.height - 2 * PAD) / (LINES * LINE), (box.width - 2 * PAD) / ACROSS),
      );
      for (const part of [heading, names, numbers]) {
        part.style.fontSize = size;
        part.style.lineHeight = size * LINE;
      }
      heading.position.set(box.x + PAD, box.y + PAD);
      names.position.set(box.x + PAD, box.y + PAD + size * LINE);
      numbers.position.set(box.x + box.width - PAD, names.y);
    },
    draw({ params, shown: reading }) {
      root.visible = !isSampledHabitat(params.habitat);
      if (!root.visible) return;
      const rows: readonly (readonly [string, string])[] = [
        ['Species S', reading.richness.text],
        ['Individuals N', reading.individuals.text],
        ['Shannon H′', reading.shannon.text],
        ['Simpson 1 − D', reading.simpson_1_minus_d.text],
        ['Hill ¹D', reading.hill_1.text],
        ['Hill ²D', reading.hill_2.text],
        ['Evenness J', reading.evenness.text],
        ['Chao1', reading.chao1.text],
        [`E(S) at ${params.rarefy_to}`, reading.rarefied.text],
      ];
      const next = rows.join('\n');
      if (next === shown) return;
      shown = next;
      names.text = rows.map(([name]) => name).join('\n');
      numbers.text = rows.map(([, value]) => value).join('\n');
    },
  };
}

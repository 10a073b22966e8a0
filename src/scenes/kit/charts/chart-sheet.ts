/** A chart on a sheet of the notebook, with a coloured upper edge. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { inset } from '../layout/layout';
import { asPanel } from '../stage-marks';
import { drawPaper } from '../words/paper-sheet';

const CORNER = 4;
const SHADOW = { x: 3, y: 5, part: 0.5 } as const;
const PAD = 9;

/** `chart` has its ground of paper. */
export function createChartSheet({ theme }: StageContext, label: string, chart: Part): Part {
  const root = new Container({ label });
  const paper = new Graphics();
  root.addChild(paper, chart.root);
  return {
    root,
    lay(box, type) {
      drawPaper(paper.clear(), box, theme, CORNER, SHADOW).rect(box.x, box.y, box.width, 4).fill(theme.accent);
      asPanel(root, box);
      chart.lay(inset(box, PAD, PAD + 2), type);
    },
  };
}

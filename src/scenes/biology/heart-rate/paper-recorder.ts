/** The recorder: a bar with the pen at the right, from which the paper comes out to the left, and callipers on it. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { type Callipers, createCallipers } from '../../kit/ecg/callipers';
import { createEcgPaper, type EcgPaper } from '../../kit/ecg/ecg-paper';
import type { Size } from '../../kit/layout/layout';
import { BAR, createRecorderBar } from '../../kit/ecg/recorder-bar';
import { mix } from '../../kit/paint/shading';

export interface PaperRecorder extends Part {
  readonly paper: EcgPaper;
  readonly callipers: Callipers;
  least(type: TypeSizes): Size;
  /** Where 0 mV lies, mm from the upper edge. */
  readonly zero: number;
  /** mm from the upper edge at which the pen stands. */
  pen(millimetres: number): void;
}

const PEN_LONG = 40;
/** How far the zero line lies above the lower edge, of the paper's height. */
const ZERO = 0.3;

/** `across`: mm of paper that are seen. */
export function createPaperRecorder(context: StageContext, across: number): PaperRecorder {
  const { theme } = context;
  const root = new Container({ label: 'electrocardiograph' });
  const bar = createRecorderBar(context);
  const paper = createEcgPaper(context, across, 1);
  const callipers = createCallipers(context, { at: 0.4, level: 0.82 });
  const arm = new Graphics()
    .moveTo(0, 0)
    .lineTo(-PEN_LONG, 0)
    .stroke({ width: 3.4, color: mix(theme.metal[2], 0x101820, 0.2), cap: 'round' })
    .moveTo(0, -0.6)
    .lineTo(-PEN_LONG, -0.6)
    .stroke({ width: 1.2, color: theme.metal[0], cap: 'round' })
    .circle(-PEN_LONG, 0, 2.6)
    .fill(0x191d24);
  root.addChild(bar.root, paper.root, arm, callipers.root);
  let zero = 0;
  return {
    root,
    paper,
    callipers,
    get zero() {
      return zero;
    },
    least: ({ small }) => ({ width: 300, height: Math.max(150, 6 * small) }),
    lay(box: Box, type) {
      const { x, y, width, height } = box;
      bar.lay(box);
      paper.lay({ x: x + 6, y: y + 10, width: width - BAR - 6, height: height - 20 }, type);
      zero = paper.millimetresHigh * (1 - ZERO);
      paper.lanes([{ x: 0, width: across, zero, label: 'lead II', labelRise: 16 }]);
      callipers.lay(paper.box, (paper.millimetre * 25) / 1000, type);
      arm.x = x + width - BAR + PEN_LONG - 1;
    },
    pen(millimetres) {
      const at = paper.box.y + Math.min(paper.millimetresHigh, Math.max(0, millimetres)) * paper.millimetre;
      if (Math.abs(arm.y - at) > 0.01) arm.y = at;
    },
  };
}

/** The schematic of the free bench on its paper, and the marks on the board: cursor, chosen part, lead that is drawn, joined ends. */
import { Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import { type SymbolStyle } from '../../kit/electric/circuit-symbols';
import type { StageTheme } from '../../kit/theme';
import type { BenchHands, BenchView } from './bench-hands';
import { drawSymbol, type PartView } from './bench-part';
import { type BenchPlan, holeOf, LAST, pointOf } from './bench-plan';

/** How the board is looked at. */
export interface BenchLook {
  /** On a phone held upright. */
  narrow: boolean;
  schematic: boolean;
  style: SymbolStyle;
}

function paintPaper(paper: Graphics, { board: box, first, pitch }: BenchPlan, theme: StageTheme): void {
  paper.clear().roundRect(box.x, box.y, box.width, box.height, 12).fill(theme.paper);
  for (let column = 0; column <= LAST.x; column++) {
    for (let row = 0; row <= LAST.y; row++) paper.circle(first.x + column * pitch.x, first.y + row * pitch.y, 1.4);
  }
  paper.fill({ color: theme.paperInk, alpha: 0.3 });
}

export function createBenchSchematic(theme: StageTheme, hands: BenchHands, look: BenchLook) {
  const paper = new Graphics();
  const symbols = new Graphics();
  const marks = new Graphics();

  /** Where more than one end shares a hole they are joined. */
  function drawJunctions({ parts }: BenchView): void {
    const ends = new Map<string, number>();
    for (const { from, to } of parts) {
      ends.set(from, (ends.get(from) ?? 0) + 1);
      ends.set(to, (ends.get(to) ?? 0) + 1);
    }
    for (const [hole, count] of ends) {
      const { x, y } = pointOf(hands.plan, hole);
      if (look.schematic) {
        if (count > 2) symbols.circle(x, y, 4).fill(theme.paperInk);
      } else {
        marks
          .circle(x, y, 5.6)
          .fill(count > 1 ? 0xd1a545 : 0x8b949e)
          .circle(x - 1.2, y - 1.2, 2)
          .fill({ color: 0xffffff, alpha: 0.7 });
      }
    }
  }

  return {
    paper,
    symbols,
    marks,
    lay(plan: BenchPlan) {
      paintPaper(paper, plan, theme);
    },
    clear() {
      paper.visible = symbols.visible = look.schematic;
      symbols.clear();
      marks.clear();
    },
    /** The symbol of a part between its ends, and rings around the ends of the one that is chosen. */
    draw(part: PartView, from: Point, to: Point) {
      const pen = { g: symbols, colour: theme.paperInk, width: 2.2, size: look.narrow ? 15 : 17 };
      if (from.x !== to.x || from.y !== to.y) drawSymbol(pen, part, from, to, look.style);
      if (hands.selected === part.name) {
        marks.circle(from.x, from.y, 9).circle(to.x, to.y, 9).stroke({ width: 2.5, color: theme.accent });
      }
    },
    drawJunctions,
    drawLead() {
      if (!hands.lead) return;
      const [a, b] = [pointOf(hands.plan, hands.lead.from), pointOf(hands.plan, hands.lead.to)];
      marks
        .moveTo(a.x, a.y)
        .lineTo(b.x, b.y)
        .stroke({ width: 5, color: theme.accent, alpha: 0.85, cap: 'round' })
        .circle(a.x, a.y, 7)
        .circle(b.x, b.y, 7)
        .fill({ color: theme.accent, alpha: 0.9 });
    },
    drawCursor() {
      const at = pointOf(hands.plan, holeOf(hands.cursor));
      marks
        .roundRect(at.x - 9, at.y - 9, 18, 18, 4)
        .stroke({ width: 1.4, color: look.schematic ? theme.paperInk : theme.inkSoft, alpha: 0.8 });
    },
  };
}

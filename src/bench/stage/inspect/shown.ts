/** Walks a display tree: its texts, panels and leads with their places on the canvas. Pure: nothing is drawn or changed. */
import { type Container, Matrix, Text, type ViewContainer } from 'pixi.js';
import { leadOf, type PanelBox, panelOf } from '../../../scenes/kit/stage-marks';
import type { Quad, ShownPanel, Sides, Spot } from './inspection';

/** Less of an object than this is not to be seen. */
const LEAST_ALPHA = 0.06;

/** A rectangle in an object's own units. */
export interface LocalBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TextAt {
  readonly text: Text;
  readonly part: string;
  readonly lines: readonly Quad[];
  readonly box: Sides;
  readonly size: number;
  /** Of the text with all its parents. */
  readonly alpha: number;
  readonly panel: ShownPanel | null;
}

export interface LeadAt {
  readonly lead: Container;
  readonly name: string;
  readonly ends: readonly [Spot, Spot];
}

/** What may lie at the end of a lead. */
export interface ViewAt {
  readonly view: Container;
  readonly part: string;
  readonly box: Sides;
}

export interface Seen {
  readonly texts: readonly TextAt[];
  readonly leads: readonly LeadAt[];
  readonly views: readonly ViewAt[];
}

const corners = ({ left, top, right, bottom }: LocalBox, matrix: Matrix): Quad => {
  const at = (x: number, y: number): Spot => {
    const { a, b, c, d, tx, ty } = matrix;
    return { x: a * x + c * y + tx, y: b * x + d * y + ty };
  };
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
};

export function around(quads: readonly Quad[]): Sides {
  const spots = quads.flat();
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const meet = (a: Sides, b: Sides): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const sidesOf = ({ x, y, width, height }: PanelBox): LocalBox => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const isView = (node: Container): node is ViewContainer => 'renderPipeId' in node;

interface Panel extends ShownPanel {
  readonly box: Sides;
}

interface Way {
  readonly matrix: Matrix;
  readonly alpha: number;
  readonly part: readonly string[];
  /** The nearest part around that says it is a panel. */
  readonly within: Panel | null;
  readonly inLead: boolean;
}

/**
 * Everything that is to be seen, in the order of drawing. `inkOf` gives the ink of each line of a text in the text's own units.
 * A text belongs to the panel drawn last among those below it that it touches, else to the nearest panel around it.
 */
export function look(stage: Container, inkOf: (text: Text) => readonly LocalBox[]): Seen {
  const texts: TextAt[] = [];
  const leads: LeadAt[] = [];
  const views: ViewAt[] = [];
  const panels: Panel[] = [];

  const see = (text: Text, { matrix, alpha, part, within }: Way): void => {
    if (text.text.trim() === '') return;
    const lines = inkOf(text).map((line) => corners(line, matrix));
    if (lines.length === 0) return;
    const box = around(lines);
    const below = panels.findLast((panel) => meet(panel.box, box));
    const size = text.style.fontSize * Math.sqrt(matrix.c * matrix.c + matrix.d * matrix.d);
    texts.push({ text, part: part.join(' › '), lines, box, size, alpha, panel: below ?? within });
  };

  const visit = (node: Container, way: Way): void => {
    if (!node.visible || !node.renderable) return;
    const alpha = way.alpha * node.alpha;
    if (alpha < LEAST_ALPHA) return;
    node.updateLocalTransform();
    const matrix = way.matrix.clone().append(node.localTransform);
    const part = node.label ? [...way.part, node.label] : way.part;
    const name = part.at(-1) ?? 'part';
    let { within, inLead } = way;
    const panelBox = panelOf(node);
    if (panelBox) {
      const quad = corners(sidesOf(panelBox), matrix);
      const panel = { name, quad, box: around([quad]) };
      panels.push(panel);
      within = panel;
    }
    const ends = leadOf(node);
    if (ends) {
      inLead = true;
      const [from, , to] = corners({ left: ends[0].x, top: ends[0].y, right: ends[1].x, bottom: ends[1].y }, matrix);
      leads.push({ lead: node, name: part.join(' › '), ends: [from, to] });
    }
    const here: Way = { matrix, alpha, part, within, inLead };
    if (node instanceof Text) see(node, here);
    else if (isView(node) && !inLead) {
      const { minX, minY, maxX, maxY } = node.bounds;
      const box = around([corners({ left: minX, top: minY, right: maxX, bottom: maxY }, matrix)]);
      views.push({ view: node, part: part.join(' › '), box });
    }
    for (const child of node.children) if (child !== node.mask) visit(child, here);
  };

  visit(stage, { matrix: new Matrix(), alpha: 1, part: [], within: null, inLead: false });
  return { texts, leads, views };
}

/** The smallest part that lies at a spot, or within `reach` CSS px of it; those that fill much of the stage are no place to end at. */
export function partAt(views: readonly ViewAt[], { x, y }: Spot, reach: number, stageArea: number): string | null {
  const spot = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  const area = ({ left, top, right, bottom }: Sides): number => (right - left) * (bottom - top);
  const there = views
    .filter(({ box }) => meet(box, spot) && area(box) < 0.4 * stageArea)
    .sort((a, b) => area(a.box) - area(b.box));
  return there[0]?.part ?? null;
}

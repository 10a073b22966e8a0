/** The schematic of two resistors or bulbs in series or in parallel, with battery, fuse, switch, ammeter and nodes. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import {
  drawCellSymbol,
  drawFuseSymbol,
  drawLampSymbol,
  drawMeterSymbol,
  drawResistorSymbol,
  drawSwitchSymbol,
  drawWire,
  type Pen,
  type SymbolStyle,
} from '../../kit/electric/circuit-symbols';

interface PairCircuit {
  readonly series: boolean;
  readonly closed: boolean;
  readonly blown: boolean;
  readonly bulbs: boolean;
  readonly style: SymbolStyle;
  /** 0 in the main lead, 1 in line with R1, 2 with R2. */
  readonly ammeter: 0 | 1 | 2;
}

/** The nodes before and behind the ammeter’s place in the main lead, and the one at the source. */
function markNodes(
  g: Graphics,
  names: readonly Text[],
  { before, after, source }: Readonly<Record<'before' | 'after' | 'source', Point>>,
  lineHeight: number,
): void {
  names[3]?.position.set(before.x, before.y - lineHeight * 0.8);
  names[1]?.position.set(after.x, after.y - lineHeight * 0.8);
  names[0]?.position.set(source.x, source.y + lineHeight * 0.75);
  for (const { x, y } of [before, after, source]) g.circle(x, y, 3.5);
}

/** Origin at its top left; draws again only when what it shows has changed. */
export function createPairSchematic(context: StageContext, hues: { readonly r1: number; readonly r2: number }) {
  const { theme } = context;
  const root = new Container({ label: 'schematic' });
  const g = new Graphics();
  const text = (label: string, colour: number, anchor: readonly [number, number] = [0.5, 0.5]) =>
    root.addChild(context.text({ text: label, size: 13, weight: '600', colour, anchor }));
  root.addChild(g);
  const heading = text('', theme.inkSoft, [0, 0]);
  const ammeter = text('A', theme.ink);
  const names = [text('R1', hues.r1, [0, 0.5]), text('R2', hues.r2, [0, 0.5])] as const;
  const nodes = [0, 1, 2, 3].map((node) => text(String(node), theme.inkSoft));
  let drawn = '';
  return {
    root,
    draw(width: number, height: number, show: PairCircuit, lineHeight: number): void {
      const key = `${width} ${height} ${show.series} ${show.closed} ${show.blown} ${show.bulbs} ${show.style} ${show.ammeter} ${lineHeight}`;
      if (key === drawn) return;
      drawn = key;
      g.clear();
      const pen: Pen = { g, colour: theme.ink, width: 2, size: 17 };
      const left = 26;
      const right = width - 44;
      const top = lineHeight * 2.9;
      const bottom = height - lineHeight * 1.6;
      const p = (x: number, y: number): Point => ({ x, y });
      const pair = show.bulbs ? drawLampSymbol : drawResistorSymbol;
      const aside = show.bulbs ? 17 : 12;
      const one: Pen = { ...pen, colour: hues.r1 };
      const two: Pen = { ...pen, colour: hues.r2 };
      const on = (part: number): Point => p(left + (right - left) * part, top);
      drawCellSymbol(pen, p(left, bottom), p(left, top));
      drawFuseSymbol(pen, on(0), on(0.23), show.style, show.blown);
      drawSwitchSymbol(pen, on(0.23), on(0.48), show.closed);
      drawWire(pen, on(0.48), on(0.55));
      drawWire(pen, on(0.83), on(1));
      const meter = (from: Point, to: Point): void => {
        drawMeterSymbol(pen, from, to);
        ammeter.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
      };
      if (show.ammeter === 0) meter(on(0.55), on(0.83));
      else drawWire(pen, on(0.55), on(0.83));
      /** A resistor of the pair, downwards, with the ammeter before it (its part negative), behind it or elsewhere (0). */
      const branch = (own: Pen, x: number, from: number, to: number, part: number): number => {
        const near = part < 0 ? from - (to - from) * part : from;
        const far = part > 0 ? to - (to - from) * part : to;
        pair(own, p(x, near), p(x, far), show.style);
        if (part < 0) meter(p(x, from), p(x, near));
        if (part > 0) meter(p(x, far), p(x, to));
        return (near + far) / 2;
      };
      const middle = (top + bottom) / 2;
      if (show.series) {
        const first = branch(one, right, top, middle, show.ammeter === 1 ? 0.48 : 0);
        const second = branch(two, right, middle, bottom, show.ammeter === 2 ? -0.48 : 0);
        drawWire(pen, p(right, bottom), p(left, bottom));
        names[0].position.set(right + aside, first);
        names[1].position.set(right + aside, second);
        nodes[2]?.position.set(right - 14, middle);
        g.circle(right, middle, 3.5).fill(theme.ink);
      } else {
        const inner = left + (right - left) * 0.66;
        const fork = top + 26;
        drawWire(pen, on(1), p(right, fork), p(inner, fork));
        const first = branch(one, inner, fork, bottom, show.ammeter === 1 ? 0.36 : 0);
        const second = branch(two, right, fork, bottom, show.ammeter === 2 ? 0.36 : 0);
        drawWire(pen, p(right, bottom), p(left, bottom));
        names[0].position.set(inner + aside, first);
        names[1].position.set(right + aside, second);
        nodes[2]?.position.set(inner, bottom + lineHeight * 0.75);
        g.circle(right, fork, 3.5).circle(inner, bottom, 3.5).fill(theme.ink);
      }
      markNodes(g, nodes, { before: on(0.515), after: on(0.92), source: p(left + 12, bottom) }, lineHeight);
      g.fill(theme.ink);
      heading.text = show.series ? 'Series' : 'Parallel';
      heading.position.set(12, 8);
    },
  };
}

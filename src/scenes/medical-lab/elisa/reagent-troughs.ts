/** Troughs that the pipette draws from: below the plate or beside it, each with its name. */
import { Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { pointOf, type Stand } from '../../kit/layout/layout';

export const TROUGHS = ['Samples', 'Detection', 'HRP', 'TMB', 'Stop'] as const;
export const TROUGH_COLOURS = [0xf0dfa0, 0xbfe3d6, 0xf0c7a8, 0xd9e6f5, 0xf2ecc4] as const;
/** From trough to trough where they stand abreast. */
const ABREAST = 92;

const createTrough = (theme: StageTheme, colour: number): Graphics =>
  new Graphics()
    .roundRect(-41, -36, 82, 72, 10)
    .fill(theme.name === 'dark' ? 0xc9d3dc : 0xf4f7fa)
    .stroke({ width: 1.4, color: 0x93a3b2 })
    .roundRect(-32, -28, 64, 30, 8)
    .fill(colour)
    .ellipse(-12, -20, 14, 3.4)
    .fill({ color: 0xffffff, alpha: 0.6 });

export function createReagentTroughs(context: StageContext) {
  const { theme } = context;
  const troughs = TROUGHS.map((_, n) => createTrough(theme, TROUGH_COLOURS[n] ?? 0xffffff));
  const mark = new Graphics({ visible: false })
    .roundRect(-45, -40, 90, 80, 12)
    .stroke({ width: 3, color: theme.accent });
  const names = TROUGHS.map((text) =>
    context.text({ text, size: 12, weight: '600', colour: 0x17202c, anchor: [0.5, 0.5] }),
  );
  const plates = TROUGHS.map(() => new Graphics());
  let centres: readonly { readonly x: number; readonly y: number }[] = [];

  function layName(n: number, middle: Point, small: number): void {
    const [text, paper] = [names[n], plates[n]];
    if (!text || !paper) return;
    const { x: mx, y: my } = middle;
    text.position.set(mx, my);
    const [wide, high] = [text.width + small * 0.5, small * 1.3];
    paper
      .clear()
      .roundRect(mx - wide / 2, my - high / 2, wide, high, 4)
      .fill(0xfdfdfb);
    asPanel(paper, { x: mx - wide / 2, y: my - high / 2, width: wide, height: high });
  }

  return {
    troughs,
    mark,
    names: [...plates, ...names],
    lay(lying: boolean, at: Stand, small: number): void {
      centres = TROUGHS.map((_, n) => (lying ? { x: 560, y: 46 + n * 82 } : { x: 50 + n * ABREAST, y: 468 }));
      troughs.forEach((trough, n) => {
        const centre = centres[n];
        if (centre) trough.position.set(centre.x, centre.y);
      });
      for (const text of names) text.style.fontSize = small;
      // Names that are wider than their troughs stand higher and lower by turns.
      const turns = !lying && Math.max(...names.map(({ width }) => width)) + small > ABREAST * at.scale;
      centres.forEach(({ x, y }, n) => {
        const low = !turns ? 20 : n % 2 === 0 ? 6 : 32;
        layName(n, pointOf(at, { x, y: y + low }), small);
      });
    },
    /** Marks the one that is due, or none. */
    due(trough: number | null): void {
      mark.visible = trough !== null;
      const centre = trough === null ? undefined : centres[trough];
      if (centre) mark.position.set(centre.x, centre.y);
    },
  };
}

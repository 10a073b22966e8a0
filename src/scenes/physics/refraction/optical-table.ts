/** A turntable for rays: a black circle with degrees from the normal, a dish around it for the media, the normal itself. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface OpticalTable {
  readonly root: Container;
  /** The degrees, each on a dark spot: they lie over the beams. */
  readonly figures: Container;
  /** Radius of the circle on which the degrees stand; the rim goes a little beyond. */
  lay(radius: number, textSize: number): void;
  /** Colour of what fills the half planes above and below the boundary; null for air. */
  fill(above: number | null, below: number | null, boundary: boolean): void;
}

/** The rim beyond the divided circle. */
export const RIM = 26;
/** Black in both themes: light is looked at in the dark. */
const FACE = 0x16212f;
const INK = 0xb9c9da;
const LINE = 0x8fa3b8;
const MARKS = Array.from({ length: 36 }, (_, n) => 10 * n);

/** What a medium looks like on the table. */
export const mediumTint = (index: string): number | null => {
  switch (index) {
    case '1.33':
      return 0x4aa3df;
    case '1.52':
      return 0x63c7b2;
    default:
      return null;
  }
};

/** Rim and black face, with the handle by which the table is turned. */
function paintDisc(disc: Graphics, radius: number, theme: StageTheme): void {
  disc
    .clear()
    .circle(4, 9, radius + RIM)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 })
    .circle(0, 0, radius + RIM)
    .fill(metalDown(theme))
    .circle(0, 0, radius + RIM - 5)
    .fill(
      roundGradient(
        [
          [0, mix(FACE, 0xffffff, 0.05)],
          [1, mix(FACE, 0x000000, 0.25)],
        ],
        { x: 0.4, y: 0.38 },
      ),
    );
  disc
    .circle(0, radius + RIM / 2 - 1, 9)
    .fill({ color: 0x000000, alpha: 0.35 })
    .circle(-1, radius + RIM / 2 - 3, 8)
    .fill(
      roundGradient(
        [
          [0, 0xf4dc98],
          [0.5, 0xc99a3c],
          [1, 0x6d4b14],
        ],
        { x: 0.35, y: 0.3 },
      ),
    );
}

/** The divided circle and the normal. */
function paintScale(scale: Graphics, radius: number): void {
  scale.clear();
  for (let degrees = 0; degrees < 360; degrees++) {
    const depth = degrees % 10 === 0 ? 14 : degrees % 5 === 0 ? 10 : 6;
    if (radius < 190 && degrees % 2 === 1 && degrees % 5 !== 0) continue;
    const angle = (degrees * Math.PI) / 180;
    scale
      .moveTo(radius * Math.sin(angle), -radius * Math.cos(angle))
      .lineTo((radius - depth) * Math.sin(angle), -(radius - depth) * Math.cos(angle));
  }
  scale.stroke({ width: 1, color: LINE });
  scale.circle(0, 0, radius).stroke({ width: 1.2, color: LINE });
  for (let y = -radius + 2; y < radius; y += 12) scale.moveTo(0, y).lineTo(0, Math.min(radius, y + 7));
  scale.stroke({ width: 1.4, color: LINE, alpha: 0.8 });
}

/** The degrees on a dark spot each. */
function createDegrees(context: StageContext) {
  const figures: readonly Text[] = MARKS.map((degrees) => {
    const folded = degrees > 180 ? 360 - degrees : degrees;
    return context.text({
      text: String(folded > 90 ? 180 - folded : folded),
      size: 12,
      weight: '600',
      colour: INK,
      anchor: [0.5, 0.5],
    });
  });
  const spots = new Graphics();
  const over = new Container({ label: 'degrees' });
  over.addChild(spots, ...figures);
  return {
    root: over,
    lay(radius: number, textSize: number) {
      spots.clear();
      const every = (radius * Math.PI * 10) / 180 > textSize * 2.2 ? 10 : 30;
      figures.forEach((figure, n) => {
        const degrees = MARKS[n] ?? 0;
        figure.visible = degrees % every === 0;
        const angle = (degrees * Math.PI) / 180;
        const at = radius - 16 - textSize * 0.7;
        figure.style.fontSize = textSize;
        figure.position.set(at * Math.sin(angle), -at * Math.cos(angle));
        if (figure.visible) spots.ellipse(figure.x, figure.y, textSize * 0.85, textSize * 0.7);
      });
      spots.fill({ color: FACE, alpha: 0.92 });
    },
  };
}

function paintHalf(shape: Graphics, tint: number | null, radius: number, from: number): void {
  shape.clear();
  if (tint === null) return;
  shape
    .arc(0, 0, radius, from, from + Math.PI)
    .closePath()
    .fill({ color: tint, alpha: 0.24 });
}

/** Origin at the centre; the normal runs up and down. */
export function createOpticalTable(context: StageContext): OpticalTable {
  const { theme } = context;
  const root = new Container({ label: 'optical table' });
  const disc = new Graphics();
  const above = new Graphics();
  const below = new Graphics();
  const scale = new Graphics();
  const edge = new Graphics();
  const degrees = createDegrees(context);
  root.addChild(disc, above, below, scale, edge);
  let size = 1;
  return {
    root,
    figures: degrees.root,
    lay(radius, textSize) {
      size = radius;
      paintDisc(disc, radius, theme);
      paintScale(scale, radius);
      degrees.lay(radius, textSize);
    },
    fill(top, bottom, boundary) {
      paintHalf(above, top, size + RIM - 6, Math.PI);
      paintHalf(below, bottom, size + RIM - 6, 0);
      edge.clear();
      if (!boundary) return;
      edge
        .moveTo(-size - RIM + 6, 0)
        .lineTo(size + RIM - 6, 0)
        .stroke({ width: 2, color: theme.glassEdge, alpha: 0.9 })
        .moveTo(-size - RIM + 6, 1.8)
        .lineTo(size + RIM - 6, 1.8)
        .stroke({ width: 1, color: 0xffffff, alpha: 0.3 });
    },
  };
}

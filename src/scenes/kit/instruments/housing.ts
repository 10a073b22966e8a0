/** Cases of instruments: painted metal or plastic with bevelled edges, lit from the upper left, on rubber feet. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import type { Size } from '../layout/layout';
import { aslantGradient, contactShadow, downGradient, mix, roundGradient } from '../paint/shading';
import { asPanel } from '../stage-marks';
import type { StageTheme } from '../theme';

/**
 * `bench`: a case on feet. `hand-held`: a face in a rubber holster. `panel`: a plate screwed to a wall or a rack. `console`:
 * a broad case with a dark foot and a rail over its screen.
 */
export type HousingForm = 'bench' | 'hand-held' | 'panel' | 'console';

export interface HousingOptions {
  readonly form?: HousingForm;
  /** Of the paint, or of the holster. */
  readonly tint?: number;
}

export interface Housing {
  readonly root: Container;
  /** Draws the case into a box, in units of its parent; returns its face: where screen and keys go. */
  lay(box: Box): Box;
}

const HOLSTER = 0xe3a51a;
const FOOT = 7;
/** A plate that is lower has no room for its screws. */
const LEAST_SCREWED = 100;
const RUBBER = 0x14181d;
/** Edge of the case around its face. */
const EDGE: Readonly<Record<HousingForm, number>> = { bench: 5, 'hand-held': 9, panel: 4, console: 7 };
const RADIUS: Readonly<Record<HousingForm, number>> = { bench: 11, 'hand-held': 18, panel: 6, console: 15 };

/** Room that the case takes around its face: at the left, right and top, and at its foot. */
export const housingMargins = (form: HousingForm): { readonly side: number; readonly foot: number } => ({
  side: EDGE[form],
  foot: EDGE[form] + (form === 'bench' ? FOOT : form === 'console' ? 11 : 0),
});

/** A raised shape: a bright edge at the upper left, a dark one at the lower right, its face between. */
function raised(g: Graphics, { x, y, width, height }: Box, radius: number, face: number, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  g.roundRect(x, y, width, height, radius)
    .fill(mix(face, 0x000000, dark ? 0.55 : 0.42))
    .roundRect(x + 0.75, y + 0.75, width - 1.5, height - 1.5, radius - 0.5)
    .fill(
      aslantGradient([
        [0, mix(face, 0xffffff, dark ? 0.42 : 0.9)],
        [0.4, mix(face, 0xffffff, dark ? 0.16 : 0.5)],
        [0.75, mix(face, 0x000000, 0.12)],
        [1, mix(face, 0x000000, 0.32)],
      ]),
    )
    .roundRect(x + 2, y + 2, width - 4, height - 4, Math.max(0, radius - 1.5))
    .fill(
      aslantGradient([
        [0, mix(face, 0xffffff, dark ? 0.1 : 0.45)],
        [0.45, face],
        [1, mix(face, 0x000000, dark ? 0.26 : 0.1)],
      ]),
    );
}

/** A face that lies a little deeper than its case. */
function sunk(g: Graphics, { x, y, width, height }: Box, radius: number, face: number, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  g.roundRect(x, y, width, height, radius)
    .fill(
      aslantGradient([
        [0, mix(face, 0x000000, dark ? 0.5 : 0.3)],
        [0.6, mix(face, 0x000000, 0.1)],
        [1, mix(face, 0xffffff, dark ? 0.22 : 0.7)],
      ]),
    )
    .roundRect(x + 1.25, y + 1.25, width - 2.5, height - 2.5, Math.max(0, radius - 1))
    .fill(
      downGradient([
        [0, mix(face, 0xffffff, dark ? 0.05 : 0.3)],
        [1, mix(face, 0x000000, dark ? 0.16 : 0.05)],
      ]),
    );
}

function screw(g: Graphics, x: number, y: number, turn: number, theme: StageTheme): void {
  g.circle(x + 0.6, y + 0.9, 4)
    .fill({ color: 0x000000, alpha: 0.35 })
    .circle(x, y, 3.6)
    .fill(
      roundGradient(
        [
          [0, theme.metal[0]],
          [0.7, theme.metal[1]],
          [1, theme.metal[2]],
        ],
        { x: 0.36, y: 0.32 },
      ),
    )
    .moveTo(x - 2.4 * Math.cos(turn), y - 2.4 * Math.sin(turn))
    .lineTo(x + 2.4 * Math.cos(turn), y + 2.4 * Math.sin(turn))
    .stroke({ width: 1.1, color: 0x10151b, alpha: 0.75 });
}

/** Origin of its parent. */
export function createHousing({ theme }: StageContext, { form = 'bench', tint }: HousingOptions = {}): Housing {
  const root = new Container({ label: 'housing' });
  const { side, foot } = housingMargins(form);
  const radius = RADIUS[form];
  const paint = tint ?? (form === 'hand-held' ? HOLSTER : theme.housing);
  const face = form === 'hand-held' ? mix(theme.housing, 0x000000, theme.name === 'dark' ? 0.3 : 0) : paint;
  return {
    root,
    lay(box) {
      for (const child of root.removeChildren()) child.destroy();
      const { x, y, width, height } = box;
      const g = new Graphics();
      const onFeet = form === 'bench';
      const body: Box = { x, y, width, height: height - (onFeet ? FOOT : 0) };
      if (form === 'panel') {
        // On a wall the shadow falls to the lower right.
        g.roundRect(x + 3, y + 5, width, height, radius)
          .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.45 })
          .roundRect(x + 1.5, y + 2.5, width, height, radius)
          .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 });
      } else {
        const shadow = contactShadow(theme, width * 1.12, Math.max(16, Math.min(30, height * 0.16)));
        shadow.position.set(x + width / 2 + 5, y + height - 2);
        root.addChild(shadow);
      }
      if (onFeet) {
        for (const at of [x + width * 0.09, x + width * 0.91 - 26]) {
          g.roundRect(at, y + height - FOOT - 4, 26, FOOT + 4, 3)
            .fill(RUBBER)
            .roundRect(at + 2, y + height - FOOT, 22, 1.5, 0.7)
            .fill({ color: 0xffffff, alpha: 0.14 });
        }
      }
      raised(g, body, radius, paint, theme);
      if (form === 'hand-held') {
        // Ribs of the holster at both sides.
        for (const at of [x + 2.5, x + width - 6]) {
          for (let n = 0; n < 5; n++) {
            g.roundRect(at, y + height * 0.36 + n * 9, 3.5, 4, 1.5).fill({ color: 0x000000, alpha: 0.28 });
          }
        }
      }
      if (form === 'console') {
        g.roundRect(x + 3, y + height - foot + 1, width - 6, foot - 4, 6).fill(
          downGradient([
            [0, mix(paint, 0x000000, 0.45)],
            [1, mix(paint, 0x000000, 0.65)],
          ]),
        );
      }
      const inner: Box = { x: x + side, y: y + side, width: width - 2 * side, height: height - side - foot };
      sunk(g, inner, Math.max(4, radius - side * 0.6), face, theme);
      if (form === 'panel' && height >= LEAST_SCREWED) {
        const by = 8;
        [
          [x + by, y + by, 0.5],
          [x + width - by, y + by, 2.2],
          [x + by, y + height - by, 1.3],
          [x + width - by, y + height - by, 0.1],
        ].forEach(([sx = 0, sy = 0, turn = 0]) => screw(g, sx, sy, turn, theme));
      }
      root.addChild(g);
      asPanel(root, body);
      return inner;
    },
  };
}

const OPEN_CORNER = 16;

/** A case whose cover is off, seen from the side or from above: its painted body, before what lies in it is drawn. */
export function drawOpenCase(pen: Graphics, theme: StageTheme, { width, height }: Size): Graphics {
  return pen
    .roundRect(0, 0, width, height, OPEN_CORNER)
    .fill(
      aslantGradient([
        [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.2 : 0.65)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(0.5, 0.5, width - 1, height - 1, OPEN_CORNER)
    .stroke({ width: 1.4, color: theme.housingEdge });
}

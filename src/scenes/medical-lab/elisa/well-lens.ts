/** The bottom of a well under a lens: capture antibodies, antigen, detection antibodies, peroxidase and its dye, as far as the assay has come. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { roundGradient } from '../../kit/paint/shading';

export interface LensLook {
  readonly antigen: boolean;
  readonly detection: boolean;
  /** Part of the captured detection antibody that bears label, 0 to 1. */
  readonly label: number;
  /** Of free label, 0 to 1: what washing has left; and of free detection antibody. */
  readonly free: number;
  readonly astray: number;
  /** 0 to 1, and its colour. */
  readonly dye: number;
  readonly colour: number;
}

export interface WellLens extends Part {
  set(look: LensLook, wall: number, still: boolean): void;
}

const SIZE = { width: 200, height: 200 } as const;
const FOOT = 158;
const SITES = [44, 72, 100, 128, 156] as const;
/** Which of them have caught an antigen. */
const CAUGHT = [true, false, true, true, false] as const;
const FREE = 9;
const ASTRAY = 4;
const DYES = 26;

/** A Y, upright at the foot of `x`; `turn`: hanging. */
const antibody = (pen: Graphics, x: number, y: number, up: number, colour: number): Graphics =>
  pen
    .moveTo(x, y)
    .lineTo(x, y - 16 * up)
    .lineTo(x - 9, y - 28 * up)
    .moveTo(x, y - 16 * up)
    .lineTo(x + 9, y - 28 * up)
    .stroke({ width: 4.2, color: colour, cap: 'round', join: 'round' });

/** What is bound to the floor of the well, one upon the other. */
function createSandwich() {
  const capture = new Graphics();
  for (const x of SITES) antibody(capture, x, FOOT, 1, 0x3467a8);
  const antigen = new Graphics();
  const detection = new Graphics();
  const labels: Graphics[] = [];
  SITES.forEach((x, n) => {
    if (!CAUGHT[n]) return;
    antigen
      .circle(x, FOOT - 35, 8)
      .fill(0xc2415c)
      .stroke({ width: 1.2, color: 0x7a1f33 });
    antibody(detection, x, FOOT - 70, -1, 0x2f8f6b);
    labels.push(
      new Graphics()
        .star(x, FOOT - 80, 6, 11, 6)
        .fill(0xe7a21a)
        .stroke({ width: 1, color: 0x8a5d05 }),
    );
  });
  return { capture, antigen, detection, labels };
}

export function createWellLens(context: StageContext): WellLens {
  const { theme } = context;
  const root = new Container({ label: 'lens over a well' });
  const drawn = new Container();
  const ground = new Graphics()
    .circle(104, 106, 94)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .circle(100, 100, 94)
    .fill(
      roundGradient([
        [0, 0xfbfdfe],
        [1, 0xdfeaf1],
      ]),
    );
  const liquid = new Graphics().circle(100, 100, 92).fill(0xffffff);
  const floor = new Graphics()
    .moveTo(27, FOOT)
    .lineTo(173, FOOT)
    .bezierCurveTo(150, 196, 50, 196, 27, FOOT)
    .fill(0xb7c5d0);
  const { capture, antigen, detection, labels } = createSandwich();
  const astray = Array.from({ length: ASTRAY }, () => antibody(new Graphics(), 0, -14, -1, 0x2f8f6b));
  const free = Array.from({ length: FREE }, () =>
    new Graphics().star(0, 0, 6, 9, 5).fill({ color: 0xe7a21a, alpha: 0.8 }),
  );
  const dyes = Array.from({ length: DYES }, () => new Graphics().circle(0, 0, 4).fill(0xffffff));
  const rim = new Graphics()
    .circle(100, 100, 94)
    .stroke({ width: 7, color: theme.metal[1] })
    .circle(100, 100, 97)
    .stroke({ width: 1.4, color: theme.metal[2] });
  drawn.addChild(ground, liquid, floor, ...dyes, ...free, ...astray, capture, antigen, detection, ...labels, rim);
  root.addChild(drawn);
  return {
    root,
    lay(box: Box, _type: TypeSizes) {
      const { x, y, scale } = fitted(box, SIZE, 0.5, 0.5);
      drawn.position.set(x, y);
      drawn.scale.set(scale);
    },
    set(look, wall, still) {
      antigen.visible = look.antigen;
      detection.visible = look.detection;
      labels.forEach((part, n) => {
        part.visible = n < Math.round(look.label * labels.length);
      });
      liquid.tint = look.colour;
      liquid.alpha = 0.5 * look.dye;
      const t = still ? 0 : wall / 1000;
      const drift = (n: number, top: number): readonly [number, number] => [
        100 + 62 * Math.sin(1.9 * n + 0.31 * t + 0.2 * Math.sin(t + n)),
        top + 34 * Math.cos(2.7 * n + 0.23 * t),
      ];
      free.forEach((part, n) => {
        part.visible = n < Math.round(look.free * FREE);
        if (part.visible) part.position.set(...drift(n, 76));
      });
      astray.forEach((part, n) => {
        part.visible = n < Math.round(look.astray * ASTRAY);
        if (part.visible) part.position.set(...drift(n + 5, 60));
      });
      dyes.forEach((part, n) => {
        part.visible = n < Math.round(look.dye * DYES);
        if (!part.visible) return;
        part.tint = look.colour;
        part.position.set(...drift(n + 17, 84));
      });
    },
  };
}

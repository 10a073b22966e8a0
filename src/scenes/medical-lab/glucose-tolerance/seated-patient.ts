/**
 * An invented patient in a blood-drawing chair. Stomach, gut, liver, pancreas and muscle are seen through the body; arrows between
 * them and the blood are as wide as the flows: orange for glucose, blue for insulin.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { boxOf, fitDrawing, type Stand } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { arrowSample, createColourKey } from '../../kit/words/colour-key';
import { createNamePlates, type NamedPlace } from '../../kit/words/name-plates';
import { drawChair, drawPerson } from './seated-figure';

export interface BodyFlows {
  readonly appearance: number;
  readonly liver: number;
  readonly uptake: number;
  readonly secretion: number;
  readonly stomach: number;
  readonly gut: number;
}

export interface SeatedPatient extends Part {
  /** `flows`: null where nobody may look into the body. */
  set(flows: BodyFlows | null, cannula: boolean, pregnant: boolean, wall: number, still: boolean): void;
  /** Blood runs into a tube: 0 nothing, 1 full. */
  draw(part: number): void;
  /** The cannula in the arm. */
  cannula(): Box;
  standing(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const SIZE = { width: 460, height: 484 } as const;
export const GLUCOSE = 0xe07a1f;
export const INSULIN = 0x2f6fd0;
const CANNULA = { x: 368, y: 276 } as const;

interface ArrowSpec {
  readonly flow: 'appearance' | 'liver' | 'uptake' | 'secretion';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly colour: number;
  /** Units of width for each unit of flow. */
  readonly scale: number;
}

const ARROWS: readonly ArrowSpec[] = [
  { flow: 'appearance', from: [262, 352], to: [236, 322], colour: GLUCOSE, scale: 2.4 },
  { flow: 'liver', from: [176, 232], to: [222, 250], colour: GLUCOSE, scale: 5 },
  { flow: 'uptake', from: [222, 172], to: [128, 196], colour: GLUCOSE, scale: 2.4 },
  { flow: 'secretion', from: [284, 292], to: [238, 272], colour: INSULIN, scale: 1.6 },
];
const MOST_WIDTH = 20;
const HEAD = 1.9;
/** Clear of the cannula. */
const NAMES: readonly NamedPlace[] = [
  { text: 'Muscle', side: 'left', at: { x: 108, y: 204 }, y: 176 },
  { text: 'Liver', side: 'left', at: { x: 168, y: 244 }, y: 232 },
  { text: 'Stomach', side: 'right', at: { x: 292, y: 220 }, y: 132 },
  { text: 'Pancreas', side: 'right', at: { x: 296, y: 290 }, y: 190 },
  { text: 'Gut', side: 'right', at: { x: 286, y: 368 }, y: 424 },
];
const DOTS = 26;

/** The opened body, and the upper arm with its muscle. */
function drawPane(): Graphics {
  return (
    new Graphics()
      .moveTo(160, 156)
      .bezierCurveTo(200, 146, 260, 146, 300, 156)
      .bezierCurveTo(306, 240, 306, 320, 310, 392)
      .bezierCurveTo(260, 404, 200, 404, 150, 392)
      .bezierCurveTo(154, 320, 154, 240, 160, 156)
      .fill({ color: 0xf7e4d6, alpha: 0.94 })
      .stroke({ width: 1.6, color: 0x7a4a3a, alpha: 0.4 })
      // The upper arm's muscle.
      .moveTo(122, 160)
      .bezierCurveTo(96, 186, 84, 236, 92, 276)
      .bezierCurveTo(112, 262, 134, 206, 122, 160)
      .fill(0xb4413b)
      .moveTo(119, 172)
      .quadraticCurveTo(96, 220, 96, 268)
      .moveTo(122, 180)
      .quadraticCurveTo(110, 230, 98, 262)
      .stroke({ width: 1.4, color: 0xf0c4b8, alpha: 0.7 })
  );
}

function drawLiver(): Graphics {
  return new Graphics()
    .moveTo(160, 238)
    .bezierCurveTo(160, 204, 190, 196, 218, 204)
    .bezierCurveTo(216, 230, 196, 264, 170, 270)
    .bezierCurveTo(160, 264, 158, 252, 160, 238)
    .fill(
      roundGradient(
        [
          [0, 0xc06a4c],
          [0.7, 0x93402c],
          [1, 0x6d2b1d],
        ],
        { x: 0.35, y: 0.3 },
      ),
    )
    .stroke({ width: 1.4, color: 0x5c2418 });
}

const stomachPath = (pen: Graphics): Graphics =>
  pen
    .moveTo(242, 204)
    .bezierCurveTo(272, 184, 306, 206, 302, 242)
    .bezierCurveTo(298, 272, 266, 280, 248, 270)
    .bezierCurveTo(262, 262, 270, 252, 266, 236)
    .bezierCurveTo(262, 222, 250, 220, 242, 218)
    .closePath();

function drawPancreas(): Graphics {
  return new Graphics()
    .moveTo(244, 300)
    .bezierCurveTo(264, 286, 286, 294, 304, 280)
    .bezierCurveTo(312, 292, 294, 308, 270, 312)
    .bezierCurveTo(254, 314, 244, 310, 244, 300)
    .fill(0xe6bb62)
    .stroke({ width: 1.4, color: 0x9a7226 });
}

/** The way of the gut. */
const coil = (pen: Graphics): Graphics =>
  pen
    .moveTo(296, 330)
    .bezierCurveTo(240, 322, 200, 324, 172, 330)
    .bezierCurveTo(158, 338, 166, 350, 182, 348)
    .bezierCurveTo(220, 344, 250, 344, 284, 350)
    .bezierCurveTo(302, 356, 296, 368, 282, 368)
    .bezierCurveTo(240, 362, 210, 364, 178, 368)
    .bezierCurveTo(162, 374, 170, 386, 186, 386)
    .lineTo(280, 386);

function organs(): {
  readonly root: Container;
  readonly food: Graphics;
  readonly chyme: Graphics;
  readonly glow: Graphics;
} {
  const root = new Container({ label: 'organs' });
  const pane = drawPane();
  const vessel = new Graphics().roundRect(222, 152, 16, 244, 8).fill(
    acrossGradient([
      [0, 0x8e1a1f],
      [0.4, 0xd9474b],
      [1, 0x7a1218],
    ]),
  );
  const liver = drawLiver();
  const stomach = stomachPath(new Graphics()).fill(0xe9b3a2).stroke({ width: 2, color: 0x9c5a4a });
  // What is swallowed lies in it; the form scales from its lower end.
  const food = stomachPath(new Graphics()).fill({ color: GLUCOSE, alpha: 0.9 });
  food.pivot.set(270, 268);
  food.position.set(270, 268);
  const pancreas = drawPancreas();
  const glow = new Graphics().ellipse(276, 297, 38, 22).fill(
    roundGradient([
      [0, INSULIN, 0.8],
      [0.6, INSULIN, 0.3],
      [1, INSULIN, 0],
    ]),
  );
  const gut = coil(new Graphics()).stroke({ width: 14, color: 0x9c5a4a, cap: 'round', join: 'round' });
  coil(gut).stroke({ width: 11, color: 0xe8a795, cap: 'round', join: 'round' });
  const chyme = coil(new Graphics()).stroke({ width: 7, color: GLUCOSE, cap: 'round', join: 'round' });
  root.addChild(pane, gut, chyme, vessel, liver, stomach, food, pancreas, glow);
  return { root, food, chyme, glow };
}

function createBump(): Graphics {
  return new Graphics({ visible: false }).ellipse(230, 346, 88, 62).fill(
    roundGradient([
      [0, 0xffffff, 0.34],
      [0.7, 0xffffff, 0.1],
      [1, 0xffffff, 0],
    ]),
  );
}

/** In the arm, with its line and the blood that runs in it. */
function createCannula(theme: StageTheme) {
  const line = new Graphics()
    .moveTo(CANNULA.x + 6, CANNULA.y + 6)
    .bezierCurveTo(CANNULA.x + 40, CANNULA.y - 10, CANNULA.x + 62, CANNULA.y + 40, CANNULA.x + 66, CANNULA.y + 84)
    .stroke({ width: 4, color: 0xe6eef4 });
  const blood = new Graphics()
    .moveTo(CANNULA.x + 6, CANNULA.y + 6)
    .bezierCurveTo(CANNULA.x + 40, CANNULA.y - 10, CANNULA.x + 62, CANNULA.y + 40, CANNULA.x + 66, CANNULA.y + 84)
    .stroke({ width: 3, color: 0xa31820 });
  const hub = new Graphics()
    .roundRect(-20, -9, 40, 24, 5)
    .fill({ color: 0xf4f7fa, alpha: 0.94 })
    .roundRect(-20, -9, 40, 24, 5)
    .stroke({ width: 1, color: 0xb8c4ce })
    .roundRect(-7, -4, 18, 9, 3)
    .fill(0xd8488f);
  hub.position.set(CANNULA.x, CANNULA.y);
  hub.rotation = 0.7;
  const stopcock = new Graphics().roundRect(CANNULA.x + 56, CANNULA.y + 82, 20, 30, 5).fill(metalAcross(theme));
  const arm = new Container({ label: 'cannula' });
  arm.addChild(line, blood, hub, stopcock);
  return { arm, blood };
}

function drawArrow(pen: Graphics, { from, to, colour }: ArrowSpec, width: number): void {
  pen.clear();
  if (width < 0.6) return;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(length * 0.6, 8 + width * 0.7);
  const half = width / 2;
  const wide = Math.max(5, half * HEAD);
  const [nx, ny] = [to[0] - ux * head, to[1] - uy * head];
  pen
    .poly([
      from[0] - uy * half,
      from[1] + ux * half,
      nx - uy * half,
      ny + ux * half,
      nx - uy * wide,
      ny + ux * wide,
      to[0],
      to[1],
      nx + uy * wide,
      ny - ux * wide,
      nx + uy * half,
      ny - ux * half,
      from[0] + uy * half,
      from[1] - ux * half,
    ])
    .fill({ color: colour, alpha: 0.94 })
    .stroke({ width: 1, color: mix(colour, 0x000000, 0.35) });
}

export function createSeatedPatient(context: StageContext): SeatedPatient {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'patient in a chair' });
  const drawn = new Container();
  const shadow = contactShadow(theme, 400, 34);
  shadow.position.set(230, 478);
  const seen = organs();
  const bump = createBump();
  const arrows = ARROWS.map(() => new Graphics());
  const dots = Array.from({ length: DOTS }, () => new Graphics({ visible: false }).circle(0, 0, 2.6).fill(0xffe2b8));
  const { arm, blood } = createCannula(theme);
  drawn.addChild(shadow, drawChair(dark), drawPerson(dark), seen.root, bump, ...arrows, ...dots, arm);
  const names = createNamePlates(context, NAMES);
  const key = createColourKey(context, arrowSample, [
    { text: 'glucose', colour: GLUCOSE },
    { text: 'insulin', colour: INSULIN },
  ]);
  root.addChild(drawn, names.root, key.root);
  let at: Stand = { x: 0, y: 0, scale: 1 };
  const widths = ARROWS.map(() => -1);

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const foot = small * 1.5;
      at = fitDrawing(drawn, { ...box, height: box.height - foot }, SIZE);
      names.lay(box, small, at);
      key.lay({ x: at.x, y: box.y + box.height - foot / 2 }, small);
    },
    set(flows, cannula, pregnant, wall, still) {
      bump.visible = pregnant;
      arm.visible = cannula;
      const open = flows !== null;
      for (const part of [seen.root, ...arrows, names.root, key.root]) part.visible = open;
      if (!open) {
        for (const dot of dots) dot.visible = false;
        return;
      }
      seen.food.scale.set(Math.sqrt(Math.max(0, Math.min(1, flows.stomach))));
      seen.food.visible = flows.stomach > 0.002;
      seen.chyme.alpha = Math.min(1, flows.gut * 3.4);
      seen.glow.alpha = Math.min(1, flows.secretion / 12);
      ARROWS.forEach((spec, n) => {
        const width = Math.min(MOST_WIDTH, Math.round(flows[spec.flow] * spec.scale * 2) / 2);
        if (width === widths[n]) return;
        widths[n] = width;
        const pen = arrows[n];
        if (pen) drawArrow(pen, spec, width);
      });
      const each = Math.floor(DOTS / ARROWS.length);
      dots.forEach((dot, n) => {
        const which = Math.floor(n / each);
        const spec = ARROWS[which];
        const width = widths[which] ?? 0;
        const shown = spec !== undefined && n % each < Math.ceil(width / 4) && !still;
        dot.visible = shown;
        if (!shown || !spec) return;
        const count = Math.ceil(width / 4);
        const part = ((wall / 1400 + (n % each) / count) % 1) * 0.8;
        dot.position.set(
          spec.from[0] + part * (spec.to[0] - spec.from[0]),
          spec.from[1] + part * (spec.to[1] - spec.from[1]),
        );
      });
    },
    draw(part) {
      blood.alpha = part;
    },
    cannula: () => boxOf(at, { x: CANNULA.x - 26, y: CANNULA.y - 20, width: 104, height: 132 }),
    standing: () => boxOf(at, { x: 230, y: SIZE.height, width: 340, height: 460 }),
  };
}

/** What cannot be seen on the bench: indenter, contact and pile-up cut open, and the map of indents; one screen. */
import { Container, Graphics } from 'pixi.js';
import { BALL_RADIUS, TIP_RADIUS } from '../../../../engine/material-science/rockwell-scales';
import type { Box, Part, StageContext } from '../../contract';
import { createHousing } from '../../kit/instruments/housing';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { inset } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Lengths in mm. */
export interface Section {
  readonly ball: boolean;
  readonly depth: number;
  readonly zero: number | null;
  readonly dent: number;
  readonly tone: number;
  readonly bulges: boolean;
  readonly map: readonly { readonly radius: number; readonly pitch: number }[];
  readonly words: string;
}

export interface IndentSection extends Part {
  set(section: Section): void;
}

/** Width of the section, and of the map. */
const WIDE = 1.6;
const MAP_WIDE = 13;
const POINTS = 40;

const heightOf = (ball: boolean, x: number): number => {
  if (ball) return BALL_RADIUS - Math.sqrt(Math.max(0, BALL_RADIUS ** 2 - x ** 2));
  const edge = TIP_RADIUS / 2;
  const round = (r: number): number => TIP_RADIUS - Math.sqrt(TIP_RADIUS ** 2 - r ** 2);
  return x < edge ? round(x) : round(edge) + (x - edge) / Math.tan(Math.PI / 3);
};

/** Where the section lies on the screen: its middle and half its width, its edges, its surface, stage units of a millimetre. */
function planOf(box: Box, top: number, mapHigh: number) {
  const half = box.width / 2;
  const foot = box.y + box.height - mapHigh - 8;
  const surface = top + (foot - top) * 0.42;
  const scale = Math.min(box.width / WIDE, (foot - top) / 1.05);
  return { middle: box.x + half, half, top, foot, surface, scale };
}
type Plan = ReturnType<typeof planOf>;

/** The metal with its dent and the rim that is piled up. */
function drawMetal(g: Graphics, { ball, depth, dent, tone }: Section, plan: Plan): void {
  const { middle, half, foot, surface, scale } = plan;
  const metal: number[] = [middle - half, foot, middle - half, surface];
  for (let n = -POINTS; n <= POINTS; n++) {
    const x = (n / POINTS) * (half / scale);
    const r = Math.abs(x);
    const rim = dent > 0 && r >= dent ? 0.1 * depth * Math.exp(-((r - dent) / 0.06)) : 0;
    const under = r < dent ? Math.max(0, depth - heightOf(ball, r)) : 0;
    metal.push(middle + x * scale, surface + (under - rim) * scale);
  }
  metal.push(middle + half, surface, middle + half, foot);
  g.poly(metal).fill(tone);
  g.moveTo(metal[2]!, metal[3]!);
  for (let n = 4; n < metal.length - 4; n += 2) g.lineTo(metal[n]!, metal[n + 1]!);
  g.stroke({ width: 2.5, color: mix(tone, 0xffffff, 0.45) });
}

/** What has yielded: below the contact, half a round. */
function drawYielded(g: Graphics, { depth, dent }: Section, { middle, foot, surface, scale }: Plan): void {
  const reach = Math.min(dent * 1.7 * scale, foot - surface - depth * scale - 3);
  const worked: number[] = [];
  for (let n = 0; n <= POINTS; n++) {
    const turn = (n / POINTS) * Math.PI;
    worked.push(
      middle + Math.cos(turn) * dent * 1.35 * scale,
      surface + depth * scale + Math.sin(turn) * Math.max(0, reach),
    );
  }
  g.poly(worked).fill({ color: 0xf97316, alpha: 0.28 });
}

function drawIndenter(g: Graphics, { ball, depth }: Section, { middle, half, top, surface, scale }: Plan): void {
  const tip = surface + (depth > 0 ? depth : -0.12) * scale;
  const reach = Math.min((half / scale) * 0.8, ball ? BALL_RADIUS * 0.95 : 0.6);
  const tool: number[] = [];
  for (let n = -POINTS; n <= POINTS; n++) {
    const x = (n / POINTS) * reach;
    tool.push(middle + x * scale, Math.max(top, tip - heightOf(ball, Math.abs(x)) * scale));
  }
  tool.push(middle + reach * scale, top, middle - reach * scale, top);
  g.poly(tool).fill({ color: ball ? 0x6f7b88 : 0x8fd3ea, alpha: 0.85 });
}

/** Lines at the zero and at the tip, and the depth between them. */
function drawDepth(g: Graphics, zero: number, depth: number, plan: Plan, theme: StageTheme): void {
  const { middle, half, surface, scale } = plan;
  for (const [at, colour] of [
    [zero, theme.screenInk],
    [depth, theme.screenGlow],
  ] as const)
    g.moveTo(middle - half, surface + at * scale)
      .lineTo(middle + half, surface + at * scale)
      .stroke({ width: 1.4, color: colour });
  if (depth - zero <= 0.02) return;
  const x = middle - half * 0.82;
  g.moveTo(x, surface + zero * scale)
    .lineTo(x, surface + depth * scale)
    .stroke({ width: 5, color: theme.screenGlow });
}

/** The indents on the face of the piece, from its edge. */
function drawMap(g: Graphics, { tone, map }: Section, box: Box, high: number): void {
  const perMm = box.width / MAP_WIDE;
  const line = box.y + box.height - high / 2;
  g.rect(box.x, line - high / 2, box.width, high).fill(tone);
  let x = box.x + 0.7 * perMm;
  g.circle(x, line, (map[0]?.radius ?? 0.2) * perMm).stroke({ width: 1.4, color: 0x10161d, alpha: 0.6 });
  // The newest that there is room for.
  const room = Math.max(1, Math.floor((MAP_WIDE - 1.2) / (map.at(-1)?.pitch ?? 1)));
  for (const { radius, pitch } of map.slice(-room)) {
    x += pitch * perMm;
    g.circle(x, line, radius * perMm).fill({ color: 0x10161d, alpha: 0.75 });
  }
}

export function createIndentSection(context: StageContext): IndentSection {
  const { theme } = context;
  const root = new Container({ label: 'section of the indent' });
  const housing = createHousing(context, { form: 'console' });
  const pane = createScreenPane(context);
  const picture = new Graphics();
  const words = context.text({ size: 13, mono: true, weight: '600', colour: theme.screenInk });
  root.addChild(housing.root, pane.root, picture, words);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let key = '';

  function paint(section: Section): void {
    const { depth, zero, dent } = section;
    const g = picture.clear();
    const top = words.y + words.height + 6;
    const mapHigh = (box.y + box.height - top) * 0.26;
    const plan = planOf(box, top, mapHigh);
    drawMetal(g, section, plan);
    if (dent > 0) drawYielded(g, section, plan);
    if (section.bulges) g.ellipse(plan.middle, plan.foot, dent * 2 * plan.scale, 9).fill(theme.screenWarning);
    drawIndenter(g, section, plan);
    if (zero !== null) drawDepth(g, zero, depth, plan, theme);
    drawMap(g, section, box, mapHigh);
  }

  return {
    root,
    lay(next, type) {
      const face = inset(housing.lay(next), 8);
      box = inset(pane.lay(face), 6);
      words.style.fontSize = type.text;
      words.position.set(box.x, box.y);
      key = '';
    },
    set(section) {
      words.text = section.words;
      const next = `${section.ball} ${section.depth.toFixed(4)} ${section.zero} ${section.dent.toFixed(4)} ${section.tone} ${section.bulges} ${section.map.map(({ radius, pitch }) => `${radius} ${pitch}`).join()}`;
      if (next === key) return;
      key = next;
      paint(section);
    },
  };
}

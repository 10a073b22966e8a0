/** The air quality index as a dial with the six official colours: equal arcs, breakpoints between them. */
import { Container, Graphics, type Text } from 'pixi.js';
import { AQI_BANDS, bandOfIndex } from '../../../../engine/environmental-science/air-quality-index';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createHousing } from '../../kit/instruments/housing';
import { createSpring } from '../../kit/mechanics/spring';
import type { Size } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface AqiDial extends Part {
  least(type: TypeSizes): Size;
  /** The index as its instruments give it: its words, and the number where there is one. */
  set(text: string, index: number | null): void;
  /** Moves the needle on; true while it moves. */
  tick(seconds: number): boolean;
}

/** Of the US EPA: green, yellow, orange, red, purple, maroon. */
export const AQI_COLOURS = [0x00e400, 0xffff00, 0xff7e00, 0xff0000, 0x8f3f97, 0x7e0023] as const;
const BREAKS = [0, ...AQI_BANDS.map(({ high }) => high)];

/** Part of the half circle at which an index stands. */
function partOf(index: number): number {
  const band = AQI_BANDS.indexOf(bandOfIndex(index) as (typeof AQI_BANDS)[number]);
  const [low, high] = [BREAKS[band] ?? 0, BREAKS[band + 1] ?? 500];
  return Math.min(1, (band + (index - low) / (high - low)) / AQI_BANDS.length);
}

/** Middle and radius of the dial, and the width of its coloured band, stage units. */
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly band: number;
}

/** The dial in its pane, with room for words below it. */
function circleIn(pane: Box, text: number): Circle {
  const foot = (pane.width < 15 * text ? 6.2 : 4.8) * text;
  const radius = Math.max(20, Math.min(pane.width / 2 - 2.6 * text, pane.height - foot - 1.9 * text));
  const spare = Math.max(0, pane.height - foot - radius - 1.9 * text);
  const [x, y] = [pane.x + pane.width / 2, pane.y + pane.height - foot - spare / 2];
  return { x, y, radius, band: Math.max(9, radius * 0.26) };
}

/** Ground, ink and hand of the dial. */
const paintsOf = ({ name, backdropBottom, ink }: StageTheme): readonly [ground: number, ink: number, hand: number] =>
  name === 'dark' ? [backdropBottom, ink, ink] : [0xf6f8fa, 0x17202c, 0x222b36];

function drawFace(face: Graphics, pane: Box, { x, y, radius, band }: Circle, theme: StageTheme): void {
  const [ground, ink] = paintsOf(theme);
  face
    .clear()
    .roundRect(pane.x, pane.y, pane.width, pane.height, 6)
    .fill(ground)
    .roundRect(pane.x, pane.y, pane.width, pane.height, 6)
    .stroke({ width: 1, color: mix(theme.housingEdge, 0x000000, 0.2) });
  asPanel(face, pane);
  AQI_COLOURS.forEach((colour, n) => {
    const from = Math.PI * (1 + n / 6);
    const middle = radius - band / 2;
    face
      .moveTo(x + Math.cos(from) * middle, y + Math.sin(from) * middle)
      .arc(x, y, middle, from, from + Math.PI / 6)
      .stroke({ width: band, color: colour });
  });
  for (let n = 0; n <= 6; n++) {
    const [cos, sin] = [Math.cos(Math.PI * (1 + n / 6)), Math.sin(Math.PI * (1 + n / 6))];
    face
      .moveTo(x + cos * (radius - band), y + sin * (radius - band))
      .lineTo(x + cos * (radius + 3), y + sin * (radius + 3))
      .stroke({ width: 1.3, color: ink });
  }
}

/** Breakpoints around the dial; a small one has room for every other one. */
function placeFigures(figures: readonly Text[], { x, y, radius }: Circle, text: number): void {
  figures.forEach((figure, n) => {
    const [cos, sin] = [Math.cos(Math.PI * (1 + n / 6)), Math.sin(Math.PI * (1 + n / 6))];
    figure.visible = n % 2 === 0 || radius > 4 * text;
    figure.style.fontSize = text;
    const out = radius + 4 + text * (0.55 + 0.45 * Math.abs(cos));
    figure.position.set(x + cos * out, y + sin * out - (n === 0 || n === 6 ? -0.2 * text : 0));
  });
}

/** It turns about the middle of the dial. */
function createNeedle(hand: number) {
  const needle = new Graphics();
  const hub = new Graphics();
  return {
    needle,
    hub,
    lay({ x, y, radius, band }: Circle) {
      const long = radius - band * 0.45;
      needle.clear().poly([-3, 4, 3, 4, 0.8, -long, -0.8, -long]).fill(hand);
      needle.position.set(x, y);
      hub
        .clear()
        .circle(x, y, 6)
        .fill(hand)
        .circle(x - 1.5, y - 1.5, 2)
        .fill({ color: 0xffffff, alpha: 0.5 });
    },
  };
}

export function createAqiDial(context: StageContext): AqiDial {
  const { theme } = context;
  const [, ink, hand] = paintsOf(theme);
  const root = new Container({ label: 'AQI dial' });
  const housing = createHousing(context, { form: 'bench' });
  const face = new Graphics();
  const { needle, hub, ...pointer } = createNeedle(hand);
  const figures = BREAKS.map((value) =>
    context.text({ text: String(value), size: 12, weight: '600', colour: ink, anchor: [0.5, 0.5] }),
  );
  const title = context.text({ text: 'AQI', size: 12, weight: '600', colour: ink, anchor: [1, 0.5] });
  const value = context.text({ text: '–', size: 26, weight: '700', mono: true, colour: ink, anchor: [0.5, 0.5] });
  const words = context.text({
    text: '',
    size: 12,
    weight: '600',
    colour: ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 100,
  });
  root.addChild(housing.root, face, ...figures, needle, hub, title, value, words);
  const spring = createSpring(0, 11, 0.75);
  let shown = '';
  let category = '';
  const turn = (): void => {
    needle.rotation = Math.PI * (spring.value - 0.5);
  };
  return {
    root,
    least: ({ small }) => ({ width: 11 * small, height: 11.5 * small }),
    lay(box, type) {
      const inner = housing.lay(box);
      const pad = 5;
      const pane = { x: inner.x + pad, y: inner.y + pad, width: inner.width - 2 * pad, height: inner.height - 2 * pad };
      const text = type.small;
      const circle = circleIn(pane, text);
      const { x, y } = circle;
      drawFace(face, pane, circle, theme);
      placeFigures(figures, circle, text);
      pointer.lay(circle);
      title.style.fontSize = text;
      const size = Math.min(type.figures, 1.8 * text);
      title.position.set(x - 1.05 * size - 3, y + 1.35 * text + 4);
      value.style.fontSize = size;
      value.position.set(x, y + 1.35 * text + 4);
      words.style.fontSize = text;
      words.style.wordWrapWidth = pane.width - 8;
      words.style.lineHeight = text * 1.15;
      words.position.set(x, y + 2.35 * text + 3);
      turn();
    },
    set(next, index) {
      if (next !== shown) value.text = shown = next;
      if (index === null) {
        words.text = category = '';
        return;
      }
      spring.target = partOf(index);
      const { name } = bandOfIndex(index);
      if (name !== category) words.text = category = name;
    },
    tick(seconds) {
      const moves = spring.tick(seconds);
      turn();
      return moves;
    },
  };
}

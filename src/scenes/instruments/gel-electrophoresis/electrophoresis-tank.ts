/**
 * A horizontal electrophoresis tank from above: acrylic walls, buffer, two deep ends with a platinum wire each, and a
 * platform between them for the gel. The black wire is the cathode: it gives two bubbles of hydrogen for each of oxygen
 * at the red one.
 */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { acrossGradient, downGradient, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface ElectrophoresisTank {
  readonly root: Container;
  /** Size, stage units, and where the platform begins and ends. */
  lay(width: number, height: number, platform: readonly [top: number, bottom: number]): void;
  /** Sockets on the left wall. */
  readonly posts: { readonly minus: Point; readonly plus: Point };
  /** 0 for no current. `now`: wall milliseconds. */
  bubble(current: number, now: number): void;
}

const WALL = 9;
const CATHODE_BUBBLES = 14;
const ANODE_BUBBLES = 7;
/** A bubble grows and bursts in so many milliseconds. */
const LIFE = 900;
/** Bubbles are moved so often, milliseconds. */
const EVERY = 90;
const BLACK = 0x11161c;
const RED = 0xd23b3b;

/** A number between 0 and 1 that looks random, for ornament. */
const scatter = (n: number): number => {
  const x = Math.sin(n * 127.1) * 43758.5453;
  return x - Math.floor(x);
};

/** Where the two wires lie: heights of the black and of the red one, and where both begin and end. */
interface Wires {
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
}

/** Walls, buffer, deep ends, and the platform between them. */
function drawBasin(
  body: Graphics,
  theme: StageTheme,
  width: number,
  height: number,
  [top, bottom]: readonly [top: number, bottom: number],
): void {
  const dark = theme.name === 'dark';
  const water = mix(mix(theme.water, 0x2aa5c0, 0.35), dark ? theme.backdropBottom : 0xffffff, dark ? 0.58 : 0.3);
  const deep = mix(water, 0x06131f, dark ? 0.4 : 0.2);
  const inner = width - 2 * WALL;
  body
    .clear()
    .roundRect(5, 8, width, height, 14)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 })
    .roundRect(0, 0, width, height, 12)
    .fill(
      acrossGradient([
        [0, mix(theme.glassEdge, 0xffffff, 0.25), dark ? 0.55 : 0.85],
        [0.05, theme.glassBody, dark ? 0.34 : 0.55],
        [0.95, theme.glassBody, dark ? 0.3 : 0.5],
        [1, theme.glassEdge, dark ? 0.5 : 0.8],
      ]),
    )
    .roundRect(WALL, WALL, inner, height - 2 * WALL, 6)
    .fill(deep)
    .rect(WALL, top - 14, inner, 14)
    .fill(
      downGradient([
        [0, deep],
        [1, water],
      ]),
    )
    .rect(WALL, top, inner, bottom - top)
    .fill(
      downGradient([
        [0, water],
        [0.5, mix(water, 0xffffff, dark ? 0.05 : 0.2)],
        [1, water],
      ]),
    )
    .rect(WALL, bottom, inner, 14)
    .fill(
      downGradient([
        [0, water],
        [1, deep],
      ]),
    )
    .rect(WALL, top - 0.7, inner, 1.4)
    .rect(WALL, bottom - 0.7, inner, 1.4)
    .fill({ color: 0xffffff, alpha: dark ? 0.2 : 0.6 })
    // What the inner wall throws on the buffer: shade under the lit edges, light under the others.
    .rect(WALL, WALL, inner, 5)
    .fill({ color: 0x000000, alpha: 0.25 })
    .rect(WALL, WALL, 4, height - 2 * WALL)
    .fill({ color: 0x000000, alpha: 0.18 })
    .roundRect(0.75, 0.75, width - 1.5, height - 1.5, 12)
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: dark ? 0.75 : 0.7 })
    .roundRect(WALL, WALL, inner, height - 2 * WALL, 6)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.5 })
    .moveTo(3.5, 16)
    .lineTo(3.5, height - 40)
    .moveTo(16, 3.5)
    .lineTo(width - 60, 3.5)
    .stroke({ width: 1.8, color: 0xffffff, alpha: dark ? 0.5 : 0.9, cap: 'round' });
}

/** A wire with its post in the left wall. */
function drawWire(body: Graphics, theme: StageTheme, width: number, wire: Wires, y: number, colour: number): void {
  body
    .rect(wire.from, y + 3, wire.to - wire.from, 1.6)
    .fill({ color: 0x000000, alpha: 0.35 })
    .rect(wire.from, y - 1, wire.to - wire.from, 2)
    .fill(metalDown(theme))
    .roundRect(WALL, y - 5, 14, 10, 3)
    .roundRect(width - WALL - 14, y - 5, 14, 10, 3)
    .fill(mix(colour, 0x8090a0, 0.25))
    .circle(6, y + 2, 10)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .circle(4.5, y, 9.5)
    .fill(mix(colour, 0x000000, 0.35))
    .circle(3.8, y - 0.8, 7.6)
    .fill(colour)
    .circle(3.8, y - 0.8, 3)
    .fill(0xc9a24a);
}

/** Minus and plus beside the right ends of the wires. */
function drawSigns(body: Graphics, at: number, wire: Wires): void {
  body
    .moveTo(at - 6, wire.top + 16)
    .lineTo(at + 6, wire.top + 16)
    .moveTo(at - 6, wire.bottom - 16)
    .lineTo(at + 6, wire.bottom - 16)
    .moveTo(at, wire.bottom - 22)
    .lineTo(at, wire.bottom - 10)
    .stroke({ width: 2.4, color: 0xffffff, alpha: 0.85, cap: 'round' });
}

/** Gas at both wires. */
function createBubbles(reducedMotion: boolean) {
  const bubbles = Array.from({ length: CATHODE_BUBBLES + ANODE_BUBBLES }, () =>
    new Graphics()
      .circle(0, 0, 3)
      .fill({ color: 0xffffff, alpha: 0.28 })
      .circle(0, 0, 3)
      .stroke({ width: 1, color: 0xffffff, alpha: 0.8 })
      .circle(-1, -1.1, 0.9)
      .fill({ color: 0xffffff, alpha: 0.9 }),
  );
  for (const bubble of bubbles) bubble.visible = false;
  let last = Number.NEGATIVE_INFINITY;
  let bubbling = false;

  function placeBubble(bubble: Graphics, n: number, current: number, now: number, wire: Wires): void {
    const cathode = n < CATHODE_BUBBLES;
    const turn = now / LIFE + scatter(n + 0.5);
    const age = turn - Math.floor(turn);
    const place = scatter(n * 31 + Math.floor(turn));
    bubble.visible = scatter(n + 7 * Math.floor(turn)) < 0.35 + 0.65 * current;
    bubble.position.set(
      wire.from + place * (wire.to - wire.from),
      (cathode ? wire.top : wire.bottom) + (scatter(n * 17 + Math.floor(turn)) - 0.5) * 12 * age,
    );
    bubble.scale.set(0.25 + 0.8 * age);
    bubble.alpha = age < 0.85 ? 1 : (1 - age) / 0.15;
  }

  return {
    bubbles,
    draw(current: number, now: number, wire: Wires): void {
      const on = current > 0;
      if (!on && !bubbling) return;
      if (on && bubbling && (reducedMotion || now - last < EVERY)) return;
      last = now;
      bubbling = on;
      bubbles.forEach((bubble, n) => {
        if (on) placeBubble(bubble, n, current, now, wire);
        else bubble.visible = false;
      });
    },
  };
}

/** Origin at its top left. */
export function createElectrophoresisTank({ theme, reducedMotion }: StageContext): ElectrophoresisTank {
  const root = new Container({ label: 'electrophoresis tank' });
  const body = new Graphics();
  const gas = createBubbles(reducedMotion);
  root.addChild(body, ...gas.bubbles);
  const posts = { minus: { x: 0, y: 0 }, plus: { x: 0, y: 0 } };
  let wire: Wires = { top: 0, bottom: 0, from: 0, to: 0 };
  return {
    root,
    posts,
    lay(width, height, platform) {
      const [top, bottom] = platform;
      drawBasin(body, theme, width, height, platform);
      wire = {
        top: (WALL + top) / 2 - 2,
        bottom: (bottom + height - WALL) / 2 + 2,
        from: WALL + 14,
        to: width - WALL - 14,
      };
      drawWire(body, theme, width, wire, wire.top, BLACK);
      drawWire(body, theme, width, wire, wire.bottom, RED);
      Object.assign(posts.minus, { x: 3.8, y: wire.top });
      Object.assign(posts.plus, { x: 3.8, y: wire.bottom });
      drawSigns(body, width - WALL - 26, wire);
    },
    bubble: (current, now) => gas.draw(current, now, wire),
  };
}

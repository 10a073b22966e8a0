/** What the camera on the warm stage sees: heads with beating tails, and behind each that was tracked the way it came, in the colour of its class. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface SwimmingFieldState {
  /** x, y, heading and class of each, µm. */
  readonly heads: Float32Array;
  /** The way each came: x and y of the frames before, µm; what is not there is not finite. */
  readonly trails: Float32Array;
  readonly points: number;
  readonly tracked: boolean;
  /** Seconds of beating, for the tails. */
  readonly beaten: number;
  readonly lit: boolean;
}

export interface SwimmingField extends Part {
  set(state: SwimmingFieldState): void;
  place(): Box;
  say(words: string): void;
}

/** µm. */
const FIELD = { width: 400, height: 300 } as const;
const EDGE = 9;
const HEAD = { long: 5.2, wide: 3.3 } as const;
const TAIL = { long: 34, points: 9, swing: 3.4, waves: 1.5, beat: 12 } as const;
/** By class: rapid, slow, non-progressive, immotile. */
export const CLASS_COLOURS = [0x0a7d3f, 0x1a5fb4, 0xa8580a, 0x7a2230] as const;
const GROUND = 0xdfe6e4;
const DARK_GROUND = 0x2a3034;
const CELL = 0x39434e;
const SURROUND = 0x020304;

function drawTails(tails: Graphics, { heads: places, beaten }: SwimmingFieldState): void {
  tails.clear();
  for (let n = 0; n + 3 < places.length; n += 4) {
    const [x = Number.NaN, y = 0, heading = 0, kind = 0] = [places[n], places[n + 1], places[n + 2], places[n + 3]];
    if (Number.isNaN(x)) break;
    const swing = kind === 3 ? 0.6 : kind === 2 ? TAIL.swing * 0.8 : TAIL.swing;
    const phase = n + (kind === 3 ? 0 : 2 * Math.PI * TAIL.beat * beaten);
    const [across, down] = [Math.cos(heading), Math.sin(heading)];
    tails.moveTo(x - across * HEAD.long, y - down * HEAD.long);
    for (let k = 1; k <= TAIL.points; k++) {
      const part = k / TAIL.points;
      const back = HEAD.long + TAIL.long * part;
      const side = swing * part * Math.sin(phase - 2 * Math.PI * TAIL.waves * part);
      const to = { x: x - back * across - side * down, y: y - back * down + side * across };
      // What lies beyond the field is not seen.
      if (to.x < 0 || to.x > FIELD.width || to.y < 0 || to.y > FIELD.height) break;
      tails.lineTo(to.x, to.y);
    }
  }
  tails.stroke({ width: 1.1, color: CELL, alpha: 0.75, cap: 'round', join: 'round' });
}

function drawTrails(trails: Graphics, { trails: ways, points, heads: places }: SwimmingFieldState): void {
  trails.clear();
  for (const [kind, colour] of CLASS_COLOURS.entries()) {
    for (let n = 0; 4 * n + 3 < places.length; n++) {
      if (places[4 * n + 3] !== kind) continue;
      let before = { x: Number.NaN, y: Number.NaN };
      for (let k = 0; k < points; k++) {
        const [x = Number.NaN, y = Number.NaN] = [ways[2 * (n * points + k)], ways[2 * (n * points + k) + 1]];
        if (Number.isNaN(x)) break;
        // A head that left the field came in again at the other side.
        const near = Math.abs(x - before.x) < FIELD.width / 4 && Math.abs(y - before.y) < FIELD.height / 4;
        if (near) trails.lineTo(x, y);
        else trails.moveTo(x, y);
        before = { x, y };
      }
    }
    trails.stroke({ width: 1.6, color: colour, alpha: 0.85, cap: 'round', join: 'round' });
  }
}

function drawHeads(heads: Graphics, { heads: places }: SwimmingFieldState): void {
  heads.clear();
  for (let n = 0; n + 3 < places.length; n += 4) {
    const [x = Number.NaN, y = 0, heading = 0] = [places[n], places[n + 1], places[n + 2]];
    if (Number.isNaN(x)) break;
    const [across, down] = [Math.cos(heading), Math.sin(heading)];
    const [a, b] = [HEAD.long, HEAD.wide];
    // An oval with its tip ahead.
    heads
      .moveTo(x + a * across, y + a * down)
      .quadraticCurveTo(
        x + 0.5 * a * across - b * down,
        y + 0.5 * a * down + b * across,
        x - b * 0.8 * down,
        y + b * 0.8 * across,
      )
      .quadraticCurveTo(x - a * across - b * 0.6 * down, y - a * down + b * 0.6 * across, x - a * across, y - a * down)
      .quadraticCurveTo(
        x - a * across + b * 0.6 * down,
        y - a * down - b * 0.6 * across,
        x + b * 0.8 * down,
        y - b * 0.8 * across,
      )
      .quadraticCurveTo(x + 0.5 * a * across + b * down, y + 0.5 * a * down - b * across, x + a * across, y + a * down)
      .closePath();
  }
  heads.fill({ color: CELL, alpha: 0.92 });
}

/** The black surround, and its edge. */
function drawPlate(plate: Graphics, theme: StageTheme, box: Box): void {
  const { x, y, width, height } = box;
  plate
    .clear()
    .roundRect(x + 2, y + 4, width, height, 12)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(x, y, width, height, 12)
    .fill(SURROUND)
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 12)
    .stroke({ width: 1.2, color: theme.housingEdge });
  asPanel(plate, box);
}

export function createSwimmingField(context: StageContext): SwimmingField {
  const { theme } = context;
  const root = new Container({ label: 'camera on the warm stage' });
  const plate = new Graphics({ label: 'surround' });
  const ground = new Graphics();
  const drawn = new Container();
  const trails = new Graphics({ label: 'tracks' });
  const tails = new Graphics({ label: 'tails' });
  const heads = new Graphics({ label: 'heads' });
  drawn.addChild(trails, tails, heads);
  const frame = new Graphics({ label: 'edge of the field' });
  const bar = new Graphics();
  const words = context.text({ text: '50 µm', size: 12, colour: 0xffffff, anchor: [0.5, 0.5] });
  const said = context.text({ size: 12, weight: '600', colour: 0xffffff, anchor: [0.5, 0.5], align: 'center' });
  root.addChild(plate, ground, drawn, frame, bar, words, said);
  let at = { x: 0, y: 0, scale: 1 };

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const inner = { width: box.width - 2 * EDGE, height: box.height - 2 * EDGE };
      const scale = Math.min(inner.width / FIELD.width, inner.height / FIELD.height);
      const [wide, high] = [FIELD.width * scale, FIELD.height * scale];
      const [x, y] = [box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2];
      at = { x, y, scale };
      drawPlate(plate, theme, { x: x - EDGE, y: y - EDGE, width: wide + 2 * EDGE, height: high + 2 * EDGE });
      ground.clear().rect(x, y, wide, high).fill(0xffffff);
      drawn.position.set(x, y);
      drawn.scale.set(scale);
      // What swims over the edge is covered by the surround.
      frame
        .clear()
        .rect(x - EDGE / 2, y - EDGE / 2, wide + EDGE, high + EDGE)
        .stroke({ width: EDGE, color: SURROUND });
      words.style.fontSize = small;
      said.style.fontSize = small;
      said.style.wordWrap = true;
      said.style.wordWrapWidth = wide * 0.8;
      said.position.set(x + wide / 2, y + high / 2);
      const long = 50 * scale;
      const plateWide = Math.max(long, words.width) + 14;
      bar
        .clear()
        .roundRect(x + wide - plateWide - 6, y + high - small * 1.3 - 14, plateWide, small * 1.3 + 10, 6)
        .fill({ color: SURROUND, alpha: 0.84 })
        .rect(x + wide - plateWide / 2 - 6 - long / 2, y + high - 10, long, 3)
        .fill(0xffffff);
      words.position.set(x + wide - plateWide / 2 - 6, y + high - small * 0.65 - 11);
    },
    set(state) {
      ground.tint = state.lit ? GROUND : DARK_GROUND;
      trails.visible = state.tracked;
      if (state.tracked) drawTrails(trails, state);
      drawTails(tails, state);
      drawHeads(heads, state);
    },
    place: () => ({ x: at.x, y: at.y, width: FIELD.width * at.scale, height: FIELD.height * at.scale }),
    say(text) {
      said.text = text;
    },
  };
}

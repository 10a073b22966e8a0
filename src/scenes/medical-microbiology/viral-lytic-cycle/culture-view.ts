/** What happens in the tube: rods and phages. Phages drift, dock and inject; cells fill with progeny and burst. Sizes are not to scale. */
import { Container, Graphics, GraphicsContext, type Text } from 'pixi.js';
import { CELL_STRIDE, MOST_CELLS } from '../../../../engine/medical-microbiology/phage-frame';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { HEAD, type PhageForm, phageShapes } from './phage-shapes';

export interface SeenCulture {
  readonly cells: Float32Array;
  readonly count: number;
  readonly free: number;
  readonly injects: number;
  readonly minutes: number;
  readonly form: PhageForm;
  readonly words: string;
  /** Stands there instead where nothing may be seen. */
  readonly covered: string;
  readonly clock: string;
}

export interface CultureView extends Part {
  /** Within its frame, in units of the parent. */
  readonly field: Box;
  draw(seen: SeenCulture): void;
}

const MOST_FREE = 200;
const MOST_DOCKED = 200;
const MOST_FLYING = 220;
const FLYING_PER_CELL = 16;
/** Minutes in which a burst is seen. */
const FLIES = 1.6;
/** 0 healthy, 1 infected without a finished phage, then fuller and fuller. */
const LEVELS = 10;
const DEBRIS = 4;
/** A rod is drawn once of this length and width. */
const ROD = { length: 44, width: 17 } as const;
const CELL = 0x6fae86;
const SICK = 0xb59a5e;

/** Golden ratios: places without clusters that never repeat. */
const spreadOut = (n: number, step: number): number => (n * step) % 1;

function rodShape(level: number): GraphicsContext {
  const { length, width } = ROD;
  const part = Math.max(0, (level - 1) / (LEVELS - 2));
  const tone = level === 0 ? CELL : mix(CELL, SICK, 0.35 + 0.65 * part);
  const shape = new GraphicsContext()
    .roundRect(-length / 2, -width / 2, length, width, width / 2)
    .fill(mix(tone, 0x000000, 0.22))
    .roundRect(-length / 2 + 1.6, -width / 2 + 1.6, length - 3.2, width - 3.2, width / 2)
    .fill(tone)
    .roundRect(-length / 2 + 6, -width / 2 + 3, length - 16, 3, 1.5)
    .fill({ color: 0xffffff, alpha: 0.35 });
  const heads = Math.round(26 * part);
  for (let n = 0; n < heads; n++) {
    const x = (spreadOut(n + 1, 0.754_878) - 0.5) * (length - 12);
    const y = (spreadOut(n + 1, 0.569_84) - 0.5) * (width - 7);
    shape.regularPoly(x, y, 2.3, 6).fill(HEAD);
  }
  return shape;
}

function debrisShape(): GraphicsContext {
  const { length, width } = ROD;
  const shape = new GraphicsContext();
  for (let n = 0; n < 7; n++) {
    const x = (n / 6 - 0.5) * length;
    shape
      .moveTo(x - 2, (n % 2 ? -1 : 1) * width * 0.4)
      .quadraticCurveTo(x + 2, (n % 2 ? -1 : 1) * width * 0.65, x + 5, (n % 2 ? -1 : 1) * width * 0.35)
      .stroke({ width: 1.6, color: mix(SICK, 0x000000, 0.2), alpha: 0.75 });
  }
  return shape;
}

function drawFrame(frame: Graphics, theme: StageTheme, { x, y, width, height }: Box, field: Box): void {
  frame
    .clear()
    .roundRect(x + 3, y + 5, width, height, 14)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .roundRect(x, y, width, height, 14)
    .fill(theme.housing)
    .stroke({ width: 1.5, color: theme.housingEdge })
    .roundRect(field.x, field.y, field.width, field.height, 8)
    .fill(theme.name === 'dark' ? 0x16252b : 0xe4f0ee);
}

/** Of cells, so that so many have room. */
function sizeFor(count: number, { width, height }: Box): number {
  const apart = (0.62 / Math.sqrt(Math.max(12, count))) * Math.min(width, height * 1.2);
  return Math.min(1.5, Math.max(0.5, apart / ROD.length));
}

/** A phage on one side of a cell. */
function dockOn(sprite: Graphics, cell: Graphics, n: number, side: -1 | 1, size: number): void {
  const along = ((n * 0.37) % 1) * 0.5 - 0.25;
  const reach = (ROD.width / 2) * size;
  const [ux, uy] = [Math.cos(cell.rotation), Math.sin(cell.rotation)];
  const shift = along * ROD.length * size;
  sprite.position.set(cell.x + ux * shift - uy * reach * side, cell.y + uy * shift + ux * reach * side);
  sprite.rotation = cell.rotation + (side < 0 ? 0 : Math.PI);
}

/** One of the phages that leave a cell which has burst. */
function flyFrom(
  sprite: Graphics,
  cell: Graphics,
  n: number,
  which: number,
  since: number,
  size: number,
  { x, y, width, height }: Box,
): void {
  const away = (8 + (34 + 26 * spreadOut(which + n, 0.618_034)) * Math.sqrt(since / FLIES)) * size;
  const turn = (2 * Math.PI * which) / FLYING_PER_CELL + n;
  const [fx, fy] = [cell.x + away * Math.cos(turn), cell.y + away * Math.sin(turn)];
  sprite.visible = fx > x + 8 && fx < x + width - 8 && fy > y + 14 && fy < y + height - 8;
  sprite.position.set(fx, fy);
  sprite.rotation = turn + 2 * since;
  sprite.alpha = 1 - 0.7 * (since / FLIES);
}

/** A free phage wanders about its place. */
function driftIn(sprite: Graphics, n: number, minutes: number, { x, y, width, height }: Box): void {
  const [a, b] = [spreadOut(n + 1, 0.754_878), spreadOut(n + 1, 0.569_84)];
  const wander = 0.03 * Math.sin(0.9 * minutes + 5 * a) + 0.015 * Math.sin(2.3 * minutes + 9 * b);
  const drift = 0.03 * Math.cos(0.8 * minutes + 7 * b) + 0.015 * Math.cos(2.1 * minutes + 4 * a);
  sprite.position.set(x + (0.07 + 0.86 * a + wander) * width, y + (0.08 + 0.84 * b + drift) * height);
  sprite.rotation = 6.28 * a + 0.6 * Math.sin(minutes + n);
}

/** Cells and phages in the field. */
function createSuspension() {
  const root = new Container({ label: 'cells and phages' });
  const rods = Array.from({ length: LEVELS }, (_, level) => rodShape(level));
  const debris = debrisShape();
  const shapes = phageShapes();
  let { full, empty } = shapes.of('unknown');
  let form: PhageForm = 'unknown';
  root.once('destroyed', () => {
    for (const shape of [...rods, debris]) shape.destroy();
    shapes.destroy();
  });
  const pool = (length: number, shape: GraphicsContext): Graphics[] =>
    Array.from({ length }, () => new Graphics({ context: shape, visible: false }));
  const cells = pool(MOST_CELLS, rods[0]!);
  const docked = pool(MOST_DOCKED, full);
  const flying = pool(MOST_FLYING, full);
  const free = pool(MOST_FREE, full);
  root.addChild(...cells, ...docked, ...flying, ...free);
  return {
    root,
    draw({ cells: seen, count, free: phages, injects, minutes, form: next }: SeenCulture, field: Box) {
      if (next !== form) {
        form = next;
        ({ full, empty } = shapes.of(form));
        for (const sprite of [...docked, ...flying, ...free]) sprite.context = full;
      }
      const { x, y, width, height } = field;
      const size = sizeFor(count, field);
      const phage = Math.min(1.25, Math.max(0.75, size * 0.95));
      let [dock, fly] = [0, 0];
      for (const [n, cell] of cells.entries()) {
        cell.visible = n < count;
        if (!cell.visible) continue;
        const at = n * CELL_STRIDE;
        const [px = 0, py = 0, angle = 0, age = -1, since = -1, inner = 0] = seen.subarray(at, at + CELL_STRIDE);
        cell.position.set(x + px * width, y + py * height);
        cell.rotation = angle + 0.12 * Math.sin(minutes * 0.7 + n);
        cell.scale.set(size);
        const burst = since >= 0;
        const level = age < 0 ? 0 : 1 + Math.round(inner * (LEVELS - 2));
        cell.context = burst ? debris : rods[level]!;
        cell.alpha = burst ? Math.max(0, 0.9 - since / DEBRIS) : 1;
        if (age >= 0 && !burst) {
          for (let which = 0; which <= n % 2; which++) {
            const sprite = docked[dock++];
            if (!sprite) break;
            sprite.visible = true;
            sprite.context = age < injects ? full : empty;
            sprite.scale.set(phage);
            dockOn(sprite, cell, n, which === 0 ? -1 : 1, size);
          }
        }
        if (burst && since < FLIES) {
          for (let which = 0; which < FLYING_PER_CELL; which++) {
            const sprite = flying[fly++];
            if (!sprite) break;
            sprite.scale.set(phage);
            flyFrom(sprite, cell, n, which, since, size, field);
          }
        }
      }
      for (const sprite of docked.slice(dock)) sprite.visible = false;
      for (const sprite of flying.slice(fly)) sprite.visible = false;
      const shown = Math.min(MOST_FREE, Math.round(phages));
      for (const [n, sprite] of free.entries()) {
        sprite.visible = n < shown;
        if (!sprite.visible) continue;
        sprite.scale.set(phage);
        driftIn(sprite, n, minutes, field);
      }
    },
  };
}

export function createCultureView(context: StageContext): CultureView {
  const { theme } = context;
  const root = new Container({ label: 'culture' });
  const frame = new Graphics();
  const suspension = createSuspension();
  const word = (anchor: number): Text =>
    context.text({ size: 14, weight: '600', colour: theme.ink, anchor: [anchor, 0.5] });
  const [stage, clock] = [word(0), word(1)] as const;
  const cover = context.text({
    size: 14,
    weight: '600',
    colour: theme.ink,
    anchor: [0.5, 0.5],
    align: 'center',
    wrap: 200,
  });
  root.addChild(frame, suspension.root, stage, clock, cover);
  let field: Box = { x: 0, y: 0, width: 1, height: 1 };

  return {
    root,
    get field() {
      return field;
    },
    lay({ x, y, width, height }: Box, type: TypeSizes) {
      const head = type.text * 1.9;
      field = { x: x + 9, y: y + head, width: width - 18, height: height - head - 9 };
      drawFrame(frame, theme, { x, y, width, height }, field);
      asPanel(root, { x, y, width, height });
      for (const text of [stage, clock]) text.style.fontSize = type.text;
      stage.position.set(x + 14, y + head / 2);
      clock.position.set(x + width - 14, y + head / 2);
      cover.style.fontSize = type.text;
      cover.style.wordWrapWidth = field.width - 28;
      cover.position.set(field.x + field.width / 2, field.y + field.height / 2);
    },
    draw(seen) {
      stage.text = seen.words;
      cover.text = seen.covered;
      clock.text = seen.clock;
      suspension.draw(seen, field);
    },
  };
}

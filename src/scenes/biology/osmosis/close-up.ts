/**
 * One cell cut through: what is dissolved outside and inside, the water that crosses each way, and how a wall presses back. The number
 * of grains outside follows the bath; those inside stay, in more or less room.
 */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import type { Box, Part, StageContext } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import { redShape } from './red-cells';

export interface Cut {
  readonly red: boolean;
  /** V/V₀. */
  readonly ratio: number;
  readonly burst: boolean;
  /** mOsm/L outside. */
  readonly salt: number;
  readonly urea: number;
  /** Net flow inwards, in what crosses each way at balance. */
  readonly inflow: number;
  /** MPa. */
  readonly turgor: number;
}

export interface CloseUp extends Part {
  set(cut: Cut, told: boolean): void;
  /** Molecules of water go on by wall seconds. */
  tick(seconds: number): void;
}

/** The drawing's own units. */
const HALF = { width: 92, height: 80 } as const;
const MOST_GRAINS = 120;
const GRAINS_AT = 900;
const INSIDE = 22;
const WATER = 26;
const SALT = 0xe0a33a;
const UREA = 0x63b45f;
const PUSH = 0xe05a3c;
/** MPa that the largest arrow of turgor stands for. */
const MOST_TURGOR = 0.7;

export function createCloseUp(context: StageContext): CloseUp {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'close-up' });
  const plate = new Graphics();
  const drawing = new Container();
  const ground = new Graphics();
  const body = new Graphics();
  const grains = new Graphics();
  const arrows = new Graphics();
  const water = Array.from({ length: WATER }, () =>
    new Graphics().circle(0, 0, 1.7).fill(0x4fa6ea).circle(-0.5, -0.5, 0.6).fill(0xffffff),
  );
  drawing.addChild(ground, body, grains, arrows, ...water);
  const inWords = context.text({ text: 'water in', size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  const outWords = context.text({ text: 'out', size: 12, weight: '600', colour: theme.ink, anchor: [1, 0.5] });
  root.addChild(plate, drawing, inWords, outWords);

  const rng = createRng(5, 'grains');
  const outside = Array.from({ length: 4 * MOST_GRAINS }, () => ({
    x: rng.uniform(-HALF.width + 5, HALF.width - 5),
    y: rng.uniform(-HALF.height + 5, HALF.height - 5),
  }));
  const inside = Array.from({ length: INSIDE }, (_, n) => {
    const away = Math.sqrt((n + 0.5) / INSIDE) * 0.86;
    return { x: away * Math.cos(n * 2.4), y: away * Math.sin(n * 2.4) };
  });
  const lanes = water.map((_, n) => ({
    inwards: n % 2 === 0,
    y: rng.uniform(-1, 1),
    phase: rng.next(),
  }));

  let shape = { half: 40, high: 16, middle: 6 };
  let ways = { inwards: 1, outwards: 1 };
  let drawn = '';
  let phase = 0;

  /** Half height of the cut at a part of its half length; as a dumb-bell, sphere or brick. */
  const heightAt = (red: boolean, u: number): number => {
    if (!red) return shape.high * (1 - Math.abs(u) ** 9) ** (1 / 9);
    const rim = Math.sqrt(Math.max(0, 1 - u * u));
    const dent = (1 - shape.middle / shape.high) * Math.max(0, 1 - 2.6 * u * u) ** 1.2;
    const round = shape.high / shape.half;
    const full = rim ** (0.72 + 0.28 * round);
    return shape.high * full * (1 - dent);
  };

  function arrow(x: number, y: number, dx: number, width: number, colour: number, dy = 0): void {
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length < 3) return;
    const [ux, uy] = [dx / length, dy / length];
    const head = Math.min(length * 0.55, 3 + 1.6 * width);
    const [bx, by] = [x + dx - ux * head, y + dy - uy * head];
    arrows
      .moveTo(x, y)
      .lineTo(bx, by)
      .stroke({ width, color: colour, cap: 'butt' })
      .poly([
        x + dx,
        y + dy,
        bx - uy * head * 0.62,
        by + ux * head * 0.62,
        bx + uy * head * 0.62,
        by - ux * head * 0.62,
      ])
      .fill(colour);
  }

  function paint({ red, ratio, burst, salt, urea, inflow, turgor }: Cut, told: boolean): void {
    const form = redShape(ratio);
    const unit = 12.6;
    shape = red
      ? { half: (form.diameter / 2) * unit, high: (form.rim / 2) * unit, middle: (form.middle / 2) * unit }
      : { half: 52 * Math.min(1.04, ratio ** 0.62), high: 45 * Math.min(1.04, ratio ** 0.38), middle: 1 };
    const points: number[] = [];
    for (const side of [-1, 1])
      for (let n = -24; n <= 24; n++) {
        const u = Math.sin((n * side * Math.PI) / 48);
        const spike = red ? 1 + form.spiky * 0.13 * Math.max(0, Math.cos(n * 1.3)) ** 2 : 1;
        points.push(-u * shape.half * spike, side * heightAt(red, u) * spike);
      }
    body.clear();
    if (!red) {
      body
        .roundRect(-60, -54, 120, 108, 8)
        .fill(dark ? 0x8f8262 : 0xd8c79c)
        .roundRect(-54, -48, 108, 96, 5)
        .fill(dark ? 0x31424d : 0xeef4f6);
    }
    const sap = red
      ? mix(0xd4553e, 0x8f2416, Math.min(1, Math.max(0, 1 / ratio - 0.6)))
      : mix(0xc9579a, 0x7a1449, Math.min(1, Math.max(0, 1 / ratio - 0.85)));
    if (burst) {
      const open = points.slice(0, points.length - 12);
      body.poly(open, false).stroke({ width: 2.6, color: 0xc98a78, alpha: 0.9, join: 'round' });
    } else
      body
        .poly(points)
        .fill({ color: sap, alpha: 0.88 })
        .poly(points)
        .stroke({ width: 2.6, color: red ? 0x7c2417 : 0x5a1038, join: 'round' });

    grains.clear();
    const free = (x: number, y: number): boolean => {
      const [edge, tall] = red ? [shape.half + 5, shape.high + 5] : [63, 57];
      return burst || (red ? (x / edge) ** 2 + (y / tall) ** 2 > 1 : Math.abs(x) > edge || Math.abs(y) > tall);
    };
    const put = (count: number, colour: number, from: number): void => {
      let left = count;
      for (let n = from; n < outside.length && left > 0; n++) {
        const { x, y } = outside[n] ?? { x: 0, y: 0 };
        if (!free(x, y)) continue;
        grains.circle(x, y, 2.1).fill({ color: colour, alpha: 0.95 });
        left--;
      }
    };
    if (told) {
      put(Math.round((salt / GRAINS_AT) * MOST_GRAINS), SALT, 0);
      put(Math.round((urea / GRAINS_AT) * MOST_GRAINS), UREA, MOST_GRAINS * 2);
    }
    if (!burst) {
      for (const { x, y } of inside)
        grains.circle(x * shape.half * 0.92, y * heightAt(red, x) * 0.85, 2.1).fill({ color: 0xf4c56b, alpha: 0.95 });
      if (urea > 0 && told)
        for (const { x, y } of inside.slice(0, Math.round((urea / GRAINS_AT) * 30)))
          grains.circle(-x * shape.half * 0.8, y * heightAt(red, x) * 0.6, 2.1).fill({ color: UREA, alpha: 0.95 });
    }

    const net = Math.max(-1, Math.min(1, inflow));
    ways = { inwards: burst ? 0 : Math.max(0.25, 1 + 1.6 * net), outwards: burst ? 0 : Math.max(0.25, 1 - 1.6 * net) };
    arrows.clear();
    if (!burst) {
      const edge = red ? shape.half : 60;
      const [longIn, longOut] = [13 * Math.min(1.9, ways.inwards), 13 * Math.min(1.9, ways.outwards)];
      arrow(-edge - 4 - longIn, -9, longIn + 8, 2 + 1.6 * ways.inwards, 0x3d94e0);
      arrow(edge - 4, 9, longOut + 8, 2 + 1.6 * ways.outwards, 0x3d94e0);
      const push = 16 * Math.min(1, turgor / MOST_TURGOR);
      if (!red && push > 3)
        for (const [x, y, dx, dy] of [
          [-26, -42 + push, 0, -push],
          [26, -42 + push, 0, -push],
          [-26, 42 - push, 0, push],
          [26, 42 - push, 0, push],
        ] as const)
          arrow(x, y, dx, 4, PUSH, dy);
    }
  }

  function placeWater(): void {
    for (const [n, drop] of water.entries()) {
      const { inwards, y, phase: from } = lanes[n] ?? { inwards: true, y: 0, phase: 0 };
      const share = inwards ? ways.inwards : ways.outwards;
      drop.visible = n < WATER * Math.min(1, share * 0.62);
      if (!drop.visible) continue;
      const at = (phase * (0.6 + 0.4 * share) + from) % 1;
      const way = inwards ? at : 1 - at;
      const side = n % 4 < 2 ? -1 : 1;
      const edge = Math.abs(shape.half);
      drop.position.set(side * (edge + 26 - 44 * way), y * Math.max(6, shape.high * 0.55));
      drop.alpha = Math.min(1, 4 * at, 4 * (1 - at));
    }
  }

  return {
    root,
    lay(box: Box, type) {
      const { x, y, width, height } = box;
      plate
        .clear()
        .roundRect(x + 2, y + 4, width, height, 14)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
        .roundRect(x, y, width, height, 14)
        .fill(dark ? 0x1d3242 : 0xe3f0f8)
        .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 13.5)
        .stroke({ width: 1.2, color: theme.housingEdge });
      asPanel(plate, box);
      const line = type.small * 1.7;
      const scale = Math.min((width - 8) / (2 * HALF.width), (height - line - 8) / (2 * HALF.height));
      drawing.position.set(x + width / 2, y + 4 + (height - line - 4) / 2);
      drawing.scale.set(scale);
      for (const words of [inWords, outWords]) words.style.fontSize = type.small;
      inWords.position.set(x + 10, y + height - line / 2 - 2);
      outWords.position.set(x + width - 10, y + height - line / 2 - 2);
    },
    set(cut, told) {
      const { red, ratio, burst, salt, urea, inflow, turgor } = cut;
      const look = `${red} ${ratio.toFixed(3)} ${burst} ${salt.toFixed(0)} ${urea.toFixed(0)} ${inflow.toFixed(2)} ${turgor.toFixed(2)} ${told}`;
      if (look === drawn) return;
      drawn = look;
      paint(cut, told);
      placeWater();
    },
    tick(seconds) {
      if (reducedMotion) return;
      phase += seconds * 0.5;
      placeWater();
    },
  };
}

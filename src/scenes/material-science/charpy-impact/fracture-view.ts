/** The camera over the anvils: the bar, what the blow made of it, and, under the magnifier, the face that broke. */
import { Container, Graphics } from 'pixi.js';
import { hash32 } from '../../../../engine/core/hash';
import type { Box, Part, StageContext } from '../../contract';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { mix } from '../../kit/paint/shading';

export interface FractureState {
  /** A bar lies on the anvils. */
  readonly lies: boolean;
  readonly tone: number;
  readonly rime: number;
  /** What is left after the blow. */
  readonly broken: {
    readonly stopped: boolean;
    readonly shear: number;
    readonly expansion: number;
    readonly energy: number;
    /** mm. */
    readonly width: number;
    readonly notch: number;
    readonly dull: boolean;
  } | null;
  readonly face: boolean;
  readonly words: string;
}

export interface FractureView extends Part {
  /** The pane, in units of the parent. */
  readonly pane: Box;
  set(state: FractureState): void;
}

/** Millimetres across the view of the anvils. */
const ACROSS = 74;
const LONG = 55;
const THICK = 10;
const SPAN = 40;
const FACETS = 15;
/** Bend of a half for each joule. */
const BEND = { perJoule: 0.0045, most: 0.5 } as const;

/** From 0 to 1, always the same for a place. */
const grain = (...at: readonly number[]): number => hash32('fracture', ...at.map(String)) / 2 ** 32;

export function createFractureView(context: StageContext): FractureView {
  const { theme } = context;
  const root = new Container({ label: 'camera' });
  const housing = createScreenCase(context, { title: 'Camera', form: 'bench' });
  const picture = new Graphics();
  const words = context.text({ size: 13, weight: '600', colour: theme.screenInk, anchor: [0.5, 1] });
  root.addChild(housing.root, picture, words);
  let last: FractureState | null = null;
  let key = '';

  /** A half: `side` −1 left, 1 right; origin at the broken end. */
  function half(
    g: Graphics,
    { tone, broken }: FractureState,
    side: number,
    at: { x: number; y: number; turn: number },
    s: number,
  ): void {
    const tear = broken ? broken.shear / 100 : 0;
    const notch = broken?.notch ?? 2;
    const [sin, cos] = [Math.sin(at.turn), Math.cos(at.turn)];
    const place = (x: number, y: number): [number, number] => [
      at.x + (side * x * cos - y * sin) * s,
      at.y + (side * x * sin + y * cos) * s,
    ];
    const end: number[] = [];
    const steps = 9;
    for (let n = 0; n <= steps; n++) {
      const y = -THICK / 2 + (n / steps) * (THICK - notch);
      // Torn ends slant and are ragged; cleaved ones are nearly flat.
      const ragged = (grain(n, side) - 0.5) * (0.5 + 2.2 * tear) + tear * 1.6 * Math.abs(n / steps - 0.5);
      end.push(...place(ragged, y));
    }
    g.poly([
      ...end,
      ...place(notch * 0.41, THICK / 2),
      ...place(LONG / 2, THICK / 2),
      ...place(LONG / 2, -THICK / 2),
    ]).fill(tone);
    g.poly([
      ...place(LONG / 2, -THICK / 2),
      ...place(1, -THICK / 2),
      ...place(1, -THICK / 2 + 1.4),
      ...place(LONG / 2, -THICK / 2 + 1.4),
    ]).fill({ color: 0xffffff, alpha: 0.4 });
    g.poly(end).stroke({ width: 2, color: tear > 0.5 ? mix(tone, 0x20242a, 0.55) : mix(tone, 0xffffff, 0.75) });
  }

  function anvils(g: Graphics, state: FractureState, box: Box): void {
    const { broken, lies, tone, rime } = state;
    const s = box.width / ACROSS;
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height * 0.4];
    const [steel, dark] = [theme.metal[1], theme.metal[2]];
    for (const side of [-1, 1]) {
      const x = side < 0 ? box.x : cx + (SPAN / 2) * s;
      const wide = box.width / 2 - (SPAN / 2) * s;
      const y = cy + (THICK / 2) * s;
      g.rect(x, y, wide, Math.max(4, box.y + box.height * 0.92 - y)).fill(steel);
      g.rect(x, y, wide, 3).fill(mix(steel, 0xffffff, 0.5));
      g.rect(side < 0 ? x + wide - 3 : x, y, 3, Math.max(4, box.y + box.height * 0.92 - y)).fill(dark);
    }
    if (broken && !lies) {
      const bend = Math.min(BEND.most, BEND.perJoule * broken.energy);
      if (broken.stopped) {
        half(g, state, -1, { x: cx - 1 * s, y: cy + 4 * s, turn: -0.45 }, s);
        half(g, state, 1, { x: cx + 1 * s, y: cy + 4 * s, turn: -0.45 * -1 }, s);
        g.poly([
          cx - 4 * s,
          box.y,
          cx + 4 * s,
          box.y,
          cx + 2 * s,
          cy - 1 * s,
          cx,
          cy + 1 * s,
          cx - 2 * s,
          cy - 1 * s,
        ]).fill(mix(steel, 0xffffff, 0.3));
        return;
      }
      half(g, state, -1, { x: cx - 4 * s, y: cy - 1 * s, turn: bend + 0.05 }, s);
      half(g, state, 1, { x: cx + 5 * s, y: cy + 1 * s, turn: -bend + 0.12 }, s);
      return;
    }
    if (!lies) return;
    const x = cx - (LONG / 2) * s;
    const y = cy - (THICK / 2) * s;
    g.rect(x, y, LONG * s, THICK * s).fill(tone);
    g.rect(x, y, LONG * s, 1.6 * s).fill({ color: 0xffffff, alpha: 0.45 });
    g.poly([cx - 1.3 * s, y + THICK * s, cx + 1.3 * s, y + THICK * s, cx, y + (THICK - 2.4) * s]).fill(theme.screen);
    if (rime > 0) {
      for (let n = 0; n < 90; n++) {
        const [u, v] = [grain(n, 1), grain(n, 2)];
        g.circle(x + u * LONG * s, y + v * THICK * s, (0.3 + 0.6 * grain(n, 3)) * s);
      }
      g.fill({ color: 0xffffff, alpha: 0.75 * rime });
    }
  }

  function fractureFace(g: Graphics, { broken, tone }: FractureState, box: Box): void {
    if (!broken) return;
    const { shear, expansion, notch, width, dull } = broken;
    const s = Math.min((box.height * 0.96) / THICK, (box.width * 0.9) / (width + 2.5));
    const [cx, top] = [box.x + box.width / 2, box.y + (box.height - THICK * s) / 2];
    const bulge = (y: number): number => (y > notch ? (expansion / 2) * ((y - notch) / (THICK - notch)) ** 2 : 0);
    const edge = (side: number, y: number): [number, number] => [cx + side * (width / 2 + bulge(y)) * s, top + y * s];
    const outline: number[] = [];
    for (let n = 0; n <= 10; n++) outline.push(...edge(-1, n));
    for (let n = 10; n >= 0; n--) outline.push(...edge(1, n));
    const fibrous = mix(tone, 0x2a2d31, 0.5);
    g.poly(outline).fill(fibrous);
    // The machined notch: smooth, with the marks of the cutter.
    g.rect(cx - (width / 2) * s, top, width * s, notch * s).fill(mix(tone, 0xffffff, 0.35));
    for (let y = 0.25; y < notch; y += 0.35)
      g.moveTo(cx - (width / 2) * s, top + y * s).lineTo(cx + (width / 2) * s, top + y * s);
    g.stroke({ width: 0.8, color: mix(tone, 0x000000, 0.3), alpha: 0.5 });
    const high = THICK - notch;
    // Dimples of the torn metal.
    for (let n = 0; n < 420; n++) {
      const y = notch + grain(n, 5) * high;
      const x = (grain(n, 6) - 0.5) * (width + 2 * bulge(y)) * 0.98;
      g.circle(cx + x * s, top + y * s, (0.05 + 0.12 * grain(n, 7)) * s);
    }
    g.fill({ color: 0x0c0e11, alpha: 0.35 });
    if (shear > 15) {
      // Shear lips: slanted, they catch the light.
      const lip = Math.min(1.6, 0.012 * shear) * Math.min(1, width / 5);
      for (const side of [-1, 1]) {
        const inner: number[] = [];
        for (let n = 10; n >= Math.ceil(notch); n--)
          inner.push(edge(side, n)[0] - side * lip * s * (0.8 + 0.4 * grain(n, side, 8)), top + n * s);
        const outer: number[] = [];
        for (let n = Math.ceil(notch); n <= 10; n++) outer.push(...edge(side, n));
        g.poly([...outer, ...inner]).fill(side < 0 ? mix(tone, 0xffffff, 0.28) : mix(tone, 0x000000, 0.42));
      }
      const foot: number[] = [];
      for (let n = 0; n <= 12; n++)
        foot.push(cx + (n / 12 - 0.5) * width * s, top + (THICK - lip * (0.7 + 0.5 * grain(n, 9))) * s);
      g.poly([...foot, cx + (width / 2) * s, top + THICK * s, cx - (width / 2) * s, top + THICK * s]).fill(
        mix(tone, 0xffffff, 0.16),
      );
    }
    const flat = Math.sqrt(Math.max(0, 1 - shear / 100));
    if (flat < 0.08) return;
    const [wide, deep] = [width * flat, high * flat];
    const start = notch + (high - deep) * 0.3;
    const node = (i: number, j: number): [number, number] => {
      const inside = i > 0 && i < FACETS && j > 0 && j < FACETS;
      const stray = inside ? 0.75 : 0.45;
      const x = ((i + (grain(i, j, 10) - 0.5) * stray) / FACETS - 0.5) * wide;
      const y = start + ((j + (grain(i, j, 11) - 0.5) * stray) / FACETS) * deep;
      const most = width / 2 + bulge(y);
      return [cx + Math.max(-most, Math.min(most, x)) * s, top + Math.max(notch, Math.min(THICK, y)) * s];
    };
    for (let i = 0; i < FACETS; i++) {
      for (let j = 0; j < FACETS; j++) {
        const [a, b, c, d] = [node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)];
        for (const [n, three] of [
          [a, b, c],
          [a, c, d],
        ].entries()) {
          const shine = grain(i, j, n, 12);
          const bright = dull
            ? mix(tone, 0x15181c, 0.15 + 0.5 * shine)
            : shine > 0.82
              ? 0xffffff
              : mix(tone, 0xffffff, 0.15 + 0.65 * shine);
          g.poly(three.flat()).fill(bright);
        }
      }
    }
  }

  function paint(state: FractureState): void {
    const { pane } = housing;
    const g = picture.clear();
    const room = { ...pane, height: pane.height - words.style.fontSize * 1.4 };
    if (state.face && state.broken) fractureFace(g, state, room);
    else anvils(g, state, room);
  }

  return {
    root,
    get pane() {
      return housing.pane;
    },
    lay(box, type) {
      housing.lay(box, type);
      const { pane } = housing;
      words.style.fontSize = type.small;
      words.position.set(pane.x + pane.width / 2, pane.y + pane.height);
      key = '';
      if (last) paint(last);
    },
    set(state) {
      words.text = state.words;
      const next = JSON.stringify(state);
      if (next === key) return;
      key = next;
      last = state;
      paint(state);
    },
  };
}

/**
 * Colonies as they lie on agar: form, edge, gloss and tone by kind, no two alike, with what they make of the colour around them.
 * Each kind is painted as a few stamps, which then stand in all places.
 */
import { createRng } from '../../../../engine/core/rng';
import type { ColonyForm } from '../../../../engine/medical-microbiology/colony-forms';
import { cssColour, mix } from '../paint/shading';
import { createStamp, type Pen } from '../paint/painted';

interface Look {
  /** Of the edge: how far it strays, and in how many waves. */
  readonly stray: number;
  readonly waves: number;
  /** How bright its highlight is, 0 to 1. */
  readonly gloss: number;
  /** How much of the agar it hides. */
  readonly cover: number;
  /** How much darker its middle is. */
  readonly core: number;
  /** Height over radius. */
  readonly dome: number;
}

export const COLONY_LOOKS: Readonly<Record<ColonyForm, Look>> = {
  flat: { stray: 0.03, waves: 5, gloss: 0.45, cover: 0.95, core: 0.34, dome: 0.24 },
  mucoid: { stray: 0.05, waves: 3, gloss: 1, cover: 0.86, core: -0.24, dome: 0.62 },
  smooth: { stray: 0.015, waves: 4, gloss: 0.7, cover: 0.82, core: 0.12, dome: 0.36 },
  thin: { stray: 0.06, waves: 7, gloss: 0.4, cover: 0.62, core: 0.1, dome: 0.16 },
  irregular: { stray: 0.12, waves: 8, gloss: 0.5, cover: 0.8, core: 0.22, dome: 0.22 },
  domed: { stray: 0.01, waves: 3, gloss: 0.9, cover: 1, core: 0.08, dome: 0.6 },
  pinpoint: { stray: 0, waves: 1, gloss: 0.7, cover: 0.9, core: 0.1, dome: 0.5 },
};

/** Kinds of colony on one plate, those of the first before those of the next. */
export interface ColonyKind {
  readonly count: number;
  /** Mean radius, in parts of the agar's. */
  readonly radius: number;
  readonly form: ColonyForm;
  readonly colour: number;
  /** Of the agar below it, and how far around that reaches, in parts of the agar's radius; null where it stays as it is. */
  readonly halo: { readonly colour: number; readonly reach: number; readonly strength: number } | null;
}

const STAMPS = 6;
const PIXELS = 72;
/** A stamp is so much wider than its colony, for shadow and edge. */
const ROOM = 1.4;
const STRIDE = 3;
const EDGE_POINTS = 40;

function outline(pen: Pen, { stray, waves }: Look, seed: number): void {
  const rng = createRng(seed, 'edge');
  const [a, b] = [rng.uniform(0, 6.283), rng.uniform(0, 6.283)];
  pen.beginPath();
  for (let n = 0; n < EDGE_POINTS; n++) {
    const angle = (2 * Math.PI * n) / EDGE_POINTS;
    const r = 1 + stray * (Math.sin(waves * angle + a) + 0.6 * Math.sin((waves + 2) * angle + b));
    pen.lineTo(r * Math.cos(angle), r * Math.sin(angle));
  }
  pen.closePath();
}

/** A colony of radius 1 at the pen's origin, lit from the upper left. */
function paintColony(pen: Pen, form: ColonyForm, colour: number, seed: number): void {
  const look = COLONY_LOOKS[form];
  pen.save();
  pen.translate(0.1, 0.14);
  outline(pen, look, seed);
  pen.fillStyle = cssColour(0x2a0d12, 0.26);
  pen.fill();
  pen.restore();
  outline(pen, look, seed);
  const middle = mix(colour, look.core < 0 ? 0xffffff : 0x3a0a1c, Math.abs(look.core));
  const body = pen.createRadialGradient(-0.12, -0.14, 0.05, 0, 0, 1.1);
  body.addColorStop(0, cssColour(middle, look.cover));
  body.addColorStop(0.55, cssColour(colour, look.cover));
  body.addColorStop(1, cssColour(mix(colour, 0xffffff, 0.22), look.cover * 0.85));
  pen.fillStyle = body;
  pen.fill();
  pen.lineWidth = 0.07;
  pen.strokeStyle = cssColour(mix(colour, 0x2a0d12, 0.3), 0.32);
  pen.stroke();
  const shine = pen.createRadialGradient(-0.36, -0.4, 0, -0.36, -0.4, 0.46);
  shine.addColorStop(0, cssColour(0xffffff, 0.9 * look.gloss));
  shine.addColorStop(0.35, cssColour(0xffffff, 0.35 * look.gloss));
  shine.addColorStop(1, cssColour(0xffffff, 0));
  pen.fillStyle = shine;
  pen.fillRect(-1, -1, 1.4, 1.4);
}

function stampsOf(kind: ColonyKind, seed: number): readonly CanvasImageSource[] {
  return Array.from({ length: STAMPS }, (_, n) => {
    const stamp = createStamp(PIXELS);
    if (!stamp) return null;
    const scale = PIXELS / 2 / ROOM;
    stamp.pen.setTransform(scale, 0, 0, scale, PIXELS / 2, PIXELS / 2);
    const tone = mix(kind.colour, n % 2 ? 0xffffff : 0x000000, 0.05 * (n % 3));
    paintColony(stamp.pen, kind.form, tone, seed + n);
    return stamp.image;
  }).filter((image) => image !== null);
}

function haloOf({ halo, radius }: ColonyKind): CanvasImageSource | null {
  const stamp = halo && createStamp(PIXELS);
  if (!halo || !stamp) return null;
  const { pen } = stamp;
  const inner = radius / (radius + halo.reach);
  const fade = pen.createRadialGradient(PIXELS / 2, PIXELS / 2, 0, PIXELS / 2, PIXELS / 2, PIXELS / 2);
  fade.addColorStop(0, cssColour(halo.colour, halo.strength));
  fade.addColorStop(inner, cssColour(halo.colour, halo.strength));
  fade.addColorStop(inner + (1 - inner) * 0.4, cssColour(halo.colour, 0.4 * halo.strength));
  fade.addColorStop(1, cssColour(halo.colour, 0));
  pen.fillStyle = fade;
  pen.fillRect(0, 0, PIXELS, PIXELS);
  return stamp.image;
}

/** On agar of radius 1 around the pen's origin. `places`: x, y and relative size of each colony. */
export function paintColonies(pen: Pen, kinds: readonly ColonyKind[], places: ArrayLike<number>, seed: number): void {
  const each = (paint: (kind: ColonyKind, x: number, y: number, r: number, n: number) => void): void => {
    let n = 0;
    for (const kind of kinds) {
      for (let m = 0; m < kind.count; m++, n++) {
        const at = n * STRIDE;
        paint(kind, places[at] ?? 0, places[at + 1] ?? 0, kind.radius * (places[at + 2] ?? 1), n);
      }
    }
  };
  const grown = kinds.filter(({ radius }) => radius > 0);
  if (grown.length === 0) return;
  const halos = new Map(grown.map((kind) => [kind, haloOf(kind)]));
  each((kind, x, y, r) => {
    const image = halos.get(kind);
    const reach = r + (kind.halo?.reach ?? 0);
    if (image) pen.drawImage(image, x - reach, y - reach, 2 * reach, 2 * reach);
  });
  const stamps = new Map(grown.map((kind) => [kind, stampsOf(kind, seed)]));
  each((kind, x, y, r, n) => {
    const images = stamps.get(kind);
    const image = images?.[n % STAMPS];
    const half = r * ROOM;
    if (image && r > 0) pen.drawImage(image, x - half, y - half, 2 * half, 2 * half);
  });
}

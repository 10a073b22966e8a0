/** Two round windows in a panel: what is in the beam, enlarged, and the light behind it: a speckle that flickers, or rings. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { cells } from '../../kit/layout/layout';
import { metalDown, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface MagnifiedLook {
  readonly diffraction: boolean;
  readonly loaded: boolean;
  readonly beam: boolean;
  readonly colour: number;
  /** Median diameter in its unit, and the width of ln d; null where they are to be found. */
  readonly diameter: number | null;
  readonly sigma: number | null;
  readonly others: readonly { readonly kind: 'dust' | 'pairs' | 'second'; readonly diameter: number }[];
  /** Rates of the flicker (1/s) and of the wandering (m²/s). */
  readonly flicker: number;
  readonly wander: number;
  readonly rings: ArrayLike<number>;
  /** Directions of the rings, °. */
  readonly angles: ArrayLike<number>;
  /** Wall seconds for which it has moved. */
  readonly moved: number;
}

export interface Magnified extends Part {
  look(window: MagnifiedLook): void;
}

const PARTICLES = 26;
const SPECKLES = 110;
const RINGS = 32;
/** The flicker is shown so many times slower. */
const SLOWED = 1000;
const FASTEST = 14;
/** Of light that are seen in the rings. */
const DECADES = 6;
const USUAL = 4.9e-12;
const GLASS = 0x0c141d;
const QUANTILES = [-1.3, -0.8, -0.4, -0.1, 0.15, 0.45, 0.85, 1.4];

/** Without order, and the same in every picture: 0 to 1. */
const scattered = (n: number, k: number): number => {
  const wave = Math.sin(n * 127.1 + k * 311.7 + 3.3) * 43758.5453;
  return wave - Math.floor(wave);
};

export function createMagnified(context: StageContext): Magnified {
  const { theme } = context;
  const root = new Container({ label: 'enlarged' });
  const card = new Graphics();
  const masks = [new Graphics(), new Graphics()] as const;
  const inside = new Container({ label: 'in the beam' });
  const behind = new Container({ label: 'light behind it' });
  inside.mask = masks[0];
  behind.mask = masks[1];
  const ball = roundGradient(
    [
      [0, 0xffffff],
      [0.55, 0xe6d7b4],
      [1, 0x8d7a52],
    ],
    { x: 0.36, y: 0.32 },
  );
  const one = (): Graphics => new Graphics().circle(0, 0, 1).fill(ball);
  const balls = Array.from({ length: PARTICLES }, () => {
    const part = new Container();
    part.addChild(one(), one());
    return part;
  });
  inside.addChild(...balls);
  const blobs = Array.from({ length: SPECKLES }, (_, n) =>
    new Graphics().ellipse(0, 0, 7 + (n % 3) * 2, 6 + ((n * 5) % 4)).fill(
      roundGradient([
        [0, 0xffffff, 1],
        [0.5, 0xffffff, 0.55],
        [1, 0xffffff, 0],
      ]),
    ),
  );
  const rings = new Graphics({ label: 'rings' });
  behind.addChild(rings, ...blobs);
  const words = [0, 1].map(() =>
    context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1], align: 'center' }),
  );
  root.addChild(card, ...masks, inside, behind, ...words);
  let radius = 1;
  let centres: readonly { x: number; y: number }[] = [];
  let drawnRings = '';
  let room = 100;

  function placeBalls({ diffraction, loaded, diameter, sigma, others, wander, moved }: MagnifiedLook): void {
    const [centre] = centres;
    if (!centre) return;
    const d = diameter ?? (diffraction ? 10 : 100);
    const base = diffraction ? 4 + 3.4 * Math.log10(Math.max(0.2, d) * 2) : 1.6 + 1.75 * Math.log2(Math.max(8, d) / 20);
    const seen = Math.max(1.6, base) * (radius / 64);
    const spread = sigma ?? 0.2;
    for (const [n, part] of balls.entries()) {
      // Few of the large ones send as much light as the many.
      const other = n >= PARTICLES - 4 ? others[0] : undefined;
      const alone = other?.kind === 'dust' && n < PARTICLES - 1;
      part.visible = loaded && !(diffraction && n >= (d > 60 ? 9 : 18));
      const pair = other?.kind === 'pairs';
      const own =
        other && !alone && !pair
          ? Math.max(seen, (1.6 + 1.75 * Math.log2(other.diameter / 20)) * (radius / 64))
          : seen * Math.exp(spread * (QUANTILES[n % QUANTILES.length] ?? 0));
      const [first, second] = part.children;
      first?.scale.set(own);
      second?.scale.set(own);
      if (second) {
        second.visible = pair;
        second.position.set(1.9 * own, 0.4 * own);
      }
      const far = 0.9 * radius * Math.sqrt((n + 0.5) / PARTICLES);
      const turn = n * 2.399963;
      let [x, y] = [far * Math.cos(turn), far * Math.sin(turn)];
      if (diffraction) {
        // The stream of the pump carries them upwards.
        const height = 2 * radius + 40;
        y = ((((y - moved * (40 + 14 * (n % 4))) % height) + height) % height) - height / 2;
        x += 3 * Math.sin(moved * 1.7 + n);
      } else {
        const speed = Math.min(2.5, Math.sqrt(wander / USUAL)) * Math.sqrt(seen / own);
        for (const [k, size] of [7, 5, 3, 2].entries()) {
          const rate = speed * (0.7 + k * 1.9 + ((n * 13 + k * 7) % 10) * 0.11);
          x += size * Math.sin(moved * rate + n * 1.7 + k);
          y += size * Math.cos(moved * rate * 1.13 + n * 2.3 + 2 * k);
        }
      }
      part.position.set(centre.x + x, centre.y + y);
    }
  }

  function placeLight({
    diffraction,
    loaded,
    beam,
    colour,
    flicker,
    moved,
    rings: lights,
    angles,
  }: MagnifiedLook): void {
    const centre = centres[1];
    if (!centre) return;
    const rate = Math.min(FASTEST, flicker / SLOWED);
    const size = radius / 64;
    for (const [n, blob] of blobs.entries()) {
      blob.visible = loaded && beam && !diffraction;
      if (!blob.visible) continue;
      const far = radius * Math.sqrt(scattered(n, 0));
      const turn = 2 * Math.PI * scattered(n, 1);
      blob.position.set(centre.x + far * Math.cos(turn), centre.y + far * Math.sin(turn));
      blob.rotation = 2 * Math.PI * scattered(n, 2);
      blob.scale.set(size * (0.9 + 0.9 * scattered(n, 3)));
      blob.tint = colour;
      const wave =
        Math.sin(moved * rate * (0.8 + 0.09 * (n % 7)) + 60 * scattered(n, 4)) +
        Math.sin(moved * rate * 0.61 + 60 * scattered(n, 5));
      blob.alpha = Math.max(0.02, (wave + 1) / 3) ** 1.5;
    }
    let key = `${diffraction} ${beam} ${colour} ${centre.x}`;
    if (diffraction) for (let n = 0; n < RINGS; n++) key += ` ${(lights[n] ?? 0).toFixed(2)}`;
    if (key === drawnRings) return;
    drawnRings = key;
    rings.clear();
    if (!diffraction || !beam) return;
    // On a screen: light for equal areas, which grow with the square of the angle.
    const spread = (n: number): number => Math.max(0, lights[n] ?? 0) / (angles[n] ?? 1) ** 2;
    let brightest = 0;
    for (let n = 0; n < RINGS; n++) if (spread(n) > brightest) brightest = spread(n);
    for (let n = RINGS - 1; n >= 0; n--) {
      const part = spread(n) / brightest;
      const strength = part > 0 ? Math.max(0, 1 + Math.log10(part) / DECADES) : 0;
      rings.circle(centre.x, centre.y, (radius * (n + 1)) / RINGS).fill(mix(GLASS, colour, strength));
    }
    rings.circle(centre.x, centre.y, 3).fill(0xffffff);
  }

  return {
    root,
    lay(box, type) {
      card
        .clear()
        .roundRect(box.x + 3, box.y + 5, box.width, box.height, 8)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
        .roundRect(box.x, box.y, box.width, box.height, 8)
        .fill(theme.housing)
        .stroke({ width: 1, color: theme.housingEdge });
      asPanel(card, box);
      const along = box.width > 1.25 * box.height ? 'x' : 'y';
      const places: readonly Box[] = cells(box, along, 2, 4);
      radius = Math.max(
        10,
        Math.min(...places.map(({ width, height }) => Math.min(width / 2 - 8, (height - type.small * 1.6 - 10) / 2))),
      );
      room = (places[0]?.width ?? 100) - 8;
      centres = places.map(({ x, y, width, height }) => ({
        x: x + width / 2,
        y: y + (height - type.small * 1.6) / 2 + 1,
      }));
      for (const [n, { x, y }] of centres.entries()) {
        card
          .circle(x, y, radius + 4)
          .fill(metalDown(theme))
          .circle(x, y, radius)
          .fill(GLASS);
        masks[n]?.clear().circle(x, y, radius).fill(0xffffff);
        const word = words[n];
        const place = places[n];
        if (!word || !place) continue;
        word.style.fontSize = type.small;
        word.position.set(place.x + place.width / 2, place.y + place.height - 4);
      }
      drawnRings = '';
    },
    look(look) {
      const texts = look.diffraction
        ? ['in the cell', 'rings of light']
        : ['in the cuvette', `speckle, slowed ${SLOWED} ×`];
      for (const [n, word] of words.entries()) {
        const text = texts[n] ?? '';
        word.text = text;
        if (word.width > room && n === 1) word.text = look.diffraction ? 'rings' : 'speckle';
      }
      placeBalls(look);
      placeLight(look);
    },
  };
}

/** A micrograph of the bar: grains, and at their boundaries the voids that open as the damage grows. */
import { Container, Graphics } from 'pixi.js';
import { hash32 } from '../../../../engine/core/hash';
import type { Box, Part, StageContext } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { createPictureCard } from '../../kit/words/picture-card';

export interface VoidMicrograph extends Part {
  set(state: { readonly damage: number; readonly broken: boolean; readonly words: string }): void;
}

/** Grains across the picture. */
const GRAINS = 7;
const VOIDS_A_SIDE = 3;
const DARK = 0x14161a;
const chance = (...at: readonly number[]): number => hash32('grain', ...at.map(String)) / 2 ** 32;

type Place = readonly [x: number, y: number];

const pitchOf = ({ width }: Box): number => width / GRAINS;

/** Corner of the honeycomb, moved a little. */
function cornerOf(view: Box, i: number, j: number): Place {
  const pitch = pitchOf(view);
  const x = (i + 0.5 * (Math.floor((j + 1) / 2) % 2)) * pitch + (chance(i, j, 1) - 0.5) * pitch * 0.4;
  const y = (j * 0.45 + (chance(i, j, 2) - 0.5) * 0.25) * pitch;
  return [view.x + x - pitch * 0.5, view.y + y - pitch * 0.5];
}

/** Each boundary once: zigzags along the rows, and uprights between them. */
function boundaries(view: Box, each: (a: Place, b: Place, n: number) => void): void {
  const count = Math.ceil(view.height / (pitchOf(view) * 0.45)) + 3;
  for (let j = 0; j < count; j++) {
    for (let i = -1; i <= GRAINS + 1; i++) {
      const here = cornerOf(view, i, j);
      if (j % 2 === 0) {
        const odd = Math.floor((j + 1) / 2) % 2 === 1;
        each(here, cornerOf(view, odd ? i : i - 1, j + 1), 100 * j + 3 * i);
        each(here, cornerOf(view, odd ? i + 1 : i, j + 1), 100 * j + 3 * i + 1);
      } else each(here, cornerOf(view, i, j + 1), 100 * j + 3 * i + 2);
    }
  }
}

function drawGrains(grains: Graphics, view: Box): void {
  const { x, y, width, height } = view;
  grains.clear().rect(x, y, width, height).fill(0xd8d3c4);
  // Flecks of tone stand for grains that lie otherwise.
  for (let n = 0; n < 90; n++)
    grains
      .circle(x + chance(n, 3) * width, y + chance(n, 4) * height, pitchOf(view) * (0.15 + 0.3 * chance(n, 5)))
      .fill({ color: chance(n, 6) > 0.5 ? 0xffffff : 0x8d8672, alpha: 0.1 });
  boundaries(view, (a, b) => {
    grains.moveTo(a[0], a[1]).lineTo(b[0], b[1]);
  });
  grains.stroke({ width: 1.5, color: mix(0x8d8672, 0x000000, 0.35) });
}

function drawVoids(voids: Graphics, view: Box, damage: number): void {
  const pitch = pitchOf(view);
  boundaries(view, (a, b, n) => {
    // Boundaries across the load open first.
    const across = 1 - Math.abs(b[1] - a[1]) / (Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]) + 1e-6);
    for (let k = 0; k < VOIDS_A_SIDE; k++) {
      const begins = 0.1 + 0.7 * chance(n, k, 7) * (1.3 - across * 0.6);
      const grown = Math.max(0, damage - begins);
      if (grown === 0) continue;
      const share = (k + 0.5 + (chance(n, k, 8) - 0.5) * 0.6) / VOIDS_A_SIDE;
      const radius = pitch * Math.min(0.17, 0.05 + 0.22 * grown) * (0.7 + 0.6 * chance(n, k, 9));
      voids.ellipse(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, radius * 1.25, radius);
    }
  });
  voids.fill(DARK);
}

/** Across the whole picture. */
function drawCrack(voids: Graphics, view: Box): void {
  for (let i = 0; i <= 2 * GRAINS; i++) {
    const x = view.x + (i / (2 * GRAINS)) * view.width;
    const y = view.y + view.height * (0.5 + 0.14 * (chance(i, 10) - 0.5) * 2);
    if (i === 0) voids.moveTo(x, y);
    else voids.lineTo(x, y);
  }
  voids.stroke({ width: pitchOf(view) * 0.34, color: DARK });
}

export function createVoidMicrograph(context: StageContext): VoidMicrograph {
  const root = new Container({ label: 'micrograph' });
  const card = createPictureCard(context);
  const grains = new Graphics();
  const voids = new Graphics();
  const mask = new Graphics();
  root.addChild(card.root, grains, voids, mask);
  grains.mask = mask;
  voids.mask = mask;
  let view: Box = { x: 0, y: 0, width: 1, height: 1 };
  let key = '';
  return {
    root,
    lay(box, type) {
      card.lay(box, type.small);
      view = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 20 - type.small * 1.3 };
      mask.clear().roundRect(view.x, view.y, view.width, view.height, 5).fill(0xffffff);
      drawGrains(grains, view);
      key = '';
    },
    set({ damage, broken, words: said }) {
      card.caption.text = said;
      const next = `${damage.toFixed(2)} ${broken} ${view.width}`;
      if (next === key) return;
      key = next;
      drawVoids(voids.clear(), view, damage);
      if (broken) drawCrack(voids, view);
    },
  };
}

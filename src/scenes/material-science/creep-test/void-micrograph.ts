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
const chance = (...at: readonly number[]): number => hash32('grain', ...at.map(String)) / 2 ** 32;

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

  /** Corner of the honeycomb, moved a little. */
  const corner = (i: number, j: number): readonly [number, number] => {
    const pitch = view.width / GRAINS;
    const x = (i + 0.5 * (Math.floor((j + 1) / 2) % 2)) * pitch + (chance(i, j, 1) - 0.5) * pitch * 0.4;
    const y = (j * 0.45 + (chance(i, j, 2) - 0.5) * 0.25) * pitch;
    return [view.x + x - pitch * 0.5, view.y + y - pitch * 0.5];
  };
  const rows = (): number => Math.ceil(view.height / ((view.width / GRAINS) * 0.45)) + 3;

  /** Each boundary once: zigzags along the rows, and uprights between them. */
  function boundaries(each: (a: readonly [number, number], b: readonly [number, number], n: number) => void): void {
    const count = rows();
    for (let j = 0; j < count; j++) {
      for (let i = -1; i <= GRAINS + 1; i++) {
        const here = corner(i, j);
        if (j % 2 === 0) {
          const odd = Math.floor((j + 1) / 2) % 2 === 1;
          each(here, corner(odd ? i : i - 1, j + 1), 100 * j + 3 * i);
          each(here, corner(odd ? i + 1 : i, j + 1), 100 * j + 3 * i + 1);
        } else each(here, corner(i, j + 1), 100 * j + 3 * i + 2);
      }
    }
  }

  return {
    root,
    lay(box, type) {
      card.lay(box, type.small);
      view = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 20 - type.small * 1.3 };
      mask.clear().roundRect(view.x, view.y, view.width, view.height, 5).fill(0xffffff);
      grains.clear().rect(view.x, view.y, view.width, view.height).fill(0xd8d3c4);
      // Flecks of tone stand for grains that lie otherwise.
      const pitch = view.width / GRAINS;
      for (let n = 0; n < 90; n++)
        grains
          .circle(
            view.x + chance(n, 3) * view.width,
            view.y + chance(n, 4) * view.height,
            pitch * (0.15 + 0.3 * chance(n, 5)),
          )
          .fill({ color: chance(n, 6) > 0.5 ? 0xffffff : 0x8d8672, alpha: 0.1 });
      boundaries((a, b) => {
        grains.moveTo(a[0], a[1]).lineTo(b[0], b[1]);
      });
      grains.stroke({ width: 1.5, color: mix(0x8d8672, 0x000000, 0.35) });
      key = '';
    },
    set({ damage, broken, words: said }) {
      card.caption.text = said;
      const next = `${damage.toFixed(2)} ${broken} ${view.width}`;
      if (next === key) return;
      key = next;
      voids.clear();
      const pitch = view.width / GRAINS;
      boundaries((a, b, n) => {
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
      voids.fill(0x14161a);
      if (!broken) return;
      let first = true;
      for (let i = 0; i <= 2 * GRAINS; i++) {
        const [x, y] = [
          view.x + (i / (2 * GRAINS)) * view.width,
          view.y + view.height * (0.5 + 0.14 * (chance(i, 10) - 0.5) * 2),
        ];
        if (first) voids.moveTo(x, y);
        else voids.lineTo(x, y);
        first = false;
      }
      voids.stroke({ width: pitch * 0.34, color: 0x14161a });
    },
  };
}

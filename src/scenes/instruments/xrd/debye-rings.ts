/** Rings on a film behind the powder: each family of planes sends a cone of rays, since some grains lie right for it in every direction. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { createPictureCard, drawLensWindow, lensWindowOn } from '../../kit/words/picture-card';

export interface DebyeRings extends Part {
  /** 2θ and % of each line in turn; where the detector stands; X-rays are on. */
  set(cones: ArrayLike<number>, twoTheta: number, beam: boolean): void;
}

/** 2θ at the edge of the film. */
const EDGE = 75;
const GRAINS = 46;
const RAYS = 0x9fd8ff;
const NOW = 0xffc04d;

export function createDebyeRings(context: StageContext): DebyeRings {
  const { theme } = context;
  const root = new Container({ label: 'rings on a film' });
  const card = createPictureCard(context, 'rings on a film');
  const rings = new Graphics();
  const now = new Graphics();
  const mask = new Graphics();
  rings.mask = mask;
  root.addChild(card.root, mask, rings, now);
  let view: Box = { x: 0, y: 0, width: 1, height: 1 };
  let drawn = '';
  let drawnNow = '';
  return {
    root,
    lay(box, type) {
      card.lay(box, type.small);
      card.caption.visible = card.caption.width < box.width;
      view = lensWindowOn(box, type.small);
      drawLensWindow(card.pen, mask, view, theme, 0x0d141d);
      drawn = drawnNow = '';
    },
    set(cones, twoTheta, beam) {
      const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
      const radius = Math.min(view.width, view.height) / 2 - 3;
      let key = `${view.x} ${view.width} ${view.height}`;
      for (let n = 0; n < cones.length; n += 2) key += ` ${(cones[n] ?? 0).toFixed(2)}`;
      if (key !== drawn) {
        drawn = key;
        rings.clear();
        for (let n = 0; n < cones.length; n += 2) {
          const [angle, percent] = [cones[n] ?? 0, cones[n + 1] ?? 0];
          if (angle <= 0 || angle > EDGE) continue;
          const r = (angle / EDGE) * radius;
          const strong = (percent / 100) ** 0.45;
          rings.circle(x, y, r).stroke({ width: 1 + 2.2 * strong, color: RAYS, alpha: 0.14 + 0.5 * strong });
          // Every spot is a grain that lies right.
          for (let k = 0; k < GRAINS * strong; k++) {
            const turn = (k * 2.399963 + n * 0.7) % (2 * Math.PI);
            rings
              .circle(x + r * Math.cos(turn), y + r * Math.sin(turn), 0.7 + strong)
              .fill({ color: 0xffffff, alpha: 0.25 + 0.55 * strong });
          }
        }
        rings.circle(x, y, 5).fill(0x05080c).circle(x, y, 5).stroke({ width: 1, color: 0x5a6b7f });
      }
      const next = `${twoTheta.toFixed(1)} ${beam} ${drawn.length} ${view.x}`;
      if (next === drawnNow) return;
      drawnNow = next;
      rings.alpha = beam ? 1 : 0.45;
      now.clear();
      if (twoTheta > 0 && twoTheta <= EDGE)
        now
          .circle(x + (twoTheta / EDGE) * radius, y, 4)
          .fill(NOW)
          .circle(x + (twoTheta / EDGE) * radius, y, 7)
          .stroke({ width: 1.4, color: NOW, alpha: beam ? 0.9 : 0.4 });
    },
  };
}

/** A loupe before a strip of paper and its ruler. Origin at its middle. */
import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import type { PaperStrip } from './paper-strip';
import { metalAcross } from './shading';

export interface StripLoupe {
  readonly root: Container;
  /** Radius and stage units of 1 cm in the lens. */
  lay(radius: number, unit: number): void;
  /** Height above the liquid under the cross-hair, cm; figures count from `zero`. */
  look(height: number, zero: number): void;
}

const FIGURES = 3;
const INK = 0x1d2b38;

export function createStripLoupe(context: StageContext, strip: PaperStrip): StripLoupe {
  const { theme } = context;
  const root = new Container({ label: 'loupe' });
  const content = new Container({ label: 'through the lens' });
  const lens = new Graphics();
  const ground = new Graphics();
  const sprite = new Sprite(strip.texture);
  const scale = new Container({ label: 'scale' });
  const marks = new Graphics();
  const figures: readonly Text[] = Array.from({ length: FIGURES }, () =>
    context.text({ size: 14, mono: true, weight: '600', colour: INK, anchor: [0.5, 0.5] }),
  );
  scale.addChild(marks, ...figures);
  const hair = new Graphics();
  const ring = new Graphics();
  content.addChild(ground, sprite, scale, hair);
  content.mask = lens;
  root.addChild(content, lens, ring);
  let unit = 1;
  let radius = 1;
  let shown = Number.NaN;
  const { size } = strip;
  return {
    root,
    lay(nextRadius, nextUnit) {
      radius = nextRadius;
      unit = nextUnit;
      shown = Number.NaN;
      lens.clear().circle(0, 0, radius).fill(0xffffff);
      ground
        .clear()
        .rect(-radius, -radius, 2 * radius, 2 * radius)
        .fill(theme.backdropBottom);
      sprite.setSize(size.width * unit, (size.length + size.tail) * unit);
      sprite.x = -size.width * unit * 0.32;
      const ruler = radius * 0.5;
      marks
        .clear()
        .rect(-radius, -(size.length + 1) * unit, ruler, (size.length + 3) * unit)
        .fill(0xf6ecc6);
      for (let n = -10; n <= size.length * 10; n++) {
        const length = n % 10 === 0 ? ruler * 0.5 : n % 5 === 0 ? ruler * 0.38 : ruler * 0.24;
        marks.rect(-radius + ruler - length, (-n * unit) / 10 - 0.6, length, n % 10 === 0 ? 1.6 : 1.1).fill(INK);
      }
      hair
        .clear()
        .rect(-radius, -0.6, 2 * radius, 1.2)
        .fill({ color: theme.accent, alpha: 0.9 });
      ring
        .clear()
        .circle(0, 0, radius + 3)
        .stroke({ width: 6, fill: metalAcross(theme) })
        .ellipse(-radius * 0.3, -radius * 0.55, radius * 0.42, radius * 0.16)
        .fill({ color: 0xffffff, alpha: 0.14 });
    },
    look(height, zero) {
      if (height === shown) return;
      shown = height;
      sprite.y = (height - size.length) * unit;
      scale.y = (height - zero) * unit;
      const first = Math.ceil(height - zero - radius / unit - 0.5);
      figures.forEach((text, n) => {
        const value = first + n;
        text.visible = value >= 0 && value <= size.length;
        if (!text.visible) return;
        text.text = String(value);
        text.position.set(-radius * 0.86 + 4, -value * unit);
      });
    },
  };
}

/** A strand of messenger RNA: backbone, coloured bases and their letters, laid base by base along any line. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type BaseGlyphs, CAP, PLATE } from './base-glyphs';
import { basePaint, cellPalette } from './cell-palette';

export interface MessengerRna {
  readonly root: Container;
  /** Starts a new picture of the strand. */
  begin(capHeight: number): void;
  /**
   * The next base, `index` in the message. `angle`: of the strand, radians; `side`: +1 if the bases hang down from it,
   * -1 if they stand up. No two bases of a picture may be a multiple of the strand's `count` apart.
   */
  put(
    index: number,
    base: string,
    x: number,
    y: number,
    angle: number,
    side: 1 | -1,
    alpha: number,
    grown?: number,
  ): void;
  /** Hides what was not put, by its alpha: taking parts out and in would build the picture anew. */
  end(): void;
}

interface Unit {
  readonly link: Graphics;
  readonly plate: Graphics;
  readonly letter: Graphics;
  /** The picture in which it was last put. */
  picture: number;
}

/** Two bases farther apart than this are not joined. */
const LONGEST_LINK = 60;

export function createMessengerRna({ theme }: StageContext, glyphs: BaseGlyphs, count: number): MessengerRna {
  const { rnaBackbone } = cellPalette(theme);
  const root = new Container({ label: 'messenger RNA' });
  const plates = new Container();
  const links = new Container();
  const letters = new Container();
  root.addChild(plates, links, letters);
  const add = (layer: Container, shape: Graphics): Graphics => {
    layer.addChild(shape);
    shape.alpha = 0;
    return shape;
  };
  const units: readonly Unit[] = Array.from({ length: count }, () => ({
    link: add(links, new Graphics(glyphs.link)),
    plate: add(plates, new Graphics(glyphs.plate)),
    letter: add(letters, new Graphics(glyphs.letter(''))),
    picture: 0,
  }));
  for (const unit of units) unit.link.tint = rnaBackbone;
  let picture = 0;
  let joined = false;
  let size = 1;
  let lastX = 0;
  let lastY = 0;

  return {
    root,
    begin(capHeight) {
      joined = false;
      picture++;
      size = capHeight / CAP;
    },
    put(index, base, x, y, angle, side, alpha, grown = 1) {
      const unit = units[index % count];
      if (!unit) return;
      unit.picture = picture;
      const { plate, letter, link } = unit;
      const paint = basePaint(base);
      plate.position.set(x, y);
      plate.rotation = angle;
      plate.scale.set(grown, side * grown);
      plate.tint = paint.fill;
      plate.alpha = alpha;
      letter.context = glyphs.letter(base);
      const reach = (PLATE.height / 2 + 1) * side * grown;
      letter.position.set(x - Math.sin(angle) * reach, y + Math.cos(angle) * reach);
      letter.rotation = angle;
      letter.scale.set(size * grown);
      letter.tint = paint.ink;
      letter.alpha = alpha;
      const dx = lastX - x;
      const dy = lastY - y;
      const length = Math.sqrt(dx * dx + dy * dy);
      link.alpha = joined && length < LONGEST_LINK ? alpha : 0;
      if (link.alpha > 0) {
        link.position.set(x, y);
        link.rotation = Math.atan2(dy, dx);
        link.scale.set(length + 1, dx < 0 ? -6.5 : 6.5);
      }
      lastX = x;
      lastY = y;
      joined = true;
    },
    end() {
      for (const unit of units) {
        if (unit.picture === picture) continue;
        unit.plate.alpha = 0;
        unit.letter.alpha = 0;
        unit.link.alpha = 0;
      }
    },
  };
}

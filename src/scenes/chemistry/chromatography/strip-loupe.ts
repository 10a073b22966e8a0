/** A loupe before a strip of paper and its ruler, and below it in words where its cross-hair stands. */
import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { LINE_CM, type PaperStrip } from './paper-strip';
import { metalAcross } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface StripLoupe extends Part {
  /** Middle of the lens, in units of the parent, and the outer radius of its ring. */
  readonly middle: Point;
  readonly radius: number;
  /** Height above the liquid under the cross-hair, cm. */
  look(height: number): void;
}

/** A height above the liquid as the ruler has it, from the pencil line. */
export const fromLine = (height: number): string =>
  `${(height - LINE_CM).toFixed(2).replace('-', '−')} cm from the line`;

const FIGURES = 3;
const INK = 0x1d2b38;
const RING = 6;
const GAP = 8;
/** Taller than this, in sizes of text, it is more than one line. */
const TWO_LINES = 1.8;
/** In radii of the lens: 1 cm, the ruler's width, the middle of its figures, its longest mark. */
const PITCH = 0.8;
const RULER = { width: 0.62, figures: 0.73, mark: 0.22 } as const;

/** The ruler as it is seen through the lens; its zero is the pencil line. */
function createLoupeScale(context: StageContext, { length }: PaperStrip['size']) {
  const root = new Container({ label: 'scale' });
  const marks = new Graphics();
  const figures: readonly Text[] = Array.from({ length: FIGURES }, () =>
    context.text({ size: 14, mono: true, weight: '600', colour: INK, anchor: [0.5, 0.5] }),
  );
  root.addChild(marks, ...figures);
  return {
    root,
    lay(radius: number, small: number) {
      const unit = radius * PITCH;
      for (const text of figures) text.style.fontSize = small;
      marks
        .clear()
        .rect(-radius, -(length + 1) * unit, RULER.width * radius, (length + 3) * unit)
        .fill(0xf6ecc6);
      for (let n = -10; n <= length * 10; n++) {
        const long = RULER.mark * radius * (n % 10 === 0 ? 1 : n % 5 === 0 ? 0.76 : 0.48);
        const x = (RULER.width - 1) * radius - long;
        marks.rect(x, (-n * unit) / 10 - 0.6, long, n % 10 === 0 ? 1.6 : 1.1).fill(INK);
      }
    },
    /** `above`: how far the middle of the lens is above the pencil line, cm. */
    draw(radius: number, above: number) {
      const unit = radius * PITCH;
      root.y = above * unit;
      const first = Math.round(above) - 1;
      figures.forEach((text, n) => {
        const value = first + n;
        text.text = String(value);
        const y = (above - value) * unit;
        const reach = { x: RULER.figures * radius + text.width / 2, y: Math.abs(y) + text.height / 2 };
        // A figure that the ring would cut is left out.
        text.visible = value >= 0 && value <= length && reach.x ** 2 + reach.y ** 2 < radius ** 2;
        text.position.set(-RULER.figures * radius, -value * unit);
      });
    },
  };
}

function drawRing(ring: Graphics, theme: StageTheme, radius: number): void {
  ring
    .clear()
    .circle(0, 0, radius + RING / 2)
    .stroke({ width: RING, fill: metalAcross(theme) })
    .ellipse(-radius * 0.3, -radius * 0.55, radius * 0.42, radius * 0.16)
    .fill({ color: 0xffffff, alpha: 0.14 });
}

export function createStripLoupe(context: StageContext, strip: PaperStrip): StripLoupe {
  const { theme } = context;
  const { size } = strip;
  const root = new Container({ label: 'loupe' });
  const content = new Container({ label: 'through the lens' });
  const lens = new Graphics();
  const ground = new Graphics();
  const sprite = new Sprite(strip.texture);
  const scale = createLoupeScale(context, size);
  const hair = new Graphics();
  const ring = new Graphics();
  const reading = context.text({
    size: 14,
    mono: true,
    weight: '600',
    colour: theme.ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 200,
  });
  content.addChild(ground, sprite, scale.root, hair);
  content.mask = lens;
  root.addChild(content, lens, ring, reading);
  let radius = 1;
  let height = LINE_CM;
  /** The reading takes two lines. */
  let broken = false;

  function draw(): void {
    sprite.y = (height - size.length) * radius * PITCH;
    scale.draw(radius, height - LINE_CM);
    reading.text = broken ? fromLine(height).replace(' from', '\nfrom') : fromLine(height);
  }

  return {
    root,
    get middle() {
      return root.position;
    },
    get radius() {
      return radius + RING;
    },
    lay(box, type) {
      reading.style.fontSize = type.text;
      reading.style.wordWrapWidth = box.width;
      reading.text = fromLine(0);
      const words = reading.height;
      broken = words > TWO_LINES * type.text;
      radius = Math.max(1, Math.min(box.width, box.height - words - GAP) / 2 - RING);
      const unit = radius * PITCH;
      root.position.set(box.x + box.width / 2, box.y + (box.height - words - GAP) / 2);
      reading.y = radius + RING + GAP;
      lens.clear().circle(0, 0, radius).fill(0xffffff);
      ground
        .clear()
        .rect(-radius, -radius, 2 * radius, 2 * radius)
        .fill(theme.backdropBottom);
      sprite.setSize(size.width * unit, (size.length + size.tail) * unit);
      sprite.x = -size.width * unit * 0.32;
      scale.lay(radius, type.small);
      const edge = (RULER.width - 1 - RULER.mark) * radius;
      // From the marks on, so that no figure is struck through.
      hair
        .clear()
        .rect(edge, -0.6, radius - edge, 1.2)
        .fill({ color: theme.accent, alpha: 0.9 });
      drawRing(ring, theme, radius);
      draw();
    },
    look(next) {
      if (next === height) return;
      height = next;
      draw();
    },
  };
}

/** The last plate: a lawn of indicator bacteria with its plaques, and what is written on its lid. */
import { Container } from 'pixi.js';
import { COLONY_STRIDE } from '../../../../engine/medical-microbiology/spread-plate';
import type { Part, Point, StageContext } from '../../contract';
import { createPetriPlate } from '../../kit/petri/petri-plate';
import { cssColour } from '../../kit/paint/shading';

export interface PlaquePlateView extends Part {
  readonly middle: Point;
  readonly radius: number;
  /** Whether it has to be drawn once more. */
  draw(
    plate: {
      readonly look: string;
      readonly places: Float32Array;
      readonly count: number;
      readonly size: number;
    } | null,
    words: string,
    now: number,
  ): boolean;
}

const AGAR = 0xc9b27a;
const LAWN = 0xf0e8cc;

export function createPlaquePlate(context: StageContext): PlaquePlateView {
  const root = new Container({ label: 'plate with plaques' });
  const plate = createPetriPlate(context, 420);
  const caption = context.text({
    size: 12,
    weight: '600',
    colour: context.theme.ink,
    anchor: [0.5, 0.5],
    align: 'center',
  });
  root.addChild(plate.root, caption);
  return {
    root,
    get middle() {
      return plate.middle;
    },
    get radius() {
      return plate.radius;
    },
    lay({ x, y, width, height }, type) {
      caption.style.fontSize = type.small;
      caption.style.wordWrap = true;
      caption.style.wordWrapWidth = width;
      const foot = type.small * 3;
      const radius = Math.min(width, height - foot) / 2 / 1.07;
      plate.lay({ x: x + width / 2, y: y + (height - foot) / 2 }, radius);
      caption.position.set(x + width / 2, y + height - foot / 2);
    },
    draw(seen, words, now) {
      caption.text = words;
      plate.lid(seen ? 1 : 0);
      if (!seen) return plate.show('empty', AGAR, now, () => undefined);
      const copy = seen.places.slice(0, seen.count * COLONY_STRIDE);
      return plate.show(seen.look, AGAR, now, (pen) => {
        pen.fillStyle = cssColour(LAWN, 0.9);
        pen.fillRect(-1, -1, 2, 2);
        for (let n = 0; n < seen.count; n++) {
          const [x = 0, y = 0] = copy.subarray(n * COLONY_STRIDE, n * COLONY_STRIDE + 2);
          const radius = seen.size * (0.85 + 0.3 * ((n * 0.618_034) % 1));
          const hole = pen.createRadialGradient(x, y, 0, x, y, radius);
          hole.addColorStop(0, cssColour(0x8d7740, 0.95));
          hole.addColorStop(0.62, cssColour(0x9d8850, 0.9));
          hole.addColorStop(1, cssColour(0x9d8850, 0));
          pen.fillStyle = hole;
          pen.beginPath();
          pen.arc(x, y, radius, 0, 2 * Math.PI);
          pen.fill();
        }
      });
    },
  };
}

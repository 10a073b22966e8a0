/**
 * One cell cut through: what is dissolved outside and inside, the water that crosses each way, and how a wall presses back. The number
 * of grains outside follows the bath; those inside stay, in more or less room.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import { createGrainPlaces, type CutShape, HALF, paintCell, paintGrains, shapeOf } from './cell-cut';
import { createMolecules, drawArrows, type Ways, waysOf } from './crossing-water';
import type { Cut } from './cut';

export interface CloseUp extends Part {
  /** `told`: what is in the bath may be seen; `crosses`: and which way the water goes. */
  set(cut: Cut, told: boolean, crosses: boolean): void;
  /** Molecules of water go on by wall seconds. */
  tick(seconds: number): void;
}

/** As much each way. */
const BALANCED: Ways = { inwards: 1, outwards: 1 };

export function createCloseUp(context: StageContext): CloseUp {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'close-up' });
  const plate = new Graphics();
  const drawing = new Container();
  const ground = new Graphics();
  const body = new Graphics();
  const grains = new Graphics();
  const arrows = new Graphics();
  const places = createGrainPlaces();
  const molecules = createMolecules(places.rng);
  drawing.addChild(ground, body, grains, arrows, ...molecules.views);
  const inWords = context.text({ text: 'water in', size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  const outWords = context.text({ text: 'out', size: 12, weight: '600', colour: theme.ink, anchor: [1, 0.5] });
  root.addChild(plate, drawing, inWords, outWords);

  let shape: CutShape = { half: 40, high: 16, middle: 6 };
  let ways = BALANCED;
  let drawn = '';
  let phase = 0;
  const placeWater = (): void => molecules.place(phase, shape, ways);

  return {
    root,
    lay(box: Box, type) {
      const { x, y, width, height } = box;
      plate
        .clear()
        .roundRect(x + 2, y + 4, width, height, 14)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
        .roundRect(x, y, width, height, 14)
        .fill(dark ? 0x1d3242 : 0xe3f0f8)
        .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 13.5)
        .stroke({ width: 1.2, color: theme.housingEdge });
      asPanel(plate, box);
      const line = type.small * 1.7;
      const scale = Math.min((width - 8) / (2 * HALF.width), (height - line - 8) / (2 * HALF.height));
      drawing.position.set(x + width / 2, y + 4 + (height - line - 4) / 2);
      drawing.scale.set(scale);
      for (const words of [inWords, outWords]) words.style.fontSize = type.small;
      inWords.position.set(x + 10, y + height - line / 2 - 2);
      outWords.position.set(x + width - 10, y + height - line / 2 - 2);
    },
    set(cut, told, crosses) {
      const { red, ratio, burst, salt, urea, inflow, turgor } = cut;
      const look = `${red} ${ratio.toFixed(3)} ${burst} ${salt.toFixed(0)} ${urea.toFixed(0)} ${inflow.toFixed(2)} ${turgor.toFixed(2)} ${told} ${crosses}`;
      if (look === drawn) return;
      drawn = look;
      shape = shapeOf(cut);
      ways = crosses ? waysOf(cut) : BALANCED;
      paintCell(body, shape, cut, dark);
      paintGrains(grains, shape, cut, places, told);
      drawArrows(arrows, shape, cut, ways);
      placeWater();
    },
    tick(seconds) {
      if (reducedMotion) return;
      phase += seconds * 0.5;
      placeWater();
    },
  };
}

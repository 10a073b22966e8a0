/** The stage from above: a slide in its holder that two scales with verniers place over the light. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { fitted } from '../layout/layout';
import { acrossGradient, downGradient, metalAcross, metalDown } from '../paint/shading';
import { asPanel } from '../stage-marks';

export interface MechanicalStage {
  readonly root: Container;
  lay(box: Box, type: TypeSizes): void;
  /** Middle of the field on the slide, µm, and the colour of what lies there. */
  set(x: number, y: number, stain: number): void;
  name(words: string): void;
  /** Stage units for a mm that the slide is pushed. */
  unit(): number;
  slide(): Box;
  label(): Box;
}

const SIZE = { width: 260, height: 170 } as const;
/** Drawn larger than it is, so that a push of a mm is seen. */
const MM = 6;
const MIDDLE = { x: 130, y: 92 } as const;
const GLASS = { width: 152, height: 52 } as const;
const LABEL = 46;

function rule(length: number, step: number, along: 'x' | 'y'): Graphics {
  const graphics = new Graphics();
  for (let n = 0; n * step <= length; n++) {
    const high = n % 5 === 0 ? 9 : 5;
    if (along === 'x') graphics.moveTo(n * step, 0).lineTo(n * step, -high);
    else graphics.moveTo(0, n * step).lineTo(-high, n * step);
  }
  graphics.stroke({ width: 0.9, color: 0x10161d });
  return graphics;
}

/** The top of the stage with its opening. */
function drawTop({ theme }: StageContext): readonly Graphics[] {
  const top = new Graphics()
    .roundRect(3, 5, SIZE.width, SIZE.height, 12)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 })
    .roundRect(0, 0, SIZE.width, SIZE.height, 12)
    .fill(
      downGradient([
        [0, 0x4a5460],
        [1, 0x262d36],
      ]),
    )
    .roundRect(0.5, 0.5, SIZE.width - 1, SIZE.height - 1, 11.5)
    .stroke({ width: 1, color: 0x66727f });
  asPanel(top, { x: 0, y: 0, width: SIZE.width, height: SIZE.height });
  const opening = new Graphics().circle(MIDDLE.x, MIDDLE.y, 21).fill(0x11161c);
  const light = new Graphics().circle(MIDDLE.x, MIDDLE.y, 15).fill(0xfff4cf);
  return [top, opening, light];
}

/** The two scales with their rails, and the verniers that move along them. */
function drawScales({ theme }: StageContext) {
  const railX = new Graphics().roundRect(22, 20, 216, 14, 3).fill(metalDown(theme));
  const railY = new Graphics().roundRect(236, 40, 14, 108, 3).fill(metalAcross(theme));
  const ruleX = rule(150, 6, 'x');
  ruleX.position.set(55, 33);
  const ruleY = rule(90, 6, 'y');
  ruleY.position.set(249, 50);
  const vernierX = new Graphics().roundRect(-16, 0, 32, 9, 2).fill(0xe7edf3);
  const vernierY = new Graphics().roundRect(0, -14, 9, 28, 2).fill(0xe7edf3);
  for (let n = 0; n <= 5; n++) {
    vernierX.moveTo(-14 + n * 5.6, 0).lineTo(-14 + n * 5.6, n === 0 ? 7 : 4);
    vernierY.moveTo(0, -12 + n * 4.8).lineTo(n === 0 ? 7 : 4, -12 + n * 4.8);
  }
  vernierX.stroke({ width: 0.9, color: 0x10161d });
  vernierY.stroke({ width: 0.9, color: 0x10161d });
  return { fixed: [railX, railY, ruleX, ruleY], vernierX, vernierY };
}

/** The slide in its holder; what lies on it is white, to be tinted. */
function createCarriage({ theme }: StageContext) {
  const root = new Container({ label: 'slide' });
  const holder = new Graphics()
    .roundRect(-GLASS.width / 2 - 12, -GLASS.height / 2 - 10, 14, GLASS.height + 14, 4)
    .fill(metalAcross(theme))
    .roundRect(-GLASS.width / 2 - 12, -GLASS.height / 2 - 14, GLASS.width + 24, 10, 4)
    .fill(metalDown(theme))
    .roundRect(GLASS.width / 2 - 2, -GLASS.height / 2 - 10, 14, 24, 4)
    .fill(metalAcross(theme));
  const glass = new Graphics()
    .rect(-GLASS.width / 2, -GLASS.height / 2, GLASS.width, GLASS.height)
    .fill({ color: 0xdcecf8, alpha: 0.42 })
    .rect(-GLASS.width / 2, -GLASS.height / 2, GLASS.width, GLASS.height)
    .stroke({ width: 1.2, color: 0xeaf5fc, alpha: 0.9 })
    .rect(-22, -20, 44, 40)
    .fill({ color: 0xffffff, alpha: 0.14 })
    .rect(-22, -20, 44, 40)
    .stroke({ width: 0.8, color: 0xffffff, alpha: 0.6 });
  const stain = new Graphics().roundRect(-13, -11, 26, 22, 8).fill({ color: 0xffffff, alpha: 0.85 });
  const paper = new Graphics().rect(-GLASS.width / 2 + 2, -GLASS.height / 2 + 2, LABEL, GLASS.height - 4).fill(
    acrossGradient([
      [0, 0xffffff],
      [1, 0xe9edf1],
    ]),
  );
  root.addChild(glass, stain, paper, holder);
  return { root, stain };
}

export function createMechanicalStage(context: StageContext): MechanicalStage {
  const { theme } = context;
  const root = new Container({ label: 'mechanical stage' });
  const { fixed, vernierX, vernierY } = drawScales(context);
  const { root: carriage, stain: stainSpot } = createCarriage(context);
  root.addChild(...drawTop(context), ...fixed, carriage, vernierX, vernierY);
  const words = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1], align: 'center' });
  const outer = new Container({ label: 'stage from above' });
  outer.addChild(root, words);
  let scale = 1;
  let at = { x: 0, y: 0 };
  let stained = -1;
  const placed = (box: Box): Box => ({
    x: at.x + box.x * scale,
    y: at.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  return {
    root: outer,
    lay(box, { small }) {
      const line = small * 1.5;
      const place = fitted({ ...box, y: box.y + line, height: box.height - line }, SIZE, 0.5, 0.5);
      ({ scale } = place);
      at = { x: place.x, y: place.y };
      root.position.set(at.x, at.y);
      root.scale.set(scale);
      words.style.fontSize = small;
      words.position.set(place.x + place.width / 2, place.y - small * 0.25);
    },
    set(x, y, stain) {
      // Seen from above, the slide goes the other way than what is looked at on it.
      carriage.position.set(MIDDLE.x - (x / 1000) * MM, MIDDLE.y - (y / 1000) * MM);
      vernierX.position.set(carriage.x, 33);
      vernierY.position.set(249, carriage.y + 3);
      if (stain !== stained) {
        stained = stain;
        stainSpot.tint = stain;
      }
    },
    name(said) {
      words.text = said;
    },
    unit: () => MM * scale,
    slide: () =>
      placed({
        x: carriage.x - GLASS.width / 2 + LABEL + 4,
        y: carriage.y - GLASS.height / 2,
        width: GLASS.width - LABEL - 4,
        height: GLASS.height,
      }),
    label: () =>
      placed({
        x: carriage.x - GLASS.width / 2 - 6,
        y: carriage.y - GLASS.height / 2,
        width: LABEL + 2,
        height: GLASS.height,
      }),
  };
}

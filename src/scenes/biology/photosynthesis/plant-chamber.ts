/** A water plant in a clear chamber with a water jacket: from its cut stem oxygen bubbles into a graduated tube. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createRisingBubbles } from '../../kit/fluids/rising-bubbles';
import { acrossGradient, contactShadow, downGradient, metalAcross, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createWaterPlant, STEM_TOP } from './water-plant';

export interface PlantChamber {
  readonly root: Container;
  /** mL of oxygen in the tube; light on the leaves, 0 to 1, and its colour; warmth of the jacket, 0 to 1. */
  set(gas: number, light: number, colour: number, warmth: number): void;
  bubble(count: number): void;
  /** Bubbles and leaves move on by wall seconds; `sway`: lab time that turns the leaves. */
  tick(seconds: number, sway: number): void;
  fit(scale: number, type: TypeSizes): void;
}

const HALF = 86;
const HEIGHT = 262;
const WATER = -226;
const TUBE = { bore: 9, top: -392, foot: -236, most: 14 } as const;
const FUNNEL = 40;
const PITCH = (TUBE.foot - 14 - TUBE.top) / TUBE.most;
const FIGURE = 12;

export const CHAMBER_HEIGHT = -TUBE.top + 12;
/** Where the gas tube and the electrode's lead leave it, from the middle of its foot. */
export const GAS_INLET = { x: HALF, y: -44 } as const;

function createBack(theme: StageTheme, water: number): Graphics {
  const dark = theme.name === 'dark';
  return new Graphics()
    .roundRect(-HALF, -HEIGHT, 2 * HALF, HEIGHT, 10)
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha })
    .rect(-HALF + 8, WATER, 2 * HALF - 16, -WATER - 10)
    .fill(
      downGradient([
        [0, mix(water, 0xffffff, dark ? 0.05 : 0.3), 0.5],
        [1, mix(water, 0x0b2233, 0.25), 0.62],
      ]),
    );
}

function createGravel(dark: boolean): Graphics {
  const gravel = new Graphics();
  for (let k = 0; k < 54; k++) {
    const x = -HALF + 14 + ((k * 0.618) % 1) * (2 * HALF - 28);
    const tone = [0x8b7a62, 0xa89678, 0x6d6250, 0xbcae94][k % 4] as number;
    gravel
      .ellipse(x, -14 - 7 * ((k * 0.382) % 1), 5 + 3 * ((k * 0.27) % 1), 3.6 + 2 * ((k * 0.71) % 1))
      .fill(dark ? mix(tone, 0x10161c, 0.45) : tone);
  }
  return gravel;
}

/** The graduated tube on its funnel. */
const createTube = (theme: StageTheme): Graphics =>
  new Graphics()
    .moveTo(-FUNNEL, STEM_TOP + 22)
    .quadraticCurveTo(-FUNNEL + 6, WATER - 2, -TUBE.bore, TUBE.foot)
    .lineTo(-TUBE.bore, TUBE.top + 8)
    .quadraticCurveTo(0, TUBE.top - 10, TUBE.bore, TUBE.top + 8)
    .lineTo(TUBE.bore, TUBE.foot)
    .quadraticCurveTo(FUNNEL - 6, WATER - 2, FUNNEL, STEM_TOP + 22)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.16],
        [0.45, theme.glassBody, 0.05],
        [1, theme.glassEdge, 0.18],
      ]),
    )
    .stroke({ width: 1.7, color: theme.glassEdge, alpha: 0.9 });

function createShine(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(-TUBE.bore + 3, TUBE.top + 10, 2.4, TUBE.foot - TUBE.top - 20, 1)
    .fill({ color: theme.glassShine, alpha: 0.5 });
}

function createMarks(theme: StageTheme): Graphics {
  const marks = new Graphics();
  for (let half = 0; half <= TUBE.most * 2; half++) {
    const long = half % 10 === 0 ? 13 : half % 2 === 0 ? 9 : 5;
    marks.rect(TUBE.bore - long, TUBE.top + 6 + (half / 2) * PITCH - 0.5, long, half % 10 === 0 ? 1.4 : 0.8);
  }
  marks.fill({ color: theme.scaleInk, alpha: 0.85 });
  return marks;
}

const createNumbers = (context: StageContext): readonly Text[] =>
  [0, 5, 10].map((mL) => {
    const words = context.text({
      text: mL === 0 ? '0 mL' : String(mL),
      size: FIGURE,
      mono: true,
      colour: context.theme.ink,
      anchor: [0, 0.5],
    });
    words.position.set(TUBE.bore + 6, TUBE.top + 6 + mL * PITCH);
    return words;
  });

const createLid = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-HALF - 5, -HEIGHT - 9, 2 * HALF + 10, 16, 5)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.2)],
        [1, mix(theme.housing, 0x20262e, 0.35)],
      ]),
    )
    .roundRect(-HALF - 5, -9, 2 * HALF + 10, 13, 4)
    .fill(mix(theme.housing, 0x20262e, 0.45));

/** Its lead goes down beside the chamber and on behind it. */
const createLead = (dark: boolean): Graphics =>
  new Graphics()
    .moveTo(-HALF + 27, -HEIGHT - 42)
    .bezierCurveTo(-HALF + 27, -HEIGHT - 74, -HALF - 15, -HEIGHT - 70, -HALF - 15, -HEIGHT - 10)
    .lineTo(-HALF - 15, -24)
    .quadraticCurveTo(-HALF - 15, -8, -HALF + 6, -8)
    .stroke({ width: 3, color: dark ? 0x0c1014 : 0x20262c, cap: 'round', join: 'round' });

/** A shaft through the lid, its membrane in the water. */
const createElectrode = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-HALF + 20, -HEIGHT - 44, 15, 44, 4)
    .fill(mix(theme.housing, 0x1d232a, 0.75))
    .rect(-HALF + 23, -HEIGHT, 9, 92)
    .fill(metalAcross(theme))
    .roundRect(-HALF + 22, -HEIGHT + 90, 11, 13, 3)
    .fill(0xd9b44a);

const createFront = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-HALF, -HEIGHT, 2 * HALF, HEIGHT, 10)
    .stroke({ width: 1.8, color: theme.glassEdge, alpha: 0.85 })
    .roundRect(-HALF + 11, -HEIGHT + 20, 5, HEIGHT - 60, 2.5)
    .fill({ color: theme.glassShine, alpha: 0.34 })
    .roundRect(HALF - 17, -HEIGHT + 26, 3, HEIGHT - 80, 1.5)
    .fill({ color: theme.glassShine, alpha: 0.2 });

/** Origin at the middle of its foot. */
export function createPlantChamber(context: StageContext): PlantChamber {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'plant chamber' });
  const water = mix(theme.water, dark ? 0x123042 : 0xffffff, 0.35);
  const plant = createWaterPlant(dark);
  const bubbles = createRisingBubbles(context, {
    most: 36,
    plate: 3,
    bore: TUBE.bore - 5,
    from: [STEM_TOP - 2, STEM_TOP - 6],
  });

  const column = new Graphics()
    .rect(-TUBE.bore + 1.5, 0, 2 * TUBE.bore - 3, 1)
    .fill({ color: mix(water, 0x2b6f9c, 0.4), alpha: 0.75 });
  const numbers = createNumbers(context);
  const jacket = new Graphics({ label: 'warmth' })
    .roundRect(-HALF + 2, -HEIGHT + 2, 2 * HALF - 4, HEIGHT - 4, 9)
    .stroke({ width: 6, color: 0xffffff, alpha: 0.5 });
  root.addChild(
    contactShadow(theme, 2 * HALF + 40, 22),
    createLead(dark),
    createBack(theme, water),
    createGravel(dark),
    plant.root,
    createElectrode(theme),
    column,
    bubbles.root,
    createTube(theme),
    createShine(theme),
    createMarks(theme),
    jacket,
    createLid(theme),
    createFront(theme),
    ...numbers,
  );
  let level = TUBE.top + 6;
  let drawn = '';
  return {
    root,
    set(gas, light, colour, warmth) {
      const key = `${gas.toFixed(4)} ${light.toFixed(3)} ${colour} ${warmth}`;
      if (key === drawn) return;
      drawn = key;
      level = Math.min(TUBE.foot - 8, TUBE.top + 6 + Math.max(0, gas) * PITCH);
      column.y = level;
      column.scale.y = TUBE.foot - level;
      plant.lit(light, colour);
      jacket.tint = mix(0x3c8fe0, 0xe2583a, warmth);
    },
    bubble: (count) => bubbles.spawn(count, false),
    tick(seconds, sway) {
      void bubbles.tick(seconds, level);
      plant.sway(sway);
    },
    fit(scale, { small }) {
      const size = Math.max(FIGURE, small / scale);
      for (const number of numbers) number.style.fontSize = size;
    },
  };
}

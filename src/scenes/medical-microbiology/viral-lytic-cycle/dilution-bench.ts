/** The tube in its water bath, a rack of dilutions and a bottle of chloroform. */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface DilutionBench extends Part {
  readonly scale: number;
  /** From its own units to those of the parent. */
  at(point: Point): Point;
  /** `cloud`: of the broth, 0 to 1; `tube`: how far it has been diluted, in words; `chosen` of the rack's tubes. */
  set(cloud: number, tube: string, chosen: number, dilution: string): void;
}

const SIZE = { width: 330, height: 262 } as const;
export const RACK_TUBES = 6;
const RACK = { x: 164, pitch: 28, top: 128, foot: 226 } as const;
export const tubeAt = (n: number): Point => ({ x: RACK.x + n * RACK.pitch, y: RACK.top - 4 });
export const RACK_BOX = { x: 148, y: 176, width: 172, height: 54 } as const;
export const TUBE_BOX = { x: 48, y: 44, width: 44, height: 110 } as const;
export const BOTTLE = { x: 292, y: 108, width: 58, height: 98 } as const;
const BATH = { x: 8, y: 122, width: 124, height: 112 } as const;
const BROTH = 0xe9d9a6;
const CLOUD = 0xd8cfae;

function drawTube(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(53, 44, 34, 160, 16)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.45],
        [0.3, theme.glassBody, 0.1],
        [0.8, theme.glassBody, 0.12],
        [1, theme.glassEdge, 0.45],
      ]),
    )
    .stroke({ width: 1.4, color: theme.glassEdge })
    .roundRect(50, 40, 40, 8, 4)
    .fill({ color: theme.glassEdge, alpha: 0.7 })
    .roundRect(58, 56, 4, 90, 2)
    .fill({ color: 0xffffff, alpha: 0.55 });
}

function drawBath(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(BATH.x, BATH.y, BATH.width, BATH.height, 10)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.1 : 0.5)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(BATH.x, BATH.y, BATH.width, BATH.height, 10)
    .stroke({ width: 1.4, color: theme.housingEdge })
    .roundRect(BATH.x + 8, BATH.y + 8, BATH.width - 16, 56, 6)
    .fill({ color: theme.water, alpha: 0.45 })
    .circle(BATH.x + 24, BATH.y + 90, 11)
    .fill(theme.metal[1])
    .rect(BATH.x + 23, BATH.y + 80, 2.4, 9)
    .fill(theme.metal[2]);
}

/** Tubes that get paler along the series, and the wood before them. */
function drawRack(theme: StageTheme) {
  const wood = new Graphics()
    .roundRect(RACK_BOX.x, RACK_BOX.y, RACK_BOX.width, RACK_BOX.height, 6)
    .fill(
      downGradient([
        [0, 0xc99a5f],
        [1, 0x95683a],
      ]),
    )
    .rect(RACK_BOX.x, RACK_BOX.y, RACK_BOX.width, 3)
    .fill({ color: 0xffffff, alpha: 0.35 });
  const rack = new Graphics();
  for (let n = 0; n < RACK_TUBES; n++) {
    const x = RACK.x + n * RACK.pitch;
    rack
      .roundRect(x - 9, RACK.top, 18, RACK.foot - RACK.top - 20, 9)
      .fill({ color: mix(theme.glassBody, 0xffffff, 0.5), alpha: 0.5 })
      .roundRect(x - 7, RACK.top + 22, 14, RACK.foot - RACK.top - 44, 7)
      .fill({ color: mix(BROTH, 0xffffff, n / RACK_TUBES), alpha: 0.9 })
      .roundRect(x - 9, RACK.top, 18, RACK.foot - RACK.top - 20, 9)
      .stroke({ width: 1.2, color: theme.glassEdge });
  }
  return { rack, wood };
}

export function createDilutionBench(context: StageContext): DilutionBench {
  const { theme } = context;
  const root = new Container({ label: 'water bath and dilutions' });
  const small = contactShadow(theme, BATH.width * 1.1, 18);
  small.position.set(BATH.x + BATH.width / 2, BATH.y + BATH.height);
  const rackShadow = contactShadow(theme, RACK_BOX.width * 1.05, 16);
  rackShadow.position.set(RACK_BOX.x + RACK_BOX.width / 2, RACK_BOX.y + RACK_BOX.height + 4);
  const broth = new Graphics().roundRect(56, 82, 28, 118, 13).fill(0xffffff);
  const tube = drawTube(theme);
  const bath = drawBath(theme);
  const warm = context.text({ text: '37 °C', size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const { rack, wood } = drawRack(theme);
  const mark = new Graphics().roundRect(-12, -6, 24, 74, 8).stroke({ width: 2.4, color: theme.accent });
  const [tubeWord, rackWord] = [0.5, 0.5].map((anchor) =>
    context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [anchor, 0.5] }),
  );
  const bottle = createDropperBottle(context, { width: BOTTLE.width, height: BOTTLE.height });
  bottle.root.position.set(BOTTLE.x, BOTTLE.y);
  root.addChild(small, rackShadow, broth, tube, bath, warm, rack, wood, mark, bottle.root);
  if (tubeWord && rackWord) root.addChild(tubeWord, rackWord);
  let place = { x: 0, y: 0, scale: 1 };
  return {
    root,
    get scale() {
      return place.scale;
    },
    at: ({ x, y }) => ({ x: place.x + x * place.scale, y: place.y + y * place.scale }),
    lay(box, type) {
      place = fitted(box, SIZE);
      root.position.set(place.x, place.y);
      root.scale.set(place.scale);
      const size = type.small / place.scale;
      for (const text of [warm, tubeWord, rackWord]) if (text) text.style.fontSize = size;
      warm.position.set(BATH.x + 78, BATH.y + 90);
      tubeWord?.position.set(70, 40 - size * 0.75);
      rackWord?.position.set(RACK_BOX.x + RACK_BOX.width / 2, RACK_BOX.y + RACK_BOX.height + 4 + size * 0.6);
      bottle.fit(place.scale, type);
    },
    set(cloud, words, chosen, dilution) {
      broth.tint = mix(BROTH, CLOUD, cloud);
      broth.alpha = 0.35 + 0.6 * cloud;
      if (tubeWord) tubeWord.text = words;
      if (rackWord) rackWord.text = dilution;
      const { x, y } = tubeAt(Math.min(chosen, RACK_TUBES - 1));
      mark.position.set(x, y);
      bottle.set('CHCl₃', 0xffffff, 0);
    },
  };
}

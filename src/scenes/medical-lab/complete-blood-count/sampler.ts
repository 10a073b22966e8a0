/** Where the tube stands: rocker, needle, warming block and the bottle that rinses the lines. Blood settles while it stands. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { boxOf, fitDrawing, pointOf, type Stand } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient, metalAcross, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export type SamplerPlace = 'tube' | 'needle' | 'bottle' | 'block';

export interface SamplerState {
  /** Part of the mixing that is done; null: it stands. */
  readonly mixing: number | null;
  /** Part of the warming that is done; null: it is not in the block. */
  readonly warming: number | null;
  /** 0 mixed, 1 settled. */
  readonly settled: number;
  readonly warmed: boolean;
  /** 0 above the tube, 1 in it. */
  readonly dipped: number;
  readonly drawn: boolean;
  readonly label: string;
}

export interface Sampler extends Part {
  set(state: SamplerState): void;
  place(part: SamplerPlace): Box;
  standing(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const SIZE = { width: 480, height: 290 } as const;
/** What stands is drawn from the floor up; above it the needle has its way. */
const DROP = 78;
const FLOOR = 200 + DROP;
const TUBE = { x: 196, y: 118 + DROP } as const;
const BLOCK = { x: 350, y: FLOOR } as const;
/** Where the needle waits. */
const REST = 288;
const PLACES: Readonly<Record<SamplerPlace, Box>> = {
  tube: { x: 168, y: 132, width: 56, height: 126 },
  needle: { x: 264, y: 4, width: 48, height: 76 },
  bottle: { x: 20, y: 60 + DROP, width: 92, height: 140 },
  block: { x: 304, y: 120 + DROP, width: 150, height: 80 },
};

const createBottle = (): Graphics =>
  new Graphics()
    .roundRect(34, 84, 92, 116, 12)
    .fill({ color: 0xd9ecf7, alpha: 0.72 })
    .roundRect(36, 112, 88, 86, 10)
    .fill({ color: 0x8fc3e4, alpha: 0.62 })
    .roundRect(34, 84, 92, 116, 12)
    .stroke({ width: 2, color: 0xf2f9fd })
    .roundRect(62, 62, 36, 26, 5)
    .fill(0x2f6fb0);

const createRocker = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(140, 176, 112, 24, 7)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.2)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(140.5, 176.5, 111, 23, 6.5)
    .stroke({ width: 1, color: theme.housingEdge })
    .rect(188, 112, 8, 66)
    .fill(metalAcross(theme));

const createBlock = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(304, 142, 150, 58, 8)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.15)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(304.5, 142.5, 149, 57, 7.5)
    .stroke({ width: 1, color: theme.housingEdge })
    .roundRect(330, 132, 98, 14, 4)
    .fill(0x454e58)
    .roundRect(336, 134, 32, 8, 4)
    .fill(0x12161b)
    .roundRect(390, 134, 32, 8, 4)
    .fill(0x12161b);

function drawBlood(blood: Graphics, settled: number): void {
  const top = -30;
  const foot = 56;
  const line = top + (foot - top) * 0.5 * settled;
  blood
    .clear()
    .roundRect(-11, top, 22, foot - top, 10)
    .fill(mix(0x9c1119, 0x5d0a10, settled * 0.5))
    .rect(-11, top, 22, Math.max(0, line - top))
    .fill(0xe5c56c);
}

/** The capped tube; blood settles in it. */
function createTube() {
  const tube = new Container({ label: 'tube' });
  const blood = new Graphics();
  tube.addChild(
    new Graphics().roundRect(-13, -46, 26, 104, 12).fill({ color: 0xdcecf8, alpha: 0.4 }),
    blood,
    new Graphics()
      .roundRect(-13, -46, 26, 104, 12)
      .stroke({ width: 1.8, color: 0xf3f9fd, alpha: 0.95 })
      .rect(-9, -40, 4, 84)
      .fill({ color: 0xffffff, alpha: 0.35 })
      .roundRect(-16, -64, 32, 24, 5)
      .fill(
        acrossGradient([
          [0, 0x5b2a86],
          [0.4, 0x9254c8],
          [1, 0x4c1f74],
        ]),
      )
      .rect(-12, 0, 24, 34)
      .fill({ color: 0xf7f4ea, alpha: 0.95 })
      .rect(-9, 6, 18, 2)
      .rect(-9, 12, 14, 2)
      .rect(-9, 18, 18, 2)
      .fill(0x8a94a0),
  );
  let looked = '';
  return {
    root: tube,
    settle(settled: number): void {
      const key = settled.toFixed(2);
      if (key === looked) return;
      looked = key;
      drawBlood(blood, settled);
    },
  };
}

/** The needle on its arm; it goes over the tube and down. */
function createNeedle(theme: StageTheme) {
  const needle = new Graphics()
    .rect(-1.8, 0, 3.6, 92)
    .fill(metalAcross(theme))
    .roundRect(-17, -8, 34, 26, 5)
    .fill(0x39434e);
  const full = new Graphics().rect(-0.8, 18, 1.6, 74).fill(0xb01c22);
  const arm = new Graphics().roundRect(-60, -4, 70, 10, 4).fill(metalAcross(theme));
  const carrier = new Container({ label: 'needle' });
  carrier.addChild(arm, needle, full);
  return {
    root: carrier,
    set({ dipped, drawn }: SamplerState): void {
      const over = dipped > 0 ? TUBE.x + 2 : REST;
      carrier.position.set(over + (1 - dipped) * (REST - over), 14 + dipped * 84);
      full.visible = drawn;
    },
  };
}

/** Names of bottle and block, the first on paper. */
function createNames(context: StageContext) {
  const { theme } = context;
  const names = (['Diluent', '37 °C'] as const).map((text) =>
    context.text({ text, size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] }),
  );
  const plate = new Graphics();
  return {
    names,
    plate,
    lay: ({ x, y, scale }: Stand, small: number): void => {
      names.forEach((text, n) => {
        text.style.fontSize = small;
        text.position.set(x + (n === 0 ? 66 : 372) * scale, y + (DROP + (n === 0 ? 158 : 172)) * scale);
      });
      const [first] = names;
      if (!first) return;
      const [wide, high] = [first.width + 12, small * 1.5];
      plate
        .clear()
        .roundRect(first.x - wide / 2, first.y - high / 2, wide, high, 3)
        .fill(theme.paper);
      first.style.fill = theme.paperInk;
      asPanel(plate, { x: first.x - wide / 2, y: first.y - high / 2, width: wide, height: high });
    },
  };
}

export function createSampler(context: StageContext): Sampler {
  const { theme } = context;
  const root = new Container({ label: 'sampler' });
  const drawn = new Container();
  const bottle = createBottle();
  const rocker = createRocker(theme);
  const block = createBlock(theme);
  const glow = new Graphics().roundRect(322, 122, 114, 24, 8).fill({ color: 0xff8a4c, alpha: 0.45 });
  const lamp = new Graphics().circle(438, 186, 4).fill(0xff6a3c);
  const tube = createTube();
  const needle = createNeedle(theme);
  const shadow = contactShadow(theme, 60, 12);
  for (const part of [block, glow, lamp, bottle, rocker]) part.y = DROP;
  bottle.x = -14;
  drawn.addChild(block, glow, lamp, bottle, shadow, needle.root, rocker, tube.root);
  const { names, plate, lay: layNames } = createNames(context);
  const label = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
  root.addChild(drawn, plate, ...names, label);
  let at: Stand = { x: 0, y: 0, scale: 1 };

  return {
    root,
    lay(box, { small }: TypeSizes) {
      at = fitDrawing(drawn, box, SIZE);
      layNames(at, small);
      label.style.fontSize = small;
      label.position.copyFrom(pointOf(at, { x: TUBE.x, y: TUBE.y - 70 }));
    },
    set(state) {
      const { mixing, warming, settled, warmed, dipped, label: words } = state;
      const heats = warming !== null;
      const turn = mixing === null ? 0 : 2.6 * Math.sin(mixing * 8 * Math.PI);
      if (heats) tube.root.position.set(BLOCK.x + 2, BLOCK.y - 84);
      else tube.root.position.set(TUBE.x, TUBE.y);
      tube.root.rotation = heats ? 0 : turn;
      glow.visible = heats;
      lamp.alpha = heats ? 1 : warmed ? 0.7 : 0.2;
      shadow.position.set(tube.root.x, FLOOR - 2);
      needle.set(state);
      tube.settle(settled);
      label.text = words;
      label.visible = !heats && dipped === 0 && mixing === null;
    },
    place: (part) => boxOf(at, PLACES[part]),
    standing: () =>
      [
        [66, 92, 130],
        [196, 112, 90],
        [379, 150, 70],
      ].map(([x = 0, width = 0, height = 0]) => ({
        x: at.x + x * at.scale,
        y: at.y + FLOOR * at.scale,
        width: width * at.scale,
        height: height * at.scale,
      })),
  };
}

/** Reader and washer of the assay's bench, with the carrier that takes the plate to them. */
import { Container, Graphics } from 'pixi.js';
import { GRID, PLATE } from '../../kit/microplate/microplate';
import { acrossGradient, downGradient, metalAcross, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export const READER = { x: 62, y: 4, width: 346, height: 108 } as const;
/** Where the plate lies. */
export const AT = { x: 76, y: 132 } as const;
export const WASHER = { x: 402, y: 118, width: 62, height: 244 } as const;
const UNDER = 150;

const createRails = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(AT.x - 8, 96, 12, PLATE.height + 44, 4)
    .fill(metalAcross(theme))
    .roundRect(AT.x + PLATE.width - 4, 96, 12, PLATE.height + 44, 4)
    .fill(metalAcross(theme));

const createCarrier = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-8, -8, PLATE.width + 16, PLATE.height + 16, 8)
    .fill(theme.name === 'dark' ? 0x1c242d : 0x3c4753)
    .roundRect(6, PLATE.height + 5, PLATE.width, 8, 4)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 });

/** The reader, with its lamp on or off. */
function createReader(theme: StageTheme) {
  const reader = new Graphics()
    .roundRect(READER.x + 4, READER.y + 6, READER.width, READER.height, 14)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(READER.x, READER.y, READER.width, READER.height, 14)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.12 : 0.6)],
        [1, theme.housingShade],
      ]),
    )
    .stroke({ width: 1.2, color: theme.housingEdge })
    .roundRect(READER.x + 14, READER.y + 12, READER.width - 28, READER.height - 46, 10)
    .fill({ color: theme.name === 'dark' ? 0x202b38 : 0xcfd9e2 })
    .rect(READER.x + 10, READER.y + READER.height - 10, READER.width - 20, 6)
    .fill(0x141a20);
  const lamp = new Graphics().circle(READER.x + READER.width - 26, READER.y + READER.height - 24, 5).fill(0x3fa7ff);
  const lampOff = new Graphics().circle(READER.x + READER.width - 26, READER.y + READER.height - 24, 5).fill(0x39434e);
  return { reader, lamp, lampOff };
}

const createWasher = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(WASHER.x, WASHER.y, WASHER.width, WASHER.height, 10)
    .fill(
      acrossGradient([
        [0, mix(theme.housing, 0xffffff, 0.3)],
        [1, theme.housingShade],
      ]),
    )
    .stroke({ width: 1.2, color: theme.housingEdge })
    .roundRect(WASHER.x + 36, WASHER.y + 20, 18, WASHER.height - 40, 8)
    .fill({ color: 0x8fc7ea, alpha: 0.75 })
    .stroke({ width: 1, color: 0xe6f4fc });

/** The washer's comb of needles. */
function createComb(theme: StageTheme): Container {
  const comb = new Container({ label: 'needles' });
  const bar = new Graphics()
    .roundRect(-11, -6, 22, (GRID.rows - 1) * (GRID.pitch - 1) + 12, 6)
    .fill(metalAcross(theme))
    .stroke({ width: 1, color: 0x4b5865 });
  for (let n = 0; n < GRID.rows; n++)
    bar
      .circle(0, n * (GRID.pitch - 1), 4.4)
      .fill(0x1f2a34)
      .circle(0, n * (GRID.pitch - 1), 2)
      .fill(0x9fd6f5);
  comb.addChild(new Graphics().rect(0, 78, 44, 10).fill(metalAcross(theme)), bar);
  return comb;
}

/** `plate`: lies on the carrier. */
export function createBenchInstruments(theme: StageTheme, plate: Container) {
  const tray = new Container({ label: 'carrier' });
  tray.addChild(createCarrier(theme), plate);
  tray.position.set(AT.x, AT.y);
  const { reader, lamp, lampOff } = createReader(theme);
  const comb = createComb(theme);
  return {
    behind: [createRails(theme), tray, reader, lampOff, lamp, createWasher(theme)],
    comb,
    /** Parts of the reading and of the wash; null: neither. */
    set(reading: number | null, washing: number | null): void {
      const under = reading === null ? 0 : Math.sin(Math.PI * Math.min(1, reading));
      tray.y = AT.y - UNDER * under;
      lamp.visible = reading !== null;
      const across = washing === null ? 0 : (1 - Math.cos(4 * Math.PI * washing)) / 2;
      const [from, to] = [WASHER.x + 18, AT.x + GRID.x];
      comb.position.set(from + across * (to - from), AT.y + GRID.y);
    },
  };
}

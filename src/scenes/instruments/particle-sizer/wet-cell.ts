/** The wet cell of the head for diffraction: tank with stirrer and ultrasonic horn, and the cell through which the pump drives the grains. */
import { Container, Graphics } from 'pixi.js';
import { acrossGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export const CELL = { x: 270, width: 26, top: 104, bottom: 232 } as const;
export const TANK = { x: 232, y: 264, width: 104, height: 68 } as const;
export const HORN_X = 262;
const STIRRER_X = 304;
const GRAINS = 16;

interface CellLook {
  readonly loaded: boolean;
  readonly ultrasound: boolean;
  readonly stirring: boolean;
  /** How much of the sample is in the cell, 0 to 1. */
  readonly cloud: number;
}

function createTank(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(TANK.x, TANK.y + 12, TANK.width, TANK.height - 14, 8)
    .fill({ color: theme.water, alpha: 0.45 })
    .roundRect(TANK.x, TANK.y, TANK.width, TANK.height, 9)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.4],
        [0.2, theme.glassBody, 0.12],
        [0.8, theme.glassBody, 0.1],
        [1, theme.glassEdge, 0.4],
      ]),
    )
    .roundRect(TANK.x, TANK.y, TANK.width, TANK.height, 9)
    .stroke({ width: 1.6, color: theme.glassEdge });
}

function createCell(theme: StageTheme): Graphics {
  return new Graphics()
    .rect(CELL.x + 5, CELL.top + 6, CELL.width - 10, CELL.bottom - CELL.top - 12)
    .fill({ color: theme.water, alpha: 0.5 })
    .rect(CELL.x + 2, CELL.top, 4, CELL.bottom - CELL.top)
    .fill({ color: theme.glassEdge, alpha: 0.85 })
    .rect(CELL.x + CELL.width - 6, CELL.top, 4, CELL.bottom - CELL.top)
    .fill({ color: theme.glassEdge, alpha: 0.85 })
    .roundRect(CELL.x - 7, CELL.top - 8, CELL.width + 14, 14, 4)
    .fill(metalDown(theme))
    .roundRect(CELL.x - 7, CELL.bottom - 6, CELL.width + 14, 14, 4)
    .fill(metalDown(theme));
}

export function createWetCell(theme: StageTheme) {
  const root = new Container({ label: 'wet cell' });
  const metal = metalAcross(theme);
  const cloud = new Graphics({ label: 'grains' });
  const horn = new Graphics({ label: 'ultrasonic horn' })
    .roundRect(HORN_X - 11, TANK.y - 26, 22, 34, 4)
    .fill(metalDown(theme))
    .rect(HORN_X - 4, TANK.y + 6, 8, 34)
    .fill(metal);
  const waves = new Graphics({ label: 'ultrasound' });
  const stirrer = new Container({ label: 'stirrer' });
  stirrer.addChild(new Graphics().roundRect(-15, -4, 30, 8, 3).fill(0xf2f4f6).rect(-2, -6, 4, 12).fill(0xb9c2cb));
  stirrer.position.set(STIRRER_X, TANK.y + 50);
  const shaft = new Graphics().rect(STIRRER_X - 2.5, TANK.y - 22, 5, 70).fill(metal);
  const grains = Array.from({ length: GRAINS }, () => new Graphics().circle(0, 0, 2.2).fill(0xfff3d6));
  root.addChild(createTank(theme), cloud, shaft, stirrer, horn, waves, createCell(theme), ...grains);
  let drawnCloud = '';

  function drawGrains({ loaded, stirring, cloud: dense }: CellLook, turn: number): void {
    for (const [n, grain] of grains.entries()) {
      grain.visible = loaded && n < GRAINS * (0.3 + 0.7 * dense);
      const up = (((((n * 0.618) % 1) - (stirring ? turn * 0.5 : 0)) % 1) + 1) % 1;
      grain.position.set(
        CELL.x + CELL.width / 2 - 6 + ((n * 4.7) % 12),
        CELL.top + 12 + up * (CELL.bottom - CELL.top - 24),
      );
    }
  }

  function drawWaves(turn: number): void {
    for (let n = 0; n < 3; n++) {
      const r = 8 + 9 * ((n / 3 + turn * 1.4) % 1) * 3;
      waves.circle(HORN_X, TANK.y + 40, r).stroke({ width: 1.6, color: 0xffffff, alpha: Math.max(0, 0.8 - r / 40) });
    }
  }

  function drawCloud({ loaded, cloud: dense }: CellLook): void {
    const key = `${loaded} ${dense.toFixed(2)}`;
    if (key === drawnCloud) return;
    drawnCloud = key;
    cloud.clear();
    if (!loaded) return;
    cloud
      .roundRect(TANK.x + 3, TANK.y + 13, TANK.width - 6, TANK.height - 17, 7)
      .fill({ color: mix(0xd9c9a4, theme.water, 0.25), alpha: 0.25 + 0.5 * dense });
  }

  return {
    root,
    /** `turn`: seconds for which it has moved. */
    draw(look: CellLook, turn: number): void {
      stirrer.scale.x = look.stirring ? Math.cos(turn * 9) : 1;
      drawGrains(look, turn);
      waves.clear();
      if (look.ultrasound) drawWaves(turn);
      drawCloud(look);
    },
  };
}

/**
 * Injection valve with its loop, guard and column, membrane suppressor and conductivity cell behind the open door of an ion
 * chromatograph. Drawn at one size, scaled to its box.
 */
import { Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { type ColumnBand, createColumnTube } from '../../kit/chromatography/column-tube';
import { type ChromatographModule, createModule } from '../../kit/chromatography/module';
import { acrossGradient, metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createMembraneSuppressor, SUPPRESSOR } from './membrane-suppressor';

export const DECK = { width: 480, height: 260 } as const;

const VALVE = { x: 84, y: 92, radius: 44 } as const;
const SEAT = { x: 84, y: 236 } as const;
const COLUMN = { x: 222, y: 40, width: 218, height: 40 } as const;
const CELL = { x: 372, y: 140, width: 74, height: 88 } as const;
const PORTS = 6;

export interface DeckLook {
  readonly bands: readonly ColumnBand[];
  readonly injected: boolean;
  readonly pump: boolean;
  readonly suppressor: boolean;
  readonly usedUp: boolean;
  /** How strongly the cell conducts, 0 to 1. */
  readonly signal: number;
  readonly inCell: number;
}

export interface IonDeck extends ChromatographModule {
  look(look: DeckLook): void;
  /** Moves the ions of the suppressor on by so many wall seconds. */
  drift(seconds: number): void;
}

/** Tubing from the valve to the waste with the guard in it, the line that fills the loop, and the loop itself. */
function drawTubing(still: Graphics, theme: StageTheme): void {
  const peek = {
    color: mix(0xd9b98a, theme.name === 'dark' ? 0x000000 : 0xffffff, 0.1),
    width: 3,
    cap: 'round',
    join: 'round',
  } as const;
  still
    // From the valve through guard and column, down to the suppressor, the cell and the waste.
    .moveTo(VALVE.x + VALVE.radius, VALVE.y - 10)
    .bezierCurveTo(150, 70, 150, 60, 172, 60)
    .stroke(peek)
    .moveTo(COLUMN.x + COLUMN.width + 20, COLUMN.y + 20)
    .bezierCurveTo(472, 66, 470, 112, 400, 114)
    .bezierCurveTo(300, 116, 150, 112, 152, 150)
    .bezierCurveTo(152, 184, 158, 184, SUPPRESSOR.x, 184)
    .stroke(peek)
    .moveTo(SUPPRESSOR.x + SUPPRESSOR.width, 184)
    .lineTo(CELL.x, 184)
    .stroke(peek)
    .moveTo(CELL.x + CELL.width, 184)
    .bezierCurveTo(466, 186, 462, 220, 462, DECK.height)
    .stroke(peek)
    // The line that fills the loop from the vial.
    .moveTo(SEAT.x, SEAT.y - 34)
    .lineTo(SEAT.x, VALVE.y + VALVE.radius)
    .stroke(peek)
    .roundRect(SEAT.x - 40, SEAT.y - 6, 80, 10, 3)
    .fill(metalAcross(theme))
    // The guard, a short column of its own.
    .roundRect(172, COLUMN.y + 2, 38, 36, 4)
    .fill(metalDown(theme))
    .roundRect(180, COLUMN.y + 10, 22, 20, 2)
    .fill(mix(0xe9e6dc, 0x000000, theme.name === 'dark' ? 0.3 : 0.08));
  for (let n = 0; n < 3; n++) {
    // The loop: turns of tubing beside the valve.
    still.ellipse(36, VALVE.y - 2 + n * 7, 22, 15).stroke({ ...peek, width: 2.4 });
  }
}

/** The stator stands still; the rotor joins its ports in pairs, and turns by one port to inject. */
function createInjectionValve(theme: StageTheme) {
  const stator = new Graphics()
    .circle(VALVE.x, VALVE.y, VALVE.radius + 8)
    .fill(metalAcross(theme))
    .circle(VALVE.x, VALVE.y, VALVE.radius + 8)
    .stroke({ width: 1.4, color: mix(theme.metal[2], 0x000000, 0.35) })
    .circle(VALVE.x, VALVE.y, VALVE.radius - 6)
    .fill(mix(theme.metal[0], 0xffffff, 0.25));
  const rotor = new Graphics();
  for (let n = 0; n < PORTS; n++) {
    const angle = (n * Math.PI) / 3;
    stator.circle(VALVE.x + 30 * Math.cos(angle), VALVE.y + 30 * Math.sin(angle), 5.4).fill(0x1a2027);
    if (n % 2 === 0) {
      rotor
        .moveTo(30 * Math.cos(angle), 30 * Math.sin(angle))
        .arc(0, 0, 30, angle, angle + Math.PI / 3)
        .stroke({ width: 5, color: theme.accent, cap: 'round' });
    }
  }
  rotor.circle(0, 0, 9).fill(0x2b333b).rect(-2, -14, 4, 14).fill(0x2b333b);
  rotor.position.set(VALVE.x, VALVE.y);
  return { stator, rotor };
}

/** The charges that stand on the packing. */
function createExchangeSites(bed: Box): Graphics {
  const sites = new Graphics();
  for (let n = 0; n < 11; n++) {
    const x = bed.x + ((n + 0.5) * bed.width) / 11;
    for (const y of [bed.y + 5, bed.y + bed.height - 5]) {
      sites.rect(x - 3, y - 0.6, 6, 1.2).rect(x - 0.6, y - 3, 1.2, 6);
    }
  }
  sites.fill({ color: 0x5a4b3c, alpha: 0.65 });
  return sites;
}

/** The flow cell between its electrodes; how strongly it conducts is seen as light. */
function createConductivityCell(theme: StageTheme) {
  const metal = metalAcross(theme);
  const cell = new Graphics()
    .roundRect(CELL.x, CELL.y, CELL.width, CELL.height, 7)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.5],
        [0.2, theme.glassBody, 0.2],
        [0.8, theme.glassBody, 0.12],
        [1, theme.glassEdge, 0.45],
      ]),
    )
    .roundRect(CELL.x, CELL.y, CELL.width, CELL.height, 7)
    .stroke({ width: 1.5, color: theme.glassEdge })
    .rect(CELL.x + 16, CELL.y + 14, 6, CELL.height - 28)
    .fill(metal)
    .rect(CELL.x + CELL.width - 22, CELL.y + 14, 6, CELL.height - 28)
    .fill(metal);
  const content = new Graphics().rect(CELL.x + 22, CELL.y + 14, CELL.width - 44, CELL.height - 28).fill(0xffffff);
  const glow = new Graphics().circle(CELL.x + CELL.width / 2, 184, 40).fill(
    roundGradient([
      [0, 0xffe08a, 0.9],
      [1, 0xffe08a, 0],
    ]),
  );
  return {
    views: [glow, content, cell],
    set(signal: number, colour: number): void {
      glow.alpha = signal;
      content.tint = colour;
      content.alpha = 0.2 + 0.6 * signal;
    },
  };
}

export function createIonDeck(context: StageContext): IonDeck {
  const { theme } = context;
  const { module, still } = createModule(context, {
    label: 'valve, column, suppressor and cell',
    size: DECK,
    bays: [{ x: 12, y: 12, width: DECK.width - 24, height: DECK.height - 24 }],
    seat: { x: SEAT.x, y: SEAT.y - 5 },
  });
  drawTubing(still, theme);
  const { stator, rotor } = createInjectionValve(theme);
  const column = createColumnTube(context);
  column.lay(COLUMN);
  const suppressor = createMembraneSuppressor(theme);
  const cell = createConductivityCell(theme);
  module.root.addChild(stator, rotor, column.root, createExchangeSites(column.bed), ...suppressor.views, ...cell.views);
  return Object.assign(module, {
    look({ bands, injected, pump, suppressor: on, usedUp, signal, inCell }: DeckLook) {
      column.bands(bands);
      column.shade(pump ? 0.35 : 0);
      rotor.rotation = injected ? Math.PI / 3 : 0;
      suppressor.set(pump && on && !usedUp, on);
      cell.set(signal, inCell);
    },
    drift: (seconds: number) => suppressor.drift(seconds),
  });
}

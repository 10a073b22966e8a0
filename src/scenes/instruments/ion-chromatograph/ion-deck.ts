/**
 * Injection valve with its loop, guard and column, membrane suppressor and conductivity cell behind the open door of an ion
 * chromatograph. Drawn at one size, scaled to its box.
 */
import { Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type ColumnBand, createColumnTube } from '../../kit/chromatography/column-tube';
import { type ChromatographModule, createModule } from '../../kit/chromatography/module';
import { acrossGradient, downGradient, metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';

export const DECK = { width: 480, height: 260 } as const;

const VALVE = { x: 84, y: 92, radius: 44 } as const;
const SEAT = { x: 84, y: 236 } as const;
const COLUMN = { x: 222, y: 40, width: 218, height: 40 } as const;
const SUPPRESSOR = { x: 170, y: 136, width: 170, height: 96 } as const;
const CELL = { x: 372, y: 140, width: 74, height: 88 } as const;
const PORTS = 6;
const IONS = 12;
/** Units that an ion drifts in a wall second. */
const DRIFT = 16;
const SODIUM = 0xe08a2b;
const HYDROGEN = 0xe4574f;

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

export function createIonDeck(context: StageContext): IonDeck {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  const { module, still } = createModule(context, {
    label: 'valve, column, suppressor and cell',
    size: DECK,
    bays: [{ x: 12, y: 12, width: DECK.width - 24, height: DECK.height - 24 }],
    seat: { x: SEAT.x, y: SEAT.y - 5 },
  });
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
    .fill(metal)
    // The guard, a short column of its own.
    .roundRect(172, COLUMN.y + 2, 38, 36, 4)
    .fill(metalDown(theme))
    .roundRect(180, COLUMN.y + 10, 22, 20, 2)
    .fill(mix(0xe9e6dc, 0x000000, dark ? 0.3 : 0.08));
  const stator = new Graphics()
    .circle(VALVE.x, VALVE.y, VALVE.radius + 8)
    .fill(metal)
    .circle(VALVE.x, VALVE.y, VALVE.radius + 8)
    .stroke({ width: 1.4, color: mix(theme.metal[2], 0x000000, 0.35) })
    .circle(VALVE.x, VALVE.y, VALVE.radius - 6)
    .fill(mix(theme.metal[0], 0xffffff, 0.25));
  for (let n = 0; n < 3; n++) {
    // The loop: turns of tubing beside the valve.
    still.ellipse(36, VALVE.y - 2 + n * 7, 22, 15).stroke({ ...peek, width: 2.4 });
  }
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
  const column = createColumnTube(context);
  column.lay(COLUMN);
  const sites = new Graphics();
  const { bed } = column;
  for (let n = 0; n < 11; n++) {
    const x = bed.x + ((n + 0.5) * bed.width) / 11;
    for (const y of [bed.y + 5, bed.y + bed.height - 5]) {
      sites.rect(x - 3, y - 0.6, 6, 1.2).rect(x - 0.6, y - 3, 1.2, 6);
    }
  }
  sites.fill({ color: 0x5a4b3c, alpha: 0.65 });

  const suppressor = new Graphics();
  const { x, y, width, height } = SUPPRESSOR;
  suppressor
    .roundRect(x, y, width, height, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.1 : 0.55)],
        [1, mix(theme.housing, 0x000000, 0.15)],
      ]),
    )
    .roundRect(x + 8, y + 8, width - 16, height - 16, 4)
    .fill(dark ? 0x0e1620 : 0xe9f1f7)
    .rect(x + 8, y + height / 2 - 13, width - 16, 26)
    .fill({ color: theme.water, alpha: dark ? 0.35 : 0.5 });
  for (const edge of [y + height / 2 - 14, y + height / 2 + 12]) {
    for (let at = x + 10; at < x + width - 10; at += 8)
      suppressor.rect(at, edge, 5, 2).fill(mix(theme.accent, 0x000000, dark ? 0 : 0.25));
  }
  const ions = Array.from({ length: 2 * IONS }, (_, n) =>
    new Graphics().circle(0, 0, 3.4).fill(n < IONS ? SODIUM : HYDROGEN),
  );
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
  module.root.addChild(stator, rotor, column.root, sites, suppressor, ...ions, glow, content, cell);

  let phase = 0;
  let flows = false;
  const placeIons = (): void => {
    const middle = y + height / 2;
    ions.forEach((ion, n) => {
      const sodium = n < IONS;
      const k = n % IONS;
      const across = ((k * 0.618 + phase / 60) % 1) * (width - 30) + x + 15;
      const share = (k / IONS + phase / 34) % 1;
      const way = k % 2 === 0 ? 1 : -1;
      const out = 4 + share * (height / 2 - 18);
      ion.position.set(across, middle + way * (sodium ? out : height / 2 - 14 - out + 4));
      ion.visible = flows;
      ion.alpha = Math.min(1, 4 * share, 4 * (1 - share));
    });
  };
  placeIons();
  return Object.assign(module, {
    look({ bands, injected, pump, suppressor: on, usedUp, signal, inCell }: DeckLook) {
      column.bands(bands);
      column.shade(pump ? 0.35 : 0);
      const angle = injected ? Math.PI / 3 : 0;
      rotor.rotation = angle;
      const works = pump && on && !usedUp;
      if (works !== flows) {
        flows = works;
        placeIons();
      }
      suppressor.alpha = on ? 1 : 0.45;
      glow.alpha = signal;
      content.tint = inCell;
      content.alpha = 0.2 + 0.6 * signal;
    },
    drift(seconds: number) {
      if (!flows || seconds <= 0) return;
      phase += seconds * DRIFT;
      placeIons();
    },
  });
}

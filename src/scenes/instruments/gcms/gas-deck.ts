/**
 * A gas chromatograph with its spectrometer, seen from the front: autosampler over the inlet, the oven with its coiled column behind a
 * lit window, transfer line, and the vacuum chamber with source, quadrupole and multiplier. Drawn at one size, scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { type ChromatographModule, createModule } from '../../kit/chromatography/module';
import { VIAL } from '../../kit/chromatography/vial';
import { acrossGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createGasOven, INLET, LINE_Y, OVEN } from './gas-oven';
import { createMassSpectrometer, MS, PUMP, SOURCE_X } from './mass-spectrometer';
import type { DeckLook } from './deck-look';

export const DECK = { width: 480, height: 384 } as const;

const GC = { x: 0, y: 100, width: 250, height: 284 } as const;
const CHAMBER = { x: 278, y: 132, width: 190, height: 124 } as const;
const SEAT = { x: 52, y: 100 } as const;
const REST = { x: 214, y: 92 } as const;
const RAIL_Y = 12;

export interface GasDeck extends ChromatographModule {
  /** Where the vial stands before it is loaded. */
  readonly rest: () => { readonly at: Point; readonly scale: number };
  look(look: DeckLook): void;
  /** Moves fan, pump and ions on by so many wall seconds. */
  drift(seconds: number): void;
}

/** Posts, rail, the turret for the vial; a rack on the right, and the inlet with its liner through the oven's roof. */
function paintAutosampler(still: Graphics, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  still
    .rect(20, RAIL_Y - 4, 8, GC.y - RAIL_Y + 4)
    .fill(metal)
    .rect(160, RAIL_Y - 4, 8, GC.y - RAIL_Y + 4)
    .fill(metal)
    .roundRect(14, RAIL_Y - 8, 160, 12, 4)
    .fill(metalDown(theme))
    .roundRect(SEAT.x - 22, SEAT.y - 8, 44, 12, 3)
    .fill(metal)
    .roundRect(REST.x - 34, GC.y - 24, 68, 26, 4)
    .fill(
      acrossGradient([
        [0, mix(theme.accent, 0x000000, dark ? 0.55 : 0.1)],
        [0.3, mix(theme.accent, dark ? 0x0b1820 : 0xffffff, 0.4)],
        [1, mix(theme.accent, 0x000000, 0.45)],
      ]),
    );
  for (const x of [REST.x - 20, REST.x, REST.x + 20])
    still.ellipse(x, GC.y - 22, 8, 3).fill({ color: 0x000000, alpha: 0.4 });
  // Inlet: its nut above, its liner through the oven's roof.
  still
    .roundRect(INLET.x - 14, INLET.y, 28, 14, 3)
    .fill(metal)
    .rect(INLET.x - 8, INLET.y + 14, 16, OVEN.y - INLET.y - 10)
    .fill(metal);
}

/** Heated all the way. */
function createTransferLine(theme: StageTheme): Graphics {
  const line = new Graphics()
    .roundRect(OVEN.x + OVEN.width, LINE_Y - 9, SOURCE_X - 16 - OVEN.x - OVEN.width, 18, 4)
    .fill(metalDown(theme));
  for (let x = OVEN.x + OVEN.width + 8; x < SOURCE_X - 24; x += 8)
    line.rect(x, LINE_Y - 9, 1.4, 18).fill({ color: 0x000000, alpha: 0.25 });
  return line;
}

function createSyringe(theme: StageTheme) {
  const metal = metalAcross(theme);
  const syringe = new Container({ label: 'syringe' });
  const plunger = new Graphics().rect(-1.4, -26, 2.8, 30).fill(theme.metal[1]).rect(-7, -28, 14, 4).fill(metal);
  syringe.addChild(
    plunger,
    new Graphics()
      .rect(-0.9, 34, 1.8, 24)
      .fill(mix(theme.metal[0], 0xffffff, 0.3))
      .roundRect(-5, 2, 10, 32, 2)
      .fill({ color: theme.glassBody, alpha: 0.35 })
      .roundRect(-5, 2, 10, 32, 2)
      .stroke({ width: 1.2, color: theme.glassEdge })
      .rect(-8, 0, 16, 5)
      .fill(metal),
  );
  return {
    root: syringe,
    look(where: DeckLook['syringe']): void {
      const x = where === 'inlet' ? INLET.x : SEAT.x;
      const down = where === 'inlet' ? INLET.y - 46 : where === 'vial' ? SEAT.y - VIAL.height - 38 : RAIL_Y + 8;
      syringe.position.set(where === 'away' ? INLET.x : x, Math.max(RAIL_Y, down));
      plunger.y = where === 'vial' ? -6 : 4;
    },
  };
}

export function createGasDeck(context: StageContext): GasDeck {
  const { theme } = context;
  const { module, still } = createModule(context, {
    label: 'gas chromatograph and mass spectrometer',
    size: DECK,
    cases: [GC, MS],
    bays: [OVEN, CHAMBER, PUMP],
    seat: { x: SEAT.x, y: SEAT.y - 2 },
  });
  paintAutosampler(still, theme);
  // The door's handle.
  still
    .roundRect(230, 206, 9, 96, 4)
    .fill(metalAcross(theme))
    .roundRect(230, 206, 9, 96, 4)
    .stroke({ width: 1, color: theme.housingEdge });
  const oven = createGasOven(context);
  const spectrometer = createMassSpectrometer(context);
  const syringe = createSyringe(theme);
  module.root.addChild(...oven.views, createTransferLine(theme), ...spectrometer.views, syringe.root);
  let phase = 0;
  let spins = true;
  let fans = false;
  return Object.assign(module, {
    rest: () => ({
      at: { x: module.root.x + REST.x * module.scale, y: module.root.y + REST.y * module.scale },
      scale: module.scale,
    }),
    look(look: DeckLook) {
      fans = look.running;
      spins = !look.vented;
      oven.look(look);
      spectrometer.look(look);
      spectrometer.ions.place(phase);
      syringe.look(look.syringe);
    },
    drift(seconds: number) {
      if (seconds <= 0) return;
      phase += seconds;
      if (fans) oven.turn(phase);
      if (spins) spectrometer.turn(phase);
      spectrometer.ions.place(phase);
    },
  });
}

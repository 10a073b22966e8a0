/**
 * A gas chromatograph with its spectrometer, seen from the front: autosampler over the inlet, the oven with its coiled column behind a
 * lit window, transfer line, and the vacuum chamber with source, quadrupole and multiplier. Drawn at one size, scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { BAND_COLOURS } from '../../kit/chromatography/column-tube';
import { type ChromatographModule, createModule } from '../../kit/chromatography/module';
import { VIAL } from '../../kit/chromatography/vial';
import { acrossGradient, downGradient, metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';

export const DECK = { width: 480, height: 384 } as const;

const GC = { x: 0, y: 100, width: 250, height: 284 } as const;
const MS = { x: 266, y: 62, width: 214, height: 322 } as const;
const OVEN = { x: 16, y: 140, width: 206, height: 228 } as const;
const CHAMBER = { x: 278, y: 132, width: 190, height: 124 } as const;
const PUMP = { x: 308, y: 276, width: 130, height: 94 } as const;
const SEAT = { x: 52, y: 100 } as const;
const REST = { x: 214, y: 92 } as const;
const INLET = { x: 132, y: 88 } as const;
const RAIL_Y = 12;
const COIL = { x: 119, y: 262, inner: 56, outer: 92, turns: 6 } as const;
const LINE_Y = 196;
const SOURCE_X = 312;
const RODS = { from: 352, to: 430 } as const;
const MULTIPLIER_X = 440;
const DOTS = 16;
const IONS = 18;
/** Turns a second of fan and pump, and passages of ions. */
const FAN = 1.6;
const TURBO = 4;
const FLIGHTS = 0.7;
const SOLVENT = 0xbcd6e8;
const COLDEST = 35;
const HOTTEST = 320;

export interface DeckLook {
  readonly moving: readonly { readonly id: string; readonly at: number }[];
  /** °C; null where it is to be found. */
  readonly oven: number | null;
  /** Where the syringe is: nowhere, over the vial, in the septum. */
  readonly syringe: 'away' | 'vial' | 'inlet';
  readonly running: boolean;
  /** The filament burns. */
  readonly source: boolean;
  readonly tripped: boolean;
  readonly vented: boolean;
  /** How much goes into the source, 0 to 1. */
  readonly entering: number;
}

export interface GasDeck extends ChromatographModule {
  /** Where the vial stands before it is loaded. */
  readonly rest: () => { readonly at: Point; readonly scale: number };
  look(look: DeckLook): void;
  /** Moves fan, pump and ions on by so many wall seconds. */
  drift(seconds: number): void;
}

/** A place of the column: 0 at the inlet, 1 at the transfer line. */
function onCoil(at: number): Point {
  const angle = -Math.PI * 0.6 + 2 * Math.PI * COIL.turns * at;
  const radius = COIL.outer - (COIL.outer - COIL.inner) * at;
  return { x: COIL.x + radius * Math.cos(angle), y: COIL.y + radius * Math.sin(angle) };
}

export function createGasDeck(context: StageContext): GasDeck {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  const { module, still } = createModule(context, {
    label: 'gas chromatograph and mass spectrometer',
    size: DECK,
    cases: [GC, MS],
    bays: [OVEN, CHAMBER, PUMP],
    seat: { x: SEAT.x, y: SEAT.y - 2 },
  });
  // Autosampler: posts, rail, the turret for the vial; a rack on the right.
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
  // The door's handle.
  still
    .roundRect(230, 206, 9, 96, 4)
    .fill(metal)
    .roundRect(230, 206, 9, 96, 4)
    .stroke({ width: 1, color: theme.housingEdge });

  const glow = new Graphics().roundRect(OVEN.x + 2, OVEN.y + 2, OVEN.width - 4, OVEN.height - 4, 6).fill(
    roundGradient([
      [0, 0xffd07a, 0.95],
      [0.55, 0xff8a3c, 0.7],
      [1, 0xc2451c, 0.35],
    ]),
  );
  const lamp = new Graphics().roundRect(OVEN.x + 2, OVEN.y + 2, OVEN.width - 4, OVEN.height - 4, 6).fill(
    downGradient([
      [0, 0xffffff, dark ? 0.16 : 0.42],
      [1, 0xffffff, dark ? 0.02 : 0.12],
    ]),
  );
  const fan = new Graphics();
  for (let n = 0; n < 5; n++) {
    const [a, b] = [(n * 2 * Math.PI) / 5, (n * 2 * Math.PI) / 5 + 0.75];
    fan
      .moveTo(6 * Math.cos(a), 6 * Math.sin(a))
      .quadraticCurveTo(26 * Math.cos(a - 0.1), 26 * Math.sin(a - 0.1), 44 * Math.cos(b), 44 * Math.sin(b))
      .quadraticCurveTo(22 * Math.cos(b), 22 * Math.sin(b), 6 * Math.cos(b + 0.3), 6 * Math.sin(b + 0.3))
      .closePath()
      .fill({ color: mix(theme.metal[2], 0x000000, dark ? 0.2 : 0.35), alpha: 0.9 });
  }
  fan.circle(0, 0, 8).fill(theme.metal[2]);
  fan.position.set(COIL.x, COIL.y);
  const guard = new Graphics();
  for (const radius of [16, 32, 48])
    guard.circle(COIL.x, COIL.y, radius).stroke({ width: 1.2, color: theme.metal[2], alpha: 0.8 });

  const coil = new Graphics();
  const [first, last] = [onCoil(0), onCoil(1)];
  coil.moveTo(INLET.x, OVEN.y + 4).bezierCurveTo(INLET.x, OVEN.y + 30, first.x - 30, first.y - 20, first.x, first.y);
  for (let n = 1; n <= 60 * COIL.turns; n++) {
    const { x, y } = onCoil(n / (60 * COIL.turns));
    coil.lineTo(x, y);
  }
  coil.bezierCurveTo(last.x + 40, last.y - 30, OVEN.x + OVEN.width - 30, LINE_Y, OVEN.x + OVEN.width, LINE_Y);
  coil.stroke({ width: 2.6, color: dark ? 0xb9813e : 0x9a5f20, cap: 'round', join: 'round' });
  // The cage that carries it.
  for (const angle of [0.35, 1.25, 2.1, 3.3, 4.2, 5.4]) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    coil
      .moveTo(COIL.x + (COIL.inner - 5) * c, COIL.y + (COIL.inner - 5) * s)
      .lineTo(COIL.x + (COIL.outer + 5) * c, COIL.y + (COIL.outer + 5) * s)
      .stroke({ width: 3, color: theme.metal[2], alpha: 0.75 });
  }
  const dots = Array.from({ length: DOTS }, () =>
    new Graphics({ visible: false })
      .circle(0, 0, 6)
      .fill(0xffffff)
      .circle(0, 0, 6)
      .stroke({ width: 1.4, color: dark ? 0x0a0e12 : 0xffffff }),
  );

  // Transfer line: heated all the way.
  const line = new Graphics()
    .roundRect(OVEN.x + OVEN.width, LINE_Y - 9, SOURCE_X - 16 - OVEN.x - OVEN.width, 18, 4)
    .fill(metalDown(theme));
  for (let x = OVEN.x + OVEN.width + 8; x < SOURCE_X - 24; x += 8)
    line.rect(x, LINE_Y - 9, 1.4, 18).fill({ color: 0x000000, alpha: 0.25 });

  const chamber = new Graphics();
  chamber
    .roundRect(SOURCE_X - 18, LINE_Y - 22, 36, 44, 4)
    .fill(metal)
    .roundRect(SOURCE_X - 10, LINE_Y - 14, 20, 28, 2)
    .fill(dark ? 0x080b0f : 0x2a323a)
    .rect(SOURCE_X + 16, LINE_Y - 4, 4, 8)
    .fill(dark ? 0x080b0f : 0x2a323a);
  for (const x of [336, 342]) {
    chamber
      .rect(x, LINE_Y - 20, 3, 15)
      .fill(theme.metal[0])
      .rect(x, LINE_Y + 5, 3, 15)
      .fill(theme.metal[0]);
  }
  for (const y of [LINE_Y - 24, LINE_Y + 12]) {
    chamber
      .roundRect(RODS.from, y, RODS.to - RODS.from, 12, 6)
      .fill(metalDown(theme))
      .roundRect(RODS.from, y, RODS.to - RODS.from, 12, 6)
      .stroke({ width: 1, color: mix(theme.metal[2], 0x000000, 0.3) });
  }
  chamber
    .moveTo(MULTIPLIER_X, LINE_Y - 14)
    .quadraticCurveTo(MULTIPLIER_X + 18, LINE_Y - 6, MULTIPLIER_X + 20, LINE_Y + 38)
    .lineTo(MULTIPLIER_X + 8, LINE_Y + 38)
    .quadraticCurveTo(MULTIPLIER_X + 8, LINE_Y + 14, MULTIPLIER_X, LINE_Y + 12)
    .closePath()
    .fill(mix(0x8a6a4a, 0x000000, dark ? 0.25 : 0));
  const filament = new Graphics();
  filament.moveTo(SOURCE_X - 10, LINE_Y - 28);
  for (let n = 0; n <= 20; n++) filament.lineTo(SOURCE_X - 10 + n, LINE_Y - 28 + 3 * Math.sin((n * Math.PI) / 2.5));
  filament.stroke({ width: 1.8, color: 0xffffff });
  const burns = new Graphics().circle(SOURCE_X, LINE_Y - 28, 22).fill(
    roundGradient([
      [0, 0xfff1c4, 0.95],
      [0.35, 0xffb347, 0.6],
      [1, 0xff8a3c, 0],
    ]),
  );
  const beam = new Graphics().rect(SOURCE_X - 1.5, LINE_Y - 26, 3, 46).fill({ color: 0x7fb8ff, alpha: 0.8 });
  const ions = Array.from({ length: IONS }, (_, n) =>
    new Graphics({ visible: false }).circle(0, 0, 2.6).fill(n % 4 === 3 ? 0x9aa4ad : theme.screenGlow),
  );
  // Turbo pump: rotor behind its grid.
  const pump = new Container({ label: 'turbo pump' });
  const rotor = new Graphics();
  for (let n = 0; n < 12; n++) {
    const angle = (n * Math.PI) / 6;
    rotor
      .moveTo(10 * Math.cos(angle), 10 * Math.sin(angle))
      .lineTo(38 * Math.cos(angle + 0.25), 38 * Math.sin(angle + 0.25))
      .stroke({ width: 5, color: theme.metal[1], cap: 'round' });
  }
  rotor.circle(0, 0, 11).fill(theme.metal[2]);
  const rim = new Graphics()
    .circle(0, 0, 42)
    .stroke({ width: 5, color: theme.metal[2] })
    .circle(0, 0, 42)
    .stroke({ width: 1.2, color: mix(theme.metal[2], 0x000000, 0.4) });
  pump.addChild(rotor, rim);
  pump.position.set(PUMP.x + PUMP.width / 2, PUMP.y + PUMP.height / 2);
  // Lamps of filament and vacuum.
  const lights = [0, 1].map((n) => new Graphics().circle(MS.x + 28 + n * 22, MS.y + 34, 6).fill(0xffffff));
  const slots = new Graphics();
  for (let n = 0; n < 5; n++)
    slots.roundRect(MS.x + 96, MS.y + 22 + n * 7, 96, 3, 1.5).fill({ color: 0x000000, alpha: dark ? 0.4 : 0.22 });

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
  module.root.addChild(
    lamp,
    glow,
    fan,
    guard,
    coil,
    ...dots,
    line,
    chamber,
    burns,
    filament,
    beam,
    ...ions,
    pump,
    ...lights,
    slots,
    syringe,
  );
  let phase = 0;
  let spins = true;
  let flying = 0;
  let fans = false;
  const placeIons = (): void => {
    ions.forEach((ion, n) => {
      const seen = n < flying;
      ion.visible = seen;
      if (!seen) return;
      const way = (phase * FLIGHTS + n * 0.618) % 1;
      const x = SOURCE_X + way * (MULTIPLIER_X + 6 - SOURCE_X);
      const within = Math.min(1, Math.max(0, (x - RODS.from) / (RODS.to - RODS.from)));
      // Ions of another m/z go wider and end on a rod.
      const lost = n % 4 === 3;
      const swing = lost ? 2 + 14 * within : 4 * Math.sin(Math.PI * within);
      ion.position.set(lost ? Math.min(x, RODS.from + 60) : x, LINE_Y + swing * Math.sin(40 * way + n));
      ion.alpha = lost ? 1 - within : 1;
    });
  };
  return Object.assign(module, {
    rest: () => ({
      at: { x: module.root.x + REST.x * module.scale, y: module.root.y + REST.y * module.scale },
      scale: module.scale,
    }),
    look({ moving, oven, syringe: where, running, source, tripped, vented, entering }: DeckLook) {
      const warm = oven === null ? 0.3 : Math.min(1, Math.max(0, (oven - COLDEST) / (HOTTEST - COLDEST)));
      if (Math.abs(glow.alpha - warm) > 0.003) glow.alpha = warm;
      fans = running;
      spins = !vented;
      moving.slice(0, DOTS).forEach(({ id, at }, n) => {
        const dot = dots[n];
        if (!dot) return;
        const solvent = id === 'dichloromethane';
        dot.visible = at > 0 && at < 1;
        dot.tint = solvent ? SOLVENT : (BAND_COLOURS[(n + 1) % BAND_COLOURS.length] ?? 0xffffff);
        dot.scale.set(solvent ? 1.4 : 1);
        const { x, y } = onCoil(Math.min(1, at));
        dot.position.set(x, y);
      });
      for (const dot of dots.slice(moving.length)) dot.visible = false;
      burns.alpha = source ? 1 : 0;
      beam.alpha = source ? 0.9 : 0;
      filament.tint = tripped ? 0x4a4f55 : source ? 0xfff1c4 : theme.metal[2];
      filament.alpha = tripped ? 0.6 : 1;
      const [hot, vacuum] = lights;
      if (hot) hot.tint = tripped ? 0xe0483c : source ? 0xf0a92e : 0x59626b;
      if (vacuum) vacuum.tint = vented ? 0x59626b : 0x35b56a;
      flying = source ? Math.round(IONS * Math.sqrt(entering)) : 0;
      placeIons();
      const x = where === 'inlet' ? INLET.x : SEAT.x;
      const down = where === 'inlet' ? INLET.y - 46 : where === 'vial' ? SEAT.y - VIAL.height - 38 : RAIL_Y + 8;
      syringe.position.set(where === 'away' ? INLET.x : x, Math.max(RAIL_Y, down));
      plunger.y = where === 'vial' ? -6 : 4;
    },
    drift(seconds: number) {
      if (seconds <= 0) return;
      phase += seconds;
      if (fans) fan.rotation = phase * FAN * 2 * Math.PI;
      if (spins) rotor.rotation = phase * TURBO * 2 * Math.PI;
      placeIons();
    },
  });
}

/** Source, quadrupole and multiplier in their vacuum chamber, with the turbo pump and its lamps. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import type { DeckLook } from './deck-look';
import { LINE_Y } from './gas-oven';

export const MS = { x: 266, y: 62, width: 214, height: 322 } as const;
export const PUMP = { x: 308, y: 276, width: 130, height: 94 } as const;
export const SOURCE_X = 312;
const RODS = { from: 352, to: 430 } as const;
const MULTIPLIER_X = 440;
const IONS = 18;
/** Turns of the pump a second, and passages of ions. */
const TURBO = 4;
const FLIGHTS = 0.7;

/** Source, lenses, rods and multiplier. */
function createAnalyser(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
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
  return chamber;
}

/** The filament, its glow and its beam of electrons. */
function createFilament(theme: StageTheme) {
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
  return {
    views: [burns, filament, beam],
    look({ source, tripped }: DeckLook): void {
      burns.alpha = source ? 1 : 0;
      beam.alpha = source ? 0.9 : 0;
      filament.tint = tripped ? 0x4a4f55 : source ? 0xfff1c4 : theme.metal[2];
      filament.alpha = tripped ? 0.6 : 1;
    },
  };
}

function createIons(theme: StageTheme) {
  const ions = Array.from({ length: IONS }, (_, n) =>
    new Graphics({ visible: false }).circle(0, 0, 2.6).fill(n % 4 === 3 ? 0x9aa4ad : theme.screenGlow),
  );
  let flying = 0;
  return {
    views: ions,
    count(share: number): void {
      flying = Math.round(IONS * Math.sqrt(share));
    },
    place(phase: number): void {
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
    },
  };
}

/** The rotor behind its grid. */
function createTurboPump(theme: StageTheme) {
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
  return { root: pump, rotor };
}

export function createMassSpectrometer({ theme }: StageContext) {
  const chamber = createAnalyser(theme);
  const filament = createFilament(theme);
  const ions = createIons(theme);
  const pump = createTurboPump(theme);
  // Lamps of filament and vacuum.
  const lights = [0, 1].map((n) => new Graphics().circle(MS.x + 28 + n * 22, MS.y + 34, 6).fill(0xffffff));
  const slots = new Graphics();
  for (let n = 0; n < 5; n++)
    slots
      .roundRect(MS.x + 96, MS.y + 22 + n * 7, 96, 3, 1.5)
      .fill({ color: 0x000000, alpha: theme.name === 'dark' ? 0.4 : 0.22 });
  return {
    views: [chamber, ...filament.views, ...ions.views, pump.root, ...lights, slots],
    ions,
    look(look: DeckLook): void {
      const { source, tripped, vented, entering } = look;
      filament.look(look);
      const [hot, vacuum] = lights;
      if (hot) hot.tint = tripped ? 0xe0483c : source ? 0xf0a92e : 0x59626b;
      if (vacuum) vacuum.tint = vented ? 0x59626b : 0x35b56a;
      ions.count(source ? entering : 0);
    },
    turn(phase: number): void {
      pump.rotor.rotation = phase * TURBO * 2 * Math.PI;
    },
  };
}

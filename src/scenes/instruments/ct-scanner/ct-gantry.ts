/**
 * The gantry of a CT scanner from the front: a shell round a bore, and behind a ring of dark glass the rotor with tube and
 * detectors, turning. With a fan beam a tube faces an arc of detectors; with parallel rays a strip of sources faces a bar.
 */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { drawGantryBore, drawGantryGlass, drawGantryShell, gantryTones } from '../../kit/imaging/gantry';
import { contactShadow, downGradient, metalAcross, mix, screen } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface CtGantry {
  readonly root: Container;
  /** What lies in the bore: drawn behind the rays. Its origin is the centre of rotation. */
  readonly inside: Container;
  /** Which rotor turns. */
  mount(geometry: 'Parallel' | 'Fan'): void;
  /** Degrees, clockwise from rays that fall straight down. */
  turn(degrees: number): void;
  shine(on: boolean): void;
  /** On the small display at its top. */
  say(words: string): void;
  /** Letters of the display are at least so high, in the gantry's own units; the display grows as far as they need. */
  fitText(least: number): void;
}

/** Stage units of 1 mm in the bore. */
export const GANTRY_MM = 0.54;
/** Half of its width and height. */
export const GANTRY = { x: 200, y: 222 } as const;
const GLASS = { outer: 188, inner: 116 } as const;
const BORE = 108;
/** Half of the width that the rays cover, and the distance of the focus from the centre. */
const FIELD = 128 * GANTRY_MM;
const FOCUS = 150;
const ARC = 304;
const HALF_FAN = Math.asin(FIELD / FOCUS);
const RAYS = 13;
/** Control panels at both sides of the table: their middles, and upper edge. */
const PANEL = { x: 146, y: 160, width: 62, height: 23 } as const;
const DISPLAY = { width: 112, height: 26, text: 13 } as const;
/** Least width and height of the display, in the size of its letters. */
const DISPLAY_EMS = 5.8;
const DISPLAY_LINE = 1.3;
const ACROSS = Math.PI / 2;

function createShell(theme: StageTheme): Graphics {
  const { shade } = gantryTones(theme);
  const shell = new Graphics().roundRect(-150, GANTRY.y - 22, 300, 34, 8).fill(
    downGradient([
      [0, mix(shade, 0x000000, 0.25)],
      [1, mix(shade, 0x000000, 0.55)],
    ]),
  );
  drawGantryShell(shell, theme, { ...GANTRY, corner: 112, funnel: GLASS.outer + 8 });
  return shell;
}

/** Keys and emergency stops at both sides of the table. */
function createPanels(theme: StageTheme): Graphics {
  const { shade } = gantryTones(theme);
  const panels = new Graphics();
  for (const side of [-1, 1]) {
    const x = side * PANEL.x - PANEL.width / 2;
    panels
      .roundRect(x, PANEL.y, PANEL.width, PANEL.height, 8)
      .fill(mix(shade, 0x000000, 0.5))
      .roundRect(x, PANEL.y, PANEL.width, PANEL.height, 8)
      .stroke({ width: 1, color: 0xffffff, alpha: 0.14 });
    for (let n = 0; n < 3; n++) {
      panels.roundRect(x + 6 + 13 * n, PANEL.y + 7, 9, 9, 2).fill(n === 0 ? theme.screenGlow : 0x8fa0b2);
    }
    panels
      .circle(x + 46 + 4, PANEL.y + PANEL.height / 2, 7)
      .fill(0x7a1d1d)
      .circle(x + 46 + 3.4, PANEL.y + PANEL.height / 2 - 1, 5.4)
      .fill(0xd64545);
  }
  return panels;
}

function createSheen(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const sheen = new Graphics();
  for (const [radius, width, from, to, alpha] of [
    [GLASS.outer - 9, 5, 1.12, 1.4, dark ? 0.16 : 0.28],
    [GLASS.outer - 18, 2, 1.16, 1.34, dark ? 0.12 : 0.2],
    [BORE + 4, 2, 1.02, 1.5, dark ? 0.5 : 0.8],
  ] as const) {
    sheen
      .moveTo(radius * Math.cos(from * Math.PI), radius * Math.sin(from * Math.PI))
      .arc(0, 0, radius, from * Math.PI, to * Math.PI)
      .stroke({ width, color: 0xffffff, alpha, cap: 'round' });
  }
  return sheen;
}

/** The small display at the top of the shell. */
function createDisplay(context: StageContext) {
  const display = new Container({ label: 'gantry display' });
  const words = context.text({ size: DISPLAY.text, mono: true, colour: context.theme.screenGlow, anchor: [0.5, 0.5] });
  const displayGlass = new Container();
  display.addChild(displayGlass, words);
  let said = '';
  function fitText(least: number): void {
    const size = Math.max(DISPLAY.text, least);
    const width = Math.max(DISPLAY.width, size * DISPLAY_EMS);
    const height = Math.max(DISPLAY.height, size * DISPLAY_LINE);
    for (const child of displayGlass.removeChildren()) child.destroy({ children: true });
    displayGlass.addChild(screen(context.theme, width, height, 6));
    display.position.set(-width / 2, -GANTRY.y + 5);
    words.position.set(width / 2, height / 2);
    words.style.fontSize = size;
  }
  fitText(DISPLAY.text);
  return {
    root: display,
    fit: fitText,
    say(next: string): void {
      if (next === said) return;
      said = next;
      words.text = next;
    },
  };
}

/** Origin at the centre of rotation. */
export function createCtGantry(context: StageContext): CtGantry {
  const { theme } = context;
  const root = new Container({ label: 'CT gantry' });
  const shadow = contactShadow(theme, GANTRY.x * 2.1, 34);
  shadow.y = GANTRY.y + 12;
  const glass = drawGantryGlass(new Graphics(), GLASS.outer)
    .circle(0, 0, GLASS.outer - 5)
    .stroke({ width: 1, color: 0x51657a, alpha: 0.45 });
  const rotors = { Fan: fanRotor(context), Parallel: parallelRotor(context) } as const;
  const bore = drawGantryBore(new Graphics(), theme, GLASS.inner, BORE);
  const inside = new Container({ label: 'in the bore' });
  const display = createDisplay(context);
  root.addChild(
    shadow,
    createShell(theme),
    createPanels(theme),
    glass,
    rotors.Fan.parts,
    rotors.Parallel.parts,
    bore,
    inside,
    rotors.Fan.rays,
    rotors.Parallel.rays,
    createSheen(theme),
    display.root,
  );

  let mounted: 'Parallel' | 'Fan' | null = null;
  let shining: boolean | null = null;
  const express = (): void => {
    for (const kind of ['Fan', 'Parallel'] as const) {
      const rotor = rotors[kind];
      rotor.parts.visible = kind === mounted;
      rotor.rays.visible = kind === mounted && shining === true;
      rotor.glow.visible = shining === true;
    }
  };
  return {
    root,
    inside,
    mount(geometry) {
      if (geometry === mounted) return;
      mounted = geometry;
      express();
    },
    turn(degrees) {
      const rotation = (degrees * Math.PI) / 180;
      if (mounted === null || rotors[mounted].parts.rotation === rotation) return;
      rotors[mounted].parts.rotation = rotation;
      rotors[mounted].rays.rotation = rotation;
    },
    shine(on) {
      if (on === shining) return;
      shining = on;
      express();
    },
    say: (words) => display.say(words),
    fitText: (least) => display.fit(least),
  };
}

interface Rotor {
  readonly parts: Container;
  /** Lit while the tube is on. */
  readonly glow: Graphics;
  readonly rays: Graphics;
}

function fanRotor(context: StageContext): Rotor {
  const { theme } = context;
  const parts = new Container({ label: 'tube and detector arc' });
  const from = ACROSS - HALF_FAN - 0.03;
  const to = ACROSS + HALF_FAN + 0.03;
  const begin = (graphics: Graphics, radius: number, angle: number): Graphics =>
    graphics.moveTo(radius * Math.cos(angle), radius * Math.sin(angle) - FOCUS);
  const arc = begin(new Graphics(), ARC + 7, from)
    .arc(0, -FOCUS, ARC + 7, from, to)
    .stroke({ width: 14, color: theme.metal[2] });
  begin(arc, ARC + 10, from)
    .arc(0, -FOCUS, ARC + 10, from, to)
    .stroke({ width: 4, color: theme.metal[1] });
  for (let angle = from; angle <= to; angle += (to - from) / 16) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    arc.moveTo(ARC * x, ARC * y - FOCUS).lineTo((ARC + 13) * x, (ARC + 13) * y - FOCUS);
  }
  arc.stroke({ width: 1, color: 0x000000, alpha: 0.5 });
  const tube = new Graphics()
    .roundRect(-40, -FOCUS - 26, 80, 34, 9)
    .fill(metalAcross(theme))
    .roundRect(-30, -FOCUS - 22, 60, 5, 2.5)
    .fill({ color: 0xffffff, alpha: 0.22 })
    .roundRect(-46, -FOCUS - 18, 8, 18, 3)
    .roundRect(38, -FOCUS - 18, 8, 18, 3)
    .fill(theme.metal[2])
    .poly([-9, -FOCUS + 8, 9, -FOCUS + 8, 14, -FOCUS + 17, -14, -FOCUS + 17])
    .fill(0x10161d);
  const glow = begin(new Graphics(), ARC, from)
    .arc(0, -FOCUS, ARC, from, to)
    .stroke({ width: 3, color: theme.screenGlow, alpha: 0.9 })
    .circle(0, -FOCUS + 10, 4.5)
    .fill(0xfff3c4);
  parts.addChild(arc, tube, glow);
  const end = { x: ARC * Math.sin(HALF_FAN), y: ARC * Math.cos(HALF_FAN) - FOCUS };
  const rays = new Graphics({ label: 'fan of rays' })
    .moveTo(0, -FOCUS + 12)
    .lineTo(end.x, end.y)
    .arc(0, -FOCUS, ARC, ACROSS - HALF_FAN, ACROSS + HALF_FAN)
    .closePath()
    .fill({ color: theme.screenGlow, alpha: 0.1 });
  for (let n = 0; n < RAYS; n++) {
    const angle = HALF_FAN * ((2 * n) / (RAYS - 1) - 1);
    rays.moveTo(0, -FOCUS + 12).lineTo(ARC * Math.sin(angle), ARC * Math.cos(angle) - FOCUS);
  }
  rays.stroke({ width: 1, color: theme.screenGlow, alpha: 0.4 });
  return { parts, glow, rays };
}

function parallelRotor(context: StageContext): Rotor {
  const { theme } = context;
  const parts = new Container({ label: 'strip of sources and detector bar' });
  const wide = FIELD + 8;
  const strip = new Graphics()
    .roundRect(-wide, -FOCUS - 14, 2 * wide, 24, 7)
    .fill(metalAcross(theme))
    .roundRect(-wide + 8, -FOCUS - 10, 2 * wide - 16, 4, 2)
    .fill({ color: 0xffffff, alpha: 0.22 })
    .rect(-FIELD, -FOCUS + 10, 2 * FIELD, 6)
    .fill(0x10161d);
  const bar = new Graphics()
    .roundRect(-wide, FOCUS, 2 * wide, 15, 4)
    .fill(theme.metal[2])
    .rect(-wide + 4, FOCUS + 9, 2 * wide - 8, 4)
    .fill(theme.metal[1]);
  for (let n = 0; n <= RAYS; n++) {
    const x = FIELD * ((2 * n) / RAYS - 1);
    bar.moveTo(x, FOCUS).lineTo(x, FOCUS + 13);
  }
  bar.stroke({ width: 1, color: 0x000000, alpha: 0.5 });
  const glow = new Graphics()
    .rect(-FIELD, FOCUS - 2, 2 * FIELD, 3)
    .fill({ color: theme.screenGlow, alpha: 0.9 })
    .rect(-FIELD, -FOCUS + 13, 2 * FIELD, 3)
    .fill(0xfff3c4);
  parts.addChild(strip, bar, glow);
  const rays = new Graphics({ label: 'parallel rays' })
    .rect(-FIELD, -FOCUS + 16, 2 * FIELD, 2 * FOCUS - 18)
    .fill({ color: theme.screenGlow, alpha: 0.1 });
  for (let n = 0; n < RAYS; n++) {
    const x = FIELD * ((2 * n) / (RAYS - 1) - 1);
    rays.moveTo(x, -FOCUS + 16).lineTo(x, FOCUS - 2);
  }
  rays.stroke({ width: 1, color: theme.screenGlow, alpha: 0.4 });
  return { parts, glow, rays };
}

/** An incubator: thermostat with its knob and the hours, plates behind a glass door below or beside it. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createInstrument, type Instrument } from '../instruments/instrument';
import { contactShadow, downGradient, mix } from '../paint/shading';

export interface Incubator extends Part {
  readonly panel: Instrument;
  /** How warm its light is, 0 to 1. */
  warm(share: number): void;
}

export interface IncubatorOptions {
  readonly title: string;
  /** The input that its knob turns; none where its warmth is fixed. */
  readonly knob?: string;
}

const PLATE = 9;
const SHELVES = 2;
const SIDE = 12;
/** The panel's part of the width where it stands beside the door. */
const PANEL = 0.46;

/** The cabinet around what is inside. */
function paintCabinet(cabinet: Graphics, { theme }: StageContext, { x, y, width, height }: Box, inside: Box): void {
  const dark = theme.name === 'dark';
  cabinet
    .clear()
    .roundRect(x, y, width, height, 14)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.1 : 0.5)],
        [0.5, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 14)
    .stroke({ width: 1.2, color: theme.housingEdge })
    .roundRect(inside.x - 4, inside.y - 4, inside.width + 8, inside.height + 8, 8)
    .fill(mix(theme.housingShade, 0x000000, 0.35))
    .roundRect(inside.x, inside.y, inside.width, inside.height, 5)
    .fill(0x221a16);
}

const paintGlow = (glow: Graphics, { x, y, width, height }: Box): Graphics =>
  glow
    .clear()
    .roundRect(x, y, width, height, 5)
    .fill(
      downGradient([
        [0, 0xffd9a0, 0.75],
        [1, 0x8a5a30, 0.45],
      ]),
    );

/** Plates in two stacks on each shelf. */
function paintPlates(plates: Graphics, { theme }: StageContext, inside: Box): void {
  plates.clear();
  const across = Math.min(88, inside.width * 0.36);
  const most = Math.max(1, Math.min(3, Math.floor((inside.height / SHELVES - 10) / (PLATE + 2))));
  for (let shelf = 0; shelf < SHELVES; shelf++) {
    const foot = inside.y + (inside.height * (shelf + 1)) / SHELVES - 4;
    plates.rect(inside.x, foot, inside.width, 2.4).fill(theme.metal[1]);
    for (const [at, count] of [
      [0.27, most],
      [0.73, Math.max(1, most - shelf)],
    ] as const) {
      for (let n = 0; n < count; n++) {
        const top = foot - (n + 1) * (PLATE + 1.5);
        const left = inside.x + inside.width * at - across / 2;
        plates
          .roundRect(left, top, across, PLATE, 2)
          .fill({ color: 0xf3ead8, alpha: 0.6 })
          .rect(left + 2, top + 1, across - 4, PLATE * 0.42)
          .fill({ color: 0xcf8a78, alpha: 0.9 });
      }
    }
  }
}

/** The glass door, with its handle at the right edge of the cabinet. */
function paintDoor(door: Graphics, { theme }: StageContext, { x, y, width, height }: Box, right: number): void {
  door
    .clear()
    .roundRect(x, y, width, height, 5)
    .fill({ color: theme.glassBody, alpha: 0.12 })
    .poly([x + width * 0.08, y + height, x + width * 0.3, y, x + width * 0.44, y, x + width * 0.22, y + height])
    .fill({ color: 0xffffff, alpha: 0.13 })
    .roundRect(right - 8, y + height * 0.3, 4, height * 0.4, 2)
    .fill(theme.metal[0]);
}

/** The panel beside the door, or above it. */
function halvesOf({ x, y, width, height }: Box, type: TypeSizes): { readonly panel: Box; readonly inside: Box } {
  if (width > 1.3 * height) {
    const head = width * PANEL;
    return {
      panel: { x: x + 5, y: y + 5, width: head - 8, height: height - 10 },
      inside: { x: x + head + SIDE, y: y + SIDE, width: width - head - 2 * SIDE, height: height - 2 * SIDE },
    };
  }
  const head = Math.min(height * 0.66, Math.max(height * 0.42, type.figures * 4.6));
  return {
    panel: { x: x + 5, y: y + 5, width: width - 10, height: head - 8 },
    inside: { x: x + SIDE, y: y + head + 4, width: width - 2 * SIDE, height: height - head - 18 },
  };
}

export function createIncubator(context: StageContext, { title, knob }: IncubatorOptions): Incubator {
  const root = new Container({ label: 'incubator' });
  const panel = createInstrument(context, {
    form: 'panel',
    title,
    display: {
      rows: [
        { unit: '°C', widest: '00' },
        { unit: 'h', widest: '00.0', second: true },
      ],
    },
    ...(knob === undefined ? {} : { knobs: [{ input: knob, print: '°C' }] }),
  });
  const shadow = new Container();
  const cabinet = new Graphics();
  const glow = new Graphics();
  const plates = new Graphics();
  const door = new Graphics();
  root.addChild(shadow, cabinet, glow, plates, door, panel.root);
  return {
    root,
    panel,
    warm(share) {
      glow.alpha = 0.25 + 0.6 * share;
    },
    lay(box, type) {
      const { x, y, width, height } = box;
      const halves = halvesOf(box, type);
      panel.lay(halves.panel, type);
      for (const child of shadow.removeChildren()) child.destroy();
      const under = contactShadow(context.theme, width * 1.04, 22);
      under.position.set(x + width / 2, y + height);
      shadow.addChild(under);
      const { inside } = halves;
      paintCabinet(cabinet, context, box, inside);
      paintGlow(glow, inside);
      paintPlates(plates, context, inside);
      paintDoor(door, context, inside, x + width);
    },
  };
}

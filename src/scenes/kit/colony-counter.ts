/** A colony counter: a lit round stage for a dish, and a tally on its display. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { contactShadow, downGradient, housing, mix, roundGradient, screen } from './shading';

export interface ColonyCounter {
  readonly root: Container;
  /** Middle of the lit stage, from the origin. */
  readonly stage: Point;
  readonly radius: number;
  /** The lamp under the dish, and the two texts of the display. */
  set(lit: boolean, label: string, tally: string): void;
  scaleText(factor: number): void;
}

export interface ColonyCounterOptions {
  readonly width: number;
  readonly height: number;
  /** Of the lit stage. */
  readonly radius: number;
}

const DISPLAY = 40;

export function createColonyCounter(
  context: StageContext,
  { width, height, radius }: ColonyCounterOptions,
): ColonyCounter {
  const { theme } = context;
  const root = new Container({ label: 'colony counter' });
  const half = width / 2;
  const stage = { x: 0, y: -height + radius + (width / 2 - radius) * 0.72 };
  const box = housing(theme, width, height, 16);
  box.position.set(-half, -height);
  const well = new Graphics()
    .circle(stage.x, stage.y, radius + 7)
    .fill(
      downGradient([
        [0, mix(theme.housingShade, 0x000000, 0.45)],
        [1, mix(theme.housing, 0xffffff, 0.2)],
      ]),
    )
    .circle(stage.x, stage.y, radius + 2)
    .fill(mix(theme.housingShade, 0x000000, 0.55));
  const lamp = new Graphics().circle(stage.x, stage.y, radius + 2).fill(
    roundGradient([
      [0, 0xffffff],
      [0.8, 0xf3fbff],
      [1, 0xbfd6e4],
    ]),
  );
  const glass = screen(theme, width - 32, DISPLAY, 5);
  const below = stage.y + radius + 16;
  glass.position.set(-half + 16, below);
  const label = context.text({ size: 12.5, weight: '600', colour: theme.screenGlow, anchor: [0, 0.5] });
  label.position.set(-half + 28, below + DISPLAY / 2);
  const tally = context.text({ size: 24, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  tally.position.set(half - 26, below + DISPLAY / 2);
  const shadow = contactShadow(theme, width * 1.14, 22);
  root.addChild(shadow, box, well, lamp, glass, label, tally);
  const dark = theme.name === 'dark' ? 0x4a5866 : 0x9aa8b5;
  let shownLabel = '';
  let shownTally = '';
  let isLit: boolean | null = null;
  return {
    root,
    stage,
    radius,
    set(lit, nextLabel, nextTally) {
      if (lit !== isLit) {
        isLit = lit;
        lamp.tint = lit ? 0xffffff : dark;
      }
      if (nextLabel !== shownLabel) {
        shownLabel = nextLabel;
        label.text = nextLabel;
      }
      if (nextTally !== shownTally) {
        shownTally = nextTally;
        tally.text = nextTally;
      }
    },
    scaleText(factor) {
      label.scale.set(factor);
    },
  };
}

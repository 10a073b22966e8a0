/** A colony counter: a lit round stage for a dish, and a mechanical tally on its front. */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { downGradient, housing, mix, roundGradient } from '../../kit/paint/shading';
import { createTally, TALLY } from './tally';

export interface ColonyCounter extends Part {
  /** Middle and radius of the lit stage, in units of the parent. */
  readonly stage: Point;
  readonly radius: number;
  /** The lamp under the dish, and how many colonies are marked. */
  set(lit: boolean, marked: number): void;
}

/** Of the lit stage, and of the case at scale 1. */
const RADIUS = 97;
const SIZE = { width: 236, height: 292 } as const;
const DISC = { x: 0, y: -SIZE.height + RADIUS + 15 } as const;

export function createColonyCounter(context: StageContext): ColonyCounter {
  const { theme } = context;
  const root = new Container({ label: 'colony counter' });
  const half = SIZE.width / 2;
  const box = housing(theme, SIZE.width, SIZE.height, 16);
  box.position.set(-half, -SIZE.height);
  const well = new Graphics()
    .circle(DISC.x, DISC.y, RADIUS + 7)
    .fill(
      downGradient([
        [0, mix(theme.housingShade, 0x000000, 0.45)],
        [1, mix(theme.housing, 0xffffff, 0.2)],
      ]),
    )
    .circle(DISC.x, DISC.y, RADIUS + 2)
    .fill(mix(theme.housingShade, 0x000000, 0.55));
  const lamp = new Graphics().circle(DISC.x, DISC.y, RADIUS + 2).fill(
    roundGradient([
      [0, 0xffffff],
      [0.8, 0xf3fbff],
      [1, 0xbfd6e4],
    ]),
  );
  const tally = createTally(context);
  const label = context.text({ text: 'Marked', size: 13, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  root.addChild(box, well, lamp, label, tally.root);
  const dark = theme.name === 'dark' ? 0x4a5866 : 0x9aa8b5;
  let isLit: boolean | null = null;
  return {
    root,
    get stage() {
      return { x: root.x + DISC.x * root.scale.x, y: root.y + DISC.y * root.scale.y };
    },
    get radius() {
      return RADIUS * root.scale.x;
    },
    lay(place, type) {
      const at = fitted(place, SIZE);
      root.position.set(at.x + at.width / 2, at.y + at.height);
      root.scale.set(at.scale);
      const line = (DISC.y + RADIUS + 9) / 2;
      label.style.fontSize = type.small / at.scale;
      label.position.set(-half + 18, line);
      tally.root.position.set(half - 18 - TALLY.width, line - TALLY.height / 2);
      tally.fit(type.small / at.scale);
    },
    set(lit, marked) {
      tally.set(marked);
      if (lit === isLit) return;
      isLit = lit;
      lamp.tint = lit ? 0xffffff : dark;
    },
  };
}

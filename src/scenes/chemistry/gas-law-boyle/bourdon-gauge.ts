/**
 * A Bourdon pressure gauge: a dial of three quarters of a turn, a needle that overshoots and settles, and a small display
 * in the dial for the last digits. Origin at the needle's axis; laid as large as its box.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createSpring, followSpring } from '../../kit/mechanics/spring';

export interface BourdonGaugeOptions {
  readonly radius: number;
  /** The dial goes from 0 to here; a figure at every whole number. */
  readonly full: number;
  readonly unit: string;
  /** What it is used for: a coloured arc. */
  readonly range: readonly [number, number];
}

export interface BourdonGauge extends Part {
  /** Where its connection ends, in the units of its parent. */
  foot(): Point;
  /** What the display says, and the value that the needle makes for. */
  set(text: string, value: number): void;
  /** Moves the needle on by wall seconds; true while it moves. */
  tick(seconds: number): boolean;
  /** Puts the needle where it makes for. */
  rest(): void;
}

/** Half of the dial's arc, radians from straight up. */
const SWEEP = 0.75 * Math.PI;
const DIVISIONS = 10;
const NEEDLE_FREQUENCY = 12;
const NEEDLE_DAMPING = 0.42;
const INK = 0x17202c;
/** Sizes of texts at a scale of 1; a larger figure leaves no room for unit and end figures. */
const FIGURE = 14;
const DIGITS = 15;
const UNIT = 12;
const LARGEST = 16;

/** Where values lie on the dial. */
function createDial({ radius, full }: BourdonGaugeOptions) {
  const angleOf = (value: number): number => SWEEP * ((2 * value) / full - 1);
  return {
    /** Radius of the marks' outer ends. */
    edge: radius - 12,
    angleOf,
    at: (value: number, distance: number): [number, number] => [
      Math.sin(angleOf(value)) * distance,
      -Math.cos(angleOf(value)) * distance,
    ],
  };
}

type Dial = ReturnType<typeof createDial>;

function drawConnection(radius: number): Graphics {
  return new Graphics()
    .rect(-8, radius - 4, 16, 38)
    .fill(
      acrossGradient([
        [0, 0xb98b3e],
        [0.28, 0xf0d590],
        [0.6, 0xb98b3e],
        [1, 0x6b4c1b],
      ]),
    )
    .roundRect(-12, radius + 8, 24, 14, 2)
    .fill(
      acrossGradient([
        [0, 0xa87c33],
        [0.25, 0xe9cd88],
        [0.55, 0xa87c33],
        [1, 0x5d4217],
      ]),
    );
}

function drawRim(theme: StageTheme, radius: number): Graphics {
  const [bright, middle, dark] = theme.metal;
  return new Graphics()
    .circle(0, 0, radius)
    .fill(
      downGradient([
        [0, mix(bright, 0xffffff, 0.3)],
        [0.5, middle],
        [1, dark],
      ]),
    )
    .circle(0, 0, radius - 6)
    .fill(
      downGradient([
        [0, dark],
        [0.5, middle],
        [1, bright],
      ]),
    )
    .circle(0, 0, radius - 8)
    .fill(
      roundGradient(
        [
          [0, 0xffffff],
          [0.75, 0xf4f6f8],
          [1, 0xdde3e9],
        ],
        { x: 0.4, y: 0.36 },
      ),
    );
}

function drawFace({ full, range }: BourdonGaugeOptions, { angleOf, at, edge }: Dial): Graphics {
  const face = new Graphics()
    .arc(0, 0, edge - 3, angleOf(range[0]) - Math.PI / 2, angleOf(range[1]) - Math.PI / 2)
    .stroke({ width: 5, color: 0x2f9e8f, alpha: 0.45 });
  for (let n = 0; n <= full * DIVISIONS; n++) {
    const value = n / DIVISIONS;
    const whole = n % DIVISIONS === 0;
    const length = whole ? 12 : n % 5 === 0 ? 9 : 6;
    face
      .moveTo(...at(value, edge))
      .lineTo(...at(value, edge - length))
      .stroke({ width: whole ? 2 : n % 5 === 0 ? 1.4 : 0.9, color: INK });
  }
  return face;
}

const drawDisplay = (radius: number): Graphics =>
  new Graphics()
    .roundRect(-radius / 2, radius * 0.5, radius, radius * 0.3, 3)
    .fill(
      downGradient([
        [0, 0xaab8a6],
        [0.2, 0xc9d6c2],
        [1, 0xbccab6],
      ]),
    )
    .stroke({ width: 1, color: 0x6d7a6c });

/** Figures, reading and unit. */
function createGaugeTexts(context: StageContext, { radius, full, unit }: BourdonGaugeOptions, { at, edge }: Dial) {
  const figures: Text[] = [];
  for (let value = 0; value <= full; value++) {
    const text = context.text({ text: String(value), size: FIGURE, weight: '700', colour: INK, anchor: [0.5, 0.5] });
    text.position.set(...at(value, edge - 22));
    figures.push(text);
  }
  const value = context.text({ size: DIGITS, mono: true, weight: '600', colour: 0x14210f, anchor: [0.5, 0.5] });
  value.position.set(0, radius * 0.65);
  const name = context.text({ text: unit, size: UNIT, weight: '600', colour: 0x4a5561, anchor: [0.5, 0.5] });
  name.position.set(0, radius * 0.34);
  return {
    figures,
    value,
    name,
    /** `least`: size that small text has at the gauge's scale. */
    fit(least: number) {
      for (const text of figures) text.style.fontSize = Math.max(FIGURE, least * 1.05);
      value.style.fontSize = Math.max(DIGITS, least);
      name.style.fontSize = Math.max(UNIT, least);
      const roomy = least <= LARGEST;
      for (const text of [name, figures[0], figures.at(-1)]) if (text) text.visible = roomy;
    },
  };
}

/** The needle with its shadow, which overshoots and settles. */
function createNeedle({ full }: BourdonGaugeOptions, { angleOf, edge }: Dial) {
  const needle = new Container({ label: 'needle' });
  needle.addChild(new Graphics().poly([-2.2, 16, -0.5, -edge + 2, 0.5, -edge + 2, 2.2, 16]).fill(0x14181d));
  const shade = new Container({ label: 'needle’s shadow', x: 2, y: 3, alpha: 0.2 });
  shade.addChild(new Graphics().poly([-2, 16, 0, -edge + 3, 2, 16]).fill(0x000000));
  const spring = createSpring(0, NEEDLE_FREQUENCY, NEEDLE_DAMPING);
  let turned = Number.NaN;
  const turn = (): void => {
    if (spring.value === turned) return;
    turned = spring.value;
    needle.rotation = angleOf(Math.min(full * 1.02, Math.max(0, turned)));
    shade.rotation = needle.rotation;
  };
  turn();
  return { roots: [shade, needle], spring, turn };
}

const drawHub = (): Graphics =>
  new Graphics().circle(0, 0, 6).fill(
    roundGradient(
      [
        [0, 0x8d97a3],
        [1, 0x1d232a],
      ],
      { x: 0.35, y: 0.3 },
    ),
  );

export function createBourdonGauge(context: StageContext, options: BourdonGaugeOptions): BourdonGauge {
  const { theme } = context;
  const { radius } = options;
  const root = new Container({ label: 'Bourdon gauge' });
  const stem = radius + 34;
  const dial = createDial(options);
  const shadow = contactShadow(theme, radius * 2.6, radius * 2.5);
  shadow.position.set(5, 9);
  const texts = createGaugeTexts(context, options, dial);
  const { roots: needle, spring, turn } = createNeedle(options, dial);
  const pane = new Graphics()
    .ellipse(-radius * 0.28, -radius * 0.36, radius * 0.5, radius * 0.34)
    .fill({ color: 0xffffff, alpha: 0.2 });
  root.addChild(shadow, drawConnection(radius), drawRim(theme, radius), drawFace(options, dial));
  root.addChild(texts.name, ...texts.figures, drawDisplay(radius), texts.value, ...needle, drawHub(), pane);
  let shown = '';
  return {
    root,
    set(text, target) {
      spring.target = target;
      if (text === shown) return;
      shown = text;
      texts.value.text = text;
    },
    ...followSpring(spring, turn),
    lay(box, { small }) {
      const { x, y, width, scale } = fitted(box, { width: 2 * radius, height: radius + stem });
      root.scale.set(scale);
      root.position.set(x + width / 2, y + radius * scale);
      texts.fit(small / scale);
    },
    foot: () => ({ x: root.x, y: root.y + stem * root.scale.y }),
  };
}

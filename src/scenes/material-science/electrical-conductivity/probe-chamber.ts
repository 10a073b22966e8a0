/** Cryostat and oven in one: a chamber with a window, in it a sample with its four probes, or a guarded disc. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext, TypeSizes } from '../../contract';
import { createChargeDots } from '../../kit/electric/charge-dots';
import { type Port, portAt } from '../../kit/instruments/socket';
import { contactShadow, housing, mix } from '../../kit/paint/shading';
import { type CarrierRoom, createCarrierDots, type Densities, DOTS_A_DECADE, FIRST_DECADE } from './carrier-dots';

export type Form = 'metal' | 'wafer' | 'bar' | 'insulator';

export interface ProbeLook {
  readonly form: Form;
  readonly tone: number;
  readonly mounted: boolean;
  readonly fourProbes: boolean;
  /** Under its lid: what it is, is to be found. */
  readonly covered: boolean;
}

/** From the chamber's upper left corner. */
export const CHAMBER = { width: 520, height: 318 } as const;
const WINDOW = { x: 34, y: 50, width: 452, height: 226 } as const;
const MIDDLE = { x: WINDOW.x + WINDOW.width / 2, y: WINDOW.y + WINDOW.height * 0.62 } as const;
/** Half the length between the outer and between the inner probes. */
const PINS: Readonly<Record<Form, { readonly outer: number; readonly inner: number; readonly top: number }>> = {
  metal: { outer: 182, inner: 112, top: -4 },
  wafer: { outer: 57, inner: 19, top: -8 },
  bar: { outer: 96, inner: 52, top: -16 },
  insulator: { outer: 60, inner: 60, top: -24 },
};
const HEAD = { y: WINDOW.y + 22, height: 26 } as const;
const RAISED = 28;
const CURRENT = 0xd5483c;
const SENSE = 0x3f86d8;
const COLD = 0x8fd0ff;
const HOT = 0xff7a2e;
/** Feedthroughs at the upper edge: current, current, voltage, voltage. */
const FEEDTHROUGHS = [0, 1, 2, 3].map((n): Point => ({ x: 320 + 46 * n, y: 0 }));

export interface ProbeChamber {
  readonly root: Container;
  fit(scale: number, type: TypeSizes): void;
  look(look: ProbeLook): void;
  /** Kelvin; null where it is to be found. `words` stand on the plate of the chamber. */
  warm(kelvin: number | null, words: string): void;
  /** Electrons and holes of a semiconductor; null where there are none, or where they are to be found. */
  carriers(densities: Densities | null): void;
  /** How far charges have drifted, units of the chamber, and since the last picture; null while none flow. */
  flow(drift: number | null, smear: number): void;
  ports(): readonly Port[];
}

/** Where the sample lies, for its handle. */
export const SAMPLE_BOX = { x: MIDDLE.x - 190, y: MIDDLE.y - 34, width: 380, height: 76 } as const;
/** The probes' head, for its handle. */
export const HEAD_BOX = { x: MIDDLE.x - 200, y: HEAD.y, width: 400, height: HEAD.height + 8 } as const;

function drawSample(g: Graphics, { form, tone, covered }: ProbeLook): void {
  g.clear();
  const dark = mix(tone, 0x000000, 0.45);
  const bright = mix(tone, 0xffffff, 0.5);
  const { x, y } = MIDDLE;
  if (covered) {
    g.roundRect(x - 120, y - 20, 240, 52, 8)
      .fill(0x56606d)
      .stroke({ width: 2, color: 0x2b323b });
    g.roundRect(x - 108, y - 14, 216, 8, 4).fill({ color: 0xffffff, alpha: 0.16 });
    return;
  }
  switch (form) {
    case 'metal':
      for (const side of [-1, 1]) g.roundRect(x + side * 206 - 14, y - 2, 28, 34, 4).fill(0x8b97a6);
      g.rect(x - 212, y - 3.5, 424, 7).fill(tone);
      g.rect(x - 212, y - 2.6, 424, 1.6).fill({ color: bright, alpha: 0.9 });
      g.rect(x - 212, y + 1.6, 424, 1.9).fill({ color: dark, alpha: 0.8 });
      break;
    case 'wafer':
      g.ellipse(x, y + 10, 176, 46).fill(dark);
      g.ellipse(x, y + 4, 176, 46)
        .fill(tone)
        .stroke({ width: 1.5, color: bright, alpha: 0.7 });
      g.ellipse(x - 42, y - 8, 92, 16).fill({ color: 0xffffff, alpha: 0.1 });
      break;
    case 'bar':
      g.roundRect(x - 128, y - 16, 256, 30, 3)
        .fill(tone)
        .stroke({ width: 1.5, color: dark });
      g.rect(x - 126, y - 14, 252, 7).fill({ color: bright, alpha: 0.5 });
      break;
    case 'insulator':
      g.roundRect(x - 150, y + 8, 300, 18, 4)
        .fill(0x8b97a6)
        .stroke({ width: 1.5, color: 0x49535f });
      g.roundRect(x - 150, y - 8, 300, 16, 3)
        .fill(tone)
        .stroke({ width: 1.2, color: dark, alpha: 0.7 });
      g.roundRect(x - 92, y - 24, 184, 16, 3)
        .fill(0xa7b2bf)
        .stroke({ width: 1.5, color: 0x49535f });
      for (const side of [-1, 1]) g.roundRect(x + side * 122 - 22, y - 24, 44, 16, 3).fill(0x77838f);
      break;
  }
}

/** Lines along which the current goes from one outer probe to the other. */
function drawField(g: Graphics, { form, covered }: ProbeLook): void {
  g.clear();
  if (covered || form !== 'wafer') return;
  const { outer } = PINS.wafer;
  for (let n = 1; n <= 3; n++) {
    const depth = 8 + 9 * n;
    g.moveTo(MIDDLE.x - outer, MIDDLE.y - 4)
      .bezierCurveTo(
        MIDDLE.x - outer - 14 * n,
        MIDDLE.y + depth,
        MIDDLE.x + outer + 14 * n,
        MIDDLE.y + depth,
        MIDDLE.x + outer,
        MIDDLE.y - 4,
      )
      .stroke({ width: 1.4, color: 0xffd34d, alpha: 0.75 });
  }
}

/** Where the carriers of a semiconductor are seen. */
function roomOf(form: Form): CarrierRoom | null {
  const { x, y } = MIDDLE;
  const reach = PINS[form].outer;
  if (form === 'wafer') return { middle: { x, y: y + 4 }, halfWidth: 166, halfHeight: 39, round: true, reach };
  return form === 'bar' ? { middle: { x, y }, halfWidth: 122, halfHeight: 11, round: false, reach } : null;
}

export function createProbeChamber(context: StageContext): ProbeChamber {
  const { theme } = context;
  const root = new Container({ label: 'probe chamber' });
  const shadow = contactShadow(theme, CHAMBER.width * 0.96, 26);
  shadow.position.set(CHAMBER.width / 2, CHAMBER.height);
  const body = housing(theme, CHAMBER.width, CHAMBER.height, 22);
  const trim = new Graphics();
  trim
    .roundRect(WINDOW.x - 9, WINDOW.y - 9, WINDOW.width + 18, WINDOW.height + 18, 20)
    .fill(theme.metal[1])
    .stroke({ width: 2, color: theme.metal[2] });
  for (const [px, py] of [
    [14, 14],
    [CHAMBER.width - 14, 14],
    [14, CHAMBER.height - 14],
    [CHAMBER.width - 14, CHAMBER.height - 14],
  ] as const)
    trim.circle(px, py, 4.5).fill(theme.metal[0]).stroke({ width: 1, color: theme.metal[2] });
  for (const { x } of FEEDTHROUGHS) trim.roundRect(x - 11, -4, 22, 16, 4).fill(theme.metal[2]);
  const inside = new Graphics()
    .roundRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 14)
    .fill(theme.name === 'dark' ? 0x141d29 : 0x2a3544);
  const glow = new Graphics().roundRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 14).fill(0xffffff);
  const table = new Graphics()
    .roundRect(WINDOW.x + 16, MIDDLE.y + 34, WINDOW.width - 32, 30, 6)
    .fill(0x97a3b1)
    .stroke({ width: 1.5, color: 0x4c5765 });
  table.rect(WINDOW.x + 20, MIDDLE.y + 36, WINDOW.width - 40, 5).fill({ color: 0xffffff, alpha: 0.3 });
  const sample = new Graphics({ label: 'sample' });
  const field = new Graphics({ label: 'current in the sample' });
  const head = new Container({ label: 'probe head' });
  const headBar = new Graphics()
    .roundRect(MIDDLE.x - 206, HEAD.y, 412, HEAD.height, 8)
    .fill(0x39434f)
    .stroke({ width: 1.5, color: 0x1d242c });
  headBar.rect(MIDDLE.x - 200, HEAD.y + 4, 400, 4).fill({ color: 0xffffff, alpha: 0.14 });
  const pins = new Graphics();
  head.addChild(pins, headBar);
  const wires = new Graphics({ label: 'wires' });
  const dots = createChargeDots(context, 460, 'electron');
  const carriers = createCarrierDots();
  const pane = new Graphics()
    .poly([
      WINDOW.x + 26,
      WINDOW.y,
      WINDOW.x + 120,
      WINDOW.y,
      WINDOW.x + 40,
      WINDOW.y + WINDOW.height,
      WINDOW.x,
      WINDOW.y + WINDOW.height,
      WINDOW.x,
      WINDOW.y + 66,
    ])
    .fill({ color: 0xffffff, alpha: 0.045 });
  const title = context.text({
    text: 'Cryostat and oven',
    size: 14,
    weight: '600',
    colour: theme.ink,
    anchor: [0, 0.5],
  });
  title.position.set(28, 22);
  const plate = context.text({ size: 16, mono: true, weight: '600', colour: theme.ink, anchor: [1, 0.5] });
  plate.position.set(CHAMBER.width - 34, CHAMBER.height - 23);
  const power = `10${Array.from(`${FIRST_DECADE}`, (figure) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(figure)]).join('')}`;
  const legend = context.text({
    text: `carriers: ${DOTS_A_DECADE} dots a power of ten over ${power} cm⁻³`,
    size: 12,
    colour: theme.ink,
    anchor: [0, 0.5],
  });
  legend.position.set(28, CHAMBER.height - 23);
  root.addChild(
    shadow,
    body,
    trim,
    inside,
    glow,
    table,
    sample,
    field,
    dots.root,
    carriers.root,
    wires,
    head,
    pane,
    title,
    plate,
    legend,
  );

  let drawn: ProbeLook | null = null;
  let shade = Number.NaN;
  /** Where the carriers stand still without a current. */
  let held = 0;

  function drawPins({ form, fourProbes, mounted }: ProbeLook): void {
    const { outer, inner, top } = PINS[form];
    const lift = mounted ? 0 : RAISED;
    const foot = MIDDLE.y + top - lift;
    pins.clear();
    wires.clear();
    const pin = (x: number, tint: number): void => {
      pins.rect(x - 5, HEAD.y + HEAD.height - 4, 10, foot - 26 - HEAD.y - HEAD.height).fill(theme.metal[1]);
      pins.poly([x - 4, foot - 30, x + 4, foot - 30, x + 1, foot, x - 1, foot]).fill(0xe2c46b);
      pins
        .circle(x, HEAD.y + HEAD.height + 6, 6.5)
        .fill(tint)
        .stroke({ width: 1, color: 0x11161c });
    };
    pin(MIDDLE.x - outer, CURRENT);
    pin(MIDDLE.x + outer, CURRENT);
    if (form !== 'insulator') {
      const sense = fourProbes ? SENSE : theme.metal[1];
      pin(MIDDLE.x - inner, sense);
      pin(MIDDLE.x + inner, sense);
    }
    const into = (from: number, to: number, tint: number, lane: number): void => {
      const at = FEEDTHROUGHS[to];
      if (!at) return;
      const y = HEAD.y - 4 - lane * 4.5;
      wires
        .moveTo(from, HEAD.y + 2)
        .lineTo(from, y)
        .lineTo(at.x, y)
        .lineTo(at.x, at.y + 8)
        .stroke({ width: 2.6, color: tint, join: 'round', cap: 'round' });
    };
    const reach = fourProbes && form !== 'insulator' ? inner : outer;
    into(MIDDLE.x - outer, 0, CURRENT, 3);
    into(MIDDLE.x + outer, 1, CURRENT, 2);
    if (form !== 'insulator') {
      into(MIDDLE.x - reach + (fourProbes ? 0 : 6), 2, SENSE, 1);
      into(MIDDLE.x + reach - (fourProbes ? 0 : 6), 3, SENSE, 0);
    }
  }

  return {
    root,
    fit(scale, type) {
      const size = Math.min(24, type.small / scale);
      title.style.fontSize = size;
      plate.style.fontSize = Math.min(26, type.text / scale);
      legend.style.fontSize = size;
    },
    look(next) {
      if (
        drawn &&
        drawn.form === next.form &&
        drawn.tone === next.tone &&
        drawn.mounted === next.mounted &&
        drawn.fourProbes === next.fourProbes &&
        drawn.covered === next.covered
      )
        return;
      drawn = next;
      const shown = next.covered ? { ...next, form: 'bar' as const } : next;
      drawSample(sample, shown);
      drawField(field, shown);
      drawPins(shown);
      sample.alpha = next.mounted ? 1 : 0.75;
      const half = PINS[shown.form].outer;
      const along: readonly Point[] =
        shown.form === 'insulator'
          ? []
          : shown.form === 'wafer'
            ? [-1, -0.75, -0.35, 0, 0.35, 0.75, 1].map((part) => ({
                x: MIDDLE.x + part * half * (Math.abs(part) === 1 ? 1 : 1.2),
                y: MIDDLE.y - 4 + 26 * (1 - part * part),
              }))
            : [
                { x: MIDDLE.x - half, y: MIDDLE.y },
                { x: MIDDLE.x + half, y: MIDDLE.y },
              ];
      dots.lay(next.covered ? [] : along);
      carriers.lay(next.covered ? null : roomOf(next.form));
    },
    warm(kelvin, words) {
      plate.text = words;
      const next = kelvin === null ? 0 : Math.round(Math.max(-1, Math.min(1, (kelvin - 293) / 300)) * 40) / 40;
      if (next === shade) return;
      shade = next;
      glow.tint = next < 0 ? COLD : HOT;
      glow.alpha = 0.34 * Math.abs(next);
    },
    carriers(densities) {
      carriers.set(densities);
      legend.visible = carriers.root.visible && legend.x + legend.width < plate.x - plate.width - 12;
    },
    flow(drift, smear) {
      // In a semiconductor its own carriers are seen, also at rest.
      dots.root.visible = drift !== null && !carriers.root.visible;
      held = drift ?? held;
      if (carriers.root.visible) carriers.move(held);
      field.visible = drift !== null;
      if (drift !== null) dots.move(drift, smear);
    },
    ports: () => FEEDTHROUGHS.map((at) => portAt(at, 'top')),
  };
}

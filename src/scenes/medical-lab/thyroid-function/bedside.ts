/** What lies beside the patient: a calendar to tear off, the pill box of the week with its bottle, and the tube of the last draw. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { boxOf, fitDrawing, pointOf, type Stand } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface BedsideState {
  readonly day: number;
  /** µg a day, in words; and whether there is a tablet. */
  readonly dose: string;
  readonly tablet: boolean;
  readonly calcium: boolean;
  readonly biotin: boolean;
  /** 0 empty, 1 full. */
  readonly blood: number;
}

export type BedsidePlace = 'calendar' | 'bottle' | 'tube';

export interface Bedside extends Part {
  set(state: BedsideState): void;
  place(part: BedsidePlace): Box;
  standing(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const SIZE = { width: 400, height: 236 } as const;
const FLOOR = 228;
const PAD = { x: 10, y: 16, width: 118, height: 116 } as const;
const BOX = { x: 8, y: 166, width: 288, height: 60 } as const;
const BOTTLE = { x: 202, y: 40, width: 88, height: 108 } as const;
const TUBE = { x: 352, top: 40, foot: 220, half: 15 } as const;
const DAYS = 7;
const AMBER = 0xd27a1e;
const LETTERS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;
const each = (BOX.width - 16) / DAYS;
const cellX = (n: number): number => BOX.x + 8 + n * each;
const high = TUBE.foot - TUBE.top - 40;

/** The paper of the calendar, with the corner that is torn off. */
function createPad(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(PAD.x + 4, PAD.y + 5, PAD.width, PAD.height, 6)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
    .roundRect(PAD.x, PAD.y, PAD.width, PAD.height, 6)
    .fill(0xfbfbf8);
}

function createRings(): Graphics {
  const rings = new Graphics();
  for (const x of [PAD.x + 28, PAD.x + PAD.width - 28]) rings.roundRect(x - 4, PAD.y - 12, 8, 24, 4).fill(0x6b7580);
  return rings;
}

const createCorner = (): Graphics =>
  new Graphics()
    .poly([
      PAD.x + PAD.width - 24,
      PAD.y + PAD.height,
      PAD.x + PAD.width,
      PAD.y + PAD.height - 24,
      PAD.x + PAD.width - 22,
      PAD.y + PAD.height - 22,
    ])
    .fill(0xd8dad4);

const createPillBox = (): Graphics =>
  new Graphics()
    .roundRect(BOX.x, BOX.y, BOX.width, BOX.height, 9)
    .fill(
      downGradient([
        [0, 0x8fc3e4],
        [1, 0x3b78a6],
      ]),
    )
    .roundRect(BOX.x, BOX.y, BOX.width, BOX.height, 9)
    .stroke({ width: 1.4, color: 0x295a80 });

/** A day of the week: its lid, or the open compartment; the tablet, and the chalk of calcium. */
function createDay(n: number) {
  const part = new Container();
  part.position.set(cellX(n), BOX.y + 8);
  const lid = new Graphics()
    .roundRect(2, 0, each - 4, 44, 6)
    .fill({ color: 0xe9f5fc, alpha: 0.62 })
    .stroke({ width: 1, color: 0xf6fbfe });
  const open = new Graphics()
    .roundRect(2, 0, each - 4, 44, 6)
    .fill(0x1f4a6b)
    .roundRect(2, -26, each - 4, 24, 5)
    .fill({ color: 0xd9eefa, alpha: 0.75 });
  const pill = new Graphics()
    .ellipse(each / 2, 27, 9, 6)
    .fill(0xfdfdf6)
    .stroke({ width: 1, color: 0xa9a58c })
    .moveTo(each / 2, 21)
    .lineTo(each / 2, 33)
    .stroke({ width: 1, color: 0xb9b59c });
  const chalk = new Graphics()
    .roundRect(each / 2 - 11, 30, 22, 10, 5)
    .fill(0xf2f0ea)
    .stroke({ width: 1, color: 0x8e8a78 });
  part.addChild(open, pill, chalk, lid);
  return { root: part, lid, open, pill, chalk };
}

const createBottle = (): Graphics =>
  new Graphics()
    .roundRect(BOTTLE.x, BOTTLE.y + 18, BOTTLE.width, BOTTLE.height - 18, 12)
    .fill(
      acrossGradient([
        [0, mix(AMBER, 0x3a1d08, 0.4)],
        [0.3, mix(AMBER, 0xffffff, 0.28)],
        [0.7, AMBER],
        [1, mix(AMBER, 0x3a1d08, 0.45)],
      ]),
    )
    .roundRect(BOTTLE.x + 8, BOTTLE.y, BOTTLE.width - 16, 24, 5)
    .fill(
      acrossGradient([
        [0, 0xb8c2ca],
        [0.35, 0xffffff],
        [1, 0x98a4ae],
      ]),
    );

const createBiotin = (): Graphics =>
  new Graphics({ visible: false })
    .roundRect(142, 84, 46, 64, 8)
    .fill(
      acrossGradient([
        [0, 0x2e7d4f],
        [0.35, 0x6cc592],
        [1, 0x235f3c],
      ]),
    )
    .roundRect(148, 70, 34, 18, 4)
    .fill(0xf0f4f2);

const createGlass = (dark: boolean): Graphics =>
  new Graphics()
    .roundRect(TUBE.x - TUBE.half, TUBE.top + 16, 2 * TUBE.half, TUBE.foot - TUBE.top - 16, 14)
    .fill({ color: 0xdcecf8, alpha: 0.34 })
    .stroke({ width: 2, color: dark ? 0xeef6fb : 0x86a2b8 })
    .roundRect(TUBE.x - TUBE.half - 4, TUBE.top - 8, 2 * TUBE.half + 8, 30, 6)
    .fill(
      acrossGradient([
        [0, 0xa8791b],
        [0.4, 0xf0c658],
        [1, 0x8f6614],
      ]),
    );

/** Serum over gel over cells; it fills upwards. */
function createBlood(): Container {
  const blood = new Container();
  blood.position.set(TUBE.x, TUBE.foot - 3);
  blood.addChild(
    new Graphics()
      .roundRect(-TUBE.half + 3, -high, 2 * TUBE.half - 6, high, 12)
      .fill(0x8c1219)
      .rect(-TUBE.half + 3, -high, 2 * TUBE.half - 6, high * 0.46)
      .fill(0xeed07a)
      .rect(-TUBE.half + 3, -high * 0.56, 2 * TUBE.half - 6, 8)
      .fill(0xf3eee0),
  );
  return blood;
}

const createStand = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(TUBE.x - 42, 196, 84, 32, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.3)],
        [1, theme.housingShade],
      ]),
    )
    .stroke({ width: 1, color: theme.housingEdge });

/** What is drawn of all this, in its own units. */
function createBedsideDrawing(theme: StageTheme) {
  const drawn = new Container();
  const shadow = contactShadow(theme, 380, 22);
  shadow.position.set(190, FLOOR);
  const pad = createPad(theme);
  /** The red strip of the calendar: as high as its word needs. */
  const strip = new Graphics();
  const days = Array.from({ length: DAYS }, (_, n) => createDay(n));
  const biotin = createBiotin();
  const blood = createBlood();
  drawn.addChild(
    shadow,
    pad,
    strip,
    createRings(),
    createCorner(),
    createBottle(),
    biotin,
    createPillBox(),
    ...days.map(({ root }) => root),
    blood,
    createGlass(theme.name === 'dark'),
    createStand(theme),
  );
  return {
    root: drawn,
    pad,
    /** The strip of the calendar, so high. */
    head(high: number): void {
      strip
        .clear()
        .roundRect(PAD.x, PAD.y, PAD.width, high, 6)
        .rect(PAD.x, PAD.y + high - 8, PAD.width, 8)
        .fill(0xb4322f);
    },
    set(state: BedsideState): void {
      const weekday = Math.floor(state.day) % DAYS;
      days.forEach(({ lid, open, pill, chalk }, n) => {
        open.visible = n === weekday;
        lid.visible = n !== weekday;
        pill.visible = state.tablet && n > weekday;
        chalk.visible = state.tablet && state.calcium && n > weekday;
      });
      biotin.visible = state.biotin;
      blood.scale.y = state.blood;
      blood.visible = state.blood > 0;
    },
  };
}

/** The words of the calendar. */
function createDate(context: StageContext, ink: number) {
  const dayWord = context.text({ text: 'Day', size: 12, weight: '700', colour: 0xffffff, anchor: [0.5, 0.5] });
  const dayText = context.text({ size: 26, weight: '700', colour: ink, anchor: [0.5, 0.5], mono: true });
  return {
    views: [dayWord, dayText],
    /** `head`: height of the strip, in units of the drawing. */
    lay(at: Stand, head: number, sizes: TypeSizes): void {
      const middle = PAD.x + PAD.width / 2;
      dayWord.style.fontSize = sizes.small;
      dayWord.position.copyFrom(pointOf(at, { x: middle, y: PAD.y + head / 2 }));
      dayText.style.fontSize = Math.max(sizes.text, Math.min(sizes.figures * 1.4, 52 * at.scale));
      dayText.position.copyFrom(pointOf(at, { x: middle, y: PAD.y + head / 2 + 59 }));
    },
    set(day: number): void {
      dayText.text = `${Math.floor(day)}`;
    },
  };
}

/** The dose on the label of the bottle, which is as large as its words need. */
function createDose(context: StageContext, ink: number) {
  const label = new Graphics();
  const dose = context.text({ size: 12, weight: '700', colour: ink, anchor: [0.5, 0.5], align: 'center' });
  let at: Stand = { x: 0, y: 0, scale: 1 };
  let small = 12;
  function place(): void {
    const { x, y } = pointOf(at, { x: BOTTLE.x + BOTTLE.width / 2, y: BOTTLE.y + 66 });
    const [wide, tall] = [dose.width + small * 0.6, dose.height + small * 0.3];
    dose.position.set(x, y);
    label
      .clear()
      .roundRect(x - wide / 2, y - tall / 2, wide, tall, 3)
      .fill(0xfdfdfb);
    asPanel(label, { x: x - wide / 2, y: y - tall / 2, width: wide, height: tall });
  }
  return {
    views: [label, dose],
    lay(stand: Stand, size: number): void {
      at = stand;
      small = size;
      dose.style.fontSize = size;
      place();
    },
    set(words: string): void {
      if (dose.text === words) return;
      dose.text = words;
      place();
    },
  };
}

/** The letters of the week along the front of the pill box. */
function createWeek(context: StageContext) {
  const letters = LETTERS.map((text) =>
    context.text({ text, size: 12, weight: '700', colour: 0x10202e, anchor: [0.5, 0.5] }),
  );
  const band = new Graphics();
  return {
    views: [band, ...letters],
    lay(at: Stand, small: number): void {
      const tall = small * 1.25;
      const front = boxOf(at, BOX);
      const edge = { ...front, y: front.y + front.height - tall, height: tall };
      band.clear().roundRect(edge.x, edge.y, edge.width, edge.height, 5).fill(0xeaf4fb);
      asPanel(band, edge);
      letters.forEach((text, n) => {
        text.style.fontSize = small;
        text.visible = each * at.scale >= small * 1.25;
        text.position.set(at.x + (cellX(n) + each / 2) * at.scale, edge.y + tall / 2);
      });
    },
  };
}

export function createBedside(context: StageContext): Bedside {
  const { theme } = context;
  const root = new Container({ label: 'calendar, tablets and tube' });
  const drawing = createBedsideDrawing(theme);
  const ink = 0x1b2530;
  const date = createDate(context, ink);
  const dose = createDose(context, ink);
  const week = createWeek(context);
  root.addChild(drawing.root, ...date.views, ...dose.views, ...week.views);
  let at: Stand = { x: 0, y: 0, scale: 1 };

  return {
    root,
    lay(box, sizes) {
      at = fitDrawing(drawing.root, box, SIZE);
      const head = Math.max(26, (sizes.small * 1.35) / at.scale);
      drawing.head(head);
      date.lay(at, head, sizes);
      asPanel(drawing.pad, PAD);
      dose.lay(at, sizes.small);
      week.lay(at, sizes.small);
    },
    set(state) {
      date.set(state.day);
      dose.set(state.dose);
      drawing.set(state);
    },
    place(part) {
      const own: Box =
        part === 'calendar'
          ? PAD
          : part === 'bottle'
            ? BOTTLE
            : { x: TUBE.x - 30, y: TUBE.top - 8, width: 60, height: 160 };
      return boxOf(at, own);
    },
    standing: () => [
      boxOf(at, { x: 152, y: FLOOR, width: 290, height: 150 }),
      boxOf(at, { x: TUBE.x, y: FLOOR, width: 84, height: 180 }),
    ],
  };
}

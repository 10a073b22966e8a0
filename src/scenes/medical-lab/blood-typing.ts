/** The tiles of blood typing, seen from above: forward and reverse wells, bottles, a grading card and a magnifier. */
import { Container, Graphics } from 'pixi.js';
import type { WellName } from '../../../engine/medical-lab/blood-typing';
import type { CreateScene, Frame, Point, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBloodDrop, createCellField } from '../kit/blood-drop';
import { createDropperBottle } from '../kit/dropper-bottle';
import { createNoteCard } from '../kit/note-card';
import { metalAcross } from '../kit/shading';
import { createStageButton } from '../kit/stage-button';
import { createTypingTile } from '../kit/typing-tile';

type SerumInput = 'anti_a' | 'anti_b' | 'anti_d';

const FORWARD: readonly WellName[] = ['a', 'b', 'd'];
const REVERSE: readonly WellName[] = ['a1', 'b_cells', 'o'];
const SPOKEN: Readonly<Record<WellName, string>> = {
  a: 'anti-A',
  b: 'anti-B',
  d: 'anti-D',
  a1: 'A1 cells',
  b_cells: 'B cells',
  o: 'O cells',
};
/** Fluids: blue anti-A and yellow anti-B, as reagents are dyed; colourless anti-D; straw-coloured plasma. */
const FLUID: Readonly<Record<WellName, number>> = {
  a: 0x5b8fd6,
  b: 0xe9d25a,
  d: 0xdfe8ee,
  a1: 0xeedfae,
  b_cells: 0xeedfae,
  o: 0xeedfae,
};
const CELLS_ONLY = 0xc8535b;
const GRADES = [
  { text: '0', clump: 1 },
  { text: 'weak', clump: 2.6 },
  { text: '1+', clump: 8 },
  { text: '2+', clump: 30 },
  { text: '3+', clump: 100 },
  { text: '4+', clump: 300 },
];
const TILE = { width: 500, height: 168 } as const;
const BOTTLE = { width: 46, height: 92 } as const;
const FIELD_RADIUS = 88;
const CARD = { width: 500, height: 92 } as const;
/** A bottle let go this near to its well, stage units, gives a drop; it pours for so long, in ms. */
const NEAR = 90;
const POUR_MS = 700;
/** One sway of the rocker, ms. */
const SWAY_MS = 2400;

interface Layout {
  readonly forward: Point;
  readonly reverse: Point;
  readonly card: Point | null;
  readonly field: Point;
  readonly note: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Middles of the feet of the three bottles. */
  readonly bottles: readonly Point[];
  /** Upper left corners and widths of the buttons, in the order of the buttons below. */
  readonly buttons: readonly (Point & { readonly width: number })[];
  readonly buttonHeight: number;
  readonly tileScale: number;
  readonly fieldScale: number;
}

const column = (x: number, y: number, gap: number, count: number, width: number): Layout['buttons'] =>
  Array.from({ length: count }, (_, n) => ({ x, y: y + n * gap, width }));

const WIDE: Layout = {
  forward: { x: 36, y: 62 },
  reverse: { x: 36, y: 246 },
  card: { x: 36, y: 432 },
  field: { x: 676, y: 160 },
  note: { x: 560, y: 286, width: 226, height: 118 },
  bottles: [
    { x: 594, y: 516 },
    { x: 668, y: 516 },
    { x: 742, y: 516 },
  ],
  buttons: column(806, 66, 62, 5, 130),
  buttonHeight: 48,
  tileScale: 1,
  fieldScale: 1,
};

const SLIM: Layout = {
  forward: { x: 8, y: 52 },
  reverse: { x: 8, y: 190 },
  card: null,
  field: { x: 463, y: 124 },
  note: { x: 396, y: 214, width: 238, height: 72 },
  bottles: [
    { x: 428, y: 388 },
    { x: 504, y: 388 },
    { x: 580, y: 388 },
  ],
  buttons: [...column(540, 36, 58, 3, 98), { x: 8, y: 336, width: 110 }, { x: 126, y: 336, width: 186 }],
  buttonHeight: 44,
  tileScale: 0.75,
  fieldScale: 0.72,
};

/** Where the answer stands on the narrow stage. */
const SLIM_ANSWER = { x: 396, y: 203, width: 238, height: 192 } as const;
const RHD_WORDS = { Positive: 'positive', Negative: 'negative', 'Weak D': 'weak D' } as const;

export const createScene: CreateScene<'blood_typing'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'blood typing' });
  const backdrop = createBackdrop(context);
  const forward = createTypingTile(context, TILE.width, TILE.height, ['Anti-A', 'Anti-B', 'Anti-D']);
  const reverse = createTypingTile(context, TILE.width, TILE.height, ['A1 cells', 'B cells', 'O cells']);
  const card = createGradingCard();
  const field = createCellField(FIELD_RADIUS);
  const bezel = new Graphics()
    .circle(0, 0, FIELD_RADIUS + 7)
    .stroke({ width: 14, fill: metalAcross(theme) })
    .circle(0, 0, FIELD_RADIUS)
    .stroke({ width: 2, color: 0x1a222b, alpha: 0.8 });
  const lens = new Container({ label: 'magnifier' });
  const caption = context.text({ size: 13, colour: theme.inkSoft, anchor: [0.5, 0] });
  caption.y = FIELD_RADIUS + 18;
  lens.addChild(field.root, bezel, caption);
  const note = createNoteCard(context, WIDE.note.width, WIDE.note.height);
  root.addChild(backdrop.root, forward.root, reverse.root, card.root, lens, note.root);

  let layout = WIDE;
  let noteHeight = 0;
  let chosen: WellName = 'a';
  let frame: Frame<'blood_typing'> | null = null;
  let swayed = 0;
  let before = 0;

  function createGradingCard() {
    const made = new Container({ label: 'grading card' });
    const paper = new Graphics()
      .roundRect(3, 4, CARD.width, CARD.height, 8)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
      .roundRect(0, 0, CARD.width, CARD.height, 8)
      .fill(0xfbfaf5);
    made.addChild(paper);
    const pitch = CARD.width / GRADES.length;
    GRADES.forEach(({ text, clump }, n) => {
      const drop = createBloodDrop(27);
      drop.set(clump, FLUID.d, 1);
      drop.root.position.set(pitch * (n + 0.5), 38);
      const label = context.text({ text, size: 14, weight: '700', colour: 0x2b3846, anchor: [0.5, 0.5] });
      label.position.set(pitch * (n + 0.5), 79);
      made.addChild(drop.root, label);
    });
    return { root: made };
  }

  // ------------------------------------------------------------ wells: press one to look at it

  const lookAt = (name: WellName): void => {
    chosen = name;
    context.redraw();
  };
  const wellHandles = [...FORWARD, ...REVERSE].map((name) =>
    context.handle({
      role: 'button',
      name: `Look at the well with ${SPOKEN[name]}`,
      press: () => lookAt(name),
    }),
  );

  // ------------------------------------------------------------ bottles: press, or drag to the well

  const bottles = (['anti_a', 'anti_b', 'anti_d'] as const).map((input: SerumInput, n) => {
    const bottle = createDropperBottle(context, BOTTLE);
    root.addChild(bottle.root);
    const name = FORWARD[n] ?? 'a';
    const label = ['A', 'B', 'D'][n] ?? '';
    bottle.set(label, FLUID[name], 0);
    const state = { at: { x: 0, y: 0 }, home: { x: 0, y: 0 }, held: false, pouring: 0, squeezed: 0 };
    const pour = (): void => {
      context.setInput(input, true);
      context.dispatch({ do: 'add_serum' });
      state.pouring = POUR_MS;
      lookAt(name);
    };
    const target = (): Point => {
      const well = forward.wells[n] ?? { x: 0, y: 0 };
      return {
        x: layout.forward.x + well.x * layout.tileScale,
        y: layout.forward.y + (well.y - 8) * layout.tileScale,
      };
    };
    const handle = context.handle({
      role: 'point',
      name: `Bottle of anti-${label}`,
      hint: `Press, or drag to its well, for a drop of anti-${label}. Enter does the same.`,
      min: { x: -1000, y: -1000 },
      max: { x: 2000, y: 2000 },
      step: 1,
      value: state.at,
      format: () => (state.held ? 'in the hand' : 'on the bench'),
      keys: { Enter: pour, ' ': pour },
      set: (point) => {
        state.at = point;
        context.redraw();
      },
      drag: (point, start, at) => ({ x: at.x + point.x - start.x, y: at.y + point.y - start.y }),
      held: (down) => {
        if (state.held && !down) {
          const moved = Math.abs(state.at.x - state.home.x) + Math.abs(state.at.y - state.home.y) > 6;
          const { x, y } = target();
          const near = Math.abs(state.at.x - x) < NEAR && Math.abs(state.at.y - BOTTLE.height / 2 - y) < NEAR;
          if (!moved || near) pour();
        }
        state.held = down;
        context.redraw();
      },
    });
    return { bottle, handle, state, target };
  });

  // ------------------------------------------------------------ the other things that hands do

  const buttons = [
    createStageButton(context, {
      label: 'Cells',
      name: 'Add the patient’s cells',
      hint: 'A drop of the patient’s cells into each forward well.',
      press: () => context.dispatch({ do: 'add_cells' }),
    }),
    createStageButton(context, {
      label: 'Rock',
      name: 'Rock the tile, or stop',
      press: () => context.dispatch({ do: 'mix', value: frame?.view.rocking ? 0 : 1 }),
    }),
    createStageButton(context, {
      label: 'Reverse',
      name: 'Set up the reverse group',
      hint: 'The patient’s plasma with A1, B and O cells.',
      press: () => {
        context.dispatch({ do: 'add_reverse_cells' });
        lookAt('a1');
      },
    }),
    createStageButton(context, {
      label: '37 °C',
      name: 'Incubate the D well at 37 °C',
      hint: 'Five minutes, sixty times faster.',
      press: () => context.dispatch({ do: 'incubate_37' }),
    }),
    createStageButton(context, {
      label: 'Wash + AHG',
      name: 'Wash the D well and add antiglobulin',
      press: () => {
        context.dispatch({ do: 'add_ahg' });
        lookAt('d');
      },
    }),
  ];
  for (const { root: button } of buttons) root.addChild(button);

  // ------------------------------------------------------------ drawing

  const lay = (stage: StageSize): void => {
    layout = stage.layout === 'wide' ? WIDE : SLIM;
    backdrop.resize(stage, null);
    for (const [tile, at] of [
      [forward, layout.forward],
      [reverse, layout.reverse],
    ] as const) {
      tile.root.position.set(at.x, at.y);
      tile.root.scale.set(layout.tileScale);
    }
    card.root.visible = layout.card !== null;
    if (layout.card) card.root.position.set(layout.card.x, layout.card.y);
    lens.position.set(layout.field.x, layout.field.y);
    lens.scale.set(layout.fieldScale);
    // There the ring on the tile has to say which well it is.
    caption.visible = layout !== SLIM;
    noteHeight = 0;
    buttons.forEach((button, n) => {
      const at = layout.buttons[n];
      if (at) button.place(at.x, at.y, at.width, layout.buttonHeight);
    });
    bottles.forEach(({ state }, n) => {
      state.home = layout.bottles[n] ?? state.home;
      if (!state.held) state.at = state.home;
    });
    [...FORWARD, ...REVERSE].forEach((_, n) => {
      const tile = n < 3 ? forward : reverse;
      const at = n < 3 ? layout.forward : layout.reverse;
      const well = tile.wells[n % 3];
      if (!well) return;
      const r = tile.radius * layout.tileScale;
      wellHandles[n]?.place(at.x + well.x * layout.tileScale - r, at.y + well.y * layout.tileScale - r, 2 * r, 2 * r);
    });
  };

  const clumpIn = ({ view }: Frame<'blood_typing'>, name: WellName): number | null => {
    const { cells, serum, clump } = view.wells[name];
    return cells ? (serum ? clump : 1) : null;
  };

  function drawWells(now: Frame<'blood_typing'>): void {
    for (const [tile, names] of [
      [forward, FORWARD],
      [reverse, REVERSE],
    ] as const) {
      names.forEach((name, n) => {
        const { cells, serum } = now.view.wells[name];
        const filled = (cells ? 0.55 : 0) + (serum ? 0.5 : 0);
        tile.drops[n]?.set(clumpIn(now, name), serum ? FLUID[name] : CELLS_ONLY, filled);
      });
      tile.choose(names.indexOf(chosen));
    }
  }

  /** Moves what moves by itself; true while something does. */
  function animate(now: Frame<'blood_typing'>, elapsed: number): boolean {
    let moving = false;
    const rocks = now.view.rocking && now.running && !context.reducedMotion;
    if (rocks) swayed = (swayed + elapsed) % SWAY_MS;
    const tilt = rocks ? Math.sin((2 * Math.PI * swayed) / SWAY_MS) : 0;
    forward.tip(tilt);
    reverse.tip(tilt);
    for (const { bottle, handle, state, target } of bottles) {
      state.pouring = Math.max(0, state.pouring - elapsed);
      const pouring = state.pouring > 0 && !context.reducedMotion;
      const goal = pouring ? { x: target().x, y: target().y + 6 } : state.held ? state.at : state.home;
      const step = context.reducedMotion || state.held ? 1 : 1 - Math.exp(-elapsed / 90);
      const { x, y } = bottle.root.position;
      const far = Math.abs(goal.x - x) + Math.abs(goal.y - y) > 0.5;
      if (far) bottle.root.position.set(x + (goal.x - x) * step, y + (goal.y - y) * step);
      const squeezed = pouring && state.pouring < POUR_MS * 0.6 ? 1 : 0;
      if (squeezed !== state.squeezed) {
        state.squeezed = squeezed;
        bottle.root.rotation = squeezed * 0.35;
      }
      if (!state.held && !pouring && !far) state.at = state.home;
      handle.place(bottle.root.x - BOTTLE.width / 2, bottle.root.y - BOTTLE.height, BOTTLE.width, BOTTLE.height);
      handle.update(state.at);
      moving ||= far || pouring;
    }
    return moving;
  }

  /** Heading and text of the note; `slim` where it has two short lines. */
  function noteOf({ view }: Frame<'blood_typing'>, slim: boolean): readonly [heading: string, body: string] {
    const { answer, reportedAbo, reportedRh } = view;
    const report = [reportedAbo ?? '–', reportedRh ?? '–'].join(', ');
    if (answer) {
      const marks = [answer.aboRight, answer.rhRight].map((right) =>
        right === null ? 'not reported' : right ? 'right' : 'wrong',
      );
      return [
        `It was ${answer.abo}, RhD ${RHD_WORDS[answer.rh]}`,
        `ABO ${marks[0]}, RhD ${marks[1]}.${answer.remark ? ` ${answer.remark}` : ''}`,
      ];
    }
    if (view.incubation !== null) {
      return [
        slim ? 'Incubator, 37 °C' : 'In the incubator at 37 °C',
        `${Math.round(view.incubation * 5 * 10) / 10} of 5 min`,
      ];
    }
    const reported = reportedAbo !== null || reportedRh !== null;
    return [
      slim && reported ? report : `Reported: ${report}`,
      view.antiglobulin
        ? slim
          ? 'Rock it, look again.'
          : 'Antiglobulin is in the D well: rock it and look again.'
        : slim
          ? 'Grade by eye first.'
          : 'Grade by eye first, 2 min after rocking began.',
    ];
  }

  function drawNote(now: Frame<'blood_typing'>): void {
    const slim = layout === SLIM;
    // On the narrow stage the answer takes the place of the bottles, which have done their work.
    const opened = slim && now.view.answer !== null;
    const { x, y, width, height } = opened ? SLIM_ANSWER : layout.note;
    if (noteHeight !== height) {
      noteHeight = height;
      note.root.position.set(x, y);
      note.resize(width, height);
      for (const { bottle, handle } of bottles) {
        bottle.root.visible = !opened;
        handle.enable(!opened);
      }
    }
    note.set(...noteOf(now, slim));
  }

  const nameOf = (name: WellName): string => `Well with ${SPOKEN[name]}`;

  return {
    root,
    resize(stage) {
      lay(stage);
      for (const { bottle, state } of bottles) bottle.root.position.set(state.home.x, state.home.y);
    },
    draw(now, time) {
      frame = now;
      const elapsed = before === 0 || time < before ? 0 : Math.min(100, time - before);
      before = time;
      drawWells(now);
      const clump = clumpIn(now, chosen);
      field.set(clump);
      const words = clump === null ? `${nameOf(chosen)}: no cells` : nameOf(chosen);
      if (caption.text !== words) caption.text = words;
      buttons[1]?.hold(now.view.rocking);
      drawNote(now);
      if (animate(now, elapsed)) context.redraw();
    },
    describe(now) {
      const { view } = now;
      const well = (name: WellName): string => {
        const { cells, serum, clump } = view.wells[name];
        if (!cells && !serum) return `${SPOKEN[name]}: empty`;
        if (!cells) return `${SPOKEN[name]}: serum without cells`;
        if (!serum) return `${SPOKEN[name]}: cells without serum`;
        const look =
          clump < 1.5
            ? 'a smooth suspension'
            : clump < 4
              ? 'hardly visible grains'
              : clump < 15
                ? 'fine clumps in a cloudy background'
                : clump < 50
                  ? 'medium clumps'
                  : clump < 150
                    ? 'several large clumps'
                    : 'one large clump in clear fluid';
        return `${SPOKEN[name]}: ${look}`;
      };
      const reverseWells = view.wells.o.cells ? ` Reverse tile, ${REVERSE.map(well).join('; ')}.` : '';
      const rocking = view.rocking ? ' The tiles are rocking.' : ' The tiles are at rest.';
      const incubation = view.incubation === null ? '' : ' The D well is in the incubator.';
      const reported = view.reportedAbo !== null || view.reportedRh !== null;
      const slip = view.answer || (reported && view.incubation === null) ? ` ${noteOf(now, false).join('. ')}` : '';
      return `Forward tile, ${FORWARD.map(well).join('; ')}.${reverseWells}${rocking}${incubation}${slip}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};

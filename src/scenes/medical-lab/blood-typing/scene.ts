/** Blood typing: two tiles on a rocker, the patient's cells and plasma, sera, a block at 37 °C, a grading card, a magnifier. */
import { Container } from 'pixi.js';
import type { WellName } from '../../../../engine/medical-lab/typing-wells';
import type { Box, CreateScene, Frame, StageSize } from '../../contract';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  cells,
  column,
  fitted,
  grow,
  inset,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { createRoom } from '../../kit/room/room';
import { createCellLens } from './cell-lens';
import { FORWARD, LABELS, REVERSE, type SeenWell, describeWells, reportOf, seenIn } from './describe-wells';
import { createDispenser } from './dispenser';
import { createGradingCard } from './grading-card';
import { createHeatBlock } from './heat-block';
import { CELLS, createDroppingPipette, createSpecimenRack, PIPETTE_BOX, PLASMA } from './specimen-rack';
import { createTileRocker } from './tile-rocker';

/** Fluids: blue anti-A and yellow anti-B, as reagents are dyed; colourless anti-D; straw-coloured plasma; colourless diluent; green antiglobulin. */
const FLUID: Readonly<Record<SeenWell, number>> = {
  a: 0x5b8fd6,
  b: 0xe9d25a,
  d: 0xdfe8ee,
  a1: PLASMA,
  b_cells: PLASMA,
  o: PLASMA,
  control: 0xdfe8ee,
};
const ANTIGLOBULIN = 0x8fd3a1;
const CHECK_CELLS = 0xb02a34;
const CELLS_ONLY = 0xc8535b;
const BOTTLE = { width: 50, height: 96 } as const;
/** One sway of the rocker, ms. */
const SWAY_MS = 2400;
/** Of the row at the back: where the bench begins. */
const BENCH_AT = 0.72;

const SERA = ['a', 'b', 'd'] as const satisfies readonly WellName[];

type Place = 'rack' | 'bottles' | 'block' | 'rocker' | 'lens' | 'slip' | 'panel' | 'card';

const ARRANGEMENT: Arrangements<Place> = {
  wide: column(
    grow(9, row(grow(8, 'rack'), grow(21, 'bottles'), grow(10, 'block'))),
    grow(
      16,
      row(
        grow(14, 'rocker'),
        grow(10, column(grow(12, row(grow(12, 'lens'), grow(10, column('slip', grow(1, 'panel'))))), grow(6, 'card'))),
      ),
    ),
  ),
  tall: column(
    grow(9, 'bottles'),
    grow(17, spaced(8, row('rack', 'block', grow(1, 'lens')))),
    grow(23, row(grow(1, 'rocker'), 'panel')),
    grow(8, 'card'),
  ),
};

export const createScene: CreateScene<'blood_typing'> = (context) => {
  const root = new Container({ label: 'blood typing' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const rack = createSpecimenRack(context);
  const block = createHeatBlock(context);
  const rocker = createTileRocker(
    context,
    FORWARD.map((name) => (name === 'control' ? 'Ctrl' : LABELS[name])),
    REVERSE.map((name) => LABELS[name]),
  );
  const panel = createInstrument(context, {
    form: 'bench',
    title: 'Rocker',
    display: { rows: [{ unit: 's', widest: '0000' }] },
    keys: [{ action: 'mix', print: 'ROCK' }],
  });
  const lens = createCellLens(context);
  const card = createGradingCard(context);
  const slip = createPaperSlip(context);
  const parts = new Container({ label: 'parts' });
  root.addChild(room.root, parts);
  parts.addChild(rack.root, block.root, rocker.root, panel.root, lens.root, card.root, slip.root);

  let stage: StageSize | null = null;
  let chosen: SeenWell = 'a';
  let answered = false;
  let cardBox: Box = { x: 0, y: 0, width: 0, height: 0 };
  let slots: readonly Box[] = [];
  let swayed = 0;
  let before = 0;

  // ------------------------------------------------------------ wells: press one to look at it

  const wellBox = (name: SeenWell): Box => {
    const forward = FORWARD.indexOf(name);
    const box = forward >= 0 ? rocker.forward.wells[forward] : rocker.reverse.wells[REVERSE.indexOf(name)];
    return box ?? cardBox;
  };
  const lookAt = (name: SeenWell): void => {
    chosen = name;
    context.redraw();
  };
  const wellHandles = [...FORWARD, ...REVERSE].map((name) => ({
    name,
    handle: context.handle({
      role: 'button',
      name: `Look at the well: ${LABELS[name]}`,
      press: () => lookAt(name),
    }),
  }));

  // ------------------------------------------------------------ what gives drops

  const { add_cells, add_reverse_cells, add_serum, rh_control, add_ahg, add_check_cells } = context.facts.actions;
  const pipettes = [
    { contents: CELLS, facts: add_cells, action: 'add_cells', wells: SERA },
    { contents: PLASMA, facts: add_reverse_cells, action: 'add_reverse_cells', wells: REVERSE },
  ] as const;
  const pipetteHands = pipettes.map(({ contents, facts, action, wells }) => {
    const pipette = createDroppingPipette(context, contents);
    root.addChild(pipette);
    return createDispenser(context, pipette, {
      name: facts?.label ?? action,
      hint: facts?.hint ?? '',
      box: PIPETTE_BOX,
      wells: () => wells.map(wellBox),
      give() {
        context.dispatch({ do: action });
        lookAt(wells[0] ?? 'a');
      },
    });
  });
  const bottles = [
    ...SERA.map((well) => ({
      well,
      label: well.toUpperCase(),
      contents: FLUID[well],
      name: `Bottle of anti-${well.toUpperCase()}`,
      hint: add_serum?.hint ?? '',
      give() {
        context.setInput(`anti_${well}`, true);
        context.dispatch({ do: 'add_serum' });
      },
    })),
    {
      well: 'control' as const,
      label: 'Ctrl',
      contents: FLUID.control,
      name: rh_control?.label ?? '',
      hint: rh_control?.hint ?? '',
      give: () => context.dispatch({ do: 'rh_control' }),
    },
    {
      well: 'd' as const,
      label: 'AHG',
      contents: ANTIGLOBULIN,
      name: add_ahg?.label ?? '',
      hint: add_ahg?.hint ?? '',
      give: () => context.dispatch({ do: 'add_ahg' }),
    },
    {
      well: 'd' as const,
      label: 'IgG',
      contents: CHECK_CELLS,
      name: add_check_cells?.label ?? '',
      hint: add_check_cells?.hint ?? '',
      give: () => context.dispatch({ do: 'add_check_cells' }),
    },
  ].map(({ well, label, contents, name, hint, ...bottled }) => {
    const bottle = createDropperBottle(context, BOTTLE);
    bottle.set(label, contents, 0);
    root.addChild(bottle.root);
    const hand = createDispenser(context, bottle.root, {
      name,
      hint,
      box: { x: -BOTTLE.width / 2, y: -BOTTLE.height, ...BOTTLE },
      wells: () => [wellBox(well)],
      give() {
        bottled.give();
        lookAt(well);
      },
    });
    return { bottle, hand };
  });
  const shelf = {
    lay(box: Box) {
      const places = cells(box, 'x', bottles.length - 1, 4).map((slot) => fitted(slot, BOTTLE));
      // Check cells stand where the antiglobulin stood: they come after it.
      slots = [...places, ...places.slice(-1)];
    },
  };
  const cardPlace = {
    lay(box: Box, type: StageSize['type']) {
      cardBox = box;
      card.lay(box, type);
    },
  };

  // ------------------------------------------------------------ drawing

  function lay(next: StageSize): void {
    stage = next;
    const { type } = next;
    const box = inset(stageBox(next), 12, 14);
    const places = { rack, bottles: shelf, block, rocker, lens, slip, panel, card: cardPlace };
    arrange(ARRANGEMENT[next.layout], places, box, type);
    card.root.visible = !answered;
    if (answered) {
      slip.root.visible = true;
      slip.lay(cardBox, type);
    }
    for (const { name, handle } of wellHandles) {
      const { x, y, width, height } = wellBox(name);
      handle.place(x, y, width, height);
    }
    pipetteHands.forEach((hand, n) => hand.home(rack.tips[n] ?? { x: 0, y: 0 }, rack.scale));
    bottles.forEach(({ bottle, hand }, n) => {
      const slot = slots[n];
      if (!slot) return;
      const scale = slot.width / BOTTLE.width;
      bottle.fit(scale, type);
      hand.home({ x: slot.x + slot.width / 2, y: slot.y + slot.height }, scale);
    });
    const back = (slots[0]?.y ?? 0) + (slots[0]?.height ?? 0);
    const stands = parts.children
      .filter(({ visible }) => visible)
      .map((part) => part.getLocalBounds())
      .slice(0, 3)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height - 4, width, height: height * 0.4 }));
    room.resize(next, box.y + (back - box.y) * BENCH_AT, stands);
  }

  function drawWells(now: Frame<'blood_typing'>): void {
    for (const [tile, names] of [
      [rocker.forward, FORWARD],
      [rocker.reverse, REVERSE],
    ] as const) {
      names.forEach((name, n) => {
        const { cells: added, serum, away, clump } = seenIn(now.view, name);
        const filled = away ? 0 : (added ? 0.55 : 0) + (serum ? 0.5 : 0);
        tile.drops[n]?.set(clump, serum ? FLUID[name] : CELLS_ONLY, filled);
      });
      tile.choose(names.indexOf(chosen));
    }
    const { clump } = seenIn(now.view, chosen);
    lens.set(clump, clump === null ? `${LABELS[chosen]}: no cells` : LABELS[chosen]);
  }

  /** Antiglobulin until it is in the tube, then check cells. */
  function offer(antiglobulin: boolean): void {
    bottles.slice(-2).forEach(({ bottle, hand }, n) => {
      const there = antiglobulin === (n === 1);
      bottle.root.visible = there;
      hand.enable(there);
    });
  }

  /** Moves what moves by itself; true while something does. */
  function animate(now: Frame<'blood_typing'>, time: number): boolean {
    const elapsed = before === 0 || time < before ? 0 : Math.min(100, time - before);
    before = time;
    const rocks = now.view.rocking && now.running && !context.reducedMotion;
    if (rocks) swayed = (swayed + elapsed) % SWAY_MS;
    rocker.tip(rocks ? Math.sin((2 * Math.PI * swayed) / SWAY_MS) : 0);
    let moving = false;
    for (const hand of [...pipetteHands, ...bottles.map((one) => one.hand)]) moving = hand.move(time) || moving;
    return moving;
  }

  return {
    root,
    resize: lay,
    draw(now, time) {
      const { view } = now;
      if (stage && answered !== (view.answer !== null)) {
        answered = view.answer !== null;
        lay(stage);
      }
      drawWells(now);
      rack.set(now.params.sample);
      block.set(view.tube);
      offer(view.antiglobulin);
      panel.set(0, now.shown.rocked.text);
      slip.set(...reportOf(view));
      if (animate(now, time)) context.redraw();
    },
    describe: describeWells,
    destroy: () => root.destroy({ children: true }),
  };
};

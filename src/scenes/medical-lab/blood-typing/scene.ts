/** Blood typing: two tiles on a rocker, the patient's cells and plasma, sera, a block at 37 °C, a grading card, a magnifier. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, SceneContext, StageSize, TypeSizes } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  placeHandle,
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
import { createTileRocker, type TileRocker } from './tile-rocker';
import { createTypingBottles, FLUID, SERA } from './typing-bottles';

const CELLS_ONLY = 0xc8535b;
/** One sway of the rocker, ms. */
const SWAY_MS = 2400;
/** Of the row at the back: where the bench begins. */
const BENCH_AT = 0.72;

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

function createTiles(context: SceneContext<'blood_typing'>) {
  return createTileRocker(
    context,
    FORWARD.map((name) => (name === 'control' ? 'Ctrl' : LABELS[name])),
    REVERSE.map((name) => LABELS[name]),
  );
}

/** Pipettes that take cells and plasma from the patient's tubes. */
function createPipettes(
  context: SceneContext<'blood_typing'>,
  root: Container,
  wellBox: (well: SeenWell) => Box,
  gave: (well: SeenWell) => void,
) {
  const { add_cells, add_reverse_cells } = context.facts.actions;
  const pipettes = [
    { contents: CELLS, facts: add_cells, action: 'add_cells', wells: SERA },
    { contents: PLASMA, facts: add_reverse_cells, action: 'add_reverse_cells', wells: REVERSE },
  ] as const;
  return pipettes.map(({ contents, facts, action, wells }) => {
    const pipette = createDroppingPipette(context, contents);
    root.addChild(pipette);
    return createDispenser(context, pipette, {
      name: facts?.label ?? action,
      hint: facts?.hint ?? '',
      box: PIPETTE_BOX,
      wells: () => wells.map(wellBox),
      give() {
        context.dispatch({ do: action });
        gave(wells[0] ?? 'a');
      },
    });
  });
}

/** A button over each well: press one to look at it. */
function createWellHandles(context: SceneContext<'blood_typing'>, lookAt: (well: SeenWell) => void) {
  return [...FORWARD, ...REVERSE].map((name) => ({
    name,
    handle: context.handle({
      role: 'button',
      name: `Look at the well: ${LABELS[name]}`,
      press: () => lookAt(name),
    }),
  }));
}

/** Where each part that stands at the back has its shadow. */
const shadowsOf = (parts: Container) =>
  parts.children
    .filter(({ visible }) => visible)
    .map((part) => part.getLocalBounds())
    .slice(0, 3)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height - 4, width, height: height * 0.4 }));

/** What is in the wells of both tiles, and a frame around the one that is looked at. */
function drawWells(rocker: TileRocker, view: Frame<'blood_typing'>['view'], chosen: SeenWell): void {
  for (const [tile, names] of [
    [rocker.forward, FORWARD],
    [rocker.reverse, REVERSE],
  ] as const) {
    names.forEach((name, n) => {
      const { cells: added, serum, away, clump } = seenIn(view, name);
      const filled = away ? 0 : (added ? 0.55 : 0) + (serum ? 0.5 : 0);
      tile.drops[n]?.set(clump, serum ? FLUID[name] : CELLS_ONLY, filled);
    });
    tile.choose(names.indexOf(chosen));
  }
}

/** The grading card; once there is an answer, the report lies in its place. */
function createAnswerPlace(context: SceneContext<'blood_typing'>) {
  const card = createGradingCard(context);
  const slip = createPaperSlip(context);
  let cardBox: Box = { x: 0, y: 0, width: 0, height: 0 };
  let answered = false;
  return {
    card,
    slip,
    get box() {
      return cardBox;
    },
    least: ({ small }: TypeSizes) => ({ width: 12 * small, height: 2.2 * small }),
    lay(box: Box, type: TypeSizes): void {
      cardBox = box;
      card.lay(box, type);
    },
    show(type: TypeSizes): void {
      card.root.visible = !answered;
      if (!answered) return;
      slip.root.visible = true;
      slip.lay(cardBox, type);
    },
    /** Whether it has changed. */
    give(is: boolean): boolean {
      const changed = is !== answered;
      answered = is;
      return changed;
    },
  };
}

/** How far the rocker is tilted, −1 to 1; it goes on from where it stopped. */
function createSway() {
  let swayed = 0;
  let before = 0;
  return (rocks: boolean, time: number): number => {
    const elapsed = before === 0 || time < before ? 0 : Math.min(100, time - before);
    before = time;
    if (rocks) swayed = (swayed + elapsed) % SWAY_MS;
    return rocks ? Math.sin((2 * Math.PI * swayed) / SWAY_MS) : 0;
  };
}

export const createScene: CreateScene<'blood_typing'> = (context) => {
  const root = new Container({ label: 'blood typing' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const rack = createSpecimenRack(context);
  const block = createHeatBlock(context);
  const rocker = createTiles(context);
  const panel = createInstrument(context, {
    form: 'bench',
    title: 'Rocker',
    display: { rows: [{ unit: 's', widest: '0000' }] },
    keys: [{ action: 'mix', print: 'ROCK' }],
  });
  const lens = createCellLens(context);
  const answer = createAnswerPlace(context);
  const { card, slip } = answer;
  const parts = new Container({ label: 'parts' });
  root.addChild(room.root, parts);
  parts.addChild(rack.root, block.root, rocker.root, panel.root, lens.root, card.root, slip.root);

  let stage: StageSize | null = null;
  let chosen: SeenWell = 'a';
  const sway = createSway();
  const wellBox = (name: SeenWell): Box => {
    const forward = FORWARD.indexOf(name);
    const box = forward >= 0 ? rocker.forward.wells[forward] : rocker.reverse.wells[REVERSE.indexOf(name)];
    return box ?? answer.box;
  };
  const lookAt = (name: SeenWell): void => {
    chosen = name;
    context.redraw();
  };
  const wellHandles = createWellHandles(context, lookAt);
  const pipetteHands = createPipettes(context, root, wellBox, lookAt);
  const bottles = createTypingBottles(context, root, wellBox, lookAt);
  function lay(next: StageSize): void {
    stage = next;
    const { type } = next;
    const box = inset(stageBox(next), 12, 14);
    const places = { rack, bottles, block, rocker, lens, slip, panel, card: answer };
    arrange(ARRANGEMENT[next.layout], places, box, type);
    answer.show(type);
    for (const { name, handle } of wellHandles) placeHandle(handle, wellBox(name));
    pipetteHands.forEach((hand, n) => hand.home(rack.tips[n] ?? { x: 0, y: 0 }, rack.scale));
    bottles.stand(type);
    room.resize(next, box.y + (bottles.foot() - box.y) * BENCH_AT, shadowsOf(parts));
  }

  /** Moves what moves by itself; true while something does. */
  function animate(now: Frame<'blood_typing'>, time: number): boolean {
    rocker.tip(sway(now.view.rocking && now.running && !context.reducedMotion, time));
    let moving = false;
    for (const hand of [...pipetteHands, ...bottles.hands]) moving = hand.move(time) || moving;
    return moving;
  }

  return {
    root,
    resize: lay,
    draw(now, time) {
      const { view } = now;
      if (stage && answer.give(view.answer !== null)) lay(stage);
      drawWells(rocker, view, chosen);
      const { clump } = seenIn(view, chosen);
      lens.set(clump, clump === null ? `${LABELS[chosen]}: no cells` : LABELS[chosen]);
      rack.set(now.params.sample);
      block.set(view.tube);
      bottles.offer(view.antiglobulin);
      panel.set(0, now.shown.rocked.text);
      slip.set(...reportOf(view));
      if (animate(now, time)) context.redraw();
    },
    describe: describeWells,
    destroy: () => root.destroy({ children: true }),
  };
};

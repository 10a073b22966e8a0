/** Cells in a bath: what the eyepiece shows, one of them cut through, the bottles, and the mixer that makes the bath. */
import { Container } from 'pixi.js';
import { SOLUTIONS } from '../../../../engine/biology/osmotic-cells';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createBathBench, isBottles } from './bath-bench';
import { createCellView } from './cell-view';
import { createCloseUp } from './close-up';
import { createPlantCells, PLANT_FIELD } from './plant-cells';
import { createRedCells, RED_FIELD } from './red-cells';

type View = Frame<'osmosis'>['view'];
type Cells = Frame<'osmosis'>['fields']['cells'];

const ARRANGEMENT: Arrangements<'bench' | 'view' | 'cut' | 'mixer'> = {
  wide: spaced(
    12,
    row(grow(27, 'bench'), grow(46, 'view'), grow(27, spaced(12, column(grow(11, 'cut'), grow(10, 'mixer'))))),
  ),
  tall: spaced(
    8,
    column(grow(16, spaced(8, row(grow(19, 'view'), grow(13, 'cut')))), grow(4, 'mixer'), grow(14, 'bench')),
  ),
};
/** Pictures a second of cells that tumble; longest pause between two that counts, s. */
const TUMBLING = 7;
const LONGEST = 0.1;

/** The eyepiece with red cells or with an onion's epidermis in it. */
function createEyepiece(context: SceneContext<'osmosis'>) {
  const view = createCellView(context);
  const drawRed = createRedCells();
  const drawPlant = createPlantCells();
  function showRed({ look, whole, lysed, seconds }: View, tornAt: Cells, motion: number, now: number): boolean {
    const key = `red ${look} ${Math.floor(motion * TUMBLING)} ${whole.toFixed(3)} ${lysed} ${seconds.toFixed(0)}`;
    return view.show(key, now, (pen, pixels) =>
      drawRed(pen, pixels, { seed: look, ratio: whole, lysed, now: seconds, tornAt, motion }),
    );
  }
  function showPlant({ look, ratio, plasmolysed }: View, volumes: Cells, now: number): boolean {
    return view.show(`plant ${look} ${ratio.toFixed(3)} ${plasmolysed}`, now, (pen, pixels) =>
      drawPlant(pen, pixels, { seed: look, volumes }),
    );
  }
  return {
    part: view,
    /** `motion`: seconds that cells have tumbled. False: ask again. */
    draw(seen: View, cells: Cells, motion: number, now: number): boolean {
      view.measure(seen.red ? 10 : 100, seen.red ? RED_FIELD : PLANT_FIELD);
      return seen.red ? showRed(seen, cells, motion, now) : showPlant(seen, cells, now);
    },
  };
}

const createBathMixer = (context: SceneContext<'osmosis'>) =>
  createInstrument(context, {
    form: 'bench',
    title: 'Bath mixer',
    display: {
      rows: [
        { unit: 'mOsm/L', widest: '0000.0' },
        { label: 'potential', unit: 'MPa', widest: '−0.0000', second: true },
      ],
    },
    knobs: [{ action: 'set_osmolarity', print: '' }],
    keys: [
      { action: 'add_water', print: '½' },
      { action: 'return_to_isotonic', print: 'ISO' },
      { action: 'set_urea', print: 'UREA' },
    ],
  });

function describeCells({ view: seen, shown, hidden }: Frame<'osmosis'>): string {
  const bath = hidden.has('solution')
    ? 'The bath is one to be found.'
    : seen.urea > 0
      ? `The bath is urea, ${shown.external_osmolarity.text} mOsm/L.`
      : `The bath has ${shown.external_osmolarity.text} mOsm/L of salt.`;
  if (!seen.red)
    return `${bath} In the eyepiece lies the epidermis of a red onion: ${shown.plasmolysed_percent.text} % of the protoplasts have left their wall; the mean one has ${shown.relative_volume.text} of its volume.`;
  const form =
    seen.lysed > 0.97
      ? 'nothing but pale ghosts; the tube has become clear, and the print behind it is read'
      : seen.whole > 1.3
        ? 'round, swollen cells'
        : seen.whole < 0.95
          ? 'small dark cells with spikes'
          : 'discs with a pale middle';
  return `${bath} In the eyepiece float red cells: ${form}. ${shown.hemolysis_percent.text} % are lysed; a whole cell has ${shown.relative_volume.text} of its volume.`;
}

export const createScene: CreateScene<'osmosis'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'osmosis' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const bench = createBathBench(context);
  const eyepiece = createEyepiece(context);
  const { part: view } = eyepiece;
  const cut = createCloseUp(context);
  const mixer = createBathMixer(context);
  root.addChild(room.root, bench.root, view.root, cut.root, mixer.root);

  const bottles = context.inputHandle('solution', {
    name: 'Bottles: solution',
    hint: 'A press on a bottle drops fresh cells into it.',
    grip: 'press',
    tap: (point) => {
      context.sound('drop');
      context.setInput('solution', SOLUTIONS[bench.bottleAt(point)] ?? 'Isotonic');
    },
  });
  let last = Number.NaN;
  let motion = 0;

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], { bench, view, cut, mixer }, inset(stageBox(stage), 14, 14), stage.type);
      room.resize(stage, bench.standY());
      const { x, y, width, height } = bench.bottles();
      bottles.place(x, y, width, height);
    },
    draw({ view: seen, fields, shown, params, hidden, running }, now) {
      const seconds = Number.isFinite(last) ? Math.min(LONGEST, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      if (running && !reducedMotion) motion += seconds;
      const told = !hidden.has('solution');
      bench.set({
        red: seen.red,
        chosen: told ? params.solution : null,
        lysed: seen.lysed,
        own: isBottles(params.solution, seen.salt, seen.urea),
      });
      const moves = bench.tick(now);
      const settled = eyepiece.draw(seen, fields.cells, motion, now);
      // Before the run nobody has seen which way the water goes.
      cut.set(seen, told, told || seen.seconds > 0);
      if (running) cut.tick(seconds);
      mixer.set(0, told ? shown.external_osmolarity.text : '?');
      mixer.set(1, told ? shown.water_potential_mpa.text : '?');
      mixer.knobs[0]?.turnTo(told ? seen.salt : 0);
      mixer.keys[2]?.enable(seen.red);
      if (moves || !(settled || running)) context.redraw();
    },
    describe: describeCells,
    destroy: () => root.destroy({ children: true }),
  };
};

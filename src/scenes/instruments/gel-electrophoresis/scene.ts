/**
 * The gel bench: tubes and pipette, power supply, tank with the gel, transilluminator, sheet of sizes. On a phone the gel is
 * followed: tank until the power is off for good, then transilluminator and sheet.
 */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, SceneContext, StageSize, TypeSizes } from '../../contract';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  placeHandle,
  room,
  row,
  spaced,
  stageBox,
  type Tree,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { PLACES } from './gel-bench-layout';
import { describeGel, hintOf, keyOf, sizesOf } from './gel-bench-words';
import { createLightSide } from './gel-light-side';
import { createTankSide } from './gel-tank-side';
import { createPowerSupply } from './power-supply';
import { createSampleTubes, createTubeCard, smooth } from './sample-tubes';
import { createSizeSheet } from './size-sheet';

type GelFrame = Frame<'gel_electrophoresis'>;
type View = GelFrame['view'];
type PartName = 'words' | 'tubes' | 'card' | 'supply' | 'tank' | 'light' | 'sheet';

/** Tank and transilluminator beside each other, or on a phone one after the other. */
const ARRANGEMENT: Readonly<Record<'tank' | 'light', Arrangements<PartName>>> = (() => {
  const wide: Tree<PartName> = spaced(
    6,
    column(
      'words',
      grow(
        1,
        row(
          spaced(12, column('tubes', 'card', grow(1, room), 'supply')),
          grow(10, 'tank'),
          grow(10, 'light'),
          grow(11, 'sheet'),
        ),
      ),
    ),
  );
  const tank: Tree<PartName> = spaced(
    8,
    column('words', grow(1, row(column('tubes', grow(1, room), 'supply'), grow(1, 'tank')))),
  );
  const light: Tree<PartName> = spaced(8, column('words', grow(1, row(grow(10, 'light'), grow(11, 'sheet')))));
  return { tank: { wide, tall: tank }, light: { wide, tall: light } };
})();

/** Wall milliseconds of the loading of a lane. */
const LANE_MS = 650;

const inTank = ({ stage }: View): boolean => stage !== 'stained' && stage !== 'imaged';

function createHandles(context: SceneContext<'gel_electrophoresis'>) {
  return {
    cast: context.actionHandle('cast_gel', { grip: 'press' }),
    digest: context.actionHandle('digest', { name: 'Tube 3: digest the DNA', grip: 'press' }),
    load: context.actionHandle('load_sample', { name: 'Micropipette: load the samples', grip: 'press' }),
    stain: context.actionHandle('stain_gel', { name: 'Gel: stain it', grip: 'press' }),
    calibrate: context.actionHandle('calibrate', { name: 'Sheet: calibrate with the ladder', grip: 'press' }),
  };
}

/** What to do next, or what is wrong. */
function createWords(context: SceneContext<'gel_electrophoresis'>) {
  const hint = createCallout(context, { size: 13, tone: 'plain' });
  const warning = createCallout(context, { size: 13, tone: 'warning' });
  let words = '';
  return {
    views: [hint.root, warning.root],
    lay: ({ x, y, width }: Box) => {
      for (const slip of [hint, warning]) {
        slip.lay(width - 40);
        slip.root.position.set(x + width / 2, y);
      }
    },
    reset(): void {
      words = '';
    },
    say(frame: GelFrame): void {
      const { message } = frame.view;
      const next = message ?? hintOf(frame);
      if (next === words) return;
      words = next;
      warning.set(message ?? '');
      hint.set(message === null ? next : '');
    },
  };
}

/** The sizes of the bands, written anew when `gel` or what was found is another. */
function createSizes(context: SceneContext<'gel_electrophoresis'>) {
  const sheet = createSizeSheet(context);
  let plotted = '';
  return {
    sheet,
    reach(length: number): void {
      sheet.reach(length);
      plotted = ' ';
    },
    draw(frame: GelFrame, gel: string, brief: boolean): void {
      const { view, fields, shown } = frame;
      const { calibration } = view;
      const { value, uncertainty } = shown.estimated_size;
      const at = shown.unknown_distance.value;
      const next = calibration ? `${gel} ${shown.calibration_r2.text} ${value} ${view.revealed}` : '';
      if (next !== plotted) {
        plotted = next;
        const unknown =
          calibration && typeof value === 'number' && typeof at === 'number'
            ? { distance: at, size: value, uncertainty: uncertainty ?? 0 }
            : null;
        sheet.draw(calibration ? { points: calibration.bands, curves: fields.curves, unknown } : null);
      }
      sheet.write('Unknown, lane 4, in bp', sizesOf(frame, brief));
    },
  };
}

/** All that stands on the bench. */
function createBench(context: SceneContext<'gel_electrophoresis'>) {
  const root = new Container({ label: 'gel electrophoresis' });
  const laboratory = createRoom(context, { kind: 'clean-room' });
  const tank = createTankSide(context);
  const tubes = createSampleTubes(context);
  const card = createTubeCard(context);
  const supply = createPowerSupply(context);
  const light = createLightSide(context);
  const sizes = createSizes(context);
  const words = createWords(context);
  const handles = createHandles(context);
  root.addChild(
    laboratory.root,
    tubes.root,
    card.root,
    supply.root,
    tank.root,
    supply.leads,
    light.root,
    sizes.sheet.root,
    tubes.pipette,
    ...words.views,
  );
  return { root, laboratory, tank, tubes, card, supply, light, sizes, words, handles };
}

type Bench = ReturnType<typeof createBench>;

/** What fills the places of the arrangement. `both`: tank and transilluminator stand beside each other. */
function partsOf({ tank, tubes, card, supply, light, sizes, words, handles }: Bench, both: () => boolean) {
  return {
    words: {
      least: ({ text }: TypeSizes) => ({ width: 0, height: both() ? text * 2.1 : text * 3.4 }),
      lay: words.lay,
    },
    tubes: {
      root: tubes.root,
      least: () => tubes.leastAt(both() ? 1 : 1.3),
      lay(box: Box, type: TypeSizes) {
        tubes.lay(box, type);
        const { third, pipette } = tubes.grips();
        placeHandle(handles.digest, third);
        placeHandle(handles.load, pipette);
      },
    },
    card,
    supply,
    tank,
    light,
    sheet: {
      root: sizes.sheet.root,
      lay(box: Box, type: TypeSizes) {
        sizes.sheet.lay(box, type);
        placeHandle(handles.calibrate, box);
      },
    },
  };
}

/** Well by well: the pipette takes from a tube and lets go into its well. */
function fillWells({ tank, tubes }: Bench, at: number, loading: boolean, filled: number): void {
  const lanes = PLACES.length;
  for (let n = 0; n < lanes; n++) tank.gel.fill(n, smooth(1.6 * (filled - n) - 0.6));
  if (!loading) return tubes.rest();
  const n = Math.floor(at);
  tubes.carry(n, at - n, tank.well(n));
}

function enableHandles({ handles }: Bench, view: View, tankShown: boolean): void {
  const { stage: at, digested, calibration } = view;
  handles.cast.enable(tankShown && (at === 'empty' || !inTank(view)));
  handles.digest.enable(tankShown && !digested);
  handles.load.enable(tankShown && at === 'cast' && digested);
  handles.stain.enable(at === 'stopped');
  handles.calibrate.enable(at === 'imaged' && !calibration);
}

export const createScene: CreateScene<'gel_electrophoresis'> = (context) => {
  const { reducedMotion } = context;
  const bench = createBench(context);
  const { root, tank, tubes, supply, light, sizes, words } = bench;
  const parts = partsOf(bench, () => both);
  let stage: StageSize | null = null;
  let both = true;
  let gelKey = '';
  let shown: View['stage'] | null = null;
  let side: 'tank' | 'light' | null = null;
  let since = Number.NEGATIVE_INFINITY;

  /** Gel, scales and line for a gel of this length. */
  function layGel(length: number, agarose: number): void {
    const next = `${length} ${agarose}`;
    if (next === gelKey || !stage) return;
    gelKey = next;
    const text = stage.type.small;
    const cloud = agarose - 0.5;
    const place = tank.layGel(length, cloud, text);
    for (const handle of [bench.handles.cast, bench.handles.stain]) placeHandle(handle, place);
    light.layGel(length, cloud, text);
    sizes.reach(length);
  }

  function showSide(next: 'tank' | 'light'): void {
    if (next === side || !stage) return;
    side = next;
    both = stage.layout === 'wide';
    const box = inset(stageBox(stage), 12, 10);
    arrange(ARRANGEMENT[next][stage.layout], parts, { ...box, height: box.height - 6 }, stage.type);
    gelKey = '';
    const tankShown = both || next === 'tank';
    tubes.pipette.visible = tankShown;
    supply.show(tankShown);
    light.enable(both || next === 'light');
    if (tankShown) supply.connect(tank.post);
  }

  function drawLoading(view: View, now: number): void {
    const lanes = PLACES.length;
    const at = (now - since) / LANE_MS;
    const loading = shown === 'loaded' && at < lanes && !reducedMotion;
    const filled = view.stage !== 'loaded' ? 0 : loading ? at : lanes;
    if (loading) context.redraw();
    fillWells(bench, at, loading, filled);
  }

  return {
    root,
    resize(next) {
      stage = next;
      both = next.layout === 'wide';
      side = null;
      words.reset();
      bench.laboratory.resize(next, null);
    },
    draw(frame, now) {
      const { view, params } = frame;
      const { stage: at } = view;
      if (at !== shown) {
        // A scene that is made in the middle of a run shows no beginning.
        since = shown === null ? Number.NEGATIVE_INFINITY : now;
        shown = at;
      }
      showSide(inTank(view) ? 'tank' : 'light');
      layGel(view.gelLength, params.agarose);
      enableHandles(bench, view, both || side === 'tank');
      tank.drawGel(view, now, since);
      drawLoading(view, now);
      tank.drawRun(frame, now);
      supply.draw(frame);
      tubes.fill(at === 'empty' || at === 'cast' ? 1 : 0.55);
      light.draw(frame, now - since);
      sizes.draw(frame, gelKey, !both);
      bench.card.write(keyOf(params, view));
      words.say(frame);
    },
    describe: describeGel,
    destroy: () => root.destroy({ children: true }),
  };
};

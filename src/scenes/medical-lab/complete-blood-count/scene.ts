/** A blood counter: the tube with needle and block, its counting baths, oscilloscope, histograms and the slip that it prints. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, SceneContext, TypeSizes } from '../../contract';
import { createScreenCase } from '../../kit/instruments/screen-case';
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
import { createRoom } from '../../kit/room/room';
import { createHistograms, createPulses } from './count-charts';
import { createCountSlip, describeCount } from './count-words';
import { type BathsState, createCountingBaths } from './counting-baths';
import { createSampler, type SamplerPlace, type SamplerState } from './sampler';

type CountFrame = Frame<'cbc'>;

const ARRANGEMENT: Arrangements<'baths' | 'sampler' | 'screen' | 'scope' | 'slip'> = {
  wide: spaced(
    12,
    row(
      grow(46, spaced(8, column(grow(28, 'baths'), grow(25, 'sampler')))),
      grow(54, spaced(10, column(grow(19, 'screen'), grow(30, spaced(10, row(grow(10, 'scope'), grow(17, 'slip'))))))),
    ),
  ),
  tall: spaced(
    8,
    column(grow(19, spaced(8, row(grow(13, 'baths'), grow(12, 'sampler')))), grow(21, 'screen'), grow(22, 'slip')),
  ),
};
const MARGIN = 12;
const DIP = 900;

function createHandles(context: SceneContext<'cbc'>) {
  const handles = {
    bottle: context.actionHandle('flush', { name: 'Diluent: rinse the lines', grip: 'press' }),
    tube: context.actionHandle('mix_sample', { name: 'Tube: mix it', grip: 'press' }),
    needle: context.actionHandle('aspirate', { name: 'Needle: draw the sample in', grip: 'press' }),
    block: context.actionHandle('warm_sample', { name: 'Block at 37 °C: warm the tube', grip: 'press' }),
  } as const satisfies Record<SamplerPlace, unknown>;
  const count = context.actionHandle('run_all', { name: 'Baths: count everything', grip: 'press' });
  return { handles, count };
}

/** Which bath counts. */
const countsIn = (what: readonly string[] | undefined): 'red' | 'white' | null =>
  what?.includes('red') ? 'red' : what?.includes('white') ? 'white' : null;

const bathsState = ({ view, params, waiting }: CountFrame): BathsState => {
  const what = view.running?.what;
  return {
    running: countsIn(what),
    readsHaemoglobin: what?.includes('hgb') ?? false,
    filled: view.drawn !== null,
    crowding: view.crowding,
    aperture: Number(waiting.aperture ?? params.aperture),
    absorbance: view.absorbance,
  };
};

const samplerState = ({ view, params, hidden }: CountFrame, dipped: number): SamplerState => ({
  mixing: view.busy?.is === 'mixing' ? view.busy.part : null,
  warming: view.busy?.is === 'warming' ? view.busy.part : null,
  settled: view.settled,
  warmed: view.warmed,
  dipped,
  drawn: view.drawn !== null,
  label: hidden.has('patient') ? 'Tube' : params.patient,
});

/** How deep the needle dips, 0 to 1, while it draws a sample; null at all other times. */
function createDip(): (drawn: boolean, wall: number) => number | null {
  let dipped = Number.NEGATIVE_INFINITY;
  let hadDrawn = false;
  return (drawn, wall) => {
    if (drawn && !hadDrawn) dipped = wall;
    hadDrawn = drawn;
    const since = wall - dipped;
    return since >= 0 && since < DIP ? Math.sin((Math.PI * since) / DIP) : null;
  };
}

export const createScene: CreateScene<'cbc'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'complete blood count' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const baths = createCountingBaths(context);
  const sampler = createSampler(context);
  const paper = createCountSlip(context);
  const { slip } = paper;
  const screen = createScreenCase(context, { title: 'Volumes, fL' });
  const scope = createScreenCase(context, { title: 'Pulses' });
  const histograms = createHistograms(context);
  const { charts } = histograms;
  const pulses = createPulses(context);
  root.addChild(room.root, sampler.root, baths.root, screen.root, scope.root);
  for (const { root: chart } of Object.values(charts)) root.addChild(chart);
  root.addChild(pulses.chart.root, slip.root);

  const { handles, count } = createHandles(context);
  const threshold = context.inputHandle('plt_threshold', {
    name: 'Threshold between platelets and red cells',
    hint: 'Drag the line; it holds for the next count.',
    grip: 'x',
    drag: (point) => charts.platelet.toValue(point).x,
  });

  const dipOf = createDip();
  let scoped = true;

  const inScreen = {
    root: screen.root,
    lay(box: Box, type: TypeSizes) {
      screen.lay(box, type);
      histograms.lay(screen.pane, type);
    },
  };
  const inScope = {
    root: scope.root,
    lay(box: Box, type: TypeSizes) {
      scoped = true;
      scope.lay(box, type);
      pulses.chart.lay(scope.pane, type);
    },
  };

  return {
    root,
    resize(stage) {
      scoped = false;
      arrange(
        ARRANGEMENT[stage.layout],
        { baths, sampler, screen: inScreen, scope: inScope, slip },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const standing = sampler.standing();
      if (stage.layout === 'wide') room.resize(stage, (standing[0]?.y ?? 0) - 26, standing);
      else room.resize(stage, null);
      for (const [part, handle] of Object.entries(handles) as [SamplerPlace, typeof count][])
        placeHandle(handle, sampler.place(part));
      placeHandle(count, baths.place());
    },
    draw(frame, wall) {
      const { params, waiting } = frame;
      const limit = waiting.plt_threshold ?? params.plt_threshold;
      const dip = reducedMotion ? null : dipOf(frame.view.drawn !== null, wall);
      if (dip !== null) context.redraw();
      sampler.set(samplerState(frame, dip ?? 0));
      baths.set(bathsState(frame), wall, reducedMotion || !frame.running);
      histograms.draw(frame, limit);
      placeHandle(threshold, histograms.threshold(limit));
      pulses.chart.root.visible = scoped;
      if (scoped) pulses.draw(frame, limit);
      paper.draw(frame);
    },
    describe: describeCount,
    destroy: () => root.destroy({ children: true }),
  };
};

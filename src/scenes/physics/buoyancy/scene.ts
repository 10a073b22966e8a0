/** A ball on the string of a crane over a deep tank: balance, overflow cylinder, a close look at the forces, and their graph. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { metalAcross, metalDown } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import type { StageTheme } from '../../kit/theme';
import { createCallout } from '../../kit/words/callout';
import { createDeepTank, WALL } from './deep-tank';
import { FLUIDS } from './fluids';
import { FORCE_COLOURS } from './force-colours';
import { createHangingBalance } from './hanging-balance';
import { createImmersionWindow } from './immersion-window';
import { createOverflowCylinder } from './overflow-cylinder';
import { createSampleTray } from './sample-tray';
import { BALL_RADIUS, createTestBall, materialOf } from './test-ball';

type BuoyancyFrame = Frame<'buoyancy'>;

/** On a phone the graph is the page's own plot. */
const ARRANGEMENT: Arrangements<'apparatus' | 'close' | 'graph' | 'message' | 'samples'> = {
  wide: row(
    grow(40, 'apparatus'),
    grow(60, column(grow(12, row(grow(9, 'close'), grow(10, 'graph'))), 'message', grow(4, 'samples'))),
  ),
  tall: row(grow(62, 'apparatus'), grow(38, column(grow(11, 'close'), 'message', grow(9, 'samples')))),
};

const MARGIN = { wide: 16, tall: 10 } as const;
/** Above what the bench's front edge leaves free. */
const FOOT = 18;
/** Ranges of the balance, N. */
const RANGES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;
/** The tank, m: its depth, its width, and what is needed above it for the largest body at the highest place of the crane. */
const DEPTH = 1.5;
const WIDTH = 1;
const ABOVE = 0.44;
/** Of the crane: its column with what stands clear of the tank, and its arm. */
const COLUMN = 34;
const ARM = 14;
/** The cylinder beside the tank: its width and its part of the height of the room. */
const CYLINDER = { width: 76, part: 0.42 } as const;
const LEAST_TARGET = 22;

type BuoyancyContext = SceneContext<'buoyancy'>;

/** The crane's column stands at the left of the box; its arm reaches over the tank, whose middle is at `middle`. */
function drawCrane(crane: Graphics, theme: StageTheme, box: Box, middle: number): void {
  const floor = box.y + box.height;
  const x = box.x + 12;
  crane
    .clear()
    .roundRect(x - 6, box.y, 12, floor - box.y, 5)
    .fill(metalAcross(theme))
    .roundRect(box.x - 6, floor - 8, 44, 10, 4)
    .fill(metalDown(theme))
    .roundRect(x - 8, box.y, middle - x + 34, 12, 5)
    .fill(metalDown(theme))
    .circle(x, box.y + 6, 9)
    .fill(metalDown(theme))
    .rect(middle - 4, box.y + 10, 8, 10)
    .fill(metalAcross(theme));
}

function createHook(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(-5, -10, 10, 7, 3)
    .fill(metalAcross(theme))
    .arc(0, 1, 4.5, -Math.PI / 2, Math.PI * 0.75)
    .stroke({ width: 2, color: theme.metal[1] });
}

/** The cylinder that a hand empties. */
function createSpout(context: BuoyancyContext) {
  const cylinder = createOverflowCylinder(context);
  const emptied = context.actionHandle('refill', {
    name: 'Cylinder: empty it, and fill the tank to the spout',
    grip: 'press',
  });
  return {
    ...cylinder,
    lay(box: Box, type: TypeSizes) {
      cylinder.lay(box, type);
      emptied.place(box.x, box.y, box.width, box.height);
    },
  };
}

/** Crane, balance, ball and tank with the cylinder at its spout. */
function createApparatus(context: BuoyancyContext) {
  const { theme, reducedMotion } = context;
  const crane = new Graphics();
  const tank = createDeepTank(context);
  const string = new Graphics().rect(-0.9, 0, 1.8, 1).fill(theme.name === 'dark' ? 0xe8d9b0 : 0x7a6a43);
  const hook = createHook(theme);
  const ball = createTestBall();
  const balance = createHangingBalance(context);
  /** Middle of the surface, and stage units to a metre. */
  let basin = { x: 0, y: 0, metre: 1 };
  let depth = 0;
  let grasped = 0;
  const lift = context.actionHandle('set_crane', {
    name: 'Crane: depth of the body',
    hint: 'Drag the body down or up, or use the arrow keys. A body that was let go is taken up again.',
    grip: 'y',
    held: (down) => {
      if (down) grasped = depth;
    },
    drag: (point, start) => grasped + (point.y - start.y) / basin.metre,
  });
  const cylinder = createSpout(context);
  function lay(box: Box, type: TypeSizes): void {
    const caseHigh = Math.max(92, type.figures * 2.5);
    const floor = box.y + box.height;
    const high = (box.height - ARM - caseHigh - 2 * WALL) / (DEPTH + ABOVE);
    const wide = (box.width - COLUMN - 2 * WALL - CYLINDER.width - 1.8 * type.small) / WIDTH;
    const metre = Math.min(high, wide);
    basin = { x: box.x + COLUMN + WALL + (WIDTH * metre) / 2, y: floor - DEPTH * metre - 10, metre };
    const across = WIDTH * metre + 2 * WALL + 26;
    balance.lay({ x: basin.x - across / 2, y: box.y + ARM, width: across, height: caseHigh }, type);
    const wall = basin.x + (WIDTH * metre) / 2 + WALL;
    const left = CYLINDER.width + 1.8 * type.small;
    for (const part of [tank.root, tank.front]) part.position.set(basin.x, basin.y);
    tank.lay(WIDTH * metre, DEPTH * metre, DEPTH, WALL + 4 + CYLINDER.width / 2, type);
    const cylinderHigh = box.height * CYLINDER.part;
    cylinder.lay({ x: wall + 4, y: floor + 6 - cylinderHigh, width: left, height: cylinderHigh }, type);
    drawCrane(crane, theme, box, basin.x);
  }
  /** Answers where the ball is now. */
  function draw({ view, params }: BuoyancyFrame, now: number): { readonly at: Point; readonly radius: number } {
    const { x, y, metre } = basin;
    tank.fill(FLUIDS[params.fluid_density]);
    tank.wave(view.rise * metre, reducedMotion ? 0 : view.ripple * metre * 1.6, reducedMotion ? 0 : now / 130);
    ball.set(materialOf(params.object_density));
    const radius = Math.max(3, view.radius * metre);
    const at = y - view.z * metre;
    ball.root.position.set(x, at);
    ball.root.scale.set(radius / BALL_RADIUS);
    const { outlet } = balance;
    const end = view.held
      ? view.slack
        ? Math.min(at - radius, y - view.crane * metre - radius)
        : at - radius
      : outlet.y + 12;
    string.position.set(x, outlet.y);
    string.scale.y = Math.max(0.01, end - outlet.y);
    hook.position.set(x, Math.max(outlet.y + 8, end));
    const target = Math.max(radius, LEAST_TARGET);
    lift.place(x - target, at - target, 2 * target, 2 * target);
    depth = -view.z;
    lift.update(Math.round(depth * 200) / 200);
    return { at: { x, y: at }, radius };
  }
  return {
    roots: [crane, tank.root, string, hook, ball.root, tank.front, balance.root, cylinder.root],
    balance,
    cylinder,
    get basin() {
      return basin;
    },
    lay,
    draw,
  };
}

/** The close look at the forces on the ball, and the beam from the ball to it. */
function createCloseLook(context: BuoyancyContext) {
  const { theme, reducedMotion } = context;
  const beam = new Graphics();
  const close = createImmersionWindow(context);
  let closeBox: Box = { x: 0, y: 0, width: 0, height: 0 };
  let beamed = '';
  function drawBeam(at: Point, radius: number): void {
    const key = `${at.y.toFixed(1)} ${radius.toFixed(1)} ${closeBox.x} ${closeBox.height}`;
    if (key === beamed) return;
    beamed = key;
    beam
      .clear()
      .poly([
        at.x,
        at.y - radius,
        closeBox.x + 3,
        closeBox.y + 16,
        closeBox.x + 3,
        closeBox.y + closeBox.height - 16,
        at.x,
        at.y + radius,
      ])
      .fill({ color: theme.accent, alpha: 0.08 })
      .circle(at.x, at.y, radius + 4)
      .stroke({ width: 1.6, color: theme.accent, alpha: 0.8 });
  }
  return {
    beam,
    root: close.root,
    lay(box: Box, type: TypeSizes) {
      closeBox = box;
      beamed = '';
      close.lay(box, type);
    },
    draw({ view, params, fields, hidden }: BuoyancyFrame, now: number, at: Point, radius: number) {
      drawBeam(at, radius);
      close.fill(FLUIDS[params.fluid_density], materialOf(params.object_density));
      const ripple = reducedMotion ? 0 : view.ripple / view.radius;
      close.place(view.z / view.radius, ripple, reducedMotion ? 0 : now / 130, view.held, view.slack);
      const { weight, buoyancy, resistance: drag, tension } = view;
      // The buoyancy that is still to come would tell what is hidden.
      const most = Math.max(weight, hidden.size > 0 ? buoyancy : view.fullBuoyancy);
      close.pull({ weight, buoyancy, drag, string: tension }, most);
      // The lowest point feels the highest pressure: its arrow has the full length.
      close.press(fields.pressures, fields.pressures[0] ?? 0);
    },
  };
}

/** The forces over the depth. Where a body has not been yet, curves have a gap. */
function createForceGraph(context: BuoyancyContext) {
  const graphCase = createScreenCase(context, { form: 'panel', title: 'Forces on the way' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Depth of the centre', short: 'depth', unit: 'm' },
    y: { label: 'Force', short: 'F', unit: 'N' },
    marks: {
      surface: rule({ along: 'x', colour: 'main', dashed: true, width: 1 }),
      weight: rule({ along: 'y', colour: FORCE_COLOURS.weight, width: 2, name: 'weight' }),
      buoyancy: line({ colour: FORCE_COLOURS.buoyancy, width: 3, points: 'changes', name: 'buoyancy' }),
      string: line({ colour: FORCE_COLOURS.string, width: 3, points: 'changes', name: 'string' }),
    },
  });
  const root = new Container();
  root.addChild(graphCase.root, chart.root);
  let found: readonly [Float32Array, Float32Array] = [new Float32Array(0), new Float32Array(0)];
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      graphCase.lay(box, type);
      chart.lay(graphCase.pane, type);
    },
    draw({ view, fields, hidden }: BuoyancyFrame) {
      if (!root.visible) return;
      const ahead = hidden.size > 0 ? Math.max(...fields.buoyancies) : view.fullBuoyancy;
      const most = Math.max(view.weight, ahead);
      const { from, to } = view.graph;
      chart.domain({ x: [from, to], y: [0, niceEnd(most * 1.04)] });
      chart.marks.surface.set(0);
      chart.marks.weight.set(view.weight);
      const sources = [fields.buoyancies, fields.tensions];
      if (found[0].length !== fields.buoyancies.length)
        found = [new Float32Array(fields.buoyancies.length), new Float32Array(fields.buoyancies.length)];
      sources.forEach((values, n) => {
        const known = found[n];
        values.forEach((value, place) => {
          if (known) known[place] = value < 0 ? Number.NaN : value;
        });
      });
      chart.marks.buoyancy.even(found[0], from, to);
      chart.marks.string.even(found[1], from, to);
    },
  };
}

function describeBuoyancy({ view, shown, params }: BuoyancyFrame): string {
  const fluid = FLUIDS[params.fluid_density].name;
  const where = view.z >= view.radius ? 'above' : 'in';
  const sentences = [
    `A ball is ${where} a tank of ${fluid}, ${view.mode}; its centre is at a depth of ${shown.depth_m.text} m.`,
    `The balance shows ${shown.apparent_weight_n.text} N; in air the ball weighs ${shown.weight_n.text} N.`,
    `${shown.displaced_ml.text} mL of fluid are in the cylinder at the spout; the submerged fraction is ${shown.submerged_fraction.text}.`,
  ];
  if (view.mode === 'free') sentences.push(`It moves at ${shown.velocity_m_s.text} m/s, upwards positive.`);
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}

export const createScene: CreateScene<'buoyancy'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'buoyancy' });
  const room = createRoom(context, { kind: 'physics-hall' });
  const apparatus = createApparatus(context);
  const { balance, cylinder } = apparatus;
  const close = createCloseLook(context);
  const graph = createForceGraph(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  const samples = createSampleTray(context);
  root.addChild(room.root, ...apparatus.roots, close.beam, close.root, graph.root, samples.root, message.root);
  const words: Placed = {
    least: ({ small }) => ({ width: 0, height: small * 2.4 }),
    lay({ x, y, width }) {
      message.root.position.set(x + width / 2, y);
      message.lay(width - 24);
    },
  };
  const parts = { apparatus: { lay: apparatus.lay }, close, graph, message: words, samples };
  let before = Number.NaN;
  let settled = false;

  function drawInstruments({ view, shown, params, waiting, hidden }: BuoyancyFrame): void {
    const { apparent_weight_n: force, displaced_ml: can } = shown;
    const range = RANGES.find((each) => each >= view.weight) ?? RANGES[RANGES.length - 1] ?? 1;
    balance.set(range, typeof force.value === 'number' ? force.value : 0, force.text);
    cylinder.set(
      params.volume * 1e6,
      typeof can.value === 'number' ? Math.max(0, can.value) : 0,
      FLUIDS[params.fluid_density].transmitted,
    );
    message.set(view.message ?? '');
    const chosen = { ...params, ...waiting };
    samples.choose(
      hidden.has('object_density') ? null : chosen.object_density,
      hidden.has('fluid_density') ? null : chosen.fluid_density,
    );
  }

  return {
    root,
    resize(stage) {
      const margin = MARGIN[stage.layout];
      const box = inset(stageBox(stage), margin);
      arrange(ARRANGEMENT[stage.layout], parts, { ...box, height: stage.height - margin - FOOT }, stage.type);
      const { x, metre } = apparatus.basin;
      room.resize(stage, stage.height - (stage.layout === 'wide' ? 96 : 120), [
        { x, y: stage.height - FOOT, width: WIDTH * metre + 2 * WALL, height: DEPTH * metre },
      ]);
      settled = false;
    },
    draw(frame, now) {
      const seconds = Number.isNaN(before) ? 0 : Math.max(0, (now - before) / 1000);
      before = now;
      const { at, radius } = apparatus.draw(frame, now);
      close.draw(frame, now, at, radius);
      graph.draw(frame);
      drawInstruments(frame);
      if (!settled || reducedMotion) {
        settled = true;
        balance.rest();
      } else if (balance.tick(seconds)) context.redraw();
    },
    describe: describeBuoyancy,
    destroy: () => root.destroy({ children: true }),
  };
};

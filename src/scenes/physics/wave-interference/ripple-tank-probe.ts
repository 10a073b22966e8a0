/** The probe in the water with the paths from both dippers, its lead, and the recorder that writes what it feels. */
import { Container, Graphics } from 'pixi.js';
import type { TankView } from '../../../../engine/physics/wave-interference';
import type { Box, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { portAt } from '../../kit/instruments/socket';
import { createWaveProbe } from './wave-probe';
import { carried, FIRST_PLAN, TANK, type TankPlan, toStage } from './ripple-tank-plan';

/** Of the trace: s from its first point to its last, and mm at the ends of its scale. */
const SECONDS = 511 / 240;
const FULL = 2;
/** Its lead hardly hangs through, so that it hides little of the water. */
const SLACK = 0.03;
/** While the probe is dragged, the water is probed anew after this many cm. */
const PROBE_EVERY = 0.5;

function linePlace(path: Graphics, from: Point, to: Point): void {
  path.position.copyFrom(from);
  path.rotation = Math.atan2(to.y - from.y, to.x - from.x);
  path.scale.x = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
}

type TankContext = SceneContext<'wave_interference'>;

/** The ways from both dippers to the probe. */
function createPaths({ theme }: TankContext) {
  const paths = [0, 1].map(() =>
    new Graphics().rect(0, -0.7, 1, 1.4).fill(theme.name === 'dark' ? 0xffffff : 0x0b2233),
  );
  for (const path of paths) path.alpha = 0.5;
  return {
    paths,
    /** Stage units from the dippers' middle: half of what is between them, and where the probe is. */
    draw(half: number, probe: Point, oneSource: boolean) {
      const [right, left] = paths;
      if (right) linePlace(right, { x: half, y: 0 }, probe);
      if (!left) return;
      linePlace(left, { x: -half, y: 0 }, probe);
      left.visible = !oneSource;
    },
  };
}

/** Writes the height of the water at the probe. */
function createRecorder(context: TankContext) {
  const screenCase = createScreenCase(context, { form: 'panel' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's', domain: [-SECONDS, 0] },
    y: { label: 'Height', short: 'h', unit: 'mm', domain: [-FULL, FULL] },
    marks: { trace: line({ points: 'changes' }), now: pen() },
  });
  const root = new Container({ label: 'recorder' });
  root.addChild(screenCase.root, chart.root);
  return {
    root,
    marks: chart.marks,
    least: (type: TypeSizes) => screenCase.least(type, chart.least(type)),
    lay(box: Box, type: TypeSizes): void {
      screenCase.lay(box, type);
      chart.lay(screenCase.pane, type);
    },
  };
}

/** Where the probe stands, cm: where a hand has it, else where the water was asked for. */
function createProbeHand(context: TankContext, plan: () => TankPlan) {
  let held = false;
  /** Where it stands, cm, and where the water was last asked for. */
  let at: Point = { x: 0, y: 15 };
  let sent: Point = at;
  const send = (): void => {
    if (at.x !== sent.x) context.dispatch({ do: 'probe_x', value: at.x });
    if (at.y !== sent.y) context.dispatch({ do: 'probe_y', value: at.y });
    sent = at;
  };
  const handle = context.handle({
    role: 'point',
    name: 'Probe',
    hint: 'Drag or use the arrow keys; with Shift 1 cm at a time.',
    min: { x: TANK.left, y: TANK.below },
    max: { x: TANK.right, y: TANK.above },
    step: 0.1,
    value: at,
    format: ({ x, y }) => `${x.toFixed(1)} cm across, ${y.toFixed(1)} cm along`,
    set(value) {
      at = value;
      const far = Math.abs(value.x - sent.x) + Math.abs(value.y - sent.y) >= PROBE_EVERY;
      if (!held || far) send();
      context.redraw();
    },
    drag: (point, start, from) => carried(plan(), point, start, from),
    held(down) {
      held = down;
      if (!down) send();
    },
  });
  return {
    handle,
    get at() {
      return at;
    },
    follow({ probeX, probeY }: TankView) {
      if (held) return;
      // From metres back to tenths of a millimetre, free of rounding.
      const [x, y] = [Math.round(probeX * 100) / 100, Math.round(probeY * 100) / 100];
      if (at.x !== x || at.y !== y) at = { x, y };
      sent = at;
      handle.update(at);
    },
  };
}

export function createTankProbe(context: TankContext) {
  const paths = createPaths(context);
  const probe = createWaveProbe(context);
  const leads = createLeadLayer(context);
  const lead = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  const recorder = createRecorder(context);
  // Like every lock-in amplifier it has two inputs: the probe is plugged into the one that is nearer.
  const meter = createInstrument(context, {
    form: 'panel',
    title: 'Amplitude',
    display: { rows: [{ widest: '00.000' }] },
    sockets: [
      { id: 'wide', kind: 'bnc', side: 'left' },
      { id: 'tall', kind: 'bnc', side: 'top' },
    ],
  });

  let plan: TankPlan = FIRST_PLAN;
  const hand = createProbeHand(context, () => plan);
  let shownKey = '';

  function drawProbe(separation: number, oneSource: boolean): void {
    const { cm, layout, type } = plan;
    const { at } = hand;
    const key = `${at.x} ${at.y} ${separation} ${oneSource} ${cm}`;
    if (key === shownKey) return;
    shownKey = key;
    // The dippers' middle is the origin of what lies over the water.
    const inWater = { x: at.x * cm, y: -at.y * cm };
    probe.root.position.copyFrom(inWater);
    paths.draw((separation / 2) * cm, inWater, oneSource);
    const foot = toStage(plan, at);
    leads.lay(lead, portAt({ x: foot.x + probe.tail.x, y: foot.y + probe.tail.y }, 'top'), meter.port(layout), {
      slack: SLACK,
    });
    const grip = type.small * 2.4;
    hand.handle.place(foot.x - grip / 2, foot.y - grip / 2, grip, grip);
  }

  return {
    paths: paths.paths,
    root: probe.root,
    leads: leads.root,
    recorder,
    meter,
    handle: hand.handle,
    lay(next: TankPlan): void {
      plan = next;
      probe.root.scale.set(Math.min(1.25, plan.type.small / 15));
      shownKey = '';
    },
    draw(view: TankView, { params, fields, shown }: Frame<'wave_interference'>): void {
      hand.follow(view);
      drawProbe(params.separation, view.oneSource);
      probe.set(Math.max(-1, Math.min(1, view.probeHeight)));
      recorder.marks.trace.even(fields.strip, -SECONDS, 0);
      recorder.marks.now.at(0, Math.max(-FULL, Math.min(FULL, fields.strip[fields.strip.length - 1] ?? 0)));
      meter.set(0, shown.relative_amplitude.text);
    },
  };
}

/** The probe in the water with the paths from both dippers, its lead, and the recorder that writes what it feels. */
import { Container, Graphics } from 'pixi.js';
import type { TankView } from '../../../engine/physics/wave-interference';
import type { Frame, Point, SceneContext } from '../contract';
import { housing } from '../kit/shading';
import { createStripChart } from '../kit/strip-chart';
import { createWaveProbe } from '../kit/wave-probe';
import { createWire } from '../kit/wire';
import { carried, PLANS, TANK, type TankPlan, toStage } from './ripple-tank-plan';

const STRIP = { points: 512, seconds: 511 / 240, full: 2, unit: 'mm' } as const;
/** Up to so many stage units to a CSS pixel the axes of the chart have figures. */
const FIGURES_PIXEL = 1.35;
/** While the probe is dragged, the water is probed anew after this many cm. */
const PROBE_EVERY = 0.5;

function linePlace(path: Graphics, from: Point, to: Point): void {
  path.position.copyFrom(from);
  path.rotation = Math.atan2(to.y - from.y, to.x - from.x);
  path.scale.x = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
}

export function createTankProbe(context: SceneContext<'wave_interference'>) {
  const { theme } = context;
  const paths = [0, 1].map(() =>
    new Graphics().rect(0, -0.7, 1, 1.4).fill(theme.name === 'dark' ? 0xffffff : 0x0b2233),
  );
  for (const path of paths) path.alpha = 0.5;
  const probe = createWaveProbe(context);
  const lead = createWire(context, 0x3b4653, 4);

  const recorder = new Container({ label: 'recorder' });
  const recorderHousing = new Container();
  const chart = createStripChart(context, STRIP);
  const amplitudeLabel = context.text({ text: 'Relative amplitude', size: 13, colour: theme.ink, anchor: [0, 0.5] });
  const amplitudeText = context.text({
    size: 24,
    mono: true,
    weight: '600',
    colour: theme.name === 'dark' ? theme.screenGlow : theme.accent,
    anchor: [1, 0.5],
  });
  const pathLabel = context.text({ text: 'Path difference', size: 13, colour: theme.inkSoft, anchor: [0, 0.5] });
  const pathText = context.text({ size: 14, mono: true, colour: theme.ink, anchor: [1, 0.5] });
  recorder.addChild(recorderHousing, chart.root, amplitudeLabel, amplitudeText, pathLabel, pathText);

  let plan: TankPlan = PLANS.wide;
  let pixel = 1;
  let held = false;
  /** Where it stands, cm, and where the water was last asked for. */
  let at: Point = { x: 0, y: 15 };
  let sent: Point = at;
  let shownKey = '';

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
    drag: (point, start, from) => carried(plan, point, start, from),
    held(down) {
      held = down;
      if (!down) send();
    },
  });

  function drawProbe(separation: number, oneSource: boolean): void {
    const { cm, chart: box } = plan;
    const key = `${at.x} ${at.y} ${separation} ${oneSource} ${cm}`;
    if (key === shownKey) return;
    shownKey = key;
    // The dippers' middle is the origin of what lies over the water.
    const inWater = { x: at.x * cm, y: -at.y * cm };
    probe.root.position.copyFrom(inWater);
    const [right, left] = paths;
    if (right) linePlace(right, { x: (separation / 2) * cm, y: 0 }, inWater);
    if (left) {
      linePlace(left, { x: (-separation / 2) * cm, y: 0 }, inWater);
      left.visible = !oneSource;
    }
    const foot = toStage(plan, at);
    const tail = { x: foot.x + probe.tail.x, y: foot.y + probe.tail.y };
    const socket = { x: box.x + 2, y: box.y + box.height * 0.5 };
    lead.hang(tail, socket, { x: 26, y: -26 }, { x: -Math.min(70, Math.max(16, (socket.x - tail.x) / 2)), y: 0 });
    const grip = Math.max(24, 30 * pixel);
    handle.place(foot.x - grip / 2, foot.y - grip / 2, grip, grip);
  }

  function layRecorder(): void {
    const { chart: box, vibrator } = plan;
    const text = Math.max(12, 12 * pixel);
    for (const child of recorderHousing.removeChildren()) child.destroy();
    recorderHousing.addChild(housing(theme, box.width, box.height, 10));
    recorder.position.set(box.x, box.y);
    const brief = vibrator === null;
    const readout = text * (brief ? 1.9 : 3.6);
    chart.root.position.set(8, 8);
    chart.lay(box.width - 16, box.height - 16 - readout, text, !brief && pixel < FIGURES_PIXEL);
    const amplitudeY = box.height - (brief ? text * 0.95 : text * 2.75);
    amplitudeLabel.text = brief ? 'Probe' : 'Relative amplitude';
    amplitudeLabel.position.set(12, amplitudeY);
    amplitudeText.position.set(box.width - 14, amplitudeY);
    pathLabel.visible = !brief;
    pathText.visible = !brief;
    pathLabel.position.set(12, box.height - text * 1.05);
    pathText.position.set(box.width - 14, box.height - text * 1.05);
  }

  return {
    paths,
    root: probe.root,
    lead: lead.root,
    recorder,
    handle,
    lay(next: TankPlan, nextPixel: number): void {
      plan = next;
      pixel = nextPixel;
      probe.root.scale.set(Math.min(1.25, Math.max(0.85, pixel * 0.8)));
      layRecorder();
      shownKey = '';
    },
    draw(view: TankView, { params, fields, shown }: Frame<'wave_interference'>): void {
      if (!held) {
        // From metres back to tenths of a millimetre, free of rounding.
        const [x, y] = [Math.round(view.probeX * 100) / 100, Math.round(view.probeY * 100) / 100];
        if (at.x !== x || at.y !== y) at = { x, y };
        sent = at;
        handle.update(at);
      }
      drawProbe(params.separation, view.oneSource);
      probe.set(Math.max(-1, Math.min(1, view.probeHeight)));
      chart.draw(fields.strip);
      amplitudeText.text = shown.relative_amplitude.text;
      pathText.text = `${shown.path_difference_cm.text}${shown.path_difference_cm.value === null ? '' : ' cm'}`;
    },
  };
}

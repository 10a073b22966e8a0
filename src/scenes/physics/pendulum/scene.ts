/** A bob on a string before a protractor, over a light gate with its timer; a stopwatch, and what it does as curves. */
import { Container } from 'pixi.js';
import { TRAIL_POINTS } from '../../../../engine/physics/pendulum-trail';
import { formatFixed } from '../../../../engine/runtime/format';
import type { Box, CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { bars } from '../../kit/charts/marks';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createPendulumSwing } from './pendulum-swing';
import { nextWorld } from './world-card';

type PendulumFrame = Frame<'matterjs_physics/pendulum'>;

const ARRANGEMENT: Arrangements<'swing' | 'gate' | 'watch' | 'angle' | 'phase' | 'energy'> = {
  wide: row(
    grow(2, 'swing'),
    grow(
      1,
      spaced(
        6,
        column(grow(4, 'angle'), grow(4, row(grow(5, 'phase'), grow(3, 'energy'))), grow(2, 'gate'), grow(3, 'watch')),
      ),
    ),
  ),
  tall: column(grow(5, 'swing'), spaced(36, row(grow(6, 'watch'), grow(5, 'gate')))),
};

/** How many swings a hand times. */
const SWINGS = 10;
const TEXT_EVERY_MS = 100;
const ANGLE_ENDS = [2, 5, 10, 20, 30, 50] as const;
/** Ends of the axes while the bob is held and something is hidden: those of the swing, s and rad/s, would tell it. */
const UNTOLD_SECONDS = 10;
const UNTOLD_SPEED = 5;

export const createScene: CreateScene<'matterjs_physics/pendulum'> = (context) => {
  const root = new Container({ label: 'simple pendulum', visible: false });
  const room = createRoom(context, { kind: 'physics-hall' });
  const swing = createPendulumSwing(context);
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  let timing = false;
  const gate = createInstrument(context, {
    title: 'Light gate',
    lamp: true,
    display: { rows: [{ unit: 's', widest: '00.0000' }], note: true },
    sockets: [{ id: 'gate', kind: 'bnc', side: 'left' }],
  });
  const watch = createInstrument(context, {
    title: 'Stopwatch',
    lamp: true,
    display: { rows: [{ unit: 's', widest: '000.00' }], note: true },
    keys: [
      { action: 'count', value: () => SWINGS, print: `${SWINGS} ×` },
      {
        name: 'Press the stopwatch',
        hint: 'Starts it, or stops it while it runs.',
        print: 'Press',
        press: () => context.dispatch({ do: timing ? 'stopwatch_stop' : 'stopwatch_start' }),
      },
    ],
  });
  const angle = createChart(context, {
    ground: 'none',
    x: { label: 'Time', short: 't', unit: 's' },
    y: { label: 'Angle', short: 'θ', unit: '°' },
    marks: { trace: line({ colour: 'green', points: 'changes' }), now: pen({ radius: 3 }) },
  });
  const phase = createChart(context, {
    ground: 'none',
    x: { label: 'θ', unit: '°' },
    y: { label: 'θ′', unit: 'rad/s' },
    marks: { trace: line({ colour: 'green', points: 'changes' }), now: pen({ radius: 3 }) },
  });
  const energy = createChart(context, {
    ground: 'none',
    x: { label: '', names: ['kinetic', 'potential'] },
    y: { label: '', bare: true },
    marks: { parts: bars({ colour: ['sky', 'orange'], gap: 0.45 }) },
  });
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(
    room.root,
    angle.root,
    phase.root,
    energy.root,
    watch.root,
    gate.root,
    leads.root,
    swing.root,
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  /** The bob has been moved since a hand took it. */
  let moved = false;
  const letGo = (): void => context.dispatch({ do: 'release' });
  const bobHandle = context.inputHandle('initial_angle', {
    name: 'Bob: initial angle',
    grip: 'x',
    hint: 'Drag it aside and let go; with the keyboard set the angle and press Enter.',
    drag({ x, y }) {
      moved = true;
      const { pivot } = swing;
      return (Math.abs(Math.atan2(x - pivot.x, Math.max(1, y - pivot.y))) * 180) / Math.PI;
    },
    held(down) {
      if (!down && moved) letGo();
      moved = false;
    },
    keys: { Enter: letGo },
  });
  const clampHandle = context.inputHandle('length', {
    name: 'Clamp: length of the string',
    grip: 'y',
    hint: 'Drag the clamp up or down.',
    drag: (point, start, startValue) => startValue + (start.y - point.y) / swing.unit,
    held(down) {
      swing.hold(down);
      context.redraw();
    },
  });
  let gravity = Number.NaN;
  const worldOn = (): void => context.setInput('gravity', nextWorld(gravity));
  const worldHandle = context.inputHandle('gravity', {
    name: 'Card of the world: gravity',
    hint: 'A press, or Enter, goes on to the next world: Moon, Mars, Earth, Neptune. The arrow keys give gravities between.',
    grip: 'press',
    tap: worldOn,
    keys: { Enter: worldOn },
  });

  // ------------------------------------------------------------ drawing
  const angles = new Float32Array(TRAIL_POINTS);
  const parts = new Float64Array(2);
  let drawn = '';
  let lastText = Number.NEGATIVE_INFINITY;
  let swingBox: Box = { x: 0, y: 0, width: 1, height: 1 };

  function drawCurves({ view, fields, params, readings, hidden }: PendulumFrame): void {
    if (!angle.root.visible) return;
    const first = Math.max(1e-12, 0.5 * params.mass * view.fullSpeed ** 2);
    parts[0] = (readings.kinetic_j ?? 0) / first;
    parts[1] = (readings.potential_j ?? 0) / first;
    energy.marks.parts.set(parts);
    const key = `${view.releases} ${view.points} ${params.initial_angle} ${view.pointInterval} ${view.phase}`;
    if (key === drawn) return;
    drawn = key;
    const untold = hidden.size > 0 && view.phase === 'held';
    const seconds = untold ? UNTOLD_SECONDS : view.pointInterval * (TRAIL_POINTS - 1);
    const full = ANGLE_ENDS.find((end) => params.initial_angle <= end) ?? 50;
    for (let n = 0; n < TRAIL_POINTS; n++) angles[n] = fields.trail[2 * n] ?? 0;
    angle.domain({ x: [-seconds, 0], y: [-full, full] });
    angle.marks.trace.even(angles, -seconds, 0);
    angle.marks.now.at(0, angles[TRAIL_POINTS - 1] ?? 0);
    const fast = untold ? UNTOLD_SPEED : niceEnd((view.fullSpeed / params.length) * 1.3);
    phase.domain({ x: [-full, full], y: [-fast, fast] });
    phase.marks.trace.rows(fields.trail, 2, 0, 1);
    phase.marks.now.at(fields.trail.at(-2) ?? 0, fields.trail.at(-1) ?? 0);
  }

  function write({ view, shown }: PendulumFrame): void {
    const period = shown.period_s;
    gate.set(0, period.value === null ? '–' : Number(period.text).toFixed(4));
    const { text: swings } = shown.swings;
    gate.note(
      period.value === null
        ? 'waits for two passes'
        : `mean period, ${swings === '1' ? '1 swing' : `${swings} swings`}`,
    );
    const { running, elapsed, count } = view.stopwatch;
    const timed = shown.timed_swings.value;
    if (running) {
      watch.set(0, formatFixed(elapsed ?? 0, 1));
      watch.note(count ? `swing ${count.done} of ${count.swings}` : 'running');
    } else if (count) {
      watch.set(0, '0.0');
      watch.note(`ready: ${count.swings} swings`);
    } else if (shown.stopwatch_s.value === null) {
      watch.set(0, '–');
      watch.note('');
    } else {
      watch.set(0, Number(shown.stopwatch_s.text).toFixed(2));
      watch.note(timed === null ? 'by your hand' : timed === 1 ? '1 swing' : `${shown.timed_swings.text} swings`);
    }
  }

  return {
    root,
    resize(stage) {
      const places = {
        swing: {
          lay: (box: Box) => {
            swingBox = box;
          },
        },
        gate,
        watch,
        angle,
        phase,
        energy,
      };
      arrange(ARRANGEMENT[stage.layout], places, inset(stageBox(stage), 12), stage.type);
      swing.lay(swingBox, stage.type);
      const { footY } = swing;
      room.resize(
        stage,
        footY - 30,
        swing.feet.map((foot) => ({ ...foot, y: footY })),
      );
      // On a phone the timer stands in front of the gate, else beside it.
      leads.keep([], stage.layout === 'tall' ? stage.height - 24 : footY + 3);
      leads.lay(cable, swing.gatePort, gate.port('gate'), { slack: 0.2 });
      message.root.position.set(swingBox.x + swingBox.width / 2, swingBox.y + swingBox.height * 0.42);
      message.lay(swingBox.width * 0.6);
      drawn = '';
      lastText = Number.NEGATIVE_INFINITY;
    },

    draw(frame, now) {
      const { view, running } = frame;
      root.visible = true;
      timing = view.stopwatch.running;
      swing.draw(frame, now);
      drawCurves(frame);
      const { bob, bobRadius, boss, world } = swing;
      const reach = Math.max(20, bobRadius + 6);
      bobHandle.place(bob.x - reach, bob.y - reach, 2 * reach, 2 * reach);
      clampHandle.place(boss.x - 18, boss.y - 18, 36, 36);
      ({ gravity } = frame.params);
      worldHandle.enable(world !== null);
      if (world) worldHandle.place(world.x, world.y, world.width, world.height);
      message.set(view.message ?? '');
      gate.light(view.gateLit);
      watch.light(timing);
      watch.keys[0]?.light(view.stopwatch.count !== null);
      if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
      lastText = now;
      write(frame);
    },

    describe({ view, shown, params }) {
      const sentences = [
        `A bob of ${params.mass} kg hangs on a string of ${params.length} m, at ${params.gravity} m/s²; it is let go at ${params.initial_angle}°.`,
        view.phase === 'held'
          ? 'It is held in the hand.'
          : `It swings, now at ${shown.angle_deg.text}° with ${shown.omega_rad_s.text} radians per second; the string pulls with ${shown.tension_n.text} N.`,
      ];
      if (shown.amplitude_deg.value !== null) sentences.push(`It last turned at ${shown.amplitude_deg.text}°.`);
      sentences.push(
        shown.period_s.value === null
          ? 'The light gate has no period yet.'
          : `The light gate shows a mean period of ${shown.period_s.text} s after ${shown.swings.text} full swings.`,
      );
      const { running, count } = view.stopwatch;
      if (running)
        sentences.push(count ? `The stopwatch runs: swing ${count.done} of ${count.swings}.` : 'The stopwatch runs.');
      else if (count) sentences.push(`A hand is ready to time ${count.swings} swings.`);
      else if (shown.stopwatch_s.value !== null) {
        const swings = shown.timed_swings.value === null ? '' : ` for ${shown.timed_swings.text} swings`;
        sentences.push(`The stopwatch shows ${shown.stopwatch_s.text} s${swings}.`);
      }
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

/** A glider on an air track between a spring and a motor, with its turning companion; timer of the gate and curves above. */
import { Container } from 'pixi.js';
import { TRAIL_POINTS, TRAIL_WIDTH } from '../../../../engine/physics/harmonic-track';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createChart, layBelow } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { bars, points, rule } from '../../kit/charts/marks';
import { knobTravel } from '../../kit/controls/knob';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createHarmonicTrack } from './harmonic-track';
import { GLIDER } from './track-glider';

type HarmonicFrame = Frame<'matterjs_physics/harmonic'>;

const ARRANGEMENT: Arrangements<'track' | 'gate' | 'energy' | 'motion' | 'phase' | 'resonance'> = {
  wide: column(
    grow(
      9,
      row(
        grow(4, column(grow(1, 'gate'), grow(1, 'energy'))),
        grow(5, 'motion'),
        grow(4, 'phase'),
        grow(5, 'resonance'),
      ),
    ),
    grow(11, 'track'),
  ),
  tall: column(grow(3, row(grow(2, 'gate'), grow(3, 'motion'))), grow(5, 'track')),
};

const KNOB_TRAVEL = 240;
/** Stage units of drag for the whole range of masses, and of springs. */
const TRAVEL = 160;
const TEXT_EVERY_MS = 100;
const FEW_HERTZ = 3;
const MOST_HERTZ = 6;
const LEAST_FULL = 1e-3;
/** Ends of the axes while the glider is held and something is hidden, in s, m/s and m/s²: those of the motion would tell it. */
const UNTOLD_SECONDS = 10;
const UNTOLD_FULL = 1;

export const createScene: CreateScene<'matterjs_physics/harmonic'> = (context) => {
  const root = new Container({ label: 'simple harmonic motion', visible: false });
  const room = createRoom(context, { kind: 'physics-hall' });
  const track = createHarmonicTrack(context);
  const gate = createInstrument(context, {
    form: 'panel',
    title: 'Light gate',
    lamp: true,
    display: { rows: [{ unit: 's', widest: '00.0000' }], note: true },
  });
  const ofTime = (short: string, unit: string, bare: boolean) =>
    createChart(context, {
      ground: 'none',
      x: bare ? { label: '', bare } : { label: 'Time', short: 't', unit: 's' },
      y: { label: short, unit },
      marks: { trace: line({ colour: 'green', points: 'changes' }), now: pen({ radius: 3 }) },
    });
  const [place, velocity, acceleration] = [
    ofTime('x', 'm', true),
    ofTime('v', 'm/s', true),
    ofTime('a', 'm/s²', false),
  ] as const;
  /** On a phone the place alone is shown. */
  const single = ofTime('x', 'm', false);
  const phase = createChart(context, {
    ground: 'none',
    x: { label: 'x', unit: 'm' },
    y: { label: 'v', unit: 'm/s' },
    marks: { trace: line({ colour: 'green', points: 'changes' }), now: pen({ radius: 3 }) },
  });
  const energy = createChart(context, {
    ground: 'none',
    x: { label: '', names: ['kinetic', 'spring', 'both'] },
    y: { label: '', bare: true },
    marks: { parts: bars({ colour: ['sky', 'orange', 'green'], gap: 0.45 }) },
  });
  const resonance = createChart(context, {
    ground: 'none',
    x: { label: 'Frequency of the motor', short: 'f', unit: 'Hz' },
    y: { label: 'Amplitude', short: 'A', unit: 'm' },
    marks: {
      set: rule({ along: 'x', colour: 'orange' }),
      before: points({ colour: 'main', shape: 'ring' }),
      present: points({ colour: 'green' }),
    },
  });
  const motion = new Container({ label: 'motion' });
  motion.addChild(place.root, velocity.root, acceleration.root, single.root);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(room.root, motion, phase.root, energy.root, resonance.root, gate.root, track.root, message.root);

  // ------------------------------------------------------------ what hands do
  /** The glider has been moved since a hand took it. */
  let moved = false;
  const letGo = (): void => context.dispatch({ do: 'release' });
  const gliderHandle = context.inputHandle('amplitude', {
    name: 'Glider: amplitude',
    grip: 'x',
    hint: 'Drag it aside and let go; with the keyboard set the amplitude and press Enter.',
    drag({ x }) {
      moved = true;
      return Math.abs(x - track.zero.x) / track.unit;
    },
    held(down) {
      track.hold(down);
      if (!down && moved) letGo();
      moved = false;
      context.redraw();
    },
    keys: { Enter: letGo },
  });
  const massHandle = context.inputHandle('mass', {
    name: 'Weights on the glider: mass',
    grip: 'y',
    hint: 'Drag up to add weights.',
    drag: (point, start, mass) => mass + (1.9 * (start.y - point.y)) / TRAVEL,
  });
  const springHandle = context.inputHandle('spring_constant', {
    name: 'Spring: its constant',
    grip: 'y',
    hint: 'Drag up for a stiffer one.',
    drag: (point, start, constant) => constant + (95 * (start.y - point.y)) / TRAVEL,
  });
  const crankHandle = context.inputHandle('drive_frequency', {
    name: 'Crank of the motor: driving frequency',
    grip: 'y',
    drag: (point, start, frequency) => frequency + MOST_HERTZ * knobTravel(point, start, KNOB_TRAVEL),
  });
  const motorSwitch = context.actionHandle('drive', { grip: 'none' });

  // ------------------------------------------------------------ drawing
  const columns = [0, 1, 2].map(() => new Float32Array(TRAIL_POINTS));
  const parts = new Float64Array(3);
  let tall = false;
  let drawn = '';
  let marked = '';
  let lastText = Number.NEGATIVE_INFINITY;
  let trackBox: Box = { x: 0, y: 0, width: 1, height: 1 };

  function drawMotion({ view, fields, params, hidden }: HarmonicFrame): void {
    const key = `${view.releases} ${view.points} ${view.phase} ${params.amplitude}`;
    if (key === drawn) return;
    drawn = key;
    const far = Math.max(view.full.x, view.phase === 'held' ? params.amplitude : 0, LEAST_FULL);
    const untold = hidden.size > 0 && view.phase === 'held';
    const [fast, strong] = untold ? [UNTOLD_FULL, UNTOLD_FULL] : [view.full.v, view.full.a];
    const full = [far, fast, strong].map((value) => niceEnd(Math.max(value, LEAST_FULL)));
    const seconds = untold ? UNTOLD_SECONDS : view.pointInterval * (TRAIL_POINTS - 1);
    for (let n = 0; n < TRAIL_POINTS; n++)
      columns.forEach((values, part) => {
        values[n] = fields.trail[TRAIL_WIDTH * n + part] ?? 0;
      });
    (tall ? [single] : [place, velocity, acceleration]).forEach((chart, part) => {
      const [values, most = 1] = [columns[part], full[part]];
      if (!values) return;
      chart.domain({ x: [-seconds, 0], y: [-most, most] });
      chart.marks.trace.even(values, -seconds, 0);
      chart.marks.now.at(0, values[TRAIL_POINTS - 1] ?? 0);
    });
    if (tall) return;
    const [x, v] = columns;
    const [mostX = 1, mostV = 1] = full;
    phase.domain({ x: [-mostX * 1.1, mostX * 1.1], y: [-mostV * 1.1, mostV * 1.1] });
    if (x && v) phase.marks.trace.columns(x, v);
    phase.marks.now.at(x?.[TRAIL_POINTS - 1] ?? 0, v?.[TRAIL_POINTS - 1] ?? 0);
  }

  function drawEnergy({ view, params, readings }: HarmonicFrame): void {
    const both = readings.total_energy_j ?? 0;
    const far = Math.max(view.full.x, view.phase === 'held' ? view.x : 0);
    const full = Math.max(both, 0.5 * params.spring_constant * far ** 2, 1e-12);
    parts[0] = (readings.kinetic_j ?? 0) / full;
    parts[1] = (readings.elastic_j ?? 0) / full;
    parts[2] = both / full;
    energy.marks.parts.set(parts);
  }

  function drawResonance({ view, params, hidden }: HarmonicFrame): void {
    const covered = hidden.has('drive_frequency');
    const last = view.marks.at(-1);
    const key = `${view.marks.length} ${last?.frequency ?? ''} ${last?.amplitude ?? ''} ${params.damping} ${params.drive_amplitude} ${covered} ${params.drive_frequency} ${view.drive.on}`;
    if (key === marked) return;
    marked = key;
    const marks = covered ? [] : view.marks;
    const far = Math.max(covered ? 0 : params.drive_frequency, ...marks.map((mark) => mark.frequency));
    resonance.domain({
      x: [0, far > FEW_HERTZ ? MOST_HERTZ : FEW_HERTZ],
      y: [0, niceEnd(Math.max(0.05, ...marks.map((mark) => mark.amplitude)) * 1.1)],
    });
    resonance.marks.set.set(view.drive.on && !covered ? params.drive_frequency : null);
    for (const present of [true, false]) {
      const own = marks.filter(
        (mark) => (mark.damping === params.damping && mark.force === params.drive_amplitude) === present,
      );
      resonance.marks[present ? 'present' : 'before'].columns(
        own.map((mark) => mark.frequency),
        own.map((mark) => mark.amplitude),
      );
    }
  }

  function write({ view, shown }: HarmonicFrame): void {
    const period = shown.period_s;
    gate.set(0, period.value === null ? '–' : Number(period.text).toFixed(4));
    if (view.drive.on) {
      const { value, text } = shown.steady_amplitude_m;
      gate.note(value === null ? `motor: ${view.drive.periods} of 5 periods` : `motor: A ${text} m`);
    } else gate.note(period.value === null ? 'waits for two passes' : 'mean of up to ten');
  }

  return {
    root,
    resize(stage) {
      tall = stage.layout === 'tall';
      const places = {
        gate,
        energy,
        phase,
        resonance,
        motion: {
          root: motion,
          lay(box: Box, type: TypeSizes) {
            for (const chart of [place, velocity, acceleration]) chart.root.visible = !tall;
            single.root.visible = tall;
            if (tall) single.lay(box, type);
            else layBelow([place, velocity, acceleration], [3, 3, 4], box, type);
          },
        },
        track: {
          lay: (box: Box) => {
            trackBox = box;
          },
        },
      };
      arrange(ARRANGEMENT[stage.layout], places, inset(stageBox(stage), 12), stage.type);
      track.lay(trackBox, stage.type);
      const { footY, motorParts } = track;
      room.resize(
        stage,
        footY - 34,
        track.standing.map((foot) => ({ ...foot, y: footY })),
      );
      const { wheel, power } = motorParts;
      crankHandle.place(wheel.x, wheel.y, wheel.width, wheel.height);
      motorSwitch.place(power.x, power.y, power.width, power.height);
      message.root.position.set(track.zero.x, trackBox.y);
      message.lay(trackBox.width * 0.6);
      drawn = '';
      marked = '';
      lastText = Number.NEGATIVE_INFINITY;
    },

    draw(frame, now) {
      const { view, running } = frame;
      root.visible = true;
      track.draw(frame, now);
      drawMotion(frame);
      if (!tall) {
        drawEnergy(frame);
        drawResonance(frame);
      }
      const { zero, gliderX, springMiddle } = track;
      const half = GLIDER.width / 2;
      gliderHandle.place(gliderX - half, zero.y - GLIDER.height - 4, GLIDER.width, GLIDER.height + 8);
      massHandle.place(gliderX - half, zero.y - GLIDER.height - 44, GLIDER.width, 36);
      springHandle.place(Math.max(trackBox.x + 26, springMiddle - 30), zero.y - GLIDER.height - 8, 60, 36);
      message.set(view.message ?? '');
      gate.light(view.gateLit);
      if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
      lastText = now;
      write(frame);
    },

    describe({ view, shown, params }) {
      const sentences = [
        `A glider of ${params.mass} kg on an air track is tied to a spring of ${params.spring_constant} N/m; it is let go ${params.amplitude} m from its place of rest.`,
        view.phase === 'held'
          ? 'It is held in the hand.'
          : `It moves, now at ${shown.displacement_m.text} m with ${shown.velocity_m_s.text} m/s and ${shown.acceleration_m_s2.text} m/s².`,
      ];
      if (params.damping > 0) sentences.push(`Magnets brake it with ${params.damping} N s/m.`);
      if (shown.amplitude_now_m.value !== null) sentences.push(`It last turned at ${shown.amplitude_now_m.text} m.`);
      sentences.push(
        shown.period_s.value === null
          ? 'The light gate has no period yet.'
          : `The light gate shows a mean period of ${shown.period_s.text} s.`,
      );
      if (view.drive.on) {
        sentences.push(`The motor pushes with ${params.drive_amplitude} N at ${params.drive_frequency} Hz.`);
        if (shown.steady_amplitude_m.value !== null) {
          sentences.push(`Over its last five periods the amplitude was ${shown.steady_amplitude_m.text} m.`);
        }
      }
      if (view.marks.length > 0) sentences.push(`Points on the resonance curve: ${view.marks.length}.`);
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

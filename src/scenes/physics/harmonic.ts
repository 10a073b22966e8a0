/** A glider on an air track between a spring and a motor, with its turning companion; charts and a resonance curve above. */
import { Container } from 'pixi.js';
import type { CreateScene, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCallout } from '../kit/callout';
import { knobTravel } from '../kit/knob';
import { createPushButton } from '../kit/push-button';
import { createStageButton } from '../kit/stage-button';
import { GLIDER } from '../kit/track-glider';
import { createHarmonicDisplays } from './harmonic-displays';
import { createHarmonicTrack } from './harmonic-track';

const LOOKS = {
  wide: {
    zero: { x: 494, y: 372 },
    half: 290,
    left: 40,
    right: 864,
    benchY: 424,
    discY: 270,
    motor: { x: 866, y: 326, width: 84, height: 104 },
    velocityY: 451,
    accelerationY: 473,
    legend: { x: 470, y: 503 },
    row: { x: 14, y: 494, height: 36 },
    message: { x: 480, y: 232, width: 460 },
  },
  narrow: {
    zero: { x: 318, y: 258 },
    half: 176,
    left: 26,
    right: 556,
    benchY: 308,
    discY: 158,
    motor: { x: 558, y: 208, width: 76, height: 106 },
    velocityY: 334,
    accelerationY: null,
    legend: null,
    row: { x: 8, y: 354, height: 40 },
    message: { x: 320, y: 118, width: 560 },
  },
} as const;

const KICK = 0.2;
const KNOB_TRAVEL = 240;
/** Stage units of drag for the whole range of masses, and of springs. */
const TRAVEL = 160;
const TEXT = 12;

export const createScene: CreateScene<'matterjs_physics/harmonic'> = (context) => {
  const root = new Container({ label: 'simple harmonic motion', visible: false });
  const backdrop = createBackdrop(context);
  const track = createHarmonicTrack(context);
  const displays = createHarmonicDisplays(context);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(backdrop.root, displays.root, track.root);

  let stage: StageSize | null = null;
  let arrows = true;
  /** The glider has been moved since a hand took it. */
  let moved = false;

  const letGo = (): void => context.dispatch({ do: 'release' });
  const gliderHandle = context.handle({
    role: 'slider',
    name: 'Glider: amplitude',
    hint: 'Drag it aside and let go; with the keyboard set the amplitude and press Enter.',
    min: 0.05,
    max: 0.5,
    step: 0.01,
    value: 0.2,
    format: (amplitude) => `${amplitude.toFixed(2)} m from its place of rest`,
    set(amplitude) {
      moved = true;
      context.setInput('amplitude', amplitude);
    },
    drag(point) {
      moved = true;
      return Math.abs(point.x - LOOKS[stage?.layout ?? 'wide'].zero.x) / track.unit;
    },
    held(down) {
      track.hold(down);
      if (!down && moved) letGo();
      moved = false;
      context.redraw();
    },
    keys: { Enter: letGo },
  });
  const massHandle = context.handle({
    role: 'slider',
    name: 'Weights on the glider: mass',
    hint: 'Drag up to add weights.',
    min: 0.1,
    max: 2,
    step: 0.05,
    value: 0.5,
    format: (mass) => `${mass.toFixed(2)} kg in all`,
    set: (mass) => context.setInput('mass', mass),
    drag: (point, start, startValue) => startValue + (1.9 * (start.y - point.y)) / TRAVEL,
  });
  const springHandle = context.handle({
    role: 'slider',
    name: 'Spring: its constant',
    hint: 'Drag up for a stiffer one.',
    min: 5,
    max: 100,
    step: 1,
    value: 20,
    format: (constant) => `${constant} N/m`,
    set: (constant) => context.setInput('spring_constant', constant),
    drag: (point, start, startValue) => startValue + (95 * (start.y - point.y)) / TRAVEL,
  });
  const knobHandle = context.handle({
    role: 'slider',
    name: 'Crank of the motor: driving frequency',
    min: 0.1,
    max: 6,
    step: 0.05,
    value: 1,
    format: (frequency) => `${frequency.toFixed(2)} Hz`,
    set: (frequency) => context.setInput('drive_frequency', frequency),
    drag: (point, start, startValue) => startValue + 6 * knobTravel(point, start, KNOB_TRAVEL),
  });
  const releaseButton = createStageButton(context, { label: 'Release', name: 'Release the glider', press: letGo });
  const holdButton = createPushButton(context, {
    label: 'Stop',
    name: 'Stop the glider',
    press: () => context.dispatch({ do: 'hold' }),
  });
  const motorButton = createPushButton(context, {
    label: 'Motor',
    name: 'Motor',
    toggle: (on) => context.dispatch({ do: 'drive', value: on ? 1 : 0 }),
  });
  const markButton = createPushButton(context, {
    label: 'Mark A(f)',
    short: 'Mark',
    name: 'Mark on the resonance curve',
    press: () => context.dispatch({ do: 'mark_resonance' }),
  });
  const kickButton = createPushButton(context, {
    label: 'Kick',
    name: `Kick the glider with ${KICK} N s`,
    press: () => context.dispatch({ do: 'kick', value: KICK }),
  });
  const arrowsButton = createPushButton(context, {
    label: 'Arrows',
    name: 'Arrows of velocity and acceleration',
    toggle(on) {
      arrows = on;
      track.showArrows(on);
      context.redraw();
    },
  });
  root.addChild(
    releaseButton.root,
    ...[holdButton, motorButton, markButton, kickButton, arrowsButton].map((button) => button.root),
    message.root,
  );

  function layButtons({ layout }: StageSize): void {
    const narrow = layout === 'narrow';
    const { row } = LOOKS[layout];
    markButton.show(!narrow);
    arrowsButton.show(!narrow);
    releaseButton.place(row.x, row.y, narrow ? 180 : 118, row.height);
    let x = row.x + (narrow ? 192 : 132);
    const wide = [
      [holdButton, 84],
      [kickButton, 76],
      [arrowsButton, 84],
    ] as const;
    for (const [button, width] of narrow
      ? ([
          [holdButton, 130],
          [kickButton, 130],
          [motorButton, 148],
        ] as const)
      : wide) {
      button.place(x, row.y + 1, width, row.height - 2, narrow);
      x += width + 9;
    }
    if (narrow) return;
    markButton.place(708, row.y + 1, 116, row.height - 2, false);
    motorButton.place(834, row.y + 1, 114, row.height - 2, false);
  }

  return {
    root,
    resize(next) {
      stage = next;
      const look = LOOKS[next.layout];
      backdrop.resize(next, look.benchY);
      displays.lay(next);
      track.lay({ ...look, textSize: Math.max(TEXT, 12 * next.pixel) });
      layButtons(next);
      message.root.position.set(look.message.x, look.message.y);
      message.lay(look.message.width);
    },

    draw(frame, now) {
      if (!stage) return;
      const { view, params } = frame;
      root.visible = true;
      track.draw(frame, now);
      displays.draw(frame, now);
      const { zero, motor, left } = LOOKS[stage.layout];
      const half = GLIDER.width / 2;
      gliderHandle.place(track.gliderX - half, zero.y - GLIDER.height - 4, GLIDER.width, GLIDER.height + 8);
      gliderHandle.update(params.amplitude);
      massHandle.place(track.gliderX - half, zero.y - GLIDER.height - 44, GLIDER.width, 36);
      massHandle.update(params.mass);
      const middle = Math.max(left + 30, track.springMiddle);
      springHandle.place(middle - 30, zero.y - GLIDER.height - 8, 60, 36);
      springHandle.update(params.spring_constant);
      knobHandle.place(motor.x + 8, motor.y + 6, motor.width - 16, motor.height - 34);
      knobHandle.update(params.drive_frequency);
      motorButton.light(view.drive.on);
      arrowsButton.light(arrows);
      message.set(view.message ?? '');
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

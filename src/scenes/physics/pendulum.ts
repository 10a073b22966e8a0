/** A bob on a string before a protractor, over a light gate; a stopwatch, charts and planets beside it. */
import { Container } from 'pixi.js';
import type { CreateScene, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCallout } from '../kit/callout';
import { createPushButton } from '../kit/push-button';
import { createStageButton } from '../kit/stage-button';
import { createPendulumDisplays } from './pendulum-displays';
import { createPendulumSwing } from './pendulum-swing';

const LOOKS = {
  wide: {
    low: { x: 312, y: 418 },
    benchY: 456,
    height: 358,
    top: 24,
    rod: 152,
    protractor: 168,
    arrow: 96,
    legend: { x: 366, y: 480 },
    left: 8,
    right: 604,
    row: { x: 14, y: 494, height: 36 },
    message: { x: 500, y: 58, width: 190 },
  },
  narrow: {
    low: { x: 206, y: 298 },
    benchY: 330,
    height: 248,
    top: 22,
    rod: 122,
    protractor: 132,
    arrow: 84,
    legend: null,
    left: 4,
    right: 398,
    row: { x: 8, y: 354, height: 40 },
    message: { x: 304, y: 4, width: 176 },
  },
} as const;

const PLANETS = [
  { name: 'Moon', gravity: 1.62 },
  { name: 'Mars', gravity: 3.71 },
  { name: 'Earth', gravity: 9.81 },
  { name: 'Neptune', gravity: 11.15 },
] as const;
const SWINGS = 10;
const TEXT = 13;

export const createScene: CreateScene<'matterjs_physics/pendulum'> = (context) => {
  const root = new Container({ label: 'simple pendulum', visible: false });
  const backdrop = createBackdrop(context);
  const swing = createPendulumSwing(context);
  const displays = createPendulumDisplays(context);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(backdrop.root, displays.root, swing.root);

  let stage: StageSize | null = null;
  let arrows = true;
  let marks = true;
  /** The bob has been moved since a hand took it. */
  let moved = false;
  let timing = false;

  const letGo = (): void => context.dispatch({ do: 'release' });
  const bobHandle = context.handle({
    role: 'slider',
    name: 'Bob: initial angle',
    hint: 'Drag it aside and let go; with the keyboard set the angle and press Enter.',
    min: 1,
    max: 45,
    step: 1,
    value: 10,
    format: (angle) => `${angle}° from the vertical`,
    set(angle) {
      moved = true;
      context.setInput('initial_angle', angle);
    },
    drag(point) {
      moved = true;
      const { x, y } = swing.pivot;
      return (Math.abs(Math.atan2(point.x - x, Math.max(1, point.y - y))) * 180) / Math.PI;
    },
    held(down) {
      if (!down && moved) letGo();
      moved = false;
    },
    keys: { Enter: letGo },
  });
  const clampHandle = context.handle({
    role: 'slider',
    name: 'Clamp: length of the string',
    hint: 'Drag the clamp up or down.',
    min: 0.1,
    max: 5,
    step: 0.1,
    value: 1,
    format: (length) => `${length} m`,
    set: (length) => context.setInput('length', length),
    drag: (point, start, startValue) => startValue + (start.y - point.y) / swing.unit,
    held(down) {
      swing.hold(down);
      context.redraw();
    },
  });
  const releaseButton = createStageButton(context, { label: 'Release', name: 'Release the bob', press: letGo });
  const holdButton = createPushButton(context, {
    label: 'Stop bob',
    short: 'Stop',
    name: 'Stop the bob',
    press: () => context.dispatch({ do: 'hold' }),
  });
  const timeButton = createPushButton(context, {
    label: `Time ${SWINGS}`,
    name: `Time ${SWINGS} swings`,
    press: () => context.dispatch({ do: 'count', value: SWINGS }),
  });
  const pressButton = createPushButton(context, {
    label: 'Start/stop',
    name: 'Press the stopwatch',
    hint: 'Starts it, or stops it while it runs.',
    press: () => context.dispatch({ do: timing ? 'stopwatch_stop' : 'stopwatch_start' }),
  });
  const arrowsButton = createPushButton(context, {
    label: 'Arrows',
    name: 'Arrows of tension and velocity',
    toggle(on) {
      arrows = on;
      swing.showArrows(on);
      context.redraw();
    },
  });
  const marksButton = createPushButton(context, {
    label: 'Strobe',
    name: 'Strobe marks',
    toggle(on) {
      marks = on;
      swing.showMarks(on);
      context.redraw();
    },
  });
  const planets = PLANETS.map(({ name, gravity }) => ({
    gravity,
    button: createPushButton(context, {
      label: name,
      name: `Gravity of ${name === 'Moon' ? 'the Moon' : name}, ${gravity} m/s²`,
      toggle: () => context.setInput('gravity', gravity),
    }),
  }));
  root.addChild(
    releaseButton.root,
    ...[holdButton, timeButton, pressButton, arrowsButton, marksButton].map((button) => button.root),
    ...planets.map(({ button }) => button.root),
    message.root,
  );

  function layButtons({ layout }: StageSize): void {
    const narrow = layout === 'narrow';
    const { row } = LOOKS[layout];
    for (const button of [arrowsButton, marksButton, ...planets.map((planet) => planet.button)]) button.show(!narrow);
    if (narrow) {
      releaseButton.place(row.x, row.y, 150, row.height);
      holdButton.place(row.x + 162, row.y, 104, row.height, true);
      timeButton.place(row.x + 278, row.y, 128, row.height, true);
      pressButton.place(row.x + 418, row.y, 206, row.height, true);
      return;
    }
    releaseButton.place(row.x, row.y, 118, row.height);
    let x = row.x + 132;
    for (const [button, width] of [
      [holdButton, 92],
      [arrowsButton, 84],
      [marksButton, 84],
    ] as const) {
      button.place(x, row.y + 1, width, row.height - 2, false);
      x += width + 9;
    }
    const { buttons } = displays;
    timeButton.place(buttons.x, buttons.y, buttons.width, 37, false);
    pressButton.place(buttons.x, buttons.y + 46, buttons.width, 37, false);
    planets.forEach(({ button }, n) => {
      button.place(612 + n * 84, row.y + 1, 82, row.height - 2, false);
    });
  }

  return {
    root,
    resize(next) {
      stage = next;
      const look = LOOKS[next.layout];
      backdrop.resize(next, look.benchY);
      displays.lay(next);
      swing.lay({ ...look, textSize: Math.max(TEXT, 12 * next.pixel), pixel: next.pixel });
      layButtons(next);
      message.root.position.set(look.message.x, look.message.y);
      message.lay(look.message.width);
    },

    draw(frame, now) {
      if (!stage) return;
      const { view, params } = frame;
      root.visible = true;
      timing = view.stopwatch.running;
      swing.draw(frame, now);
      displays.draw(frame, now);
      const { bob, bobRadius: radius, pivot } = swing;
      const reach = Math.max(20, radius + 6);
      bobHandle.place(bob.x - reach, bob.y - reach, 2 * reach, 2 * reach);
      bobHandle.update(params.initial_angle);
      const { rod } = LOOKS[stage.layout];
      clampHandle.place(pivot.x - rod - 18, pivot.y - 18, 38, 36);
      clampHandle.update(params.length);
      pressButton.light(timing);
      timeButton.light(view.stopwatch.count !== null);
      arrowsButton.light(arrows);
      marksButton.light(marks);
      for (const { button, gravity } of planets) {
        button.light(!frame.hidden.has('gravity') && Math.abs(params.gravity - gravity) < 1e-9);
      }
      message.set(view.message ?? '');
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

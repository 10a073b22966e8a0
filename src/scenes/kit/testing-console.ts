/** The control console of a testing machine: load display, keys for the crosshead, and a knob for its speed. */
import { Container } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { createKnob, type Knob, knobTravel } from './knob';
import { contactShadow, housing, screen } from './shading';
import { createStageButton } from './stage-button';

export type ConsoleKey = 'start' | 'stop' | 'unload' | 'reload';

export interface TestingConsoleOptions {
  /** Limits of the speed, mm/min. */
  readonly speed: { readonly least: number; readonly greatest: number; readonly step: number };
  press(key: ConsoleKey): void;
  setSpeed(speed: number): void;
}

export interface TestingConsole {
  readonly root: Container;
  lay(at: Point, width: number, height: number, layout: 'wide' | 'narrow', textSize: number): void;
  /** What its display shows: the load with its unit, and two lines below. */
  show(load: string, second: string, third: string): void;
  set(enabled: Readonly<Record<ConsoleKey, boolean>>, speed: number): void;
}

const KEYS: readonly {
  readonly key: ConsoleKey;
  readonly label: string;
  readonly name: string;
  readonly fill: number;
}[] = [
  { key: 'start', label: 'START', name: 'Start: the crosshead pulls', fill: 0x15803d },
  { key: 'stop', label: 'STOP', name: 'Stop the crosshead', fill: 0xb91c1c },
  { key: 'unload', label: 'UNLOAD', name: 'Unload: the crosshead goes back until the load is gone', fill: 0x475569 },
  { key: 'reload', label: 'RELOAD', name: 'Reload', fill: 0x475569 },
];
const AWAY = -1e4;
const TRAVEL = 170;

export function createTestingConsole(context: StageContext, options: TestingConsoleOptions): TestingConsole {
  const { theme } = context;
  const { speed } = options;
  const root = new Container({ label: 'control console' });
  const panel = new Container();
  const face = new Container();
  const load = context.text({ size: 22, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0] });
  const second = context.text({ size: 13, mono: true, colour: theme.screenGlow, anchor: [1, 0] });
  const third = context.text({ size: 13, mono: true, colour: theme.screenGlow, anchor: [1, 0] });
  const speedText = context.text({ size: 12.5, colour: theme.ink, anchor: [0.5, 0] });
  const buttons = KEYS.map(({ key, label, name, fill }) => ({
    key,
    button: createStageButton(context, { label, name, fill, ink: 0xffffff, press: () => options.press(key) }),
  }));
  const buttonLayer = new Container();
  buttonLayer.addChild(...buttons.map(({ button }) => button.root));
  panel.addChild(face, load, second, third, speedText);
  root.addChild(panel, buttonLayer);
  const speedHandle = context.handle({
    role: 'slider',
    name: 'Crosshead speed',
    min: speed.least,
    max: speed.greatest,
    step: speed.step,
    value: speed.least,
    format: (value) => `${value.toFixed(1)} mm/min`,
    set: (value) => options.setSpeed(value),
    drag: (point, start, from) => from * (speed.greatest / speed.least) ** knobTravel(point, start, TRAVEL),
  });
  let knob: Knob | null = null;
  let shownSpeed = -1;
  /** On a small stage two keys share a place: the one that can be pressed is there. */
  let paired = false;
  const write = (to: { text: string }, words: string): void => {
    if (to.text !== words) to.text = words;
  };
  return {
    root,
    lay(at, width, height, layout, textSize) {
      panel.position.set(at.x, at.y);
      for (const child of face.removeChildren()) child.destroy({ children: true });
      const wide = layout === 'wide';
      const shadow = contactShadow(theme, width * 1.08, 22);
      shadow.position.set(width / 2, height - 2);
      const glassWidth = wide ? 148 : 176;
      const glass = screen(theme, glassWidth, height - 24, 5);
      glass.position.set(12, 12);
      face.addChild(shadow, housing(theme, width, height, 12), glass);
      const right = 12 + glassWidth - 10;
      load.position.set(right, 15);
      const big = Math.max(22, textSize * 1.5);
      second.position.set(right, 15 + big * 1.2);
      third.position.set(right, 15 + big * 1.2 + textSize * 1.35);
      third.visible = wide;
      const across = wide ? 66 : 100;
      const down = (height - 24 - 8) / 2;
      const from = 12 + glassWidth + 12;
      paired = !wide;
      buttons.forEach(({ button }, n) => {
        const [column, row] = wide ? [n % 2, Math.floor(n / 2)] : [Math.floor(n / 2), 0];
        const tall = wide ? down : height - 24;
        button.place(at.x + from + column * (across + 8), at.y + 12 + row * (down + 8), across, tall);
        button.show(true);
      });
      speedText.visible = wide;
      speedHandle.enable(wide);
      if (!wide) {
        speedHandle.place(AWAY, AWAY, 1, 1);
        return;
      }
      knob = createKnob(context, 23, 11);
      const middle = from + 2 * (across + 8) + (width - from - 2 * (across + 8)) / 2 - 2;
      knob.root.position.set(middle, 46);
      face.addChild(knob.root);
      speedText.position.set(middle, height - 14 - textSize * 1.3);
      speedHandle.place(at.x + middle - 26, at.y + 20, 52, 52);
      shownSpeed = -1;
    },
    show(loadWords, secondWords, thirdWords) {
      write(load, loadWords);
      write(second, secondWords);
      if (third.visible) write(third, thirdWords);
    },
    set(enabled, now) {
      for (const { key, button } of buttons) {
        button.enable(enabled[key]);
        if (!paired) continue;
        if (key === 'start' || key === 'stop') button.show(enabled.stop === (key === 'stop'));
        else button.show(enabled.reload === (key === 'reload'));
      }
      if (now === shownSpeed) return;
      shownSpeed = now;
      // Slow speeds get as much of the dial as fast ones.
      knob?.turn(Math.log(now / speed.least) / Math.log(speed.greatest / speed.least));
      write(speedText, `${now.toFixed(1)} mm/min`);
      speedHandle.update(now);
    },
  };
}

/**
 * The console of a testing machine: one screen with load, extension and stress-strain curve, soft keys for what it draws, the
 * keys and the knob of the crosshead.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createHousing } from '../../kit/instruments/housing';
import { createKey } from '../../kit/instruments/key';
import { createKnob } from '../../kit/instruments/knob';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { drawSocket, type Port, portAt } from '../../kit/instruments/socket';
import { arrange, inset, room, row, spaced, grow, type Arrangements } from '../../kit/layout/layout';
import { type ChartView, createStressStrainChart, type StressStrainCurve } from './stress-strain-chart';

export interface ConsoleState {
  readonly load: string;
  readonly extension: string;
  readonly travel: string;
  /** Below the figures: where the strain comes from, or what the machine has to say. */
  readonly words: string;
  readonly warns: boolean;
  readonly results: readonly string[];
  readonly curve: StressStrainCurve;
  readonly canStart: boolean;
  readonly canStop: boolean;
  readonly canUnload: boolean;
}

export interface TestingConsole extends Part {
  /** Where the extensometer's cable ends. */
  readonly port: Port;
  /** `rewrite`: figures may change now. */
  set(state: ConsoleState, rewrite: boolean): void;
  /** What the learner's line on the curve says; null while it is not shown. */
  readonly offsetWords: string | null;
}

const PAD = 9;
const KEY_HIGH = 38;

const KEYS: Arrangements<'zoom' | 'truth' | 'start' | 'stop' | 'unload' | 'speed'> = {
  wide: spaced(
    8,
    row(
      grow(1, 'zoom'),
      grow(1, 'truth'),
      grow(0.6, room),
      grow(1, 'start'),
      grow(1, 'stop'),
      grow(1, 'unload'),
      'speed',
    ),
  ),
  tall: spaced(8, row(grow(1, 'zoom'), grow(1, 'start'), grow(1, 'stop'))),
};

/** The keys below the screen and the knob of the crosshead. `show`: what the screen draws from now on. */
const createKeys = (context: StageContext, show: (view: ChartView) => (on: boolean) => void) => ({
  zoom: createKey(context, {
    toggle: show('zoom'),
    name: 'Zoom',
    hint: 'The beginning of the curve, with an offset line.',
  }),
  truth: createKey(context, { toggle: show('true'), name: 'True σ–ε', hint: 'True stress and rate of hardening.' }),
  start: createKey(context, { action: 'start', tone: 'accent' }),
  stop: createKey(context, { action: 'stop', tone: 'stop' }),
  unload: createKey(context, { action: 'unload' }),
  speed: createKnob(context, { input: 'crosshead_speed', print: 'mm/min' }),
});

/** Figures above, words below them, and the chart in what is left. */
function createReadout(context: StageContext, redraw: () => void) {
  const { theme } = context;
  const load = context.text({ size: 26, mono: true, weight: '600', colour: theme.screenGlow });
  const extension = context.text({ size: 13, mono: true, colour: theme.screenInk, anchor: [1, 0] });
  const travel = context.text({ size: 13, mono: true, colour: theme.screenInk, anchor: [1, 0] });
  const words = context.text({ size: 12, weight: '600', colour: theme.screenInk, wrap: 400 });
  const chart = createStressStrainChart(context, redraw);
  let screen: Box = { x: 0, y: 0, width: 1, height: 1 };
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let small = false;
  let wordsHigh = -1;

  /** Anew when the height of figures and words changes. */
  function fit(): void {
    const { x, y, width, height } = inset(screen, 9, 6);
    load.position.set(x, y);
    const right = x + width;
    const beside = load.width + Math.max(extension.width, small ? 0 : travel.width) + type.text < width;
    extension.position.set(right, beside ? y : y + load.height);
    travel.position.set(right, extension.y + extension.height);
    const last = small ? extension : travel;
    const top = Math.max(y + load.height, last.y + last.height) + 2;
    words.position.set(x, top);
    wordsHigh = words.height;
    const from = top + words.height + type.small * 0.5;
    chart.lay({ x, y: from, width, height: y + height - from }, type);
  }
  return {
    chart,
    texts: [load, extension, travel, words],
    /** `isSmall`: without room for all of it. */
    lay(box: Box, next: TypeSizes, isSmall: boolean) {
      screen = box;
      type = next;
      small = isSmall;
      travel.visible = !small;
      load.style.fontSize = type.figures;
      for (const text of [extension, travel]) text.style.fontSize = type.text;
      words.style.fontSize = type.small;
      words.style.wordWrapWidth = screen.width - 18;
      fit();
    },
    writeFigures(state: ConsoleState) {
      const before = load.width + extension.width;
      load.text = state.load;
      extension.text = state.extension;
      travel.text = state.travel;
      if (Math.abs(load.width + extension.width - before) > 1) fit();
    },
    say(next: string, warns: boolean) {
      if (words.text === next) return;
      words.text = next;
      words.style.fill = warns ? theme.screenWarning : theme.screenInk;
      if (words.height !== wordsHigh) fit();
    },
  };
}

export function createTestingConsole(context: StageContext, redraw: () => void): TestingConsole {
  const root = new Container({ label: 'control console' });
  const housing = createHousing(context, { form: 'console' });
  const socket = new Graphics();
  const pane = createScreenPane(context);
  const readout = createReadout(context, redraw);
  const { chart } = readout;
  let view: ChartView = 'curve';
  const keys = createKeys(context, (next) => (on) => {
    view = on ? next : 'curve';
    redraw();
  });
  root.addChild(housing.root, socket, pane.root, chart.root, ...readout.texts, chart.grips);
  for (const { root: key } of Object.values(keys)) root.addChild(key);
  let port = portAt({ x: 0, y: 0 }, 'left');
  let small = false;

  return {
    root,
    get port() {
      return port;
    },
    get offsetWords() {
      return chart.offsetWords;
    },
    lay(box, type) {
      const face = inset(housing.lay(box), PAD);
      small = face.width < 32 * type.text;
      // What is left out has no handle either.
      for (const key of [keys.truth, keys.unload, keys.speed]) key.enable(!small);
      const keysHigh = KEY_HIGH + (small ? 16 : 10 + type.small);
      const screen = pane.lay({ ...face, height: face.height - keysHigh - PAD });
      const keysBox = { ...face, y: face.y + face.height - keysHigh, height: keysHigh };
      arrange(KEYS[small ? 'tall' : 'wide'], keys, keysBox, type);
      const at = { x: box.x - 1, y: box.y + box.height * 0.72 };
      drawSocket(socket.clear(), context, 'probe', at, 'left');
      port = portAt(at, 'left');
      readout.lay(screen, type, small);
    },
    set(state, rewrite) {
      if (rewrite) readout.writeFigures(state);
      readout.say(state.words, state.warns);
      keys.zoom.light(view === 'zoom');
      keys.truth.light(view === 'true');
      keys.start.enable(state.canStart);
      keys.stop.enable(state.canStop);
      keys.unload.enable(state.canUnload && !small);
      chart.show(state.curve, view, state.results);
    },
  };
}

/**
 * A ventilator: a screen with pressure, flow, volume and the pressure-volume loop over a row of measured values, and a panel of
 * knobs and buttons. Compact, it is the screen alone.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createIlluminatedButton, type IlluminatedButton } from '../../kit/controls/illuminated-button';
import { createKnob, type Knob } from '../../kit/controls/knob';
import { createLoopTrace } from './loop-trace';
import { contactShadow, housing, mix, screen } from '../../kit/paint/shading';
import { createWaveformSweep } from './waveform-sweep';

/** On dark glass and on a light screen. */
const COLOURS = {
  dark: { pressure: 0xfbbf24, flow: 0x34d399, volume: 0x7cb3ff },
  light: { pressure: 0x7d4e00, flow: 0x006b4f, volume: 0x1f54b5 },
} as const;

export type VentilatorKnob = 'volume' | 'rate' | 'peep' | 'oxygen';
export type VentilatorKey = 'start' | 'inspiration' | 'expiration' | 'mode' | 'ratio';
export type VentilatorValue = 'ppeak' | 'pplat' | 'vte' | 'minute' | 'auto' | 'oxygen';

export interface VentilatorBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Ventilator {
  readonly root: Container;
  readonly keys: Readonly<Record<VentilatorKey, IlluminatedButton>>;
  /** From the ventilator's origin; null while they are left out. */
  keyBox(key: VentilatorKey): VentilatorBox | null;
  knobBox(knob: VentilatorKnob): VentilatorBox | null;
  /** Where the tube leaves. */
  outlet(): { readonly x: number; readonly y: number };
  /** Outer size; `pixel`: stage units of a CSS px. */
  lay(width: number, height: number, pixel: number, compact: boolean): void;
  /** A knob's words, and its place on the dial, 0 to 1. */
  knob(knob: VentilatorKnob, label: string, value: string, fraction: number): void;
  value(value: VentilatorValue, text: string): void;
  /** A sentence across the traces; empty: none. */
  message(text: string): void;
  /** The next sample: cmH2O, mL/s (out is negative), mL. */
  put(pressure: number, flow: number, volume: number): void;
  /** A breath begins: the loop is drawn anew. */
  breath(): void;
  clear(): void;
  draw(): void;
}

const SECONDS = 12;
const RATE = 100;
/** The loop takes every second sample; the longest breath is 15 s. */
const LOOP_POINTS = 760;
const TRACES = ['pressure', 'flow', 'volume'] as const;
type Trace = (typeof TRACES)[number];
const NAMES: Readonly<Record<Trace, (full: number) => string>> = {
  pressure: (full) => `Paw 0–${full} cmH2O`,
  flow: (full) => `Flow ±${full} L/min`,
  volume: (full) => `Vol 0–${full} mL`,
};
/** Full scales; mL/s in a litre a minute. */
const SCALES: Readonly<Record<Trace, readonly number[]>> = {
  pressure: [30, 60, 90],
  flow: [80, 160, 240],
  volume: [800, 1600, 3200],
};
const ML_PER_S = 1000 / 60;
const UNIT: Readonly<Record<Trace, number>> = { pressure: 1, flow: ML_PER_S, volume: 1 };
const KNOBS: readonly VentilatorKnob[] = ['volume', 'rate', 'peep', 'oxygen'];
const KEYS: readonly VentilatorKey[] = ['start', 'inspiration', 'expiration', 'mode', 'ratio'];
/** `part`: of the row, six in all. The pressures have a digit more than most. */
const VALUES: readonly { readonly id: VentilatorValue; readonly name: string; readonly part: number }[] = [
  { id: 'ppeak', name: 'Ppeak', part: 1.16 },
  { id: 'pplat', name: 'Pplat', part: 1.16 },
  { id: 'vte', name: 'VTe', part: 0.98 },
  { id: 'minute', name: 'MV', part: 0.88 },
  { id: 'auto', name: 'aPEEP', part: 1.02 },
  { id: 'oxygen', name: 'O2', part: 0.8 },
];
/** Those that a compact screen has room for. */
const COMPACT_VALUES: readonly VentilatorValue[] = ['ppeak', 'vte'];
/** Six values of four digits stand in one row. */
const VALUE_SIZE = 17;
/** Height of a line of figures, of their size. */
const LINE = 1.22;
const KNOB_RADIUS = 18;

/** Origin at its upper left. */
export function createVentilator(context: StageContext): Ventilator {
  const { theme } = context;
  const colours = COLOURS[theme.name];
  const root = new Container({ label: 'ventilator' });
  const body = new Container();
  const rules = new Graphics();
  const sweep = createWaveformSweep(
    context,
    TRACES.map((trace) => ({ colour: colours[trace], samples: SECONDS * RATE })),
  );
  const loop = createLoopTrace(context, LOOP_POINTS, colours.volume);
  const names = TRACES.map((trace) => context.text({ size: 12, weight: '600', colour: colours[trace] }));
  const loopName = context.text({ text: 'V over P', size: 12, weight: '600', colour: theme.screenInk });
  const values = new Map<VentilatorValue, { readonly name: Text; readonly value: Text }>(
    VALUES.map(({ id, name }) => [
      id,
      {
        name: context.text({ text: name, size: 12, colour: theme.screenInk, anchor: [0.5, 0] }),
        value: context.text({
          text: '--',
          size: VALUE_SIZE,
          mono: true,
          weight: '600',
          colour: theme.screenGlow,
          anchor: [0.5, 0],
        }),
      },
    ]),
  );
  const warning = context.text({
    size: 13,
    weight: '700',
    colour: theme.screenWarning,
    anchor: [0.5, 1],
    align: 'center',
    wrap: 280,
  });
  const panel = new Container();
  const knobs = new Map<VentilatorKnob, { readonly knob: Knob; readonly label: Text; readonly value: Text }>(
    KNOBS.map((id) => [
      id,
      {
        knob: createKnob(context, KNOB_RADIUS),
        label: context.text({ size: 12.5, weight: '600', colour: theme.ink, anchor: [0.5, 1] }),
        value: context.text({ size: 14, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
      },
    ]),
  );
  const keys = Object.fromEntries(KEYS.map((key) => [key, createIlluminatedButton(context)])) as Record<
    VentilatorKey,
    IlluminatedButton
  >;
  panel.addChild(
    ...[...knobs.values()].flatMap(({ knob, label, value }) => [knob.root, label, value]),
    ...KEYS.map((key) => keys[key].root),
  );
  root.addChild(
    body,
    rules,
    sweep.root,
    loop.root,
    ...names,
    loopName,
    ...[...values.values()].flatMap(({ name, value }) => [name, value]),
    warning,
    panel,
  );

  const full: Record<Trace, number> = { pressure: 30, flow: 80, volume: 800 };
  const most: Record<Trace, number> = { pressure: 0, flow: 0, volume: 0 };
  let odd = false;
  let keyBoxes: Partial<Record<VentilatorKey, VentilatorBox>> = {};
  let knobBoxes: Partial<Record<VentilatorKnob, VentilatorBox>> = {};
  let outlet = { x: 0, y: 0 };
  const rescale = (trace: Trace, to: number): void => {
    full[trace] = to;
    const k = TRACES.indexOf(trace);
    const top = to * UNIT[trace];
    sweep.scale(k, trace === 'flow' ? -top : 0, top);
    const name = names[k];
    if (name) name.text = NAMES[trace](to);
    loop.scale(full.pressure, full.volume);
  };
  for (const trace of TRACES) rescale(trace, full[trace]);
  /** Widens a scale at once, and narrows it when a whole sweep has stayed small. */
  const fit = (trace: Trace, value: number): void => {
    const size = Math.abs(value) / UNIT[trace];
    most[trace] = Math.max(most[trace], size);
    const needed = SCALES[trace].find((step) => step >= most[trace]) ?? SCALES[trace].at(-1) ?? 1;
    const wraps = sweep.atEdge(TRACES.indexOf(trace));
    if (needed > full[trace] || (wraps && needed < full[trace])) rescale(trace, needed);
    if (wraps) most[trace] = size;
  };
  const setText = (text: Text, next: string): void => {
    text.text = next;
  };

  return {
    root,
    keys,
    keyBox: (key) => keyBoxes[key] ?? null,
    knobBox: (knob) => knobBoxes[knob] ?? null,
    outlet: () => outlet,
    lay(width, height, pixel, compact) {
      const least = 12 * Math.max(1, pixel);
      const rim = compact ? 6 : 9;
      const foot = compact ? rim : 138;
      const glass = { x: rim, y: rim, width: width - 2 * rim, height: height - rim - foot };
      for (const child of body.removeChildren()) child.destroy({ children: true });
      const face = screen(theme, glass.width, glass.height, 6);
      face.position.set(glass.x, glass.y);
      const shadow = contactShadow(theme, width * 1.05, 24);
      shadow.position.set(width / 2 + 4, height + 3);
      body.addChild(
        shadow,
        housing(theme, width, height, 12),
        new Graphics()
          .roundRect(rim - 4, rim - 4, glass.width + 8, glass.height + 8, 8)
          .fill({ color: mix(theme.housingShade, 0x000000, 0.4) }),
        face,
      );
      outlet = { x: 4, y: height - 20 };

      const side = compact ? glass.width * 0.27 : 0;
      const row = compact ? 0 : least * 1.2 + 30;
      const loopWidth = compact ? 0 : glass.width * 0.36;
      const wave = { width: glass.width - side - loopWidth - 14, height: glass.height - row - 6 };
      sweep.root.position.set(glass.x + 6, glass.y + 4);
      const band = wave.height / 3;
      const head = compact ? 3 : least * 1.25;
      sweep.lay(
        wave.width,
        TRACES.map((_trace, k) => ({ y: k * band + head, height: band - head - 4 })),
        1.8,
      );
      names.forEach((name, k) => {
        name.visible = !compact;
        name.position.set(glass.x + 8, glass.y + 4 + k * band);
      });
      rules.clear();
      for (let k = 1; k < 3; k++) {
        rules.moveTo(glass.x + 4, glass.y + 3 + k * band).lineTo(glass.x + wave.width + 8, glass.y + 3 + k * band);
      }
      const zero = glass.y + 4 + band + head + (band - head - 4) / 2;
      rules.moveTo(glass.x + 6, zero).lineTo(glass.x + 6 + wave.width, zero);
      loop.root.visible = !compact;
      loopName.visible = !compact;
      if (!compact) {
        const x = glass.x + wave.width + 20;
        const y = glass.y + least + 10;
        const size = { width: loopWidth - 16, height: wave.height - least - 14 };
        loop.root.position.set(x, y);
        loop.lay(size.width, size.height, 1.8);
        loopName.position.set(x, glass.y + 4);
        rules
          .moveTo(x, y)
          .lineTo(x, y + size.height)
          .lineTo(x + size.width, y + size.height);
        rules
          .moveTo(glass.x + 4, glass.y + glass.height - row)
          .lineTo(glass.x + glass.width - 4, glass.y + glass.height - row);
      }
      rules.stroke({ width: 1, color: theme.screenDim, alpha: 0.85 });

      const shownValues = VALUES.filter(({ id }) => !compact || COMPACT_VALUES.includes(id));
      let gone = 0;
      for (const { id, part } of VALUES) {
        const entry = values.get(id);
        const k = shownValues.findIndex((one) => one.id === id);
        if (!entry) continue;
        entry.name.visible = k >= 0;
        entry.value.visible = k >= 0;
        // A name and its figure share half the height of a compact screen.
        const room = (glass.height / 2 - 5 - least * 1.12) / LINE;
        const size = compact ? Math.min(Math.max(least * 1.25, 20), room) : VALUE_SIZE;
        entry.value.style.fontSize = Math.max(least, size);
        const x = compact
          ? glass.x + glass.width - side / 2
          : glass.x + ((gone + part / 2) * glass.width) / VALUES.length;
        gone += part;
        const y = compact ? glass.y + 3 + (k * glass.height) / 2 : glass.y + glass.height - row + 3;
        entry.name.position.set(x, y);
        entry.value.position.set(x, y + least * 1.12);
      }
      warning.position.set(glass.x + glass.width / 2, glass.y + glass.height - row - 4);
      warning.style.wordWrapWidth = glass.width - 20;

      panel.visible = !compact;
      keyBoxes = {};
      knobBoxes = {};
      if (compact) return;
      const pitch = glass.width / KNOBS.length;
      const axis = height - foot + 51;
      KNOBS.forEach((id, k) => {
        const entry = knobs.get(id);
        if (!entry) return;
        const x = rim + (k + 0.5) * pitch;
        entry.knob.root.position.set(x, axis);
        entry.label.position.set(x, axis - KNOB_RADIUS * 1.45);
        entry.value.position.set(x, axis + KNOB_RADIUS * 1.12);
        knobBoxes[id] = {
          x: x - KNOB_RADIUS,
          y: axis - KNOB_RADIUS - 4,
          width: 2 * KNOB_RADIUS,
          height: 2 * KNOB_RADIUS,
        };
      });
      const keyWidth = (glass.width - 4 * 6) / KEYS.length;
      KEYS.forEach((key, k) => {
        const box = { x: rim + k * (keyWidth + 6), y: height - 40, width: keyWidth, height: 28 };
        keys[key].lay(box.width, box.height);
        keys[key].root.position.set(box.x, box.y);
        keyBoxes[key] = box;
      });
    },
    knob(id, label, value, fraction) {
      const entry = knobs.get(id);
      if (!entry) return;
      setText(entry.label, label);
      setText(entry.value, value);
      entry.knob.turn(fraction);
    },
    value(id, text) {
      const entry = values.get(id);
      if (entry) setText(entry.value, text);
    },
    message: (text) => setText(warning, text),
    put(pressure, flow, volume) {
      sweep.put(0, pressure);
      sweep.put(1, flow);
      sweep.put(2, volume);
      fit('pressure', pressure);
      fit('flow', flow);
      fit('volume', volume);
      odd = !odd;
      if (odd) loop.put(pressure, volume);
    },
    breath: () => loop.close(),
    clear() {
      sweep.clear();
      loop.clear();
      odd = false;
      for (const trace of TRACES) {
        most[trace] = 0;
        rescale(trace, SCALES[trace][0] ?? 1);
      }
    },
    draw() {
      sweep.draw();
      if (loop.root.visible) loop.draw();
    },
  };
}

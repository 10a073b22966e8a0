/** Pressure, flow and volume as they are swept, and the loop of volume over pressure; scales widen with what comes. */
import { Graphics, type Text } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { createLoopTrace, type LoopTrace } from './loop-trace';
import { createWaveformSweep } from './waveform-sweep';

/** On dark glass and on a light screen. */
const COLOURS = {
  dark: { pressure: 0xfbbf24, flow: 0x34d399, volume: 0x7cb3ff },
  light: { pressure: 0x7d4e00, flow: 0x006b4f, volume: 0x1f54b5 },
} as const;
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

/** The screen: its glass, and what is left of it to the traces and to the loop; the values have a row at the foot. */
export interface TracesPlan {
  readonly glass: Box;
  readonly wave: Size;
  readonly loopWidth: number;
  readonly row: number;
  /** Of texts. */
  readonly least: number;
  readonly compact: boolean;
}

/** Full scales of the traces, which go with what is written beside them. */
function createScales(rescaled: (trace: Trace, to: number) => void, atEdge: (trace: Trace) => boolean) {
  const full: Record<Trace, number> = { pressure: 30, flow: 80, volume: 800 };
  const most: Record<Trace, number> = { pressure: 0, flow: 0, volume: 0 };
  const rescale = (trace: Trace, to: number): void => {
    full[trace] = to;
    rescaled(trace, to);
  };
  return {
    full,
    /** Widens a scale at once, and narrows it when a whole sweep has stayed small. */
    fit(trace: Trace, value: number): void {
      const size = Math.abs(value) / UNIT[trace];
      most[trace] = Math.max(most[trace], size);
      const needed = SCALES[trace].find((step) => step >= most[trace]) ?? SCALES[trace].at(-1) ?? 1;
      const wraps = atEdge(trace);
      if (needed > full[trace] || (wraps && needed < full[trace])) rescale(trace, needed);
      if (wraps) most[trace] = size;
    },
    reset(): void {
      for (const trace of TRACES) {
        most[trace] = 0;
        rescale(trace, SCALES[trace][0] ?? 1);
      }
    },
  };
}

/** The loop with its name and its axes, and the rule over the values; a compact screen has none of them. */
function layLoop(
  { glass, wave, loopWidth, row, least, compact }: TracesPlan,
  loop: LoopTrace,
  loopName: Text,
  rules: Graphics,
): void {
  loop.root.visible = !compact;
  loopName.visible = !compact;
  if (compact) return;
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

export function createVentilatorTraces(context: StageContext) {
  const { theme } = context;
  const colours = COLOURS[theme.name];
  const rules = new Graphics();
  const sweep = createWaveformSweep(
    context,
    TRACES.map((trace) => ({ colour: colours[trace], samples: SECONDS * RATE })),
  );
  const loop = createLoopTrace(context, LOOP_POINTS, colours.volume);
  const names = TRACES.map((trace) => context.text({ size: 12, weight: '600', colour: colours[trace] }));
  const loopName = context.text({ text: 'V over P', size: 12, weight: '600', colour: theme.screenInk });
  let odd = false;
  const scales = createScales(
    (trace, to) => {
      const k = TRACES.indexOf(trace);
      const top = to * UNIT[trace];
      sweep.scale(k, trace === 'flow' ? -top : 0, top);
      const name = names[k];
      if (name) name.text = NAMES[trace](to);
      loop.scale(scales.full.pressure, scales.full.volume);
    },
    (trace) => sweep.atEdge(TRACES.indexOf(trace)),
  );
  scales.reset();

  function laySweeps({ glass, wave, least, compact }: TracesPlan): void {
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
  }
  return {
    views: [rules, sweep.root, loop.root, ...names, loopName],
    lay(plan: TracesPlan): void {
      laySweeps(plan);
      layLoop(plan, loop, loopName, rules);
      rules.stroke({ width: 1, color: theme.screenDim, alpha: 0.85 });
    },
    put: (pressure: number, flow: number, volume: number): void => {
      sweep.put(0, pressure);
      sweep.put(1, flow);
      sweep.put(2, volume);
      scales.fit('pressure', pressure);
      scales.fit('flow', flow);
      scales.fit('volume', volume);
      odd = !odd;
      if (odd) loop.put(pressure, volume);
    },
    breath: () => loop.close(),
    clear: (): void => {
      sweep.clear();
      loop.clear();
      odd = false;
      scales.reset();
    },
    draw: () => {
      sweep.draw();
      if (loop.root.visible) loop.draw();
    },
  };
}

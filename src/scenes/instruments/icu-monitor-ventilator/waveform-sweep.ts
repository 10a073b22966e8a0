/**
 * Traces that are written from left to right over their own old end, as on a patient monitor: a gap runs ahead of each pen.
 * The screen is cut into columns, each a mesh strip of all its traces (strokes where meshes are missing); only columns under
 * a pen are brought up to date.
 */
import { BufferImageSource, Container, Graphics, Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface SweepTrace {
  readonly colour: number;
  /** Samples from the left edge to the right one; a multiple of the columns. */
  readonly samples: number;
}

/** Where a trace lies: its box's top and height, stage units. */
export interface SweepBand {
  readonly y: number;
  readonly height: number;
}

export interface WaveformSweep {
  readonly root: Container;
  /** Origin at the upper left of the first band. */
  lay(width: number, bands: readonly SweepBand[], thickness: number): void;
  /** Values at the bottom and the top of a trace's band; what lies beyond is cut off. */
  scale(trace: number, from: number, to: number): void;
  /** The next sample of a trace. */
  put(trace: number, value: number): void;
  /** Whether the pen of a trace stands at the left edge. */
  atEdge(trace: number): boolean;
  clear(): void;
  /** Shows what was put since the last time. */
  draw(): void;
}

const COLUMNS = 6;
/** Part of the width that is blank ahead of the pen. */
const GAP = 0.035;
const PEN_RADIUS = 2.4;

interface Pen {
  readonly samples: number;
  readonly values: Float32Array;
  readonly gap: number;
  /** The last sample written, and how many there are. */
  at: number;
  written: number;
  from: number;
  to: number;
  top: number;
  height: number;
}

interface Column {
  readonly root: Container;
  draw(): void;
  destroy(): void;
}

/** Width of the screen and half the thickness of a trace, stage units. */
interface Line {
  width: number;
  half: number;
}

const createPen = (samples: number): Pen => ({
  samples,
  values: new Float32Array(samples),
  gap: Math.max(2, Math.round(samples * GAP)),
  at: samples - 1,
  written: 0,
  from: 0,
  to: 1,
  top: 0,
  height: 1,
});

function write(pen: Pen, value: number): void {
  pen.at = (pen.at + 1) % pen.samples;
  pen.values[pen.at] = value;
  if (pen.written < pen.samples) pen.written = Math.max(pen.written, pen.at + 1);
}

const isHidden = (pen: Pen, n: number): boolean => {
  if (n >= pen.written) return true;
  const ahead = (n - pen.at + pen.samples) % pen.samples;
  return pen.written === pen.samples && ahead > 0 && ahead <= pen.gap;
};
const xOf = (pen: Pen, n: number, { width }: Line): number => (n * width) / (pen.samples - 1);
const yOf = (pen: Pen, n: number): number => {
  const level = ((pen.values[n] ?? 0) - pen.from) / (pen.to - pen.from);
  return pen.top + pen.height * (1 - Math.min(1, Math.max(0, level)));
};

export function createWaveformSweep(context: StageContext, traces: readonly SweepTrace[]): WaveformSweep {
  const root = new Container({ label: 'waveform sweep' });
  const line: Line = { width: 1, half: 1 };
  const pens = traces.map(({ samples }) => createPen(samples));
  const dots = traces.map(({ colour }) => {
    const dot = new Graphics({ visible: false }).circle(0, 0, PEN_RADIUS).fill(0xffffff);
    dot.tint = colour;
    return dot;
  });

  const columns: readonly Column[] = Array.from({ length: COLUMNS }, (_, c) =>
    context.webgl ? meshColumn(c, traces, pens, line) : strokeColumn(c, traces, pens, line),
  );
  const dirty = new Uint8Array(COLUMNS).fill(1);
  root.addChild(...columns.map((column) => column.root), ...dots);
  root.once('destroyed', () => {
    for (const column of columns) column.destroy();
  });
  const spoil = (pen: Pen, n: number): void => {
    const size = pen.samples / COLUMNS;
    const column = Math.floor(n / size);
    dirty[column] = 1;
    if (n % size === 0 && column > 0) dirty[column - 1] = 1;
  };

  return {
    root,
    lay(width, bands, thickness) {
      line.width = width;
      line.half = thickness / 2;
      bands.forEach(({ y, height }, k) => {
        const pen = pens[k];
        if (!pen) return;
        pen.top = y;
        pen.height = height;
      });
      dirty.fill(1);
    },
    scale(trace, from, to) {
      const pen = pens[trace];
      if (!pen || (pen.from === from && pen.to === to)) return;
      pen.from = from;
      pen.to = to;
      dirty.fill(1);
    },
    put(trace, value) {
      const pen = pens[trace];
      if (!pen) return;
      write(pen, value);
      spoil(pen, pen.at);
      const end = (pen.at + pen.gap) % pen.samples;
      spoil(pen, end);
      spoil(pen, (end + 1) % pen.samples);
    },
    atEdge: (trace) => pens[trace]?.at === 0,
    clear() {
      for (const pen of pens) {
        pen.at = pen.samples - 1;
        pen.written = 0;
      }
      dirty.fill(1);
    },
    draw() {
      columns.forEach((column, c) => {
        if (dirty[c] === 0) return;
        dirty[c] = 0;
        column.draw();
      });
      dots.forEach((dot, k) => {
        const pen = pens[k];
        const shown = pen !== undefined && pen.written > 0;
        dot.visible = shown;
        if (!shown) return;
        const x = xOf(pen, pen.at, line);
        const y = yOf(pen, pen.at);
        if (dot.x !== x || dot.y !== y) dot.position.set(x, y);
      });
    },
  };
}

/** First sample of a column, and how many it has: it shares one with its neighbour on the right. */
const reach = (pen: Pen, c: number): readonly [number, number] => {
  const size = pen.samples / COLUMNS;
  return [c * size, c === COLUMNS - 1 ? size : size + 1];
};

/** Two corners for each sample, two triangles between each pair of them; each trace takes its own texel. */
function stripOf(counts: readonly number[]): { readonly uvs: Float32Array; readonly indices: Uint32Array } {
  const uvs = new Float32Array(4 * counts.reduce((sum, count) => sum + count, 0));
  const indices: number[] = [];
  let first = 0;
  counts.forEach((count, k) => {
    for (let n = 0; n < 2 * count; n++) uvs.set([(k + 0.5) / counts.length, 0.5], 2 * (2 * first + n));
    for (let n = 0; n < count - 1; n++) for (const corner of [0, 1, 2, 1, 3, 2]) indices.push(2 * (first + n) + corner);
    first += count;
  });
  return { uvs, indices: new Uint32Array(indices) };
}

/** A texel for each trace. */
function createInks(traces: readonly SweepTrace[]): BufferImageSource {
  const inks = new Uint8Array(4 * traces.length);
  traces.forEach(({ colour }, k) => inks.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], 4 * k));
  return new BufferImageSource({
    resource: inks,
    width: traces.length,
    height: 1,
    format: 'rgba8unorm',
    scaleMode: 'nearest',
  });
}

function meshColumn(c: number, traces: readonly SweepTrace[], pens: readonly Pen[], line: Line): Column {
  const counts = pens.map((pen) => reach(pen, c)[1]);
  const points = counts.reduce((sum, count) => sum + count, 0);
  const positions = new Float32Array(points * 4);
  const { uvs, indices } = stripOf(counts);
  const source = createInks(traces);
  const strip = new MeshGeometry({ positions, uvs, indices });
  strip.batchMode = 'no-batch';
  const mesh = new Mesh({ geometry: strip, texture: new Texture({ source }) });
  mesh.visible = false;
  const xs = new Float32Array(Math.max(...counts));
  const ys = new Float32Array(Math.max(...counts));
  return {
    root: mesh,
    draw() {
      const { half } = line;
      let q = 0;
      let shown = false;
      for (let k = 0; k < pens.length; k++) {
        const pen = pens[k];
        const count = counts[k] ?? 0;
        if (!pen) continue;
        const [from] = reach(pen, c);
        // A hidden sample is one point: its right neighbour's, else its left one's. So no piece beside it has an area.
        for (let n = 0; n < count; n++) {
          const hidden = isHidden(pen, from + n);
          shown ||= !hidden;
          xs[n] = hidden ? Number.NaN : xOf(pen, from + n, line);
          ys[n] = hidden ? (ys[n - 1] ?? pen.top) : yOf(pen, from + n);
        }
        let x = xOf(pen, from, line);
        let y = pen.top;
        for (let n = count - 1; n >= 0; n--) {
          if (!Number.isNaN(xs[n])) {
            x = xs[n] ?? 0;
            y = ys[n] ?? 0;
            continue;
          }
          const left = n > 0 ? (xs[n - 1] ?? Number.NaN) : Number.NaN;
          xs[n] = Number.isNaN(left) ? x : left;
          if (Number.isNaN(left)) ys[n] = y;
        }
        const pitch = 2 * (xOf(pen, 1, line) - xOf(pen, 0, line));
        for (let n = 0; n < count; n++) {
          const x = xs[n] ?? 0;
          const y = ys[n] ?? 0;
          let across = 0;
          let rise = 0;
          if (!isHidden(pen, from + n)) {
            rise = ((ys[n + 1 < count ? n + 1 : n] ?? y) - (ys[n > 0 ? n - 1 : 0] ?? y)) / pitch;
            across = half / Math.sqrt(1 + rise * rise);
          }
          positions[q++] = x + rise * across;
          positions[q++] = y - across;
          positions[q++] = x - rise * across;
          positions[q++] = y + across;
        }
      }
      mesh.visible = shown;
      strip.getBuffer('aPosition').update();
    },
    destroy() {
      strip.destroy(true);
      source.destroy();
    },
  };
}

function strokeColumn(c: number, traces: readonly SweepTrace[], pens: readonly Pen[], line: Line): Column {
  const root = new Graphics();
  return {
    root,
    draw() {
      root.clear();
      pens.forEach((pen, k) => {
        const [from, count] = reach(pen, c);
        let down = false;
        for (let n = from; n < from + count; n++) {
          if (isHidden(pen, n)) {
            down = false;
            continue;
          }
          if (down) root.lineTo(xOf(pen, n, line), yOf(pen, n));
          else root.moveTo(xOf(pen, n, line), yOf(pen, n));
          down = true;
        }
        root.stroke({ width: 2 * line.half, color: traces[k]?.colour ?? 0xffffff, join: 'round' });
      });
    },
    destroy() {},
  };
}

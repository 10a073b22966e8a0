/** A cut through the specimen under the beam: tracks of electrons by the energy they have left, and where they come out. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { scaleBar } from '../../kit/electron/micrograph';
import { inset } from '../../kit/layout/layout';
import { colourAt, inferno } from '../../kit/paint/colour-maps';
import { downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface PearState {
  /** x, z in µm and energy left; an energy below 0 begins a track. */
  readonly tracks: Float32Array;
  readonly points: number;
  /** Depth to be shown, µm; radians of tilt. */
  readonly depth: number;
  readonly tilt: number;
  readonly tone: number;
  readonly words: string;
  /** Its depth may be known. */
  readonly measured: boolean;
  readonly beam: boolean;
  /** Which tracks these are. */
  readonly key: string;
}

export interface Pear extends Part {
  /** The cut, in units of the parent, after `lay`. */
  readonly box: Box;
  set(state: PearState): void;
}

const STRIDE = 3;
const BINS = 5;
/** Part of the panel above the surface. */
const ABOVE = 0.24;
const GROUND = 0x0b141b;
const INK = 0xe8f6f3;

/** Where the beam meets the surface, stage units of a µm, and places of the specimen on the stage. */
function cutOf(view: Box, depth: number, tilt: number) {
  const [x0, y0] = [view.x + view.width / 2, view.y + view.height * ABOVE];
  const scale = (view.height * (1 - ABOVE) * 0.86) / depth;
  // The beam comes from above; the specimen is tilted, and so is what happens in it.
  const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)];
  /** `x` along the surface, `z` into the depth, µm. */
  const put = (x: number, z: number): readonly [number, number] => [
    x0 + (x * cosine - z * sine) * scale,
    y0 + (x * sine + z * cosine) * scale,
  ];
  return { x0, y0, scale, put };
}
type Cut = ReturnType<typeof cutOf>;

function drawSolid(solid: Graphics, { put, scale }: Cut, view: Box, tone: number): void {
  const far = (2 * (view.width + view.height)) / scale;
  const corners = [put(-far, 0), put(far, 0), put(far, far), put(-far, far)];
  solid
    .clear()
    .poly(corners.flat())
    .fill(
      downGradient([
        [0, mix(tone, GROUND, 0.45)],
        [1, mix(tone, GROUND, 0.72)],
      ]),
    )
    .moveTo(...corners[0]!)
    .lineTo(...corners[1]!)
    .stroke({ width: 2.5, color: mix(tone, 0xffffff, 0.35) });
}

type Tracks = Pick<PearState, 'tracks' | 'points'>;

const placeOf = ({ tracks }: Tracks, { put }: Cut, n: number): readonly [number, number] =>
  put(tracks[n * STRIDE] ?? 0, tracks[n * STRIDE + 1] ?? 0);
const energyOf = ({ tracks }: Tracks, n: number): number => tracks[n * STRIDE + 2] ?? -1;

/** In the colour of the energy that is left. */
function drawTracks(lines: Graphics, state: Tracks, cut: Cut): void {
  for (let bin = 0; bin < BINS; bin++) {
    let any = false;
    for (let n = 1; n < state.points; n++) {
      const energy = energyOf(state, n);
      if (energy < 0 || Math.min(BINS - 1, Math.floor(energy * BINS)) !== bin) continue;
      lines.moveTo(...placeOf(state, cut, n - 1)).lineTo(...placeOf(state, cut, n));
      any = true;
    }
    if (any) lines.stroke({ width: 1.1, color: colourAt(inferno, 0.3 + (0.65 * (bin + 0.5)) / BINS), alpha: 0.75 });
  }
}

/** Where they come out they fly on. */
function drawEscapes(lines: Graphics, state: Tracks, cut: Cut, far: number): void {
  for (let n = 1; n < state.points; n++) {
    const out = (state.tracks[n * STRIDE + 1] ?? 0) < 0 && energyOf(state, n) >= 0;
    if (!out) continue;
    const [x, y] = placeOf(state, cut, n);
    const [px, py] = placeOf(state, cut, n - 1);
    const long = Math.sqrt((x - px) ** 2 + (y - py) ** 2) || 1;
    lines.moveTo(x, y).lineTo(x + ((x - px) / long) * far, y + ((y - py) / long) * far);
  }
  lines.stroke({ width: 0.9, color: 0xffe9a8, alpha: 0.35 });
}

/** A bar of a round length at the lower right, with its words. */
function drawScaleBar(marks: Graphics, bar: Text, view: Box, scale: number): void {
  const { length, words } = scaleBar((view.width / scale) * 0.8);
  bar.text = words;
  const wide = length * scale;
  const room = Math.max(wide, bar.width);
  const [x, y] = [view.x + view.width - 12 - room / 2, view.y + view.height - 10];
  marks
    .roundRect(x - room / 2 - 5, y - bar.height - 7, room + 10, bar.height + 12, 3)
    .fill({ color: GROUND, alpha: 0.7 })
    .rect(x - wide / 2, y - 3, wide, 3)
    .fill(INK);
  bar.position.set(x, y - 4);
}

function drawPanel(panel: Graphics, box: Box, theme: StageContext['theme']): void {
  panel
    .clear()
    .roundRect(box.x + 3, box.y + 5, box.width, box.height, 10)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(box.x, box.y, box.width, box.height, 10)
    .fill(theme.housing)
    .roundRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 10)
    .stroke({ width: 1, color: theme.housingEdge });
}

export function createPear(context: StageContext): Pear {
  const root = new Container({ label: 'cut through the specimen' });
  const panel = new Graphics();
  const solid = new Graphics();
  const lines = new Graphics({ label: 'tracks' });
  const mask = new Graphics();
  const marks = new Graphics();
  const words = context.text({ size: 12, weight: '600', colour: INK, anchor: [0, 0] });
  const bar = context.text({ size: 12, colour: INK, anchor: [0.5, 1] });
  root.addChild(panel, solid, lines, mask, marks, words, bar);
  solid.mask = mask;
  lines.mask = mask;
  let view: Box = { x: 0, y: 0, width: 1, height: 1 };
  let key = '';
  return {
    root,
    get box() {
      return view;
    },
    lay(box, type) {
      drawPanel(panel, box, context.theme);
      view = inset(box, 7);
      panel.roundRect(view.x, view.y, view.width, view.height, 6).fill(GROUND);
      asPanel(panel, box);
      mask.clear().roundRect(view.x, view.y, view.width, view.height, 6).fill(0xffffff);
      for (const text of [words, bar]) text.style.fontSize = type.small;
      words.position.set(view.x + 8, view.y + 6);
      key = '';
    },
    set(state) {
      const { points, depth, tilt, tone, measured, beam } = state;
      words.text = state.words;
      const next = `${state.key} ${points} ${depth} ${tilt} ${tone} ${measured} ${beam} ${view.width} ${view.height}`;
      if (next === key) return;
      key = next;
      const cut = cutOf(view, depth, tilt);
      const { x0, y0, scale } = cut;
      drawSolid(solid, cut, view, tone);
      drawTracks(lines.clear(), state, cut);
      drawEscapes(lines, state, cut, view.height);
      marks.clear();
      if (beam) marks.moveTo(x0, view.y).lineTo(x0, y0).stroke({ width: 3, color: 0x7ff5d8, alpha: 0.9 });
      bar.visible = measured;
      if (measured) drawScaleBar(marks, bar, view, scale);
    },
  };
}

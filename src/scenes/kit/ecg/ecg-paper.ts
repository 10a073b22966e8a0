/**
 * Electrocardiograph paper: pink, ruled in millimetres with every fifth line bold, and the traces written on it. One millimetre is
 * the same along and across, so that squares are squares.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { meshPainter, strokePainter } from '../charts/line-painters';
import { Polyline } from '../charts/polyline';
import { downGradient, mix } from '../paint/shading';
import { asPanel } from '../stage-marks';

/** Where a trace lies on the paper, in mm from its upper left corner. */
export interface Lane {
  /** Left end of the trace, and how far it may reach. */
  readonly x: number;
  readonly width: number;
  /** Where 0 mV lies. */
  readonly zero: number;
  /** What is printed at its left end, and how far above its zero, mm; default 9. */
  readonly label?: string;
  readonly labelRise?: number;
}

export interface EcgPaper extends Part {
  /** Stage units of a millimetre, after `lay`. */
  readonly millimetre: number;
  /** How high it is in mm, after `lay`. */
  readonly millimetresHigh: number;
  /** Where the paper lies, in units of the parent. */
  readonly box: Box;
  lanes(lanes: readonly Lane[]): void;
  /** How far the ruling has moved to the left, mm. */
  roll(millimetres: number): void;
  /**
   * Writes a trace: `count` values (mV) of `values` from `first` on; the first of them `from` mm right of the lane's left end, the next ones
   * `apart` mm further each; `gain` in mm/mV.
   */
  write(
    lane: number,
    values: ArrayLike<number>,
    first: number,
    count: number,
    from: number,
    apart: number,
    gain: number,
  ): void;
  /** A lane of the paper without a trace. */
  wipe(lane: number): void;
}

const PAPER = 0xfff3f1;
const RULE = 0xf0a7a0;
const INK = 0x191d24;
const LABEL_INK = 0x3d1616;
const DIM = 0.1;
const BOLD_EVERY = 5;
const LABEL_RISE = 9;
/** Lines closer than this are left out, stage units. */
const LEAST_APART = 2;
const STROKE_PIECE = 512;

interface Track {
  readonly root: Container;
  readonly corners: Polyline;
  readonly painter: ReturnType<typeof strokePainter>;
  readonly label: Text;
}

function createTrack(context: StageContext): Track {
  const track = {
    root: new Container(),
    corners: new Polyline(),
    painter: context.webgl ? meshPainter(INK, 1.6) : strokePainter(INK, 1.6, STROKE_PIECE, null),
    label: context.text({ size: 12, weight: '700', mono: true, colour: LABEL_INK, anchor: [0, 0] }),
  };
  track.root.addChild(track.painter.root);
  return track;
}

function paintSheet({ theme }: StageContext, face: Graphics, paper: number, { x, y, width, height }: Box): void {
  face
    .clear()
    .rect(x + 3, y + 5, width, height)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .rect(x, y, width, height)
    .fill(
      downGradient([
        [0, mix(paper, 0x7a4a44, 0.08)],
        [0.12, paper],
        [0.9, paper],
        [1, mix(paper, 0x7a4a44, 0.12)],
      ]),
    );
}

/** Millimetre lines, some further than the sheet is wide: it rolls. `unit`: stage units of a millimetre. */
function paintRuling(ruling: Graphics, { x, y, width, height }: Box, across: number, unit: number): void {
  ruling.clear();
  for (const bold of [false, true]) {
    if (!bold && unit < LEAST_APART) continue;
    const step = bold ? BOLD_EVERY : 1;
    for (let mm = 0; mm <= across + BOLD_EVERY; mm += step)
      if (bold || mm % BOLD_EVERY !== 0) ruling.moveTo(x + mm * unit, y).lineTo(x + mm * unit, y + height);
    for (let mm = 0; mm * unit <= height; mm += step)
      if (bold || mm % BOLD_EVERY !== 0)
        ruling.moveTo(x, y + mm * unit).lineTo(x + width + BOLD_EVERY * unit, y + mm * unit);
    ruling.stroke({
      width: bold ? 1.1 : 0.6,
      color: bold ? mix(RULE, 0xc2453a, 0.35) : RULE,
      alpha: bold ? 0.85 : 0.6,
    });
  }
}

/** Puts a track and its label where its lane is; the ruling and the traces are taken out below the words. */
function placeTrack(
  { root, label }: Track,
  lane: Lane | undefined,
  patches: Graphics,
  {
    box,
    unit,
    size,
    paper,
  }: { readonly box: Box; readonly unit: number; readonly size: number; readonly paper: number },
): void {
  root.visible = lane !== undefined;
  label.visible = lane?.label !== undefined;
  if (!lane) return;
  root.position.set(box.x + lane.x * unit, box.y);
  if (lane.label === undefined) return;
  label.text = lane.label;
  label.style.fontSize = size;
  const above = box.y + (lane.zero - (lane.labelRise ?? LABEL_RISE)) * unit - size;
  label.position.set(box.x + lane.x * unit + 3, Math.max(box.y + 2, above));
  patches.rect(label.x - 2, label.y, label.width + 4, label.height).fill({ color: paper, alpha: 0.9 });
}

/** `across`: mm of paper from left to right. */
export function createEcgPaper(context: StageContext, across: number, traces: number): EcgPaper {
  const root = new Container({ label: 'electrocardiograph paper' });
  const paper = context.theme.name === 'dark' ? mix(PAPER, 0x1b2230, DIM) : PAPER;
  const face = new Graphics();
  const ruling = new Graphics();
  const window = new Graphics();
  ruling.mask = window;
  const tracks = Array.from({ length: traces }, () => createTrack(context));
  const patches = new Graphics();
  root.addChild(face, ruling, window, ...tracks.map((track) => track.root));
  root.addChild(patches, ...tracks.map((track) => track.label));
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let unit = 1;
  let size = 12;
  let places: readonly Lane[] = [];
  const placeLanes = (): void => {
    patches.clear();
    tracks.forEach((track, n) => placeTrack(track, places[n], patches, { box, unit, size, paper }));
  };
  return {
    root,
    get millimetre() {
      return unit;
    },
    get millimetresHigh() {
      return box.height / unit;
    },
    get box() {
      return box;
    },
    lay(next, type) {
      box = next;
      unit = box.width / across;
      size = type.small;
      paintSheet(context, face, paper, box);
      window.clear().rect(box.x, box.y, box.width, box.height).fill(0xffffff);
      asPanel(root, box);
      paintRuling(ruling, box, across, unit);
      placeLanes();
    },
    lanes(next) {
      places = next;
      placeLanes();
    },
    roll(millimetres) {
      const by = -(((millimetres % BOLD_EVERY) + BOLD_EVERY) % BOLD_EVERY) * unit;
      if (Math.abs(ruling.x - by) > 0.01) ruling.x = by;
    },
    write(n, values, first, count, from, apart, gain) {
      const [track, lane] = [tracks[n], places[n]];
      if (!track || !lane) return;
      const { corners, painter } = track;
      corners.begin(lane.width * unit, box.height);
      for (let k = 0; k < count; k++)
        corners.add((from + k * apart) * unit, (lane.zero - gain * (values[first + k] ?? 0)) * unit);
      corners.finish();
      painter.draw(corners.vertices, corners.length, 0);
    },
    wipe(n) {
      const track = tracks[n];
      if (!track) return;
      track.corners.begin(1, 1);
      track.corners.finish();
      track.painter.draw(track.corners.vertices, 0, 0);
    },
  };
}

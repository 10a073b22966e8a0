/** A cut through the specimen under the beam: tracks of electrons by the energy they have left, and where they come out. */
import { Container, Graphics } from 'pixi.js';
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

export function createPear(context: StageContext): Pear {
  const { theme } = context;
  const root = new Container({ label: 'cut through the specimen' });
  const panel = new Graphics();
  const solid = new Graphics();
  const lines = new Graphics({ label: 'tracks' });
  const mask = new Graphics();
  const marks = new Graphics();
  const words = context.text({ size: 12, weight: '600', colour: 0xe8f6f3, anchor: [0, 0] });
  const bar = context.text({ size: 12, colour: 0xe8f6f3, anchor: [0.5, 1] });
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
      panel
        .clear()
        .roundRect(box.x + 3, box.y + 5, box.width, box.height, 10)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
        .roundRect(box.x, box.y, box.width, box.height, 10)
        .fill(theme.housing)
        .roundRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 10)
        .stroke({ width: 1, color: theme.housingEdge });
      view = inset(box, 7);
      panel.roundRect(view.x, view.y, view.width, view.height, 6).fill(0x0b141b);
      asPanel(panel, box);
      mask.clear().roundRect(view.x, view.y, view.width, view.height, 6).fill(0xffffff);
      for (const text of [words, bar]) text.style.fontSize = type.small;
      words.position.set(view.x + 8, view.y + 6);
      key = '';
    },
    set({ tracks, points, depth, tilt, tone, words: said, measured, beam, key: which }) {
      words.text = said;
      const next = `${which} ${points} ${depth} ${tilt} ${tone} ${measured} ${beam} ${view.width} ${view.height}`;
      if (next === key) return;
      key = next;
      const [x0, y0] = [view.x + view.width / 2, view.y + view.height * ABOVE];
      const scale = (view.height * (1 - ABOVE) * 0.86) / depth;
      // The beam comes from above; the specimen is tilted, and so is what happens in it.
      const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)];
      const put = (x: number, z: number): readonly [number, number] => [
        x0 + (x * cosine - z * sine) * scale,
        y0 + (x * sine + z * cosine) * scale,
      ];
      const far = (2 * (view.width + view.height)) / scale;
      const corners = [put(-far, 0), put(far, 0), put(far, far), put(-far, far)];
      solid
        .clear()
        .poly(corners.flat())
        .fill(
          downGradient([
            [0, mix(tone, 0x0b141b, 0.45)],
            [1, mix(tone, 0x0b141b, 0.72)],
          ]),
        )
        .moveTo(...corners[0]!)
        .lineTo(...corners[1]!)
        .stroke({ width: 2.5, color: mix(tone, 0xffffff, 0.35) });
      lines.clear();
      for (let bin = 0; bin < BINS; bin++) {
        let any = false;
        for (let n = 1; n < points; n++) {
          const energy = tracks[n * STRIDE + 2] ?? -1;
          if (energy < 0 || Math.min(BINS - 1, Math.floor(energy * BINS)) !== bin) continue;
          lines
            .moveTo(...put(tracks[(n - 1) * STRIDE] ?? 0, tracks[(n - 1) * STRIDE + 1] ?? 0))
            .lineTo(...put(tracks[n * STRIDE] ?? 0, tracks[n * STRIDE + 1] ?? 0));
          any = true;
        }
        if (any) lines.stroke({ width: 1.1, color: colourAt(inferno, 0.3 + (0.65 * (bin + 0.5)) / BINS), alpha: 0.75 });
      }
      // Where they come out they fly on.
      for (let n = 1; n < points; n++) {
        const out = (tracks[n * STRIDE + 1] ?? 0) < 0 && (tracks[n * STRIDE + 2] ?? -1) >= 0;
        if (!out) continue;
        const [x, y] = put(tracks[n * STRIDE] ?? 0, tracks[n * STRIDE + 1] ?? 0);
        const [px, py] = put(tracks[(n - 1) * STRIDE] ?? 0, tracks[(n - 1) * STRIDE + 1] ?? 0);
        const long = Math.sqrt((x - px) ** 2 + (y - py) ** 2) || 1;
        lines.moveTo(x, y).lineTo(x + ((x - px) / long) * view.height, y + ((y - py) / long) * view.height);
      }
      lines.stroke({ width: 0.9, color: 0xffe9a8, alpha: 0.35 });
      marks.clear();
      if (beam) marks.moveTo(x0, view.y).lineTo(x0, y0).stroke({ width: 3, color: 0x7ff5d8, alpha: 0.9 });
      bar.visible = measured;
      if (!measured) return;
      const { length, words: long } = scaleBar((view.width / scale) * 0.8);
      bar.text = long;
      const wide = length * scale;
      const [bx, by] = [view.x + view.width - 12 - Math.max(wide, bar.width) / 2, view.y + view.height - 10];
      marks
        .roundRect(
          bx - Math.max(wide, bar.width) / 2 - 5,
          by - bar.height - 7,
          Math.max(wide, bar.width) + 10,
          bar.height + 12,
          3,
        )
        .fill({ color: 0x0b141b, alpha: 0.7 })
        .rect(bx - wide / 2, by - 3, wide, 3)
        .fill(0xe8f6f3);
      bar.position.set(bx, by - 4);
    },
  };
}

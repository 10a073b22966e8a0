/** The loupe that is moved along the ruler, with the lines that show at what it looks. */
import { Graphics } from 'pixi.js';
import type { Frame, SceneContext } from '../../contract';
import { WORKS, type Works } from './chromatography-works';
import { LINE_CM, STRIP } from './paper-strip';
import { createStripLoupe, fromLine, type StripLoupe } from './strip-loupe';

/** Where the line from the ruler meets the lens, in its radii: at the left, clear of the words below it. */
const LINK = { x: 0.94, y: 0.34 } as const;
const LOUPE_STEP = 0.05;
/** Milliseconds in which the loupe does most of its way. */
const GLIDE_MS = 140;
/** After a pause it sets out; it does not jump. */
const MOST_MS = 100;
const NEAR_ENOUGH = 0.004;

/** A line over the strip that leaves the ruler's figures free, and a thin one from there to the lens. */
function createPointer(colour: number, { places, strip }: Works, loupe: StripLoupe) {
  const link = new Graphics({ label: 'what the loupe looks at' });
  const pointer = new Graphics({ label: 'height of the cross-hair' });
  let pointed = '';
  return {
    link,
    pointer,
    forget() {
      pointed = '';
    },
    /** Returns the edges of the ruler and the height, where that has changed. `look`: above the liquid, cm. */
    draw(look: number): { left: number; right: number; y: number } | null {
      const { unit, zeroY } = places;
      const y = zeroY - look * unit;
      const paper = strip.root.x;
      const key = `${y.toFixed(1)} ${paper.toFixed(0)} ${places.ruler} ${loupe.middle.x}`;
      if (key === pointed) return null;
      pointed = key;
      const half = (STRIP.width / 2) * unit + 4;
      const edge = (WORKS.ruler.width / 2) * unit;
      const [left, right] = [places.ruler - edge, places.ruler + edge];
      const end = paper > right ? paper + half : right;
      pointer.clear();
      if (paper < left) pointer.moveTo(paper - half, y).lineTo(left, y);
      else if (paper > right) pointer.moveTo(right, y).lineTo(end, y);
      pointer.stroke({ width: 1.4, color: colour, alpha: 0.85 });
      for (const side of [left, right]) {
        const inwards = side === left ? 9 : -9;
        pointer.poly([side, y - 5, side + inwards, y, side, y + 5]).fill(colour);
      }
      link
        .clear()
        .moveTo(end, y)
        .lineTo(loupe.middle.x - LINK.x * loupe.radius, loupe.middle.y + LINK.y * loupe.radius)
        .stroke({ width: 1.2, color: colour, alpha: 0.5 });
      return { left, right, y };
    },
  };
}

export function createMovedLoupe(context: SceneContext<'chromatography'>, works: Works) {
  const loupe = createStripLoupe(context, works.strip);
  const { link, pointer, ...pointing } = createPointer(context.theme.accent, works, loupe);
  /** Height above the liquid under the loupe, cm; where it goes by itself. */
  let look = 4;
  let target: number | null = null;
  let lookedAt = 0;
  let measured: number | null = null;
  const measure = (value: number) => (): void => context.dispatch({ do: 'measure', value });
  const loupeHandle = context.handle({
    role: 'slider',
    name: 'Loupe on the strip',
    grip: 'y',
    hint: 'Drag it along the ruler; keys 1 to 4 put it on a spot.',
    min: 0,
    max: STRIP.length,
    step: LOUPE_STEP,
    value: look,
    format: fromLine,
    set(height) {
      look = height;
      target = null;
      context.redraw();
    },
    drag: (point, from, value) => value - (point.y - from.y) / works.places.unit,
    keys: { '1': measure(1), '2': measure(2), '3': measure(3), '4': measure(4) },
  });

  /** It glides to the spot that is measured. */
  function glide(now: number): void {
    if (target !== null) {
      const left = target - look;
      look =
        context.reducedMotion || Math.abs(left) < NEAR_ENOUGH
          ? target
          : look - left * Math.expm1(Math.min(0, Math.max(lookedAt - now, -MOST_MS)) / GLIDE_MS);
      if (look === target) target = null;
      else context.redraw();
    }
    lookedAt = now;
  }

  /** Where the instrument sees the middle of the spot, not where it truly is. */
  function follow({ view, shown }: Frame<'chromatography'>): void {
    if (view.measured === measured) return;
    measured = view.measured;
    const { spot_1_cm, spot_2_cm, spot_3_cm, spot_4_cm } = shown;
    const seen = measured === null ? null : [spot_1_cm, spot_2_cm, spot_3_cm, spot_4_cm][measured - 1]?.value;
    target = typeof seen === 'number' ? LINE_CM + seen : null;
  }

  return {
    loupe,
    link,
    pointer,
    forget: () => pointing.forget(),
    get look() {
      return look;
    },
    draw(frame: Frame<'chromatography'>, now: number) {
      follow(frame);
      glide(now);
      loupe.look(look);
      loupeHandle.update(look);
      const at = pointing.draw(look);
      if (at) loupeHandle.place(at.left, at.y - 12, at.right - at.left, 24);
    },
  };
}

/** A timer in its housing: a caption, one large figure on a dark screen with its unit, and a line of words below it. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { contactShadow, housing, screen } from './shading';

export interface BenchTimer {
  readonly root: Container;
  /** Outer size; `words`: height of the small words; `right`: room for buttons at the right of the screen. Stage units. */
  lay(width: number, height: number, words: number, right: number): void;
  set(value: string, line: string): void;
  /** A lamp beside the caption. */
  light(on: boolean): void;
}

const MARGIN = 9;
/** Width of a digit of the monospaced face, in its size. */
const DIGIT = 0.6;

/** Origin at its upper left. `digits`: characters of the longest value. */
export function createBenchTimer(context: StageContext, caption: string, unit: string, digits: number): BenchTimer {
  const { theme } = context;
  const root = new Container({ label: caption });
  const back = new Container();
  const title = context.text({ text: caption, size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  const value = context.text({
    text: '–',
    size: 30,
    mono: true,
    weight: '600',
    colour: theme.screenGlow,
    anchor: [1, 0.5],
  });
  const sign = context.text({ text: unit, size: 14, mono: true, colour: theme.screenGlow, anchor: [0, 0.5] });
  const line = context.text({ size: 12, mono: true, colour: theme.screenGlow, anchor: [0, 0.5] });
  const lamp = new Graphics({ visible: false })
    .circle(0, 0, 7)
    .fill({ color: 0xff4d4d, alpha: 0.35 })
    .circle(0, 0, 3.6)
    .fill(0xff6a5e);
  const dark = new Graphics().circle(0, 0, 3.6).fill(0x5a1a1e);
  root.addChild(back, title, dark, lamp, value, sign, line);
  const shown = { value: '–', line: '' };
  return {
    root,
    lay(width, height, words, right) {
      for (const child of back.removeChildren()) child.destroy();
      const top = words + 12;
      const wide = width - 2 * MARGIN - right;
      const high = height - top - MARGIN;
      const shadow = contactShadow(theme, width * 1.02, 14);
      shadow.position.set(width / 2, height + 1);
      const glass = screen(theme, wide, high, 6);
      glass.position.set(MARGIN, top);
      back.addChild(shadow, housing(theme, width, height, 10), glass);
      title.style.fontSize = words;
      title.position.set(MARGIN + 2, top / 2 + 1);
      const y = top / 2 + 1;
      lamp.position.set(width - right - MARGIN - 8, y);
      dark.position.copyFrom(lamp.position);
      const lineHigh = words * 1.35;
      const size = Math.min((high - lineHigh) * 0.92, (wide - 30 - words * unit.length * DIGIT) / (digits * DIGIT));
      value.style.fontSize = size;
      const middle = top + (high - lineHigh) / 2 + 2;
      const end = MARGIN + 14 + size * DIGIT * digits;
      value.position.set(end, middle);
      sign.style.fontSize = Math.max(words, size * 0.5);
      sign.position.set(end + 7, middle + size * 0.12);
      line.style.fontSize = words;
      line.position.set(MARGIN + 10, top + high - lineHigh / 2 - 1);
    },
    set(nextValue, nextLine) {
      if (nextValue !== shown.value) {
        shown.value = nextValue;
        value.text = nextValue;
      }
      if (nextLine !== shown.line) {
        shown.line = nextLine;
        line.text = nextLine;
      }
    },
    light(on) {
      if (lamp.visible !== on) lamp.visible = on;
    },
  };
}

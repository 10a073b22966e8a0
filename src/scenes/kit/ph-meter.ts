/** A bench pH meter with a digital screen. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { contactShadow, housing, screen } from './shading';

export interface PhMeterOptions {
  readonly width: number;
  readonly height: number;
  /** With a stability mark, a line on the calibration, and a key for it. */
  readonly calibrates?: true;
}

export interface PhMeter {
  readonly root: Container;
  /** Where the electrode's cable goes in, from the origin. */
  readonly socket: { readonly x: number; readonly y: number };
  /** Middle of the key for calibration, from the origin, and its size. */
  readonly key: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What the instrument shows, with its digits. */
  set(text: string): void;
  /** The stability mark and the line on the calibration. */
  setState(stable: boolean, calibration: string): void;
  /** Draws the key down or at rest. */
  press(down: boolean): void;
  scaleText(factor: number): void;
}

const MARGIN = 14;

export function createPhMeter(context: StageContext, { width, height, calibrates }: PhMeterOptions): PhMeter {
  const { theme } = context;
  const root = new Container({ label: 'pH meter' });
  const box = housing(theme, width, height, 12);
  box.position.set(-width / 2, -height);
  const screenHeight = height * (calibrates ? 0.64 : 0.56);
  const glass = screen(theme, width - 2 * MARGIN, screenHeight, 6);
  glass.position.set(-width / 2 + MARGIN, -height + MARGIN);
  const unit = context.text({ text: 'pH', size: 14, weight: '600', colour: theme.screenGlow, anchor: [0, 0] });
  unit.position.set(-width / 2 + 22, -height + 17);
  const value = context.text({ size: calibrates ? 40 : 36, mono: true, colour: theme.screenGlow, anchor: [1, 1] });
  value.position.set(width / 2 - 20, -height + screenHeight + (calibrates ? -8 : MARGIN));
  const row = -height * 0.16;
  const key = { x: width / 2 - 45, y: calibrates ? row + 3 : row, width: 54, height: calibrates ? 24 : 18 };
  const keys = new Graphics()
    .circle(-width / 2 + 30, key.y, 8)
    .fill(theme.accent)
    .circle(-width / 2 + 54, key.y, 8)
    .fill(theme.housingEdge);
  const cap = new Container({ label: 'calibration key' });
  cap.position.set(key.x, key.y);
  cap.addChild(
    new Graphics()
      .roundRect(-key.width / 2, -key.height / 2, key.width, key.height, 5)
      .fill({ color: calibrates ? theme.accent : theme.housingEdge, alpha: calibrates ? 1 : 0.75 }),
  );
  const socket = { x: -width * 0.22, y: -height };
  const plug = new Graphics().roundRect(socket.x - 6, socket.y - 8, 12, 10, 2).fill(theme.metal[2]);
  root.addChild(contactShadow(theme, width * 1.2, 18), plug, box, glass, unit, value, keys, cap);

  const mark = new Graphics().circle(0, 0, 4.5).fill(0xffffff);
  const markText = calibrates && context.text({ size: 12.5, colour: theme.screenGlow, anchor: [1, 0] });
  const line = calibrates && context.text({ size: 12, mono: true, colour: theme.screenGlow, anchor: [0, 1] });
  if (markText && line) {
    markText.position.set(width / 2 - 34, -height + 18);
    mark.position.set(width / 2 - 25, -height + 26);
    line.position.set(-width / 2 + 22, -height + MARGIN + screenHeight - 4);
    cap.addChild(context.text({ text: 'CAL', size: 13, weight: '700', colour: theme.accentInk, anchor: [0.5, 0.5] }));
    root.addChild(mark, markText, line);
  }
  let shown = '';
  let shownMark = '';
  let shownLine = '';
  let lineScale = 1;
  /** What does not fit on the screen is left out, word by word from the end. */
  function fit(): void {
    if (!line) return;
    line.scale.set(lineScale);
    const words = shownLine.split(' ');
    line.text = shownLine;
    while (words.length > 1 && line.width > width - 44) {
      words.pop();
      line.text = words.join(' ');
    }
  }
  return {
    root,
    socket,
    key,
    set(text) {
      if (text === shown) return;
      shown = text;
      value.text = text;
    },
    setState(stable, calibration) {
      if (!markText || !line) return;
      const words = stable ? 'stable' : 'wait';
      if (words !== shownMark) {
        shownMark = words;
        markText.text = words;
        mark.tint = stable ? theme.screenGlow : theme.screenDim;
      }
      if (calibration === shownLine) return;
      shownLine = calibration;
      fit();
    },
    press(down) {
      cap.y = key.y + (down ? 2 : 0);
    },
    scaleText(factor) {
      unit.scale.set(factor);
      lineScale = factor;
      fit();
      if (markText) markText.scale.set(factor);
    },
  };
}

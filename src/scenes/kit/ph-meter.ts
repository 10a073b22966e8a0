/** A bench pH meter with a digital screen. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { contactShadow, housing, screen } from './shading';

export interface PhMeterOptions {
  readonly width: number;
  readonly height: number;
}

export interface PhMeter {
  readonly root: Container;
  /** Where the electrode's cable goes in, from the origin. */
  readonly socket: { readonly x: number; readonly y: number };
  /** What the instrument shows, with its digits. */
  set(text: string): void;
  scaleText(factor: number): void;
}

export function createPhMeter(context: StageContext, { width, height }: PhMeterOptions): PhMeter {
  const { theme } = context;
  const root = new Container({ label: 'pH meter' });
  const box = housing(theme, width, height, 12);
  box.position.set(-width / 2, -height);
  const glass = screen(theme, width - 28, height * 0.56, 6);
  glass.position.set(-width / 2 + 14, -height + 14);
  const unit = context.text({ text: 'pH', size: 14, weight: '600', colour: theme.screenGlow, anchor: [0, 0] });
  unit.position.set(-width / 2 + 22, -height + 17);
  const value = context.text({ size: 36, mono: true, colour: theme.screenGlow, anchor: [1, 1] });
  value.position.set(width / 2 - 20, -height + height * 0.56 + 14);
  const keys = new Graphics();
  const row = -height * 0.16;
  keys
    .circle(-width / 2 + 30, row, 8)
    .fill(theme.accent)
    .circle(-width / 2 + 54, row, 8)
    .fill(theme.housingEdge)
    .roundRect(width / 2 - 72, row - 9, 54, 18, 5)
    .fill({ color: theme.housingEdge, alpha: 0.75 });
  const socket = { x: -width * 0.22, y: -height };
  const plug = new Graphics().roundRect(socket.x - 6, socket.y - 8, 12, 10, 2).fill(theme.metal[2]);
  root.addChild(contactShadow(theme, width * 1.2, 18), plug, box, glass, unit, value, keys);
  let shown = '';
  return {
    root,
    socket,
    set(text) {
      if (text === shown) return;
      shown = text;
      value.text = text;
    },
    scaleText(factor) {
      unit.scale.set(factor);
    },
  };
}

/** A button that lies on the stage and is pressed there: at rest, held down, or out of use. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import type { Size } from '../layout/layout';
import { downGradient, mix } from '../paint/shading';

export interface StageButtonOptions {
  /** What stands on it. */
  readonly label: string;
  /** Accessible name, where it says more than the label. */
  readonly name?: string;
  readonly hint?: string;
  /** Face and ink; default the accent. */
  readonly fill?: number;
  readonly ink?: number;
  press(): void;
}

export interface StageButton {
  readonly root: Container;
  /** Top left corner and size, stage units. */
  place(x: number, y: number, width: number, height: number): void;
  enable(enabled: boolean): void;
  show(visible: boolean): void;
  /** Draws it held down or at rest; a press does so by itself. */
  hold(down: boolean): void;
}

const TRAVEL = 3;
/** Where a handle waits that is not in use. */
const AWAY = -1e4;

/** The hole it lies in, its cap, and what it looks like out of use. */
function paintShape(
  { well, cap, idle }: Readonly<Record<'well' | 'cap' | 'idle', Graphics>>,
  { theme }: StageContext,
  { width, height }: Size,
  fill: number,
): void {
  well
    .clear()
    .roundRect(-2, 1, width + 4, height + TRAVEL + 2, 10)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha });
  cap
    .clear()
    .roundRect(0, 0, width, height, 9)
    .fill(
      downGradient([
        [0, mix(fill, 0xffffff, 0.22)],
        [0.5, fill],
        [1, mix(fill, 0x000000, 0.18)],
      ]),
    )
    .roundRect(4, 2, width - 8, height * 0.32, 7)
    .fill({ color: 0xffffff, alpha: 0.14 });
  idle
    .clear()
    .roundRect(0, 0, width, height, 9)
    .fill({ color: theme.housingShade, alpha: 0.8 })
    .roundRect(0.5, 0.5, width - 1, height - 1, 9)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.7 });
}

export function createStageButton(context: StageContext, options: StageButtonOptions): StageButton {
  const { theme } = context;
  const { fill = theme.accent, ink = theme.accentInk } = options;
  const root = new Container({ label: options.label });
  const well = new Graphics();
  const face = new Container();
  const cap = new Graphics();
  const idle = new Graphics();
  const label = context.text({ text: options.label, size: 13, weight: '700', anchor: [0.5, 0.5], colour: ink });
  face.addChild(cap, idle, label);
  root.addChild(well, face);
  let enabled = true;
  let visible = true;
  let box = { x: 0, y: 0, width: 0, height: 0 };
  const hold = (down: boolean): void => {
    face.y = down && enabled ? TRAVEL : 0;
  };
  const handle = context.handle({
    role: 'button',
    grip: 'none',
    name: options.name ?? options.label,
    ...(options.hint ? { hint: options.hint } : {}),
    press: () => {
      if (enabled && visible) options.press();
    },
    held: hold,
  });
  const express = (): void => {
    handle.enable(enabled && visible);
    root.visible = visible;
    cap.visible = enabled;
    idle.visible = !enabled;
    well.visible = enabled;
    label.style.fill = enabled ? ink : theme.inkSoft;
    if (visible) handle.place(box.x, box.y, box.width, box.height);
    else handle.place(AWAY, AWAY, 1, 1);
  };
  return {
    root,
    hold,
    place(x, y, width, height) {
      root.position.set(x, y);
      if (box.width !== width || box.height !== height) {
        paintShape({ well, cap, idle }, context, { width, height }, fill);
        label.position.set(width / 2, height / 2);
      }
      box = { x, y, width, height };
      express();
    },
    enable(next) {
      if (next === enabled) return;
      enabled = next;
      express();
    },
    show(next) {
      if (next === visible) return;
      visible = next;
      express();
    },
  };
}

/** A labelled button on the stage with its handle: pressed once, or on and off. */
import type { Container } from 'pixi.js';
import type { StageContext } from '../contract';
import { createIlluminatedButton } from './illuminated-button';

export interface PushButtonOptions {
  readonly label: string;
  /** Where room is short. */
  readonly short?: string;
  readonly name: string;
  readonly hint?: string;
}

export interface PushButton {
  readonly root: Container;
  place(x: number, y: number, width: number, height: number, short: boolean): void;
  light(lit: boolean): void;
  show(visible: boolean): void;
}

/** `press` alone makes a button; `toggle` a switch. */
export function createPushButton(
  context: StageContext,
  options: PushButtonOptions & ({ press(): void } | { toggle(on: boolean): void }),
): PushButton {
  const button = createIlluminatedButton(context);
  const { label, short = label, name, hint } = options;
  const told = { name, ...(hint === undefined ? {} : { hint }) };
  const handle =
    'press' in options
      ? context.handle({
          role: 'button',
          ...told,
          press: () => options.press(),
          held(down) {
            button.root.alpha = down ? 0.75 : 1;
          },
        })
      : context.handle({ role: 'toggle', ...told, pressed: false, toggle: (on) => options.toggle(on) });
  let words = label;
  let on = false;
  let visible = true;
  button.set(words, on);
  return {
    root: button.root,
    place(x, y, width, height, isShort) {
      words = isShort ? short : label;
      button.root.position.set(x, y);
      button.lay(width, height);
      button.set(words, on);
      handle.place(x, y, width, height);
    },
    light(lit) {
      if (lit === on) return;
      on = lit;
      button.set(words, on);
      handle.update(on);
    },
    show(next) {
      if (next === visible) return;
      visible = next;
      button.root.visible = next;
      handle.enable(next);
    },
  };
}

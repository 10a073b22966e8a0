/** A key of an instrument, bound to an action or an input: label, hint and state are the dock's. Pressed, lit, out of use. */
import { Container, Graphics } from 'pixi.js';
import type { Handle, Part, Sound, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../layout/layout';
import { downGradient, mix } from '../paint/shading';
import { asPanel } from '../stage-marks';

/** What a key does: an action of the simulation, a checkbox among the inputs, or something of the display alone. */
export type KeyBinding =
  /** `name`: where several keys do one action, each with a value of its own. */
  | { readonly action: string; readonly value?: () => number | string | undefined; readonly name?: string }
  | { readonly input: string }
  | { readonly press: () => void; readonly name: string; readonly hint?: string }
  | { readonly toggle: (on: boolean) => void; readonly name: string; readonly hint?: string };

export type KeyOptions = KeyBinding & {
  /** What the real key has printed on it, where that is a sign or an abbreviation; default: the dock's label. */
  readonly print?: string;
  /** Paint: plain, the accent of what matters most, red for what stops. */
  readonly tone?: 'plain' | 'accent' | 'stop';
  readonly sound?: Sound;
};

export interface Key extends Part {
  least(type: TypeSizes): Size;
  /** Lit where it stands for something that is on; bound toggles do so by themselves. */
  light(on: boolean): void;
  enable(enabled: boolean): void;
  /** Draws it held down; a press does so by itself. */
  hold(down: boolean): void;
  print(label: string): void;
}

const RADIUS = 7;
const TRAVEL = 1.6;
/** Room beside and above the letters. */
const PAD = { x: 10, y: 8 } as const;
const STOP = 0xb3261e;
const CLICK: Sound = 'click';

/** The key's words as the dock has them, if it has none of its own. */
function labelOf(context: StageContext, binding: KeyBinding): string {
  if ('action' in binding) return binding.name ?? context.facts.actions[binding.action]?.label ?? binding.action;
  if ('input' in binding) return context.facts.inputs[binding.input]?.label ?? binding.input;
  return binding.name;
}

/** The colours of a key by its tone. */
function paintsOf({ theme }: StageContext, tone: 'plain' | 'accent' | 'stop') {
  const dark = theme.name === 'dark';
  const plain = mix(theme.housing, 0xffffff, dark ? 0.09 : 0.55);
  // White letters need a deeper paint than the accent of a light page.
  const accent = dark ? theme.accent : mix(theme.accent, 0x000000, 0.34);
  return {
    plain,
    cap: tone === 'accent' ? accent : tone === 'stop' ? STOP : plain,
    ink: tone === 'accent' ? theme.accentInk : tone === 'stop' ? 0xffffff : theme.ink,
    /** Soft, and legible on small keys, where a letter reaches into the light of the upper edge. */
    inkOut: mix(theme.inkSoft, theme.ink, 0.3),
  };
}

function paintCap(face: Graphics, { width, height }: Size, paint: number, dark: boolean): void {
  face
    .clear()
    .roundRect(0, 0, width, height, RADIUS)
    .fill(
      downGradient([
        [0, mix(paint, 0xffffff, dark ? 0.34 : 0.8)],
        [0.5, mix(paint, 0x000000, 0.1)],
        [1, mix(paint, 0x000000, 0.4)],
      ]),
    )
    .roundRect(1.2, 1.2, width - 2.4, height - 3.2, RADIUS - 1)
    .fill(
      downGradient([
        [0, mix(paint, 0xffffff, dark ? 0.14 : 0.35)],
        [0.6, paint],
        [1, mix(paint, 0x000000, 0.1)],
      ]),
    );
}

/** The hole in which it moves, and the light around its cap. */
function paintWell(well: Graphics, lamp: Graphics, { theme }: StageContext, { width, height }: Size): void {
  const dark = theme.name === 'dark';
  well
    .clear()
    .roundRect(-2, -2, width + 4, height + 5, RADIUS + 2)
    .fill({ color: 0x000000, alpha: dark ? 0.45 : 0.26 })
    .roundRect(-1, height + 0.5, width + 2, 2.5, 1.2)
    .fill({ color: 0xffffff, alpha: dark ? 0.08 : 0.5 });
  lamp
    .clear()
    .roundRect(-1, -1, width + 2, height + 2, RADIUS + 1)
    .stroke({ width: 5, color: theme.accent, alpha: 0.25 })
    .roundRect(0.8, 0.8, width - 1.6, height - 2.6, RADIUS - 0.6)
    .stroke({ width: 1.8, color: theme.accent })
    .roundRect(width * 0.32, height - 6.5, width * 0.36, 2.6, 1.3)
    .fill(theme.accent);
}

interface Pressed {
  readonly hold: (down: boolean) => void;
  /** Where what it is bound to stands. */
  readonly follow: (value: number | boolean) => void;
  /** What it does of itself is done only while it may be pressed. */
  mayPress(): boolean;
}

function handleOf(context: StageContext, options: KeyOptions, pressed: Pressed): Handle {
  const name = labelOf(context, options);
  const bound = { held: pressed.hold, grip: 'none', follow: pressed.follow } as const;
  if ('action' in options)
    return context.actionHandle(options.action, { ...bound, name, ...(options.value && { value: options.value }) });
  if ('input' in options) return context.inputHandle(options.input, bound);
  const said = { name, grip: 'none', ...(options.hint !== undefined && { hint: options.hint }) } as const;
  if ('press' in options)
    return context.handle({
      ...said,
      role: 'button',
      held: pressed.hold,
      press: () => {
        if (pressed.mayPress()) options.press();
      },
    });
  return context.handle({
    ...said,
    role: 'toggle',
    pressed: false,
    toggle(on) {
      context.sound(options.sound ?? CLICK);
      if (pressed.mayPress()) options.toggle(on);
    },
  });
}

/** Origin of its parent. */
export function createKey(context: StageContext, options: KeyOptions): Key {
  const { tone = 'plain', sound = CLICK } = options;
  const dark = context.theme.name === 'dark';
  const paints = paintsOf(context, tone);
  const name = labelOf(context, options);
  const root = new Container({ label: `key: ${name}` });
  const well = new Graphics();
  const cap = new Container();
  const face = new Graphics();
  const lamp = new Graphics({ visible: false });
  const text = options.print ?? name;
  const label = context.text({ text, size: 13, weight: '600', colour: paints.ink, anchor: [0.5, 0.5] });
  cap.addChild(face, lamp, label);
  root.addChild(well, cap);
  let enabled = true;
  let size: Size = { width: 0, height: 0 };
  /** Out of use it loses its colour, so that its letters stay legible. */
  const express = (): void => {
    const colour = enabled ? paints.ink : paints.inkOut;
    if (label.style.fill !== colour) label.style.fill = colour;
    paintCap(face, size, enabled ? paints.cap : paints.plain, dark);
    face.alpha = enabled ? 1 : dark ? 0.38 : 0.6;
  };
  const hold = (down: boolean): void => {
    cap.y = down && enabled ? TRAVEL : 0;
    if (down && enabled) context.sound(sound);
  };
  const light = (on: boolean): void => {
    lamp.visible = on;
    if ('toggle' in options) handle.update(on);
  };
  /** Where its toggle stands; null until the simulation has said so. */
  let stands: boolean | null = null;
  const follow = (value: number | boolean): void => {
    if (stands !== null) context.sound(sound);
    stands = value === true;
    light(stands);
  };
  const handle = handleOf(context, options, { hold, follow, mayPress: () => enabled });
  return {
    root,
    light,
    hold,
    print(words) {
      label.text = words;
    },
    enable(next) {
      if (next === enabled) return;
      enabled = next;
      handle.enable(next);
      express();
    },
    least(type) {
      const wide = (label.width / label.style.fontSize) * type.text;
      return { width: wide + 2 * PAD.x, height: type.text + 2 * PAD.y };
    },
    lay({ x, y, width, height }, type) {
      size = { width, height };
      root.position.set(x, y);
      paintWell(well, lamp, context, size);
      label.style.fontSize = type.text;
      label.position.set(width / 2, height / 2 - 1);
      handle.place(x, y, width, height);
      asPanel(root, { x: 0, y: 0, width, height });
      express();
    },
  };
}

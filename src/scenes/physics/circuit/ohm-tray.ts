/** The tray before the loop: resistor, lamp and diode, of which the one in use is on the board, and a board of one's own. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Handle, Part, Point, SceneContext, TypeSizes } from '../../contract';
import { createLamp } from '../../kit/electric/lamp';
import { createResistor } from '../../kit/electric/resistor';
import { cells, inset } from '../../kit/layout/layout';
import { createDiode } from './diode';
import { paintTrayFace } from './tray-face';

export type Component = Frame<'circuit'>['params']['component'];

const COMPONENTS: readonly Component[] = ['Resistor', 'Filament Lamp', 'Silicon Diode'];
const NAMES = ['Resistor', 'Lamp', 'Diode', 'Own circuit'] as const;
/** Where a slot is narrow. */
const SHORT = ['Resistor', 'Lamp', 'Diode', 'Circuit'] as const;
/** The largest of what lies there. */
const SAMPLE = { width: 118, height: 62 } as const;
/** A tray that is broader, in its height, has one row. */
const ONE_ROW = 3.4;
/** Stage units: a drag that ends nearer is a press. */
const PRESS = 30;
const AWAY = 1e4;

/** A small board with a ring of wire on it. Origin at its middle. */
function drawBoard({ theme }: SceneContext<'circuit'>): Graphics {
  const dark = theme.name === 'dark';
  const g = new Graphics()
    .roundRect(-42, -25, 88, 54, 6)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(-45, -28, 90, 56, 6)
    .fill(dark ? 0x33445a : 0xf6f9fb)
    .stroke({ width: 1.2, color: dark ? 0x5f7690 : 0x9fb0c0 });
  for (let x = -36; x <= 36; x += 9) for (let y = -18; y <= 18; y += 9) g.circle(x, y, 1.1);
  return g
    .fill({ color: dark ? 0x0e1620 : 0x8799aa, alpha: 0.8 })
    .rect(-27, -18, 54, 36)
    .stroke({ width: 3, color: 0xb7322c })
    .roundRect(-12, -23, 24, 10, 3)
    .fill(0xd9b98a)
    .circle(0, 18, 7)
    .fill(0xffd773)
    .stroke({ width: 1.5, color: theme.metal[2] });
}

export interface OhmTray extends Part {
  draw(component: Component): void;
  enable(on: boolean): void;
}

interface CarriedComponent {
  onBoard(): boolean;
  /** Its middle in the tray. */
  home(): Point;
  overBoard(at: Point): boolean;
  /** null: a hand has let it go. */
  drag(at: Point | null): void;
}

/** A component in the tray is dragged onto the board or pressed. */
function componentHandle(context: SceneContext<'circuit'>, component: Component, carried: CarriedComponent): Handle {
  const choose = (): void => context.setInput('component', component);
  let held: Point | null = null;
  return context.handle({
    role: 'point',
    name: `Put in the ${component.toLowerCase()}`,
    hint: 'Drag it onto the board, or press Enter.',
    min: { x: -AWAY, y: -AWAY },
    max: { x: AWAY, y: AWAY },
    step: 1,
    value: { x: 0, y: 0 },
    format: () => (carried.onBoard() ? 'on the board' : 'in the tray'),
    keys: { Enter: choose, ' ': choose },
    set: () => {},
    drag(point) {
      held = point;
      carried.drag(held);
      return point;
    },
    held(down) {
      const home = carried.home();
      if (!down && held) {
        const pressed = Math.abs(held.x - home.x) + Math.abs(held.y - home.y) < PRESS;
        if (pressed || carried.overBoard(held)) choose();
      }
      held = down ? home : null;
      carried.drag(held);
    },
  });
}

function slotsIn(box: Box): readonly Box[] {
  const inner = inset(box, 6, 4);
  return box.width > ONE_ROW * box.height
    ? cells(inner, 'x', 4, 4)
    : cells(inner, 'y', 2, 4).flatMap((row) => cells(row, 'x', 2, 4));
}

/** @param target where a component may be let go; @param build opens the board for the learner's own circuit */
export function createOhmTray(context: SceneContext<'circuit'>, target: () => Box, build: () => void): OhmTray {
  const { theme } = context;
  const root = new Container({ label: 'tray' });
  const face = new Graphics();
  root.addChild(face);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let slots: readonly Box[] = [];
  let middles: readonly Point[] = [];
  let scale = 1;
  let onBoard: Component = 'Resistor';
  let dragged: { readonly component: Component; readonly at: Point } | null = null;

  const sample = createResistor(context, 96);
  sample.setResistance(100);
  const things = [sample.root, createLamp(context, 76, true).root, createDiode(context, 110), drawBoard(context)];
  const texts = NAMES.map((text) =>
    context.text({ text, size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 1] }),
  );
  root.addChild(...texts, ...things);
  const middle = (index: number): Point => middles[index] ?? { x: 0, y: 0 };

  const handles = COMPONENTS.map((component, index) =>
    componentHandle(context, component, {
      onBoard: () => onBoard === component,
      home: () => middle(index),
      overBoard: ({ y }) => y < box.y,
      drag(at) {
        dragged = at && { component, at };
        context.redraw();
      },
    }),
  );
  const boardHandle = context.handle({
    role: 'button',
    name: 'Build it: a board for any circuit in place of the loop',
    hint: 'Brings your own board back where you have built one, also after a reset.',
    press: build,
  });

  return {
    root,
    lay(next: Box, type: TypeSizes): void {
      box = next;
      paintTrayFace(face, box, theme, 0.96);
      slots = slotsIn(box);
      const words = type.small * 1.25;
      const [{ width, height } = box] = slots;
      scale = Math.min(1.2, (width - 8) / SAMPLE.width, (height - words) / SAMPLE.height);
      middles = slots.map((slot) => ({ x: slot.x + slot.width / 2, y: slot.y + (slot.height - words) / 2 }));
      slots.forEach((slot, k) => {
        const text = texts[k];
        if (text) {
          text.style.fontSize = type.small;
          text.text = NAMES[k] ?? '';
          if (text.width > slot.width - 6) text.text = SHORT[k] ?? text.text;
        }
        text?.position.set(slot.x + slot.width / 2, slot.y + slot.height - 1);
        const handle = handles[k] ?? boardHandle;
        handle.place(slot.x, slot.y, slot.width, slot.height);
      });
      handles.forEach((handle, k) => {
        handle.update(middle(k));
        handle.aim([target()]);
      });
    },
    draw(component: Component): void {
      onBoard = component;
      things.forEach((thing, k) => {
        const own = COMPONENTS[k];
        const held = dragged && dragged.component === own ? dragged.at : null;
        thing.visible = own !== component || held !== null;
        thing.position.copyFrom(held ?? middle(k));
        thing.scale.set(scale);
      });
    },
    enable(on: boolean): void {
      for (const handle of [...handles, boardHandle]) handle.enable(on);
    },
  };
}

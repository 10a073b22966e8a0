/** The tray below the loop: resistor, lamp and diode, of which the one in use is on the board. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, Point, SceneContext } from '../contract';
import { createDiode } from '../kit/diode';
import { createLamp } from '../kit/lamp';
import { createResistor } from '../kit/resistor';
import { mix } from '../kit/shading';
import type { Box } from './ohm-plan';

export type Component = Frame<'circuit'>['params']['component'];

export const COMPONENTS: readonly Component[] = ['Resistor', 'Filament Lamp', 'Silicon Diode'];
const SHORT: Readonly<Record<Component, string>> = {
  Resistor: 'Resistor',
  'Filament Lamp': 'Lamp',
  'Silicon Diode': 'Diode',
};
/** Stage units: a drag that ends nearer is a press. */
const PRESS = 30;
const AWAY = 1e4;

export function createOhmTray(context: SceneContext<'circuit'>) {
  const { theme } = context;
  const root = new Container({ label: 'tray' });
  const face = new Graphics();
  root.addChild(face);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let narrow = false;
  let onBoard: Component = 'Resistor';
  let dragged: { readonly component: Component; readonly at: Point } | null = null;

  const slots = COMPONENTS.map((component) => {
    const place = new Container();
    const part =
      component === 'Resistor'
        ? createResistor(context, 96)
        : component === 'Filament Lamp'
          ? createLamp(context, 76, true)
          : { root: createDiode(context, 110) };
    if ('setResistance' in part) part.setResistance(100);
    place.addChild(part.root);
    const name = context.text({
      text: SHORT[component],
      size: 14,
      weight: '600',
      colour: theme.inkSoft,
      anchor: [0.5, 1],
    });
    root.addChild(name);
    return { component, place, name };
  });
  root.addChild(...slots.map(({ place }) => place));

  const slotPlace = (index: number): Point => ({
    x: box.x + ((index + 0.5) * box.width) / COMPONENTS.length,
    y: box.y + box.height * (narrow ? 0.36 : 0.4),
  });
  const handles = COMPONENTS.map((component, index) =>
    context.handle({
      role: 'point',
      name: `Put in the ${component.toLowerCase()}`,
      hint: 'Drag it onto the board, or press Enter.',
      min: { x: -AWAY, y: -AWAY },
      max: { x: AWAY, y: AWAY },
      step: 1,
      value: { x: 0, y: 0 },
      format: () => (onBoard === component ? 'on the board' : 'in the tray'),
      keys: {
        Enter: () => context.setInput('component', component),
        ' ': () => context.setInput('component', component),
      },
      set: () => {},
      drag(point) {
        dragged = { component, at: point };
        context.redraw();
        return point;
      },
      held(down) {
        const home = slotPlace(index);
        if (down) dragged = { component, at: home };
        else {
          const at = dragged?.at;
          const pressed = at !== undefined && Math.abs(at.x - home.x) + Math.abs(at.y - home.y) < PRESS;
          if (at && (pressed || at.y < box.y)) context.setInput('component', component);
          dragged = null;
        }
        context.redraw();
      },
    }),
  );

  return {
    root,
    lay(next: Box, isNarrow: boolean): void {
      box = next;
      narrow = isNarrow;
      face
        .clear()
        .roundRect(box.x, box.y, box.width, box.height, 10)
        .fill({ color: mix(theme.housingShade, 0x000000, theme.name === 'dark' ? 0.25 : 0.02), alpha: 0.9 })
        .roundRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 10)
        .stroke({ width: 1, color: theme.housingEdge, alpha: 0.6 });
      slots.forEach(({ name }, k) => {
        const { x, y } = slotPlace(k);
        name.position.set(x, box.y + box.height - 5);
        handles[k]?.place(x - box.width / 6 + 4, box.y + 2, box.width / 3 - 8, box.height - 4);
        handles[k]?.update({ x, y });
      });
    },
    draw(component: Component): void {
      onBoard = component;
      slots.forEach(({ component: own, place }, k) => {
        const held = dragged?.component === own ? dragged.at : null;
        const { x, y } = held ?? slotPlace(k);
        place.visible = own !== component || held !== null;
        place.position.set(x, y);
        place.scale.set(narrow && !held ? 0.72 : 1);
      });
    },
    enable(on: boolean): void {
      for (const handle of handles) handle.enable(on);
    },
  };
}

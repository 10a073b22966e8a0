/** The water and how it is looked at: lamp light, heights, still intensity, stroboscope, nodal lines. */
import type { TankView } from '../../../engine/physics/wave-interference';
import type { Frame, SceneContext } from '../contract';
import { createColourBar } from '../kit/colour-bar';
import { diverging, viridis, waterMap } from '../kit/colour-maps';
import type { FieldLook } from '../kit/field-texture';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { createNodalLines } from '../kit/nodal-lines';
import { createRippleTank, TANK_BORDER } from '../kit/ripple-tank';
import { HEIGHT_CM, isRoomy, PLANS, TANK, type TankPlan, WIDE_CM, WIDTH_CM } from './ripple-tank-plan';

/** Heights at the ends of the maps, mm, and intensity at the upper end (1 = one dipper at 10 cm). */
const LAMP_RANGE = 1.35;
const HEIGHT_RANGE = 1.5;
const INTENSITY_RANGE = 5;
/** A slope of 0.5 mm × k changes the light by this part. */
const RELIEF = 0.42;

/** The middle of what is printed below the tank, in stage units. */
export const belowTank = ({ water, cm }: TankPlan): number => water.y + HEIGHT_CM * cm + TANK_BORDER + 22;

export function createTankWater(context: SceneContext<'wave_interference'>) {
  const tank = createRippleTank(context, WIDTH_CM * WIDE_CM, HEIGHT_CM * WIDE_CM);
  const lines = createNodalLines();
  const heightsBar = createColourBar(context, diverging, `−${HEIGHT_RANGE}`, `${HEIGHT_RANGE} mm`);
  const intensityBar = createColourBar(context, viridis, '0', `${INTENSITY_RANGE}× one dipper at 10 cm`);
  const buttons = {
    strobe: createIlluminatedButton(context),
    lines: createIlluminatedButton(context),
    look: createIlluminatedButton(context),
  } as const;

  const lamp: { -readonly [K in keyof FieldLook]: FieldLook[K] } = {
    map: waterMap(context.theme),
    from: -LAMP_RANGE,
    to: LAMP_RANGE,
    relief: 0,
  };
  const heights: FieldLook = { map: diverging, from: -HEIGHT_RANGE, to: HEIGHT_RANGE, relief: 0 };
  const intensity: FieldLook = { map: viridis, from: 0, to: INTENSITY_RANGE, relief: 0 };

  let plan: TankPlan = PLANS.wide;
  let roomy = true;
  let shows: TankView['shows'] | null = null;
  let look: 'lamp' | 'heights' = 'lamp';
  let linesShown = false;
  let drawnLines = '';

  const handles = {
    strobe: context.handle({
      role: 'toggle',
      name: 'Stroboscope',
      pressed: false,
      toggle: (on) => context.dispatch({ do: 'strobe', value: on ? 1 : 0 }),
    }),
    lines: context.handle({
      role: 'toggle',
      name: 'Nodal lines',
      hint: 'Draws the lines of path difference (m + ½)λ over the water.',
      pressed: false,
      toggle(on) {
        linesShown = on;
        context.redraw();
      },
    }),
    look: context.handle({
      role: 'button',
      name: 'Look of the water',
      hint: 'Lamp light, heights in colours, or the still intensity.',
      press() {
        if (shows === 'intensity') {
          look = 'lamp';
          context.dispatch({ do: 'intensity_map', value: 0 });
        } else if (look === 'heights') context.dispatch({ do: 'intensity_map', value: 1 });
        else look = 'heights';
        context.redraw();
      },
    }),
  } as const;

  function drawLines({ nodalPaths }: TankView, separation: number): void {
    lines.root.visible = linesShown;
    const first = nodalPaths[0] ?? 0;
    const key = `${nodalPaths.length} ${first} ${separation} ${plan.cm}`;
    if (!linesShown || key === drawnLines) return;
    drawnLines = key;
    lines.draw(nodalPaths, separation, plan.cm, TANK);
  }

  const lookWords = (): string => {
    if (shows === 'intensity') return roomy ? 'Intensity' : 'Map';
    return look === 'heights' ? 'Heights' : roomy ? 'Lamp light' : 'Lamp';
  };

  return {
    root: tank.root,
    lines: lines.root,
    buttons: Object.values(buttons).map((button) => button.root),
    scales: [heightsBar.root, intensityBar.root],
    handles: Object.values(handles),
    lay(next: TankPlan, pixel: number): void {
      plan = next;
      roomy = isRoomy(plan, pixel);
      const { cm, water } = plan;
      tank.root.position.copyFrom(water);
      tank.root.scale.set(cm / WIDE_CM);
      (['strobe', 'lines', 'look'] as const).forEach((which, n) => {
        const box = plan.buttons[n];
        const button = buttons[which];
        button.root.visible = box !== undefined;
        if (!box) return;
        button.root.position.set(box.x, box.y);
        button.lay(box.width, box.height);
        handles[which].place(box.x, box.y, box.width, box.height);
      });
      for (const scale of [heightsBar, intensityBar]) {
        scale.lay(96, 12);
        scale.root.position.set(water.x + WIDTH_CM * cm - (scale === heightsBar ? 176 : 222), belowTank(plan));
      }
      drawnLines = '';
    },
    draw(view: TankView, { params, fields }: Frame<'wave_interference'>): void {
      ({ shows } = view);
      const columns = Math.round(Math.sqrt((fields.height.length * 4) / 3));
      const rows = fields.height.length / columns;
      lamp.relief = (RELIEF * view.wavelength) / (0.5 * 2 * Math.PI * (WIDTH_CM / columns));
      const seen = shows === 'intensity' ? intensity : look === 'heights' ? heights : lamp;
      tank.draw(fields.height, columns, rows, seen);
      heightsBar.root.visible = seen === heights && roomy;
      intensityBar.root.visible = seen === intensity && roomy;
      drawLines(view, params.separation);
      handles.strobe.update(shows === 'strobe');
      buttons.strobe.set('Strobe', shows === 'strobe');
      buttons.lines.set(roomy ? 'Nodal lines' : 'Lines', linesShown);
      buttons.look.set(lookWords(), shows === 'intensity' || look === 'heights');
    },
  };
}

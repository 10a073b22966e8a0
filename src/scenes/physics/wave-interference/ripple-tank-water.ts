/** The water and how it is looked at: lamp light, heights, still intensity, stroboscope, nodal lines. */
import type { TankView } from '../../../../engine/physics/wave-interference';
import type { Frame, SceneContext } from '../../contract';
import { createColourBar } from './colour-bar';
import { diverging, viridis, waterMap } from '../../kit/paint/colour-maps';
import type { FieldLook } from '../../kit/paint/field-texture';
import { CALM, FOLLOWED, SlowPicture } from '../../kit/paint/slow-picture';
import { createInstrument } from '../../kit/instruments/instrument';
import { createNodalLines } from './nodal-lines';
import { createRippleTank, TANK_BORDER } from './ripple-tank';
import { DRAWN_CM, FIRST_PLAN, HEIGHT_CM, TANK, type TankPlan, WIDTH_CM } from './ripple-tank-plan';

/** Heights at the ends of the maps, mm, and intensity at the upper end (1 = one dipper at 10 cm). */
const LAMP_RANGE = 1.35;
const HEIGHT_RANGE = 1.5;
const INTENSITY_RANGE = 5;
/** A slope of 0.5 mm × k changes the light by this part. */
const RELIEF = 0.42;

/** The keys that say how the water is looked at. */
function createLookKeys(context: SceneContext<'wave_interference'>) {
  const ways = {
    lines: false,
    colours: false,
    /** All but slow waves by single moments: who asks for less motion has them so at once. */
    slow: context.reducedMotion,
  };
  const look = createInstrument(context, {
    form: 'panel',
    keys: [
      {
        name: 'Nodal lines',
        hint: 'Draws the lines of path difference (m + ½)λ over the water.',
        print: 'Nodes',
        toggle(on) {
          ways.lines = on;
          context.redraw();
        },
      },
      {
        name: 'Heights in colours',
        hint: 'Colours instead of the light of the lamp.',
        print: 'Heights',
        toggle(on) {
          ways.colours = on;
          context.redraw();
        },
      },
      {
        name: 'Without flicker',
        hint: 'Fast waves are shown by single moments, a fifth of a second apart, so that the water does not flash. Those too fast to follow always are.',
        print: 'Calm',
        toggle(on) {
          ways.slow = on;
          context.redraw();
        },
      },
    ],
  });
  return {
    look,
    ways,
    light() {
      const [lines, colours, calm] = look.keys;
      lines?.light(ways.lines);
      colours?.light(ways.colours);
      calm?.light(ways.slow);
    },
  };
}

export function createTankWater(context: SceneContext<'wave_interference'>) {
  const tank = createRippleTank(context, WIDTH_CM * DRAWN_CM, HEIGHT_CM * DRAWN_CM);
  const lines = createNodalLines();
  const heightsBar = createColourBar(context, diverging, `−${HEIGHT_RANGE}`, `${HEIGHT_RANGE} mm`);
  const intensityBar = createColourBar(context, viridis, '0', `${INTENSITY_RANGE}× one dipper at 10 cm`);

  const lamp: { -readonly [K in keyof FieldLook]: FieldLook[K] } = {
    map: waterMap(context.theme),
    from: -LAMP_RANGE,
    to: LAMP_RANGE,
    relief: 0,
  };
  const heights: FieldLook = { map: diverging, from: -HEIGHT_RANGE, to: HEIGHT_RANGE, relief: 0 };
  const intensity: FieldLook = { map: viridis, from: 0, to: INTENSITY_RANGE, relief: 0 };

  let plan: TankPlan = FIRST_PLAN;
  const moments = new SlowPicture();
  let shownLook: FieldLook | null = null;
  let drawnLines = '';
  const keys = createLookKeys(context);
  const { look, ways } = keys;

  function drawLines({ nodalPaths }: TankView, separation: number): void {
    lines.root.visible = ways.lines;
    const first = nodalPaths[0] ?? 0;
    const key = `${nodalPaths.length} ${first} ${separation} ${plan.cm}`;
    if (!ways.lines || key === drawnLines) return;
    drawnLines = key;
    lines.draw(nodalPaths, separation, plan.cm, TANK);
  }

  return {
    root: tank.root,
    lines: lines.root,
    look,
    scales: [heightsBar.root, intensityBar.root],
    lay(next: TankPlan): void {
      plan = next;
      const { cm, water, type } = plan;
      const border = (TANK_BORDER * cm) / DRAWN_CM;
      tank.root.position.copyFrom(water);
      tank.root.scale.set(cm / DRAWN_CM);
      for (const scale of [heightsBar, intensityBar]) {
        scale.lay(96, 12, type);
        const y = water.y + HEIGHT_CM * cm + border + type.small * 0.85;
        scale.root.position.set(water.x + WIDTH_CM * cm - 96 - scale.after(), y);
      }
      drawnLines = '';
    },
    draw(view: TankView, { params, fields, time, running }: Frame<'wave_interference'>, now: number): void {
      const { shows } = view;
      const columns = Math.round(Math.sqrt((fields.height.length * 4) / 3));
      const rows = fields.height.length / columns;
      lamp.relief = (RELIEF * view.wavelength) / (0.5 * 2 * Math.PI * (WIDTH_CM / columns));
      const seen = shows === 'intensity' ? intensity : ways.colours ? heights : lamp;
      const swings = running && seen !== intensity && view.shows === 'surface';
      const most = ways.slow ? CALM : FOLLOWED;
      if (!swings || seen !== shownLook || moments.next(params.frequency, time, now, most)) {
        tank.draw(fields.height, columns, rows, seen);
        shownLook = seen;
      }
      heightsBar.root.visible = seen === heights;
      intensityBar.root.visible = seen === intensity;
      drawLines(view, params.separation);
      keys.light();
    },
  };
}

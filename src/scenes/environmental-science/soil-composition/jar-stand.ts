/** The jar on the table with what is read at it: hydrometer, and the pipette at its depth. */
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { contactShadow } from '../../kit/paint/shading';
import { heightOf, RIM } from './jar-measures';
import { createSettlingJar } from './settling-jar';
import { soilColour } from './soil-colours';

export const HALF = 33;
const SHAKEN = 150;

/** What the hydrometer shows; null while it is out of the jar. */
export const hydrometerOf = ({ shown }: Pick<Frame<'soil_composition'>, 'shown'>): number | null =>
  typeof shown.hydrometer_g_l.value === 'number' ? shown.hydrometer_g_l.value : null;

/** Thickness of what has settled, mm. */
export const heightsOf = ({ readings }: Pick<Frame<'soil_composition'>, 'readings'>) => ({
  sand: readings.sand_mm ?? 0,
  silt: readings.silt_mm ?? 0,
  clay: readings.clay_mm ?? 0,
});

export function createJarStand(context: SceneContext<'soil_composition'>) {
  const jar = createSettlingJar(context);
  const shadow = contactShadow(context.theme, 96, 16);
  const { root } = jar;
  let scale = 1;
  const depth = context.inputHandle('fall_depth', {
    name: 'Tip of the pipette',
    grip: 'y',
    drag: (point, start, from) => from + (point.y - start.y) / (10 * scale),
  });
  const shake = context.actionHandle('shake', {
    name: 'Jar: shake it',
    held: (down) => down && context.sound('whoosh'),
  });
  const read = context.actionHandle('read_hydrometer', { name: 'Hydrometer: read it' });
  return {
    root,
    shadow,
    /** Stage units of a millimetre. */
    get scale() {
      return scale;
    },
    lay(box: Box, type: TypeSizes) {
      const { width, height, axis } = jar.size;
      const place = fitted({ ...box, height: box.height - 8 }, { width, height }, 0.5, 1);
      ({ scale } = place);
      for (const part of [root, shadow]) part.scale.set(scale);
      for (const part of [root, shadow]) part.position.set(place.x + axis * scale, place.y + place.height);
      jar.fit(scale, type);
      shake.place(root.x - HALF * scale, root.y - SHAKEN * scale, 2 * HALF * scale, SHAKEN * scale);
    },
    update(frame: Frame<'soil_composition'>) {
      const { view, params, readings, fields } = frame;
      const moving = jar.set(
        {
          grains: fields.grains,
          cloud: fields.cloud,
          colour: soilColour(params),
          poured: view.poured,
          reading: readings.hydrometer_g_l,
          depthCm: readings.hydrometer_depth_cm ?? 0,
          heights: heightsOf(frame),
          pipetteCm: params.fall_depth,
        },
        context.reducedMotion,
      );
      if (moving) context.redraw();
      const floats = hydrometerOf(frame) !== null;
      const stemTop = floats ? Math.max(RIM + 12, jar.stemTop) : RIM + 20;
      read.enable(floats);
      read.place(root.x - 22 * scale, root.y - stemTop * scale, 24 * scale, (stemTop - RIM + 26) * scale);
      const tipY = root.y - heightOf(10 * params.fall_depth) * scale;
      depth.place(root.x + 40 * scale, tipY - 9 * scale, 26 * scale, 18 * scale);
    },
  };
}

/** Lenses before the stem of the hydrometer and before the layers, and the lines from them to the jar. */
import { JAR_HEIGHT, LEVELS } from '../../../../engine/environmental-science/settling';
import { Graphics } from 'pixi.js';
import type { Frame, StageContext } from '../../contract';
import { fitted, type Placed } from '../../kit/layout/layout';
import { createScaleMagnifier } from '../../kit/optics/scale-magnifier';
import { mix } from '../../kit/paint/shading';
import { type createJarStand, HALF, heightsOf, hydrometerOf } from './jar-stand';
import { createLayerLens } from './layer-lens';
import { soilColour } from './soil-colours';

const STEM_LENS = { radius: 80, pitch: 11, range: [-5, 60], divisions: 1, numberEvery: 5 } as const;
const STEM_SIZE = { width: 2 * STEM_LENS.radius + 8, height: 2 * STEM_LENS.radius + 8 } as const;
/** Clear water takes on the colour of what is suspended just below the surface. */
const CLEAR = 0xffffff;

export function createSoilLenses(context: StageContext) {
  const magnifier = createScaleMagnifier(context, STEM_LENS);
  const { root } = magnifier;
  const layers = createLayerLens(context);
  const leaders = new Graphics();
  const stem: Placed = {
    root,
    lay(box, type) {
      const { x, y, width, height, scale } = fitted(box, STEM_SIZE, 0.5, 0.5);
      root.scale.set(scale);
      root.position.set(x + width / 2, y + height / 2);
      magnifier.fit(scale, type);
    },
  };
  return {
    stem,
    layers,
    roots: [leaders, root, layers.root],
    lead({ root: jar, scale }: ReturnType<typeof createJarStand>) {
      const left = jar.x - HALF * scale;
      leaders
        .clear()
        .moveTo(root.x + STEM_LENS.radius * root.scale.x, root.y)
        .lineTo(left, jar.y - JAR_HEIGHT * scale)
        .moveTo(layers.at.x + layers.at.radius, layers.at.y)
        .lineTo(left, jar.y - 8 * scale)
        .stroke({ width: 1.4, color: context.theme.accent, alpha: 0.6 });
    },
    update(frame: Frame<'soil_composition'>) {
      const { cloud } = frame.fields;
      const colour = soilColour(frame.params);
      layers.set(heightsOf(frame), colour, cloud[LEVELS - 1] ?? 0);
      const reading = hydrometerOf(frame);
      magnifier.set(reading ?? 0, 0, mix(CLEAR, colour, Math.min(0.85, cloud[1] ?? 0)));
      root.visible = reading !== null;
    },
  };
}

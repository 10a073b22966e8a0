/** Jar, ruler, strip and stand side by side, true to scale. */
import { Graphics } from 'pixi.js';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { metalAcross, metalDown } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createDevelopingJar } from './developing-jar';
import { createPaperStrip, LINE_CM, STRIP } from './paper-strip';
import { createStandingRuler } from './standing-ruler';
import type { StripLoupe } from './strip-loupe';

/** Jar, ruler and stand side by side, true to scale, in cm; `at` are the middles of jar, ruler, strip and rod from the left. */
export const WORKS = {
  size: { width: 11.2, height: 17.9 },
  at: { jar: 2.7, ruler: 6.4, strip: 8.9, rod: 10.6 },
  jar: { radius: 2.4, height: 17.2, liquid: 1.15 },
  ruler: { width: 1.6, below: 2.1 },
} as const;

/** Foot, rod, the clip's arm and the arm of the loupe. */
function paintStand(
  stand: Graphics,
  { unit, foot, zeroY, rod, strip: home }: Places,
  { middle, radius }: StripLoupe,
  theme: StageTheme,
): void {
  const top = zeroY - STRIP.length * unit - 22;
  stand
    .clear()
    .roundRect(home - 1.4 * unit, foot - 9, rod - home + 2 * unit, 9, 4)
    .fill(metalDown(theme))
    .rect(rod - 3, top - 12, 6, foot - top + 6)
    .fill(metalAcross(theme))
    .rect(home - 4, top - 3, rod - home + 6, 6)
    .fill(metalDown(theme))
    .circle(rod, top, 8)
    .fill(metalAcross(theme))
    .rect(rod, middle.y - 3, middle.x - radius + 2 - rod, 6)
    .fill(metalDown(theme))
    .circle(rod, middle.y, 8)
    .fill(metalAcross(theme));
}

/** Stage units of 1 cm, the height of the liquid, and the middles of what stands on the left. */
type Places = Record<'unit' | 'zeroY' | 'foot' | 'jar' | 'ruler' | 'strip' | 'rod', number>;

export function createWorks(context: StageContext) {
  const jar = createDevelopingJar(context);
  const strip = createPaperStrip(context);
  const stand = new Graphics({ label: 'stand' });
  const ruler = createStandingRuler(context);
  const places: Places = { unit: 1, zeroY: 0, foot: 0, jar: 0, ruler: 0, strip: 0, rod: 0 };
  return {
    jar,
    strip,
    stand,
    ruler: ruler.root,
    places: places as Readonly<Places>,
    lay(box: Box, type: TypeSizes) {
      const { at, jar: vessel, ruler: staff } = WORKS;
      const { x, y, height, scale: unit } = fitted(box, WORKS.size);
      const foot = y + height;
      const zeroY = foot - vessel.liquid * unit;
      const place = (cm: number): number => x + cm * unit;
      Object.assign(places, { unit, zeroY, foot });
      Object.assign(places, { jar: place(at.jar), ruler: place(at.ruler), strip: place(at.strip), rod: place(at.rod) });
      jar.lay(vessel.radius * unit, vessel.height * unit, vessel.liquid * unit);
      jar.back.position.set(places.jar, foot);
      jar.front.position.set(places.jar, foot);
      strip.lay(unit);
      ruler.lay(unit, staff.below, STRIP.length - LINE_CM, staff.width * unit, type);
      ruler.root.position.set(places.ruler, zeroY - LINE_CM * unit);
    },
    layStand(loupe: StripLoupe) {
      paintStand(stand, places, loupe, context.theme);
    },
    /** The jar as it stands on the bench. */
    standing: (): Box => ({
      x: places.jar,
      y: places.foot,
      width: 2 * WORKS.jar.radius * places.unit,
      height: WORKS.size.height * places.unit,
    }),
  };
}

export type Works = ReturnType<typeof createWorks>;

/** The measuring cylinder at the spout of the tank: one for each range, the least that takes what the body displaces. */
import { Container } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createGraduatedVessel, type GraduatedVessel } from '../../kit/glassware/graduated-vessel';

export interface OverflowCylinder extends Part {
  /** What it must hold at most and what is in it, mL; white light after it, 0xrrggbb. */
  set(most: number, volume: number, transmitted: number): void;
}

/** Capacities, mL. From a litre on they are marked in litres. */
const CAPACITIES = [100, 200, 400, 1000, 2000, 4000, 10_000] as const;
const LITRE = 1000;
const DIVISIONS = 20;
const SHAPE = { height: 200, radius: 27 } as const;

export function createOverflowCylinder(context: StageContext): OverflowCylinder {
  const root = new Container({ label: 'overflow cylinder' });
  const unit = context.text({ size: 12, weight: '600', colour: context.theme.ink, anchor: [0.5, 1] });
  const holder = new Container();
  root.addChild(holder, unit);
  let vessel: GraduatedVessel | null = null;
  let capacity = 0;
  let place: { readonly box: Box; readonly type: TypeSizes } | null = null;
  const lay = (): void => {
    if (!place || !vessel) return;
    const { box, type } = place;
    unit.style.fontSize = type.small;
    const line = type.small * 1.5;
    // Its numbers stand beyond its foot.
    const room: Box = { ...box, y: box.y + line, width: box.width - 1.8 * type.small, height: box.height - line };
    vessel.lay(room, type);
    vessel.light.position.copyFrom(vessel.root.position);
    vessel.light.scale.copyFrom(vessel.root.scale);
    const high = vessel.size.height * vessel.root.scale.y;
    unit.position.set(room.x + room.width / 2, room.y + room.height - high - 4);
  };
  return {
    root,
    lay(box, type) {
      place = { box, type };
      lay();
    },
    set(most, volume, transmitted) {
      const wanted = CAPACITIES.find((each) => each >= most * 0.999) ?? CAPACITIES[CAPACITIES.length - 1] ?? LITRE;
      const scale = wanted >= LITRE ? LITRE : 1;
      if (wanted !== capacity || !vessel) {
        capacity = wanted;
        for (const child of holder.removeChildren()) child.destroy({ children: true });
        vessel = createGraduatedVessel(context, {
          kind: 'measuring cylinder',
          ...SHAPE,
          capacity: wanted / scale,
          division: wanted / scale / DIVISIONS,
          numberEvery: DIVISIONS / 2,
          numbers: 'beside',
        });
        holder.addChild(vessel.light, vessel.root);
        unit.text = scale === LITRE ? 'L' : 'mL';
        lay();
      }
      vessel.set(volume / scale, transmitted);
    },
  };
}

import type { Specimen } from '../../contract';
import type { ColonyForm } from '../../../../engine/medical-microbiology/colony-forms';
import { createRng } from '../../../../engine/core/rng';
import { COLONY_STRIDE, meanColonyRadius, placeColonies } from '../../../../engine/medical-microbiology/spread-plate';
import { macConkeyAt, NUTRIENT_AGAR } from './agar-tones';
import { type ColonyKind, paintColonies } from './colonies';
import { createInoculatingLoop } from './inoculating-loop';
import { createPetriPlate } from './petri-plate';

const COUNT = 40;

function places(): Float32Array {
  const out = new Float32Array(COUNT * COLONY_STRIDE);
  placeColonies(COUNT, createRng(3, 'specimen'), out);
  const mean = meanColonyRadius(COUNT);
  for (let n = 2; n < out.length; n += COLONY_STRIDE) out[n] = (out[n] ?? 0) / mean;
  return out;
}

const dish = (name: string, agar: number, kind: Omit<ColonyKind, 'count'> | null): Specimen['states'][number] => ({
  name,
  width: 220,
  height: 220,
  create(context) {
    const plate = createPetriPlate(context, 400);
    plate.lay({ x: 110, y: 110 }, 92);
    plate.lid(kind ? 1 : 0);
    plate.show(name, agar, 0, (pen) => kind && paintColonies(pen, [{ ...kind, count: COUNT }], places(), 1));
    return plate.root;
  },
});

const form = (which: ColonyForm, colour: number, radius: number): Specimen['states'][number] =>
  dish(which, macConkeyAt(7.1), { form: which, colour, radius, halo: null });

export const specimens: readonly Specimen[] = [
  {
    part: 'petri plate',
    states: [
      dish('with its lid', NUTRIENT_AGAR, null),
      form('flat', 0xc02a5c, 0.05),
      form('mucoid', 0xd0557d, 0.07),
      form('smooth', 0xeadfc8, 0.04),
      form('irregular', 0xd8d8b0, 0.05),
      form('domed', 0xe8c25a, 0.04),
    ],
  },
  {
    part: 'inoculating loop',
    states: [
      {
        name: 'at rest',
        width: 120,
        height: 170,
        create(context) {
          const loop = createInoculatingLoop(context);
          loop.position.set(20, 155);
          return loop;
        },
      },
    ],
  },
];

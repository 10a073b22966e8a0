import { Container, Graphics } from 'pixi.js';
import { habitatCommunities, type SampledHabitat } from '../../../engine/data/habitat-species';
import type { Specimen, StageContext } from '../contract';
import { createOrganisms } from './organisms';

const CELL = 84;
const ACROSS = 6;

function sheet(context: StageContext, habitat: SampledHabitat): Container {
  const root = new Container();
  const organisms = createOrganisms();
  habitatCommunities[habitat].species.forEach(({ name }, rank) => {
    const plant = new Graphics(organisms.drawing(habitat, rank));
    plant.position.set(CELL * ((rank % ACROSS) + 0.5), (CELL + 20) * Math.floor(rank / ACROSS) + 42);
    const label = context.text({ text: name, size: 11, colour: context.theme.ink, anchor: [0.5, 0], wrap: CELL });
    label.position.set(plant.x, plant.y + 34);
    root.addChild(plant, label);
  });
  root.once('destroyed', () => organisms.destroy());
  return root;
}

export const specimens: readonly Specimen[] = [
  {
    part: 'Organisms',
    states: (Object.keys(habitatCommunities) as SampledHabitat[]).map((habitat) => ({
      name: habitat,
      width: CELL * ACROSS,
      height: (CELL + 20) * Math.ceil(habitatCommunities[habitat].species.length / ACROSS),
      create: (context) => sheet(context, habitat),
    })),
  },
];

import { Container, Graphics } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { life as meadow } from './meadow-life';
import type { HabitatLife } from './habitat-life';
import { createOrganisms } from './organisms';
import { life as rainforest } from './rainforest-life';
import { life as rockPool } from './rock-pool-life';
import { life as wheatField } from './wheat-field-life';

const CELL = 84;
const ACROSS = 6;

function sheet(context: StageContext, life: HabitatLife): Container {
  const root = new Container();
  const organisms = createOrganisms();
  life.species.forEach(({ name }, rank) => {
    const plant = new Graphics(organisms.drawing(life, rank));
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
    states: Object.entries({ meadow, 'rock pool': rockPool, 'wheat field': wheatField, rainforest }).map(
      ([name, life]) => ({
        name,
        width: CELL * ACROSS,
        height: (CELL + 20) * Math.ceil(life.species.length / ACROSS),
        create: (context) => sheet(context, life),
      }),
    ),
  },
];

import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { createCable } from './cable';
import { createMagneticStirrer } from './magnetic-stirrer';
import { createNoteCard } from './note-card';
import { createPhElectrode } from './ph-electrode';
import { createPhMeter } from './ph-meter';
import { createRetortStand } from './retort-stand';
import { createTitrationChart } from './titration-chart';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const stirrer = (on: boolean, speed: number) => (context: StageContext) => {
  const part = createMagneticStirrer(context, { width: 164, height: 38 });
  part.set(on, speed);
  return at(100, 56, part.root);
};

const recorder = (volumes: readonly number[], ph: readonly number[]) => (context: StageContext) => {
  const part = createTitrationChart(context);
  part.lay(342, 156, 13);
  part.draw(volumes, ph, volumes.at(-1) ?? 0, ph.at(-1) ?? 1);
  return at(14, 12, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Recorder of a titration',
    states: [
      { name: 'no base yet', width: 370, height: 180, create: recorder([], []) },
      {
        name: 'beyond the jump',
        width: 370,
        height: 180,
        create: recorder(
          [0, 10, 18, 22, 24, 24.8, 25, 25.1, 25.5, 28],
          [1, 1.37, 1.79, 2.2, 2.69, 3.4, 7, 10.3, 11, 11.75],
        ),
      },
    ],
  },
  {
    part: 'Magnetic stirrer',
    states: [
      { name: 'off', width: 200, height: 76, create: stirrer(false, 0) },
      { name: 'on', width: 200, height: 76, create: stirrer(true, 1) },
    ],
  },
  {
    part: 'pH meter with electrode',
    states: [
      {
        name: 'measuring',
        width: 320,
        height: 230,
        create(context) {
          const meter = createPhMeter(context, { width: 156, height: 122 });
          meter.set('8.74');
          meter.root.position.set(190, 170);
          const electrode = createPhElectrode(context, 180);
          const cable = createCable(context);
          cable.lay({ x: 0, y: -180 }, { x: 190 + meter.socket.x, y: 170 + meter.socket.y - 6 - 190 }, 20);
          const held = at(0, 190, electrode, cable.root);
          return at(40, 30, meter.root, held);
        },
      },
    ],
  },
  {
    part: 'Retort stand',
    states: [
      {
        name: 'with clamp',
        width: 240,
        height: 300,
        create(context) {
          const part = createRetortStand(context, {
            height: 250,
            base: [36, 160],
            clampHeight: 170,
            reach: 110,
            grip: 10,
          });
          return at(50, 265, part.root, part.fingers);
        },
      },
    ],
  },
  {
    part: 'Note card',
    states: [
      {
        name: 'titres',
        width: 220,
        height: 130,
        create(context) {
          const card = createNoteCard(context, 196, 104, true);
          card.set('Titres', '25.05 mL\n25.10 mL\n2 agree: 25.08');
          return at(10, 10, card.root);
        },
      },
    ],
  },
];

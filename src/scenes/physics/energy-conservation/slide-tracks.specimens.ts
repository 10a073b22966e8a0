import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createLevellingStaff } from './levelling-staff';
import { createTrackGate } from './track-gate';
import { createSled } from './sled';
import type { Track } from './slide-camera';
import { createSlideTrack } from './slide-track';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const track = (kind: Track, x: number) => (context: StageContext) => {
  const part = createSlideTrack(context);
  part.lay(kind, 130);
  return at(x, 190, part.root);
};

const sled = (angle: number, glow: number) => (context: StageContext) => {
  const part = createSled(context);
  part.set(angle, glow, glow);
  part.share([0.5, 0.5 - glow / 2, glow / 2]);
  return at(70, 100, part.root);
};

const staff = (unit: number) => (context: StageContext) => {
  const part = createLevellingStaff(context);
  part.lay(200, unit, 12);
  return at(14, 215, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Slide track',
    states: [
      { name: 'drop tower', width: 220, height: 220, create: track('Free fall', 130) },
      { name: 'ramp', width: 300, height: 220, create: track('Straight ramp', 260) },
      { name: 'half-pipe', width: 330, height: 220, create: track('Half-pipe', 165) },
    ],
  },
  {
    part: 'Sled',
    states: [
      { name: 'cold', width: 150, height: 130, create: sled(0, 0) },
      { name: 'rubbing, downhill', width: 150, height: 130, create: sled(0.52, 0.9) },
    ],
  },
  {
    part: 'Levelling staff',
    states: [
      { name: '10 m', width: 60, height: 230, create: staff(20) },
      { name: '50 m', width: 60, height: 230, create: staff(4) },
    ],
  },
  {
    part: 'Gate over a track',
    states: [
      { name: 'on its track', width: 60, height: 80, create: (context) => at(30, 66, createTrackGate(context)) },
    ],
  },
];

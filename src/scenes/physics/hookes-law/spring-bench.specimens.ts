import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createHelicalSpring } from '../../kit/mechanics/helical-spring';
import { createMirrorLens } from './mirror-lens';
import { createMirrorScale } from './mirror-scale';
import { createMassHanger, createMassRack } from './slotted-masses';
import { createViewingEye } from './viewing-eye';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const spring = (length: number, sag: number) => (context: StageContext) => {
  const part = createHelicalSpring(context, { turns: 24, width: 54, wire: 4.6 });
  part.stretch(length, sag);
  return at(50, 15, part.root);
};

const scale = (unit: number) => (context: StageContext) => {
  const part = createMirrorScale(context);
  part.lay(unit, 30, 220, 12);
  return at(10, 36, part.root);
};

const lens = (eye: number, blurred: boolean) => (context: StageContext) => {
  const part = createMirrorLens(context, 90, 6);
  part.set(245.2 + eye, 245.2 - eye, blurred);
  return at(100, 100, part.root);
};

const hanger = (discs: number) => (context: StageContext) => {
  const part = createMassHanger(context, 19);
  part.count(discs);
  return at(50, 16, part.root);
};

const rack = (discs: number) => (context: StageContext) => {
  const part = createMassRack(context, 19);
  part.count(discs);
  return at(60, 134, part.root);
};

const eye = (height: number) => (context: StageContext) => {
  const part = createViewingEye(context);
  part.set(110, 60 - height, 20, 60);
  return at(0, 0, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Helical spring',
    states: [
      { name: 'at rest', width: 100, height: 140, create: spring(105, 0) },
      { name: 'stretched', width: 100, height: 240, create: spring(210, 0) },
      { name: 'heavy', width: 100, height: 240, create: spring(210, 60) },
    ],
  },
  {
    part: 'Mirror-scale ruler',
    states: [
      { name: '0.6 m', width: 90, height: 270, create: scale(360) },
      { name: '3 m', width: 90, height: 270, create: scale(70) },
    ],
  },
  {
    part: 'Lens before a mirror scale',
    states: [
      { name: 'eye level', width: 200, height: 200, create: lens(0, false) },
      { name: 'eye too high', width: 200, height: 200, create: lens(1.7, false) },
      { name: 'moving', width: 200, height: 200, create: lens(0, true) },
    ],
  },
  {
    part: 'Slotted masses',
    states: [
      { name: 'hanger alone', width: 100, height: 146, create: hanger(0) },
      { name: '1 kg', width: 100, height: 146, create: hanger(9) },
      { name: 'rack', width: 120, height: 146, create: rack(12) },
    ],
  },
  {
    part: 'Viewing eye',
    states: [
      { name: 'level', width: 150, height: 100, create: eye(0) },
      { name: 'above', width: 150, height: 100, create: eye(20) },
    ],
  },
];

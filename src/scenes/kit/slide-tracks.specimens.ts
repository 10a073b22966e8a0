import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { createEnergyColumn } from './energy-column';
import { createEnergyGraph } from './energy-graph';
import { createLevellingStaff } from './levelling-staff';
import { createTrackGate } from './track-gate';
import { createSled } from './sled';
import { createSlideTrack, type SlideTrackKind } from './slide-track';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const track = (kind: SlideTrackKind, x: number) => (context: StageContext) => {
  const part = createSlideTrack(context);
  part.lay(kind, 130);
  return at(x, 190, part.root);
};

const sled = (angle: number, glow: number) => (context: StageContext) => {
  const part = createSled(context);
  part.set(angle, glow, glow);
  return at(50, 56, part.root);
};

const staff = (unit: number) => (context: StageContext) => {
  const part = createLevellingStaff(context);
  part.lay(200, unit, 12);
  return at(14, 215, part.root);
};

const column = (kinetic: number, thermal: number, wiped: number, zero: number) => (context: StageContext) => {
  const part = createEnergyColumn(context);
  part.lay(110, 340, 12, true);
  part.set(1 - kinetic - thermal - wiped - zero, kinetic, thermal, wiped, zero);
  part.values('50.00', '30.00', '20.00', '100.0');
  return at(6, 6, part.root);
};

/** A slide with friction: time, distance, U, K, Q. */
const ROWS = Float32Array.from({ length: 5 * 40 }, (_, k) => {
  const t = Math.floor(k / 5) / 39;
  return [8 * t, 20 * t * t, 1 - t * t, 0.7 * t * t, 0.3 * t * t][k % 5] ?? 0;
});

const graph = (overDistance: boolean) => (context: StageContext) => {
  const part = createEnergyGraph(context);
  part.lay(190, 230);
  part.draw(ROWS, 40, 20, 1, overDistance);
  return at(6, 6, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Slide track',
    states: [
      { name: 'drop tower', width: 220, height: 220, create: track('tower', 130) },
      { name: 'ramp', width: 300, height: 220, create: track('ramp', 260) },
      { name: 'half-pipe', width: 330, height: 220, create: track('half-pipe', 165) },
    ],
  },
  {
    part: 'Sled',
    states: [
      { name: 'cold', width: 100, height: 80, create: sled(0, 0) },
      { name: 'rubbing, downhill', width: 100, height: 80, create: sled(0.52, 0.9) },
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
  {
    part: 'Energy column',
    states: [
      { name: 'three parts', width: 122, height: 352, create: column(0.3, 0.2, 0, 0) },
      { name: 'heat forgotten', width: 122, height: 352, create: column(0.3, 0, 0.2, 0) },
      { name: 'another zero', width: 122, height: 352, create: column(0.6, 0.3, 0, 0.4) },
    ],
  },
  {
    part: 'Energy curves',
    states: [
      { name: 'over time', width: 202, height: 242, create: graph(false) },
      { name: 'over distance', width: 202, height: 242, create: graph(true) },
    ],
  },
];

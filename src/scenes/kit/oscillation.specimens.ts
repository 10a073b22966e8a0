import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { createAngleScale } from './angle-scale';
import { createBenchTimer } from './bench-timer';
import { createEnergyBars } from './energy-bars';
import { createLightGate } from './light-gate';
import { createPendulumBob } from './pendulum-bob';
import { createPhasePortrait } from './phase-portrait';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const angleScale = (context: StageContext) => {
  const part = createAngleScale(context);
  part.lay(150, 12, 1);
  return at(140, 10, part.root);
};

const bob = (radius: number) => (context: StageContext) => {
  const part = createPendulumBob(context);
  part.size(radius);
  return at(40, 44, part.root);
};

const gate = (lit: boolean) => (context: StageContext) => {
  const part = createLightGate(context);
  part.lay(52);
  part.light(lit);
  return at(70, 40, part.back, part.front);
};

const timer = (value: string, line: string, lit: boolean) => (context: StageContext) => {
  const part = createBenchTimer(context, 'Light gate', 's', 7);
  part.lay(300, 92, 12, 0);
  part.set(value, line);
  part.light(lit);
  return at(10, 10, part.root);
};

/** Six turns of a circle, or of a spiral inwards. */
const turns = (shrink: number): Float32Array =>
  Float32Array.from({ length: 480 }, (_, n) => {
    const phase = (2 * Math.PI * Math.floor(n / 2)) / 40;
    return Math.exp(-shrink * phase) * (n % 2 === 0 ? Math.cos(phase) : -Math.sin(phase));
  });

const portrait = (shrink: number) => (context: StageContext) => {
  const part = createPhasePortrait(context, { points: 240, x: 'θ', y: 'θ′' });
  part.lay(180, 120, 12);
  part.scale(1.2, 1.2);
  part.draw(turns(shrink));
  return at(10, 10, part.root);
};

const bars = (values: readonly number[]) => (context: StageContext) => {
  const part = createEnergyBars(context, [
    { sign: 'kinetic', colour: 0x7cb8ff },
    { sign: 'potential', colour: 0xffb066 },
  ]);
  part.lay(160, 120, 12);
  part.set(values, 1);
  return at(10, 10, part.root);
};

export const specimens: readonly Specimen[] = [
  { part: 'Protractor below a pivot', states: [{ name: '0° down', width: 280, height: 176, create: angleScale }] },
  {
    part: 'Pendulum bob',
    states: [
      { name: '0.2 kg', width: 80, height: 80, create: bob(14) },
      { name: '2 kg', width: 80, height: 80, create: bob(25) },
    ],
  },
  {
    part: 'Light gate',
    states: [
      { name: 'free', width: 140, height: 120, create: gate(false) },
      { name: 'beam cut', width: 140, height: 120, create: gate(true) },
    ],
  },
  {
    part: 'Timer',
    states: [
      { name: 'waiting', width: 320, height: 124, create: timer('–', 'waits for two passes', false) },
      { name: 'a period', width: 320, height: 124, create: timer('2.0099', 'mean period, 10 swings', true) },
    ],
  },
  {
    part: 'Phase portrait',
    states: [
      { name: 'undamped', width: 200, height: 140, create: portrait(0) },
      { name: 'damped', width: 200, height: 140, create: portrait(0.05) },
    ],
  },
  {
    part: 'Energy bars',
    states: [
      { name: 'at the turning point', width: 180, height: 140, create: bars([0, 1]) },
      { name: 'between', width: 180, height: 140, create: bars([0.6, 0.4]) },
    ],
  },
];

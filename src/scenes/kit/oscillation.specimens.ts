import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { createAirTrack } from './air-track';
import { createAngleScale } from './angle-scale';
import { createBenchTimer } from './bench-timer';
import { createArrowLegend } from './arrow-legend';
import { createEnergyBars } from './energy-bars';
import { createGateArch } from './gate-arch';
import { createLightGate } from './light-gate';
import { createPendulumBob } from './pendulum-bob';
import { createPhasePortrait } from './phase-portrait';
import { createPushMotor } from './push-motor';
import { createResonancePlot } from './resonance-plot';
import { createTrackGlider } from './track-glider';
import { createTurningCompanion } from './turning-companion';

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

const airTrack = (context: StageContext) => {
  const part = createAirTrack(context);
  part.lay({ left: 30, right: 560, zero: 300, half: 220, height: 66, textSize: 12 });
  part.scale(0.3);
  return at(10, 80, part.root);
};

const glider = (weights: number, brake: number) => (context: StageContext) => {
  const part = createTrackGlider(context);
  part.load(weights);
  part.brake(brake);
  return at(70, 80, part.root);
};

const gateArch = (lit: boolean) => (context: StageContext) => {
  const part = createGateArch(context);
  part.lay(60);
  part.light(lit);
  return at(50, 40, part.back, part.front);
};

const companion = (angle: number) => (context: StageContext) => {
  const part = createTurningCompanion(context);
  part.lay(70);
  part.set(150, angle);
  return at(170, 36, part.root);
};

const motor = (on: boolean) => (context: StageContext) => {
  const part = createPushMotor(context);
  part.lay(84, 104);
  part.set(on, 0.1);
  part.label('1.2 Hz');
  return at(20, 10, part.root);
};

const resonance = (context: StageContext) => {
  const part = createResonancePlot(context);
  part.lay(250, 180, 12);
  part.scale(3, 0.2);
  part.points(
    [0.2, 0.6, 0.9, 1, 1.1, 1.4, 2, 2.8].map((frequency) => ({
      frequency,
      amplitude: 0.02 / Math.sqrt((1 - frequency ** 2) ** 2 + 0.02 * frequency ** 2),
      present: frequency !== 2.8,
    })),
  );
  part.cursor(1.4);
  return at(10, 10, part.root);
};

const legend = (context: StageContext) => {
  const part = createArrowLegend(context, [
    { name: 'pull', unit: 'N', colour: 0xd97706 },
    { name: 'speed', unit: 'm/s', colour: 0x2563eb },
  ]);
  part.set([30, 12]);
  return at(14, 20, part.root);
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
  { part: 'Air track', states: [{ name: 'scale ±0.3 m', width: 600, height: 170, create: airTrack }] },
  {
    part: 'Glider',
    states: [
      { name: 'two weights', width: 140, height: 96, create: glider(2, 0) },
      { name: 'nineteen weights and magnets', width: 140, height: 96, create: glider(19, 0.6) },
    ],
  },
  {
    part: 'Light gate over a track',
    states: [
      { name: 'free', width: 100, height: 112, create: gateArch(false) },
      { name: 'beam cut', width: 100, height: 112, create: gateArch(true) },
    ],
  },
  {
    part: 'Turning companion',
    states: [
      { name: 'in front', width: 340, height: 120, create: companion(0.9) },
      { name: 'behind', width: 340, height: 120, create: companion(-2.2) },
    ],
  },
  {
    part: 'Motor',
    states: [
      { name: 'off', width: 124, height: 130, create: motor(false) },
      { name: 'running', width: 124, height: 130, create: motor(true) },
    ],
  },
  { part: 'Resonance curve', states: [{ name: 'eight points', width: 270, height: 200, create: resonance }] },
  { part: 'Scale of arrows', states: [{ name: 'in a row', width: 320, height: 40, create: legend }] },
];

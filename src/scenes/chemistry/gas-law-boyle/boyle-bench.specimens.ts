import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createBleedValve } from './bleed-valve';
import { createBourdonGauge } from './bourdon-gauge';
import { createBoyleTable } from './boyle-table';
import { createGasCylinder } from './gas-cylinder';
import { createGasMolecules } from './gas-molecules';
import { createMoleculeMonitor } from './molecule-monitor';
import { createPistonLens } from './piston-lens';
import { createStemThermometer } from '../../kit/meters/stem-thermometer';
import { createWaterJacket } from './water-jacket';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const CYLINDER = { width: 136, millilitre: 4.3, capacity: 80, piston: 0.5, small: 0.1, large: 0.5 } as const;

/** Points spread over the box as the golden ratio spreads them, with speeds from slow to fast. */
const spread = (count: number, height: number): Float32Array =>
  Float32Array.from({ length: 4 * count }, (_, n) => {
    const i = Math.floor(n / 4);
    const parts = [(i * 0.618_034) % 1, (i * 0.754_878) % 1, height * ((i * 0.569_84) % 1), (1000 * i) / count];
    return parts[n % 4] ?? 0;
  });

const cylinder = (volume: number, load: number, count: number) => (context: StageContext) => {
  const part = createGasCylinder(context, CYLINDER);
  const gas = createGasMolecules(context, { width: CYLINDER.width, unit: CYLINDER.millilitre, fastest: 1000 });
  part.inside.addChild(gas.root);
  part.set(volume, load);
  gas.draw(spread(count, volume), count, volume, Float32Array.of(0.3, 0.5, 0.02, 0.7, 0.5, 0.12));
  const jacket = createWaterJacket(context, 236, 398);
  part.root.y = -29;
  const thermometer = createStemThermometer(context, 200);
  thermometer.root.position.set(85, -72);
  thermometer.set(25);
  return at(140, 470, jacket.back, thermometer.root, part.root, jacket.front);
};

const gauge = (value: number) => (context: StageContext) => {
  const part = createBourdonGauge(context, { radius: 74, full: 4, unit: 'atm', range: [0.5, 3] });
  part.set(value.toFixed(3), value);
  part.rest();
  return at(90, 90, part.root);
};

const TYPE = { small: 12, text: 14, figures: 26 } as const;

const monitor = (mean: number | null, width: number, height: number) => (context: StageContext) => {
  const part = createMoleculeMonitor(context, {
    bars: 100,
    seconds: 10,
    ends: [1.5, 3, 6],
    columns: 30,
    end: 1500,
    fastest: 1000,
    full: 0.16,
  });
  part.lay({ x: 10, y: 10, width, height }, TYPE);
  const blows = Float32Array.from({ length: 100 }, (_, n) => (mean === null ? -1 : 0.6 + 0.8 * ((n * 0.618_034) % 1)));
  part.blows(blows, mean, 8, 1, mean === null ? '–' : mean.toFixed(3));
  // Maxwell's curve for its most probable speed, 421 m/s, in columns of 50 m/s.
  const maxwell = (v: number): number => (200 / Math.sqrt(Math.PI)) * (v ** 2 / 421 ** 3) * Math.exp(-((v / 421) ** 2));
  const columns = Float32Array.from({ length: 30 }, (_, n) => maxwell(50 * n + 25) * (n % 3 === 0 ? 1.2 : 0.9));
  part.speeds(
    columns,
    Float32Array.from({ length: 61 }, (_, n) => maxwell(25 * n)),
  );
  return part.root;
};

const valve = (open: boolean) => (context: StageContext) => {
  const part = createBleedValve(context);
  part.set(open);
  part.rest();
  return at(40, 26, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Gas under a loaded piston, in its jacket',
    states: [
      { name: '0.5 atm, 60 mL', width: 280, height: 490, create: cylinder(60, 0.5, 300) },
      { name: '1 atm, 30 mL', width: 280, height: 490, create: cylinder(30, 1, 300) },
      { name: '2.9 atm, 1000 molecules', width: 280, height: 490, create: cylinder(10.3, 2.9, 1000) },
    ],
  },
  {
    part: 'Bourdon gauge',
    states: [
      { name: 'no pressure', width: 180, height: 210, create: gauge(0) },
      { name: '2.7 atm', width: 180, height: 210, create: gauge(2.703) },
    ],
  },
  {
    part: 'Molecule monitor',
    states: [
      { name: 'running', width: 280, height: 400, create: monitor(1.004, 260, 380) },
      { name: 'without a value', width: 280, height: 400, create: monitor(null, 260, 380) },
      { name: 'the blows alone', width: 520, height: 150, create: monitor(1.004, 500, 130) },
    ],
  },
  {
    part: 'Piston magnifier',
    states: [
      {
        name: '30.0 mL',
        width: 160,
        height: 160,
        create(context) {
          const part = createPistonLens(context, { radius: 66, capacity: 80, pitch: 23 });
          part.set(30);
          return at(80, 80, part.root);
        },
      },
    ],
  },
  {
    part: 'Bleed valve',
    states: [
      { name: 'shut', width: 90, height: 90, create: valve(false) },
      { name: 'open', width: 90, height: 90, create: valve(true) },
    ],
  },
  {
    part: 'Boyle’s table',
    states: [
      {
        name: 'open',
        width: 300,
        height: 220,
        create(context) {
          const part = createBoyleTable(context);
          part.lay({ x: 10, y: 10, width: 272, height: 200 }, TYPE);
          return part.root;
        },
      },
    ],
  },
];

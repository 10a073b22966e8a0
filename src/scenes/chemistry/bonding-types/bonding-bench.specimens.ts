import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createBallCloud } from './ball-cloud';
import { createBondTriangle } from './bond-triangle';
import { createConductivityCell, type SampleKind, type SampleState } from './conductivity-cell';
import { createEnergyCurve } from './energy-curve';
import { createHammerAndAnvil, type PieceShape } from './hammer-and-anvil';
import { createLampStand } from './lamp-stand';
import { createPairPicture } from './pair-picture';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const cell = (kind: SampleKind, state: SampleState, celsius: number) => (context: StageContext) => {
  const part = createConductivityCell(context);
  part.set(kind, state);
  part.heat(celsius, celsius, 0);
  return at(110, 280, part.root);
};

const anvil = (shape: PieceShape) => (context: StageContext) => {
  const part = createHammerAndAnvil(context);
  part.set(shape, 0xe9eef5);
  return at(60, 150, part.root);
};

const cube = (context: StageContext) => {
  const part = createBallCloud(context, [
    { colour: 0xa98bff, radius: 0.8 },
    { colour: 0x58c987, radius: 1.3 },
  ]);
  const balls = Float32Array.from({ length: 27 * 4 }, (_, n) => {
    const i = Math.floor(n / 4);
    const [x, y, z] = [i % 3, Math.floor(i / 3) % 3, Math.floor(i / 9)];
    return [2.8 * (x - 1), 2.8 * (y - 1), 2.8 * (z - 1), (x + y + z) % 2][n % 4] ?? 0;
  });
  part.turn(0.6, 0.4, 16);
  part.draw(balls, new Float32Array(0), 0, 4);
  return at(110, 110, part.root);
};

const pair = (context: StageContext) => {
  const part = createPairPicture(context);
  part.lay(300, 160);
  const atom = { colour: 0x58c987, orbitals: [{ x: 0, y: 0, along: 1.2, across: 1.2, turn: 0, colour: 0x58c987 }] };
  part.show({ first: atom, second: atom, from: -2, to: 6, others: [], electrons: [{ x: 0.8, y: 0, of: 'first' }] });
  part.name('A', 'B');
  part.draw(2.5, null, 0, 0, [{ x: 1.3, y: 0.2 }], 1);
  return at(10, 10, part.root);
};

const TYPE = { small: 12, text: 14, figures: 26 } as const;

const curve = (context: StageContext) => {
  const part = createEnergyCurve(context);
  part.lay({ x: 10, y: 10, width: 360, height: 170 }, TYPE);
  const well = (r: number): number => 100 * ((2 / r) ** 8 - 2 * (2 / r) ** 4);
  part.plot(
    Float32Array.from({ length: 101 }, (_, n) => well(0.5 + 0.075 * n)),
    0.5,
    8,
  );
  part.set(2, well(2), '2.00 Å  −100 kJ/mol');
  return part.root;
};

const triangle = (context: StageContext) => {
  const part = createBondTriangle(context);
  part.lay({ x: 10, y: 10, width: 250, height: 190 }, TYPE);
  part.set(2.045, 2.23, 'NaCl');
  return part.root;
};

const lampStand = (context: StageContext) => {
  const part = createLampStand(context);
  part.lamp.setPower(1);
  return at(70, 130, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Conductivity cell over a burner',
    states: [
      { name: 'salt, cold', width: 220, height: 300, create: cell('salt', 'solid', 25) },
      { name: 'salt, melted', width: 220, height: 300, create: cell('salt', 'liquid', 900) },
      { name: 'ice', width: 220, height: 300, create: cell('water', 'solid', -20) },
      { name: 'iron, hot', width: 220, height: 300, create: cell('iron', 'solid', 1200) },
      { name: 'vapour', width: 220, height: 300, create: cell('water', 'gas', 150) },
    ],
  },
  {
    part: 'Hammer and anvil',
    states: (['whole', 'cleaved', 'slipped', 'shattered'] as const).map((shape) => ({
      name: shape,
      width: 140,
      height: 160,
      create: anvil(shape),
    })),
  },
  { part: 'Balls in space', states: [{ name: 'a cube', width: 220, height: 220, create: cube }] },
  { part: 'Two atoms', states: [{ name: 'orbitals', width: 320, height: 180, create: pair }] },
  { part: 'Energy curve', states: [{ name: 'at its minimum', width: 380, height: 190, create: curve }] },
  { part: 'Lamp on its stand', states: [{ name: 'lit', width: 140, height: 150, create: lampStand }] },
  { part: 'Bond triangle', states: [{ name: 'salt', width: 270, height: 210, create: triangle }] },
];

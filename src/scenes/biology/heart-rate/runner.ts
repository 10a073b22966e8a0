/** A person on a treadmill, from the side: stands, walks or runs; electrodes with a transmitter, a cuff, and a cup on the console. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { electrode, LIMB_COLOURS } from '../../kit/ecg/electrode';
import { acrossGradient, mix, roundGradient } from '../../kit/paint/shading';
import { BELT, createTreadmill } from './treadmill';

export type Gait = 'Resting' | 'Walking' | 'Running';

export interface Runner {
  /** Origin at the floor, below the left end of the treadmill. */
  readonly root: Container;
  /** `time`: lab seconds; `speed`: m/s of the belt. */
  move(gait: Gait, time: number, speed: number): void;
  person(age: number, coffee: boolean): void;
}

export const RUNNER_SIZE = { width: 352, height: 316 } as const;

const STAND_X = 138;
const THIGH = 58;
const SHIN = 56;
const FOOT = 9;
const TORSO = 88;
const UPPER_ARM = 44;
const FOREARM = 40;
const SKIN = 0xc98f6e;
const SHIRT = 0xe9eef3;
const SHORTS = 0x27476b;
const SHOE = 0xd9503f;

interface Step {
  readonly swing: number;
  readonly lean: number;
  readonly knee: number;
  readonly lift: number;
  readonly arm: number;
  readonly elbow: number;
  /** Strides per second. */
  readonly stride: number;
  readonly bounce: number;
}

const STEPS: Readonly<Record<Gait, Step>> = {
  Resting: { swing: 0.03, lean: 0, knee: 0.03, lift: 0, arm: 0.05, elbow: 0.22, stride: 0, bounce: 0 },
  Walking: { swing: 0.42, lean: 0.05, knee: 0.12, lift: 0.75, arm: 0.4, elbow: 0.35, stride: 0.95, bounce: 0 },
  Running: { swing: 0.68, lean: 0.16, knee: 0.3, lift: 1.5, arm: 0.75, elbow: 1.55, stride: 1.35, bounce: 7 },
};

/** A limb that hangs from its origin. */
function limb(length: number, top: number, bottom: number, colour: number): Graphics {
  return new Graphics()
    .moveTo(-top, 0)
    .bezierCurveTo(-top, -top * 1.2, top, -top * 1.2, top, 0)
    .bezierCurveTo(top, length * 0.4, bottom, length * 0.6, bottom, length)
    .bezierCurveTo(bottom, length + bottom * 1.3, -bottom, length + bottom * 1.3, -bottom, length)
    .bezierCurveTo(-bottom, length * 0.6, -top, length * 0.4, -top, 0)
    .closePath()
    .fill(
      acrossGradient([
        [0, mix(colour, 0xffffff, 0.22)],
        [0.45, colour],
        [1, mix(colour, 0x2a1510, 0.38)],
      ]),
    );
}

interface Leg {
  readonly root: Container;
  readonly shin: Container;
  readonly foot: Container;
}

function createLeg(far: boolean): Leg {
  const tone = far ? mix(SKIN, 0x2a1510, 0.32) : SKIN;
  const cloth = far ? mix(SHORTS, 0x0a1420, 0.35) : SHORTS;
  const root = new Container();
  const shin = new Container();
  const foot = new Container();
  foot.addChild(
    new Graphics()
      .moveTo(-8, -5)
      .lineTo(7, -6)
      .bezierCurveTo(14, -3, 22, -1, 24, 5)
      .lineTo(24, 8)
      .lineTo(-9, 8)
      .bezierCurveTo(-12, 3, -11, -2, -8, -5)
      .closePath()
      .fill(far ? mix(SHOE, 0x200808, 0.4) : SHOE)
      .rect(-9, 6, 33, 3.4)
      .fill(0xf3f5f7),
  );
  foot.position.set(0, SHIN);
  shin.addChild(limb(SHIN, 9, 5.4, tone), foot);
  shin.position.set(0, THIGH);
  root.addChild(limb(THIGH, 13, 8.6, tone), shin, limb(THIGH * 0.58, 15.5, 14, cloth));
  return { root, shin, foot };
}

interface Arm {
  readonly root: Container;
  readonly fore: Container;
}

function createArm(far: boolean): Arm {
  const tone = far ? mix(SKIN, 0x2a1510, 0.32) : SKIN;
  const root = new Container();
  const fore = new Container();
  fore.addChild(limb(FOREARM, 6.6, 4.6, tone), new Graphics().circle(0, FOREARM + 5, 6.4).fill(tone));
  fore.position.set(0, UPPER_ARM);
  root.addChild(limb(UPPER_ARM, 8.6, 6.4, tone), fore);
  root.addChild(limb(14, 10.4, 9.4, far ? mix(SHIRT, 0x1b2a3a, 0.35) : mix(SHIRT, 0x1b2a3a, 0.08)));
  if (!far)
    root.addChild(
      new Graphics()
        .roundRect(-10, 17, 20, 20, 4)
        .fill(
          acrossGradient([
            [0, 0x3f6ea8],
            [0.5, 0x274d80],
            [1, 0x15304f],
          ]),
        )
        .roundRect(-6, 21, 10, 11, 2)
        .fill(0xdfe6ed)
        .rect(-4.4, 23, 7, 4)
        .fill(0x12302a),
    );
  return { root, fore };
}

/** Where the electrodes are, from the hip. */
const SPOTS = [
  { x: 10, y: -TORSO + 12, colour: LIMB_COLOURS.RA },
  { x: 15, y: -TORSO + 26, colour: LIMB_COLOURS.LA },
  { x: 16, y: -46, colour: LIMB_COLOURS.LL },
  { x: 10, y: -36, colour: LIMB_COLOURS.RL },
] as const;
const UNIT = { x: -3, y: -8 } as const;

/** The shirt is open in front, where the electrodes are. */
const createChest = (): Graphics =>
  new Graphics()
    .moveTo(-15, 6)
    .bezierCurveTo(-21, -28, -24, -62, -12, -TORSO)
    .bezierCurveTo(-2, -TORSO - 6, 10, -TORSO - 4, 16, -TORSO + 8)
    .bezierCurveTo(25, -62, 19, -32, 16, 6)
    .closePath()
    .fill(
      acrossGradient([
        [0, mix(SHIRT, 0x23364a, 0.3)],
        [0.55, SHIRT],
        [1, mix(SHIRT, 0x23364a, 0.1)],
      ]),
    )
    .roundRect(-17, -6, 34, 15, 7)
    .fill(SHORTS)
    .moveTo(8, -TORSO - 1)
    .bezierCurveTo(2, -TORSO + 26, 3, -44, 9, -26)
    .bezierCurveTo(16, -28, 22, -48, 20, -64)
    .bezierCurveTo(19, -76, 17, -84, 8, -TORSO - 1)
    .closePath()
    .fill(
      acrossGradient([
        [0, mix(SKIN, 0x5a3020, 0.25)],
        [1, SKIN],
      ]),
    );

/** Wires from the electrodes to the transmitter. */
function createWires(): Graphics {
  const wires = new Graphics({ label: 'wires' });
  for (const { x, y, colour } of SPOTS)
    wires
      .moveTo(x, y)
      .bezierCurveTo(x - 12, y + 12, UNIT.x + 4, UNIT.y - 26, UNIT.x, UNIT.y)
      .stroke({ width: 1.5, color: mix(colour, 0x10161c, 0.15), cap: 'round' });
  return wires;
}

const createTransmitter = (): Graphics =>
  new Graphics()
    .roundRect(UNIT.x - 9, UNIT.y - 6, 19, 15, 3)
    .fill(0x1d2733)
    .stroke({ width: 1, color: 0x5f7085 })
    .circle(UNIT.x + 5, UNIT.y - 1, 2)
    .fill(0x4ade80);

const createPads = (): readonly Container[] =>
  SPOTS.map(({ x, y, colour }) => {
    const pad = electrode(5, colour);
    pad.position.set(x, y);
    return pad;
  });

const createFace = (): Graphics =>
  new Graphics()
    .moveTo(-14, -8)
    .bezierCurveTo(-14, -24, 14, -26, 17, -8)
    .bezierCurveTo(18, -4, 21, -1, 22, 2)
    .bezierCurveTo(21, 4, 18, 4, 18, 5)
    .bezierCurveTo(18, 9, 17, 14, 12, 17)
    .bezierCurveTo(4, 19, -8, 18, -12, 8)
    .closePath()
    .fill(
      roundGradient(
        [
          [0, mix(SKIN, 0xffffff, 0.3)],
          [0.6, SKIN],
          [1, mix(SKIN, 0x5a3020, 0.4)],
        ],
        { x: 0.6, y: 0.3 },
      ),
    )
    .ellipse(-2, 0, 3.4, 5)
    .fill(mix(SKIN, 0x5a3020, 0.3))
    .circle(13, -4, 1.5)
    .fill(0x1d1510);

function createHead() {
  const head = new Container();
  head.position.set(3, -TORSO - 30);
  const hair = new Graphics()
    .moveTo(-15, 4)
    .bezierCurveTo(-22, -22, -4, -32, 10, -24)
    .bezierCurveTo(16, -22, 17, -16, 15, -12)
    .bezierCurveTo(4, -17, -1, -12, -4, -6)
    .bezierCurveTo(-6, 0, -8, 6, -11, 9)
    .closePath()
    .fill(0xffffff);
  head.addChild(createFace(), hair);
  hair.tint = 0x4a2f1c;
  return { root: head, hair };
}

/** Chest with its electrodes, head and arms, which lean with the step. */
function createTrunk() {
  const trunk = new Container();
  const [farArm, nearArm] = [createArm(true), createArm(false)];
  const neck = new Graphics().roundRect(-7, -TORSO - 18, 14, 24, 6).fill(mix(SKIN, 0x5a3020, 0.25));
  const head = createHead();
  farArm.root.position.set(-2, -TORSO + 9);
  nearArm.root.position.set(-3, -TORSO + 9);
  trunk.addChild(
    farArm.root,
    neck,
    createChest(),
    createWires(),
    ...createPads(),
    createTransmitter(),
    head.root,
    nearArm.root,
  );
  return {
    root: trunk,
    hair: head.hair,
    move(step: Step, phase: number): void {
      trunk.rotation = step.lean;
      const swing = step.arm * Math.sin(phase);
      nearArm.root.rotation = swing - step.lean;
      farArm.root.rotation = -swing - step.lean;
      nearArm.fore.rotation = -step.elbow;
      farArm.fore.rotation = -step.elbow;
    },
  };
}

/** Bends a leg and says how low its foot comes below the hip. */
function bend({ root: thigh, shin, foot }: Leg, phase: number, { swing, knee, lift, lean }: Step): number {
  const hip = swing * Math.sin(phase) + lean * 0.5;
  const flexed = knee + lift * Math.max(0, Math.cos(phase + 0.35)) ** 1.6;
  thigh.rotation = -hip;
  shin.rotation = flexed;
  const lower = flexed - hip;
  foot.rotation = -lower * 0.75;
  return THIGH * Math.cos(hip) + SHIN * Math.cos(lower) + FOOT;
}

export function createRunner(context: StageContext): Runner {
  const root = new Container({ label: 'person on a treadmill' });
  const treadmill = createTreadmill(context.theme);
  const body = new Container();
  const trunk = createTrunk();
  const [farLeg, nearLeg] = [createLeg(true), createLeg(false)];
  body.addChild(farLeg.root, nearLeg.root, trunk.root);
  body.x = STAND_X;
  root.addChild(...treadmill.views, body);

  return {
    root,
    move(gait, time, speed) {
      const step = STEPS[gait];
      const phase = 2 * Math.PI * step.stride * time;
      const low = Math.max(bend(farLeg, phase + Math.PI, step), bend(nearLeg, phase, step));
      body.y = -BELT - low - step.bounce * Math.abs(Math.sin(phase + 0.6));
      trunk.move(step, phase);
      treadmill.run(time, speed);
    },
    person(age, coffee) {
      trunk.hair.tint = mix(0x4a2f1c, 0xd8dade, Math.min(1, Math.max(0, (age - 35) / 40)));
      treadmill.coffee(coffee);
    },
  };
}

import { Container, Graphics } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createCapacitorModule, createCellModule, createLampModule, createMeterModule } from './bench-modules';
import { createChargeDots } from '../../kit/electric/charge-dots';
import {
  drawCapacitorSymbol,
  drawCellSymbol,
  drawDiodeSymbol,
  drawFuseSymbol,
  drawLampSymbol,
  drawMeterSymbol,
  drawResistorSymbol,
  drawSwitchSymbol,
  type SymbolStyle,
} from '../../kit/electric/circuit-symbols';
import { createCurrentClamp } from '../../kit/meters/current-clamp';
import { createDiode } from './diode';
import { createFuse } from '../../kit/electric/fuse';
import { createKnifeSwitch } from '../../kit/electric/knife-switch';
import { createKnob } from '../../kit/controls/knob';
import { createLamp } from '../../kit/electric/lamp';
import { createMovingCoilMeter, type MeterRange } from '../../kit/meters/moving-coil-meter';
import { createPegboard } from '../../kit/electric/pegboard';
import { createResistor } from '../../kit/electric/resistor';
import { createSlideSwitch } from '../circuit-complex/slide-switch';
import { createPlug, createTerminal } from '../../kit/electric/terminal';
import { createTestProbe } from '../circuit-complex/test-probe';
import { createWire } from '../../kit/electric/wire';

/** Puts parts at places of their specimen. */
const at = (...parts: readonly (readonly [x: number, y: number, part: Container])[]): Container => {
  const root = new Container();
  for (const [x, y, part] of parts) {
    part.position.set(x, y);
    root.addChild(part);
  }
  return root;
};

const resistor = (resistance: number, load: number, stands: boolean) => (context: StageContext) => {
  const part = createResistor(context, 124, stands);
  part.setResistance(resistance);
  part.setLoad(load);
  part.smoulder(900);
  return at([80, 90, part.root]);
};

const filament = (kelvin: number) => (context: StageContext) => {
  const part = createLamp(context, 124, true);
  part.setTemperature(kelvin, 2700);
  return at([90, 90, part.root]);
};

const lamp = (power: number) => (context: StageContext) => {
  const part = createLamp(context, 124);
  part.setPower(power);
  return at([90, 90, part.root]);
};

const knife = (closed: number) => (context: StageContext) => {
  const part = createKnifeSwitch(context, 58);
  part.set(closed);
  return at([60, 60, part.root]);
};

const fuse = (state: 'whole' | 'open') => (context: StageContext) => {
  const part = createFuse(context, 46);
  part.set(state);
  return at([40, 24, part.root]);
};

const meter = (range: MeterRange, value: number) => (context: StageContext) => {
  const part = createMovingCoilMeter(context, 164, 130);
  part.setRange(range);
  part.point(value);
  part.rest();
  return at([18, 12, part.root]);
};

const mirrored = (range: MeterRange, value: number) => (context: StageContext) => {
  const part = createMovingCoilMeter(context, 236, 172, true);
  part.setRange(range);
  part.point(value);
  part.rest();
  return at([18, 12, part.root]);
};
const BOTH_SIGNS: MeterRange = {
  full: 15,
  from: -15,
  divisions: 60,
  numbers: ['−15', '−10', '−5', '0', '5', '10', '15'],
  unit: 'V',
};

const knob = (fraction: number) => (context: StageContext) => {
  const part = createKnob(context, 30);
  part.turn(fraction);
  return at([60, 60, part.root]);
};

const slide = (on: number) => (context: StageContext) => {
  const part = createSlideSwitch(context, 44);
  part.set(on);
  return at([40, 24, part.root]);
};

const charges = (smear: number) => (context: StageContext) => {
  const corners = [
    { x: 20, y: 30 },
    { x: 180, y: 30 },
    { x: 180, y: 80 },
  ];
  const wire = createWire(context, 0xd23b3b);
  wire.along(corners);
  const dots = createChargeDots(context, 240);
  dots.lay(corners);
  dots.move(5, smear);
  return at([0, 0, wire.root], [0, 0, dots.root]);
};

const symbols = (style: SymbolStyle, closed: boolean) => (context: StageContext) => {
  const pen = { g: new Graphics(), colour: context.theme.ink, width: 2, size: 18 };
  const row = (k: number) =>
    [
      { x: 20, y: 24 + 38 * k },
      { x: 120, y: 24 + 38 * k },
    ] as const;
  drawCellSymbol(pen, ...row(0));
  drawSwitchSymbol(pen, ...row(1), closed);
  drawFuseSymbol(pen, ...row(2), style, !closed);
  drawResistorSymbol(pen, ...row(3), style);
  drawLampSymbol(pen, ...row(4), style);
  drawMeterSymbol(pen, ...row(5));
  drawDiodeSymbol(pen, ...row(6), style);
  drawCapacitorSymbol(pen, ...row(7), style);
  return at([0, 0, pen.g]);
};

const RESISTOR = { width: 160, height: 180 } as const;
const LAMP = { width: 180, height: 180 } as const;
const METER = { width: 200, height: 160 } as const;
const SYMBOLS = { width: 140, height: 316 } as const;
const MILLIAMPERES: MeterRange = { full: 30, divisions: 30, numbers: ['0', '10', '20', '30'], unit: 'mA' };
const AMPERE: MeterRange = { full: 1, divisions: 50, numbers: ['0', '0.5', '1'], unit: 'A' };

export const specimens: readonly Specimen[] = [
  {
    part: 'Resistor',
    states: [
      { name: '100 Ω', ...RESISTOR, create: resistor(100, 0.1, false) },
      { name: '473 Ω, standing', ...RESISTOR, create: resistor(473, 0.1, true) },
      { name: '4 W on 2 W', ...RESISTOR, create: resistor(36, 2, true) },
      { name: '14.4 W on 2 W', ...RESISTOR, create: resistor(10, 7.2, true) },
    ],
  },
  {
    part: 'Lamp',
    states: [
      { name: 'dark', ...LAMP, create: lamp(0) },
      { name: '2 %', ...LAMP, create: lamp(0.02) },
      { name: '20 %', ...LAMP, create: lamp(0.2) },
      { name: 'full power', ...LAMP, create: lamp(1) },
    ],
  },
  {
    part: 'Switches',
    states: [
      { name: 'knife, open', width: 120, height: 90, create: knife(0) },
      { name: 'knife, closed', width: 120, height: 90, create: knife(1) },
      { name: 'slide, off', width: 80, height: 48, create: slide(0) },
      { name: 'slide, on', width: 80, height: 48, create: slide(1) },
    ],
  },
  {
    part: 'Fuse',
    states: [
      { name: 'whole', width: 80, height: 48, create: fuse('whole') },
      { name: 'open', width: 80, height: 48, create: fuse('open') },
    ],
  },
  {
    part: 'Moving-coil meter',
    states: [
      { name: 'at rest', ...METER, create: meter(MILLIAMPERES, 0) },
      { name: '20 mA of 30 mA', ...METER, create: meter(MILLIAMPERES, 20) },
      { name: 'beyond 1 A', ...METER, create: meter(AMPERE, 1.4) },
      { name: 'reversed', ...METER, create: meter(AMPERE, -0.5) },
    ],
  },
  {
    part: 'Moving-coil meter with mirror',
    states: [
      { name: '20 mA of 30 mA', width: 272, height: 206, create: mirrored(MILLIAMPERES, 20) },
      { name: 'zero in the middle', width: 272, height: 206, create: mirrored(BOTH_SIGNS, -6) },
    ],
  },
  {
    part: 'Filament lamp',
    states: [293, 1600, 2200, 2700].map((kelvin) => ({
      name: `${kelvin} K`,
      width: 180,
      height: 180,
      create: filament(kelvin),
    })),
  },
  {
    part: 'Diode',
    states: [
      {
        name: 'cathode on the right',
        width: 210,
        height: 60,
        create: (context) => at([105, 30, createDiode(context, 170)]),
      },
    ],
  },
  {
    part: 'Modules of the free bench',
    states: [
      ...[293, 1800, 2700].map((kelvin) => ({
        name: `lamp at ${kelvin} K`,
        width: 140,
        height: 120,
        create(context: StageContext) {
          const lamp = createLampModule(context, 21);
          lamp.setTemperature(kelvin);
          return at([70, 60, lamp.root]);
        },
      })),
      {
        name: 'cell, capacitor, meter',
        width: 300,
        height: 80,
        create(context) {
          const meter = createMeterModule(context, 74, 46, 0xd23b3b);
          meter.write('38.7', 'mA');
          return at(
            [60, 40, createCellModule(context, 66)],
            [150, 40, createCapacitorModule(context, 56)],
            [240, 40, meter.root],
          );
        },
      },
    ],
  },
  {
    part: 'Pegboard',
    states: [
      {
        name: 'empty',
        width: 260,
        height: 190,
        create(context) {
          const board = createPegboard(context);
          board.lay({ x: 10, y: 10, width: 240, height: 160 });
          return at([0, 0, board.root]);
        },
      },
    ],
  },
  {
    part: 'Knob',
    states: [
      { name: 'least', width: 120, height: 120, create: knob(0) },
      { name: 'middle', width: 120, height: 120, create: knob(0.5) },
      { name: 'most', width: 120, height: 120, create: knob(1) },
    ],
  },
  {
    part: 'Leads',
    states: [
      {
        name: 'terminal, plug, hanging lead',
        width: 220,
        height: 120,
        create(context) {
          const wire = createWire(context, 0x2f6fd6);
          wire.hang({ x: 40, y: 30 }, { x: 180, y: 30 }, { x: 10, y: 90 }, { x: -10, y: 90 });
          return at(
            [40, 30, createTerminal(context, 9, 0x2f6fd6)],
            [0, 0, wire.root],
            [180, 30, createPlug(context, 8, 0x2f6fd6)],
          );
        },
      },
      {
        name: 'test probes and current clamp',
        width: 200,
        height: 120,
        create: (context) =>
          at(
            [50, 20, createTestProbe(context, 0xd23b3b, -0.3).root],
            [90, 20, createTestProbe(context, 0x3a434d, 0.3).root],
            [150, 40, createCurrentClamp(context, 12).root],
          ),
      },
      { name: 'charges at rest', width: 200, height: 100, create: charges(0) },
      { name: 'charges, fast', width: 200, height: 100, create: charges(9) },
      { name: 'charges, faster than the eye', width: 200, height: 100, create: charges(60) },
    ],
  },
  {
    part: 'Circuit symbols',
    states: [
      { name: 'IEC', ...SYMBOLS, create: symbols('iec', true) },
      { name: 'ANSI', ...SYMBOLS, create: symbols('ansi', true) },
      { name: 'IEC, switch open, fuse blown', ...SYMBOLS, create: symbols('iec', false) },
      { name: 'ANSI, switch open, fuse blown', ...SYMBOLS, create: symbols('ansi', false) },
    ],
  },
];

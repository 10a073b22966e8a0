/** One part of the free bench between its two holes, lifelike; its schematic symbol is drawn beside it, by `drawSymbol`. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, Point, StageContext } from '../../contract';
import { createCapacitorModule, createCellModule, createLampModule, createMeterModule } from './bench-modules';
import {
  drawCapacitorSymbol,
  drawCellSymbol,
  drawDiodeSymbol,
  drawFuseSymbol,
  drawLampSymbol,
  drawMeterSymbol,
  drawResistorSymbol,
  drawSwitchSymbol,
  drawWire,
  type Pen,
  type SymbolStyle,
} from '../../kit/electric/circuit-symbols';
import { createDiode } from './diode';
import { createFuse } from '../../kit/electric/fuse';
import { createKnifeSwitch } from '../../kit/electric/knife-switch';
import { createResistor } from '../../kit/electric/resistor';
import { createWire } from '../../kit/electric/wire';

export type PartView = NonNullable<Frame<'circuit'>['view']['bench']>['parts'][number];
export type PartKind = PartView['kind'];

/** W, above which a resistor of the bench glows. */
const RATED_POWER = 0.5;
const HUES = { ammeter: 0xd23b3b, voltmeter: 0x2f6fd6, supply: 0xe0a21a } as const;
const WIRE_HUES = [0xd23b3b, 0x3672d9, 0x3f9d5d, 0xe0872b, 0x8e5bd0, 0x8a96a3] as const;
/** Stage units between two ends for which bodies are made. */
const NATURAL = 104;

export interface BenchPart {
  readonly root: Container;
  lay(from: Point, to: Point): void;
  /** `reading` stands on a display, where the part has one. */
  show(part: PartView, reading: { readonly value: string; readonly unit: string }): void;
}

const wireHue = (name: string): number => WIRE_HUES[Number(name.slice(1)) % WIRE_HUES.length] ?? WIRE_HUES[0];

interface Body {
  readonly root: Container;
  /** Turns with the part, or stays upright. */
  readonly turns: boolean;
  show?(part: PartView, reading: { readonly value: string; readonly unit: string }): void;
}

function bodyOf(context: StageContext, kind: Exclude<PartKind, 'wire'>, supply: boolean): Body {
  switch (kind) {
    case 'battery': {
      if (!supply) return { root: createCellModule(context, 66), turns: true };
      const module = createMeterModule(context, 74, 46, HUES.supply);
      return { root: module.root, turns: false, show: (_part, { value, unit }) => module.write(value, unit) };
    }
    case 'resistor': {
      const resistor = createResistor(context, NATURAL);
      let value = 0;
      return {
        root: resistor.root,
        turns: true,
        show(part) {
          if (part.kind !== 'resistor') return;
          if (part.resistance !== value) {
            value = part.resistance;
            resistor.setResistance(value);
          }
          resistor.setLoad(Math.min(4, (part.current * part.current * part.resistance) / RATED_POWER));
        },
      };
    }
    case 'lamp': {
      const lamp = createLampModule(context, 21);
      return { root: lamp.root, turns: false, show: ({ filament }) => lamp.setTemperature(filament) };
    }
    case 'diode':
      return { root: createDiode(context, NATURAL), turns: true };
    case 'capacitor':
      return { root: createCapacitorModule(context, 56), turns: true };
    case 'switch': {
      const knife = createKnifeSwitch(context, 62);
      return {
        root: knife.root,
        turns: true,
        show: (part) => knife.set(part.kind === 'switch' && part.closed ? 1 : 0),
      };
    }
    case 'fuse': {
      const fuse = createFuse(context, 46);
      return {
        root: fuse.root,
        turns: true,
        show: (part) => fuse.set(part.kind === 'fuse' && part.blown ? 'open' : 'whole'),
      };
    }
    case 'ammeter':
    case 'voltmeter': {
      const module = createMeterModule(context, 74, 46, HUES[kind]);
      return { root: module.root, turns: false, show: (_part, { value, unit }) => module.write(value, unit) };
    }
  }
}

export function createBenchPart(context: StageContext, first: PartView): BenchPart {
  const root = new Container({ label: first.name });
  if (first.kind === 'wire') {
    const wire = createWire(context, wireHue(first.name), 6);
    root.addChild(wire.root);
    return { root, lay: (from, to) => wire.along([from, to]), show: () => {} };
  }
  const legs = new Graphics();
  const body = bodyOf(context, first.kind, first.kind === 'battery' && first.emf === null);
  root.addChild(legs, body.root);
  return {
    root,
    lay(from, to) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      legs
        .clear()
        .moveTo(from.x, from.y)
        .lineTo(to.x, to.y)
        .stroke({ width: 4.4, color: context.theme.metal[2], cap: 'round' })
        .moveTo(from.x, from.y)
        .lineTo(to.x, to.y)
        .stroke({ width: 2, color: context.theme.metal[0], cap: 'round' });
      body.root.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
      if (body.turns) body.root.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      body.root.scale.set(Math.min(1, Math.max(0.55, length / (body.turns ? NATURAL * 0.9 : 80))));
    },
    show(part, reading) {
      body.show?.(part, reading);
    },
  };
}

export function drawSymbol(pen: Pen, part: PartView, from: Point, to: Point, style: SymbolStyle): void {
  switch (part.kind) {
    case 'battery':
      return drawCellSymbol(pen, to, from);
    case 'resistor':
      return drawResistorSymbol(pen, from, to, style);
    case 'lamp':
      return drawLampSymbol(pen, from, to, style);
    case 'diode':
      return drawDiodeSymbol(pen, from, to, style);
    case 'capacitor':
      return drawCapacitorSymbol(pen, from, to, style);
    case 'switch':
      return drawSwitchSymbol(pen, from, to, part.closed);
    case 'fuse':
      return drawFuseSymbol(pen, from, to, style, part.blown);
    case 'ammeter':
    case 'voltmeter':
      return drawMeterSymbol(pen, from, to);
    case 'wire':
      return drawWire(pen, from, to);
  }
}

/** A value as a label says it: 4.7 kΩ. */
export function valueText(part: PartView): string {
  const size = (value: number, unit: string): string => {
    const [multiple, by] =
      value >= 1e6
        ? ['M', 1e6]
        : value >= 1e3
          ? ['k', 1e3]
          : value >= 1
            ? ['', 1]
            : value >= 1e-3
              ? ['m', 1e-3]
              : ['µ', 1e-6];
    return `${Number((value / Number(by)).toPrecision(4))}\u2009${multiple}${unit}`;
  };
  switch (part.kind) {
    case 'battery':
      return part.emf === null ? 'supply' : size(part.emf, 'V').replace('\u2009mV', '\u2009mV');
    case 'resistor':
      return size(part.resistance, 'Ω');
    case 'capacitor':
      return part.capacitance >= 1e-3
        ? `${Number((part.capacitance * 1e6).toPrecision(4))}\u2009µF`
        : size(part.capacitance, 'F');
    case 'fuse':
      return size(part.rating, 'A');
    case 'ammeter':
      return part.range === '10' ? '10\u2009A' : `${part.range.slice(0, -1)}\u2009mA`;
    case 'voltmeter':
      return size(part.inner, 'Ω');
    case 'switch':
      return part.closed ? 'closed' : 'open';
    case 'lamp':
      return '12\u2009V 0.1\u2009A';
    case 'diode':
    case 'wire':
      return '';
  }
}

const series = (...values: readonly string[]): readonly string[] => values;
/** What a press on − or + goes through. */
const CHOICES: Readonly<Record<PartKind, readonly string[]>> = {
  battery: series('', '1.5', '3', '4.5', '6', '9', '12', '24'),
  resistor: series(
    ...[1, 10, 100, 1000, 10_000, 100_000].flatMap((decade) =>
      [1, 1.5, 2.2, 3.3, 4.7, 6.8].map((step) => String(Number((step * decade).toPrecision(3)))),
    ),
    '1M',
    '10M',
  ),
  lamp: [],
  diode: [],
  capacitor: series('1u', '10u', '47u', '100u', '220u', '470u', '1000u', '2200u', '4700u', '10m'),
  switch: series('open', 'closed'),
  fuse: series('100m', '250m', '500m', '1', '2', '5', '10'),
  ammeter: series('2m', '20m', '200m', '10'),
  voltmeter: series('15k', '100k', '1M', '10M'),
  wire: [],
};

const amount = (text: string): number =>
  text === '' ? -1 : Number(text.replace(/[a-zµ]$/i, '')) * ({ u: 1e-6, m: 1e-3, k: 1e3, M: 1e6 }[text.slice(-1)] ?? 1);

/** The line with the next value up (1) or down (−1); null where there is none. */
export function steppedLine(part: PartView, direction: 1 | -1): string | null {
  const choices = CHOICES[part.kind];
  const [name, from, to, value = ''] = part.line.split(' ');
  if (choices.length === 0) return null;
  const now = choices.indexOf(value);
  const size = amount(value);
  const next =
    now >= 0
      ? choices[now + direction]
      : direction > 0
        ? choices.find((choice) => amount(choice) > size)
        : choices.findLast((choice) => amount(choice) < size);
  return next === undefined ? null : [name, from, to, next].join(' ').trim();
}

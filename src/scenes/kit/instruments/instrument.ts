/**
 * An instrument: a case with at most one display, and of keys, knobs and sockets what the real one has. One part for all:
 * `form` says what it looks like, the box how it is arranged. It stands where its box is: ports, handles and boxes are in
 * the units of its parent.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../layout/layout';
import { type Bank, type ControlFit, fitControls, GAP, keyBank, knobBank, NO_ROOM, sizeAlong } from './control-banks';
import { createDisplay, type Display, type DisplayOptions } from './display';
import { createHousing, type HousingOptions, housingMargins } from './housing';
import { createSockets, type SocketOptions } from './instrument-sockets';
import { createKey, type Key, type KeyOptions } from './key';
import { createKnob, type Knob, type KnobOptions } from './knob';
import type { Port } from './socket';

export interface InstrumentOptions extends HousingOptions {
  /** On the case, above the display. */
  readonly title?: string;
  readonly display?: DisplayOptions;
  readonly keys?: readonly KeyOptions[];
  readonly knobs?: readonly KnobOptions[];
  readonly sockets?: readonly SocketOptions[];
  /** A lamp at the right of its title. */
  readonly lamp?: true;
}

export interface Instrument extends Part {
  /** `upright`: of one without a display whose keys stand one below the other. */
  least(type: TypeSizes, upright?: boolean): Size;
  /** Null where it has none. */
  readonly display: Display | null;
  /** In the order of the options. */
  readonly keys: readonly Key[];
  /** In the order of the options. */
  readonly knobs: readonly Knob[];
  /** Writes a row of the display. */
  set(row: number | string, text: string): void;
  note(words: string, tone?: 'plain' | 'warning'): void;
  light(on: boolean): void;
  /** Where a lead ends in it. */
  port(id: string): Port;
  /** What leads keep clear of: display, keys, knobs. */
  clear(): readonly Box[];
}

const PAD = 9;
/** Of the title above its line. */
const HEAD = 4;
const LAMP = 4;

function createPilotLamp() {
  const off = new Graphics()
    .circle(0, 0, LAMP + 1.4)
    .fill(0x0d1116)
    .circle(0, 0, LAMP)
    .fill(0x5a1f22);
  const on = new Graphics({ visible: false })
    .circle(0, 0, LAMP * 2.4)
    .fill({ color: 0xff4d4d, alpha: 0.22 })
    .circle(0, 0, LAMP)
    .fill(0xff5a4f)
    .circle(-1.2, -1.3, 1.3)
    .fill({ color: 0xffffff, alpha: 0.85 });
  return { off, on };
}

/** The head of a case: its title and its pilot lamp. */
function createHead(context: StageContext, title: string, withLamp: boolean) {
  const name = context.text({ text: title, size: 12, weight: '600', colour: context.theme.ink, anchor: [0, 0.5] });
  const lamp = createPilotLamp();
  const height = ({ small }: TypeSizes): number => (title === '' && !withLamp ? 0 : small * 1.5);
  return {
    name,
    lamps: withLamp ? [lamp.off, lamp.on] : [],
    height,
    light(on: boolean) {
      lamp.on.visible = on;
    },
    /** Lays it in a face and returns what is left below. `pad`: room kept at the edges. */
    lay(face: Box, pad: number, type: TypeSizes): Box {
      const head = height(type);
      const above = head > 0 ? HEAD + head : pad;
      const inner: Box = {
        x: face.x + pad,
        y: face.y + above,
        width: face.width - 2 * pad,
        height: face.height - pad - above,
      };
      const middle = face.y + HEAD + head / 2;
      name.style.fontSize = type.small;
      name.position.set(inner.x + 1, middle);
      for (const light of [lamp.off, lamp.on]) light.position.set(inner.x + inner.width - LAMP - 2, middle);
      return inner;
    },
  };
}

/** Controls beside the display, where they fit there and leave the larger figures; else below it. Returns what leads keep clear of. */
function layDisplay(
  display: Display,
  controls: ControlFit,
  inner: Box,
  type: TypeSizes,
  mostHigh: (above: Size, figures: number) => number,
): readonly Box[] {
  const { fits, height, column } = controls;
  const none = height === 0;
  const above: Box = { ...inner, height: inner.height - (none ? 0 : height + GAP) };
  const beside: Box = { ...inner, width: inner.width - column.width - GAP };
  const figures = (room: Size): number => (room.width > 0 && room.height > 0 ? display.figuresIn(room, type) : 0);
  const goesBeside =
    !none &&
    column.height <= inner.height &&
    (!fits || figures(beside) > figures(above)) &&
    figures(beside) > type.small;
  if (goesBeside) {
    display.lay(beside, type);
    return [beside, ...controls.layColumn({ ...inner, x: beside.x + beside.width + GAP, width: column.width })];
  }
  // A display is not taller than its figures need: the controls get the rest.
  const screen: Box = { ...above, height: Math.min(above.height, mostHigh(above, figures(above))) };
  display.lay(screen, type);
  const top = screen.y + screen.height + GAP;
  return [screen, ...controls.layRows({ ...inner, y: top, height: inner.y + inner.height - top })];
}

/** Room that an instrument needs around its display and its banks of controls. */
function leastSize(
  { form = 'bench' }: InstrumentOptions,
  banks: readonly Bank[],
  screen: Size,
  head: number,
  type: TypeSizes,
  upright: boolean,
): Size {
  const margins = housingMargins(form);
  const row = sizeAlong(
    upright ? 'y' : 'x',
    banks.map((bank) => bank.least(type, upright)),
  );
  const pad = form === 'panel' ? PAD + 6 : PAD;
  return {
    width: Math.max(screen.width, row.width) + 2 * (pad + margins.side),
    height: screen.height + (row.height > 0 ? row.height + GAP : 0) + 2 * pad + head + margins.side + margins.foot,
  };
}

export function createInstrument(context: StageContext, options: InstrumentOptions): Instrument {
  const { form = 'bench', title = '' } = options;
  const root = new Container({ label: title === '' ? `${form} instrument` : title });
  const housing = createHousing(context, options);
  const fittings = new Graphics();
  const head = createHead(context, title, options.lamp === true);
  const display = options.display ? createDisplay(context, options.display) : null;
  const keys = (options.keys ?? []).map((key) => createKey(context, key));
  const knobs = (options.knobs ?? []).map((knob) => createKnob(context, knob));
  const sockets = createSockets(context, fittings, options.sockets ?? []);
  const banks = [keyBank(keys), knobBank(knobs), sockets.bank];
  root.addChild(housing.root, fittings, head.name);
  const controls = [...knobs, ...keys].map((part) => part.root);
  for (const part of [...head.lamps, ...(display ? [display.root] : []), ...sockets.texts, ...controls])
    root.addChild(part);

  let kept: readonly Box[] = [];
  /** Low cases have narrow margins; a plate that is not low has room for its screws. */
  const padOf = (height: number): number => Math.min(form === 'panel' ? PAD + 6 : PAD, height * 0.07);
  /** Height beyond which a display with such figures would be empty. */
  const mostHigh = ({ height }: Size, figures: number): number => {
    const rows = options.display?.rows.length ?? 1;
    return knobs.length + keys.length === 0
      ? height
      : Math.max(60, (rows * 2.1 + (options.display?.note ? 1 : 0)) * figures);
  };

  return {
    root,
    display,
    keys,
    knobs,
    set: (row, text) => display?.set(row, text),
    note: (words, tone) => display?.note(words, tone),
    light: (on) => head.light(on),
    port(id) {
      const port = sockets.port(id);
      if (!port) throw new Error(`There is no socket "${id}" at ${title || form}.`);
      return port;
    },
    clear: () => kept,
    least: (type, upright = false) =>
      leastSize(options, banks, display?.least(type) ?? NO_ROOM, head.height(type), type, upright),
    lay(box, type) {
      const face = housing.lay(box);
      sockets.layEdges(box);
      const inner = head.lay(face, padOf(box.height), type);
      const fit = fitControls(banks, inner.width, type);
      if (display) kept = layDisplay(display, fit, inner, type, mostHigh);
      else kept = !fit.fits && fit.column.height <= inner.height ? fit.layColumn(inner) : fit.layRows(inner);
    },
  };
}

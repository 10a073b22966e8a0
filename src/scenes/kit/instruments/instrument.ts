/**
 * An instrument: a case with at most one display, and of keys, knobs and sockets what the real one has. One part for all:
 * `form` says what it looks like, the box how it is arranged. It stands where its box is: ports, handles and boxes are in
 * the units of its parent.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { cells, sharedOut, type Size } from '../layout/layout';
import { createDisplay, type Display, type DisplayOptions } from './display';
import { createHousing, type HousingOptions, housingMargins } from './housing';
import { createKey, type Key, type KeyOptions } from './key';
import { createKnob, type Knob, type KnobOptions } from './knob';
import { drawSocket, type Port, portAt, SOCKET_RADIUS, type SocketKind, type SocketSide } from './socket';

export interface SocketOptions {
  readonly id: string;
  readonly kind: SocketKind;
  /** What is printed below it; at the front only. */
  readonly label?: string;
  /** Default `front`. Those at an edge are spread over it. */
  readonly side?: SocketSide;
}

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
const GAP = 9;
const LEAST_KEY = 34;
const MOST_KEY = { width: 150, height: 46 } as const;
const LAMP = 4;
/** Room of a socket at the front. */
const SOCKET = 2 * SOCKET_RADIUS + 12;
const WORDS_LINE = 1.45;

/** What has to be arranged beside or below the display. */
interface Controls {
  readonly keys: Size;
  readonly knobs: Size;
  readonly sockets: Size;
}

type ControlName = keyof Controls;

/** Rows of controls below the display, from the fewest: the first that the case is wide enough for is taken. */
const ROWS: readonly (readonly (readonly ControlName[])[])[] = [
  [['keys', 'knobs', 'sockets']],
  [['keys'], ['knobs', 'sockets']],
  [['keys'], ['knobs'], ['sockets']],
];

const sizeAlong = (along: 'x' | 'y', sizes: readonly Size[]): Size => {
  const items = sizes.filter(({ width }) => width > 0);
  const gaps = GAP * Math.max(0, items.length - 1);
  const sum = (side: keyof Size): number => items.reduce((total, size) => total + size[side], gaps);
  const most = (side: keyof Size): number => Math.max(0, ...items.map((size) => size[side]));
  return along === 'x'
    ? { width: sum('width'), height: most('height') }
    : { width: most('width'), height: sum('height') };
};

const rowOf = (controls: Controls, names: readonly ControlName[]): Size =>
  sizeAlong(
    'x',
    names.map((name) => controls[name]),
  );

export function createInstrument(context: StageContext, options: InstrumentOptions): Instrument {
  const { theme } = context;
  const { form = 'bench', title = '', sockets = [] } = options;
  const root = new Container({ label: title === '' ? `${form} instrument` : title });
  const housing = createHousing(context, options);
  const fittings = new Graphics();
  const name = context.text({ text: title, size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  const lampOff = new Graphics()
    .circle(0, 0, LAMP + 1.4)
    .fill(0x0d1116)
    .circle(0, 0, LAMP)
    .fill(0x5a1f22);
  const lampOn = new Graphics({ visible: false })
    .circle(0, 0, LAMP * 2.4)
    .fill({ color: 0xff4d4d, alpha: 0.22 })
    .circle(0, 0, LAMP)
    .fill(0xff5a4f)
    .circle(-1.2, -1.3, 1.3)
    .fill({ color: 0xffffff, alpha: 0.85 });
  const display = options.display ? createDisplay(context, options.display) : null;
  const keys = (options.keys ?? []).map((key) => createKey(context, key));
  const knobs = (options.knobs ?? []).map((knob) => createKnob(context, knob));
  const front = sockets.filter(({ side = 'front' }) => side === 'front');
  const printed = new Map<string, Text>(
    front.flatMap(({ id, label }) =>
      label === undefined
        ? []
        : [[id, context.text({ text: label, size: 12, colour: theme.ink, anchor: [0.5, 0] })] as const],
    ),
  );
  root.addChild(housing.root, fittings, name);
  const inside = [
    ...(options.lamp ? [lampOff, lampOn] : []),
    ...(display ? [display.root] : []),
    ...printed.values(),
    ...[...knobs, ...keys].map((part) => part.root),
  ];
  for (const part of inside) root.addChild(part);

  const ports = new Map<string, Port>();
  let kept: readonly Box[] = [];
  const margins = housingMargins(form);
  /** Low cases have narrow margins; a plate that is not low has room for its screws. */
  const padOf = (height: number): number => Math.min(form === 'panel' ? PAD + 6 : PAD, height * 0.07);

  const headHigh = ({ small }: TypeSizes): number => (title === '' && !options.lamp ? 0 : small * 1.5);
  const controlsOf = (type: TypeSizes, stacked: boolean): Controls => {
    const keySizes = keys.map((key) => key.least(type));
    const widest = Math.max(0, ...keySizes.map(({ width }) => width));
    const high = Math.max(LEAST_KEY, ...keySizes.map(({ height }) => height));
    const knobSizes = knobs.map((knob) => knob.least(type));
    const labelled = front.some(({ label }) => label !== undefined);
    const socketWide = Math.max(
      SOCKET,
      ...[...printed.values()].map((text) => (text.width / text.style.fontSize) * type.small + 6),
    );
    return {
      keys:
        keys.length === 0
          ? { width: 0, height: 0 }
          : stacked
            ? { width: widest, height: keys.length * high + GAP * (keys.length - 1) }
            : {
                width: keySizes.reduce((sum, { width }) => sum + width, GAP * (keys.length - 1)),
                height: high,
              },
      knobs: {
        width: knobSizes.reduce((sum, { width }) => sum + width, GAP * Math.max(0, knobs.length - 1)),
        height: Math.max(0, ...knobSizes.map(({ height }) => height)),
      },
      sockets:
        front.length === 0
          ? { width: 0, height: 0 }
          : { width: front.length * socketWide, height: SOCKET - 6 + (labelled ? type.small * WORDS_LINE : 0) },
    };
  };

  function layKeys(box: Box, along: 'x' | 'y', type: TypeSizes): readonly Box[] {
    const side = along === 'x' ? 'width' : 'height';
    const leasts = keys.map((key) => Math.max(along === 'x' ? 0 : LEAST_KEY, key.least(type)[side]));
    const lengths = sharedOut(box[side] - GAP * (keys.length - 1), leasts, leasts);
    let next = box[along];
    return lengths.map((length, n) => {
      const cell: Box = { ...box, [along]: next, [side]: length };
      next += length + GAP;
      const width = Math.min(cell.width, MOST_KEY.width);
      const height = Math.min(cell.height, MOST_KEY.height);
      const shape: Box = {
        x: cell.x + (cell.width - width) / 2,
        y: cell.y + (cell.height - height) / 2,
        width,
        height,
      };
      keys[n]?.lay(shape, type);
      return shape;
    });
  }

  function laySockets(box: Box, type: TypeSizes): void {
    const labelled = printed.size > 0;
    cells(box, 'x', front.length, 0).forEach((cell, n) => {
      const socket = front[n];
      if (!socket) return;
      const high = SOCKET - 6 + (labelled ? type.small * WORDS_LINE : 0);
      const at = { x: cell.x + cell.width / 2, y: cell.y + (cell.height - high) / 2 + (SOCKET - 6) / 2 };
      drawSocket(fittings, context, socket.kind, at, 'front');
      ports.set(socket.id, portAt(at, 'front'));
      const text = printed.get(socket.id);
      if (!text) return;
      text.style.fontSize = type.small;
      text.position.set(at.x, at.y + SOCKET_RADIUS + 3);
    });
  }

  /** Sockets at an edge are spread over the middle of it. */
  function layEdges({ x, y, width, height }: Box): void {
    for (const side of ['top', 'left', 'right'] as const) {
      const here = sockets.filter((socket) => socket.side === side);
      here.forEach(({ id, kind }, n) => {
        const share = (n + 1) / (here.length + 1);
        const at =
          side === 'top'
            ? { x: x + width * share, y: y - 1 }
            : { x: side === 'left' ? x - 1 : x + width + 1, y: y + height * share };
        drawSocket(fittings, context, kind, at, side);
        ports.set(id, portAt(at, side));
      });
    }
  }

  function layControls(
    box: Box,
    controls: Controls,
    along: 'x' | 'y',
    type: TypeSizes,
    names: readonly ControlName[] = ['keys', 'knobs', 'sockets'],
  ): readonly Box[] {
    const side = along === 'x' ? 'width' : 'height';
    const items = [
      { name: 'keys', size: controls.keys, lay: (cell: Box) => layKeys(cell, along, type), grows: keys.length },
      {
        name: 'knobs',
        size: controls.knobs,
        grows: knobs.length,
        lay: (cell: Box) => {
          const boxes = cells(cell, 'x', knobs.length, GAP);
          boxes.forEach((one, n) => knobs[n]?.lay(one, type));
          return boxes;
        },
      },
      {
        name: 'sockets',
        size: controls.sockets,
        grows: front.length * 0.5,
        lay: (cell: Box) => {
          laySockets(cell, type);
          return [];
        },
      },
    ].filter(({ name: of, size }) => size.width > 0 && names.includes(of as ControlName));
    const rest = Math.max(0, box[side] - items.reduce((sum, { size }) => sum + size[side], GAP * (items.length - 1)));
    const weight = items.reduce((sum, { grows }) => sum + grows, 0);
    let at = along === 'x' ? box.x : box.y;
    return items.flatMap(({ size, grows, lay }) => {
      const length = size[side] + (rest * grows) / weight;
      const cell: Box = { ...box, [along]: at, [side]: length };
      at += length + GAP;
      return lay(cell);
    });
  }

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
    light(on) {
      lampOn.visible = on;
    },
    port(id) {
      const port = ports.get(id);
      if (!port) throw new Error(`There is no socket "${id}" at ${title || form}.`);
      return port;
    },
    clear: () => kept,
    least(type, upright = false) {
      const screen = display?.least(type) ?? { width: 0, height: 0 };
      const controls = controlsOf(type, upright);
      const row = upright
        ? sizeAlong('y', [controls.keys, controls.knobs, controls.sockets])
        : rowOf(controls, ['keys', 'knobs', 'sockets']);
      const below = {
        width: Math.max(screen.width, row.width),
        height: screen.height + (row.height > 0 ? row.height + GAP : 0),
      };
      const pad = form === 'panel' ? PAD + 6 : PAD;
      return {
        width: below.width + 2 * pad + 2 * margins.side,
        height: below.height + 2 * pad + headHigh(type) + margins.side + margins.foot,
      };
    },
    lay(box, type) {
      fittings.clear();
      ports.clear();
      const face = housing.lay(box);
      layEdges(box);
      const head = headHigh(type);
      const pad = padOf(box.height);
      const inner: Box = {
        x: face.x + pad,
        y: face.y + (head > 0 ? 4 + head : pad),
        width: face.width - 2 * pad,
        height: face.height - pad - (head > 0 ? 4 + head : pad),
      };
      name.style.fontSize = type.small;
      name.position.set(inner.x + 1, face.y + 4 + head / 2);
      for (const lamp of [lampOff, lampOn]) lamp.position.set(inner.x + inner.width - LAMP - 2, face.y + 4 + head / 2);

      const across = controlsOf(type, false);
      const upright = controlsOf(type, true);
      const rowsIn = (names: (typeof ROWS)[number]): readonly Size[] =>
        names.map((row) => rowOf(across, row)).filter(({ width }) => width > 0);
      const fits = ROWS.find((names) => rowsIn(names).every(({ width }) => width <= inner.width));
      const rows = fits ?? ROWS[ROWS.length - 1] ?? [];
      const below = sizeAlong('y', rowsIn(rows)).height;
      const column = sizeAlong('y', [upright.keys, upright.knobs, upright.sockets]);
      const none = below === 0;
      const layRows = (box: Box): readonly Box[] => {
        let { y } = box;
        const heights = rowsIn(rows);
        const spare = Math.max(0, box.height - below) / Math.max(1, heights.length);
        return rows
          .filter((row) => rowOf(across, row).width > 0)
          .flatMap((row) => {
            const height = rowOf(across, row).height + spare;
            const at = y;
            y += height + GAP;
            return layControls({ ...box, y: at, height }, across, 'x', type, row);
          });
      };
      if (!display) {
        const stands = !fits && column.height <= inner.height;
        kept = none ? [] : stands ? layControls(inner, upright, 'y', type) : layRows(inner);
        return;
      }
      const above: Box = { ...inner, height: inner.height - (none ? 0 : below + GAP) };
      const beside: Box = { ...inner, width: inner.width - column.width - GAP };
      // Controls beside the display, where they fit there and leave the larger figures.
      const figures = (room: Size): number => (room.width > 0 && room.height > 0 ? display.figuresIn(room, type) : 0);
      const goesBeside =
        !none &&
        column.height <= inner.height &&
        (!fits || figures(beside) > figures(above)) &&
        figures(beside) > type.small;
      if (goesBeside) {
        display.lay(beside, type);
        const controls: Box = { ...inner, x: beside.x + beside.width + GAP, width: column.width };
        kept = [beside, ...layControls(controls, upright, 'y', type)];
        return;
      }
      // A display is not taller than its figures need: the controls get the rest.
      const screen: Box = { ...above, height: Math.min(above.height, mostHigh(above, figures(above))) };
      display.lay(screen, type);
      const top = screen.y + screen.height + GAP;
      kept = [screen, ...(none ? [] : layRows({ ...inner, y: top, height: inner.y + inner.height - top }))];
    },
  };
}

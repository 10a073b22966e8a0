/** Where things lie on the board of Ohm's law, in stage units, from the box of the board. */
import type { Box, Point } from '../../contract';
import { type Port, portAt } from '../../kit/instruments/socket';

/** The needle meters as they are made; drawn at `meterScale`. */
export const METER = { width: 240, height: 150 } as const;

/**
 * The circuit runs clockwise: supply, ammeter, component under test, protecting resistor, switch, supply. The component lies
 * below the voltmeter, whose leads hang straight down to it: none crosses another.
 */
export interface OhmPlan {
  readonly board: Box;
  /** Where the leads of the supply plug in. */
  readonly entry: Port;
  readonly exit: Port;
  readonly meterScale: number;
  /** Upper left corners. */
  readonly ammeter: Point;
  readonly voltmeter: Point;
  /** Sockets, + and −, of the ammeter, then of the voltmeter. */
  readonly sockets: readonly [Point, Point, Point, Point];
  /** From the meters to the component, and the way back. */
  readonly row1: number;
  readonly row2: number;
  readonly right: number;
  readonly component: number;
  /** Of the component, which is made 170 long. */
  readonly componentScale: number;
  readonly knife: number;
  readonly plate: Point;
  readonly words: Point;
  readonly wordsWide: number;
}

const PAD = 12;
/** Sockets lie so far from the edges of a meter, parts of its width; above its lower edge, stage units. */
const SOCKET = { across: 0.14, up: 8 } as const;
/** The lamp on its holder, from the row upwards. */
const TALLEST = 108;

/** The places on a board. `below`: the supply stands below it rather than at its left. */
export function planOf(board: Box, below: boolean): OhmPlan {
  const { x, y, width, height } = board;
  const half = (width - 3 * PAD) / 2;
  const meterScale = Math.min(half / METER.width, (height * 0.44) / METER.height);
  const wide = METER.width * meterScale;
  const high = METER.height * meterScale;
  const ammeter = { x: x + PAD + (half - wide) / 2, y: y + PAD };
  const voltmeter = { x: x + 2 * PAD + half + (half - wide) / 2, y: y + PAD };
  const foot = y + PAD + high;
  const socket = (left: number, part: number): Point => ({ x: left + wide * part, y: foot - SOCKET.up * meterScale });
  const { across } = SOCKET;
  const sockets = [
    socket(ammeter.x, across),
    socket(ammeter.x, 1 - across),
    socket(voltmeter.x, across),
    socket(voltmeter.x, 1 - across),
  ] as const;
  const row1 = y + height * 0.71;
  const row2 = y + height * 0.9;
  const between = sockets[3].x - sockets[2].x;
  const component = voltmeter.x + wide / 2;
  return {
    board,
    entry: portAt({ x: x + 4, y: row1 }, 'left'),
    exit: below ? portAt({ x: x + width * 0.13, y: y + height - 2 }, 'front') : portAt({ x: x + 4, y: row2 }, 'left'),
    meterScale,
    ammeter,
    voltmeter,
    sockets,
    row1,
    row2,
    right: x + width - PAD - 4,
    component,
    componentScale: Math.min((between - 24) / 170, (row1 - foot) / TALLEST),
    knife: ammeter.x + wide / 2,
    plate: { x: component, y: (row1 + row2) / 2 },
    words: { x: ammeter.x + wide / 2, y: (foot + row1) / 2 },
    wordsWide: wide * (1 - 2 * across) - 16,
  };
}

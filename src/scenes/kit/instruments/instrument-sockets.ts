/** The sockets of an instrument: those at its front with what is printed below them, those at its edges spread over them. */
import type { Graphics, Text } from 'pixi.js';
import type { Box, Point, StageContext, TypeSizes } from '../../contract';
import { cells } from '../layout/layout';
import { type Bank, NO_ROOM } from './control-banks';
import { drawSocket, type Port, portAt, SOCKET_RADIUS, type SocketKind, type SocketSide } from './socket';

export interface SocketOptions {
  readonly id: string;
  readonly kind: SocketKind;
  /** What is printed below it; at the front only. */
  readonly label?: string;
  /** Default `front`. Those at an edge are spread over it. */
  readonly side?: SocketSide;
}

/** Room of a socket at the front. */
const ROOM = 2 * SOCKET_RADIUS + 12;
const WORDS_LINE = 1.45;

export interface Sockets {
  readonly bank: Bank;
  /** What is printed. */
  readonly texts: readonly Text[];
  port(id: string): Port | undefined;
  /** Draws those at the edges of a case anew; those at the front are drawn when the bank is laid. */
  layEdges(box: Box): void;
}

/** `fittings`: what they are drawn on. */
export function createSockets(context: StageContext, fittings: Graphics, sockets: readonly SocketOptions[]): Sockets {
  const front = sockets.filter(({ side = 'front' }) => side === 'front');
  const printed = new Map<string, Text>(
    front.flatMap(({ id, label }) =>
      label === undefined
        ? []
        : [[id, context.text({ text: label, size: 12, colour: context.theme.ink, anchor: [0.5, 0] })] as const],
    ),
  );
  const ports = new Map<string, Port>();
  const high = (type: TypeSizes): number => ROOM - 6 + (printed.size > 0 ? type.small * WORDS_LINE : 0);
  const put = ({ id, kind }: SocketOptions, at: Point, side: SocketSide): void => {
    drawSocket(fittings, context, kind, at, side);
    ports.set(id, portAt(at, side));
  };
  return {
    texts: [...printed.values()],
    port: (id) => ports.get(id),
    bank: {
      name: 'sockets',
      grows: front.length * 0.5,
      least(type) {
        if (front.length === 0) return NO_ROOM;
        const widths = [...printed.values()].map((text) => (text.width / text.style.fontSize) * type.small + 6);
        return { width: front.length * Math.max(ROOM, ...widths), height: high(type) };
      },
      lay(box, _along, type) {
        cells(box, 'x', front.length, 0).forEach((cell, n) => {
          const socket = front[n];
          if (!socket) return;
          const at = { x: cell.x + cell.width / 2, y: cell.y + (cell.height - high(type)) / 2 + (ROOM - 6) / 2 };
          put(socket, at, 'front');
          const text = printed.get(socket.id);
          if (!text) return;
          text.style.fontSize = type.small;
          text.position.set(at.x, at.y + SOCKET_RADIUS + 3);
        });
        return [];
      },
    },
    layEdges({ x, y, width, height }) {
      fittings.clear();
      ports.clear();
      for (const side of ['top', 'left', 'right'] as const) {
        const here = sockets.filter((socket) => socket.side === side);
        here.forEach((socket, n) => {
          const share = (n + 1) / (here.length + 1);
          const at =
            side === 'top'
              ? { x: x + width * share, y: y - 1 }
              : { x: side === 'left' ? x - 1 : x + width + 1, y: y + height * share };
          put(socket, at, side);
        });
      }
    },
  };
}

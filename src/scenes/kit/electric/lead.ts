/**
 * Leads, cables and hoses: from a port to a port, hung or led around what must stay in sight, with what they end in. Laid
 * anew whenever a port moves. A lead always ends in something.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Point, StageContext } from '../../contract';
import { type Port, SOCKET_COLOURS } from '../instruments/socket';
import { mix } from '../paint/shading';
import { asLead, leadOf } from '../stage-marks';
import { leadRoute, type RouteOptions } from './lead-route';

/**
 * Test leads by the colour of their 4 mm plugs; `probe`: coaxial cable; `mains`; `hose`: thick rubber; `tube`: clear, with
 * what flows in it.
 */
export type LeadKind = 'red' | 'black' | 'blue' | 'green' | 'yellow' | 'probe' | 'mains' | 'hose' | 'tube';

/** What an end has: the plug of its kind, a crocodile clip, or nothing where the apparatus draws it. */
export type LeadEnd = 'plug' | 'clip' | 'none';

export interface LeadOptions {
  readonly kind: LeadKind;
  /** Default: plugs. */
  readonly ends?: readonly [LeadEnd, LeadEnd];
  /** Default: by the kind, stage units. */
  readonly width?: number;
  /** Of rubber or insulation, where it is not that of the kind. */
  readonly colour?: number;
}

export interface Lead {
  readonly root: Container;
  lay(from: Port, to: Port, options?: RouteOptions): void;
  /** Laid along points as they are: wires fixed on a board, leads that a hand carries. At least two. */
  along(points: readonly Point[]): void;
  /** Points along it, ends included: for charges or bubbles that go along. */
  readonly points: readonly Point[];
  /** What a tube holds; null: air. */
  fill(colour: number | null): void;
}

interface Look {
  readonly width: number;
  readonly colour: number;
  readonly shine: number;
}

const LOOKS: Readonly<Record<LeadKind, Look>> = {
  red: { width: 5, colour: 0xb7322c, shine: 0.6 },
  black: { width: 5, colour: 0x2a3037, shine: 0.45 },
  blue: { width: 5, colour: 0x2b62bd, shine: 0.6 },
  green: { width: 5, colour: 0x2f8f4e, shine: 0.55 },
  yellow: { width: 5, colour: 0xd7a41c, shine: 0.6 },
  probe: { width: 4.5, colour: 0x4d5a68, shine: 0.5 },
  mains: { width: 6.5, colour: 0x23282e, shine: 0.35 },
  hose: { width: 10, colour: 0x9a4b34, shine: 0.5 },
  tube: { width: 8, colour: 0xbfd3e0, shine: 0.9 },
};

/** How long the plugs are. */
const PLUG: Readonly<Record<LeadKind, number>> = {
  red: 19,
  black: 19,
  blue: 19,
  green: 19,
  yellow: 19,
  probe: 16,
  mains: 20,
  hose: 9,
  tube: 9,
};

const ROUND = { cap: 'round', join: 'round' } as const;

function trace(g: Graphics, points: readonly Point[]): Graphics {
  points.forEach(({ x, y }, n) => (n === 0 ? g.moveTo(x, y) : g.lineTo(x, y)));
  return g;
}

/** A plug along the negative y axis: its tip at the origin, its lead leaves at −`PLUG`. */
function drawPlug(
  g: Graphics,
  kind: LeadKind,
  colour: number,
  width: number,
  metal: readonly [number, number, number],
): void {
  const length = PLUG[kind];
  const light = (x: number, y: number, high: number): Graphics =>
    g.roundRect(x, y, 2, high, 1).fill({ color: 0xffffff, alpha: 0.45 });
  switch (kind) {
    case 'probe':
      // A coaxial plug: a knurled ring and a boot.
      g.roundRect(-6.5, -9, 13, 9, 2).fill(metal[1]).roundRect(-6.5, -9, 4, 9, 2).fill(metal[0]);
      for (let n = -4; n <= 4; n += 2) g.rect(n, -8, 0.8, 7).fill({ color: 0x000000, alpha: 0.35 });
      g.poly([-4.5, -9, 4.5, -9, width / 2 + 0.6, -length, -width / 2 - 0.6, -length]).fill(
        mix(colour, 0x000000, 0.35),
      );
      return;
    case 'mains':
      g.poly([-10, 0, 10, 0, 8, -11, width / 2 + 1, -length, -width / 2 - 1, -length, -8, -11]).fill(0x1b2026);
      light(-8, -10, 8);
      return;
    case 'hose':
    case 'tube':
      // A bead and a clip on the nozzle.
      g.roundRect(-width / 2 - 2, -length, width + 4, length, 2.5)
        .fill(metal[2])
        .roundRect(-width / 2 - 2, -length + 1, width + 4, length - 4, 2)
        .fill(metal[1]);
      light(-width / 2 - 0.5, -length + 1, length - 3);
      return;
    default:
      // A 4 mm plug: a ribbed sleeve that tapers into the lead.
      g.roundRect(-6, -13, 12, 14, 3.5)
        .fill(mix(colour, 0x000000, 0.45))
        .roundRect(-5.2, -13, 10.4, 13.4, 3)
        .fill(colour)
        .poly([-4.5, -12, 4.5, -12, width / 2 + 0.6, -length, -width / 2 - 0.6, -length])
        .fill(mix(colour, 0x000000, 0.25));
      for (const y of [-3.5, -6.5, -9.5]) g.rect(-5.2, y, 10.4, 1).fill({ color: 0x000000, alpha: 0.28 });
      light(-4, -12, 11);
  }
}

/** A crocodile clip: jaws at the origin. */
function drawClip(g: Graphics, colour: number, metal: readonly [number, number, number]): void {
  g.poly([-1, 3, -4, -9, 4, -9, 1, 3])
    .fill(metal[1])
    .moveTo(0, 3)
    .lineTo(0, -8)
    .stroke({ width: 1, color: 0x10151b, alpha: 0.7 })
    .poly([-4.6, -7, 4.6, -7, 3, -20, -3, -20])
    .fill(colour)
    .poly([-4, -8, -2, -8, -1.6, -19, -2.6, -19])
    .fill({ color: 0xffffff, alpha: 0.4 });
}

/** An end of a lead that goes on to a point. */
function awayFrom(at: Point, to: Point): Port {
  const [x, y] = [to.x - at.x, to.y - at.y];
  const length = Math.sqrt(x * x + y * y) || 1;
  return { at, direction: { x: x / length, y: y / length } };
}

export function createLead(context: StageContext, { kind, ends = ['plug', 'plug'], width, colour }: LeadOptions): Lead {
  const { theme } = context;
  const root = new Container({ label: `lead: ${kind}` });
  const look = {
    ...LOOKS[kind],
    ...(colour === undefined ? {} : { colour }),
    ...(width === undefined ? {} : { width }),
  };
  const plugColour =
    kind in SOCKET_COLOURS && colour === undefined ? SOCKET_COLOURS[kind as keyof typeof SOCKET_COLOURS] : look.colour;
  const shadow = new Graphics({ x: 2.5, y: 4, alpha: theme.shadowAlpha * 0.8 });
  const body = new Graphics();
  const plugs = ends.map((end) => {
    const g = new Graphics();
    if (end === 'plug') drawPlug(g, kind, plugColour, look.width, theme.metal);
    else if (end === 'clip') drawClip(g, plugColour, theme.metal);
    return g;
  });
  root.addChild(shadow, body, ...plugs);
  let points: readonly Point[] = [];
  let held: number | null = null;

  function draw(): void {
    const { width: w, colour: c, shine } = look;
    trace(shadow.clear(), points).stroke({ width: w + 1, color: theme.shadow, ...ROUND });
    body.clear();
    if (kind === 'tube') {
      trace(body, points).stroke({ width: w, color: mix(c, 0x000000, 0.35), alpha: 0.6, ...ROUND });
      trace(body, points).stroke({ width: w * 0.8, color: c, alpha: 0.4, ...ROUND });
      if (held !== null) trace(body, points).stroke({ width: w * 0.6, color: held, alpha: 0.92, ...ROUND });
    } else {
      trace(body, points).stroke({ width: w, color: mix(c, 0x000000, 0.5), ...ROUND });
      trace(body, points).stroke({ width: w * 0.72, color: c, ...ROUND });
    }
    // One light, from the upper left: the bright line lies off the middle.
    const lit = points.map(({ x, y }) => ({ x: x - w * 0.14, y: y - w * 0.17 }));
    trace(body, lit).stroke({ width: w * 0.2, color: mix(c, 0xffffff, shine), alpha: 0.8, ...ROUND });
  }

  function finish(...ends: readonly [Port, Port]): void {
    draw();
    ends.forEach(({ at, direction }, n) => {
      plugs[n]?.position.set(at.x, at.y);
      if (plugs[n]) plugs[n].rotation = Math.atan2(direction.x, -direction.y);
    });
    asLead(root, ends[0].at, ends[1].at);
  }

  return {
    root,
    get points() {
      return points;
    },
    lay(from, to, options) {
      points = leadRoute(from, to, { stub: PLUG[kind], ...options });
      finish(from, to);
    },
    along(next) {
      points = next;
      const [first, last] = [next[0], next.at(-1)];
      const [second, secondLast] = [next[1], next.at(-2)];
      if (first && second && last && secondLast) finish(awayFrom(first, second), awayFrom(last, secondLast));
    },
    fill(next) {
      if (next === held) return;
      held = next;
      if (points.length > 0) draw();
    },
  };
}

/** A lead on a board of a circuit, whose ends lie under its terminals. */
export const createBoardLead = (context: StageContext, colour: number): Lead =>
  createLead(context, { kind: 'red', colour, width: 6, ends: ['none', 'none'] });

/** The ends of a lead in its own units; undefined for anything else, and before it was laid. */
export const endsOf = leadOf;

export interface LeadLayer {
  readonly root: Container;
  add(options: LeadOptions): Lead;
  /** Boxes that all of its leads keep clear of, and the bench that they lie on; before the leads are laid. */
  keep(avoid: readonly Box[], floor?: number): void;
  lay(lead: Lead, from: Port, to: Port, options?: RouteOptions): void;
}

/** A layer of its own for the leads of a stage: over the apparatus, under what has to be read. */
export function createLeadLayer(context: StageContext): LeadLayer {
  const root = new Container({ label: 'leads' });
  let shared: RouteOptions = {};
  return {
    root,
    add(options) {
      const lead = createLead(context, options);
      root.addChild(lead.root);
      return lead;
    },
    keep(avoid, floor) {
      shared = floor === undefined ? { avoid } : { avoid, floor };
    },
    lay: (lead, from, to, options) => lead.lay(from, to, { ...shared, ...options }),
  };
}

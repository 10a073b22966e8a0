/**
 * Sunlight and infrared as they come and go: rays of sun that the bright ground sends back, infrared photons that molecules in the
 * layers absorb and send on. An ornament to the balance, with its own parts: as many photons rise as the surface radiates, and each layer takes the part
 * of them that it absorbs. The photon that the learner sends up follows the way that the model drew.
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { KEPT, type Molecules, OVER_LAMP } from './molecules';
import { type Levels, scattered } from './planet-ground';

const RAYS = 10;
const MOST = 34;
/** Levels that an ornamental photon may visit. */
const NODES = 24;
/** Stage units a second. */
const SPEED = { ray: 190, photon: 95, sent: 150 } as const;
const SUN = 0xffd34d;
const INFRARED = 0xff5a3c;
const SENT = 0xff3fa4;

export interface RadiationState {
  readonly albedo: number;
  readonly layers: number;
  readonly absorptivity: number;
  /** What the surface radiates, and the sunlight absorbed, W/m². */
  readonly surface: number;
  readonly absorbed: number;
}

export interface Radiation {
  readonly root: Container;
  lay(levels: Levels): void;
  /** `seconds` since the last frame; 0 stands still. */
  move(state: RadiationState, seconds: number): void;
  /** Follows a way once. */
  send(way: readonly number[], layers: number): void;
  /** The photon that was sent is on its way; true while it moves. */
  follow(seconds: number): boolean;
}

/** Where levels are before the first `lay`. */
const NOWHERE: Levels = { y: [0, 0, 0, 0, 0, 0, 0], box: { x: 0, y: 0, width: 1, height: 1 } };

/** W/m² of which one photon is drawn. */
const FLUX_PER_PHOTON = 24;
const FLUX_PER_RAY = 24;

function wave(colour: number, length: number, width: number, swing: number): GraphicsContext {
  const drawn = new GraphicsContext();
  for (let n = 0; n <= 16; n++) {
    const y = (n / 16 - 0.5) * length;
    const x = swing * Math.sin((n / 16) * 4 * Math.PI) * Math.sin((n / 16) * Math.PI);
    if (n === 0) drawn.moveTo(x, y);
    else drawn.lineTo(x, y);
  }
  return drawn.stroke({ width, color: colour, cap: 'round', join: 'round' });
}

const hidden = (mark: Graphics): Graphics => {
  mark.visible = false;
  return mark;
};

interface Flight {
  readonly mark: Graphics;
  readonly nodes: Int8Array;
  /** Where a node lies, a part of the width, and which molecule absorbs there; −1: none. */
  readonly places: Float32Array;
  readonly takers: Int8Array;
  count: number;
  /** Between which nodes it is, and how far, stage units. */
  at: number;
  gone: number;
  /** Seconds that a molecule still keeps it. */
  kept: number;
  alive: boolean;
}

/** Rays of sun, of which the bright ground sends some back. */
function createSunRays(shape: GraphicsContext, colour: number, alpha: number) {
  const beams = new Graphics();
  const rays = Array.from({ length: RAYS }, (_, n) => ({ mark: new Graphics(shape), phase: scattered(n, 11) }));
  let levels = NOWHERE;
  return {
    roots: [beams, ...rays.map(({ mark }) => mark)],
    lay(next: Levels) {
      levels = next;
      const { box } = levels;
      beams.clear();
      for (let n = 0; n < RAYS; n++) {
        const x = box.x + (box.width * (n + 0.5)) / RAYS;
        beams.moveTo(x - 26, box.y).lineTo(x, levels.y[0] ?? 0);
      }
      beams.stroke({ width: 1.2, color: colour, alpha });
    },
    move({ albedo, absorbed }: RadiationState, seconds: number) {
      const { box } = levels;
      const down = (levels.y[0] ?? 0) - box.y;
      const sun = Math.min(RAYS, Math.max(2, Math.round(absorbed / (1 - albedo) / FLUX_PER_RAY)));
      rays.forEach((ray, n) => {
        const shown = (n * sun) % RAYS < sun;
        ray.mark.visible = shown;
        const place = (n + 0.5) / RAYS;
        const back = place < albedo;
        ray.phase = (ray.phase + (seconds * SPEED.ray) / (down * (back ? 2 : 1))) % 1;
        const along = ray.phase * (back ? 2 : 1);
        const fallen = along <= 1 ? along : 2 - along;
        const lean = along <= 1 ? -26 * (1 - along) : 26 * (along - 1);
        ray.mark.position.set(box.x + box.width * place + lean, box.y + 12 + (down - 24) * fallen);
        ray.mark.rotation = (along <= 1 ? -1 : 1) * Math.atan2(26, down);
        ray.mark.alpha = back && along > 1 ? 0.55 : 1;
      });
    },
  };
}

/** Sends an ornamental photon on a way that it draws: absorbed with the probability of a layer, sent on up or down. */
function createLauncher(molecules: Molecules) {
  /** For the ornament alone: nothing is read from it. */
  let drawn = 0;
  let launched = 0;
  const chance = (): number => scattered(drawn++ % 9973, 6);

  return (flight: Flight, layers: number, part: number): void => {
    const { nodes, places, takers } = flight;
    nodes[0] = 0;
    takers[0] = -1;
    const lean = (chance() - 0.5) * 0.08;
    // Each in turn, far from the one before.
    const column = molecules.some((launched++ * 0.618) % 1);
    let [count, level, up, last] = [1, 0, 1, 0.03 + 0.9 * chance()];
    while (count < NODES - 1) {
      level += up;
      if (level <= 0 || level > layers) break;
      if (chance() >= part) continue;
      last = molecules.place(level, column);
      nodes[count] = level;
      places[count] = last;
      takers[count++] = column;
      up = chance() < 0.5 ? 1 : -1;
    }
    places[0] = (count > 1 ? (places[1] ?? 0) : last) - lean;
    nodes[count] = level <= 0 ? 0 : 6;
    places[count] = last + lean;
    takers[count++] = -1;
    flight.count = count;
    flight.at = 0;
    flight.gone = 0;
    flight.kept = 0;
    flight.alive = true;
  };
}

/** Photons of infrared that the surface radiates, each on a way of its own through the layers. */
function createFlights(shape: GraphicsContext, molecules: Molecules) {
  const flights: Flight[] = Array.from({ length: MOST }, () => ({
    mark: hidden(new Graphics(shape)),
    nodes: new Int8Array(NODES),
    places: new Float32Array(NODES),
    takers: new Int8Array(NODES),
    count: 0,
    at: 0,
    gone: 0,
    kept: 0,
    alive: false,
  }));
  let levels = NOWHERE;
  const launch = createLauncher(molecules);

  const height = (flight: Flight, node: number): number => {
    const level = flight.nodes[node] ?? 0;
    const column = flight.takers[node] ?? -1;
    return column < 0 ? (levels.y[level] ?? 0) : molecules.height(level, column);
  };

  /** Moves it on; false at the end of its way. One that is only `set` to where it has got is not kept on the way. */
  function fly(flight: Flight, distance: number, set = false): boolean {
    flight.gone += distance;
    for (;;) {
      const [from, to] = [height(flight, flight.at), height(flight, flight.at + 1)];
      const length = Math.max(1, Math.abs(to - from));
      if (flight.gone < length) {
        const along = flight.gone / length;
        const left = flight.places[flight.at] ?? 0;
        const across = (flight.places[flight.at + 1] ?? 0) - left;
        const { box } = levels;
        flight.mark.position.set(box.x + box.width * (left + across * along), from + (to - from) * along);
        flight.mark.rotation = -Math.atan((across * box.width) / (to < from ? -length : length));
        return true;
      }
      flight.gone -= length;
      flight.at++;
      if (flight.at >= flight.count - 1) return false;
      if (set) continue;
      flight.gone = 0;
      flight.kept = KEPT;
      molecules.excite(flight.nodes[flight.at] ?? 0, flight.takers[flight.at] ?? 0);
    }
  }

  return {
    marks: flights.map(({ mark }) => mark),
    lay(next: Levels) {
      levels = next;
      for (const flight of flights) if (flight.alive) fly(flight, 0, true);
    },
    move({ layers, absorptivity, surface }: RadiationState, seconds: number) {
      const down = (levels.y[0] ?? 0) - levels.box.y;
      const wanted = Math.min(MOST, Math.max(2, Math.round(surface / FLUX_PER_PHOTON)));
      flights.forEach((flight, n) => {
        if (!flight.alive) {
          if (n >= wanted) return;
          launch(flight, layers, absorptivity);
          // The first ones are on their way already.
          flight.alive = fly(flight, seconds === 0 ? down * scattered(n, 8) : 0, true);
        } else if (flight.kept > 0) flight.kept -= seconds;
        else if (seconds > 0 && !fly(flight, seconds * SPEED.photon)) flight.alive = false;
        const seen = flight.alive && flight.kept <= 0;
        flight.mark.visible = seen;
      });
    },
  };
}

/** The photon that the learner sends up, and the flash of the molecule that keeps it. */
function createSentPhoton(shape: GraphicsContext, molecules: Molecules) {
  const flash = new Graphics({ visible: false })
    .circle(0, 0, 15)
    .fill({ color: SENT, alpha: 0.28 })
    .circle(0, 0, 8)
    .fill({ color: SENT, alpha: 0.45 });
  const sent = hidden(new Graphics(shape));
  let levels = NOWHERE;
  const way: { path: readonly number[]; layers: number; at: number; gone: number; kept: number; on: boolean } = {
    path: [],
    layers: 0,
    at: 0,
    gone: 0,
    kept: 0,
    on: false,
  };
  const sentHeight = (n: number): number => {
    const level = way.path[n] ?? 0;
    if (level > way.layers) return levels.y[6] ?? 0;
    return level > 0 ? molecules.height(level, OVER_LAMP) : (levels.y[0] ?? 0);
  };

  return {
    marks: [flash, sent],
    lay(next: Levels) {
      levels = next;
    },
    send(path: readonly number[], layers: number) {
      way.path = path;
      way.layers = layers;
      way.at = 0;
      way.gone = 0;
      way.kept = 0;
      way.on = path.length > 1;
      flash.visible = false;
    },
    follow(seconds: number) {
      if (!way.on) return false;
      const x = levels.box.x + levels.box.width * 0.5;
      const [from, to] = [sentHeight(way.at), sentHeight(way.at + 1)];
      if (way.kept > 0) way.kept -= seconds;
      else way.gone += seconds * SPEED.sent;
      const length = Math.max(1, Math.abs(to - from));
      if (way.gone >= length) {
        way.gone = 0;
        way.at++;
        way.on = way.at < way.path.length - 1;
        if (way.on) {
          way.kept = KEPT;
          molecules.excite(way.path[way.at] ?? 0, OVER_LAMP);
          flash.position.set(x, to);
        }
      } else sent.position.set(x, from + ((to - from) * way.gone) / length);
      const kept = way.on && way.kept > 0;
      flash.visible = kept;
      const seen = way.on && !kept;
      sent.visible = seen;
      return way.on;
    },
  };
}

export function createRadiation(context: StageContext, molecules: Molecules): Radiation {
  const root = new Container({ label: 'radiation' });
  const dark = context.theme.name === 'dark';
  const shapes = {
    ray: new GraphicsContext().roundRect(-1.7, -11, 3.4, 22, 1.7).fill(dark ? SUN : 0xe29a00),
    photon: wave(dark ? INFRARED : 0xd22f12, 22, 2.2, 4.2),
    sent: wave(dark ? SENT : 0xc2127a, 30, 3.4, 6),
  };
  root.once('destroyed', () => {
    for (const shape of Object.values(shapes)) shape.destroy();
  });
  const rays = createSunRays(shapes.ray, dark ? SUN : 0xd08a00, dark ? 0.2 : 0.32);
  const flights = createFlights(shapes.photon, molecules);
  const { marks, ...sent } = createSentPhoton(shapes.sent, molecules);
  root.addChild(...rays.roots, ...flights.marks, ...marks);
  return {
    root,
    lay(levels) {
      for (const part of [rays, flights, sent]) part.lay(levels);
    },
    move(state, seconds) {
      rays.move(state, seconds);
      flights.move(state, seconds);
    },
    send: (way, layers) => sent.send(way, layers),
    follow: (seconds) => sent.follow(seconds),
  };
}

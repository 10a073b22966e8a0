/**
 * Sunlight and infrared as they come and go: rays of sun that the bright ground sends back, infrared photons that layers absorb and
 * send on. An ornament to the balance, with its own parts: as many photons rise as the surface radiates, and each layer takes the part
 * of them that it absorbs. The photon that the learner sends up follows the way that the model drew.
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { scattered } from './planet-ground';

const RAYS = 10;
const MOST = 34;
/** Levels that an ornamental photon may visit. */
const NODES = 24;
/** Stage units a second. */
const SPEED = { ray: 190, photon: 95, sent: 150 } as const;
const SUN = 0xffd34d;
const INFRARED = 0xff5a3c;
const SENT = 0xff3fa4;

export interface Levels {
  /** Height of a level on the stage: 0 the ground, 1 … 5 layers, 6 space. */
  readonly y: readonly number[];
  readonly box: Box;
}

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
  count: number;
  /** Between which nodes it is, and how far, stage units. */
  at: number;
  gone: number;
  x: number;
  lean: number;
  alive: boolean;
}

export function createRadiation(context: StageContext): Radiation {
  const root = new Container({ label: 'radiation' });
  const dark = context.theme.name === 'dark';
  const beams = new Graphics();
  const shapes = {
    ray: new GraphicsContext().roundRect(-1.7, -11, 3.4, 22, 1.7).fill(dark ? SUN : 0xe29a00),
    photon: wave(dark ? INFRARED : 0xd22f12, 22, 2.2, 4.2),
    sent: wave(dark ? SENT : 0xc2127a, 30, 3.4, 6),
  };
  root.once('destroyed', () => {
    for (const shape of Object.values(shapes)) shape.destroy();
  });
  const rays = Array.from({ length: RAYS }, (_, n) => ({ mark: new Graphics(shapes.ray), phase: scattered(n, 11) }));
  const flights: Flight[] = Array.from({ length: MOST }, (_, n) => ({
    mark: hidden(new Graphics(shapes.photon)),
    nodes: new Int8Array(NODES),
    count: 0,
    at: 0,
    gone: 0,
    x: scattered(n, 5),
    lean: 0,
    alive: false,
  }));
  const flash = new Graphics({ visible: false })
    .circle(0, 0, 15)
    .fill({ color: SENT, alpha: 0.28 })
    .circle(0, 0, 8)
    .fill({ color: SENT, alpha: 0.45 });
  const sent = hidden(new Graphics(shapes.sent));
  root.addChild(beams, ...rays.map(({ mark }) => mark), ...flights.map(({ mark }) => mark), flash, sent);

  let levels: Levels = { y: [0, 0, 0, 0, 0, 0, 0], box: { x: 0, y: 0, width: 1, height: 1 } };
  /** For the ornament alone: nothing is read from it. */
  let drawn = 0;
  const chance = (): number => scattered(drawn++ % 9973, 6);

  function launch(flight: Flight, layers: number, part: number): void {
    const { nodes } = flight;
    nodes[0] = 0;
    let [count, level, up] = [1, 0, 1];
    while (count < NODES - 1) {
      level += up;
      if (level <= 0 || level > layers) break;
      if (chance() >= part) continue;
      nodes[count++] = level;
      up = chance() < 0.5 ? 1 : -1;
    }
    nodes[count++] = level <= 0 ? 0 : 6;
    flight.count = count;
    flight.at = 0;
    flight.gone = 0;
    flight.x = 0.03 + 0.9 * chance();
    flight.lean = (chance() - 0.5) * 0.3;
    flight.alive = true;
  }

  /** Moves it on; false at the end of its way. */
  function fly(flight: Flight, distance: number): boolean {
    flight.gone += distance;
    for (;;) {
      const from = levels.y[flight.nodes[flight.at] ?? 0] ?? 0;
      const to = levels.y[flight.nodes[flight.at + 1] ?? 0] ?? 0;
      const length = Math.max(1, Math.abs(to - from));
      if (flight.gone < length) {
        const along = flight.gone / length;
        flight.mark.position.set(
          levels.box.x + levels.box.width * flight.x + flight.lean * (flight.at + along) * 40,
          from + (to - from) * along,
        );
        flight.mark.rotation = flight.lean * (to < from ? 0.7 : -0.7);
        return true;
      }
      flight.gone -= length;
      flight.at++;
      if (flight.at >= flight.count - 1) return false;
    }
  }

  const way: { path: readonly number[]; layers: number; at: number; gone: number; lit: number } = {
    path: [],
    layers: 0,
    at: 0,
    gone: 0,
    lit: 0,
  };
  const sentLevel = (n: number): number => {
    const level = way.path[n] ?? 0;
    return levels.y[level > way.layers ? 6 : level] ?? 0;
  };

  return {
    root,
    lay(next) {
      levels = next;
      const { box } = levels;
      beams.clear();
      for (let n = 0; n < RAYS; n++) {
        const x = box.x + (box.width * (n + 0.5)) / RAYS;
        beams.moveTo(x - 26, box.y).lineTo(x, levels.y[0] ?? 0);
      }
      beams.stroke({ width: 1.2, color: dark ? SUN : 0xd08a00, alpha: dark ? 0.2 : 0.32 });
      for (const flight of flights) if (flight.alive) fly(flight, 0);
    },
    move({ albedo, layers, absorptivity, surface, absorbed }, seconds) {
      const { box } = levels;
      const ground = levels.y[0] ?? 0;
      const down = ground - box.y;
      const sun = Math.min(RAYS, Math.max(2, Math.round(absorbed / (1 - albedo) / FLUX_PER_RAY)));
      rays.forEach((ray, n) => {
        const shown = (n * sun) % RAYS < sun;
        if (ray.mark.visible !== shown) ray.mark.visible = shown;
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
      const wanted = Math.min(MOST, Math.max(2, Math.round(surface / FLUX_PER_PHOTON)));
      flights.forEach((flight, n) => {
        if (!flight.alive) {
          if (n >= wanted) return;
          launch(flight, layers, absorptivity);
          // The first ones are on their way already.
          flight.alive = fly(flight, seconds === 0 ? (ground - box.y) * scattered(n, 8) : 0);
        } else if (seconds > 0 && !fly(flight, seconds * SPEED.photon)) flight.alive = false;
        if (flight.mark.visible !== flight.alive) flight.mark.visible = flight.alive;
      });
    },
    send(path, layers) {
      way.path = path;
      way.layers = layers;
      way.at = 0;
      way.gone = 0;
      sent.visible = path.length > 1;
      flash.visible = false;
    },
    follow(seconds) {
      if (!sent.visible) return false;
      way.gone += seconds * SPEED.sent;
      for (;;) {
        const [from, to] = [sentLevel(way.at), sentLevel(way.at + 1)];
        const length = Math.max(1, Math.abs(to - from));
        const x = levels.box.x + levels.box.width * 0.5;
        const along = Math.min(1, way.gone / length);
        sent.position.set(x + (way.at % 2 === 0 ? -1 : 1) * 7 * along, from + (to - from) * along);
        const lit = way.at > 0 && way.gone < 34;
        if (flash.visible !== lit) flash.visible = lit;
        if (lit) flash.position.set(x, from);
        if (way.gone < length) return true;
        way.gone -= length;
        way.at++;
        if (way.at < way.path.length - 1) continue;
        sent.visible = false;
        flash.visible = false;
        return false;
      }
    },
  };
}

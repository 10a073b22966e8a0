/** A conical flask with its contents: level true to the volume, colour as given, a plume where something runs in, a stirring bar. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, levelOf, type Profile, radiusAt, TILT } from './glass';
import { createCastLight } from './cast-light';
import { createLiquid } from './liquid';
import { roundGradient } from '../paint/shading';
import { type VesselPart, vesselPart } from './vessel-part';

/** Shape for height 1 and foot radius 1. */
const SHAPE: Profile = [
  [0, 0.93],
  [0.012, 0.98],
  [0.035, 1],
  [0.065, 0.985],
  [0.1, 0.94],
  [0.7, 0.345],
  [0.735, 0.31],
  [0.77, 0.288],
  [0.81, 0.28],
  [0.965, 0.28],
  [0.978, 0.31],
  [0.99, 0.325],
  [1, 0.325],
];
/** The capacity mark lies at this part of the height, where the cone ends. */
const MARK = 0.7;
/** Printed graduations, parts of the capacity. */
const GRADUATIONS = [0.4, 0.6, 0.8] as const;

export interface FlaskContents {
  /** In the unit of `capacity`. */
  readonly volume: number;
  /** White light after the liquid, 0xrrggbb. */
  readonly colour: number;
  /** A cloud below the inflow: the volume that has its colour. */
  readonly plume?: { readonly volume: number; readonly colour: number };
  /** Turns of the bar so far. */
  readonly turns?: number;
}

export interface ConicalFlask extends VesselPart {
  /** Stage units from the foot to the mouth, and to the surface of the contents. */
  readonly height: number;
  readonly surface: number;
  /** Its inside, for what lies in it. */
  readonly inner: Profile;
  /** For what reaches into the flask: behind its near wall. */
  readonly inside: Container;
  /** Coloured light on the bench, for a flask that stands on one; goes below it, with the same origin. */
  readonly light: Container;
  set(contents: FlaskContents): void;
}

export interface FlaskOptions {
  readonly height: number;
  readonly radius: number;
  readonly capacity: number;
  readonly bar?: boolean;
}

const PLUME_CLOUDS = 3;

/** Origin at the middle of the foot. */
export function createConicalFlask({ theme }: StageContext, options: FlaskOptions): ConicalFlask {
  const { height, radius, capacity } = options;
  const profile = SHAPE.map(([at, r]) => [at * height, r * radius] as const);
  const inner = profile.map(([at, r]) => [at, r - 1.5] as const);
  const level = levelOf(inner, capacity, MARK * height);
  const root = new Container({ label: 'conical flask' });
  const glass = glassVessel(theme, profile);
  const liquid = createLiquid(theme, inner);
  const light = createCastLight(theme, radius);
  const inside = new Container({ label: 'in the flask' });

  const bar = new Graphics().roundRect(-0.21 * radius, -3.2, 0.42 * radius, 6.4, 3.2).fill(0xf4f7fa);
  bar.roundRect(-0.21 * radius, 0.4, 0.42 * radius, 2.8, 1.6).fill({ color: 0x8a98a8, alpha: 0.6 });
  bar.y = -4;
  bar.visible = options.bar ?? false;

  const cloudLight = roundGradient([
    [0, 0xffffff, 0.95],
    [0.5, 0xffffff, 0.6],
    [1, 0xffffff, 0],
  ]);
  const plume = new Container({ label: 'plume' });
  const clouds = Array.from({ length: PLUME_CLOUDS }, () =>
    plume.addChild(new Graphics().ellipse(0, 0, 1, TILT * 1.5).fill(cloudLight)),
  );
  const marks = new Graphics();
  for (const part of GRADUATIONS) {
    const at = level(part * capacity);
    const reach = radiusAt(inner, at) * 0.32;
    marks.rect(-reach, -at, reach * 1.2, 1).fill({ color: theme.scaleInk, alpha: 0.4 });
  }
  root.addChild(glass.back, bar, liquid.root, plume, inside, glass.front, marks);

  let surface = 0;
  return {
    ...vesselPart(root, { width: 2 * radius, height }, () => {}),
    height,
    inner,
    inside,
    light: light.root,
    get surface() {
      return surface;
    },
    set(contents) {
      surface = level(contents.volume);
      liquid.set(surface, contents.colour);
      light.set(contents.colour, contents.volume / capacity);
      const turns = contents.turns ?? 0;
      bar.scale.x = 0.3 + 0.7 * Math.abs(Math.cos(turns * 2 * Math.PI));
      const cloud = contents.plume;
      const most = radiusAt(inner, surface);
      // A cloud as deep as the liquid: its radius is that of a disc of its volume.
      const size = cloud && contents.volume > 0 ? most * Math.sqrt(Math.min(1, cloud.volume / contents.volume)) : 0;
      plume.visible = size > 1.2;
      if (!plume.visible || !cloud) return;
      plume.tint = cloud.colour;
      const away = Math.min(most - size, size) * 0.7;
      clouds.forEach((ellipse, index) => {
        const angle = 2 * Math.PI * (0.35 * turns + index / PLUME_CLOUDS);
        const spread = Math.max(0, away);
        ellipse.position.set(spread * Math.cos(angle), -surface + 1 + spread * TILT * Math.sin(angle));
        ellipse.scale.set(size * (1 - 0.16 * index));
      });
    },
  };
}

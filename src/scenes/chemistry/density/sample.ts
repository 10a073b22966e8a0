/** The solid that is measured: it is carried by hand between tray, balance, callipers and cylinder. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Point, SceneContext } from '../../contract';
import { contactShadow } from '../../kit/paint/shading';
import type { SolidSample } from './solid-sample';

type SampleAt = Frame<'density'>['view']['sampleAt'];
type Form = 'block' | 'rod';

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Feet of the sample, and of the cylinder. */
export interface Stations {
  tray(form: Form): Spot;
  /** The middle of the pan. */
  balance(): Spot;
  /** Beside the fixed jaw. */
  callipers(): Spot;
  cylinder(): Spot;
  /** Height of the cylinder at scale 1. */
  readonly rim: number;
}

export interface Sample {
  readonly root: Container;
  /** What is measured; null for a liquid. */
  take(form: Form | null): void;
  /** It goes towards where it is in the run, `dt` in milliseconds. */
  move(place: SampleAt, dt: number): void;
  /** It stands where it belongs at once: the bench was arranged anew. */
  restart(): void;
  /** It hangs in the cylinder, nearly at its foot. */
  readonly lowered: boolean;
}

const PLACES = ['tray', 'balance', 'callipers', 'cylinder'] as const satisfies readonly SampleAt[];
/** Time constant of its motion in milliseconds. */
const CARRY = 120;
const NEAR = 0.6;
/** It is lifted so far above the rim before it is lowered. */
const CLEAR = 26;
/** A hand holds it above its middle. */
const HELD = 40;

/** Where the sample can be put. */
function createPlaces(stations: Stations, body: () => SolidSample, form: () => Form) {
  const mouth = (): Spot => {
    const { x, y, scale } = stations.cylinder();
    return { x, y: y - (stations.rim + CLEAR) * scale, scale };
  };
  const spotOf = (place: SampleAt): Spot =>
    place === 'tray' ? stations.tray(form()) : place === 'cylinder' ? mouth() : stations[place]();
  const boxOf = (place: SampleAt): Box => {
    const { x, y, scale } = spotOf(place);
    const { width, height } = body();
    return { x: x - (width / 2) * scale, y: y - height * scale, width: width * scale, height: height * scale };
  };
  const nearest = ({ x, y }: Point): number => {
    const far = (place: SampleAt): number => {
      const box = boxOf(place);
      return (box.x + box.width / 2 - x) ** 2 + (box.y + box.height / 2 - y) ** 2;
    };
    return PLACES.reduce((best, place, station) => (far(place) < far(PLACES[best] ?? 'tray') ? station : best), 0);
  };
  return { mouth, spotOf, boxOf, nearest };
}

type Places = ReturnType<typeof createPlaces>;

/** Place at which a hand holds it; null for where the run has it. */
function createHand(context: SceneContext<'density'>, { nearest, boxOf }: Places) {
  let carried: number | null = null;
  let carriedAt: Point | null = null;
  let gripped = false;
  const release = (): void => {
    const place = PLACES[carried ?? 0];
    if (place === 'balance') context.dispatch({ do: 'weigh' });
    else if (place === 'callipers') context.dispatch({ do: 'measure_dimensions' });
    else if (place === 'cylinder') context.dispatch({ do: 'immerse' });
    if (place !== 'tray') context.sound(place === 'cylinder' ? 'drop' : 'knock');
    carried = carriedAt = null;
    context.redraw();
  };
  const handle = context.handle({
    role: 'slider',
    name: 'Sample',
    grip: 'free',
    hint: 'Drag it onto the balance, between the callipers or into the cylinder. The arrow keys choose the place, Enter puts it there.',
    min: 0,
    max: PLACES.length - 1,
    step: 1,
    value: 0,
    format: (station) => PLACES[station] ?? '',
    set(station) {
      carried = station;
      context.redraw();
    },
    drag(point) {
      carriedAt = point;
      context.redraw();
      return nearest(point);
    },
    held(down) {
      if (down) handle.aim((['balance', 'callipers', 'cylinder'] as const).map(boxOf));
      else if (gripped && carriedAt) {
        carried = nearest(carriedAt);
        release();
      }
      gripped = down;
    },
    keys: { Enter: release },
  });
  return {
    handle,
    get carried() {
      return carried;
    },
    /** Where it is in a hand, if it is. */
    get at() {
      return gripped ? carriedAt : null;
    },
    get free() {
      return carried === null && !gripped;
    },
  };
}

/** Where its foot belongs. */
function goalOf(
  place: SampleAt,
  { carried, at }: { readonly carried: number | null; readonly at: Point | null },
  stations: Stations,
  { spotOf }: Places,
  { form, width, height }: SolidSample & { readonly form: Form },
): Spot {
  if (at) return { x: at.x, y: at.y + HELD, scale: stations.tray(form).scale };
  const to = carried === null ? place : (PLACES[carried] ?? place);
  const spot = spotOf(to);
  switch (to) {
    case 'tray':
      return spot;
    case 'balance':
      return { ...spot, y: spot.y + 4 };
    case 'callipers':
      return { ...spot, x: spot.x + ((form === 'rod' ? width : height) / 2) * spot.scale };
    case 'cylinder': {
      if (carried !== null) return spot;
      const { y, scale } = stations.cylinder();
      return { ...spot, y: y - 9 * scale };
    }
  }
}

/** Carries it on towards its goal; in and out of the cylinder by its mouth only. True once it is there. */
function carry(at: { x: number; y: number }, to: Spot, mouth: Spot, inside: boolean, dt: number): boolean {
  const part = -Math.expm1(-dt / CARRY);
  const deep = Math.abs(at.x - mouth.x) < 14 && at.y > mouth.y + 4;
  const sideways = Math.abs(at.x - to.x) > 6;
  const over = sideways && (inside || deep);
  if (!deep || !sideways) at.x += (to.x - at.x) * part;
  at.y += ((over ? mouth.y - 10 : to.y) - at.y) * part;
  if (Math.abs(at.x - to.x) < NEAR) at.x = to.x;
  if (Math.abs(at.y - to.y) < NEAR && !over) at.y = to.y;
  return at.x === to.x && at.y === to.y;
}

export function createSample(
  context: SceneContext<'density'>,
  solids: Readonly<Record<Form, SolidSample>>,
  stations: Stations,
): Sample {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'sample' });
  const thread = new Graphics().rect(-0.6, -1, 1.2, 1).fill({ color: theme.ink, alpha: 0.75 });
  const shade = contactShadow(theme, 76, 12);
  root.addChild(shade, thread);
  let form: Form = 'block';
  let turned: boolean | null = null;
  const at = { x: Number.NaN, y: 0 };
  const body = (): SolidSample => solids[form];
  const places = createPlaces(stations, body, () => form);
  const hand = createHand(context, places);
  const { handle } = hand;

  function draw(place: SampleAt, scale: number, hanging: boolean): void {
    const { root: solid, width, height } = body();
    const measured = place === 'callipers' && hand.free;
    const lying = measured && form === 'block';
    if (lying !== turned) {
      turned = lying;
      solid.rotation = lying ? Math.PI / 2 : 0;
      solid.position.set(lying ? -height / 2 : 0, lying ? -width / 2 : 0);
    }
    thread.visible = hanging;
    if (hanging) {
      thread.y = -height - 8;
      // It is held above the mouth.
      thread.scale.y = Math.max(1, (at.y - places.mouth().y) / scale + CLEAR / 2 - height - 8);
    }
    shade.visible = !hanging && !measured;
    const [across, high] = lying ? [height, width] : [width, height];
    handle.place(at.x - (across / 2 + 6) * scale, at.y - high * scale, (across + 12) * scale, high * scale);
    handle.update(hand.carried ?? PLACES.indexOf(place));
  }

  return {
    root,
    take(next) {
      root.visible = next !== null;
      handle.enable(next !== null);
      turned = null;
      if (next === null) return;
      form = next;
      root.addChild(body().root);
      for (const { root: solid } of [solids.block, solids.rod]) {
        solid.rotation = 0;
        solid.position.set(0);
      }
    },
    restart() {
      at.x = Number.NaN;
    },
    get lowered() {
      const { x, y, scale } = stations.cylinder();
      return at.x === x && at.y > y - 30 * scale;
    },
    move(place, dt) {
      if (!root.visible) return;
      const to = goalOf(place, hand, stations, places, { ...body(), form });
      const inside = place === 'cylinder' && hand.free;
      const mouth = places.mouth();
      if (Number.isNaN(at.x) || reducedMotion) Object.assign(at, { x: to.x, y: to.y });
      else if (!carry(at, to, mouth, inside, dt)) context.redraw();
      root.position.set(at.x, at.y);
      root.scale.set(to.scale);
      draw(place, to.scale, Math.abs(at.x - mouth.x) < 14 && (inside || at.y < mouth.y + 30));
    },
  };
}

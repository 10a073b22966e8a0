/** What hands do: turn the lattice, pull the partner of a pair or the bead on its curve, heat the sample, dissolve it, strike it. */
import type { Frame, Handle, Point, SceneContext } from '../../contract';
import type { BondViewer } from './bond-viewer';
import { BEAKER, type BondingBench, FEET } from './bonding-bench';
import type { EnergyCurve } from './energy-curve';

type BondFrame = Frame<'bonding_types'>;
type BondContext = SceneContext<'bonding_types'>;

const SPIN = 0.16;
/** The handle of the lattice follows its turning in such steps, degrees. */
const TOLD = 15;
const RADIANS = Math.PI / 180;

const placeAt = (handle: Handle, { x, y }: Point, width: number, height = width): void =>
  handle.place(x - width / 2, y - height / 2, width, height);

const inAngstrom = (value: number): string => `${value.toFixed(2)} Å`;

/** How the lattice is turned: by a hand, and by itself while no hand holds it. */
function createTurning(context: BondContext) {
  let yaw = 0.62;
  let pitch = 0.38;
  let held = false;
  let told = Number.NaN;
  const handle = context.handle({
    role: 'point',
    name: 'Lattice: turn it',
    hint: 'Drag it round, or use the arrow keys.',
    min: { x: -720, y: -85 },
    max: { x: 720, y: 85 },
    step: 5,
    value: { x: 35, y: 22 },
    format: ({ x, y }) => `turned by ${Math.round(x)}°, tilted by ${Math.round(y)}°`,
    set: ({ x, y }) => {
      yaw = x * RADIANS;
      pitch = y * RADIANS;
      context.redraw();
    },
    drag: (point, start, value) => ({ x: value.x + (point.x - start.x) * 0.7, y: value.y + (point.y - start.y) * 0.7 }),
    held: (down) => {
      held = down;
    },
  });
  return {
    handle,
    get angles(): readonly [yaw: number, pitch: number] {
      return [yaw, pitch];
    },
    spin(seconds: number) {
      if (!held && !context.reducedMotion) yaw += SPIN * seconds;
    },
    tell() {
      const degrees = Math.round(yaw / RADIANS / TOLD) * TOLD;
      if (degrees === told || held) return;
      told = degrees;
      handle.update({ x: ((((degrees + 180) % 360) + 360) % 360) - 180, y: Math.round(pitch / RADIANS) });
    },
  };
}

/** On the viewer: the lattice is turned, or the partner pulled. */
export function createViewerHands(context: BondContext, viewer: BondViewer) {
  let lattice: boolean | null = null;
  const turning = createTurning(context);
  /** How partner and bead are moved: the pair is then shown in place of the lattice. */
  const along = {
    grip: 'x',
    held: (down: boolean): void => {
      if (down && lattice) context.dispatch({ do: 'view', value: 'charge density' });
    },
    drag: (point: Point, start: Point, value: number) => value + (point.x - start.x) / viewer.unit,
  } as const;
  const partner = context.actionHandle('set_separation', { ...along, name: 'Partner: pull it away or push it in' });
  return {
    along,
    resize() {
      lattice = null;
    },
    draw(frame: BondFrame, seconds: number) {
      const { view, running } = frame;
      const now = view.look === 'lattice';
      if (now !== lattice) {
        lattice = now;
        const { x, y, width, height } = viewer.picture;
        turning.handle.enable(now);
        turning.handle.place(x, y, width, height);
        partner.enable(!now);
      }
      if (now && running) turning.spin(seconds);
      viewer.turn(...turning.angles);
      viewer.draw(frame);
      placeAt(partner, viewer.partner(view.separation), 52, 68);
      partner.update(view.separation);
      turning.tell();
    },
  };
}

/** On the curve: its bead, moved as the partner is. */
export function createBeadHand(
  context: BondContext,
  curve: EnergyCurve,
  along: ReturnType<typeof createViewerHands>['along'],
) {
  const bead = context.actionHandle('set_separation', { ...along, name: 'Bead on the energy curve: separation' });
  let shown = true;
  return {
    enable(visible: boolean) {
      shown = visible;
      bead.enable(visible);
    },
    draw({ view, shown: readings }: BondFrame) {
      if (!shown) return;
      const energy = readings.pair_energy_kjmol;
      const at = curve.set(
        view.separation,
        typeof energy.value === 'number' ? energy.value : 0,
        `${inAngstrom(view.separation)}  ${energy.text} kJ/mol`,
      );
      placeAt(bead, at, 40);
      bead.update(view.separation);
    },
  };
}

/** On the bench: burner, beaker and hammer. */
export function createBenchHands(context: BondContext, bench: BondingBench) {
  const burner = context.actionHandle('set_temperature', {
    name: 'Burner: temperature of the sample',
    hint: 'Drag upwards to heat and downwards to cool; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, celsius) => celsius - (point.y - start.y) * bench.look.heating,
  });
  const pour = context.actionHandle('add_to_water', { name: 'Beaker: add the sample to water' });
  const blow = context.actionHandle('strike', { name: 'Hammer: strike the piece' });
  return {
    lay() {
      const { x, y, scale } = bench.place;
      const at = (foot: number, point: Point): Point => ({ x: x + (foot + point.x) * scale, y: y + point.y * scale });
      placeAt(burner, at(FEET.cell, { x: 20, y: -30 }), 76 * scale, 58 * scale);
      placeAt(pour, at(FEET.beaker, { x: 0, y: -BEAKER.height / 2 }), 2 * BEAKER.radius * scale, BEAKER.height * scale);
      placeAt(blow, at(FEET.anvil, { x: 14, y: -70 }), 112 * scale, 140 * scale);
    },
    draw({ view }: BondFrame) {
      burner.update(view.target);
    },
  };
}

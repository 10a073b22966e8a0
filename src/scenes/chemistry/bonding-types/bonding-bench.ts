/** What stands on the bench: an anvil, the cell over its burner, a lamp and a beaker of water, with the leads to the source. */
import { Container } from 'pixi.js';
import type { Box, Frame, Point, StageContext } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createLabelledBeaker } from '../../kit/glassware/labelled-beaker';
import type { Instrument } from '../../kit/instruments/instrument';
import { moved, portAt } from '../../kit/instruments/socket';
import { fitted, type Stand } from '../../kit/layout/layout';
import type { Standing } from '../../kit/room/room';
import { type CompoundLook, LOOKS } from './bonding-looks';
import { createConductivityCell } from './conductivity-cell';
import { createHammerAndAnvil, type PieceShape } from './hammer-and-anvil';
import { createLampStand } from './lamp-stand';

type BondFrame = Frame<'bonding_types'>;

/** In units of its own: its size and where the feet are. */
const BENCH = { width: 508, height: 292 } as const;
export const FEET = { anvil: 46, cell: 230, lamp: 378, beaker: 465 } as const;
export const BEAKER = { height: 96, radius: 40 } as const;
const STANDING = [
  { x: FEET.anvil, width: 72, height: 60 },
  { x: FEET.cell, width: 180, height: 220 },
  { x: FEET.lamp, width: 88, height: 60 },
  { x: FEET.beaker, width: 2 * BEAKER.radius, height: BEAKER.height },
] as const;
/** White light after water. */
const WATER_LIGHT = 0xd2e8f6;
/** The lamp's full current. */
const FULL_LAMP = 0.5;

const PIECES: Readonly<Record<BondFrame['view']['blow'], PieceShape>> = {
  'not struck': 'whole',
  'cleaved along {100}': 'cleaved',
  'slipped along {110}': 'slipped',
  'slipped along {111}': 'slipped',
  shattered: 'shattered',
};

export type BondingBench = ReturnType<typeof createBondingBench>;

/** Origin at its lower left corner. */
export function createBondingBench(context: StageContext) {
  const { reducedMotion } = context;
  const root = new Container({ label: 'bench' });
  const cell = createConductivityCell(context);
  const anvil = createHammerAndAnvil(context);
  const lamp = createLampStand(context);
  const beaker = createLabelledBeaker(context, { ...BEAKER, transmitted: WATER_LIGHT });
  cell.root.x = FEET.cell;
  anvil.root.x = FEET.anvil;
  lamp.root.x = FEET.lamp;
  beaker.place(FEET.beaker, 0, 1);
  root.addChild(lamp.root, cell.root, beaker.root, anvil.root);
  let look = LOOKS['NaCl (Ionic)'];
  let place: Stand = { x: 0, y: 0, scale: 1 };
  let blows = -1;
  return {
    root,
    cell,
    lamp,
    get look() {
      return look;
    },
    get place() {
      return place;
    },
    get standing(): readonly Standing[] {
      const { x, y, scale } = place;
      return STANDING.map((thing) => ({
        x: x + thing.x * scale,
        y,
        width: thing.width * scale,
        height: thing.height * scale,
      }));
    },
    lay(box: Box) {
      const { x, y, height, scale } = fitted(box, BENCH);
      place = { x, y: y + height, scale };
      root.position.set(x, y + height);
      root.scale.set(scale);
    },
    show(next: CompoundLook) {
      look = next;
    },
    draw({ view, readings }: BondFrame, now: number) {
      cell.set(look.sample, view.condition);
      cell.heat(view.temperature, view.target, reducedMotion ? 0 : now);
      anvil.set(view.condition === 'solid' ? PIECES[view.blow] : 'none', look.colour);
      const current = typeof readings.current_a === 'number' ? readings.current_a : 0;
      lamp.lamp.setPower(current / FULL_LAMP);
    },
    /** The hammer, whenever it has struck; false once it rests. */
    strike({ view }: BondFrame, seconds: number): boolean {
      if (view.blows !== blows) {
        if (blows >= 0 && view.blows > blows && !reducedMotion) anvil.swing();
        blows = view.blows;
      }
      return anvil.tick(seconds);
    },
  };
}

/** From the source by way of the lamp to the cell and back, and from the thermocouple. */
export function createBondingLeads(context: StageContext, supply: Instrument, bench: BondingBench) {
  const { cell, lamp } = bench;
  const leads = createLeadLayer(context);
  const cables = {
    minus: leads.add({ kind: 'blue', ends: ['plug', 'none'] }),
    plus: leads.add({ kind: 'red' }),
    lamp: leads.add({ kind: 'red', ends: ['plug', 'none'] }),
    probe: leads.add({ kind: 'probe', ends: ['plug', 'none'] }),
  };
  return {
    root: leads.root,
    lay(floor: number, others: readonly Box[]) {
      const { x, y, scale } = bench.place;
      const on = (foot: number, point: Point) => moved(portAt(point, 'top'), { x: x + foot * scale, y }, scale);
      const [left, right] = lamp.ports;
      leads.keep([...supply.clear(), ...others], floor);
      leads.lay(cables.plus, supply.port('plus'), on(FEET.lamp, right.at));
      leads.lay(cables.lamp, on(FEET.lamp, left.at), on(FEET.cell, cell.plus), { slack: 0.2 });
      leads.lay(cables.minus, supply.port('minus'), on(FEET.cell, cell.minus), { slack: 0.15 });
      leads.lay(cables.probe, supply.port('probe'), on(FEET.cell, cell.probe), { slack: 0.15 });
    },
  };
}

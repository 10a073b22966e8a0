/** The leads on the board of series and parallel circuits, the ammeter among them, and the charges that drift along. */
import { Container } from 'pixi.js';
import type { Box, Frame, Point, StageContext } from '../../contract';
import { createBoardLead, createLead } from '../../kit/electric/lead';
import type { MovingCoilMeter } from '../../kit/meters/moving-coil-meter';
import type { Port } from '../../kit/instruments/socket';
import { METER, type MeterPlace, meterRest, type Plan, planOf } from './circuit-board-plan';
import { createChanges, distance2 } from './gliding';
import { createPairCharges } from './pair-charges';
import type { PairHues } from './pair-looks';
import { createGappedLeads, createMeterLeads } from './pair-meter-leads';
import { createMovingLeads } from './pair-moving-leads';

/** How the board is wired now. */
export interface Wiring {
  readonly series: boolean;
  readonly ammeter: MeterPlace;
  /** Where the ammeter stands, also on its way. */
  readonly meterAt: Point;
  /** From 0 in series to 1 in parallel, and where it goes. */
  readonly rewiring: number;
  readonly rewiringTo: number;
}

/** Leads between supply and board, and those on the board that do not move. */
function createFixedLeads(context: StageContext, hues: PairHues) {
  const feedLead = createLead(context, { kind: 'red', colour: hues.feed });
  const backLead = createLead(context, { kind: 'blue', colour: hues.back });
  const feedWire = createBoardLead(context, hues.feed);
  const backWire = createBoardLead(context, hues.back);
  return {
    feedLead,
    backLead,
    wires: [feedWire.root, backWire.root],
    lay(plan: Plan, supply: Readonly<Record<'plus' | 'minus', Port>>, avoid: readonly Box[]) {
      const { rail, back, entry, exit } = plan;
      feedLead.lay(supply.plus, entry, { avoid, slack: 0.12 });
      backLead.lay(exit, supply.minus, { avoid, slack: 0.12 });
      feedWire.along([entry.at, { x: plan.node3, y: rail }]);
      backWire.along([{ x: plan.node1, y: back }, { x: exit.at.x, y: back }, exit.at]);
    },
  };
}

export function createPairWiring(context: StageContext, hues: PairHues, meter: MovingCoilMeter) {
  const fixed = createFixedLeads(context, hues);
  const gapped = createGappedLeads(context, hues, meter);
  const moving = createMovingLeads(context, hues.moving);
  const metering = createMeterLeads(context, hues, meter);
  const { charges, ...drift } = createPairCharges(context);
  const wires = new Container({ label: 'wires' });
  wires.addChild(
    ...fixed.wires,
    ...gapped.wires,
    ...moving.wires,
    ...metering.wires,
    fixed.feedLead.root,
    fixed.backLead.root,
  );
  let plan = planOf({ x: 0, y: 0, width: METER.width, height: METER.height }, false);
  let laidSeries: boolean | null = null;
  let laidPlace: MeterPlace | null = null;
  const { isNew, forget } = createChanges(3);
  return {
    wires,
    charges,
    plugs: moving.plugs,
    /** Places everything for a size of the stage; `supply`: its sockets; `avoid`: what its leads keep clear of. */
    lay(next: Plan, supply: Readonly<Record<'plus' | 'minus', Port>>, avoid: readonly Box[]): void {
      plan = next;
      fixed.lay(plan, supply, avoid);
      laidSeries = null;
      laidPlace = null;
      forget();
    },
    /** Leads as the circuit is wired now. */
    draw({ series, ammeter, meterAt, rewiring, rewiringTo }: Wiring): void {
      let changed = isNew(0, rewiring);
      let meterMoved = isNew(1, meterAt.x);
      meterMoved = isNew(2, meterAt.y) || meterMoved;
      if (laidSeries !== series || laidPlace !== ammeter) {
        laidSeries = series;
        laidPlace = ammeter;
        drift.lay(plan, ammeter, series, {
          feed: fixed.feedLead.points,
          through: metering.through(plan, ammeter, series),
          back: fixed.backLead.points,
        });
        gapped.lay(plan, ammeter);
        changed = true;
        meterMoved = true;
      }
      if (meterMoved) metering.lay(plan, ammeter, series, meterAt);
      if (!changed && !meterMoved) return;
      moving.lay(plan, rewiring);
      const settled = 1 - Math.min(1, Math.abs(rewiring - rewiringTo) * 4);
      const plugged = distance2(meterAt, meterRest(plan, ammeter)) < 1 ? 1 : 0;
      drift.fade(ammeter, plugged, settled);
    },
    moveDots: (frame: Frame<'circuit_complex'>) => drift.move(frame),
  };
}

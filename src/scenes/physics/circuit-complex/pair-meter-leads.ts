/** The ammeter’s leads, and the rail and the link with a gap where it is. */
import type { Point, StageContext } from '../../contract';
import { createBoardLead } from '../../kit/electric/lead';
import { hangingPoints } from '../../kit/electric/wire';
import type { MovingCoilMeter } from '../../kit/meters/moving-coil-meter';
import {
  gapAt,
  type MeterPlace,
  meterRest,
  meterTerminal,
  type Plan,
  RESISTOR_LENGTH,
  resistorTop,
} from './circuit-board-plan';
import { distance2 } from './gliding';
import type { PairHues } from './pair-looks';

/** Leads that hang from a terminal of the ammeter to its gap in the main lead. */
const METER_LEAVE = { x: 0, y: -26 };
const METER_ARRIVE = { x: 0, y: 34 };
/**
 * Leads of the ammeter in line with a resistor, as they leave its terminals and arrive at the gap: one above the other,
 * and above whatever hangs from node 2, so that none crosses another.
 */
const metersHang = (meterPlace: MeterPlace, series: boolean) => {
  const up = (leave: number, arrive: number) => ({ leave: { x: 0, y: -leave }, arrive: { x: 0, y: -arrive } });
  if (meterPlace === 1) return { plus: up(16, -60), minus: up(16, 40) };
  return series ? { plus: up(10, 140), minus: up(16, 150) } : { plus: up(110, 150), minus: up(10, 120) };
};

/** Rail and link, with a gap where the ammeter is. */
export function createGappedLeads(context: StageContext, hues: PairHues, meter: MovingCoilMeter) {
  const railLead = createBoardLead(context, hues.feed);
  const linkLead = createBoardLead(context, hues.link);
  const secondLink = createBoardLead(context, hues.link);
  return {
    wires: [railLead.root, linkLead.root, secondLink.root],
    lay(plan: Plan, meterPlace: MeterPlace) {
      const { rail, link, r1, r2 } = plan;
      const top = resistorTop(plan);
      const bottom = top + RESISTOR_LENGTH - 4;
      const [from, to] = gapAt(plan, meter.terminals, meterPlace, true);
      const begin = { x: plan.node3, y: rail };
      const end = [
        { x: r1, y: rail },
        { x: r1, y: top + 4 },
      ];
      railLead.along(meterPlace === 0 ? [to, ...end] : [begin, ...end]);
      const first = [
        { x: r1, y: bottom },
        { x: r1, y: link },
      ];
      const second = [
        { x: r2, y: link },
        { x: r2, y: bottom },
      ];
      linkLead.along(meterPlace === 0 ? [...first, ...second] : [...first, from]);
      secondLink.root.visible = meterPlace !== 0;
      if (meterPlace !== 0) secondLink.along([to, ...second]);
    },
  };
}

export function createMeterLeads(context: StageContext, hues: PairHues, meter: MovingCoilMeter) {
  const meterIn = createBoardLead(context, hues.feed);
  const meterOut = createBoardLead(context, hues.black);
  return {
    wires: [meterIn.root, meterOut.root],
    /** The ammeter where it is now, and its two leads. */
    lay(plan: Plan, meterPlace: MeterPlace, series: boolean, at: Point) {
      meter.root.position.copyFrom(at);
      const plus = meterTerminal(plan, meter.terminals.plus, at);
      const minus = meterTerminal(plan, meter.terminals.minus, at);
      const [from, to] = gapAt(plan, meter.terminals, meterPlace, series);
      const rest = meterRest(plan, meterPlace);
      if (meterPlace !== 0) {
        const hang = metersHang(meterPlace, series);
        meterIn.along(hangingPoints(plus, from, hang.plus.leave, hang.plus.arrive));
        meterOut.along(hangingPoints(minus, to, hang.minus.leave, hang.minus.arrive));
      } else if (distance2(at, rest) < 1) {
        meterIn.along([{ x: plan.node3, y: plan.rail }, from, plus]);
        meterOut.along([minus, to, { x: plan.node1, y: plan.rail }]);
      } else {
        meterIn.along([{ x: plan.node3, y: plan.rail }, ...hangingPoints(from, plus, METER_ARRIVE, METER_LEAVE)]);
        meterOut.along(hangingPoints(minus, to, METER_LEAVE, METER_ARRIVE));
      }
    },
    /** From the gap through the ammeter at rest and back to the gap. */
    through(plan: Plan, meterPlace: MeterPlace, series: boolean): readonly Point[] {
      const rest = meterRest(plan, meterPlace);
      const [from, to] = gapAt(plan, meter.terminals, meterPlace, series);
      const plus = meterTerminal(plan, meter.terminals.plus, rest);
      const minus = meterTerminal(plan, meter.terminals.minus, rest);
      if (meterPlace === 0) return [from, plus, minus, to];
      const hang = metersHang(meterPlace, series);
      return [
        ...hangingPoints(from, plus, hang.plus.arrive, hang.plus.leave),
        ...hangingPoints(minus, to, hang.minus.leave, hang.minus.arrive),
      ];
    },
  };
}

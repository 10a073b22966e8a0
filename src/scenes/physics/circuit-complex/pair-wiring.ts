/** The leads on the board of series and parallel circuits, the ammeter among them, and the charges that drift along. */
import { Container } from 'pixi.js';
import type { Box, Frame, Point, StageContext } from '../../contract';
import { createChargeDots } from '../../kit/electric/charge-dots';
import type { MovingCoilMeter } from '../../kit/meters/moving-coil-meter';
import { createPlug } from '../../kit/electric/terminal';
import { createLead } from '../../kit/electric/lead';
import { hangingPoints } from '../../kit/electric/wire';
import type { Port } from '../../kit/instruments/socket';
import {
  gapAt,
  METER,
  type MeterPlace,
  meterRest,
  meterTerminal,
  node2,
  type Plan,
  planOf,
  RESISTOR_LENGTH,
  resistorTop,
} from './circuit-board-plan';
import { createChanges, distance2 } from './gliding';
import type { PairHues } from './pair-looks';

/** Stage units that a dot goes for each coulomb: 20 mA go 40 units a second. */
const DRIFT = 2000;
/** What a new frame counts in the evened-out smear of the dots. */
const SMEAR_SHARE = 0.25;
const BRANCHES = ['total', 'r1', 'r2'] as const;

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

export function createPairWiring(context: StageContext, hues: PairHues, meter: MovingCoilMeter) {
  // Leads of the board, named by where they go. `tap` and `home` are the two that move when the board is rewired.
  const wire = (colour: number) => createLead(context, { kind: 'red', colour, width: 6, ends: ['none', 'none'] });
  const feedLead = createLead(context, { kind: 'red', colour: hues.feed });
  const backLead = createLead(context, { kind: 'blue', colour: hues.back });
  const feedWire = wire(hues.feed);
  const backWire = wire(hues.back);
  const meterIn = wire(hues.feed);
  const meterOut = wire(hues.black);
  const railLead = wire(hues.feed);
  const linkLead = wire(hues.link);
  const secondLink = wire(hues.link);
  const tapLead = wire(hues.moving);
  const homeLead = wire(hues.moving);
  const wires = new Container({ label: 'wires' });
  wires.addChild(
    feedWire.root,
    backWire.root,
    railLead.root,
    linkLead.root,
    secondLink.root,
    homeLead.root,
    tapLead.root,
    meterIn.root,
    meterOut.root,
    feedLead.root,
    backLead.root,
  );

  const dots = {
    feed: createChargeDots(context, 1500),
    r1: createChargeDots(context, 1000),
    r2: createChargeDots(context, 1300),
    back: createChargeDots(context, 1800),
  };
  const charges = new Container({ label: 'charges' });
  charges.addChild(dots.feed.root, dots.r1.root, dots.r2.root, dots.back.root);

  const tapPlug = createPlug(context, 8, hues.moving);
  const homePlug = createPlug(context, 8, hues.moving);

  let plan = planOf({ x: 0, y: 0, width: METER.width, height: METER.height }, false);
  let laidSeries: boolean | null = null;
  let laidPlace: MeterPlace | null = null;
  let meterPlace: MeterPlace = 0;
  const lastPassed = { total: 0, r1: 0, r2: 0 };
  /** Stage units that the dots go in a frame, evened out over frames with more and fewer steps. */
  const smear = { total: 0, r1: 0, r2: 0 };
  const { isNew, forget } = createChanges(3);

  /** Leads that hang from a terminal of the ammeter to its gap in the main lead. */
  const METER_LEAVE = { x: 0, y: -26 };
  const METER_ARRIVE = { x: 0, y: 34 };
  /**
   * Leads of the ammeter in line with a resistor, as they leave its terminals and arrive at the gap: one above the other,
   * and above whatever hangs from node 2, so that none crosses another.
   */
  const metersHang = (series: boolean) => {
    const up = (leave: number, arrive: number) => ({ leave: { x: 0, y: -leave }, arrive: { x: 0, y: -arrive } });
    if (meterPlace === 1) return { plus: up(16, -60), minus: up(16, 40) };
    return series ? { plus: up(10, 140), minus: up(16, 150) } : { plus: up(110, 150), minus: up(10, 120) };
  };

  /** Leads that do not move; the dots' paths follow for the present wiring. */
  function layWires(supply: Readonly<Record<'plus' | 'minus', Port>>, avoid: readonly Box[]): void {
    const { rail, back, entry, exit } = plan;
    feedLead.lay(supply.plus, entry, { avoid, slack: 0.12 });
    backLead.lay(exit, supply.minus, { avoid, slack: 0.12 });
    feedWire.along([entry.at, { x: plan.node3, y: rail }]);
    backWire.along([{ x: plan.node1, y: back }, { x: exit.at.x, y: back }, exit.at]);
    laidSeries = null;
    laidPlace = null;
  }

  /** The rail and the link, with a gap where the ammeter is. */
  function layGap(): void {
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
  }

  /** The ammeter where it is now, and its two leads. */
  function layMeterLeads(series: boolean, at: Point): void {
    meter.root.position.copyFrom(at);
    const plus = meterTerminal(plan, meter.terminals.plus, at);
    const minus = meterTerminal(plan, meter.terminals.minus, at);
    const [from, to] = gapAt(plan, meter.terminals, meterPlace, series);
    const rest = meterRest(plan, meterPlace);
    if (meterPlace !== 0) {
      const hang = metersHang(series);
      meterIn.along(hangingPoints(plus, from, hang.plus.leave, hang.plus.arrive));
      meterOut.along(hangingPoints(minus, to, hang.minus.leave, hang.minus.arrive));
    } else if (distance2(at, rest) < 1) {
      meterIn.along([{ x: plan.node3, y: plan.rail }, from, plus]);
      meterOut.along([minus, to, { x: plan.node1, y: plan.rail }]);
    } else {
      meterIn.along([{ x: plan.node3, y: plan.rail }, ...hangingPoints(from, plus, METER_ARRIVE, METER_LEAVE)]);
      meterOut.along(hangingPoints(minus, to, METER_LEAVE, METER_ARRIVE));
    }
  }

  /** The two leads that make the difference, on their way from series (0) to parallel (1). */
  function layMovingLeads(part: number): void {
    const { rail, back, outer } = plan;
    const top = { x: plan.r2, y: resistorTop(plan) + 4 };
    const junction = { x: plan.node1, y: back };
    const feed = { x: plan.r1, y: rail };
    const middle = node2(plan);
    if (part <= 0) {
      const knee = { x: plan.r2, y: top.y - 14 };
      tapLead.along([top, knee, { x: outer, y: knee.y }, { x: outer, y: back }, junction]);
      tapPlug.position.copyFrom(junction);
    } else if (part >= 1) {
      tapLead.along([top, { x: plan.r2, y: rail }, feed]);
      tapPlug.position.copyFrom(feed);
      homeLead.along([middle, { x: middle.x, y: back }, junction]);
      homePlug.position.copyFrom(middle);
    } else {
      const lift = 40 * Math.sin(Math.PI * part);
      const end = { x: junction.x + (feed.x - junction.x) * part + lift, y: junction.y + (feed.y - junction.y) * part };
      tapLead.along(hangingPoints(top, end, { x: 40, y: -30 }, { x: 30, y: 60 * (1 - part) - 40 * part }));
      tapPlug.position.copyFrom(end);
      const other = { x: junction.x + (middle.x - junction.x) * part, y: junction.y + (middle.y - junction.y) * part };
      homeLead.along(hangingPoints(junction, other, { x: 30, y: 30 }, { x: 0, y: 30 }));
      homePlug.position.copyFrom(other);
    }
    homeLead.root.alpha = Math.min(1, part * 3);
    homePlug.alpha = homeLead.root.alpha;
  }

  function layDots(series: boolean): void {
    const { rail, back, link, outer, r1, r2 } = plan;
    const top = resistorTop(plan);
    const rest = meterRest(plan, meterPlace);
    const middle = node2(plan);
    const split = { x: r1, y: rail };
    const [from, to] = gapAt(plan, meter.terminals, meterPlace, series);
    const plus = meterTerminal(plan, meter.terminals.plus, rest);
    const minus = meterTerminal(plan, meter.terminals.minus, rest);
    const hang = metersHang(series);
    const through =
      meterPlace === 0
        ? [from, plus, minus, to]
        : [
            ...hangingPoints(from, plus, hang.plus.arrive, hang.plus.leave),
            ...hangingPoints(minus, to, hang.minus.leave, hang.minus.arrive),
          ];
    const meterAt = (place: MeterPlace): readonly Point[] => (place === meterPlace ? through : []);
    dots.feed.lay([...feedLead.points, { x: plan.node3, y: rail }, ...meterAt(0), split]);
    dots.r1.lay([split, { x: r1, y: link }, ...meterAt(1), middle]);
    const home = [{ x: plan.exit.at.x, y: back }, ...backLead.points];
    if (series) {
      dots.r2.lay([middle, ...meterAt(2), { x: r2, y: link }, { x: r2, y: top - 10 }]);
      dots.back.lay([{ x: r2, y: top - 10 }, { x: outer, y: top - 10 }, { x: outer, y: back }, ...home]);
    } else {
      dots.r2.lay([split, { x: r2, y: rail }, { x: r2, y: link }, ...meterAt(2), middle]);
      dots.back.lay([middle, { x: middle.x, y: back }, ...home]);
    }
  }

  function moveDots({ view, running }: Frame<'circuit_complex'>): void {
    const { passed } = view;
    for (const branch of BRANCHES) {
      const gone = running ? (passed[branch] - lastPassed[branch]) * DRIFT : 0;
      smear[branch] += SMEAR_SHARE * (gone - smear[branch]);
      lastPassed[branch] = passed[branch];
    }
    const total = passed.total * DRIFT;
    const feed = dots.feed.length();
    const through1 = feed + dots.r1.length();
    // In series each path goes on with the row of dots where the one before it ends.
    dots.feed.move(total, smear.total);
    dots.r1.move(passed.r1 * DRIFT - feed, smear.r1);
    dots.r2.move(passed.r2 * DRIFT - (laidSeries ? through1 : feed), smear.r2);
    dots.back.move(total - through1 - (laidSeries ? dots.r2.length() : 0), smear.total);
  }

  return {
    wires,
    charges,
    plugs: [tapPlug, homePlug],
    /** Places everything for a size of the stage; `supply`: its sockets; `avoid`: what its leads keep clear of. */
    lay(next: Plan, supply: Readonly<Record<'plus' | 'minus', Port>>, avoid: readonly Box[]): void {
      plan = next;
      layWires(supply, avoid);
      forget();
    },
    /** Leads as the circuit is wired now. */
    draw({ series, ammeter, meterAt, rewiring, rewiringTo }: Wiring): void {
      meterPlace = ammeter;
      let changed = isNew(0, rewiring);
      let meterMoved = isNew(1, meterAt.x);
      meterMoved = isNew(2, meterAt.y) || meterMoved;
      if (laidSeries !== series || laidPlace !== meterPlace) {
        laidSeries = series;
        laidPlace = meterPlace;
        layDots(series);
        layGap();
        changed = true;
        meterMoved = true;
      }
      if (meterMoved) layMeterLeads(series, meterAt);
      if (!changed && !meterMoved) return;
      layMovingLeads(rewiring);
      const settled = 1 - Math.min(1, Math.abs(rewiring - rewiringTo) * 4);
      const plugged = distance2(meterAt, meterRest(plan, meterPlace)) < 1 ? 1 : 0;
      dots.feed.root.alpha = meterPlace === 0 ? plugged : 1;
      dots.r1.root.alpha = meterPlace === 1 ? plugged : 1;
      dots.r2.root.alpha = meterPlace === 2 ? Math.min(plugged, settled) : settled;
      dots.back.root.alpha = settled;
    },
    moveDots,
  };
}

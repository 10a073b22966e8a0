/** The charges that drift along the leads of the two resistors. */
import { Container } from 'pixi.js';
import type { Frame, Point, StageContext } from '../../contract';
import { createChargeDots } from '../../kit/electric/charge-dots';
import { type MeterPlace, node2, type Plan, resistorTop } from './circuit-board-plan';

/** Stage units that a dot goes for each coulomb: 20 mA go 40 units a second. */
const DRIFT = 2000;
/** What a new frame counts in the evened-out smear of the dots. */
const SMEAR_SHARE = 0.25;
const BRANCHES = ['total', 'r1', 'r2'] as const;

/** Where the charges go besides the board: from the supply, through the ammeter, back to the supply. */
interface Ways {
  readonly feed: readonly Point[];
  readonly through: readonly Point[];
  readonly back: readonly Point[];
}

export function createPairCharges(context: StageContext) {
  const dots = {
    feed: createChargeDots(context, 1500),
    r1: createChargeDots(context, 1000),
    r2: createChargeDots(context, 1300),
    back: createChargeDots(context, 1800),
  };
  const charges = new Container({ label: 'charges' });
  charges.addChild(dots.feed.root, dots.r1.root, dots.r2.root, dots.back.root);

  const lastPassed = { total: 0, r1: 0, r2: 0 };
  /** Stage units that the dots go in a frame, evened out over frames with more and fewer steps. */
  const smear = { total: 0, r1: 0, r2: 0 };
  let laidSeries = true;
  return {
    charges,
    lay(plan: Plan, meterPlace: MeterPlace, series: boolean, { feed, through, back: backLead }: Ways) {
      laidSeries = series;
      const { rail, back, link, outer, r1, r2 } = plan;
      const top = resistorTop(plan);
      const middle = node2(plan);
      const split = { x: r1, y: rail };
      const meterAt = (place: MeterPlace): readonly Point[] => (place === meterPlace ? through : []);
      dots.feed.lay([...feed, { x: plan.node3, y: rail }, ...meterAt(0), split]);
      dots.r1.lay([split, { x: r1, y: link }, ...meterAt(1), middle]);
      const home = [{ x: plan.exit.at.x, y: back }, ...backLead];
      if (series) {
        dots.r2.lay([middle, ...meterAt(2), { x: r2, y: link }, { x: r2, y: top - 10 }]);
        dots.back.lay([{ x: r2, y: top - 10 }, { x: outer, y: top - 10 }, { x: outer, y: back }, ...home]);
      } else {
        dots.r2.lay([split, { x: r2, y: rail }, { x: r2, y: link }, ...meterAt(2), middle]);
        dots.back.lay([middle, { x: middle.x, y: back }, ...home]);
      }
    },
    /** `plugged`: the ammeter stands at its place; `settled`: how far the leads have arrived. */
    fade(meterPlace: MeterPlace, plugged: number, settled: number) {
      dots.feed.root.alpha = meterPlace === 0 ? plugged : 1;
      dots.r1.root.alpha = meterPlace === 1 ? plugged : 1;
      dots.r2.root.alpha = meterPlace === 2 ? Math.min(plugged, settled) : settled;
      dots.back.root.alpha = settled;
    },
    /** Moves them as far as charge has passed. */
    move({ view, running }: Frame<'circuit_complex'>) {
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
    },
  };
}

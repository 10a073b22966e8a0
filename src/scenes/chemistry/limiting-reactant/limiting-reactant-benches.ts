/** The three benches of the limiting reactants: what stands there, and how a frame moves it. */
import { Container } from 'pixi.js';
import type { Frame, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { createBalloonFlask } from './balloon-flask';
import { createEudiometer } from './eudiometer';
import { COLOUR_A, COLOUR_B } from './reactant-colours';
import { createPrecipitationBeaker } from './precipitation-beaker';
import { createReactantSupply, type ReactantSupply } from './reactant-supply';

export type ReactionFrame = Frame<'limiting_reactant'>;
export type Stoichiometry = ReactionFrame['params']['stoichiometry'];

export interface ReactionBench {
  /** Origin at the middle of its foot. */
  readonly root: Container;
  /** The room that it takes at scale 1. */
  readonly size: Size;
  readonly supplies: { readonly a: ReactantSupply; readonly b: ReactantSupply };
  /** True while something moves on by itself. */
  draw(frame: ReactionFrame, seconds: number, reducedMotion: boolean): boolean;
  fit(scale: number, type: TypeSizes): void;
}

/** Part of the reaction after which everything has been poured. */
const POURED = 0.2;
const most = (value: number): number => Math.min(1, Math.max(0, value));

/** mol of the whole reaction, as far as it can be told. */
const whole = ({ now, progress }: ReactionFrame['view']): number => (progress > 0 ? now.extent / progress : 0);

function precipitation(context: StageContext): ReactionBench {
  const root = new Container({ label: 'precipitation' });
  const beaker = createPrecipitationBeaker(context, { height: 210, radius: 82 });
  root.addChild(beaker.root);
  const supplies = {
    a: createReactantSupply(context, 'solution', COLOUR_A),
    b: createReactantSupply(context, 'solution', COLOUR_B),
  };
  return {
    root,
    size: { width: 180, height: 222 },
    supplies,
    draw({ view, params }) {
      const poured = most(view.progress / POURED);
      const extent = whole(view);
      const afloat = extent * Math.max(0, view.progress - view.settled);
      supplies.a.set(params.reactant_a * (1 - poured));
      supplies.b.set(params.reactant_b * (1 - poured));
      const level = (0.1 + 0.072 * (params.reactant_a + params.reactant_b)) * poured;
      const layer = view.weighed ? 0 : 0.012 + 0.05 * extent * view.settled;
      beaker.set(level, 1 - Math.exp(-9 * afloat), extent > 0 ? layer : 0);
      return false;
    },
    fit() {},
  };
}

/** Bubbles for each mole that reacts. */
const BUBBLES_PER_MOL = 70;

function metalInAcid(context: StageContext): ReactionBench {
  const root = new Container({ label: 'metal in acid' });
  const flask = createBalloonFlask(context);
  root.addChild(flask.root);
  const supplies = {
    a: createReactantSupply(context, 'ribbon', COLOUR_A),
    b: createReactantSupply(context, 'solution', COLOUR_B),
  };
  let fizzed = Number.NaN;
  let spare = 0;
  return {
    root,
    size: { width: 168, height: 326 },
    supplies,
    draw({ view, params, hidden }, seconds, reducedMotion) {
      const poured = most(view.progress / POURED);
      supplies.a.set(view.mixed ? 0 : params.reactant_a);
      supplies.b.set(params.reactant_b * (1 - poured));
      // The product is weighed once the water has been boiled off.
      const acid = view.weighed ? 0 : 0.2 + 0.12 * params.reactant_b * poured;
      // Metal that is left is counted by eye: it would tell a hidden amount.
      flask.set(acid, view.mixed && !hidden.has('reactant_a') ? view.now.a : 0, view.gas ?? 0);
      const made = view.now.extent - fizzed;
      fizzed = view.now.extent;
      if (made > 0 && !reducedMotion) spare = Math.min(6, spare + made * BUBBLES_PER_MOL);
      const bubbles = Math.floor(spare);
      spare -= bubbles;
      return flask.tick(seconds, bubbles);
    },
    fit() {},
  };
}

/** The gases flow in, then the spark: as parts of the reaction. */
const FLOWN_IN = 0.08;
const SPARK_ENDS = 0.4;
/** Drawn 1:1000: a mole as a millimole, a litre as a millilitre. */
function sparkTube(context: StageContext): ReactionBench {
  const root = new Container({ label: 'spark tube' });
  const tube = createEudiometer(context);
  root.addChild(tube.root);
  const supplies = {
    a: createReactantSupply(context, 'gas', COLOUR_A),
    b: createReactantSupply(context, 'gas', COLOUR_B),
  };
  return {
    root,
    size: { width: 190, height: 284 },
    supplies,
    draw({ view, params }) {
      const flown = view.mixed ? most(view.progress / FLOWN_IN) : 0;
      supplies.a.set(params.reactant_a * (1 - flown));
      supplies.b.set(params.reactant_b * (1 - flown));
      const flash = view.progress > FLOWN_IN ? most(1 - (view.progress - FLOWN_IN) / (SPARK_ENDS - FLOWN_IN)) : 0;
      tube.set((view.gas ?? 0) * flown, flash);
      return false;
    },
    fit: tube.fit,
  };
}

export function createBench(context: StageContext, stoichiometry: Stoichiometry): ReactionBench {
  switch (stoichiometry) {
    case '1:1':
      return precipitation(context);
    case '1:2':
      return metalInAcid(context);
    case '2:1':
      return sparkTube(context);
  }
}

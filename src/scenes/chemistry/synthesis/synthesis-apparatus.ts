/** What stands in the fume cupboard besides the flask and the wash bottle. */
import type { Container } from 'pixi.js';
import { isDry } from '../../../../engine/chemistry/synthesis-steps';
import type { Handle, SceneContext, TypeSizes } from '../../contract';
import { knobTravel } from '../../kit/controls/knob';
import { createLeadLayer } from '../../kit/electric/lead';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { moved } from '../../kit/instruments/socket';
import { standingBox } from '../../kit/layout/standing-box';
import { createBalance } from '../../kit/meters/balance';
import { createBuchnerFunnel } from './buchner-funnel';
import { createCrystalLens } from './crystal-lens';
import { createIceBath } from './ice-bath';
import { createMeltingPointApparatus } from './melting-point-apparatus';
import { createSpotTile } from './spot-tile';
import type { PartName, Place, SynthesisLayout } from './synthesis-layout';
import { FULL_FLASK, FULL_HEAP, inFlask, type SynthesisFrame } from './synthesis-state';
import { createVapour } from './vapour';
import { createWatchGlass } from './watch-glass';

const BATH = { width: 232, tank: 138 } as const;
const ICE = { radius: 92, height: 100 } as const;
const LENS = 82;
const KNOB_TRAVEL = 110;
const FIZZ_MS = 3200;
const MELT_MS = 2600;
/** So warm that it steams. */
const STEAMS_FROM = 55;
const STOCK: Readonly<
  Record<SynthesisFrame['params']['catalyst'], { readonly label: string; readonly colour: number }>
> = {
  'Sulfuric Acid': { label: 'H₂SO₄', colour: 0xeef2f4 },
  'Phosphoric Acid': { label: 'H₃PO₄', colour: 0xe9f0f2 },
};

type Context = SceneContext<'synthesis'>;

/** The water bath with its vapour; its knob is a handle. */
function createBath(context: Context) {
  const bath = createShakingWaterBath(context, BATH);
  const vapour = createVapour(context);
  vapour.root.position.set(0, -BATH.tank - 60);
  bath.root.addChild(vapour.root);
  return {
    bath,
    /** In the order in which the Tab key goes. */
    knob() {
      const { min, max } = context.facts.inputs['bath_temp'] ?? { min: 0, max: 1 };
      const bathHandle = context.inputHandle('bath_temp', {
        drag: (point, start, from) => from + knobTravel(point, start, KNOB_TRAVEL) * (max - min),
        grip: 'none',
      });
      return {
        lay(place: Place | null) {
          bathHandle.enable(place !== null);
          if (!place) return;
          bathHandle.place(
            place.x + (bath.knob.x - 22) * place.scale,
            place.y + (bath.knob.y - 22) * place.scale,
            44 * place.scale,
            44 * place.scale,
          );
          bath.fitText(1 / place.scale, false);
        },
        draw({ params, view }: SynthesisFrame, now: number) {
          bath.set(`${params.bath_temp} °C`, '', (params.bath_temp - min) / (max - min));
          const steams = params.bath_temp >= STEAMS_FROM && !context.reducedMotion && view.stage === 'heating';
          vapour.set(steams ? now : null);
        },
      };
    },
  };
}

/** The funnel with the hose of its suction. */
function createSuction(context: Context) {
  const funnel = createBuchnerFunnel(context);
  const leads = createLeadLayer(context);
  const hose = leads.add({ kind: 'hose', ends: ['none', 'none'] });
  return {
    funnel,
    leads: leads.root,
    lay(place: Place | null) {
      hose.root.visible = place !== null;
      if (!place) return;
      const { scale } = place;
      leads.lay(hose, moved(funnel.arm, place, scale), moved(funnel.outlet, place, scale), { floor: place.y });
    },
    draw({ view }: SynthesisFrame) {
      funnel.set(
        inFlask(view.stage) ? 0 : Math.min(100, view.volume + 5 * view.washes),
        view.stage === 'filtered' || view.stage === 'washed' ? view.cake / FULL_HEAP : 0,
      );
    },
  };
}

/** The balance with the watch glass on which the crystals dry. */
function createWeighing(context: Context) {
  const balance = createBalance(context, { width: 146, height: 70 });
  const watchGlass = createWatchGlass(context, 42);
  balance.load.addChild(watchGlass.root);
  return {
    balance,
    draw({ view, shown }: SynthesisFrame) {
      balance.set(shown.dry_mass_g.value === null ? '0.000 g' : `${shown.dry_mass_g.text} g`);
      watchGlass.set(isDry(view.stage) ? view.cake / FULL_HEAP : 0);
    },
  };
}

function createMelting(context: Context) {
  const melting = createMeltingPointApparatus(context, 148, 214);
  let meltedAt = Number.NEGATIVE_INFINITY;
  let melted = false;
  return {
    melting,
    draw({ view, shown }: SynthesisFrame, now: number) {
      if (view.meltingTaken !== melted) {
        melted = view.meltingTaken;
        meltedAt = melted && !context.reducedMotion ? now : Number.NEGATIVE_INFINITY;
      }
      const dry = isDry(view.stage);
      const melt = !melted ? 0 : Math.max(0, Math.min(1, (now - meltedAt) / MELT_MS));
      if (melted && melt < 1) context.redraw();
      const range = `${shown.melting_begins_c.text} to\n${shown.melting_point_c.text} °C`;
      melting.set(!dry ? 'off' : !melted ? '–' : melt < 1 ? 'heating' : range, dry, melt);
    },
  };
}

/** The picture of the crystals in the flask, which fizzes for a while after the reaction is quenched. */
function createCrystalPicture(context: Context) {
  const lens = createCrystalLens(context, LENS);
  let quenchedAt = Number.NEGATIVE_INFINITY;
  return {
    lens,
    quench(now: number) {
      quenchedAt = now;
    },
    draw({ view }: SynthesisFrame, place: Place | null, now: number) {
      const fizzing = !context.reducedMotion && now - quenchedAt < FIZZ_MS;
      if (fizzing) context.redraw();
      lens.root.visible = place !== null && inFlask(view.stage);
      if (lens.root.visible)
        lens.set(view.slurry, view.crystals / FULL_FLASK, fizzing ? (now - quenchedAt) / 1000 : null);
    },
  };
}

export function createSynthesisApparatus(context: Context) {
  const heated = createBath(context);
  const { bath } = heated;
  const ice = createIceBath(context, ICE.radius, ICE.height);
  const suction = createSuction(context);
  const weighing = createWeighing(context);
  const melting = createMelting(context);
  const tile = createSpotTile(context, ['pure', 'yours', 'acid']);
  const anhydride = createReagentBottle(context, { width: 74, height: 124, title: 'Ac₂O' });
  const catalyst = createDropperBottle(context, { width: 60, height: 112 });
  const ethanol = createReagentBottle(context, { width: 70, height: 120, title: 'EtOH' });
  const picture = createCrystalPicture(context);
  const parts: Readonly<Record<PartName, Container>> = {
    anhydride: anhydride.root,
    catalyst: catalyst.root,
    ethanol: ethanol.root,
    lens: picture.lens.root,
    bath: bath.root,
    ice: ice.root,
    funnel: suction.funnel.root,
    melting: melting.melting.root,
    balance: weighing.balance.root,
    tile: tile.root,
  };
  return {
    bath,
    ice,
    funnel: suction.funnel,
    knob: () => heated.knob(),
    quench: (now: number) => picture.quench(now),
    roots: [...Object.values(parts), suction.leads],
    lay(layout: SynthesisLayout, type: TypeSizes) {
      for (const name of Object.keys(parts) as PartName[]) {
        const place = layout.parts[name];
        parts[name].visible = place !== null;
        if (place) {
          parts[name].position.set(place.x, place.y);
          parts[name].scale.set(place.scale);
        }
      }
      tile.fit(layout.parts.tile?.scale ?? 1, type);
      const named = { anhydride, ethanol, catalyst } as const;
      for (const name of ['anhydride', 'ethanol', 'catalyst'] as const) {
        const place = layout.parts[name];
        if (place) named[name].fit(place.scale, type);
      }
      const scales = layout.parts.balance;
      if (scales) weighing.balance.lay(standingBox(scales, weighing.balance.size), type);
      suction.lay(layout.parts.funnel);
    },
    draw(frame: SynthesisFrame, layout: SynthesisLayout, now: number) {
      const { view, params } = frame;
      suction.draw(frame);
      weighing.draw(frame);
      melting.draw(frame, now);
      tile.set([view.pureSpot, view.spot, view.salicylicSpot]);
      catalyst.set(STOCK[params.catalyst].label, STOCK[params.catalyst].colour, 0);
      picture.draw(frame, layout.parts.lens, now);
    },
  };
}

/** What is pressed to go on: each part does one step. */
export function createStepHandles(context: Context) {
  const pressed: readonly {
    readonly part: PartName;
    readonly handle: Handle;
    readonly box: readonly [width: number, height: number];
  }[] = [
    { part: 'catalyst', handle: context.actionHandle('start_heating'), box: [62, 114] },
    { part: 'ice', handle: context.actionHandle('cool'), box: [150, 60] },
    { part: 'funnel', handle: context.actionHandle('filter'), box: [104, 214] },
    { part: 'balance', handle: context.actionHandle('dry'), box: [140, 106] },
    { part: 'tile', handle: context.actionHandle('ferric_test'), box: [200, 36] },
    { part: 'melting', handle: context.actionHandle('melting_point'), box: [148, 216] },
    { part: 'ethanol', handle: context.actionHandle('recrystallise'), box: [72, 122] },
  ];
  return {
    lay({ parts }: SynthesisLayout) {
      for (const { part, handle, box } of pressed) {
        const place = parts[part];
        handle.enable(place !== null);
        if (!place) continue;
        const [width, height] = box;
        const top = part === 'tile' ? 18 : height;
        handle.place(
          place.x - (width / 2) * place.scale,
          place.y - top * place.scale,
          width * place.scale,
          height * place.scale,
        );
      }
    },
  };
}

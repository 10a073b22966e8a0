/** Making aspirin in the fume cupboard: bath, ice, suction, balance, spot tile, melting point. The flask is carried by hand. */
import { Container } from 'pixi.js';
import { inFlask as reacts, isDry, type Stage } from '../../../../engine/chemistry/synthesis-steps';
import type { CreateScene, Frame, Handle, StageSize } from '../../contract';
import { createBuchnerFunnel } from './buchner-funnel';
import { createCallout } from '../../kit/words/callout';
import { createCarried } from '../../kit/controls/carried';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { createCrystalLens } from './crystal-lens';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createFumeCupboard } from './fume-cupboard';
import { createIceBath } from './ice-bath';
import { knobTravel } from '../../kit/controls/knob';
import { createMeltingPointApparatus } from './melting-point-apparatus';
import { createNeedleCrystals, createSlurry } from './needle-crystals';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { contactShadow } from '../../kit/paint/shading';
import { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { createSpotTile } from './spot-tile';
import { createStemThermometer } from '../../kit/meters/stem-thermometer';
import { standingBox } from '../../kit/layout/standing-box';
import { createBalance } from '../../kit/meters/balance';
import { createWatchGlass } from './watch-glass';
import { createVapour } from './vapour';
import { createLeadLayer } from '../../kit/electric/lead';
import { moved } from '../../kit/instruments/socket';
import { createWashBottle } from '../../kit/glassware/wash-bottle';
import { layoutFor, type PartName, type Place, type SynthesisLayout } from './synthesis-layout';

type SynthesisFrame = Frame<'synthesis'>;

const FLASK = { height: 160, radius: 66, capacity: 62 } as const;
const BATH = { width: 232, tank: 138 } as const;
const ICE = { radius: 92, height: 100 } as const;
const WASH_BOTTLE = 124;
const LENS = 82;
const KNOB_TRAVEL = 110;
/** Until the stage says its own. */
const FIRST_SIZE = { layout: 'wide', width: 960, height: 540, type: { small: 12, text: 14, figures: 26 } } as const;
/** Crystals, g, that fill the picture. */
const FULL_FLASK = 2.2;
const FULL_HEAP = 4;
const FIZZ_MS = 3200;
const JET_MS = 1500;
/** Of it, the bottle is on its way for this long. */
const JET_FROM_MS = 420;
const MELT_MS = 2600;
/** A flask let go this near a place is put there, stage units. */
const REACH = 92;
const COLD = 0xfefefe;
/** So warm that it steams. */
const STEAMS_FROM = 55;
const WORDS_GAP = 5;

const STOCK: Readonly<
  Record<SynthesisFrame['params']['catalyst'], { readonly label: string; readonly colour: number }>
> = {
  'Sulfuric Acid': { label: 'H₂SO₄', colour: 0xeef2f4 },
  'Phosphoric Acid': { label: 'H₃PO₄', colour: 0xe9f0f2 },
};

const WHERE: Readonly<Record<Stage, string>> = {
  loaded: 'The flask stands on the bench with a white slurry of salicylic acid in acetic anhydride',
  heating: 'The flask stands in the water bath',
  quenched: 'The flask stands on the bench, with water added',
  cooling: 'The flask stands in ice',
  filtered: 'The crystals lie on the filter, unwashed',
  washed: 'The washed crystals lie on the filter',
  dried: 'The dry crystals lie on the balance',
  recrystallised: 'The recrystallised product lies on the balance',
};

/** On the bench before it is begun, too. */
const inFlask = (stage: Stage): boolean => stage === 'loaded' || reacts(stage);

export const createScene: CreateScene<'synthesis'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'aspirin synthesis' });
  const cupboard = createFumeCupboard(context);

  // ------------------------------------------------------------ parts
  const bath = createShakingWaterBath(context, BATH);
  const vapour = createVapour(context);
  vapour.root.position.set(0, -BATH.tank - 60);
  bath.root.addChild(vapour.root);
  const ice = createIceBath(context, ICE.radius, ICE.height);
  const funnel = createBuchnerFunnel(context);
  const balance = createBalance(context, { width: 146, height: 70 });
  const watchGlass = createWatchGlass(context, 42);
  balance.load.addChild(watchGlass.root);
  const melting = createMeltingPointApparatus(context, 148, 214);
  const tile = createSpotTile(context, ['pure', 'yours', 'acid']);
  const anhydride = createReagentBottle(context, { width: 74, height: 124, title: 'Ac₂O' });
  const catalyst = createDropperBottle(context, { width: 60, height: 112 });
  const ethanol = createReagentBottle(context, { width: 70, height: 120, title: 'EtOH' });
  const lens = createCrystalLens(context, LENS);

  const flask = createConicalFlask(context, FLASK);
  const slurry = createSlurry(flask.inner);
  const needles = createNeedleCrystals(flask.inner);
  const thermometer = createStemThermometer(context, 168);
  thermometer.root.position.set(12, -12);
  thermometer.root.rotation = 0.07;
  flask.inside.addChild(thermometer.root, slurry.root, needles.root);
  const flaskFoot = new Container({ label: 'flask' });
  const flaskShadow = contactShadow(theme, FLASK.radius * 2.4, 18);
  flaskFoot.addChild(flaskShadow, flask.root);
  const water = createWashBottle(context, WASH_BOTTLE);
  thermometer.showFigures(false);
  const leads = createLeadLayer(context);
  const hose = leads.add({ kind: 'hose', ends: ['none', 'none'] });
  const degrees = context.text({ size: 16, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
  const next = createCallout(context, { size: 14, tone: 'plain' });
  const message = createCallout(context, { size: 13, tone: 'warning' });

  const parts: Readonly<Record<PartName, Container>> = {
    anhydride: anhydride.root,
    catalyst: catalyst.root,
    ethanol: ethanol.root,
    lens: lens.root,
    bath: bath.root,
    ice: ice.root,
    funnel: funnel.root,
    melting: melting.root,
    balance: balance.root,
    tile: tile.root,
  };
  root.addChild(...Object.values(parts), leads.root, flaskFoot, water.root, degrees, next.root, message.root);

  // ------------------------------------------------------------ what hands do
  let size: StageSize | null = null;
  let stage: Stage = 'loaded';
  let layout: SynthesisLayout = layoutFor(FIRST_SIZE, stage);

  const near = (part: Place | null, point: { x: number; y: number }, up: number): boolean =>
    part !== null &&
    Math.abs(point.x - part.x) < REACH * part.scale &&
    Math.abs(point.y - (part.y - up * part.scale)) < 1.5 * REACH * part.scale;

  /** What the dock has as the first value of an action. */
  const firstOf = (id: 'quench' | 'wash'): number => {
    const value = context.facts.actions[id]?.value;
    return value?.kind === 'number' ? (value.initial ?? value.min) : 0;
  };
  const quench = (): void => context.dispatch({ do: 'quench', value: firstOf('quench') });
  const wash = (): void => context.dispatch({ do: 'wash', value: firstOf('wash') });
  const filter = (): void => context.dispatch({ do: 'filter' });
  const carryOn = (): void => {
    switch (stage) {
      case 'loaded':
        context.dispatch({ do: 'start_heating' });
        return;
      case 'heating':
      case 'quenched':
        context.dispatch({ do: 'cool' });
        return;
      default:
        filter();
    }
  };

  const heldFlask = createCarried(context, flaskFoot, {
    name: 'Flask',
    hint: 'Drag it into the water bath, into the ice or onto the funnel; Enter carries it to the next place.',
    box: { x: -FLASK.radius, y: -FLASK.height, width: 2 * FLASK.radius, height: FLASK.height },
    drop(point) {
      const { bath: hot, ice: cold, funnel: paper } = layout.parts;
      if (near(hot, point, 80)) context.dispatch({ do: 'start_heating' });
      else if (near(cold, point, 20)) context.dispatch({ do: 'cool' });
      else if (near(paper, point, 120)) filter();
    },
    send: carryOn,
  });
  const heldWater = createCarried(context, water.root, {
    name: 'Wash bottle: water',
    hint: 'Drag it to the flask to quench with 20 mL, or to the funnel to wash with 5 mL; Enter does what comes next.',
    box: { x: -30, y: -128, width: 60, height: 130 },
    drop(point) {
      if (inFlask(stage)) {
        if (Math.abs(point.x - flaskHome().x) < 1.6 * REACH) quench();
      } else if (near(layout.parts.funnel, point, 120)) wash();
    },
    send: () => (inFlask(stage) ? quench() : wash()),
  });
  const { min, max } = context.facts.inputs['bath_temp'] ?? { min: 0, max: 1 };
  const bathHandle = context.inputHandle('bath_temp', {
    drag: (point, start, from) => from + knobTravel(point, start, KNOB_TRAVEL) * (max - min),
    grip: 'none',
  });
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

  // ------------------------------------------------------------ drawing
  let drawnStage: Stage | null = null;
  let quenchedAt = Number.NEGATIVE_INFINITY;
  let jetSince = Number.NEGATIVE_INFINITY;
  let washes = 0;
  let meltedAt = Number.NEGATIVE_INFINITY;
  let melted = false;
  let shownDegrees = '';

  /** Place of the flask's foot, stage units, for where it stands. */
  function flaskHome(): Place {
    const { bath: hot, ice: cold } = layout.parts;
    if (stage === 'heating' && hot) return { x: hot.x, y: hot.y + (bath.deck.y - 4) * hot.scale, scale: hot.scale };
    if (stage === 'cooling' && cold) return { x: cold.x, y: cold.y - 10 * cold.scale, scale: cold.scale };
    return layout.flask;
  }

  /** The wash bottle with its spout over the flask or the funnel. */
  function overMouth(): { readonly x: number; readonly y: number } {
    const { funnel: paper } = layout.parts;
    const { scale } = layout.water;
    const mouth =
      inFlask(stage) || !paper
        ? { x: flaskHome().x, y: flaskHome().y - FLASK.height * flaskHome().scale }
        : { x: paper.x, y: paper.y - funnel.height * paper.scale };
    return { x: mouth.x - (water.spout.x - 6) * scale, y: mouth.y - (water.spout.y + 22) * scale };
  }

  /** What stands in a vessel lies between its walls. */
  function standIn(): void {
    const inside = !heldFlask.held && !moving;
    const vessel = stage === 'heating' ? bath : stage === 'cooling' ? ice : null;
    const parent = inside && vessel ? (vessel === bath ? bath.deck : ice.well) : root;
    if (flaskFoot.parent === parent) return;
    if (parent === root) {
      root.addChildAt(flaskFoot, root.getChildIndex(water.root));
      const { scale } = flaskHome();
      flaskFoot.scale.set(scale);
    } else parent.addChild(flaskFoot);
    flaskShadow.visible = parent === root;
  }
  let moving = false;

  function lay(): void {
    if (!size) return;
    layout = layoutFor(size, stage);
    for (const name of Object.keys(parts) as PartName[]) {
      const place = layout.parts[name];
      parts[name].visible = place !== null;
      if (place) {
        parts[name].position.set(place.x, place.y);
        parts[name].scale.set(place.scale);
      }
    }
    for (const { part, handle, box } of pressed) {
      const place = layout.parts[part];
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
    const hot = layout.parts.bath;
    bathHandle.enable(hot !== null);
    if (hot) {
      bathHandle.place(
        hot.x + (bath.knob.x - 22) * hot.scale,
        hot.y + (bath.knob.y - 22) * hot.scale,
        44 * hot.scale,
        44 * hot.scale,
      );
      bath.fitText(1 / hot.scale, false);
    }
    const flaskPlace = flaskHome();
    heldFlask.home(flaskPlace, flaskPlace.scale);
    heldFlask.enable(inFlask(stage));
    heldWater.home(layout.water, layout.water.scale);
    water.root.scale.set(layout.water.scale);
    water.fit(layout.water.scale, size.type);
    tile.fit(layout.parts.tile?.scale ?? 1, size.type);
    const named = { anhydride, ethanol, catalyst } as const;
    for (const name of ['anhydride', 'ethanol', 'catalyst'] as const) {
      const place = layout.parts[name];
      if (place) named[name].fit(place.scale, size.type);
    }
    const scales = layout.parts.balance;
    if (scales) balance.lay(standingBox(scales, balance.size), size.type);
    const { words } = layout;
    next.root.position.set(words.x, words.y);
    next.lay(words.width);
    message.lay(words.width);
    hose.root.visible = layout.parts.funnel !== null;
    if (layout.parts.funnel) {
      const { scale } = layout.parts.funnel;
      leads.lay(hose, moved(funnel.arm, layout.parts.funnel, scale), moved(funnel.outlet, layout.parts.funnel, scale), {
        floor: layout.parts.funnel.y,
      });
    }
  }

  return {
    root,
    resize(stageSize) {
      size = stageSize;
      lay();
      cupboard.resize(stageSize, layout.benchY, layout.sashY);
    },

    draw({ view, params, shown }, now) {
      if (view.stage !== stage || drawnStage === null) {
        if (drawnStage !== null && view.stage === 'quenched') quenchedAt = jetSince = now;
        stage = view.stage;
        drawnStage = stage;
        lay();
      }
      if (view.washes !== washes) {
        if (view.washes > washes) jetSince = now;
        washes = view.washes;
      }
      if (view.meltingTaken !== melted) {
        melted = view.meltingTaken;
        meltedAt = melted && !reducedMotion ? now : Number.NEGATIVE_INFINITY;
      }
      const freeBefore = flaskFoot.parent === root;
      if (!freeBefore && (heldFlask.held || (stage !== 'heating' && stage !== 'cooling'))) {
        moving = true;
        standIn();
      }
      if (flaskFoot.parent === root) moving = heldFlask.move(now);
      standIn();
      if (flaskFoot.parent !== root) {
        flaskFoot.position.set(0, stage === 'heating' ? -4 : -2);
        flaskFoot.scale.set(1);
      } else flaskFoot.scale.set(flaskHome().scale);
      const pouring = !reducedMotion && now - jetSince < JET_MS;
      heldWater.home(pouring ? overMouth() : layout.water, layout.water.scale);
      heldWater.move(now);
      if (heldFlask.held || heldWater.held) context.redraw();

      const holds = inFlask(stage);
      flask.set({ volume: holds ? view.volume : 0, colour: COLD });
      slurry.set(view.slurry, flask.surface);
      needles.set(holds ? view.crystals / FULL_FLASK : 0, flask.surface);
      thermometer.root.visible = holds;
      thermometer.set(Math.max(-2, view.celsius));
      bath.set(`${params.bath_temp} °C`, '', (params.bath_temp - min) / (max - min));
      vapour.set(params.bath_temp >= STEAMS_FROM && !reducedMotion && stage === 'heating' ? now : null);
      funnel.set(
        holds ? 0 : Math.min(100, view.volume + 5 * view.washes),
        stage === 'filtered' || stage === 'washed' ? view.cake / FULL_HEAP : 0,
      );
      balance.set(shown.dry_mass_g.value === null ? '0.000 g' : `${shown.dry_mass_g.text} g`);
      watchGlass.set(isDry(stage) ? view.cake / FULL_HEAP : 0);
      const melt = !melted ? 0 : Math.max(0, Math.min(1, (now - meltedAt) / MELT_MS));
      if (melted && melt < 1) context.redraw();
      melting.set(
        !isDry(stage)
          ? 'off'
          : !melted
            ? '–'
            : melt < 1
              ? 'heating'
              : `${shown.melting_begins_c.text} to\n${shown.melting_point_c.text} °C`,
        isDry(stage),
        melt,
      );
      tile.set([view.pureSpot, view.spot, view.salicylicSpot]);
      catalyst.set(STOCK[params.catalyst].label, STOCK[params.catalyst].colour, 0);

      const fizzing = !reducedMotion && now - quenchedAt < FIZZ_MS;
      if (fizzing) context.redraw();
      lens.root.visible = layout.parts.lens !== null && holds;
      if (lens.root.visible)
        lens.set(view.slurry, view.crystals / FULL_FLASK, fizzing ? (now - quenchedAt) / 1000 : null);
      water.squirt(pouring && now - jetSince > JET_FROM_MS ? 34 : 0);
      if (pouring) context.redraw();

      const text = holds ? `${shown.temperature_c.text} °C` : '';
      if (text !== shownDegrees) {
        shownDegrees = text;
        degrees.text = text;
      }
      degrees.visible = holds;
      if (holds) {
        const hold = flaskFoot.parent === root ? flaskFoot.position : flaskHome();
        const factor = flaskHome().scale;
        degrees.position.set(hold.x + 16, hold.y - (FLASK.height + 74) * factor);
      }
      next.set(`Next: ${view.next.charAt(0).toLowerCase()}${view.next.slice(1)}`);
      message.set(view.message ?? '');
      message.root.position.set(layout.words.x, layout.words.y + next.root.height + WORDS_GAP);
    },

    describe({ view, shown, params }) {
      const holds = inFlask(view.stage);
      const sentences = [`${WHERE[view.stage]}; the bath is set to ${params.bath_temp} °C.`];
      if (holds) {
        sentences.push(`Its thermometer shows ${shown.temperature_c.text} °C.`);
        if (view.stage === 'heating')
          sentences.push(
            view.slurry > 0.5
              ? 'The slurry is still white.'
              : view.slurry > 0.05
                ? 'The slurry is clearing.'
                : 'The liquid is clear.',
          );
        else if (view.crystals > 0.02) sentences.push('Needles grow from the glass.');
      }
      if (shown.dry_mass_g.value !== null) sentences.push(`The balance shows ${shown.dry_mass_g.text} g.`);
      if (shown.ferric_purple.value !== null)
        sentences.push(`The iron(III) spot is violet to ${shown.ferric_purple.text} of full colour.`);
      if (shown.melting_point_c.value !== null)
        sentences.push(
          `The crystals began to melt at ${shown.melting_begins_c.text} °C and were clear at ${shown.melting_point_c.text} °C.`,
        );
      sentences.push(`Next: ${view.next.charAt(0).toLowerCase()}${view.next.slice(1)}.`);
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

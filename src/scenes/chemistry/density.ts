/** The bench for densities: balance, callipers, measuring cylinder with lens and eye, sinker, and a scale of known materials. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createDensityScale } from '../kit/density-scale';
import { createGraduatedVessel } from '../kit/graduated-vessel';
import { createNoteCard } from '../kit/note-card';
import { createReagentBottle } from '../kit/reagent-bottle';
import { contactShadow } from '../kit/shading';
import { createSinkerBalance, type SinkerPlace } from '../kit/sinker-balance';
import { createMetalBlock, createMetalRod, type SolidSample } from '../kit/solid-sample';
import { createShieldedBalance } from '../kit/shielded-balance';
import { createVernierCallipers } from '../kit/vernier-callipers';
import { type DensityLayout, LAYOUTS } from './density-layout';
import { createOptics } from './density-optics';
import { describeDensity, resultLines } from './density-words';

type DensityFrame = Frame<'density'>;
type SampleAt = DensityFrame['view']['sampleAt'];

/** Stage units of a millimetre, and the cylinder true to that: 11.05 cm to 50 mL, bore 2.4 cm. */
const MM = 2.27;
const CYLINDER = {
  kind: 'measuring cylinder',
  height: 300,
  radius: 29,
  capacity: 50,
  division: 1,
  numberEvery: 10,
} as const;
const BLOCK = { width: 15 * MM, height: 40 * MM } as const;
const ROD = { width: 20 * MM, height: 32 * MM } as const;
const FILL = { least: 5, most: 50, first: 30 } as const;
const BOTTLE = { width: 82, height: 128 } as const;
const PLACES = ['tray', 'balance', 'callipers', 'cylinder'] as const satisfies readonly SampleAt[];
const SINKER_PLACES = ['rest', 'air', 'water', 'liquid'] as const satisfies readonly SinkerPlace[];
const CARD_TEXT = 13;
const LEAST_TEXT = 12;
const LINE = 1.2;
const CARD_MARGINS = 24;
/** Time constants of the motion in milliseconds. */
const CARRY = 120;
const SETTLE = 160;
const NEAR = 0.6;
/** A sample is lifted so far above the rim before it is lowered. */
const CLEAR = 26;

export const createScene: CreateScene<'density'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'density bench' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const scale = createDensityScale(context);
  const balance = createShieldedBalance(context);
  const cylinder = createGraduatedVessel(context, CYLINDER);
  const stand = new Container({ label: 'cylinder on its foot' });
  const wanted = new Graphics()
    .poly([-50, -7, -38, 0, -50, 7])
    .fill(theme.accent)
    .rect(-38, -1, 70, 2)
    .fill({ color: theme.accent, alpha: 0.75 });
  stand.addChild(contactShadow(theme, 116, 16), cylinder.root, wanted);
  const block = createMetalBlock(context, BLOCK.width, BLOCK.height);
  const rod = createMetalRod(context, ROD.width, ROD.height);
  const sample = new Container({ label: 'sample' });
  const thread = new Graphics().rect(-0.6, -1, 1.2, 1).fill({ color: theme.ink, alpha: 0.75 });
  const shade = contactShadow(theme, 76, 12);
  sample.addChild(shade, thread, block.root, rod.root);
  const callipers = createVernierCallipers(context, MM);
  const bottle = createReagentBottle(context, { ...BOTTLE, title: 'Water' });
  bottle.setDetail('20 °C');
  const optics = createOptics(context);
  const card = createNoteCard(context, LAYOUTS.wide.card.width, 0, true);
  const sinker = createSinkerBalance(context);
  root.addChild(
    backdrop.root,
    scale.root,
    balance.back,
    callipers.root,
    sample,
    stand,
    balance.front,
    bottle.root,
    sinker.root,
    optics.root,
    card.root,
  );

  // ------------------------------------------------------------ what hands do
  let layout: DensityLayout = LAYOUTS.wide;
  let frame: DensityFrame | null = null;
  let carried: number | null = null;
  let carriedAt: { x: number; y: number } | null = null;
  let gripped = false;
  let fillTo: number | null = null;
  let hung: number | null = null;

  const isLiquid = (): boolean => frame?.view.form === 'liquid';
  const weigh = (): void =>
    context.dispatch({ do: isLiquid() && (frame?.view.pouredMl ?? 0) === 0 ? 'weigh_empty' : 'weigh' });
  const bring = (station: number): void => {
    const place = PLACES[station];
    if (place === 'balance') context.dispatch({ do: 'weigh' });
    else if (place === 'callipers') context.dispatch({ do: 'measure_dimensions' });
    else if (place === 'cylinder') context.dispatch({ do: 'immerse' });
  };
  const release = (): void => {
    if (carried !== null) bring(carried);
    carried = carriedAt = null;
    context.redraw();
  };
  const pour = (): void => {
    context.dispatch({ do: 'fill_cylinder', value: fillTo ?? FILL.first });
    fillTo = null;
    context.redraw();
  };
  const hang = (): void => {
    const place = SINKER_PLACES[hung ?? 0];
    if (place === 'air') context.dispatch({ do: 'weigh_sinker_air' });
    else if (place === 'water') context.dispatch({ do: 'weigh_sinker_water' });
    else if (place === 'liquid') context.dispatch({ do: 'weigh_sinker_liquid' });
    hung = null;
    context.redraw();
  };
  const spotOf = (station: number): { x: number; y: number } =>
    [layout.tray, layout.balance, { x: layout.callipers.x + 40, y: layout.callipers.y }, layout.cylinder][station] ??
    layout.tray;
  const nearest = (x: number): number => {
    let best = 0;
    PLACES.forEach((_, station) => {
      if (Math.abs(spotOf(station).x - x) < Math.abs(spotOf(best).x - x)) best = station;
    });
    return best;
  };

  const sampleHandle = context.handle({
    role: 'slider',
    name: 'Sample',
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
      return nearest(point.x);
    },
    held(down) {
      if (!down && gripped && carriedAt) {
        carried = nearest(carriedAt.x);
        release();
      }
      gripped = down;
    },
    keys: { Enter: release },
  });
  const balanceHandle = context.handle({ role: 'button', name: 'Balance: weigh', press: weigh });
  const callipersHandle = context.handle({
    role: 'button',
    name: 'Callipers: measure the edges',
    press: () => context.dispatch({ do: 'measure_dimensions' }),
  });
  const cylinderHandle = context.handle({
    role: 'button',
    name: 'Cylinder',
    press: () => (isLiquid() ? weigh() : context.dispatch({ do: 'immerse' })),
  });
  const fillHandle = context.handle({
    role: 'slider',
    name: 'Bottle: fill the cylinder',
    hint: 'Drag up or down, or use the arrow keys, to set the mark; let go, or press Enter, to pour.',
    min: FILL.least,
    max: FILL.most,
    step: 1,
    value: FILL.first,
    format: (volume) => `to ${volume} mL`,
    set(volume) {
      fillTo = volume;
      context.redraw();
    },
    drag: (point, start, startValue) => startValue - (point.y - start.y) / 4,
    held(down) {
      if (!down && fillTo !== null) pour();
    },
    tap: pour,
    keys: { Enter: pour },
  });
  const sinkerHandle = context.handle({
    role: 'slider',
    name: 'Sinker',
    hint: 'Drag it into the air, the water or the liquid, or choose with the arrow keys and press Enter, to weigh it there.',
    min: 0,
    max: SINKER_PLACES.length - 1,
    step: 1,
    value: 0,
    format: (place) => (place === 0 ? 'at rest' : `in ${SINKER_PLACES[place]}`),
    set(place) {
      hung = place;
      context.redraw();
    },
    drag(point) {
      const x = (point.x - layout.sinker.x) / layout.sinker.scale;
      const { water, liquid, air } = sinker.stations;
      return x > (water + liquid) / 2 ? 3 : x > (air + water) / 2 ? 2 : 1;
    },
    held(down) {
      if (!down && hung !== null) hang();
    },
    keys: { Enter: hang },
  });

  // ------------------------------------------------------------ drawing
  const at = { x: Number.NaN, y: 0 };
  const cylinderPlace = { x: Number.NaN, y: 0 };
  let level = 0;
  let before = 0;
  let turned = -1;
  let cardLines = '';
  let cardText = CARD_TEXT;
  let looking: boolean | null = null;
  let narrow = false;
  let shownForm = '';

  const body = (): SolidSample => (frame?.view.form === 'rod' ? rod : block);

  /** Where the sample's foot belongs. */
  function sampleGoal(place: SampleAt): { x: number; y: number; scale: number } {
    if (gripped && carriedAt) return { x: carriedAt.x, y: carriedAt.y + 40, scale: layout.tray.scale };
    const to = carried === null ? place : (PLACES[carried] ?? place);
    switch (to) {
      case 'tray':
        return layout.tray;
      case 'balance': {
        const { x, y, scale: size } = layout.balance;
        return { x, y: y + balance.panY * size + 4, scale: size };
      }
      case 'callipers': {
        const { x, y, scale: size } = layout.callipers;
        return { x: x + (body() === rod ? ROD.width / 2 : 0) * size, y: y + 12, scale: size };
      }
      case 'cylinder': {
        const { x, y, scale: size } = layout.cylinder;
        const above = carried !== null;
        return { x, y: above ? y - (CYLINDER.height + CLEAR) * size : y - 9 * size, scale: size };
      }
    }
  }

  function moveSample(place: SampleAt, dt: number): void {
    const to = sampleGoal(place);
    const inside = place === 'cylinder' && carried === null && !gripped;
    const rim = layout.cylinder.y - (CYLINDER.height + CLEAR) * layout.cylinder.scale;
    if (Number.isNaN(at.x) || reducedMotion) Object.assign(at, { x: to.x, y: to.y });
    else {
      const part = -Math.expm1(-dt / CARRY);
      const deep = Math.abs(at.x - layout.cylinder.x) < 14 && at.y > rim + 4;
      const sideways = Math.abs(at.x - to.x) > 6;
      const over = sideways && (inside || deep);
      // In and out of the cylinder by its mouth only.
      if (!deep || !sideways) at.x += (to.x - at.x) * part;
      at.y += ((over ? rim - 10 : to.y) - at.y) * part;
      if (Math.abs(at.x - to.x) < NEAR) at.x = to.x;
      if (Math.abs(at.y - to.y) < NEAR && !over) at.y = to.y;
      if (at.x !== to.x || at.y !== to.y) context.redraw();
    }
    sample.position.set(at.x, at.y);
    sample.scale.set(to.scale);
    const lying = place === 'callipers' && carried === null && !gripped && body() === block ? 1 : 0;
    if (lying !== turned) {
      turned = lying;
      block.root.rotation = lying ? Math.PI / 2 : 0;
      block.root.position.set(0, lying ? -BLOCK.width / 2 : 0);
    }
    const hanging = Math.abs(at.x - layout.cylinder.x) < 14 && (inside || at.y < rim + 30);
    thread.visible = hanging;
    if (hanging) {
      thread.y = -body().height - 8;
      // It is held above the mouth.
      thread.scale.y = Math.max(1, (at.y - rim) / to.scale + CLEAR / 2 - body().height - 8);
    }
    shade.visible = !hanging && !lying;
    const reach = body();
    const size = to.scale;
    if (lying) sampleHandle.place(at.x, at.y - reach.width * size - 6, reach.height * size, reach.width * size + 12);
    else
      sampleHandle.place(
        at.x - (reach.width / 2 + 6) * size,
        at.y - reach.height * size,
        (reach.width + 12) * size,
        reach.height * size,
      );
  }

  function moveCylinder(where: 'bench' | 'balance', dt: number): void {
    const goal =
      where === 'balance'
        ? { x: layout.balance.x, y: layout.balance.y + balance.panY * layout.balance.scale }
        : layout.cylinder;
    if (Number.isNaN(cylinderPlace.x) || reducedMotion) Object.assign(cylinderPlace, { x: goal.x, y: goal.y });
    else {
      const part = -Math.expm1(-dt / CARRY);
      cylinderPlace.x += (goal.x - cylinderPlace.x) * part;
      cylinderPlace.y += (goal.y - cylinderPlace.y) * part;
      if (Math.abs(goal.x - cylinderPlace.x) < NEAR && Math.abs(goal.y - cylinderPlace.y) < NEAR) {
        Object.assign(cylinderPlace, { x: goal.x, y: goal.y });
      } else context.redraw();
    }
    stand.position.set(cylinderPlace.x, cylinderPlace.y);
  }

  function drawLevel({ view }: DensityFrame, dt: number): void {
    // The water rises as the solid goes in, not before.
    const lowered = view.sampleAt !== 'cylinder' || (at.x === layout.cylinder.x && at.y > layout.cylinder.y - 30);
    const target = lowered ? view.levelMl : view.pouredMl;
    if (reducedMotion || Math.abs(target - level) < 0.02) level = target;
    else {
      level += (target - level) * -Math.expm1(-dt / SETTLE);
      context.redraw();
    }
    cylinder.set(level, 0xffffff);
    wanted.visible = fillTo !== null;
    if (fillTo !== null) wanted.y = -cylinder.markHeight(fillTo);
  }

  function drawOptics({ view, params }: DensityFrame): void {
    const seen = view.seenMl;
    const on = seen !== null && !view.bySinker;
    if (on !== looking) {
      looking = on;
      optics.show(on);
    }
    if (seen === null || !on) return;
    optics.draw(seen - (view.levelMl - level), params.eye_level, {
      x: cylinderPlace.x + CYLINDER.radius * layout.cylinder.scale,
      y: cylinderPlace.y - cylinder.markHeight(level) * layout.cylinder.scale,
    });
  }

  function drawCard(next: DensityFrame): void {
    const lines = resultLines(next, narrow);
    const text = lines.join('\n');
    card.root.visible = lines.length > 0;
    if (text === cardLines || lines.length === 0) return;
    cardLines = text;
    card.resize(layout.card.width, CARD_MARGINS + lines.length * LINE * cardText);
    card.set('', text);
  }

  function drawSinker({ view, shown }: DensityFrame, dt: number): void {
    sinker.root.visible = view.bySinker;
    sinkerHandle.enable(view.bySinker);
    if (!view.bySinker) return;
    const place = hung === null ? view.sinkerAt : (SINKER_PLACES[hung] ?? 'rest');
    const still = sinker.move(place, reducedMotion ? 1 : -Math.expm1(-dt / CARRY));
    if (!still) context.redraw();
    sinker.set(view.sinkerAt === 'rest' || !still ? '' : shown.mass_g.text);
    sinkerHandle.update(hung ?? SINKER_PLACES.indexOf(view.sinkerAt));
    const { x, y, scale: size } = layout.sinker;
    sinkerHandle.place(x + (sinker.sinker.x - 20) * size, y + (sinker.sinker.y - 34) * size, 40 * size, 62 * size);
  }

  function nameParts({ view, params, hidden }: DensityFrame): void {
    const liquid = view.form === 'liquid';
    const key = `${view.form} ${view.bySinker} ${params.substance} ${hidden.has('substance')} ${narrow}`;
    if (key === shownForm) return;
    shownForm = key;
    const name = hidden.has('substance') ? 'Sample' : params.substance;
    sample.visible = !liquid;
    block.root.visible = view.form === 'block';
    rod.root.visible = view.form === 'rod';
    sampleHandle.enable(!liquid);
    callipers.root.visible = !liquid;
    callipersHandle.enable(!liquid);
    bottle.root.visible = !view.bySinker;
    fillHandle.enable(!view.bySinker);
    bottle.rename(liquid ? name : 'Water');
    const short = narrow && params.substance === 'Ethanol' ? 'EtOH' : params.substance;
    sinker.nameLiquid(hidden.has('substance') ? '?' : short);
    cylinderHandle.rename(liquid ? 'Cylinder: weigh it' : 'Cylinder: lower the sample into the water');
    balanceHandle.rename(liquid ? 'Balance: weigh the cylinder' : 'Balance: weigh the sample');
    turned = -1;
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      backdrop.resize(stage, layout.benchY);
      scale.root.position.set(layout.scale.x, layout.scale.y);
      scale.lay(layout.scale.width, Math.max(1, stage.pixel));
      balance.place(layout.balance.x, layout.balance.y, layout.balance.scale);
      balance.scaleText(1 / layout.balance.scale);
      stand.scale.set(layout.cylinder.scale);
      callipers.root.position.set(layout.callipers.x, layout.callipers.y);
      callipers.root.scale.set(layout.callipers.scale);
      bottle.fitText(1, !narrow);
      narrow = stage.layout === 'narrow';
      optics.lay(layout.lens, layout.eyeX, layout.eyeText, narrow);
      card.root.position.set(layout.card.x, layout.card.y);
      cardText = Math.max(CARD_TEXT, LEAST_TEXT * stage.pixel);
      cardLines = '';
      sinker.root.position.set(layout.sinker.x, layout.sinker.y);
      sinker.root.scale.set(layout.sinker.scale);
      sinker.scaleText(1 / layout.sinker.scale);
      at.x = cylinderPlace.x = Number.NaN;
      const { balance: b, callipers: c, cylinder: g } = layout;
      balanceHandle.place(
        b.x - (balance.width / 2) * b.scale,
        b.y - 62 * b.scale,
        balance.width * b.scale,
        62 * b.scale,
      );
      callipersHandle.place(c.x - 24 * c.scale, c.y - 90 * c.scale, 210 * c.scale, 34 * c.scale);
      cylinderHandle.place(
        g.x - 30 * g.scale,
        g.y - CYLINDER.height * g.scale,
        60 * g.scale,
        CYLINDER.height * g.scale,
      );
    },

    draw(next, now) {
      frame = next;
      const { view, shown } = next;
      const dt = Math.min(100, Math.max(0, now - before));
      before = now;
      nameParts(next);
      const solid = view.form !== 'liquid';
      const home = solid ? layout.waterBottle : layout.liquidBottle;
      bottle.root.position.set(home.x, home.y);
      const size = home.scale;
      bottle.root.scale.set(size);
      fillHandle.place(
        bottle.root.x - (BOTTLE.width / 2) * size,
        bottle.root.y - BOTTLE.height * size,
        BOTTLE.width * size,
        BOTTLE.height * size,
      );
      fillHandle.update(fillTo ?? (view.pouredMl >= FILL.least ? view.pouredMl : FILL.first));
      if (solid) moveSample(view.sampleAt, dt);
      moveCylinder(view.cylinderAt, dt);
      drawLevel(next, dt);
      drawOptics(next);
      drawCard(next);
      drawSinker(next, dt);
      sampleHandle.update(carried ?? PLACES.indexOf(view.sampleAt));
      const measured = view.sampleAt === 'callipers';
      callipers.open(measured ? (view.form === 'rod' ? ROD.width : BLOCK.height) : 12);
      balance.shield(solid && view.cylinderAt !== 'balance');
      const loaded = (solid && view.sampleAt === 'balance') || view.cylinderAt === 'balance';
      balance.set(view.bySinker ? '' : loaded ? shown.mass_g.text : '0.00');
      scale.mark(
        typeof shown.density.value === 'number' ? shown.density.value : null,
        typeof shown.density_uncertainty.value === 'number' ? shown.density_uncertainty.value : null,
      );
    },

    describe: describeDensity,

    destroy: () => root.destroy({ children: true }),
  };
};

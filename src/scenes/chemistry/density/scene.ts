/** The bench for densities: balance, callipers, measuring cylinder with lens and eye, sinker, samples, and a chart of known materials. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, StageSize } from '../../contract';
import { createGraduatedVessel } from '../../kit/glassware/graduated-vessel';
import {
  arrange,
  type Arrangements,
  column,
  fitted,
  grow,
  type Placed,
  room as free,
  row,
  spaced,
} from '../../kit/layout/layout';
import { createBalance } from '../../kit/meters/balance';
import { contactShadow } from '../../kit/paint/shading';
import { createReadingLens } from '../../kit/optics/reading-lens';
import { createRoom } from '../../kit/room/room';
import { createDensityScale } from './density-scale';
import { describeDensity, eyeWords } from './density-words';
import { createSampleTray } from './sample-tray';
import { createSinkerBalance, type SinkerPlace } from './sinker-balance';
import { createSample, type Spot } from './sample';
import { createMetalBlock, createMetalRod } from './solid-sample';
import { createVernierCallipers } from './vernier-callipers';

type DensityFrame = Frame<'density'>;

type PartName = 'scale' | 'balance' | 'cylinder' | 'lens' | 'callipers' | 'tray' | 'sinker';

/** By cylinder and callipers, and with the sinker in their place. */
const ARRANGEMENTS: Readonly<Record<'bench' | 'sinker', Arrangements<PartName>>> = {
  bench: {
    wide: row(
      grow(300, 'balance'),
      grow(112, 'cylinder'),
      grow(500, column('scale', grow(1.2, row(grow(1, 'lens'), grow(1.1, 'callipers'))), grow(1, 'tray'))),
    ),
    tall: column(
      'scale',
      grow(
        1,
        row(
          grow(248, column(grow(1, 'callipers'), grow(1.15, 'balance'))),
          grow(106, 'cylinder'),
          grow(238, column(grow(1, 'lens'), grow(1.3, 'tray'))),
        ),
      ),
    ),
  },
  sinker: {
    wide: column(
      'scale',
      grow(1, spaced(40, row(grow(1, column(grow(1.1, free), grow(1, 'tray'))), grow(1, 'sinker')))),
    ),
    tall: column('scale', grow(1, 'sinker')),
  },
};
/** Of the stage's height at which the bench begins, and what is left free at its edges. */
const BENCH: Readonly<Record<StageSize['layout'], number>> = { wide: 0.76, tall: 0.74 };
const MARGIN = { side: 16, top: 10, foot: 20 } as const;

/** Units of a millimetre, and the cylinder true to that: 11.05 cm to 50 mL, bore 2.4 cm. */
const MM = 2.27;
const CYLINDER = {
  kind: 'measuring cylinder',
  height: 300,
  radius: 29,
  capacity: 50,
  division: 1,
  numberEvery: 10,
} as const;
const LENS = { radius: 88, pitch: 31, range: [0, 50], divisions: 1, cylinder: true, highest: 10 } as const;
const BLOCK = { width: 15 * MM, height: 40 * MM } as const;
const ROD = { width: 20 * MM, height: 32 * MM } as const;
const FILL = { least: 5, most: 50, first: 30 } as const;
const SINKER_PLACES = ['rest', 'air', 'water', 'liquid'] as const satisfies readonly SinkerPlace[];
/** Time constants of the motion in milliseconds. */
const CARRY = 120;
const SETTLE = 160;
const NEAR = 0.6;
/** Opening of the callipers while nothing is between them. */
const AJAR = 12;

export const createScene: CreateScene<'density'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'density bench' });
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ parts
  const scale = createDensityScale(context);
  const balance = createBalance(context, { width: 232, height: 66, shield: 152 });
  const cylinder = createGraduatedVessel(context, CYLINDER);
  const stand = new Container({ label: 'cylinder on its foot' });
  const wanted = new Graphics()
    .poly([-50, -7, -38, 0, -50, 7])
    .fill(theme.accent)
    .rect(-38, -1, 70, 2)
    .fill({ color: theme.accent, alpha: 0.75 });
  // A rubber ring keeps the level from before the solid went in.
  const ring = new Graphics()
    .moveTo(-CYLINDER.radius, 0)
    .quadraticCurveTo(0, 9, CYLINDER.radius, 0)
    .stroke({ width: 3.4, color: 0xc2463a, cap: 'round' });
  stand.addChild(contactShadow(theme, 116, 16), cylinder.light, cylinder.root, ring, wanted);
  const solids = {
    block: createMetalBlock(context, BLOCK.width, BLOCK.height),
    rod: createMetalRod(context, ROD.width, ROD.height),
  };
  const tray = createSampleTray(context, solids);
  const callipers = createVernierCallipers(context, MM);
  const optics = createReadingLens(context, {
    ...LENS,
    words: eyeWords,
    hand: (gestures) => context.inputHandle('eye_level', { name: 'Eye', ...gestures }),
  });
  const sinker = createSinkerBalance(context);
  // ------------------------------------------------------------ where things stand
  let stage: StageSize | null = null;
  let arranged = '';
  const spots: Readonly<Record<'balance' | 'cylinder', Spot>> = {
    balance: { x: 0, y: 0, scale: 1 },
    cylinder: { x: 0, y: 0, scale: 1 },
  };
  const stood = (spot: Spot, box: Box, size: { readonly width: number; readonly height: number }): Box => {
    const place = fitted(box, size);
    Object.assign(spot, { x: place.x + place.width / 2, y: place.y + place.height, scale: place.scale });
    return place;
  };
  const parts: Readonly<Record<PartName, Placed>> = {
    scale,
    balance: { root: balance.root, lay: (box, type) => balance.lay(stood(spots.balance, box, balance.size), type) },
    cylinder: {
      root: stand,
      lay(box, type) {
        stood(spots.cylinder, box, cylinder.size);
        stand.scale.set(spots.cylinder.scale);
        cylinder.fit(spots.cylinder.scale, type);
      },
    },
    lens: optics,
    callipers,
    tray,
    sinker,
  };

  const pan = (): Spot => ({
    ...spots.balance,
    y: spots.balance.y + balance.panY * spots.balance.scale,
  });
  // ------------------------------------------------------------ what hands do
  let frame: DensityFrame | null = null;
  let fillTo: number | null = null;
  let hung: number | null = null;

  const pour = (): void => {
    context.dispatch({ do: 'fill_cylinder', value: fillTo ?? FILL.first });
    context.sound('pour');
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
  const fillHandle = context.handle({
    role: 'slider',
    name: 'Bottle: fill the cylinder',
    grip: 'y',
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
  const cylinderHandle = context.actionHandle('immerse', { name: 'Cylinder: lower the sample into the water' });
  const balanceHandles = {
    loaded: context.actionHandle('weigh', { name: 'Balance: weigh' }),
    empty: context.actionHandle('weigh_empty', { name: 'Balance: weigh the empty cylinder' }),
  };
  const callipersHandle = context.actionHandle('measure_dimensions', { name: 'Callipers: measure the edges' });
  const sample = createSample(context, solids, {
    tray: (form) => tray.places[form],
    balance: pan,
    callipers: () => ({ x: callipers.root.x, y: callipers.root.y + 5 * callipers.scale, scale: callipers.scale }),
    cylinder: () => spots.cylinder,
    rim: CYLINDER.height,
  });
  const sinkerHandle = context.handle({
    role: 'slider',
    name: 'Sinker',
    grip: 'free',
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
      const x = (point.x - sinker.root.x) / sinker.root.scale.x;
      const { water, liquid, air } = sinker.stations;
      return x > (water + liquid) / 2 ? 3 : x > (air + water) / 2 ? 2 : 1;
    },
    held(down) {
      if (!down && hung !== null) hang();
    },
    keys: { Enter: hang },
  });

  root.addChild(
    room.root,
    scale.root,
    callipers.root,
    tray.root,
    balance.root,
    sample.root,
    stand,
    balance.front,
    sinker.root,
    optics.root,
  );

  // ------------------------------------------------------------ drawing
  const cylinderPlace = { x: Number.NaN, y: 0 };
  let level = 0;
  let before = 0;
  let looking: boolean | null = null;
  let named = '';

  function arrangeParts(bySinker: boolean): void {
    if (!stage) return;
    const { width, height, layout, type } = stage;
    const mode = bySinker ? 'sinker' : 'bench';
    const key = `${mode} ${layout} ${stage.pixel} ${width}`;
    if (key === arranged) return;
    arranged = key;
    named = '';
    const { side, top, foot } = MARGIN;
    arrange(
      ARRANGEMENTS[mode][layout],
      parts,
      { x: side, y: top, width: width - 2 * side, height: height - top - foot },
      type,
    );
    balance.front.visible = !bySinker;
    const { x, y } = callipers.root;
    const size = callipers.scale;
    callipersHandle.place(x - 36 * size, y - 110 * size, 228 * size, 62 * size);
    const { balance: b, cylinder: c } = spots;
    for (const handle of Object.values(balanceHandles)) {
      handle.place(b.x - 116 * b.scale, b.y - 62 * b.scale, 232 * b.scale, 62 * b.scale);
    }
    cylinderHandle.place(c.x - 40 * c.scale, c.y - CYLINDER.height * c.scale, 80 * c.scale, CYLINDER.height * c.scale);
    cylinderPlace.x = Number.NaN;
    sample.restart();
  }

  function moveCylinder(where: 'bench' | 'balance', dt: number): void {
    const goal = where === 'balance' ? pan() : spots.cylinder;
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
    const target = view.sampleAt !== 'cylinder' || sample.lowered ? view.levelMl : view.pouredMl;
    if (reducedMotion || Math.abs(target - level) < 0.02) level = target;
    else {
      level += (target - level) * -Math.expm1(-dt / SETTLE);
      context.redraw();
    }
    cylinder.set(level, 0xffffff);
    wanted.visible = fillTo !== null;
    if (fillTo !== null) wanted.y = -cylinder.markHeight(fillTo);
    ring.visible = view.sampleAt === 'cylinder';
    if (ring.visible) ring.y = -cylinder.markHeight(view.pouredMl);
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
      x: cylinderPlace.x + CYLINDER.radius * spots.cylinder.scale,
      y: cylinderPlace.y - cylinder.markHeight(level) * spots.cylinder.scale,
    });
  }

  function drawSinker({ view, shown }: DensityFrame, dt: number): void {
    if (!view.bySinker) return;
    const place = hung === null ? view.sinkerAt : (SINKER_PLACES[hung] ?? 'rest');
    const still = sinker.move(place, reducedMotion ? 1 : -Math.expm1(-dt / CARRY));
    if (!still) context.redraw();
    sinker.set(view.sinkerAt === 'rest' || !still ? '' : shown.mass_g.text);
    sinkerHandle.update(hung ?? SINKER_PLACES.indexOf(view.sinkerAt));
    const { x, y } = sinker.root;
    const size = sinker.root.scale.x;
    sinkerHandle.place(x + (sinker.sinker.x - 20) * size, y + (sinker.sinker.y - 34) * size, 40 * size, 62 * size);
  }

  /** What there is on the bench, and what can be done with it. */
  function setOut({ view, params, hidden }: DensityFrame): void {
    const { form, bySinker } = view;
    const secret = hidden.has('substance');
    const empty = view.form === 'liquid' && view.pouredMl === 0;
    const key = `${form} ${bySinker} ${params.substance} ${secret} ${empty}`;
    if (key === named) return;
    named = key;
    const solid = form !== 'liquid';
    tray.set(
      form === 'block' || form === 'rod' ? form : 'liquid',
      params.substance === 'Ethanol' ? 'Ethanol' : 'Water',
      secret,
    );
    sample.take(form === 'liquid' ? null : form);
    callipers.root.visible = solid;
    callipersHandle.enable(solid);
    cylinderHandle.enable(solid);
    fillHandle.enable(!bySinker);
    balanceHandles.empty.enable(empty && !bySinker);
    balanceHandles.loaded.enable(!empty && !bySinker);
    sinkerHandle.enable(bySinker);
    sinker.nameLiquid(secret ? '?' : params.substance);
    balance.showShield(solid);
  }

  return {
    root,
    resize(next) {
      stage = next;
      arranged = '';
      room.resize(next, next.height * BENCH[next.layout]);
      arrangeParts(frame?.view.bySinker ?? false);
    },

    draw(next, now) {
      frame = next;
      const { view, shown } = next;
      const dt = Math.min(100, Math.max(0, now - before));
      before = now;
      arrangeParts(view.bySinker);
      setOut(next);
      const { x, y, width, height } = tray.pouring;
      fillHandle.place(x, y, width, height);
      fillHandle.update(fillTo ?? (view.pouredMl >= FILL.least ? view.pouredMl : FILL.first));
      const solid = view.form !== 'liquid';
      sample.move(view.sampleAt, dt);
      moveCylinder(view.cylinderAt, dt);
      drawLevel(next, dt);
      drawOptics(next);
      drawSinker(next, dt);
      callipers.open(view.sampleAt !== 'callipers' ? AJAR : view.form === 'rod' ? ROD.width : BLOCK.height);
      balance.showShield(solid && view.cylinderAt !== 'balance');
      const loaded = (solid && view.sampleAt === 'balance') || view.cylinderAt === 'balance';
      balance.set(`${loaded ? shown.mass_g.text : '0.00'} g`);
      const { density, density_uncertainty: uncertainty } = shown;
      scale.mark(
        typeof density.value === 'number' ? density.value : null,
        typeof uncertainty.value === 'number' ? uncertainty.value : null,
        `${density.text} ± ${uncertainty.text} g/cm³`,
      );
    },

    describe: describeDensity,

    destroy: () => root.destroy({ children: true }),
  };
};

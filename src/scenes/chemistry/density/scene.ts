/** The bench for densities: balance, callipers, measuring cylinder with lens and eye, sinker, samples, and a chart of known materials. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext, StageSize } from '../../contract';
import { arrange, type Placed } from '../../kit/layout/layout';
import { createBalance } from '../../kit/meters/balance';
import { createReadingLens } from '../../kit/optics/reading-lens';
import { createRoom } from '../../kit/room/room';
import { ARRANGEMENTS, BENCH, MARGIN, type PartName, stood } from './density-layout';
import { createDensityScale } from './density-scale';
import { describeDensity, eyeWords } from './density-words';
import { createMeasuredCylinder, CYLINDER, MM } from './measured-cylinder';
import { createSample, type Spot } from './sample';
import { createSampleTray } from './sample-tray';
import { createMetalBlock, createMetalRod } from './solid-sample';
import { createVernierCallipers } from './vernier-callipers';
import { createWeighedSinker } from './weighed-sinker';

type DensityFrame = Frame<'density'>;
type Context = SceneContext<'density'>;

const LENS = { radius: 88, pitch: 31, range: [0, 50], divisions: 1, cylinder: true, highest: 10 } as const;
const BLOCK = { width: 15 * MM, height: 40 * MM } as const;
const ROD = { width: 20 * MM, height: 32 * MM } as const;
/** Opening of the callipers while nothing is between them. */
const AJAR = 12;

/** The balance with what is weighed on it. */
function createWeighing(context: Context) {
  const balance = createBalance(context, { width: 232, height: 66, shield: 152 });
  const spot: Spot = { x: 0, y: 0, scale: 1 };
  const balanceHandles = {
    loaded: context.actionHandle('weigh', { name: 'Balance: weigh' }),
    empty: context.actionHandle('weigh_empty', { name: 'Balance: weigh the empty cylinder' }),
  };
  const part: Placed = {
    root: balance.root,
    lay: (box, type) => balance.lay(stood(spot, box, balance.size), type),
  };
  return {
    balance,
    part,
    pan: (): Spot => ({ ...spot, y: spot.y + balance.panY * spot.scale }),
    layHandles() {
      const { x, y, scale } = spot;
      for (const handle of Object.values(balanceHandles))
        handle.place(x - 116 * scale, y - 62 * scale, 232 * scale, 62 * scale);
    },
    /** `empty`: nothing is poured yet of a liquid to be weighed. */
    enable(on: boolean, empty: boolean) {
      balanceHandles.empty.enable(empty && on);
      balanceHandles.loaded.enable(!empty && on);
    },
    draw({ view, shown }: DensityFrame) {
      const solid = view.form !== 'liquid';
      balance.showShield(solid && view.cylinderAt !== 'balance');
      const loaded = (solid && view.sampleAt === 'balance') || view.cylinderAt === 'balance';
      balance.set(`${loaded ? shown.mass_g.text : '0.00'} g`);
    },
  };
}

function createCallipers(context: Context) {
  const callipers = createVernierCallipers(context, MM);
  const callipersHandle = context.actionHandle('measure_dimensions', { name: 'Callipers: measure the edges' });
  return {
    callipers,
    /** Where the sample is measured. */
    jaws: (): Spot => ({ x: callipers.root.x, y: callipers.root.y + 5 * callipers.scale, scale: callipers.scale }),
    layHandle() {
      const { x, y } = callipers.root;
      const size = callipers.scale;
      callipersHandle.place(x - 36 * size, y - 110 * size, 228 * size, 62 * size);
    },
    show(visible: boolean) {
      callipers.root.visible = visible;
      callipersHandle.enable(visible);
    },
    draw({ view }: DensityFrame) {
      callipers.open(view.sampleAt !== 'callipers' ? AJAR : view.form === 'rod' ? ROD.width : BLOCK.height);
    },
  };
}

/** Lens and eye before the meniscus. */
function createOptics(context: Context) {
  const optics = createReadingLens(context, {
    ...LENS,
    words: eyeWords,
    hand: (gestures) => context.inputHandle('eye_level', { name: 'Eye', ...gestures }),
  });
  let looking: boolean | null = null;
  return {
    optics,
    draw({ view, params }: DensityFrame, cylinder: ReturnType<typeof createMeasuredCylinder>) {
      const seen = view.seenMl;
      const on = seen !== null && !view.bySinker;
      if (on !== looking) {
        looking = on;
        optics.show(on);
      }
      if (seen === null || !on) return;
      optics.draw(seen - (view.levelMl - cylinder.level), params.eye_level, cylinder.meniscus());
    },
  };
}

/** Everything on the bench, in the order in which the Tab key goes. */
function createApparatus(context: Context) {
  const solids = {
    block: createMetalBlock(context, BLOCK.width, BLOCK.height),
    rod: createMetalRod(context, ROD.width, ROD.height),
  };
  const tray = createSampleTray(context, solids);
  const optics = createOptics(context);
  const cylinder = createMeasuredCylinder(context, () => weighing.pan());
  const weighing = createWeighing(context);
  const callipers = createCallipers(context);
  const sample = createSample(context, solids, {
    tray: (form) => tray.places[form],
    balance: weighing.pan,
    callipers: callipers.jaws,
    cylinder: () => cylinder.spot,
    rim: CYLINDER.height,
  });
  const sinker = createWeighedSinker(context);
  return { tray, optics, cylinder, weighing, callipers, sample, sinker };
}

type Apparatus = ReturnType<typeof createApparatus>;

const partsOf = (scale: Placed, apparatus: Apparatus): Readonly<Record<PartName, Placed>> => ({
  scale,
  balance: apparatus.weighing.part,
  cylinder: apparatus.cylinder,
  lens: apparatus.optics.optics,
  callipers: apparatus.callipers.callipers,
  tray: apparatus.tray,
  sinker: apparatus.sinker.sinker,
});

/** What there is on the bench, and what can be done with it; told when that changes. */
function createSettingOut({ tray, cylinder, weighing, callipers, sample, sinker }: Apparatus) {
  let named = '';
  return {
    forget() {
      named = '';
    },
    set({ view, params, hidden }: DensityFrame) {
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
      callipers.show(solid);
      cylinder.immerseHandle.enable(solid);
      cylinder.pouring.handle.enable(!bySinker);
      weighing.enable(!bySinker, empty);
      sinker.handle.enable(bySinker);
      sinker.sinker.nameLiquid(secret ? '?' : params.substance);
      weighing.balance.showShield(solid);
    },
  };
}

/** The density that was found, on the chart of known materials. */
function markDensity(scale: ReturnType<typeof createDensityScale>, { shown }: DensityFrame): void {
  const { density, density_uncertainty: uncertainty } = shown;
  scale.mark(
    typeof density.value === 'number' ? density.value : null,
    typeof uncertainty.value === 'number' ? uncertainty.value : null,
    `${density.text} ± ${uncertainty.text} g/cm³`,
  );
}

export const createScene: CreateScene<'density'> = (context) => {
  const root = new Container({ label: 'density bench' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const scale = createDensityScale(context);
  const apparatus = createApparatus(context);
  const { tray, optics, cylinder, weighing, callipers, sample, sinker } = apparatus;
  const { balance } = weighing;
  const settingOut = createSettingOut(apparatus);
  const parts = partsOf(scale, apparatus);
  root.addChild(
    room.root,
    scale.root,
    callipers.callipers.root,
    tray.root,
    balance.root,
    sample.root,
    cylinder.root,
    balance.front,
    sinker.sinker.root,
    optics.optics.root,
  );
  let stage: StageSize | null = null;
  let arranged = '';
  let isBySinker = false;
  let before = 0;

  function arrangeParts(bySinker: boolean): void {
    if (!stage) return;
    const { width, height, layout, type } = stage;
    const mode = bySinker ? 'sinker' : 'bench';
    const key = `${mode} ${layout} ${stage.pixel} ${width}`;
    if (key === arranged) return;
    arranged = key;
    settingOut.forget();
    const { side, top, foot } = MARGIN;
    arrange(
      ARRANGEMENTS[mode][layout],
      parts,
      { x: side, y: top, width: width - 2 * side, height: height - top - foot },
      type,
    );
    balance.front.visible = !bySinker;
    callipers.layHandle();
    weighing.layHandles();
    cylinder.restart();
    sample.restart();
  }

  return {
    root,
    resize(next) {
      stage = next;
      arranged = '';
      room.resize(next, next.height * BENCH[next.layout]);
      arrangeParts(isBySinker);
    },

    draw(frame, now) {
      const { view } = frame;
      isBySinker = view.bySinker;
      const dt = Math.min(100, Math.max(0, now - before));
      before = now;
      arrangeParts(isBySinker);
      settingOut.set(frame);
      cylinder.pouring.draw(tray.pouring, view.pouredMl);
      sample.move(view.sampleAt, dt);
      cylinder.draw(frame, sample.lowered, dt);
      optics.draw(frame, cylinder);
      sinker.draw(frame, dt);
      callipers.draw(frame);
      weighing.draw(frame);
      markDensity(scale, frame);
    },

    describe: describeDensity,

    destroy: () => root.destroy({ children: true }),
  };
};

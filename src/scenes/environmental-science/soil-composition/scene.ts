/** A jar of soil that settles on a table beside the pit it is from; lenses before stem and layers, the texture triangle, test strips. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, Handle, SceneContext, StageSize, TypeSizes } from '../../contract';
import { createGraduatedVessel } from '../../kit/glassware/graduated-vessel';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import type { VesselPart } from '../../kit/glassware/vessel-part';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  padded,
  type Placed,
  room as free,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createJarStand } from './jar-stand';
import { createLimeBag } from './lime-bag';
import { soilKey } from './soil-colours';
import { createSoilLenses } from './soil-lenses';
import { paintSite } from './soil-pit';
import { createSoilTests, nutrientColour, phColour } from './soil-tests';
import { clockText, describeSoil, triangleWords } from './soil-words';
import { createTextureTriangle } from './texture-triangle';

type SoilFrame = Frame<'soil_composition'>;
type Place = 'clock' | 'pit' | 'stem' | 'layers' | 'jar' | 'timer' | 'blank' | 'bottle' | 'lime' | 'triangle' | 'tests';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(104, 'pit'),
    grow(140, column(grow(1, 'stem'), grow(1, 'layers'))),
    grow(112, 'jar'),
    grow(
      180,
      column(
        'timer',
        grow(1, free),
        grow(1.1, padded(2, row(grow(0.8, 'blank'), grow(1, 'bottle'), grow(1.1, 'lime')))),
      ),
    ),
    grow(370, column(grow(1, 'triangle'), 'tests')),
  ),
  tall: column(
    grow(
      1,
      row(grow(0.52, column('clock', grow(1, 'stem'), grow(1, 'layers'))), grow(0.46, 'jar'), grow(1.42, 'triangle')),
    ),
    row(grow(1, row(grow(0.8, 'blank'), grow(1, 'bottle'), grow(1.1, 'lime'))), 'tests'),
  ),
};

const MARGIN = 14;
/** Of the stage's height at which the pit begins. */
const PIT_FROM = 0.42;
const BLANK = { height: 150, radius: 22 } as const;
/** The blank is clear. */
const CLEAR = 0xffffff;

type SoilContext = SceneContext<'soil_composition'>;

/** The texture triangle, which sets sand and clay. */
function createTriangle(context: SoilContext) {
  const soil = { sand: 40, clay: 20 };
  const triangle = createTextureTriangle(context, (sand, clay) => {
    // The one that becomes smaller goes first, so that the two never exceed the whole.
    if (sand < soil.sand) context.setInput('sand_pct', sand);
    if (clay !== soil.clay) context.setInput('clay_pct', clay);
    if (sand > soil.sand) context.setInput('sand_pct', sand);
  });
  return {
    ...triangle,
    update(frame: SoilFrame) {
      const { params, shown, hidden } = frame;
      [soil.sand, soil.clay] = [params.sand_pct, params.clay_pct];
      const told = !hidden.has('sand_pct') && !hidden.has('clay_pct');
      const { inputs } = context.facts;
      triangle.enable(told && !inputs['sand_pct']?.fixed && !inputs['clay_pct']?.fixed);
      const { sand_found_pct: sand, clay_found_pct: clay } = shown;
      const measured =
        typeof sand.value === 'number' && typeof clay.value === 'number' ? { x: sand.value, y: clay.value } : null;
      triangle.draw({
        set: told ? { x: params.sand_pct, y: params.clay_pct } : null,
        measured,
        words: triangleWords(frame, told),
      });
    },
  };
}

function createTestCard(context: SoilContext) {
  const tests = createSoilTests(context, {
    ph: context.actionHandle('test_ph', { name: 'pH strip: test pH', grip: 'press' }),
    npk: context.actionHandle('test_npk', { name: 'Strips for N, P and K: test them', grip: 'press' }),
  });
  return {
    ...tests,
    update({ view, shown }: SoilFrame) {
      const { text, value } = shown.soil_ph_now;
      const dipped = view.phTested && typeof value === 'number';
      tests.set(0, view.phTested ? text : '–', dipped ? phColour(value) : null);
      const ratings = [shown.n_rating.text, shown.p_rating.text, shown.k_rating.text];
      for (const strip of [1, 2, 3] as const) {
        const rating = ratings[strip - 1] ?? '';
        tests.set(strip, view.npkTested ? rating : '–', view.npkTested ? nutrientColour(strip, rating) : null);
      }
    },
  };
}

/** A cylinder of water with dispersant, in which the hydrometer is read too. */
function createBlank(context: SoilContext) {
  const { theme } = context;
  const vessel = createGraduatedVessel(context, {
    kind: 'measuring cylinder',
    ...BLANK,
    capacity: 1000,
    division: 100,
    numberEvery: 20,
  });
  const { root, light } = vessel;
  const words = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
  const handle = context.actionHandle('read_blank', { name: 'Blank jar: read the hydrometer in it' });
  return {
    root,
    light,
    words,
    lay(box: Box, type: TypeSizes) {
      words.style.fontSize = type.small;
      vessel.lay({ ...box, y: box.y + type.small * 1.5, height: box.height - type.small * 1.5 - 8 }, type);
      light.position.copyFrom(root.position);
      light.scale.copyFrom(root.scale);
      const high = (BLANK.height + 6) * root.scale.y;
      const wide = 2 * BLANK.radius * root.scale.x;
      words.position.set(root.x, root.y - high);
      handle.place(root.x - wide / 2, root.y - high, wide, high);
    },
    update({ shown }: SoilFrame) {
      vessel.set(1000, CLEAR);
      words.text = shown.blank_g_l.value === null ? 'blank' : `blank ${shown.blank_g_l.text}`;
      words.x = Math.max(root.x, words.width / 2 + 4);
    },
  };
}

/** A vessel on the table that a hand takes whole. */
const onTable = (vessel: VesselPart, handle: Handle): Placed => ({
  root: vessel.root,
  lay(box, type) {
    const { root, size } = vessel;
    vessel.lay({ ...box, height: box.height - 8 }, type);
    const [width, height] = [size.width * root.scale.x, size.height * root.scale.x];
    handle.place(root.x - width / 2, root.y - height, width, height);
  },
});

function createAdditives(context: SoilContext) {
  const bottle = createReagentBottle(context, { width: 82, height: 132, title: 'Calgon' });
  const lime = createLimeBag(context);
  const disperse = context.actionHandle('add_dispersant', {
    name: 'Bottle of dispersant: add it',
    held: (down) => down && context.sound('pour'),
  });
  const giveLime = context.actionHandle('add_lime', { name: 'Bag of lime: spread it' });
  return {
    bottle: onTable(bottle, disperse),
    lime: onTable(lime, giveLime),
    roots: [bottle.root, lime.root],
    update({ view }: SoilFrame, wide: boolean) {
      bottle.set(wide ? 'Calgon' : 'HMP', view.dispersant && wide ? 'added' : '');
      lime.set(view.lime);
    },
  };
}

function createTimer(context: SoilContext) {
  const timer = createInstrument(context, {
    form: 'hand-held',
    title: 'Timer',
    display: { rows: [{ widest: '00:00:00' }], note: true },
  });
  /** Instead of the timer where there is no room for it. */
  const words = context.text({ size: 12, weight: '700', mono: true, colour: context.theme.ink, anchor: [0.5, 0] });
  const clock: Placed = {
    root: words,
    least: ({ text }) => ({ width: 0, height: 1.4 * text }),
    lay({ x, y, width }, type) {
      words.style.fontSize = type.text;
      words.position.set(x + width / 2, y);
    },
  };
  return {
    timer,
    clock,
    words,
    update({ view }: SoilFrame) {
      const since = clockText(view.clock);
      timer.set(0, since);
      words.text = view.fast ? `${since} ×60` : since;
      timer.note(!view.shaken ? 'shake to start' : view.fast ? 'fast clock ×60' : 'since shaking');
    },
  };
}

/** Paints pit and table behind the stage, again when soil or stage are others. `y`, `front`: of the table. */
function createSite(context: SoilContext) {
  let painted = '';
  return {
    pit: null as Box | null,
    stage: null as StageSize | null,
    resize(next: StageSize) {
      this.stage = next;
      this.pit = null;
      painted = '';
    },
    paint({ params }: SoilFrame, table: { readonly y: number; readonly front: number }) {
      const { stage, pit } = this;
      if (!stage) return;
      const { bleed, pixel, height } = stage;
      const key = `${soilKey(params)} ${pixel} ${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`;
      if (key === painted) return;
      painted = key;
      const left = pit ? pit.x + pit.width + 16 : bleed.x - 20;
      const cut = pit ? { ...pit, y: height * PIT_FROM, height: height * (1 - PIT_FROM) } : null;
      const places = { pit: cut, table: { left, right: stage.width - MARGIN, ...table } };
      const { sand_pct, clay_pct, organic_matter } = params;
      context.paintBehind(stage, (canvas) =>
        paintSite(canvas, context.theme, stage, places, { sand_pct, clay_pct, organic_matter }),
      );
    },
  };
}

export const createScene: CreateScene<'soil_composition'> = (context) => {
  const root = new Container({ label: 'soil' });
  const site = createSite(context);
  const tests = createTestCard(context);
  const triangle = createTriangle(context);
  const jar = createJarStand(context);
  const blank = createBlank(context);
  const { bottle, lime, ...additives } = createAdditives(context);
  const lenses = createSoilLenses(context);
  const { timer, clock, ...time } = createTimer(context);
  root.addChild(blank.light, blank.root, ...additives.roots, jar.shadow, jar.root, ...lenses.roots);
  root.addChild(timer.root, triangle.root, tests.root, blank.words, time.words);
  const pit: Placed = {
    lay(box) {
      site.pit = box;
    },
  };
  const { stem, layers } = lenses;
  const own = { pit, stem, layers, timer, clock, bottle, lime };
  const places: Readonly<Record<Place, Placed>> = { ...own, jar, blank, triangle, tests };

  return {
    root,
    resize(next) {
      site.resize(next);
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), MARGIN, 10), next.type);
      lenses.lead(jar);
    },
    draw(frame, _now) {
      site.paint(frame, { y: jar.root.y, front: additives.roots[0]?.y ?? 0 });
      for (const part of [jar, lenses, blank, time, triangle, tests]) part.update(frame);
      additives.update(frame, site.stage?.layout === 'wide');
    },
    describe: describeSoil,
    destroy: () => root.destroy({ children: true }),
  };
};

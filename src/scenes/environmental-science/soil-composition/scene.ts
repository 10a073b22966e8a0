/** A jar of soil that settles on a table beside the pit it is from; lenses before stem and layers, the texture triangle, test strips. */
import { JAR_HEIGHT, LEVELS } from '../../../../engine/environmental-science/settling';
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, StageSize } from '../../contract';
import { createGraduatedVessel } from '../../kit/glassware/graduated-vessel';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  column,
  fitted,
  grow,
  inset,
  padded,
  type Placed,
  room as free,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createScaleMagnifier } from '../../kit/optics/scale-magnifier';
import { contactShadow, mix } from '../../kit/paint/shading';
import { createLayerLens } from './layer-lens';
import { createLimeBag } from './lime-bag';
import { createSettlingJar, heightOf, RIM } from './settling-jar';
import { soilColour, soilKey } from './soil-colours';
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
const STEM_LENS = { radius: 80, pitch: 11, range: [-5, 60], divisions: 1, numberEvery: 5 } as const;
/** Of the stage's height at which the pit begins. */
const PIT_FROM = 0.42;
const BLANK = { height: 150, radius: 22 } as const;
/** Fully muddy water in the blank's neighbour is brown; the blank is clear. */
const CLEAR = 0xffffff;

export const createScene: CreateScene<'soil_composition'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'soil' });

  // ---------------------------------------------------------------- parts
  const jar = createSettlingJar(context);
  const shadow = contactShadow(theme, 96, 16);
  const stem = createScaleMagnifier(context, STEM_LENS);
  const layers = createLayerLens(context);
  const leaders = new Graphics();
  const timer = createInstrument(context, {
    form: 'hand-held',
    title: 'Timer',
    display: { rows: [{ widest: '00:00:00' }], note: true },
  });
  const blank = createGraduatedVessel(context, {
    kind: 'measuring cylinder',
    ...BLANK,
    capacity: 1000,
    division: 100,
    numberEvery: 20,
  });
  const bottle = createReagentBottle(context, { width: 82, height: 132, title: 'Calgon' });
  const lime = createLimeBag(context);
  const tests = createSoilTests(context, {
    ph: context.actionHandle('test_ph', { name: 'pH strip: test pH', grip: 'press' }),
    npk: context.actionHandle('test_npk', { name: 'Strips for N, P and K: test them', grip: 'press' }),
  });
  const triangle = createTextureTriangle(context, (sand, clay) => {
    // The one that becomes smaller goes first, so that the two never exceed the whole.
    if (sand < soil.sand) context.setInput('sand_pct', sand);
    if (clay !== soil.clay) context.setInput('clay_pct', clay);
    if (sand > soil.sand) context.setInput('sand_pct', sand);
  });
  const words = {
    blank: context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] }),
    /** Instead of the timer where there is no room for it. */
    clock: context.text({ size: 12, weight: '700', mono: true, colour: theme.ink, anchor: [0.5, 0] }),
  };
  root.addChild(
    blank.light,
    blank.root,
    bottle.root,
    lime.root,
    shadow,
    jar.root,
    leaders,
    stem.root,
    layers.root,
    timer.root,
    triangle.root,
    tests.root,
    words.blank,
    words.clock,
  );

  // ---------------------------------------------------------------- hands
  const depth = context.inputHandle('fall_depth', {
    name: 'Tip of the pipette',
    grip: 'y',
    drag: (point, start, from) => from + (point.y - start.y) / (10 * scale),
  });
  const shake = context.actionHandle('shake', {
    name: 'Jar: shake it',
    held: (down) => {
      if (down) context.sound('whoosh');
    },
  });
  const read = context.actionHandle('read_hydrometer', { name: 'Hydrometer: read it' });
  const readBlank = context.actionHandle('read_blank', { name: 'Blank jar: read the hydrometer in it' });
  const disperse = context.actionHandle('add_dispersant', {
    name: 'Bottle of dispersant: add it',
    held: (down) => {
      if (down) context.sound('pour');
    },
  });
  const giveLime = context.actionHandle('add_lime', { name: 'Bag of lime: add 2 t/ha', value: () => 2 });

  // ---------------------------------------------------------------- places
  let stage: StageSize | null = null;
  let scale = 1;
  let pit: Box | null = null;
  let stemAt = { x: 0, y: 0, radius: 1 };
  let painted = '';
  const soil = { sand: 40, clay: 20 };
  const places: Readonly<Record<Place, Placed>> = {
    pit: {
      lay(box) {
        pit = box;
      },
    },
    jar: {
      lay(box, type) {
        const { width, height, axis } = jar.size;
        const place = fitted({ ...box, height: box.height - 8 }, { width, height }, 0.5, 1);
        scale = place.scale;
        jar.root.scale.set(scale);
        jar.root.position.set(place.x + axis * scale, place.y + place.height);
        shadow.scale.set(scale);
        shadow.position.copyFrom(jar.root.position);
        jar.fit(scale, type);
      },
    },
    stem: {
      root: stem.root,
      lay(box, type) {
        const size = 2 * STEM_LENS.radius + 8;
        const place = fitted(box, { width: size, height: size }, 0.5, 0.5);
        stem.root.scale.set(place.scale);
        stem.root.position.set(place.x + place.width / 2, place.y + place.height / 2);
        stem.fit(place.scale, type);
        stemAt = { x: stem.root.x, y: stem.root.y, radius: STEM_LENS.radius * place.scale };
      },
    },
    layers,
    timer,
    clock: {
      root: words.clock,
      least: ({ text }) => ({ width: 0, height: 1.4 * text }),
      lay({ x, y, width }, type) {
        words.clock.style.fontSize = type.text;
        words.clock.position.set(x + width / 2, y);
      },
    },
    blank: {
      root: blank.root,
      lay(box, type) {
        words.blank.style.fontSize = type.small;
        blank.lay({ ...box, y: box.y + type.small * 1.5, height: box.height - type.small * 1.5 - 8 }, type);
        blank.light.position.copyFrom(blank.root.position);
        blank.light.scale.copyFrom(blank.root.scale);
        const high = (BLANK.height + 6) * blank.root.scale.y;
        const wide = 2 * BLANK.radius * blank.root.scale.x;
        words.blank.position.set(blank.root.x, blank.root.y - high);
        readBlank.place(blank.root.x - wide / 2, blank.root.y - high, wide, high);
      },
    },
    bottle: {
      root: bottle.root,
      lay(box, type) {
        bottle.lay({ ...box, height: box.height - 8 }, type);
        const { width, height } = bottle.size;
        const by = bottle.root.scale.x;
        disperse.place(bottle.root.x - (width / 2) * by, bottle.root.y - height * by, width * by, height * by);
      },
    },
    lime: {
      root: lime.root,
      lay(box, type) {
        lime.lay({ ...box, height: box.height - 8 }, type);
        const { width, height } = lime.size;
        const by = lime.root.scale.x;
        giveLime.place(lime.root.x - (width / 2) * by, lime.root.y - height * by, width * by, height * by);
      },
    },
    triangle,
    tests,
  };

  function paint({ params }: SoilFrame): void {
    if (!stage) return;
    const { bleed, pixel } = stage;
    const key = `${soilKey(params)} ${pixel} ${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`;
    if (key === painted) return;
    painted = key;
    const now = stage;
    const foot = jar.root.y;
    const left = pit ? pit.x + pit.width + 16 : bleed.x - 20;
    const { sand_pct, clay_pct, organic_matter } = params;
    context.paintBehind(now, (canvas) =>
      paintSite(
        canvas,
        theme,
        now,
        {
          pit: pit ? { ...pit, y: now.height * PIT_FROM, height: now.height * (1 - PIT_FROM) } : null,
          table: { left, right: now.width - MARGIN, y: foot, front: bottle.root.y },
        },
        { sand_pct, clay_pct, organic_matter },
      ),
    );
  }

  /** From the lenses to what they show. */
  function lead(stemY: number): void {
    const surface = jar.root.y - stemY * scale;
    const left = jar.root.x - 33 * scale;
    leaders
      .clear()
      .moveTo(stemAt.x + stemAt.radius, stemAt.y)
      .lineTo(left, surface)
      .moveTo(layers.at.x + layers.at.radius, layers.at.y)
      .lineTo(left, jar.root.y - 8 * scale)
      .stroke({ width: 1.4, color: theme.accent, alpha: 0.6 });
  }

  return {
    root,
    resize(next) {
      stage = next;
      pit = null;
      painted = '';
      const box = inset(stageBox(next), MARGIN, 10);
      arrange(ARRANGEMENT[next.layout], places, box, next.type);
      lead(JAR_HEIGHT);
      const s = scale;
      shake.place(jar.root.x - 33 * s, jar.root.y - 150 * s, 66 * s, 150 * s);
    },

    draw(frame, _now) {
      const { view, params, readings, shown, fields, hidden } = frame;
      soil.sand = params.sand_pct;
      soil.clay = params.clay_pct;
      paint(frame);
      const colour = soilColour(params);
      const reading = typeof shown.hydrometer_g_l.value === 'number' ? shown.hydrometer_g_l.value : null;
      const heights = { sand: readings.sand_mm ?? 0, silt: readings.silt_mm ?? 0, clay: readings.clay_mm ?? 0 };
      const moving = jar.set(
        {
          grains: fields.grains,
          cloud: fields.cloud,
          colour,
          poured: view.poured,
          reading: readings.hydrometer_g_l,
          depthCm: readings.hydrometer_depth_cm ?? 0,
          heights,
          pipetteCm: params.fall_depth,
        },
        context.reducedMotion,
      );
      if (moving) context.redraw();
      const near = fields.cloud[LEVELS - 1] ?? 0;
      layers.set(heights, colour, near);
      const surface = fields.cloud[1] ?? 0;
      stem.set(reading ?? 0, 0, mix(CLEAR, colour, Math.min(0.85, surface)));
      stem.root.visible = reading !== null;
      blank.set(1000, CLEAR);
      words.blank.text = shown.blank_g_l.value === null ? 'blank' : `blank ${shown.blank_g_l.text}`;
      words.blank.x = Math.max(blank.root.x, words.blank.width / 2 + 4);
      const wide = stage?.layout === 'wide';
      bottle.set(wide ? 'Calgon' : 'HMP', view.dispersant && wide ? 'added' : '');
      lime.set(view.lime);
      const clock = clockText(view.clock);
      timer.set(0, clock);
      words.clock.text = view.fast ? `${clock} ×60` : clock;
      timer.note(!view.shaken ? 'shake to start' : view.fast ? 'fast clock ×60' : 'since shaking');

      const told = !hidden.has('sand_pct') && !hidden.has('clay_pct');
      const free = !context.facts.inputs['sand_pct']?.fixed && !context.facts.inputs['clay_pct']?.fixed;
      triangle.enable(told && free);
      const { sand_found_pct: sand, clay_found_pct: clay } = shown;
      const measured =
        typeof sand.value === 'number' && typeof clay.value === 'number' ? { x: sand.value, y: clay.value } : null;
      triangle.draw({
        set: told ? { x: params.sand_pct, y: params.clay_pct } : null,
        measured,
        words: triangleWords(frame, told),
      });

      const ph = shown.soil_ph_now.value;
      tests.set(
        0,
        view.phTested ? shown.soil_ph_now.text : '–',
        view.phTested && typeof ph === 'number' ? phColour(ph) : null,
      );
      const ratings = [shown.n_rating.text, shown.p_rating.text, shown.k_rating.text];
      for (const strip of [1, 2, 3] as const) {
        const rating = ratings[strip - 1] ?? '';
        tests.set(strip, view.npkTested ? rating : '–', view.npkTested ? nutrientColour(strip, rating) : null);
      }

      const s = scale;
      const stemTop = reading === null ? RIM + 20 : Math.max(RIM + 12, jar.stemTop);
      read.enable(reading !== null);
      read.place(jar.root.x - 22 * s, jar.root.y - stemTop * s, 24 * s, (stemTop - RIM + 26) * s);
      const tipY = jar.root.y - heightOf(10 * params.fall_depth) * s;
      depth.place(jar.root.x + 40 * s, tipY - 9 * s, 26 * s, 18 * s);
    },

    describe: describeSoil,

    destroy: () => root.destroy({ children: true }),
  };
};

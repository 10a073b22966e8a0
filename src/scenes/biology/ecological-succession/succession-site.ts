/** The strip itself: plants, animals, soil and fire on ground that is painted behind the stage, and the tools that change it. */
import { Container, Graphics } from 'pixi.js';
import { KEPT, KEPT_PER_YEAR, type Succession } from '../../../../engine/biology/succession-record';
import type { Box, Frame, SceneContext, StageSize, TypeSizes } from '../../contract';
import { createToolShelf, type ToolShelf } from '../../kit/controls/tool-shelf';
import { createSignBoard } from '../../kit/words/sign-board';
import { createFlames } from './flames';
import { createSiteAnimals } from './site-animals';
import { paintSite } from './site-ground';
import { createSitePlants, STRIP } from './site-plants';
import { siteTools } from './site-tools';
import { createSoilProfile } from './soil-profile';

/** Part of the site's height at which the ground lies, of the soil below it, of the tools. */
const SITE = { ground: 0.7, soil: 0.15 } as const;
/** Years in which burned stems fall, and the ash is overgrown. */
const STEMS = 14;
const ASH = 4;
/** Of the strip's trees, m. */
const TALLEST = 18.2;

type SuccessionFrame = Frame<'ecological_succession'>;

/** What lives on the strip, within its edges. */
function createLand(context: SceneContext<'ecological_succession'>) {
  const plants = createSitePlants(context.theme);
  const animals = createSiteAnimals();
  const soil = createSoilProfile(context);
  const flames = createFlames();
  const clip = new Graphics();
  const land = new Container({ label: 'site' });
  land.addChild(soil.root, plants.root, animals.root, flames.root);
  land.mask = clip;
  return { plants, animals, soil, flames, clip, land };
}

type Land = ReturnType<typeof createLand>;

/** The strip reaches a little behind what stands beside it, and to the edge of what is seen. */
function layStrip(
  { plants, animals, soil, flames, clip }: Land,
  tools: ToolShelf,
  ground: number,
  box: Box,
  { bleed, layout }: StageSize,
  type: TypeSizes,
): void {
  const wide = layout === 'wide';
  const left = bleed.x;
  const right = wide ? box.x + box.width + 10 : bleed.x + bleed.width;
  const metre = (right - left) / STRIP;
  const full = box.height * SITE.soil;
  soil.lay(left, bleed.x + bleed.width, box.x + 4, ground, full, type);
  plants.lay(left, ground, metre, Math.min(metre, (ground - box.y) / TALLEST));
  animals.lay(left, ground, metre);
  flames.lay(left, ground, right - left);
  clip
    .clear()
    .rect(left, bleed.y, bleed.width, wide ? bleed.height : box.y + box.height + 4 - bleed.y)
    .fill(0xffffff);
  tools.aim({
    x: left,
    y: box.y + box.height * 0.15,
    width: right - left,
    height: ground + full - box.y - box.height * 0.15,
  });
  const below = {
    x: box.x + 5 * type.small,
    y: ground + full + 8,
    width: box.width - 10 * type.small,
    height: box.y + box.height - ground - full - 12,
  };
  tools.lay(below, type);
}

/** The year and the stage, on a board at the corner. */
function createYearSign(context: SceneContext<'ecological_succession'>) {
  const sign = createSignBoard(context);
  let signed = '';
  let letters = 14;
  let corner = { x: 0, y: 0 };
  return {
    root: sign.root,
    lay(box: Box, type: TypeSizes): void {
      letters = type.text;
      corner = { x: box.x + 4, y: box.y + 1.1 * letters };
      signed = '';
    },
    set({ readings, shown }: SuccessionFrame): void {
      const words = `Year ${Math.floor((readings.year ?? 0) + 1e-6)}: ${shown.dominant_stage.text}`;
      if (words !== signed) {
        signed = words;
        sign.paint(words, letters);
        sign.root.position.set(corner.x + sign.size.width / 2, corner.y);
      }
    },
  };
}

export function createSuccessionSite(context: SceneContext<'ecological_succession'>) {
  const { theme, reducedMotion } = context;
  const site = createLand(context);
  const { plants, animals, soil, flames, clip, land } = site;
  const tools = createToolShelf(
    context,
    siteTools((tool) => context.press(tool)),
  );
  const sign = createYearSign(context);
  let stage: StageSize | null = null;
  let ground = 0;
  let painted: Succession | null = null;
  const paint = (type: Succession): void => {
    if (!stage) return;
    painted = type;
    const size = stage;
    context.paintBehind(stage, (canvas) => paintSite(canvas, theme, size, type, ground));
  };
  let fires: number | null = null;

  /** What burned shows for years: stems, and ash on the soil. */
  function drawBurnt({ view, fields }: SuccessionFrame): void {
    const age = view.burned;
    const atFire = age === null ? 0 : Math.max(0, Math.round(view.kept - 1 - age * KEPT_PER_YEAR) - 1);
    const stood = (fields.past[atFire] ?? 0) + (fields.past[KEPT + atFire] ?? 0);
    plants.grow(view.covers, age === null ? 0 : stood * Math.max(0, 1 - age / STEMS));
    soil.set(view.soil, age === null ? 0 : Math.max(0, 0.85 * (1 - age / ASH)));
  }

  function burn({ view: { burned: age } }: SuccessionFrame): void {
    if (age !== null && (fires === null || age < fires) && age < 0.5 && !reducedMotion) {
      flames.light();
      context.sound('whoosh');
    }
    fires = age;
  }

  return {
    views: [land, clip, soil.staff, sign.root, tools.root],
    resize(next: StageSize): void {
      stage = next;
    },
    paint(): void {
      paint(painted ?? 'Primary');
    },
    lay: (box: Box, type: TypeSizes): void => {
      if (!stage) return;
      ground = box.y + box.height * SITE.ground;
      layStrip(site, tools, ground, box, stage, type);
      sign.lay(box, type);
    },
    draw(frame: SuccessionFrame, seconds: number, now: number): void {
      const { view, params, running } = frame;
      if (params.type !== painted) paint(params.type);
      plants.plant(params.type, view.look);
      drawBurnt(frame);
      animals.draw(view.covers, now, running && !reducedMotion);
      burn(frame);
      tools.move(now);
      if (flames.tick(seconds)) context.redraw();
      sign.set(frame);
    },
  };
}

/** A strip of 40 m from the side: what grows on it, the soil below it, who lives there; the covers as they were, on paper. */
import { Container, Graphics } from 'pixi.js';
import { GROUPS, KEPT, KEPT_PER_YEAR, type Succession } from '../../../../engine/biology/succession-record';
import type { Box, CreateScene, StageSize, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { area, line } from '../../kit/charts/line';
import { createToolShelf } from '../../kit/controls/tool-shelf';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createPaperSheet } from '../../kit/words/paper-sheet';
import { createSignBoard } from '../../kit/words/sign-board';
import { createFlames } from './flames';
import { createSiteAnimals } from './site-animals';
import { paintSite } from './site-ground';
import { createSitePlants, STRIP } from './site-plants';
import { siteTools } from './site-tools';
import { createSoilProfile } from './soil-profile';

type Place = 'site' | 'sheet' | 'recorder';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(grow(66, 'site'), grow(34, column(grow(62, 'sheet'), grow(38, 'recorder')))),
  tall: column(grow(60, 'site'), grow(40, 'sheet')),
};
/** Part of the site's height at which the ground lies, of the soil below it, of the tools. */
const SITE = { ground: 0.7, soil: 0.15 } as const;
/** Colours of the groups on paper, from the best competitor on, and their names there. */
const INKS = [0x1f5c46, 0x4b9350, 0xa3b64c, 0xe0c94f, 0xb9a48c] as const;
const NAMES = ['climax', 'trees', 'shrubs', 'herbs', 'pioneers'] as const;
/** Years in which burned stems fall, and the ash is overgrown. */
const STEMS = 14;
const ASH = 4;
/** Of the strip's trees, m. */
const TALLEST = 18.2;
const MOST_PAUSE = 0.1;

export const createScene: CreateScene<'ecological_succession'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'ecological succession' });
  const plants = createSitePlants(theme);
  const animals = createSiteAnimals();
  const soil = createSoilProfile(context);
  const flames = createFlames();
  const sign = createSignBoard(context);
  const clip = new Graphics();
  const land = new Container({ label: 'site' });
  land.addChild(soil.root, plants.root, animals.root, flames.root);
  const tools = createToolShelf(
    context,
    siteTools((tool) => {
      if (tool === 'add_nitrogen') context.dispatch({ do: tool, value: 0.2 });
      else context.dispatch({ do: tool });
    }),
  );

  // ---------------------------------------------------------------- the record
  const paper = createPaperSheet(context);
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: 'Year', short: 'yr' },
    y: { label: 'Cover', unit: '%', domain: [0, 100] },
    marks: {
      climax: area({ colour: INKS[0], alpha: 1, name: NAMES[0] }),
      pioneer_tree: area({ colour: INKS[1], alpha: 1, name: NAMES[1] }),
      shrub: area({ colour: INKS[2], alpha: 1, name: NAMES[2] }),
      herb: area({ colour: INKS[3], alpha: 1, name: NAMES[3] }),
      pioneer: area({ colour: INKS[4], alpha: 1, name: NAMES[4] }),
      soil: line({ colour: 'red', width: 2, dashed: true, name: 'soil' }),
    },
  });
  const years = growingDomain({ least: [0, 25], ends: [25, 50, 100], room: 0 });
  const recorder = createInstrument(context, {
    form: 'hand-held',
    display: {
      rows: [
        { label: 'H′', widest: '0.000', key: 'shannon' },
        { label: 'soil', unit: 'cm', widest: '00.0', key: 'soil' },
        { label: 'mass', unit: 't/ha', widest: '000.0', key: 'mass' },
      ],
      note: true,
    },
  });
  root.addChild(land, clip, soil.staff, sign.root, tools.root, paper.root, chart.root, recorder.root);
  land.mask = clip;

  // ---------------------------------------------------------------- places
  let stage: StageSize | null = null;
  let ground = 0;
  let painted: Succession | null = null;
  let signed = '';
  let letters = 14;
  let corner = { x: 0, y: 0 };
  const paint = (type: Succession): void => {
    if (!stage) return;
    painted = type;
    const size = stage;
    context.paintBehind(stage, (canvas) => paintSite(canvas, theme, size, type, ground));
  };
  const places = {
    site: {
      lay(box: Box, type: TypeSizes) {
        if (!stage) return;
        const wide = stage.layout === 'wide';
        const { bleed } = stage;
        // The strip reaches a little behind what stands beside it, and to the edge of what is seen.
        const left = bleed.x;
        const right = wide ? box.x + box.width + 10 : bleed.x + bleed.width;
        ground = box.y + box.height * SITE.ground;
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
        letters = type.text;
        corner = { x: box.x + 4, y: box.y + 1.1 * letters };
        signed = '';
      },
    },
    sheet: {
      lay(box: Box, type: TypeSizes) {
        chart.lay(paper.lay(box), type);
      },
    },
    recorder,
  };
  let before = 0;
  let year = 0;
  let fires: number | null = null;
  const x = new Float32Array(KEPT);
  for (let n = 0; n < KEPT; n++) x[n] = n / KEPT_PER_YEAR;
  const sums = GROUPS.map(() => new Float32Array(KEPT));
  const soils = new Float32Array(KEPT);

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14, 12), next.type);
      paint(painted ?? 'Primary');
    },

    draw(frame, now) {
      const { view, params, fields, shown, running, readings } = frame;
      const seconds = reducedMotion ? MOST_PAUSE : Math.min(MOST_PAUSE, Math.max(0, (now - before) / 1000));
      before = now;
      if (params.type !== painted) paint(params.type);
      plants.plant(params.type, view.look);
      const age = view.burned;
      const atFire = age === null ? 0 : Math.max(0, Math.round(view.kept - 1 - age * KEPT_PER_YEAR) - 1);
      const stood = (fields.past[atFire] ?? 0) + (fields.past[KEPT + atFire] ?? 0);
      plants.grow(view.covers, age === null ? 0 : stood * Math.max(0, 1 - age / STEMS));
      animals.draw(view.covers, now, running && !reducedMotion);
      soil.set(view.soil, age === null ? 0 : Math.max(0, 0.85 * (1 - age / ASH)));
      if (age !== null && (fires === null || age < fires) && age < 0.5 && !reducedMotion) {
        flames.light();
        context.sound('whoosh');
      }
      fires = age;
      tools.move(now);
      if (flames.tick(seconds)) context.redraw();

      const words = `Year ${Math.floor((readings.year ?? 0) + 1e-6)}: ${shown.dominant_stage.text}`;
      if (words !== signed) {
        signed = words;
        sign.paint(words, letters);
        sign.root.position.set(corner.x + sign.size.width / 2, corner.y);
      }
      if (view.kept < year) years.reset();
      year = view.kept;
      const count = Math.min(KEPT, view.kept);
      for (let n = 0; n < count; n++) {
        let sum = 0;
        for (let g = GROUPS.length - 1; g >= 0; g--) {
          sum += 100 * (fields.past[g * KEPT + n] ?? 0);
          const own = sums[g];
          if (own) own[n] = sum;
        }
        soils[n] = 100 * (fields.past[GROUPS.length * KEPT + n] ?? 0);
      }
      chart.domain({ x: years.hold((count - 1) / KEPT_PER_YEAR) });
      GROUPS.forEach((group, g) => {
        const own = sums[g];
        if (own) chart.marks[group].columns(x, own, count);
      });
      chart.marks.soil.columns(x, soils, count);
      recorder.set('shannon', shown.shannon_index.text);
      recorder.set('soil', shown.soil_depth_cm.text);
      recorder.set('mass', shown.biomass_t_ha.text);
      recorder.note(String(readings.dominant_stage ?? ''));
    },

    describe({ params, shown, hidden, view }) {
      const site = hidden.has('type') ? 'A site' : params.type === 'Primary' ? 'A moraine' : 'An abandoned field';
      const covers = GROUPS.map((group, g) => `${NAMES[g]} ${shown[`cover_${group}`].text} %`)
        .reverse()
        .join(', ');
      const fire = view.burned === null ? '' : ` It burned ${view.burned.toFixed(0)} years ago.`;
      return `${site} in year ${shown.year.text}: ${shown.dominant_stage.text}. Covers: ${covers}. The soil is ${shown.soil_depth_cm.text} cm deep, H′ is ${shown.shannon_index.text}.${fire}`;
    },

    destroy: () => root.destroy({ children: true }),
  };
};

import { Container, Graphics } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createMeasuringTape } from './measuring-tape';
import { life as meadow } from './meadow-life';
import type { HabitatLife } from './habitat-life';
import { createOrganisms } from './organisms';
import type { Pin } from './organism-pins';
import { createQuadratCloseup } from './quadrat-closeup';
import { createQuadratFrame } from './quadrat-frame';
import { life as rainforest } from './rainforest-life';
import { life as rockPool } from './rock-pool-life';
import { createFrameCounts, createSpeciesSheet } from './sampling-plots';
import { createSpeciesKey } from './species-key';
import { createSurveyMap } from './survey-map';
import { createTallySheet } from './tally-sheet';
import { life as wheatField } from './wheat-field-life';

const TYPE = { small: 12, text: 14, figures: 26 } as const;
const none = (): void => {};

const turf = (width: number, height: number): Graphics => new Graphics().rect(0, 0, width, height).fill(0x7a994c);

/** Nine organisms in and around a frame of 1 m at (10, 10). */
const individuals = {
  x: [10.2, 10.5, 10.8, 10.3, 10.7, 10.15, 10.5, 10.92, 9.97],
  y: [10.2, 10.25, 10.15, 10.55, 10.5, 10.8, 10.85, 10.75, 10.4],
  species: [0, 1, 2, 4, 8, 12, 15, 9, 6],
};

function closeup(context: StageContext, pins: readonly Pin[], selected: number): Container {
  const root = new Container();
  const organisms = createOrganisms();
  const made = createQuadratCloseup(context, { organisms, choose: none, name: none, say: () => '' });
  made.lay({ x: 10, y: 10, side: 280 });
  made.show(meadow, { x: 10, y: 10, side: 1 }, individuals);
  pins.forEach((pin, place) => made.pin(place, pin));
  made.select(selected);
  root.addChild(turf(300, 300), made.root);
  root.once('destroyed', () => organisms.destroy());
  return root;
}

function map(context: StageContext, laid: number, counted: number, side: number): Container {
  const root = new Container();
  const made = createSurveyMap(context, { plot: 50, choose: none, place: none, redraw: none });
  made.lay({ x: 40, y: 10, side: 250 }, 18, true, [60, 306]);
  made.show([5, 40, 0, 0, 20, 12, 0, 0, 38, 30, 0, 0], laid, counted, side, 0);
  made.select(laid - 1);
  const ground = turf(250, 250);
  ground.position.set(40, 10);
  root.addChild(ground, made.root);
  return root;
}

function key(context: StageContext, life: HabitatLife): Container {
  const root = new Container();
  const organisms = createOrganisms();
  const made = createSpeciesKey(context, { organisms, name: none, redraw: none });
  made.show(life);
  made.lay({ x: 10, y: 10, width: 220, height: 330 }, TYPE);
  root.addChild(made.root);
  root.once('destroyed', () => organisms.destroy());
  return root;
}

const sample = [7, 5, 3, 2, 2, 1, 1, 1];
const community = Array.from({ length: 18 }, (_, rank) => 1508 * 0.75 ** rank);

export const specimens: readonly Specimen[] = [
  {
    part: 'Survey map',
    states: [
      { name: 'no frame yet', width: 330, height: 330, create: (context) => map(context, 0, 0, 1) },
      { name: 'three frames, two counted', width: 330, height: 330, create: (context) => map(context, 3, 2, 2) },
      { name: 'frames of 5 m', width: 330, height: 330, create: (context) => map(context, 3, 3, 5) },
    ],
  },
  {
    part: 'Measuring tape',
    states: [
      {
        name: 'lying and upright',
        width: 380,
        height: 300,
        create(context) {
          const root = new Container();
          for (const upright of [false, true]) {
            const tape = createMeasuringTape(context, upright);
            tape.lay(280, 19, 50, true);
            tape.root.position.set(50, upright ? 290 : 200);
            root.addChild(tape.root);
          }
          return root;
        },
      },
    ],
  },
  {
    part: 'Quadrat frame',
    states: [
      {
        name: 'large and small',
        width: 330,
        height: 230,
        create(context) {
          const root = new Container();
          for (const [side, slat, x] of [
            [180, 11, 20],
            [18, 5, 240],
          ] as const) {
            const frame = createQuadratFrame(context);
            frame.lay(side, slat);
            frame.root.position.set(x, 24);
            root.addChild(frame.root);
          }
          return root;
        },
      },
    ],
  },
  {
    part: 'Quadrat close-up',
    states: [
      { name: 'as it lies', width: 300, height: 300, create: (context) => closeup(context, [], -1) },
      {
        name: 'pinned by the recorder',
        width: 300,
        height: 300,
        create: (context) => closeup(context, ['recorder', 'recorder', 'recorder', 'none', 'recorder'], 2),
      },
      {
        name: 'counted by hand and checked',
        width: 300,
        height: 300,
        create: (context) => closeup(context, ['right', 'wrong', 'mine', 'missed', 'right'], 3),
      },
    ],
  },
  {
    part: 'Species key',
    states: Object.entries({ meadow, 'rock pool': rockPool, 'wheat field': wheatField, rainforest }).map(
      ([name, life]) => ({
        name,
        width: 240,
        height: 350,
        create: (context) => key(context, life),
      }),
    ),
  },
  {
    part: 'Tally sheet',
    states: [
      ['empty', []],
      ['a few', sample.slice(0, 4)],
      ['more than there is room for', [24, 20, ...sample]],
    ].map(([name, counts]) => ({
      name: name as string,
      width: 220,
      height: 180,
      create(context) {
        const sheet = createTallySheet(context);
        sheet.lay({ x: 10, y: 10, width: 200, height: 160 }, TYPE);
        sheet.set(
          'Quadrat 3 of 10',
          (counts as readonly number[]).map((count, k) => ({ name: `Species ${k + 1}`, count })),
        );
        return sheet.root;
      },
    })),
  },
  {
    part: 'Sampling plots',
    states: [
      {
        name: 'ranks and species found beside the whole plot, Chao1',
        width: 380,
        height: 160,
        create(context) {
          const made = createSpeciesSheet(context);
          made.lay({ x: 10, y: 10, width: 360, height: 140 }, TYPE);
          made.draw({ counts: sample, found: [3, 4, 6, 6, 7, 8], planned: 10, chao1: 11, whole: community });
          return made.root;
        },
      },
      {
        name: 'individuals in each frame',
        width: 400,
        height: 120,
        create(context) {
          const made = createFrameCounts(context);
          made.lay({ x: 10, y: 10, width: 380, height: 100 }, TYPE);
          made.draw([0, 2, 2, 3, 1, 5, 2, 4], 2.4);
          return made.root;
        },
      },
    ],
  },
];

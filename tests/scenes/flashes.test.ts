/**
 * Nothing large flashes (WCAG 2.2, success criterion 2.3.1: three flashes a second at most over a quarter of the sight). A quarter of a
 * stage can change its brightness in two ways only. A shape that large gets another tint, opacity or fill: these are looked at here, in
 * every scene, at its opening inputs and with every number at its most, at its own rate and at the highest speed. Or a picture is
 * painted anew in its place, again and again: which scenes do that at all is found here as well, and stands below with why it does not
 * flash. It takes a minute of a processor.
 */
import { type Container, Graphics, Sprite, TextureSource } from 'pixi.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type AnyEntry, defaultInputs } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { RunInputs } from '../../engine/inputs';
import { type SimulationKey, simulations } from '../../engine/registry';
import { SimulationHost } from '../../engine/runtime/host';
import { appliesOf, nearestInputs } from '../../engine/runtime/inputs';
import type { CreateScene, StageSize } from '../../src/scenes/contract';
import { SPEEDS } from '../../src/bench/run/store';
import { stageSize } from '../../src/bench/stage/stage-size';
import { scenes } from '../../src/scenes/registry.generated';
import { MOST_FLASHES, mostFlashes } from './most-flashes';
import { everything, factsOf, frameOf, stubCanvas, stubContext } from './stage-stub';

beforeAll(stubCanvas);

const STAGE = stageSize(1000, 440);
const FRAMES_A_SECOND = 20;
const SECONDS = 2;
/** Changes a second that are three flashes. */
const SELDOM = 6;
/** The most steps of a model that are done for one picture: beyond it a run is shown slower than it goes. */
const MOST_STEPS = 2000;

/** Scenes that paint a picture anew more than six times a second, and what keeps it from flashing. */
const REPAINTED: Readonly<Record<string, string>> = {
  bio5: 'Cells swell or shrink one way.',
  chem10: 'The solvent climbs, and the spots with it.',
  cryotem: 'What was exposed adds up.',
  ctscanner: 'What was seen from each side is added to the picture.',
  es3: 'Smoke that is too fast to follow is blurred: its own test counts the flashes.',
  mmb3: 'The lawn grows over the plate once.',
  ms6: 'Rust spreads one way.',
  phy10:
    'SlowPicture shows waves too fast to follow by single moments, all fast ones where motion is reduced: its own test counts them.',
  phy11: 'Heat spreads along the bar one way.',
  ultrasound: 'The live picture stays as bright as it is: only its grain moves.',
};
/** Relative brightness of a colour, 0 to 1, as WCAG has it. */
function brightness(colour: number): number {
  const [r = 0, g = 0, b = 0] = [16, 8, 0].map((shift) => {
    const part = ((colour >> shift) & 0xff) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const opacityOf = (object: Container): number => {
  let alpha = 1;
  for (let at: Container | null = object; at; at = at.parent) alpha *= at.visible ? at.alpha : 0;
  return alpha;
};

/** Local size that covers a quarter of the stage. */
const quarterOf = (object: Container, { width, height }: StageSize): number => {
  const { a, b, c, d } = object.getGlobalTransform();
  return (width * height) / 4 / Math.max(1e-9, Math.abs(a * d - b * c));
};

/** How bright what an object has of large shapes is; null where it has none. */
function shownBy(object: Container): number | null {
  if (!(object instanceof Graphics || object instanceof Sprite)) return null;
  const least = quarterOf(object, STAGE);
  const { width, height } = object.getLocalBounds();
  if (width * height < least) return null;
  const seen = opacityOf(object) * brightness(Number(object.tint));
  if (object instanceof Sprite) return seen;
  const fills = object.context.instructions.flatMap((each) => {
    if (each.action !== 'fill') return [];
    const { style, path } = each.data;
    const box = path.shapePath.bounds;
    return box.width * box.height < least ? [] : [style.alpha * brightness(Number(style.color))];
  });
  return fills.length === 0 ? null : seen * (fills.reduce((sum, each) => sum + each, 0) / fills.length);
}

const atMost = (entry: AnyEntry): RunInputs =>
  nearestInputs(entry, {
    ...defaultInputs(entry),
    ...Object.fromEntries(entry.inputs.flatMap((input) => ('max' in input ? [[input.id, input.max]] : []))),
  }).inputs;

/** Two seconds of the display, of a run at so many times the rate of a bench: flashes of the large shapes, and how many pictures a second were painted anew. */
async function watched(entry: AnyEntry, inputs: RunInputs, speed: number) {
  const { simulation } = await simulations[entry.simulation]();
  const host = new SimulationHost({ simulation, inputs, applies: appliesOf(entry), seed: 1, grade: 'school' });
  const { createScene } = (await scenes[entry.simulation]()) as unknown as { createScene: CreateScene<SimulationKey> };
  const scene = createScene(stubContext(undefined, factsOf(entry, host.simulation)).context);
  scene.resize(STAGE);
  if (entry.runAction) host.act(entry.runAction);
  for (const action of entry.mainActions.slice(0, 3)) host.act({ do: action });
  const brightnesses = new Map<Container, number[]>();
  const update = vi.spyOn(TextureSource.prototype, 'update');
  let painted = 0;
  for (let frame = 0; frame < FRAMES_A_SECOND * SECONDS; frame++) {
    const steps = (speed * host.rate) / FRAMES_A_SECOND / host.simulation.dt;
    host.advance(Math.min(MOST_STEPS, Math.max(1, Math.round(steps))));
    update.mockClear();
    scene.draw(frameOf(host), 16 + (frame * 1000) / FRAMES_A_SECOND);
    if (update.mock.calls.length > 0) painted++;
    for (const object of everything(scene.root)) {
      const shown = shownBy(object);
      if (shown === null) continue;
      const values = brightnesses.get(object) ?? [];
      values.push(shown);
      brightnesses.set(object, values);
    }
  }
  update.mockRestore();
  const flashing = [...brightnesses].flatMap(([{ label }, values]) =>
    mostFlashes(values, FRAMES_A_SECOND) > MOST_FLASHES ? [label] : [],
  );
  scene.destroy();
  return { flashing, painted: painted / SECONDS };
}

describe('the measure', () => {
  const times = Array.from({ length: FRAMES_A_SECOND * SECONDS }, (_, n) => n / FRAMES_A_SECOND);
  it('finds what flashes five times a second, and lets pass what swings twice', () => {
    const swing = (hertz: number) => times.map((time) => 0.5 + 0.5 * Math.sin(2 * Math.PI * hertz * time));
    expect(mostFlashes(swing(5), FRAMES_A_SECOND)).toBeGreaterThan(MOST_FLASHES);
    expect(mostFlashes(swing(2), FRAMES_A_SECOND)).toBeLessThanOrEqual(MOST_FLASHES);
  });

  it('sees a large shape that is tinted, and no small one', () => {
    const wall = new Graphics().rect(0, 0, 600, 400).fill(0xffffff);
    expect(shownBy(wall)).toBeCloseTo(1);
    wall.tint = 0x000000;
    expect(shownBy(wall)).toBe(0);
    expect(shownBy(new Graphics().rect(0, 0, 60, 40).fill(0xffffff))).toBeNull();
  });
});

describe.each(listings.filter(({ entry }) => entry).map((listing) => [listing.id, listing] as const))(
  'the stage of %s',
  (id, listing) => {
    it('has nothing large that flashes', { tags: ['rest'] }, async () => {
      const { entry } = (await listing.entry?.()) ?? {};
      if (!entry) throw new Error('the entry has gone');
      for (const inputs of [defaultInputs(entry), atMost(entry)]) {
        for (const speed of [1, Math.max(...SPEEDS)]) {
          const { flashing, painted } = await watched(entry, inputs, speed);
          expect(flashing, `${speed} times`).toEqual([]);
          if (!(id in REPAINTED))
            expect(painted, `painted anew each second, ${speed} times`).toBeLessThanOrEqual(SELDOM);
        }
      }
    });
  },
);

/** No scene shows what a link hides: each hidden input of each bench is drawn with two values, which takes a quarter of a minute. */
import { type Container, Graphics, Text } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyEntry, defaultInputs } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { InputDef, InputValue } from '../../engine/inputs';
import { type SimulationKey, simulations } from '../../engine/registry';
import { SimulationHost } from '../../engine/runtime/host';
import { appliesOf, nearestInputs } from '../../engine/runtime/inputs';
import { withheldReadings } from '../../engine/runtime/withheld';
import { benchFacts } from '../../src/bench/stage/bench-facts';
import { SceneHandles } from '../../src/bench/stage/scene-handles';
import { standInsOf } from '../../src/bench/stage/stand-ins';
import { type Actors, masked, Veil } from '../../src/bench/stage/veil';
import type { CreateScene, SceneContext } from '../../src/scenes/contract';
import { everything, frameOf, sizes, stubCanvas, stubContext } from './stage-stub';

beforeAll(stubCanvas);

describe('where two texts differ', () => {
  it('a question mark stands for the number, the word or, where they are built differently, the whole', () => {
    expect(masked('R1 of 100 ohms, 6.0 V', 'R1 of 101 ohms, 6.0 V')).toBe('R1 of ? ohms, 6.0 V');
    expect(masked('in series', 'in parallel')).toBe('in ?');
    expect(masked('with air', 'without any air')).toBe('?');
    expect(masked('−3.5 °C', '3.5 °C')).toBe('? °C');
    expect(masked('the same', 'the same')).toBe('the same');
  });
});

/** Two values of an input: both unlike the neutral one that stands on the stage, where it has more than two. */
function valuesOf(input: InputDef): readonly [InputValue, InputValue] | null {
  // What the stage is built of can be counted and seen: only names are covered.
  if (input.apparatus && input.type !== 'select') return null;
  switch (input.type) {
    case 'number':
    case 'slider': {
      const { min, max, step = (max - min) / 50 } = input;
      const at = (part: number): number =>
        Number((min + Math.max(1, Math.round((part * (max - min)) / step)) * step).toPrecision(10));
      return [at(0.61), at(0.83)];
    }
    case 'select': {
      const [a, b] =
        input.options.length > 2 ? input.options.filter((option) => option !== input.defaultValue) : input.options;
      return a !== undefined && b !== undefined ? [a, b] : null;
    }
    case 'checkbox':
      return [true, false];
    case 'text':
      return null;
  }
}

interface Seen {
  /** What was written on the stage and told of it, at each look. */
  readonly looks: readonly (readonly string[])[];
  /** What the instruments show: a measured value may be that of the input. */
  readonly measured: ReadonlySet<string>;
}

/** A run in which the input has this value, and its veiled stage. `withheld`: readings without a value in it. */
async function staged(entry: AnyEntry, input: InputDef, value: InputValue, withheld: readonly string[] = []) {
  const { simulation } = await simulations[entry.simulation]();
  const { inputs } = nearestInputs(entry, { ...defaultInputs(entry), [input.id]: value });
  const { scenes } = await import('../../src/scenes/registry.generated');
  const { createScene } = (await scenes[entry.simulation]()) as unknown as { createScene: CreateScene<SimulationKey> };
  const host = new SimulationHost({
    simulation,
    inputs,
    applies: appliesOf(entry),
    seed: 1,
    grade: 'school',
    withheld,
  });
  const actors = (): Actors => {
    const handles = new SceneHandles();
    const texts: Text[] = [];
    const { context } = stubContext(undefined, benchFacts(entry, inputs, simulation.actions, {}));
    const scene = createScene({
      ...context,
      text: (options) => {
        const text = context.text(options);
        texts.push(text);
        return text;
      },
      handle: (def) => handles.create(def),
    } as SceneContext<SimulationKey>);
    return { scene, texts: () => texts, handles, draw: (frame, now) => scene.draw(frame, now) };
  };
  const on = actors();
  const veil = new Veil(standInsOf(entry.inputs, [input.id]), on, actors());
  const size = sizes[2];
  if (!size) throw new Error('no size');
  veil.resize(size);
  return { simulation, host, on, veil };
}

async function seen(entry: AnyEntry, input: InputDef, value: InputValue): Promise<Seen> {
  const { simulation, host, on, veil } = await staged(entry, input, value);
  const looks: (readonly string[])[] = [];
  const measured = new Set<string>();
  const note = (now: number): void => {
    const frame = frameOf(host);
    veil.draw(frame, now);
    for (const { text } of Object.values(host.shown())) measured.add(text);
    const told = veil.cover(on.handles.take());
    looks.push([
      ...on.texts().map(({ text }) => text),
      veil.describe(frame),
      ...told.map((change) => (change.is === 'state' || change.is === 'rename' ? JSON.stringify(change) : '')),
    ]);
  };
  note(16);
  if (entry.runAction) host.act(entry.runAction);
  for (const action of entry.mainActions.slice(0, 3)) {
    host.act({ do: action });
    host.advance(Math.max(1, Math.round(0.5 / simulation.dt)));
    note(32);
  }
  on.scene.destroy();
  veil.destroy();
  return { looks, measured };
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
const worthOf = (number: string | undefined): number => Number(number?.replaceAll(',', ''));

/** A text without its numbers. */
const wordsIn = (text: string): string => text.replaceAll(/[-−+<>≈]?\s?\d+(?:[.,:]\d+)*/g, '#');

/** The sentences and lines of one text that the other has not, numbers aside. What gives a measured value, or none, may differ. */
function told(text: string, other: string, measured: ReadonlySet<string>): readonly string[] {
  const parts = (of: string): readonly string[] => of.split(/(?<=[.!?])\s|\n/);
  const others = new Set(parts(other).map(wordsIn));
  return parts(text).filter(
    (part) =>
      !others.has(wordsIn(part)) && !part.includes('–') && !numbersIn(part).some((number) => measured.has(number)),
  );
}

/** One of two values stands on the stage itself: any difference tells which it is. */
const isEither = (input: InputDef): boolean =>
  !input.apparatus && (input.type === 'checkbox' || (input.type === 'select' && input.options.length === 2));

/** Whether a word, words or a number stand in a text, not as a part of others: an option may be one letter. */
const says = (text: string, words: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\d]|\d[.,])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d]|[.,]\d)`,
    'iu',
  ).test(text);

/** Texts that say the one value in the one run and the other in the other. */
function leaks(
  input: InputDef,
  first: Seen,
  second: Seen,
  [a, b]: readonly [InputValue, InputValue],
): readonly string[] {
  return first.looks.flatMap((texts, look) =>
    texts.filter((text, index) => {
      const other = second.looks[look]?.[index] ?? '';
      // Words that both runs share tell nothing, whatever letters they contain.
      if (text === other) return false;
      // What another substance or order does may be seen once the run goes; what a thing is that is there or not may not.
      if (isEither(input) && (look === 0 || input.type === 'checkbox'))
        return told(text, other, first.measured).length > 0 || told(other, text, second.measured).length > 0;
      if (typeof a === 'string') return says(text, a) && says(other, String(b));
      const others = numbersIn(other);
      return numbersIn(text).some(
        (number, at) =>
          worthOf(number) === a &&
          worthOf(others[at]) === b &&
          !(first.measured.has(number) && second.measured.has(others[at] ?? '')),
      );
    }),
  );
}

const built = listings.filter(({ entry }) => entry);
const cases = (
  await Promise.all(
    built.map(async (listing) => {
      const loaded = await listing.entry?.();
      return (loaded?.entry.inputs ?? []).flatMap((input) => {
        const values = valuesOf(input);
        return loaded && values ? [[listing.id, input.id, loaded.entry, input, values] as const] : [];
      });
    }),
  )
).flat();

describe('a choice that the stage is built for', () => {
  it('is named by no option: one name that is missing would tell', async () => {
    const [, , entry, input] = cases.find(([id, name]) => id === 'phy11' && name === 'material') ?? [];
    if (!entry || input?.type !== 'select') throw new Error('no rod');
    const { looks } = await seen(entry, input, 'Glass');
    expect(input.options.filter((option) => looks.flat().some((text) => says(text, option)))).toEqual([]);
  });
});

describe('flowers whose dominance is hidden', () => {
  it('have the looks that are counted, on axes with figures', async () => {
    const [, , entry, input] = cases.find(([id, name]) => id === 'bio7' && name === 'dominance') ?? [];
    if (!entry || !input) throw new Error('no dominance');
    const { simulation, host, on, veil } = await staged(entry, input, 'Incomplete');
    veil.draw(frameOf(host), 0);
    expect(on.texts().map(({ text }) => text)).not.toContain('?');
    host.act({ do: 'cross' });
    host.advance(Math.round(2 / simulation.dt));
    veil.draw(frameOf(host), 16);
    expect(veil.describe(frameOf(host))).toMatch(/\d+ red, \d+ pink, \d+ white/);
    on.scene.destroy();
    veil.destroy();
  });
});

/** Figures at axes and scales, and what instruments do not show. */
const figuresOf = ({ looks, measured }: Seen): readonly string[] =>
  (looks[0] ?? []).filter((text) => /^[−-]?\d[\d,.]*$/.test(text) && !measured.has(text));

describe('the axes of a chart, before anything has moved,', () => {
  it.each([
    ['phy3', 'gravity'],
    ['phy7', 'mass'],
    ['phy7', 'spring_constant'],
    ['es1', 'river_bod'],
    ['es1', 'waste_bod'],
  ])('have the same ends in %s whatever a hidden %s is', async (id, name) => {
    const [, , entry, input, values] = cases.find(([bench, hidden]) => bench === id && hidden === name) ?? [];
    if (!entry || !input || !values) throw new Error(`no ${name}`);
    const [first, second] = [await seen(entry, input, values[0]), await seen(entry, input, values[1])];
    expect(figuresOf(first).length).toBeGreaterThan(0);
    expect(figuresOf(first)).toEqual(figuresOf(second));
  });
});

/** Numbers and words of what was drawn, to a millionth of a stage unit: no gradients and textures. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(6));
  const kept =
    value === null ||
    typeof value !== 'object' ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype;
  return kept ? value : null;
}

/** Forms that a pen drew, with their colours. */
const drawnBy = ({ context }: Graphics): string =>
  JSON.stringify(
    context.instructions.map(({ action, data }) =>
      'path' in data
        ? [action, data.style.color, data.style.alpha, data.path.instructions.map((step) => [step.action, step.data])]
        : action,
    ),
    plain,
  );

/** What is seen of a part of the stage: places, forms, tones and words. */
function pictureOf(part: Container): readonly string[] {
  if (!part.visible || part.alpha === 0) return [];
  const { position, scale, rotation, alpha, tint } = part;
  const at = [position.x, position.y, scale.x, scale.y, rotation, alpha, tint].map((number) => number.toFixed(3));
  const drawn = part instanceof Graphics ? drawnBy(part) : part instanceof Text ? part.text : '';
  return [`${part.label} ${at.join(' ')} ${drawn}`, ...part.children.flatMap((child) => pictureOf(child))];
}

describe('the picture, before anything was done,', () => {
  it.each([
    ['phy11', 'hot_temp', 'chart'],
    ['phy11', 'insulated', 'heat conduction'],
    ['ms5', 'material', 'Haigh sheet'],
    ['ms5', 'surface', 'Fatigue test'],
    ['mmb10', 'phage', 'one-step growth'],
    ['mmb10', 'moi', 'one-step growth'],
    ['mmb10', 'density', 'culture'],
    ['mlab4', 'patient', 'glucose tolerance test'],
    ['ms8', 'specimen_type', 'Scanning electron microscope'],
    ['ms8', 'energy', 'Scanning electron microscope'],
    ['es5', 'biomass_density', 'deforestation'],
    ['es5', 'root_shoot', 'deforestation'],
    ['es6', 'temperature', 'line'],
    ['es6', 'salinity', 'line'],
    ['xray', 'beam', 'X-ray room'],
    ['mri', 'sequence', 'MRI room'],
    ['mri', 'te', 'MRI room'],
    ['mri', 'echo_train', 'MRI room'],
    ['mri', 'implant', 'MRI room'],
    ['bio5', 'solution', 'osmosis'],
    ['phy8', 'fluid_density', 'buoyancy'],
    ['pet-scanner', 'uptake_time', 'PET room'],
  ])('is the same in %s whatever a hidden %s is: %s', async (id, name, label) => {
    const [, , entry, input, values] = cases.find(([bench, hidden]) => bench === id && hidden === name) ?? [];
    if (!entry || !input || !values) throw new Error(`no ${name}`);
    const [first, second] = await Promise.all(
      values.map(async (value) => {
        const { host, on, veil } = await staged(entry, input, value, withheldReadings(entry.tells, [name]));
        veil.draw(frameOf(host), 16);
        const parts = everything(on.scene.root).filter((part) => part.label === label);
        const picture = parts.flatMap(pictureOf);
        on.scene.destroy();
        veil.destroy();
        return picture;
      }),
    );
    expect(first?.length).toBeGreaterThan(0);
    expect(first).toEqual(second);
  });
});

describe.each(cases)('%s keeps a hidden %s', (id, _input, entry, input, values) => {
  // One input of each bench in the gate, all of them in the rest.
  const tags = cases.find(([known]) => known === id)?.[1] === input.id ? [] : ['rest'];
  it('off its words and handles', { tags }, async () => {
    const [first, second] = [await seen(entry, input, values[0]), await seen(entry, input, values[1])];
    expect(leaks(input, first, second, values)).toEqual([]);
  });
});

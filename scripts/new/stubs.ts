/**
 * The files of a new bench: they compile, run and draw, and say where something is to be written with the words "Write here", which
 * `npm run check` refuses.
 */
import type { NewBench } from './bench';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const card = ({ title, simulation, shelf, name, place }: NewBench): string => `import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: ${quoted(title)},
  simulation: ${quoted(simulation)},
  model: '${shelf}/${name}',
  scene: '${shelf}/${name}',${place === null ? '' : `\n  place: ${place},`}
  objective: 'Write here in one sentence what a learner finds out with it.',
  picture: { query: 'actions=0:start', until: 5 },
};
`;

const model = (): string => `/**
 * Write here: the equations with their sources, how they are solved, what is assumed and what is left out.
 */
import { defineSimulation, type Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';

export interface Params {
  readonly rate: Quantity<'1/s'>;
}

interface State {
  readonly started: boolean;
  readonly amount: number;
}

export const simulation = defineSimulation<Params, State>()({
  version: 1,
  dt: 0.01,
  rate: 1,
  readings: {
    amount: {
      label: 'Amount',
      unit: '1',
      instrument: {
        name: 'Write here: the instrument and its range',
        updateInterval: 0.5,
        school: { resolution: 0.01, gain: rectangular(0.01), source: 'Write here: maker and tolerance, rectangular' },
        research: { resolution: 0.001, gain: rectangular(0.001), source: 'Write here: maker and tolerance, rectangular' },
      },
    },
  },
  actions: { start: { label: 'Start' } },
  fields: () => ({}),
  init: () => ({ started: false, amount: 1 }),
  step: (state, { rate }, { dt }) => (state.started ? { ...state, amount: state.amount * Math.exp(-rate * dt) } : state),
  act: (state) => ({ state: { ...state, started: true } }),
  done: ({ amount }) => amount < 0.001,
  read: ({ amount }) => ({ amount }),
  view: ({ started }) => ({ started }),
});
`;

const entry = ({ id, simulation, shelf }: NewBench): string => {
  const instrument = shelf === 'instruments';
  const define = instrument ? 'defineInstrument' : 'defineExperiment';
  return `import { ${define} } from '../define';

export const entry = ${define}({
  id: '${id}',
  simulation: '${simulation}',
  texts: () => import('./${id}.texts'),${instrument ? "\n  description: 'Write here what the instrument is for.',\n  samples: []," : ''}
  inputs: [
    { id: 'rate', label: 'Rate', type: 'slider', unit: '1/s', applies: 'live', defaultValue: 0.5, min: 0.1, max: 2, step: 0.1 },
  ],
  runAction: { do: 'start' },
  finds: [
    {
      id: 'rate',
      label: 'Rate',
      unit: '1/s',
      value: (inputs) => Number(inputs['rate']),
      tolerance: 0.05,
      source: 'Write here where the true value comes from.',
    },
  ],
  mainReadings: ['amount'],
  mainActions: ['start'],
  plot: { x: { column: 'time' }, y: { column: 'amount', transform: 'ln' }, sampleEvery: 0.1 },
  procedure: [
    { text: 'Write here: set the rate to 0.5 and start.', done: { did: 'start' } },
    { text: 'Write here: record four times.', done: { recorded: 4 } },
    { text: 'Write here: what is done badly on purpose, and what comes of it.', done: { recorded: 5 }, badly: true },
  ],
  demo: [
    { at: 0, set: { rate: 1 }, says: 'Write here what is done first.' },
    { at: 1, do: 'start', says: 'Write here what is seen.' },
    { at: 3, do: 'record_point', says: 'Write here what the row shows.' },
  ],
});
`;
};

const texts = (): string => `import type { EntryTexts, ModelNotes } from '../define';

export const theory = \`
Write here the theory: an amount falls as $a = \\\\mathrm e^{-kt}$.
\`;

export const misconceptions: EntryTexts['misconceptions'] = [
  { believed: 'Write here what is often believed.', instead: 'Write here what the experiment shows instead.' },
];

export const model: ModelNotes = {
  equations: [{ tex: '\\\\dot a = -k a', says: 'Write here what the equation says.' }],
  assumptions: ['Write here what is assumed.'],
  validity: 'Write here for which settings the model holds, and how well.',
  parameters: [],
  sources: ['Write here: author, title, publisher, place (2000), page. More than thirty letters and a year.'],
};
`;

const teaching = (): string => `import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Write here what learners know or can do afterwards.',
  level: 'Write here for whom it is, and what they should bring.',
  time: 'Write here how long it takes, and where it may be cut.',
  preparation: 'Write here what is prepared before the lesson.',
  goesWrong: [
    { what: 'Write here what goes wrong first.', remedy: 'Write here what helps.' },
    { what: 'Write here what goes wrong as well.', remedy: 'Write here what helps.' },
  ],
  questions: [
    { question: 'Write here a first question?', answer: 'Write here its answer.' },
    { question: 'Write here a second question?', answer: 'Write here its answer.' },
    { question: 'Write here a third question?', answer: 'Write here its answer.' },
  ],
};
`;

const worked = (): string => `import type { Worked } from '../worked';

/** Write here what is done for each step of the procedure. */
export const worked: Worked = {
  minutes: 5,
  steps: [
    [{ set: { rate: 0.5 } }, { do: 'start', says: 'Write here what is told of it.' }],
    [1, 1, 1, 1].flatMap((seconds) => [{ wait: seconds }, { record: 1 }]),
    [{ record: 1 }],
  ],
};
`;

const scene = ({ title, simulation }: NewBench): string => `/** Write here what stands on the stage. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, room as empty, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';

const ARRANGEMENT: Arrangements<'meter' | 'control'> = {
  wide: column(grow(1, empty), grow(2, 'meter'), grow(2, 'control')),
  tall: column(grow(1, 'meter'), grow(1, 'control')),
};

export const createScene: CreateScene<'${simulation}'> = (context) => {
  const root = new Container({ label: ${quoted(title)} });
  const room = createRoom(context, { kind: 'physics-hall' });
  const meter = createInstrument(context, { title: 'Amount', display: { rows: [{ unit: '1', widest: '0.000' }] } });
  const control = createInstrument(context, { title: 'Rate', knobs: [{ input: 'rate' }] });
  root.addChild(room.root, meter.root, control.root);
  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], { meter, control }, inset(stageBox(stage), 40), stage.type);
      room.resize(stage, stage.height * 0.8);
    },
    draw({ shown }) {
      meter.set(0, shown.amount.text);
    },
    describe: ({ shown }) => \`The amount is \${shown.amount.text}.\`,
    destroy: () => root.destroy({ children: true }),
  };
};
`;

const cases = ({ id }: NewBench): string => `[
 {"experiment": "${id}", "inputs": {"rate": 0.5}, "actions": [{"at": 0, "do": "start"}], "time": 2, "reading": "amount", "expected": 0.36787944, "tolerance": 1e-7, "unit": "1", "source": "Write here the book, page and table that say so"}
]
`;

const law = ({ shelf, name }: NewBench): string => `import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/${shelf}/${name}';
import { benchOf } from '../drive';

const DEFAULTS: Params = { rate: 0.5 };

class Bench extends benchOf(simulation, DEFAULTS) {}

describe('Write here the law', () => {
  it('holds for other settings than those of the published cases', () => {
    const bench = new Bench({ rate: 2 }).run('start').wait(1);
    expect(bench.number('amount')).toBeCloseTo(Math.exp(-2), 9);
  });
});
`;

/** The files of a bench by their names from the project's root. */
export const stubsOf = (bench: NewBench): ReadonlyMap<string, string> => {
  const { id, shelf, name } = bench;
  return new Map([
    [`catalogue/${shelf}/${id}.card.ts`, card(bench)],
    [`engine/${shelf}/${name}.ts`, model()],
    [`src/scenes/${shelf}/${name}/scene.ts`, scene(bench)],
    [`catalogue/${shelf}/${id}.ts`, entry(bench)],
    [`catalogue/${shelf}/${id}.texts.ts`, texts()],
    [`catalogue/${shelf}/${id}.teaching.ts`, teaching()],
    [`catalogue/${shelf}/${id}.worked.ts`, worked()],
    [`tests/reference/${id}.json`, cases(bench)],
    [`tests/engine/${shelf}/${name}.test.ts`, law(bench)],
  ]);
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulationHost } from '../../../engine/runtime/host';
import {
  decodeLink,
  encodeLink,
  eventsOfLog,
  freshRun,
  type LinkedRun,
  type LinkSubject,
  linkedVersion,
  MAX_LINK_LENGTH,
  MOST_EVENTS,
  runCode,
} from '../../../engine/runtime/link';
import { encodeRunFile, readRunFile } from '../../../engine/runtime/run-file';
import { runScript, type ScriptEvent } from '../../../engine/runtime/script';
import { walk, walkInputs, walkSetup } from './toys';

const subject: LinkSubject = {
  id: 'phy9',
  version: 2,
  inputs: [
    {
      id: 'voltage',
      label: 'Voltage',
      applies: 'live',
      type: 'slider',
      unit: 'V',
      defaultValue: 6,
      min: 1,
      max: 12,
      step: 0.5,
    },
    { id: 'ratio', label: 'Ratio', applies: 'live', type: 'number', unit: '1', defaultValue: 0, min: -1, max: 1 },
    {
      id: 'kind',
      label: 'Kind',
      applies: 'live',
      type: 'select',
      options: ['Series', 'Parallel & both', 'Über=1'],
      defaultValue: 'Series',
    },
    { id: 'lamp', label: 'Lamp', applies: 'live', type: 'checkbox', defaultValue: true },
    { id: 'note', label: 'Note', applies: 'live', type: 'text', defaultValue: '' },
    {
      id: 'task',
      label: 'Task',
      applies: 'live',
      type: 'select',
      options: ['Peg Transfer', 'Suture'],
      defaultValue: 'Peg Transfer',
    },
  ],
};
const read = (query: string) => decodeLink(subject, query);
const noticed = (query: string) => read(query).notices.map(({ key, bad, taken }) => [key, bad, taken]);

const anyText = fc.string({ unit: 'binary', maxLength: 12 }).map((each) => each.replaceAll(/\p{Cs}/gu, ''));
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => each + 0);
const ids = fc.subarray(['voltage', 'kind', 'lamp'], { minLength: 0 });
const inputs = fc.record({
  voltage: fc.integer({ min: 2, max: 24 }).map((n) => n / 2),
  ratio: fc.double({ min: -1, max: 1, noNaN: true }).map((each) => each + 0),
  kind: fc.constantFrom('Series', 'Parallel & both', 'Über=1'),
  lamp: fc.boolean(),
  note: anyText,
  task: fc.constantFrom('Peg Transfer', 'Suture'),
});
const at = fc.oneof(
  fc.nat(100_000).map((step) => Number((step * 0.05).toPrecision(15))),
  fc.nat(1e9).map((step) => Number((step / 240).toPrecision(15))),
);
/** Values of actions come back as texts; the host brings them to their kind. */
const event: fc.Arbitrary<ScriptEvent> = fc.oneof(
  fc.record({ at, action: fc.constantFrom('close_switch', 'open').map((name) => ({ do: name })) }),
  fc.record({
    at,
    action: fc.record({ do: fc.constantFrom('dial', 'say'), value: fc.oneof(anyText, number.map(String)) }),
  }),
  fc.record({
    at,
    set: fc
      .record(
        { voltage: fc.constantFrom(1, 2.5, 12), lamp: fc.boolean(), note: anyText },
        { requiredKeys: ['voltage'] },
      )
      .map((patch) => patch),
  }),
);
const run: fc.Arbitrary<LinkedRun> = fc.record({
  inputs,
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  trial: fc.integer({ min: 1, max: 1_000_000 }),
  grade: fc.constantFrom('ideal', 'school', 'research'),
  version: fc.nat(50),
  lock: ids,
  hide: fc.constant([]),
  given: fc.constant([]),
  without: fc.subarray(['before', 'during', 'after', 'own'] as const),
  ask: anyText,
  view: fc.constantFrom('bench', 'full', 'embed', 'projector', 'example'),
  task: anyText,
  events: fc.array(event, { maxLength: 6 }),
});

describe('a run and its link', () => {
  it('are the same thing, both ways', () => {
    fc.assert(
      fc.property(run, (each) => {
        const { link, eventsLeftOut } = encodeLink(subject, each);
        const back = decodeLink(subject, link.slice(1));
        expect(eventsLeftOut).toBe(false);
        expect(back.run).toEqual(each);
        expect(back.notices.filter(({ key }) => key !== 'v')).toEqual([]);
        expect(encodeLink(subject, back.run).link).toBe(link);
      }),
      { numRuns: 500 },
    );
  });

  it('are read alike by the URL standard', () => {
    fc.assert(
      fc.property(run, (each) => {
        const { link } = encodeLink(subject, each, 'https://lab.example/experiment');
        const url = new URL(link);
        expect(url.href).toBe(link.replaceAll("'", '%27'));
        expect(url.searchParams.get('v')).toBe(String(each.version));
        const again = decodeLink(subject, url.searchParams.toString());
        expect(again.run).toEqual(each);
      }),
    );
  });

  it('say only what differs from the defaults, and the version', () => {
    expect(encodeLink(subject, freshRun(subject)).link).toBe('?v=2');
    const changed: LinkedRun = {
      ...freshRun(subject),
      inputs: { ...freshRun(subject).inputs, voltage: 7.5, lamp: false, kind: 'Parallel & both', task: 'Suture' },
      lock: ['voltage', 'kind'],
      events: [
        { at: 0, action: { do: 'close_switch' } },
        { at: 95, action: { do: 'pick', value: '1,4-Dichlorobenzene' } },
        { at: 100, set: { voltage: 2, lamp: true } },
      ],
    };
    expect(encodeLink(subject, changed).link).toBe(
      '?voltage=7.5&kind=Parallel%20%26%20both&lamp=0&input.task=Suture&v=2&lock=voltage,kind' +
        '&actions=0:close_switch~95:pick=1,4-Dichlorobenzene~100:.voltage=2~.lamp=1',
    );
  });

  it('name the trial from the second on; one without is the first', () => {
    const second: LinkedRun = { ...freshRun(subject), seed: 7, trial: 2 };
    expect(encodeLink(subject, second).link).toBe('?seed=7&trial=2&v=2');
    expect(encodeLink(subject, { ...second, trial: 1 }).link).toBe('?seed=7&v=2');
    expect(read('seed=7&v=2').run.trial).toBe(1);
    expect(runCode(subject, second)).not.toBe(runCode(subject, { ...second, trial: 1 }));
    const file = readRunFile(encodeRunFile(subject, second));
    expect(file.is === 'run' && read(file.query).run).toEqual(second);
  });

  it('never fail on a text, however broken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const { run: decoded } = read(query);
        expect(read(encodeLink(subject, decoded).link).notices.filter(({ key }) => key !== 'v')).toEqual([]);
      }),
    );
    expect(encodeLink(subject, { ...freshRun(subject), task: 'a\uD800b' }).link).toBe('?v=2&task=a%EF%BF%BDb');
    expect(read('task=%E0%A4%A').run.task).toBe('%E0%A4%A');
    expect(read('task=a+b').run.task).toBe('a b');
  });
});

describe('an option that sets others besides', () => {
  const preset: LinkSubject = { ...subject, presets: { kind: { 'Über=1': { voltage: 8 } } } };
  const linked = (inputs: LinkedRun['inputs'], hide: readonly string[] = []): LinkedRun => {
    const fresh = freshRun(preset);
    return { ...fresh, hide, inputs: { ...fresh.inputs, ...inputs } };
  };

  it('stands alone in the link where the others follow it, and beside those that do not', () => {
    for (const [voltage, stands] of [
      [8, false],
      [6, true],
    ] as const) {
      const { link } = encodeLink(preset, linked({ kind: 'Über=1', voltage }));
      expect(link.includes('voltage=')).toBe(stands);
      expect(decodeLink(preset, link.slice(1)).run.inputs).toMatchObject({ kind: 'Über=1', voltage });
    }
  });

  it('sets nothing where it is hidden', () => {
    const hidden = linked({}, ['kind']);
    for (let seed = 1; seed < 20; seed++) {
      const { link } = encodeLink(preset, { ...hidden, seed });
      expect(decodeLink(preset, link.slice(1)).run.inputs['voltage']).toBe(6);
    }
  });
});

describe('length', () => {
  const long = (count: number): LinkedRun => ({
    ...freshRun(subject),
    events: Array.from({ length: count }, (_, n) => ({ at: n, action: { do: 'close_switch' } })),
  });

  it('is at most 2,000 characters with the page; else the log is left out, and the link says so', () => {
    const page = 'https://lab.example/x';
    for (let count = 1; count < 200; count++) {
      const { link, eventsLeftOut, tooLong } = encodeLink(subject, long(count), page);
      expect(link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
      expect(tooLong).toBe(false);
      expect(decodeLink(subject, link.slice(page.length)).run.events.length).toBe(eventsLeftOut ? 0 : count);
    }
    expect(encodeLink(subject, long(50), page).eventsLeftOut).toBe(false);
    expect(encodeLink(subject, long(199), page)).toMatchObject({ link: `${page}?v=2`, eventsLeftOut: true });
  });

  it('that even the setup exceeds is told', () => {
    const note = 'A'.repeat(3000);
    const run = { ...freshRun(subject), inputs: { ...freshRun(subject).inputs, note } };
    expect(encodeLink(subject, run)).toMatchObject({ tooLong: true, eventsLeftOut: false });
  });
});

describe('a bad key or value leaves a notice with the key, the value and what was taken', () => {
  it.each<[string, readonly (readonly [string, string, string | null])[]]>([
    ['voltage=99', [['voltage', '99', '12']]],
    ['voltage=2.2', [['voltage', '2.2', '2']]],
    ['voltage=abc', [['voltage', 'abc', '6']]],
    ['kind=Triangle', [['kind', 'Triangle', 'Series']]],
    ['lamp=maybe', [['lamp', 'maybe', '1']]],
    ['input.task=Sew', [['input.task', 'Sew', 'Peg Transfer']]],
    ['current=3', [['current', '3', null]]],
    ['seed=-4', [['seed', '-4', '1']]],
    ['seed=1.5', [['seed', '1.5', '1']]],
    ['seed=99999999999', [['seed', '99999999999', '4294967295']]],
    ['trial=0', [['trial', '0', '1']]],
    ['trial=x', [['trial', 'x', '1']]],
    ['trial=99999999', [['trial', '99999999', '1000000']]],
    ['grade=perfect', [['grade', 'perfect', 'school']]],
    ['view=tiny', [['view', 'tiny', 'bench']]],
    ['lock=voltage,current', [['lock', 'current', null]]],
    ['hide=current', [['hide', 'current', null]]],
    ['v=1', [['v', '1', '2']]],
    ['actions=close', [['actions', 'close', null]]],
    ['actions=-1:close~0:open', [['actions', '-1:close', null]]],
    ['actions=1:.current=2', [['actions', '1:.current=2', null]]],
    ['actions=1:.voltage=99', [['actions', '1:.voltage=99', null]]],
  ])('%s', (query, notices) => {
    expect(noticed(query)).toEqual(notices);
  });

  it('in a sentence', () => {
    expect(read('voltage=99').notices[0]?.sentence).toBe(
      'voltage: Voltage must be between 1 and 12 V, not "99". 12 was taken instead.',
    );
    expect(read('v=1').notices[0]?.sentence).toMatch(/version 1 .* version 2/);
  });

  it('in a sentence that quotes little of what is long', () => {
    const long = 'x'.repeat(30_000);
    for (const query of [
      `grade=${long}`,
      `seed=${long}`,
      `lock=${long}`,
      `actions=${long}`,
      `actions=1:.${long}=2`,
      `${long}=1`,
      `v=${long}`,
      `voltage=${long}`,
    ]) {
      const { notices } = read(query);
      expect(notices.length).toBeGreaterThan(0);
      for (const { sentence } of notices) expect(sentence.length).toBeLessThan(320);
    }
  });

  it('for a version that is none: the present one', () => {
    const { run, notices } = read('v=abc');
    expect(run.version).toBe(2);
    expect(notices.map(({ sentence }) => sentence)).toEqual([
      'v: "abc" is not a version of a model; the present one was taken.',
    ]);
    expect([linkedVersion('v=abc'), linkedVersion('v=7'), linkedVersion('')]).toEqual([null, 7, null]);
  });

  it('for more events than a page can replay', () => {
    const many = (count: number): string => `actions=${Array.from({ length: count }, () => '1:open').join('~')}`;
    expect(read(many(MOST_EVENTS)).notices).toEqual([]);
    const { run, notices } = read(many(200_000));
    expect(run.events).toHaveLength(MOST_EVENTS);
    expect(notices.map(({ sentence }) => sentence)).toEqual([expect.stringContaining('at most 20000')]);
    expect(read(`actions=${'~'.repeat(200_000)}`).run.events).toEqual([]);
  });

  it('and the rest of the link stands', () => {
    expect(read('voltage=99&lamp=0&seed=x&grade=ideal').run).toMatchObject({
      inputs: { voltage: 12, lamp: false },
      seed: 1,
      grade: 'ideal',
    });
    expect(read('actions=x~2:open').run.events).toEqual([{ at: 2, action: { do: 'open' } }]);
  });
});

describe('hidden inputs', () => {
  const hidden: LinkedRun = { ...freshRun(subject), seed: 7, hide: ['voltage'] };

  it('are drawn by the seed and do not stand in the link', () => {
    const { link } = encodeLink(subject, { ...hidden, inputs: { ...hidden.inputs, voltage: 11 } });
    expect(link).toBe('?seed=7&v=2&hide=voltage');
    const voltages = Array.from({ length: 50 }, (_, seed) => read(`hide=voltage&seed=${seed}`).run.inputs.voltage);
    expect(read(link).run.inputs.voltage).toBe(voltages[7]);
    expect(new Set(voltages).size).toBeGreaterThan(10);
    expect(read(link).notices).toEqual([]);
  });

  it('keep a value that the link gives', () => {
    expect(read('hide=voltage&voltage=3').run.inputs.voltage).toBe(3);
  });

  it("switch on the sheet's own unknown where there is one", () => {
    const own: LinkSubject = {
      id: 'chem1',
      version: 1,
      inputs: [
        {
          id: 'acid',
          label: 'Acid',
          applies: 'live',
          type: 'number',
          unit: 'mol/L',
          defaultValue: 0.1,
          min: 0.01,
          max: 1,
          hideWhen: { input: 'unknown', equals: true },
        },
        { id: 'unknown', label: 'Unknown', applies: 'live', type: 'checkbox', defaultValue: false },
      ],
    };
    expect(decodeLink(own, 'hide=acid').run.inputs).toEqual({ acid: 0.1, unknown: true });
  });
});

it("a host's log, sent as a link, gives the same run", () => {
  const walkSubject: LinkSubject = { ...walkInputs, id: 'walk', version: walk.version };
  const step = fc.record({
    after: fc.nat(400),
    entry: fc.constantFrom<{ do: string; value?: number | string } | { speed: number; gain?: number }>(
      { do: 'start' },
      { do: 'wait' },
      { do: 'throw' },
      { do: 'say', value: '~%=:&+ é' },
      { do: 'dial', value: 2.5 },
      { do: 'reset' },
      { speed: 0.5 },
      { speed: 3, gain: 2 },
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.nat(1000), (steps, seed) => {
      const setup = walkSetup({ seed });
      const host = new SimulationHost(setup);
      const go = (end: number): void => {
        while (host.step < end) host.advance(end - host.step);
      };
      for (const { after, entry } of steps) {
        go(host.step + after);
        if ('do' in entry) host.act(entry);
        else host.change(entry);
      }
      go(host.step + 10);
      const sent: LinkedRun = { ...freshRun(walkSubject), seed, events: eventsOfLog(host.log, walk.dt) };
      const { run: got } = decodeLink(walkSubject, encodeLink(walkSubject, sent).link);
      const again = runScript({ ...setup, events: got.events, seed: got.seed, time: host.time }).host;
      expect(again.readings()).toEqual(host.readings());
      expect(again.inputs).toEqual(host.inputs);
    }),
  );
});

describe('a run code', () => {
  const fresh = freshRun(subject);

  it('names experiment and version, and has four characters that can be read out', () => {
    expect(runCode(subject, fresh)).toMatch(/^phy9·[0-9A-HJKMNP-TV-Z]{4}·v2$/);
  });

  it('stands for the whole setup', () => {
    const runs: readonly LinkedRun[] = [
      fresh,
      { ...fresh, seed: 2 },
      { ...fresh, grade: 'ideal' },
      { ...fresh, inputs: { ...fresh.inputs, voltage: 7 } },
      { ...fresh, inputs: { ...fresh.inputs, lamp: false } },
      { ...fresh, events: [{ at: 0, action: { do: 'open' } }] },
      { ...fresh, version: 3 },
    ];
    expect(new Set(runs.map((each) => runCode(subject, each))).size).toBe(runs.length);
    expect(runCode(subject, { ...fresh, view: 'embed', task: 'x' })).toBe(runCode(subject, fresh));
  });

  it('is spread evenly over its characters', () => {
    const codes = Array.from({ length: 3200 }, (_, seed) => runCode(subject, { ...fresh, seed }).slice(5, 9));
    for (const place of [0, 1, 2, 3]) {
      const counts = new Map<string, number>();
      for (const code of codes) counts.set(code[place] ?? '', (counts.get(code[place] ?? '') ?? 0) + 1);
      expect(counts.size).toBe(32);
      // 100 expected of each, standard deviation 9.8: six of them.
      for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(60);
    }
  });
});

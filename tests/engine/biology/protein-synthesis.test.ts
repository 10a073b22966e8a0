import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Params, refuseDna, simulation, type State } from '../../../engine/biology/protein-synthesis';
import { residueOf } from '../../../engine/biology/sequence';
import type { ActionFrom, ActionsOf } from '../../../engine/contract';
import { createRng } from '../../../engine/core/rng';
import { residues } from '../../../engine/data/residue-masses';

type Action = ActionFrom<ActionsOf<typeof simulation>>;

const DEFAULT = 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG';
const BETA_GLOBIN = 'ATGGTGCATCTGACTCCTGAGGAGAAGTCTGCCGTTACTGCC';

const rng = createRng(1);
const coding = (dna_sequence: string, reading_frame: Params['reading_frame'] = 'First AUG'): Params => ({
  dna_sequence,
  strand: "Coding 5'-3'",
  reading_frame,
});

const steps = (state: State, params: Params, count: number): State => {
  let next = state;
  for (let i = 0; i < count; i++) next = simulation.step(next, params, { dt: simulation.dt, rng });
  return next;
};
const stepsOf = (seconds: number): number => Math.floor(seconds / simulation.dt + 1e-9);

const actAll = (params: Params, actions: readonly Action[]): { state: State; notices: (string | undefined)[] } => {
  let state = simulation.init(params, rng, rng);
  const notices: (string | undefined)[] = [];
  for (const action of actions) {
    const result = simulation.act(state, params, action, rng, 'ideal');
    state = result.state;
    notices.push(result.notice);
  }
  return { state, notices };
};

/** The readings at 60 s, with every edit at 0. */
const finished = (params: Params, ...actions: readonly Action[]) =>
  simulation.read(steps(actAll(params, actions).state, params, stepsOf(60)), params);

const effectOf = (dna: string, ...actions: readonly Action[]) => finished(coding(dna), ...actions).mutation_effect;

const letters = (least: number, most: number) =>
  fc.string({
    unit: fc.constantFrom('A', 'C', 'G', 'T'),
    minLength: least,
    maxLength: most,
  });
const frame = fc.constantFrom<Params['reading_frame']>('First AUG', 'Frame 1', 'Frame 2', 'Frame 3');

describe('laws', () => {
  it('gives a sequence and its complement typed as template the same message, protein and mass', () => {
    const pair: Readonly<Record<string, string>> = {
      A: 'T',
      T: 'A',
      G: 'C',
      C: 'G',
    };
    fc.assert(
      fc.property(letters(3, 90), frame, (dna, reading_frame) => {
        const params = coding(dna, reading_frame);
        const other: Params = {
          dna_sequence: Array.from(dna, (base) => pair[base]).join(''),
          strand: "Template 3'-5'",
          reading_frame,
        };
        const { gc_percent: _, ...one } = finished(params);
        const { gc_percent: __, ...two } = finished(other);
        expect(two).toEqual(one);
      }),
      { numRuns: 30 },
    );
  });

  it('reads lower case, spaces, digits, line breaks and U as the plain sequence', () => {
    const dress = (dna: string) =>
      dna
        .toLowerCase()
        .replaceAll('t', 'U')
        .replaceAll(/(.{10})/g, '$1 \r\n 42\t');
    fc.assert(
      fc.property(letters(3, 60), frame, (dna, reading_frame) => {
        expect(finished(coding(dress(dna), reading_frame))).toEqual(finished(coding(dna, reading_frame)));
      }),
      { numRuns: 30 },
    );
  });

  it('restores the unedited run after any edits', () => {
    const edit: fc.Arbitrary<Action> = fc.oneof(
      fc.record({
        do: fc.constant('substitute' as const),
        value: fc.constantFrom('1:C', '5:T', '20:A', '99:A', 'x'),
      }),
      fc.record({
        do: fc.constant('insert' as const),
        value: fc.constantFrom('1:GG', '4:C', '40:ACGTACGTAC'),
      }),
      fc.record({
        do: fc.constant('delete' as const),
        value: fc.constantFrom('1', '3-5', '30', '2-1'),
      }),
    );
    const plain = finished(coding(DEFAULT));
    expect(plain.mutation_effect).toBe('none');
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
        expect(finished(coding(DEFAULT), ...edits, { do: 'restore' })).toEqual(plain);
      }),
      { numRuns: 30 },
    );
  });

  it('weighs the sum of the residues and one water, and has its last reading at nt/45 + residues/15', () => {
    const mass = new Map(residues.map((residue) => [residue.letter, residue.mass]));
    fc.assert(
      fc.property(letters(3, 150), frame, (dna, reading_frame) => {
        const params = coding(dna, reading_frame);
        const start = simulation.init(params, rng, rng);
        const end = finished(params);
        const chain = (end.protein ?? '').replaceAll('*', '');
        const release = dna.length / 45 + chain.length / 15;
        const count = Math.round(release / simulation.dt);
        expect(count * simulation.dt).toBeCloseTo(release, 12);

        const before = steps(start, params, count - 1);
        expect(simulation.done?.(before, params)).toBe(false);
        expect(simulation.read(before, params)).not.toEqual(end);
        expect(simulation.read(before, params).stop_codon).toBeNull();
        const after = steps(before, params, 1);
        expect(simulation.done?.(after, params)).toBe(true);
        expect(simulation.read(after, params)).toEqual(end);

        const heavy = (end.protein ?? '').split('*')[0] ?? '';
        const sum = Array.from(heavy).reduce((total, letter) => total + (mass.get(letter) ?? Number.NaN), 18.0153);
        const close = expect.closeTo(sum, 8);
        expect(end.molecular_weight_da).toEqual(heavy === '' ? null : close);
      }),
      { numRuns: 40 },
    );
  });

  it('starts the clock again at an edit', () => {
    const params = coding(BETA_GLOBIN);
    const late = steps(simulation.init(params, rng, rng), params, stepsOf(1.2));
    const edited = simulation.act(late, params, { do: 'substitute', value: '20:T' }, rng, 'ideal').state;
    expect(simulation.read(edited, params)).toMatchObject({
      mrna: '',
      protein: '',
      protein_length: 0,
      stop_codon: null,
    });
    const count = Math.round((42 / 45 + 14 / 15) / simulation.dt);
    expect(simulation.done?.(steps(edited, params, count - 1), params)).toBe(false);
    const end = steps(edited, params, count);
    expect(simulation.done?.(end, params)).toBe(true);
    const again = simulation.act(end, params, { do: 'restore' }, rng, 'ideal').state;
    expect(simulation.done?.(again, params)).toBe(false);
  });

  it('finds 134 silent, 392 missense and 23 nonsense among the 549 substitutions of the sense codons', () => {
    const tally = { silent: 0, missense: 0, nonsense: 0 };
    const silentAt = [0, 0, 0];
    const bases = Array.from('ACGT');
    for (const codon of bases.flatMap((a) => bases.flatMap((b) => bases.map((c) => a + b + c)))) {
      if (residueOf(codon.replaceAll('T', 'U')) === '*') continue;
      const dna = `ATG${codon}GCCTAA`;
      for (const place of [0, 1, 2]) {
        for (const base of bases) {
          if (codon[place] === base) continue;
          const effect = effectOf(dna, {
            do: 'substitute',
            value: `${place + 4}:${base}`,
          });
          if (effect !== 'silent' && effect !== 'missense' && effect !== 'nonsense')
            throw new Error(`${dna}: ${effect}`);
          tally[effect]++;
          if (effect === 'silent') silentAt[place] = (silentAt[place] ?? 0) + 1;
        }
      }
    }
    expect(tally).toEqual({ silent: 134, missense: 392, nonsense: 23 });
    expect(silentAt).toEqual([8, 0, 126]);
  });
});

describe('time', () => {
  it('adds 45 bases a second, then 15 residues a second', () => {
    const params = coding(DEFAULT);
    const at = (seconds: number) =>
      simulation.read(steps(simulation.init(params, rng, rng), params, stepsOf(seconds)), params);
    expect(at(0)).toEqual({
      mrna: '',
      protein: '',
      protein_three: '',
      protein_length: 0,
      start_position: 1,
      stop_codon: null,
      gc_percent: expect.closeTo((100 * 22) / 39, 10),
      molecular_weight_da: null,
      mutation_effect: null,
    });
    expect(at(0.1).mrna).toBe('AUGG');
    expect(at(39 / 45)).toMatchObject({
      mrna: 'AUGGCCAUUGUAAUGGGCCGCUGAAAGGGUGCCCGAUAG',
      protein: '',
    });
    expect(at(39 / 45 + 2 / 15)).toMatchObject({
      protein: 'MA',
      protein_three: 'Met-Ala',
      protein_length: 2,
    });
    expect(at(39 / 45 + 7 / 15)).toMatchObject({
      protein: 'MAIVMGR',
      stop_codon: 'UGA',
    });
  });

  it('gives the same state however steps are grouped', () => {
    const params = coding(DEFAULT);
    const start = simulation.init(params, rng, rng);
    const whole = steps(start, params, 1500);
    const parts = [1, 7, 250, 242, 1000].reduce((state, count) => steps(state, params, count), start);
    expect(parts).toEqual(whole);
  });

  it('draws fractions between whole bases and residues', () => {
    const params = coding(DEFAULT);
    const start = simulation.init(params, rng, rng);
    const half = simulation.view(steps(start, params, stepsOf(0.5 / 45)), params, {});
    expect(half).toMatchObject({
      phase: 'transcription',
      bases: 0.5,
      residues: 0,
      codonsRead: 0,
    });
    const late = simulation.view(steps(start, params, stepsOf(39 / 45 + 2.5 / 15)), params, {});
    expect(late).toMatchObject({
      phase: 'translation',
      bases: 39,
      residues: 2.5,
      codonsRead: 2,
    });
  });
});

describe('frames', () => {
  it('shows stops as *, counts residues without them and weighs the part before the first', () => {
    expect(finished(coding(DEFAULT, 'Frame 1'))).toMatchObject({
      protein: 'MAIVMGR*KGAR*',
      protein_three: 'Met-Ala-Ile-Val-Met-Gly-Arg-*-Lys-Gly-Ala-Arg-*',
      protein_length: 11,
      stop_codon: 'UGA',
      start_position: 1,
      molecular_weight_da: expect.closeTo(777.01, 1),
      mutation_effect: 'none',
    });
    expect(finished(coding(DEFAULT, 'Frame 2'))).toMatchObject({
      start_position: 2,
    });
    expect(finished(coding(DEFAULT, 'Frame 3'))).toMatchObject({
      start_position: 3,
    });
  });

  it('has no chain to weigh where the frame starts with a stop or has no codon', () => {
    expect(finished(coding('TAATGA', 'Frame 1'))).toMatchObject({
      protein: '**',
      protein_length: 0,
      molecular_weight_da: null,
    });
    expect(finished(coding('ATG', 'Frame 3'))).toMatchObject({
      protein: '',
      stop_codon: 'none',
      molecular_weight_da: null,
    });
  });
});

describe('effects, each by hand', () => {
  // ATG GCC AAA TAA GCC: M A K stop.
  const dna = 'ATGGCCAAATAAGCC';
  it.each<[string, string | null, ...Action[]]>([
    ['the same base again', 'none', { do: 'substitute', value: '5:C' }],
    ['a base put back', 'none', { do: 'delete', value: '5' }, { do: 'insert', value: '5:C' }],
    ['GCC to GCT', 'silent', { do: 'substitute', value: '6:T' }],
    ['behind the stop', 'silent', { do: 'delete', value: '13-15' }],
    ['a base appended', 'silent', { do: 'insert', value: '16:A' }],
    ['a base before the start', 'silent', { do: 'insert', value: '1:C' }],
    ['A in front of ATG, placed behind its A', 'silent', { do: 'insert', value: '2:A' }],
    ['GCC to GAC', 'missense', { do: 'substitute', value: '5:A' }],
    ['a base taken out and another put in', 'missense', { do: 'delete', value: '5' }, { do: 'insert', value: '5:A' }],
    ['AAA to TAA', 'nonsense', { do: 'substitute', value: '7:T' }],
    ['a stop put in whole', 'nonsense', { do: 'insert', value: '4:TAG' }],
    ['TAA to CAA', 'stop lost', { do: 'substitute', value: '10:C' }],
    ['the stop cut out', 'stop lost', { do: 'delete', value: '10-12' }],
    ['a codon cut out', 'in-frame indel', { do: 'delete', value: '4-6' }],
    ['a codon put in', 'in-frame indel', { do: 'insert', value: '7:GGG' }],
    ['a base cut out', 'frameshift', { do: 'delete', value: '5' }],
    ['two bases put in', 'frameshift', { do: 'insert', value: '4:CC' }],
    ['one in, one out: the frame is back', 'missense', { do: 'insert', value: '4:T' }, { do: 'delete', value: '8' }],
    ['before the start and behind it', 'frameshift', { do: 'insert', value: '1:C' }, { do: 'delete', value: '6' }],
    ['ATG to ACG', 'start lost', { do: 'substitute', value: '2:C' }],
    ['the start cut out', 'start lost', { do: 'delete', value: '1-3' }],
    ['an earlier AUG', 'start lost', { do: 'insert', value: '1:ATGCC' }],
    ['the start cut in two', 'start lost', { do: 'insert', value: '3:CC' }],
  ])('%s: %s', (_, effect, ...actions) => expect(effectOf(dna, ...actions)).toBe(effect));

  it('is null where the original has no AUG', () => {
    expect(effectOf('CCCCCC')).toBeNull();
    expect(effectOf('CCCCCC', { do: 'insert', value: '1:ATG' })).toBeNull();
  });

  it('behind the start depends on the DNA that one insertion makes, not on where in a repeat it was put', () => {
    fc.assert(
      fc.property(letters(0, 2), fc.array(letters(3, 3)), letters(0, 6), letters(1, 4), (head, body, tail, added) => {
        const original = `${head}ATG${body.join('')}TAA${tail}`;
        const verdicts = new Map<string, unknown>();
        for (let place = original.indexOf('ATG') + 4; place <= original.length + 1; place++) {
          const result = original.slice(0, place - 1) + added + original.slice(place - 1);
          const verdict = effectOf(original, {
            do: 'insert',
            value: `${place}:${added}`,
          });
          expect(verdict).toBe(verdicts.get(result) ?? verdict);
          verdicts.set(result, verdict);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('a lengthened repeat in the stop codon is silent, a changed stop codon is not', () => {
    expect(effectOf(dna, { do: 'insert', value: '12:A' })).toBe('silent');
    expect(effectOf(dna, { do: 'insert', value: '13:A' })).toBe('silent');
    expect(effectOf(dna, { do: 'insert', value: '12:C' })).toBe('frameshift');
  });

  it('a start codon cut out and put back is the old one', () => {
    const again: Action[] = [
      { do: 'delete', value: '1-3' },
      { do: 'insert', value: '1:ATG' },
      { do: 'substitute', value: '5:A' },
    ];
    expect(effectOf(dna, ...again)).toBe('missense');
  });
});

describe('refusals', () => {
  const params = coding(DEFAULT);
  it.each<[Action, string]>([
    [{ do: 'substitute', value: '99:A' }, 'There is no base 99'],
    [{ do: 'substitute', value: '0:A' }, 'There is no base 0'],
    [{ do: 'substitute', value: '3:X' }, 'Only A, C, G, T (or U) are bases; remove: X at 1'],
    [{ do: 'substitute', value: '3:AC' }, 'Substitute one base at a time, like 20:T'],
    [{ do: 'substitute', value: '3:' }, 'Write the new letters after the colon, like 20:T'],
    [{ do: 'substitute', value: 'A' }, 'Write a position, a colon and the new letters, like 20:T'],
    [{ do: 'insert', value: '41:A' }, 'There is no base 41'],
    [{ do: 'insert', value: '4:ACGTACGTACG' }, 'Insert at most 10 bases at a time'],
    [{ do: 'insert', value: '4:CCZ' }, 'Only A, C, G, T (or U) are bases; remove: Z at 3'],
    [{ do: 'delete', value: '40' }, 'There is no base 40'],
    [{ do: 'delete', value: '39-41' }, 'There is no base 41'],
    [{ do: 'delete', value: '9-7' }, 'Write the smaller position first, like 7-9'],
    [{ do: 'delete', value: 'all' }, 'Write one position or a range, like 7 or 7-9'],
    [{ do: 'delete', value: '1-37' }, 'Type at least three bases'],
  ])('%j: %s', (action, sentence) => {
    const state = steps(simulation.init(params, rng, rng), params, 500);
    const result = simulation.act(state, params, action, rng, 'ideal');
    expect(result.notice).toBe(sentence);
    expect(result.state).toBe(state);
  });

  it('appends at length + 1, and never beyond 600 bases', () => {
    expect(actAll(params, [{ do: 'insert', value: '40:u' }]).state.dna).toBe(`${DEFAULT}T`);
    const long = 'ATG'.repeat(200);
    expect(actAll(coding(long), [{ do: 'insert', value: '601:A' }]).notices).toEqual(['At most 600 bases']);
  });

  it('says so when an edit leaves no start codon', () => {
    const { notices } = actAll(coding('CCATGCC'), [{ do: 'delete', value: '4' }]);
    expect(notices).toEqual(['No start codon (AUG) found']);
    expect(finished(coding('CCATGCC'), { do: 'delete', value: '4' })).toMatchObject({
      protein: '',
      protein_length: 0,
      start_position: null,
      molecular_weight_da: null,
      mutation_effect: 'start lost',
    });
  });

  it.each([
    ['', 'Type at least three bases'],
    ['A T', 'Type at least three bases'],
    ['atg', null],
    ['ATGGCCX', 'Only A, C, G, T (or U) are bases; remove: X at 7'],
    ['1 atg 2 gcc\n x', 'Only A, C, G, T (or U) are bases; remove: X at 7'],
    ['NATN', 'Only A, C, G, T (or U) are bases; remove: N at 1, N at 4'],
    ['NNNNNNN', 'Only A, C, G, T (or U) are bases; remove: N at 1, N at 2, N at 3, N at 4, N at 5, 2 more'],
    ['A'.repeat(600), null],
    ['A'.repeat(601), 'At most 600 bases'],
  ])('%j is refused with %j', (text, sentence) => expect(refuseDna(text)).toBe(sentence));

  it('will not start from a refused text', () => {
    expect(() => simulation.init(coding('AC'), rng, rng)).toThrow('Type at least three bases');
  });
});

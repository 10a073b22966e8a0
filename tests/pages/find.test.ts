import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import { shelfOf } from '../../catalogue/objectives';
import { subjects } from '../../catalogue/subjects';
import { type Board, syllabus } from '../../catalogue/syllabus';
import type { TeachingNotes } from '../../catalogue/define';
import { agesOf, findFactsOf, quantityChoices, skillChoices } from '../../src/find-facts';
import { BOARDS, type Findable, findAmong, NOTHING, readAsked, searchOf } from '../../src/pages/find/find-filter';
import { simulations } from '../../engine/registry';

const SUBJECTS = [...subjects.map(({ id }) => id as string), 'instruments'];

const all: readonly Findable[] = await Promise.all(
  listings.map(async (listing) => {
    const { entry } = (await listing.entry?.()) ?? {};
    if (!entry) throw new Error(`${listing.id} is not built`);
    const { simulation } = await simulations[entry.simulation]();
    const { teaching } = (await import(`../../catalogue/${shelfOf(listing)}/${listing.id}.teaching.ts`)) as {
      readonly teaching: TeachingNotes;
    };
    return {
      listing,
      objective: '',
      facts: { measures: [], steps: entry.procedure.length, records: 0, minutes: listing.id === 'chem1' ? 35 : 20 },
      find: findFactsOf(entry, simulation.readings, teaching),
      topics: syllabus.filter(({ ids }) => ids.includes(listing.id)),
    };
  }),
);
const ids = (search: string): readonly string[] =>
  findAmong(all, readAsked(search, SUBJECTS)).map(({ listing }) => listing.id);

describe('ages of a note on the level', () => {
  it.each([
    ['Age 14 to 18. Straight lines.', 14, 18],
    ['Age 16 to university. Functional groups.', 16, 22],
    ['Age 16 up. Logarithms.', 16, 22],
    ['Age 12 to 16 for focus; 16 to 19 and first-year students.', 12, 16],
    ['Age 16 to 19 and students of medical laboratory science.', 16, 22],
    ['University; age 17 with logarithms.', 17, 22],
    ['University: biochemistry.', 19, 22],
    ['Students of medicine; upper secondary for the healthy adult.', 16, 22],
  ])('%s', (level, from, to) => expect(agesOf(level)).toEqual({ from, to }));

  it('are found of every bench', () => {
    for (const { listing, find } of all) {
      const [from, to] = find?.ages ?? [0, 0];
      expect(from, listing.id).toBeGreaterThanOrEqual(12);
      expect(to, listing.id).toBeGreaterThan(from);
    }
  });
});

describe('what a bench is found by', () => {
  it('is a quantity and a skill at least', () => {
    for (const { listing, find } of all) {
      expect(find?.quantities, listing.id).not.toEqual([]);
      expect(find?.skills, listing.id).not.toEqual([]);
    }
  });

  it('offers no choice that fits nothing, nor one that fits all', () => {
    for (const { id } of quantityChoices) expect(ids(`?quantity=${id}`).length, id).toBeGreaterThan(1);
    for (const { id } of skillChoices) {
      expect(ids(`?skill=${id}`).length, id).toBeGreaterThan(1);
      expect(ids(`?skill=${id}`).length, id).toBeLessThan(listings.length);
    }
    for (const board of BOARDS) expect(ids(`?syllabus=${board}`).length, board).toBeGreaterThan(10);
  });

  it.each([
    ['?quantity=ph', 'chem7'],
    ['?quantity=temperature', 'phy11'],
    ['?quantity=current', 'phy2'],
    ['?quantity=dna', 'gel-electrophoresis'],
    ['?skill=fit', 'phy4'],
    ['?skill=follow', 'chem2'],
    ['?skill=calibrate', 'uv-vis'],
    ['?level=12-14', 'bio1'],
    ['?level=university', 'cryotem'],
    ['?q=hs-ps1-5', 'chem5'],
    ['?q=OGTT', 'mlab4'],
    ['?q=reactivity 2.2', 'chem5'],
    ['?syllabus=Cambridge&q=oscillations', 'phy3'],
  ])('%s finds %s', (search, id) => expect(ids(search)).toContain(id));

  it.each([
    ['?subject=physics', 'chem1'],
    ['?level=12-14', 'cryotem'],
    ['?time=30', 'chem1'],
    ['?subject=instruments&quantity=ph', 'chem7'],
    ['?q=no such thing', 'chem1'],
  ])('%s leaves out %s', (search, id) => expect(ids(search)).not.toContain(id));
});

describe('the address of a filter', () => {
  it('brings back what was asked', () => {
    const asked = { ...NOTHING, q: 'Ohm’s & co', subject: 'physics', time: '30', skill: 'fit', syllabus: 'IB' };
    expect(readAsked(searchOf(asked), SUBJECTS)).toEqual(asked);
    expect(searchOf(NOTHING)).toBe('');
  });

  it('leaves out what the page does not know, and cuts a long text', () => {
    expect(readAsked('?subject=alchemy&level=3&time=1&quantity=x&skill=y&syllabus=GCSE&other=1', SUBJECTS)).toEqual(
      NOTHING,
    );
    expect(readAsked(`?q=${'a'.repeat(5000)}`, SUBJECTS).q).toHaveLength(100);
    expect(ids('?q=.*')).toEqual([]);
  });
});

describe('topics of syllabuses', () => {
  const CODES: Readonly<Record<Board, RegExp | null>> = {
    NGSS: /^(?:MS|HS)-(?:PS|LS|ESS)\d-\d$/,
    AP: null,
    IB: /^(?:(?:Structure|Reactivity) [1-3]\.[1-5]|[A-E][1-4]?\.[1-5])$/,
    Cambridge: /^[1-9]\d?$/,
    CBSE: null,
  };

  it('have codes of the form of their board, or none', () => {
    for (const { board, code, title } of syllabus) {
      const form = CODES[board];
      if (form) expect(code, title).toMatch(form);
      else expect(code, title).toBeUndefined();
    }
  });

  it('stand once each and name experiments that there are', () => {
    const known = new Set(listings.map(({ id }) => id));
    const keys = syllabus.map(({ board, course, code, title }) => [board, course, code, title].join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    for (const topic of syllabus) {
      expect(
        topic.ids.filter((id) => !known.has(id)),
        topic.title,
      ).toEqual([]);
      expect(new Set(topic.ids).size).toBe(topic.ids.length);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { matchEntries, matchExperiments, matchPages } from '../../src/shell/search';
import { experiments, listingById } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments';
import { OTHER_NAMES } from '../../src/shell/other-names';
import { siteRoutes } from '../../src/site-routes';
import { searchIndex } from '../../src/shell/search-entries';

const found = (typed: string): readonly string[] =>
  matchEntries(searchIndex.instruments, typed).map(({ name }) => name);

describe('search of the instruments', () => {
  it('knows the 22, each by its own path', () => {
    expect(searchIndex.instruments).toHaveLength(22);
    expect(searchIndex.instruments).toEqual(
      instruments.map(({ id, title }) => ({ name: title, path: `/instruments/${id}` })),
    );
  });

  it('finds what is contained anywhere in a name, whatever the case', () => {
    expect(found('mass')).toEqual([]);
    expect(found('ms')).toEqual(['GC-MS', 'ICP-MS']);
    expect(found('SCANNER')).toEqual(['MRI Scanner', 'CT Scanner', 'PET Scanner']);
    expect(found('size a')).toEqual(['Particle Size Analyzer']);
  });

  it('finds nothing before anything is typed, and takes no character for a pattern', () => {
    expect(found('')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('.')).toEqual([]);
    expect(found(' mri ')).toEqual(['MRI Scanner']);
  });
});

describe('search of the experiments', () => {
  const titration = { name: 'Titration Basics', path: '/a', subject: 'Chemistry', measures: ['pH'] };
  const kinetics = { name: 'Enzyme Kinetics', path: '/b', subject: 'Medical Lab', measures: ['Rate'] };
  const rates = { name: 'Reaction Rate Factors', path: '/c', subject: 'Chemistry', measures: ['Time'] };
  const migrating = { name: 'Migrating Bands', path: '/d', subject: 'Biology', measures: [] };
  const all = [kinetics, migrating, titration, rates];
  const names = (typed: string): readonly string[] => matchExperiments(all, typed).map(({ name }) => name);

  it('finds by title, by what is measured and by subject; every word has to be there', () => {
    expect(names('ph')).toEqual(['Titration Basics']);
    expect(names('chemistry rate')).toEqual(['Reaction Rate Factors']);
    expect(names('xylophone')).toEqual([]);
    expect(names(' ')).toEqual([]);
  });

  it('puts titles first, beginnings of words before their middles', () => {
    expect(names('rat')).toEqual(['Reaction Rate Factors', 'Migrating Bands', 'Titration Basics', 'Enzyme Kinetics']);
  });

  it('knows all of them', () => {
    expect(searchIndex.experiments).toHaveLength(experiments.length);
    expect(matchExperiments(searchIndex.experiments, 'titration')[0]?.path).toContain('titration');
  });
});

describe('pages below the experiments', () => {
  const paths = (typed: string): readonly string[] => matchPages(searchIndex.pages, typed).map(({ path }) => path);

  it.each([
    ['teacher', '/teachers'],
    ['Lesson', '/teachers'],
    ['lesson', '/lesson'],
    ['scorm', '/offline'],
    ['NGSS', '/find'],
    ['find an exp', '/find'],
    ['answer key', '/class'],
  ])('%j finds %s', (typed, path) => expect(paths(typed)).toContain(path));

  it.each(['', '  ', 'esson', 'scanner', 'mri', 'aas'])('%j finds none', (typed) => expect(paths(typed)).toEqual([]));

  it('are addresses of the site', () => {
    const known = new Set(siteRoutes.map(({ path }) => path));
    for (const { path } of searchIndex.pages) expect(known).toContain(path);
  });
});

describe('other names of experiments', () => {
  it('belong to experiments that there are', () => {
    for (const id of Object.keys(OTHER_NAMES)) expect(listingById.has(id), id).toBe(true);
  });

  it.each([
    ['diabetes', 'glucose-tolerance'],
    ['OGTT', 'glucose-tolerance'],
    ['punnett', 'mendelian'],
  ])('%j finds %s', (typed, slug) => expect(matchExperiments(searchIndex.experiments, typed)[0]?.path).toContain(slug));
});

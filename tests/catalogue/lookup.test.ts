import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue';
import type { Listing } from '../../catalogue/listing';
import {
  findListing,
  type Lookup,
  lookUpExperiment,
  lookUpInstrument,
  unknownExperiment,
} from '../../catalogue/lookup';
import { subjects } from '../../catalogue/subjects';

const idOf = (result: Lookup<Listing>): string | null => (result.kind === 'found' ? result.listing.id : null);
const nearestOf = (result: Lookup<Listing>): readonly string[] =>
  result.kind === 'unknown' ? result.nearest.map(({ title }) => title) : [];

describe('lookUpExperiment', () => {
  it.each([
    // subject in any spelling
    ['chemistry', 'chem1', 'chem1'],
    ['Chemistry', 'chem1', 'chem1'],
    ['medical-lab', 'mlab5', 'mlab5'],
    ['medical_lab', 'mlab5', 'mlab5'],
    ['Medical Lab', 'mlab5', 'mlab5'],
    ['medical%20lab', 'mlab5', 'mlab5'],
    ['ENVIRONMENTAL_SCIENCE', 'es3', 'es3'],
    // id, case-insensitive; a shorter id is no prefix match
    ['physics', 'PHY10', 'phy10'],
    ['physics', 'phy1', 'phy1'],
    // slug
    ['chemistry', 'titration-basics-simulation-experiment', 'chem1'],
    ['physics', "ohm's-law-simulation-experiment", 'phy2'],
    ['chemistry', 'calorimetry-(heat-of-solution)-simulation-experiment', 'chem6'],
    ['environmental-science', 'pm2.5-air-pollution-simulation-experiment', 'es3'],
    ['physics', "OHM'S-LAW-Simulation-Experiment", 'phy2'],
    // slug as links carry it
    ['physics', 'ohm%27s-law-simulation-experiment', 'phy2'],
    ['chemistry', 'calorimetry-%28heat-of-solution%29-simulation-experiment', 'chem6'],
    ['physics', 'ohms-law-simulation-experiment', 'phy2'],
    ['physics', 'ohm’s-law-simulation-experiment', 'phy2'],
    ['chemistry', 'calorimetry-heat-of-solution-simulation-experiment', 'chem6'],
    ['chemistry', 'calorimetry-(heat-of-solution', 'chem6'],
    ['chemistry', 'titration-basics', 'chem1'],
    ['physics', 'ohms-law', 'phy2'],
    // title, case-insensitive
    ['chemistry', 'Titration Basics', 'chem1'],
    ['chemistry', 'titration%20basics', 'chem1'],
    ['physics', "ohm's law", 'phy2'],
    ['medical-lab', 'elisa', 'mlab5'],
  ])('%s / %s is %s', (subject, experiment, id) => {
    expect(idOf(lookUpExperiment(subject, experiment))).toBe(id);
  });

  it('finds every experiment by subject id or key with id, slug, escaped slug or title', () => {
    for (const subject of subjects) {
      for (const { id, slug, title } of subject.experiments) {
        for (const text of [id, id.toUpperCase(), slug, encodeURIComponent(slug), title, title.toUpperCase()]) {
          expect(idOf(lookUpExperiment(subject.id, text)), text).toBe(id);
          expect(idOf(lookUpExperiment(subject.key, text)), text).toBe(id);
        }
      }
    }
  });

  it.each([
    ['chemistry', 'chem12'],
    ['chemistry', 'phy1'],
    ['chemistry', "ohm's-law-simulation-experiment"],
    ['astronomy', 'chem1'],
    ['chemistry', ''],
    ['', ''],
    ['chemistry', '-simulation-experiment'],
    ['chemistry', '%E0%A4%A'],
    ['chemistry', undefined],
    [undefined, 'chem1'],
    [undefined, undefined],
  ])('%s / %s is the placeholder experiment', (subject, experiment) => {
    expect(lookUpExperiment(subject, experiment)).toMatchObject({
      kind: 'unknown',
      placeholder: {
        id: 'unknown',
        title: 'Unknown Experiment',
        objective: 'No details available.',
        inputs: [],
        simulationType: 'none',
      },
    });
  });

  it.each([
    ['chemistry', 'titraton-basics-simulation-experiment', 'Titration Basics'],
    ['chemistry', 'chem12', 'Titration Basics'],
    ['chemistry', 'calorimetry-', 'Calorimetry (heat of solution)'],
    ['physics', 'pendulum', 'Simple Pendulum'],
    ['physics', 'hook-law', "Hooke's Law"],
    ['chemistry', "ohm's-law-simulation-experiment", "Ohm's Law"],
    ['astronomy', 'wave interferense', 'Wave Interference'],
    ['biology', 'photosynthesis', 'Photosynthesis Rate'],
  ])('%s / %s is nearest to %s', (subject, experiment, title) => {
    const titles = nearestOf(lookUpExperiment(subject, experiment));
    expect(titles[0]).toBe(title);
    expect(titles.length).toBeLessThanOrEqual(3);
  });

  it.each(['xyzzy', '', 'q', '-simulation-experiment'])('has nothing near %j', (text) => {
    expect(nearestOf(lookUpExperiment('chemistry', text))).toEqual([]);
  });

  it('offers three where more are near', () => {
    expect(nearestOf(lookUpExperiment('medical-microbiology', 'staining'))).toHaveLength(3);
  });
});

describe('lookUpInstrument', () => {
  it.each([
    ['gcms', 'gcms'],
    ['CTScanner', 'ctscanner'],
    ['uv-vis', 'uv-vis'],
    ['uv%2Dvis', 'uv-vis'],
  ])('%s is %s', (slug, id) => {
    expect(idOf(lookUpInstrument(slug))).toBe(id);
  });

  it.each(['chem1', 'ct-scanner', '', undefined])('%s is the placeholder', (slug) => {
    expect(lookUpInstrument(slug)).toMatchObject({ kind: 'unknown', placeholder: unknownExperiment });
  });

  it('offers the nearest instruments', () => {
    expect(nearestOf(lookUpInstrument('ct-scanner'))[0]).toBe('CT Scanner');
    expect(nearestOf(lookUpInstrument('microscope'))).toEqual([]);
  });
});

describe('findListing', () => {
  it('finds each by id in any case and by slug', () => {
    for (const { id, slug } of listings) {
      for (const target of [id, id.toUpperCase(), slug]) expect(idOf(findListing(target)), target).toBe(id);
    }
  });

  it.each([
    ['ohms-law', 'phy2'],
    ['xrd', 'xrd'],
    ['xrd-basics', 'ms7'],
  ])('%s is %s', (target, id) => {
    expect(idOf(findListing(target))).toBe(id);
  });

  it.each([
    ['Titration Basics', 'Titration Basics'],
    ['MRI Scanner', 'MRI Scanner'],
    ['phy99', 'Series and Parallel Circuits'],
    ['ctscaner', 'CT Scanner'],
  ])('%j is no target; nearest is %s', (target, title) => {
    const result = findListing(target);
    expect(idOf(result)).toBeNull();
    expect(nearestOf(result)[0]).toBe(title);
  });
});

import { describe, expect, it } from 'vitest';
import { displayName, subjectOf, subjects } from '../../catalogue/subjects';

const FACTS = [
  ['chemistry', 'chemistry', 'Chemistry'],
  ['physics', 'physics', 'Physics'],
  ['biology', 'biology', 'Biology'],
  ['medical-microbiology', 'medical_microbiology', 'Medical Microbiology'],
  ['medical-lab', 'medical_lab', 'Medical Lab'],
  ['material-science', 'material_science', 'Material Science'],
  ['environmental-science', 'environmental_science', 'Environmental Science'],
] as const;

describe('subjects', () => {
  it('are the seven of the specification, in its order', () => {
    expect(subjects.map(({ id, key, name }) => [id, key, name])).toEqual(FACTS);
  });

  it('hold only experiments of their own', () => {
    expect(subjects.flatMap(({ id, experiments }) => experiments.filter(({ subject }) => subject !== id))).toEqual([]);
  });

  it('each have a line of description', () => {
    expect(subjects.filter(({ description }) => !/^[A-Z].{10,70}\.$/.test(description))).toEqual([]);
    expect(new Set(subjects.map(({ description }) => description)).size).toBe(7);
  });
});

describe('displayName', () => {
  it.each(FACTS)('of %s (key %s) is %s', (_id, key, name) => {
    expect(displayName(key)).toBe(name);
  });
});

describe('subjectOf', () => {
  it.each(FACTS)('finds %s by id, key and name in any case', (id, key, name) => {
    for (const text of [id, key, name, id.toUpperCase(), key.toUpperCase(), name.toLowerCase(), ` ${name} `]) {
      expect(subjectOf(text)?.id, text).toBe(id);
    }
  });

  it.each(['Medical  Lab', 'medical - lab', 'MEDICAL_lab'])('reads %j as medical-lab', (text) => {
    expect(subjectOf(text)?.id).toBe('medical-lab');
  });

  it.each(['', ' ', '-', 'medicallab', 'medical', 'astronomy', 'chemistry-', 'constructor', '__proto__'])(
    'finds no subject in %j',
    (text) => {
      expect(subjectOf(text)).toBeNull();
    },
  );
});

import { expect, it } from 'vitest';
import { subjects } from '../../catalogue/subjects';
import { labTexts } from '../../src/pages/lab/lab-texts';

it.each(subjects)('the lab of $name highlights experiments of its own', ({ id, experiments }) => {
  const { highlights } = labTexts[id];
  expect(new Set(highlights).size).toBe(highlights.length);
  expect(experiments.map((experiment) => experiment.id)).toEqual(expect.arrayContaining([...highlights]));
});

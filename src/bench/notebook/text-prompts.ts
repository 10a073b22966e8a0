/** What the empty fields of the learner's texts ask. */
import type { TextName } from './notebook';

export const TEXT_PROMPTS: Readonly<Record<TextName, string>> = {
  hypothesis: 'What do you expect, and why?',
  observations: 'What did you see?',
  conclusion: 'What do the readings show? How sure is it?',
};

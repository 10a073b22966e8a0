/** What a teacher has chosen while a lesson is played: the next bench goes on with it. Kept as long as the page is open. */
import { encodeLesson, type Lesson } from '../../../engine/runtime/lesson';
import { AT_REST, type Presenter } from '../full/presenter';

export interface LessonChoices {
  readonly presenter: Presenter;
  /** Answers are hidden on the screen itself, and in the class window. */
  readonly hidden: boolean;
  readonly hiddenFromClass: boolean;
  /** What stands beside the apparatus in the class window. */
  readonly shows: { readonly plot: boolean; readonly step: boolean };
}

const NOTHING_CHOSEN: LessonChoices = {
  presenter: AT_REST,
  hidden: false,
  hiddenFromClass: false,
  shows: { plot: false, step: false },
};

let kept: { readonly lesson: string; readonly choices: LessonChoices } | null = null;

/** The same lesson at whichever step. */
const nameOf = (lesson: Lesson): string => encodeLesson({ ...lesson, at: 0 });

/** What was chosen so far; nothing outside a lesson, or at its first bench. */
export const choicesIn = (lesson: Lesson | null): LessonChoices =>
  lesson !== null && kept?.lesson === nameOf(lesson) ? kept.choices : NOTHING_CHOSEN;

export function choose(lesson: Lesson | null, choices: Partial<LessonChoices>): void {
  if (lesson) kept = { lesson: nameOf(lesson), choices: { ...choicesIn(lesson), ...choices } };
}

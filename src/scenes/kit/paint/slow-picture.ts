/**
 * When a large picture that swings may be drawn anew, so that it does not flash: more than three flashes a second over a quarter of
 * the sight may cause a seizure (WCAG 2.2, success criterion 2.3.1). Slow swings are drawn as they are; of fast ones single moments
 * are shown, seldom enough, each a small part of a period further on than the last, as a stroboscope shows them.
 */

/** Swings a second of the display that are drawn as they are: so many that no second holds more than three flashes. */
export const CALM = 2.5;
/** With more, sixty pictures a second are too few of each swing to show which way it goes. */
export const FOLLOWED = 15;
/** ms between two pictures: five changes a second are at most two and a half flashes. */
const LEAST_APART = 200;
/** After so long the next picture comes, wherever in its period it is. */
const MOST_APART = 400;
/** Of a period, the most between two pictures that shall look like one movement. */
const NEXT = 0.25;

export class SlowPicture {
  #now = Number.NEGATIVE_INFINITY;
  #time = 0;

  /**
   * Whether the picture may change now. `frequency`: of the swing, Hz of lab time; `time`: lab s; `now`: ms of the display; `most`:
   * swings a second of the display that are drawn as they are.
   */
  next(frequency: number, time: number, now: number, most: number): boolean {
    const [waited, gone] = [now - this.#now, time - this.#time];
    const swings = frequency * gone;
    // What was put back, or stood still, is no swing.
    const still = gone <= 0 || waited >= MOST_APART;
    const slow = swings <= (most * waited) / 1000;
    const inStep = waited >= LEAST_APART && swings % 1 <= NEXT;
    if (!still && !slow && !inStep) return false;
    this.#now = now;
    this.#time = time;
    return true;
  }
}

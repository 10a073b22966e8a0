/** Where the electrode and strips of paper can go: samples, buffers, the beaker for rinsing; and which of them the run means. */
import type { Frame, SceneContext } from '../../contract';
import { RINSE, SAMPLES, type Station } from './ph-measurement-layout';
import { BUFFERS, SOLUTIONS } from './ph-words';

export type PhFrame = Frame<'ph_measurement'>;
export type Place = PhFrame['view']['place'];

export const FIRST_BUFFER = SAMPLES;
/** Where an unknown sample stands, alone. */
export const UNKNOWN = 2;

export function createPhStations(context: SceneContext<'ph_measurement'>) {
  const stations: Station[] = Array.from({ length: RINSE + 1 }, () => ({ x: 0, y: 0, scale: 1 }));
  let frame: PhFrame | null = null;
  let rinsed = false;

  const unknown = (): boolean => frame?.hidden.has('solution') ?? false;
  const sampleStation = (): number => (unknown() ? UNKNOWN : frame ? SOLUTIONS.indexOf(frame.params.solution) : 0);
  const chooseSample = (station: number): void => {
    const solution = SOLUTIONS[station];
    if (!unknown() && solution && solution !== frame?.params.solution) context.setInput('solution', solution);
  };
  return {
    stations,
    /** The solution is to be found: its vessel stands alone, without its name. */
    unknown,
    sampleStation,
    chooseSample,
    get frame() {
      return frame;
    },
    /** Whether the electrode was rinsed since it was in a liquid; until then it hangs over that. */
    get rinsed() {
      return rinsed;
    },
    follow(next: PhFrame) {
      frame = next;
      const { place, wet } = next.view;
      if (place !== 'air') rinsed = false;
      else if (!wet) rinsed = true;
    },
    /** null: at its stand. */
    stationOf(place: Place): number | null {
      switch (place) {
        case 'storage':
          return null;
        case 'air':
          return rinsed ? RINSE : sampleStation();
        case 'sample':
          return sampleStation();
        default:
          return FIRST_BUFFER + BUFFERS.indexOf(place);
      }
    },
    nameOf(station: number): string {
      if (station === RINSE) return 'wash bottle';
      if (station >= FIRST_BUFFER) return `buffer ${BUFFERS[station - FIRST_BUFFER]}`;
      return unknown() ? 'sample' : (SOLUTIONS[station] ?? '');
    },
    /** Among the first so many. */
    nearest(x: number, y: number, among: number): number {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      stations.slice(0, among).forEach((station, index) => {
        if (unknown() && index < SAMPLES && index !== UNKNOWN) return;
        const away = Math.abs(station.x - x) + 0.7 * Math.abs(station.y - 60 - y);
        if (away < least) [best, least] = [index, away];
      });
      return best;
    },
    /** Puts the electrode there. */
    goTo(station: number): void {
      const buffer = BUFFERS[station - FIRST_BUFFER];
      if (station === RINSE) context.dispatch({ do: 'rinse_probe' });
      else if (buffer) context.dispatch({ do: 'dip_probe', value: buffer });
      else {
        chooseSample(station);
        context.dispatch({ do: 'dip_probe', value: '0' });
      }
    },
  };
}

export type PhStations = ReturnType<typeof createPhStations>;

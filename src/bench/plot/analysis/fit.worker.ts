/** Fits that would hold the page up, away from it: who waits may stop them by ending this worker. */
import { type PackedPoints, plainOf, unpacked } from './fit-packing';
import { fitWithin, type FitTask } from './fit-task';

export interface FitRequest {
  readonly task: FitTask;
  readonly points: PackedPoints;
}

self.addEventListener('message', ({ data: { task, points } }: MessageEvent<FitRequest>) => {
  const outcome = fitWithin(task, unpacked(points), Infinity);
  if (outcome) self.postMessage(plainOf(outcome));
});

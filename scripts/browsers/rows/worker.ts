/** In a browser's worker: answers each request with the runs of one experiment. */
import type { ReferenceCase } from '../../../engine/runtime/cases';
import { runsOf } from './runs';

interface Request {
  readonly id: string;
  readonly cases: readonly ReferenceCase[];
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  runsOf(data.id, data.cases).then(
    (runs) => postMessage({ runs }),
    (error: unknown) => postMessage({ failed: String(error) }),
  );
});

/**
 * Starts the workers of a bench whose page the build has written, before the site's own code is here: what they fetch and make
 * takes as long as that does, and goes on beside it. Elsewhere `begin-bench.ts` does this once the path is understood.
 */
import { preparePort } from './bench/run/port';
import { prepareStage } from './bench/stage/worker-stage';
import { ownBench } from './own-bench';

const own = ownBench();
if (own) {
  preparePort(own.simulation);
  prepareStage(own.simulation);
}

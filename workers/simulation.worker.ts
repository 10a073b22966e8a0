/** The worker: the simulation service behind Comlink, with buffers transferred, not cloned. */
import { isSimulationKey } from '../engine/registry';
import { comlink } from './comlink';
import type { SimulationService } from './protocol';
import { createService } from './service';

const service = createService(() => performance.now());

const exposed: SimulationService = {
  prepare: (key) => service.prepare(key),
  load: (request) => service.load(request),
  async frame(request) {
    const reply = await service.frame(request);
    return reply.is === 'frame' ? comlink.transfer(reply, [reply.trace.buffer]) : reply;
  },
  hurry: () => service.hurry(),
  showOn: (line) => service.showOn(line),
  restore: (log, step, budgetMs) => service.restore(log, step, budgetMs),
};

comlink.expose(exposed);

// A worker that was begun by the page's own file has the simulation in its name.
const [, key = ''] = self.name.split(' ');
if (isSimulationKey(key)) void service.prepare(key);

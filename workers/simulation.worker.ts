/** The worker: the simulation service behind Comlink, with buffers transferred, not cloned. */
import { comlink } from './comlink';
import { fetchPart, ownPartIn } from './own-part';
import type { SimulationService } from './protocol';
import { createService, fetchModel, type Model } from './service';

const own = ownPartIn(self.name);
const service = createService(
  () => performance.now(),
  (key) => (own?.key === key ? fetchPart<Model>(own) : fetchModel(key)),
);

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

// Before the page's code is here to ask for it.
if (own) fetchPart(own).catch(() => {});

/** What an eye sees on the stage of a session, worked out beside it: the run is done again, without a screen, to where it stands. */
import type { AnySimulation } from '../../../engine/contract';
import { simulations } from '../../../engine/registry';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';
import { cut, layoutOf } from '../../../engine/runtime/layout';
import type { BenchSession } from '../run/session';

export async function viewOf(session: BenchSession): Promise<unknown> {
  const { simulation } = await (
    simulations[session.entry.simulation] as () => Promise<{
      simulation: AnySimulation;
    }>
  )();
  const { seed, grade } = session.store.getState();
  const { log, step } = session;
  const setup = { seed, grade, inputs: session.begunWith, trial: session.begunTrial };
  const host = new SimulationHost({ simulation, applies: appliesOf(session.entry), ...setup });
  let entered = host.enter(log, 0);
  while (host.step < step) {
    const next = log[entered]?.step ?? step;
    host.advance(Math.min(step, Math.max(next, host.step + 1)) - host.step);
    entered += host.enter(log, entered);
  }
  const layout = layoutOf(host.fields);
  return host.view(cut(new ArrayBuffer(layout.byteLength), layout));
}

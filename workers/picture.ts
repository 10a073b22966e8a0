/** What a run shows of itself, to the panels and to the stage. */
import type { SimulationHost } from '../engine/runtime/host';
import { cut, layoutOf } from '../engine/runtime/layout';
import type { PanelValues, Picture } from './protocol';

export function panelsOf(host: SimulationHost): PanelValues {
  const readings = host.readings();
  return {
    inputs: host.inputs,
    inForce: host.params,
    readings,
    shown: host.shown(0, readings),
    toggles: host.toggles(),
  };
}

/** `spare`: a buffer that is used again if it has the size. */
export function pictureOf(host: SimulationHost, running: boolean, spare: ArrayBuffer | null): Picture {
  const { fields } = host;
  const layout = layoutOf(fields);
  const buffer = spare?.byteLength === layout.byteLength ? spare : new ArrayBuffer(layout.byteLength);
  return {
    ...panelsOf(host),
    view: host.view(cut(buffer, layout)),
    time: host.time,
    running,
    fields,
    buffer,
  };
}

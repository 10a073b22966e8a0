/** Five thermocouples in the bar, and the thermometer that they lead to. */
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { portAt } from '../../kit/instruments/socket';
import { createChannelThermometer } from './channel-thermometer';

const PLACES = [0, 0.25, 0.5, 0.75, 1] as const;
const PLACE_NAMES = ['0', 'L/4', 'L/2', '3L/4', 'L'] as const;
export const COUPLES = ['t1_c', 't2_c', 't3_c', 't4_c', 't5_c'] as const;

/** `front`: the face of the bar. */
export function createThermocouples(context: SceneContext<'heat_conduction'>, front: () => Box) {
  const leads = createLeadLayer(context);
  const wires = COUPLES.map(() => leads.add({ kind: 'yellow', ends: ['none', 'plug'], width: 3.4 }));
  const thermometer = createChannelThermometer(context, PLACE_NAMES);
  return {
    thermometer: thermometer.root,
    leads: leads.root,
    part: {
      least: (sizes: TypeSizes) => thermometer.least(sizes),
      // Its channels stand below their places on the bar.
      lay(box: Box, sizes: TypeSizes) {
        const pitch = front().width / (PLACES.length - 1);
        const width = Math.min(box.width, pitch * PLACES.length + 26);
        thermometer.lay({ ...box, x: box.x + (box.width - width) / 2, width }, sizes);
      },
    },
    lay({ x, y, width, height }: Box, floor: number) {
      leads.keep([], floor);
      wires.forEach((wire, n) => {
        // The outer two sit in the bar, not in what it touches.
        const at = x + Math.min(width - 9, Math.max(9, (PLACES[n] ?? 0) * width));
        const from = portAt({ x: at, y: y + height * 0.9 }, 'front');
        leads.lay(wire, from, thermometer.port(n), { slack: 0.06 });
      });
    },
    draw({ shown }: Frame<'heat_conduction'>) {
      COUPLES.forEach((id, n) => thermometer.set(n, shown[id].text));
    },
  };
}

/** The power supply with its two leads. */
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import type { Port } from '../../kit/instruments/socket';
import type { Size } from '../../kit/layout/layout';

type GelFrame = Frame<'gel_electrophoresis'>;

export function createPowerSupply(context: SceneContext<'gel_electrophoresis'>) {
  const supply = createInstrument(context, {
    form: 'bench',
    display: { rows: [{ unit: 'V', widest: '150' }] },
    keys: [
      {
        toggle: (on) => context.dispatch({ do: on ? 'start_run' : 'stop_run' }),
        name: 'Power',
        sound: 'switch',
      },
    ],
    knobs: [{ input: 'voltage' }],
    sockets: [
      { id: 'minus', kind: 'black' },
      { id: 'plus', kind: 'red' },
    ],
  });
  const leads = createLeadLayer(context);
  const minus = leads.add({ kind: 'black' });
  const plus = leads.add({ kind: 'red' });
  return {
    root: supply.root,
    leads: leads.root,
    least(type: TypeSizes): Size {
      const { width, height } = supply.least(type);
      return { width: Math.max(170, width * 0.62), height: height * 1.45 };
    },
    lay: (box: Box, type: TypeSizes) => supply.lay(box, type),
    /** `post`: where the lead of a pole goes in. */
    connect(post: (pole: 'minus' | 'plus') => Port): void {
      leads.keep(supply.clear());
      leads.lay(minus, supply.port('minus'), post('minus'));
      leads.lay(plus, supply.port('plus'), post('plus'));
    },
    show(is: boolean): void {
      leads.root.visible = is;
      for (const key of supply.keys) key.enable(is);
    },
    draw({ view, params }: GelFrame): void {
      supply.set(0, String(params.voltage));
      supply.keys[0]?.light(view.stage === 'running');
    },
  };
}

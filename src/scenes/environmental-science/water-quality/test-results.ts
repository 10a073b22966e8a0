import type { KitResult } from './test-kit';
import type { RiverFrame } from './river-reach';

/** What the kit shows of the bottle in its nine tests. */
export function kitResults({ shown, view, readings }: RiverFrame): readonly KitResult[] {
  const made = (test: KitResult['test'], { text, value }: { text: string; value: unknown }): KitResult => ({
    test,
    text: view.tested.includes(test) ? text : '',
    value: view.tested.includes(test) && typeof value === 'number' ? value : null,
  });
  const oxygen = made('do', shown.bottle_do);
  return [
    { ...oxygen, onCurve: oxygen.value === null ? null : (100 * oxygen.value) / (readings.do_sat ?? 1) },
    made('fecal_coliform', shown.kit_coliform),
    made('ph', shown.kit_ph),
    made('bod', shown.kit_bod5),
    made('delta_t', shown.kit_delta_t),
    made('phosphate', shown.kit_phosphate),
    made('nitrate', shown.kit_nitrate),
    made('turbidity', shown.kit_turbidity),
    made('total_solids', shown.kit_solids),
  ];
}

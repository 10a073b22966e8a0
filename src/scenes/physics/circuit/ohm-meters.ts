/** The two needle meters of the loop. */
import type { Frame, StageContext } from '../../contract';
import { AMMETER_RANGES, createRangeChooser, VOLTMETER_RANGES } from '../../kit/electric/meter-ranges';
import { createMovingCoilMeter } from '../../kit/meters/moving-coil-meter';
import { METER, type OhmPlan } from './ohm-plan';

/** CSS px, of the figures of the meters, which are drawn at their own size or larger. */
const NUMBER_CSS = 12.5;

export function createOhmMeters(context: StageContext) {
  const ammeter = createMovingCoilMeter(context, METER.width, METER.height, true, NUMBER_CSS);
  const voltmeter = createMovingCoilMeter(context, METER.width, METER.height, true, NUMBER_CSS);
  const chooseAmmeterRange = createRangeChooser(AMMETER_RANGES.all);
  const chooseVoltmeterRange = createRangeChooser(VOLTMETER_RANGES);
  const meters = [ammeter, voltmeter] as const;
  return {
    roots: meters.map((meter) => meter.root),
    lay(plan: OhmPlan) {
      for (const [meter, at] of [
        [ammeter, plan.ammeter],
        [voltmeter, plan.voltmeter],
      ] as const) {
        meter.root.position.copyFrom(at);
        meter.root.scale.set(plan.meterScale);
      }
    },
    /** `few`: there is room for few figures. */
    point({ shown, view }: Frame<'circuit'>, few: boolean) {
      const amperes = typeof shown.current.value === 'number' ? shown.current.value : 0;
      const across = typeof shown.voltage_across.value === 'number' ? shown.voltage_across.value : 0;
      const figures = { few, bothSigns: view.reversed };
      ammeter.setRange(chooseAmmeterRange(amperes, figures));
      voltmeter.setRange(chooseVoltmeterRange(across, figures));
      ammeter.point(amperes);
      voltmeter.point(across);
    },
    rest() {
      for (const meter of meters) meter.rest();
    },
    /** True while a needle moves. */
    tick: (seconds: number): boolean => meters.map((meter) => meter.tick(seconds)).includes(true),
  };
}

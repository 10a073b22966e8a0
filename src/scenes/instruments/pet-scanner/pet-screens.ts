/** The workstation: picture of the uptake, likelihood over the iterations, decay of the tracer. */
import type { SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { createWorkstation } from '../../kit/workstation/workstation';
import { methodOf, type PetFrame, resultOf } from './pet-words';
import { createUptakeView } from './uptake-view';

const CURVE_POINTS = 60;
const MINUTES = 300;
/** Of the drawn curve. */
const HALF_LIFE_MINUTES = 109.77;

export function createPetScreens(context: SceneContext<'pet_scanner'>) {
  const uptake = createUptakeView(context);
  const likelihood = createChart(context, {
    ground: 'screen',
    x: { label: 'Iteration', short: 'n', unit: '' },
    y: { label: 'Log-likelihood below a perfect fit', short: 'log L', unit: '' },
    marks: { curve: line({ width: 1.8 }), each: points({ colour: 'orange', radius: 4 }) },
  });
  const decay = createChart(context, {
    ground: 'screen',
    x: { label: 'Time since the injection', short: 't', unit: 'min', domain: [0, MINUTES] },
    y: { label: 'Part of the activity', short: 'A/A0', unit: '', domain: [0, 1.04] },
    marks: { curve: line({ width: 1.8 }), now: pen({ colour: 'orange' }) },
  });
  const minutes = Float32Array.from({ length: CURVE_POINTS }, (_, n) => (MINUTES * n) / (CURVE_POINTS - 1));
  const station = createWorkstation(context, {
    views: [
      { id: 'uptake', print: 'Image', name: 'Screen: uptake', screen: uptake },
      { id: 'likelihood', print: 'log L', name: 'Screen: likelihood', screen: likelihood },
      { id: 'decay', print: 'Decay', name: 'Screen: decay', screen: decay },
    ],
  });

  function drawLikelihood({ view, fields }: PetFrame): void {
    const steps = Array.from({ length: view.iterations }, (_, n) => n + 1);
    const values = steps.map((_, n) => fields.likelihood[n] ?? Number.NaN);
    const worst = Math.min(-1, ...values.filter((value) => Number.isFinite(value)));
    likelihood.domain({ x: [0, Math.max(5, view.iterations + 1)], y: [worst * 1.05, 0] });
    likelihood.marks.curve.columns(steps, values);
    likelihood.marks.each.columns(steps, values);
  }

  function drawDecay({ readings, hidden }: PetFrame): void {
    const part = readings.decay_fraction;
    const age = hidden.has('uptake_time') || part === null ? null : -Math.log2(part) * HALF_LIFE_MINUTES;
    decay.marks.curve.columns(
      minutes,
      minutes.map((t) => 2 ** (-t / HALF_LIFE_MINUTES)),
    );
    if (age === null || part === null) decay.marks.now.hide();
    else decay.marks.now.at(Math.min(MINUTES, age), part);
  }

  return {
    station,
    draw(frame: PetFrame): void {
      const { view, shown } = frame;
      uptake.enable(station.shown === 'uptake');
      uptake.draw(frame);
      drawLikelihood(frame);
      drawDecay(frame);
      station.method(methodOf(frame));
      if (view.message !== null) station.result(view.message, 'warning');
      else station.result(station.shown === 'decay' ? `Activity ${shown.activity_now.text} MBq` : resultOf(frame));
    },
  };
}

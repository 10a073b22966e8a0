/**
 * How many molecules have which energy (Maxwell and Boltzmann), with a barrier and the few above it shaded: on a
 * logarithmic scale, on which that tail can be seen at all.
 */
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { area, line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';

export interface BarrierCurve extends Part {
  /** Kelvin; barriers in J/mol; the words above the chart. */
  set(kelvin: number, barrier: number, lower: number | null, words: string): void;
}

/** kJ/(mol K) */
const R = 8.314_462_618e-3;
const REFERENCE = 298.15;
/** End of the axis of energies, kJ/mol, and powers of ten that the height spans. */
const END = 72;
const DECADES = 12;
const POINTS = 90;
const TAIL = 20;

/** Share of molecules for each kJ/mol at an energy in kJ/mol. */
const share = (energy: number, kelvin: number): number =>
  (2 / Math.sqrt(Math.PI)) * Math.sqrt(energy / (R * kelvin) ** 3) * Math.exp(-energy / (R * kelvin));

const columns = (count: number, at: (part: number) => number, kelvin: number) => {
  const energies = Float64Array.from({ length: count }, (_, n) => at((n + 1) / count));
  return [energies, energies.map((energy) => share(energy, kelvin))] as const;
};

export function createBarrierCurve(context: StageContext): BarrierCurve {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Energy', short: 'E', unit: 'kJ/mol', domain: [0, END] },
    y: {
      label: 'Molecules',
      log: true,
      domain: [10 ** -DECADES, 1],
      ticks: [1, 1e-3, 1e-6, 1e-9],
      format: (value) => (value === 1 ? '1' : `10⁻${'⁰¹²³⁴⁵⁶⁷⁸⁹'[-Math.round(Math.log10(value))] ?? ''}`),
    },
    marks: {
      below: area({ colour: 'orange', alpha: 0.35 }),
      above: area({ alpha: 0.6 }),
      reference: line({ width: 1.2, alpha: 0.5, dashed: true }),
      now: line({ colour: 'bright' }),
      barrier: rule({ along: 'x', colour: 'main' }),
      lower: rule({ along: 'x', colour: 'orange' }),
      words: corner({ at: 'top right' }),
    },
  });
  const whole = (part: number): number => part ** 1.5 * END;
  chart.marks.reference.columns(...columns(POINTS, whole, REFERENCE));
  let key = '';
  return {
    root: chart.root,
    lay: (box, type) => chart.lay(box, type),
    set(kelvin, barrier, lower, words) {
      const { marks } = chart;
      marks.words.set(words);
      const next = `${kelvin} ${barrier} ${lower}`;
      if (next === key) return;
      key = next;
      const tail = (joules: number) => {
        const from = joules / 1000;
        return columns(TAIL, (part) => from + ((part * TAIL - 1) / (TAIL - 1)) * (END - from), kelvin);
      };
      marks.now.columns(...columns(POINTS, whole, kelvin));
      marks.above.columns(...tail(barrier));
      if (lower === null) marks.below.clear();
      else marks.below.columns(...tail(lower));
      marks.barrier.set(barrier / 1000);
      marks.lower.set(lower === null ? null : lower / 1000);
    },
  };
}

import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/medical-microbiology/mmb4';
import {
  activityOf,
  CATALASE_ORGANISMS,
  gasFrom,
  peroxideOf,
  trueReaction,
} from '../../../engine/medical-microbiology/catalase-colonies';
import { type Params, simulation } from '../../../engine/medical-microbiology/catalase-test';
import { BUBBLE_STRIDE, bubblesOf, createFroth, FIRST_BUBBLE, SITES } from '../../../engine/medical-microbiology/froth';
import { createRng } from '../../../engine/core/rng';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';

function benchOf(inputs: Partial<Params> = {}) {
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: appliesOf(entry),
    seed: 1,
    grade: 'ideal',
  });
  return {
    host,
    wait: (seconds: number) => void host.advance(Math.round(seconds / simulation.dt)),
    number: (id: string) => Number(host.readings()[id]),
  };
}

describe('catalase test', () => {
  it('keeps its oxygen: what is left and twice the gas are the peroxide of the drop at every moment', () => {
    const { wait, number } = benchOf({ add_reagent: true });
    for (let n = 0; n < 40; n++) {
      wait(n < 20 ? 0.5 : 10);
      expect(number('peroxide_umol') + (2 * number('oxygen_ul')) / 24.465).toBeCloseTo(peroxideOf(3), 3);
    }
  });

  it('does nothing without peroxide', () => {
    const { host, wait } = benchOf();
    wait(120);
    expect(host.readings()).toMatchObject({ oxygen_ul: 0, catalase_result: 'No reagent', seconds_since_drop: null });
  });

  it('agrees with every species, picked as it should be', () => {
    for (const organism of CATALASE_ORGANISMS) {
      const colony_source = organism === 'Enterococcus faecalis' ? 'Nutrient agar' : 'Blood agar (agar not touched)';
      const { host, wait } = benchOf({ add_reagent: true, organism, colony_source });
      wait(20);
      expect(host.readings()['catalase_result'], organism).toBe(trueReaction(organism));
    }
  });

  it('is misled by an enterococcus from blood agar, which builds a catalase of the haem', () => {
    const of = (colony_source: 'Nutrient agar' | 'Blood agar (agar not touched)') => {
      const { host, wait } = benchOf({ add_reagent: true, organism: 'Enterococcus faecalis', colony_source });
      wait(20);
      return host.readings()['catalase_result'];
    };
    expect([of('Nutrient agar'), of('Blood agar (agar not touched)')]).toEqual(['Negative', 'Weak or delayed']);
  });

  it('never gives more gas than half the peroxide, and reads what came in 20 s', () => {
    const { host, wait, number } = benchOf({
      add_reagent: true,
      organism: 'Escherichia coli',
      culture_age: 120,
      peroxide_percent: 0.3,
    });
    wait(20);
    const { catalase_result } = host.readings();
    expect(catalase_result).toBe('Weak or delayed');
    // The run pauses at its end and goes on.
    for (let n = 0; n < 40; n++) wait(100);
    expect(host.readings()['catalase_result']).toBe('Weak or delayed');
    expect(number('oxygen_ul')).toBeGreaterThan(2);
    expect(number('oxygen_ul')).toBeLessThanOrEqual(gasFrom(peroxideOf(0.3)));
  });

  it('is called by the gas that the sensor shows in the 20th second', () => {
    const words = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const host = new SimulationHost({
        simulation,
        inputs: { ...defaultInputs(entry), organism: 'Escherichia coli', culture_age: 60, add_reagent: true },
        applies: appliesOf(entry),
        seed,
        grade: 'school',
      });
      host.advance(Math.round(20 / simulation.dt));
      const shown = () => host.shown() as Record<string, { value: unknown }>;
      const gas = Number(shown()['oxygen_ul']?.value);
      const word = gas >= 2 ? 'Positive' : 'Weak or delayed';
      expect(shown()['catalase_result']?.value, `${gas} µL`).toBe(word);
      host.advance(Math.round(20 / simulation.dt));
      expect(shown()['catalase_result']?.value, 'later').toBe(word);
      words.add(word);
    }
    expect(words.size).toBe(2);
  });

  it('falls by the same factor in each day beyond the first', () => {
    const at = (culture_age: number): number =>
      activityOf({ organism: 'Escherichia coli', colony_source: 'Nutrient agar', culture_age });
    expect(at(12)).toBe(at(24));
    expect(at(72) / at(48)).toBeCloseTo(at(168) / at(144), 12);
  });

  it('a second drop brings its peroxide and its volume', () => {
    const { host, wait, number } = benchOf({ organism: 'Streptococcus pyogenes' });
    host.act({ do: 'add_reagent' });
    wait(1);
    host.act({ do: 'add_reagent' });
    wait(1);
    expect(number('peroxide_umol')).toBeCloseTo(2 * peroxideOf(3), 9);
    expect(number('seconds_since_drop')).toBeCloseTo(2, 9);
    host.act({ do: 'add_reagent' });
    host.act({ do: 'add_reagent' });
    wait(1);
    expect(host.takeNotices().map(({ notice }) => notice)).toEqual(['The slide is full: take a new one.']);
  });

  it('the box and the dropper are the same drop; a new slide has none', () => {
    const { host, wait } = benchOf();
    wait(5);
    host.change({ add_reagent: true });
    wait(2);
    expect(host.readings()['seconds_since_drop']).toBeCloseTo(2, 9);
    host.act({ do: 'new_slide' });
    wait(1);
    expect(host.readings()['seconds_since_drop']).toBeNull();
    expect(host.inputs['add_reagent']).toBe(false);
    host.act({ do: 'add_reagent' });
    wait(3);
    expect(host.readings()['seconds_since_drop']).toBeCloseTo(3, 9);
    expect(host.inputs['add_reagent']).toBe(true);
  });

  it('warns of strong peroxide', () => {
    const { host, wait } = benchOf({ peroxide_percent: 30 });
    host.act({ do: 'add_reagent' });
    wait(1);
    expect(host.takeNotices()[0]?.notice).toContain('gloves');
  });

  it('bubbles: one for each 0.2 µL at first, and their gas is the gas', () => {
    const froth = createFroth(createRng(3));
    const out = new Float32Array(SITES * BUBBLE_STRIDE);
    expect(bubblesOf(froth, FIRST_BUBBLE * 0.99, out)).toBe(0);
    expect(bubblesOf(froth, FIRST_BUBBLE, out)).toBe(1);
    // Before the first of them bursts.
    const gas = 0.5;
    const count = bubblesOf(froth, gas, out);
    expect(count).toBe(2);
    let sum = 0;
    for (let n = 0; n < count; n++) sum += (4 / 3) * Math.PI * out[n * BUBBLE_STRIDE + 2]! ** 3;
    expect(sum).toBeCloseTo(gas, 5);
  });
});

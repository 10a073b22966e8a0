import { describe, expect, it } from 'vitest';
import type { Grade } from '../../../engine/contract';
import { CSF_NAMES, CSF_PATIENTS } from '../../../engine/data/csf-patients';
import { type Params, simulation, stainFinds } from '../../../engine/medical-lab/csf-analysis';
import { type GramResult, patternOf } from '../../../engine/medical-lab/csf-patterns';
import { absorbanceAt, fluidOf, redIn } from '../../../engine/medical-lab/spinal-fluid';
import { SimulationHost } from '../../../engine/runtime/host';

const USUAL: Params = {
  sample: 'Patient 1',
  tube: '3',
  serum_glucose: 5.5,
  delay_h: 0,
  kept_dark: true,
  hours_since_onset: 24,
  serum_bilirubin: 10,
  serum_protein: 70,
  chamber: 'Fuchs-Rosenthal',
  specimen: 1,
  noise: false,
};
const hostOf = (inputs: Partial<Params> = {}, seed = 1, grade: Grade = 'ideal'): SimulationHost =>
  new SimulationHost({
    simulation,
    inputs: { ...USUAL, ...inputs },
    applies: { chamber: 'next' },
    seed,
    grade,
  });
const said = (host: SimulationHost): readonly string[] => host.takeNotices().map(({ notice }) => notice);

const examined = (inputs: Partial<Params> = {}, spun = true, seed = 1, grade: Grade = 'ideal'): SimulationHost => {
  const host = hostOf(inputs, seed, grade);
  for (const step of [
    'collect',
    'count_cells',
    'chemistry',
    ...(spun ? ['centrifuge'] : []),
    'scan_spectrum',
    'gram_stain',
  ])
    host.act({ do: step });
  host.advance(spun ? 3100 : 90);
  return host;
};

describe('patterns', () => {
  it('of Patient 6 are a haemorrhage from seven hours on, and unresolved before', () => {
    for (const hours of [1, 2, 4, 6])
      expect(examined({ sample: 'Patient 6', hours_since_onset: hours }).readings().pattern).toBe(
        'Blood, cause unresolved',
      );
    for (const hours of [7, 12, 24, 72])
      expect(examined({ sample: 'Patient 6', hours_since_onset: hours }).readings().pattern).toBe('Haemorrhage');
  });

  it('are those of the teaching cases in tube 3 at once', () => {
    const expected = [
      'Normal',
      'Bacterial',
      'Viral',
      'Tuberculous or fungal',
      'Tuberculous or fungal',
      'Haemorrhage',
      'Albuminocytologic',
      'Traumatic tap',
    ];
    expect(CSF_NAMES.map((sample) => examined({ sample }).readings().pattern)).toEqual(expected);
  });

  it('are never normal with five own white cells or with much blood, nor a traumatic tap before twelve hours', () => {
    const wrong: string[] = [];
    for (const sample of CSF_NAMES)
      for (const tube of ['1', '4'] as const)
        for (const hours of [4, 24]) {
          const { pattern, rbc, wbc_corrected } = examined({
            sample,
            tube,
            hours_since_onset: hours,
            noise: true,
          }).readings();
          const unusual = (wbc_corrected as number) >= 5 || (rbc as number) > 500;
          if ((unusual && pattern === 'Normal') || (hours < 12 && pattern === 'Traumatic tap'))
            wrong.push(`${sample} ${tube} ${hours}: ${pattern}`);
        }
    expect(wrong).toEqual([]);
  });
});

describe('the pattern by the rules', () => {
  it('is that of the values as they are shown', () => {
    let otherThanTrue = 0;
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const sample of CSF_NAMES)
        for (const hours_since_onset of [6, 24]) {
          const host = examined({ sample, hours_since_onset, noise: true }, true, seed, 'school');
          const shown = host.shown();
          const number = (id: string): number => Number(shown[id]!.text);
          const expected = patternOf({
            gram: shown['gram']!.value as GramResult,
            white: number('wbc_corrected'),
            neutrophils: number('pmn_pct'),
            ratio: number('glucose_ratio'),
            lactate: number('lactate'),
            protein: number('protein_corrected'),
            bilirubin: shown['nba_adjusted']!.value === null ? null : number('nba_adjusted'),
            oxyhaemoglobin: number('noa_415'),
            red: number('rbc'),
            redFirst: number('rbc_tube1'),
            redLast: number('rbc_tube4'),
            hours: hours_since_onset,
          });
          expect(shown['pattern']!.value, `${sample}, seed ${seed}`).toBe(expected);
          if (host.readings().pattern !== expected) otherThanTrue++;
        }
    expect(otherThanTrue).toBeLessThan(6);
  });

  it('stays open while one finding is missing', () => {
    const host = hostOf({ sample: 'Patient 2' }, 1, 'school');
    for (const step of ['collect', 'count_cells', 'chemistry', 'gram_stain']) host.act({ do: step });
    host.advance(100);
    expect(host.shown()['pattern']!.value).toBeNull();
  });
});

describe('the stain', () => {
  it('shows nothing where there is nothing', () => {
    for (const sample of ['Patient 1', 'Patient 3', 'Patient 6', 'Patient 7', 'Patient 8'] as const)
      expect(stainFinds(CSF_PATIENTS[sample])).toBe(0);
  });

  it('of Patient 2 finds its cocci in 97 of 100', () => {
    let found = 0;
    for (let specimen = 1; specimen <= 300; specimen++) {
      const host = hostOf({ sample: 'Patient 2', specimen, noise: true });
      host.act({ do: 'collect' });
      host.act({ do: 'gram_stain' });
      host.advance(85);
      if (host.readings().gram === 'Gram-positive diplococci') found++;
    }
    expect(found / 300).toBeGreaterThan(0.93);
    expect(found / 300).toBeLessThanOrEqual(1);
  });
});

describe('the fluid', () => {
  it('clears of the needle’s blood by e^−0.9 from tube to tube, and not of a bleed', () => {
    expect(redIn(CSF_PATIENTS['Patient 8'], 2) / redIn(CSF_PATIENTS['Patient 8'], 1)).toBeCloseTo(Math.exp(-0.9), 12);
    expect(redIn(CSF_PATIENTS['Patient 6'], 4)).toBe(redIn(CSF_PATIENTS['Patient 6'], 1));
  });

  it('gives two lactate for each glucose that is eaten, and keeps some glucose', () => {
    const patient = CSF_PATIENTS['Patient 2'];
    const [fresh, old] = [fluidOf(patient, 3, 5.5, 0), fluidOf(patient, 3, 5.5, 4)];
    expect(old.lactate - fresh.lactate).toBeCloseTo(2 * (fresh.glucose - old.glucose), 12);
    expect(fluidOf(patient, 3, 2, 4).glucose).toBeCloseTo(0.1, 12);
  });

  it('absorbs what its bands say at their places', () => {
    const ground = absorbanceAt(476, { bilirubin: 0, oxyhaemoglobin: 0, turbidity: 0 });
    expect(absorbanceAt(476, { bilirubin: 0.1, oxyhaemoglobin: 0, turbidity: 0 }) - ground).toBeCloseTo(0.1, 12);
    expect(absorbanceAt(415, { bilirubin: 0, oxyhaemoglobin: 0.2, turbidity: 0 })).toBeGreaterThan(0.2);
  });
});

describe('counts', () => {
  it('agree in both chambers within their scatter', () => {
    for (const chamber of ['Fuchs-Rosenthal', 'Neubauer'] as const) {
      const { wbc, count_ci_low, count_ci_high } = examined({ sample: 'Patient 3', chamber }).readings();
      expect(wbc as number).toBeCloseTo(150, 9);
      expect(count_ci_low as number).toBeLessThan(count_ci_high as number);
    }
  });

  it('are those of the squares', () => {
    const host = examined({ sample: 'Patient 3', noise: true });
    const { cells } = host.view({ spectrum: new Float32Array(301) }) as {
      cells: { white: readonly number[]; counted: number };
    };
    expect(cells.white.reduce((sum, n) => sum + n, 0)).toBe(cells.counted);
  });
});

describe('what the bench refuses', () => {
  it('is said in a sentence', () => {
    const host = hostOf();
    host.act({ do: 'count_cells' });
    host.act({ do: 'collect' });
    host.act({ do: 'measure_pressure' });
    host.advance(90);
    expect(said(host)).toEqual(['Collect the fluid first.', 'Fluid has been taken: the opening pressure is gone.']);
  });

  it('has no pattern before all findings are there', () => {
    const host = hostOf({ sample: 'Patient 2' });
    host.act({ do: 'collect' });
    host.act({ do: 'count_cells' });
    host.advance(100);
    expect(host.readings().pattern).toBeNull();
  });
});

describe('red cells that lyse outside the body', () => {
  it('never give bilirubin: in no tube, after no delay, spun or not', () => {
    for (const spun of [true, false])
      for (const delay_h of [0, 4])
        for (const tube of ['1', '4'] as const)
          for (const hours_since_onset of [2, 24]) {
            const { nba_adjusted, pattern } = examined(
              { sample: 'Patient 8', tube, delay_h, hours_since_onset },
              spun,
            ).readings();
            if (nba_adjusted !== null) expect(Math.abs(nba_adjusted as number)).toBeLessThan(1e-9);
            expect(pattern).not.toBe('Haemorrhage');
          }
  });

  it('hide it: a bloody tube that was not spun tells nothing of a bleed, in the healthy and in the ill', () => {
    const healthy = examined({ sample: 'Patient 8', tube: '1' }, false);
    expect(healthy.readings().nba_476).toBeNull();
    expect(healthy.readings().pattern).toBe('Haemoglobin: bilirubin not to be judged');
    expect(said(healthy)).toEqual([
      'Not spun: red cells lyse in the cuvette and give haemoglobin. Its band at 415 nm hides what is at 476 nm.',
    ]);
    expect(examined({ sample: 'Patient 6', hours_since_onset: 24 }, false).readings().pattern).toBe(
      'Blood, cause unresolved',
    );
  });

  it('absorb as their haemoglobin does: 12 000 in a µL, lysed to 5 %', () => {
    // 12 000/µL × 30 pg are 0.36 g/L, 22.3 µmol/L of haem; 125 per mmol/L and cm; a twentieth of it.
    const { noa_415 } = examined({ sample: 'Patient 8', tube: '1' }, false).readings();
    expect(Math.abs((noa_415 as number) - 0.05 * 0.0223 * 125)).toBeLessThan(0.01);
  });

  it('lyse in a tube that waits: a spun traumatic tap has haemoglobin after hours, and none at once', () => {
    const haemoglobin = (delay_h: number): number =>
      examined({ sample: 'Patient 8', tube: '1', delay_h }).readings().noa_415 as number;
    expect(haemoglobin(0)).toBe(0);
    expect(haemoglobin(4)).toBeGreaterThan(0.03);
  });
});

describe('the order of work', () => {
  it('counts before it spins: the cells of a spun tube lie at its bottom', () => {
    const host = hostOf({ sample: 'Patient 8' });
    for (const step of ['collect', 'centrifuge', 'count_cells']) host.act({ do: step });
    host.advance(3100);
    expect(host.readings().rbc).toBeNull();
    expect(said(host)).toEqual([
      'The cells lie at the bottom of the spun tube: they are counted before it is spun. Reset for another puncture.',
    ]);
  });

  it('keeps the tube from light: bilirubin of a bleed fades in it and not in the dark', () => {
    const net = (inputs: Partial<Params>): number =>
      examined({ sample: 'Patient 6', delay_h: 4, ...inputs }).readings().nba_476 as number;
    expect(net({ kept_dark: false }) / net({})).toBeCloseTo(Math.exp(-0.4), 9);
    expect(net({})).toBeCloseTo(net({ delay_h: 0 }), 9);
    const words = (inputs: Partial<Params>): string =>
      said(examined({ sample: 'Patient 6', delay_h: 4, ...inputs })).join(' ');
    expect(words({ kept_dark: false })).toContain('stood in the light');
    expect(words({ kept_dark: false, delay_h: 0 })).not.toContain('light');
    expect(words({})).not.toContain('light');
  });
});

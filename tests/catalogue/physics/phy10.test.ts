import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/physics/phy10';
import { model, theory } from '../../../catalogue/physics/phy10.texts';
import { rippleOf } from '../../../engine/physics/ripples';

describe('phy10', () => {
  it('has the two openings from Young’s lectures of 1807, and of 1804 the narrow body', () => {
    const young = model.sources.filter((source) => source.startsWith('T. Young'));
    expect(young).toHaveLength(2);
    expect(young.find((source) => source.includes('1807'))).toMatch(/A Course of Lectures.*two openings/);
    expect(young.find((source) => source.includes('(1804)'))).toMatch(/narrow body/);
  });

  it('gives away no wavelength and no speed that a step asks to be found', () => {
    const told = [
      theory,
      ...entry.inputs.map(({ hint }) => hint ?? ''),
      ...entry.procedure.flatMap(({ text, hint }) => [text, hint ?? '']),
      ...(entry.demo ?? []).map(({ says }) => says ?? ''),
    ].join(' ');
    const { wavelength, speed } = rippleOf(5, 0.005);
    for (const figure of [
      `${(100 * wavelength).toFixed(1)} cm`,
      `${(500 * wavelength).toFixed(0)} cm`,
      `${(100 * speed).toFixed(0)} cm/s`,
      '600 nm',
      '300 nm',
    ]) {
      expect(told).not.toContain(figure);
    }
  });
});

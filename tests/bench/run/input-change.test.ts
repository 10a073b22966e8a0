import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import type { AnyEntry } from '../../../catalogue/define';
import { entry as soil } from '../../../catalogue/environmental-science/es2';
import { entry as greenhouse } from '../../../catalogue/environmental-science/es4';
import { entry as icu } from '../../../catalogue/instruments/icu-machine';
import { changeOf, nearestFor } from '../../../src/bench/run/input-change';
import { entry, inputs } from '../rows';

describe('a new value of an input', () => {
  it('is refused out of range or off step, with what is allowed', () => {
    const high = changeOf(entry, inputs, 'voltage', '12.5');
    expect(high.ok).toBe(false);
    expect(!high.ok && high.sentence).toMatch(/between 0 and 12 V/);
    const off = changeOf(entry, inputs, 'voltage', '5.2');
    expect(!off.ok && off.sentence).toMatch(/step of 0\.5 V/);
    expect(changeOf(entry, inputs, 'voltage', 'high').ok).toBe(false);
    expect(changeOf(entry, inputs, 'voltage', '')).toMatchObject({ ok: false });
  });

  it('is taken where it is allowed, typed with a true minus sign too', () => {
    expect(changeOf(entry, inputs, 'voltage', '6.5')).toMatchObject({ ok: true, patch: { voltage: 6.5 } });
    const below: AnyEntry = {
      ...entry,
      inputs: [
        {
          id: 't',
          label: 'T',
          type: 'number',
          applies: 'live',
          unit: '°C',
          defaultValue: 0,
          min: -10,
          max: 10,
          step: 1,
        },
      ],
    };
    expect(changeOf(below, { t: 0 }, 't', '−4')).toMatchObject({ ok: true, patch: { t: -4 } });
  });

  it('moves others into the bounds that it leaves them, and says so', () => {
    const bound: AnyEntry = { ...entry, boundsFor: ({ voltage }) => ({ load: { max: Number(voltage) * 10 } }) };
    const change = changeOf(bound, { ...inputs, voltage: 12 }, 'voltage', 6);
    expect(change).toMatchObject({ ok: true, patch: { voltage: 6, load: 60 } });
    expect(change.ok && change.notices).toHaveLength(1);
    expect(changeOf(bound, { ...inputs, voltage: 6 }, 'load', 100).ok).toBe(false);
  });

  it('brings what its option sets, and takes others back to their beginning', () => {
    expect(changeOf(greenhouse, defaultInputs(greenhouse), 'planet', 'Mars')).toMatchObject({
      ok: true,
      patch: { planet: 'Mars', solar_constant: 586.2, albedo: 0.25 },
    });
    const set = { ...defaultInputs(icu), peep: 12, fio2: 0.8 };
    const change = changeOf(icu, set, 'patient', 'ARDS');
    expect(change).toMatchObject({ ok: true, notices: [expect.stringContaining('as at the beginning')] });
    const { peep, fio2 } = defaultInputs(icu);
    expect(change.ok && change.patch).toEqual({ patient: 'ARDS', peep, fio2 });
  });

  it('leaves what a link fixed, and is refused where that would have to follow', () => {
    const set = { ...defaultInputs(icu), peep: 12 };
    const held = changeOf(icu, set, 'patient', 'ARDS', { peep: 'PEEP' });
    expect(held.ok && held.patch).toEqual({ patient: 'ARDS' });
    expect(changeOf(icu, set, 'peep', 5, { peep: 'PEEP' })).toEqual({
      ok: false,
      sentence: 'PEEP is fixed by the link and stays as it is.',
    });
    const bound: AnyEntry = { ...entry, boundsFor: ({ voltage }) => ({ load: { max: Number(voltage) * 10 } }) };
    const full = { ...inputs, voltage: 12, load: 100 };
    expect(changeOf(bound, full, 'voltage', 6, { load: 'Load' })).toMatchObject({ ok: false });
  });

  it('asked for by a hand, is the nearest that the others leave', () => {
    const sand = { ...defaultInputs(soil), sand_pct: 40, clay_pct: 20 };
    expect(nearestFor(soil, sand, 'clay_pct', 75)).toBe(60);
    expect(nearestFor(soil, sand, 'clay_pct', 20.3)).toBe(20);
    expect(nearestFor(soil, sand, 'temperature', 21.6)).toBe(22);
  });
});

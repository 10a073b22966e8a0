/**
 * Inputs that a label stands for: what the apparatus has of them, and by how much that may differ from what is set. The error is
 * drawn from (seed, input), like the calibration of an instrument, and is the same in every trial.
 */
import type { AnySimulation, Grade, SettingSpec } from '../contract';
import type { RunInputs } from '../inputs';
import { deviateOf } from './deviate';
import type { SharedEffects } from './uncertain';

export type Settings = Readonly<Record<string, SettingSpec | undefined>>;

export const settingsOf = ({ settings }: Pick<AnySimulation, 'settings'>): Settings => (settings ?? {}) as Settings;

/** What the apparatus has where `inputs` are set. */
export function actualInputs(settings: Settings, inputs: RunInputs, seed: number, grade: Grade): RunInputs {
  if (grade === 'ideal') return inputs;
  const off = Object.entries(settings).flatMap(([id, spec]): [string, number][] => {
    const value = inputs[id];
    if (!spec || typeof value !== 'number') return [];
    const { gain = 0, offset = 0, spread = 'rectangular' } = spec[grade];
    const error = (of: string): number => deviateOf(spread, seed, 'set', id, of);
    return [[id, value * (1 + gain * error('gain')) + offset * error('offset')]];
  });
  return off.length === 0 ? inputs : { ...inputs, ...Object.fromEntries(off) };
}

/** By how much one standard uncertainty of each label's error moves the inputs as they are set, input by input. */
export function settingEffects(
  settings: Settings,
  inputs: RunInputs,
  seed: number,
  grade: Grade,
): Readonly<Record<string, SharedEffects>> {
  if (grade === 'ideal') return {};
  return Object.fromEntries(
    Object.entries(settings).flatMap(([id, spec]) => {
      const value = inputs[id];
      if (!spec || typeof value !== 'number') return [];
      const { gain = 0, offset = 0 } = spec[grade];
      const size = Math.sqrt((gain * value) ** 2 + offset ** 2);
      return size > 0 ? [[id, { [`${seed} set ${id}`]: size }]] : [];
    }),
  );
}

/** The flame spectrometer in lessons of the shelf. */
import { expect, type LessonDriver } from './shelf-driver';

/** Five minutes, as the lamp's hint says; s. */
const WARM = 300;

/** Lamp and flame on; a sample is brought while the lamp warms. */
export async function lit({ act, bench }: LessonDriver, bring: () => Promise<void>): Promise<void> {
  const from = await bench.seconds();
  await act('lamp_on');
  await act('light_flame');
  await bring();
  await expect.poll(() => bench.seconds()).toBeGreaterThan(from + WARM);
}

/** Blank, standards, a parabola, and the sample. */
export async function measured({ act, bench }: LessonDriver, standards: readonly string[]): Promise<void> {
  await act('aspirate_blank');
  for (const standard of standards) await act('aspirate_standard', standard);
  await expect.poll(() => bench.number('standards_n')).toBe(standards.length);
  await act('fit_quadratic');
  await act('aspirate_unknown');
  await expect.poll(() => bench.number('unknown_conc')).toBeGreaterThan(0);
}

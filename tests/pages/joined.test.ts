import { expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import { joined } from '../../src/ui/joined';

const shown = (text: string): string => joined(text).replaceAll('\u00A0', '~');

it.each([
  ['Set the block to 65 °C for 30 s.', 'Set the block to 65~°C for 30~s.'],
  ['63 mM, 1.0 mol/L and 5·10⁹ 1/s', '63~mM, 1.0~mol/L and 5·10⁹ 1/s'],
  ['0, 15 or 60 s; 1 g/m²/yr', '0, 15 or 60~s; 1~g/m²/yr'],
  ['rows of 3 minutes; 5 steps; Patient 1 had 8 km', 'rows of 3 minutes; 5 steps; Patient 1 had 8~km'],
])('%s', (text, as) => expect(shown(text)).toBe(as));

it('no step parts a number from °C, %, s, mL or nm', async () => {
  for (const { id, entry } of listings) {
    if (!entry) continue;
    for (const { text, hint = '' } of (await entry()).entry.procedure)
      expect(joined(`${text} ${hint}`), id).not.toMatch(/\d (?:°C|%|s|mL|nm)(?![\p{L}\d])/u);
  }
});

import { existsSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { newBench } from '../../scripts/new/bench';
import { stubsOf } from '../../scripts/new/stubs';
import { readCards } from '../../scripts/registries/cards';

const cards = await readCards();
const highest = Math.max(
  ...cards.filter(({ shelf }) => shelf === 'physics').map(({ id }) => Number(id.replace('phy', ''))),
);

describe('a new bench', () => {
  it('has the next number of its subject, and file names of its type', () => {
    expect(newBench(['Physics', 'standing_wave', "Melde's String"], cards)).toEqual({
      id: `phy${highest + 1}`,
      shelf: 'physics',
      title: "Melde's String",
      simulation: 'standing_wave',
      name: 'standing-wave',
      place: null,
    });
    const shared = newBench(['medical lab', 'elisa/sandwich', 'Sandwich ELISA'], cards);
    expect([shared.shelf, shared.name]).toEqual(['medical-lab', 'sandwich']);
    const instrument = newBench(['instruments', 'instrument_raman', 'Raman Microscope'], cards);
    expect([instrument.id, instrument.place]).toEqual([
      'raman-microscope',
      cards.filter(({ shelf }) => shelf === 'instruments').length + 1,
    ]);
  });

  it.each([
    [[], /Give a subject, a type and a title/],
    [['physics', 'standing_wave'], /Give a subject, a type and a title/],
    [['astronomy', 'standing_wave', 'Stars'], /There is no subject "astronomy"; there are chemistry, physics/],
    [['physics', 'Standing Wave', 'Melde'], /"Standing Wave" is no type: small letters/],
    [['physics', 'circuit', 'Melde'], /phy2 has the type circuit already/],
    [['physics', 'standing_wave', 'simple pendulum'], /phy3 is called "Simple Pendulum" already/],
    [['physics', 'waves/wave_interference', 'Melde'], /is no type/],
    [['physics', 'wave/buoyancy', 'Melde'], /engine\/physics\/buoyancy\.ts .* is there already/],
  ] as const)('%j is refused in a sentence', (words, sentence) => {
    expect(() => newBench(words, cards)).toThrow(sentence);
  });

  it.each(['physics', 'instruments'])('of %s gets files that can be read, and that say where to write', (subject) => {
    const bench = newBench([subject, 'a_new_one', "It's new"], cards);
    const files = [...stubsOf(bench)];
    expect(files.filter(([file]) => existsSync(file))).toEqual([]);
    for (const [file, text] of files) {
      expect(text, file).toContain('Write here');
      if (file.endsWith('.ts')) expect(parseSync(file, text).errors, file).toEqual([]);
      else expect(JSON.parse(text)).toHaveLength(1);
    }
  });
});

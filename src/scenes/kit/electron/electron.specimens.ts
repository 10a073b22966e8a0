import type { Specimen, StageContext } from '../../contract';
import { createElectronColumn, type SectionOptions } from './column';
import { createMicrograph } from './micrograph';

const TYPE = { small: 12, text: 14, figures: 26 } as const;

const SCANNING: readonly SectionOptions[] = [
  { kind: 'gun', name: 'Gun', height: 74, beam: 1 },
  { kind: 'lens', name: 'Condenser', height: 68, beam: 8 },
  { kind: 'coils', name: 'Scan coils', height: 62, beam: 9 },
  { kind: 'aperture', name: 'Aperture', height: 26, beam: 8 },
  { kind: 'objective', name: 'Objective', height: 66, beam: 7 },
  { kind: 'chamber', name: 'Chamber', height: 184, beam: 5 },
];
const TRANSMISSION: readonly SectionOptions[] = [
  { kind: 'gun', name: 'Gun', height: 74, beam: 1 },
  { kind: 'lens', name: 'Condenser', height: 68, beam: 8 },
  { kind: 'stage', name: 'Stage', height: 60, beam: 6 },
  { kind: 'objective', name: 'Objective', height: 66, beam: 7 },
  { kind: 'lens', name: 'Projector', height: 68, beam: 8 },
  { kind: 'camera', name: 'Camera', height: 70, beam: 9 },
];

const column = (
  name: string,
  sections: readonly SectionOptions[],
  state: { readonly beam: boolean; readonly vacuum: boolean },
): Specimen['states'][number] => ({
  name,
  width: 320,
  height: 440,
  create(context: StageContext) {
    const part = createElectronColumn(context, sections);
    part.lay({ x: 10, y: 10, width: 300, height: 420 }, TYPE);
    part.set(state);
    return part.root;
  },
});

const PICTURE = { columns: 120, rows: 90 } as const;
/** Grains on a slope, up to a row. */
const grains = (rows: number): Uint8Array =>
  Uint8Array.from({ length: PICTURE.columns * PICTURE.rows }, (_, n) => {
    const [x, y] = [n % PICTURE.columns, Math.floor(n / PICTURE.columns)];
    return y >= rows ? 0 : 120 + 70 * Math.sin(x / 7) * Math.cos(y / 9) + y / 3;
  });

const micrograph = (
  name: string,
  rows: number,
  words: string,
  waiting = '',
  warning = false,
): Specimen['states'][number] => ({
  name,
  width: 320,
  height: 300,
  create(context: StageContext) {
    const part = createMicrograph(context, {
      title: 'Micrograph',
      ...PICTURE,
      keys: [{ action: 'stir', print: 'Scan' }],
    });
    part.lay({ x: 10, y: 10, width: 300, height: 280 }, TYPE);
    part.window(0, 255);
    part.draw(grains(rows), name);
    part.set({ pixel: 0.02, line: rows < PICTURE.rows ? rows : null, words: [words], waiting, warning });
    return part.root;
  },
});

export const specimens: readonly Specimen[] = [
  {
    part: 'Electron column',
    states: [
      column('scanning, vented', SCANNING, { beam: false, vacuum: false }),
      column('scanning, beam on', SCANNING, { beam: true, vacuum: true }),
      column('transmission, beam on', TRANSMISSION, { beam: true, vacuum: true }),
    ],
  },
  {
    part: 'Micrograph',
    states: [
      micrograph('nothing scanned', 0, '20 kV', 'Pump, then switch the beam on'),
      micrograph('while it is scanned', 50, '20 kV  50 000×'),
      micrograph('whole', PICTURE.rows, '20 kV  50 000×'),
      micrograph('a warning', PICTURE.rows, 'The specimen charges', '', true),
    ],
  },
];

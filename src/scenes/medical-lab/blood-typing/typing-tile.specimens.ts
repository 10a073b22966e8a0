import type { Specimen } from '../../contract';
import { createCellField } from './blood-drop';
import { createTypingTile } from './typing-tile';

const SERUM = [0x5b8fd6, 0xe9d25a, 0xdfe8ee];
const TYPE = { small: 13, text: 14, figures: 26 };

const tile = (name: string, clumps: readonly (number | null)[], tilt = 0): Specimen['states'][number] => ({
  name,
  width: 540,
  height: 210,
  create(context) {
    const made = createTypingTile(context, ['Anti-A', 'Anti-B', 'Anti-D']);
    made.lay({ x: 10, y: 10, width: 520, height: 180 }, TYPE);
    made.drops.forEach((drop, n) => drop.set(clumps[n] ?? null, SERUM[n] ?? 0xffffff, clumps[n] === undefined ? 0 : 1));
    made.tip(tilt);
    made.choose(1);
    return made.root;
  },
});

export const specimens: readonly Specimen[] = [
  {
    part: 'Typing tile',
    states: [
      tile('empty', []),
      tile('serum only', [null, null, null]),
      tile('grades 0, weak, 1+', [1, 2.6, 8]),
      tile('grades 2+, 3+, 4+, tipped', [30, 100, 300], 1),
    ],
  },
  {
    part: 'Microscope field of red cells',
    states: [1, 3, 12, 64].map((clump) => ({
      name: `clumps of ${clump}`,
      width: 240,
      height: 240,
      create() {
        const field = createCellField(110);
        field.root.position.set(120, 120);
        field.set(clump);
        return field.root;
      },
    })),
  },
];

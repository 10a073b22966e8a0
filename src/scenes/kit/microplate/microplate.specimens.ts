import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createMicroplate, GRID, PLATE, wellAt } from './microplate';
import { createMultichannelPipette } from './multichannel-pipette';

const BLUE = 0x1e7ad0;
const YELLOW = 0xe0b400;

/** `filled`: so many columns, each half as strong as the one before. */
function plate(context: StageContext, filled: number, colour: number, sealed = false): Container {
  const part = createMicroplate(context);
  for (let well = 0; well < filled * GRID.rows; well++)
    part.set(well, { filled: true, colour, depth: 0.5 ** Math.floor(well / GRID.rows) });
  part.seal(sealed);
  part.root.position.set(10, 10);
  return part.root;
}

function pipetted(context: StageContext): Container {
  const root = new Container();
  const pipette = createMultichannelPipette(context);
  pipette.fill(BLUE, 0.8);
  const [first, last] = [wellAt(3 * GRID.rows), wellAt(4 * GRID.rows - 1)];
  pipette.root.position.set(10 + first.x, 10 + (first.y + last.y) / 2);
  root.addChild(plate(context, 3, BLUE), pipette.root);
  return root;
}

const size = { width: PLATE.width + 20, height: PLATE.height + 20 };

export const specimens: readonly Specimen[] = [
  {
    part: 'Microplate',
    states: [
      { name: 'empty', ...size, create: (context) => plate(context, 0, BLUE) },
      { name: 'a row of dilutions', ...size, create: (context) => plate(context, 8, YELLOW) },
      { name: 'under its film', ...size, create: (context) => plate(context, 12, BLUE, true) },
    ],
  },
  {
    part: 'Multichannel pipette',
    states: [{ name: 'over a column', width: size.width, height: size.height + 70, create: pipetted }],
  },
];

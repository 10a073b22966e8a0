/** What is seen in the microscope: cells in the chamber, or the Gram smear. */
import { Container } from 'pixi.js';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createCameraField } from '../../kit/microscope/camera-field';
import { createCountingChamber, drawRedInChamber, drawWhiteInChamber } from '../../kit/microscope/counting-chamber';
import type { SquareSlider } from '../../kit/microscope/square-slider';
import { createGramSmear, GRAM_FIELD } from './gram-smear';

type FluidFrame = Frame<'csf_analysis'>;

const PIXELS = 384;
/** Of a 1 mm square: cells are drawn larger than they are. */
const WHITE_RADIUS = 0.021;
const RED_RADIUS = 0.014;
/** More red cells than these hide the rulings. */
const MOST_RED = 90;

export function createFluidLens(context: SceneContext<'csf_analysis'>) {
  const chamber = createCountingChamber(context);
  const smear = createGramSmear();
  const field = createCameraField(context, { draw: smear.draw, pixels: PIXELS, diameter: GRAM_FIELD, bar: 10 });
  const lens = new Container({ label: 'under the microscope' });
  lens.addChild(chamber.root, field.root);

  function drawSmear({ view, params }: FluidFrame, wall: number): void {
    const organism = view.gram === 'Yeasts' ? 'yeasts' : view.gram === 'No organisms' ? 'none' : 'diplococci';
    smear.put({ organism, pus: view.pus, seed: params.specimen });
    const drawing = params.specimen * 10 + ['none', 'diplococci', 'yeasts'].indexOf(organism) + view.pus * 1e5;
    const settled = field.draw(
      { drawing, x: 0, y: 0, diameter: GRAM_FIELD, spreads: [0.12], grey: 0.97, contrast: 1 },
      wall,
    );
    if (!settled) context.redraw();
  }

  function drawChamber({ view, params }: FluidFrame, square: number): void {
    const { cells } = view;
    const white = cells?.white[square] ?? 0;
    // Where white cells are counted the red ones are dissolved, if they are many.
    const red = Math.min(MOST_RED, (cells?.redDilution ?? 1) > 1 ? 0 : (cells?.red[square] ?? 0));
    chamber.set(
      cells
        ? {
            key: `${params.sample} ${params.specimen} ${square} ${white} ${red} ${cells.chamber}`,
            side: '1 mm',
            cells: [
              { count: red, radius: RED_RADIUS, draw: drawRedInChamber },
              { count: white, radius: WHITE_RADIUS, draw: drawWhiteInChamber },
            ],
          }
        : null,
    );
    chamber.say(cells ? '' : 'Press to count');
  }

  return {
    root: lens,
    chamber,
    lay(box: Box, type: TypeSizes) {
      chamber.lay(box, type);
      field.lay(box, type);
    },
    /** `look`: chooses the square. */
    draw(frame: FluidFrame, look: SquareSlider, wall: number): void {
      const { cells, looksAt } = frame.view;
      const slide = looksAt === 'slide';
      field.root.visible = slide;
      chamber.root.visible = !slide;
      look.enable(!slide);
      look.show(cells?.white.length ?? 1, cells !== null);
      if (slide) drawSmear(frame, wall);
      else drawChamber(frame, look.square);
    },
  };
}

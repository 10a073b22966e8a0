/** What is seen in the microscope: heads in the chamber, or the stained smear. */
import { Container } from 'pixi.js';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createCameraField } from '../../kit/microscope/camera-field';
import { createCountingChamber, drawSpermInChamber } from '../../kit/microscope/counting-chamber';
import type { SquareSlider } from '../../kit/microscope/square-slider';
import type { SemenFrame } from './semen-words';
import { createSpermSmear, SMEAR_FIELD } from './sperm-smear';

const PIXELS = 384;
/** Of a square of 0.2 mm: heads are drawn larger than they are. */
const HEAD_RADIUS = 0.014;

export function createSemenLens(context: SceneContext<'semen_analysis'>) {
  const chamber = createCountingChamber(context);
  const smear = createSpermSmear();
  const field = createCameraField(context, { draw: smear.draw, pixels: PIXELS, diameter: SMEAR_FIELD, bar: 10 });
  const lens = new Container({ label: 'under the microscope' });
  lens.addChild(chamber.root, field.root);

  function drawSmear({ view, params }: SemenFrame, wall: number): void {
    const { vitality, normal } = view.stained;
    smear.put({ vitality: normal === null ? vitality : null, normal, seed: params.specimen });
    const drawing = params.specimen * 1e6 + (vitality ?? 0) * 1000 + (normal ?? 0) + (normal === null ? 0 : 5e5);
    if (!field.draw({ drawing, x: 0, y: 0, diameter: SMEAR_FIELD, spreads: [0.15], grey: 0.97, contrast: 1 }, wall))
      context.redraw();
  }

  /** `square`: which is looked at. */
  function drawChamber({ view, params }: SemenFrame, square: number): void {
    const loaded = view.chamber !== null;
    const counts = view.squares !== null;
    const here = view.squares?.[square] ?? 0;
    chamber.set(
      loaded && counts
        ? {
            key: `${params.sample} ${params.specimen} ${square} ${here} ${view.counted}`,
            side: '0.2 mm',
            cells: [{ count: here, radius: HEAD_RADIUS, draw: drawSpermInChamber }],
          }
        : null,
    );
    chamber.say(counts ? '' : loaded ? 'Press to count' : 'Press to fill');
  }

  return {
    root: lens,
    chamber,
    lay(box: Box, type: TypeSizes) {
      chamber.lay(box, type);
      field.lay(box, type);
    },
    draw(frame: SemenFrame, look: SquareSlider, wall: number): void {
      const { looksAt, chamber: filled, squares } = frame.view;
      const stained = looksAt === 'stain';
      field.root.visible = stained;
      chamber.root.visible = !stained;
      look.enable(!stained);
      look.show(squares?.length ?? 1, filled !== null && squares !== null);
      if (stained) drawSmear(frame, wall);
      else drawChamber(frame, look.square);
    },
  };
}

/** The region of interest: its circle over the image, and the button with its tissue and mean CT number. */
import { Graphics } from 'pixi.js';
import { IMAGE_SIZE } from '../../../../engine/instruments/ct-image';
import { phantoms, type TissueName } from '../../../../engine/instruments/ct-phantoms';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';

type CtFrame = Frame<'ct_scanner'>;
const TISSUES: readonly TissueName[] = ['Water', 'Bone', 'Adipose', 'Soft tissue', 'Lung'];

export function createRegionOfInterest(context: SceneContext<'ct_scanner'>) {
  const { theme } = context;
  let params: CtFrame['params'] | null = null;
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  let drawn = '';
  const region = new Graphics();
  const face = new Graphics();
  const said = (colour: number, mono: boolean) =>
    context.text({ size: 12, mono, weight: '600', colour, anchor: [0, 0], align: 'left' });
  const tissue = said(theme.screenInk, false);
  const mean = said(theme.screenGlow, true);
  const nextRegion = (): void => {
    if (!params) return;
    const { regions } = phantoms[params.phantom];
    const there = TISSUES.filter((name) => regions[name]);
    const next = there[(there.indexOf(params.roi) + 1) % there.length];
    if (next) context.setInput('roi', next);
  };
  const button = context.handle({
    role: 'button',
    name: 'Region of interest: measure the next one',
    press: nextRegion,
  });

  function drawCircle({ view: { region: disc } }: CtFrame): void {
    const key = `${disc?.x} ${disc?.y} ${disc?.radius} ${picture.width}`;
    if (key === drawn) return;
    drawn = key;
    region.visible = disc !== null;
    if (!disc) return;
    const scale = picture.width / IMAGE_SIZE;
    region.position.set(picture.width / 2 + disc.x * scale, picture.height / 2 + disc.y * scale);
    region
      .clear()
      .circle(0, 0, disc.radius * scale)
      .stroke({ width: 2, color: 0x5eead4 });
  }

  return {
    circle: region,
    views: [face, tissue, mean],
    lay(on: Box, box: Box, { small, text }: TypeSizes): void {
      picture = on;
      drawn = '';
      tissue.style.fontSize = small;
      mean.style.fontSize = text;
      tissue.position.set(box.x + 8, box.y + 6);
      mean.position.set(box.x + 8, box.y + 8 + small * 1.3);
      face
        .clear()
        .roundRect(box.x, box.y, box.width, box.height, 7)
        .fill({ color: theme.screenGlow, alpha: 0.08 })
        .roundRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 6.5)
        .stroke({ width: 1, color: theme.screenGlow, alpha: 0.55 });
      button.place(box.x, box.y, box.width, box.height);
    },
    draw(frame: CtFrame): void {
      ({ params } = frame);
      drawCircle(frame);
      tissue.text = `${params.roi} ›`;
      const { text, unit, value } = frame.shown.hu_roi;
      mean.text = frame.view.region === null ? 'none here' : value === null ? '–' : `${text} ${unit}`;
    },
  };
}

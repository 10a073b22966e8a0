/** The tracer's picture on the workstation: dark where there is much, over the slice of the transmission scan, beside the sinogram. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, Point, SceneContext, TypeSizes } from '../../contract';
import { createGreyImage } from '../../kit/imaging/grey-image';
import { downGradient } from '../../kit/paint/shading';
import { createSphereChoice, type SpherePlan, spherePlan } from './sphere-choice';
import { createTransmissionSlice, NATURAL } from './transmission-slice';

type PetFrame = Frame<'pet_scanner'>;

export interface UptakeView extends Part {
  draw(frame: PetFrame): void;
  enable(on: boolean): void;
}

const PIXELS = 128;
const VIEWS = 120;
const BINS = 185;
const BAR = 12;
/** SUV at the end of the scale while the contrast of the lesions, or the time in which it grows, is hidden. */
const UNKNOWN_MOST = 6;

function drawBar(bar: Graphics, x: number, y: number, height: number, edge: number): void {
  bar
    .clear()
    .rect(x, y, BAR, height)
    .fill(
      downGradient([
        [0, 0x000000],
        [1, 0xffffff],
      ]),
    )
    .rect(x, y, BAR, height)
    .stroke({ width: 1, color: edge });
}

const wordsOf = ({ view }: PetFrame): string => {
  if (view.pictured) return '';
  if (view.stage === 'scanning') return 'Counting…';
  if (view.stage === 'reconstructing') return 'Reconstructing…';
  return view.stage === 'scanned' ? 'Now reconstruct' : 'No scan yet';
};

function createNames(context: SceneContext<'pet_scanner'>) {
  const { theme } = context;
  const names = {
    most: context.text({ size: 12, mono: true, colour: theme.screenInk }),
    least: context.text({ text: '0', size: 12, mono: true, colour: theme.screenInk, anchor: [0, 1] }),
    sinogram: context.text({ size: 12, colour: theme.screenInk, text: 'Sinogram' }),
    fusion: context.text({ size: 12, colour: theme.screenInk, text: 'CT – PET' }),
  } as const;
  return names;
}

/** The slider between CT and PET. */
function createFusion(context: SceneContext<'pet_scanner'>) {
  const { theme } = context;
  const rail = new Graphics();
  const knob = new Graphics()
    .circle(0, 0, 8)
    .fill(theme.screenGlow)
    .circle(0, 0, 8)
    .stroke({ width: 2, color: theme.screenInk });
  let slider: Box = { x: 0, y: 0, width: 1, height: 1 };
  /** Part of the picture that is PET. */
  let fusion = 1;
  const fuse = context.handle({
    role: 'slider',
    grip: 'x',
    name: 'Fusion of CT and PET',
    min: 0,
    max: 100,
    step: 5,
    value: 100,
    format: (value) => `${value.toFixed(0)} % PET`,
    set(value) {
      fusion = value / 100;
      context.redraw();
    },
    drag: (point, start, from) => from + (100 * (point.x - start.x)) / Math.max(1, slider.width),
  });
  return {
    views: [rail, knob],
    enable: (on: boolean): void => fuse.enable(on),
    /** Part of the picture that is PET. */
    get part() {
      return fusion;
    },
    lay(place: Box): void {
      slider = place;
      rail
        .clear()
        .roundRect(slider.x, slider.y - 2, slider.width, 4, 2)
        .fill(theme.screenDim);
    },
    /** `origin`: of the view, on the stage. */
    place(origin: Point, on: boolean): void {
      knob.position.set(slider.x + fusion * slider.width, slider.y);
      if (on) fuse.place(origin.x + knob.x - 11, origin.y + knob.y - 11, 22, 22);
    },
  };
}

/** The tracer's picture over the slice, and the sinogram. */
function createPictures(context: SceneContext<'pet_scanner'>) {
  const slice = createTransmissionSlice();
  const image = createGreyImage(context, 'f32', NATURAL, NATURAL);
  const sinogram = createGreyImage(context, 'u8', NATURAL, NATURAL);
  sinogram.window(0, 255);
  let shown = '';
  return {
    slice: slice.root,
    image: image.root,
    sinogram: sinogram.root,
    reset(): void {
      shown = '';
    },
    /** `fusion`: part of the picture that is PET. Returns the value that is black. */
    draw({ view, fields, params, hidden }: PetFrame, fusion: number): number {
      const key = `${view.revision} ${view.pictured} ${params.weight}`;
      if (key !== shown) {
        shown = key;
        image.draw(fields.picture, PIXELS, PIXELS);
        sinogram.draw(fields.sinogram, BINS, VIEWS);
      }
      // Much is dark: the window is turned round.
      const most = hidden.has('lesion_contrast') || hidden.has('uptake_time') ? UNKNOWN_MOST : view.most;
      image.window(most, 0);
      image.root.visible = view.pictured;
      image.root.alpha = fusion;
      slice.root.visible = view.mapped && view.pictured && fusion < 1;
      slice.draw(view.object);
      sinogram.root.visible = view.scanned;
      return most;
    },
  };
}

export function createUptakeView(context: SceneContext<'pet_scanner'>): UptakeView {
  const root = new Container({ label: 'uptake' });
  const pictures = createPictures(context);
  const ground = new Graphics();
  const bar = new Graphics();
  const said = context.text({
    size: 14,
    weight: '600',
    colour: 0x22303c,
    anchor: [0.5, 0.5],
    align: 'center',
    wrap: 200,
  });
  const names = createNames(context);
  const fusion = createFusion(context);
  const spheres = createSphereChoice(context);
  root.addChild(
    ground,
    pictures.slice,
    pictures.image,
    spheres.ring,
    pictures.sinogram,
    bar,
    ...fusion.views,
    said,
    ...Object.values(names),
  );
  let plan: SpherePlan = { middle: { x: 0, y: 0 }, unit: 1, choosable: true };
  let on = true;

  function layPicture(picture: Box, type: TypeSizes): void {
    const { y, width: side } = picture;
    plan = spherePlan(picture, type.small);
    ground.clear().rect(0, y, side, side).fill(0xffffff);
    for (const part of [pictures.image, pictures.slice]) {
      part.position.set(0, y);
      part.scale.set(side / NATURAL);
    }
    const x = side + 8;
    drawBar(bar, x, y, side, context.theme.screenDim);
    names.most.position.set(x + BAR + 4, y);
    names.least.position.set(x + BAR + 4, y + side);
    said.position.set(side / 2, y + side / 2);
    said.style.fontSize = type.text;
    said.style.wordWrapWidth = side - 24;
  }

  return {
    root,
    lay(box: Box, type: TypeSizes) {
      root.position.set(box.x, box.y);
      const { small } = type;
      const line = small * 1.4;
      const beside = Math.max(6 * small, box.width * 0.22);
      const bars = BAR + 12 + 2.2 * small;
      const side = Math.min(box.height, box.width - beside - bars - 16);
      for (const text of Object.values(names)) text.style.fontSize = small;
      layPicture({ x: 0, y: (box.height - side) / 2, width: side, height: side }, type);
      const left = side + 8 + bars;
      const width = box.width - left;
      const fusing = line + 26;
      names.sinogram.position.set(left, 0);
      pictures.sinogram.position.set(left, line);
      pictures.sinogram.scale.set(width / NATURAL, Math.max(1, box.height - line - fusing - 10) / NATURAL);
      names.fusion.position.set(left, box.height - fusing);
      fusion.lay({ x: left + 8, y: box.height - 14, width: width - 16, height: 8 });
      pictures.reset();
      spheres.reset();
      fusion.place(root, on);
    },
    enable(next) {
      on = next;
    },
    draw(frame) {
      names.most.text = pictures.draw(frame, fusion.part).toFixed(1);
      said.text = wordsOf(frame);
      spheres.draw(frame, plan, root, on);
      fusion.enable(on);
      fusion.place(root, on);
    },
  };
}

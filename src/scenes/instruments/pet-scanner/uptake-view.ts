/** The tracer's picture on the workstation: dark where there is much, over the slice of the transmission scan, beside the sinogram. */
import { Container, Graphics } from 'pixi.js';
import { SPHERES, spheres, RADIUS } from '../../../../engine/instruments/pet/spheres';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';
import { createGreyImage } from '../../kit/imaging/grey-image';
import { downGradient } from '../../kit/paint/shading';

type PetFrame = Frame<'pet_scanner'>;

export interface UptakeView extends Part {
  draw(frame: PetFrame): void;
  enable(on: boolean): void;
}

const PIXELS = 128;
const VIEWS = 120;
const BINS = 185;
/** mm across the picture. */
const ACROSS = 256;
const NATURAL = 256;
const MARK = 0xe2571f;
const BAR = 12;
/** Least width of the picture for choosing a sphere on it, in small letters. */
const LEAST_CHOICE = 17;

export function createUptakeView(context: SceneContext<'pet_scanner'>): UptakeView {
  const { theme } = context;
  const root = new Container({ label: 'uptake' });
  const slice = new Graphics({ label: 'transmission slice' });
  const image = createGreyImage(context, 'f32', NATURAL, NATURAL);
  const sinogram = createGreyImage(context, 'u8', NATURAL, NATURAL);
  sinogram.window(0, 255);
  const ground = new Graphics();
  const ring = new Graphics();
  const bar = new Graphics();
  const said = context.text({
    size: 14,
    weight: '600',
    colour: 0x22303c,
    anchor: [0.5, 0.5],
    align: 'center',
    wrap: 200,
  });
  const names = {
    most: context.text({ size: 12, mono: true, colour: theme.screenInk }),
    least: context.text({ size: 12, mono: true, colour: theme.screenInk, anchor: [0, 1] }),
    sinogram: context.text({ size: 12, colour: theme.screenInk, text: 'Sinogram' }),
    fusion: context.text({ size: 12, colour: theme.screenInk, text: 'CT – PET' }),
  } as const;
  const rail = new Graphics();
  const knob = new Graphics()
    .circle(0, 0, 8)
    .fill(theme.screenGlow)
    .circle(0, 0, 8)
    .stroke({ width: 2, color: theme.screenInk });
  root.addChild(ground, slice, image.root, ring, sinogram.root, bar, rail, knob, said, ...Object.values(names));
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  let slider: Box = picture;
  let on = true;
  /** Fingers can tell the spheres apart. */
  let choosable = true;
  /** Part of the picture that is PET. */
  let fusion = 1;
  let shown = '';
  let sliced = '';
  let ringed = '';
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
  const choices = SPHERES.map((diameter) =>
    context.handle({
      role: 'button',
      grip: 'none',
      name: `Sphere of ${diameter} mm: measure it`,
      press: () => context.setInput('sphere', diameter),
    }),
  );

  const words = ({ view }: PetFrame): string => {
    if (view.pictured) return '';
    if (view.stage === 'scanning') return 'Counting…';
    if (view.stage === 'reconstructing') return 'Reconstructing…';
    return view.stage === 'scanned' ? 'Now reconstruct' : 'No scan yet';
  };

  function drawSlice(name: string): void {
    if (name === sliced) return;
    sliced = name;
    const unit = NATURAL / ACROSS;
    slice.clear().rect(0, 0, NATURAL, NATURAL).fill(0x000000);
    const middle = NATURAL / 2;
    if (name === 'Brain') {
      slice
        .ellipse(middle, middle, 78 * unit, 98 * unit)
        .fill(0xe9edf0)
        .ellipse(middle, middle, 72 * unit, 92 * unit)
        .fill(0x8b949c);
      return;
    }
    slice.circle(middle, middle, RADIUS * unit).fill(0x8b949c);
    if (name !== 'Hot Spheres') return;
    for (const diameter of SPHERES) {
      const { x, y, radius } = spheres[diameter];
      slice.circle(middle + x * unit, middle + y * unit, radius * unit).stroke({ width: 1.4, color: 0xd5dbe0 });
    }
  }

  function placeKnob(): void {
    knob.position.set(slider.x + fusion * slider.width, slider.y);
    if (on) fuse.place(root.x + knob.x - 11, root.y + knob.y - 11, 22, 22);
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
      picture = { x: 0, y: (box.height - side) / 2, width: side, height: side };
      choosable = side > LEAST_CHOICE * small;
      ground.clear().rect(0, picture.y, side, side).fill(0xffffff);
      for (const part of [image.root, slice]) {
        part.position.set(0, picture.y);
        part.scale.set(side / NATURAL);
      }
      const x = side + 8;
      bar
        .clear()
        .rect(x, picture.y, BAR, side)
        .fill(
          downGradient([
            [0, 0x000000],
            [1, 0xffffff],
          ]),
        )
        .rect(x, picture.y, BAR, side)
        .stroke({ width: 1, color: theme.screenDim });
      for (const text of Object.values(names)) text.style.fontSize = small;
      names.most.position.set(x + BAR + 4, picture.y);
      names.least.position.set(x + BAR + 4, picture.y + side);
      const left = x + bars;
      const width = box.width - left;
      const fusing = line + 26;
      names.sinogram.position.set(left, 0);
      sinogram.root.position.set(left, line);
      sinogram.root.scale.set(width / NATURAL, Math.max(1, box.height - line - fusing - 10) / NATURAL);
      names.fusion.position.set(left, box.height - fusing);
      slider = { x: left + 8, y: box.height - 14, width: width - 16, height: 8 };
      rail
        .clear()
        .roundRect(slider.x, slider.y - 2, slider.width, 4, 2)
        .fill(theme.screenDim);
      said.position.set(side / 2, picture.y + side / 2);
      said.style.fontSize = type.text;
      said.style.wordWrapWidth = side - 24;
      shown = ringed = '';
      placeKnob();
    },
    enable(next) {
      on = next;
    },
    draw(frame) {
      const { view, fields, params, hidden } = frame;
      const key = `${view.revision} ${view.pictured} ${params.weight}`;
      if (key !== shown) {
        shown = key;
        image.draw(fields.picture, PIXELS, PIXELS);
        sinogram.draw(fields.sinogram, BINS, VIEWS);
      }
      // Much is dark: the window is turned round.
      const most = hidden.has('lesion_contrast') ? 6 : view.most;
      image.window(most, 0);
      image.root.visible = view.pictured;
      image.root.alpha = fusion;
      slice.visible = view.mapped && view.pictured && fusion < 1;
      drawSlice(view.object);
      sinogram.root.visible = view.scanned;
      for (const [text, value] of [
        [names.most, most.toFixed(1)],
        [names.least, '0'],
        [said, words(frame)],
      ] as const) {
        text.text = value;
      }
      const measuring = view.object === 'Hot Spheres' && view.pictured;
      const unit = picture.width / ACROSS;
      const middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
      SPHERES.forEach((diameter, n) => {
        const { x, y, radius } = spheres[diameter];
        choices[n]?.enable(on && measuring && choosable);
        const r = Math.max(7, radius * unit);
        if (on && measuring)
          choices[n]?.place(root.x + middle.x + x * unit - r, root.y + middle.y + y * unit - r, 2 * r, 2 * r);
      });
      const mark = measuring ? `${params.sphere} ${picture.width}` : '';
      if (mark !== ringed) {
        ringed = mark;
        ring.clear();
        if (measuring) {
          const { x, y, radius } = spheres[params.sphere];
          ring.circle(middle.x + x * unit, middle.y + y * unit, radius * unit + 2).stroke({ width: 2.2, color: MARK });
        }
      }
      fuse.enable(on);
      placeKnob();
    },
  };
}

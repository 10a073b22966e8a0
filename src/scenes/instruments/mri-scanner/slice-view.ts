/** What the scanner writes: k-space beside the picture that it gives, and the bar of heating with its limit. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';
import { createGreyImage } from '../../kit/imaging/grey-image';

type MriFrame = Frame<'mri_scanner'>;

export interface SliceView extends Part {
  draw(frame: MriFrame): void;
}

const NATURAL = 256;
const ON_BLACK = 0xd3e9e6;
const BAR = 9;
/** W/kg at the end of the bar. */
const FULL = 4.8;
/** What the heating is worked out from; its limit is that of the implant. */
const HEATING = ['field_strength', 'slices', 'tr', 'te', 'flip_angle', 'echo_train', 'sequence'] as const;

const words = ({ view }: MriFrame): string => {
  if (view.pictured) return '';
  if (view.stage === 'shimming') return 'Shimming…';
  if (!view.screened) return 'Screen at the door';
  if (!view.loaded) return 'The bore is empty';
  return view.stage === 'scanning' ? 'First lines…' : 'Ready to scan';
};

/** What is done next, over the picture. */
function createSaid(context: SceneContext<'mri_scanner'>) {
  const text = context.text({
    size: 14,
    weight: '600',
    colour: ON_BLACK,
    anchor: [0.5, 0.5],
    align: 'center',
    wrap: 200,
  });
  let size: TypeSizes = { small: 12, text: 14, figures: 26 };
  let square = 1;
  /** A word too long for the picture gets smaller, and then reaches out at its right. */
  const fit = (): void => {
    text.style.fontSize = size.text;
    if (text.width > square - 8) text.style.fontSize = size.small;
    text.position.x = Math.max(square, text.width) / 2;
  };
  let spoken = '';
  return {
    text,
    /** In the middle of a picture of this side, at this height. */
    lay(side: number, y: number, type: TypeSizes): void {
      size = type;
      square = side;
      text.position.y = y;
      text.style.wordWrapWidth = side - 20;
      fit();
    },
    say(next: string): void {
      if (next === spoken) return;
      spoken = next;
      text.text = next;
      fit();
    },
  };
}

/** The heating of the body against its limit. */
function createHeatingBar(context: SceneContext<'mri_scanner'>) {
  const { theme } = context;
  const bar = new Graphics();
  const words = context.text({ size: 12, mono: true, colour: theme.screenInk });
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let barred = '';
  return {
    bar,
    words,
    /** At the foot of the box, under a line of words of this height. */
    lay(next: Box, line: number, type: TypeSizes): void {
      box = next;
      words.style.fontSize = type.small;
      words.position.set(0, box.height - line - BAR - 2);
      barred = '';
    },
    draw({ view, shown, hidden }: MriFrame): void {
      const unknown = HEATING.some((id) => hidden.has(id));
      const limit = hidden.has('implant') ? null : view.limit;
      words.text = unknown ? 'SAR ?' : `SAR ${shown.sar.text}${limit === null ? '' : ` of ${limit}`} W/kg`;
      const part = unknown ? 0 : Math.min(1, view.sar / FULL);
      const key = `${part.toFixed(3)} ${limit} ${box.width} ${box.height}`;
      if (key === barred) return;
      barred = key;
      const y = box.height - BAR;
      const over = !unknown && limit !== null && view.sar > limit;
      bar
        .clear()
        .roundRect(0, y, box.width, BAR, 3)
        .fill({ color: theme.screenDim, alpha: 0.6 })
        .roundRect(0, y, Math.max(3, box.width * part), BAR, 3)
        .fill(over ? 0xd64545 : theme.screenGlow);
      if (limit !== null) bar.rect((box.width * limit) / FULL - 1, y - 4, 2.4, BAR + 6).fill(theme.screenWarning);
    },
  };
}

export function createSliceView(context: SceneContext<'mri_scanner'>): SliceView {
  const root = new Container({ label: 'k-space and picture' });
  const ground = new Graphics();
  const picture = createGreyImage(context, 'f32', NATURAL, NATURAL);
  const space = createGreyImage(context, 'u8', NATURAL, NATURAL);
  space.window(0, 255);
  const said = createSaid(context);
  const names = {
    picture: context.text({ size: 12, colour: context.theme.screenInk, text: 'Picture' }),
    space: context.text({ size: 12, colour: context.theme.screenInk, text: 'k-space' }),
  } as const;
  const heating = createHeatingBar(context);
  root.addChild(ground, picture.root, space.root, heating.bar, said.text, ...Object.values(names), heating.words);
  const shown = { picture: '', space: '' };
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      root.position.set(box.x, box.y);
      const line = type.small * 1.35;
      const foot = line + BAR + 6;
      const side = Math.min(box.height - line - foot - 4, (box.width - 12) * 0.58);
      const small = Math.min(box.width - side - 12, side);
      ground
        .clear()
        .rect(0, line, side, side)
        .rect(side + 12, line, small, small)
        .fill(0x000000);
      picture.root.position.set(0, line);
      picture.root.scale.set(side / NATURAL);
      space.root.position.set(side + 12, line);
      space.root.scale.set(small / NATURAL);
      for (const text of Object.values(names)) text.style.fontSize = type.small;
      names.space.position.set(side + 12, 0);
      heating.lay(box, line, type);
      said.lay(side, line + side / 2, type);
      shown.picture = shown.space = '';
      // It may be laid after it was drawn, when the words around it change.
      context.redraw();
    },
    draw(frame) {
      const { view, fields } = frame;
      const { matrix } = view;
      if (view.revision !== shown.picture) {
        shown.picture = view.revision;
        picture.draw(fields.picture, matrix, matrix);
      }
      if (view.built !== shown.space) {
        shown.space = view.built;
        space.draw(fields.space, matrix, matrix);
      }
      picture.window(0, view.white);
      picture.root.visible = view.pictured;
      space.root.visible = view.acquired > 0;
      said.say(words(frame));
      heating.draw(frame);
    },
  };
}

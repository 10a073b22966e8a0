/** Image and sinogram as the scanner makes them, and the words that stand over them. */
import { Container, Graphics, type Text } from 'pixi.js';
import { IMAGE_SIZE } from '../../../../engine/instruments/ct-image';
import type { Box, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createGreyImage } from '../../kit/imaging/grey-image';

type CtFrame = Frame<'ct_scanner'>;
/** Natural sizes: pictures are built once and scaled. */
const PICTURE = 256;
/** Words on the black of the image, in both themes. */
const ON_BLACK = 0xd3e9e6;

const wordsOf = ({ view }: CtFrame): string => {
  if (view.message !== null) return view.message;
  if (view.added > 0 || view.stage !== 'idle') return '';
  if (!view.loaded) return 'No patient on the table';
  if (view.warmUp !== null) return 'Air calibration…';
  return view.calibrated ? 'Ready to scan' : 'Air calibration needed: warm up the tube';
};

const beamOf = ({ params }: CtFrame): string =>
  `${params.beam === '70 keV' ? '70 keV' : `${params.kvp} kVp`}\n${params.mas} mAs`;

/** How far the scan or its image has got, and by which filter. */
function progressOf({ view, hidden }: CtFrame, roomy: boolean): string {
  const views = hidden.has('views') ? '?' : view.views;
  const progress =
    view.stage === 'reconstructing' ? `image ${view.added} / ${views}` : `view ${view.acquired} / ${views}`;
  return `${progress}${roomy ? `, ${hidden.has('filter') ? '?' : view.filter}` : ''}`;
}

function createWords(context: SceneContext<'ct_scanner'>) {
  const said = (colour: number, anchor: readonly [number, number], mono = true): Text =>
    context.text({ size: 12, mono, weight: '600', colour, anchor, align: anchor[0] === 1 ? 'right' : 'left' });
  return {
    beam: said(ON_BLACK, [0, 0]),
    window: said(ON_BLACK, [1, 0]),
    progress: said(ON_BLACK, [0, 1]),
    sinogram: said(context.theme.screenInk, [0, 0], false),
    words: context.text({ size: 14, weight: '600', colour: ON_BLACK, anchor: [0.5, 0.5], align: 'center', wrap: 300 }),
  } as const;
}

export function createCtPictures(context: SceneContext<'ct_scanner'>) {
  /** Of the image, on the stage. */
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  let rows: Box = picture;
  /** Room for profile and histogram. */
  let roomy = true;
  const black = new Graphics();
  const image = createGreyImage(context, 'f32', PICTURE, PICTURE);
  const sinogram = createGreyImage(context, 'u8', PICTURE, PICTURE);
  const cursor = new Graphics().rect(0, -0.75, 1, 1.5).fill(0x5eead4);
  sinogram.window(0, 255);
  const overImage = new Container({ label: 'over the image' });
  const texts = createWords(context);
  texts.sinogram.text = 'Sinogram';
  const shown = { image: '', sinogram: '' };

  /** Whether the image is a new one. */
  function drawImage({ view, fields }: CtFrame): boolean {
    const imageKey = `${view.revision} ${view.added}`;
    const fresh = imageKey !== shown.image;
    if (!fresh) return false;
    shown.image = imageKey;
    image.draw(fields.hu, IMAGE_SIZE, IMAGE_SIZE);
    return true;
  }
  function drawSinogram({ view, fields }: CtFrame): void {
    const sinogramKey = `${view.revision} ${view.acquired} ${view.detectors}`;
    if (sinogramKey !== shown.sinogram) {
      shown.sinogram = sinogramKey;
      sinogram.draw(fields.sinogram, view.detectors, view.views);
    }
    cursor.visible = view.stage === 'scanning';
    cursor.position.set(rows.x, rows.y + (view.acquired / view.views) * rows.height);
    cursor.scale.x = rows.width;
    sinogram.root.visible = view.acquired > 0;
  }
  function drawWords(frame: CtFrame, pictured: boolean): void {
    const words = wordsOf(frame);
    texts.words.text = words;
    // Over the image at its lower part, so that it hides none of the middle.
    texts.words.position.set(picture.x + picture.width / 2, picture.y + picture.height * (pictured ? 0.88 : 0.5));
    texts.beam.text = beamOf(frame);
    texts.progress.text = words !== '' && pictured ? '' : progressOf(frame, roomy);
  }

  return {
    views: [black, image.root, sinogram.root, cursor, overImage],
    texts: Object.values(texts),
    /** What lies on the image, from its upper left corner. */
    overImage,
    /** `head`: where the name of the sinogram stands. */
    lay(on: Box, below: Box, head: Point, hasRoom: boolean, type: TypeSizes): void {
      picture = on;
      rows = below;
      roomy = hasRoom;
      shown.image = shown.sinogram = '';
      black.clear();
      for (const { x, y, width, height } of [picture, rows]) black.rect(x, y, width, height);
      black.fill(0x000000);
      image.root.position.set(picture.x, picture.y);
      image.root.scale.set(picture.width / PICTURE);
      overImage.position.set(picture.x, picture.y);
      sinogram.root.position.set(rows.x, rows.y);
      sinogram.root.scale.set(rows.width / PICTURE, rows.height / PICTURE);
      for (const text of [texts.beam, texts.window, texts.progress, texts.sinogram]) text.style.fontSize = type.small;
      texts.sinogram.position.set(head.x, head.y);
      texts.beam.position.set(picture.x + 6, picture.y + 4);
      texts.window.position.set(picture.x + picture.width - 6, picture.y + 4);
      texts.progress.position.set(picture.x + 6, picture.y + picture.height - 4);
      texts.words.style.fontSize = type.text;
      texts.words.style.wordWrapWidth = picture.width - 30;
      texts.beam.visible = roomy;
    },
    drawImage,
    draw(frame: CtFrame, pictured: boolean): void {
      image.root.visible = overImage.visible = pictured;
      drawSinogram(frame);
      drawWords(frame, pictured);
    },
    window(level: number, width: number): void {
      image.window(level - width / 2, level + width / 2);
      texts.window.text = `W ${width}\nL ${level}`;
    },
  };
}

/** The machine's screen: the picture with its depth, focus, gate and callipers, and beside it the strip of M-mode or Doppler. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, Point, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { rule } from '../../kit/charts/marks';
import { createGreyImage, type GreyImage } from '../../kit/imaging/grey-image';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Size } from '../../kit/layout/layout';
import { createCineBar } from './cine-bar';
import { createEchoMarks } from './echo-marks';

type UltrasoundFrame = Frame<'ultrasound_imaging'>;

export interface EchoScreen extends Part {
  least(type: TypeSizes): Size;
  draw(frame: UltrasoundFrame): void;
}

/** Natural size of the pictures: they are built once and scaled. */
const PICTURE = 100;
const ROWS = 256;
const COLUMNS = 192;
const STRIP = { rows: 128, columns: 200, seconds: 4 } as const;

/** The picture, and the strips of M-mode and Doppler. */
function createCharts(context: SceneContext<'ultrasound_imaging'>) {
  const picture = createChart(context, {
    ground: 'screen',
    x: { label: '', bare: true },
    y: { label: 'Depth', short: 'z', unit: 'mm' },
    marks: { focus: rule({ along: 'y', colour: 'orange', dashed: true }) },
  });
  const motion = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's', domain: [-STRIP.seconds, 0] },
    y: { label: '', unit: 'mm' },
    marks: { now: rule({ along: 'x', colour: 'orange' }) },
  });
  const flow = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's', domain: [-STRIP.seconds, 0] },
    y: { label: 'Velocity', short: 'v', unit: 'cm/s' },
    marks: { zero: rule({ along: 'y', colour: 'orange' }) },
  });
  flow.marks.zero.set(0);
  motion.marks.now.set(0);
  return { picture, motion, flow };
}

/** Lays a grey picture between two corners of a chart. */
const cover = (grey: GreyImage, a: Point, b: Point): void => {
  grey.root.position.set(a.x, a.y);
  grey.root.scale.set((b.x - a.x) / PICTURE, (b.y - a.y) / PICTURE);
};

/** Where the picture lies, and what is left beside or below it. */
function sharesOf(room: Box, alone: boolean, small: number): readonly [Box, Box] {
  const beside = room.width > 1.25 * room.height;
  const part = beside ? 0.42 : 0.5;
  const first: Box = alone
    ? room
    : beside
      ? { ...room, width: room.width * part }
      : { ...room, height: room.height * part };
  const gap = small * 0.8;
  const other: Box = beside
    ? { ...room, x: first.x + first.width + 6, width: room.width - first.width - 6 }
    : { ...room, y: first.y + first.height + gap, height: room.height - first.height - gap };
  return [first, other];
}

/** Charts and grey pictures, arranged anew when what is shown or its size is another. */
function createEchoPictures(context: SceneContext<'ultrasound_imaging'>) {
  const { picture, motion, flow } = createCharts(context);
  const black = new Graphics();
  const image = createGreyImage(context, 'u8', PICTURE, PICTURE);
  const strip = createGreyImage(context, 'u8', PICTURE, PICTURE);
  for (const grey of [image, strip]) grey.window(0, 255);
  const strips = (): typeof motion | typeof flow => (motion.root.visible ? motion : flow);
  let room: Box = { x: 0, y: 0, width: 1, height: 1 };
  let sizes: TypeSizes = { small: 12, text: 14, figures: 26 };
  let arranged = '';
  const drawn = { image: '', strip: '' };
  /** The chart of the picture in its box, and the picture in it. */
  function layPicture({ frame }: UltrasoundFrame['view'], box: Box): void {
    picture.lay(box, sizes);
    // A millimetre is as long across as down.
    const { width, height } = picture.area;
    const low = frame.top + frame.height;
    const half = Math.max(frame.width / 2, (frame.height * width) / height / 2);
    const tall = Math.max(frame.height, (2 * half * height) / width);
    picture.domain({ x: [-half, half], y: [low + (tall - frame.height), frame.top] });
    const [left, right] = [picture.toPixel(-frame.width / 2, frame.top), picture.toPixel(frame.width / 2, low)];
    cover(image, left, right);
    black
      .clear()
      .rect(left.x, left.y, right.x - left.x, right.y - left.y)
      .fill(0x000000);
  }

  function place({ view, params }: UltrasoundFrame): void {
    const alone = params.mode === 'B-mode';
    const { frame } = view;
    const key = `${params.mode} ${frame.width} ${frame.height} ${view.limit} ${room.x} ${room.width} ${room.height}`;
    if (key === arranged) return;
    arranged = key;
    drawn.image = drawn.strip = '';
    const [first, other] = sharesOf(room, alone, sizes.small);
    layPicture(view, first);
    motion.root.visible = params.mode === 'M-mode';
    flow.root.visible = !alone && !motion.root.visible;
    const chart = strips();
    if (!alone) chart.lay(other, sizes);
    if (motion.root.visible) motion.domain({ y: [10 * params.depth, 0] });
    if (flow.root.visible) flow.domain({ y: [-view.limit, view.limit] });
    strip.root.visible = !alone;
    if (alone) return;
    const { area } = chart;
    cover(strip, { x: area.x, y: area.y }, { x: area.x + area.width, y: area.y + area.height });
  }

  return {
    views: [black, picture.root, motion.root, image.root, strip.root, flow.root],
    picture,
    strips,
    lay(box: Box, type: TypeSizes): void {
      room = box;
      sizes = type;
      arranged = '';
    },
    draw(frame: UltrasoundFrame): void {
      const { view, params, fields } = frame;
      place(frame);
      if (drawn.image !== view.key) {
        drawn.image = view.key;
        image.draw(fields.picture, COLUMNS, ROWS);
      }
      const stripKey = `${params.mode} ${view.sweep}`;
      if (params.mode !== 'B-mode' && drawn.strip !== stripKey) {
        drawn.strip = stripKey;
        strip.draw(fields.strip, STRIP.columns, STRIP.rows);
      }
    },
  };
}

/** Settings above the picture, the distance and what to do below it. */
function createWords(context: SceneContext<'ultrasound_imaging'>) {
  const { theme } = context;
  const said = (anchor: readonly [number, number]) =>
    context.text({ size: 12, weight: '600', mono: true, colour: theme.screenInk, anchor });
  const texts = { set: said([0, 0]), output: said([1, 0]), distance: said([1, 1]) } as const;
  const advice = context.text({ size: 12, weight: '600', colour: theme.screenWarning, anchor: [0, 1] });

  return {
    views: [...Object.values(texts), advice],
    lay(pane: Box, { small }: TypeSizes): void {
      for (const text of [...Object.values(texts), advice]) text.style.fontSize = small;
      texts.set.position.set(pane.x, pane.y);
      texts.output.position.set(pane.x + pane.width, pane.y);
      advice.position.set(pane.x, pane.y + pane.height);
      texts.distance.position.set(pane.x + pane.width, pane.y + pane.height);
    },
    write({ view, params, shown, hidden }: UltrasoundFrame, width: number, measured: boolean): void {
      texts.distance.text = measured ? `+ ${shown.caliper_distance.text} mm` : '';
      texts.output.text = `MI ${shown.mi.text}  TI ${shown.ti.text}`;
      const set = `${hidden.has('frequency') ? '?' : `${params.frequency} MHz`}  ${params.depth} cm`;
      const rate = shown.frame_rate.value === null ? '' : `  ${shown.frame_rate.text} Hz`;
      texts.set.text = set + rate;
      // Where there is no room the rate is the first to go.
      if (texts.set.width + texts.output.width + texts.set.style.fontSize > width) texts.set.text = set;
      advice.text = String(shown.advice.value ?? '');
      advice.style.fill = view.advice === 'Frozen' ? theme.screenInk : theme.screenWarning;
    },
  };
}

export function createEchoScreen(context: SceneContext<'ultrasound_imaging'>): EchoScreen {
  const root = new Container({ label: 'ultrasound screen' });
  const housing = createScreenCase(context, { form: 'console' });
  const pictures = createEchoPictures(context);
  const cine = createCineBar(context);
  const words = createWords(context);
  const marks = createEchoMarks(context, pictures.picture, pictures.strips);
  root.addChild(housing.root, ...pictures.views, marks.root, cine.root, ...words.views);

  return {
    root,
    least: (type) => housing.least(type, { width: 20 * type.small, height: 15 * type.small }),
    lay(box, type) {
      housing.lay(box, type);
      const { pane } = housing;
      words.lay(pane, type);
      const line = type.small * 1.35;
      const bar = line * 0.9;
      const room = { ...pane, y: pane.y + line, height: pane.height - 2.3 * line - bar };
      pictures.lay(room, type);
      cine.lay({ ...pane, y: room.y + room.height + 0.2 * line, height: bar }, type);
    },
    draw(frame) {
      pictures.draw(frame);
      const { focus, measured } = marks.draw(frame);
      pictures.picture.marks.focus.set(focus);
      cine.draw(frame);
      words.write(frame, housing.pane.width, measured);
    },
  };
}

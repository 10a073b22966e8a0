/** The machine's screen: the picture with its depth, focus, gate and callipers, and beside it the strip of M-mode or Doppler. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, Point, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { rule } from '../../kit/charts/marks';
import { createGreyImage, type GreyImage } from '../../kit/imaging/grey-image';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Size } from '../../kit/layout/layout';
import { createCineBar } from './cine-bar';

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
const MARKS = { focus: 0xf0a92e, gate: 0x56d4e9, callipers: 0xf0e442 } as const;
const ARM = 5;
/** mm: where the callipers lie at first, and the span that they show before they were set. */
const AT_FIRST = { x: 0, y: 20, span: 20 } as const;

export function createEchoScreen(context: SceneContext<'ultrasound_imaging'>): EchoScreen {
  const { theme } = context;
  const root = new Container({ label: 'ultrasound screen' });
  const housing = createScreenCase(context, { form: 'console' });
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
  const black = new Graphics();
  const image = createGreyImage(context, 'u8', PICTURE, PICTURE);
  const cine = createCineBar(context);
  const strip = createGreyImage(context, 'u8', PICTURE, PICTURE);
  for (const grey of [image, strip]) grey.window(0, 255);
  const over = new Graphics({ label: 'focus, gate, callipers' });
  const edge = new Graphics();
  const said = (anchor: readonly [number, number]) =>
    context.text({ size: 12, weight: '600', mono: true, colour: theme.screenInk, anchor });
  const texts = { set: said([0, 0]), output: said([1, 0]), distance: said([1, 1]) } as const;
  const advice = context.text({ size: 12, weight: '600', colour: theme.screenWarning, anchor: [0, 1] });
  root.addChild(
    housing.root,
    black,
    picture.root,
    motion.root,
    image.root,
    strip.root,
    flow.root,
    edge,
    over,
    cine.root,
    ...Object.values(texts),
    advice,
  );

  // ------------------------------------------------------------ what hands do
  let first: Point = AT_FIRST;
  /** Unit vector from the first mark to the second. */
  let way: Point = { x: 0, y: 1 };
  let span: number = AT_FIRST.span;
  const inPicture = (point: Point): Point => picture.toValue(point);
  const focus = context.inputHandle('focus', { grip: 'y', drag: (point) => inPicture(point).y });
  const gate = context.actionHandle('place_gate', {
    name: 'Gate',
    grip: 'y',
    drag: (point) => Math.round(inPicture(point).y),
  });
  const firstMark = context.handle({
    role: 'point',
    grip: 'free',
    name: 'Callipers, first mark',
    hint: 'Drag it to where the distance begins; the second mark comes with it.',
    min: { x: -100, y: 0 },
    max: { x: 100, y: 240 },
    step: 0.5,
    value: first,
    format: ({ x, y }) => `${x.toFixed(1)} mm to the right, ${y.toFixed(1)} mm deep`,
    set(point) {
      first = point;
      context.redraw();
    },
    drag: (point) => inPicture(point),
  });
  const secondMark = context.actionHandle('caliper', {
    name: 'Callipers, second mark',
    grip: 'free',
    drag(point) {
      const { x, y } = inPicture(point);
      const [dx, dy] = [x - first.x, y - first.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length > 0) way = { x: dx / length, y: dy / length };
      return Math.round(10 * length) / 10;
    },
  });

  // ------------------------------------------------------------ drawing
  let room: Box = { x: 0, y: 0, width: 1, height: 1 };
  let sizes: TypeSizes = { small: 12, text: 14, figures: 26 };
  let arranged = '';
  const drawn = { image: '', strip: '' };
  const setText = (text: { text: string }, words: string): void => {
    text.text = words;
  };
  /** Lays a grey picture between two corners of a chart. */
  const cover = (grey: GreyImage, a: Point, b: Point): void => {
    grey.root.position.set(a.x, a.y);
    grey.root.scale.set((b.x - a.x) / PICTURE, (b.y - a.y) / PICTURE);
  };

  function place({ view, params }: UltrasoundFrame): void {
    const alone = params.mode === 'B-mode';
    const { frame } = view;
    const key = `${params.mode} ${frame.width} ${frame.height} ${view.limit} ${room.x} ${room.width} ${room.height}`;
    if (key === arranged) return;
    arranged = key;
    drawn.image = drawn.strip = '';
    const beside = room.width > 1.25 * room.height;
    const part = beside ? 0.42 : 0.5;
    const first: Box = alone
      ? room
      : beside
        ? { ...room, width: room.width * part }
        : { ...room, height: room.height * part };
    picture.lay(first, sizes);
    // A millimetre is as long across as down.
    const { width, height } = picture.area;
    const low = frame.top + frame.height;
    const half = Math.max(frame.width / 2, (frame.height * width) / height / 2);
    const tall = Math.max(frame.height, (2 * half * height) / width);
    picture.domain({ x: [-half, half], y: [low + (tall - frame.height), frame.top] });
    motion.root.visible = params.mode === 'M-mode';
    flow.root.visible = !alone && !motion.root.visible;
    const gap = sizes.small * 0.8;
    const other: Box = beside
      ? { ...room, x: first.x + first.width + 6, width: room.width - first.width - 6 }
      : { ...room, y: first.y + first.height + gap, height: room.height - first.height - gap };
    const chart = motion.root.visible ? motion : flow;
    if (!alone) chart.lay(other, sizes);
    if (motion.root.visible) motion.domain({ y: [10 * params.depth, 0] });
    if (flow.root.visible) flow.domain({ y: [-view.limit, view.limit] });
    const [left, right] = [picture.toPixel(-frame.width / 2, frame.top), picture.toPixel(frame.width / 2, low)];
    cover(image, left, right);
    black
      .clear()
      .rect(left.x, left.y, right.x - left.x, right.y - left.y)
      .fill(0x000000);
    strip.root.visible = !alone;
    if (alone) return;
    const { area } = chart;
    cover(strip, { x: area.x, y: area.y }, { x: area.x + area.width, y: area.y + area.height });
  }

  function drawMarks({ view, params, shown, hidden }: UltrasoundFrame): void {
    const { frame } = view;
    const low = frame.top + frame.height;
    over.clear();
    const side = picture.toPixel(frame.width / 2, Math.min(low, params.focus));
    focus.enable(!hidden.has('focus'));
    picture.marks.focus.set(hidden.has('focus') ? null : Math.min(low, params.focus));
    if (!hidden.has('focus'))
      over.poly([side.x + 2, side.y, side.x + 12, side.y - 6, side.x + 12, side.y + 6]).fill(MARKS.focus);
    focus.place(side.x - 1, side.y - 9, 18, 18);
    gate.enable(view.gate !== null);
    if (view.gate !== null) {
      const at = picture.toPixel(0, Math.min(low, view.gate));
      const top = picture.toPixel(0, frame.top);
      over
        .moveTo(top.x, top.y)
        .lineTo(at.x, at.y - 7)
        .stroke({ width: 1.2, color: MARKS.gate, alpha: 0.7 })
        .moveTo(at.x - 9, at.y - 4)
        .lineTo(at.x + 9, at.y - 4)
        .moveTo(at.x - 9, at.y + 4)
        .lineTo(at.x + 9, at.y + 4)
        .stroke({ width: 2, color: MARKS.gate });
      gate.place(at.x - 11, at.y - 8, 22, 16);
      gate.update(view.gate);
      // The cursor lies along the vessel as the operator believes it runs.
      if (!hidden.has('doppler_angle') && !hidden.has('angle_error')) {
        const angle = ((params.doppler_angle + params.angle_error) * Math.PI) / 180;
        const [dx, dy] = [Math.sin(angle) * 26, Math.cos(angle) * 26];
        over
          .moveTo(at.x - dx, at.y - dy)
          .lineTo(at.x + dx, at.y + dy)
          .stroke({ width: 1.6, color: MARKS.gate, alpha: 0.9 });
      }
    }
    // Where the picture that is looked at lies on the strip.
    if (params.mode !== 'B-mode' && view.cine.age > 0) {
      const chart = motion.root.visible ? motion : flow;
      const { x } = chart.toPixel(-view.cine.age, 0);
      over
        .moveTo(x, chart.area.y)
        .lineTo(x, chart.area.y + chart.area.height)
        .stroke({ width: 2, color: MARKS.focus });
    }
    const set = view.caliper !== null;
    if (set) span = view.caliper ?? span;
    for (const handle of [firstMark, secondMark]) handle.enable(view.gel && params.mode === 'B-mode');
    const measuring = view.gel && params.mode === 'B-mode';
    const inside = (p: Point): Point => ({ x: p.x, y: Math.min(low, Math.max(frame.top, p.y)) });
    const a = picture.toPixel(first.x, inside(first).y);
    const end = inside({ x: first.x + way.x * span, y: first.y + way.y * span });
    const b = picture.toPixel(end.x, end.y);
    firstMark.update(first);
    secondMark.update(span);
    firstMark.place(a.x - 9, a.y - 9, 18, 18);
    secondMark.place(b.x - 9, b.y - 9, 18, 18);
    if (measuring) {
      for (const { x, y } of [a, b])
        over
          .moveTo(x - ARM, y)
          .lineTo(x + ARM, y)
          .moveTo(x, y - ARM)
          .lineTo(x, y + ARM);
      over.stroke({ width: 1.8, color: MARKS.callipers, alpha: set ? 1 : 0.6 });
      if (set) over.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ width: 1, color: MARKS.callipers, alpha: 0.5 });
    }
    setText(texts.distance, measuring && set ? `+ ${shown.caliper_distance.text} mm` : '');
  }

  return {
    root,
    least: (type) => housing.least(type, { width: 20 * type.small, height: 15 * type.small }),
    lay(box, type) {
      sizes = type;
      housing.lay(box, type);
      const { pane } = housing;
      for (const text of [...Object.values(texts), advice]) text.style.fontSize = type.small;
      const line = type.small * 1.35;
      texts.set.position.set(pane.x, pane.y);
      texts.output.position.set(pane.x + pane.width, pane.y);
      advice.position.set(pane.x, pane.y + pane.height);
      texts.distance.position.set(pane.x + pane.width, pane.y + pane.height);
      const bar = line * 0.9;
      room = { ...pane, y: pane.y + line, height: pane.height - 2.3 * line - bar };
      cine.lay({ ...pane, y: room.y + room.height + 0.2 * line, height: bar }, type);
      arranged = '';
    },
    draw(frame) {
      const { view, params, shown, fields, hidden } = frame;
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
      drawMarks(frame);
      cine.draw(frame);
      setText(texts.output, `MI ${shown.mi.text}  TI ${shown.ti.text}`);
      const set = `${hidden.has('frequency') ? '?' : `${params.frequency} MHz`}  ${params.depth} cm`;
      const rate = shown.frame_rate.value === null ? '' : `  ${shown.frame_rate.text} Hz`;
      setText(texts.set, set + rate);
      // Where there is no room the rate is the first to go.
      if (texts.set.width + texts.output.width + sizes.small > room.width) setText(texts.set, set);
      setText(advice, String(shown.advice.value ?? ''));
      advice.style.fill = view.advice === 'Frozen' ? theme.screenInk : theme.screenWarning;
    },
  };
}

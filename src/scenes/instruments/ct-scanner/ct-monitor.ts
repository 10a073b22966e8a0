/** The operator's monitor: image with window and level, sinogram, profile, histogram and region of interest on one screen. */
import { Container, Graphics, type Text } from 'pixi.js';
import { HISTOGRAM, IMAGE_SIZE } from '../../../../engine/instruments/ct-image';
import { phantoms, type TissueName } from '../../../../engine/instruments/ct-phantoms';
import type { Box, Frame, Part, Point, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { band } from '../../kit/charts/marks';
import { createHousing } from '../../kit/instruments/housing';
import { createKey } from '../../kit/instruments/key';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { arrange, grow, inset, row, spaced } from '../../kit/layout/layout';
import { createGreyImage } from '../../kit/imaging/grey-image';

type CtFrame = Frame<'ct_scanner'>;
type Params = CtFrame['params'];

const PRESETS = [
  { value: 'Brain', print: 'Brain', level: 40, width: 80 },
  { value: 'Soft tissue', print: 'Tissue', level: 40, width: 400 },
  { value: 'Lung', print: 'Lung', level: -600, width: 1500 },
  { value: 'Bone', print: 'Bone', level: 400, width: 1800 },
] as const;

const PROFILE_POINTS = 128;
/** Natural sizes: pictures are built once and scaled. */
const PICTURE = 256;
/** Logarithm of the count that reaches the top of the histogram. */
const FULL_COUNT = 4.5;
const HISTOGRAM_TO = HISTOGRAM.from + HISTOGRAM.bins * HISTOGRAM.width;
/** HU of one stage unit of a drag on the image, for each HU of width; at least 1. */
const DRAG_PER_WIDTH = 1 / 160;
const TISSUES: readonly TissueName[] = ['Water', 'Bone', 'Adipose', 'Soft tissue', 'Lung'];
/** Words on the black of the image, in both themes. */
const ON_BLACK = 0xd3e9e6;
const AMBER = 0xfbbf24;
const PAD = 9;
const KEY_HIGH = 40;

export interface CtMonitor extends Part {
  draw(frame: CtFrame): void;
}

export function createCtMonitor(context: SceneContext<'ct_scanner'>): CtMonitor {
  const { theme } = context;
  const root = new Container({ label: 'monitor' });
  let params: Params | null = null;
  /** Of the image, on the stage. */
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  let rows: Box = picture;
  /** Room for profile and histogram. */
  let roomy = true;
  /** Ends of the profile line, mm. */
  const ends: [Point, Point] = [
    { x: -110, y: 0 },
    { x: 110, y: 0 },
  ];
  let endsMoved = true;

  // ------------------------------------------------------------ parts
  const housing = createHousing(context, { form: 'console' });
  const pane = createScreenPane(context);
  const black = new Graphics();
  const image = createGreyImage(context, 'f32', PICTURE, PICTURE);
  const sinogram = createGreyImage(context, 'u8', PICTURE, PICTURE);
  const cursor = new Graphics().rect(0, -0.75, 1, 1.5).fill(0x5eead4);
  sinogram.window(0, 255);
  const overImage = new Container({ label: 'over the image' });
  const profileLine = new Graphics().rect(0, -0.7, 1, 1.4).fill({ color: AMBER, alpha: 0.85 });
  const grip = (): Graphics =>
    new Graphics()
      .circle(0, 0, 5.5)
      .fill({ color: 0x0b0f14, alpha: 0.6 })
      .circle(0, 0, 5.5)
      .stroke({ width: 2, color: AMBER });
  const profileGrips = [grip(), grip()] as const;
  const region = new Graphics();
  overImage.addChild(profileLine, ...profileGrips, region);
  const profile = createChart(context, {
    ground: 'screen',
    x: { label: 'Profile', short: 'x', unit: 'mm', domain: [0, 1] },
    y: { label: 'CT number', short: 'CT', unit: 'HU' },
    marks: { profile: line({ colour: 'orange', width: 1.6 }) },
  });
  const histogram = createChart(context, {
    ground: 'screen',
    x: { label: 'CT number', short: 'CT', unit: 'HU', domain: [HISTOGRAM.from, HISTOGRAM_TO] },
    y: { label: '', domain: [0, FULL_COUNT], bare: true },
    marks: {
      window: band({ along: 'x', alpha: 0.18 }),
      counts: line({ width: 1.6 }),
      ramp: line({ colour: 'bright', width: 1.4 }),
    },
  });
  const edgeGrip = (fill: number): Graphics =>
    new Graphics().poly([-7, 0, 7, 0, 7, 9, 0, 17, -7, 9]).fill(fill).stroke({ width: 1.2, color: theme.screenGlow });
  const edgeGrips = [edgeGrip(0x0b0f14), edgeGrip(0xf4f7fa)] as const;
  const said = (colour: number, anchor: readonly [number, number], mono = true): Text =>
    context.text({ size: 12, mono, weight: '600', colour, anchor, align: anchor[0] === 1 ? 'right' : 'left' });
  const texts = {
    beam: said(ON_BLACK, [0, 0]),
    window: said(ON_BLACK, [1, 0]),
    progress: said(ON_BLACK, [0, 1]),
    sinogram: said(theme.screenInk, [0, 0], false),
    region: said(theme.screenInk, [0, 0], false),
    value: said(theme.screenGlow, [0, 0]),
    words: context.text({ size: 14, weight: '600', colour: ON_BLACK, anchor: [0.5, 0.5], align: 'center', wrap: 300 }),
  } as const;
  const regionFace = new Graphics();
  const keys = PRESETS.map(({ value, print, level, width }) => ({
    level,
    width,
    key: createKey(context, {
      press: () => context.dispatch({ do: 'preset', value }),
      name: `Window for ${value.toLowerCase()}`,
      hint: `Level ${level} HU, width ${width} HU.`,
      print,
    }),
  }));
  const start = createKey(context, { action: 'start_scan', tone: 'accent' });
  root.addChild(
    housing.root,
    pane.root,
    black,
    image.root,
    sinogram.root,
    cursor,
    overImage,
    profile.root,
    histogram.root,
    ...edgeGrips,
    regionFace,
    ...Object.values(texts),
    ...keys.map(({ key }) => key.root),
    start.root,
  );

  // ------------------------------------------------------------ what hands do
  const boundsOf = (id: 'window_level' | 'window_width') => {
    const facts = context.facts.inputs[id];
    if (!facts) throw new Error(`There is no input "${id}".`);
    return facts;
  };
  const held = (id: 'window_level' | 'window_width', value: number): number => {
    const { min, max, step } = boundsOf(id);
    return Math.min(max, Math.max(min, Math.round(value / (step ?? 1)) * (step ?? 1)));
  };
  const setWindow = (level: number, width: number): void => {
    const [newLevel, newWidth] = [held('window_level', level), held('window_width', width)];
    if (newLevel !== params?.window_level) context.setInput('window_level', newLevel);
    if (newWidth !== params?.window_width) context.setInput('window_width', newWidth);
  };
  const edges = (): readonly [black: number, white: number] => {
    const { window_level: level = 40, window_width: width = 400 } = params ?? {};
    return [level - width / 2, level + width / 2];
  };
  const nextRegion = (): void => {
    if (!params) return;
    const { regions } = phantoms[params.phantom];
    const there = TISSUES.filter((tissue) => regions[tissue]);
    const next = there[(there.indexOf(params.roi) + 1) % there.length];
    if (next) context.setInput('roi', next);
  };
  const onImage = ({ x, y }: Point): Point => ({
    x: ((x - picture.x) / picture.width - 0.5) * IMAGE_SIZE,
    y: ((y - picture.y) / picture.height - 0.5) * IMAGE_SIZE,
  });
  const profileHandle = (n: 0 | 1): ReturnType<typeof context.handle> =>
    context.handle({
      role: 'point',
      grip: 'none',
      name: n === 0 ? 'First end of the profile line' : 'Second end of the profile line',
      hint: 'Drag it over the image; arrow keys move it by 2 mm.',
      min: { x: -127, y: -127 },
      max: { x: 127, y: 127 },
      step: 2,
      value: { x: ends[n].x, y: -ends[n].y },
      format: ({ x, y }) => `${x.toFixed(0)} mm to the right, ${y.toFixed(0)} mm up`,
      set({ x, y }) {
        ends[n] = { x, y: -y };
        endsMoved = true;
        context.redraw();
      },
      drag(point) {
        const { x, y } = onImage(point);
        return { x, y: -y };
      },
    });
  const edgeHandle = (name: string, n: 0 | 1): ReturnType<typeof context.handle> =>
    context.handle({
      role: 'slider',
      grip: 'none',
      name,
      min: n === 0 ? -3000 : -1000,
      max: n === 0 ? 2000 : 4000,
      step: 20,
      value: edges()[n],
      format: (value) => `${value.toFixed(0)} HU`,
      set(value) {
        const other = edges()[1 - n] ?? 0;
        setWindow((value + other) / 2, n === 0 ? other - value : value - other);
      },
      drag: (point, startPoint, from) => from + histogram.toValue(point).x - histogram.toValue(startPoint).x,
    });
  const windowBounds = { level: boundsOf('window_level'), width: boundsOf('window_width') } as const;
  const handles = {
    image: context.handle({
      role: 'point',
      grip: 'none',
      name: 'Image: window width and level',
      hint: 'Drag sideways for the width, up and down for the level.',
      min: { x: windowBounds.width.min, y: windowBounds.level.min },
      max: { x: windowBounds.width.max, y: windowBounds.level.max },
      step: 10,
      value: { x: 400, y: 40 },
      format: ({ x, y }) => `width ${x.toFixed(0)} HU, level ${y.toFixed(0)} HU`,
      set: ({ x, y }) => setWindow(y, x),
      drag(point, startPoint, from) {
        const rate = Math.max(1, from.x * DRAG_PER_WIDTH);
        return { x: from.x + rate * (point.x - startPoint.x), y: from.y - rate * (point.y - startPoint.y) };
      },
    }),
    region: context.handle({ role: 'button', name: 'Region of interest: measure the next one', press: nextRegion }),
    edges: [edgeHandle('Black edge of the window', 0), edgeHandle('White edge of the window', 1)],
    ends: [profileHandle(0), profileHandle(1)],
  } as const;

  // ------------------------------------------------------------ drawing
  const setText = (text: { text: string }, value: string): void => {
    text.text = value;
  };
  const places = Float64Array.from({ length: PROFILE_POINTS }, (_, n) => n);
  const samples = new Float32Array(PROFILE_POINTS);
  const shown = { image: '', sinogram: '', window: '', region: '' };

  function drawPictures({ view, fields }: CtFrame): boolean {
    const imageKey = `${view.revision} ${view.added}`;
    const fresh = imageKey !== shown.image;
    if (fresh) {
      shown.image = imageKey;
      image.draw(fields.hu, IMAGE_SIZE, IMAGE_SIZE);
      if (roomy) histogram.marks.counts.even(fields.histogram, HISTOGRAM.from, HISTOGRAM_TO);
    }
    const sinogramKey = `${view.revision} ${view.acquired} ${view.detectors}`;
    if (sinogramKey !== shown.sinogram) {
      shown.sinogram = sinogramKey;
      sinogram.draw(fields.sinogram, view.detectors, view.views);
    }
    return fresh;
  }

  function drawWindow({ params: { window_level: level, window_width: width } }: CtFrame): boolean {
    const key = `${level} ${width}`;
    if (key === shown.window) return false;
    shown.window = key;
    const [dark, white] = [level - width / 2, level + width / 2];
    image.window(dark, white);
    handles.image.update({ x: width, y: level });
    setText(texts.window, `W ${width}\nL ${level}`);
    if (!roomy) return true;
    histogram.marks.window.set(Math.max(HISTOGRAM.from, dark), Math.min(HISTOGRAM_TO, white));
    histogram.marks.ramp.columns([dark, white], [0, FULL_COUNT]);
    [dark, white].forEach((edge, n) => {
      handles.edges[n]?.update(edge);
      const at = histogram.toPixel(Math.min(HISTOGRAM_TO, Math.max(HISTOGRAM.from, edge)), FULL_COUNT);
      edgeGrips[n]?.position.set(at.x, at.y);
      handles.edges[n]?.place(at.x - 9, at.y - 2, 18, 24);
    });
    return true;
  }

  function drawProfile({ fields, params: { window_level: level, window_width: width } }: CtFrame): void {
    const [a, b] = ends;
    const half = (IMAGE_SIZE - 1) / 2;
    for (let n = 0; n < PROFILE_POINTS; n++) {
      const part = n / (PROFILE_POINTS - 1);
      const across = Math.round(a.x + (b.x - a.x) * part + half);
      const down = Math.round(a.y + (b.y - a.y) * part + half);
      samples[n] = fields.hu[down * IMAGE_SIZE + across] ?? -1000;
    }
    const length = Math.max(1, Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2));
    for (let n = 0; n < PROFILE_POINTS; n++) places[n] = (length * n) / (PROFILE_POINTS - 1);
    profile.domain({ x: [0, length], y: [level - width / 2, level + width / 2] });
    profile.marks.profile.columns(places, samples);
  }

  function placeProfile(): void {
    const scale = picture.width / IMAGE_SIZE;
    ends.forEach(({ x, y }, n) => {
      const at = { x: picture.width / 2 + x * scale, y: picture.height / 2 + y * scale };
      profileGrips[n]?.position.copyFrom(at);
      handles.ends[n]?.place(picture.x + at.x - 9, picture.y + at.y - 9, 18, 18);
      handles.ends[n]?.update({ x, y: -y });
    });
    const [a, b] = profileGrips;
    profileLine.position.copyFrom(a.position);
    profileLine.rotation = Math.atan2(b.y - a.y, b.x - a.x);
    profileLine.scale.x = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  }

  function drawRegion({ view, shown: readings, params: { roi } }: CtFrame): void {
    const { region: disc } = view;
    const key = `${disc?.x} ${disc?.y} ${disc?.radius} ${picture.width}`;
    if (key !== shown.region) {
      shown.region = key;
      region.visible = disc !== null;
      if (disc) {
        const scale = picture.width / IMAGE_SIZE;
        region.position.set(picture.width / 2 + disc.x * scale, picture.height / 2 + disc.y * scale);
        region
          .clear()
          .circle(0, 0, disc.radius * scale)
          .stroke({ width: 2, color: 0x5eead4 });
      }
    }
    setText(texts.region, `${roi} ›`);
    const { text, unit, value } = readings.hu_roi;
    setText(texts.value, disc === null ? 'none here' : value === null ? '–' : `${text} ${unit}`);
  }

  const wordsOf = ({ view }: CtFrame): string => {
    if (view.message !== null) return view.message;
    if (view.added > 0 || view.stage !== 'idle') return '';
    if (!view.loaded) return 'No patient on the table';
    if (view.warmUp !== null) return 'Air calibration…';
    return view.calibrated ? 'Ready to scan' : 'Air calibration needed: warm up the tube';
  };

  /** Words and figures beside the pictures: a line each, below each other. */
  function layRegion(box: Box, { small, text }: TypeSizes): void {
    texts.region.style.fontSize = small;
    texts.value.style.fontSize = text;
    texts.region.position.set(box.x + 8, box.y + 6);
    texts.value.position.set(box.x + 8, box.y + 8 + small * 1.3);
    regionFace
      .clear()
      .roundRect(box.x, box.y, box.width, box.height, 7)
      .fill({ color: theme.screenGlow, alpha: 0.08 })
      .roundRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 6.5)
      .stroke({ width: 1, color: theme.screenGlow, alpha: 0.55 });
    handles.region.place(box.x, box.y, box.width, box.height);
  }

  return {
    root,
    lay(box, type) {
      const face = inset(housing.lay(box), PAD);
      const { small } = type;
      roomy = face.height > 22 * small + KEY_HIGH;
      // A phone has its keys in the dock: the pictures need the room.
      const glass = inset(pane.lay(roomy ? { ...face, height: face.height - KEY_HIGH - PAD } : face), 8);
      for (const part of [start, ...keys.map(({ key }) => key)]) part.root.visible = roomy;
      const [brain, tissue, lung, bone] = keys.map(({ key }) => key);
      if (roomy && brain && tissue && lung && bone) {
        arrange(
          spaced(8, row(grow(1, 'brain'), grow(1, 'tissue'), grow(1, 'lung'), grow(1, 'bone'), grow(1.6, 'start'))),
          { brain, tissue, lung, bone, start },
          { ...face, y: face.y + face.height - KEY_HIGH, height: KEY_HIGH },
          type,
        );
      }
      for (const { key } of keys) key.enable(roomy);
      const side = roomy
        ? Math.min(glass.height - 7.5 * small, glass.width * 0.64)
        : Math.min(glass.height, glass.width * 0.56);
      picture = { x: glass.x, y: glass.y, width: side, height: side };
      const beside: Box = {
        x: glass.x + side + 14,
        y: glass.y,
        width: glass.width - side - 14,
        height: glass.height,
      };
      const line = small * 1.4;
      const regionHigh = small * 1.3 + type.text * 1.3 + 14;
      const chartHigh = roomy ? beside.height * 0.36 : 0;
      rows = {
        x: beside.x,
        y: beside.y + line,
        width: beside.width,
        height: beside.height - line - regionHigh - 10 - (roomy ? chartHigh + 8 : 0),
      };
      black.clear();
      for (const { x, y, width, height } of [picture, rows]) black.rect(x, y, width, height);
      black.fill(0x000000);
      image.root.position.set(picture.x, picture.y);
      image.root.scale.set(side / PICTURE);
      overImage.position.set(picture.x, picture.y);
      sinogram.root.position.set(rows.x, rows.y);
      sinogram.root.scale.set(rows.width / PICTURE, rows.height / PICTURE);
      layRegion({ x: beside.x, y: rows.y + rows.height + 10, width: beside.width, height: regionHigh }, type);
      for (const text of [texts.beam, texts.window, texts.progress, texts.sinogram]) text.style.fontSize = small;
      setText(texts.sinogram, 'Sinogram');
      texts.sinogram.position.set(beside.x, beside.y);
      texts.beam.position.set(picture.x + 6, picture.y + 4);
      texts.window.position.set(picture.x + side - 6, picture.y + 4);
      texts.progress.position.set(picture.x + 6, picture.y + side - 4);
      texts.words.style.fontSize = type.text;
      texts.words.style.wordWrapWidth = side - 30;
      for (const part of [profile.root, histogram.root, profileLine, ...profileGrips, ...edgeGrips, texts.beam])
        part.visible = roomy;
      for (const handle of [...handles.edges, ...handles.ends]) handle.enable(roomy);
      handles.image.place(picture.x, picture.y, side, side);
      if (roomy) {
        profile.lay({ ...beside, y: beside.y + beside.height - chartHigh, height: chartHigh }, type);
        const top = picture.y + side + 10;
        histogram.lay({ x: glass.x, y: top, width: side, height: glass.y + glass.height - top }, type);
      }
      for (const key of Object.keys(shown) as (keyof typeof shown)[]) shown[key] = '';
      endsMoved = true;
    },
    draw(frame) {
      ({ params } = frame);
      const { view } = frame;
      const fresh = drawPictures(frame);
      const turned = drawWindow(frame);
      if (roomy && (fresh || turned || endsMoved)) drawProfile(frame);
      if (endsMoved && roomy) placeProfile();
      endsMoved = false;
      drawRegion(frame);
      const pictured = view.added > 0 || view.stage !== 'idle';
      image.root.visible = overImage.visible = pictured;
      profile.marks.profile.root.visible = histogram.marks.counts.root.visible = pictured;
      cursor.visible = view.stage === 'scanning';
      cursor.position.set(rows.x, rows.y + (view.acquired / view.views) * rows.height);
      cursor.scale.x = rows.width;
      sinogram.root.visible = view.acquired > 0;
      const words = wordsOf(frame);
      setText(texts.words, words);
      // Over the image at its lower part, so that it hides none of the middle.
      texts.words.position.set(picture.x + picture.width / 2, picture.y + picture.height * (pictured ? 0.88 : 0.5));
      const source = params.beam === '70 keV' ? '70 keV' : `${params.kvp} kVp`;
      setText(texts.beam, `${source}\n${params.mas} mAs`);
      const views = frame.hidden.has('views') ? '?' : view.views;
      const progress =
        view.stage === 'reconstructing' ? `image ${view.added} / ${views}` : `view ${view.acquired} / ${views}`;
      setText(
        texts.progress,
        words !== '' && pictured
          ? ''
          : `${progress}${roomy ? `, ${frame.hidden.has('filter') ? '?' : view.filter}` : ''}`,
      );
      for (const { key, level, width } of keys)
        key.light(params.window_level === level && params.window_width === width);
      const busy = view.stage === 'scanning' || view.stage === 'reconstructing' || view.warmUp !== null;
      start.enable(!busy && roomy);
    },
  };
}

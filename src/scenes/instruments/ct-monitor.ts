/** The operator's monitor: image with window and level, sinogram, profile, histogram, region of interest, dose card. */
import { Container, Graphics } from 'pixi.js';
import { HISTOGRAM, IMAGE_SIZE } from '../../../engine/instruments/ct-image';
import { phantoms, type TissueName } from '../../../engine/instruments/ct-phantoms';
import type { Frame, Point, SceneContext, StageSize } from '../contract';
import { createCallout } from '../kit/callout';
import { createGreyImage } from '../kit/grey-image';
import { mix, screen } from '../kit/shading';
import { createTraceLine } from '../kit/trace-line';
import { createWindowHistogram } from '../kit/window-histogram';

type CtFrame = Frame<'ct_scanner'>;
type Params = CtFrame['params'];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly bezel: Box | null;
  readonly screen: Box;
  readonly image: { readonly x: number; readonly y: number; readonly side: number };
  readonly sinogram: Box;
  /** On a phone views run from left to right, along the longer side. */
  readonly sinogramAcross: boolean;
  readonly details: {
    readonly histogram: Box;
    readonly profile: Box;
    readonly region: Box;
    readonly dose: Point;
  } | null;
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    bezel: { x: 442, y: 14, width: 502, height: 436 },
    screen: { x: 452, y: 24, width: 482, height: 410 },
    image: { x: 458, y: 30, side: 316 },
    sinogram: { x: 786, y: 50, width: 140, height: 124 },
    sinogramAcross: false,
    details: {
      histogram: { x: 472, y: 354, width: 288, height: 50 },
      profile: { x: 786, y: 204, width: 140, height: 66 },
      region: { x: 786, y: 284, width: 140, height: 64 },
      dose: { x: 786, y: 360 },
    },
  },
  narrow: {
    bezel: null,
    screen: { x: 248, y: 6, width: 388, height: 388 },
    image: { x: 250, y: 8, side: 384 },
    sinogram: { x: 8, y: 286, width: 232, height: 106 },
    sinogramAcross: true,
    details: null,
  },
};

const PROFILE_POINTS = 128;
/** Natural sizes: pictures are built once and scaled. */
const PICTURE = 256;
const FULL_COUNT = 4.5;
/** HU of one stage unit of a drag on the image, for each HU of width; at least 1. */
const DRAG_PER_WIDTH = 1 / 160;
const LEVEL = { min: -1000, max: 2000, step: 10 } as const;
const WIDTH = { min: 1, max: 4000 } as const;
const TISSUES: readonly TissueName[] = ['Water', 'Bone', 'Adipose', 'Soft tissue', 'Lung'];

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value));

export interface CtMonitor {
  readonly root: Container;
  resize(stage: StageSize): void;
  draw(frame: CtFrame): void;
}

export function createCtMonitor(context: SceneContext<'ct_scanner'>): CtMonitor {
  const { theme } = context;
  const root = new Container({ label: 'monitor' });
  let layout: Layout = LAYOUTS.wide;
  let pixel = 1;
  let params: Params | null = null;
  /** Ends of the profile line, mm. */
  const ends: [Point, Point] = [
    { x: -110, y: 0 },
    { x: 110, y: 0 },
  ];
  let endsMoved = true;

  // ------------------------------------------------------------ parts
  const back = new Graphics();
  const glass = new Container();
  const image = createGreyImage(context, 'f32', PICTURE, PICTURE);
  const sinogram = createGreyImage(context, 'u8', PICTURE, PICTURE);
  const sinogramFrame = new Graphics();
  const cursor = new Graphics().rect(0, -0.75, 1, 1.5).fill(theme.screenGlow);
  sinogram.window(0, 255);
  const overImage = new Container({ label: 'over the image' });
  const profileLine = new Graphics().rect(0, -0.7, 1, 1.4).fill({ color: 0xfbbf24, alpha: 0.85 });
  const grip = (): Graphics =>
    new Graphics()
      .circle(0, 0, 5.5)
      .fill({ color: 0x0b0f14, alpha: 0.6 })
      .circle(0, 0, 5.5)
      .stroke({ width: 2, color: 0xfbbf24 });
  const profileGrips = [grip(), grip()] as const;
  const region = new Graphics();
  overImage.addChild(profileLine, ...profileGrips, region);
  const histogram = createWindowHistogram(context, {
    bins: HISTOGRAM.bins,
    from: HISTOGRAM.from,
    to: HISTOGRAM.from + HISTOGRAM.bins * HISTOGRAM.width,
    unit: 'HU',
  });
  const profileBack = new Graphics();
  const profile = createTraceLine(context, PROFILE_POINTS, 1.6, 0xfbbf24);
  const pale = mix(theme.screenGlow, 0xffffff, 0.55);
  const label = (text: string): ReturnType<typeof context.text> => context.text({ text, size: 12, colour: 0x9fb0c4 });
  const mono = (anchor: readonly [number, number], size = 12): ReturnType<typeof context.text> =>
    context.text({ size, mono: true, colour: pale, anchor, align: anchor[0] === 1 ? 'right' : 'left' });
  const texts = {
    sinogram: label('Sinogram'),
    profile: label('Profile'),
    profileRange: context.text({ size: 12, mono: true, colour: 0xfcd34d, anchor: [1, 0] }),
    beam: mono([0, 0]),
    window: mono([1, 0]),
    views: mono([0, 1]),
    regionName: context.text({ size: 12, weight: '600', colour: theme.screenGlow, anchor: [0, 0] }),
    regionValue: mono([0, 0], 14),
    dose: mono([0, 0]),
    state: context.text({ size: 15, colour: 0x9fb0c4, anchor: [0.5, 0.5], align: 'center' }),
  } as const;
  const regionButton = new Graphics();
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    back,
    glass,
    image.root,
    sinogramFrame,
    sinogram.root,
    cursor,
    overImage,
    histogram.root,
    profileBack,
    profile.root,
    regionButton,
    ...Object.values(texts),
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  const setWindow = (level: number, width: number): void => {
    const newLevel = within(Math.round(level / LEVEL.step) * LEVEL.step, LEVEL);
    const newWidth = within(Math.round(width), WIDTH);
    if (newLevel !== params?.window_level) context.setInput('window_level', newLevel);
    if (newWidth !== params?.window_width) context.setInput('window_width', newWidth);
  };
  const edges = (): { black: number; white: number } => {
    const { window_level: level = 40, window_width: width = 400 } = params ?? {};
    return { black: level - width / 2, white: level + width / 2 };
  };
  const nextRegion = (): void => {
    if (!params) return;
    const { regions } = phantoms[params.phantom];
    const there = TISSUES.filter((tissue) => regions[tissue]);
    const next = there[(there.indexOf(params.roi) + 1) % there.length];
    if (next) context.setInput('roi', next);
  };
  const onImage = ({ x, y }: Point): Point => ({
    x: ((x - layout.image.x) / layout.image.side - 0.5) * IMAGE_SIZE,
    y: ((y - layout.image.y) / layout.image.side - 0.5) * IMAGE_SIZE,
  });
  const profileHandle = (n: 0 | 1): ReturnType<typeof context.handle> =>
    context.handle({
      role: 'point',
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
  const handles = {
    image: context.handle({
      role: 'point',
      name: 'Image: window width and level',
      hint: 'Drag sideways for the width, up and down for the level.',
      min: { x: WIDTH.min, y: LEVEL.min },
      max: { x: WIDTH.max, y: LEVEL.max },
      step: 10,
      value: { x: 400, y: 40 },
      format: ({ x, y }) => `width ${x.toFixed(0)} HU, level ${y.toFixed(0)} HU`,
      set: ({ x, y }) => setWindow(y, x),
      drag(point, start, from) {
        const rate = Math.max(1, from.x * DRAG_PER_WIDTH);
        return { x: from.x + rate * (point.x - start.x), y: from.y - rate * (point.y - start.y) };
      },
    }),
    region: context.handle({
      role: 'button',
      name: 'Region of interest: measure the next one',
      press: nextRegion,
    }),
    black: context.handle({
      role: 'slider',
      name: 'Black edge of the window',
      min: -3000,
      max: 2000,
      step: 20,
      value: -160,
      format: (value) => `${value.toFixed(0)} HU`,
      set(value) {
        const { white } = edges();
        setWindow((value + white) / 2, white - value);
      },
      drag: (point, start, from) => from + (point.x - start.x) * histogram.perUnit,
    }),
    white: context.handle({
      role: 'slider',
      name: 'White edge of the window',
      min: -1000,
      max: 4000,
      step: 20,
      value: 240,
      format: (value) => `${value.toFixed(0)} HU`,
      set(value) {
        const { black } = edges();
        setWindow((value + black) / 2, value - black);
      },
      drag: (point, start, from) => from + (point.x - start.x) * histogram.perUnit,
    }),
    first: profileHandle(0),
    second: profileHandle(1),
  } as const;
  const detailHandles = [handles.black, handles.white, handles.first, handles.second];

  // ------------------------------------------------------------ drawing
  const mm = (): number => layout.image.side / IMAGE_SIZE;
  const setText = (text: { text: string }, value: string): void => {
    if (text.text !== value) text.text = value;
  };

  const samples = new Float32Array(PROFILE_POINTS);
  const sampleProfile = (hu: Float32Array): void => {
    const [a, b] = ends;
    for (let n = 0; n < PROFILE_POINTS; n++) {
      const part = n / (PROFILE_POINTS - 1);
      const column = Math.round(a.x + (b.x - a.x) * part + (IMAGE_SIZE - 1) / 2);
      const row = Math.round(a.y + (b.y - a.y) * part + (IMAGE_SIZE - 1) / 2);
      samples[n] = hu[row * IMAGE_SIZE + column] ?? -1000;
    }
  };

  const shown = { image: '', sinogram: '', window: '', region: '', ends: '' };

  function drawPictures({ view, fields }: CtFrame): boolean {
    const imageKey = `${view.revision} ${view.added}`;
    const fresh = imageKey !== shown.image;
    if (fresh) {
      shown.image = imageKey;
      image.draw(fields.hu, IMAGE_SIZE, IMAGE_SIZE);
      if (layout.details) histogram.draw(fields.histogram, FULL_COUNT);
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
    const { black, white } = { black: level - width / 2, white: level + width / 2 };
    image.window(black, white);
    handles.image.update({ x: width, y: level });
    handles.black.update(black);
    handles.white.update(white);
    setText(texts.window, `W ${width}\nL ${level}`);
    setText(texts.profileRange, `${black.toFixed(0)}…${white.toFixed(0)}`);
    histogram.window(black, white);
    if (layout.details) {
      const { histogram: h } = layout.details;
      handles.black.place(h.x + histogram.grips.black - 9, h.y - 2, 18, 24);
      handles.white.place(h.x + histogram.grips.white - 9, h.y - 2, 18, 24);
    }
    return true;
  }

  function drawProfile({ fields, params: { window_level: level, window_width: width } }: CtFrame): void {
    sampleProfile(fields.hu);
    profile.draw(samples, level - width / 2, level + width / 2);
  }

  function placeProfile(): void {
    const half = layout.image.side / 2;
    ends.forEach(({ x, y }, n) => {
      const at = { x: half + x * mm(), y: half + y * mm() };
      profileGrips[n]?.position.copyFrom(at);
      handles[n === 0 ? 'first' : 'second'].place(layout.image.x + at.x - 9, layout.image.y + at.y - 9, 18, 18);
      handles[n === 0 ? 'first' : 'second'].update({ x, y: -y });
    });
    const [a, b] = profileGrips;
    profileLine.position.copyFrom(a.position);
    profileLine.rotation = Math.atan2(b.y - a.y, b.x - a.x);
    profileLine.scale.x = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  }

  function drawRegion({ view, shown: readings, params: { roi } }: CtFrame): void {
    const { region: disc } = view;
    const key = `${disc?.x} ${disc?.y} ${disc?.radius} ${layout.image.side}`;
    if (key !== shown.region) {
      shown.region = key;
      region.visible = disc !== null;
      if (disc) {
        const half = layout.image.side / 2;
        region.position.set(half + disc.x * mm(), half + disc.y * mm());
        region
          .clear()
          .circle(0, 0, disc.radius * mm())
          .stroke({ width: 1.5 * Math.max(1, pixel), color: theme.screenGlow });
      }
    }
    const sd = view.regionSd;
    // The spread of the pixels, as workstations give it: no uncertainty of the mean, so without a ±.
    const value = sd === null ? '–' : `${readings.hu_roi.text} SD ${sd.toFixed(sd < 9.95 ? 1 : 0)}`;
    const words = disc === null ? 'none here' : value;
    setText(texts.regionName, layout.details ? `${roi}, HU ›` : `${roi} ${words}${sd === null ? '' : ' HU'}`);
    setText(texts.regionValue, words);
  }

  const stateWords = ({ view }: CtFrame): string => {
    if (view.added > 0 || view.stage !== 'idle' || view.message !== null) return '';
    if (!view.loaded) return 'No patient on the table';
    if (view.warmUp !== null) return 'Air calibration…';
    return view.calibrated ? 'Ready to scan' : 'Air calibration needed';
  };

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      ({ pixel } = stage);
      const { bezel, screen: s, image: picture, sinogram: rows, details } = layout;
      const line = Math.max(12, 12 * pixel) * 1.3;
      back.clear();
      if (bezel) {
        back
          .roundRect(bezel.x + 2, bezel.y + 5, bezel.width, bezel.height, 14)
          .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
          .roundRect(bezel.x, bezel.y, bezel.width, bezel.height, 14)
          .fill(mix(0x1a212a, theme.housing, theme.name === 'dark' ? 0.3 : 0.12))
          .roundRect(bezel.x + 0.5, bezel.y + 0.5, bezel.width - 1, bezel.height - 1, 14)
          .stroke({ width: 1, color: theme.housingEdge, alpha: 0.7 })
          .circle(bezel.x + bezel.width - 16, bezel.y + bezel.height - 8, 2.4)
          .fill(theme.screenGlow);
      }
      for (const child of glass.removeChildren()) child.destroy();
      const pane = screen(theme, s.width, s.height, 6);
      pane.position.set(s.x, s.y);
      const dark = new Graphics().rect(picture.x, picture.y, picture.side, picture.side).fill(0x000000);
      glass.addChild(pane, dark);
      image.root.position.set(picture.x, picture.y);
      image.root.scale.set(picture.side / PICTURE);
      overImage.position.set(picture.x, picture.y);
      for (const part of [profileLine, ...profileGrips]) part.visible = details !== null;
      sinogramFrame
        .clear()
        .rect(rows.x - 1, rows.y - 1, rows.width + 2, rows.height + 2)
        .fill(0x000000)
        .stroke({ width: 1, color: theme.housingEdge, alpha: 0.6 });
      if (layout.sinogramAcross) {
        // A quarter turn and a mirror: the first view on the left, detectors from top to bottom.
        sinogram.root.position.set(rows.x, rows.y);
        sinogram.root.rotation = Math.PI / 2;
        sinogram.root.scale.set(rows.height / PICTURE, -rows.width / PICTURE);
      } else {
        sinogram.root.position.set(rows.x, rows.y);
        sinogram.root.rotation = 0;
        sinogram.root.scale.set(rows.width / PICTURE, rows.height / PICTURE);
      }
      texts.sinogram.position.set(rows.x, rows.y - line - 3);
      texts.sinogram.visible = details !== null;
      // Upper left, the run's chips lie over a large stage.
      texts.beam.position.set(
        picture.x + (details ? picture.side - 8 : 8),
        picture.y + (details ? picture.side - 6 : 6),
      );
      texts.beam.anchor.set(details ? 1 : 0);
      texts.beam.style.align = details ? 'right' : 'left';
      texts.window.position.set(picture.x + picture.side - 8, picture.y + 6);
      texts.views.position.set(picture.x + 8, picture.y + picture.side - 6);
      texts.state.position.set(picture.x + picture.side / 2, picture.y + picture.side / 2);
      message.root.position.set(picture.x + picture.side / 2, picture.y + picture.side - 3.2 * line);
      message.lay(picture.side - 40);
      histogram.root.visible = details !== null;
      for (const part of [profileBack, regionButton]) part.visible = details !== null;
      for (const text of [texts.profile, texts.profileRange, texts.regionValue, texts.dose]) {
        text.visible = details !== null;
      }
      for (const handle of detailHandles) handle.enable(details !== null);
      handles.image.place(picture.x, picture.y, picture.side, picture.side);
      if (details) {
        const { histogram: h, profile: p, region: r, dose } = details;
        histogram.root.position.set(h.x, h.y);
        histogram.lay(h.width, h.height, Math.max(56, 60 * pixel));
        texts.profile.position.set(p.x, p.y - line - 1);
        profileBack
          .clear()
          .rect(p.x, p.y, p.width, p.height)
          .fill(0x0a1015)
          .rect(p.x, p.y + p.height, p.width, 1)
          .fill(0x50606f);
        profile.root.position.set(p.x, p.y + 1);
        profile.lay(p.width, p.height - 2);
        texts.profileRange.position.set(p.x + p.width, p.y - line - 1);
        regionButton
          .clear()
          .roundRect(r.x, r.y, r.width, r.height, 7)
          .fill({ color: theme.screenGlow, alpha: 0.08 })
          .roundRect(r.x + 0.5, r.y + 0.5, r.width - 1, r.height - 1, 6.5)
          .stroke({ width: 1, color: theme.screenGlow, alpha: 0.55 });
        texts.regionName.position.set(r.x + 9, r.y + 8);
        texts.regionName.anchor.set(0, 0);
        texts.regionValue.position.set(r.x + 9, r.y + 10 + line);
        handles.region.place(r.x, r.y, r.width, r.height);
        texts.dose.position.set(dose.x, dose.y);
      } else {
        texts.regionName.position.set(picture.x + picture.side - 8, picture.y + picture.side - 6);
        texts.regionName.anchor.set(1, 1);
        handles.region.place(picture.x + picture.side - 200, picture.y + picture.side - 44, 200, 44);
      }
      for (const key of Object.keys(shown) as (keyof typeof shown)[]) shown[key] = '';
      endsMoved = true;
    },
    draw(frame) {
      ({ params } = frame);
      const { view, shown: readings } = frame;
      const fresh = drawPictures(frame);
      const turned = drawWindow(frame);
      if (layout.details && (fresh || turned || endsMoved)) drawProfile(frame);
      if (endsMoved) {
        endsMoved = false;
        placeProfile();
      }
      drawRegion(frame);
      const pictured = view.added > 0 || view.stage !== 'idle';
      image.root.visible = pictured;
      overImage.visible = pictured;
      profile.root.visible = pictured && layout.details !== null;
      histogram.fill(pictured);
      const running = view.stage === 'scanning';
      cursor.visible = running;
      if (running) {
        const { sinogram: rows, sinogramAcross } = layout;
        const part = view.acquired / view.views;
        cursor.position.set(
          rows.x + (sinogramAcross ? part * rows.width : 0),
          rows.y + (sinogramAcross ? 0 : part * rows.height),
        );
        cursor.rotation = sinogramAcross ? Math.PI / 2 : 0;
        cursor.scale.x = sinogramAcross ? rows.height : rows.width;
      }
      sinogram.root.visible = view.acquired > 0;
      setText(texts.state, stateWords(frame));
      const source = params.beam === '70 keV' ? '70 keV' : `${params.kvp} kVp`;
      const views = frame.hidden.has('views') ? '?' : view.views;
      const progress =
        view.stage === 'reconstructing' ? `image ${view.added} / ${views}` : `view ${view.acquired} / ${views}`;
      setText(
        texts.beam,
        `${source} ${params.mas} mAs\n${layout.details ? (frame.hidden.has('filter') ? '?' : view.filter) : progress}`,
      );
      setText(texts.views, layout.details ? progress : '');
      if (layout.details) {
        setText(
          texts.dose,
          `CTDI ${readings.ctdi_vol.text} mGy\nDLP ${readings.dlp.text} mGy cm\nE ${readings.effective_dose.text} mSv`,
        );
      }
      message.set(view.message ?? '');
    },
  };
}

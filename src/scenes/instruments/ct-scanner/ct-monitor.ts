/** The operator's monitor: image with window and level, sinogram, profile, histogram and region of interest on one screen. */
import { Container } from 'pixi.js';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';
import { createHousing } from '../../kit/instruments/housing';
import { createKey } from '../../kit/instruments/key';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { arrange, grow, inset, row, spaced } from '../../kit/layout/layout';
import { createCtPictures } from './ct-pictures';
import { createCtWindow, createPresetKeys, createWindowDrag, createWindowHistogram } from './ct-window';
import { createProfileLine } from './profile-line';
import { createRegionOfInterest } from './region-of-interest';

type CtFrame = Frame<'ct_scanner'>;

const PAD = 9;
const KEY_HIGH = 40;

export interface CtMonitor extends Part {
  draw(frame: CtFrame): void;
}

const isBusy = ({ stage, warmUp }: CtFrame['view']): boolean =>
  stage === 'scanning' || stage === 'reconstructing' || warmUp !== null;

/** Boxes on the glass; no room for profile and histogram where it is not `roomy`. */
function planOf(glass: Box, roomy: boolean, type: TypeSizes) {
  const { small } = type;
  const side = roomy
    ? Math.min(glass.height - 7.5 * small, glass.width * 0.64)
    : Math.min(glass.height, glass.width * 0.56);
  const picture: Box = { x: glass.x, y: glass.y, width: side, height: side };
  const beside: Box = {
    x: glass.x + side + 14,
    y: glass.y,
    width: glass.width - side - 14,
    height: glass.height,
  };
  const line = small * 1.4;
  const regionHigh = small * 1.3 + type.text * 1.3 + 14;
  const chartHigh = roomy ? beside.height * 0.36 : 0;
  const sinogram: Box = {
    x: beside.x,
    y: beside.y + line,
    width: beside.width,
    height: beside.height - line - regionHigh - 10 - (roomy ? chartHigh + 8 : 0),
  };
  const top = picture.y + side + 10;
  return {
    picture,
    beside,
    sinogram,
    region: { x: beside.x, y: sinogram.y + sinogram.height + 10, width: beside.width, height: regionHigh },
    profile: roomy ? { ...beside, y: beside.y + beside.height - chartHigh, height: chartHigh } : null,
    histogram: roomy ? { x: glass.x, y: top, width: side, height: glass.y + glass.height - top } : null,
  };
}

export function createCtMonitor(context: SceneContext<'ct_scanner'>): CtMonitor {
  const root = new Container({ label: 'monitor' });
  const housing = createHousing(context, { form: 'console' });
  const pane = createScreenPane(context);
  const pictures = createCtPictures(context);
  const presets = createPresetKeys(context);
  const start = createKey(context, { action: 'start_scan', tone: 'accent' });
  const window = createCtWindow(context);
  const drag = createWindowDrag(context, window);
  const region = createRegionOfInterest(context);
  const histogram = createWindowHistogram(context, window);
  const profile = createProfileLine(context);
  pictures.overImage.addChild(...profile.overImage, region.circle);
  root.addChild(
    housing.root,
    pane.root,
    ...pictures.views,
    profile.chart,
    ...histogram.views,
    ...region.views,
    ...pictures.texts,
    ...presets.keys.map((key) => key.root),
    start.root,
  );

  /** Room for profile and histogram. */
  let roomy = true;
  let windowed = '';

  function layKeys(face: Box, type: TypeSizes): void {
    for (const part of [start, ...presets.keys]) part.root.visible = roomy;
    const [brain, tissue, lung, bone] = presets.keys;
    if (roomy && brain && tissue && lung && bone) {
      arrange(
        spaced(8, row(grow(1, 'brain'), grow(1, 'tissue'), grow(1, 'lung'), grow(1, 'bone'), grow(1.6, 'start'))),
        { brain, tissue, lung, bone, start },
        { ...face, y: face.y + face.height - KEY_HIGH, height: KEY_HIGH },
        type,
      );
    }
    for (const key of presets.keys) key.enable(roomy);
  }

  function drawWindow({ params: { window_level: level, window_width: width } }: CtFrame): boolean {
    const key = `${level} ${width}`;
    if (key === windowed) return false;
    windowed = key;
    pictures.window(level, width);
    drag.update({ x: width, y: level });
    if (roomy) histogram.mark(level - width / 2, level + width / 2);
    return true;
  }

  return {
    root,
    lay(box, type) {
      const face = inset(housing.lay(box), PAD);
      roomy = face.height > 22 * type.small + KEY_HIGH;
      // A phone has its keys in the dock: the pictures need the room.
      const glass = inset(pane.lay(roomy ? { ...face, height: face.height - KEY_HIGH - PAD } : face), 8);
      layKeys(face, type);
      const plan = planOf(glass, roomy, type);
      const { picture } = plan;
      pictures.lay(picture, plan.sinogram, plan.beside, roomy, type);
      region.lay(picture, plan.region, type);
      drag.place(picture.x, picture.y, picture.width, picture.height);
      profile.lay(picture, plan.profile, type);
      histogram.lay(plan.histogram, type);
      windowed = '';
    },
    draw(frame) {
      const { view, params } = frame;
      window.follow(params);
      const fresh = pictures.drawImage(frame);
      if (fresh && roomy) histogram.count(frame.fields.histogram);
      const turned = drawWindow(frame);
      profile.draw(frame, fresh || turned);
      region.draw(frame);
      const pictured = view.added > 0 || view.stage !== 'idle';
      profile.curve.visible = histogram.curve.visible = pictured;
      pictures.draw(frame, pictured);
      presets.light(params);
      start.enable(!isBusy(view) && roomy);
    },
  };
}

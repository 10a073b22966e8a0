/** The side view: stack and street along the wind, the plume of the moment, the average that it makes, the lid of the mixed air. */
import { Container, DOMAdapter, Graphics, ImageSource, Sprite, Texture } from 'pixi.js';
import { ENVELOPE, PER_PLACE, PUFFS, UPWIND_PART } from '../../../../engine/environmental-science/plume-picture';
import type { Box, Frame, Point, StageContext, StageSize, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { type ColourMap, colourAt } from '../../kit/paint/colour-maps';
import { cssColour, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createChangingSky } from './changing-sky';
import { dustColours } from './dust-map';
import { createStackWorks } from './stack-works';
import { createStreetSampler, createTown } from './street-sampler';

/** Stage units for a metre of distance and of height. */
interface Scale {
  readonly x: number;
  readonly y: number;
}

type AirFrame = Frame<'air_pollution'>;

export interface StreetView {
  readonly root: Container;
  lay(box: Box, stage: StageSize): void;
  draw(frame: AirFrame, end: number, now: number): void;
  /** The mouth of the stack and the foot of the sampler, stage units; the sampler's is null where it is not in the view. */
  readonly mouth: Point;
  readonly foot: Point | null;
  readonly scale: Scale;
}

/** Emission from which the smoke is as dense as it is drawn, g/s. */
const FULL_EMISSION = 40;

/** Pixels of the picture of a puff. */
const PUFF = 64;

/** A puff as a picture: there are forty large ones, and a gradient costs more at each pixel. */
function paintPuff(colour: number): Texture {
  const canvas = DOMAdapter.get().createCanvas(PUFF, PUFF);
  const pen = canvas.getContext('2d');
  if (pen) {
    const half = PUFF / 2;
    const soft = pen.createRadialGradient(half, half, 0, half, half, half);
    soft.addColorStop(0, cssColour(colour, 0.75));
    soft.addColorStop(0.55, cssColour(colour, 0.4));
    soft.addColorStop(1, cssColour(colour, 0));
    pen.fillStyle = soft;
    pen.fillRect(0, 0, PUFF, PUFF);
  }
  return new Texture({ source: new ImageSource({ resource: canvas, scaleMode: 'linear' }) });
}

/** The smoke of the moment, seen where the plume may be. */
function createSmoke(dark: boolean) {
  const smoke = paintPuff(dark ? 0xb9ab97 : 0x5d5348);
  const root = new Container({ label: 'plume' });
  root.once('destroyed', () => smoke.destroy(true));
  for (let n = 0; n < PUFFS; n++) root.addChild(new Sprite({ texture: smoke, anchor: 0.5 }));
  const window = new Graphics();
  root.mask = window;
  return {
    root,
    window,
    /** Below the lid, or above it from where the plume has passed through. `air`: all above the ground; `left`: of the stack. */
    open(air: Box, lid: number | null, envelope: Float32Array, left: number, scale: Scale) {
      const ground = air.y + air.height;
      const height = lid === null ? air.height : Math.min(air.height, lid * scale.y);
      const passed = Array.from({ length: ENVELOPE }, (_, n) => PER_PLACE * n).find(
        (n) => lid !== null && (envelope[n + 1] ?? 0) > lid,
      );
      window.clear();
      if (passed === undefined) window.rect(air.x, ground - height, air.width, height);
      else {
        const through = left + (envelope[passed] ?? 0) * scale.x;
        window
          .rect(air.x, air.y, through - air.x, air.height)
          .rect(through, air.y, air.x + air.width - through, air.height - height);
      }
      window.fill(0xffffff);
    },
    /** `foot`: of the stack; `wide`: the width of the view. */
    draw({ view, fields: { puffs }, params }: AirFrame, foot: Point, scale: Scale, wide: number) {
      const strength = Math.min(1, Math.sqrt(params.emission_rate / FULL_EMISSION));
      root.visible = strength > 0;
      const apart = wide / PUFFS;
      root.children.forEach((puff, n) => {
        const x = puffs[5 * n] ?? 0;
        const part = x / view.reach;
        puff.position.set(foot.x + x * scale.x, foot.y - (puffs[5 * n + 2] ?? 0) * scale.y);
        const high = 1.9 * (puffs[5 * n + 4] ?? 0) * scale.y + 3;
        puff.setSize(2 * Math.max(2 * apart, 0.85 * high), 2 * high);
        puff.alpha = strength * (0.62 - 0.42 * part) * Math.min(1, (1.02 - part) * 6);
      });
    },
  };
}

/** The average that the plume makes: its middle and its edges, below the lid of the mixed air. */
function createAverage(context: StageContext) {
  const chart = createChart(context, {
    ground: 'none',
    x: { label: '', unit: 'km' },
    y: { label: 'height', unit: 'm' },
    marks: {
      upper: line({ dashed: true, width: 1.4, colour: 'main', alpha: 0.6 }),
      lower: line({ dashed: true, width: 1.4, colour: 'main', alpha: 0.6 }),
      middle: line({ width: 1.4, colour: 'main', alpha: 0.75 }),
      lid: rule({ along: 'y', colour: 'red', dashed: true }),
    },
  });
  const column = () => new Float64Array(ENVELOPE);
  const [x, upper, lower, middle] = [column(), column(), column(), column()];
  return {
    root: chart.root,
    get area() {
      return chart.area;
    },
    lay: (box: Box, type: TypeSizes) => chart.lay(box, type),
    draw({ view, fields: { envelope } }: AirFrame) {
      chart.domain({ x: [(-UPWIND_PART * view.reach) / 1000, view.reach / 1000], y: [0, view.top] });
      for (let n = 0; n < ENVELOPE; n++) {
        const [far = 0, height = 0, low = 0, high = 0] = envelope.subarray(PER_PLACE * n, PER_PLACE * n + 4);
        x[n] = far / 1000;
        middle[n] = height;
        lower[n] = low;
        upper[n] = high;
      }
      chart.marks.upper.columns(x, upper, ENVELOPE);
      chart.marks.lower.columns(x, lower, ENVELOPE);
      chart.marks.middle.columns(x, middle, ENVELOPE);
      chart.marks.lid.set(view.lid, 'lid of the mixed air');
    },
  };
}

/** A few of its numbers tell whether anything changed. */
function averageKey({ view, fields }: AirFrame): string {
  const told = [40, 70].flatMap((n) => [...fields.envelope.subarray(PER_PLACE * n + 1, PER_PLACE * (n + 1))]);
  return `${view.reach} ${view.top} ${told.join(' ')} ${view.lid}`;
}

/** What of it reaches the ground, in the colours of the map. `foot`: of the stack; `end`: of the colours. */
function drawStrip(
  strip: Graphics,
  envelope: Float32Array,
  foot: Point,
  scale: Scale,
  dust: ColourMap,
  end: number,
): void {
  strip.clear();
  for (let n = 0; n < ENVELOPE - 1; n++) {
    const [here, next] = [PER_PLACE * n, PER_PLACE * (n + 1)];
    const from = foot.x + (envelope[here] ?? 0) * scale.x;
    const to = foot.x + (envelope[next] ?? 0) * scale.x;
    strip
      .rect(from, foot.y, to - from + 0.5, 7)
      .fill(colourAt(dust, ((envelope[here + 4] ?? 0) + (envelope[next + 4] ?? 0)) / 2 / end));
  }
}

function drawRoad(road: Graphics, { x, y, width, height }: Box, theme: StageTheme): void {
  road
    .clear()
    .rect(x, y, width, height)
    .fill(
      downGradient([
        [0, mix(theme.benchTop, theme.benchFront, 0.2)],
        [1, theme.benchTop],
      ]),
    )
    .rect(x, y, width, 1.2)
    .fill(theme.benchLine);
}

export function createStreetView(context: StageContext): StreetView {
  const { theme } = context;
  const root = new Container({ label: 'street' });
  const sky = createChangingSky(context);
  const smoke = createSmoke(theme.name === 'dark');
  const road = new Graphics();
  const strip = new Graphics();
  const average = createAverage(context);
  const works = createStackWorks(context);
  const town = createTown(context);
  const sampler = createStreetSampler(context);
  root.addChild(sky.far, town, smoke.window, smoke.root, sky.near, road, strip);
  root.addChild(average.root, works.root, sampler.root);
  let area: Box = { x: 0, y: 0, width: 1, height: 1 };
  const scale = { x: 1, y: 1 };
  /** Of the stack. */
  const base = { x: 0, y: 0 };
  const mouth = { x: 0, y: 0 };
  const at = { x: 0, y: 0 };
  let foot: Point | null = null;
  /** All that lies above the ground, to the edges of the stage. */
  let air: Box = area;
  let size = 1;
  let laid = '';

  function drawAverage(frame: AirFrame, end: number): void {
    const { view, fields } = frame;
    const key = `${averageKey(frame)} ${end} ${area.width}`;
    if (key === laid) return;
    laid = key;
    average.draw(frame);
    ({ area } = average);
    scale.x = area.width / ((1 + UPWIND_PART) * view.reach);
    scale.y = area.height / view.top;
    base.x = area.x + UPWIND_PART * view.reach * scale.x;
    base.y = area.y + area.height;
    smoke.open(air, view.lid, fields.envelope, base.x, scale);
    drawStrip(strip, fields.envelope, base, scale, dustColours(theme), end);
  }

  function placeSampler({ view }: AirFrame): void {
    const there = view.along > 0 && view.along <= view.reach;
    for (const part of [town, sampler.root]) part.visible = there;
    foot = there ? at : null;
    at.x = base.x + view.along * scale.x;
    at.y = base.y + 4;
    town.position.set(at.x, base.y + 1);
    sampler.root.position.copyFrom(at);
    const { filter } = view;
    const inside = filter !== null && filter.weighed === 'no';
    sampler.set(inside ? Math.min(1, filter.dust / 1500) : null, filter?.running ?? false);
  }

  return {
    root,
    mouth,
    get foot() {
      return foot;
    },
    scale,
    lay(box, { type, bleed }) {
      average.lay(box, type);
      ({ area } = average);
      laid = '';
      const ground = area.y + area.height;
      air = { x: bleed.x, y: bleed.y, width: bleed.width, height: ground - bleed.y };
      sky.lay(air, ground);
      drawRoad(road, { ...air, y: ground, height: box.y + box.height - ground + 2 }, theme);
      size = Math.min(1.25, Math.max(0.85, area.height / 210));
      for (const part of [works.root, town, sampler.root]) part.scale.set(size);
    },
    draw(frame, end, now) {
      const { view, readings, params } = frame;
      drawAverage(frame, end);
      sky.draw(params.stability, readings.pm25 ?? 0, view.rain, now);
      mouth.x = base.x;
      mouth.y = base.y - params.stack_height * scale.y;
      works.root.position.set(base.x, base.y + 2);
      works.raise((params.stack_height * scale.y + 2) / size);
      smoke.draw(frame, base, scale, area.width);
      placeSampler(frame);
    },
  };
}

/** The side view: stack and street along the wind, the plume of the moment, the average that it makes, the lid of the mixed air. */
import { Container, Graphics } from 'pixi.js';
import { ENVELOPE, PER_PLACE, UPWIND_PART } from '../../../../engine/environmental-science/plume-picture';
import type { Box, Frame, Point, StageContext, StageSize, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { type ColourMap, colourAt } from '../../kit/paint/colour-maps';
import { downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createChangingSky } from './changing-sky';
import { dustColours } from './dust-map';
import { createSmoke, type Scale } from './smoke';
import { createStackWorks } from './stack-works';
import { createStreetSampler, createTown } from './street-sampler';

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
  root.addChild(sky.far, town, smoke.root, sky.near, road, strip);
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
      smoke.draw(frame, now, base, scale, area.width);
      placeSampler(frame);
    },
  };
}

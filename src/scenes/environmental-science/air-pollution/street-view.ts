/** The side view: stack and street along the wind, the plume of the moment, the average that it makes, the lid of the mixed air. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { ENVELOPE, PER_PLACE, PUFFS, UPWIND_PART } from '../../../../engine/environmental-science/plume-picture';
import type { Box, Frame, Point, StageContext, StageSize } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { colourAt } from '../../kit/paint/colour-maps';
import { downGradient, mix, roundGradient } from '../../kit/paint/shading';
import { createChangingSky } from './changing-sky';
import { dustColours } from './dust-map';
import { createStackWorks } from './stack-works';
import { createStreetSampler, createTown } from './street-sampler';

export interface StreetView {
  readonly root: Container;
  lay(box: Box, stage: StageSize): void;
  draw(frame: Frame<'air_pollution'>, end: number, now: number): void;
  /** The mouth of the stack and the foot of the sampler, stage units; the sampler's is null where it is not in the view. */
  readonly mouth: Point;
  readonly foot: Point | null;
  /** Stage units for a metre of distance and of height. */
  readonly scale: { readonly x: number; readonly y: number };
}

/** Emission from which the smoke is as dense as it is drawn, g/s. */
const FULL_EMISSION = 40;

export function createStreetView(context: StageContext): StreetView {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const dust = dustColours(theme);
  const root = new Container({ label: 'street' });
  const sky = createChangingSky(context);
  const smoke = new GraphicsContext().circle(0, 0, 1).fill(
    roundGradient([
      [0, 0xffffff, 0.75],
      [0.55, 0xffffff, 0.4],
      [1, 0xffffff, 0],
    ]),
  );
  root.once('destroyed', () => smoke.destroy());
  const plume = new Container({ label: 'plume' });
  const tint = dark ? 0xb9ab97 : 0x5d5348;
  for (let n = 0; n < PUFFS; n++) plume.addChild(new Graphics({ context: smoke, tint }));
  const window = new Graphics();
  plume.mask = window;
  const road = new Graphics();
  const strip = new Graphics();
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
  const works = createStackWorks(context);
  const town = createTown(context);
  const sampler = createStreetSampler(context);
  root.addChild(sky.far, town, window, plume, sky.near, road, strip, chart.root, works.root, sampler.root);
  const columns = [0, 1, 2, 3].map(() => new Float64Array(ENVELOPE));
  let area: Box = { x: 0, y: 0, width: 1, height: 1 };
  const scale = { x: 1, y: 1 };
  const mouth = { x: 0, y: 0 };
  const at = { x: 0, y: 0 };
  let foot: Point | null = null;
  /** All that lies above the ground, to the edges of the stage. */
  let air: Box = area;
  let size = 1;
  let laid = '';

  /** Smoke is seen where the plume may be: below the lid, or above it from where it has passed through. */
  function openWindow(lid: number | null, envelope: Float32Array, left: number): void {
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
  }

  function drawAverage({ view, fields }: Frame<'air_pollution'>, end: number): void {
    const { envelope } = fields;
    // A few of its numbers tell whether anything changed.
    const told = [40, 70].flatMap((n) => [...envelope.subarray(PER_PLACE * n + 1, PER_PLACE * (n + 1))]);
    const key = `${view.reach} ${view.top} ${told.join(' ')} ${view.lid} ${end} ${area.width}`;
    if (key === laid) return;
    laid = key;
    chart.domain({ x: [(-UPWIND_PART * view.reach) / 1000, view.reach / 1000], y: [0, view.top] });
    area = chart.area;
    scale.x = area.width / ((1 + UPWIND_PART) * view.reach);
    scale.y = area.height / view.top;
    const [x, upper, lower, middle] = columns as [Float64Array, Float64Array, Float64Array, Float64Array];
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
    const left = area.x + UPWIND_PART * view.reach * scale.x;
    openWindow(view.lid, envelope, left);
    strip.clear();
    for (let n = 0; n < ENVELOPE - 1; n++) {
      const [here, next] = [PER_PLACE * n, PER_PLACE * (n + 1)];
      const from = left + (envelope[here] ?? 0) * scale.x;
      const to = left + (envelope[next] ?? 0) * scale.x;
      strip
        .rect(from, area.y + area.height, to - from + 0.5, 7)
        .fill(colourAt(dust, ((envelope[here + 4] ?? 0) + (envelope[next + 4] ?? 0)) / 2 / end));
    }
  }

  return {
    root,
    mouth,
    get foot() {
      return foot;
    },
    scale,
    lay(box, stage) {
      const { type, bleed } = stage;
      chart.lay(box, type);
      area = chart.area;
      laid = '';
      const ground = area.y + area.height;
      sky.lay({ x: bleed.x, y: bleed.y, width: bleed.width, height: ground - bleed.y }, ground);
      air = { x: bleed.x, y: bleed.y, width: bleed.width, height: ground - bleed.y };
      road
        .clear()
        .rect(bleed.x, ground, bleed.width, box.y + box.height - ground + 2)
        .fill(
          downGradient([
            [0, mix(theme.benchTop, theme.benchFront, 0.2)],
            [1, theme.benchTop],
          ]),
        )
        .rect(bleed.x, ground, bleed.width, 1.2)
        .fill(theme.benchLine);
      size = Math.min(1.25, Math.max(0.85, area.height / 210));
      for (const part of [works.root, town, sampler.root]) part.scale.set(size);
    },
    draw(frame, end, now) {
      const { view, fields, readings, params } = frame;
      drawAverage(frame, end);
      sky.draw(params.stability, readings.pm25 ?? 0, view.rain, now);
      const ground = area.y + area.height;
      const left = area.x + UPWIND_PART * view.reach * scale.x;
      mouth.x = left;
      mouth.y = ground - params.stack_height * scale.y;
      works.root.position.set(left, ground + 2);
      works.raise((params.stack_height * scale.y + 2) / size);
      const strength = Math.min(1, Math.sqrt(params.emission_rate / FULL_EMISSION));
      plume.visible = strength > 0;
      const apart = area.width / PUFFS;
      plume.children.forEach((puff, n) => {
        const { puffs } = fields;
        const x = puffs[5 * n] ?? 0;
        const part = x / view.reach;
        puff.position.set(left + x * scale.x, ground - (puffs[5 * n + 2] ?? 0) * scale.y);
        const high = 1.9 * (puffs[5 * n + 4] ?? 0) * scale.y + 3;
        puff.scale.set(Math.max(2 * apart, 0.85 * high), high);
        puff.alpha = strength * (0.62 - 0.42 * part) * Math.min(1, (1.02 - part) * 6);
      });
      const there = view.along > 0 && view.along <= view.reach;
      for (const part of [town, sampler.root]) part.visible = there;
      foot = there ? at : null;
      at.x = left + view.along * scale.x;
      at.y = ground + 4;
      town.position.set(at.x, ground + 1);
      sampler.root.position.copyFrom(at);
      const { filter } = view;
      const inside = filter !== null && filter.weighed === 'no';
      sampler.set(inside ? Math.min(1, filter.dust / 1500) : null, filter?.running ?? false);
    },
  };
}

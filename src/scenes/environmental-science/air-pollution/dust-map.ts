/** The map of the town: PM2.5 at the ground as the model averages it, with a colour bar; above it the plume of the moment. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import {
  MAP_ASPECT,
  MAP_COLUMNS,
  MAP_ROWS,
  PUFFS,
  UPWIND_PART,
} from '../../../../engine/environmental-science/plume-picture';
import type { Box, Frame, Part, Point, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { rule } from '../../kit/charts/marks';
import { inset } from '../../kit/layout/layout';
import { type ColourMap, colourMap } from '../../kit/paint/colour-maps';
import { createFieldTexture, type FieldTexture } from '../../kit/paint/field-texture';
import { acrossGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

/** Clean country to heavy dust: darker the more of it on light ground, brighter on dark ground. */
const ON_LIGHT = colourMap('dust', [0xf4f1e4, 0xf6dca0, 0xeeb163, 0xd9763f, 0xa8413f, 0x6d2350, 0x36123f]);
const ON_DARK = colourMap('dust, dark', [0x1b2735, 0x3a3345, 0x70404a, 0xb0563f, 0xe08a3c, 0xf7c65b, 0xfff3b0]);

export const dustColours = ({ name }: StageTheme): ColourMap => (name === 'dark' ? ON_DARK : ON_LIGHT);

/** Upper ends that the colour bar may have, µg/m³. */
const ENDS = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000] as const;

export const dustEnd = (most: number): number => ENDS.find((end) => end >= most) ?? 100_000;

export interface DustMap extends Part {
  draw(frame: Frame<'air_pollution'>, end: number): void;
  /** Where the stack and the sampler stand, stage units. */
  readonly stack: Point;
  readonly sampler: Point;
  /** Stage units for a metre. */
  readonly unit: number;
}

const PAD = 7;

/** Name and colour bar of the field. */
function createColourBar(context: StageContext, ink: number) {
  const { bytes } = dustColours(context.theme);
  const root = new Container({ label: 'colour bar' });
  const bar = new Graphics();
  const title = context.text({
    text: 'PM2.5 at the ground, µg/m³',
    size: 12,
    wrap: 300,
    weight: '600',
    colour: ink,
  });
  const figure = () => context.text({ text: '0', size: 12, mono: true, colour: ink, anchor: [0, 0.5] });
  const [least, most] = [figure(), figure()];
  root.addChild(bar, title, least, most);
  const shades = Array.from({ length: 13 }, (_, n) => {
    const at = 4 * Math.round((n / 12) * 255);
    return [n / 12, ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)] as const;
  });

  function place(at: Box): void {
    const { x, y, width, height } = at;
    bar
      .clear()
      .rect(x, y, width, height)
      .fill(acrossGradient(shades))
      .rect(x, y, width, height)
      .stroke({ width: 1, color: ink, alpha: 0.5 });
    least.position.set(x - (least.width + 5), y + height / 2);
    most.position.set(x + width + 5, y + height / 2);
  }

  return {
    root,
    end(text: string) {
      most.text = text;
    },
    /** `aside`: at the left of the map, else above it. Returns the room that is left to the map. */
    lay(inner: Box, small: number, aside: boolean): Box {
      for (const text of [title, least, most]) text.style.fontSize = small;
      const side = aside
        ? Math.max(9 * small, inner.width - ((inner.height - 2.4 * small) * (1 + UPWIND_PART)) / MAP_ASPECT - 5 * small)
        : 0;
      title.style.wordWrapWidth = aside ? side - small : inner.width;
      title.position.set(inner.x + 2, inner.y);
      const after = title.width + 12 * small < inner.width;
      const head = aside ? 0 : small * (after ? 1.5 : 2.9) + 4;
      const figures = 4.4 * small;
      const beside = !aside && after;
      const length = beside
        ? Math.min(160, inner.width - title.width - 9 * small)
        : Math.min(160, (aside ? side : inner.width) - figures - 2.6 * small);
      place({
        x: beside ? inner.x + inner.width - length - figures : inner.x + 1.6 * small,
        y: beside ? inner.y + 1 : inner.y + title.height + 0.5 * small,
        width: length,
        height: small,
      });
      return { x: inner.x + side, y: inner.y + head, width: inner.width - side, height: inner.height - head };
    },
  };
}

/** Kilometres along and across the wind, with the street. */
function createGrid(context: StageContext) {
  const chart = createChart(context, {
    ground: context.theme.name === 'dark' ? 'none' : 'paper',
    x: { label: '', unit: 'km' },
    y: { label: '' },
    marks: { street: rule({ along: 'y', colour: 'main', dashed: true, width: 1 }) },
  });
  chart.marks.street.set(0);
  return {
    root: chart.root,
    get area() {
      return chart.area;
    },
    /** One scale along and across: the chart is laid anew as large as it then has to be. */
    lay(room: Box, type: TypeSizes) {
      const left = { left: 3.4 * type.small, right: type.small };
      chart.lay(room, type, left);
      const { width, height } = chart.area;
      const less = width - (height * (1 + UPWIND_PART)) / MAP_ASPECT;
      const spare = height - (width * MAP_ASPECT) / (1 + UPWIND_PART);
      if (spare > 0) chart.lay({ ...room, y: room.y + spare / 2, height: room.height - spare }, type, left);
      else chart.lay({ ...room, x: room.x + less / 2, width: room.width - less }, type, left);
    },
    /** m downwind that it shows. */
    reach(reach: number) {
      chart.domain({
        x: [(-UPWIND_PART * reach) / 1000, reach / 1000],
        y: [(-MAP_ASPECT * reach) / 2000, (MAP_ASPECT * reach) / 2000],
      });
    },
  };
}

/** The field as a picture, which is made for an area and stretched while that is another one. */
function createField(context: StageContext) {
  const root = new Container({ label: 'PM2.5 at the ground' });
  let field: FieldTexture | null = null;
  let made: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    make(area: Box) {
      made = area;
      for (const child of root.removeChildren()) child.destroy({ children: true });
      field = createFieldTexture(context, made.width, made.height);
      root.addChild(field.root);
    },
    fit(area: Box) {
      field?.root.position.set(area.x, area.y);
      field?.root.scale.set(area.width / made.width, area.height / made.height);
    },
    draw(values: Float32Array, end: number) {
      field?.draw(values, MAP_COLUMNS, MAP_ROWS, { map: dustColours(context.theme), from: 0, to: end, relief: 0 });
    },
  };
}

/** Puffs as they are at the moment. */
function createWander(dark: boolean) {
  const disc = new GraphicsContext()
    .circle(0, 0, 1)
    .fill({ color: dark ? 0xffffff : 0x2b2f3a, alpha: dark ? 0.13 : 0.16 });
  const root = new Container({ label: 'plume of the moment' });
  root.once('destroyed', () => disc.destroy());
  for (let n = 0; n < PUFFS; n++) root.addChild(new Graphics(disc));
  const window = new Graphics();
  root.mask = window;
  return {
    root,
    window,
    fit({ x, y, width, height }: Box) {
      window.clear().rect(x, y, width, height).fill(0xffffff);
    },
    /** `scale`: stage units for a metre. */
    draw(puffs: Float32Array, scale: number) {
      root.children.forEach((puff, n) => {
        puff.position.set((puffs[5 * n] ?? 0) * scale, -(puffs[5 * n + 1] ?? 0) * scale);
        puff.scale.set(Math.max(1.6, 1.3 * (puffs[5 * n + 3] ?? 0) * scale));
      });
    },
  };
}

const createWorks = (): Graphics =>
  new Graphics()
    .rect(-5, -5, 10, 10)
    .fill(0x30363f)
    .circle(0, 0, 3)
    .fill(0xc0392b)
    .rect(-5, -5, 10, 10)
    .stroke({ width: 1, color: 0xffffff });

const createWindArrow = (colour: number): Graphics =>
  new Graphics()
    .moveTo(9, 0)
    .lineTo(40, 0)
    .stroke({ width: 3, color: colour })
    .poly([52, 0, 38, -7, 38, 7])
    .fill(colour);

const createMarker = (): Graphics =>
  new Graphics()
    .circle(0, 0, 8)
    .fill({ color: 0xffffff, alpha: 0.9 })
    .circle(0, 0, 8)
    .stroke({ width: 2.4, color: 0x0f766e })
    .circle(0, 0, 2.6)
    .fill(0x0f766e);

export function createDustMap(context: StageContext): DustMap {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const [sheet, ink] = dark ? [theme.backdropBottom, theme.ink] : [theme.paper, theme.paperInk];
  const root = new Container({ label: 'map' });
  const paper = new Graphics();
  const field = createField(context);
  const grid = createGrid(context);
  const wander = createWander(dark);
  const works = createWorks();
  const arrow = createWindArrow(dark ? 0x7cc4ff : 0x0c5a86);
  const marker = createMarker();
  const bar = createColourBar(context, ink);
  root.addChild(paper, field.root, wander.window, wander.root, grid.root, works, arrow, marker, bar.root);
  let scale = 1;
  let end = 0;
  let changes = -1;
  let reach = 0;
  const stack: { x: number; y: number } = { x: 0, y: 0 };
  const sampler = { x: 0, y: 0 };
  const put = (now: number): void => {
    reach = now;
    grid.reach(reach);
    const { area } = grid;
    wander.fit(area);
    field.fit(area);
    scale = area.width / ((1 + UPWIND_PART) * reach);
    stack.x = area.x + UPWIND_PART * reach * scale;
    stack.y = area.y + area.height / 2;
    for (const mark of [works, arrow, wander.root]) mark.position.copyFrom(stack);
  };
  return {
    root,
    stack,
    sampler,
    get unit() {
      return scale;
    },
    lay(box, type) {
      paper
        .clear()
        .roundRect(box.x + 3, box.y + 4, box.width, box.height, 4)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .roundRect(box.x, box.y, box.width, box.height, 4)
        .fill(sheet);
      asPanel(paper, box);
      grid.lay(bar.lay(inset(box, PAD), type.small, box.width > 2.4 * box.height), type);
      field.make(grid.area);
      end = 0;
      put(reach || 5000);
    },
    draw({ view, fields, params }, nextEnd) {
      if (view.reach !== reach) put(view.reach);
      if (nextEnd !== end || view.changes !== changes) {
        end = nextEnd;
        changes = view.changes;
        bar.end(String(end));
        field.draw(fields.map, end);
      }
      const turned = (-view.direction * Math.PI) / 180;
      for (const mark of [arrow, wander.root]) mark.rotation = turned;
      sampler.x = stack.x + params.receptor_x * 1000 * scale;
      sampler.y = stack.y - params.receptor_y * scale;
      marker.position.copyFrom(sampler);
      wander.root.visible = params.emission_rate > 0;
      wander.draw(fields.puffs, scale);
    },
  };
}

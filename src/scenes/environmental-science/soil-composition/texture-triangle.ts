/** The texture triangle on paper: its twelve fields, a dot for what was put into the jar, a cross for what was measured. */
import { Container, Graphics, type Text } from 'pixi.js';
import { type Texture, TEXTURES } from '../../../../engine/environmental-science/soil-texture';
import type { Box, Part, Point, SceneContext, StageContext } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { GRAIN_COLOURS } from './soil-colours';

export interface TriangleState {
  /** Null where it is to be found. */
  readonly set: Point | null;
  readonly measured: Point | null;
  /** Above it, two lines: the name of the soil, what was measured. */
  readonly words: string;
}

export interface TextureTriangle extends Part {
  draw(state: TriangleState): void;
  enable(on: boolean): void;
}

const SHORT: Readonly<Record<Texture, string>> = {
  sand: 'S',
  'loamy sand': 'LS',
  'sandy loam': 'SL',
  loam: 'L',
  'silt loam': 'SiL',
  silt: 'Si',
  'sandy clay loam': 'SCL',
  'clay loam': 'CL',
  'silty clay loam': 'SiCL',
  'sandy clay': 'SC',
  'silty clay': 'SiC',
  clay: 'C',
};
/** Of an equilateral triangle. */
const HEIGHT = Math.sqrt(3) / 2;
const TICKS = [20, 40, 60, 80] as const;
/** Sides in heights of small text from which every field can hold its name; those that always can. */
const FULL_FROM = 17;
const ROOMY: ReadonlySet<Texture> = new Set(['clay', 'clay loam', 'sandy loam', 'silt loam']);
/** A name that the dot would cover is left out. */
const DOT_ROOM = 15;
const AXES = ['clay', 'silt', 'sand'] as const;

/** Lower left corner and side, stage units. That corner is all sand, the lower right one all silt, the top all clay. */
interface Triangle {
  readonly foot: Point;
  readonly side: number;
}

const placeOf = ({ foot, side }: Triangle, sand: number, clay: number): Point => ({
  x: foot.x + ((100 - sand - clay + clay / 2) / 100) * side,
  y: foot.y - (clay / 100) * side * HEIGHT,
});

function valueOf({ foot, side }: Triangle, { x, y }: Point): Point {
  const clay = Math.min(100, Math.max(0, Math.round((100 * (foot.y - y)) / (side * HEIGHT))));
  const silt = (100 * (x - foot.x)) / side - clay / 2;
  return { x: Math.min(100 - clay, Math.max(0, Math.round(100 - clay - silt))), y: clay };
}

const written = (context: StageContext, text: string, weight: '400' | '600' | '700'): Text =>
  context.text({ text, size: 12, weight, colour: context.theme.ink, anchor: [0.5, 0.5] });

/** The fields of the textures with their names, on a sheet of the colour `ground`. */
function createFields(context: StageContext, ground: number) {
  const { ink, name } = context.theme;
  const dark = name === 'dark';
  const root = new Container({ label: 'textures' });
  const fields = new Graphics();
  const lines = new Graphics();
  const names = (Object.keys(TEXTURES) as Texture[]).map((key) => ({
    key,
    text: written(context, SHORT[key], '700'),
    fits: true,
  }));
  root.addChild(fields, lines, ...names.map(({ text }) => text));
  return {
    root,
    lay(triangle: Triangle, small: number) {
      fields.clear();
      lines.clear();
      for (const name of names) {
        const corners = TEXTURES[name.key];
        const flat = corners.flatMap(([sand, clay]) => {
          const at = placeOf(triangle, sand, clay);
          return [at.x, at.y];
        });
        const sand = corners.reduce((sum, [part]) => sum + part, 0) / corners.length;
        const clay = corners.reduce((sum, [, part]) => sum + part, 0) / corners.length;
        const tone = mix(mix(GRAIN_COLOURS.silt, GRAIN_COLOURS.sand, sand / 100), GRAIN_COLOURS.clay, clay / 100);
        fields.poly(flat).fill(mix(tone, ground, dark ? 0.72 : 0.58));
        lines.poly(flat).stroke({ width: 1.2, color: dark ? 0x8f8672 : 0x5d5443 });
        const at = placeOf(triangle, sand, clay);
        name.text.style.fontSize = small;
        name.text.position.set(at.x, at.y);
        name.fits = triangle.side >= FULL_FROM * small || ROOMY.has(name.key);
      }
      const [left, right, top] = [placeOf(triangle, 100, 0), placeOf(triangle, 0, 0), placeOf(triangle, 0, 100)];
      // With a path of its own: the stroke of a `poly` of three corners lacks its last side.
      lines
        .moveTo(left.x, left.y)
        .lineTo(right.x, right.y)
        .lineTo(top.x, top.y)
        .closePath()
        .stroke({ width: 2, color: ink, join: 'round' });
    },
    /** Names that fit, but for one that a dot would cover. */
    keepFree(at: Point | null) {
      for (const { text, fits } of names) {
        const { x, y, width } = text;
        const covered = at && Math.abs(x - at.x) <= DOT_ROOM + width / 2 && Math.abs(y - at.y) <= DOT_ROOM;
        text.visible = fits && !covered;
      }
    },
  };
}

/** Figures along the sides, and which grain each side tells. */
function createAxes(context: StageContext) {
  const root = new Container({ label: 'axes' });
  const labels = AXES.map((axis) => written(context, `${axis} %`, '600'));
  const ticks = TICKS.flatMap((value) =>
    AXES.map((axis) => ({ axis, value, text: written(context, String(value), '400') })),
  );
  root.addChild(...ticks.map(({ text }) => text), ...labels);
  return {
    root,
    lay(triangle: Triangle, small: number) {
      for (const { axis, value, text } of ticks) {
        text.style.fontSize = small;
        if (axis === 'clay') {
          const { x, y } = placeOf(triangle, 100 - value, value);
          text.position.set(x - small * 0.95, y - small * 0.1);
        } else if (axis === 'silt') {
          const { x, y } = placeOf(triangle, 0, 100 - value);
          text.position.set(x + small * 0.95, y - small * 0.1);
        } else {
          const { x, y } = placeOf(triangle, value, 0);
          text.position.set(x, y + small * 0.85);
        }
      }
      const { foot, side } = triangle;
      const away = small * 2.7;
      const half = foot.y - (side * HEIGHT) / 2 - away / 2;
      const places = [
        { x: foot.x + side / 4 - away * HEIGHT, y: half, turn: -Math.PI / 3 },
        { x: foot.x + (3 * side) / 4 + away * HEIGHT, y: half, turn: Math.PI / 3 },
        { x: foot.x + side / 2, y: foot.y + small * 2, turn: 0 },
      ];
      places.forEach(({ x, y, turn }, n) => {
        const label = labels[n];
        if (!label) return;
        label.style.fontSize = small;
        label.rotation = turn;
        label.position.set(x, y);
      });
    },
  };
}

const createCross = (): Graphics =>
  new Graphics({ visible: false })
    .moveTo(-8, 0)
    .lineTo(8, 0)
    .moveTo(0, -8)
    .lineTo(0, 8)
    .stroke({ width: 5, color: 0xffffff })
    .moveTo(-7, 0)
    .lineTo(7, 0)
    .moveTo(0, -7)
    .lineTo(0, 7)
    .stroke({ width: 2.4, color: 0xab3408 });

const createDot = (): Graphics =>
  new Graphics()
    .circle(1, 2, 9)
    .fill({ color: 0x000000, alpha: 0.3 })
    .circle(0, 0, 8.5)
    .fill(0xffffff)
    .circle(0, 0, 6.5)
    .fill(0x00655c)
    .circle(-2, -2, 2)
    .fill({ color: 0xffffff, alpha: 0.7 });

function drawPaper(paper: Graphics, { x, y, width, height }: Box, theme: StageTheme, ground: number): void {
  paper
    .clear()
    .roundRect(x + 3, y + 4, width, height, 5)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(x, y, width, height, 5)
    .fill(ground)
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 5)
    .stroke({ width: 1, color: theme.name === 'dark' ? theme.housingEdge : 0xb9b29c });
}

/** Points: x is sand, y is clay, both in %. `choose`: a dot was dragged there. */
export function createTextureTriangle(
  context: SceneContext<'soil_composition'>,
  choose: (sand: number, clay: number) => void,
): TextureTriangle {
  const { theme } = context;
  // A white sheet would glare in the dark theme.
  const ground = theme.name === 'dark' ? 0x1b2633 : 0xfdfcf7;
  const root = new Container({ label: 'texture triangle' });
  const paper = new Graphics();
  const fields = createFields(context, ground);
  const axes = createAxes(context);
  const words = context.text({
    size: 14,
    weight: '700',
    colour: theme.ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 300,
  });
  const measured = createCross();
  const dot = createDot();
  root.addChild(paper, fields.root, axes.root, words, measured, dot);
  let triangle: Triangle = { foot: { x: 0, y: 0 }, side: 1 };
  let shown = '';
  let room = 0;
  const handle = context.handle({
    role: 'point',
    name: 'Dot in the texture triangle',
    hint: 'Drag it, or use the arrow keys: left and right change the sand, up and down the clay.',
    min: { x: 0, y: 0 },
    max: { x: 100, y: 100 },
    step: 1,
    value: { x: 40, y: 20 },
    format: ({ x, y }) => `sand ${x} %, silt ${100 - x - y} %, clay ${y} %`,
    set({ x, y }) {
      const clay = Math.round(Math.min(100, Math.max(0, y)));
      choose(Math.round(Math.min(100 - clay, Math.max(0, x))), clay);
    },
    drag: (point) => valueOf(triangle, point),
  });

  return {
    root,
    lay(box, { small, text }) {
      // The paper is as high as the triangle needs; above are two lines of words, below figures and the name of an axis.
      const [above, below] = [text * 2.9, small * 2.9];
      const side = Math.min(box.width - small * 4.4, (box.height - above - below) / HEIGHT);
      const height = above + side * HEIGHT + below;
      const { x, width } = box;
      const y = box.y + (box.height - height) / 2;
      drawPaper(paper, { x, y, width, height }, theme, ground);
      asPanel(root, { x, y, width, height });
      triangle = { foot: { x: x + (width - side) / 2, y: y + height - below }, side };
      fields.lay(triangle, small);
      axes.lay(triangle, small);
      words.style.fontSize = text;
      shown = '';
      room = above;
      words.style.wordWrapWidth = width - 16;
      words.position.set(x + width / 2, y + small * 0.4);
    },
    draw({ set, measured: found, words: said }) {
      if (said !== shown) {
        shown = said;
        words.text = said;
        // Where there is room for two lines only, the name goes before what was measured.
        if (words.height > room) words.text = said.split('\n')[0] ?? '';
      }
      dot.visible = set !== null;
      const at = set && placeOf(triangle, set.x, set.y);
      fields.keepFree(at);
      if (set && at) {
        if (dot.x !== at.x || dot.y !== at.y) dot.position.set(at.x, at.y);
        handle.place(at.x - 11, at.y - 11, 22, 22);
        handle.update(set);
      }
      const seen = found !== null && found.x >= 0 && found.y >= 0 && found.x + found.y <= 100;
      measured.visible = seen;
      if (seen) measured.position.copyFrom(placeOf(triangle, found.x, found.y));
    },
    enable: (on) => handle.enable(on),
  };
}

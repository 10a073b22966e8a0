/** What may go into the tank: balls in a wooden tray, and the bottles of the fluids. A press takes one. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Handle, Part, SceneContext, TypeSizes } from '../../contract';
import { sharedOut } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, metalDown } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { FLUID_KEYS, FLUIDS, fluidTones } from './fluids';
import { BALL_MATERIALS, BALL_RADIUS, createTestBall } from './test-ball';

export interface SampleTray extends Part {
  /** What is chosen: a density and a fluid, null where it is hidden. */
  choose(density: number | null, fluid: string | null): void;
}

const OFFERED = BALL_MATERIALS.filter(({ name }) => ['cork', 'wood', 'ice', 'aluminium', 'iron'].includes(name));
const JAR = { width: 44, height: 58 } as const;
const WOOD = 0x8b5e34;
/** A cell is so much taller than its ball or bottle. */
const ROOM = 1.25;
/** Handles are so far apart at least, beside texts of 12 units. */
const LEAST_PITCH = 45;

interface Sample {
  readonly name: string;
  readonly root: Container;
  readonly handle: Handle;
  is(density: number | null, fluid: string | null): boolean;
}

function drawBottle(theme: StageTheme, key: (typeof FLUID_KEYS)[number]): Graphics {
  const { body, deep } = fluidTones(theme, FLUIDS[key]);
  return new Graphics()
    .roundRect(-22, -23, 44, 52, 8)
    .fill({ color: theme.glassBody, alpha: 0.4 })
    .roundRect(-20, -12, 40, 39, 6)
    .fill(
      acrossGradient([
        [0, deep],
        [0.35, body],
        [0.75, body],
        [1, deep],
      ]),
    )
    .roundRect(-22, -23, 44, 52, 8)
    .stroke({ width: 1.3, color: theme.glassEdge, alpha: 0.8 })
    .roundRect(-15, -31, 30, 10, 3)
    .fill(metalDown(theme))
    .roundRect(-17, -18, 4, 42, 2)
    .fill({ color: 0xffffff, alpha: 0.45 });
}

/** The balls, then the bottles. */
const createSamples = (context: SceneContext<'buoyancy'>): readonly Sample[] => [
  ...OFFERED.map((material): Sample => {
    const ball = createTestBall();
    ball.set(material);
    const { name, density } = material;
    return {
      name,
      root: ball.root,
      is: (chosen) => chosen === density,
      handle: context.handle({
        role: 'button',
        name: `Take the ball of ${name}`,
        press: () => {
          context.sound('knock');
          context.setInput('object_density', density);
        },
      }),
    };
  }),
  ...FLUID_KEYS.map((key): Sample => {
    const { name } = FLUIDS[key];
    return {
      name,
      root: drawBottle(context.theme, key),
      is: (_density, chosen) => chosen === key,
      handle: context.handle({
        role: 'button',
        name: `Fill the tank with ${name}`,
        press: () => {
          context.sound('pour');
          context.setInput('fluid_density', key);
        },
      }),
    };
  }),
];

/**
 * A cell for each sample: side by side where the box is broad, else in rows of three. Names are below the samples where each
 * has room for its own; else the chosen ball alone is named.
 */
function planTray(box: Box, names: readonly Text[], { small }: TypeSizes) {
  const single = box.width > 2 * box.height;
  const least = names.map((text) => Math.max(text.width + 0.6 * small, LEAST_PITCH * (small / 12)));
  const named = single && least.reduce((sum, each) => sum + each, 0) <= box.width;
  const line = small * (single ? 1.7 : 2.8);
  const columns = single ? names.length : 3;
  const rows = Math.ceil(names.length / columns);
  const high = (box.height - line) / rows;
  const widths: readonly number[] = single
    ? sharedOut(
        box.width,
        least,
        least.map(() => 1),
      )
    : Array(columns).fill(box.width / columns);
  let x = box.x;
  const cells = names.map((_, n): Box => {
    const column = n % columns;
    if (column === 0) ({ x } = box);
    const cell = { x, y: box.y + high * Math.floor(n / columns), width: widths[column] ?? 0, height: high };
    x += cell.width;
    return cell;
  });
  return { named, columns, cells, size: Math.min(high / ROOM, ...widths) * (single ? 1 : 0.92) };
}

/** Where a sample stands in its cell. */
const footOf = (cell: Box): number => cell.y + cell.height - 6;

/** The boards below the rows; `feet`: one for each row. */
function layBoards(ground: Container, theme: StageTheme, { x, width }: Box, feet: readonly number[]): void {
  for (const child of ground.removeChildren()) child.destroy({ children: true });
  const board = new Graphics();
  for (const foot of feet) {
    const shadow = contactShadow(theme, width * 0.96, 16);
    shadow.position.set(x + width / 2, foot + 3);
    ground.addChild(shadow);
    board
      .roundRect(x, foot - 6, width, 11, 3)
      .fill(WOOD)
      .roundRect(x, foot - 6, width, 3, 2)
      .fill({ color: 0xffffff, alpha: 0.25 })
      .roundRect(x, foot + 2, width, 3, 2)
      .fill({ color: 0x000000, alpha: 0.25 });
  }
  ground.addChild(board);
}

/** Puts a sample on its board; `high`: its height. */
function placeSample({ root, handle }: Sample, isBall: boolean, cell: Box, high: number): void {
  const middle = cell.x + cell.width / 2;
  const foot = footOf(cell);
  root.scale.set(isBall ? (0.44 * high) / BALL_RADIUS : high / JAR.height);
  root.position.set(middle, foot - 6 - (isBall ? 0.44 * high : high / 2));
  handle.place(middle - high / 2, foot - 6 - high, high, high);
}

export function createSampleTray(context: SceneContext<'buoyancy'>): SampleTray {
  const { theme } = context;
  const root = new Container({ label: 'samples' });
  const ground = new Container();
  const rings = new Graphics();
  const caption = context.text({
    size: 12,
    weight: '600',
    colour: theme.ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 400,
  });
  const samples = createSamples(context);
  const names = samples.map(({ name }) =>
    context.text({ text: name, size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
  );
  root.addChild(ground, rings, ...samples.map((sample) => sample.root), ...names, caption);
  let chosen = '';

  return {
    root,
    lay(box, type) {
      for (const text of [...names, caption]) text.style.fontSize = type.small;
      const { named, columns, cells, size } = planTray(box, names, type);
      const feet = cells.filter((_, n) => n % columns === 0).map(footOf);
      layBoards(ground, theme, box, feet);
      cells.forEach((cell, n) => {
        const [sample, name] = [samples[n], names[n]];
        if (!sample || !name) return;
        placeSample(sample, n < OFFERED.length, cell, Math.min(size, JAR.height));
        name.visible = named;
        name.position.set(cell.x + cell.width / 2, footOf(cell) + 9);
      });
      caption.visible = !named;
      caption.style.wordWrapWidth = box.width - 3 * type.small;
      caption.position.set(box.x + box.width / 2, box.y + box.height - 1.5 * type.small);
      chosen = '?';
    },
    choose(density, fluid) {
      const key = `${density} ${fluid}`;
      if (key === chosen) return;
      chosen = key;
      rings.clear();
      const taken = samples.filter((sample) => sample.is(density, fluid));
      for (const { root: part } of taken) {
        const radius = 0.62 * JAR.height * Math.max(0.75, part.scale.y >= 0.9 ? 1 : 0.9);
        rings.circle(part.x, part.y, radius).stroke({ width: 2.5, color: theme.accent });
      }
      caption.text = taken.find((sample) => sample.is(density, null))?.name ?? '';
    },
  };
}

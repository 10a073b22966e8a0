/** A ball on the string of a crane over a deep tank: balance, overflow cylinder, a close look at the forces, and their graph. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, Point, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCallout } from '../kit/callout';
import { createDeepTank, createOverflowCylinder, type FluidLook } from '../kit/deep-tank';
import { createDepthForcePlot } from '../kit/depth-force-plot';
import { createHangingBalance } from '../kit/hanging-balance';
import { createImmersionWindow } from '../kit/immersion-window';
import { createReadOut } from '../kit/read-out';
import { metalAcross, metalDown, roundGradient } from '../kit/shading';
import { createStageButton } from '../kit/stage-button';
import { BALL_MATERIALS, BALL_RADIUS, createTestBall, materialOf } from '../kit/test-ball';

type BuoyancyFrame = Frame<'buoyancy'>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly benchY: number;
  /** Middle of the surface, stage units to a metre. */
  readonly tank: Point & { readonly metre: number };
  readonly balance: Point & { readonly scale: number };
  readonly column: number;
  readonly cylinder: Point & { readonly scale: number };
  readonly close: Box;
  readonly plot: Box;
  readonly numbers: Box;
  readonly rack: Box | null;
  /** Places of the four buttons. */
  readonly buttons: readonly Box[];
  readonly message: Point & { readonly width: number };
}

const row = (x: number, y: number, width: number, height: number, count: number, gap: number): Box[] =>
  Array.from({ length: count }, (_, n) => ({
    x: x + (n * (width + gap)) / count,
    y,
    width: (width - (count - 1) * gap) / count,
    height,
  }));

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 446,
    tank: { x: 158, y: 222, metre: 190 },
    balance: { x: 158, y: 96, scale: 0.88 },
    column: 34,
    cylinder: { x: 305, y: 512, scale: 1 },
    close: { x: 368, y: 46, width: 268, height: 280 },
    plot: { x: 648, y: 46, width: 296, height: 198 },
    numbers: { x: 648, y: 252, width: 296, height: 74 },
    rack: { x: 368, y: 334, width: 576, height: 96 },
    buttons: row(368, 474, 576, 38, 4, 10),
    message: { x: 656, y: 430, width: 560 },
  },
  narrow: {
    benchY: 336,
    tank: { x: 112, y: 148, metre: 154 },
    balance: { x: 112, y: 50, scale: 0.7 },
    column: 12,
    cylinder: { x: 228, y: 384, scale: 0.66 },
    close: { x: 264, y: 8, width: 176, height: 218 },
    plot: { x: 448, y: 8, width: 184, height: 116 },
    numbers: { x: 448, y: 130, width: 184, height: 96 },
    rack: null,
    buttons: [...row(264, 234, 368, 72, 2, 10), ...row(264, 318, 368, 72, 2, 10)],
    message: { x: 130, y: 262, width: 210 },
  },
};

const FLUIDS: Readonly<Record<BuoyancyFrame['params']['fluid_density'], FluidLook & { readonly name: string }>> = {
  '1000': { name: 'water', body: 0x2f7fae, deep: 0x174a70, surface: 0xc7ecff, transmitted: 0xd8effa },
  '1025': { name: 'sea water', body: 0x2a8f92, deep: 0x12505c, surface: 0xc9fbf0, transmitted: 0xcdf0ea },
  '13600': { name: 'mercury', body: 0xa7b0ba, deep: 0x606a75, surface: 0xf4f7fa, transmitted: 0x9aa3ad },
};
const FLUID_KEYS = ['1000', '1025', '13600'] as const;
const RACK = BALL_MATERIALS.filter(({ name }) => ['cork', 'wood', 'ice', 'aluminium', 'iron'].includes(name));
const RANGES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;
const FULLS = [100, 200, 400, 1000, 2000, 4000, 10_000] as const;
const METRES = 1.5;
const WIDE = 1;
/** Length of the arrow of the greatest force. */
const ARROW = 100;
const CYLINDER = { height: 190, radius: 25 } as const;
const TEXT = 12;
const ARROWS = 16;

const least = (ranges: readonly number[], value: number): number =>
  ranges.find((range) => range >= value * 0.999) ?? ranges.at(-1) ?? value;

const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * least(STEPS, value / power);
}

const roundBelow = (value: number): number => RANGES.findLast((range) => range <= value) ?? 0.5;

export const createScene: CreateScene<'buoyancy'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'buoyancy' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const crane = new Graphics();
  const tank = createDeepTank(context);
  const string = new Graphics().rect(-0.9, 0, 1.8, 1).fill(theme.name === 'dark' ? 0xe8d9b0 : 0x7a6a43);
  const hook = new Graphics()
    .roundRect(-5, -10, 10, 7, 3)
    .fill(metalAcross(theme))
    .arc(0, 1, 4.5, -Math.PI / 2, Math.PI * 0.75)
    .stroke({ width: 2, color: theme.metal[1] });
  const ball = createTestBall();
  const balance = createHangingBalance(context);
  const cylinder = createOverflowCylinder(context, CYLINDER.height, CYLINDER.radius);
  const close = createImmersionWindow(context, ARROWS);
  const plot = createDepthForcePlot(context);
  const numbers = createReadOut(context, 15);
  const rack = new Container({ label: 'rack' });
  const shelf = new Graphics();
  const rings = new Graphics();
  const samples = RACK.map((material) => {
    const sample = createTestBall();
    sample.set(material);
    sample.root.scale.set(22 / BALL_RADIUS);
    return sample;
  });
  const jars = FLUID_KEYS.map((key) => {
    const { body, surface } = FLUIDS[key];
    return new Graphics()
      .roundRect(-22, -50, 44, 50, 8)
      .fill({ color: theme.glassBody, alpha: 0.35 })
      .roundRect(-20, -38, 40, 36, 6)
      .fill(
        roundGradient(
          [
            [0, surface],
            [0.4, body],
            [1, body],
          ],
          { x: 0.3, y: 0.2 },
        ),
      )
      .roundRect(-15, -58, 30, 10, 3)
      .fill(metalDown(theme))
      .roundRect(-17, -44, 4, 36, 2)
      .fill({ color: 0xffffff, alpha: 0.4 });
  });
  const labels = [...RACK.map(({ name }) => name), ...FLUID_KEYS.map((key) => FLUIDS[key].name)].map((text) =>
    context.text({ text, size: 12.5, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
  );
  rack.addChild(shelf, rings, ...samples.map((sample) => sample.root), ...jars, ...labels);
  const message = createCallout(context, { size: 13.5, tone: 'warning' });

  // ------------------------------------------------------------ what hands do
  let layout: Layout = LAYOUTS.wide;
  const lift = context.handle({
    role: 'slider',
    name: 'Crane: depth of the body',
    hint: 'Drag the body down or up, or use the arrow keys. A body that was let go is taken up again.',
    min: -0.3,
    max: METRES,
    step: 0.02,
    value: -0.1,
    format: (depth) => `${Math.abs(depth).toFixed(2)} m ${depth < 0 ? 'above' : 'below'} the surface`,
    set: (depth) => context.dispatch({ do: 'set_crane', value: Math.round(depth * 200) / 200 }),
    drag: (point, start, depth) => depth + (point.y - start.y) / layout.tank.metre,
  });
  const choose = [
    ...RACK.map(({ name, density }) =>
      context.handle({
        role: 'button',
        name: `Take the ball of ${name}`,
        press: () => context.setInput('object_density', density),
      }),
    ),
    ...FLUID_KEYS.map((key) =>
      context.handle({
        role: 'button',
        name: `Fill the tank with ${FLUIDS[key].name}`,
        press: () => context.setInput('fluid_density', key),
      }),
    ),
  ];
  const buttons = [
    createStageButton(context, {
      label: 'Lower',
      name: 'Lower on the string',
      press: () => context.dispatch({ do: 'lower_on_string' }),
    }),
    createStageButton(context, {
      label: 'Raise',
      name: 'Raise into the air',
      press: () => context.dispatch({ do: 'raise' }),
    }),
    createStageButton(context, {
      label: 'Let go on top',
      name: 'Release at the surface',
      press: () => context.dispatch({ do: 'release' }),
    }),
    createStageButton(context, {
      label: 'Let go below',
      name: 'Release 30 cm deep',
      press: () => context.dispatch({ do: 'release_submerged' }),
    }),
  ];
  root.addChild(
    backdrop.root,
    crane,
    tank.root,
    string,
    hook,
    ball.root,
    tank.front,
    balance.root,
    cylinder.root,
    close.root,
    plot.root,
    numbers.root,
    rack,
    ...buttons.map((button) => button.root),
    message.root,
  );

  // ------------------------------------------------------------ drawing
  let before = Number.NaN;
  let settled = false;
  let picked = '';

  function drawTank({ view, params }: BuoyancyFrame, now: number): void {
    const { x, y, metre } = layout.tank;
    const fluid = FLUIDS[params.fluid_density];
    const material = materialOf(params.object_density);
    tank.fill(fluid);
    const phase = reducedMotion ? 0 : now / 130;
    tank.wave(view.rise * metre, reducedMotion ? 0 : view.ripple * metre * 1.6, phase);
    ball.set(material);
    const radius = Math.max(3, view.radius * metre);
    const at = y - view.z * metre;
    ball.root.position.set(x, at);
    ball.root.scale.set(radius / BALL_RADIUS);
    const outlet = layout.balance.y + balance.outlet * layout.balance.scale;
    const end = view.held
      ? view.slack
        ? Math.min(at - radius, y - view.crane * metre - radius)
        : at - radius
      : outlet + 12;
    string.position.set(x, outlet);
    string.scale.y = Math.max(0.01, end - outlet);
    hook.position.set(x, Math.max(outlet + 8, end));
    lift.place(x - Math.max(radius, 22), at - Math.max(radius, 22), 2 * Math.max(radius, 22), 2 * Math.max(radius, 22));
    lift.update(Math.round(-view.z * 200) / 200);
    close.fill(fluid, material);
    close.place(view.z / view.radius, reducedMotion ? 0 : view.ripple / view.radius, phase, view.held, view.slack);
  }

  function drawForces({ view, fields }: BuoyancyFrame): void {
    const most = Math.max(view.weight, view.fullBuoyancy);
    const unit = (ARROW / most) * close.scale();
    const bar = roundBelow(0.6 * most);
    close.pull(
      { weight: view.weight, buoyancy: view.buoyancy, drag: view.resistance, string: view.tension },
      unit,
      bar,
    );
    // The lowest point feels the highest pressure: its arrow has the full length.
    close.press(fields.pressures, fields.pressures[0] ?? 0);
    plot.scale(view.graph.from, view.graph.to, roundAbove(most * 1.04));
    plot.draw(view.weight, fields.buoyancies, fields.tensions);
  }

  function drawNumbers({ view, shown, params }: BuoyancyFrame): void {
    const { apparent_weight_n: force, depth_m: depth, velocity_m_s: speed, displaced_ml: can } = shown;
    balance.set(
      least(RANGES, view.weight * 1.02),
      typeof force.value === 'number' ? force.value : 0,
      `${force.text} N`,
    );
    cylinder.set(
      least(FULLS, params.volume * 1e6),
      typeof can.value === 'number' ? Math.max(0, can.value) : 0,
      FLUIDS[params.fluid_density].transmitted,
    );
    numbers.set(`depth ${depth.text} m\nv ${speed.text} m/s\ncan ${can.text} mL`);
    message.set(view.message ?? '');
  }

  function drawRack({ params, hidden }: BuoyancyFrame): void {
    if (!layout.rack) return;
    const key = `${hidden.has('object_density') ? '' : params.object_density} ${hidden.has('fluid_density') ? '' : params.fluid_density}`;
    if (key === picked) return;
    picked = key;
    rings.clear();
    const ring = (part: Container): void => {
      rings
        .circle(part.x, part.y - (jars.includes(part as Graphics) ? 26 : 0), 33)
        .stroke({ width: 2.5, color: theme.accent });
    };
    RACK.forEach(({ density }, n) => {
      const sample = samples[n];
      if (sample && density === params.object_density && !hidden.has('object_density')) ring(sample.root);
    });
    FLUID_KEYS.forEach((fluid, n) => {
      const jar = jars[n];
      if (jar && fluid === params.fluid_density && !hidden.has('fluid_density')) ring(jar);
    });
  }

  function layRack(): void {
    const box = layout.rack;
    rack.visible = box !== null;
    shelf.clear();
    picked = '?';
    const count = choose.length;
    choose.forEach((handle, n) => {
      if (!box) {
        handle.enable(false);
        handle.place(-1e4, -1e4, 1, 1);
        return;
      }
      handle.enable(true);
      const pitch = box.width / count;
      const x = box.x + pitch * (n + 0.5);
      const foot = box.y + 66;
      const part = n < RACK.length ? samples[n]?.root : jars[n - RACK.length];
      part?.position.set(x, n < RACK.length ? foot - 26 : foot - 2);
      labels[n]?.position.set(x, foot + 12);
      handle.place(x - 32, box.y, 64, box.height);
    });
    if (!box) return;
    shelf
      .roundRect(box.x, box.y + 64, box.width, 9, 4)
      .fill(metalDown(theme))
      .rect(box.x + 6, box.y + 73, box.width - 12, 3)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 });
  }

  function layCrane(): void {
    const { column, tank: basin, balance: dial } = layout;
    const foot = basin.y + METRES * basin.metre + 12;
    const top = dial.y - 56 * dial.scale;
    crane
      .clear()
      .roundRect(column - 6, top - 8, 12, foot - top + 8, 5)
      .fill(metalAcross(theme))
      .roundRect(column - 18, foot - 6, 44, 10, 4)
      .fill(metalDown(theme))
      .roundRect(column - 8, top - 6, basin.x - column + 26, 12, 5)
      .fill(metalDown(theme))
      .circle(column, top, 10)
      .fill(metalDown(theme))
      .moveTo(column + 4, top + 44)
      .lineTo(column + 52, top + 4)
      .stroke({ width: 5, color: theme.metal[1], cap: 'round' });
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      const wide = stage.layout === 'wide';
      const size = Math.max(TEXT, TEXT * stage.pixel);
      backdrop.resize(stage, layout.benchY);
      const { tank: basin } = layout;
      for (const part of [tank.root, tank.front]) part.position.set(basin.x, basin.y);
      tank.lay(WIDE * basin.metre, METRES * basin.metre, METRES, size);
      layCrane();
      balance.root.position.set(layout.balance.x, layout.balance.y);
      balance.root.scale.set(layout.balance.scale);
      balance.fitText(wide ? 1 / layout.balance.scale : 1, wide);
      cylinder.root.position.set(layout.cylinder.x, layout.cylinder.y);
      cylinder.root.scale.set(layout.cylinder.scale);
      cylinder.showFigures(wide);
      close.root.position.set(layout.close.x, layout.close.y);
      close.lay(layout.close.width, layout.close.height, size, wide);
      plot.root.position.set(layout.plot.x, layout.plot.y);
      plot.lay(layout.plot.width, layout.plot.height, size, wide);
      numbers.root.position.set(layout.numbers.x, layout.numbers.y);
      numbers.lay(layout.numbers.width, layout.numbers.height);
      layRack();
      layout.buttons.forEach(({ x, y, width, height }, n) => buttons[n]?.place(x, y, width, height));
      message.root.position.set(layout.message.x, layout.message.y);
      message.lay(layout.message.width);
      settled = false;
    },

    draw(frame, now) {
      const seconds = Number.isNaN(before) ? 0 : Math.max(0, (now - before) / 1000);
      before = now;
      drawTank(frame, now);
      drawForces(frame);
      drawNumbers(frame);
      drawRack(frame);
      if (!settled || reducedMotion) {
        settled = true;
        balance.rest();
      } else if (balance.tick(seconds)) context.redraw();
    },

    describe({ view, shown, params }) {
      const fluid = FLUIDS[params.fluid_density].name;
      const where = view.z >= view.radius ? 'above' : 'in';
      const sentences = [
        `A ball is ${where} a tank of ${fluid}, ${view.mode}; its centre is at a depth of ${shown.depth_m.text} m.`,
        `The balance shows ${shown.apparent_weight_n.text} N; in air the ball weighs ${shown.weight_n.text} N.`,
        `${shown.displaced_ml.text} mL have run into the cylinder; the submerged fraction is ${shown.submerged_fraction.text}.`,
      ];
      if (view.mode === 'free') sentences.push(`It moves at ${shown.velocity_m_s.text} m/s, upwards positive.`);
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

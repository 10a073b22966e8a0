/** A bar between steam and ice, the live profile above it to the same scale, thermocouples below. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { MATERIALS, PINS, PROFILE } from '../../../engine/physics/bar-profile';
import type { CreateScene, Frame, Point, StageSize } from '../contract';
import { createAxis } from '../kit/axis';
import { createBackdrop } from '../kit/backdrop';
import { createCallout } from '../kit/callout';
import { colourAt, inferno } from '../kit/colour-maps';
import { createHeatedBar } from '../kit/heated-bar';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { createReadOut } from '../kit/read-out';
import { metalAcross, screen } from '../kit/shading';
import { createIceBlock, createSteamChest } from '../kit/thermal-reservoirs';
import { createTraceLine } from '../kit/trace-line';

type BarFrame = Frame<'heat_conduction'>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly benchY: number;
  readonly bar: Box;
  readonly plot: { readonly y: number; readonly height: number };
  /** Feet of the reservoirs at the two ends. */
  readonly left: Point;
  readonly right: Point;
  readonly scale: number;
  readonly tiles: { readonly y: number; readonly width: number; readonly height: number };
  readonly sums: Box;
  readonly buttons: readonly [Box, Box, Box];
  readonly powers: { readonly y: number; readonly width: number; readonly height: number };
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 372,
    bar: { x: 190, y: 266, width: 580, height: 42 },
    plot: { y: 46, height: 122 },
    left: { x: 130, y: 374 },
    right: { x: 830, y: 374 },
    scale: 1,
    tiles: { y: 386, width: 76, height: 30 },
    sums: { x: 330, y: 440, width: 300, height: 80 },
    buttons: [
      { x: 64, y: 474, width: 132, height: 46 },
      { x: 700, y: 474, width: 96, height: 46 },
      { x: 804, y: 474, width: 96, height: 46 },
    ],
    powers: { y: 428, width: 132, height: 32 },
  },
  narrow: {
    benchY: 300,
    bar: { x: 116, y: 188, width: 408, height: 36 },
    plot: { y: 14, height: 96 },
    left: { x: 69, y: 272 },
    right: { x: 571, y: 272 },
    scale: 0.78,
    tiles: { y: 254, width: 72, height: 32 },
    sums: { x: 192, y: 334, width: 254, height: 62 },
    buttons: [
      { x: 10, y: 344, width: 172, height: 48 },
      { x: 456, y: 344, width: 84, height: 48 },
      { x: 548, y: 344, width: 84, height: 48 },
    ],
    powers: { y: 296, width: 130, height: 34 },
  },
};

const PLACES = [0, 0.25, 0.5, 0.75, 1] as const;
const COUPLES = ['t1_c', 't2_c', 't3_c', 't4_c', 't5_c'] as const;
const CHEST = { width: 120, height: 176 } as const;
/** Colours of the three curves, told apart by every eye (Okabe and Ito). */
const CURVES = { Copper: 0xe69f00, Glass: 0x56b4e9, Wood: 0x2fbf8f } as const;
const DOTS = 36;
/** Wall seconds in which the lagging slides. */
const SLIDE = 0.5;
const DRAG_PER_DEGREE = 1.2;
/** W at which the ice drips as fast as it does. */
const FULL_DRIP = 60;

export const createScene: CreateScene<'heat_conduction'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'heat conduction' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const plot = new Container({ label: 'profile' });
  const plotBack = new Container();
  const across = createAxis(context, { side: 'bottom', colour: theme.inkSoft, size: 12, unit: 'cm' });
  const up = createAxis(context, { side: 'left', colour: theme.inkSoft, size: 12, unit: '°C' });
  const strip = new Graphics();
  const dot = new GraphicsContext().roundRect(-4, -1, 8, 2, 1).fill(theme.screenGlow);
  const dots = Array.from({ length: DOTS }, () => new Graphics(dot));
  for (const mark of dots) mark.alpha = 0.55;
  const curves = MATERIALS.map((material) => createTraceLine(context, PROFILE, 2.6, CURVES[material]));
  const names = MATERIALS.map((material) =>
    context.text({ text: material, size: 12.5, weight: '600', colour: CURVES[material], anchor: [1, 0] }),
  );
  plot.addChild(plotBack, strip, ...dots, ...curves.map(({ root: curve }) => curve), across.root, up.root, ...names);

  const bar = createHeatedBar(context, inferno, PINS);
  const chest = createSteamChest(context, CHEST.width, CHEST.height);
  const ice = createIceBlock(context, CHEST.width, CHEST.height);
  const chestText = context.text({ size: 15, weight: '700', colour: 0xfff4e2, anchor: [0.5, 0.5], mono: true });
  const iceText = context.text({ size: 15, weight: '700', colour: 0x0b2c44, anchor: [0.5, 0.5], mono: true });
  const leads = new Graphics();
  const tiles = COUPLES.map(() => createReadOut(context, 14));
  const probe = new Container({ label: 'probe' });
  const needle = new Graphics();
  const probeText = context.text({ size: 13, mono: true, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  probe.addChild(needle, probeText);
  const sums = createReadOut(context, 15);
  const into = createReadOut(context, 14);
  const out = createReadOut(context, 14);
  const buttons = [0, 1, 2].map(() => createIlluminatedButton(context));
  const message = createCallout(context, { size: 13, tone: 'plain' });
  root.addChild(
    backdrop.root,
    plot,
    leads,
    chest.root,
    ice.root,
    bar.root,
    chestText,
    iceText,
    probe,
    ...tiles.map((tile) => tile.root),
    into.root,
    out.root,
    sums.root,
    ...buttons.map((button) => button.root),
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let frame: BarFrame | null = null;
  const start = context.handle({
    role: 'button',
    name: 'Steam valve: start heating',
    press: () => context.dispatch({ do: 'start' }),
  });
  const heater = context.handle({
    role: 'slider',
    name: 'Hot end',
    hint: 'Drag up for hotter, down for colder; or use the arrow keys.',
    min: 50,
    max: 200,
    step: 5,
    value: 100,
    format: (celsius) => `${celsius} °C`,
    set: (celsius) => context.setInput('hot_temp', Math.round(celsius / 5) * 5),
    drag: (point, from, celsius) => celsius - (point.y - from.y) / DRAG_PER_DEGREE,
  });
  const cooler = context.handle({
    role: 'slider',
    name: 'Cold end',
    hint: 'Drag up for warmer, down for colder; or use the arrow keys.',
    min: -20,
    max: 30,
    step: 5,
    value: 0,
    format: (celsius) => `${celsius} °C`,
    set: (celsius) => context.setInput('cold_temp', Math.round(celsius / 5) * 5),
    drag: (point, from, celsius) => celsius - (point.y - from.y) / DRAG_PER_DEGREE,
  });
  const probeHandle = context.handle({
    role: 'slider',
    name: 'Probe',
    hint: 'Drag it along the bar.',
    min: 0,
    get max() {
      return frame?.params.length_cm ?? 50;
    },
    step: 0.1,
    value: 5,
    format: (cm) => `${cm.toFixed(1)} cm from the left end`,
    set: (cm) => {
      const length = frame?.params.length_cm ?? 10;
      context.dispatch({ do: 'move_probe', value: Math.min(length, Math.max(0, Math.round(cm * 10) / 10)) });
    },
    drag: (point) => ((point.x - layout.bar.x) / layout.bar.width) * (frame?.params.length_cm ?? 10),
  });
  const lagging = context.handle({
    role: 'toggle',
    name: 'Lagging',
    hint: 'Slides it off the bar, or back on.',
    pressed: true,
    toggle: (on) => context.setInput('insulated', on),
  });
  const swap = context.handle({
    role: 'button',
    name: 'Swap the ends',
    press: () => context.dispatch({ do: 'swap_ends' }),
  });
  const race = context.handle({
    role: 'toggle',
    name: 'All three materials side by side',
    pressed: false,
    toggle: (on) => context.dispatch({ do: 'race', value: on ? 1 : 0 }),
  });

  // ------------------------------------------------------------ drawing
  let low = 0;
  let high = 100;
  let scaleKey = '';
  let laidSwapped: boolean | null = null;
  let slid = 0;
  let drawnAt = 0;

  function drawScale({ params }: BarFrame): void {
    const key = `${params.hot_temp} ${params.cold_temp} ${params.length_cm} ${layout.plot.height}`;
    if (key === scaleKey) return;
    scaleKey = key;
    low = Math.min(params.cold_temp, 20);
    high = params.hot_temp;
    const { width } = layout.bar;
    across.lay(width, 0, params.length_cm, narrow ? 70 : 56);
    up.lay(layout.plot.height, low, high, narrow ? 40 : 30);
    strip.clear();
    const parts = 24;
    for (let n = 0; n < parts; n++) {
      const height = layout.plot.height / parts;
      strip.rect(2, layout.plot.height - (n + 1) * height, 7, height + 0.5).fill(colourAt(inferno, (n + 0.5) / parts));
    }
  }

  function drawProfiles({ view, params, fields }: BarFrame): void {
    const { width, height } = { width: layout.bar.width, height: layout.plot.height };
    MATERIALS.forEach((material, row) => {
      const shown = view.race || material === params.material;
      const curve = curves[row];
      const name = names[row];
      if (!curve || !name) return;
      if (curve.root.visible !== shown) curve.root.visible = name.visible = shown;
      if (shown) curve.draw(fields.profiles.subarray(row * PROFILE, (row + 1) * PROFILE), low, high);
    });
    dots.forEach((mark, n) => {
      const place = (n + 0.5) / DOTS;
      const value = fields.steady[Math.round(place * (PROFILE - 1))] ?? low;
      const y = height * (1 - (value - low) / (high - low));
      if (mark.y !== y) mark.position.set(place * width, y);
    });
    const order = view.race ? MATERIALS : [params.material];
    bar.split(order.length);
    order.forEach((material, n) => {
      bar.colour(n, fields.profiles, MATERIALS.indexOf(material) * PROFILE, PROFILE, low, high);
    });
  }

  function placeEnds(swapped: boolean): void {
    if (swapped === laidSwapped) return;
    laidSwapped = swapped;
    const hot = swapped ? layout.right : layout.left;
    const cold = swapped ? layout.left : layout.right;
    const { scale } = layout;
    chest.root.position.set(hot.x, hot.y);
    chest.root.scale.set(scale);
    ice.root.position.set(cold.x, cold.y);
    ice.root.scale.set(scale);
    chestText.position.set(hot.x, hot.y - 128 * scale);
    iceText.position.set(cold.x, cold.y - 128 * scale);
    const { width, height, y } = layout.powers;
    into.root.position.set(hot.x - width / 2, y);
    out.root.position.set(cold.x - width / 2, y);
    heater.place(hot.x - 50 * scale, hot.y - 166 * scale, 100 * scale, 70 * scale);
    cooler.place(cold.x - 50 * scale, cold.y - 166 * scale, 100 * scale, 70 * scale);
    into.lay(width, height);
    out.lay(width, height);
  }

  function slide(insulated: boolean, now: number): void {
    const goal = insulated ? 0 : 1;
    const seconds = Math.min(0.1, (now - drawnAt) / 1000);
    drawnAt = now;
    if (slid === goal) return bar.lag(slid);
    slid = reducedMotion
      ? goal
      : goal > slid
        ? Math.min(1, slid + seconds / SLIDE)
        : Math.max(0, slid - seconds / SLIDE);
    bar.lag(slid);
    if (slid !== goal) context.redraw();
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      backdrop.resize(stage, layout.benchY);
      const { x, y, width, height } = layout.bar;
      plot.position.set(x, layout.plot.y);
      plotBack.removeChildren();
      plotBack.addChild(screen(theme, width, layout.plot.height, 4));
      across.root.position.set(0, layout.plot.height);
      up.root.position.set(0, layout.plot.height);
      for (const curve of curves) curve.lay(width, layout.plot.height);
      names.forEach((name, n) => name.position.set(width - 8, 6 + n * 19 * Math.max(1, stage.pixel * 0.85)));
      bar.root.position.set(x, y);
      bar.lay(width, height);
      leads.clear();
      PLACES.forEach((place, n) => {
        const at = x + place * width;
        const half = layout.tiles.width / 2;
        const tile = tiles[n];
        leads.moveTo(at, y + height - 6).lineTo(at, layout.tiles.y);
        tile?.root.position.set(at - half, layout.tiles.y);
        tile?.lay(layout.tiles.width, layout.tiles.height);
      });
      leads.stroke({ width: 2, color: theme.name === 'dark' ? 0xc7973a : 0x8a5a10 });
      needle.clear().rect(-1.5, -34, 3, 34).fill(metalAcross(theme)).roundRect(-9, -62, 18, 30, 7).fill(theme.accent);
      probeText.position.set(15, -47);
      sums.root.position.set(layout.sums.x, layout.sums.y);
      sums.lay(layout.sums.width, layout.sums.height);
      [start, swap, race].forEach((handle, n) => {
        const at = layout.buttons[n];
        const button = buttons[n];
        if (!at || !button) return;
        button.root.position.set(at.x, at.y);
        button.lay(at.width, at.height);
        handle.place(at.x, at.y, at.width, at.height);
      });
      lagging.place(x + width * 0.3, y + height - 2, width * 0.4, height * 0.55);
      message.root.position.set(x + width / 2, layout.plot.y + 12);
      message.lay(width * 0.7);
      scaleKey = '';
      laidSwapped = null;
    },
    draw(now, wall) {
      frame = now;
      const { view, params, shown } = now;
      const seconds = now.running ? wall / 1000 : 0;
      drawScale(now);
      placeEnds(view.swapped);
      drawProfiles(now);
      bar.drop(view.dropped);
      slide(params.insulated, wall);
      chest.set(view.started, seconds);
      ice.set(Math.min(1, Math.max(0, now.readings.power_out_w ?? 0) / FULL_DRIP), seconds);
      const hot = `${params.hot_temp} °C`;
      const cold = `${params.cold_temp} °C`;
      if (chestText.text !== hot) chestText.text = hot;
      if (iceText.text !== cold) iceText.text = cold;
      COUPLES.forEach((id, n) => tiles[n]?.set(shown[id].text));
      into.set(`${narrow ? '' : 'in '}${shown.power_w.text} W`);
      out.set(`${narrow ? '' : 'out '}${shown.power_out_w.text} W`);
      sums.set(
        [
          `gradient ${shown.gradient_k_m.text} K/m`,
          `k        ${shown.k_measured.value === null ? '–' : `${shown.k_measured.text} W/mK`}`,
          ...(narrow || view.melted === null ? [] : [`melted   ${view.melted.toFixed(1)} g`]),
        ].join('\n'),
      );
      const x = layout.bar.x + (view.probe / params.length_cm) * layout.bar.width;
      const y = layout.bar.y + 4;
      if (probe.x !== x || probe.y !== y) probe.position.set(x, y);
      const read = `${shown.probe_c.text} °C`;
      if (probeText.text !== read) probeText.text = read;
      probeHandle.place(x - 16, y - 64, 32, 64);
      probeHandle.update(view.probe);
      heater.update(params.hot_temp);
      cooler.update(params.cold_temp);
      lagging.update(params.insulated);
      race.update(view.race);
      start.enable(!view.started);
      buttons[0]?.set(view.started ? 'Steam is on' : 'Open the steam', view.started);
      buttons[1]?.set(narrow ? 'Swap' : 'Swap ends', false);
      buttons[2]?.set(narrow ? 'All 3' : 'All three', view.race);
      message.set(view.started ? '' : 'The whole bar has the temperature of the ice. Open the steam.');
    },
    describe({ view, params, shown }) {
      if (!view.started)
        return `A bar of ${params.material.toLowerCase()} of ${params.length_cm} cm lies at ${params.cold_temp} °C between steam chest and ice. The steam is off.`;
      const profile = COUPLES.map((id) => shown[id].text).join(', ');
      const k = shown.k_measured.value === null ? '' : ` The conductivity comes out at ${shown.k_measured.text} W/mK.`;
      return `A bar of ${params.material.toLowerCase()} of ${params.length_cm} cm, ${params.insulated ? 'lagged' : 'bare'}. From left to right the thermocouples show ${profile} °C. ${shown.power_w.text} W flow in, ${shown.power_out_w.text} W out.${k}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};

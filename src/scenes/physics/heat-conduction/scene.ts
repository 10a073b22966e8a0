/** A bar between a heating block and ice, its profile above it to the same scale, one thermometer for its five thermocouples below. */
import { Container, Graphics } from 'pixi.js';
import { MATERIALS, PINS, PROFILE } from '../../../../engine/physics/bar-profile';
import type { Box, CreateScene, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { colourOf, groundColours, type SeriesName } from '../../kit/charts/series-colours';
import { createLeadLayer } from '../../kit/electric/lead';
import { portAt } from '../../kit/instruments/socket';
import { type Arrangements, arrange, column, grow, inset, stageBox } from '../../kit/layout/layout';
import { colourAt, inferno } from '../../kit/paint/colour-maps';
import { createRoom } from '../../kit/room/room';
import { asPanel } from '../../kit/stage-marks';
import { createCallout } from '../../kit/words/callout';
import { createChannelThermometer } from './channel-thermometer';
import { type BarMaterial, createHeatedBar } from './heated-bar';
import { createIceBlock, createPlate, createHeatingBlock } from './thermal-reservoirs';

const ARRANGEMENT: Arrangements<'profile' | 'apparatus' | 'thermometer'> = {
  wide: column(grow(5, 'profile'), grow(8, 'apparatus'), 'thermometer'),
  tall: column(grow(5, 'profile'), grow(8, 'apparatus'), 'thermometer'),
};

const PLACES = [0, 0.25, 0.5, 0.75, 1] as const;
const PLACE_NAMES = ['0', 'L/4', 'L/2', '3L/4', 'L'] as const;
const COUPLES = ['t1_c', 't2_c', 't3_c', 't4_c', 't5_c'] as const;
const CURVES: Readonly<Record<BarMaterial, SeriesName>> = { Copper: 'orange', Glass: 'sky', Wood: 'green' };
/** Wall seconds in which the lagging slides. */
const SLIDE = 0.5;
const DRAG_PER_DEGREE = 1.2;
/** W at which the ice drips as fast as it does. */
const FULL_DRIP = 60;
/** Parts of the apparatus' box. */
const BLOCK = { least: 124, part: 0.16 } as const;
const BAR = { top: 0.37, height: 0.26 } as const;
const MAP_WIDTH = 9;

export const createScene: CreateScene<'heat_conduction'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'heat conduction' });
  const room = createRoom(context, { kind: 'physics-hall' });

  // ------------------------------------------------------------ parts
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'x', unit: 'cm' },
    y: { label: 'Temperature', short: 'T', unit: '°C' },
    marks: {
      steady: line({ dashed: true, alpha: 0.75 }),
      Copper: line({ colour: CURVES.Copper, width: 2.8, points: 'changes' }),
      Glass: line({ colour: CURVES.Glass, width: 2.8, points: 'changes' }),
      Wood: line({ colour: CURVES.Wood, width: 2.8, points: 'changes' }),
      probe: pen(),
    },
  });
  const map = new Graphics();
  const colours = groundColours(theme, 'none');
  const names = MATERIALS.map((material) =>
    context.text({ text: material, size: 14, weight: '700', colour: colourOf(colours, CURVES[material]) }),
  );
  const bar = createHeatedBar(context);
  const block = createHeatingBlock(context);
  const ice = createIceBlock(context);
  const hotPlate = createPlate(context);
  const coldPlate = createPlate(context);
  const leads = createLeadLayer(context);
  const wires = COUPLES.map(() => leads.add({ kind: 'yellow', ends: ['none', 'plug'], width: 3.4 }));
  const thermometer = createChannelThermometer(context, PLACE_NAMES);
  const probe = new Container({ label: 'probe' });
  const needle = new Graphics();
  const head = new Container();
  const case_ = new Graphics();
  const reading = context.text({ size: 14, mono: true, weight: '700', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  head.addChild(case_, reading);
  probe.addChild(needle, head);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(
    room.root,
    map,
    chart.root,
    ...names,
    thermometer.root,
    bar.root,
    block.root,
    ice.root,
    hotPlate.root,
    coldPlate.root,
    leads.root,
    probe,
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  let front: Box = { x: 0, y: 0, width: 1, height: 1 };
  let length = 10;
  const start = context.actionHandle('start', { name: 'Switch of the heater', grip: 'press' });
  const degrees = { grip: 'y', hint: 'Drag up for hotter, down for colder; or use the arrow keys.' } as const;
  const byHeight = (point: { y: number }, from: { y: number }, celsius: number): number =>
    celsius - (point.y - from.y) / DRAG_PER_DEGREE;
  const heater = context.inputHandle('hot_temp', { ...degrees, drag: byHeight });
  const cooler = context.inputHandle('cold_temp', { ...degrees, drag: byHeight });
  const probeHandle = context.actionHandle('move_probe', {
    name: 'Probe',
    grip: 'x',
    drag: ({ x }) => Math.min(length, Math.max(0, ((x - front.x) / front.width) * length)),
  });
  const lagging = context.inputHandle('insulated', {
    name: 'Lagging',
    hint: 'Takes it off the bar, or puts it back on.',
    grip: 'press',
  });

  // ------------------------------------------------------------ places
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let apparatus: Box = front;
  let profile: Box = front;
  let swapped: boolean | null = null;
  let slid = 0;
  let drawnAt = 0;
  /** Half the width of the probe's head. */
  let reach = 40;

  function placeEnds(next: boolean): void {
    if (next === swapped) return;
    swapped = next;
    const { x, y, width, height } = apparatus;
    const wide = front.x - x;
    const tall = height * 0.82;
    const box = (left: boolean): Box => ({
      x: left ? x : x + width - wide,
      y: y + height - tall,
      width: wide,
      height: tall,
    });
    const hot = box(!next);
    const cold = box(next);
    block.lay(hot, type);
    ice.lay(cold, type);
    const high = Math.min(tall * 0.62, type.small * 5);
    const plate = (on: Box): Box => ({
      x: on.x + 8,
      y: on.y + tall * 0.5 - high / 2,
      width: on.width - 16,
      height: high,
    });
    for (const [part, handle, on] of [
      [hotPlate, heater, plate(hot)],
      [coldPlate, cooler, plate(cold)],
    ] as const) {
      part.lay(on, type);
      handle.place(on.x, on.y, on.width, on.height);
    }
    const { switch: toggle } = block;
    start.place(toggle.x, toggle.y, toggle.width, toggle.height);
    message.root.x = x + width / 2;
    names.forEach((name, n) => {
      name.style.fontSize = type.text;
      name.anchor.set(next ? 0 : 1, 0);
      const { area } = chart;
      name.position.set(next ? area.x + 18 : area.x + area.width - 10, area.y + 4 + n * type.text * 1.3);
    });
  }

  /** The chart spans the bar: the same place lies below the same place. */
  function placeChart(): void {
    chart.lay(profile, type);
    const left = chart.area.x - profile.x;
    const right = profile.x + profile.width - chart.area.x - chart.area.width;
    chart.lay({ ...profile, x: front.x - left, width: front.width + left + right }, type);
    const { area } = chart;
    map.clear();
    const steps = 32;
    for (let n = 0; n < steps; n++) {
      const high = area.height / steps;
      map
        .rect(area.x, area.y + area.height - (n + 1) * high, MAP_WIDTH, high + 0.5)
        .fill(colourAt(inferno, (n + 0.5) / steps));
    }
  }

  const parts = {
    profile: {
      lay: (box: Box) => {
        profile = box;
      },
    },
    apparatus: {
      lay(box: Box) {
        apparatus = box;
        const side = Math.max(BLOCK.least, box.width * BLOCK.part);
        front = {
          x: box.x + side,
          y: box.y + box.height * BAR.top,
          width: box.width - 2 * side,
          height: box.height * BAR.height,
        };
      },
    },
    thermometer: {
      least: (sizes: TypeSizes) => thermometer.least(sizes),
      // Its channels stand below their places on the bar.
      lay(box: Box, sizes: TypeSizes) {
        const pitch = front.width / (PLACES.length - 1);
        const width = Math.min(box.width, pitch * PLACES.length + 26);
        thermometer.lay({ ...box, x: box.x + (box.width - width) / 2, width }, sizes);
      },
    },
  };

  function slide(insulated: boolean, now: number): void {
    const goal = insulated ? 0 : 1;
    const step = Math.min(0.1, (now - drawnAt) / 1000) / SLIDE;
    drawnAt = now;
    if (slid !== goal) {
      slid = reducedMotion ? goal : slid + Math.sign(goal - slid) * Math.min(step, Math.abs(goal - slid));
      if (slid !== goal) context.redraw();
    }
    bar.lag(slid);
    const { x, y, width, height } = bar.lagging;
    lagging.place(x + width * 0.06, y, width * 0.13, height);
  }

  return {
    root,
    resize(stage) {
      ({ type } = stage);
      arrange(ARRANGEMENT[stage.layout], parts, inset(stageBox(stage), 14), type);
      const { x, y, width, height } = apparatus;
      const foot = y + height;
      const side = front.x - x;
      room.resize(stage, foot - height * 0.16, [
        { x: x + side / 2, y: foot, width: side, height: height * 0.8, tone: 0x9a5a26 },
        { x: x + width - side / 2, y: foot, width: side, height: height * 0.8, tone: 0x9cc7e4 },
      ]);
      bar.lay(front, foot - 4);
      leads.keep([], foot + 20);
      wires.forEach((wire, n) => {
        // The outer two sit in the bar, not in what it touches.
        const at = front.x + Math.min(front.width - 9, Math.max(9, (PLACES[n] ?? 0) * front.width));
        const from = portAt({ x: at, y: front.y + front.height * 0.9 }, 'front');
        leads.lay(wire, from, thermometer.port(n), { slack: 0.06 });
      });
      reading.style.fontSize = type.text;
      const high = type.text * 1.6;
      reach = type.text * 2.5;
      const rise = front.y - y - type.small * 0.2;
      needle
        .clear()
        .rect(-1.6, -rise + high, 3.2, rise - high + 8)
        .fill(theme.metal[0])
        .rect(0.3, -rise + high, 1.3, rise - high + 8)
        .fill(theme.metal[2]);
      head.y = -rise + high / 2;
      asPanel(head, { x: -reach, y: -high / 2, width: 2 * reach, height: high });
      case_
        .clear()
        .roundRect(-reach - 3, -high / 2 - 3, 2 * reach + 6, high + 6, 8)
        .fill(theme.accent)
        .roundRect(-reach, -high / 2, 2 * reach, high, 5)
        .fill(theme.screen);
      message.lay(width * 0.62);
      swapped = null;
      placeChart();
    },
    draw(frame, wall) {
      const { view, params, shown, fields } = frame;
      const seconds = frame.running ? wall / 1000 : 0;
      length = params.length_cm;
      const low = Math.min(params.cold_temp, 20);
      const high = params.hot_temp;
      chart.domain({ x: [0, length], y: [low, high] });
      placeEnds(view.swapped);
      // The one that is measured lies in front, where the junctions are.
      const others = view.race ? MATERIALS.filter((material) => material !== params.material) : [];
      const lies = [...others, params.material];
      MATERIALS.forEach((material, row) => {
        const here = lies.includes(material);
        const name = names[row];
        if (name) name.visible = view.race;
        const mark = chart.marks[material];
        mark.root.visible = here;
        if (here) mark.even(fields.profiles.subarray(row * PROFILE, (row + 1) * PROFILE), 0, length);
      });
      chart.marks.steady.even(fields.steady, 0, length);
      chart.marks.probe.at(view.probe, frame.readings.probe_c ?? Number.NaN);
      bar.show(lies);
      bar.heat(fields.profiles, low, high);
      bar.drop(view.dropped);
      slide(params.insulated, wall);
      block.set(view.started);
      ice.set(Math.min(1, Math.max(0, frame.readings.power_out_w ?? 0) / FULL_DRIP), seconds);
      hotPlate.set(
        `${params.hot_temp} °C`,
        view.started ? 'in' : 'heater',
        view.started ? `${shown.power_w.text} W` : 'off',
      );
      coldPlate.set(`${params.cold_temp} °C`, 'out', `${shown.power_out_w.text} W`);
      COUPLES.forEach((id, n) => thermometer.set(n, shown[id].text));
      const x = front.x + (view.probe / length) * front.width;
      const y = front.y + (view.race ? front.height * 0.66 : 0);
      if (probe.x !== x || probe.y !== y) {
        probe.position.set(x, y);
        head.x = Math.min(front.x + front.width - reach, Math.max(front.x + reach, x)) - x;
      }
      const read = `${shown.probe_c.text} °C`;
      reading.text = read;
      probeHandle.place(x + head.x - reach, y + head.y - type.text, 2 * reach, type.text * 2);
      probeHandle.update(view.probe);
      start.enable(!view.started);
      message.set(view.started ? '' : 'The bar is as cold as its cold end. Switch the heater on.');
      if (!view.started) message.root.y = apparatus.y + apparatus.height - message.root.height;
    },
    describe({ view, params, shown }) {
      const made = params.material.toLowerCase();
      if (!view.started)
        return `A bar of ${made} of ${params.length_cm} cm lies at ${params.cold_temp} °C between heating block and ice. The heater is off.`;
      const temperatures = COUPLES.map((id) => shown[id].text).join(', ');
      const k =
        shown.k_measured.value === null ? '' : ` The conductivity comes out at ${shown.k_measured.text} W/(m K).`;
      const pins = PINS.filter((_, n) => (view.dropped & (1 << n)) !== 0).length;
      return `A bar of ${made} of ${params.length_cm} cm, ${params.insulated ? 'lagged' : 'bare'}. From left to right the thermocouples show ${temperatures} °C. ${shown.power_w.text} W flow in, ${shown.power_out_w.text} W out; ${pins} of ${PINS.length} wax pins have dropped.${k}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};

/** A gas under a loaded piston in a water jacket: thermostat, gauge, magnifier, and what the molecules do to the piston. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { moved } from '../../kit/instruments/socket';
import { type Arrangements, arrange, column, fitted, grow, inset, room, row, stageBox } from '../../kit/layout/layout';
import { createStemThermometer } from '../../kit/meters/stem-thermometer';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createBleedValve } from './bleed-valve';
import { createBourdonGauge } from './bourdon-gauge';
import { type BoyleTable, createBoyleTable } from './boyle-table';
import { createGasCylinder } from './gas-cylinder';
import { createGasMolecules } from './gas-molecules';
import { createMoleculeMonitor } from './molecule-monitor';
import { createPistonLens } from './piston-lens';
import { createWaterJacket } from './water-jacket';

type BoyleFrame = Frame<'gas_law_boyle'>;

const ARRANGEMENT: Arrangements<'lens' | 'thermostat' | 'apparatus' | 'message' | 'gauge' | 'monitor'> = {
  wide: row(
    grow(1, column(grow(1, room), grow(1.1, 'lens'), grow(0.4, room), grow(0.8, 'thermostat'))),
    grow(2, 'apparatus'),
    grow(1, column(grow(0.9, 'message'), grow(1.2, 'gauge'), grow(0.75, room))),
    grow(1.7, column(grow(6, 'monitor'), grow(1, room))),
  ),
  tall: column(
    grow(1, 'monitor'),
    grow(
      3,
      row(
        grow(1, column(grow(1, 'lens'), grow(0.9, 'thermostat'))),
        grow(1.9, 'apparatus'),
        grow(1, column(grow(0.9, room), grow(1.1, 'gauge'), grow(0.4, room))),
      ),
    ),
  ),
};

const MARGIN = { x: 16, top: 20, bottom: 44 } as const;
/** The back edge of the bench lies so far behind what stands on it. */
const BENCH_DEPTH = 54;
/** The leaf of Boyle's book: as wide as its columns on a phone; beside the molecules' blows where there is more room. */
const LEAF = { width: 13, height: 16, share: 0.56 } as const;

/** What the gauge is made for, atm; what the model's fields hold: see `MoleculeMonitorOptions`. */
const GAUGE = { radius: 74, full: 4, unit: 'atm', range: [0.5, 3] } as const;
const MONITOR = { bars: 100, seconds: 10, ends: [1.5, 3, 6], columns: 30, end: 1500, fastest: 1000, full: 0.16 };
const MM = 4.3;
const CYLINDER = { width: 136, millilitre: MM, capacity: 80, piston: 0.5, small: 0.1, large: 0.5 } as const;
const JACKET = { width: 236, height: 398 } as const;
/** Of jacket and cylinder with what is on its lid. */
const APPARATUS = { width: 284, height: 456 } as const;
/** Of the cylinder's floor above the jacket's foot, and of the pipe that leaves it. */
const FLOOR = 29;
const PIPE_UP = 24;
const THERMOMETER = { x: 85, y: -72, length: 200 } as const;
const LENS = { radius: 66, capacity: CYLINDER.capacity, pitch: 23 } as const;
/** A drag of so many stage units is 1 atm. */
const DRAG_PER_ATM = 80;
/** Wall milliseconds between two looks of the recorder while the run goes on. */
const RECORDER_MS = 100;
/** Figures of the thermometer where small text is not larger than this, at the apparatus' scale. */
const LARGEST_FIGURE = 14;
const HOSE = { kind: 'hose', width: 8, colour: 0x59636e } as const;

type BoyleContext = SceneContext<'gas_law_boyle'>;
const NOWHERE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Cylinder, molecules and thermometer in the water jacket; a hand takes the weights on the piston. */
function createApparatus(context: BoyleContext) {
  const root = new Container({ label: 'apparatus' });
  const jacket = createWaterJacket(context, JACKET.width, JACKET.height);
  const cylinder = createGasCylinder(context, CYLINDER);
  cylinder.root.y = -FLOOR;
  const molecules = createGasMolecules(context, { width: CYLINDER.width, unit: MM, fastest: MONITOR.fastest });
  cylinder.inside.addChild(molecules.root);
  const thermometer = createStemThermometer(context, THERMOMETER.length);
  thermometer.root.position.set(THERMOMETER.x, THERMOMETER.y);
  root.addChild(jacket.back, thermometer.root, cylinder.root, jacket.front);
  const load = context.inputHandle('pressure', {
    name: 'Weights on the piston',
    hint: 'Drag them down to add weights, up to take some off; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, atm) => atm + (point.y - start.y) / DRAG_PER_ATM,
  });
  /** Middle of the jacket's foot, and the scale of what stands on it. */
  let foot = { x: 0, y: 0, scale: 1 };
  /** A place of the apparatus on the stage, from the middle of its foot. */
  const onStage = (x: number, up: number): Point => ({ x: foot.x + foot.scale * x, y: foot.y - foot.scale * up });
  return {
    root,
    jacket,
    get foot() {
      return foot;
    },
    onStage,
    place: {
      lay(box: Box, type: TypeSizes) {
        const { x, y, width, height, scale } = fitted(box, APPARATUS);
        foot = { x: x + width / 2, y: y + height, scale };
        root.position.set(foot.x, foot.y);
        root.scale.set(scale);
        cylinder.fit(scale, type);
        thermometer.showFigures(type.small / scale <= LARGEST_FIGURE);
      },
    },
    draw({ view, fields, params }: BoyleFrame) {
      molecules.draw(fields.molecules, view.molecules, view.volume, fields.sparks);
      thermometer.set(params.temperature);
      cylinder.set(view.volume, params.pressure);
      const weights = cylinder.weights();
      const height = weights.height * foot.scale;
      const middle = onStage(-CYLINDER.width / 2, FLOOR - weights.y);
      load.place(middle.x, middle.y - height / 2, CYLINDER.width * foot.scale, height);
    },
  };
}

type Apparatus = ReturnType<typeof createApparatus>;

/** The magnifier before the piston's edge, and the line from it to there. */
function createLens(context: BoyleContext, { onStage }: Apparatus) {
  const { accent } = context.theme;
  const lens = createPistonLens(context, LENS);
  const leader = new Graphics().rect(0, -0.6, 1, 1.2).fill({ color: accent, alpha: 0.5 });
  const sight = new Graphics().roundRect(-11, -7, 22, 14, 3).stroke({ width: 1.5, color: accent, alpha: 0.8 });
  let box = NOWHERE;
  let edgeY = Number.NaN;
  return {
    leader,
    sight,
    root: lens.root,
    get box() {
      return box;
    },
    lay(next: Box, type: TypeSizes) {
      box = next;
      edgeY = Number.NaN;
      lens.lay(box, type);
    },
    show(visible: boolean) {
      for (const part of [lens.root, sight, leader]) part.visible = visible;
    },
    draw({ view }: BoyleFrame) {
      lens.set(view.volume);
      const { x, y } = onStage(8 - CYLINDER.width / 2, FLOOR + view.volume * MM);
      if (y === edgeY) return;
      edgeY = y;
      sight.position.set(x, y);
      const eye = { x: lens.root.x, y: lens.root.y, radius: LENS.radius * lens.root.scale.x };
      const [dx, dy] = [x - 11 - eye.x, y - eye.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      leader.position.set(eye.x + (dx * eye.radius) / length, eye.y + (dy * eye.radius) / length);
      leader.rotation = Math.atan2(dy, dx);
      leader.scale.x = Math.max(0, length - eye.radius);
    },
  };
}

/** Gauge and bleed valve at the pipe that leaves the cylinder. */
function createGaugePipe(context: BoyleContext, { onStage }: Apparatus) {
  const pipe = new Graphics({ label: 'pipe' });
  const gauge = createBourdonGauge(context, GAUGE);
  const valve = createBleedValve(context);
  const leak = context.actionHandle('leak', { name: 'Bleed valve: lets gas leak out', grip: 'press' });
  let settled = false;
  return {
    roots: [pipe, gauge.root, valve.root],
    gauge,
    lay() {
      const from = onStage(CYLINDER.width / 2 + 14, PIPE_UP);
      const to = gauge.foot();
      pipe.clear();
      for (const [width, colour] of [
        [9, 0x6b4c1b],
        [6.5, 0xb98b3e],
        [2, 0xf0d590],
      ] as const) {
        pipe.moveTo(from.x, from.y).lineTo(to.x, from.y).lineTo(to.x, to.y);
        pipe.stroke({ width, color: colour, join: 'round', cap: 'round' });
      }
      const middle = (onStage(JACKET.width / 2 + 6, 0).x + to.x) / 2;
      valve.root.position.set(middle, from.y);
      leak.place(middle - 20, from.y - 16, 44, 50);
      settled = false;
    },
    draw({ view, shown, params }: BoyleFrame, seconds: number) {
      const { text, value } = shown.pressure_gauge_atm;
      gauge.set(text, typeof value === 'number' ? value : params.pressure);
      valve.set(view.leaking);
      if (!settled || context.reducedMotion) {
        settled = true;
        gauge.rest();
        valve.rest();
      } else {
        const moving = [gauge.tick(seconds), valve.tick(seconds)];
        if (moving.includes(true)) context.redraw();
      }
    },
  };
}

/** What the molecules do to the piston. */
function createMonitor(context: BoyleContext) {
  const monitor = createMoleculeMonitor(context, MONITOR);
  let recordedAt = Number.NEGATIVE_INFINITY;
  let box = NOWHERE;
  return {
    root: monitor.root,
    get box() {
      return box;
    },
    lay(next: Box, type: TypeSizes) {
      box = next;
      monitor.lay(box, type);
    },
    resize() {
      recordedAt = Number.NEGATIVE_INFINITY;
    },
    draw({ view, fields, shown, readings, params, running }: BoyleFrame, now: number) {
      monitor.speeds(fields.speeds, fields.maxwell);
      if (running && now - recordedAt < RECORDER_MS) return;
      recordedAt = now;
      const { text } = shown.pressure_measured_atm;
      monitor.blows(fields.recorder, readings.pressure_measured_atm, view.window, params.pressure, text);
    },
  };
}

/** The leaf of Boyle's book, made when it is first opened. */
function createLeaf(context: BoyleContext, root: Container) {
  let table: BoyleTable | null = null;
  let layTable = (): void => {};
  return {
    lay(box: Box, type: TypeSizes) {
      layTable = () => table?.lay(box, type);
      layTable();
    },
    open(open: boolean) {
      if (open && !table) {
        table = createBoyleTable(context);
        root.addChild(table.root);
        layTable();
      }
      if (table) table.root.visible = open;
    },
  };
}

function describeGas({ view, shown, params }: BoyleFrame): string {
  const sentences = [
    `The piston stands at ${shown.volume_scale_ml.text} mL. The gauge shows ${shown.pressure_gauge_atm.text} atm, the jacket is at ${params.temperature} °C.`,
  ];
  if (Math.abs(view.volume - view.rest) > 0.1) sentences.push('The piston is still moving.');
  const drawn = `${params.particles} molecules are drawn`;
  if (!view.ideal) sentences.push(`${drawn}.`);
  else if (shown.pressure_measured_atm.value === null) {
    sentences.push(`${drawn}; too few have struck the piston yet to tell their pressure.`);
  } else {
    const seconds = view.window.toFixed(1);
    sentences.push(`${drawn}; over the last ${seconds} s they pressed with ${shown.pressure_measured_atm.text} atm.`);
  }
  if (view.boyle1662) sentences.push('Boyle’s table of 1662 lies open: his products are between 1398 and 1414.');
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}

/** The thermostat that sends water round through the jacket. */
function createThermostat(context: BoyleContext) {
  const thermostat = createInstrument(context, {
    form: 'bench',
    display: { rows: [{ unit: '°C', widest: '100' }] },
    knobs: [{ input: 'temperature', print: '' }],
    sockets: [
      { id: 'warm', kind: 'hose', side: 'right' },
      { id: 'back', kind: 'hose', side: 'right' },
    ],
  });
  const leads = createLeadLayer(context);
  const hoses = { warm: leads.add(HOSE), back: leads.add(HOSE) };
  return {
    thermostat,
    hoses: leads.root,
    lead: ({ jacket, foot }: Apparatus, clear: Box, floor: number): void => {
      leads.keep([...thermostat.clear(), clear], floor);
      // The upper hose comes back from the top of the jacket.
      leads.lay(hoses.warm, thermostat.port('warm'), moved(jacket.outlet, foot, foot.scale), { slack: 0.1 });
      leads.lay(hoses.back, thermostat.port('back'), moved(jacket.inlet, foot, foot.scale), { slack: 0.2 });
    },
  };
}

export const createScene: CreateScene<'gas_law_boyle'> = (context) => {
  const root = new Container({ label: 'gas under a piston' });
  const backdrop = createRoom(context, { kind: 'wet-lab' });
  const { thermostat, hoses, lead } = createThermostat(context);
  const apparatus = createApparatus(context);
  const pipe = createGaugePipe(context, apparatus);
  const lens = createLens(context, apparatus);
  const monitor = createMonitor(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  const leaf = createLeaf(context, root);
  root.addChild(backdrop.root, lens.leader, ...pipe.roots, apparatus.root, lens.sight);
  root.addChild(thermostat.root, hoses, lens.root, monitor.root, message.root);
  let tall = false;
  let besideLeaf = NOWHERE;
  let messageBox: Box | null = null;
  let before = Number.NaN;
  const words = {
    lay({ x, y, width }: Box) {
      message.root.position.set(x + width / 2, y);
      message.lay(width - 22);
    },
  };
  const { gauge } = pipe;
  const parts = { lens, thermostat, apparatus: apparatus.place, message: words, gauge, monitor };

  /**
   * On a phone the leaf takes the monitor's place, and what is said of a real gas, for which it is blank; other words take
   * the magnifier's.
   */
  function drawMessage({ boyle1662, ideal, message: said }: BoyleFrame['view']): void {
    monitor.root.visible = !tall || (ideal && !boyle1662);
    const place = ideal ? lens.box : besideLeaf;
    if (tall && place !== messageBox) words.lay(place);
    messageBox = place;
    message.set(said ?? '');
    lens.show(said === null || !tall || !ideal);
  }

  return {
    root,
    resize(stage) {
      tall = stage.layout === 'tall';
      const { x, y, width, height } = stageBox(stage);
      const floor = height - MARGIN.bottom;
      const free = { x: x + MARGIN.x, y: y + MARGIN.top, width: width - 2 * MARGIN.x, height: floor - MARGIN.top };
      arrange(ARRANGEMENT[stage.layout], parts, free, stage.type);
      const { foot } = apparatus;
      backdrop.resize(stage, floor - BENCH_DEPTH, [
        { x: lens.box.x + lens.box.width / 2, y: floor, width: lens.box.width * 0.94, height: 90 },
        { x: foot.x, y: foot.y, width: JACKET.width * foot.scale, height: JACKET.height * foot.scale },
      ]);
      lead(apparatus, inset(lens.box, -6), floor);
      pipe.lay();
      const { small } = stage.type;
      const wide = LEAF.width * small;
      const { box } = monitor;
      const top = box.y + box.height * (1 - LEAF.share);
      leaf.lay(
        tall
          ? { x: free.x + free.width - wide, y: free.y, width: wide, height: LEAF.height * small }
          : { ...box, y: top, height: box.height * LEAF.share },
        stage.type,
      );
      besideLeaf = { ...free, width: free.width - wide };
      messageBox = null;
      monitor.resize();
    },
    draw(frame, now) {
      const { view, params } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.max(0, (now - before) / 1000);
      before = now;
      apparatus.draw(frame);
      lens.draw(frame);
      monitor.draw(frame, now);
      thermostat.set(0, String(params.temperature));
      pipe.draw(frame, seconds);
      leaf.open(view.boyle1662);
      drawMessage(view);
    },
    describe: describeGas,
    destroy: () => root.destroy({ children: true }),
  };
};

/** The voltmeter's probes, the current clamp and the multimeter that both lead to, on the board of the two resistors. */
import type { Box, Frame, Handle, Point, SceneContext } from '../../contract';
import { createCurrentClamp } from '../../kit/meters/current-clamp';
import { createSpring } from '../../kit/mechanics/spring';
import { createTestProbe } from './test-probe';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Port, portAt } from '../../kit/instruments/socket';
import { clampPlaces, type MeterPlace, nodePlaces, type Plan } from './circuit-board-plan';
import { nodeName } from './describe-pair';
import { createChanges, createGlide, dragged, nearest, shift } from './gliding';
import { type PairHues, RED } from './pair-looks';

type View = Frame<'circuit_complex'>['view'];
type ProbeNode = View['probeA'];

const CLAMP_NAMES = ['total current', 'R1', 'R2'] as const;
/** How the probes lean on a node, rad: positive to the left. */
const LEAN = {
  red: { usual: -0.3, node1: -0.1, node0: 0.35, aboveMeter: 1 },
  black: { usual: 0.3, node1: -0.35, node0: 0.6, aboveMeter: 1.25 },
} as const;
interface Board {
  series: boolean;
  meterPlace: MeterPlace;
  nodes: readonly Point[];
}

const leanOf = (which: 'red' | 'black', node: ProbeNode, { meterPlace }: Board): number => {
  const lean = LEAN[which];
  if (meterPlace !== 0 && (node === 1 || node === 3)) return lean.aboveMeter;
  return node === 0 ? lean.node0 : node === 1 ? lean.node1 : lean.usual;
};

/** A probe of the voltmeter, held to a node. */
function createCarriedProbe(
  context: SceneContext<'circuit_complex'>,
  which: 'red' | 'black',
  colour: number,
  board: Board,
) {
  const probe = createTestProbe(context, colour, LEAN[which].usual);
  const lean = createSpring(LEAN[which].usual, 18, 1);
  const glide = createGlide();
  let held: Point | null = null;
  let handle: Handle | null = null;
  return {
    root: probe.root,
    glide,
    lean,
    grab(action: 'probe_a' | 'probe_b', value: ProbeNode): void {
      handle = context.handle({
        role: 'slider',
        name: `${which === 'red' ? 'Red' : 'Black'} probe`,
        hint: 'Drag it to a node, or choose the node with the arrow keys.',
        min: 0,
        max: 3,
        step: 1,
        value,
        format: (node) => `node ${node}, ${nodeName(node as ProbeNode, board.series, board.meterPlace === 0)}`,
        set: (node) => context.dispatch({ do: action, value: node }),
        drag(point, start, node) {
          held = dragged(board.nodes[node], point, start);
          context.redraw();
          return nearest(held, board.nodes);
        },
        held(down) {
          if (!down) held = null;
          context.redraw();
        },
      });
    },
    aim(node: ProbeNode) {
      handle?.update(node);
      lean.target = leanOf(which, node, board);
      glide.to(held ?? board.nodes[node] ?? { x: 0, y: 0 });
    },
    /** Puts it where it has got to; returns where its lead leaves. */
    place(): Port {
      const { at } = glide;
      probe.root.position.copyFrom(at);
      probe.lean(lean.value);
      handle?.place(at.x + probe.tail.x / 2 - 14, at.y - 4, 28, 78);
      return portAt(shift(at, probe.tail), 'front');
    },
  };
}

/** The current clamp round one of the wires: a meter of the stage, not of the model. */
function createCarriedClamp(context: SceneContext<'circuit_complex'>) {
  const clamp = createCurrentClamp(context, 12);
  const glide = createGlide();
  let places: readonly Point[] = [];
  /** 0 total, 1 R1, 2 R2. */
  let on = 0;
  let held: Point | null = null;
  let handle: Handle | null = null;
  return {
    root: clamp.root,
    glide,
    get on() {
      return on;
    },
    grab(): void {
      handle = context.handle({
        role: 'slider',
        name: 'Current clamp',
        hint: 'Drag it round a wire, or choose the wire with the arrow keys.',
        min: 0,
        max: 2,
        step: 1,
        value: 0,
        format: (place) => CLAMP_NAMES[place as 0 | 1 | 2],
        set(place) {
          on = place;
          context.redraw();
        },
        drag(point, start, place) {
          held = dragged(places[place], point, start);
          context.redraw();
          return nearest(held, places);
        },
        held(down) {
          if (!down) held = null;
          context.redraw();
        },
      });
    },
    lay(next: readonly Point[]) {
      places = next;
    },
    aim() {
      glide.to(held ?? places[on] ?? { x: 0, y: 0 });
    },
    place(): Port {
      const { at } = glide;
      clamp.root.position.copyFrom(at);
      handle?.place(at.x - 18, at.y - 16, 36, 48);
      return portAt(shift(at, clamp.tail), 'front');
    },
  };
}

function createMultimeter(context: SceneContext<'circuit_complex'>) {
  return createInstrument(context, {
    form: 'hand-held',
    display: {
      rows: [
        { unit: 'V', widest: '−12.00' },
        { unit: 'A', widest: 'I1 0.0000', second: true },
      ],
    },
    sockets: [
      { id: 'clamp', kind: 'yellow', side: 'top' },
      { id: 'red', kind: 'red', side: 'top' },
      { id: 'black', kind: 'black', side: 'top' },
    ],
  });
}

/** `avoid`: what the leads keep clear of, as things stand now; first the ammeter. */
export function createPairProbes(
  context: SceneContext<'circuit_complex'>,
  hues: PairHues,
  avoid: () => readonly Box[],
) {
  const multimeter = createMultimeter(context);
  const leads = createLeadLayer(context);
  const clampLead = leads.add({ kind: 'yellow', colour: 0x6b7480, width: 4, ends: ['none', 'plug'] });
  const blackLead = leads.add({ kind: 'black', colour: hues.black, ends: ['none', 'plug'] });
  const redLead = leads.add({ kind: 'red', ends: ['none', 'plug'] });
  const board: Board = { series: true, meterPlace: 0, nodes: [] };
  const red = createCarriedProbe(context, 'red', RED, board);
  const black = createCarriedProbe(context, 'black', hues.black, board);
  const clamp = createCarriedClamp(context);
  const carried = [red, black, clamp] as const;
  const { isNew, forget } = createChanges(11);
  function layLeads(): void {
    leads.keep(avoid());
    leads.lay(redLead, red.place(), multimeter.port('red'));
    leads.lay(blackLead, black.place(), multimeter.port('black'));
    leads.lay(clampLead, clamp.place(), multimeter.port('clamp'));
  }

  return {
    multimeter,
    leads: leads.root,
    clamp: clamp.root,
    tips: [black.root, red.root],
    /** Makes what can be grabbed; apart from the rest, since the Tab key goes in the order of making. */
    handles(): void {
      red.grab('probe_a', 1);
      black.grab('probe_b', 2);
      clamp.grab();
    },
    /** Where everything is on a board. */
    lay(plan: Plan): void {
      board.nodes = nodePlaces(plan);
      clamp.lay(clampPlaces(plan));
      forget();
    },
    /** Moves them on by wall seconds, or puts them in place where `seconds` is null; true while one still moves. */
    draw({ view, params, shown }: Frame<'circuit_complex'>, ammeter: MeterPlace, seconds: number | null): boolean {
      board.series = params.configuration === 'Series';
      board.meterPlace = ammeter;
      const clamped = [shown.i_total, shown.i1, shown.i2][clamp.on] ?? shown.i_total;
      multimeter.set(0, shown.v_probe.text);
      multimeter.set(1, `${['I', 'I1', 'I2'][clamp.on]} ${clamped.text}`);
      red.aim(view.probeA);
      black.aim(view.probeB);
      clamp.aim();
      if (seconds === null || context.reducedMotion) {
        for (const { lean } of [red, black]) lean.value = lean.target;
        for (const { glide } of carried) glide.jump();
      }
      const moving = [red.lean, black.lean, ...carried.map(({ glide }) => glide)];
      const moves = moving.map((part) => part.tick(seconds ?? 0));
      const meter = avoid()[0];
      const stand = [meter?.x ?? 0, meter?.y ?? 0, ...carried.flatMap(({ glide: { at } }) => [at.x, at.y])];
      const changes = [...stand, ammeter, red.lean.value, black.lean.value].map((value, k) => isNew(k, value));
      if (changes.includes(true)) layLeads();
      return moves.includes(true);
    },
  };
}

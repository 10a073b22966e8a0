/** The voltmeter's probes, the current clamp and the multimeter that both lead to, on the board of the two resistors. */
import type { Box, Frame, Handle, Point, SceneContext } from '../../contract';
import { createCurrentClamp } from '../../kit/meters/current-clamp';
import { createSpring } from '../../kit/mechanics/spring';
import { createTestProbe } from './test-probe';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
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
/** `avoid`: what the leads keep clear of, as things stand now; first the ammeter. */
export function createPairProbes(
  context: SceneContext<'circuit_complex'>,
  hues: PairHues,
  avoid: () => readonly Box[],
) {
  const { reducedMotion } = context;
  const multimeter = createInstrument(context, {
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
  const leads = createLeadLayer(context);
  const clampLead = leads.add({ kind: 'yellow', colour: 0x6b7480, width: 4, ends: ['none', 'plug'] });
  const blackLead = leads.add({ kind: 'black', colour: hues.black, ends: ['none', 'plug'] });
  const redLead = leads.add({ kind: 'red', ends: ['none', 'plug'] });
  const redProbe = createTestProbe(context, RED, LEAN.red.usual);
  const blackProbe = createTestProbe(context, hues.black, LEAN.black.usual);
  const clamp = createCurrentClamp(context, 12);

  let series = true;
  let meterPlace: MeterPlace = 0;
  let nodes: readonly Point[] = [];
  let clamps: readonly Point[] = [];
  /** 0 total, 1 R1, 2 R2: a meter of the stage, not of the model. */
  let clampOn = 0;
  const redLean = createSpring(LEAN.red.usual, 18, 1);
  const blackLean = createSpring(LEAN.black.usual, 18, 1);
  const red = createGlide();
  const black = createGlide();
  const jaw = createGlide();
  const held = { red: null as Point | null, black: null as Point | null, clamp: null as Point | null };
  const { isNew, forget } = createChanges(11);

  const createHandles = () => {
    const probeHandle = (which: 'red' | 'black', action: 'probe_a' | 'probe_b', value: ProbeNode): Handle =>
      context.handle({
        role: 'slider',
        name: `${which === 'red' ? 'Red' : 'Black'} probe`,
        hint: 'Drag it to a node, or choose the node with the arrow keys.',
        min: 0,
        max: 3,
        step: 1,
        value,
        format: (node) => `node ${node}, ${nodeName(node as ProbeNode, series, meterPlace === 0)}`,
        set: (node) => context.dispatch({ do: action, value: node }),
        drag(point, start, node) {
          const tip = dragged(nodes[node], point, start);
          held[which] = tip;
          context.redraw();
          return nearest(tip, nodes);
        },
        held(down) {
          if (!down) held[which] = null;
          context.redraw();
        },
      });
    const redHandle = probeHandle('red', 'probe_a', 1);
    const blackHandle = probeHandle('black', 'probe_b', 2);
    const clampHandle = context.handle({
      role: 'slider',
      name: 'Current clamp',
      hint: 'Drag it round a wire, or choose the wire with the arrow keys.',
      min: 0,
      max: 2,
      step: 1,
      value: 0,
      format: (place) => CLAMP_NAMES[place as 0 | 1 | 2],
      set(place) {
        clampOn = place;
        context.redraw();
      },
      drag(point, start, place) {
        const middle = dragged(clamps[place], point, start);
        held.clamp = middle;
        context.redraw();
        return nearest(middle, clamps);
      },
      held(down) {
        if (!down) held.clamp = null;
        context.redraw();
      },
    });

    return { redHandle, blackHandle, clampHandle };
  };
  let handles: ReturnType<typeof createHandles> | null = null;

  const isAboveMeter = (node: ProbeNode): boolean => meterPlace !== 0 && (node === 1 || node === 3);
  const leanOf = (which: 'red' | 'black', node: ProbeNode): number => {
    const lean = LEAN[which];
    if (isAboveMeter(node)) return lean.aboveMeter;
    return node === 0 ? lean.node0 : node === 1 ? lean.node1 : lean.usual;
  };
  function layLeads(): void {
    redProbe.root.position.copyFrom(red.at);
    blackProbe.root.position.copyFrom(black.at);
    clamp.root.position.copyFrom(jaw.at);
    redProbe.lean(redLean.value);
    blackProbe.lean(blackLean.value);
    leads.keep(avoid());
    const down = (at: Point, tail: Point) => portAt(shift(at, tail), 'front');
    leads.lay(redLead, down(red.at, redProbe.tail), multimeter.port('red'));
    leads.lay(blackLead, down(black.at, blackProbe.tail), multimeter.port('black'));
    leads.lay(clampLead, down(jaw.at, clamp.tail), multimeter.port('clamp'));
    const grip = (handle: Handle, at: Point): void => handle.place(at.x - 14, at.y - 4, 28, 78);
    if (!handles) return;
    grip(handles.redHandle, shift(red.at, { x: redProbe.tail.x / 2, y: 0 }));
    grip(handles.blackHandle, shift(black.at, { x: blackProbe.tail.x / 2, y: 0 }));
    handles.clampHandle.place(jaw.at.x - 18, jaw.at.y - 16, 36, 48);
  }

  return {
    multimeter,
    leads: leads.root,
    clamp: clamp.root,
    tips: [blackProbe.root, redProbe.root],
    /** Makes what can be grabbed; apart from the rest, since the Tab key goes in the order of making. */
    handles(): readonly Handle[] {
      handles ??= createHandles();
      return Object.values(handles);
    },
    /** Where everything is on a board. */
    lay(plan: Plan): void {
      nodes = nodePlaces(plan);
      clamps = clampPlaces(plan);
      forget();
    },
    /** Moves them on by wall seconds, or puts them in place where `seconds` is null; true while one still moves. */
    draw({ view, params, shown }: Frame<'circuit_complex'>, ammeter: MeterPlace, seconds: number | null): boolean {
      series = params.configuration === 'Series';
      meterPlace = ammeter;
      handles?.redHandle.update(view.probeA);
      handles?.blackHandle.update(view.probeB);
      const clamped = [shown.i_total, shown.i1, shown.i2][clampOn] ?? shown.i_total;
      multimeter.set(0, shown.v_probe.text);
      multimeter.set(1, `${['I', 'I1', 'I2'][clampOn]} ${clamped.text}`);
      redLean.target = leanOf('red', view.probeA);
      blackLean.target = leanOf('black', view.probeB);
      red.to(held.red ?? nodes[view.probeA] ?? { x: 0, y: 0 });
      black.to(held.black ?? nodes[view.probeB] ?? { x: 0, y: 0 });
      jaw.to(held.clamp ?? clamps[clampOn] ?? { x: 0, y: 0 });
      if (seconds === null || reducedMotion) {
        for (const spring of [redLean, blackLean]) spring.value = spring.target;
        for (const glide of [red, black, jaw]) glide.jump();
      }
      const moves = [redLean, blackLean, red, black, jaw].map((part) => part.tick(seconds ?? 0));
      const meter = avoid()[0];
      const stand = [meter?.x ?? 0, meter?.y ?? 0, red.at.x, red.at.y, black.at.x, black.at.y, jaw.at.x, jaw.at.y];
      const changes = [...stand, meterPlace, redLean.value, blackLean.value].map((value, k) => isNew(k, value));
      if (changes.includes(true)) layLeads();
      return moves.includes(true);
    },
  };
}

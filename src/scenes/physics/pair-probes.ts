/** The voltmeter's probes, the current clamp and the multimeter that both lead to, on the board of the two resistors. */
import type { Frame, Handle, Point, SceneContext } from '../contract';
import { createCurrentClamp } from '../kit/current-clamp';
import { createDigitalMultimeter } from '../kit/digital-multimeter';
import { createSpring } from '../kit/spring';
import { createTestProbe } from '../kit/test-probe';
import { createWire, hangingPoints } from '../kit/wire';
import { clampPlaces, METER, type MeterPlace, MULTIMETER, nodePlaces, type Plan, WIDE } from './circuit-board-plan';
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
/** Stage units from the ammeter to a probe's lead that goes round its left side. */
const ROUND_METER = { red: 16, black: 27 } as const;

export function createPairProbes(context: SceneContext<'circuit_complex'>, hues: PairHues) {
  const { reducedMotion } = context;
  const multimeters = {
    wide: createDigitalMultimeter(context, MULTIMETER.wide.width, MULTIMETER.wide.height, true),
    narrow: createDigitalMultimeter(context, MULTIMETER.narrow.width, MULTIMETER.narrow.height, true),
  };

  const redLead = createWire(context, RED, 4.5);
  const blackLead = createWire(context, hues.black, 4.5);
  const clampLead = createWire(context, 0x6b7480, 3.5);
  const redProbe = createTestProbe(context, RED, LEAN.red.usual);
  const blackProbe = createTestProbe(context, hues.black, LEAN.black.usual);
  const clamp = createCurrentClamp(context, 12);

  let plan: Plan = WIDE;
  let multimeter = multimeters.wide;
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
  const { isNew, forget } = createChanges(9);

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
  /** A probe's lead to its jack; from above the ammeter it goes round it on the left, where none of its leads are. */
  function layProbeLead(which: 'red' | 'black', node: ProbeNode, tail: Point, jack: Point): void {
    const lead = which === 'red' ? redLead : blackLead;
    if (!isAboveMeter(node)) {
      const side = node === 0 ? -26 : jack.x < tail.x ? -4 : 4;
      lead.hang(tail, jack, { x: side, y: 46 }, { x: 0, y: -48 });
      return;
    }
    const { x, y } = plan.meterAside;
    const beside = { x: x - ROUND_METER[which], y: y + 0.6 * METER.height * plan.meterScale };
    const [down, under] = [
      { x: 0, y: 54 },
      { x: -30, y: -34 },
    ];
    lead.along(
      [
        ...hangingPoints(tail, beside, { x: -40, y: 16 }, { x: 0, y: -60 }),
        ...hangingPoints(beside, jack, down, under).slice(1),
      ],
      4,
    );
  }

  function layLeads({ probeA, probeB }: View): void {
    const jacks = multimeter.jacks;
    const base = multimeter.root.position;
    const jack = shift(base, jacks.red);
    const com = shift(base, jacks.black);
    redProbe.root.position.copyFrom(red.at);
    blackProbe.root.position.copyFrom(black.at);
    clamp.root.position.copyFrom(jaw.at);
    redProbe.lean(redLean.value);
    blackProbe.lean(blackLean.value);
    // From above into the meter's upper edge, away from its screen.
    layProbeLead('red', probeA, shift(red.at, redProbe.tail), jack);
    layProbeLead('black', probeB, shift(black.at, blackProbe.tail), com);
    clampLead.hang(shift(jaw.at, clamp.tail), shift(base, jacks.clamp), { x: 0, y: 26 }, { x: -6, y: -26 });
    const grip = (handle: Handle, at: Point): void => handle.place(at.x - 14, at.y - 4, 28, 78);
    if (!handles) return;
    grip(handles.redHandle, shift(red.at, { x: redProbe.tail.x / 2, y: 0 }));
    grip(handles.blackHandle, shift(black.at, { x: blackProbe.tail.x / 2, y: 0 }));
    handles.clampHandle.place(jaw.at.x - 18, jaw.at.y - 16, 36, 48);
  }

  return {
    leads: [clampLead.root, blackLead.root, redLead.root],
    meters: [multimeters.wide.root, multimeters.narrow.root, clamp.root],
    tips: [blackProbe.root, redProbe.root],
    /** Makes what can be grabbed; apart from the rest, since the Tab key goes in the order of making. */
    handles(): readonly Handle[] {
      handles ??= createHandles();
      return Object.values(handles);
    },
    lay(next: Plan, narrow: boolean): void {
      plan = next;
      multimeter = narrow ? multimeters.narrow : multimeters.wide;
      multimeters.wide.root.visible = !narrow;
      multimeters.narrow.root.visible = narrow;
      multimeter.root.position.copyFrom(plan.multimeter);
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
      multimeter.show(shown.v_probe.text, 'V', `${['I', 'I1', 'I2'][clampOn]} ${clamped.text} A`);
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
      const stand = [red.at.x, red.at.y, black.at.x, black.at.y, jaw.at.x, jaw.at.y];
      const changes = [...stand, meterPlace, redLean.value, blackLean.value].map((value, k) => isNew(k, value));
      if (changes.includes(true)) layLeads(view);
      return moves.includes(true);
    },
  };
}

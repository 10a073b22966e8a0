/** The parts on the board of the free bench: each with its body, its label, its handle and the electrons that go through it. */
import { Container, type Text } from 'pixi.js';
import type { Frame, Handle, Point, SceneContext, StageContext } from '../../contract';
import { createChargeDots, type ChargeDots } from '../../kit/electric/charge-dots';
import { type BenchHands, type BenchView, createPartHandle } from './bench-hands';
import { createBenchPart, type BenchPart, type PartView, valueText } from './bench-part';
import { gridOf, pointOf } from './bench-plan';
import { readingsOf } from './bench-readings';
import type { BenchLook } from './bench-schematic';

/** Stage units that an electron goes for each coulomb. */
const DRIFT = 1000;
const SMEAR_SHARE = 0.25;

interface Seat {
  readonly key: string;
  readonly view: BenchPart;
  readonly dots: ChargeDots;
  readonly label: Text;
  readonly handle: Handle;
  drift: number;
  smear: number;
}
function destroySeat({ view, dots, label, handle }: Seat): void {
  view.root.destroy({ children: true });
  dots.root.destroy({ children: true });
  label.destroy();
  handle.remove();
}
const createLabel = (context: StageContext): Text =>
  context.text({ size: 13, weight: '600', colour: context.theme.ink, anchor: [0.5, 0.5] });

/** Moves the electrons of a part on. */
function flow(seat: Seat, part: PartView, seconds: number): void {
  const gone = (part.kind === 'battery' ? part.current : -part.current) * DRIFT * seconds;
  seat.smear += SMEAR_SHARE * (gone - seat.smear);
  seat.drift += gone;
  seat.dots.move(seat.drift, seat.smear);
}

/** Name and value beside the part; in the symbol of a meter its name alone. */
function layLabel(label: Text, part: PartView, from: Point, to: Point, { narrow, schematic }: BenchLook): void {
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const meter = part.kind === 'ammeter' || part.kind === 'voltmeter';
  const text = part.kind === 'wire' ? '' : narrow || meter ? part.name : `${part.name} ${valueText(part)}`.trim();
  label.text = text;
  if (schematic && meter && !narrow) {
    label.anchor.set(0.5, 0.5);
    label.position.set(at.x, at.y);
    return;
  }
  const boxed = meter || (part.kind === 'battery' && part.emf === null);
  const steep = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
  const raised = part.kind === 'switch' && !part.closed;
  const aside = raised ? 40 : part.kind === 'lamp' ? 24 : meter || part.kind === 'battery' ? 26 : 18;
  label.anchor.set(steep ? 0 : 0.5, steep ? 0.5 : 1);
  label.position.set(at.x + (steep ? (boxed && !schematic ? 41 : aside) : 0), at.y - (steep ? 0 : aside));
}

export function createBenchSeats(context: SceneContext<'circuit'>, hands: BenchHands, look: BenchLook) {
  const wires = new Container();
  const charges = new Container();
  const bodies = new Container();
  const labels = new Container();
  const seats = new Map<string, Seat>();
  let lastTime = 0;

  function seatOf(part: PartView): Seat {
    const key = `${part.kind} ${part.from} ${part.to} ${part.kind === 'battery' && part.emf === null}`;
    const known = seats.get(part.name);
    if (known?.key === key) return known;
    const [from, to] = [pointOf(hands.plan, part.from), pointOf(hands.plan, part.to)];
    const view = createBenchPart(context, part);
    const dots = createChargeDots(context, Math.hypot(to.x - from.x, to.y - from.y), 'electron');
    dots.lay([from, to]);
    (part.kind === 'wire' ? wires : bodies).addChild(view.root);
    charges.addChild(dots.root);
    const label = known?.label ?? labels.addChild(createLabel(context));
    known?.view.root.destroy({ children: true });
    known?.dots.root.destroy({ children: true });
    const seat: Seat = {
      key,
      view,
      dots,
      label,
      handle: known?.handle ?? createPartHandle(context, hands, part.name, part.kind),
      drift: 0,
      smear: 0,
    };
    seats.set(part.name, seat);
    return seat;
  }

  return {
    wires,
    charges,
    bodies,
    labels,
    clear() {
      for (const seat of seats.values()) destroySeat(seat);
      seats.clear();
    },
    /** Takes away what the board has no more. */
    keep({ parts }: BenchView) {
      for (const [name, seat] of seats) {
        if (parts.some((part) => part.name === name)) continue;
        destroySeat(seat);
        seats.delete(name);
      }
      wires.visible = bodies.visible = charges.visible = !look.schematic;
    },
    lay(part: PartView, from: Point, to: Point) {
      const { view, label, handle } = seatOf(part);
      view.lay(from, to);
      view.root.alpha = hands.moving?.name === part.name && hands.moving.off ? 0.35 : 1;
      label.style.fill = look.schematic ? context.theme.paperInk : context.theme.ink;
      layLabel(label, part, from, to, look);
      const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const grip = part.kind === 'wire' ? 13 : 22;
      handle.place(at.x - grip, at.y - grip, 2 * grip, 2 * grip);
      handle.update(gridOf(part.from));
      handle.rename(`${part.name} ${part.kind} ${valueText(part)} from ${part.from} to ${part.to}`.replace('  ', ' '));
    },
    draw(frame: Frame<'circuit'>, bench: BenchView) {
      const seconds = frame.running ? Math.max(0, frame.time - lastTime) : 0;
      lastTime = frame.time;
      const readingOf = readingsOf(frame, bench);
      for (const part of bench.parts) {
        const seat = seats.get(part.name);
        if (!seat) continue;
        const { value, unit } = readingOf(part);
        // A narrow stage has room for the figures alone.
        seat.view.show(part, { value, unit: look.narrow ? '' : unit });
        seat.dots.root.visible = !hands.held || hands.moving?.name !== part.name;
        flow(seat, part, seconds);
      }
    },
    enable(on: boolean) {
      for (const { handle } of seats.values()) handle.enable(on);
    },
  };
}

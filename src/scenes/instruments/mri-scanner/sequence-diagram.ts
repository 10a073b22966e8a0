/**
 * The sequence diagram: radio pulses, the three gradients and the signal of one repetition. The phase lobe stands at the step of the
 * line that is run, before the ladder of all steps; while a scan runs its lobes light with each repetition.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';

type MriFrame = Frame<'mri_scanner'>;
type Sequence = NonNullable<MriFrame['view']['sequence']>;

export interface SequenceDiagram extends Part {
  draw(frame: MriFrame): void;
}

const ROWS = ['rf', 'slice', 'phase', 'read', 'signal'] as const;
type Row = (typeof ROWS)[number];
const NAMES: Readonly<Record<Row, string>> = {
  rf: 'RF',
  slice: 'Slice',
  phase: 'Phase',
  read: 'Read',
  signal: 'Signal',
};
/** Stage units that a stretch of time without pulses is cut down to. */
const CUT = 26;
/** A stretch is cut where it is longer than so many units of the sequence. */
const LONGEST = 0.8;
/** How much of the next repetition is seen, in units. */
const NEXT = 0.16;
const RAMP = 0.16;
const STEPS = 4;
const FADING = 0.9;
const REST = 0.3;
/** As high as a pulse is drawn whose angle is to be found. */
const RIGHT = 90;

export function createSequenceDiagram(context: SceneContext<'mri_scanner'>): SequenceDiagram {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'sequence diagram' });
  const still = new Graphics();
  const lit = new Graphics({ label: 'lobes' });
  const said = (anchor: readonly [number, number], colour: number = theme.screenInk) =>
    context.text({ size: 12, mono: true, colour, anchor });
  const names = ROWS.map((row) =>
    context.text({ text: NAMES[row], size: 12, colour: theme.screenInk, anchor: [0, 0.5] }),
  );
  const times = { tr: said([0.5, 1]), ti: said([0.5, 0]), te: said([0.5, 0]) } as const;
  const flips = [said([0.5, 1]), said([0.5, 1]), said([0.5, 1])] as const;
  const line = said([1, 0], theme.screenGlow);
  const none = context.text({ size: 14, weight: '600', colour: theme.screenInk, anchor: [0.5, 0.5] });
  none.text = 'These times do not fit';
  root.addChild(still, lit, ...names, ...Object.values(times), ...flips, line, none);

  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let size: TypeSizes = { small: 12, text: 14, figures: 26 };
  let drawn = '';
  let run = '';
  let glow = 0;
  const put = (text: typeof line, words: string): void => {
    text.text = words;
  };

  /** From ms to stage units: what happens is to scale, long stretches between are cut. */
  function axisOf({ unit, start, end, next, pulses }: Sequence, left: number, right: number) {
    const first = pulses[0]?.at ?? 0;
    const seen: [from: number, to: number][] =
      first < 0
        ? [
            [start, first + (0 - start + first)],
            [start - first, end],
          ]
        : [[start, end]];
    seen.push([next - NEXT * unit, next + NEXT * unit]);
    const spans = seen.reduce<[number, number][]>((kept, [from, to]) => {
      const before = kept.at(-1);
      if (before && from - before[1] < LONGEST * unit) before[1] = to;
      else kept.push([from, to]);
      return kept;
    }, []);
    const whole = spans.reduce((sum, [from, to]) => sum + to - from, 0);
    const scale = (right - left - CUT * (spans.length - 1)) / whole;
    let x = left;
    const placed = spans.map(([from, to]) => {
      const at = x;
      x += (to - from) * scale + CUT;
      return { from, to, x: at };
    });
    const xOf = (ms: number): number => {
      const span = placed.find(({ to }) => ms <= to) ?? placed.at(-1)!;
      return span.x + Math.max(0, ms - span.from) * scale;
    };
    const cuts = placed.slice(1).map(({ x: at }) => at - CUT / 2);
    return { xOf, scale, cuts };
  }

  function lay(): { left: number; right: number; top: number; high: number; base: (row: Row) => number } {
    const left = Math.max(...names.map(({ width }) => width)) + size.small * 0.7;
    const head = size.small * 2.8;
    const foot = size.small * 2.6;
    const high = (box.height - head - foot) / ROWS.length;
    // The read gradient has no lobe far below its line but that of the gradient echo.
    return {
      left,
      right: box.width,
      top: head,
      high,
      base: (row) => head + high * (ROWS.indexOf(row) + (row === 'rf' ? 0.66 : row === 'signal' ? 0.6 : 0.5)),
    };
  }

  const arrow = (g: Graphics, from: number, to: number, y: number): void => {
    g.moveTo(from, y).lineTo(to, y);
    for (const [x, way] of [
      [from, 1],
      [to, -1],
    ] as const)
      g.moveTo(x + 4 * way, y - 3)
        .lineTo(x, y)
        .lineTo(x + 4 * way, y + 3);
  };

  function drawAll(sequence: Sequence, { params, hidden }: MriFrame, bright: number): void {
    const { left, right, top, high, base } = lay();
    const { xOf, scale, cuts } = axisOf(sequence, left, right);
    const { pulses, lobes, echoes, middle, next } = sequence;
    const tall = high * 0.42;
    const low = top + high * ROWS.length;
    still.clear();
    lit.clear();

    // Lines of the rows, and those on which the times stand.
    for (const row of ROWS) still.moveTo(left, base(row)).lineTo(right, base(row));
    still.stroke({ width: 1, color: theme.screenInk, alpha: 0.45 });
    const inverted = (pulses[0]?.at ?? 0) < 0;
    const excited = xOf(0);
    const echo = xOf(middle);
    const again = xOf(next);
    const begun = xOf(pulses[0]?.at ?? 0);
    const guide = (x: number, from: number, to: number): void => {
      for (let y = from; y < to; y += 7) still.moveTo(x, y).lineTo(x, Math.min(to, y + 3));
    };
    const refocused = pulses.filter(({ at, flip }) => at > 0 && flip === 180);
    const under = low + size.small * 0.55;
    for (const x of [begun, again]) guide(x, size.small, size.small * 1.6);
    if (inverted) guide(begun, base('rf'), under);
    guide(excited, base('rf'), under);
    guide(echo, top + high, under);
    if (echoes.length === 1) for (const { at } of refocused) guide(xOf(at), base('rf'), under);
    still.stroke({ width: 1, color: theme.screenInk, alpha: 0.6 });
    arrow(still, begun, again, size.small * 1.3);
    if (inverted) arrow(still, begun, excited, under);
    arrow(still, excited, echo, under);
    still.stroke({ width: 1.2, color: theme.screenInk, alpha: 0.9 });
    for (const x of cuts) for (const row of ROWS) still.rect(x - 4, base(row) - 2, 8, 4);
    still.fill(theme.screen);
    for (const x of cuts) {
      for (const row of ROWS) {
        const y = base(row);
        still
          .moveTo(x - 6, y + 5)
          .lineTo(x - 2, y - 5)
          .moveTo(x + 2, y + 5)
          .lineTo(x + 6, y - 5);
      }
    }
    still.stroke({ width: 1.2, color: theme.screenInk, alpha: 0.7 });

    // The ladder of the phase steps.
    for (const { axis, from, to } of lobes) {
      if (axis !== 'phase') continue;
      for (let n = -STEPS; n <= STEPS; n++) {
        const y = base('phase') - (tall * n) / STEPS;
        const inwards = RAMP * (xOf(to) - xOf(from));
        still.moveTo(xOf(from) + inwards, y).lineTo(xOf(to) - inwards, y);
      }
    }
    still.stroke({ width: 1, color: theme.screenInk, alpha: 0.4 });

    // What is played: outlines at rest, filled with light as the line runs.
    const shape = (points: number[], light = 1): void => {
      lit
        .poly(points)
        .fill({ color: theme.screenGlow, alpha: 0.16 + 0.6 * bright * light })
        .poly(points)
        .stroke({ width: 1.4, color: bright * light > 0 ? theme.screenGlow : theme.screenInk, alpha: 0.95 });
    };
    for (const { axis, from, to, height } of lobes) {
      const [a, b] = [xOf(from), xOf(to)];
      const ramp = RAMP * (b - a);
      const y = base(axis);
      if (Math.abs(height) < 0.005) continue;
      shape([a, y, a + ramp, y - tall * height, b - ramp, y - tall * height, b, y]);
    }
    const covered = params.sequence === 'Gradient Echo' && hidden.has('flip_angle');
    const radio = (at: number, half: number, flip: number, light: number): void => {
      const points: number[] = [];
      const most = high * 0.6 * (0.35 + 0.65 * ((covered ? RIGHT : flip) / 180));
      for (let n = -20; n <= 20; n++) {
        const part = (3 * Math.PI * n) / 20;
        const value = n === 0 ? 1 : Math.sin(part) / part;
        points.push(xOf(at) + half * scale * (n / 20) * 1.1, base('rf') - most * value);
      }
      shape(points, light);
    };
    pulses.forEach(({ at, half, flip }) => radio(at, half, flip, 1));
    // The next repetition only begins here: its pulse is not part of what runs.
    const again0 = pulses[0];
    if (again0) radio(next, again0.half, again0.flip, 0);
    drawSignal(sequence, xOf, scale, base('signal'), high * 0.42, bright);

    // Words.
    const told = (id: 'tr' | 'te' | 'ti'): string => (hidden.has(id) ? '?' : String(params[id]));
    put(times.tr, `TR ${told('tr')} ms`);
    put(times.ti, inverted ? `TI ${told('ti')} ms` : '');
    const trained = echoes.length > 1;
    put(
      times.te,
      trained ? `k = 0 at ${hidden.has('te') ? '?' : Number(middle.toFixed(1))} ms` : `TE ${told('te')} ms`,
    );
    const within = (text: typeof line, x: number): number =>
      Math.min(right - text.width / 2, Math.max(left + text.width / 2, x));
    times.tr.position.set(within(times.tr, (begun + again) / 2), size.small * 1.2);
    times.ti.position.set(within(times.ti, (begun + excited) / 2), under + size.small * 0.35);
    times.te.position.set(within(times.te, (excited + echo) / 2), under + size.small * 0.35);
    const angle = (flip: number): string => (covered ? '?°' : `${flip}°`);
    // The pulses of a train stand too close for a word each.
    const words = trained
      ? [`90°, then ${echoes.length} of 180°`]
      : [...pulses].toSorted((a, b) => a.at - b.at).map(({ flip }) => angle(flip));
    let taken = 0;
    flips.forEach((text, n) => {
      put(text, words[n] ?? '');
      const pulse = pulses[n];
      const x = trained ? within(text, 0) : xOf(pulse?.at ?? 0);
      text.position.set(x, top - size.small * 0.1);
      // Where two pulses stand close the first has its word.
      if (x - text.width / 2 < taken) put(text, '');
      else taken = x + text.width / 2 + size.small * 0.4;
    });
    const place = echoes.find(({ at }) => at === middle)?.place ?? 0;
    const steps = Math.round((place * Number(params.matrix)) / 2);
    const which = trained ? `${echoes.length} lines` : `line ${steps > 0 ? '+' : ''}${String(steps).replace('-', '−')}`;
    put(line, hidden.has('matrix') ? '' : which);
    line.position.set(right, under + size.small * 0.35);
    line.visible = line.x - line.width > times.te.x + times.te.width / 2 + 8;
  }

  function drawSignal(
    { echoes, pulses, unit }: Sequence,
    xOf: (ms: number) => number,
    scale: number,
    y: number,
    most: number,
    bright: number,
  ): void {
    const curve = (from: number, to: number, value: (part: number) => number): void => {
      const count = Math.max(12, Math.round((to - from) / 1.2));
      for (let n = 0; n <= count; n++) {
        const at = y - most * value(n / count);
        if (n === 0) lit.moveTo(from, at);
        else lit.lineTo(from + ((to - from) * n) / count, at);
      }
    };
    // After the pulse it is there, and gone before it is read: it is drawn for what it is, and not lit.
    const free = 0.3 * unit * scale;
    const from = xOf(0) + 0.08 * unit * scale;
    if (pulses.some(({ at, flip }) => at > 0 && flip === 180)) {
      curve(from, from + free, (part) => 0.7 * Math.exp(-4 * part) * Math.cos(7 * Math.PI * part));
      lit.stroke({ width: 1.2, color: theme.screenInk, alpha: 0.8 });
    }
    for (const { at, half } of echoes) {
      const wide = half * scale;
      const x = xOf(at);
      lit.rect(x - wide, y - most, 2 * wide, 2 * most).fill({ color: theme.screenGlow, alpha: 0.08 + 0.14 * bright });
      curve(x - wide, x + wide, (part) => {
        const away = 2 * part - 1;
        return Math.exp(-5 * away * away) * Math.cos(6 * Math.PI * away);
      });
      lit.stroke({ width: 1.4, color: bright > 0 ? theme.screenGlow : theme.screenInk });
    }
  }

  return {
    root,
    lay(next, type) {
      box = next;
      size = type;
      root.position.set(box.x, box.y);
      for (const text of [...names, ...Object.values(times), ...flips, line]) text.style.fontSize = type.small;
      none.style.fontSize = type.text;
      none.position.set(box.width / 2, box.height / 2);
      const { base } = lay();
      names.forEach((text, n) => text.position.set(0, base(ROWS[n] ?? 'rf')));
      drawn = '';
      context.redraw();
    },
    draw(frame) {
      const { view, params, hidden } = frame;
      const { sequence } = view;
      const scanning = view.stage === 'scanning';
      const unknown = hidden.has('sequence');
      none.visible = sequence === null || unknown;
      none.text = unknown ? 'Sequence ?' : 'These times do not fit';
      for (const part of [still, lit, ...names, ...Object.values(times), ...flips, line]) part.visible = !none.visible;
      if (run !== view.built) {
        run = view.built;
        glow = 1;
      } else if (scanning && !reducedMotion && glow > REST) glow = Math.max(REST, glow * FADING);
      const bright = scanning ? (reducedMotion ? 1 : glow) : 0;
      if (scanning && bright > REST) context.redraw();
      if (sequence === null || unknown) return;
      const { tr, te, ti, flip_angle: flip } = params;
      const key = [
        params.sequence,
        tr,
        te,
        ti,
        flip,
        params.echo_train,
        view.matrix,
        run,
        bright,
        hidden.size,
        scanning,
      ].join(' ');
      if (key === drawn) return;
      drawn = key;
      drawAll(sequence, frame, bright);
    },
  };
}

/** The surgeon's console below the screen: a right grip that moves over its tray, a left one that lifts, and the keys. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, SceneContext, TypeSizes } from '../../contract';
import { HAND_ROOM } from '../../../../engine/instruments/robotic-surgery/board';
import { createHousing } from '../../kit/instruments/housing';
import { createKey } from '../../kit/instruments/key';
import { cells, inset, type Size } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import { drawGuides, drawLeftGrip, drawRightGrip, drawTray } from './grip-shapes';
import type { RobotFrame } from './trainer';

export interface ConsoleGrips extends Part {
  least(type: TypeSizes): Size;
  draw(frame: RobotFrame): void;
}

/** Of one key's press. */
const ROLL_STEP = 10;
const LIFT_STEP = 6;
const GAP = 10;
/** Of the tray around the way of its grip. */
const MARGIN = { x: 22, y: 16 } as const;
/** ms for which what a key asked for counts before the arm has said it. */
const TRUSTED = 400;

/** A value that keys change in steps: quicker than frames come back. */
function stepped(room: number, ask: (value: number) => void) {
  let value = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    by(step: number): void {
      value = Math.min(room, Math.max(-room, Math.round(value) + step));
      askedAt = performance.now();
      ask(value);
    },
    stands(at: number): void {
      if (at === value || performance.now() - askedAt > TRUSTED) value = at;
    },
  };
}
const MOST_ROLL = 180;

/** The keys beside the tray. */
function createKeys(context: SceneContext<'robotic_surgery'>, jaws: () => void) {
  const keys = [
    createKey(context, { press: jaws, name: 'Jaws: close or open them', print: 'Jaws', tone: 'accent' }),
    createKey(context, { action: 'clutch' }),
    createKey(context, { action: 'start_task', print: 'Start' }),
    createKey(context, { action: 'emergency_stop', print: 'STOP', tone: 'stop' }),
  ] as const;
  return {
    keys,
    draw: ({ view }: RobotFrame): void => {
      keys[0].light(view.closing);
      keys[0].enable(view.docked !== null && !view.stopped && !view.piloting);
      keys[1].enable(view.docked !== null && !view.piloting);
      keys[1].light(view.stopped);
      keys[2].enable(view.docked !== null && !view.stopped && !view.running && view.task !== 'Free Motion');
      keys[2].light(view.running);
      keys[3].enable(view.docked !== null && !view.stopped);
    },
  };
}

/** Names over the trays. */
function createNames(context: SceneContext<'robotic_surgery'>) {
  const names = {
    left: context.text({ text: 'Lift', size: 12, weight: '600', colour: 0xdfe7ee, anchor: [0.5, 0] }),
    right: context.text({ text: 'Right grip', size: 12, weight: '600', colour: 0xdfe7ee, anchor: [0, 0] }),
    scale: context.text({ text: '', size: 12, weight: '600', mono: true, colour: 0xdfe7ee, anchor: [1, 0] }),
  } as const;
  return {
    names,
    lay: (slot: Box, tray: Box, small: number): void => {
      for (const text of Object.values(names)) text.style.fontSize = small;
      names.left.position.set(slot.x + slot.width / 2, slot.y + 4);
      names.right.position.set(tray.x + 9, tray.y + 4);
      names.scale.position.set(tray.x + tray.width - 9, tray.y + 4);
      names.right.visible = names.right.width + names.scale.width + 24 < tray.width;
    },
  };
}

/** Slot of the lever, tray of the grip, and the keys, in the face of the console. */
function planOf(face: Box, keyLeast: number, small: number) {
  const keyWide = Math.max(keyLeast, face.width * 0.16);
  const slotWide = Math.max(5.2 * small, face.width * 0.13);
  return {
    slot: { x: face.x, y: face.y, width: slotWide, height: face.height },
    tray: {
      x: face.x + slotWide + GAP,
      y: face.y,
      width: face.width - slotWide - keyWide - 2 * GAP,
      height: face.height,
    },
    keys: { x: face.x + face.width - keyWide, y: face.y, width: keyWide, height: face.height },
  };
}

/** What hands do at the grips. `across` and `along`: stage units of a millimetre of the hand, over the tray and along the slot. */
function createHandles(
  context: SceneContext<'robotic_surgery'>,
  jaws: () => void,
  units: { readonly across: number; readonly along: number },
) {
  const roll = stepped(MOST_ROLL, (value) => context.dispatch({ do: 'set_roll', value }));
  const lift = stepped(HAND_ROOM.z, (value) => context.dispatch({ do: 'lift_hand', value }));
  const grip = context.handle({
    role: 'point',
    grip: 'free',
    name: 'Right grip',
    hint: 'Arrow keys move it, with Shift ten times as far; W and S lift and lower, Space closes and opens the jaws, Q and E roll the wrist, C is the clutch.',
    min: { x: -HAND_ROOM.x, y: -HAND_ROOM.y },
    max: { x: HAND_ROOM.x, y: HAND_ROOM.y },
    step: 1,
    value: { x: 0, y: 0 },
    format: ({ x, y }) => `${x.toFixed(0)} mm to the right, ${y.toFixed(0)} mm away`,
    set: (value) => context.dispatch({ do: 'move_hand', value }),
    drag: (point, start, value) => ({
      x: value.x + (point.x - start.x) / units.across,
      y: value.y - (point.y - start.y) / units.across,
    }),
    keys: {
      w: () => lift.by(LIFT_STEP),
      s: () => lift.by(-LIFT_STEP),
      ' ': jaws,
      q: () => roll.by(ROLL_STEP),
      e: () => roll.by(-ROLL_STEP),
      c: () => context.dispatch({ do: 'clutch' }),
    },
  });
  const lever = context.actionHandle('lift_hand', {
    name: 'Left grip: lift',
    grip: 'y',
    drag: (point, start, from) => Math.round(from - (point.y - start.y) / units.along),
  });
  return {
    grip,
    lever,
    /** What the arm says. */
    follow: ({ view: { hand, rollGoal } }: RobotFrame): void => {
      roll.stands(rollGoal);
      lift.stands(hand.z);
      grip.update({ x: Math.round(hand.x) + 0, y: Math.round(hand.y) + 0 });
      lever.update(Math.round(hand.z));
    },
  };
}

const bound = (value: number, room: number): number => Math.min(room, Math.max(-room, value));

export function createConsoleGrips(context: SceneContext<'robotic_surgery'>): ConsoleGrips {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: "surgeon's console" });
  const housing = createHousing(context, { form: 'console' });
  const trays = new Graphics({ label: 'trays of the grips' });
  const right = new Graphics({ label: 'right grip' });
  const left = new Graphics({ label: 'left grip' });
  const { names, lay: layNames } = createNames(context);
  let closing = false;
  const jaws = (): void => context.dispatch({ do: closing ? 'release' : 'grip' });
  const units = { across: 1, along: 1 };
  let tray: Box = { x: 0, y: 0, width: 1, height: 1 };
  let slot: Box = { x: 0, y: 0, width: 1, height: 1 };
  const { grip, lever, follow } = createHandles(context, jaws, units);
  const { keys, draw: drawKeys } = createKeys(context, jaws);
  root.addChild(housing.root, trays, left, right, ...Object.values(names), ...keys.map((key) => key.root));

  function drawRight({ view }: RobotFrame, tone: number): void {
    const { hand, shake } = view;
    const at = {
      x: tray.x + bound(hand.x + shake[0], HAND_ROOM.x) * units.across,
      y: tray.y - bound(hand.y + shake[1], HAND_ROOM.y) * units.across,
    };
    const size = Math.max(15, Math.min(24, tray.height * 0.34));
    drawRightGrip(right, tray, { at, size, tone, jaw: view.jaw, roll: view.roll });
    grip.place(at.x - size, at.y - size, 2 * size, 2 * size);
  }

  function drawLeft({ view: { hand } }: RobotFrame, tone: number): void {
    const ly = slot.y + slot.height / 2 - bound(hand.z, HAND_ROOM.z) * units.along;
    const wide = Math.min(slot.width * 0.7, 40);
    const lx = slot.x + slot.width / 2;
    drawLeftGrip(left, { x: lx, y: ly }, wide, tone);
    lever.place(lx - wide / 2, ly - 14, wide, 28);
  }

  return {
    root,
    least: (type) => ({
      width: keys[0].least(type).width * 2 + 22 * type.small,
      height: 4 * (keys[0].least(type).height + 4) + 40,
    }),
    lay(box, type) {
      const face = inset(housing.lay(box), 9, 8);
      asPanel(root, box);
      const plan = planOf(face, Math.max(...keys.map((key) => key.least(type).width)), type.small);
      cells(plan.keys, 'y', keys.length, 7).forEach((cell, n) => keys[n]?.lay(cell, type));
      const head = type.small * 1.5;
      ({ slot } = plan);
      const { tray: well } = plan;
      units.across = Math.min(
        (well.width / 2 - MARGIN.x) / HAND_ROOM.x,
        ((well.height - head) / 2 - MARGIN.y) / HAND_ROOM.y,
      );
      units.along = (slot.height - head - 44) / (2 * HAND_ROOM.z);
      trays.clear();
      for (const part of [slot, well]) drawTray(trays, part, 9, dark);
      layNames(slot, well, type.small);
      slot = { ...slot, y: slot.y + head, height: slot.height - head };
      tray = {
        x: well.x + well.width / 2,
        y: well.y + head + (well.height - head) / 2,
        width: HAND_ROOM.x * units.across,
        height: HAND_ROOM.y * units.across,
      };
      drawGuides(trays, tray, slot);
    },
    draw(frame) {
      const { view, params } = frame;
      ({ closing } = view);
      const usable = view.docked !== null && !view.stopped && !view.piloting && params.control === 'Cartesian';
      names.scale.text = params.motion_scale;
      const tone = usable ? theme.accent : 0x8795a3;
      drawRight(frame, tone);
      drawLeft(frame, tone);
      follow(frame);
      grip.enable(usable);
      lever.enable(usable);
      drawKeys(frame);
    },
  };
}

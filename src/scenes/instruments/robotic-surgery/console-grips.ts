/** The surgeon's console below the screen: a right grip that moves over its tray, a left one that lifts, and the keys. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, SceneContext, TypeSizes } from '../../contract';
import { HAND_ROOM } from '../../../../engine/instruments/robotic-surgery/board';
import { createHousing } from '../../kit/instruments/housing';
import { createKey } from '../../kit/instruments/key';
import { inset, type Size } from '../../kit/layout/layout';
import { aslantGradient, downGradient, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { RobotFrame } from './trainer';

export interface ConsoleGrips extends Part {
  least(type: TypeSizes): Size;
  draw(frame: RobotFrame): void;
}

/** Of one key's press. */
const ROLL_STEP = 10;
const LIFT_STEP = 6;
const GAP = 10;
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

export function createConsoleGrips(context: SceneContext<'robotic_surgery'>): ConsoleGrips {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: "surgeon's console" });
  const housing = createHousing(context, { form: 'console' });
  const trays = new Graphics({ label: 'trays of the grips' });
  const right = new Graphics({ label: 'right grip' });
  const left = new Graphics({ label: 'left grip' });
  const names = {
    left: context.text({ text: 'Lift', size: 12, weight: '600', colour: 0xdfe7ee, anchor: [0.5, 0] }),
    right: context.text({ text: 'Right grip', size: 12, weight: '600', colour: 0xdfe7ee, anchor: [0, 0] }),
    scale: context.text({ text: '', size: 12, weight: '600', mono: true, colour: 0xdfe7ee, anchor: [1, 0] }),
  } as const;
  let closing = false;
  const jaws = (): void => context.dispatch({ do: closing ? 'release' : 'grip' });
  const roll = stepped(MOST_ROLL, (value) => context.dispatch({ do: 'set_roll', value }));
  const lift = stepped(HAND_ROOM.z, (value) => context.dispatch({ do: 'lift_hand', value }));

  let tray: Box = { x: 0, y: 0, width: 1, height: 1 };
  let slot: Box = { x: 0, y: 0, width: 1, height: 1 };
  /** Stage units of a millimetre of the hand: over the tray, and along the slot. */
  let across = 1;
  let along = 1;

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
      x: value.x + (point.x - start.x) / across,
      y: value.y - (point.y - start.y) / across,
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
    drag: (point, start, from) => Math.round(from - (point.y - start.y) / along),
  });
  const keys = [
    createKey(context, { press: jaws, name: 'Jaws: close or open them', print: 'Jaws', tone: 'accent' }),
    createKey(context, { action: 'clutch' }),
    createKey(context, { action: 'start_task', print: 'Start' }),
    createKey(context, { action: 'emergency_stop', print: 'STOP', tone: 'stop' }),
  ] as const;
  root.addChild(housing.root, trays, left, right, ...Object.values(names), ...keys.map((key) => key.root));

  function drawTray({ x, y, width, height }: Box, radius: number): void {
    trays
      .roundRect(x, y, width, height, radius)
      .fill(dark ? 0x0b1118 : 0x2c3743)
      .roundRect(x + 2, y + 2, width - 4, height - 4, radius - 2)
      .fill(
        downGradient([
          [0, dark ? 0x121b25 : 0x35424f],
          [1, dark ? 0x1d2833 : 0x46545f],
        ]),
      );
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
      const keyWide = Math.max(...keys.map((key) => key.least(type).width), face.width * 0.16);
      const slotWide = Math.max(5.2 * type.small, face.width * 0.13);
      slot = { x: face.x, y: face.y, width: slotWide, height: face.height };
      tray = {
        x: face.x + slotWide + GAP,
        y: face.y,
        width: face.width - slotWide - keyWide - 2 * GAP,
        height: face.height,
      };
      const high = (face.height - 3 * 7) / keys.length;
      keys.forEach((key, n) =>
        key.lay({ x: face.x + face.width - keyWide, y: face.y + n * (high + 7), width: keyWide, height: high }, type),
      );
      const head = type.small * 1.5;
      const margin = { x: 22, y: 16 } as const;
      across = Math.min((tray.width / 2 - margin.x) / HAND_ROOM.x, ((tray.height - head) / 2 - margin.y) / HAND_ROOM.y);
      along = (slot.height - head - 44) / (2 * HAND_ROOM.z);
      trays.clear();
      drawTray(slot, 9);
      drawTray(tray, 9);
      const middle = { x: tray.x + tray.width / 2, y: tray.y + head + (tray.height - head) / 2 };
      const [wide, deep] = [HAND_ROOM.x * across, HAND_ROOM.y * across];
      trays
        .roundRect(middle.x - wide, middle.y - deep, 2 * wide, 2 * deep, 6)
        .moveTo(middle.x - wide, middle.y)
        .lineTo(middle.x + wide, middle.y)
        .moveTo(middle.x, middle.y - deep)
        .lineTo(middle.x, middle.y + deep)
        .stroke({ width: 1, color: 0xffffff, alpha: 0.2 })
        .roundRect(slot.x + slot.width / 2 - 3, slot.y + head + 10, 6, slot.height - head - 20, 3)
        .fill(0x05080c);
      for (const text of Object.values(names)) text.style.fontSize = type.small;
      names.left.position.set(slot.x + slot.width / 2, slot.y + 4);
      names.right.position.set(tray.x + 9, tray.y + 4);
      names.scale.position.set(tray.x + tray.width - 9, tray.y + 4);
      names.right.visible = names.right.width + names.scale.width + 24 < tray.width;
      slot = { ...slot, y: slot.y + head, height: slot.height - head };
      tray = { x: middle.x, y: middle.y, width: wide, height: deep };
    },
    draw({ view, params }) {
      const { hand, shake } = view;
      ({ closing } = view);
      roll.stands(view.rollGoal);
      lift.stands(hand.z);
      const usable = view.docked !== null && !view.stopped && !view.piloting && params.control === 'Cartesian';
      names.scale.text = params.motion_scale;
      const bound = (value: number, room: number): number => Math.min(room, Math.max(-room, value));
      const x = tray.x + bound(hand.x + shake[0], HAND_ROOM.x) * across;
      const y = tray.y - bound(hand.y + shake[1], HAND_ROOM.y) * across;
      const size = Math.max(15, Math.min(24, tray.height * 0.34));
      const tone = usable ? theme.accent : 0x8795a3;
      right.clear();
      // The linkage of the grip comes from the far edge of its tray.
      const elbow = { x: (tray.x + x) / 2 + size, y: (tray.y - tray.height + y) / 2 };
      right
        .moveTo(tray.x, tray.y - tray.height - 6)
        .lineTo(elbow.x, elbow.y)
        .lineTo(x, y)
        .stroke({ width: size * 0.46, color: 0x0f151b, alpha: 0.9, cap: 'round', join: 'round' })
        .moveTo(tray.x, tray.y - tray.height - 6)
        .lineTo(elbow.x, elbow.y)
        .lineTo(x, y)
        .stroke({ width: size * 0.3, color: 0x8d99a6, cap: 'round', join: 'round' })
        .circle(elbow.x, elbow.y, size * 0.3)
        .fill(0x5d6975);
      const open = (view.jaw / 30) * 0.42 + 0.12;
      const turned = (view.roll * Math.PI) / 180;
      for (const side of [-1, 1]) {
        const angle = Math.PI / 2 + side * open - turned;
        const [fx, fy] = [Math.cos(angle), Math.sin(angle)];
        right
          .moveTo(x, y)
          .lineTo(x + fx * size * 1.25, y + fy * size * 1.25)
          .stroke({ width: size * 0.44, color: mix(tone, 0x000000, 0.35), cap: 'round' })
          .moveTo(x, y)
          .lineTo(x + fx * size * 1.2, y + fy * size * 1.2)
          .stroke({ width: size * 0.26, color: tone, cap: 'round' });
      }
      right.circle(x, y, size * 0.52).fill(
        roundGradient(
          [
            [0, 0xf4f7fa],
            [0.6, 0x9aa7b4],
            [1, 0x4f5b67],
          ],
          { x: 0.38, y: 0.34 },
        ),
      );
      const ly = slot.y + slot.height / 2 - bound(hand.z, HAND_ROOM.z) * along;
      const wide = Math.min(slot.width * 0.7, 40);
      const lx = slot.x + slot.width / 2;
      left
        .clear()
        .roundRect(lx - wide / 2, ly - 12, wide, 24, 7)
        .fill(mix(tone, 0x000000, 0.4))
        .roundRect(lx - wide / 2 + 2, ly - 11, wide - 4, 20, 6)
        .fill(
          aslantGradient([
            [0, mix(tone, 0xffffff, 0.35)],
            [1, mix(tone, 0x000000, 0.15)],
          ]),
        )
        .rect(lx - wide / 4, ly - 2, wide / 2, 1.5)
        .rect(lx - wide / 4, ly + 2, wide / 2, 1.5)
        .fill({ color: 0x000000, alpha: 0.35 });
      grip.enable(usable);
      grip.place(x - size, y - size, 2 * size, 2 * size);
      grip.update({ x: Math.round(hand.x) + 0, y: Math.round(hand.y) + 0 });
      lever.enable(usable);
      lever.place(lx - wide / 2, ly - 14, wide, 28);
      lever.update(Math.round(hand.z));
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

/** Three scales of the arm's joints with their limits. In joint control the marks are set by hand. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, SceneContext, TypeSizes } from '../../contract';
import { LIMITS } from '../../../../engine/instruments/robotic-surgery/kinematics';
import { createHousing } from '../../kit/instruments/housing';
import { cells, inset, type Size } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { RobotFrame } from './trainer';

export interface JointGauges extends Part {
  least(type: TypeSizes): Size;
  draw(frame: RobotFrame): void;
}

const DEGREES = 180 / Math.PI;
const JOINTS = [
  {
    action: 'set_yaw',
    reading: 'joint_yaw',
    name: 'Yaw',
    unit: '°',
    from: LIMITS.yaw[0] * DEGREES,
    to: LIMITS.yaw[1] * DEGREES,
  },
  {
    action: 'set_pitch',
    reading: 'joint_pitch',
    name: 'Pitch',
    unit: '°',
    from: LIMITS.pitch[0] * DEGREES,
    to: LIMITS.pitch[1] * DEGREES,
  },
  {
    action: 'set_insertion',
    reading: 'joint_insertion',
    name: 'Insertion',
    unit: 'mm',
    from: LIMITS.insertion[0],
    to: LIMITS.insertion[1],
  },
] as const;
const TRACK = 7;
/** Part of a scale that is warned of at either end. */
const NEAR = 0.08;

export function createJointGauges(context: SceneContext<'robotic_surgery'>): JointGauges {
  const { theme } = context;
  const root = new Container({ label: 'joint limits' });
  const housing = createHousing(context, { form: 'panel' });
  root.addChild(housing.root);
  const gauges = JOINTS.map((joint) => {
    const track = new Graphics();
    const mark = new Graphics();
    const name = context.text({ text: joint.name, size: 12, weight: '600', colour: theme.ink, anchor: [0, 0] });
    const value = context.text({ size: 12, weight: '600', mono: true, colour: theme.ink, anchor: [0, 0] });
    root.addChild(track, mark, name, value);
    const line: { box: Box } = { box: { x: 0, y: 0, width: 1, height: 1 } };
    const handle = context.actionHandle(joint.action, {
      name: `${joint.name} of the arm`,
      grip: 'x',
      drag: (point) =>
        Math.round(joint.from + ((point.x - line.box.x) / Math.max(1, line.box.width)) * (joint.to - joint.from)),
    });
    return { joint, track, mark, name, value, handle, line };
  });

  return {
    root,
    least: ({ small }) => ({ width: 30 * small, height: small * 2.6 + 40 }),
    lay(box, type) {
      const face = inset(housing.lay(box), 10, 8);
      asPanel(root, box);
      cells(face, 'x', gauges.length, 22).forEach((cell, n) => {
        const { track, name, value, line, mark } = gauges[n]!;
        for (const text of [name, value]) text.style.fontSize = type.small;
        name.position.set(cell.x, cell.y);
        value.position.set(cell.x, cell.y + type.small * 1.25);
        const y = cell.y + cell.height - TRACK - 5;
        line.box = { x: cell.x, y, width: cell.width, height: TRACK };
        const end = cell.width * NEAR;
        track
          .clear()
          .roundRect(cell.x, y, cell.width, TRACK, TRACK / 2)
          .fill(mix(theme.housing, 0x000000, 0.5))
          .roundRect(cell.x, y, end, TRACK, TRACK / 2)
          .roundRect(cell.x + cell.width - end, y, end, TRACK, TRACK / 2)
          .fill({ color: theme.warning, alpha: 0.75 });
        mark
          .clear()
          .roundRect(-5, -5, 10, TRACK + 10, 4)
          .fill(theme.accent)
          .roundRect(-1, -2, 2, TRACK + 4, 1)
          .fill({ color: 0xffffff, alpha: 0.8 });
        mark.y = y;
      });
    },
    draw({ view, params, readings, shown }) {
      const byHand = view.docked !== null && params.control === 'Joint' && !view.stopped;
      gauges.forEach(({ joint, mark, value, handle, line }, n) => {
        const stands = readings[joint.reading];
        const { text } = shown[joint.reading];
        const words = stands === null ? '' : `${text} ${joint.unit}`;
        value.text = words;
        value.style.fill = view.beyond[n] ? theme.warning : theme.ink;
        mark.visible = stands !== null;
        const part = stands === null ? 0.5 : Math.min(1, Math.max(0, (stands - joint.from) / (joint.to - joint.from)));
        mark.x = line.box.x + part * line.box.width;
        handle.enable(byHand);
        handle.place(mark.x - 9, line.box.y - 9, 18, TRACK + 18);
        if (stands !== null) handle.update(Math.round(stands));
      });
    },
  };
}

import type { ActionDefs } from '../../contract';
import { HAND_ROOM } from './board';

export const roboticSurgeryActions = {
  dock: {
    label: 'Dock the arm',
    value: { kind: 'number', unit: 'mm', min: -20, max: 20, step: 1, initial: 0, optional: true },
    hint: "How far the cannula's mark stands above the body wall: 0 is right.",
  },
  home: { label: 'Go home', hint: 'Yaw 0, pitch 0, insertion 100 mm.' },
  move_hand: {
    label: 'Move the hand',
    value: {
      kind: 'point',
      unit: 'mm',
      min: { x: -HAND_ROOM.x, y: -HAND_ROOM.y },
      max: { x: HAND_ROOM.x, y: HAND_ROOM.y },
      optional: true,
    },
    hint: 'Right grip, from the middle of its room: to the right, and away from you.',
  },
  lift_hand: {
    label: 'Lift the hand',
    value: { kind: 'number', unit: 'mm', min: -HAND_ROOM.z, max: HAND_ROOM.z, step: 1, initial: 0 },
    hint: 'Left grip, from the middle of its room.',
  },
  grip: { label: 'Close the jaws' },
  release: { label: 'Open the jaws' },
  set_roll: {
    label: 'Roll the wrist to',
    value: { kind: 'number', unit: '°', min: -180, max: 180, step: 1, initial: 0 },
  },
  clutch: { label: 'Clutch', hint: 'Brings the grips back to the middle of their room; the tip stays.' },
  set_x: { label: 'Tip x', value: { kind: 'number', unit: 'mm', min: -250, max: 250, step: 1, initial: 0 } },
  set_y: { label: 'Tip y', value: { kind: 'number', unit: 'mm', min: -250, max: 250, step: 1, initial: 0 } },
  set_z: {
    label: 'Tip z',
    value: { kind: 'number', unit: 'mm', min: -250, max: 0, step: 1, initial: -100 },
    hint: 'Negative inside the body.',
  },
  set_yaw: { label: 'Yaw', value: { kind: 'number', unit: '°', min: -90, max: 90, step: 1, initial: 0 } },
  set_pitch: { label: 'Pitch', value: { kind: 'number', unit: '°', min: -90, max: 90, step: 1, initial: 0 } },
  set_insertion: {
    label: 'Insertion',
    value: { kind: 'number', unit: 'mm', min: 0, max: 300, step: 1, initial: 100 },
  },
  start_task: { label: 'Start the task' },
  emergency_stop: { label: 'Emergency stop', hint: 'The joints hold; the clutch takes over again.' },
  calibrate: { label: 'Check the kinematics', hint: 'Inverse and forward kinematics, there and back.' },
} as const satisfies ActionDefs;

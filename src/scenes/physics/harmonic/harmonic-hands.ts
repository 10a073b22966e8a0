import type { SceneContext } from '../../contract';
import { knobTravel } from '../../kit/controls/knob';
import type { HarmonicTrack } from './harmonic-track';
import { MOST_HERTZ } from './motion-charts';
import { GLIDER } from './track-glider';

const KNOB_TRAVEL = 240;
/** Stage units of drag for the whole range of masses, and of springs. */
const TRAVEL = 160;

/** Glider, weights and spring, which a hand moves, and the motor with its crank. */
export function createHarmonicHands(context: SceneContext<'matterjs_physics/harmonic'>, track: HarmonicTrack) {
  /** The glider has been moved since a hand took it. */
  let moved = false;
  const letGo = (): void => context.dispatch({ do: 'release' });
  const gliderHandle = context.inputHandle('amplitude', {
    name: 'Glider: amplitude',
    grip: 'x',
    hint: 'Drag it aside and let go; with the keyboard set the amplitude and press Enter.',
    drag({ x }) {
      moved = true;
      return Math.abs(x - track.zero.x) / track.unit;
    },
    held(down) {
      track.hold(down);
      if (!down && moved) letGo();
      moved = false;
      context.redraw();
    },
    keys: { Enter: letGo },
  });
  const massHandle = context.inputHandle('mass', {
    name: 'Weights on the glider: mass',
    grip: 'y',
    hint: 'Drag up to add weights.',
    drag: (point, start, mass) => mass + (1.9 * (start.y - point.y)) / TRAVEL,
  });
  const springHandle = context.inputHandle('spring_constant', {
    name: 'Spring: its constant',
    grip: 'y',
    hint: 'Drag up for a stiffer one.',
    drag: (point, start, constant) => constant + (95 * (start.y - point.y)) / TRAVEL,
  });
  const crankHandle = context.inputHandle('drive_frequency', {
    name: 'Crank of the motor: driving frequency',
    grip: 'y',
    drag: (point, start, frequency) => frequency + MOST_HERTZ * knobTravel(point, start, KNOB_TRAVEL),
  });
  const motorSwitch = context.actionHandle('drive', { grip: 'none' });
  return {
    onMotor() {
      const { wheel, power } = track.motorParts;
      crankHandle.place(wheel.x, wheel.y, wheel.width, wheel.height);
      motorSwitch.place(power.x, power.y, power.width, power.height);
    },
    /** `left`: end of the room of the track. */
    follow(left: number) {
      const { zero, gliderX, springMiddle } = track;
      const half = GLIDER.width / 2;
      gliderHandle.place(gliderX - half, zero.y - GLIDER.height - 4, GLIDER.width, GLIDER.height + 8);
      massHandle.place(gliderX - half, zero.y - GLIDER.height - 44, GLIDER.width, 36);
      springHandle.place(Math.max(left + 26, springMiddle - 30), zero.y - GLIDER.height - 8, 60, 36);
    },
  };
}

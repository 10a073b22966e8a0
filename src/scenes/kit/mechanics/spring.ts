/** Motion with weight: a damped spring drawn to its target, for what moves on the stage and means nothing to the model. */
export interface Spring {
  value: number;
  target: number;
  /** Moves on by `seconds` of wall time; true while it still moves. */
  tick(seconds: number): boolean;
}

/** What a part does whose place follows a spring. */
export interface SpringFollower {
  /** Moves on by `seconds` of wall time; true while it still moves. */
  tick(seconds: number): boolean;
  /** Goes where it belongs at once. */
  rest(): void;
}

/** `turn` moves the part to the spring's value. */
export const followSpring = (spring: Spring, turn: () => void): SpringFollower => ({
  tick(seconds) {
    const moving = spring.tick(seconds);
    turn();
    return moving;
  },
  rest() {
    spring.value = spring.target;
    turn();
  },
});

/** Longest stretch that is integrated: a stage that slept does not leap. */
const LONGEST = 0.1;
const SUBSTEP = 1 / 240;
/** Of the way between the values, in the units of the value: below this it rests. */
const REST = 1e-3;

/**
 * @param value where it rests at first
 * @param frequency undamped, rad/s
 * @param damping ratio: below 1 it overshoots
 */
export function createSpring(value: number, frequency = 16, damping = 1): Spring {
  let speed = 0;
  const spring: Spring = {
    value,
    target: value,
    tick(seconds) {
      for (let left = Math.min(seconds, LONGEST); left > 0; left -= SUBSTEP) {
        const h = Math.min(left, SUBSTEP);
        speed += h * frequency * (frequency * (spring.target - spring.value) - 2 * damping * speed);
        spring.value += h * speed;
      }
      if (Math.abs(spring.target - spring.value) > REST || Math.abs(speed) > REST * frequency) return true;
      spring.value = spring.target;
      speed = 0;
      return false;
    },
  };
  return spring;
}

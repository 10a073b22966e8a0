/** What the model of the pendulum and its stage agree on. The stage is drawn where the model is not. */

/** Points of the trail: the latest angles (°) and angular velocities (rad/s), at equal times. */
export const TRAIL_POINTS = 240;

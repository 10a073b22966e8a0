/** Adhesive electrodes for the skin: a white pad, a coloured snap, a glint. */
import { Graphics } from 'pixi.js';
import { mix } from '../paint/shading';

/** Colours of the limb leads by IEC 60601-2-25: right arm, left arm, right leg, left leg. */
export const LIMB_COLOURS = { RA: 0xd63a34, LA: 0xf0c419, RL: 0x1d2126, LL: 0x2f9e52 } as const;

/** An electrode seen from the front; origin at its middle. */
export const electrode = (radius: number, colour: number): Graphics =>
  new Graphics({ label: 'electrode' })
    .circle(0.4, 0.9, radius * 1.08)
    .fill({ color: 0x2a1a14, alpha: 0.28 })
    .circle(0, 0, radius)
    .fill(0xf6f8fa)
    .stroke({ width: 0.6, color: 0xb4bec8 })
    .circle(0, 0, radius * 0.52)
    .fill(colour)
    .stroke({ width: 0.5, color: mix(colour, 0x000000, 0.45) })
    .circle(-radius * 0.16, -radius * 0.18, radius * 0.15)
    .fill({ color: 0xffffff, alpha: 0.8 });

/** A and B look the same in their supplies, on the tray and in the chart. */
export const COLOUR_A = 0x38a3e8;
export const COLOUR_B = 0xf2a03d;

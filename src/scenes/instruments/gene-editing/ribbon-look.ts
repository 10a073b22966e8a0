/** What map and letters of the sequence ribbon have in common. */

/** Between the edge of the paper and what is printed on it, stage units. */
export const PAD = 10;
export const INK = 0x17202c;

/**
 * Rows of the "Table of the Condensation of the Air": R. Boyle, A Defence of the Doctrine Touching the Spring and Weight of
 * the Air, 1662 (columns A, number of equal spaces taken up by the air, and D, the pressure sustained by it).
 */
export const boyle1662: readonly {
  /** Quarter inches of the short leg. */
  readonly spaces: number;
  /** Inches of mercury, and as he wrote them. */
  readonly inches: number;
  readonly written: string;
}[] = [
  { spaces: 48, inches: 29 + 2 / 16, written: '29 2/16' },
  { spaces: 40, inches: 35 + 5 / 16, written: '35 5/16' },
  { spaces: 32, inches: 44 + 3 / 16, written: '44 3/16' },
  { spaces: 24, inches: 58 + 13 / 16, written: '58 13/16' },
  { spaces: 20, inches: 70 + 11 / 16, written: '70 11/16' },
  { spaces: 16, inches: 87 + 14 / 16, written: '87 14/16' },
  { spaces: 12, inches: 117 + 9 / 16, written: '117 9/16' },
];

/** How far what a school bench makes of a quantity differs from seed to seed, against what it states. */
export interface Spread {
  /** Root mean square of the errors over the mean stated uncertainty: 1 where the statement is right. */
  readonly ratio: number;
}

export interface Found {
  readonly value: number;
  readonly u: number | null;
  readonly truth: number;
}

const SEEDS = 200;

/** `find` does the procedure with a seed. */
export function spreadOf(find: (seed: number) => Found): Spread {
  let squares = 0;
  let stated = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { value, u, truth } = find(seed);
    if (u === null) throw new Error(`Seed ${seed} states no uncertainty.`);
    squares += (value - truth) ** 2;
    stated += u;
  }
  return { ratio: Math.sqrt(squares / SEEDS) / (stated / SEEDS) };
}

/** Whole numbers in given shares that add up to a total: the method of the largest remainder (T. Hare). */

/** Of remainders that are equal to rounding the share listed first gets the seat. */
const EQUAL = 1e-9;

export function largestRemainder(shares: readonly number[], total: number): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const quotas = shares.map((share) => (share / sum) * total);
  const seats = quotas.map((quota) => Math.floor(quota + EQUAL));
  let left = total - seats.reduce((all, seat) => all + seat, 0);
  const taken = new Set<number>();
  while (left > 0) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    quotas.forEach((quota, n) => {
      const rest = quota - (seats[n] ?? 0);
      if (!taken.has(n) && rest > most + EQUAL) [best, most] = [n, rest];
    });
    if (best < 0) taken.clear();
    else {
      taken.add(best);
      seats[best] = (seats[best] ?? 0) + 1;
      left--;
    }
  }
  return seats;
}

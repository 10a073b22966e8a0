/**
 * Incremental computation on lists that mostly grow at their end: the last answer is kept and carried on with the new items. Memoised;
 * the same list gives the same answer, which equals the one computed from all of it.
 */

/** Which list another one begins with, where that is known from how it was made. */
const beginnings = new WeakMap<readonly unknown[], readonly unknown[]>();

/** A list with more at its end, which is known to begin with it. */
export function appended<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  const next = [...list, ...more];
  beginnings.set(next, list);
  // Else the newest list would keep all that ever were before it.
  beginnings.delete(list);
  return next;
}

/** How many items two lists begin with that are the same objects. */
export function sharedStart<T>(before: readonly T[], now: readonly T[]): number {
  if (beginnings.get(now) === before) return before.length;
  const most = Math.min(before.length, now.length);
  let same = 0;
  while (same < most && before[same] === now[same]) same++;
  return same;
}

/**
 * A function of a list that keeps its last answer: `add` is given what came since, or the whole list where it did not merely grow.
 * `add` may change what `begin` made; it gives the answer.
 */
export function incremental<T, Made, Answer>(
  begin: () => Made,
  add: (made: Made, items: readonly T[], all: readonly T[]) => Answer,
): (list: readonly T[]) => Answer {
  let last: { readonly list: readonly T[]; readonly made: Made; readonly answer: Answer } | null = null;
  return (list) => {
    if (last?.list === list) return last.answer;
    const goesOn = last !== null && sharedStart(last.list, list) === last.list.length;
    const made = last && goesOn ? last.made : begin();
    const answer = add(made, last && goesOn ? list.slice(last.list.length) : list, list);
    last = { list, made, answer };
    return answer;
  };
}

/** A reduce that goes on from what the beginning of the list came to. `add` leaves what it is given as it is. */
export function memoisedReduce<T, Answer extends object>(
  nothing: Answer,
  add: (answer: Answer, items: readonly T[]) => Answer,
): (list: readonly T[]) => Answer {
  const known = new WeakMap<readonly T[], Answer>();
  return (list) => {
    const found = known.get(list);
    if (found) return found;
    const before = beginnings.get(list);
    const from = before && known.get(before as readonly T[]);
    const answer = before && from ? add(from, list.slice(before.length)) : add(nothing, list);
    known.set(list, answer);
    return answer;
  };
}

/** A map that keeps what it made of the items that are there still. */
export function memoisedMap<T, Made>(make: (item: T) => Made): (list: readonly T[]) => readonly Made[] {
  let last: { readonly list: readonly T[]; readonly made: readonly Made[] } = { list: [], made: [] };
  return (list) => {
    if (last.list === list) return last.made;
    const { list: before, made } = last;
    const same = sharedStart(before, list);
    if (same === before.length) {
      last = {
        list,
        made: appended(
          made,
          list.slice(same).map((item) => make(item)),
        ),
      };
      return last.made;
    }
    const rest = list.slice(same);
    const aligned = before.length === list.length;
    const known = aligned ? null : new Map(before.slice(same).map((item, at) => [item, made[same + at]]));
    const more = rest.map((item, at) => {
      const found = aligned && before[same + at] === item ? made[same + at] : known?.get(item);
      return found ?? make(item);
    });
    last = { list, made: [...made.slice(0, same), ...more] };
    return last.made;
  };
}

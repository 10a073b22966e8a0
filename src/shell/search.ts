export interface SearchEntry {
  readonly name: string;
  readonly path: string;
}

export interface SearchExperiment extends SearchEntry {
  readonly subject: string;
  /** Labels of what it measures, and other names of it. */
  readonly measures: readonly string[];
}

/** A page that is no bench. */
export interface SearchPage extends SearchEntry {
  /** What else it is called, in plain lower case. */
  readonly words: string;
}

export interface SearchIndex {
  readonly pages: readonly SearchPage[];
  readonly instruments: readonly SearchEntry[];
  readonly experiments: readonly SearchExperiment[];
}

/** What was found of each. */
export type Found = SearchIndex;

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The instruments whose name contains the typed text, whatever its case; none before anything is typed. */
export function matchEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
  const sought = typed.trim().toLowerCase();
  return sought === '' ? [] : entries.filter(({ name }) => name.toLowerCase().includes(sought));
}

/** The pages of which every typed word begins a word of the name or of what else it is called. */
export function matchPages(pages: readonly SearchPage[], typed: string): readonly SearchPage[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages.filter(({ name, words: others }) => {
    const known = plain(`${name} ${others}`).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => known.some((begun) => begun.startsWith(word)));
  });
}

/** More would be a page of its own. */
const MOST_EXPERIMENTS = 8;

/** 2 where a word of the text begins so, 1 where it stands within one, 0 where it is missing. */
function place(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  return text.split(/[^\p{L}\p{N}]+/u).some((begun) => begun.startsWith(word)) ? 2 : 1;
}

/**
 * Experiments of which every typed word stands in the title, in what is measured or in the subject: those whose title has the
 * words first, beginnings of words before their middles.
 */
export function matchExperiments(experiments: readonly SearchExperiment[], typed: string): readonly SearchExperiment[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const least = (text: string): number => Math.min(...words.map((word) => place(text, word)));
  return experiments
    .flatMap((experiment) => {
      const title = least(plain(experiment.name));
      const anywhere = least(plain([experiment.name, ...experiment.measures, experiment.subject].join(' ')));
      const rank = 2 * title + anywhere;
      return anywhere === 0 ? [] : [{ experiment, rank }];
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_EXPERIMENTS)
    .map(({ experiment }) => experiment);
}

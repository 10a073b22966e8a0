export interface Phrase {
  readonly phrase: string;
  readonly slug: string;
}

export interface TextPart {
  readonly text: string;
  /** Where the text leads; null for plain text. */
  readonly slug: string | null;
}

/** Cuts a text where a phrase stands; of two phrases that begin at one place the longer counts. */
export function linkPhrases(text: string, phrases: readonly Phrase[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  const longestFirst = phrases.toSorted((a, b) => b.phrase.length - a.phrase.length);
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const found = longestFirst.find(({ phrase }) => text.startsWith(phrase, at));
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, slug: null });
    plain = '';
    parts.push({ text: found.phrase, slug: found.slug });
    at += found.phrase.length;
  }
  if (plain !== '') parts.push({ text: plain, slug: null });
  return parts;
}

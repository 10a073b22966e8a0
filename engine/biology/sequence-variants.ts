/**
 * Variants of a sequence in the short notation of the bench, places counted from 1 in the template:
 *
 *   G100T       base 100, a G, is T       A144T het   in one of the two copies only
 *   del200-202  bases 200 to 202 are gone ins120ACGT  ACGT stands after base 120
 */
export type Variant =
  | {
      readonly kind: 'substitution';
      readonly at: number;
      readonly from: string;
      readonly to: string;
      readonly het: boolean;
    }
  | { readonly kind: 'deletion'; readonly at: number; readonly to: number }
  | { readonly kind: 'insertion'; readonly at: number; readonly letters: string };

const SUBSTITUTION = /^([ACGT])(\d+)([ACGT])( HET)?$/u;
const DELETION = /^DEL(\d+)(?:-(\d+))?$/u;
const INSERTION = /^INS(\d+)([ACGT]+)$/u;

export type ParsedVariants =
  | { readonly ok: true; readonly variants: readonly Variant[] }
  | { readonly ok: false; readonly sentence: string };

function parseOne(text: string): Variant | null {
  const word = text.toUpperCase().replace(/\s+/gu, ' ');
  const one = SUBSTITUTION.exec(word);
  if (one) return { kind: 'substitution', at: Number(one[2]), from: one[1]!, to: one[3]!, het: one[4] !== undefined };
  const gone = DELETION.exec(word);
  if (gone) return { kind: 'deletion', at: Number(gone[1]), to: Number(gone[2] ?? gone[1]) };
  const more = INSERTION.exec(word);
  return more ? { kind: 'insertion', at: Number(more[1]), letters: more[2]! } : null;
}

/** Reads a list, parted by commas. */
export function parseVariants(text: string): ParsedVariants {
  const variants: Variant[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    if (/^(del|ins).*het$/iu.test(part))
      return { ok: false, sentence: `“${part}”: in one of two copies only substitutions can be planted.` };
    const variant = parseOne(part);
    if (!variant)
      return { ok: false, sentence: `“${part}” is no variant: write G100T, A144T het, del200-202 or ins120ACGT.` };
    variants.push(variant);
  }
  return { ok: true, variants };
}

const LONGEST_LIST = 200;

/** Why a typed list cannot be taken, in a sentence; null where it can. */
export function refuseVariantList(text: string): string | null {
  if (text.length > LONGEST_LIST) return `At most ${LONGEST_LIST} letters of variants, please.`;
  const parsed = parseVariants(text);
  return parsed.ok ? null : parsed.sentence;
}

export const variantName = (variant: Variant): string => {
  switch (variant.kind) {
    case 'substitution':
      return `${variant.from}${variant.at}${variant.to}${variant.het ? ' het' : ''}`;
    case 'deletion':
      return variant.to === variant.at ? `del${variant.at}` : `del${variant.at}-${variant.to}`;
    case 'insertion':
      return `ins${variant.at}${variant.letters}`;
  }
};

/** Why variants cannot be planted in a template, in a sentence; null where they can. */
export function refuseVariants(template: string, name: string, variants: readonly Variant[]): string | null {
  for (const variant of variants) {
    const last = variant.kind === 'deletion' ? variant.to : variant.at;
    if (variant.at < 1 || last < variant.at || last > template.length)
      return `${variantName(variant)} lies outside ${name}, which has ${template.length} bases.`;
    if (variant.kind === 'substitution' && template[variant.at - 1] !== variant.from)
      return `Base ${variant.at} of ${name} is ${template[variant.at - 1]}, not ${variant.from}.`;
  }
  return refuseTwice(variants);
}

/** Bases that a variant replaces or takes away, first and last; an insertion stands between two and takes none. */
const basesOf = (variant: Variant): readonly [number, number] | null => {
  if (variant.kind === 'insertion') return null;
  return [variant.at, variant.kind === 'deletion' ? variant.to : variant.at];
};

/** What happens twice to one base, in a sentence; null where nothing does. */
function refuseTwice(variants: readonly Variant[]): string | null {
  for (const [n, later] of variants.entries())
    for (const earlier of variants.slice(0, n)) {
      const [a, b] = [basesOf(earlier), basesOf(later)];
      if (a && b && a[0] <= b[1] && b[0] <= a[1])
        return `${variantName(earlier)} and ${variantName(later)} change the same base: leave one out.`;
    }
  return null;
}

/** Both copies of the template with its variants; copies differ where one is het. */
export function planted(template: string, variants: readonly Variant[]): readonly [string, string] {
  const copy = (second: boolean): string => {
    const cells = Array.from(template);
    for (const variant of variants) {
      const at = variant.at - 1;
      if (variant.kind === 'substitution') {
        if (!(second && variant.het)) cells[at] = variant.to;
      } else if (variant.kind === 'deletion') for (let n = at; n < variant.to; n++) cells[n] = '';
      else cells[at] += variant.letters;
    }
    return cells.join('');
  };
  return [copy(false), copy(true)];
}

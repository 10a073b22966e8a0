/** What a packed part carries in the page: the name of the element that it becomes. */
export const PACKED_ATTRIBUTE = 'data-packed';

/** One part of a single file: of one bench, or of all. */
export interface Part {
  readonly kind: 'style' | 'script';
  /** Deflated, without a head (RFC 1951). */
  readonly packed: Uint8Array;
  /** Of the unpacked text, as a content security policy names it: `sha256-…`. */
  readonly hash: string;
}

/** What every file is made of, and what each bench adds, as the build or the command line made them. */
export interface Parts {
  /** The icon of the site, as SVG. */
  readonly icon: string;
  /** What unpacks the parts, as it stands in the page. */
  readonly loader: { readonly text: string; readonly hash: string };
  /** Styles first, and last the script that begins everything. */
  readonly common: readonly Part[];
  readonly own: ReadonlyMap<string, Part>;
}

/** The parts of a file that holds these benches, in the order in which they are unpacked. */
export function partsFor({ common, own }: Parts, ids: readonly string[]): readonly Part[] {
  const benches = ids.map((id) => {
    const part = own.get(id);
    if (!part) throw new Error(`There is no part for ${id}.`);
    return part;
  });
  return [
    ...common.filter(({ kind }) => kind === 'style'),
    ...benches,
    ...common.filter(({ kind }) => kind === 'script'),
  ];
}

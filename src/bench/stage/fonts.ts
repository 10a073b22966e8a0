/** The faces of `ui/fonts.css` that a stage is written in, for a worker: it has no style sheet. */
const at = (file: string): string => new URL(`${import.meta.env.BASE_URL}fonts/${file}`, location.origin).href;

interface Face {
  readonly family: string;
  readonly url: string;
  readonly descriptors: FontFaceDescriptors;
}

export const STAGE_FONTS: readonly Face[] = [
  {
    family: 'Inter',
    url: at('inter.woff2'),
    descriptors: { weight: '400 700', unicodeRange: 'U+0000-03C9, U+2000-22FF' },
  },
  {
    family: 'Exponents',
    url: at('inter.woff2'),
    descriptors: { weight: '400 700', unicodeRange: 'U+00B2-00B3, U+00B9, U+2070-208E' },
  },
  { family: 'JetBrains Mono', url: at('jetbrains-mono.woff2'), descriptors: { weight: '400' } },
];

/** Accents and Greek letters that pages have and stages have not. */
export const MORE_LETTERS: Face = {
  family: 'Inter',
  url: at('inter-more.woff2'),
  descriptors: {
    weight: '400 700',
    unicodeRange:
      'U+00A8-00A9, U+00AB, U+00B4, U+00B6, U+00BB, U+00BE, U+00C0-00C4, U+00C6-00D6, U+00D8-00E7, U+00EA-00F5, U+00F8-00FB, U+00FD-00FF, U+0393, U+0398, U+039B, U+039E, U+03A0, U+03A6, U+03A8, U+03B4, U+03B6, U+03B9, U+03BE-03BF, U+03C2, U+03C5, U+03C8-03C9, U+201A, U+201E, U+2022, U+20AC, U+2191',
  },
};

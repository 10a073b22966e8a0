/** The faces of `ui/fonts.css`, for a worker: it has no style sheet. */
const at = (file: string): string => new URL(`${import.meta.env.BASE_URL}fonts/${file}`, location.origin).href;

export const STAGE_FONTS: readonly {
  readonly family: string;
  readonly url: string;
  readonly descriptors: FontFaceDescriptors;
}[] = [
  {
    family: 'Inter',
    url: at('inter-latin.woff2'),
    descriptors: { weight: '400 700', unicodeRange: 'U+0000-0370, U+2000-22FF' },
  },
  {
    family: 'Inter',
    url: at('inter-greek.woff2'),
    descriptors: { weight: '400 700', unicodeRange: 'U+0391-03C9' },
  },
  {
    family: 'Exponents',
    url: at('inter-latin.woff2'),
    descriptors: { weight: '400 700', unicodeRange: 'U+00B2-00B3, U+00B9, U+2070-208E' },
  },
  { family: 'JetBrains Mono', url: at('jetbrains-mono.woff2'), descriptors: { weight: '400' } },
];

/** A picture under `public/pictures/` in its two widths: of 1200 and, for cards, of 480 px. */

interface PictureSet {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
}

/** `file`: such as `chem1.webp`; `sizes`: how wide it is shown, as the attribute of an image says it. */
export function pictureSet(file: string, sizes: string): PictureSet {
  const src = `${import.meta.env.BASE_URL}pictures/${file}`;
  return { src, srcSet: `${src.replace(/\.webp$/, '-card.webp')} 480w, ${src} 1200w`, sizes, width: 1200, height: 630 };
}

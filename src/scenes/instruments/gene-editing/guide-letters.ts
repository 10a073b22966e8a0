/** The letters about the chosen site on both strands, and Cas9 with its guide and its cut on them. */
import { Graphics } from 'pixi.js';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { mix, roundGradient } from '../../kit/paint/shading';
import { INK, PAD } from './ribbon-look';

type View = Frame<'crispr_editing'>['view'];

const LETTER_TINTS: Readonly<Record<string, number>> = { A: 0x1c7a3c, C: 0x1f4fc4, G: 0x6b4d00, T: 0xb3261e };
const COMPLEMENT: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };
const MOST = 44;
const CAS9 = 0xe2a24b;
/** How far the ends of the cut stand apart, in widths of a letter. */
const APART = 0.9;

/** Where the letters lie: those from `first` on are shown, about the height `y`. */
function placesOf(view: View, box: Box, sizes: TypeSizes) {
  const { site, letters, lettersFrom, treated } = view;
  const count = Math.min(MOST, letters.length);
  const pitch = Math.min((box.width - 2 * PAD) / Math.max(1, count + APART), sizes.text * 1.1);
  const size = Math.min(sizes.text, pitch * 1.38);
  const legible = size >= sizes.small * 0.98;
  // Where all letters would be too small, those about the cut are shown.
  const shownCount = legible
    ? count
    : Math.min(count, Math.floor((box.width - 2 * PAD) / (sizes.small * 0.76) - APART));
  const step = legible ? pitch : sizes.small * 0.76;
  const cutAt = site ? site.cut - lettersFrom : 0;
  const first = legible ? 0 : Math.max(0, Math.min(count - shownCount, cutAt - Math.floor(shownCount / 2)));
  const y = box.y + box.height - 2.2 * sizes.text;
  const apart = treated ? step * APART : 0;
  const left = box.x + box.width / 2 - ((shownCount - 1) * step + apart) / 2;
  const xAt = (k: number): number => left + (k - first) * step + (k >= cutAt ? apart : 0);
  return { count, shownCount, first, step, y, cutAt, size: legible ? Math.max(sizes.small, size) : sizes.small, xAt };
}
type Places = ReturnType<typeof placesOf>;

/** `breath`: by how much the enzyme is larger now, stage units. */
function drawCas9(
  cas9: Graphics,
  view: View,
  site: NonNullable<View['site']>,
  { first, shownCount, step, y, cutAt, xAt }: Places,
  sizes: TypeSizes,
  breath: number,
): void {
  const { lettersFrom } = view;
  const guideFrom = site.strand === '+' ? site.from : site.from + 3;
  const [a, b] = [
    xAt(Math.max(first, guideFrom - lettersFrom)),
    xAt(Math.min(first + shownCount - 1, guideFrom - lettersFrom + 19)),
  ];
  const pamFrom = (site.strand === '+' ? site.from + 20 : site.from) - lettersFrom;
  if (view.treated && !view.harvested)
    cas9.ellipse((a + b) / 2, y, (b - a) / 2 + step * 1.4 + breath, sizes.text * 1.9 + breath).fill(
      roundGradient([
        [0, CAS9, 0.5],
        [0.8, CAS9, 0.36],
        [1, mix(CAS9, 0x000000, 0.25), 0.1],
      ]),
    );
  const guideY = y + (site.strand === '+' ? -1 : 1) * sizes.text * 1.62;
  cas9.moveTo(a, guideY).lineTo(b, guideY).stroke({ width: 3.5, color: 0x9a4fc0 });
  cas9
    .moveTo(xAt(Math.max(first, pamFrom)), guideY)
    .lineTo(xAt(Math.min(first + shownCount - 1, pamFrom + 2)), guideY)
    .stroke({ width: 3.5, color: 0xe06a1f });
  const cut = (xAt(cutAt - 1) + xAt(cutAt)) / 2;
  cas9
    .moveTo(cut, y - sizes.text * 1.5)
    .lineTo(cut, y + sizes.text * 1.5)
    .stroke({ width: 2, color: 0xb3261e });
}

export function createGuideLetters(context: SceneContext<'crispr_editing'>) {
  const cas9 = new Graphics({ label: 'Cas9' });
  const rungs = new Graphics();
  const strands = [0, 1].map(() =>
    Array.from({ length: MOST }, () =>
      context.text({ size: 13, mono: true, weight: '700', colour: INK, anchor: [0.5, 0.5] }),
    ),
  );
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let sizes: TypeSizes = { small: 12, text: 14, figures: 26 };
  let lettered = '';

  function write(letters: string, { count, shownCount, first, y, size, xAt }: Places): void {
    rungs.clear();
    strands.forEach((row, s) =>
      row.forEach((text, k) => {
        const at = first + k;
        text.visible = k < shownCount && at < count;
        if (!text.visible) return;
        const letter = letters[at] ?? '';
        text.text = s === 0 ? letter : (COMPLEMENT[letter] ?? '');
        text.style.fontSize = size;
        text.style.fill = LETTER_TINTS[text.text] ?? INK;
        text.position.set(xAt(at), y + (s === 0 ? -1 : 1) * sizes.text * 0.85);
        if (s === 0)
          rungs
            .moveTo(xAt(at), y - sizes.text * 0.26)
            .lineTo(xAt(at), y + sizes.text * 0.26)
            .stroke({ width: 1.2, color: 0x8a94a0 });
      }),
    );
  }

  return {
    views: [cas9, rungs, ...strands.flat()],
    /** At the foot of the ribbon's box. */
    lay(next: Box, type: TypeSizes): void {
      [box, sizes] = [next, type];
      lettered = '';
    },
    draw(view: View, now: number): void {
      const { site, letters, lettersFrom } = view;
      const places = placesOf(view, box, sizes);
      const key = `${letters} ${lettersFrom} ${site?.cut} ${view.treated} ${box.width} ${box.height}`;
      if (key !== lettered) {
        lettered = key;
        write(letters, places);
      }
      cas9.clear();
      if (!site || places.count === 0) return;
      drawCas9(cas9, view, site, places, sizes, context.reducedMotion ? 0 : 1.5 * Math.sin(now / 500));
    },
  };
}

/** The target as a ribbon with its regions and the guides on both strands; below it the letters about the chosen site, and Cas9 on them. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

type EditingFrame = Frame<'crispr_editing'>;

export interface SequenceRibbon extends Part {
  least(type: TypeSizes): Size;
  draw(frame: EditingFrame, now: number): void;
}

const TINTS = {
  promoter: 0x8a94a0,
  "5' UTR": 0xb58a3c,
  coding: 0x2f7fb8,
  intron: 0x8a94a0,
  'splice site': 0xb03a6a,
  none: 0x8a94a0,
} as const;
const PAD = 10;
const INK = 0x17202c;
const LETTER_TINTS: Readonly<Record<string, number>> = { A: 0x1c7a3c, C: 0x1f4fc4, G: 0x6b4d00, T: 0xb3261e };
const COMPLEMENT: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };
const SCORES = { low: 0xb3261e, high: 0x1d8a4a, none: 0x8a94a0 } as const;
const MOST = 44;
const CAS9 = 0xe2a24b;
/** Room of the map with its arrows, and of the letters with what marks the guide, in heights of text. */
const MAP_HIGH = 50;
const LETTERS = 4;
const headHigh = (small: number): number => 1.4 * small + PAD * 0.6;
/** How far the ends of the cut stand apart, in widths of a letter. */
const APART = 0.9;

export function createSequenceRibbon(context: SceneContext<'crispr_editing'>): SequenceRibbon {
  const { theme } = context;
  const root = new Container({ label: 'sequence ribbon' });
  const paper = new Graphics();
  const map = new Graphics({ label: 'map' });
  const cas9 = new Graphics({ label: 'Cas9' });
  const rungs = new Graphics();
  const strands = [0, 1].map(() =>
    Array.from({ length: MOST }, () =>
      context.text({ size: 13, mono: true, weight: '700', colour: INK, anchor: [0.5, 0.5] }),
    ),
  );
  const said = context.text({ size: 12, weight: '600', colour: INK });
  const scored = context.text({ size: 12, weight: '600', colour: INK, anchor: [1, 0] });
  root.addChild(paper, map, cas9, rungs, ...strands.flat(), said, scored);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let sizes: TypeSizes = { small: 12, text: 14, figures: 26 };
  let mapped = '';
  let lettered = '';

  const line = (): number => {
    const head = headHigh(sizes.small);
    return box.y + head + (box.height - head - LETTERS * sizes.text) / 2;
  };
  const xOf = (base: number, length: number): number =>
    box.x + PAD + ((box.width - 2 * PAD) * base) / Math.max(1, length);

  function drawMap({ view, shown }: EditingFrame): void {
    const key = `${view.loaded} ${view.length} ${view.sites.length} ${view.site?.cut} ${box.width} ${box.height} ${shown.guides_found.text}`;
    if (key === mapped) return;
    mapped = key;
    map.clear();
    if (!view.loaded) return;
    const y = line();
    const thick = 9;
    map.roundRect(xOf(0, view.length), y - thick / 2, box.width - 2 * PAD, thick, 4).fill(TINTS.none);
    for (const [from, to, region] of view.regions)
      map
        .rect(xOf(from - 1, view.length), y - thick / 2, xOf(to, view.length) - xOf(from - 1, view.length), thick)
        .fill(TINTS[region]);
    for (const { strand, cut, score } of view.sites) {
      const up = strand === '+' ? -1 : 1;
      const chosen = view.site?.cut === cut && view.site.strand === strand;
      const tint = score === null ? SCORES.none : mix(SCORES.low, SCORES.high, Math.min(1, score / 0.8));
      const x = xOf(cut, view.length);
      const tip = y + up * (thick / 2 + 2);
      const half = chosen ? 6 : 3.4;
      const high = chosen ? 17 : 11;
      map.poly([x, tip, x - half, tip + up * high, x + half, tip + up * high]).fill(tint);
      if (chosen) map.stroke({ width: 2, color: INK });
    }
  }

  function drawLetters({ view }: EditingFrame, now: number): void {
    const { site, letters, lettersFrom } = view;
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
    const apart = view.treated ? step * APART : 0;
    const left = box.x + box.width / 2 - ((shownCount - 1) * step + apart) / 2;
    const key = `${letters} ${lettersFrom} ${site?.cut} ${view.treated} ${box.width} ${box.height}`;
    const xAt = (k: number): number => left + (k - first) * step + (k >= cutAt ? apart : 0);
    if (key !== lettered) {
      lettered = key;
      rungs.clear();
      strands.forEach((row, s) =>
        row.forEach((text, k) => {
          const at = first + k;
          text.visible = k < shownCount && at < count;
          if (!text.visible) return;
          const letter = letters[at] ?? '';
          text.text = s === 0 ? letter : (COMPLEMENT[letter] ?? '');
          text.style.fontSize = legible ? Math.max(sizes.small, size) : sizes.small;
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
    cas9.clear();
    if (!site || count === 0) return;
    const guideFrom = site.strand === '+' ? site.from : site.from + 3;
    const [a, b] = [
      xAt(Math.max(first, guideFrom - lettersFrom)),
      xAt(Math.min(first + shownCount - 1, guideFrom - lettersFrom + 19)),
    ];
    const pamFrom = (site.strand === '+' ? site.from + 20 : site.from) - lettersFrom;
    const breath = context.reducedMotion ? 0 : 1.5 * Math.sin(now / 500);
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

  return {
    root,
    least: ({ small, text }) => ({ width: 0, height: headHigh(small) + MAP_HIGH + LETTERS * text }),
    lay(next, type) {
      [box, sizes] = [next, type];
      mapped = lettered = '';
      paper
        .clear()
        .roundRect(box.x + 3, box.y + 4, box.width, box.height, 8)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .roundRect(box.x, box.y, box.width, box.height, 8)
        .fill(theme.paper);
      asPanel(root, box);
      for (const text of [said, scored]) text.style.fontSize = type.small;
      said.position.set(box.x + PAD, box.y + PAD * 0.6);
      scored.position.set(box.x + box.width - PAD, box.y + PAD * 0.6);
    },
    draw(frame, now) {
      const { view, params, shown, hidden } = frame;
      drawMap(frame);
      drawLetters(frame, now);
      const name = hidden.has('locus') ? 'Target' : params.locus;
      const words = !view.loaded
        ? 'No target is loaded'
        : shown.guides_found.value === null
          ? `${name}, ${view.length} bases`
          : `${name}: ${shown.guides_found.text} sites`;
      said.text = words;
      const score = shown.on_target_score.value;
      const right = view.site && score !== null ? `score ${shown.on_target_score.text}` : '';
      scored.text = right;
    },
  };
}

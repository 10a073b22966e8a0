/** The target as a ribbon with its regions and the guides on both strands; below it the letters about the chosen site, and Cas9 on them. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import { createGuideLetters } from './guide-letters';
import { INK, PAD } from './ribbon-look';

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
const SCORES = { low: 0xb3261e, high: 0x1d8a4a, none: 0x8a94a0 } as const;
/** Room of the map with its arrows, and of the letters with what marks the guide, in heights of text. */
const MAP_HIGH = 50;
const LETTERS = 4;
const headHigh = (small: number): number => 1.4 * small + PAD * 0.6;
/** Of the bar of the map. */
const THICK = 9;

/** The regions of the target as a bar, and the guides as arrows on both of its strands. */
function createTargetMap() {
  const map = new Graphics({ label: 'map' });
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let sizes: TypeSizes = { small: 12, text: 14, figures: 26 };
  let mapped = '';
  const line = (): number => {
    const head = headHigh(sizes.small);
    return box.y + head + (box.height - head - LETTERS * sizes.text) / 2;
  };
  const xOf = (base: number, length: number): number =>
    box.x + PAD + ((box.width - 2 * PAD) * base) / Math.max(1, length);

  function draw({ view, shown }: EditingFrame): void {
    const key = `${view.loaded} ${view.length} ${view.sites.length} ${view.site?.cut} ${box.width} ${box.height} ${shown.guides_found.text}`;
    if (key === mapped) return;
    mapped = key;
    map.clear();
    if (!view.loaded) return;
    const y = line();
    map.roundRect(xOf(0, view.length), y - THICK / 2, box.width - 2 * PAD, THICK, 4).fill(TINTS.none);
    for (const [from, to, region] of view.regions)
      map
        .rect(xOf(from - 1, view.length), y - THICK / 2, xOf(to, view.length) - xOf(from - 1, view.length), THICK)
        .fill(TINTS[region]);
    for (const site of view.sites) drawGuide(site, view, y);
  }

  function drawGuide(
    { strand, cut, score }: EditingFrame['view']['sites'][number],
    view: EditingFrame['view'],
    y: number,
  ): void {
    const up = strand === '+' ? -1 : 1;
    const chosen = view.site?.cut === cut && view.site.strand === strand;
    const tint = score === null ? SCORES.none : mix(SCORES.low, SCORES.high, Math.min(1, score / 0.8));
    const x = xOf(cut, view.length);
    const tip = y + up * (THICK / 2 + 2);
    const half = chosen ? 6 : 3.4;
    const high = chosen ? 17 : 11;
    map.poly([x, tip, x - half, tip + up * high, x + half, tip + up * high]).fill(tint);
    if (chosen) map.stroke({ width: 2, color: INK });
  }

  return {
    root: map,
    lay(next: Box, type: TypeSizes): void {
      [box, sizes] = [next, type];
      mapped = '';
    },
    draw,
  };
}

export function createSequenceRibbon(context: SceneContext<'crispr_editing'>): SequenceRibbon {
  const { theme } = context;
  const root = new Container({ label: 'sequence ribbon' });
  const paper = new Graphics();
  const map = createTargetMap();
  const letters = createGuideLetters(context);
  const said = context.text({ size: 12, weight: '600', colour: INK });
  const scored = context.text({ size: 12, weight: '600', colour: INK, anchor: [1, 0] });
  root.addChild(paper, map.root, ...letters.views, said, scored);

  return {
    root,
    least: ({ small, text }) => ({ width: 0, height: headHigh(small) + MAP_HIGH + LETTERS * text }),
    lay(box, type) {
      map.lay(box, type);
      letters.lay(box, type);
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
      map.draw(frame);
      letters.draw(view, now);
      const name = hidden.has('locus') ? 'Target' : params.locus;
      said.text = !view.loaded
        ? 'No target is loaded'
        : shown.guides_found.value === null
          ? `${name}, ${view.length} bases`
          : `${name}: ${shown.guides_found.text} sites`;
      const score = shown.on_target_score.value;
      scored.text = view.site && score !== null ? `score ${shown.on_target_score.text}` : '';
    },
  };
}

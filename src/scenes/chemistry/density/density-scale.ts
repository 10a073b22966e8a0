/** A chart on the wall: known materials along a logarithmic axis of density, and where the result lies among them. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { band, rule } from '../../kit/charts/marks';
import type { Mark, MarkView } from '../../kit/charts/plot';
import { corner } from '../../kit/charts/words';
import { inset, type Size } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';

export interface DensityScale extends Part {
  least(type: TypeSizes): Size;
  /** g/cm³, null for none, and the words for it. */
  mark(density: number | null, uncertainty: number | null, words: string): void;
}

interface Material {
  readonly name: string;
  readonly density: number;
  /** Named where there is room. */
  readonly minor?: true;
}

/** CRC Handbook of Chemistry and Physics, 20 °C; PVC: usual value of the rigid plastic. */
const MATERIALS: readonly Material[] = [
  { name: 'Ethanol', density: 0.789 },
  { name: 'Water', density: 0.998 },
  { name: 'PVC', density: 1.4, minor: true },
  { name: 'Magnesium', density: 1.74, minor: true },
  { name: 'Aluminium', density: 2.7 },
  { name: 'Titanium', density: 4.51, minor: true },
  { name: 'Zinc', density: 7.13, minor: true },
  { name: 'Iron', density: 7.87 },
  { name: 'Copper', density: 8.96, minor: true },
  { name: 'Silver', density: 10.5, minor: true },
  { name: 'Lead', density: 11.34 },
  { name: 'Gold', density: 19.3 },
];
const RANGE = [0.6, 25] as const;
/** Room of the chart in heights of small text: a row above, two rows of names, the figures. */
const LINES = 7.4;
const PAD = { x: 14, y: 7 } as const;
const ROW = 1.25;

/** Names in two rows above the axis, each on a stalk that crosses no other name; what finds no room is left out. */
function materials(): Mark<MarkView> {
  return (plot) => {
    const root = new Container({ label: 'known materials' });
    const stalks = new Graphics();
    const names = new Map<Material, Text>(
      [...MATERIALS.filter(({ minor }) => !minor), ...MATERIALS.filter(({ minor }) => minor)].map((material) => [
        material,
        plot.context.text({ text: material.name, size: 12, colour: plot.colours.ink, anchor: [0.5, 0] }),
      ]),
    );
    for (const text of names.values()) text.style.stroke = { color: plot.colours.ground, width: 4, join: 'round' };
    root.addChild(stalks, ...names.values());
    return {
      root,
      place() {
        const size = plot.type.small;
        const gap = size * 0.5;
        /** Stretches that are taken, in the upper and in the lower row. */
        const taken: readonly (readonly [number, number])[][] = [[], []];
        const free = (row: 0 | 1, from: number, to: number, apart = gap): boolean =>
          !taken[row]?.some(([left, right]) => from < right + apart && to > left - apart);
        stalks.clear();
        for (const [material, text] of names) {
          text.style.fontSize = size;
          const at = plot.x.at(material.density);
          const half = text.width / 2;
          const middle = Math.max(half, Math.min(plot.width - half, at));
          const fits = (row: 0 | 1): boolean =>
            free(row, middle - half, middle + half) && (row === 1 || free(1, at, at, 2));
          const row = fits(1) ? 1 : fits(0) ? 0 : null;
          text.visible = row !== null;
          stalks.circle(at, plot.height, 3).fill(plot.colours.series.sky);
          if (row === null) continue;
          taken[row]?.push([middle - half, middle + half]);
          // A stalk from the upper row is in the way of the lower one.
          if (row === 0) taken[1]?.push([at, at]);
          const top = plot.height - (2 - row) * size * ROW - size * 0.35;
          text.position.set(middle, top);
          const foot = top + size * ROW;
          stalks.rect(at - 0.5, foot, 1, plot.height - foot).fill({ color: plot.colours.series.sky, alpha: 0.7 });
        }
      },
    };
  };
}

export function createDensityScale(context: StageContext): DensityScale {
  const { theme } = context;
  const root = new Container({ label: 'density scale' });
  const paper = new Graphics();
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: 'Density', short: 'ρ', unit: 'g/cm³', log: true, domain: RANGE, ticks: [1, 2, 5, 10, 20] },
    y: { label: 'Known materials', bare: true },
    marks: {
      uncertain: band({ along: 'x', colour: 'orange', alpha: 0.3 }),
      result: rule({ along: 'x', colour: 'orange', width: 2.4 }),
      materials: materials(),
      words: corner({ at: 'above', colour: 'orange', mono: true }),
    },
  });
  root.addChild(paper, chart.root);
  return {
    root,
    least: ({ small }) => ({ width: 0, height: LINES * small + 2 * PAD.y }),
    lay(box, type) {
      const { x, y, width, height } = box;
      paper
        .clear()
        .rect(x + 3, y + 4, width, height)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .rect(x, y, width, height)
        .fill(theme.paper);
      for (const corner of [x + 6, x + width - 6]) paper.circle(corner, y + 6, 3).fill(theme.metal[1]);
      asPanel(paper, box);
      chart.lay(inset(box, PAD.x, PAD.y), type);
    },
    mark(density, uncertainty, words) {
      const on = density !== null && density >= RANGE[0] && density <= RANGE[1];
      chart.marks.result.set(on ? density : null);
      chart.marks.words.set(density === null ? '' : words);
      if (on && uncertainty !== null)
        chart.marks.uncertain.set(Math.max(RANGE[0], density - uncertainty), density + uncertainty);
      else chart.marks.uncertain.hide();
    },
  };
}

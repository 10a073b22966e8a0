/** Qualities of the bases, and how deep the reads cover the genome. */
import { SPREAD } from '../../../../engine/instruments/dna-sequencer/illumina';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createChart, layBelow } from '../../kit/charts/chart';
import { area, line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Size } from '../../kit/layout/layout';
import type { SequencerFrame } from './trace-screen';

const TRIM = 20;
/** Where the scale of qualities ends. */
const BEST_QUALITY = 42;
/** Cycles from box to box, and the half height of one whose clusters agree. */
const BOX_EVERY = 5;
const LEAST_BOX = 0.6;
/** Heights of small text that two charts below each other need. */
const BOTH = 14;

function createQuality(context: SceneContext<'dna_sequencing'>) {
  const quality = createChart(context, {
    ground: 'screen',
    x: { label: 'Base', unit: '' },
    y: { label: 'Quality', short: 'Q', unit: '', domain: [0, BEST_QUALITY], ticks: [0, 20, 40] },
    marks: {
      all: area({ colour: 'sky', alpha: 0.35 }),
      edge: line({ colour: 'sky', width: 1.4 }),
      limit: rule({ along: 'y', colour: 'orange', dashed: true }),
      whiskers: line({ colour: 'main', width: 1.2 }),
      boxes: line({ colour: 'green', width: 5 }),
      differing: line({ colour: 'red', width: 2.4, name: 'differs' }),
    },
  });
  const bases = Float32Array.from({ length: 800 }, (_, n) => n + 1);

  /** Of every fifth cycle: the middle half of its clusters as a box, with whiskers to the lowest and the highest tenth. */
  function drawBoxes({ view, fields }: Frame<'dna_sequencing'>): void {
    const [at, whiskers, boxes]: [number[], number[], number[]] = [[], [], []];
    for (let n = BOX_EVERY; n <= view.spread; n += BOX_EVERY) {
      const from = SPREAD * (n - 1);
      at.push(n, n, Number.NaN);
      whiskers.push(fields.spread[from] ?? 0, fields.spread[from + 4] ?? 0, Number.NaN);
      boxes.push((fields.spread[from + 1] ?? 0) - LEAST_BOX, (fields.spread[from + 3] ?? 0) + LEAST_BOX, Number.NaN);
    }
    quality.marks.whiskers.columns(at, whiskers);
    quality.marks.boxes.columns(at, boxes);
  }

  return {
    chart: quality,
    draw(frame: SequencerFrame): void {
      const { view, fields } = frame;
      quality.domain({ x: [0, Math.max(25, view.length)] });
      quality.marks.all.columns(bases, fields.qualities, view.called);
      quality.marks.edge.columns(bases, fields.qualities, view.called);
      quality.marks.limit.set(TRIM);
      drawBoxes(frame);
      quality.marks.differing.columns(
        view.differing.flatMap((n) => [n, n, Number.NaN]),
        view.differing.flatMap(() => [0, BEST_QUALITY, Number.NaN]),
      );
    },
  };
}

function createPile(context: SceneContext<'dna_sequencing'>) {
  const pile = createChart(context, {
    ground: 'screen',
    x: { label: 'Genome', unit: 'kb', domain: [0, 20] },
    y: { label: 'Reads', unit: '' },
    marks: { depth: area({ colour: 'green', alpha: 0.45 }) },
  });
  const genome = Float32Array.from({ length: 200 }, (_, n) => (n + 0.5) / 10);
  return {
    chart: pile,
    draw({ view, fields }: SequencerFrame): void {
      let deepest = 4;
      for (const depth of fields.pile) deepest = Math.max(deepest, depth);
      pile.domain({ y: [0, Math.ceil(deepest * 1.1)] });
      pile.marks.depth.columns(genome, fields.pile, view.method === null ? 0 : fields.pile.length);
    },
  };
}

export function createQualityScreen(context: SceneContext<'dna_sequencing'>) {
  const qualityCase = createScreenCase(context);
  const quality = createQuality(context);
  const pile = createPile(context);
  return {
    views: [qualityCase.root, quality.chart.root, pile.chart.root],
    least: (type: TypeSizes): Size => qualityCase.least(type, { width: 18 * type.small, height: 6 * type.small }),
    lay(box: Box, type: TypeSizes): void {
      qualityCase.lay(box, type);
      // Where there is no room for both, the qualities stay.
      const below = pile.chart.root;
      below.visible = box.height > BOTH * type.small;
      if (below.visible) layBelow([quality.chart, pile.chart], [1.1, 1], qualityCase.pane, type);
      else quality.chart.lay(qualityCase.pane, type);
    },
    draw(frame: SequencerFrame): void {
      quality.draw(frame);
      pile.draw(frame);
    },
  };
}

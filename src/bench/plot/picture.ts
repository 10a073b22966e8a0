/** Hands the plot to the browser as a file: SVG, or PNG at twice the size. */
import { runCode } from '../../../engine/runtime/link';
import { begunRun } from '../data/run-codes';
import { saveBlob, saveFile } from '../../ui/save-file';
import type { BenchValue } from '../bench-context';
import { seedText } from '../run/seed-text';
import type { Analysis } from './analysis/analysis';
import { drawPlot } from './draw';
import { canvasPainter } from './painter';
import { alone, PAPER, PICTURE, sceneSvg } from './plot-svg';
import type { PlotScene } from './scene';

/** PNG pixels of one CSS px. */
const SHARP = 2;

/** What the page draws. */
export interface Drawn {
  readonly scene: PlotScene;
  readonly analysis: Analysis | null;
}

/** With the title of the experiment above and the code of the run below. */
function named({ scene, analysis }: Drawn, bench: BenchValue): PlotScene {
  const { session, listing, entry } = bench;
  const { facts, seed, trial, grade } = session.store.getState();
  const version = facts?.version ?? 1;
  const subject = { id: listing.id, inputs: entry.inputs, version };
  const code = runCode(subject, begunRun(bench, seed, version));
  return alone(scene, analysis, listing.title, `Run ${code}, grade ${grade}, ${seedText(seed, trial)}`);
}

export function saveSvg(drawn: Drawn, bench: BenchValue): boolean {
  saveFile(`${bench.listing.id}-plot.svg`, 'image/svg+xml', sceneSvg(named(drawn, bench)));
  return true;
}

/** Resolves to whether the browser could make the picture. */
export async function savePng(drawn: Drawn, bench: BenchValue): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = SHARP * PICTURE.width;
  canvas.height = SHARP * PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.scale(SHARP, SHARP);
  context.fillStyle = PAPER.ground;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const fonts = { face: 'system-ui, sans-serif', mono: 'ui-monospace, monospace' };
  drawPlot(canvasPainter(context, fonts), named(drawn, bench), PICTURE, PAPER);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) return false;
  saveBlob(`${bench.listing.id}-plot.png`, file);
  return true;
}

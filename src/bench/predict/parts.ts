/** Predictions in the Plot tab: fetched when one is made, or there already. */
import type { BenchSession } from '../run/session';
import { editNotebook } from '../notebook/edit';
import { countedRows, type Prediction } from '../notebook/notebook';
import type { OverlayScene } from '../plot/scene';
import type { AxisSetting, PlotSettings } from '../plot/settings';
import { sketchFor, sketchId } from './prediction';
import { sketchOverlay } from './sketch-overlay';
import { type Draft, heightsOf, type SketchFrame, sketchFrame, sketchPoints } from './sketching';

export { PredictPanel } from './PredictPanel';
export { SketchLayer } from './SketchLayer';
export type { Draft };

/** The curve for these axes: the one being sketched, else the one that is kept. */
export function predictionOverlays(
  kept: readonly Prediction[],
  { x, ys: [y] }: PlotSettings,
  draft: Draft | null,
): readonly OverlayScene[] {
  const points = draft ? sketchPoints(draft) : sketchFor(kept, x, y)?.points;
  return points ? [sketchOverlay(points)] : [];
}

type FrameSource = Omit<Parameters<typeof sketchFrame>[0], 'sketch'>;

/** What there is of a sketch, to be drawn on. */
export function beginDraft(kept: readonly Prediction[], source: FrameSource): Draft {
  const sketch = sketchFor(kept, source.settings.x, source.settings.ys[0]);
  const frame = sketchFrame({ ...source, sketch });
  return { frame, heights: heightsOf(sketch, frame) };
}

export const reframed = (draft: Draft, frame: SketchFrame): Draft => ({ ...draft, frame });

export function keepSketch(session: BenchSession, x: AxisSetting, y: AxisSetting, draft: Draft): void {
  const { notebook } = session.store.getState();
  const id = sketchId(x, y);
  const explanation = sketchFor(notebook.predictions, x, y)?.explanation ?? '';
  const rowsBefore = countedRows(notebook).length;
  const points = sketchPoints(draft);
  editNotebook(session, {
    do: 'prediction',
    id,
    prediction: { id, kind: 'sketch', x, y, points, explanation, rowsBefore },
  });
}

import { type ReactNode, useState } from 'react';
import { useModule } from '../../ui/use-module';
import { useBench, useBenchState } from '../bench-context';
import type { Draft } from '../predict/parts';
import type { PlotFrame } from './draw';
import type { PlotScene, SeriesScene } from './scene';
import type { PlotSettings } from './settings';

const load = () => import('../predict/parts');

export interface SketchUse {
  /** The panel of predictions is open. */
  readonly predicting: boolean;
  readonly toggle: () => void;
  /** Fetched when it is opened first, or there are predictions already. */
  readonly parts: Awaited<ReturnType<typeof load>> | null;
  /** The curve that is being sketched. */
  readonly draft: Draft | null;
  readonly setDraft: (draft: Draft | null) => void;
}

/** What the learner expects of the plot. */
export function useSketch(): SketchUse {
  const kept = useBenchState((state) => state.notebook.predictions);
  const [predicting, setPredicting] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const parts = useModule(predicting || kept.length > 0, load);
  const toggle = (): void => {
    setPredicting(!predicting);
    setDraft(null);
  };
  return { predicting, toggle, parts, draft, setDraft };
}

interface SketchingProps {
  readonly sketch: SketchUse;
  readonly settings: PlotSettings;
  readonly series: readonly SeriesScene[];
}

/** The panel of predictions, while it is open. */
export function Sketching({ sketch, settings, series }: SketchingProps) {
  const { predicting, parts, draft, setDraft } = sketch;
  const { entry } = useBench();
  const kept = useBenchState((state) => state.notebook.predictions);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  if (!parts || !predicting) return null;
  const begin = (): Draft =>
    parts.beginDraft(kept, { entry, readings: readings ?? {}, settings, series: series[0] ?? null });
  return (
    <parts.PredictPanel
      x={settings.x}
      y={settings.ys[0]}
      draft={draft}
      onSketch={(on) => setDraft(on ? begin() : null)}
      onFrame={(frame) => draft && setDraft(parts.reframed(draft, frame))}
    />
  );
}

/** Lies over the plot while a curve is sketched. */
export function useSketchLayer(
  { parts, draft, setDraft }: SketchUse,
  settings: PlotSettings,
  scene: PlotScene,
): ((frame: PlotFrame) => ReactNode) | null {
  const { session } = useBench();
  if (!parts || !draft) return null;
  return (frame) => (
    <parts.SketchLayer
      frame={frame}
      draft={draft}
      x={scene.x.title}
      y={scene.left.title}
      onDraft={setDraft}
      onKeep={(kept) => parts.keepSketch(session, settings.x, settings.ys[0], kept)}
    />
  );
}

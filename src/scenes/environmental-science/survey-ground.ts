/** What stands still behind a survey: the room, the ground of plot and close-up, every individual on it. */
import { habitatCommunities, isSampledHabitat } from '../../../engine/data/habitat-communities';
import type { Frame, StageContext, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { paintBoundary, paintGround, paintIndividuals, paintSortingTray } from '../kit/habitat-ground';
import type { SurveyLayout } from './survey-layout';

export interface SurveyGround {
  /** Changes with the community and with the stage. */
  readonly key: string;
  resize(stage: StageSize, layout: SurveyLayout): void;
  /** Paints anew where the community, the stage or the pane has changed. */
  paint(frame: Frame<'biodiversity_index'>, withPlot: boolean): void;
}

/** Side of the plot, m. */
export const PLOT_METRES = 50;

export function createSurveyGround(context: StageContext): SurveyGround {
  const { theme } = context;
  let paintRoom: (canvas: CanvasRenderingContext2D) => void = () => {};
  // The room and the ground share the one canvas behind the stage.
  const backdrop = createBackdrop({
    ...context,
    paintBehind(_stage, paint) {
      paintRoom = paint;
    },
  });
  let at: { readonly stage: StageSize; readonly layout: SurveyLayout } | null = null;
  let key = '';
  let painted = '';
  return {
    get key() {
      return key;
    },
    resize(stage, layout) {
      at = { stage, layout };
      painted = '';
      backdrop.resize(stage, null);
      context.paintBehind(stage, paintRoom);
    },
    paint({ params, fields, view }, withPlot) {
      if (!at) return;
      const { stage, layout } = at;
      const { habitat, quadrat_size: side, clustering } = params;
      const { x, y, width, height } = stage.bleed;
      const community = isSampledHabitat(habitat)
        ? `${clustering} ${fields.x[0]} ${fields.y[habitatCommunities[habitat].individuals - 1]}`
        : view.counts.join();
      key = `${habitat} ${community} ${side} ${stage.pixel} ${x} ${y} ${width} ${height}`;
      const next = `${withPlot} ${key}`;
      if (next === painted) return;
      painted = next;
      context.paintBehind(stage, (canvas) => {
        paintRoom(canvas);
        if (!isSampledHabitat(habitat)) {
          if (withPlot) paintSortingTray(canvas, theme, layout.plot, view.counts);
          return;
        }
        if (withPlot) {
          paintGround(canvas, theme, habitat, layout.plot, PLOT_METRES);
          paintIndividuals(canvas, habitat, layout.plot, PLOT_METRES, fields);
          paintBoundary(canvas, theme, layout.plot);
        }
        paintGround(canvas, theme, habitat, layout.closeup, side);
      });
    },
  };
}

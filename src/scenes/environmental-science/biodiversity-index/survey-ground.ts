/** What stands still behind a survey: the room, the ground of plot and close-up, every individual on it. */
import { habitatCommunities, isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { Frame, StageContext, StageSize } from '../../contract';
import { paintRoom } from '../../kit/room/room';
import { type PlotBox, paintBoundary, paintGround, paintIndividuals, paintSortingTray } from './habitat-ground';

/** Where what is seen from above lies. */
export interface SurveyViews {
  readonly plot: PlotBox;
  readonly closeup: PlotBox;
}

export interface SurveyGround {
  /** Changes with the community and with the stage. */
  readonly key: string;
  resize(stage: StageSize, views: SurveyViews): void;
  /** Paints anew where the community or the stage has changed. */
  paint(frame: Frame<'biodiversity_index'>): void;
}

/** Side of the plot, m. */
export const PLOT_METRES = 50;

export function createSurveyGround(context: StageContext): SurveyGround {
  const { theme } = context;
  // The room and the ground share the one canvas behind the stage.
  const paintAround = (canvas: CanvasRenderingContext2D, stage: StageSize): void =>
    paintRoom(canvas, theme, 'field', stage, null);
  let at: { readonly stage: StageSize; readonly views: SurveyViews } | null = null;
  let key = '';
  let painted = '';
  return {
    get key() {
      return key;
    },
    resize(stage, views) {
      at = { stage, views };
      painted = '';
      context.paintBehind(stage, (canvas) => paintAround(canvas, stage));
    },
    paint({ params, fields, view }) {
      if (!at) return;
      const { stage, views } = at;
      const { habitat, quadrat_size: side, clustering } = params;
      const { x, y, width, height } = stage.bleed;
      const community = isSampledHabitat(habitat)
        ? `${clustering} ${fields.x[0]} ${fields.y[habitatCommunities[habitat].individuals - 1]}`
        : view.counts.join();
      key = `${habitat} ${community} ${side} ${stage.pixel} ${x} ${y} ${width} ${height}`;
      if (key === painted) return;
      painted = key;
      context.paintBehind(stage, (canvas) => {
        paintAround(canvas, stage);
        if (!isSampledHabitat(habitat)) {
          paintSortingTray(canvas, theme, views.plot, view.counts);
          return;
        }
        paintGround(canvas, theme, habitat, views.plot, PLOT_METRES);
        paintIndividuals(canvas, habitat, views.plot, PLOT_METRES, fields);
        paintBoundary(canvas, theme, views.plot);
        paintGround(canvas, theme, habitat, views.closeup, side);
      });
    },
  };
}

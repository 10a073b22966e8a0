/** The recorder is fetched when base first runs: until then it has nothing to draw. */
import { Container } from 'pixi.js';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import type { TitrationChart } from './titration-chart';

export function createTitrationRecorder(context: SceneContext<'titration'>) {
  const recorder = new Container({ label: 'recorder' });
  let chart: TitrationChart | 'unasked' | 'on its way' = 'unasked';
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  let type: TypeSizes = { small: 13, text: 13, figures: 13 };
  function fetchChart(): void {
    chart = 'on its way';
    import('./titration-chart').then(
      ({ createTitrationChart }) => {
        if (recorder.destroyed) return;
        chart = createTitrationChart(context);
        recorder.addChild(chart.root);
        chart.lay(box, type);
        context.redraw();
      },
      // The plot below shows the curve too; the next picture asks again.
      () => {
        chart = 'unasked';
      },
    );
  }
  return {
    root: recorder,
    lay(next: Box, sizes: TypeSizes) {
      box = next;
      type = sizes;
      if (typeof chart !== 'string') chart.lay(box, type);
    },
    draw({ view }: Frame<'titration'>) {
      if (!recorder.visible) return;
      if (chart === 'unasked' && view.curve.volumes.length > 0) fetchChart();
      if (typeof chart !== 'string') chart.draw(view.curve.volumes, view.curve.ph, view.deliveredMl, view.meterPh);
    },
  };
}

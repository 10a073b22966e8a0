/** The temperature along the bar, above it to the same scale, with the colours of the film at its axis. */
import { Graphics } from 'pixi.js';
import { MATERIALS, PROFILE } from '../../../../engine/physics/bar-profile';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { colourOf, groundColours, type SeriesName } from '../../kit/charts/series-colours';
import { colourAt, inferno } from '../../kit/paint/colour-maps';
import type { BarMaterial } from './heated-bar';

const CURVES: Readonly<Record<BarMaterial, SeriesName>> = { Copper: 'orange', Glass: 'sky', Wood: 'green' };
const MAP_WIDTH = 9;

function paintMap(map: Graphics, area: Box): void {
  map.clear();
  const steps = 32;
  for (let n = 0; n < steps; n++) {
    const high = area.height / steps;
    map
      .rect(area.x, area.y + area.height - (n + 1) * high, MAP_WIDTH, high + 0.5)
      .fill(colourAt(inferno, (n + 0.5) / steps));
  }
}

export function createProfileChart(context: SceneContext<'heat_conduction'>) {
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'x', unit: 'cm' },
    y: { label: 'Temperature', short: 'T', unit: '°C' },
    marks: {
      steady: line({ dashed: true, alpha: 0.75 }),
      Copper: line({ colour: CURVES.Copper, width: 2.8, points: 'changes' }),
      Glass: line({ colour: CURVES.Glass, width: 2.8, points: 'changes' }),
      Wood: line({ colour: CURVES.Wood, width: 2.8, points: 'changes' }),
      probe: pen(),
    },
  });
  const map = new Graphics();
  const colours = groundColours(context.theme, 'none');
  const names = MATERIALS.map((material) =>
    context.text({ text: material, size: 14, weight: '700', colour: colourOf(colours, CURVES[material]) }),
  );
  let place: { readonly box: Box; readonly front: Box; readonly type: TypeSizes } | null = null;
  let namesAtCold: 'right' | 'left' = 'right';
  let spans = '';
  /** The chart spans the bar: the same place lies below the same place. */
  function fit(): void {
    if (!place) return;
    const { box, front, type } = place;
    chart.lay(box, type);
    const left = chart.area.x - box.x;
    const right = box.x + box.width - chart.area.x - chart.area.width;
    chart.lay({ ...box, x: front.x - left, width: front.width + left + right }, type);
    paintMap(map, chart.area);
    placeNames(type);
  }
  /** The names lie where the curves are low: at the cold end. */
  function placeNames(type: TypeSizes): void {
    const atLeft = namesAtCold === 'left';
    const { area } = chart;
    names.forEach((name, n) => {
      name.style.fontSize = type.text;
      name.anchor.set(atLeft ? 0 : 1, 0);
      name.position.set(atLeft ? area.x + 18 : area.x + area.width - 10, area.y + 4 + n * type.text * 1.3);
    });
  }
  return {
    roots: [map, chart.root, ...names],
    get area() {
      return chart.area;
    },
    lay(box: Box, front: Box, type: TypeSizes) {
      place = { box, front, type };
      fit();
    },
    placeNames(swapped: boolean) {
      namesAtCold = swapped ? 'left' : 'right';
      if (place) placeNames(place.type);
    },
    /** `lies`: the bars that there are. */
    draw(
      { view, fields, readings, params, hidden }: Frame<'heat_conduction'>,
      lies: readonly BarMaterial[],
      low: number,
    ) {
      const length = params.length_cm;
      const next = `${length} ${low} ${params.hot_temp}`;
      chart.domain({ x: [0, length], y: [low, params.hot_temp] });
      // Longer figures at the axis leave less beside them.
      if (next !== spans) fit();
      spans = next;
      MATERIALS.forEach((material, row) => {
        const here = lies.includes(material);
        const name = names[row];
        if (name) name.visible = view.race;
        const mark = chart.marks[material];
        mark.root.visible = here;
        if (here) mark.even(fields.profiles.subarray(row * PROFILE, (row + 1) * PROFILE), 0, length);
      });
      // The profile of the end is worked out from all inputs: it would tell the hidden ones.
      if (hidden.size > 0) chart.marks.steady.clear();
      else chart.marks.steady.even(fields.steady, 0, length);
      chart.marks.probe.at(view.probe, readings.probe_c ?? Number.NaN);
    },
  };
}

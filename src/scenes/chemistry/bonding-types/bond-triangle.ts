/** The triangle of van Arkel and Ketelaar: difference of electronegativity over its mean, with the kinds of bond at its corners. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { pen } from '../../kit/charts/line';
import type { Mark, MarkView } from '../../kit/charts/plot';
import { colourOf, type SeriesColour } from '../../kit/charts/series-colours';
import { label } from '../../kit/charts/words';
import { laySheet } from './sheet';

export interface BondTriangle extends Part {
  /** The compound's place, or null where it is not to be told. */
  set(mean: number, difference: number, name: string | null): void;
}

type Place = readonly [mean: number, difference: number];

/** Mean and difference at the corners: caesium, fluorine, caesium fluoride (Pauling). */
const METAL: Place = [0.79, 0];
const SHARED: Place = [3.98, 0];
const IONS: Place = [2.385, 3.19];

/** The triangle in thirds, each with the colour of its corner. */
const thirds: Mark<MarkView> = (plot) => {
  const root = new Graphics({ label: 'thirds' });
  return {
    root,
    place() {
      const at = ([mean, difference]: Place): readonly [number, number] => [plot.x.at(mean), plot.y.at(difference)];
      const half = (u: Place, v: Place): readonly [number, number] => at([(u[0] + v[0]) / 2, (u[1] + v[1]) / 2]);
      const middle = at([(METAL[0] + SHARED[0] + IONS[0]) / 3, IONS[1] / 3]);
      root.clear();
      for (const [corner, next, last, colour] of [
        [METAL, SHARED, IONS, 'blue'],
        [SHARED, IONS, METAL, 'red'],
        [IONS, METAL, SHARED, 'purple'],
      ] as const satisfies readonly (readonly [Place, Place, Place, SeriesColour])[]) {
        root
          .poly([...at(corner), ...half(corner, next), ...middle, ...half(corner, last)])
          .fill({ color: colourOf(plot.colours, colour), alpha: 0.15 });
      }
      root
        .poly([...at(METAL), ...at(SHARED), ...at(IONS)], true)
        .stroke({ width: 1.6, color: plot.colours.ink, alpha: 0.8, join: 'round' });
    },
  };
};

/** Origin of its parent. */
export function createBondTriangle(context: StageContext): BondTriangle {
  const root = new Container({ label: 'bond triangle' });
  const face = new Graphics();
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'mean χ', domain: [0.6, 4.2] },
    y: { label: 'Δχ', domain: [0, 3.9] },
    marks: {
      thirds,
      ionic: label({ text: 'ionic', colour: 'purple', side: 'above' }),
      metallic: label({ text: 'metallic', colour: 'blue' }),
      covalent: label({ text: 'covalent', colour: 'red', side: 'left' }),
      dot: pen({ radius: 6, colour: 'orange' }),
      name: label({ colour: 'bright', size: 'text' }),
      foot: label({ colour: 'bright', size: 'text', side: 'above' }),
    },
  });
  root.addChild(face, chart.root);
  const { ionic, metallic, covalent, dot, name, foot } = chart.marks;
  ionic.at(...IONS);
  metallic.at(METAL[0], 0.28);
  // Higher than the other, which it would meet on a narrow sheet.
  covalent.at(SHARED[0] + 0.2, 0.95);
  return {
    root,
    lay: (box, type) => chart.lay(laySheet(face, context.theme, box), type),
    set(mean, difference, words) {
      dot.hide();
      name.hide();
      foot.hide();
      if (words === null) return;
      dot.at(mean, difference);
      // Near the foot of the triangle it stands above the names of the corners.
      if (difference < 0.2) foot.at(mean, 0.6, words);
      else name.at(mean, difference, words);
    },
  };
}

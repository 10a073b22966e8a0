/** An endospore stain: malachite green in blotting paper over a steaming beaker, water, safranin, and spores counted in their cells. */
import type { CreateScene, Frame } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { DYED, dyedWith, FILM, REAGENT } from '../../kit/staining/dyes';
import { createHeatedBench } from '../../kit/staining/heated-bench';
import { createSporePainter } from './spore-painter';

type SporeFrame = Frame<'endospore_stain'>;
type Bottle = 'malachite_green' | 'rinse' | 'safranin';

const BOTTLES = [
  { id: 'malachite_green', name: 'Green', contents: REAGENT.green },
  { id: 'safranin', name: 'Safranin', contents: REAGENT.safranin },
  { id: 'rinse', name: 'Rinse' },
] as const;
const ACTING = { malachite_green: 'green acts', safranin: 'safranin acts', rinse: 'rinsing' } as const;
const CELLS = 100;
/** Blotting paper, and how it browns where it is hot and dry. */
const PAPER = { dry: 0xf3efe4, brown: 0xb98a4e } as const;
/** Cells of old cultures fall away from their spores: from this age on, h, all of them after so many more. */
const FREE = { from: 54, over: 90 } as const;

function describeSpores({ view: seen, shown, params, hidden }: SporeFrame): string {
  const smear = hidden.has('organism') ? 'A smear' : `A smear of ${params.organism}`;
  const doing = seen.doing === null ? 'nothing acts on it' : ACTING[seen.doing];
  const count = seen.counted
    ? ` ${shown.spores_counted.text} spores among ${shown.cells_counted.text} cells counted.`
    : '';
  const burns = seen.burns ? ' It is hot and dry: flood it first.' : '';
  return `${smear} at ${shown.slide_temperature.text} °C: ${doing}.${burns} On the slide: ${shown.endospore_result.text}.${count}`;
}

export const createScene: CreateScene<'endospore_stain'> = (context) => {
  const painter = createSporePainter();
  const bench = createHeatedBench<Bottle>(context, {
    name: 'endospore stain',
    bottles: BOTTLES,
    heater: 'steam bath',
    counter: {
      form: 'hand-held',
      title: 'Tally',
      display: {
        rows: [
          { label: 'spores', widest: '000' },
          { label: 'cells', widest: '000', second: true },
        ],
      },
      keys: [{ action: 'count_cells', value: () => CELLS, name: 'Count a hundred cells', print: '100' }],
    },
    draw: painter.draw,
    pour: (id, seconds) => context.dispatch({ do: id, value: seconds }),
  });
  bench.label('malachite_green', 'Malachite green');
  bench.label('safranin', 'Safranin');
  let drawing = 0;
  let looked = '';

  function put({ view: seen, params }: SporeFrame): void {
    const { organism, culture_age: age } = params;
    const { share, spore, green, red, smearSeed: seed } = seen;
    const parts = [share, spore, green, red].map((part) => part.toFixed(2)).join(' ');
    const key = `${organism} ${age} ${seed} ${parts}`;
    if (key === looked) return;
    looked = key;
    drawing++;
    const free = Math.min(0.8, Math.max(0, (age - FREE.from) / FREE.over));
    painter.put({ organism, share, free, spore, green, red, seed });
  }

  return {
    root: bench.root,
    resize: (size) => bench.resize(size),
    draw(frame, now) {
      const { view: seen, shown } = frame;
      put(frame);
      bench.counter.set(0, shown.spores_counted.text);
      bench.counter.set(1, shown.cells_counted.text);
      const { doing, pool, green, red, spore, celsius, counted } = seen;
      // Between two treatments a dyed slide lies under the microscope.
      const looking = doing === null && (counted || green + red + spore > 0.02);
      const steams = pool === 'malachite_green' || doing === 'malachite_green';
      const fresh = doing === null && pool === null && !looking;
      const paper = steams ? mix(PAPER.dry, REAGENT.green, 0.8) : fresh ? (seen.burns ? PAPER.brown : PAPER.dry) : null;
      bench.draw(
        {
          doing,
          left: doing === null ? null : seen.left,
          acting: doing === null ? '' : ACTING[doing],
          pool,
          smear:
            green + red + spore < 0.02
              ? FILM
              : mix(FILM, dyedWith(DYED.green, Math.max(green, 0.4 * spore), DYED.safranin, red), 0.85),
          runOff: doing === 'rinse' ? mix(REAGENT.water, REAGENT.green, Math.min(1, green + 0.1)) : null,
          paper,
          celsius,
          heater: seen,
          looking,
          drawing,
          instead: looking ? '' : 'No slide here',
          warning: seen.burns && !looking ? 'Flood the slide first: the smear would burn' : '',
        },
        now,
      );
    },
    describe: describeSpores,
    destroy: () => bench.root.destroy({ children: true }),
  };
};

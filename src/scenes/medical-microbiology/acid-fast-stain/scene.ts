/** An acid-fast stain: hot carbolfuchsin on the rack, acid, blue, and sputum read field by field with a tally. */
import type { CreateScene, Frame } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { DYED, dyedWith, FILM, REAGENT } from '../../kit/staining/dyes';
import { createHeatedBench } from '../../kit/staining/heated-bench';
import { createSputumPainter } from './sputum-painter';

type AcidFastFrame = Frame<'acid_fast_stain'>;
type Bottle = 'carbolfuchsin' | 'decolorize' | 'methylene_blue' | 'rinse';

const BOTTLES = [
  { id: 'carbolfuchsin', name: 'Fuchsin', contents: REAGENT.fuchsin },
  { id: 'decolorize', name: 'Acid', contents: REAGENT.acid },
  { id: 'methylene_blue', name: 'Blue', contents: REAGENT.blue },
  { id: 'rinse', name: 'Rinse' },
] as const;
const ACTING = {
  carbolfuchsin: 'fuchsin acts',
  decolorize: 'acid acts',
  methylene_blue: 'blue acts',
  rinse: 'rinsing',
  looking: 'reading',
} as const;
/** °C from which the stage warns. */
const BOILING = 95;
const DRY_FROM = 60;

function warningOf({ celsius, lit, pool, doing, fields }: AcidFastFrame['view']): string {
  if (!lit) return '';
  if (pool === null && doing === null && fields === 0)
    return celsius > DRY_FROM ? 'Flood the slide: dry, it burns' : '';
  if (celsius >= BOILING) return 'Nearly boiling: take the flame away';
  return doing === null && pool === 'carbolfuchsin' ? 'Time is up: flame out, cool, rinse' : '';
}

function describeSputum({ view: seen, shown, params, hidden }: AcidFastFrame): string {
  const smear = hidden.has('organism') ? 'A smear' : `A smear of ${params.organism}`;
  const doing = seen.doing === null ? 'Nothing acts on it' : ACTING[seen.doing];
  return `${smear} at ${shown.slide_temperature.text} °C: ${doing}. The cells look: ${shown.acid_fast_result.text}. ${shown.afb_count.text} acid-fast bacilli in ${shown.fields_examined.text} fields. The flame ${seen.lit ? 'burns' : 'is out'}.`;
}

export const createScene: CreateScene<'acid_fast_stain'> = (context) => {
  const painter = createSputumPainter();
  const bench = createHeatedBench<Bottle>(context, {
    name: 'acid-fast stain',
    bottles: BOTTLES,
    heater: 'burner',
    counter: {
      form: 'hand-held',
      title: 'Tally',
      display: {
        rows: [
          { label: 'bacilli', widest: '00000' },
          { label: 'fields', widest: '000', second: true },
        ],
      },
      keys: [
        { action: 'examine_fields', value: () => 1, name: 'Next field', print: '+1' },
        { action: 'examine_fields', value: () => 20, name: 'Twenty fields', print: '+20' },
      ],
    },
    draw: painter.draw,
    pour: (id, seconds) => context.dispatch({ do: id, value: seconds }),
  });
  let drawing = 0;
  let looked = '';

  function put({ view: seen, params }: AcidFastFrame): void {
    const { present, fuchsin, blue, fields, smearSeed } = seen;
    const key = `${params.organism} ${smearSeed} ${fields} ${present} ${fuchsin.toFixed(2)} ${blue.toFixed(2)}`;
    if (key === looked) return;
    looked = key;
    drawing++;
    painter.put({ organism: params.organism, present, fuchsin, blue, seed: (smearSeed + 7919 * fields) % 2 ** 32 });
  }

  return {
    root: bench.root,
    resize: (size) => bench.resize(size),
    draw(frame, now) {
      const { view: seen, shown, params, hidden } = frame;
      put(frame);
      bench.label('carbolfuchsin', 'Carbol fuchsin');
      bench.label(
        'decolorize',
        hidden.has('decolorizer')
          ? 'Acid'
          : params.decolorizer === '3% acid-alcohol'
            ? 'Acid alcohol'
            : 'Sulfuric acid',
      );
      bench.label('methylene_blue', 'Methyl. blue');
      bench.counter.set(0, shown.afb_count.text);
      bench.counter.set(1, shown.fields_examined.text);
      const { doing, fuchsin, blue, pool } = seen;
      const looking = doing === 'looking';
      const dye = fuchsin + blue < 0.02 ? FILM : mix(FILM, dyedWith(DYED.fuchsin, fuchsin, DYED.blue, blue), 0.85);
      const runs = doing === 'decolorize' || doing === 'rinse';
      bench.draw(
        {
          doing: doing === null || doing === 'looking' ? null : doing,
          left: doing === null ? null : seen.left,
          acting: doing === null ? '' : ACTING[doing],
          pool,
          smear: dye,
          runOff: runs ? mix(REAGENT.water, REAGENT.fuchsin, Math.min(1, fuchsin + 0.15)) : null,
          celsius: seen.celsius,
          heater: seen,
          looking: looking || (seen.fields > 0 && doing === null && pool === null),
          drawing,
          instead: seen.fields > 0 ? '' : 'No field read',
          warning: warningOf(seen),
        },
        now,
      );
    },
    describe: describeSputum,
    destroy: () => bench.root.destroy({ children: true }),
  };
};

/** A Gram stain: bottles over a rack and sink, a burner, the wall of a cell, and what an immersion objective shows of the slide. */
import type { CreateScene, Frame } from '../../contract';
import { throughDepth } from '../../kit/paint/liquid-colour';
import { mix } from '../../kit/paint/shading';
import { DYED, dyedWith, FILM, REAGENT } from '../../kit/staining/dyes';
import type { RackState } from '../../kit/staining/rack-state';
import { IRIS } from '../../kit/staining/slide-view';
import { createSmearPainter } from '../../kit/staining/smear-field';
import { createStainBench } from '../../kit/staining/stain-bench';
import { timedOf } from '../../kit/staining/stain-timer';
import { createCallout } from '../../kit/words/callout';
import { createGramField } from './gram-field';
import { createWallInset } from './wall-inset';

type GramFrame = Frame<'gram_stain'>;
type View = GramFrame['view'];
type Bottle = 'crystal_violet' | 'iodine' | 'decolorize' | 'safranin' | 'rinse';

const BOTTLES: readonly (readonly [id: Bottle, contents: number | undefined, share?: number])[] = [
  ['crystal_violet', REAGENT.violet, 0.92],
  ['iodine', REAGENT.iodine, 0.92],
  ['decolorize', REAGENT.solvent, 1.12],
  ['safranin', REAGENT.safranin, 1.2],
  ['rinse', undefined, 0.55],
];
/** What each of the model's treatments is poured from, and the colour in which it lies on the slide. */
const POURED = {
  violet: ['crystal_violet', REAGENT.violet],
  iodine: ['iodine', REAGENT.iodine],
  decolouriser: ['decolorize', REAGENT.solvent],
  safranin: ['safranin', REAGENT.safranin],
  water: ['rinse', REAGENT.water],
} as const;
const ACTING = {
  fixing: 'in the flame',
  violet: 'violet acts',
  iodine: 'iodine acts',
  decolouriser: 'decolouring',
  safranin: 'safranin acts',
  water: 'rinsing',
} as const;
const GROUND = 0xfffdfb;
/** What is poured on the slide now. */
const pouredOf = ({ doing }: View) => (doing === null || doing === 'fixing' ? null : POURED[doing]);

/** The smear as a naked eye sees it. */
const smearOf = ({ complex, free, pink }: View): number =>
  complex + free + pink < 0.02 ? FILM : mix(FILM, dyedWith(DYED.violet, complex + free, DYED.safranin, pink), 0.85);

function rackOf(seen: View): RackState {
  const { doing, agent, runOff } = seen;
  const on = pouredOf(seen) ?? (agent === null ? null : POURED.decolouriser);
  const violet = throughDepth(DYED.violet, Math.min(1, 7 * runOff));
  return {
    pool: on === null ? null : agent === null ? on[1] : mix(on[1], violet, Math.min(0.75, 7 * runOff)),
    smear: smearOf(seen),
    cells: 0.25 + 0.75 * seen.onGlass,
    runOff: agent !== null ? violet : doing === 'water' ? mix(REAGENT.water, violet, 0.4) : null,
    lit: doing === 'fixing',
    slide: seen.viewed ? 'away' : doing === 'fixing' ? 'flame' : 'rack',
    steam: 0,
    cover: null,
  };
}

function describeStain({ view: seen, shown, params, hidden }: GramFrame): string {
  const smear = hidden.has('organism') ? 'A smear' : `A smear of ${params.organism}`;
  if (seen.viewed)
    return shown.purple_percent.value === null
      ? `${smear} was laid under the immersion objective. No cells are left on the glass.`
      : `${smear} lies under the immersion objective. The slide looks: ${shown.gram_result.text}. ${shown.purple_percent.text} % of the cells are purple.`;
  const on =
    seen.agent === null ? (seen.doing === null ? 'Nothing acts on it' : ACTING[seen.doing]) : 'The decolouriser acts';
  return `${smear} lies on the staining rack. ${on}.`;
}

export const createScene: CreateScene<'gram_stain'> = (context) => {
  const wall = createWallInset(context);
  const painter = createSmearPainter(GROUND);
  const warning = createCallout(context, { size: 13, tone: 'warning' });
  const bench = createStainBench<Bottle, Bottle>(context, {
    name: 'Gram stain',
    reagents: BOTTLES.map(([id, contents, share]) => ({
      id,
      does: id,
      name: context.facts.actions[id]?.label ?? id,
      hint: context.facts.actions[id]?.hint ?? '',
      ...(contents === undefined ? {} : { contents }),
      ...(share === undefined ? {} : { share }),
    })),
    timed: BOTTLES.map(([id]) => timedOf(context, id)),
    own: wall,
    draw: painter.draw,
    pour: (id, seconds) => context.dispatch({ do: id, value: seconds }),
  });
  const { root, rack, shelf, stand, timer, view } = bench;
  root.addChild(warning.root);
  const flame = context.actionHandle('heat_fix', { grip: 'press' });
  const look = context.actionHandle('view', { grip: 'press' });
  const field = createGramField(painter, view);

  return {
    root,
    resize(size) {
      bench.resize(size);
      const burner = rack.heaterBox();
      flame.place(burner.x, burner.y, burner.width, burner.height);
      const { x, y, radius } = view.circle();
      if (bench.tall) look.place(x - radius * 0.6, y - radius * 0.6, radius * 1.2, radius * 1.2);
      else {
        const nose = stand.place('nosepiece');
        const stage = stand.place('slide');
        look.place(nose.x, nose.y, nose.width, stage.y + stage.height - nose.y);
      }
      warning.lay(radius * 1.6);
      warning.root.position.set(x, y + radius * 0.4);
    },
    draw(frame, now) {
      const { view: seen, params, hidden } = frame;
      for (const [id, words] of [
        ['crystal_violet', bench.tall ? 'Violet' : 'Crystal violet'],
        ['iodine', 'Iodine'],
        ['decolorize', hidden.has('decolorizer') ? 'Solvent' : params.decolorizer.replace('-', ' ')],
        ['safranin', 'Safranin'],
      ] as const) {
        shelf.label(id, words);
      }
      bench.pour(pouredOf(seen)?.[0] ?? null, now);
      if (rack.draw(rackOf(seen), now)) context.redraw();
      shelf.enable('decolorize', seen.doing !== 'fixing');
      field.draw(frame, now);
      stand.set({ objective: 2, coarse: 0.5, fine: view.focus(), lamp: seen.viewed ? 0.8 : 0, iris: IRIS });
      const unknown = hidden.has('organism') || hidden.has('culture_age') || hidden.has('decolorizer');
      wall.set(unknown ? null : seen);
      const acts = seen.doing ?? (seen.agent === null ? null : 'decolouriser');
      timer.draw(seen.doing === null ? null : seen.left, acts === null ? '' : ACTING[acts]);
      warning.set(seen.agent !== null && seen.doing === null ? 'The decolouriser still acts: rinse' : '');
    },
    describe: describeStain,
    destroy: () => root.destroy({ children: true }),
  };
};

/** A Gram stain: bottles over a rack and sink, a burner, the wall of a cell, and what an immersion objective shows of the slide. */
import type { Organism } from '../../../../engine/medical-microbiology/gram-organisms';
import type { CreateScene, Frame } from '../../contract';
import { throughDepth } from '../../kit/paint/liquid-colour';
import { mix } from '../../kit/paint/shading';
import { DYED, dyedWith, FILM, REAGENT } from '../../kit/staining/dyes';
import { IMMERSION, IRIS } from '../../kit/staining/slide-view';
import { type CellForm, createSmearPainter, FIELD, type PlacedCell, placeCells } from '../../kit/staining/smear-field';
import { createStainBench } from '../../kit/staining/stain-bench';
import { timedOf } from '../../kit/staining/stain-timer';
import { createCallout } from '../../kit/words/callout';
import { createWallInset } from './wall-inset';

type GramFrame = Frame<'gram_stain'>;
type Bottle = 'crystal_violet' | 'iodine' | 'decolorize' | 'safranin' | 'rinse';

/** As these species are found under the microscope, µm. */
const FORMS: Readonly<Record<Organism, CellForm>> = {
  'Staphylococcus aureus': { length: [0.95, 0.06], width: 0.95, lie: 'clusters', group: [6, 34] },
  'Bacillus subtilis': { length: [3.1, 0.5], width: 0.85, lie: 'chains', group: [2, 6] },
  'Escherichia coli': { length: [2.3, 0.5], width: 0.85, lie: 'single', group: [1, 2] },
  'Pseudomonas aeruginosa': { length: [2, 0.4], width: 0.6, lie: 'single', group: [1, 1] },
};
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
/** The field holds so many times the cells that are counted; each of the counted ones gives its dye to as many. */
const CROWD = 3;

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
  /** The cells that lie there, and for which smear they were placed. */
  let cells: readonly PlacedCell[] = [];
  let placed = '';
  /** Another number for every other look of the cells. */
  let drawing = 0;
  let looked = '';

  function drawField({ view: seen, fields, params }: GramFrame, now: number): void {
    const smear = `${params.organism} ${seen.smearSeed}`;
    const count = fields.cells.length / 2;
    if (smear !== placed) {
      placed = smear;
      cells = placeCells(FORMS[params.organism], CROWD * count, seen.smearSeed);
    }
    const state = `${smear} ${seen.viewed} ${seen.distorted} ${seen.onGlass.toFixed(3)}`;
    if (state !== looked) {
      looked = state;
      drawing++;
      // Fields are valid during a draw only, and the picture may be painted later.
      const dyes = fields.cells.slice();
      painter.put(
        seen.viewed ? cells : [],
        (n) =>
          (cells[n]?.own ?? 1) > seen.onGlass
            ? null
            : dyedWith(DYED.violet, dyes[2 * (n % count)] ?? 0, DYED.safranin, dyes[2 * (n % count) + 1] ?? 0),
        seen.distorted,
        seen.smearSeed,
      );
    }
    const instead = seen.viewed ? '' : 'No slide here';
    view.draw({ drawing, objective: IMMERSION, diameter: FIELD, instead }, now);
  }

  function drawRack({ view: seen }: GramFrame, now: number): void {
    const { doing, agent, runOff } = seen;
    const on = doing === null || doing === 'fixing' ? (agent === null ? null : POURED.decolouriser) : POURED[doing];
    bench.pour(on === null || doing === null || doing === 'fixing' ? null : on[0], now);
    const violet = throughDepth(DYED.violet, Math.min(1, 7 * runOff));
    const moves = rack.draw(
      {
        pool: on === null ? null : agent === null ? on[1] : mix(on[1], violet, Math.min(0.75, 7 * runOff)),
        smear: dyedOr(seen),
        cells: 0.25 + 0.75 * seen.onGlass,
        runOff: agent !== null ? violet : doing === 'water' ? mix(REAGENT.water, violet, 0.4) : null,
        lit: doing === 'fixing',
        slide: seen.viewed ? 'away' : doing === 'fixing' ? 'flame' : 'rack',
        steam: 0,
        cover: null,
      },
      now,
    );
    if (moves) context.redraw();
    shelf.enable('decolorize', doing !== 'fixing');
  }

  /** The smear as a naked eye sees it. */
  const dyedOr = ({ complex, free, pink }: GramFrame['view']): number =>
    complex + free + pink < 0.02 ? FILM : mix(FILM, dyedWith(DYED.violet, complex + free, DYED.safranin, pink), 0.85);

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
      drawRack(frame, now);
      drawField(frame, now);
      stand.set({ objective: 2, coarse: 0.5, fine: view.focus(), lamp: seen.viewed ? 0.8 : 0, iris: IRIS });
      const unknown = hidden.has('organism') || hidden.has('culture_age') || hidden.has('decolorizer');
      wall.set(unknown ? null : seen);
      const acts = seen.doing ?? (seen.agent === null ? null : 'decolouriser');
      timer.draw(seen.doing === null ? null : seen.left, acts === null ? '' : ACTING[acts]);
      warning.set(seen.agent !== null && seen.doing === null ? 'The decolouriser still acts: rinse' : '');
    },
    describe({ view: seen, shown, params, hidden }) {
      const smear = hidden.has('organism') ? 'A smear' : `A smear of ${params.organism}`;
      if (seen.viewed)
        return shown.purple_percent.value === null
          ? `${smear} was laid under the immersion objective. No cells are left on the glass.`
          : `${smear} lies under the immersion objective. The slide looks: ${shown.gram_result.text}. ${shown.purple_percent.text} % of the cells are purple.`;
      const on =
        seen.agent === null
          ? seen.doing === null
            ? 'Nothing acts on it'
            : ACTING[seen.doing]
          : 'The decolouriser acts';
      return `${smear} lies on the staining rack. ${on}.`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};

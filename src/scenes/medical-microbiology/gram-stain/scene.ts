/** A Gram stain: bottles over a rack and sink, a burner, the wall of a cell, and what an immersion objective shows of the slide. */
import { Container } from 'pixi.js';
import type { Organism } from '../../../../engine/medical-microbiology/gram-organisms';
import type { Box, CreateScene, Frame } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createMicroscopeStand } from '../../kit/microscope/microscope-stand';
import { createRoom } from '../../kit/room/room';
import { DYED, dyedWith, REAGENT } from '../../kit/staining/dyes';
import { createSlideView, IMMERSION, IRIS } from '../../kit/staining/slide-view';
import { createReagentShelf, type Reagent } from '../../kit/staining/reagent-shelf';
import { type CellForm, createSmearPainter, FIELD, type PlacedCell, placeCells } from '../../kit/staining/smear-field';
import { createStainTimer, timedOf } from '../../kit/staining/stain-timer';
import { createStainingRack } from '../../kit/staining/staining-rack';
import { throughDepth } from '../../kit/paint/liquid-colour';
import { mix } from '../../kit/paint/shading';
import { createCallout } from '../../kit/words/callout';
import { createWallInset } from './wall-inset';

type GramFrame = Frame<'gram_stain'>;
type Bottle = 'crystal_violet' | 'iodine' | 'decolorize' | 'safranin' | 'rinse';

const ARRANGEMENT: Arrangements<'shelf' | 'rack' | 'field' | 'look' | 'stand' | 'wall' | 'timer'> = {
  wide: spaced(
    14,
    row(
      grow(48, column(grow(46, 'shelf'), grow(56, 'rack'))),
      grow(
        50,
        spaced(
          10,
          column(
            grow(54, spaced(6, row(grow(1, 'field'), grow(1, 'look')))),
            grow(46, spaced(10, row(grow(28, 'stand'), grow(36, 'wall'), grow(36, 'timer')))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    4,
    column(grow(24, spaced(4, row(grow(1, 'field'), grow(1, 'look')))), grow(16, 'shelf'), grow(23, 'rack')),
  ),
};
const MARGIN = 12;

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
/** Wall ms for which a bottle stays tipped. */
const POUR_MS = 900;
const GROUND = 0xfffdfb;
/** The field holds so many times the cells that are counted; each of the counted ones gives its dye to as many. */
const CROWD = 3;
const FILM = 0xe9e6df;

export const createScene: CreateScene<'gram_stain'> = (context) => {
  const root = new Container({ label: 'Gram stain' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const rack = createStainingRack(context);
  const wall = createWallInset(context);
  const stand = createMicroscopeStand(context);
  const painter = createSmearPainter(GROUND);
  const view = createSlideView(context, painter.draw);
  const warning = createCallout(context, { size: 13, tone: 'warning' });

  const timer = createStainTimer(
    context,
    BOTTLES.map(([id]) => timedOf(context, id)),
  );
  const shelf = createReagentShelf<Bottle>(
    context,
    BOTTLES.map(
      ([id, contents, share]): Reagent<Bottle> => ({
        id,
        name: context.facts.actions[id]?.label ?? id,
        hint: context.facts.actions[id]?.hint ?? '',
        ...(contents === undefined ? {} : { contents }),
        ...(share === undefined ? {} : { share }),
        ...(share === undefined ? {} : { share }),
        pour() {
          timer.choose(id);
          context.sound('pour');
          context.dispatch({ do: id, value: timer.seconds(id) });
        },
      }),
    ),
  );
  const flame = context.actionHandle('heat_fix', { grip: 'press' });
  const look = context.actionHandle('view', { grip: 'press' });
  root.addChild(
    room.root,
    stand.root,
    wall.root,
    timer.part.root,
    view.field.root,
    view.look.root,
    rack.root,
    shelf.root,
    warning.root,
  );
  const parts = {
    shelf,
    rack,
    wall,
    timer: timer.part,
    field: view.field,
    look: view.look,
    stand: { root: stand.root, lay: (box: Box) => stand.lay(box) },
  } as const;

  let tall = false;
  /** The cells that lie there, and for which smear they were placed. */
  let cells: readonly PlacedCell[] = [];
  let placed = '';
  /** Another number for every other look of the cells. */
  let drawing = 0;
  let looked = '';
  let treated = '';
  let pouredAt = Number.NEGATIVE_INFINITY;

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
    const key = `${doing}`;
    if (key !== treated) {
      if (treated !== '' && doing !== null && doing !== 'fixing') pouredAt = now;
      treated = key;
    }
    const since = now - pouredAt;
    shelf.tip(since < POUR_MS && on !== null && doing !== null ? on[0] : null);
    if (since < POUR_MS) context.redraw();
    shelf.move(now);
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
      tall = size.layout === 'tall';
      arrange(ARRANGEMENT[size.layout], parts, inset(stageBox(size), tall ? 4 : MARGIN, MARGIN), size.type);
      const foot = stand.standing();
      const slide = rack.slideBox();
      room.resize(size, tall ? slide.y - slide.height * 2.1 : slide.y - slide.height * 1.5, tall ? [] : [foot]);
      const burner = rack.burnerBox();
      flame.place(burner.x, burner.y, burner.width, burner.height);
      shelf.aim(slide);
      const { x, y, radius } = view.circle();
      if (tall) look.place(x - radius * 0.6, y - radius * 0.6, radius * 1.2, radius * 1.2);
      else {
        const nose = stand.place('nosepiece');
        const stage = stand.place('slide');
        look.place(nose.x, nose.y, nose.width, stage.y + stage.height - nose.y);
      }
      view.settle(tall ? null : stand.place('fine'));
      timer.enable(!tall);
      warning.lay(radius * 1.6);
      warning.root.position.set(x, y + radius * 0.4);
    },
    draw(frame, now) {
      const { view: seen, params, hidden } = frame;
      for (const [id, words] of [
        ['crystal_violet', tall ? 'Violet' : 'Crystal violet'],
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
        return `${smear} lies under the immersion objective. The slide looks: ${shown.gram_result.text}. ${shown.purple_percent.text} % of the cells are purple.`;
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

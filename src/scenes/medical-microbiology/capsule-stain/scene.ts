/** A capsule stain: ink under a coverslip or bottles over a rack, the microscope, and halos beside an eyepiece scale. */
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { mix } from '../../kit/paint/shading';
import { FILM, REAGENT } from '../../kit/staining/dyes';
import type { RackState } from '../../kit/staining/rack-state';
import { IRIS } from '../../kit/staining/slide-view';
import { createStainBench } from '../../kit/staining/stain-bench';
import { timedOf } from '../../kit/staining/stain-timer';
import { createCapsuleField } from './capsule-field';
import { createCapsulePainter } from './capsule-painter';

type CapsuleFrame = Frame<'capsule_stain'>;
type Bottle = 'ink' | 'violet' | 'copper' | 'water';
type Timed = 'apply_stain' | 'wash_copper' | 'wash_water';

const TIMED: readonly (readonly [id: Timed, name: string])[] = [
  ['apply_stain', 'Stain'],
  ['wash_copper', 'Copper'],
  ['wash_water', 'Water'],
];
const BOTTLES: Readonly<Record<Bottle, { readonly does: Timed; readonly label: string; readonly contents?: number }>> =
  {
    ink: { does: 'apply_stain', label: 'India ink', contents: REAGENT.ink },
    violet: { does: 'apply_stain', label: 'Violet', contents: REAGENT.violet },
    copper: { does: 'wash_copper', label: 'Copper sulfate', contents: REAGENT.copper },
    water: { does: 'wash_water', label: '' },
  };
const IDS = ['ink', 'violet', 'copper', 'water'] as const satisfies readonly Bottle[];
const ACTING = { stain: 'stain acts', copper: 'copper sulfate', water: 'water runs' } as const;
/** Of the coverslip, for a stage unit of a drag. */
const PRESS = 0.012;
/** What is measured at one press. */
const CELLS = 20;
/** The eyepiece scale: seen on ink and on violet. */
const SCALE = 0xffa726;

const createEyepieceScale = (context: SceneContext<'capsule_stain'>) =>
  createInstrument(context, {
    form: 'hand-held',
    title: 'Scale',
    display: {
      rows: [
        { label: 'mean', unit: 'µm', widest: '0.000' },
        { label: 'cells', widest: '000', second: true },
      ],
    },
    keys: [{ action: 'measure_cells', value: () => CELLS, name: 'Measure 20 cells', print: '20 cells' }],
  });

const reagentsOf = (context: SceneContext<'capsule_stain'>) =>
  IDS.map((id) => {
    const { does, label, contents } = BOTTLES[id];
    const facts = context.facts.actions[does];
    return {
      id,
      does,
      name: id === 'water' ? (facts?.label ?? '') : label,
      hint: facts?.hint ?? '',
      ...(contents === undefined ? {} : { contents }),
    };
  });

/** What is poured on the slide now. */
function bottleOf({ view: { doing }, params }: CapsuleFrame): Bottle | null {
  if (doing !== 'stain') return doing;
  return params.method === 'India ink' ? 'ink' : 'violet';
}

function rackOf(frame: CapsuleFrame): RackState {
  const { doing, stained, copper, press } = frame.view;
  const ink = frame.params.method === 'India ink';
  const bottle = bottleOf(frame);
  const contents = bottle === null ? null : (BOTTLES[bottle].contents ?? REAGENT.water);
  return {
    pool: ink ? null : contents,
    smear: ink
      ? mix(FILM, REAGENT.ink, stained)
      : mix(mix(FILM, REAGENT.violet, 0.8 * stained), 0x8fb4e0, 0.4 * copper),
    cells: 1,
    runOff: doing === 'copper' || doing === 'water' ? mix(contents ?? 0, REAGENT.violet, 0.5) : null,
    lit: false,
    slide: 'rack',
    steam: 0,
    cover: ink ? press : null,
  };
}

function describeCapsules({ view: seen, shown, params, hidden }: CapsuleFrame): string {
  const film = hidden.has('organism') ? 'A film' : `A film of ${params.organism}`;
  const done = seen.doing === null ? 'Nothing acts on it' : ACTING[seen.doing];
  const by = hidden.has('method') ? '' : ` by ${params.method}`;
  const mean = shown.mean_halo_um.value === null ? '' : ` Mean width of the halo ${shown.mean_halo_um.text} µm.`;
  return `${film}${by} lies under the microscope. ${done}. On the slide: ${shown.capsule_result.text}.${mean}`;
}

export const createScene: CreateScene<'capsule_stain'> = (context) => {
  const painter = createCapsulePainter();
  const scale = createEyepieceScale(context);
  const bench = createStainBench<Bottle, Timed>(context, {
    name: 'capsule stain',
    reagents: reagentsOf(context),
    timed: TIMED.map(([id, name]) => timedOf(context, id, name)),
    own: scale,
    draw: painter.draw,
    ink: SCALE,
    pour: (does, seconds) => context.dispatch({ do: does, value: seconds }),
  });
  const { root, rack, shelf, stand, timer, view } = bench;
  for (const id of IDS) if (id !== 'water') shelf.label(id, BOTTLES[id].label);
  const cover = context.actionHandle('press_coverslip', {
    name: 'Coverslip',
    hint: 'Drag down to press it, up to let it rise.',
    grip: 'y',
    drag: (point, start, from) => from + (point.y - start.y) * PRESS,
  });
  const nose = context.inputHandle('objective', {
    name: 'Nosepiece: objective',
    hint: 'A press turns the other objective in.',
    grip: 'press',
    tap() {
      context.sound('click');
      context.setInput('objective', turned === '40x (NA 0.65)' ? '100x oil (NA 1.25)' : '40x (NA 0.65)');
    },
  });
  let turned: CapsuleFrame['params']['objective'] = '100x oil (NA 1.25)';

  const field = createCapsuleField(painter, view);

  function drawRack(frame: CapsuleFrame, now: number): void {
    const ink = frame.params.method === 'India ink';
    bench.pour(bottleOf(frame), now);
    if (rack.draw(rackOf(frame), now)) context.redraw();
    cover.update(frame.view.press);
    cover.enable(ink);
    for (const id of IDS) shelf.enable(id, ink ? id === 'ink' : id !== 'ink');
  }

  return {
    root,
    resize(size) {
      bench.resize(size);
      const glass = rack.coverBox();
      cover.place(glass.x, glass.y, glass.width, glass.height);
      const place = stand.place('nosepiece');
      nose.place(place.x, place.y, place.width, place.height);
      nose.enable(!bench.tall);
      for (const key of scale.keys) key.enable(!bench.tall);
    },
    draw(frame, now) {
      const { view: seen, params, shown } = frame;
      turned = params.objective;
      drawRack(frame, now);
      field.draw(frame, now);
      const objective = turned === '40x (NA 0.65)' ? 1 : 2;
      stand.set({ objective, coarse: 0.5, fine: view.focus(), lamp: 0.8, iris: IRIS });
      scale.set(0, shown.mean_halo_um.text);
      scale.set(1, shown.cells_measured.text);
      timer.draw(seen.doing === null ? null : seen.left, seen.doing === null ? '' : ACTING[seen.doing]);
    },
    describe: describeCapsules,
    destroy: () => root.destroy({ children: true }),
  };
};

/** The bench of a stain: bottles on a shelf over rack and sink, a microscope with its field, a timer, and a part of the scene's own between them. */
import { Container } from 'pixi.js';
import type { Box, Part, StageContext, StageSize } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../layout/layout';
import type { DrawLayer } from '../microscope/field-picture';
import { createMicroscopeStand, type MicroscopeStand } from '../microscope/microscope-stand';
import { createRoom } from '../room/room';
import { createReagentShelf, type Reagent, type ReagentShelf } from './reagent-shelf';
import { createSlideView, type SlideView } from './slide-view';
import { createStainTimer, type StainTimer, type Timed } from './stain-timer';
import { createStainingRack, type StainingRack } from './staining-rack';

/** A bottle, and the action for whose time it is poured. */
export interface StainReagent<Id extends string, Does extends string> extends Omit<Reagent<Id>, 'pour'> {
  readonly does: Does;
}

export interface StainBenchOptions<Id extends string, Does extends string> {
  readonly name: string;
  readonly reagents: readonly StainReagent<Id, Does>[];
  readonly timed: readonly Timed<Does>[];
  /** Between microscope and timer; left out on tall stages. */
  readonly own: Part;
  readonly draw: DrawLayer;
  readonly heater?: 'burner' | 'steam bath';
  /** Of the eyepiece scale, where the ground is dark. */
  readonly ink?: number;
  readonly pour: (does: Does, seconds: number) => void;
}

export interface StainBench<Id extends string, Does extends string> {
  readonly root: Container;
  readonly shelf: ReagentShelf<Id>;
  readonly rack: StainingRack;
  readonly stand: MicroscopeStand;
  readonly view: SlideView;
  readonly timer: StainTimer<Does>;
  /** True without microscope, timer and own part. */
  readonly tall: boolean;
  resize(size: StageSize): void;
  /** Once for each picture: tips the bottle of what has just begun; null: nothing acts. */
  pour(bottle: Id | null, now: number): void;
}

const ARRANGEMENT: Arrangements<'shelf' | 'rack' | 'field' | 'look' | 'stand' | 'own' | 'timer'> = {
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
            grow(46, spaced(10, row(grow(27, 'stand'), grow(37, 'own'), grow(36, 'timer')))),
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
const MARGIN = { x: 12, tall: 4 } as const;
/** Wall ms for which a bottle stays tipped. */
const POUR_MS = 900;
/** Height of the bench's back edge above the slide, in heights of the slide. */
const BEHIND = { wide: 1.5, tall: 2.1 } as const;

/** A scene's context has both. */
type BenchContext = StageContext & { redraw(): void };

export function createStainBench<Id extends string, Does extends string>(
  context: BenchContext,
  { name, reagents, timed, own, draw, heater, ink, pour }: StainBenchOptions<Id, Does>,
): StainBench<Id, Does> {
  const root = new Container({ label: name });
  const room = createRoom(context, { kind: 'wet-lab' });
  const rack = createStainingRack(context, heater);
  const stand = createMicroscopeStand(context);
  const view = createSlideView(context, draw, ink);
  const timer = createStainTimer(context, timed);
  const shelf = createReagentShelf<Id>(
    context,
    reagents.map(({ does, ...reagent }) => ({
      ...reagent,
      pour() {
        timer.choose(does);
        context.sound('pour');
        pour(does, timer.seconds(does));
      },
    })),
  );
  root.addChild(
    room.root,
    stand.root,
    own.root,
    timer.part.root,
    view.field.root,
    view.look.root,
    rack.root,
    shelf.root,
  );
  const parts = {
    shelf,
    rack,
    own,
    timer: timer.part,
    field: view.field,
    look: view.look,
    stand: { root: stand.root, lay: (box: Box) => stand.lay(box) },
  } as const;
  let tall = false;
  /** Undefined before the first picture: what acts already was poured before. */
  let acted: Id | null | undefined;
  let pouredAt = Number.NEGATIVE_INFINITY;
  return {
    root,
    shelf,
    rack,
    stand,
    view,
    timer,
    get tall() {
      return tall;
    },
    resize(size) {
      tall = size.layout === 'tall';
      arrange(
        ARRANGEMENT[size.layout],
        parts,
        inset(stageBox(size), tall ? MARGIN.tall : MARGIN.x, MARGIN.x),
        size.type,
      );
      const slide = rack.slideBox();
      room.resize(size, slide.y - slide.height * BEHIND[size.layout], tall ? [] : [stand.standing()]);
      shelf.aim(slide);
      view.settle(tall ? null : stand.place('fine'));
      timer.enable(!tall);
    },
    pour(bottle, now) {
      if (bottle !== acted) {
        if (bottle !== null && acted !== undefined) pouredAt = now;
        acted = bottle;
      }
      const pours = now - pouredAt < POUR_MS;
      shelf.tip(pours ? bottle : null);
      if (pours) context.redraw();
      shelf.move(now);
    },
  };
}

/** The culture bench: flask in a shaking bath, photometer, dilution series with its pipette, colony counter, notebook. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, SceneContext, StageSize, TypeSizes } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { createColonyCounter } from './colony-counter';
import { createCountedPlate, type GrowthFrame } from './counted-plate';
import { createCultureSamples } from './culture-samples';
import { clock, describeCulture, dilutionWords, estimateWords, marksWords, verdictWords } from './culture-words';
import { createGrowthSheet } from './growth-chart';
import { createPlating } from './plating';

/** The back edge of the bench, part of the stage's height. */
const BENCH_AT = { wide: 0.72, tall: 0.42 } as const;

type Place = 'bath' | 'notebook' | 'photometer' | 'rack' | 'slip' | 'counter';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(26, 'bath'),
    grow(44, column(grow(25, 'notebook'), grow(24, row(grow(15, 'photometer'), grow(24, 'rack'))))),
    grow(25, column('slip', grow(1, 'counter'))),
  ),
  tall: column(
    grow(30, row(grow(1, 'bath'), grow(1, 'counter'))),
    grow(25, row(grow(5, 'photometer'), grow(8, 'rack'))),
  ),
};

/** What is to be said of the plate, with so many colonies marked. */
function slipWords({ plate }: GrowthFrame['view'], dilution: number, marked: number): readonly [string, string] {
  if (!plate) return ['No plate yet', `Chosen: ${dilutionWords(dilution)}`];
  const all = marked > 0 && marked === plate.count;
  return [
    `Plate ${plate.number}: ${dilutionWords(plate.dilution)}, ${clock(plate.hours)}`,
    all ? `All ${plate.count} marked: ${estimateWords(plate)}` : marksWords(marked) + verdictWords[plate.result],
  ];
}

/** The sheet of the notebook, on which the true curve can be shown. */
function createSheet(context: SceneContext<'bacterial_growth'>) {
  const notebook = createGrowthSheet(context);
  let curveShown = false;
  const curveHandle = context.handle({
    role: 'toggle',
    name: 'True curve',
    hint: 'Shows on the sheet what the culture really did.',
    pressed: false,
    toggle(pressed) {
      curveShown = pressed;
      curveHandle.update(pressed);
      context.redraw();
    },
  });
  return {
    notebook,
    enable: (free: boolean): void => curveHandle.enable(free),
    root: notebook.root,
    lay(box: Box, type: TypeSizes) {
      notebook.lay(box, type);
      curveHandle.place(box.x, box.y, box.width, box.height);
    },
    draw({ view, fields }: GrowthFrame): void {
      notebook.draw(view, fields, curveShown);
    },
  };
}

export const createScene: CreateScene<'bacterial_growth'> = (context) => {
  const root = new Container({ label: 'bacterial growth' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const culture = createCultureSamples(context);
  const { bath, photometer } = culture;
  const counter = createColonyCounter(context);
  const slip = createPaperSlip(context);
  const plating = createPlating(context, counter);
  const { rack } = plating;
  const plate = createCountedPlate(context, root, uncover);
  const sheet = createSheet(context);
  let stage: StageSize | null = null;
  root.addChild(
    room.root,
    sheet.root,
    bath.root,
    photometer.root,
    counter.root,
    plate.root,
    slip.root,
    rack.root,
    plating.pipette,
  );

  /** What the viewer covers cannot be reached. */
  function uncover(free: boolean): void {
    culture.enable(free);
    plating.enable(free);
    plate.enable(free);
    sheet.enable(free && stage?.layout === 'wide');
  }

  return {
    root,
    resize(next) {
      stage = next;
      const { type } = next;
      const rackPlace = { root: rack.root, lay: plating.lay };
      const parts = { bath, notebook: sheet, photometer, rack: rackPlace, slip, counter };
      arrange(ARRANGEMENT[next.layout], parts, inset(stageBox(next), 14, 16), type);
      const standing = [bath, photometer, counter, rack].map(({ root: part }) => part.getBounds());
      room.resize(
        next,
        next.height * BENCH_AT[next.layout],
        standing.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height - 3, width, height: height / 2 })),
      );
      const { stage: middle, radius: r } = counter;
      plate.lay(next, middle, r);
      plating.aim({ x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r });
      uncover(!plate.open);
    },

    draw(frame, now) {
      if (plate.draw(frame, now, culture.first())) plating.dip(now);
      culture.draw(frame, now);
      culture.drawRack(rack, plating.dilution, frame);
      plating.draw(now);
      sheet.draw(frame);
      counter.set(plate.lies, plate.marked);
      slip.set(...slipWords(frame.view, plating.dilution, plate.marked));
    },

    describe: (frame) => describeCulture(frame, plate.marked),

    destroy: () => root.destroy({ children: true }),
  };
};

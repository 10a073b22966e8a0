/** A potting bench: two parents with the Punnett square between them, the tray that fills with their offspring, counts on paper and the test. */
import { Container } from 'pixi.js';
import { TRAY } from '../../../../engine/biology/offspring-tray';
import type { CreateScene, Frame, StageSize } from '../../contract';
import { arrange, type Arrangements, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCrossing, dominanceSeen, isCrossed } from './crossing';
import { LOOKS } from './flowers';
import { createOffspringCounts } from './offspring-counts';
import { createRatioTest } from './ratio-test';
import { createSeedTray } from './seed-tray';

type Place = 'cross' | 'tray' | 'sheet' | 'test';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(56, column(grow(58, 'cross'), grow(42, 'tray'))),
    grow(40, column(grow(44, 'sheet'), grow(52, 'test'))),
  ),
  tall: column(grow(39, 'cross'), grow(25, 'tray'), grow(36, row(grow(9, 'sheet'), grow(11, 'test')))),
};
/** Below it a p is only said to be less. */
const LEAST_SAID = 0.0001;
const MOST_PAUSE = 0.1;

function countedWords({ typed, total }: Frame<'genetics'>['view']): string {
  if (typed) return 'your counts';
  return total > TRAY ? `last ${TRAY} of ${total}` : `${total} counted`;
}

function describeCross(frame: Frame<'genetics'>): string {
  const { params, shown, view } = frame;
  const crossed = isCrossed(frame);
  const cross = crossed ? `${params.parent1} and ${params.parent2}` : 'two parents, not all of them known';
  const looks = LOOKS[dominanceSeen(frame)].map((look, n) => `${view.looks[n] ?? 0} ${look.name}`).join(', ');
  const test =
    crossed && shown.p_value.value !== null
      ? ` χ² is ${shown.chi_square.text}, p ${Number(shown.p_value.value) < LEAST_SAID ? `below ${LEAST_SAID}` : shown.p_value.text}: ${shown.test_note.text}.`
      : '';
  const what = view.typed ? 'Counts that were typed' : `${view.total} offspring are counted`;
  return `A cross of ${cross}. ${what}: ${looks}.${test}`;
}

export const createScene: CreateScene<'genetics'> = (context) => {
  const root = new Container({ label: 'Mendelian genetics' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const crossing = createCrossing(context);
  const tray = createSeedTray(context);
  const counts = createOffspringCounts(context);
  const test = createRatioTest(context);
  root.addChild(room.root, ...crossing.plants, tray.root, crossing.rack, ...counts.views, test.root, crossing.gametes);

  let stage: StageSize | null = null;
  const places = {
    cross: { lay: crossing.lay },
    tray,
    sheet: { lay: counts.lay },
    test,
  };

  let before = 0;
  let counted = 0;

  return {
    root,
    resize(next) {
      stage = next;
      crossing.upright(next.layout === 'tall');
      test.widen(next.layout === 'wide');
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14, 12), next.type);
      const { box } = crossing;
      room.resize(next, box.y + box.height * (next.layout === 'wide' ? 0.62 : 0.55));
    },

    draw(frame, now) {
      const { view, params, fields } = frame;
      const seconds = Math.min(MOST_PAUSE, Math.max(0, (now - before) / 1000));
      before = now;
      crossing.draw(frame, seconds, now);
      tray.show(fields.tray, dominanceSeen(frame));
      tray.label(params.trait.trim() === '' ? 'Trait' : params.trait, countedWords(view));
      if (view.total < counted) {
        counts.reset();
        test.reset();
      }
      counted = view.total;
      const crossed = isCrossed(frame);
      counts.draw(frame, crossed, stage?.layout === 'wide');
      test.draw(frame, crossed);
      if (test.tick(context.reducedMotion ? MOST_PAUSE : seconds) || !crossing.idle) context.redraw();
    },

    describe: describeCross,

    destroy: () => root.destroy({ children: true }),
  };
};

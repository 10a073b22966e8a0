/** An infrared spectrometer: the interferometer with its gliding mirror, the sample that is carried into the beam, and the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  type Placed,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCarriedCard } from './carried-card';
import { createFtirScreens } from './ftir-screens';
import { describeSpectrometer, noteOf } from './ftir-words';
import { createInterferometerDeck } from './interferometer-deck';

const ARRANGEMENT: Arrangements<'deck' | 'panel' | 'workstation'> = {
  wide: row(grow(1.25, spaced(0, column(grow(1, 'deck')))), grow(1, column(grow(1, 'workstation'), 'panel'))),
  // A phone has the keys of the panel in its dock.
  tall: column(grow(1, 'workstation'), grow(1.15, 'deck')),
};
function createPanel(context: SceneContext<'instrument_ftir'>) {
  return createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'V', widest: '−0.0000', key: 'volts' },
        { label: 'Path', unit: 'cm', widest: '0.0000', second: true, key: 'path' },
      ],
      note: true,
    },
    keys: [
      { action: 'close_lid', print: 'CLOSE' },
      { action: 'open_lid', print: 'OPEN' },
      { action: 'collect_background', print: 'BACKGR.' },
      { action: 'collect_sample', print: 'SAMPLE', tone: 'accent' },
    ],
  });
}

export const createScene: CreateScene<'instrument_ftir'> = (context) => {
  const root = new Container({ label: 'infrared spectrometer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const deck = createInterferometerDeck(context);
  const panel = createPanel(context);
  const screens = createFtirScreens(context);
  const { workstation } = screens;
  const card = createCarriedCard(context, deck);
  root.addChild(room.root, deck.root, ...card.views, workstation.root, panel.root);

  const layDeck: Placed = { lay: (place, type) => deck.lay(inset(place, 4, 10), type) };
  return {
    root,
    resize(stage) {
      screens.reset();
      arrange(
        ARRANGEMENT[stage.layout],
        { deck: layDeck, panel, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      for (const key of panel.keys) key.enable(panel.root.visible);
      room.resize(stage, Math.min(stage.height - 60, deck.foot - 60), []);
      card.aim();
    },

    draw(next, now) {
      const { view, shown } = next;
      deck.look({
        mirror: view.mirror,
        running: view.collecting !== null,
        open: view.lid === 'open',
        moist: view.moist,
        passed: view.loaded ? (view.etched && view.onPlates ? 0.4 : 0.75) : 1,
        etched: view.etched,
      });
      card.draw(next, now);
      panel.set('volts', shown.interferogram_v.value === null ? '–' : shown.interferogram_v.text);
      panel.set('path', shown.mirror_opd_cm.text);
      panel.note(...noteOf(next));
      screens.draw(next);
    },

    describe: describeSpectrometer,

    destroy: () => root.destroy({ children: true }),
  };
};

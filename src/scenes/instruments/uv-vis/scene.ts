/** A spectrophotometer with its lid open, a rack of cuvettes that are carried into the beam, and its workstation. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { createPhotometerPanel } from '../../kit/instruments/photometer-panel';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCarriedCuvettes } from './carried-cuvettes';
import { createCuvetteRack } from './cuvette-rack';
import { createOpticalDeck } from './optical-deck';
import { createUvVisScreens } from './uv-vis-screens';
import { describeSpectrometer, noteOf } from './uv-vis-words';

const ARRANGEMENT: Arrangements<'deck' | 'panel' | 'rack' | 'workstation'> = {
  wide: row(
    grow(1.3, spaced(0, column(grow(2.4, 'deck'), 'panel', grow(1, 'rack')))),
    grow(1, spaced(0, column(grow(1, 'workstation')))),
  ),
  // A phone has the display's numbers on the workstation, and the keys in the dock.
  tall: column(grow(1.4, 'workstation'), grow(1.1, spaced(0, column(grow(1.7, 'deck'), grow(0.75, 'rack'))))),
};
/** A hand that moves by a unit of the stage turns the grating by so much. */
const NM_PER_UNIT = 3;

export const createScene: CreateScene<'instrument_uv_vis'> = (context) => {
  const root = new Container({ label: 'UV-Vis spectrophotometer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const deck = createOpticalDeck(context);
  const panel = createPhotometerPanel(context, [
    { action: 'lamp_on', print: 'LAMP' },
    { action: 'blank', print: '0 A' },
    { action: 'measure', print: 'READ', tone: 'accent' },
  ]);
  const screens = createUvVisScreens(context);
  const { workstation } = screens;
  const rack = createCuvetteRack(context, () => deck.cuvetteScale);
  const cuvettes = createCarriedCuvettes(context, deck);
  root.addChild(room.root, panel.root, deck.root, rack.root, ...cuvettes.views, rack.front, workstation.root);

  let deckBox = { x: 0, width: 0 };
  const turn = context.inputHandle('wavelength', {
    name: 'Grating: wavelength',
    grip: 'x',
    drag: (point, start, nm) => nm + (point.x - start.x) * NM_PER_UNIT,
  });
  const layDeck: Placed = {
    lay(place, type) {
      deckBox = place;
      deck.lay(place, type);
      placeHandle(turn, deck.grating);
    },
  };
  let benchY = 0;
  const layPanel: Placed = {
    root: panel.root,
    least: (type) => panel.least(type),
    lay(place, type) {
      panel.lay(place, type);
      benchY = place.y + place.height;
    },
  };
  const layRack: Placed = {
    lay: (place, type) => rack.lay(inset({ ...place, y: place.y + 6, height: place.height - 6 }, 4, 0), type),
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { deck: layDeck, panel: layPanel, rack: layRack, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      for (const key of panel.keys) key.enable(panel.root.visible);
      if (!panel.root.visible) benchY = deck.foot;
      room.resize(stage, Math.min(stage.height - 60, benchY - 24), [
        { x: deckBox.x + deckBox.width / 2, y: benchY, width: deckBox.width, height: 180 },
      ]);
      cuvettes.aim();
    },

    draw(frame, now) {
      const { view, params, shown, hidden } = frame;
      cuvettes.follow(frame);
      deck.look({
        lamp: view.lamp,
        beam: hidden.has('wavelength') ? 550 : view.beam,
        passed: view.passed,
        slit: Number(params.slit),
      });
      rack.standards(view.standardColours, params.path_length);
      cuvettes.draw(frame, rack, now);
      panel.show(shown.absorbance.text, shown.transmittance_pct.text);
      panel.note(...noteOf(frame));
      screens.draw(frame);
    },

    describe: describeSpectrometer,

    destroy: () => root.destroy({ children: true }),
  };
};

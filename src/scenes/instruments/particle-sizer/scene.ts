/** A particle size analyzer with its front open, windows onto what is in the beam and the light behind it, its panel, and the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { arrange, type Arrangements, column, grow, placeHandle, row, spaced, stageRoom } from '../../kit/layout/layout';
import { lightColour } from '../../kit/paint/light-colour';
import { createRoom } from '../../kit/room/room';
import { createCarriedSample } from './carried-sample';
import { createMagnified } from './magnified';
import type { MagnifiedLook } from './magnified-look';
import { createSizerDeck, type DeckLook, type SizerDeck } from './sizer-deck';
import { createSizerScreens } from './sizer-screens';
import { describeSizer, isDiffraction, noteOf, type SizerFrame } from './sizer-words';

const ARRANGEMENT: Arrangements<'deck' | 'windows' | 'panel' | 'workstation'> = {
  wide: row(
    grow(1.22, spaced(10, column(grow(1.62, 'deck'), grow(1, 'windows')))),
    grow(1, spaced(10, column(grow(1, 'workstation'), 'panel'))),
  ),
  // A phone has the keys of the panel in its dock.
  tall: spaced(10, column(grow(1.12, 'workstation'), grow(1, spaced(10, row(grow(2.35, 'deck'), grow(1, 'windows')))))),
};
const PLAIN = 0xd23b3b;
const ANGLES = ['13', '90', '173'];
const BRIGHT = 300;
function createPanel(context: SceneContext<'instrument_particle_size_analyzer'>) {
  return createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'Light', unit: 'kcps', widest: '000.0', key: 'light' },
        { label: 'Obscured', unit: '%', widest: '00', second: true, key: 'obscured' },
        { label: 'Cell', unit: '°C', widest: '00.0', second: true, key: 'cell' },
      ],
      note: true,
    },
    keys: [
      { action: 'align_laser', print: 'ALIGN' },
      { action: 'measure_background', print: 'BACKGR.' },
      { action: 'start_run', print: 'START', tone: 'accent' },
    ],
    knobs: [{ input: 'temperature' }],
  });
}

/** What is taken hold of at the deck. */
function createHandles(context: SceneContext<'instrument_particle_size_analyzer'>, deck: SizerDeck) {
  const detector = context.inputHandle('angle', {
    name: 'Detector on its arc',
    grip: 'along',
    drag: (point) => deck.angleAt(point),
  });
  const filter = context.actionHandle('filter_sample', { name: 'Syringe filter', grip: 'press' });
  const horn = context.actionHandle('ultrasound', { name: 'Ultrasonic horn', grip: 'press' });
  return {
    place(frame: SizerFrame): void {
      const diffraction = isDiffraction(frame);
      placeHandle(detector, deck.detector);
      detector.enable(!diffraction && !frame.hidden.has('angle'));
      placeHandle(filter, deck.filter);
      filter.enable(!diffraction);
      placeHandle(horn, deck.horn);
      horn.enable(diffraction);
    },
  };
}

/** Of the laser, or a plain red where it is to be found. */
const colourOf = ({ params, hidden }: SizerFrame): number =>
  (hidden.has('wavelength') ? null : lightColour(Number(params.wavelength))) ?? PLAIN;

/** `moved`: seconds for which it runs. */
function deckLook(next: SizerFrame, moved: number): DeckLook {
  const { view, params, shown, fields, hidden, running } = next;
  const cell = shown.cell_temp.value;
  const dense = hidden.has('obscuration') ? 0.5 : params.obscuration / 40;
  return {
    diffraction: isDiffraction(next),
    loaded: view.loaded,
    colour: colourOf(next),
    beam: true,
    aligned: view.aligned,
    angle: hidden.has('angle') ? null : ANGLES.indexOf(params.angle),
    scattered: typeof shown.count_rate_kcps.value === 'number' ? Math.min(1, shown.count_rate_kcps.value / BRIGHT) : 0,
    warmth: typeof cell === 'number' ? cell : 25,
    filtered: view.filtered,
    ultrasound: view.waiting?.what === 'ultrasound',
    stirring: running,
    rings: fields.rings,
    cloud: dense,
    now: moved * 1000,
  };
}

function windowLook(next: SizerFrame, moved: number): MagnifiedLook {
  const { view, params, fields, hidden } = next;
  const diffraction = isDiffraction(next);
  const median = diffraction ? 'diameter_um' : 'diameter_nm';
  const covered = hidden.has('sample') || view.fromShelf;
  return {
    diffraction,
    loaded: view.loaded,
    beam: true,
    colour: colourOf(next),
    diameter: covered || hidden.has(median) ? null : params[median],
    sigma: covered || hidden.has('sigma') ? null : params.sigma,
    others: covered ? [] : view.others,
    flicker: view.flicker,
    wander: view.wander,
    rings: fields.rings,
    angles: fields.angles,
    moved,
  };
}

export const createScene: CreateScene<'instrument_particle_size_analyzer'> = (context) => {
  const root = new Container({ label: 'particle size analyzer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const deck = createSizerDeck(context);
  const windows = createMagnified(context);
  const panel = createPanel(context);
  const screens = createSizerScreens(context);
  const { workstation } = screens;
  const sample = createCarriedSample(context, deck);
  const handles = createHandles(context, deck);
  root.addChild(room.root, deck.root, sample.root, deck.front, windows.root, workstation.root, panel.root);
  let moved = 0;
  let drawnAt = 0;

  function drawPanel(next: SizerFrame): void {
    const { view, params, shown, hidden } = next;
    panel.set('light', shown.count_rate_kcps.value === null ? '–' : shown.count_rate_kcps.text);
    panel.set(
      'obscured',
      isDiffraction(next) && view.loaded ? (hidden.has('obscuration') ? '?' : `${params.obscuration}`) : '–',
    );
    panel.set('cell', shown.cell_temp.text);
    panel.note(...noteOf(next));
  }

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], { deck, windows, panel, workstation }, stageRoom(stage, 14, 18), stage.type);
      for (const key of panel.keys) key.enable(panel.root.visible);
      room.resize(stage, Math.min(stage.height - 60, deck.foot - 60), []);
    },

    draw(next, now) {
      if (next.running && !context.reducedMotion) moved += Math.min(60, now - drawnAt) / 1000;
      drawnAt = now;
      deck.look(deckLook(next, moved));
      sample.draw(next, now);
      handles.place(next);
      windows.look(windowLook(next, moved));
      drawPanel(next);
      screens.draw(next);
    },

    describe: describeSizer,

    destroy: () => root.destroy({ children: true }),
  };
};

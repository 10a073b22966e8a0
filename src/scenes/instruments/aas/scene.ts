/** An atomic absorption spectrometer: lamp, flame and monochromator, cups into which the capillary is dipped, and the workstation. */
import type { CreateScene, SceneContext } from '../../contract';
import { createPhotometerPanel } from '../../kit/instruments/photometer-panel';
import { type Arrangements, column, grow, row, spaced } from '../../kit/layout/layout';
import type { CupRack } from '../../kit/sample-introduction/cup-rack';
import { createSolutionBench } from '../../kit/sample-introduction/solution-bench';
import { type AasDeck, createAasDeck, type DeckLook } from './aas-deck';
import { createAasScreens, SECONDS } from './aas-screens';
import { type AasFrame, describeSpectrometer, noteOf } from './aas-words';

const ARRANGEMENT: Arrangements<'deck' | 'rack' | 'panel' | 'workstation'> = {
  wide: row(
    grow(1.5, spaced(0, column(grow(2.8, 'deck'), grow(1, 'rack')))),
    grow(1, column(grow(1, 'workstation'), 'panel')),
  ),
  // A phone has the meter's numbers on the workstation, and its keys in the dock.
  tall: column(grow(1, 'workstation'), grow(1.55, spaced(0, column(grow(2.6, 'deck'), grow(1, 'rack'))))),
};
/** Cups of the rack, in their order. */
const BLANK = 0;
const SERIES = 5;
const SAMPLE = 6;
const UNKNOWN = 7;
const FLAME_COLOURS: Readonly<Partial<Record<string, number>>> = {
  copper: 0x35d98a,
  sodium: 0xffbf2e,
  potassium: 0xb58bff,
  calcium: 0xff6b3c,
};
const MM_PER_UNIT = 0.5;
const DEGREES_PER_UNIT = 0.6;
/** A hand that moves by so many units turns the turret to the next lamp. */
const LAMP_UNITS = 26;
/** Of the live signal on the meter. */
const DECIMALS = 4;

/** Which cup the tip hangs in; null while it rests. */
const cupOf = ({ view }: AasFrame): number | null => {
  if (!view.dipped) return null;
  const { what, labelled } = view.dipped;
  if (what === 'blank') return BLANK;
  if (what === 'sample') return SAMPLE;
  if (what === 'unknown') return UNKNOWN;
  const place = view.series.findIndex((value) => value >= (labelled ?? 0));
  return 1 + (place < 0 ? SERIES - 1 : place);
};

/** What is worked at the deck by hand. */
function createHandles(context: SceneContext<'instrument_aas'>, deck: AasDeck) {
  const lift = context.inputHandle('burner_height', {
    name: 'Burner head: height',
    grip: 'y',
    drag: (point, start, mm) => mm + ((point.y - start.y) / deck.scale) * MM_PER_UNIT,
  });
  const turn = context.inputHandle('burner_angle', {
    name: 'Burner collar: rotation',
    grip: 'x',
    drag: (point, start, degrees) => degrees + ((point.x - start.x) / deck.scale) * DEGREES_PER_UNIT,
  });
  const revolve = context.inputHandle('lamp', {
    name: 'Turret of lamps',
    grip: 'y',
    drag: (point, start, place) => place + Math.round((point.y - start.y) / LAMP_UNITS),
  });
  return {
    turn,
    place(): void {
      for (const [handle, box] of [
        [lift, deck.head],
        [turn, deck.burner],
        [revolve, deck.turret],
      ] as const)
        handle.place(box.x, box.y, box.width, box.height);
    },
  };
}

/** `lamp`: its place in the turret. */
function deckLook({ view, params, shown, hidden }: AasFrame, lamp: number): DeckLook {
  return {
    lamp: view.lamp,
    warmth: view.warmth,
    turret: lamp,
    line: hidden.has('element') ? null : Number(shown.wavelength_nm.value ?? 0),
    passed: view.passed,
    slit: Number(params.slit),
    deuterium: params.d2_correction && view.lamp,
    flame: view.flame === null ? null : view.flame === 'Air-Acetylene' ? 'air' : 'nitrous',
    metals: view.glow.flatMap(({ id, strength }) => {
      const colour = FLAME_COLOURS[id];
      return colour === undefined ? [] : [{ colour, strength }];
    }),
    smoke: view.smoke,
    slot: view.head === 'Air-Acetylene' ? 100 : 50,
    height: params.burner_height,
    angle: params.burner_angle,
    spraying: view.flame !== null && view.dipped !== null,
  };
}

function fillCups(rack: CupRack, { view, hidden }: AasFrame, water: number): void {
  rack.fill(BLANK, 0.8, water);
  view.series.forEach((value, n) => {
    rack.print(1 + n, hidden.has('element') ? '?' : String(value));
    rack.fill(1 + n, 0.8, water);
  });
  rack.fill(SAMPLE, view.loaded ? 0.8 : 0, water);
  rack.fill(UNKNOWN, 0.8, water);
}

export const createScene: CreateScene<'instrument_aas'> = (context) => {
  const deck = createAasDeck(context);
  const panel = createPhotometerPanel(context, [
    { action: 'lamp_on', print: 'LAMP' },
    { action: 'light_flame', print: 'FLAME' },
    { action: 'flame_off', print: 'OFF' },
    { action: 'aspirate_blank', print: 'ZERO' },
    { action: 'read', print: 'READ', tone: 'accent' },
  ]);
  const screens = createAasScreens(context);
  const { workstation } = screens;
  let frame: AasFrame | null = null;

  const dip = (cup: number): void => {
    const view = frame?.view;
    context.sound('click');
    if (cup === BLANK) context.dispatch({ do: 'aspirate_blank' });
    else if (cup === UNKNOWN) context.dispatch({ do: 'aspirate_unknown' });
    else if (cup === SAMPLE) {
      if (!view?.loaded) context.dispatch({ do: 'load_sample' });
      context.dispatch({ do: 'read' });
    } else context.dispatch({ do: 'aspirate_standard', value: view?.series[cup - 1] ?? 1 });
  };
  const bench = createSolutionBench(context, {
    label: 'atomic absorption spectrometer',
    arrangement: ARRANGEMENT,
    deck,
    panel,
    workstation,
    cups: [
      { id: 'blank', label: 'Blank', cups: 1 },
      { id: 'standards', label: 'Std, mg/L', cups: SERIES },
      { id: 'sample', label: 'Sample', cups: 1 },
      { id: 'unknown', label: 'Unknown', cups: 1 },
    ],
    hint: 'Carry it into a cup: what is in it is measured. Enter zeroes on the blank first, then reads the sample.',
    dip,
    send: () => dip(frame?.view.zeroed ? SAMPLE : BLANK),
  });
  const handles = createHandles(context, deck);

  /** While a reading is taken the meter follows the signal. */
  function drawMeter(next: AasFrame): void {
    const { view, shown, fields } = next;
    const live = view.spraying ? fields.trace[SECONDS - 1] : undefined;
    if (live !== undefined && Number.isFinite(live))
      panel.show(live.toFixed(DECIMALS).replace('-', '−'), (100 * 10 ** -live).toFixed(2));
    else panel.show(shown.absorbance.text, shown.transmittance_pct.text);
    panel.note(...noteOf(next));
  }

  return {
    root: bench.root,
    resize(stage) {
      bench.resize(stage);
      // On a phone the collar lies too near to the capillary for a finger.
      handles.turn.enable(panel.root.visible);
    },

    draw(next, now) {
      frame = next;
      const { view, params } = next;
      const spraying = view.flame !== null && view.dipped !== null;
      deck.look(deckLook(next, context.facts.inputs.lamp?.options.indexOf(params.lamp) ?? 0), now / 1000);
      handles.place();
      fillCups(bench.rack, next, context.theme.water);
      bench.draw(cupOf(next), now, { sprayed: spraying, moves: spraying });
      drawMeter(next);
      screens.draw(next);
    },

    describe: describeSpectrometer,

    destroy: () => bench.root.destroy({ children: true }),
  };
};

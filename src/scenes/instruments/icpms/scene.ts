/** An ICP mass spectrometer: plasma, cones, cell, quadrupole and counter, cups for the capillary, and the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
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
import { createCapillary, TIP } from '../../kit/sample-introduction/capillary';
import { createCupRack } from '../../kit/sample-introduction/cup-rack';
import { createCalibrationView } from '../../kit/workstation/calibration-view';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createIcpmsDeck } from './icpms-deck';
import { createMassView } from './mass-view';

type IcpmsFrame = Frame<'instrument_icpms'>;

const ARRANGEMENT: Arrangements<'deck' | 'rack' | 'panel' | 'workstation'> = {
  wide: row(
    grow(1.5, spaced(0, column(grow(2.4, 'deck'), grow(1, 'rack')))),
    grow(1, column(grow(1, 'workstation'), 'panel')),
  ),
  // A phone has the counter's numbers among the readings, and its keys in the dock.
  tall: column(grow(1, 'workstation'), grow(1.35, spaced(0, column(grow(2.3, 'deck'), grow(1, 'rack'))))),
};
/** µg/L of the standards in the cups. */
const SERIES = [1, 10, 20, 50, 100] as const;
/** Cups of the rack, in their order. */
const RINSE = 0;
const SAMPLE = 1 + SERIES.length;
/** The tip hangs so deep in a cup, as a part of it. */
const DIPS = 0.62;

export const createScene: CreateScene<'instrument_icpms'> = (context) => {
  const root = new Container({ label: 'ICP mass spectrometer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const deck = createIcpmsDeck(context);
  const rack = createCupRack(context, [
    { id: 'rinse', label: 'Rinse', cups: 1 },
    { id: 'standards', label: 'Std, µg/L', cups: SERIES.length },
    { id: 'sample', label: 'Sample', cups: 1 },
  ]);
  const capillary = createCapillary(context);
  const panel = createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'n', unit: 'cps', widest: '00000000', key: 'cps' },
        { label: 'm/z', widest: '000', second: true, key: 'mass' },
      ],
      note: true,
    },
    keys: [
      { action: 'ignite_plasma', print: 'IGNITE' },
      { action: 'tune', print: 'TUNE' },
      { action: 'start_scan', print: 'SCAN' },
      { action: 'read_sample', print: 'READ', tone: 'accent' },
    ],
  });
  const spectrum = createMassView(context);
  const calibration = createCalibrationView(context, {
    x: { label: 'Concentration', short: 'c', unit: 'µg/L' },
    y: { label: 'Counts', short: 'n', unit: 'cps' },
    least: { x: 1, y: 1000 },
  });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'spectrum', print: 'Masses', name: 'Screen: mass spectrum', screen: spectrum, zoom: spectrum.zoom },
      { id: 'line', print: 'Line', name: 'Screen: calibration', screen: calibration },
    ],
  });
  root.addChild(
    room.root,
    deck.root,
    rack.root,
    capillary.root,
    capillary.tip,
    rack.front,
    workstation.root,
    panel.root,
  );

  let frame: IcpmsFrame | null = null;
  let last = Number.NaN;
  const dip = (cup: number): void => {
    context.sound('click');
    if (cup === RINSE) context.dispatch({ do: 'rinse' });
    else if (cup < SAMPLE) context.dispatch({ do: 'add_standard', value: SERIES[cup - 1] ?? 10 });
    else if (frame?.view.loaded === 'sample') context.dispatch({ do: 'read_sample' });
    else context.dispatch({ do: 'load_sample' });
  };
  const nearest = (x: number): number => {
    let best = 0;
    for (let n = 1; n < rack.cups; n++) if (Math.abs(rack.mouth(n).x - x) < Math.abs(rack.mouth(best).x - x)) best = n;
    return best;
  };
  const carried = createCarried(context, capillary.tip, {
    name: 'Capillary of the nebuliser',
    hint: 'Carry it into a cup: a standard is measured, the sample is loaded, or all is rinsed. Enter loads the sample, then reads it.',
    box: { x: -TIP.width / 2, y: -TIP.height, width: TIP.width, height: TIP.height },
    drop(at) {
      if (at.y > rack.mouth(0).y - TIP.height) dip(nearest(at.x));
    },
    send: () => dip(SAMPLE),
  });
  const cupOf = ({ view }: IcpmsFrame): number => {
    if (view.loaded === null) return RINSE;
    if (view.loaded === 'sample') return SAMPLE;
    const place = SERIES.findIndex((value) => value >= (view.standardLoaded ?? 0));
    return 1 + (place < 0 ? SERIES.length - 1 : place);
  };

  const methodOf = ({ params, hidden }: IcpmsFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      say('element', params.element),
      say('cell_mode', params.cell_mode === 'Helium' ? 'He' : 'no gas'),
      say('internal_standard', `IS ${params.internal_standard}`),
      say('dwell_ms', `${params.dwell_ms} ms`),
    ].join(' · ');
  };
  function resultOf({ view, shown }: IcpmsFrame): readonly [string, 'plain' | 'warning'] {
    if (shown.remark.value !== null) return ['detector works as an amplifier', 'warning'];
    if (view.scanning) return [`scanning, m/z ${view.mass}`, 'plain'];
    if (shown.cu_dilution_result.value !== null)
      return [
        `by dilution ${shown.cu_dilution_result.text} µg/L\nas measured ${shown.cu_dilution_raw.text} µg/L`,
        'plain',
      ];
    if (workstation.shown === 'line') {
      if (view.unknown) {
        const words = twoPartsWords(view.unknown, 'µg/L');
        return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
      }
      if (view.line) return [`slope ${shown.slope.text} cps L/µg · R² ${shown.r2.text}`, 'plain'];
      return [`${view.standards.length} standards`, 'plain'];
    }
    if (shown.arcl_75_est.value !== null) return [`ArCl on 75: ${shown.arcl_75_est.text} cps`, 'plain'];
    if (shown.cps_ratio.value !== null) return [`ratio ${shown.cps_ratio.text}`, 'plain'];
    return shown.ceo_pct.value === null
      ? ['', 'plain']
      : [`CeO ${shown.ceo_pct.text} % · Ba2+ ${shown.ba2_pct.text} %`, 'plain'];
  }
  const noteOf = ({ view, shown }: IcpmsFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.plasma) return ['plasma off', 'warning'];
    if (!view.warm) return ['warming up', 'warning'];
    if (view.loaded === null) return ['rinse', 'plain'];
    return [shown.is_recovery_pct.value === null ? 'ready' : `recovery ${shown.is_recovery_pct.text} %`, 'plain'];
  };

  let deckBox = { x: 0, width: 0 };
  const layDeck: Placed = {
    lay(place, type) {
      deckBox = place;
      deck.lay(inset(place, 0, 4), type);
    },
  };
  let hasPanel = false;
  const layPanel: Placed = {
    root: panel.root,
    least: (type) => panel.least(type),
    lay(place, type) {
      hasPanel = true;
      panel.lay(place, type);
    },
  };
  const layRack: Placed = { lay: (place, type) => rack.lay(inset(place, 6, 0), type) };

  return {
    root,
    resize(stage) {
      hasPanel = false;
      arrange(
        ARRANGEMENT[stage.layout],
        { deck: layDeck, rack: layRack, panel: layPanel, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      for (const key of panel.keys) key.enable(hasPanel);
      room.resize(stage, Math.min(stage.height - 60, deck.foot - 30), [
        { x: deckBox.x + deckBox.width / 2, y: deck.foot, width: deckBox.width, height: 220 },
      ]);
      carried.aim(
        Array.from({ length: rack.cups }, (_, n) => {
          const { x, y } = rack.mouth(n);
          return { x: x - rack.width / 2, y: y - 4, width: rack.width, height: rack.depth * 0.7 };
        }),
      );
    },

    draw(next, now) {
      frame = next;
      const { view, shown, fields, hidden } = next;
      const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      const spraying = view.plasma && view.loaded !== null;
      if (view.plasma && !context.reducedMotion) {
        deck.drift(seconds);
        capillary.drift(seconds);
        context.redraw();
      }
      deck.look(
        {
          plasma: view.plasma,
          warmth: view.warmth,
          helium: view.helium,
          spraying,
          arrives: view.arrives,
        },
        now / 1000,
      );
      const { water } = context.theme;
      rack.fill(RINSE, 0.8, water);
      SERIES.forEach((value, n) => {
        rack.print(1 + n, String(value));
        rack.fill(1 + n, 0.8, water);
      });
      rack.fill(SAMPLE, 0.8, water);
      const mouth = rack.mouth(cupOf(next));
      carried.home({ x: mouth.x, y: mouth.y + rack.depth * DIPS }, 1);
      carried.move(now);
      capillary.hang(deck.inlet, 1);
      capillary.flow(spraying);
      panel.set('cps', shown.mass_cps.value === null ? '–' : shown.mass_cps.text);
      panel.set('mass', hidden.has('element') ? '–' : String(view.mass));
      panel.note(...noteOf(next));
      workstation.follow(view.standards.length > 0 && !view.scanning && !view.spiked ? 'line' : 'spectrum');
      workstation.method(methodOf(next));
      if (workstation.shown === 'spectrum') {
        spectrum.draw({
          counts: fields.spectra.subarray(0, fields.spectra.length / 2),
          pattern: hidden.has('element') ? [] : view.pattern,
          mass: hidden.has('element') ? 0 : view.mass,
        });
      }
      if (workstation.shown === 'line')
        calibration.draw({ standards: view.standards, old: view.oldStandards, line: view.line, unknown: view.unknown });
      workstation.result(...resultOf(next));
    },

    describe({ view, shown, params, hidden }) {
      const sentences = [
        view.plasma ? (view.warm ? 'The plasma burns.' : 'The plasma warms up.') : 'No plasma burns.',
        view.loaded === null
          ? 'The capillary hangs in the rinse.'
          : view.loaded === 'sample'
            ? 'The capillary hangs in the sample.'
            : 'The capillary hangs in a standard.',
        hidden.has('cell_mode') ? '' : params.cell_mode === 'Helium' ? 'Helium fills the cell.' : 'The cell is empty.',
        view.scanning ? 'A scan of all masses is running.' : '',
        shown.mass_cps.value === null ? '' : `The counter shows ${shown.mass_cps.text} counts a second.`,
        shown.is_recovery_pct.value === null ? '' : `The internal standard is at ${shown.is_recovery_pct.text} %.`,
      ];
      if (view.standards.length > 0) sentences.push(`${view.standards.length} standards are measured.`);
      if (view.unknown) sentences.push(`The line says ${twoPartsWords(view.unknown, 'µg/L')}.`);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

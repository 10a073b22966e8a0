/** An infrared spectrometer: the interferometer with its gliding mirror, the sample that is carried into the beam, and the workstation. */
import { Container } from 'pixi.js';
import { GROUP_REGIONS } from '../../../../engine/data/samples/infrared-groups';
import type { CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
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
import { contactShadow } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import { createSpectrumView } from '../../kit/workstation/spectrum-view';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createInterferometerDeck } from './interferometer-deck';
import { CARD, type CardKind, createSampleCard } from './sample-card';

type FtirFrame = Frame<'instrument_ftir'>;

const ARRANGEMENT: Arrangements<'deck' | 'panel' | 'workstation'> = {
  wide: row(grow(1.25, spaced(0, column(grow(1, 'deck')))), grow(1, column(grow(1, 'workstation'), 'panel'))),
  // A phone has the keys of the panel in its dock.
  tall: column(grow(1, 'workstation'), grow(1.15, 'deck')),
};
const ENDS = [4000, 400] as const;
/** A sample let go so near to the holder is in it, in units of the deck. */
const REACH = 110;
/** Where it waits, from the holder, in units of the deck. */
const WAITS = { x: -284, y: 36 } as const;

/** Height in % above all bands. */
const CLEAR = 134;

export const createScene: CreateScene<'instrument_ftir'> = (context) => {
  const root = new Container({ label: 'infrared spectrometer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const deck = createInterferometerDeck(context);
  const card = createSampleCard(context);
  const shadow = contactShadow(context.theme, CARD.width * 1.3, 16);
  const panel = createInstrument(context, {
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
  const signal = createChart(context, {
    ground: 'screen',
    x: { label: 'Path difference', short: 'x', unit: 'cm' },
    y: { label: 'Detector', short: 'I', unit: 'V', domain: [-5, 5] },
    marks: { trace: line({ width: 1.4, points: 'changes' }) },
  });
  const spectrum = createSpectrumView(context, {
    x: { label: 'Wavenumber', short: 'ν', unit: 'cm⁻¹' },
    y: { label: 'Signal', short: 'T, A' },
    least: [0, 1],
    compares: false,
    pick: { action: 'pick_peak', name: 'Spectrum: cursor that picks a band' },
    regions: GROUP_REGIONS,
  });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'signal', print: 'Signal', name: 'Screen: interferogram', screen: signal },
      { id: 'spectrum', print: 'Spectrum', name: 'Screen: spectrum', screen: spectrum, zoom: spectrum.zoom },
    ],
  });
  root.addChild(room.root, deck.root, shadow, card.root, workstation.root, panel.root);

  let frame: FtirFrame | null = null;
  const put = (): void => {
    context.sound('click');
    context.dispatch({ do: frame?.view.loaded ? 'clean_crystal' : 'load_sample' });
  };
  const carried = createCarried(context, card.root, {
    name: 'Sample in its holder',
    hint: 'Carry it into the beam, or out of it.',
    box: { x: -CARD.width / 2, y: -CARD.height / 2, width: CARD.width, height: CARD.height },
    drop(at) {
      const { holder, scale } = deck;
      const near = (at.x - holder.x) ** 2 + (at.y - holder.y) ** 2 < (REACH * scale) ** 2;
      if (near !== (frame !== null && frame.view.loaded !== null)) put();
    },
    send: put,
  });
  const kindOf = ({ view, hidden }: FtirFrame): CardKind => {
    if (hidden.has('sample')) return 'crystal';
    if (view.phase === 'gas') return 'gas';
    if (view.onPlates && !hidden.has('holder')) return 'plates';
    const { sample } = frame?.params ?? { sample: '' };
    return sample === 'Polystyrene Film' || sample === 'Narrow Line Test'
      ? 'film'
      : sample === 'Carbon Monoxide Gas'
        ? 'gas'
        : 'crystal';
  };
  const methodOf = ({ params, hidden }: FtirFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      say('resolution', `${params.resolution} cm⁻¹`),
      say('apodisation', params.apodisation),
      say('scans', `${params.scans} scans`),
    ].join(' · ');
  };
  function resultOf({ view, shown, hidden }: FtirFrame): readonly [string, 'plain' | 'warning'] {
    if (view.monoxide && !hidden.has('sample'))
      return ['Carbon monoxide is poisonous: sealed cell, filled in a hood.', 'warning'];
    if (view.collecting)
      return [`collecting the ${view.collecting}, scan ${Number(shown.scans_done.value ?? 0) + 1}`, 'plain'];
    if (view.peak)
      return [
        `${shown.peak_wavenumber.text} cm⁻¹ · T ${shown.peak_transmittance.text} %${shown.peak_fwhm.value === null ? '' : `\nwidth ${shown.peak_fwhm.text} cm⁻¹`}`,
        'plain',
      ];
    if (shown.match_name.value !== null && !hidden.has('sample'))
      return [`most alike: ${shown.match_name.text}`, 'plain'];
    return view.recorded && !view.ratioed ? ['single beam', 'warning'] : ['', 'plain'];
  }
  const noteOf = ({ view }: FtirFrame): readonly [string, 'plain' | 'warning'] => {
    if (view.lid === 'open') return ['lid open', 'warning'];
    if (view.collecting) return [`${Math.round(100 * view.done)} %`, 'plain'];
    return ['ready', 'plain'];
  };

  const layDeck: Placed = { lay: (place, type) => deck.lay(inset(place, 4, 10), type) };
  let asked = '';
  return {
    root,
    resize(stage) {
      asked = '';
      arrange(
        ARRANGEMENT[stage.layout],
        { deck: layDeck, panel, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      for (const key of panel.keys) key.enable(panel.root.visible);
      room.resize(stage, Math.min(stage.height - 60, deck.foot - 60), []);
      const { holder, scale } = deck;
      const [w, h] = [CARD.width * scale, CARD.height * scale];
      carried.aim([{ x: holder.x - w / 2, y: holder.y - h / 2, width: w, height: h }]);
    },

    draw(next, now) {
      frame = next;
      const { view, params, shown, fields, hidden } = next;
      deck.look({
        mirror: view.mirror,
        running: view.collecting !== null,
        open: view.lid === 'open',
        moist: view.moist,
        passed: view.loaded ? (view.etched && view.onPlates ? 0.4 : 0.75) : 1,
        etched: view.etched,
      });
      card.look(kindOf(next), view.etched && !hidden.has('holder'));
      const { holder, scale } = deck;
      card.root.scale.set(scale);
      carried.home(view.loaded ? holder : { x: holder.x + WAITS.x * scale, y: holder.y + WAITS.y * scale }, scale);
      carried.enable(view.collecting === null);
      carried.move(now);
      shadow.position.set(card.root.x + 3, card.root.y + (CARD.height / 2) * scale);
      panel.set('volts', shown.interferogram_v.value === null ? '–' : shown.interferogram_v.text);
      panel.set('path', shown.mirror_opd_cm.text);
      panel.note(...noteOf(next));
      workstation.follow(view.collecting || !view.recorded ? 'signal' : 'spectrum');
      workstation.method(methodOf(next));
      if (workstation.shown === 'signal') {
        signal.domain({ x: [0, hidden.has('resolution') ? 1 : view.opd] });
        signal.marks.trace.even(fields.interferogram, 0, hidden.has('resolution') ? 1 : view.opd);
      }
      const ready = view.ratioed && view.collecting === null;
      spectrum.enable(workstation.shown === 'spectrum' && ready);
      const key = `${workstation.shown} ${view.version} ${params.display} ${view.peak?.at ?? ''} ${spectrum.zoom.level}`;
      if (workstation.shown === 'spectrum' && key !== asked) {
        asked = key;
        spectrum.draw({
          ends: ENDS,
          from: 400,
          to: 4000,
          values: fields.spectrum,
          before: [],
          peak: view.peak
            ? {
                at: view.peak.at,
                height: params.display === 'Absorbance' ? view.peak.absorbance : 100 * 10 ** -view.peak.absorbance,
                words: shown.peak_wavenumber.text,
                // A band of transmittance hangs down among its neighbours: its number stands above the line of 100 %.
                wordsAt: params.display === 'Absorbance' ? view.peak.absorbance : CLEAR,
              }
            : null,
          now: null,
        });
      }
      workstation.result(...resultOf(next));
    },

    describe(next) {
      const { view, shown, hidden } = next;
      const sentences = [
        view.lid === 'open' ? 'The lid is open.' : 'The lid is closed.',
        view.loaded ? 'A sample stands in the beam.' : 'No sample stands in the beam.',
        view.collecting ? `The mirror glides: the ${view.collecting} is collected.` : 'The mirror stands.',
        view.etched && !hidden.has('holder') ? 'The plates are etched.' : '',
        view.recorded
          ? view.ratioed
            ? 'A spectrum is shown.'
            : 'A single beam is shown.'
          : 'Nothing was recorded yet.',
      ];
      if (view.peak) sentences.push(`The band picked lies at ${shown.peak_wavenumber.text} per centimetre.`);
      const [words, tone] = resultOf(next);
      if (tone === 'warning' && words) sentences.push(words);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

/** A powder diffractometer: goniometer with tube, sample and detector, a lens over the planes, and the workstation with its card file. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createDiffractogramView } from '../../kit/diffraction/diffractogram-view';
import { createGoniometer, GONIOMETER } from '../../kit/diffraction/goniometer';
import { createPlaneLens } from '../../kit/diffraction/plane-lens';
import { createWaitingHolder } from '../../kit/diffraction/waiting-holder';
import {
  type Arrangements,
  arrange,
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
import { createWorkstation } from '../../kit/workstation/workstation';

type XrdFrame = Frame<'xrd_basics'>;

const ARRANGEMENT: Arrangements<'goniometer' | 'lens' | 'workstation'> = {
  wide: row(grow(1.08, spaced(12, column(grow(1.2, 'lens'), grow(1.9, 'goniometer')))), grow(1, 'workstation')),
  tall: spaced(
    10,
    column(grow(1.35, 'workstation'), grow(1, spaced(10, row(grow(1.45, 'goniometer'), grow(1, 'lens'))))),
  ),
};
/** What makes the detector as bright as it gets, counts per second. */
const BRIGHT = 5000;
const COVERED = 0x8f9aa6;
/** A hand that moves by so many units of the stage changes the anode, or the height by a millimetre. */
const PER_ANODE = 34;
const PER_MILLIMETRE = 110;

export const createScene: CreateScene<'xrd_basics'> = (context) => {
  const root = new Container({ label: 'X-ray diffractometer' });
  const room = createRoom(context, { kind: 'workshop' });
  const goniometer = createGoniometer(context);
  const lens = createPlaneLens(context);
  const pattern = createDiffractogramView(context, {
    action: 'pick_peak',
    name: 'Pattern: cursor that picks a peak',
  });
  let card = -1;
  let cards: readonly string[] = [];
  const turn = (way: 1 | -1) => (): void => {
    card = ((card + 1 + way + cards.length + 1) % (cards.length + 1)) - 1;
    context.redraw();
  };
  const workstation = createWorkstation(context, {
    views: [{ id: 'pattern', print: 'Pattern', name: 'Screen: pattern', screen: pattern, zoom: pattern.zoom }],
    keys: [
      { press: turn(-1), name: 'Card file: the card before', print: 'Card −' },
      { press: turn(1), name: 'Card file: the next card', print: 'Card +' },
    ],
  });
  const waiting = createWaitingHolder(context, goniometer);
  root.addChild(room.root, goniometer.root, waiting.root, lens.root, workstation.root);

  const anode = context.inputHandle('anode', {
    name: 'Tube: anode',
    grip: 'x',
    drag: (point, start, place) => place + (point.x - start.x) / PER_ANODE,
  });
  const screw = context.inputHandle('displacement', {
    name: 'Screw: height of the sample',
    grip: 'y',
    drag: (point, start, mm) => mm + (start.y - point.y) / PER_MILLIMETRE,
  });
  const end = context.inputHandle('two_theta_max', {
    name: 'Pin: end of the scan',
    grip: 'along',
    drag: (point) => goniometer.angleOf(point),
  });
  const layGoniometer: Placed = {
    lay(box, type) {
      goniometer.lay(box, type);
      placeHandle(anode, goniometer.tube);
      placeHandle(screw, goniometer.screw);
      waiting.aim();
    },
  };

  const methodOf = ({ params, hidden }: XrdFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      say('crystal', params.crystal),
      say('anode', `${params.anode} Kα`),
      `${params.step_size}° · ${params.count_time} s`,
    ].join(' · ');
  };

  function resultOf({ view, shown }: XrdFrame): readonly [string, 'plain' | 'warning'] {
    const under = card >= 0 ? `\ncard: ${cards[card] ?? ''}` : '';
    if (view.standardLeft !== null) return [`standard: ${Math.ceil(view.standardLeft)} s left${under}`, 'plain'];
    if (view.scanning) return [`${shown.two_theta.text}° · ${shown.counts.text} counts${under}`, 'plain'];
    if (view.peaks > 0) {
      const lattice =
        shown.lattice_type.value === null
          ? 'no cubic sequence yet'
          : `${shown.lattice_type.text} · a ${shown.lattice_a.text} Å`;
      const size = view.large ? 'larger than 200 nm' : `${shown.scherrer_nm.text} nm`;
      return [`${lattice}\nsize ${size}${under}`, 'plain'];
    }
    if (view.scanned) return [`pattern recorded: fit the peaks${under}`, 'plain'];
    return [`${view.loaded ? 'sample in its place' : 'no sample'}${under}`, view.loaded ? 'plain' : 'warning'];
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { goniometer: layGoniometer, lens, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      const { foot, scale } = goniometer;
      room.resize(stage, Math.min(stage.height - 60, foot - 50), [
        {
          x: goniometer.seat.x,
          y: foot,
          width: GONIOMETER.width * 0.5 * scale,
          height: 200 * scale,
          tone: context.theme.housing,
        },
      ]);
    },

    draw(frame, now) {
      const { view, params, fields, shown, hidden } = frame;
      ({ cards } = view);
      const tone = hidden.has('crystal') ? COVERED : view.tone;
      const beam = view.scanning || view.standardLeft !== null;
      goniometer.set({
        twoTheta: view.twoTheta,
        beam,
        reflected: view.scanning ? view.rate / BRIGHT : 0,
        sample: view.loaded ? tone : null,
        lift: params.displacement,
        anode: hidden.has('anode') ? '?' : params.anode,
        end: params.two_theta_max,
        now,
      });
      placeHandle(end, goniometer.pin(params.two_theta_max));
      waiting.set(view.loaded, tone, now);
      if (hidden.has('anode')) lens.cover('wavelength hidden');
      else if (hidden.has('crystal') && !view.picked) lens.cover('pick a peak first');
      else lens.set({ ...view.planes, beam, tone, now });
      workstation.method(methodOf(frame));
      const length = fields.cards.length / Math.max(1, view.cards.length);
      const found = Array.from({ length: view.peaks }, (_, n) => fields.peaks[3 * n] ?? 0);
      pattern.draw({
        ends: [view.from, view.to],
        values: fields.pattern,
        from: view.from,
        to: view.to,
        before: { values: fields.before, from: view.from, to: view.last },
        card: card < 0 ? null : fields.cards.subarray(card * length, (card + 1) * length),
        lines: found,
        picked:
          view.picked && typeof shown.picked_two_theta.value === 'number'
            ? {
                at: shown.picked_two_theta.value,
                words: `${shown.picked_hkl.value === null ? '' : `${shown.picked_hkl.text}  `}${shown.picked_two_theta.value.toFixed(2)}°`,
              }
            : null,
        now: view.scanning ? view.twoTheta : null,
      });
      workstation.result(...resultOf(frame));
    },

    describe({ view, shown, params, hidden }) {
      const sentences = [
        view.loaded ? 'A sample lies on the goniometer.' : 'No sample lies on the goniometer.',
        hidden.has('anode') ? '' : `The anode of the tube is ${params.anode}.`,
        `The detector stands at ${shown.two_theta.text} degrees.`,
        params.displacement === 0 || hidden.has('displacement')
          ? ''
          : `The sample lies ${Math.abs(params.displacement)} mm too ${params.displacement > 0 ? 'high' : 'low'}.`,
        view.scanning ? 'A scan is running.' : view.scanned ? 'A pattern is recorded.' : 'No pattern is recorded.',
      ];
      if (view.standardLeft !== null) sentences.push('The standard is being measured.');
      if (view.peaks > 0) sentences.push(`${shown.n_peaks.text} peaks above 1 per cent are found.`);
      if (view.peaks > 0 && shown.lattice_type.value !== null)
        sentences.push(`The lattice is ${shown.lattice_type.text}, its constant ${shown.lattice_a.text} Å.`);
      if (view.picked) sentences.push(`The picked peak lies at ${shown.picked_two_theta.text} degrees.`);
      if (card >= 0) sentences.push(`The card of ${cards[card] ?? ''} lies over the pattern.`);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

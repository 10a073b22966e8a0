/** The workstation: the pattern on its screen, and a card file that is turned over it. */
import type { Frame, SceneContext } from '../../contract';
import { createDiffractogramView, type Diffractogram } from '../../kit/diffraction/diffractogram-view';
import { createWorkstation } from '../../kit/workstation/workstation';
import { methodOf, resultOf } from './xrd-words';

type XrdFrame = Frame<'xrd_basics'>;

function pickedOf({ view, shown }: XrdFrame): Diffractogram['picked'] {
  const at = shown.picked_two_theta.value;
  if (!view.picked || typeof at !== 'number') return null;
  return { at, words: `${shown.picked_hkl.value === null ? '' : `${shown.picked_hkl.text}  `}${at.toFixed(2)}°` };
}

/** `card`: its place in the file; −1: none. */
function patternOf(frame: XrdFrame, card: number): Diffractogram {
  const { view, fields } = frame;
  const length = fields.cards.length / Math.max(1, view.cards.length);
  return {
    ends: [view.from, view.to],
    values: fields.pattern,
    from: view.from,
    to: view.to,
    before: { values: fields.before, from: view.from, to: view.last },
    card: card < 0 ? null : fields.cards.subarray(card * length, (card + 1) * length),
    lines: Array.from({ length: view.peaks }, (_, n) => fields.peaks[3 * n] ?? 0),
    picked: pickedOf(frame),
    now: view.scanning ? view.twoTheta : null,
  };
}

export function createXrdWorkstation(context: SceneContext<'xrd_basics'>) {
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
  const cardName = (): string | null => (card < 0 ? null : (cards[card] ?? ''));
  return {
    workstation,
    cardName,
    draw(frame: XrdFrame) {
      ({ cards } = frame.view);
      workstation.method(methodOf(frame));
      pattern.draw(patternOf(frame, card));
      workstation.result(...resultOf(frame, cardName()));
    },
  };
}

/** The sample in its holder, which is carried into the beam and out of it, with its shadow. */
import type { SceneContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { contactShadow } from '../../kit/paint/shading';
import type { FtirFrame } from './ftir-words';
import type { InterferometerDeck } from './interferometer-deck';
import { CARD, type CardKind, createSampleCard } from './sample-card';

/** A sample let go so near to the holder is in it, in units of the deck. */
const REACH = 110;
/** Where it waits, from the holder, in units of the deck. */
const WAITS = { x: -284, y: 36 } as const;

const kindOf = ({ view, hidden, params }: FtirFrame): CardKind => {
  if (hidden.has('sample')) return 'crystal';
  if (view.phase === 'gas') return 'gas';
  if (view.onPlates && !hidden.has('holder')) return 'plates';
  const { sample } = params;
  return sample === 'Polystyrene Film' || sample === 'Narrow Line Test'
    ? 'film'
    : sample === 'Carbon Monoxide Gas'
      ? 'gas'
      : 'crystal';
};

export function createCarriedCard(context: SceneContext<'instrument_ftir'>, deck: InterferometerDeck) {
  const card = createSampleCard(context);
  const shadow = contactShadow(context.theme, CARD.width * 1.3, 16);
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
  return {
    views: [shadow, card.root],
    /** It may be let go over the holder. */
    aim(): void {
      const { holder, scale } = deck;
      const [w, h] = [CARD.width * scale, CARD.height * scale];
      carried.aim([{ x: holder.x - w / 2, y: holder.y - h / 2, width: w, height: h }]);
    },
    draw(next: FtirFrame, now: number): void {
      frame = next;
      const { view, hidden } = next;
      card.look(kindOf(next), view.etched && !hidden.has('holder'));
      const { holder, scale } = deck;
      card.root.scale.set(scale);
      carried.home(view.loaded ? holder : { x: holder.x + WAITS.x * scale, y: holder.y + WAITS.y * scale }, scale);
      carried.enable(view.collecting === null);
      carried.move(now);
      shadow.position.set(card.root.x + 3, card.root.y + (CARD.height / 2) * scale);
    },
  };
}

/** Blank and sample: cuvettes that are carried from the rack into the beam. */
import type { SceneContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createCuvette, CUVETTE } from '../../kit/glassware/cuvette';
import type { CuvetteRack } from './cuvette-rack';
import type { OpticalDeck } from './optical-deck';
import type { UvVisFrame } from './uv-vis-words';

/** A cuvette let go so near to its place in the beam is in it, in units of the deck. */
const REACH = 90;
const BOX = { x: -CUVETTE.width / 2, y: -CUVETTE.height, width: CUVETTE.width, height: CUVETTE.height } as const;

export function createCarriedCuvettes(context: SceneContext<'instrument_uv_vis'>, deck: OpticalDeck) {
  const blank = createCuvette(context);
  const sample = createCuvette(context);
  let loaded = false;
  const near = (at: { x: number; y: number }): boolean => {
    const [dx, dy] = [at.x - deck.holder.x, at.y - deck.holder.y];
    return dx * dx + dy * dy < (REACH * deck.scale) ** 2;
  };
  const takeBlank = (): void => {
    if (loaded) context.dispatch({ do: 'take_out' });
    context.dispatch({ do: 'blank' });
    context.sound('click');
  };
  const carriedBlank = createCarried(context, blank.root, {
    name: 'Blank: cuvette of solvent',
    hint: 'Carry it into the beam: the blank is taken.',
    box: BOX,
    drop: (at) => {
      if (near(at)) takeBlank();
    },
    send: takeBlank,
  });
  const load = (): void => {
    context.dispatch({ do: loaded ? 'take_out' : 'load_sample' });
    context.sound('click');
  };
  const carriedSample = createCarried(context, sample.root, {
    name: 'Sample: cuvette',
    hint: 'Carry it into the beam, or out of it.',
    box: BOX,
    drop: (at) => {
      if (near(at) !== loaded) load();
    },
    send: load,
  });

  return {
    views: [blank.root, sample.root],
    /** They may be let go over the holder. */
    aim(): void {
      const { holder, cuvetteScale: scale } = deck;
      const target = { x: holder.x - 34 * scale, y: holder.y - 84 * scale, width: 68 * scale, height: 90 * scale };
      carriedBlank.aim([target]);
      carriedSample.aim([target]);
    },
    follow({ view }: UvVisFrame): void {
      ({ loaded } = view);
    },
    draw({ view, params, hidden }: UvVisFrame, rack: CuvetteRack, now: number): void {
      const sealed = !hidden.has('sample') && view.sealed;
      blank.look(params.path_length, 0xffffff, false);
      sample.look(params.path_length, view.loaded ? view.colour : view.waitingColour, sealed);
      carriedBlank.home(rack.blank, rack.scale);
      blank.root.scale.set(rack.scale);
      const scale = view.loaded ? deck.cuvetteScale : rack.scale;
      carriedSample.home(view.loaded ? deck.holder : rack.sample, scale);
      sample.root.scale.set(scale);
      carriedBlank.move(now);
      carriedSample.move(now);
    },
  };
}

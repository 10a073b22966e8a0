/** A coffee-cup calorimeter in section, a balance with salt, the recorder's thermogram with its ranges, and a look at the ions. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, SceneContext, TypeSizes } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { moved } from '../../kit/instruments/socket';
import {
  type Arrangements,
  arrange,
  column,
  fitted,
  grow,
  type Placed,
  row,
  type Stand,
  stageRoom,
} from '../../kit/layout/layout';
import { createRoom, type Standing } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createCoffeeCup, type CupKind } from './coffee-cup';
import { describeCalorimetry } from './describe-calorimetry';
import { createDissolvingLattice } from './dissolving-lattice';
import { createSaltBalance } from './salt-balance';
import { createThermogram, type Thermogram } from './thermogram';

type CupFrame = Frame<'calorimetry'>;
type CupContext = SceneContext<'calorimetry'>;

const ARRANGEMENT: Arrangements<'ions' | 'balance' | 'cup' | 'recorder'> = {
  wide: row(grow(2, column(grow(1.2, 'ions'), grow(1, 'balance'))), grow(2.6, 'cup'), grow(4.4, 'recorder')),
  tall: row(
    grow(3, column(grow(2.2, 'ions'), grow(3.6, 'cup'))),
    grow(4, column(grow(3.1, 'recorder'), grow(1, 'balance'))),
  ),
};

/** Around everything; below, the bench's front edge. */
const MARGIN = { side: 14, foot: 24 } as const;
const BENCH_DEPTH = 66;
const CUP = { width: 286, height: 350 } as const;
const MOST_SCALE = 1.45;
const IONS_RADIUS = 72;
/** Where the boat is held to pour, above the rim. */
const POUR = { dx: -40, dy: -46 } as const;

const KINDS: Readonly<Record<CupFrame['params']['cup'], CupKind>> = {
  'Coffee cup with lid': 'lid',
  'Coffee cup without lid': 'open',
  'Ideal (no loss)': 'ideal',
};

function createIonsPicture(context: CupContext) {
  const ions = createDissolvingLattice(context, IONS_RADIUS);
  const words = context.text({
    text: 'Lattice and hydrated ions',
    size: 12,
    colour: context.theme.ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 200,
  });
  const root = new Container({ label: 'ions' });
  root.addChild(ions.root, words);
  return {
    root,
    lay(box: Box, { small }: TypeSizes) {
      words.style.fontSize = small;
      words.style.wordWrapWidth = box.width;
      const high = box.height - 3 * small * 1.3;
      const scale = Math.min(MOST_SCALE, (box.width - 12) / (2 * IONS_RADIUS), high / (2 * IONS_RADIUS));
      ions.root.scale.set(scale);
      ions.root.position.set(box.x + box.width / 2, box.y + IONS_RADIUS * scale + 8);
      words.position.set(box.x + box.width / 2, box.y + 2 * IONS_RADIUS * scale + 18);
    },
    draw({ view, params, hidden }: CupFrame) {
      const salt = hidden.has('salt_type') ? params.salt_type : (view.salt ?? params.salt_type);
      if (root.visible) ions.set(view.added === null ? 0 : 1 - view.undissolved, salt === 'CaCl2' ? 2 : 1);
    },
  };
}

/** The cup on the bench; a hand takes its stirrer. */
function createCalorimeter(context: CupContext) {
  const cup = createCoffeeCup(context);
  const stir = context.actionHandle('stir', { held: (down) => down && context.sound('click') });
  let place: Stand = { x: 0, y: 0, scale: 1 };
  return {
    root: cup.root,
    get place() {
      return place;
    },
    get standing(): Standing {
      const { x, y, scale } = place;
      return { x, y, width: 222 * scale, height: 220 * scale };
    },
    get probe() {
      return moved(cup.probe, place, place.scale);
    },
    get pouring() {
      const { x, y, scale } = place;
      return { x: x + POUR.dx * scale, y: y + (cup.top + POUR.dy) * scale };
    },
    lay(box: Box) {
      const { scale, x, y, width, height } = fitted(box, CUP);
      const s = Math.min(MOST_SCALE, scale);
      place = { x: x + width / 2, y: y + height, scale: s };
      cup.root.position.copyFrom(place);
      cup.root.scale.set(s);
      stir.place(place.x + (cup.stirrer.x - 16) * s, place.y + (cup.stirrer.y - 16) * s, 32 * s, 84 * s);
    },
    draw({ view, params, hidden }: CupFrame) {
      cup.set({
        kind: KINDS[params.cup],
        water: hidden.has('water_vol') ? params.water_vol : view.water,
        celsius: view.celsius,
        undissolved: view.undissolved,
        since: view.added === null ? null : view.now - view.added,
        turns: context.reducedMotion ? 0 : view.turns,
        stirring: view.stirring,
        heating: view.heating,
      });
    },
  };
}

/** The recorder writes what the display shows; what was there before this stage it takes as it was. */
function createRecording() {
  /** What the display showed at each sample of this cup, by its number since the lab's clock began. */
  const displayed = new Map<number, number>();
  const trace = new Float32Array(520);
  let filled = Number.NaN;
  return ({ view, fields, shown }: CupFrame): Float32Array => {
    if (view.filled !== filled) {
      filled = view.filled;
      displayed.clear();
    }
    const first = Math.round(view.start / view.every);
    const newest = first + view.samples - 1;
    const { value } = shown.thermometer_display_c;
    if (!displayed.has(newest) && typeof value === 'number') displayed.set(newest, value);
    for (let n = 0; n < view.samples; n++) {
      trace[2 * n] = fields.trace[2 * n] ?? 0;
      trace[2 * n + 1] = displayed.get(first + n) ?? fields.trace[2 * n + 1] ?? 0;
    }
    return trace;
  };
}

const drawThermogram = (thermogram: Thermogram, { view, shown }: CupFrame, trace: Float32Array): void =>
  thermogram.draw({
    trace,
    count: view.samples,
    now: view.now,
    mixing: view.added,
    partDone: view.partDone,
    logged: view.logged,
    fitted: shown.delta_t_extrapolated.value === null ? null : shown.delta_t_extrapolated.text,
    exponential: shown.delta_t_drift.value === null ? null : shown.delta_t_drift.text,
    cup: view.filled,
    reading: `${shown.thermometer_display_c.text} °C`,
  });

/** Lets what was laid tell what stands on the bench. */
const onBench = (part: Placed & { readonly standing: Standing }, standing: Standing[]): Placed => ({
  lay(box, type) {
    part.lay(box, type);
    standing.push(part.standing);
  },
});

export const createScene: CreateScene<'calorimetry'> = (context) => {
  const root = new Container({ label: 'calorimetry' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const balance = createSaltBalance(context, MOST_SCALE);
  const ions = createIonsPicture(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  const cup = createCalorimeter(context);
  const thermogram = createThermogram(context, () => context.redraw());
  const leads = createLeadLayer(context);
  const wire = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  root.addChild(room.root, ions.root, cup.root, balance.root, thermogram.root, leads.root, message.root);
  const record = createRecording();

  return {
    root,
    resize(stage) {
      const standing: Standing[] = [];
      const parts = {
        ions,
        balance: onBench(balance, standing),
        cup: onBench(cup, standing),
        recorder: {
          lay(box: Box, type: TypeSizes) {
            thermogram.lay(box, type);
            standing.push({ x: box.x + box.width / 2, y: box.y + box.height, width: box.width, height: box.height });
          },
        },
      };
      const { height, layout, type } = stage;
      arrange(ARRANGEMENT[layout], parts, stageRoom(stage, MARGIN.side, MARGIN.foot), type);
      room.resize(
        stage,
        height - MARGIN.foot - BENCH_DEPTH,
        layout === 'wide' ? standing : standing.filter(({ y }) => y > height - BENCH_DEPTH),
      );
      leads.lay(wire, cup.probe, thermogram.port);
      message.root.position.set(cup.place.x, MARGIN.side);
      message.lay(CUP.width * cup.place.scale);
    },

    draw(frame, now) {
      cup.draw(frame);
      balance.draw(frame, now, cup.pouring);
      ions.draw(frame);
      drawThermogram(thermogram, frame, record(frame));
      message.set(frame.view.message ?? '');
    },

    describe: (frame) => describeCalorimetry(frame, thermogram.gap),
    destroy: () => root.destroy({ children: true }),
  };
};

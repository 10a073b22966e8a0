/** A coffee-cup calorimeter in section, a balance with salt, the recorder's thermogram with its ranges, and a look at the ions. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { moved } from '../../kit/instruments/socket';
import { type Arrangements, arrange, column, fitted, grow, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom, type Standing } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createCoffeeCup, type CupKind } from './coffee-cup';
import { createDissolvingLattice } from './dissolving-lattice';
import { createThermogram } from './thermogram';
import { createBalance } from '../../kit/meters/balance';
import { standingBox } from '../../kit/layout/standing-box';
import { createWeighingBoat } from './weighing-boat';

type CupFrame = Frame<'calorimetry'>;

type Name = 'ions' | 'balance' | 'cup' | 'recorder';

const ARRANGEMENT: Arrangements<Name> = {
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
/** Over the pan: the boat with its heap and its name. */
const LOAD_HEIGHT = 62;

const IONS_RADIUS = 72;
/** Stage units of a drag for each gram. */
const GRAM = 24;
/** Stage units of a whole drag of the boat, and from where on it counts as poured. */
const DRAG = 150;
const POURED_FROM = 0.9;
const POUR_AGAIN_BELOW = 0.5;
/** Where the boat is held to pour, above the rim, and its tilt, radians. */
const POUR = { dx: -40, dy: -46, angle: 0.9 } as const;
/** Wall milliseconds of the pour. */
const POUR_MS = 900;

const KINDS: Readonly<Record<CupFrame['params']['cup'], CupKind>> = {
  'Coffee cup with lid': 'lid',
  'Coffee cup without lid': 'open',
  'Ideal (no loss)': 'ideal',
};
const NAMES: Readonly<Record<CupFrame['params']['salt_type'], string>> = {
  NaCl: 'NaCl',
  NH4NO3: 'NH₄NO₃',
  CaCl2: 'CaCl₂',
};

export const createScene: CreateScene<'calorimetry'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'calorimetry' });
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ parts
  const cup = createCoffeeCup(context);
  const balance = createBalance(context, { width: 190, height: 60 });
  const boat = createWeighingBoat();
  const saltName = context.text({ size: 14, weight: '700', colour: theme.ink, anchor: [0.5, 1] });
  saltName.y = -43;
  balance.load.addChild(saltName, boat.root);
  const ions = createDissolvingLattice(context, IONS_RADIUS);
  const ionsText = context.text({
    text: 'Lattice and hydrated ions',
    size: 12,
    colour: theme.ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 200,
  });
  const ionsPicture = new Container({ label: 'ions' });
  ionsPicture.addChild(ions.root, ionsText);
  const message = createCallout(context, { size: 13, tone: 'warning' });

  // ------------------------------------------------------------ what hands do
  let tipped = 0;
  /** One drag pours once, however far it goes on. */
  let poured = false;
  const pour = (): void => {
    tipped = 0;
    context.dispatch({ do: 'add_salt' });
  };
  const boatHandle = context.handle({
    role: 'slider',
    name: 'Weighing boat: pour the salt into the cup',
    hint: 'Drag it over the cup, click it, or press Enter.',
    min: 0,
    max: 1,
    step: 0.25,
    value: 0,
    format: (part) => (part === 0 ? 'on the balance' : `${Math.round(part * 100)} % of the way`),
    set(part) {
      if (part < POUR_AGAIN_BELOW) poured = false;
      if (poured) return;
      poured = part >= POURED_FROM;
      if (poured) return pour();
      tipped = part;
      context.redraw();
    },
    drag: (point, start, part) => part + (point.x - start.x + (start.y - point.y)) / (2 * DRAG),
    held(down) {
      if (down) return;
      poured = false;
      tipped = 0;
      context.redraw();
    },
    tap: pour,
    keys: { Enter: pour },
  });
  const massHandle = context.inputHandle('salt_mass', {
    hint: 'Drag up for more salt in the boat; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, grams) => grams + (start.y - point.y) / GRAM,
  });
  const stirHandle = context.actionHandle('stir', { held: (down) => down && context.sound('click') });
  const thermogram = createThermogram(context, () => context.redraw());
  const leads = createLeadLayer(context);
  const wire = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  root.addChild(room.root, ionsPicture, cup.root, balance.root, thermogram.root, leads.root, message.root);

  // ------------------------------------------------------------ drawing
  const layout = { cup: { x: 0, y: 0, scale: 1 }, balance: { x: 0, y: 0, scale: 1 } };
  /** Mass that was poured with the last portion: the boat is empty until another one is weighed. */
  let emptied: number | null = null;
  /** What the display showed at each sample of this cup, by its number since the lab's clock began. */
  const displayed = new Map<number, number>();
  const trace = new Float32Array(520);
  let filled = Number.NaN;
  let portions = 0;
  let pouredAt = Number.NEGATIVE_INFINITY;

  /** The recorder writes what the display shows; what was there before this stage it takes as it was. */
  function record({ view, fields, shown }: CupFrame): void {
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
  }

  function drawBoat({ params, view }: CupFrame, now: number): void {
    if (view.portions > portions) {
      emptied = params.salt_mass;
      if (!reducedMotion) pouredAt = now;
    }
    portions = view.portions;
    const part = (now - pouredAt) / POUR_MS;
    const pouring = part >= 0 && part < 1;
    // Up and over, tip, and back.
    const reach = pouring ? Math.min(1, 4 * part, 4 * (1 - part)) : tipped;
    const { scale } = layout.balance;
    const over = {
      x: (layout.cup.x + POUR.dx * layout.cup.scale - layout.balance.x) / scale,
      y: (layout.cup.y + (cup.top + POUR.dy) * layout.cup.scale - layout.balance.y) / scale - balance.panY,
    };
    const rise = Math.min(1, 1.7 * reach);
    boat.root.position.set(over.x * reach * reach, over.y * rise);
    boat.root.rotation = POUR.angle * Math.max(0, (reach - 0.7) / 0.3);
    if (view.added === null || (emptied !== null && params.salt_mass !== emptied)) emptied = null;
    const empty = emptied !== null && !(pouring && part <= 0.5);
    balance.set(reach > 0.05 || empty ? '0.00 g' : `${params.salt_mass.toFixed(2)} g`);
    boat.set(empty ? 0 : params.salt_mass);
    const name = NAMES[params.salt_type];
    saltName.text = name;
    if (pouring) context.redraw();
    boatHandle.place(
      layout.balance.x + (boat.root.x - 52) * scale,
      layout.balance.y + (balance.panY + boat.root.y - 36) * scale,
      104 * scale,
      40 * scale,
    );
  }

  return {
    root,
    resize(stage) {
      const standing: Standing[] = [];
      const parts: Readonly<Record<Name, Placed>> = {
        ions: {
          root: ionsPicture,
          lay(box, type) {
            const line = type.small * 1.3;
            ionsText.style.fontSize = type.small;
            ionsText.style.wordWrapWidth = box.width;
            const scale = Math.min(
              MOST_SCALE,
              (box.width - 12) / (2 * IONS_RADIUS),
              (box.height - 3 * line) / (2 * IONS_RADIUS),
            );
            ions.root.scale.set(scale);
            ions.root.position.set(box.x + box.width / 2, box.y + IONS_RADIUS * scale + 8);
            ionsText.position.set(box.x + box.width / 2, box.y + 2 * IONS_RADIUS * scale + 18);
          },
        },
        balance: {
          lay(box, type) {
            const { width, height } = balance.size;
            const scale = Math.min(MOST_SCALE, box.width / width, box.height / (height + LOAD_HEIGHT));
            layout.balance = { x: box.x + box.width / 2, y: box.y + box.height, scale };
            balance.lay(standingBox(layout.balance, balance.size), type);
            saltName.style.fontSize = Math.max(14, type.small / scale);
            const { x, y } = layout.balance;
            massHandle.place(x - 80 * scale, y - 50 * scale, 160 * scale, 48 * scale);
            standing.push({ x, y, width: width * scale, height: height * scale });
          },
        },
        cup: {
          lay(box) {
            const { scale, x, y, width, height } = fitted(box, CUP);
            const s = Math.min(MOST_SCALE, scale);
            layout.cup = { x: x + width / 2, y: y + height, scale: s };
            cup.root.position.copyFrom(layout.cup);
            cup.root.scale.set(s);
            stirHandle.place(
              layout.cup.x + (cup.stirrer.x - 16) * s,
              layout.cup.y + (cup.stirrer.y - 16) * s,
              32 * s,
              84 * s,
            );
            standing.push({ x: layout.cup.x, y: layout.cup.y, width: 222 * s, height: 220 * s });
          },
        },
        recorder: {
          root: thermogram.root,
          lay(box, type) {
            thermogram.lay(box, type);
            standing.push({ x: box.x + box.width / 2, y: box.y + box.height, width: box.width, height: box.height });
          },
        },
      };
      const { width, height } = stageBox(stage);
      const box = {
        x: MARGIN.side,
        y: MARGIN.side,
        width: width - 2 * MARGIN.side,
        height: height - MARGIN.side - MARGIN.foot,
      };
      arrange(ARRANGEMENT[stage.layout], parts, box, stage.type);
      room.resize(
        stage,
        height - MARGIN.foot - BENCH_DEPTH,
        stage.layout === 'wide' ? standing : standing.filter(({ y }) => y > height - BENCH_DEPTH),
      );
      leads.lay(wire, moved(cup.probe, layout.cup, layout.cup.scale), thermogram.port);
      message.root.position.set(layout.cup.x, MARGIN.side);
      message.lay(CUP.width * layout.cup.scale);
    },

    draw(frame, now) {
      const { view, params, shown, hidden } = frame;
      record(frame);
      cup.set({
        kind: KINDS[params.cup],
        water: hidden.has('water_vol') ? params.water_vol : view.water,
        celsius: view.celsius,
        undissolved: view.undissolved,
        since: view.added === null ? null : view.now - view.added,
        turns: reducedMotion ? 0 : view.turns,
        stirring: view.stirring,
        heating: view.heating,
      });
      drawBoat(frame, now);
      const salt = hidden.has('salt_type') ? params.salt_type : (view.salt ?? params.salt_type);
      if (ionsPicture.visible) ions.set(view.added === null ? 0 : 1 - view.undissolved, salt === 'CaCl2' ? 2 : 1);
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
      message.set(view.message ?? '');
      boatHandle.update(tipped);
    },

    describe({ view, shown, params }) {
      const sentences = [
        `${params.cup}: ${params.water_vol} mL of water, the thermometer shows ${shown.thermometer_display_c.text} °C; the stirrer is ${view.stirring ? 'moving' : 'still'}.`,
      ];
      if (view.added === null) {
        sentences.push(`${params.salt_mass.toFixed(1)} g of ${params.salt_type} wait in the weighing boat.`);
      } else {
        const left = view.undissolved;
        const state =
          left < 0.01
            ? 'All of it is dissolved'
            : left < 0.5
              ? 'Some still lies on the bottom'
              : 'Most lies on the bottom';
        sentences.push(`The salt was added ${Math.round(view.now - view.added)} s ago. ${state}.`);
      }
      if (view.heating) sentences.push('The heater is on.');
      const { gap } = thermogram;
      if (gap !== null) {
        sentences.push(`On the thermogram the change at the moment of mixing is ${gap}.`);
      }
      if (shown.delta_t_drift.value !== null) {
        sentences.push(`By exponential drifts to 63 % of the change it is ${shown.delta_t_drift.text} K.`);
      }
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

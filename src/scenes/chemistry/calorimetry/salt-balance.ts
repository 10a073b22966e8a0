/** A balance with the boat of salt on its pan: a hand weighs the salt, and tips the boat over the cup. */
import type { Box, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import type { Stand } from '../../kit/layout/layout';
import { standingBox } from '../../kit/layout/standing-box';
import { createBalance } from '../../kit/meters/balance';
import { createWeighingBoat } from './weighing-boat';

type CupFrame = Frame<'calorimetry'>;
type CupContext = SceneContext<'calorimetry'>;

/** Over the pan: the boat with its heap and its name. */
const LOAD_HEIGHT = 62;
/** Stage units of a drag for each gram. */
const GRAM = 24;
/** Stage units of a whole drag of the boat, and from where on it counts as poured. */
const DRAG = 150;
const POURED_FROM = 0.9;
const POUR_AGAIN_BELOW = 0.5;
/** The boat's tilt as it pours, radians. */
const TILT = 0.9;
/** Wall milliseconds of the pour. */
const POUR_MS = 900;

const NAMES: Readonly<Record<CupFrame['params']['salt_type'], string>> = {
  NaCl: 'NaCl',
  NH4NO3: 'NH₄NO₃',
  CaCl2: 'CaCl₂',
};

/** How far a hand has carried the boat: 0 on the balance, 1 over the cup. */
function createTipping(context: CupContext) {
  let tipped = 0;
  /** One drag pours once, however far it goes on. */
  let poured = false;
  const pour = (): void => {
    tipped = 0;
    context.dispatch({ do: 'add_salt' });
  };
  const handle = context.handle({
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
  return {
    handle,
    get part() {
      return tipped;
    },
  };
}

/** The pour that follows each new portion, and whether the boat is empty: it is until another portion is weighed. */
function createPortions({ reducedMotion }: CupContext) {
  /** Mass that was poured with the last portion. */
  let emptied: number | null = null;
  let portions = 0;
  let pouredAt = Number.NEGATIVE_INFINITY;
  return ({ params, view }: CupFrame, now: number) => {
    if (view.portions > portions) {
      emptied = params.salt_mass;
      if (!reducedMotion) pouredAt = now;
    }
    portions = view.portions;
    if (view.added === null || (emptied !== null && params.salt_mass !== emptied)) emptied = null;
    const part = (now - pouredAt) / POUR_MS;
    const pouring = part >= 0 && part < 1;
    return {
      /** Up and over, tip, and back; null: it rests. */
      reach: pouring ? Math.min(1, 4 * part, 4 * (1 - part)) : null,
      empty: emptied !== null && !(pouring && part <= 0.5),
    };
  };
}

export function createSaltBalance(context: CupContext, mostScale: number) {
  const balance = createBalance(context, { width: 190, height: 60 });
  const boat = createWeighingBoat();
  const name = context.text({ size: 14, weight: '700', colour: context.theme.ink, anchor: [0.5, 1] });
  name.y = -43;
  balance.load.addChild(name, boat.root);
  const tipping = createTipping(context);
  const mass = context.inputHandle('salt_mass', {
    hint: 'Drag up for more salt in the boat; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, grams) => grams + (start.y - point.y) / GRAM,
  });
  const portions = createPortions(context);
  let place: Stand = { x: 0, y: 0, scale: 1 };

  function drawBoat(frame: CupFrame, now: number, over: Point): void {
    const { params } = frame;
    const { reach: pouring, empty } = portions(frame, now);
    const reach = pouring ?? tipping.part;
    const { x, y, scale } = place;
    const [dx, dy] = [(over.x - x) / scale, (over.y - y) / scale - balance.panY];
    boat.root.position.set(dx * reach * reach, dy * Math.min(1, 1.7 * reach));
    boat.root.rotation = TILT * Math.max(0, (reach - 0.7) / 0.3);
    balance.set(reach > 0.05 || empty ? '0.00 g' : `${params.salt_mass.toFixed(2)} g`);
    boat.set(empty ? 0 : params.salt_mass);
    name.text = NAMES[params.salt_type];
    if (pouring !== null) context.redraw();
  }

  return {
    root: balance.root,
    get standing() {
      const { width, height } = balance.size;
      const { x, y, scale } = place;
      return { x, y, width: width * scale, height: height * scale };
    },
    lay(box: Box, type: TypeSizes) {
      const { width, height } = balance.size;
      const scale = Math.min(mostScale, box.width / width, box.height / (height + LOAD_HEIGHT));
      place = { x: box.x + box.width / 2, y: box.y + box.height, scale };
      balance.lay(standingBox(place, balance.size), type);
      name.style.fontSize = Math.max(14, type.small / scale);
      mass.place(place.x - 80 * scale, place.y - 50 * scale, 160 * scale, 48 * scale);
    },
    /** `over`: where the boat is held to pour, on the stage. */
    draw(frame: CupFrame, now: number, over: Point) {
      drawBoat(frame, now, over);
      const { x, y, scale } = place;
      const at = { x: x + (boat.root.x - 52) * scale, y: y + (balance.panY + boat.root.y - 36) * scale };
      tipping.handle.place(at.x, at.y, 104 * scale, 40 * scale);
      tipping.handle.update(tipping.part);
    },
  };
}

/** The bath with its cylinder, the burette that the gas goes over to, and the dropper of copper sulfate, in a frame of their own. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Point, SceneContext, TypeSizes } from '../../contract';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { boxOf, fitted, pointOf, type Stand } from '../../kit/layout/layout';
import { createStemThermometer } from '../../kit/meters/stem-thermometer';
import { drawDeliveryTube } from './delivery-tube';
import type { EnzymeFrame } from './enzyme-words';
import { createFoamCylinder, DELIVERY, type FoamCylinder, SYRINGE_BOX } from './foam-cylinder';
import { BURETTE_MOUTH, BURETTE_RIM, createGasBurette, type GasBurette } from './gas-burette';

/** The apparatus in a frame of its own, from its lower left corner. */
const FRAME = { width: 662, height: 480 } as const;
const PLACES = { bath: { x: 190, y: -6 }, copper: { x: 412, y: -10 }, burette: { x: 552, y: -10 } } as const;
const LENS = { x: 370, y: -366, width: 97, height: 176 } as const;
const BATH = { width: 350, tank: 256 } as const;
const CYLINDER = { x: -40, y: -3 } as const;
/** On the bath's deck, and how far it reaches from 0 to 100 °C. */
const THERMOMETER = { x: 112, y: -4, length: 214 } as const;
/** From the bench's back edge down to the foot of the bath. */
const BENCH_DEPTH = 70;
/** mL of gas to a bubble that is drawn, and the longest pause between two pictures that counts, wall seconds. */
const PER_BUBBLE = 0.09;
const LONGEST = 0.1;
/** Peroxide with a little liver extract, with copper. */
const TURBID = 0xe9d3c4;
const BLUE = 0xbcd8e6;

/** A place on the bath's deck, in the frame. */
const onDeck = (deck: Point, { x, y }: Point): Point => ({
  x: PLACES.bath.x + deck.x + CYLINDER.x + x,
  y: PLACES.bath.y + deck.y + CYLINDER.y + y,
});

const beside = (place: Point, { x, y }: Point): Point => ({ x: place.x + x, y: place.y + y });

function createBath(context: SceneContext<'enzyme_activity'>) {
  const bath = createShakingWaterBath(context, BATH);
  bath.shake(0);
  const cylinder = createFoamCylinder(context);
  cylinder.root.position.set(CYLINDER.x, CYLINDER.y);
  const thermometer = createStemThermometer(context, THERMOMETER.length);
  thermometer.root.position.set(THERMOMETER.x, THERMOMETER.y);
  thermometer.root.rotation = 0.05;
  thermometer.showFigures(false);
  bath.deck.addChild(thermometer.root, cylinder.root);
  return { bath, cylinder, thermometer };
}

/** Bubbles for the gas that came since the last picture, in so many wall seconds. */
function createBubbles(still: boolean, burette: GasBurette, cylinder: FoamCylinder) {
  let seen = Number.NaN;
  let last = Number.NaN;
  let owed = 0;
  return ({ view, running }: EnzymeFrame, wall: number): void => {
    const seconds = Number.isFinite(last) ? Math.min(LONGEST, Math.max(0, (wall - last) / 1000)) : 0;
    last = wall;
    if (still) return;
    const more = view.volume - seen;
    seen = view.volume;
    if (running && more > 0) owed = Math.min(6, owed + more / PER_BUBBLE);
    const count = Math.floor(owed);
    if (count > 0) {
      owed -= count;
      burette.bubble(count);
      cylinder.bubble(count);
    }
    burette.tick(seconds);
    cylinder.tick(seconds);
  };
}

export function createCatalaseApparatus(context: SceneContext<'enzyme_activity'>) {
  const { theme, reducedMotion } = context;
  const { bath, cylinder, thermometer } = createBath(context);
  const burette = createGasBurette(context);
  const copper = createDropperBottle(context, { width: 62, height: 108 });
  const tube = new Graphics({ label: 'delivery tube' });
  const drawBubbles = createBubbles(reducedMotion, burette, cylinder);
  let frame: Stand = { x: 0, y: 0, scale: 1 };
  const put = (part: Container, place: Point): void => {
    part.position.copyFrom(pointOf(frame, place));
    part.scale.set(frame.scale);
  };

  /** Where hands take hold, on the stage. */
  function grips(): Readonly<Record<'dial' | 'syringe' | 'dropper', Box>> {
    const { x, y } = beside(PLACES.bath, bath.knob);
    return {
      dial: boxOf(frame, { x: x - 24, y: y - 24, width: 48, height: 48 }),
      syringe: boxOf(frame, { ...SYRINGE_BOX, ...onDeck(bath.deck, SYRINGE_BOX) }),
      dropper: boxOf(frame, { x: PLACES.copper.x - 32, y: PLACES.copper.y - 112, width: 64, height: 112 }),
    };
  }

  return {
    views: [burette.root, bath.root, tube, copper.root],
    grips,
    /** The back edge of the bench. */
    benchY: (): number => frame.y - BENCH_DEPTH * frame.scale,
    /** Where a lens has room between bath and burette. */
    lensBox: (): Box => boxOf(frame, LENS),
    lay(box: Box, type: TypeSizes): void {
      const { x, y, height, scale } = fitted(box, FRAME);
      frame = { x, y: y + height, scale };
      put(bath.root, PLACES.bath);
      bath.fitText(Math.min(1.6, 1 / scale), false);
      put(burette.root, PLACES.burette);
      burette.fit(scale, type);
      put(copper.root, PLACES.copper);
      copper.fit(scale, type);
      cylinder.fit(scale, type);
      drawDeliveryTube(
        tube,
        {
          from: onDeck(bath.deck, DELIVERY),
          rim: beside(PLACES.burette, BURETTE_RIM),
          end: beside(PLACES.burette, BURETTE_MOUTH),
        },
        theme,
      );
      tube.position.set(frame.x, frame.y);
      tube.scale.set(scale);
    },
    /** `wide`: there is room for the whole name of the copper sulfate. */
    draw(now: EnzymeFrame, wall: number, wide: boolean): void {
      const { view, params, hidden } = now;
      const { min = 0, max = 100 } = context.facts.inputs['temperature'] ?? {};
      bath.set(`${params.temperature} °C`, '', (params.temperature - min) / (max - min));
      thermometer.root.visible = !hidden.has('temperature');
      thermometer.set(params.temperature);
      cylinder.set(view.foam, view.dose, view.copper > 0 ? BLUE : TURBID);
      burette.set(view.volume);
      drawBubbles(now, wall);
      copper.set(wide ? 'CuSO₄' : 'Cu', 0x4aa3df, 0);
    },
  };
}

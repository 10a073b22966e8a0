/** Catalase at work: a stoppered cylinder in a water bath foams, its oxygen goes over into a burette. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, Point, StageSize } from '../../contract';
import { knobTravel } from '../../kit/controls/knob';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createStemThermometer } from '../../kit/meters/stem-thermometer';
import { createRoom } from '../../kit/room/room';
import { createEnzymeLens } from './enzyme-lens';
import { createFoamCylinder, DELIVERY, SYRINGE_BOX } from './foam-cylinder';
import { BURETTE_MOUTH, BURETTE_RIM, createGasBurette } from './gas-burette';
import { createGasChart } from './gas-chart';

type EnzymeFrame = Frame<'enzyme_activity'>;

/** On a phone the curve is the page's own plot; where the stage is wide the lens is held between bath and burette. */
const ARRANGEMENT: Arrangements<'bench' | 'lens' | 'meter' | 'block' | 'chart'> = {
  wide: row(grow(3.3, 'bench'), grow(1, column(grow(1.3, 'chart'), grow(0.85, 'meter'), grow(1.5, 'block')))),
  tall: column(grow(2.9, 'bench'), row(grow(0.5, 'lens'), grow(1.25, 'meter'), grow(1.2, 'block'))),
};
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
const KNOB_TRAVEL = 150;
/** mL of gas to a bubble that is drawn, and the longest pause between two pictures that counts, wall seconds. */
const PER_BUBBLE = 0.09;
const LONGEST = 0.1;
/** Peroxide with a little liver extract, with copper. */
const TURBID = 0xe9d3c4;
const BLUE = 0xbcd8e6;

export const createScene: CreateScene<'enzyme_activity'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'catalase' });
  const room = createRoom(context, { kind: 'wet-lab' });

  const bath = createShakingWaterBath(context, BATH);
  bath.shake(0);
  const cylinder = createFoamCylinder(context);
  cylinder.root.position.set(CYLINDER.x, CYLINDER.y);
  const thermometer = createStemThermometer(context, THERMOMETER.length);
  thermometer.root.position.set(THERMOMETER.x, THERMOMETER.y);
  thermometer.root.rotation = 0.05;
  thermometer.showFigures(false);
  bath.deck.addChild(thermometer.root, cylinder.root);
  const burette = createGasBurette(context);
  const copper = createDropperBottle(context, { width: 62, height: 108 });
  const tube = new Graphics({ label: 'delivery tube' });
  const lens = createEnzymeLens(context);
  const meter = createInstrument(context, {
    form: 'hand-held',
    title: 'pH meter',
    display: { rows: [{ widest: '00.00' }] },
  });
  const block = createInstrument(context, {
    form: 'bench',
    title: 'Heating block',
    display: { rows: [{ unit: '°C', widest: '100' }], note: true },
    keys: [{ action: 'preheat_enzyme', print: 'HEAT' }],
    knobs: [{ action: 'preheat_temperature' }],
  });
  const chart = createGasChart(context);
  root.addChild(room.root, chart.root, burette.root, bath.root, tube, copper.root, lens.root, meter.root, block.root);

  const thermostat = context.inputHandle('temperature', {
    name: 'Thermostat of the bath',
    hint: 'Drag the knob to the right or up for a warmer bath; or use the arrow keys.',
    grip: 'none',
    drag: (point, start, celsius) =>
      celsius +
      knobTravel(point, start, KNOB_TRAVEL) *
        ((context.facts.inputs['temperature']?.max ?? 100) - (context.facts.inputs['temperature']?.min ?? 0)),
  });
  const syringe = context.actionHandle('add_enzyme', { name: 'Syringe: add enzyme', grip: 'press' });
  const drops = context.actionHandle('add_copper_sulfate', { name: 'Copper sulfate: add', grip: 'press' });

  let stage: StageSize | null = null;
  let benchY = 0;
  let frame = { x: 0, y: 0, scale: 1 };
  let seen = Number.NaN;
  let last = Number.NaN;
  let owed = 0;

  const placeOf = ({ x, y }: Point): Point => ({ x: frame.x + x * frame.scale, y: frame.y + y * frame.scale });
  const put = (part: Container, place: Point): void => {
    part.position.copyFrom(placeOf(place));
    part.scale.set(frame.scale);
  };
  /** A place on the bath's deck, in the frame. */
  const onDeck = ({ x, y }: Point): Point => ({
    x: PLACES.bath.x + bath.deck.x + CYLINDER.x + x,
    y: PLACES.bath.y + bath.deck.y + CYLINDER.y + y,
  });

  function drawTube(): void {
    const from = onDeck(DELIVERY);
    const rim = { x: PLACES.burette.x + BURETTE_RIM.x, y: PLACES.burette.y + BURETTE_RIM.y };
    const end = { x: PLACES.burette.x + BURETTE_MOUTH.x, y: PLACES.burette.y + BURETTE_MOUTH.y };
    const over = from.y - 34;
    const path = (): Graphics =>
      tube
        .moveTo(from.x, from.y + 26)
        .lineTo(from.x, over + 18)
        .quadraticCurveTo(from.x, over, from.x + 18, over)
        .lineTo(rim.x - 60, over)
        .quadraticCurveTo(rim.x - 8, over, rim.x - 4, over + 60)
        .lineTo(rim.x - 2, end.y - 6)
        .quadraticCurveTo(rim.x, end.y + 8, rim.x + 16, end.y + 7)
        .lineTo(end.x - 8, end.y + 7)
        .quadraticCurveTo(end.x, end.y + 6, end.x, end.y - 6);
    tube.clear();
    path().stroke({ width: 7, color: theme.glassEdge, alpha: 0.75, cap: 'round', join: 'round' });
    path().stroke({ width: 4.4, color: theme.glassBody, alpha: 0.9, cap: 'round', join: 'round' });
    path().stroke({ width: 1.2, color: theme.glassShine, alpha: 0.7, cap: 'round', join: 'round' });
  }

  const layBench: Placed = {
    lay(box, type) {
      const { x, y, height, scale } = fitted(box, FRAME);
      frame = { x, y: y + height, scale };
      benchY = frame.y - BENCH_DEPTH * scale;
      put(bath.root, PLACES.bath);
      bath.fitText(Math.min(1.6, 1 / scale), false);
      put(burette.root, PLACES.burette);
      burette.fit(scale, type);
      put(copper.root, PLACES.copper);
      copper.fit(scale, type);
      cylinder.fit(scale, type);
      drawTube();
      tube.position.set(frame.x, frame.y);
      tube.scale.set(scale);
      const dial = placeOf({ x: PLACES.bath.x + bath.knob.x, y: PLACES.bath.y + bath.knob.y });
      thermostat.place(dial.x - 24 * scale, dial.y - 24 * scale, 48 * scale, 48 * scale);
      const corner = placeOf(onDeck(SYRINGE_BOX));
      syringe.place(corner.x, corner.y, SYRINGE_BOX.width * scale, SYRINGE_BOX.height * scale);
      const bottle = placeOf({ x: PLACES.copper.x - 32, y: PLACES.copper.y - 112 });
      drops.place(bottle.x, bottle.y, 64 * scale, 112 * scale);
    },
  };

  /** Bubbles for the gas that came since the last picture. */
  function drawBubbles({ view, running }: EnzymeFrame, wall: number): void {
    const seconds = Number.isFinite(last) ? Math.min(LONGEST, Math.max(0, (wall - last) / 1000)) : 0;
    last = wall;
    if (reducedMotion) return;
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
  }

  return {
    root,
    resize(next) {
      stage = next;
      arrange(
        ARRANGEMENT[next.layout],
        { bench: layBench, lens, meter, block, chart },
        inset(stageBox(next), 14, 16),
        next.type,
      );
      if (next.layout === 'wide') {
        const { scale } = frame;
        lens.lay({ ...placeOf(LENS), width: LENS.width * scale, height: LENS.height * scale }, next.type);
        lens.root.visible = true;
      }
      room.resize(next, benchY);
    },

    draw(now, wall) {
      const { view, params, shown, time, fields, hidden } = now;
      const { min = 0, max = 100 } = context.facts.inputs['temperature'] ?? {};
      bath.set(`${params.temperature} °C`, '', (params.temperature - min) / (max - min));
      thermometer.root.visible = !hidden.has('temperature');
      thermometer.set(params.temperature);
      cylinder.set(view.foam, view.dose, view.copper > 0 ? BLUE : TURBID);
      burette.set(view.volume);
      chart.set(fields.past, view.recorded);
      drawBubbles(now, wall);
      copper.set(stage?.layout === 'wide' ? 'CuSO₄' : 'Cu', 0x4aa3df, 0);
      lens.set(view.folded, view.left, view.copper / 50, reducedMotion ? 0 : time * 0.8);
      meter.set(0, shown.actual_ph.text);
      block.set(0, String(view.heater ?? params.temperature));
      block.knobs[0]?.turnTo(view.heater ?? params.temperature);
      block.note(view.heated > 0 ? `${view.heated} s heated` : stage?.layout === 'wide' ? 'enzyme not heated' : '');
    },

    describe({ view, shown, params }) {
      const sentences = [
        `A stoppered cylinder with peroxide and liver extract stands in a bath of ${params.temperature} °C; the meter shows pH ${shown.actual_ph.text}.`,
        view.begun
          ? `The foam stands ${shown.foam_height_mm.text} mm high, and the burette holds ${shown.oxygen_ml.text} mL of oxygen.`
          : 'The burette is full of water: nothing has begun.',
      ];
      if (chart.root.visible && chart.says !== '')
        sentences.push(`The tangent on the recorder's sheet says ${chart.says}.`);
      if (view.heated > 0) sentences.push(`The enzyme was heated for ${view.heated} s before.`);
      if (view.copper > 0) sentences.push(`There are ${view.copper} mmol/L of copper sulfate in it.`);
      if (view.dose > 1) sentences.push(`${view.dose.toFixed(1)} mL of extract have been given.`);
      sentences.push(
        view.folded > 0.9
          ? 'The picture of one enzyme molecule shows it folded around its haem.'
          : view.folded > 0.1
            ? 'The picture of one enzyme molecule shows it coming loose: part of the enzyme is lost.'
            : 'The picture of one enzyme molecule shows a loose thread: nearly all enzyme is lost.',
      );
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

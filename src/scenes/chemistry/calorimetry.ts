/** A coffee-cup calorimeter in section, a balance with salt, the recorder's thermogram with its ranges, and a look at the ions. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, Point, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCallout } from '../kit/callout';
import { createCoffeeCup, type CupKind } from '../kit/coffee-cup';
import { createDissolvingLattice } from '../kit/dissolving-lattice';
import { createPushButton } from '../kit/push-button';
import { createReadOut } from '../kit/read-out';
import { contactShadow, housing } from '../kit/shading';
import { createThermogram } from '../kit/thermogram';
import { createWeighingBalance } from '../kit/weighing-balance';

type CupFrame = Frame<'calorimetry'>;

interface Place extends Point {
  readonly scale: number;
}
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly benchY: number;
  readonly cup: Place;
  readonly balance: Place;
  readonly ions: Point | null;
  readonly rack: Box | null;
  readonly thermogram: Box;
  readonly display: Box;
  readonly heat: Box;
  readonly fresh: Box;
  readonly log: Box | null;
  readonly message: Point & { readonly width: number };
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 440,
    cup: { x: 334, y: 510, scale: 1.1 },
    balance: { x: 112, y: 506, scale: 1 },
    ions: { x: 108, y: 212 },
    rack: { x: 468, y: 46, width: 478, height: 416 },
    thermogram: { x: 480, y: 58, width: 454, height: 322 },
    display: { x: 480, y: 390, width: 142, height: 60 },
    heat: { x: 632, y: 396, width: 114, height: 46 },
    fresh: { x: 754, y: 396, width: 94, height: 46 },
    log: { x: 856, y: 396, width: 78, height: 46 },
    message: { x: 330, y: 56, width: 250 },
  },
  narrow: {
    benchY: 330,
    cup: { x: 196, y: 392, scale: 0.86 },
    balance: { x: 52, y: 392, scale: 0.58 },
    ions: null,
    rack: null,
    thermogram: { x: 302, y: 14, width: 332, height: 292 },
    display: { x: 302, y: 318, width: 118, height: 66 },
    heat: { x: 430, y: 326, width: 98, height: 50 },
    fresh: { x: 536, y: 326, width: 98, height: 50 },
    log: null,
    message: { x: 150, y: 14, width: 280 },
  },
};

const IONS_RADIUS = 72;
const MASS = { least: 1, most: 10, step: 0.5, travel: 12 } as const;
const CALIBRATION: number = 1000;
/** Stage units of a whole drag of the boat, and from where on it counts as poured. */
const DRAG = 150;
const POURED_FROM = 0.9;
const POUR_AGAIN_BELOW = 0.5;
/** Where the boat is held to pour, above the rim, and its tilt, radians. */
const POUR = { dx: -40, dy: -46, angle: 0.9 } as const;
/** Wall milliseconds of the pour. */
const POUR_MS = 900;
const TEXT = 12;

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
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const cup = createCoffeeCup(context);
  const balance = createWeighingBalance(context);
  const ions = createDissolvingLattice(context, IONS_RADIUS);
  const ionsText = context.text({
    text: 'Lattice and hydrated ions',
    size: 12.5,
    colour: theme.inkSoft,
    anchor: [0.5, 0],
  });
  const rack = new Container({ label: 'rack' });
  const display = createReadOut(context, 21);
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
  const massHandle = context.handle({
    role: 'slider',
    name: 'Salt mass',
    hint: 'Drag up for more salt in the boat; or use the arrow keys.',
    min: MASS.least,
    max: MASS.most,
    step: MASS.step,
    value: 5,
    format: (grams) => `${grams.toFixed(1)} g`,
    set: (grams) => context.setInput('salt_mass', grams),
    drag: (point, start, grams) => grams + ((start.y - point.y) / MASS.travel) * MASS.step,
  });
  const stirHandle = context.handle({
    role: 'toggle',
    name: 'Stirrer',
    pressed: false,
    toggle: (on) => context.dispatch({ do: 'stir', value: on ? 1 : 0 }),
  });
  const thermogram = createThermogram(context, () => context.redraw());
  const heat = createPushButton(context, {
    label: 'Heat 1000 J',
    short: '1000 J',
    name: 'Heater: 1000 J',
    press: () => context.dispatch({ do: 'electrical_calibration', value: CALIBRATION }),
  });
  const fresh = createPushButton(context, {
    label: 'Fresh cup',
    name: 'Fresh cup with fresh water',
    press: () => context.dispatch({ do: 'empty' }),
  });
  const log = createPushButton(context, {
    label: 'Log',
    name: 'Log the reading on the thermogram',
    press: () => context.dispatch({ do: 'log_reading' }),
  });
  root.addChild(
    backdrop.root,
    ions.root,
    ionsText,
    cup.root,
    balance.root,
    rack,
    thermogram.root,
    display.root,
    heat.root,
    fresh.root,
    log.root,
    message.root,
  );

  // ------------------------------------------------------------ drawing
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  /** What the display showed at each sample of this cup, by its number since the lab's clock began. */
  const displayed = new Map<number, number>();
  const trace = new Float32Array(520);
  let filled = Number.NaN;
  let portions = 0;
  let pouredAt = Number.NEGATIVE_INFINITY;

  const put = (part: Container, { x, y, scale }: Place): void => {
    part.position.set(x, y);
    part.scale.set(scale);
  };

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
    if (view.portions > portions && !reducedMotion) pouredAt = now;
    portions = view.portions;
    const part = (now - pouredAt) / POUR_MS;
    const pouring = part >= 0 && part < 1;
    // Up and over, tip, and back.
    const reach = pouring ? Math.min(1, 4 * part, 4 * (1 - part)) : tipped;
    const { scale } = layout.balance;
    const over = {
      x: (layout.cup.x + POUR.dx * layout.cup.scale - layout.balance.x) / scale,
      y: (layout.cup.y + (cup.top + POUR.dy) * layout.cup.scale - layout.balance.y) / scale,
    };
    const rise = Math.min(1, 1.7 * reach);
    const { rest, boat } = balance;
    boat.position.set(rest.x + (over.x - rest.x) * reach * reach, rest.y + (over.y - rest.y) * rise);
    boat.rotation = POUR.angle * Math.max(0, (reach - 0.7) / 0.3);
    balance.set(
      reach > 0.05 ? '0.00 g' : `${params.salt_mass.toFixed(2)} g`,
      NAMES[params.salt_type],
      pouring && part > 0.5 ? 0 : params.salt_mass,
    );
    if (pouring) context.redraw();
    boatHandle.place(
      layout.balance.x + (boat.x - 52) * scale,
      layout.balance.y + (boat.y - 36) * scale,
      104 * scale,
      40 * scale,
    );
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      const textSize = Math.max(TEXT, TEXT * stage.pixel);
      backdrop.resize(stage, layout.benchY);
      put(cup.root, layout.cup);
      put(balance.root, layout.balance);
      balance.scaleText(1 / layout.balance.scale);
      ions.root.visible = ionsText.visible = layout.ions !== null;
      if (layout.ions) {
        ions.root.position.set(layout.ions.x, layout.ions.y);
        ionsText.position.set(layout.ions.x, layout.ions.y + IONS_RADIUS + 12);
      }
      for (const child of rack.removeChildren()) child.destroy();
      if (layout.rack) {
        const foot = contactShadow(theme, layout.rack.width * 1.1, 28);
        foot.position.set(layout.rack.x + layout.rack.width / 2, layout.rack.y + layout.rack.height + 2);
        const box = housing(theme, layout.rack.width, layout.rack.height, 12);
        box.position.set(layout.rack.x, layout.rack.y);
        rack.addChild(foot, box);
      }
      const { thermogram: plot } = layout;
      thermogram.lay(plot, plot.width, plot.height, textSize, !narrow);
      display.root.position.set(layout.display.x, layout.display.y);
      display.lay(layout.display.width, layout.display.height);
      heat.place(layout.heat.x, layout.heat.y, layout.heat.width, layout.heat.height, narrow);
      fresh.place(layout.fresh.x, layout.fresh.y, layout.fresh.width, layout.fresh.height, narrow);
      log.show(layout.log !== null);
      if (layout.log) log.place(layout.log.x, layout.log.y, layout.log.width, layout.log.height, narrow);
      message.root.position.set(layout.message.x, layout.message.y);
      message.lay(layout.message.width);
      const { x, y, scale } = layout.balance;
      massHandle.place(x - 70 * scale, y - 46 * scale, 140 * scale, 44 * scale);
      const s = layout.cup.scale;
      stirHandle.place(
        layout.cup.x + (cup.stirrer.x - 16) * s,
        layout.cup.y + (cup.stirrer.y - 16) * s,
        32 * s,
        84 * s,
      );
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
      if (layout.ions) ions.set(view.added === null ? 0 : 1 - view.undissolved, salt === 'CaCl2' ? 2 : 1);
      thermogram.draw({
        trace,
        count: view.samples,
        now: view.now,
        mixing: view.added,
        logged: view.logged,
        fitted: shown.delta_t_extrapolated.value === null ? null : shown.delta_t_extrapolated.text,
        cup: view.filled,
        start: view.start,
      });
      display.set(`${shown.thermometer_display_c.text} °C`);
      heat.light(view.heating);
      message.set(view.message ?? '');
      boatHandle.update(tipped);
      massHandle.update(params.salt_mass);
      stirHandle.update(view.stirring);
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
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

/** The titration bench: burette over a flask on a stirrer, pH meter, bottles, and a magnifier before the meniscus. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBurette } from '../kit/burette';
import { createCable } from '../kit/cable';
import { createConicalFlask } from '../kit/conical-flask';
import { createDripping } from '../kit/dripping';
import { createDropperBottle } from '../kit/dropper-bottle';
import { createMagneticStirrer } from '../kit/magnetic-stirrer';
import { createNoteCard } from '../kit/note-card';
import { createPhElectrode } from '../kit/ph-electrode';
import { createPhMeter } from '../kit/ph-meter';
import { createReagentBottle } from '../kit/reagent-bottle';
import { createRetortStand } from '../kit/retort-stand';
import { createScaleMagnifier } from '../kit/scale-magnifier';
import { contactShadow } from '../kit/shading';
import type { TitrationChart } from '../kit/titration-chart';
import { createWashBottle } from '../kit/wash-bottle';

type TitrationFrame = Frame<'titration'>;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Layout {
  readonly benchY: number;
  /** Foot of the burette's axis: stand, burette, flask and stirrer move as one. */
  readonly apparatus: Place;
  readonly meter: Place;
  readonly base: Place;
  readonly indicator: Place;
  readonly spare: Place;
  /** Rinses half a drop down; on a small stage the key at the tip does that. */
  readonly wash: Place | null;
  readonly lens: { readonly x: number; readonly y: number };
  readonly eyeText: { readonly x: number; readonly y: number };
  readonly captionY: number;
  readonly titres: { readonly x: number; readonly y: number } | null;
  readonly message: { readonly x: number; readonly y: number; readonly width: number };
  /** The recorder's screen ends at `bottom`; a small stage has no room for it, there the plot below shows the curve. */
  readonly chart: { readonly x: number; readonly width: number; readonly bottom: number } | null;
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 436,
    apparatus: { x: 402, y: 496, scale: 1 },
    meter: { x: 622, y: 492, scale: 1 },
    base: { x: 775, y: 490, scale: 1 },
    indicator: { x: 886, y: 492, scale: 1 },
    spare: { x: 112, y: 492, scale: 1 },
    wash: { x: 208, y: 494, scale: 1 },
    lens: { x: 134, y: 190 },
    eyeText: { x: 134, y: 281 },
    captionY: 518,
    titres: { x: 752, y: 52 },
    message: { x: 506, y: 52, width: 234 },
    chart: { x: 606, width: 342, bottom: 320 },
  },
  narrow: {
    benchY: 316,
    apparatus: { x: 322, y: 368, scale: 0.72 },
    meter: { x: 492, y: 366, scale: 0.82 },
    base: { x: 50, y: 366, scale: 0.84 },
    indicator: { x: 140, y: 368, scale: 0.86 },
    spare: { x: 602, y: 366, scale: 0.64 },
    wash: null,
    lens: { x: 106, y: 150 },
    eyeText: { x: 178, y: 236 },
    captionY: 386,
    titres: null,
    message: { x: 424, y: 58, width: 206 },
    chart: null,
  },
};

const SCALE_LENGTH = 236;
const BURETTE_CAPACITY = 50;
const FLASK = { height: 128, radius: 60, capacity: 250 } as const;
const STIRRER = { width: 164, height: 38 } as const;
const TIP_IN_NECK = 16;
const ELECTRODE = 186;
const STAND_X = -114;
const WASH = { width: 44, height: 112 } as const;
const METER = { width: 156, height: 122 } as const;
const LENS = { radius: 82, pitch: 74, range: [0, BURETTE_CAPACITY] } as const;
/** Above so many stage units to a CSS pixel, only the larger texts have room. */
const ROOMY_PIXEL = 1.15;
const TITRES_WIDTH = 196;
/** A title, three titres and whether they agree. */
const MOST_TITRE_LINES = 5;
/** Below the titres, and the least height at which the recorder's screen can be read, in its text size. */
const CHART_GAP = 8;
const CHART_LEAST = 8;
/** Of the slips: size of text in stage units, smallest text in CSS px, height of a line, both margins. */
const CARD_TEXT = 13;
const LEAST_TEXT = 12;
const LINE = 1.25;
/** Widest likely mean width of a letter, in its size: the slips are sized without measuring text. */
const LETTER = 0.56;
/** Lets a mean that ends in 5 round up although its binary form lies just below. */
const HALF_UP = 1e-9;
const CARD_MARGINS = 22;
const EYE_AWAY = 108;
const EYE_TRAVEL = 52;
/** Eye 15° off level, bore 10.4 mm, 11.6 mm of scale to 1 mL: 5.2 mm × tan 15° / 11.6 mm. */
const PARALLAX_ML = 0.12;
/** Above this flow, mL/s, the drops run together. */
const STREAM_FROM = 0.35;
/** A level that jumps further than this, mL, glides there. */
const GLIDE_FROM = 0.3;
const GLIDE = 0.22;
/** How fast the drawn scale takes over what the instrument's class makes of the reading. */
const SETTLE = 0.12;
const NEAR_ENOUGH = 0.002;
const DROPPER_MS = 620;
/** Milliseconds between drops while the tip is held. */
const DROP_EVERY = 350;
/** The pointer is too near the stopcock's axis to give an angle. */
const LEAST_LEVER = 12;

const ABBREVIATIONS: Readonly<Record<TitrationFrame['params']['indicator'], string>> = {
  Phenolphthalein: 'PP',
  'Methyl Orange': 'MO',
  'Bromothymol Blue': 'BTB',
};
/** Colours of the stock solutions in their bottles: for recognition, not for chemistry. */
const STOCK: Readonly<Record<TitrationFrame['params']['indicator'], number>> = {
  Phenolphthalein: 0xdfe6ee,
  'Methyl Orange': 0xf08a24,
  'Bromothymol Blue': 0x3f8f5a,
};

const eyeWords = (eye: number): string =>
  Math.abs(eye) < 0.15 ? 'eye level' : eye > 0 ? 'eye too high' : 'eye too low';

const stopcockWords = (fraction: number): string =>
  fraction === 0 ? 'closed' : fraction === 1 ? 'fully open' : `${Math.round(fraction * 100)} % open`;

const dropWords = (drops: number): string =>
  drops === 0 ? 'no indicator added' : drops === 1 ? '1 drop' : `${drops} drops`;

export const createScene: CreateScene<'titration'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'titration' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const apparatus = new Container({ label: 'apparatus' });
  const stirrer = createMagneticStirrer(context, STIRRER);
  const flaskY = -stirrer.plateY - 1;
  const flask = createConicalFlask(context, { ...FLASK, bar: true });
  flask.root.y = flaskY;
  const burette = createBurette(context, { capacity: BURETTE_CAPACITY, length: SCALE_LENGTH });
  const tipY = flaskY - FLASK.height + TIP_IN_NECK;
  const zeroY = tipY - burette.tipY;
  burette.root.y = zeroY;
  const stand = createRetortStand(context, {
    height: -zeroY + 6,
    base: [38, 206],
    clampHeight: -(zeroY + burette.markY(25)) - 16,
    reach: -STAND_X,
    grip: 10,
  });
  for (const part of [stand.root, stand.fingers]) part.position.set(STAND_X, -16);
  const electrode = createPhElectrode(context, ELECTRODE);
  electrode.position.set(-14, -6);
  electrode.rotation = 0.215;
  const dripping = createDripping(context);
  dripping.root.y = TIP_IN_NECK - FLASK.height;
  const pipette = new Container({ label: 'pipette' });
  const pipetteDrop = new Graphics().circle(0, 0, 3).fill(0xffffff);
  pipette.addChild(
    new Graphics()
      .roundRect(-2, -44, 4, 44, 2)
      .fill({ color: theme.glassEdge, alpha: 0.75 })
      .roundRect(-6, -68, 12, 27, 6)
      .fill(0xb65b54)
      .roundRect(-4, -65, 3, 18, 1.5)
      .fill({ color: 0xffffff, alpha: 0.3 }),
    pipetteDrop,
  );
  pipette.visible = false;
  pipette.position.set(-9, -FLASK.height - 4);
  flask.inside.addChild(electrode, dripping.root);
  flask.root.addChild(pipette);
  const sight = new Graphics().roundRect(-14, -8, 28, 16, 3).stroke({ width: 1.5, color: theme.accent, alpha: 0.75 });
  apparatus.addChild(stand.root, burette.root, stand.fingers, stirrer.root, flask.root, sight);

  const meter = createPhMeter(context, METER);
  const cable = createCable(context);
  const base = createReagentBottle(context, { width: 82, height: 132, title: 'NaOH' });
  const indicator = createDropperBottle(context, { width: 62, height: 112 });
  const spare = createConicalFlask(context, { height: 84, radius: 40, capacity: 250 });
  const spareFoot = new Container({ label: 'spare flask' });
  spareFoot.addChild(contactShadow(theme, 108, 14), spare.root);

  const wash = createWashBottle(context, WASH.height, 'right');

  const lens = createScaleMagnifier(context, LENS);
  const leader = new Graphics().rect(0, -0.6, 1, 1.2).fill({ color: theme.accent, alpha: 0.45 });
  const eyeTrack = new Graphics()
    .roundRect(-1.5, -EYE_TRAVEL, 3, 2 * EYE_TRAVEL, 1.5)
    .fill({ color: theme.inkSoft, alpha: 0.3 })
    .rect(-7, -0.75, 14, 1.5)
    .fill({ color: theme.inkSoft, alpha: 0.6 });
  const eyeMark = new Graphics()
    .circle(0, 0, 14)
    .fill({ color: theme.housing })
    .circle(0, 0, 14)
    .stroke({ width: 1, color: theme.housingEdge })
    .moveTo(-9, 0)
    .quadraticCurveTo(0, -9, 9, 0)
    .quadraticCurveTo(0, 9, -9, 0)
    .fill(0xf7fafc)
    .circle(0, 0, 3.6)
    .fill(0x24507a)
    .circle(-1, -1, 1.1)
    .fill(0xffffff);
  const eyeText = context.text({ size: 12.5, colour: theme.inkSoft, anchor: [0.5, 0] });
  const colourText = context.text({ size: 13, colour: theme.ink, anchor: [0.5, 0.5] });
  const indicatorText = context.text({ size: 12.5, colour: theme.inkSoft, anchor: [1, 0.5] });
  const spareText = context.text({ text: 'New flask', size: 12.5, colour: theme.inkSoft, anchor: [0.5, 0.5] });
  /** The recorder is fetched when base first runs: until then it has nothing to draw. */
  const recorder = new Container({ label: 'recorder' });
  let chart: TitrationChart | 'unasked' | 'on its way' = 'unasked';
  const titres = createNoteCard(context, TITRES_WIDTH, 0, true);
  const message = createNoteCard(context, LAYOUTS.wide.message.width, 0);
  root.addChild(
    backdrop.root,
    leader,
    spareFoot,
    wash.root,
    base.root,
    indicator.root,
    recorder,
    meter.root,
    cable.root,
    apparatus,
    lens.root,
    eyeTrack,
    eyeMark,
    eyeText,
    colourText,
    indicatorText,
    spareText,
    titres.root,
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let eye = 0;
  let squeezed = 0;
  const stopcockAt = { x: 0, y: 0 };
  const drop = (): void => context.dispatch({ do: 'add_drop' });
  const halfDrop = (): void => context.dispatch({ do: 'add_half_drop' });

  const stopcockHandle = context.handle({
    role: 'slider',
    name: 'Stopcock',
    hint: 'Drag it, or press left and right, to turn it. Arrow down or a tap lets one drop through.',
    min: 0,
    max: 1,
    step: 0.05,
    value: 0,
    format: stopcockWords,
    set: (value) => context.dispatch(value === 0 ? { do: 'close_stopcock' } : { do: 'open_stopcock', value }),
    drag(point, start, startValue) {
      const lever = Math.max(Math.abs(start.x - stopcockAt.x), Math.abs(start.y - stopcockAt.y));
      if (lever < LEAST_LEVER) return startValue + (point.y - start.y) / 60;
      const angle = (at: { x: number; y: number }): number => Math.atan2(at.y - stopcockAt.y, stopcockAt.x - at.x);
      const turned = angle(point) - angle(start);
      // The shorter way round.
      return startValue + Math.atan2(Math.sin(turned), Math.cos(turned)) / (Math.PI / 2);
    },
    tap: drop,
    keys: { ArrowDown: drop },
  });
  const tipHandle = context.handle({
    role: 'button',
    name: 'Burette tip: one drop',
    hint: 'Hold it down for drop after drop; arrow down gives half a drop.',
    press: drop,
    repeatEvery: DROP_EVERY,
    keys: { ArrowDown: halfDrop },
  });
  const washHandle = context.handle({
    role: 'button',
    name: 'Wash bottle: rinse half a drop from the tip',
    press: halfDrop,
    held: (down) => {
      wash.squeeze(down ? 1 : 0);
      context.redraw();
    },
  });
  const indicatorHandle = context.handle({
    role: 'button',
    name: 'Dropper bottle: add one drop of indicator',
    press: () => context.dispatch({ do: 'add_indicator', value: 1 }),
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  const stirrerHandle = context.handle({
    role: 'toggle',
    name: 'Stirrer',
    pressed: false,
    toggle: (on) => context.dispatch({ do: 'swirl', value: on ? 1 : 0 }),
  });
  const baseHandle = context.handle({
    role: 'button',
    name: 'Sodium hydroxide bottle: refill the burette',
    press: () => context.dispatch({ do: 'refill_burette' }),
  });
  const spareHandle = context.handle({
    role: 'button',
    name: 'New flask with the same acid',
    press: () => context.dispatch({ do: 'new_aliquot' }),
  });
  const eyeHandle = context.handle({
    role: 'slider',
    name: 'Eye level',
    hint: 'Drag it up or down to see what parallax does to the reading.',
    min: -1,
    max: 1,
    step: 0.1,
    value: 0,
    format: eyeWords,
    set(value) {
      eye = value;
      context.redraw();
    },
    drag: (point, start, startValue) => startValue - (point.y - start.y) / EYE_TRAVEL,
  });

  // ------------------------------------------------------------ drawing
  let level: number | null = null;
  /** What the instrument's class makes of the scale, mL. */
  let scaleError = 0;
  let drops = 0;
  let dropperSince = Number.NEGATIVE_INFINITY;
  let shownCaption = '';
  let shownEye = '';
  let shownIndicator = '';
  let shownMessage = '';
  let cardText = CARD_TEXT;
  let titreLines = 0;

  const put = (part: Container, { x, y, scale }: Place): void => {
    part.position.set(x, y);
    part.scale.set(scale);
  };
  const onStage = (x: number, y: number): { x: number; y: number } => ({
    x: layout.apparatus.x + layout.apparatus.scale * x,
    y: layout.apparatus.y + layout.apparatus.scale * y,
  });

  function drawLevel({ view, shown }: TitrationFrame): void {
    const target = view.buretteMl;
    const error = typeof shown.burette_reading.value === 'number' ? shown.burette_reading.value - target : 0;
    if (level === null || reducedMotion || Math.abs(target - level) < GLIDE_FROM) {
      if (level === null || reducedMotion) scaleError = error;
      level = target;
    } else level += (target - level) * GLIDE;
    scaleError += (error - scaleError) * SETTLE;
    if (Math.abs(error - scaleError) < NEAR_ENOUGH) scaleError = error;
    const reading = level + scaleError;
    if (level !== target || scaleError !== error) context.redraw();

    burette.set(reading, view.stopcock);
    lens.set(reading - eye * PARALLAX_ML, eye);
    eyeMark.y = layout.lens.y - eye * EYE_TRAVEL;
    eyeHandle.place(eyeMark.x - 16, eyeMark.y - 16, 32, 32);
    sight.y = zeroY + burette.markY(Math.min(BURETTE_CAPACITY, reading));
    const to = onStage(-14, sight.y);
    const dx = to.x - layout.lens.x;
    const dy = to.y - layout.lens.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    leader.position.set(layout.lens.x + (dx * LENS.radius) / length, layout.lens.y + (dy * LENS.radius) / length);
    leader.rotation = Math.atan2(dy, dx);
    leader.scale.x = length - LENS.radius;
  }

  function drawDropper(now: number, colour: number): void {
    const part = (now - dropperSince) / DROPPER_MS;
    pipette.visible = part >= 0 && part < 1;
    if (!pipette.visible) return;
    pipette.alpha = Math.min(1, 6 * part, 6 * (1 - part));
    const fall = Math.max(0, (part - 0.25) / 0.45);
    pipetteDrop.visible = fall > 0 && fall < 1;
    pipetteDrop.tint = colour;
    pipetteDrop.y = (FLASK.height - flask.surface) * fall * fall;
    context.redraw();
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      backdrop.resize(stage, layout.benchY);
      put(apparatus, layout.apparatus);
      put(meter.root, layout.meter);
      put(base.root, layout.base);
      put(indicator.root, layout.indicator);
      put(spareFoot, layout.spare);
      wash.root.visible = layout.wash !== null;
      washHandle.enable(layout.wash !== null);
      if (layout.wash) put(wash.root, layout.wash);
      burette.scaleText(1 / layout.apparatus.scale);
      const roomy = !narrow && stage.pixel <= ROOMY_PIXEL;
      stirrer.showFigures(roomy);
      meter.scaleText(1 / layout.meter.scale);
      base.fitText(1 / layout.base.scale, roomy);
      indicator.scaleText(1 / layout.indicator.scale);
      lens.root.position.set(layout.lens.x, layout.lens.y);
      eyeTrack.position.set(layout.lens.x + EYE_AWAY, layout.lens.y);
      eyeMark.x = eyeTrack.x;
      eyeText.position.set(layout.eyeText.x, layout.eyeText.y);
      colourText.position.set(layout.apparatus.x, layout.captionY);
      indicatorText.position.set(layout.indicator.x + 62, layout.captionY);
      spareText.position.set(layout.spare.x, layout.captionY);
      indicatorText.visible = spareText.visible = !narrow;
      if (layout.titres) titres.root.position.set(layout.titres.x, layout.titres.y);
      titres.root.visible = layout.titres !== null;
      message.root.position.set(layout.message.x, layout.message.y);
      cardText = Math.max(CARD_TEXT, LEAST_TEXT * stage.pixel);
      shownMessage = '';
      titreLines = 0;
      layChart();

      const top = onStage(
        -14 + ELECTRODE * Math.sin(electrode.rotation),
        flaskY - 6 - ELECTRODE * Math.cos(electrode.rotation),
      );
      const { socket } = meter;
      cable.lay(
        top,
        { x: layout.meter.x + layout.meter.scale * socket.x, y: layout.meter.y + layout.meter.scale * (socket.y - 6) },
        narrow ? 24 : 42,
      );

      const s = layout.apparatus.scale;
      Object.assign(stopcockAt, onStage(0, zeroY + burette.stopcockY));
      stopcockHandle.place(stopcockAt.x - 36 * s, stopcockAt.y - 18 * s, 52 * s, 36 * s);
      const tip = onStage(0, tipY);
      tipHandle.place(tip.x - 12 * s, tip.y - 14 * s, 60 * s, 34 * s);
      const knob = onStage(stirrer.knob.x, stirrer.knob.y);
      stirrerHandle.place(knob.x - 18, knob.y - 14, 36, 28);
      const around = ({ x, y, scale }: Place, width: number, height: number): [number, number, number, number] => [
        x - (width / 2) * scale,
        y - height * scale,
        width * scale,
        height * scale,
      ];
      indicatorHandle.place(...around(layout.indicator, 66, 114));
      baseHandle.place(...around(layout.base, 84, 134));
      spareHandle.place(...around(layout.spare, 84, 88));
      if (layout.wash) washHandle.place(...around(layout.wash, WASH.width, WASH.height));
    },

    draw(frame, now) {
      const { view, params, shown } = frame;
      drawLevel(frame);
      flask.set({
        volume: params.acid_vol + view.deliveredMl,
        colour: view.colour.srgb,
        plume: { volume: view.drops > 0 ? view.plume.volumeMl : 0, colour: view.plume.srgb },
        turns: view.stirTurns,
      });
      dripping.set({
        pendant: view.pendant,
        sinceDrop: view.sinceDrop,
        stream: view.flow > STREAM_FROM ? view.flow : 0,
        fall: FLASK.height - TIP_IN_NECK - flask.surface,
      });
      stirrer.set(view.swirling, view.stirSpeed);
      meter.set(shown.ph_meter.text);
      base.setDetail(`${params.base_conc.toFixed(2)} mol/L`);
      indicator.set(ABBREVIATIONS[params.indicator], STOCK[params.indicator], squeezed);
      spare.set({ volume: params.acid_vol, colour: 0xffffff });

      if (view.drops > drops && !reducedMotion) dropperSince = now;
      drops = view.drops;
      drawDropper(now, STOCK[params.indicator]);

      const caption = narrow ? view.colour.word : `${dropWords(view.drops)}, ${view.colour.word}`;
      if (caption !== shownCaption) {
        shownCaption = caption;
        colourText.text = caption;
      }
      const eyeCaption = eyeWords(eye);
      if (eyeCaption !== shownEye) {
        shownEye = eyeCaption;
        eyeText.text = eyeCaption;
      }
      if (params.indicator !== shownIndicator) {
        shownIndicator = params.indicator;
        indicatorText.text = params.indicator;
      }
      drawMessage(view.message);
      if (!narrow) drawTitres(frame);
      drawChart(frame);

      stopcockHandle.update(view.stopcock);
      stirrerHandle.update(view.swirling);
      indicatorHandle.rename(`${params.indicator} bottle: add one drop`);
    },

    describe({ view, shown, params }) {
      const flow = view.flow > 0 ? `base runs in at ${view.flow.toFixed(2)} mL/s` : 'nothing runs';
      const sentences = [
        `The burette reads ${shown.burette_reading.text} mL; its stopcock is ${stopcockWords(view.stopcock)} and ${flow}.`,
        `The flask holds ${(params.acid_vol + view.deliveredMl).toFixed(1)} mL, ${view.colour.word}, with ${view.drops === 0 ? 'no indicator' : `${dropWords(view.drops)} of ${params.indicator}`}; the stirrer is ${view.swirling ? 'on' : 'off'}.`,
        `The pH meter shows ${shown.ph_meter.text}.`,
      ];
      if (view.titresMl.length > 0) {
        sentences.push(`Titres so far: ${view.titresMl.map((titre) => titre.toFixed(2)).join(', ')} mL.`);
      }
      if (view.concordant) sentences.push(`${view.concordant.count} of them agree within 0.10 mL.`);
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };

  function layChart(): void {
    recorder.visible = false;
    if (!layout.chart || !layout.titres || typeof chart === 'string') return;
    const { x, width, bottom } = layout.chart;
    const y = layout.titres.y + CARD_MARGINS + MOST_TITRE_LINES * LINE * cardText + CHART_GAP;
    recorder.visible = bottom - y >= CHART_LEAST * cardText;
    recorder.position.set(x, y);
    if (recorder.visible) chart.lay(width, bottom - y, cardText);
  }

  function drawChart({ view }: TitrationFrame): void {
    if (chart === 'unasked' && layout.chart && view.curve.volumes.length > 0) {
      chart = 'on its way';
      import('../kit/titration-chart').then(
        ({ createTitrationChart }) => {
          if (root.destroyed) return;
          chart = createTitrationChart(context);
          recorder.addChild(chart.root);
          layChart();
          context.redraw();
        },
        // The plot below shows the curve too; the next picture asks again.
        () => {
          chart = 'unasked';
        },
      );
    }
    if (typeof chart !== 'string' && recorder.visible) {
      chart.draw(view.curve.volumes, view.curve.ph, view.deliveredMl, view.meterPh);
    }
  }

  function drawMessage(text: string | null): void {
    message.root.visible = text !== null;
    if (text === null || text === shownMessage) return;
    shownMessage = text;
    const { width } = layout.message;
    const lines = Math.ceil((text.length * cardText * LETTER) / (width - CARD_MARGINS));
    message.resize(width, CARD_MARGINS + lines * LINE * cardText);
    message.set('', text);
  }

  function drawTitres({ view }: TitrationFrame): void {
    titres.root.visible = view.titresMl.length > 0;
    if (!titres.root.visible) return;
    const latest = view.titresMl.slice(-3).map((titre) => `${titre.toFixed(2)} mL`);
    const agree = view.concordant
      ? `${view.concordant.count} agree: ${(view.concordant.meanMl + HALF_UP).toFixed(2)}`
      : 'none agree yet';
    if (latest.length + 2 !== titreLines) {
      titreLines = latest.length + 2;
      titres.resize(TITRES_WIDTH, CARD_MARGINS + titreLines * LINE * cardText);
    }
    titres.set('Titres', [...latest, agree].join('\n'));
  }
};

/** The titration bench: burette over a flask on a stirrer, pH meter, bottles, and a lens before the meniscus. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createRetortStand } from '../../kit/glassware/retort-stand';
import { createWashBottle } from '../../kit/glassware/wash-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import {
  arrange,
  type Arrangements,
  column,
  fitted,
  grow,
  type Placed,
  room as free,
  row,
} from '../../kit/layout/layout';
import { createPhElectrode } from '../../kit/meters/ph-electrode';
import { createReadingLens } from '../../kit/optics/reading-lens';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createBurette } from './burette';
import { createDripping } from './dripping';
import { createDropper } from './dropper';
import { createMagneticStirrer } from './magnetic-stirrer';
import { createSpares } from './spares';
import type { TitrationChart } from './titration-chart';
import { ABBREVIATIONS, describeTitration, dropWords, eyeWords, STOCK, stopcockWords } from './titration-words';

type TitrationFrame = Frame<'titration'>;

type PartName = 'notes' | 'lens' | 'spares' | 'apparatus' | 'recorder' | 'meter' | 'base' | 'indicator';

/** A phone shows the curve in the plot's tab; what is rarely used stands on a shelf there. */
const ARRANGEMENT: Arrangements<PartName> = {
  wide: row(
    grow(214, column(grow(1.6, 'lens'), grow(1, 'spares'))),
    grow(262, 'apparatus'),
    grow(
      430,
      column(
        'notes',
        grow(1.35, 'recorder'),
        grow(1, row(grow(1.7, 'meter'), grow(1, 'base'), grow(0.8, 'indicator'))),
      ),
    ),
  ),
  tall: column(
    'notes',
    grow(
      1,
      row(
        grow(198, column(grow(1, 'lens'), grow(0.56, row(grow(1.3, 'base'), grow(1, 'indicator'))))),
        grow(284, 'apparatus'),
        grow(116, column(grow(0.7, free), grow(0.8, 'spares'), grow(1, 'meter'))),
      ),
    ),
  ),
};
/** Of the stage's height at which the bench begins, and what is left free at its edges. */
const BENCH_FROM = 0.8;
const MARGIN = { side: 14, top: 10, foot: 20 } as const;

const SCALE_LENGTH = 236;
const BURETTE_CAPACITY = 50;
const FLASK = { height: 128, radius: 60, capacity: 250 } as const;
const STIRRER = { width: 164, height: 38 } as const;
const TIP_IN_NECK = 16;
const ELECTRODE = 186;
const STAND_X = -114;
/** Width of the stand's base and of the flask's stirrer, and where in it the burette's axis lies. */
const APPARATUS = { width: 250, axis: 156 } as const;
const LENS = { radius: 82, pitch: 74, range: [0, BURETTE_CAPACITY], highest: 7 } as const;
/** Lines of the slips: how many titres, the latest, and whether they agree; on a small stage a message alone. */
const SLIP_LINES = { wide: 4, tall: 2 } as const;
const SLIP_TEXT = 13;
const LINE = 1.3;
/** Above this flow, mL/s, the drops run together. */
const STREAM_FROM = 0.35;
/** A level that jumps further than this, mL, glides there. */
const GLIDE_FROM = 0.3;
const GLIDE = 0.22;
/** How fast the drawn scale takes over what the instrument's class makes of the reading. */
const SETTLE = 0.12;
const NEAR_ENOUGH = 0.002;
/** Milliseconds between drops while the tip is held. */
const DROP_EVERY = 350;
/** The pointer is too near the stopcock's axis to give an angle. */
const LEAST_LEVER = 12;

export const createScene: CreateScene<'titration'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'titration' });
  const room = createRoom(context, { kind: 'wet-lab' });

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
  const dropper = createDropper(context, FLASK.height);
  flask.inside.addChild(electrode, dripping.root);
  flask.root.addChild(dropper.root);
  const caption = context.text({ size: 12, colour: theme.ink, anchor: [0.5, 0] });
  const sight = new Graphics().roundRect(-14, -8, 28, 16, 3).stroke({ width: 1.5, color: theme.accent, alpha: 0.75 });
  apparatus.addChild(stand.root, burette.root, stand.fingers, stirrer.root, flask.root, sight);

  const meter = createInstrument(context, {
    title: 'pH meter',
    display: { rows: [{ label: 'pH', widest: '00.00' }] },
    sockets: [{ id: 'electrode', kind: 'bnc', side: 'top' }],
  });
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  const base = createReagentBottle(context, { width: 82, height: 132, title: 'NaOH' });
  const indicator = createDropperBottle(context, { width: 62, height: 112 });
  const spare = createConicalFlask(context, { height: 84, radius: 40, capacity: 250 });
  const wash = createWashBottle(context, 112, 'right');
  const spares = createSpares(context, spare, wash);
  const lens = createReadingLens(context, {
    ...LENS,
    words: eyeWords,
    hand: (gestures) => context.actionHandle('look_from', gestures),
  });
  /** The recorder is fetched when base first runs: until then it has nothing to draw. */
  const recorder = new Container({ label: 'recorder' });
  let chart: TitrationChart | 'unasked' | 'on its way' = 'unasked';
  const titres = createCallout(context, { size: SLIP_TEXT, tone: 'plain', mono: true });
  const message = createCallout(context, { size: SLIP_TEXT, tone: 'plain' });
  const slips = new Container({ label: 'slips' });
  slips.addChild(titres.root, message.root);
  root.addChild(
    room.root,
    spares.root,
    base.root,
    indicator.root,
    recorder,
    meter.root,
    apparatus,
    leads.root,
    caption,
    lens.root,
    slips,
  );

  // ------------------------------------------------------------ what hands do
  let narrow = false;
  let squeezed = 0;
  const stopcockAt = { x: 0, y: 0 };
  const drop = (): void => context.dispatch({ do: 'add_drop' });

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
  const tipHandle = context.actionHandle('add_drop', {
    name: 'Burette tip: one drop',
    hint: 'Hold it down for drop after drop; arrow down gives half a drop.',
    repeatEvery: DROP_EVERY,
    held: (down) => {
      if (down) context.sound('drop');
    },
    keys: { ArrowDown: () => context.dispatch({ do: 'add_half_drop' }) },
  });
  const washHandle = context.actionHandle('add_half_drop', {
    name: 'Wash bottle: rinse half a drop from the tip',
    held: (down) => {
      wash.squeeze(down ? 1 : 0);
      context.redraw();
    },
  });
  const indicatorHandle = context.actionHandle('add_indicator', {
    name: 'Dropper bottle: add one drop of indicator',
    value: () => 1,
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  const stirrerHandle = context.actionHandle('swirl', { name: 'Stirrer', grip: 'none' });
  const baseHandle = context.actionHandle('refill_burette', { name: 'Sodium hydroxide bottle: refill the burette' });
  const spareHandle = context.actionHandle('new_aliquot', { name: 'New flask with the same acid' });

  // ------------------------------------------------------------ drawing
  let level: number | null = null;
  /** What the instrument's class makes of the scale, mL. */
  let scaleError = 0;
  let drops = 0;
  let captioned = '';
  let type: TypeSizes = { small: SLIP_TEXT, text: SLIP_TEXT, figures: SLIP_TEXT };
  let recorderBox: Box = { x: 0, y: 0, width: 0, height: 0 };
  const foot = { x: 0, y: 0, scale: 1 };

  const onStage = (x: number, y: number): { x: number; y: number } => ({
    x: foot.x + foot.scale * x,
    y: foot.y + foot.scale * y,
  });

  function drawLevel({ view, shown }: TitrationFrame): void {
    const target = view.buretteMl;
    const read = shown.burette_reading.value;
    const error = typeof read === 'number' ? read + view.parallaxMl - target : 0;
    if (level === null || reducedMotion || Math.abs(target - level) < GLIDE_FROM) {
      if (level === null || reducedMotion) scaleError = error;
      level = target;
    } else level += (target - level) * GLIDE;
    scaleError += (error - scaleError) * SETTLE;
    if (Math.abs(error - scaleError) < NEAR_ENOUGH) scaleError = error;
    const reading = level + scaleError;
    if (level !== target || scaleError !== error) context.redraw();

    burette.set(reading, view.stopcock);
    sight.y = zeroY + burette.markY(Math.min(BURETTE_CAPACITY, reading));
    lens.draw(reading - view.parallaxMl, view.eye, onStage(-14, sight.y));
  }

  const apparatusHeight = -zeroY + burette.above + 10;
  const parts: Readonly<Record<PartName, Placed>> = {
    lens,
    spares,
    meter,
    base,
    indicator,
    apparatus: {
      lay(box, sizes) {
        const below = sizes.small * LINE;
        const place = fitted(
          { ...box, height: box.height - below },
          { width: APPARATUS.width, height: apparatusHeight },
        );
        Object.assign(foot, {
          x: place.x + APPARATUS.axis * place.scale,
          y: place.y + place.height - 10 * place.scale,
          scale: place.scale,
        });
        apparatus.position.set(foot.x, foot.y);
        apparatus.scale.set(foot.scale);
        burette.fit(foot.scale, sizes);
        flask.fit(foot.scale, sizes);
        caption.style.fontSize = sizes.small;
        caption.position.set(box.x + box.width / 2, place.y + place.height + 2);
      },
    },
    notes: {
      root: slips,
      least: ({ text }) => ({ width: 0, height: SLIP_LINES[narrow ? 'tall' : 'wide'] * LINE * text + 14 }),
      lay({ x, y, width }) {
        const part = narrow ? width : width * 0.54;
        message.lay(part - 20);
        message.root.position.set(x + part / 2, y);
        titres.lay(width - part - 20);
        titres.root.position.set(x + part + (width - part) / 2, y);
      },
    },
    recorder: {
      root: recorder,
      lay(box, sizes) {
        recorderBox = box;
        if (typeof chart !== 'string') chart.lay(box, sizes);
      },
    },
  };

  return {
    root,
    resize(stage) {
      narrow = stage.layout === 'tall';
      type = stage.type;
      room.resize(stage, stage.height * BENCH_FROM);
      const { side, top, foot: below } = MARGIN;
      arrange(
        ARRANGEMENT[stage.layout],
        parts,
        { x: side, y: top, width: stage.width - 2 * side, height: stage.height - top - below },
        type,
      );

      const head = onStage(
        -14 + ELECTRODE * Math.sin(electrode.rotation),
        flaskY - 6 - ELECTRODE * Math.cos(electrode.rotation),
      );
      leads.keep([...meter.clear(), spares.box], stage.height - below);
      leads.lay(cable, portAt(head, 'top'), meter.port('electrode'));

      const s = foot.scale;
      Object.assign(stopcockAt, onStage(0, zeroY + burette.stopcockY));
      stopcockHandle.place(stopcockAt.x - 36 * s, stopcockAt.y - 18 * s, 52 * s, 36 * s);
      const tip = onStage(0, tipY);
      tipHandle.place(tip.x - 12 * s, tip.y - 14 * s, 24 * s, 34 * s);
      const knob = onStage(stirrer.knob.x, stirrer.knob.y);
      stirrerHandle.place(knob.x - 18 * s, knob.y - 14 * s, 36 * s, 28 * s);
      const over = (
        handle: typeof baseHandle,
        { root: part }: { root: Container },
        width: number,
        height: number,
      ): void => {
        const { x, y } = part.position;
        const size = part.scale.x;
        handle.place(x - (width / 2) * size, y - height * size, width * size, height * size);
      };
      over(indicatorHandle, indicator, 62, 112);
      over(baseHandle, base, 82, 132);
      over(spareHandle, spare, 80, 84);
      over(washHandle, wash, 44, 112);
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
      meter.set(0, shown.ph_meter.text);
      base.set('NaOH', !narrow ? `${params.base_conc.toFixed(2)} mol/L` : '');
      indicator.set(ABBREVIATIONS[params.indicator], STOCK[params.indicator], squeezed);
      spare.set({ volume: params.acid_vol, colour: 0xffffff });

      if (view.drops > drops && !reducedMotion) dropper.begin(now);
      drops = view.drops;
      if (dropper.draw(now, STOCK[params.indicator], flask.surface)) context.redraw();

      const words = narrow ? view.colour.word : `${dropWords(view.drops)}, ${view.colour.word}`;
      if (words !== captioned) {
        captioned = words;
        caption.text = words;
      }
      message.set(view.message ?? '');
      drawTitres(frame);
      drawChart(frame);

      stopcockHandle.update(view.stopcock);
      indicatorHandle.rename(`${params.indicator} bottle: add one drop`);
    },

    describe: describeTitration,

    destroy: () => root.destroy({ children: true }),
  };

  function drawChart({ view }: TitrationFrame): void {
    if (chart === 'unasked' && recorder.visible && view.curve.volumes.length > 0) {
      chart = 'on its way';
      import('./titration-chart').then(
        ({ createTitrationChart }) => {
          if (root.destroyed) return;
          chart = createTitrationChart(context);
          recorder.addChild(chart.root);
          chart.lay(recorderBox, type);
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

  function drawTitres({ view, shown }: TitrationFrame): void {
    const count = view.titresMl.length;
    if (count === 0 || narrow) return titres.set('');
    const lines = [count === 1 ? '1 titre' : `${count} titres`];
    if (shown.endpoint_volume.value !== null) lines.push(`this one ${shown.endpoint_volume.text} mL`);
    if (view.concordant) lines.push(`${view.concordant.count} agree`);
    if (shown.mean_titre.value !== null) lines.push(`mean ${shown.mean_titre.text} mL`);
    if (!view.concordant) lines.push('none agree yet');
    titres.set(lines.join('\n'));
  }
};

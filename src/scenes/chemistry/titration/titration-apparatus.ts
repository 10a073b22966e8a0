/** Burette and flask: on its stand the one, on its stirrer the other, with what drips between them. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Handle, SceneContext, TypeSizes } from '../../contract';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { createRetortStand } from '../../kit/glassware/retort-stand';
import { fitted } from '../../kit/layout/layout';
import { createPhElectrode } from '../../kit/meters/ph-electrode';
import { createBurette } from './burette';
import { createDripping } from './dripping';
import { createDropper } from './dropper';
import { createMagneticStirrer } from './magnetic-stirrer';
import { dropWords, STOCK } from './titration-words';

type TitrationFrame = Frame<'titration'>;
type Context = SceneContext<'titration'>;

const SCALE_LENGTH = 236;
export const BURETTE_CAPACITY = 50;
const FLASK = { height: 128, radius: 60, capacity: 250 } as const;
const STIRRER = { width: 164, height: 38 } as const;
const TIP_IN_NECK = 16;
const ELECTRODE = 186;
const STAND_X = -114;
/** Width of the stand's base and of the flask's stirrer, and where in it the burette's axis lies. */
const APPARATUS = { width: 250, axis: 156 } as const;
const LINE = 1.3;
/** Above this flow, mL/s, the drops run together. */
const STREAM_FROM = 0.35;

/** The flask with electrode, drops and indicator. `y`: of its foot. */
function createTitratedFlask(context: Context, y: number) {
  const { reducedMotion } = context;
  const flask = createConicalFlask(context, { ...FLASK, bar: true });
  flask.root.y = y;
  const electrode = createPhElectrode(context, ELECTRODE);
  electrode.position.set(-14, -6);
  electrode.rotation = 0.215;
  const dripping = createDripping(context);
  dripping.root.y = TIP_IN_NECK - FLASK.height;
  const dropper = createDropper(context, FLASK.height);
  flask.inside.addChild(electrode, dripping.root);
  flask.root.addChild(dropper.root);
  let drops = 0;
  return {
    flask,
    /** Upper end of the electrode. */
    head: {
      x: electrode.x + ELECTRODE * Math.sin(electrode.rotation),
      y: y + electrode.y - ELECTRODE * Math.cos(electrode.rotation),
    },
    draw({ view, params }: TitrationFrame, now: number) {
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
      if (view.drops > drops && !reducedMotion) dropper.begin(now);
      drops = view.drops;
      if (dropper.draw(now, STOCK[params.indicator], flask.surface)) context.redraw();
    },
  };
}

/** Burette and flask on their stands. */
function createStanding(context: Context) {
  const apparatus = new Container({ label: 'apparatus' });
  const stirrer = createMagneticStirrer(context, STIRRER);
  const flaskY = -stirrer.plateY - 1;
  const titrated = createTitratedFlask(context, flaskY);
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
  const sight = new Graphics()
    .roundRect(-14, -8, 28, 16, 3)
    .stroke({ width: 1.5, color: context.theme.accent, alpha: 0.75 });
  apparatus.addChild(stand.root, burette.root, stand.fingers, stirrer.root, titrated.flask.root, sight);
  return { apparatus, stirrer, titrated, burette, sight, tipY, zeroY };
}

/** How many drops of indicator, and the colour, below the flask. */
function createCaption(context: Context) {
  const caption = context.text({ size: 12, colour: context.theme.ink, anchor: [0.5, 0] });
  let captioned = '';
  return {
    caption,
    set({ view }: TitrationFrame, narrow: boolean) {
      const words = narrow ? view.colour.word : `${dropWords(view.drops)}, ${view.colour.word}`;
      if (words !== captioned) {
        captioned = words;
        caption.text = words;
      }
    },
  };
}

export function createTitrationApparatus(context: Context, narrow: () => boolean) {
  const { apparatus, stirrer, titrated, burette, sight, tipY, zeroY } = createStanding(context);
  const captioned = createCaption(context);
  const { caption } = captioned;
  let stirrerHandle: Handle | null = null;
  const foot = { x: 0, y: 0, scale: 1 };

  const onStage = (x: number, y: number): { x: number; y: number } => ({
    x: foot.x + foot.scale * x,
    y: foot.y + foot.scale * y,
  });
  const apparatusHeight = -zeroY + burette.above + 10;
  return {
    root: apparatus,
    caption,
    /** Places of the apparatus on the stage. */
    at: {
      head: () => onStage(titrated.head.x, titrated.head.y),
      stopcock: () => onStage(0, zeroY + burette.stopcockY),
      tip: () => onStage(0, tipY),
      sight: () => onStage(-14, sight.y),
    },
    get scale() {
      return foot.scale;
    },
    /** In its turn for the Tab key. */
    grabStirrer() {
      stirrerHandle = context.actionHandle('swirl', { name: 'Stirrer', grip: 'none' });
    },
    lay(box: Box, sizes: TypeSizes) {
      const below = sizes.small * LINE;
      const place = fitted({ ...box, height: box.height - below }, { width: APPARATUS.width, height: apparatusHeight });
      Object.assign(foot, {
        x: place.x + APPARATUS.axis * place.scale,
        y: place.y + place.height - 10 * place.scale,
        scale: place.scale,
      });
      apparatus.position.set(foot.x, foot.y);
      apparatus.scale.set(foot.scale);
      burette.fit(foot.scale, sizes);
      titrated.flask.fit(foot.scale, sizes);
      const knob = onStage(stirrer.knob.x, stirrer.knob.y);
      const s = foot.scale;
      stirrerHandle?.place(knob.x - 18 * s, knob.y - 14 * s, 36 * s, 28 * s);
      caption.style.fontSize = sizes.small;
      caption.position.set(box.x + box.width / 2, place.y + place.height + 2);
    },
    /** mL that are read at the meniscus. */
    setLevel(reading: number, stopcock: number) {
      burette.set(reading, stopcock);
      sight.y = zeroY + burette.markY(Math.min(BURETTE_CAPACITY, reading));
    },
    draw(frame: TitrationFrame, now: number) {
      titrated.draw(frame, now);
      stirrer.set(frame.view.swirling, frame.view.stirSpeed);
      captioned.set(frame, narrow());
    },
  };
}

export type TitrationApparatus = ReturnType<typeof createTitrationApparatus>;

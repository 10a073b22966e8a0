/** Paper chromatography: a strip that is hung into a tall jar, ruler and loupe before it, its scan beside it. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCallout } from '../kit/callout';
import { createCarried } from '../kit/carried';
import { createDensitogram } from '../kit/densitogram';
import { createDevelopingJar } from '../kit/developing-jar';
import { createDropperBottle } from '../kit/dropper-bottle';
import { createPaperStrip } from '../kit/paper-strip';
import { createReagentBottle } from '../kit/reagent-bottle';
import { contactShadow, metalAcross, metalDown } from '../kit/shading';
import { createStandingRuler } from '../kit/standing-ruler';
import { createStripLoupe } from '../kit/strip-loupe';

type ChromatographyFrame = Frame<'chromatography'>;

interface Layout {
  readonly benchY: number;
  /** Height of the liquid on the stage, and stage units of 1 cm. */
  readonly zeroY: number;
  readonly unit: number;
  readonly jar: { readonly x: number; readonly y: number; readonly radius: number; readonly height: number };
  readonly ruler: { readonly x: number; readonly width: number; readonly figureEvery: number };
  readonly home: number;
  readonly loupe: { readonly x: number; readonly y: number; readonly radius: number; readonly unit: number };
  readonly vial: { readonly x: number; readonly y: number; readonly scale: number };
  readonly solvent: { readonly x: number; readonly y: number; readonly scale: number };
  readonly pencil: { readonly x: number; readonly y: number };
  readonly scan: { readonly x: number; readonly width: number };
  readonly message: { readonly x: number; readonly y: number; readonly width: number };
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 440,
    zeroY: 486,
    unit: 26,
    jar: { x: 170, y: 516, radius: 84, height: 446 },
    ruler: { x: 290, width: 44, figureEvery: 1 },
    home: 386,
    loupe: { x: 568, y: 204, radius: 96, unit: 84 },
    vial: { x: 500, y: 506, scale: 1.05 },
    solvent: { x: 590, y: 508, scale: 1.06 },
    pencil: { x: 545, y: 524 },
    scan: { x: 690, width: 250 },
    message: { x: 568, y: 338, width: 230 },
  },
  narrow: {
    benchY: 318,
    zeroY: 364,
    unit: 20,
    jar: { x: 86, y: 388, radius: 66, height: 352 },
    ruler: { x: 178, width: 40, figureEvery: 2 },
    home: 246,
    loupe: { x: 376, y: 118, radius: 82, unit: 66 },
    vial: { x: 330, y: 380, scale: 0.9 },
    solvent: { x: 404, y: 380, scale: 0.9 },
    pencil: { x: 368, y: 392 },
    scan: { x: 470, width: 160 },
    message: { x: 376, y: 224, width: 180 },
  },
};

const LINE = 1;
const LENGTH = 15;
const LOUPE_STEP = 0.05;
/** Milliseconds in which the loupe does most of its way. */
const GLIDE_MS = 140;
/** After a pause it sets out; it does not jump. */
const MOST_MS = 100;
const NEAR_ENOUGH = 0.004;
const SAMPLES: Readonly<
  Record<ChromatographyFrame['params']['mixture'], { readonly label: string; readonly colour: number }>
> = {
  Ink: { label: 'Ink', colour: 0x1c2233 },
  'Plant Pigments': { label: 'Leaf', colour: 0x2f6b2c },
  'Food Coloring': { label: 'Food', colour: 0x3a2a1c },
};
export const createScene: CreateScene<'chromatography'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'paper chromatography' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const jar = createDevelopingJar(context);
  const strip = createPaperStrip(context);
  const stand = new Graphics();
  const ruler = createStandingRuler(context);
  const loupe = createStripLoupe(context, strip);
  const pointer = new Graphics();
  const vial = createDropperBottle(context, { width: 58, height: 112 });
  const solvent = createReagentBottle(context, { width: 84, height: 128, title: 'Solvent' });
  const pencil = new Container({ label: 'pencil' });
  pencil.addChild(
    contactShadow(theme, 120, 8),
    new Graphics()
      .poly([-52, -7, 40, -7, 56, -2, 40, 3, -52, 3])
      .fill(0xe2b33b)
      .poly([-52, -7, 40, -7, 40, -4, -52, -4])
      .fill({ color: 0xffffff, alpha: 0.35 })
      .poly([40, -7, 56, -2, 40, 3])
      .fill(0xe9c9a0)
      .poly([51, -3.6, 56, -2, 51, -0.4])
      .fill(0x2b2f36)
      .roundRect(-60, -7, 10, 10, 3)
      .fill(0xc2574f),
  );
  const scan = createDensitogram(context);
  const scans = [0, 1, 2].map(() => new Float32Array(scan.points));
  const reading = context.text({ size: 15, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    backdrop.root,
    stand,
    scan.root,
    jar.back,
    strip.root,
    jar.front,
    ruler.root,
    pointer,
    vial.root,
    solvent.root,
    pencil,
    loupe.root,
    reading,
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let view: ChromatographyFrame['view'] | null = null;
  /** Height above the liquid under the loupe, cm; where it goes by itself. */
  let look = 4;
  let target: number | null = null;
  let squeezed = 0;

  const start = (): void => context.dispatch({ do: 'start' });
  const remove = (): void => context.dispatch({ do: 'remove' });
  const vialHandle = context.handle({
    role: 'button',
    name: 'Capillary: spot the sample on the line',
    press: () => context.dispatch({ do: 'spot' }),
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  const held = createCarried(context, strip.root, {
    name: 'Paper strip',
    hint: 'Drag it into the jar to start and out of it to stop; Enter does the same.',
    box: { x: -34, y: -390, width: 68, height: 400 },
    drop(point) {
      const inJar = Math.abs(point.x - layout.jar.x) < layout.jar.radius;
      if (inJar && view?.paper !== 'running') start();
      else if (!inJar && view?.paper === 'running') remove();
    },
    send: () => (view?.paper === 'running' ? remove() : start()),
  });
  const pencilHandle = context.handle({
    role: 'button',
    name: 'Pencil: mark the front',
    press: () => context.dispatch({ do: 'mark_front' }),
  });
  const measure = (value: number) => (): void => context.dispatch({ do: 'measure', value });
  const loupeHandle = context.handle({
    role: 'slider',
    name: 'Loupe on the strip',
    hint: 'Drag it along the ruler; keys 1 to 4 put it on a spot.',
    min: 0,
    max: LENGTH,
    step: LOUPE_STEP,
    value: look,
    format: (height) => `${(height - LINE).toFixed(2)} cm from the line`,
    set(height) {
      look = height;
      target = null;
      context.redraw();
    },
    drag: (point, from, value) => value - (point.y - from.y) / layout.unit,
    keys: { '1': measure(1), '2': measure(2), '3': measure(3), '4': measure(4) },
  });

  // ------------------------------------------------------------ drawing
  let lookedAt = 0;
  let measured: number | null = null;
  let shownReading = '';
  let scanned = '';
  let pointed = '';

  const inTank = (paper: ChromatographyFrame['view']['paper']): boolean => paper === 'running';

  function drawLoupe(now: number): void {
    if (target !== null) {
      const left = target - look;
      look =
        reducedMotion || Math.abs(left) < NEAR_ENOUGH
          ? target
          : look - left * Math.expm1(Math.min(0, Math.max(lookedAt - now, -MOST_MS)) / GLIDE_MS);
      if (look === target) target = null;
      else context.redraw();
    }
    lookedAt = now;
    loupe.look(look, LINE);
    loupeHandle.update(look);
    const y = layout.zeroY - look * layout.unit;
    const right = layout.loupe.x - layout.loupe.radius;
    const from = strip.root.x - 30;
    const key = `${y.toFixed(1)} ${from.toFixed(0)} ${right}`;
    if (key !== pointed) {
      pointed = key;
      const to = Math.max(layout.home + 40, strip.root.x + 40);
      pointer
        .clear()
        .moveTo(Math.min(from, layout.ruler.x - 26), y)
        .lineTo(to, y)
        .lineTo(right - 2, layout.loupe.y)
        .stroke({ width: 1.4, color: theme.accent, alpha: 0.75 })
        .poly([to - 7, y - 5, to + 5, y, to - 7, y + 5])
        .fill(theme.accent);
      loupeHandle.place(layout.ruler.x - layout.ruler.width / 2, y - 12, layout.ruler.width, 24);
    }
    const text = `${(look - LINE).toFixed(2).replace('-', '−')} cm${narrow ? '' : ' from the line'}`;
    if (text === shownReading) return;
    shownReading = text;
    reading.text = text;
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      const { jar: at, unit, zeroY } = layout;
      backdrop.resize(stage, layout.benchY);
      jar.lay(at.radius, at.height, at.y - zeroY);
      jar.back.position.set(at.x, at.y);
      jar.front.position.set(at.x, at.y);
      strip.lay(unit);
      ruler.lay(unit, 1.4, LENGTH - LINE, layout.ruler.width, layout.ruler.figureEvery);
      ruler.root.position.set(layout.ruler.x, zeroY - LINE * unit);
      const top = zeroY - LENGTH * unit - 18;
      const foot = zeroY + 26;
      const rod = layout.home + 1.3 * unit + 16;
      stand
        .clear()
        .roundRect(layout.home - 44, foot - 4, rod - layout.home + 66, 10, 4)
        .fill(metalDown(theme))
        .rect(rod - 3, top - 12, 6, foot - top + 10)
        .fill(metalAcross(theme))
        .rect(layout.home - 4, top - 4, rod - layout.home + 6, 6)
        .fill(metalDown(theme))
        .circle(rod, top - 1, 8)
        .fill(metalAcross(theme));
      loupe.lay(layout.loupe.radius, layout.loupe.unit);
      loupe.root.position.set(layout.loupe.x, layout.loupe.y);
      reading.position.set(layout.loupe.x, layout.loupe.y + layout.loupe.radius + 12);
      vial.root.position.set(layout.vial.x, layout.vial.y);
      vial.root.scale.set(layout.vial.scale);
      vial.scaleText(narrow ? 0.95 : 0.86);
      solvent.root.position.set(layout.solvent.x, layout.solvent.y);
      solvent.root.scale.set(layout.solvent.scale);
      solvent.fitText(narrow ? 0.98 : 0.94, true);
      pencil.position.set(layout.pencil.x, layout.pencil.y);
      pencil.scale.set(narrow ? 0.8 : 1);
      scan.root.position.set(layout.scan.x, zeroY);
      scan.lay(layout.scan.width, LENGTH * unit);
      message.root.position.set(layout.message.x, layout.message.y);
      message.lay(layout.message.width);
      vialHandle.place(
        layout.vial.x - 30 * layout.vial.scale,
        layout.vial.y - 114 * layout.vial.scale,
        60 * layout.vial.scale,
        114 * layout.vial.scale,
      );
      pencilHandle.place(layout.pencil.x - 58, layout.pencil.y - 12, 116, 22);
      scanned = '';
      pointed = '';
      shownReading = '';
      if (view) held.home({ x: inTank(view.paper) ? at.x : layout.home, y: zeroY }, unit / 26);
    },

    draw(frame, now) {
      view = frame.view;
      const { params } = frame;
      held.home({ x: inTank(view.paper) ? layout.jar.x : layout.home, y: layout.zeroY }, layout.unit / 26);
      held.move(now);
      if (held.held) context.redraw();
      strip.set({
        spots: view.spots,
        amount: view.dabs,
        front: view.paper === 'running' ? view.front : null,
        marks: view.marks,
      });
      if (view.measured !== measured) {
        measured = view.measured;
        const { spot_1_cm, spot_2_cm, spot_3_cm, spot_4_cm } = frame.shown;
        // Where the instrument sees the middle of the spot, not where it truly is.
        const seen = measured === null ? null : [spot_1_cm, spot_2_cm, spot_3_cm, spot_4_cm][measured - 1]?.value;
        target = typeof seen === 'number' ? LINE + seen : null;
      }
      drawLoupe(now);
      const key = `${view.dabs} ${view.spots.map(({ height }) => height.toFixed(2)).join(' ')}`;
      if (key !== scanned) {
        scanned = key;
        scans.forEach((values, channel) => strip.scan(channel as 0 | 1 | 2, values));
        scan.draw(scans);
      }
      const sample = SAMPLES[params.mixture];
      vial.set(sample.label, sample.colour, squeezed);
      solvent.setDetail(params.developing_system === 'As chosen above' ? params.solvent : 'PE–Ac 9:1');
      message.set(view.message ?? '');
    },

    describe({ view: now, shown, params }) {
      const sentences: string[] = [];
      switch (now.paper) {
        case 'dry':
          sentences.push(
            now.dabs === 0
              ? 'A clean strip of paper with a pencil line hangs on its stand.'
              : `The strip carries a spot of ${params.mixture} on its pencil line.`,
          );
          break;
        case 'running':
          sentences.push(`The strip hangs in the jar; the front is ${shown.front_cm.text} cm above the liquid.`);
          break;
        case 'out':
          sentences.push(
            `The strip is out and dry; its front was marked at ${shown.front_cm.text} cm above the liquid.`,
          );
      }
      if (now.paper !== 'dry') {
        const distances = [shown.spot_1_cm, shown.spot_2_cm, shown.spot_3_cm, shown.spot_4_cm]
          .slice(0, now.spots.length)
          .map(({ text }, n) => `spot ${n + 1} ${text} cm`);
        sentences.push(`From the line: ${distances.join(', ')}.`);
      }
      sentences.push(`The loupe stands ${(look - LINE).toFixed(2)} cm from the line.`);
      if (now.message) sentences.push(now.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

/** Paper chromatography: a strip that is hung into a tall jar, ruler and loupe before it, its scan beside it. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, StageSize, TypeSizes } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { type Arrangements, arrange, column, fitted, grow, type Placed, row } from '../../kit/layout/layout';
import { metalAcross, metalDown } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createDensitogram } from './densitogram';
import { createDevelopingJar } from './developing-jar';
import { createPaperStrip, LINE_CM, STRIP } from './paper-strip';
import { createPencil } from './pencil';
import { createStandingRuler } from './standing-ruler';
import { createStripLoupe, fromLine } from './strip-loupe';

type ChromatographyFrame = Frame<'chromatography'>;

type PartName = 'works' | 'loupe' | 'message' | 'vial' | 'solvent' | 'pencil' | 'scan';

const BOTTLES = row<PartName>(grow(0.8, 'vial'), grow(1, 'solvent'));
/** A phone shows the spots large in the loupe instead of a small scan. */
const ARRANGEMENTS: Arrangements<PartName> = {
  wide: row(
    grow(330, 'works'),
    grow(250, column(grow(1.75, 'loupe'), 'message', grow(1, BOTTLES), 'pencil')),
    grow(320, 'scan'),
  ),
  tall: row(grow(378, 'works'), grow(216, column(grow(1.5, 'loupe'), 'message', grow(1, BOTTLES), 'pencil'))),
};
/** Of the stage's height at which the bench begins, and what is left free at its edges. */
const BENCH: Readonly<Record<StageSize['layout'], number>> = { wide: 0.8, tall: 0.84 };
const MARGIN = { side: 16, top: 10, foot: 20 } as const;

/** Jar, ruler and stand side by side, true to scale, in cm; `at` are the middles of jar, ruler, strip and rod from the left. */
const WORKS = {
  size: { width: 11.2, height: 17.9 },
  at: { jar: 2.7, ruler: 6.4, strip: 8.9, rod: 10.6 },
  jar: { radius: 2.4, height: 17.2, liquid: 1.15 },
  ruler: { width: 1.6, below: 2.1 },
} as const;
/** Of the strip, from the level of the liquid, cm. */
const GRIP = { x: -STRIP.width / 2, y: -STRIP.length, width: STRIP.width, height: STRIP.length + 0.4 } as const;
const MESSAGE_LINES = 3;

/** Where the line from the ruler meets the lens, in its radii: at the left, clear of the words below it. */
const LINK = { x: 0.94, y: 0.34 } as const;
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
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ parts
  const jar = createDevelopingJar(context);
  const strip = createPaperStrip(context);
  const stand = new Graphics({ label: 'stand' });
  const ruler = createStandingRuler(context);
  const loupe = createStripLoupe(context, strip);
  const link = new Graphics({ label: 'what the loupe looks at' });
  const pointer = new Graphics({ label: 'height of the cross-hair' });
  const vial = createDropperBottle(context, { width: 58, height: 112 });
  const solvent = createReagentBottle(context, { width: 84, height: 128, title: 'Solvent' });
  const pencil = createPencil(context);
  const scan = createDensitogram(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    room.root,
    link,
    stand,
    scan.root,
    jar.back,
    strip.root,
    jar.front,
    ruler.root,
    pointer,
    vial.root,
    solvent.root,
    pencil.root,
    loupe.root,
    message.root,
  );

  // ------------------------------------------------------------ where things stand
  /** Stage units of 1 cm, the height of the liquid, and the middles of what stands on the left. */
  const works = { unit: 1, zeroY: 0, foot: 0, jar: 0, ruler: 0, strip: 0, rod: 0 };
  const boxes: Record<'vial' | 'pencil' | 'scan', Box> = {
    vial: { x: 0, y: 0, width: 0, height: 0 },
    pencil: { x: 0, y: 0, width: 0, height: 0 },
    scan: { x: 0, y: 0, width: 0, height: 0 },
  };
  const layWorks = (box: Box, type: TypeSizes): void => {
    const { at, jar: vessel, ruler: staff } = WORKS;
    const { x, y, height, scale: unit } = fitted(box, WORKS.size);
    const foot = y + height;
    const zeroY = foot - vessel.liquid * unit;
    const place = (cm: number): number => x + cm * unit;
    Object.assign(works, { unit, zeroY, foot });
    Object.assign(works, { jar: place(at.jar), ruler: place(at.ruler), strip: place(at.strip), rod: place(at.rod) });
    jar.lay(vessel.radius * unit, vessel.height * unit, vessel.liquid * unit);
    jar.back.position.set(works.jar, foot);
    jar.front.position.set(works.jar, foot);
    strip.lay(unit);
    ruler.lay(unit, staff.below, STRIP.length - LINE_CM, staff.width * unit, type);
    ruler.root.position.set(works.ruler, zeroY - LINE_CM * unit);
  };
  /** Foot, rod, the clip's arm and the arm of the loupe. */
  const layStand = (): void => {
    const { unit, foot, zeroY, rod, strip: home } = works;
    const top = zeroY - STRIP.length * unit - 22;
    const { middle, radius } = loupe;
    stand
      .clear()
      .roundRect(home - 1.4 * unit, foot - 9, rod - home + 2 * unit, 9, 4)
      .fill(metalDown(theme))
      .rect(rod - 3, top - 12, 6, foot - top + 6)
      .fill(metalAcross(theme))
      .rect(home - 4, top - 3, rod - home + 6, 6)
      .fill(metalDown(theme))
      .circle(rod, top, 8)
      .fill(metalAcross(theme))
      .rect(rod, middle.y - 3, middle.x - radius + 2 - rod, 6)
      .fill(metalDown(theme))
      .circle(rod, middle.y, 8)
      .fill(metalAcross(theme));
  };
  const kept = (name: keyof typeof boxes, part: Placed): Placed => ({
    ...part,
    lay(box, type) {
      boxes[name] = box;
      part.lay(box, type);
    },
  });
  const parts: Readonly<Record<PartName, Placed>> = {
    works: { lay: layWorks },
    loupe,
    message: {
      least: ({ small }) => ({ width: 0, height: MESSAGE_LINES * 1.3 * small }),
      lay(box) {
        message.root.position.set(box.x + box.width / 2, box.y);
        message.lay(box.width - 24);
      },
    },
    vial: kept('vial', vial),
    solvent,
    pencil: kept('pencil', pencil),
    scan: kept('scan', scan),
  };

  // ------------------------------------------------------------ what hands do
  let view: ChromatographyFrame['view'] | null = null;
  /** Height above the liquid under the loupe, cm; where it goes by itself. */
  let look = 4;
  let target: number | null = null;
  let squeezed = 0;

  const running = (): boolean => view?.paper === 'running';
  const start = (): void => context.dispatch({ do: 'start' });
  const remove = (): void => context.dispatch({ do: 'remove' });
  const vialHandle = context.actionHandle('spot', {
    name: 'Capillary: spot the sample on the line',
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  const held = createCarried(context, strip.root, {
    name: 'Paper strip',
    hint: 'Drag it into the jar to start and out of it to stop; Enter does the same.',
    box: GRIP,
    drop(point) {
      const inJar = Math.abs(point.x - works.jar) < WORKS.jar.radius * works.unit;
      if (inJar && !running()) start();
      else if (!inJar && running()) remove();
    },
    send: () => (running() ? remove() : start()),
  });
  const pencilHandle = context.actionHandle('mark_front', { name: 'Pencil: mark the front' });
  const measure = (value: number) => (): void => context.dispatch({ do: 'measure', value });
  const loupeHandle = context.handle({
    role: 'slider',
    name: 'Loupe on the strip',
    grip: 'y',
    hint: 'Drag it along the ruler; keys 1 to 4 put it on a spot.',
    min: 0,
    max: STRIP.length,
    step: LOUPE_STEP,
    value: look,
    format: fromLine,
    set(height) {
      look = height;
      target = null;
      context.redraw();
    },
    drag: (point, from, value) => value - (point.y - from.y) / works.unit,
    keys: { '1': measure(1), '2': measure(2), '3': measure(3), '4': measure(4) },
  });

  // ------------------------------------------------------------ drawing
  let lookedAt = 0;
  let measured: number | null = null;
  let scanned = '';
  let pointed = '';

  /** Where the strip belongs, and where a hand may let it go. */
  function homeStrip(): void {
    const { unit, zeroY, jar: inJar, strip: onStand } = works;
    held.home({ x: running() ? inJar : onStand, y: zeroY }, unit);
    const goal = running() ? onStand : inJar;
    const half = (running() ? STRIP.width / 2 : WORKS.jar.radius) * unit;
    held.aim([{ x: goal - half, y: zeroY - STRIP.length * unit, width: 2 * half, height: STRIP.length * unit }]);
  }

  /** A line over the strip that leaves the ruler's figures free, and a thin one from there to the lens. */
  function drawPointer(): void {
    const { unit, zeroY } = works;
    const y = zeroY - look * unit;
    const paper = strip.root.x;
    const key = `${y.toFixed(1)} ${paper.toFixed(0)} ${works.ruler} ${loupe.middle.x}`;
    if (key === pointed) return;
    pointed = key;
    const half = (STRIP.width / 2) * unit + 4;
    const edge = (WORKS.ruler.width / 2) * unit;
    const [left, right] = [works.ruler - edge, works.ruler + edge];
    const end = paper > right ? paper + half : right;
    pointer.clear();
    if (paper < left) pointer.moveTo(paper - half, y).lineTo(left, y);
    else if (paper > right) pointer.moveTo(right, y).lineTo(end, y);
    pointer.stroke({ width: 1.4, color: theme.accent, alpha: 0.85 });
    for (const side of [left, right]) {
      const inwards = side === left ? 9 : -9;
      pointer.poly([side, y - 5, side + inwards, y, side, y + 5]).fill(theme.accent);
    }
    link
      .clear()
      .moveTo(end, y)
      .lineTo(loupe.middle.x - LINK.x * loupe.radius, loupe.middle.y + LINK.y * loupe.radius)
      .stroke({ width: 1.2, color: theme.accent, alpha: 0.5 });
    loupeHandle.place(left, y - 12, 2 * edge, 24);
  }

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
    loupe.look(look);
    scan.look(look - LINE_CM);
    loupeHandle.update(look);
    drawPointer();
  }

  return {
    root,
    resize(stage) {
      const { width, height, layout, type } = stage;
      const { side, top, foot } = MARGIN;
      arrange(
        ARRANGEMENTS[layout],
        parts,
        { x: side, y: top, width: width - 2 * side, height: height - top - foot },
        type,
      );
      layStand();
      const standing = [
        {
          x: works.jar,
          y: works.foot,
          width: 2 * WORKS.jar.radius * works.unit,
          height: WORKS.size.height * works.unit,
        },
        ...(scan.root.visible
          ? [
              {
                x: boxes.scan.x + boxes.scan.width / 2,
                y: boxes.scan.y + boxes.scan.height,
                width: boxes.scan.width,
                height: boxes.scan.height,
              },
            ]
          : []),
      ];
      room.resize(stage, height * BENCH[layout], standing);
      for (const [box, size, handle] of [
        [boxes.vial, vial.size, vialHandle],
        [boxes.pencil, pencil.least(), pencilHandle],
      ] as const) {
        const at = fitted(box, size);
        handle.place(at.x, at.y, at.width, at.height);
      }
      pointed = '';
      if (view) homeStrip();
    },

    draw(frame, now) {
      view = frame.view;
      const { params, hidden } = frame;
      homeStrip();
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
        target = typeof seen === 'number' ? LINE_CM + seen : null;
      }
      drawLoupe(now);
      const key = `${view.dabs} ${view.spots.map(({ height }) => height.toFixed(2)).join(' ')}`;
      if (key !== scanned) {
        scanned = key;
        scan.scan(strip);
      }
      const sample = SAMPLES[params.mixture];
      vial.set(hidden.has('mixture') ? '?' : sample.label, sample.colour, squeezed);
      solvent.set('Solvent', params.developing_system === 'As chosen above' ? params.solvent : 'PE–Ac 9:1');
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
      sentences.push(`The loupe stands ${fromLine(look)}.`);
      if (now.message) sentences.push(now.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};

/** Paper chromatography: a strip that is hung into a tall jar, ruler and loupe before it, its scan beside it. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, Handle, SceneContext, StageSize } from '../../contract';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { type Arrangements, arrange, column, fitted, grow, type Placed, row } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createDensitogram } from './densitogram';
import { createCarriedStrip } from './carried-strip';
import { createWorks } from './chromatography-works';
import { describeChromatography } from './describe-chromatography';
import { createMovedLoupe } from './moved-loupe';
import { LINE_CM, type PaperStrip } from './paper-strip';
import { createPencil } from './pencil';

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
const MESSAGE_LINES = 3;
const SAMPLES: Readonly<
  Record<ChromatographyFrame['params']['mixture'], { readonly label: string; readonly colour: number }>
> = {
  Ink: { label: 'Ink', colour: 0x1c2233 },
  'Plant Pigments': { label: 'Leaf', colour: 0x2f6b2c },
  'Food Coloring': { label: 'Food', colour: 0x3a2a1c },
};

/** A part whose box is remembered: a handle lies on what fits into it. */
function kept(part: Placed) {
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  return {
    get box() {
      return box;
    },
    part: {
      ...part,
      lay(next, type) {
        box = next;
        part.lay(next, type);
      },
    } satisfies Placed,
    placeHandle(handle: Handle, size: { readonly width: number; readonly height: number }) {
      const at = fitted(box, size);
      handle.place(at.x, at.y, at.width, at.height);
    },
  };
}

/** The sample in its bottle; held down it spots the line. */
function createVial(context: SceneContext<'chromatography'>) {
  const vial = createDropperBottle(context, { width: 58, height: 112 });
  let squeezed = 0;
  const vialHandle = context.actionHandle('spot', {
    name: 'Capillary: spot the sample on the line',
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  const place = kept(vial);
  return {
    root: vial.root,
    part: place.part,
    placeHandle: () => place.placeHandle(vialHandle, vial.size),
    draw({ params, hidden }: ChromatographyFrame) {
      const sample = SAMPLES[params.mixture];
      vial.set(hidden.has('mixture') ? '?' : sample.label, sample.colour, squeezed);
    },
  };
}

function createMarkingPencil(context: SceneContext<'chromatography'>) {
  const pencil = createPencil(context);
  const pencilHandle = context.actionHandle('mark_front', { name: 'Pencil: mark the front' });
  const place = kept(pencil);
  return {
    root: pencil.root,
    part: place.part,
    placeHandle: () => place.placeHandle(pencilHandle, pencil.least()),
  };
}

/** The densitogram, taken anew where the strip looks otherwise. */
function createScan(context: SceneContext<'chromatography'>) {
  const scan = createDensitogram(context);
  let scanned = '';
  const place = kept(scan);
  return {
    root: scan.root,
    part: place.part,
    /** As it stands on the bench, where there is room for it. */
    standing(): readonly Box[] {
      if (!scan.root.visible) return [];
      const { x, y, width, height } = place.box;
      return [{ x: x + width / 2, y: y + height, width, height }];
    },
    draw({ view }: ChromatographyFrame, strip: PaperStrip, look: number) {
      scan.look(look - LINE_CM);
      const key = `${view.dabs} ${view.spots.map(({ height }) => height.toFixed(2)).join(' ')}`;
      if (key !== scanned) {
        scanned = key;
        scan.scan(strip);
      }
    },
  };
}

export const createScene: CreateScene<'chromatography'> = (context) => {
  const root = new Container({ label: 'paper chromatography' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const works = createWorks(context);
  const { jar, strip } = works;
  const vial = createVial(context);
  const carried = createCarriedStrip(context, works);
  const pencil = createMarkingPencil(context);
  const moved = createMovedLoupe(context, works);
  const { loupe } = moved;
  const solvent = createReagentBottle(context, { width: 84, height: 128, title: 'Solvent' });
  const scan = createScan(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    room.root,
    moved.link,
    works.stand,
    scan.root,
    jar.back,
    strip.root,
    jar.front,
    works.ruler,
    moved.pointer,
    vial.root,
    solvent.root,
    pencil.root,
    loupe.root,
    message.root,
  );
  const parts: Readonly<Record<PartName, Placed>> = {
    works,
    loupe,
    message: {
      least: ({ small }) => ({ width: 0, height: MESSAGE_LINES * 1.3 * small }),
      lay(box) {
        message.root.position.set(box.x + box.width / 2, box.y);
        message.lay(box.width - 24);
      },
    },
    vial: vial.part,
    solvent,
    pencil: pencil.part,
    scan: scan.part,
  };
  let drawn = false;

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
      works.layStand(loupe);
      room.resize(stage, height * BENCH[layout], [works.standing(), ...scan.standing()]);
      vial.placeHandle();
      pencil.placeHandle();
      moved.forget();
      if (drawn) carried.home();
    },

    draw(frame, now) {
      drawn = true;
      const { view, params } = frame;
      carried.draw(frame, now);
      moved.draw(frame, now);
      scan.draw(frame, strip, moved.look);
      vial.draw(frame);
      solvent.set('Solvent', params.developing_system === 'As chosen above' ? params.solvent : 'PE–Ac 9:1');
      message.set(view.message ?? '');
    },

    describe: (frame) => describeChromatography(frame, moved.look),

    destroy: () => root.destroy({ children: true }),
  };
};

/** The plate on the colony counter: colonies grow on it, and it can be brought close, to be marked and counted. */
import { Container } from 'pixi.js';
import type { Frame, Handle, Point, SceneContext, StageSize } from '../../contract';
import { inset, stageBox } from '../../kit/layout/layout';
import { clock, dilutionWords } from './culture-words';
import { createPetriDish } from './petri-dish';
import { createPlateViewer, lawnOf, type PlateViewer, type ViewedPlate } from './plate-viewer';

const DISH = 92;
const GROW_MS = 1300;
const ease = (t: number): number => t * t * (3 - 2 * t);

export type GrowthFrame = Frame<'bacterial_growth'>;

const viewedOf = ({ view: { plate }, fields }: GrowthFrame): ViewedPlate | null =>
  plate && {
    colonies: fields.colonies.slice(),
    drawn: plate.drawn,
    lawn: lawnOf(plate.count),
    lines: [
      `Plate ${plate.number}`,
      `0.1 mL ${plate.dilution === 0 ? dilutionWords(0) : `of ${dilutionWords(plate.dilution)}`}`,
      `Sampled at ${clock(plate.hours)}`,
    ],
  };

/** The viewer, made when a plate is first brought close. `closed`: it was put back. */
function createCloseView(
  context: SceneContext<'bacterial_growth'>,
  layer: Container,
  marked: (marks: ReadonlySet<number>) => void,
  closed: () => void,
) {
  let viewer: PlateViewer | null = null;
  let open = false;
  let stage: StageSize | null = null;
  const lay = (): void => {
    if (stage) viewer?.lay(inset(stageBox(stage), 8), stage.type);
  };
  function close(): void {
    open = false;
    viewer?.close();
    closed();
    context.redraw();
  }
  return {
    get isOpen() {
      return open;
    },
    close,
    lay(next: StageSize): void {
      stage = next;
      lay();
    },
    open(plate: ViewedPlate, marks: ReadonlySet<number>): void {
      if (!viewer) {
        viewer = createPlateViewer(context, { marked, putBack: close });
        layer.addChild(viewer.root);
        lay();
      }
      open = true;
      viewer.open(plate, marks);
    },
  };
}

/** `uncover`: what the viewer covers can be reached, or not. */
export function createCountedPlate(
  context: SceneContext<'bacterial_growth'>,
  layer: Container,
  uncover: (free: boolean) => void,
) {
  const { reducedMotion } = context;
  const dish = createPetriDish(context, DISH);
  dish.root.visible = false;
  let viewed: ViewedPlate | null = null;
  let marks: ReadonlySet<number> = new Set();
  let plateKey = '';
  let grownSince = Number.NEGATIVE_INFINITY;
  const viewer = createCloseView(
    context,
    layer,
    (next) => {
      marks = next;
      dish.mark(next);
    },
    () => uncover(true),
  );
  const openViewer = (): void => {
    if (!viewed) return;
    viewer.open(viewed, marks);
    uncover(false);
    context.redraw();
  };
  const dishHandle: Handle = context.handle({
    role: 'button',
    name: 'Plate on the colony counter',
    hint: 'Brings it close, to count its colonies.',
    press: openViewer,
  });
  /** Another plate, or none; true where it has just been spread. */
  function take(frame: GrowthFrame, now: number, first: boolean): boolean {
    marks = new Set();
    if (viewer.isOpen) viewer.close();
    viewed = viewedOf(frame);
    dish.root.visible = viewed !== null;
    dishHandle.enable(viewed !== null && !viewer.isOpen);
    if (viewed) dish.spread(viewed.colonies, viewed.drawn, viewed.lawn);
    const fresh = viewed !== null && !first && !reducedMotion;
    grownSince = fresh ? now : Number.NEGATIVE_INFINITY;
    if (fresh) context.sound('drop');
    return fresh;
  }

  return {
    root: dish.root,
    /** Colonies that are marked. */
    get marked() {
      return marks.size;
    },
    get lies() {
      return viewed !== null;
    },
    get open() {
      return viewer.isOpen;
    },
    enable: (free: boolean): void => dishHandle.enable(free && viewed !== null),
    /** `at`: the middle of the counter. */
    lay(next: StageSize, at: Point, r: number): void {
      dish.root.position.set(at.x, at.y);
      dish.root.scale.set((r * 0.95) / DISH);
      dishHandle.place(at.x - r, at.y - r, 2 * r, 2 * r);
      viewer.lay(next);
    },
    /** `first`: the first picture of all. True where a plate has just been spread. */
    draw(frame: GrowthFrame, now: number, first: boolean): boolean {
      const { plate } = frame.view;
      const key = plate ? `${plate.number} ${plate.hours} ${plate.dilution} ${plate.count}` : '';
      const changed = key !== plateKey;
      plateKey = key;
      const fresh = changed && take(frame, now, first);
      const grown = Math.min(1, (now - grownSince) / GROW_MS);
      dish.grow(ease(grown));
      if (grown < 1) context.redraw();
      return fresh;
    },
  };
}

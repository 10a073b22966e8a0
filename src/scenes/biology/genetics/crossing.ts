/** The cross: two parents with the Punnett square between them, the forms that can be put in their place, and gametes on their way. */
import { type Dominance, GENOTYPES, type Genotype } from '../../../../engine/biology/mendel-cross';
import type { Box, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { placeHandle, split } from '../../kit/layout/layout';
import { LOOKS } from './flowers';
import { createGametes } from './gametes';
import { createParentPlant, type ParentPlant } from './parent-plant';
import { createParentsRack } from './parents-rack';
import { createPunnettBoard } from './punnett-board';

type GeneticsFrame = Frame<'genetics'>;

const placeOf = (genotype: Genotype): number => GENOTYPES.indexOf(genotype);

const known = ({ hidden }: GeneticsFrame, id: 'parent1' | 'parent2'): boolean => !hidden.has(id);

/** Both parents and what is dominant are known. */
export const isCrossed = (frame: GeneticsFrame): boolean =>
  known(frame, 'parent1') && known(frame, 'parent2') && !frame.hidden.has('dominance');

/** Whose flowers are on the stage: in place of hidden ones the neutral ones, until offspring are counted, whose looks are seen. */
export function dominanceSeen({ hidden, view, params }: GeneticsFrame): Dominance {
  if (!hidden.has('dominance') || view.total === 0) return params.dominance;
  return view.looks.length === LOOKS.Incomplete.length ? 'Incomplete' : 'Complete';
}

const over = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x > x - 10 && at.x < x + width + 10 && at.y > y - 10 && at.y < y + height + 10;

/** Forms of the parents that are carried onto a plant. */
function createCarriedForms(context: SceneContext<'genetics'>, parents: readonly [ParentPlant, ParentPlant]) {
  return createParentsRack(context, {
    drop(genotype, at) {
      if (over(parents[0].box, at)) context.setInput('parent1', genotype);
      else if (over(parents[1].box, at)) context.setInput('parent2', genotype);
      else return;
      context.sound('drop');
    },
    send: (genotype) => context.setInput('parent2', genotype),
  });
}

export function createCrossing(context: SceneContext<'genetics'>) {
  const parents = [createParentPlant(context, 'Parent 1'), createParentPlant(context, 'Parent 2')] as const;
  const board = createPunnettBoard(context);
  const gametes = createGametes();
  const handles = (['parent1', 'parent2'] as const).map((id) =>
    context.inputHandle(id, { grip: 'y', drag: (point, start, from) => from + (point.y - start.y) / 60 }),
  );
  const rack = createCarriedForms(context, parents);
  const brush = context.actionHandle('cross', { name: 'Brush with pollen: cross again' });
  let tall = false;

  function drawCross(frame: GeneticsFrame, first: Genotype, second: Genotype): void {
    const { view } = frame;
    const dominance = dominanceSeen(frame);
    const one = known(frame, 'parent1');
    const two = known(frame, 'parent2');
    parents[0].show(one ? placeOf(first) : null, dominance);
    parents[1].show(two ? placeOf(second) : null, dominance);
    board.set(one ? first : null, two ? second : null, dominance);
    board.counts(view.cells, isCrossed(frame) && !view.typed);
    rack.show(dominance);
  }

  /** Gametes fly from the flowers to the square of the offspring that is dealt. */
  function deal(frame: GeneticsFrame, first: Genotype, second: Genotype, seconds: number): void {
    const { view } = frame;
    const dealing = frame.running && view.waiting > 0 && isCrossed(frame);
    if (dealing && view.last >= 0 && !context.reducedMotion && gametes.idle)
      gametes.fly([parents[0].flower, parents[1].flower], [first, second], view.last, board.cellAt(view.last));
    const cell = gametes.tick(seconds);
    board.glow(cell >= 0 ? cell : dealing && context.reducedMotion ? view.last : -1);
  }

  return {
    plants: [parents[0].root, parents[1].root, board.root],
    rack: rack.root,
    gametes: gametes.root,
    /** The upper plant's box: the bench begins behind it. */
    get box() {
      return parents[0].box;
    },
    get idle() {
      return gametes.idle;
    },
    upright(is: boolean): void {
      tall = is;
    },
    lay: (box: Box, type: TypeSizes): void => {
      const side = Math.min(box.width * 0.23, 150);
      parents[0].lay({ ...box, width: side }, type);
      parents[1].lay({ ...box, x: box.x + box.width - side, width: side }, type);
      const middle = { ...box, x: box.x + side + 8, width: box.width - 2 * side - 16 };
      const [upper, lower] = split(middle, 'y', tall ? 0.64 : 0.7, 8);
      board.lay(upper, type);
      rack.lay(lower, type);
      rack.aim(parents.map((parent) => parent.box));
      placeHandle(brush, rack.brush);
      handles.forEach((handle, n) => placeHandle(handle, parents[n === 0 ? 0 : 1].box));
    },
    draw(frame: GeneticsFrame, seconds: number, now: number): void {
      const { params, waiting } = frame;
      const first = waiting.parent1 ?? params.parent1;
      const second = waiting.parent2 ?? params.parent2;
      drawCross(frame, first, second);
      rack.move(now);
      deal(frame, first, second, seconds);
    },
  };
}

/** What is carried to the large plate: the loop that picks a colony, and the rule that measures one. */
import { redShare } from '../../../../engine/medical-microbiology/colony-acid';
import { COLONY_STRIDE, DISH_RADIUS_MM } from '../../../../engine/medical-microbiology/spread-plate';
import type { Point, SceneContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createInoculatingLoop, LOOP_BOX } from '../../kit/petri/inoculating-loop';
import type { SeenPlate } from './colony-tones';
import { type PlateTable, RULE_SIZE } from './plate-table';
import { createSteelRule } from './steel-rule';

/** The rule is divided in millimetres of the large plate at the table's own scale. */
const RULE_MM = 188 / DISH_RADIUS_MM;
/** Colonies redden by halves: which are picked as pink ones. */
const PINK_FROM = 0.5;
/** What is picked, as the model numbers it. */
const PINK = 1;
const COLOURLESS = 2;

/** The kind of the colony that lies nearest to a place in radii of the agar; null: there is none. */
function kindNear({ agar, kinds }: SeenPlate, places: Float32Array, { x, y }: Point): number | null {
  let least = Number.POSITIVE_INFINITY;
  let which: number | null = null;
  let n = 0;
  for (const { count, ph } of kinds) {
    for (let m = 0; m < count; m++, n++) {
      const away = (x - (places[n * COLONY_STRIDE] ?? 0)) ** 2 + (y - (places[n * COLONY_STRIDE + 1] ?? 0)) ** 2;
      if (away < least) {
        least = away;
        which = agar === 'MacConkey' && redShare(ph) >= PINK_FROM ? PINK : COLOURLESS;
      }
    }
  }
  return which;
}

export function createPlateTools(context: SceneContext<'macconkey_agar'>, table: PlateTable) {
  const loop = createInoculatingLoop(context);
  const rule = createSteelRule(context, RULE_MM);
  let seen: SeenPlate | null = null;
  let places: Float32Array = new Float32Array();
  let lastKind = COLOURLESS;
  const pick = (which: number): void => {
    lastKind = which;
    context.dispatch({ do: 'pick_colony', value: which });
    context.sound('click');
  };
  const onPlate = ({ x, y }: Point): boolean => {
    const { middle, radius } = table.large;
    return (x - middle.x) ** 2 + (y - middle.y) ** 2 < radius ** 2;
  };
  function pickAt(at: Point): void {
    if (!seen || !onPlate(at)) return;
    const { middle, radius } = table.large;
    pick(kindNear(seen, places, { x: (at.x - middle.x) / radius, y: (at.y - middle.y) / radius }) ?? lastKind);
  }
  const carriedLoop = createCarried(context, loop, {
    name: context.facts.actions['pick_colony']?.label ?? '',
    hint: 'Drag the loop to a colony. Enter picks a pink one and a colourless one by turns.',
    box: LOOP_BOX,
    send: () => pick(lastKind === PINK ? COLOURLESS : PINK),
    drop: pickAt,
  });
  const measure = (): void => context.dispatch({ do: 'measure_colony' });
  const carriedRule = createCarried(context, rule, {
    name: context.facts.actions['measure_colony']?.label ?? '',
    hint: 'Drag the rule over the plate and let it go. Enter measures a colony.',
    box: { x: 0, y: -RULE_SIZE.height, width: RULE_SIZE.width, height: RULE_SIZE.height },
    send: measure,
    drop: (at) => onPlate(at) && measure(),
  });

  return {
    roots: [rule, loop],
    get held() {
      return carriedLoop.held || carriedRule.held;
    },
    /** Where they rest beside the plate, and where they are carried to. */
    lay() {
      const { scale, large } = table;
      const { middle, radius } = large;
      for (const [part, carried, at] of [
        [loop, carriedLoop, table.loopAt()],
        [rule, carriedRule, table.ruleAt()],
      ] as const) {
        part.scale.set(scale);
        carried.home(at, scale);
        carried.aim([{ x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius }]);
      }
    },
    /** `at`: places of the colonies, valid during a draw only. */
    see(plate: SeenPlate, at: Float32Array) {
      seen = plate;
      if (places.length !== at.length) places = new Float32Array(at.length);
      places.set(at);
    },
    move(now: number) {
      carriedLoop.move(now);
      carriedRule.move(now);
    },
  };
}

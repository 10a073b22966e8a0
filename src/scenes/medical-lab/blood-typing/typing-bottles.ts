/** The bottles with sera, diluent, antiglobulin and check cells: each gives drops into its wells. */
import { Container } from 'pixi.js';
import type { WellName } from '../../../../engine/medical-lab/typing-wells';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { cells, fitted } from '../../kit/layout/layout';
import type { SeenWell } from './describe-wells';
import { createDispenser } from './dispenser';
import { PLASMA } from './specimen-rack';

/** Fluids: blue anti-A and yellow anti-B, as reagents are dyed; colourless anti-D; straw-coloured plasma; colourless diluent; green antiglobulin. */
export const FLUID: Readonly<Record<SeenWell, number>> = {
  a: 0x5b8fd6,
  b: 0xe9d25a,
  d: 0xdfe8ee,
  a1: PLASMA,
  b_cells: PLASMA,
  o: PLASMA,
  control: 0xdfe8ee,
};
const ANTIGLOBULIN = 0x8fd3a1;
const CHECK_CELLS = 0xb02a34;
const BOTTLE = { width: 50, height: 96 } as const;
export const SERA = ['a', 'b', 'd'] as const satisfies readonly WellName[];

interface Bottled {
  readonly well: SeenWell;
  readonly label: string;
  readonly contents: number;
  readonly name: string;
  readonly hint: string;
  give: () => void;
}

/** In the order of their places; check cells last. */
function bottlesOf(context: SceneContext<'blood_typing'>): readonly Bottled[] {
  const { add_serum, rh_control, add_ahg, add_check_cells } = context.facts.actions;
  return [
    ...SERA.map((well) => ({
      well,
      label: well.toUpperCase(),
      contents: FLUID[well],
      name: `Bottle of anti-${well.toUpperCase()}`,
      hint: add_serum?.hint ?? '',
      give() {
        context.setInput(`anti_${well}`, true);
        context.dispatch({ do: 'add_serum' });
      },
    })),
    {
      well: 'control' as const,
      label: 'Ctrl',
      contents: FLUID.control,
      name: rh_control?.label ?? '',
      hint: rh_control?.hint ?? '',
      give: () => context.dispatch({ do: 'rh_control' }),
    },
    {
      well: 'd' as const,
      label: 'AHG',
      contents: ANTIGLOBULIN,
      name: add_ahg?.label ?? '',
      hint: add_ahg?.hint ?? '',
      give: () => context.dispatch({ do: 'add_ahg' }),
    },
    {
      well: 'd' as const,
      label: 'IgG',
      contents: CHECK_CELLS,
      name: add_check_cells?.label ?? '',
      hint: add_check_cells?.hint ?? '',
      give: () => context.dispatch({ do: 'add_check_cells' }),
    },
  ];
}

/** `wellBox`: where a well is; `gave`: drops fell into one. */
export function createTypingBottles(
  context: SceneContext<'blood_typing'>,
  root: Container,
  wellBox: (well: SeenWell) => Box,
  gave: (well: SeenWell) => void,
) {
  let slots: readonly Box[] = [];
  const bottles = bottlesOf(context).map(({ well, label, contents, name, hint, give }) => {
    const bottle = createDropperBottle(context, BOTTLE);
    bottle.set(label, contents, 0);
    root.addChild(bottle.root);
    const hand = createDispenser(context, bottle.root, {
      name,
      hint,
      box: { x: -BOTTLE.width / 2, y: -BOTTLE.height, ...BOTTLE },
      wells: () => [wellBox(well)],
      give() {
        give();
        gave(well);
      },
    });
    return { bottle, hand };
  });
  return {
    hands: bottles.map(({ hand }) => hand),
    lay(box: Box) {
      const places = cells(box, 'x', bottles.length - 1, 4).map((slot) => fitted(slot, BOTTLE));
      // Check cells stand where the antiglobulin stood: they come after it.
      slots = [...places, ...places.slice(-1)];
    },
    /** Onto their places. */
    stand(type: TypeSizes): void {
      bottles.forEach(({ bottle, hand }, n) => {
        const slot = slots[n];
        if (!slot) return;
        const scale = slot.width / BOTTLE.width;
        bottle.fit(scale, type);
        hand.home({ x: slot.x + slot.width / 2, y: slot.y + slot.height }, scale);
      });
    },
    /** The foot of the first: where they stand. */
    foot: (): number => (slots[0]?.y ?? 0) + (slots[0]?.height ?? 0),
    /** Antiglobulin until it is in the tube, then check cells. */
    offer(antiglobulin: boolean): void {
      bottles.slice(-2).forEach(({ bottle, hand }, n) => {
        const there = antiglobulin === (n === 1);
        bottle.root.visible = there;
        hand.enable(there);
      });
    },
  };
}

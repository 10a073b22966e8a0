/** Fuse and switch in the main lead, and the switch that puts bulbs in place of the resistors. */
import type { Frame, SceneContext, TypeSizes } from '../../contract';
import { createFuse } from '../../kit/electric/fuse';
import { createKnifeSwitch } from '../../kit/electric/knife-switch';
import { createSpring } from '../../kit/mechanics/spring';
import type { Plan } from './circuit-board-plan';
import { createSlideSwitch } from './slide-switch';

export function createPairSwitches(context: SceneContext<'circuit_complex'>) {
  const { theme } = context;
  const fuse = createFuse(context, 34);
  const fuseText = context.text({
    text: 'fuse open',
    size: 13,
    weight: '600',
    colour: theme.warning,
    anchor: [0.5, 0],
  });
  const knife = createKnifeSwitch(context, 58);
  const slide = createSlideSwitch(context, 44);
  const slideText = context.text({ text: 'bulbs', size: 13, colour: theme.inkSoft, anchor: [0.5, 0] });
  const blade = createSpring(0, 24, 0.75);
  const thumb = createSpring(0, 24, 1);
  let open = false;
  const fuseHandle = context.handle({
    role: 'button',
    name: 'Fuse',
    hint: 'Where it has opened: opens the switch and puts a new fuse in.',
    press() {
      if (open) context.dispatch({ do: 'open_switch' });
    },
  });
  return {
    onRail: [fuse.root, fuseText, knife.root],
    bulbs: [slide.root, slideText],
    lay(plan: Plan, type: TypeSizes) {
      fuse.root.position.set(plan.fuse, plan.rail);
      fuseText.position.set(plan.fuse + 14, plan.rail + 15);
      knife.root.position.set(plan.knife, plan.rail);
      slide.root.position.copyFrom(plan.bulbs);
      slideText.position.set(plan.bulbs.x, plan.bulbs.y + 15);
      for (const text of [slideText, fuseText]) text.style.fontSize = type.small;
      fuseHandle.place(plan.fuse - 20, plan.rail - 14, 40, 28);
    },
    draw({ view }: Frame<'circuit_complex'>) {
      open = view.fuse === 'open';
      fuse.set(view.fuse);
      fuseText.visible = open;
      blade.target = view.closed ? 1 : 0;
      thumb.target = view.bulbs ? 1 : 0;
    },
    jump() {
      for (const spring of [blade, thumb]) spring.value = spring.target;
    },
    tick(seconds: number): boolean {
      const moves = [blade, thumb].map((spring) => spring.tick(seconds));
      knife.set(blade.value);
      slide.set(thumb.value);
      return moves.includes(true);
    },
  };
}

/** The pipette that adds the thromboplastin: it hangs in its stand, waits over the cuvette, and lets a drop go. */
import { Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createMicropipette } from '../../kit/glassware/micropipette';
import { acrossGradient, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import type { BlockState } from './block-state';

export const FOOT = 214;
export const LEVEL = 74;
export const MILKY = 0xf3efe6;
export const CUVETTES = [
  { x: 214, scale: 1 },
  { x: 306, scale: 0.78 },
  { x: 374, scale: 0.78 },
] as const;
/** Where the tip of the pipette hangs in its stand, waits over the cuvette, and lets go of the drop. */
const PIPETTE = {
  length: 132,
  rest: { x: 112, y: 226 },
  over: { x: CUVETTES[0].x, y: 94 },
  in: { x: CUVETTES[0].x, y: 110 },
} as const;
/** Milliseconds: of a glide, until the plunger is down, and until the pipette goes back. */
const GLIDE = 90;
const PRESSED = 260;
const BACK = 1100;

function createStand(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(97, 250, 50, 8, 3)
    .fill(metalDown(theme))
    .rect(136, 84, 6, 168)
    .fill(
      acrossGradient([
        [0, theme.metal[2]],
        [0.4, theme.metal[0]],
        [1, theme.metal[2]],
      ]),
    )
    .roundRect(98, 128, 44, 9, 3)
    .fill(mix(theme.metal[2], 0x000000, 0.25));
}

export function createReagentPipette(context: StageContext) {
  const pipette = createMicropipette(context, PIPETTE.length);
  pipette.root.position.copyFrom(PIPETTE.rest);
  // What it has taken up.
  const dose = new Graphics().poly([-2.8, -26, 2.8, -26, 0.9, -1, -0.9, -1]).fill(MILKY);
  pipette.root.addChild(dose);
  const drop = new Graphics().circle(0, 0, 5).fill(0xf7f3ea);
  let dropped = Number.NEGATIVE_INFINITY;
  let had = false;
  let drawnAt = 0;

  /** Full, it waits over plasma that is warm; it lets go as the timer starts, and hangs in its stand else. */
  function movePipette(state: BlockState, wall: number, still: boolean): void {
    const ready = state.warm && state.warming === null && !state.cuvettes[0].started;
    const since = wall - dropped;
    const adds = !still && since < BACK;
    const target = adds ? PIPETTE.in : ready ? PIPETTE.over : PIPETTE.rest;
    const part = still || drawnAt === 0 ? 1 : 1 - Math.exp(-Math.min(50, wall - drawnAt) / GLIDE);
    drawnAt = wall;
    const { position } = pipette.root;
    const [dx, dy] = [target.x - position.x, target.y - position.y];
    const near = dx * dx + dy * dy < 0.1;
    if (near) position.copyFrom(target);
    else position.set(position.x + dx * part, position.y + dy * part);
    pipette.press(adds ? Math.min(1, since / PRESSED) : 0);
    const full = ready || (adds && since < PRESSED);
    dose.visible = full;
  }

  function placeDrop(wall: number, still: boolean): void {
    const fall = (wall - dropped - PRESSED) / 300;
    drop.visible = fall >= 0 && fall < 1 && !still;
    if (drop.visible) drop.position.set(PIPETTE.in.x, PIPETTE.in.y + 4 + (FOOT - LEVEL - PIPETTE.in.y) * fall * fall);
  }

  return {
    stand: createStand(context.theme),
    root: pipette.root,
    drop,
    set(state: BlockState, wall: number, still: boolean): void {
      const started = state.cuvettes[0].started && state.cuvettes[0].clotted === 0;
      if (started && !had) dropped = wall;
      had = started;
      movePipette(state, wall, still);
      placeDrop(wall, still);
    },
  };
}

/** How the fluids of the tank look: everywhere from the light that they let through, except mercury, which reflects it. */
import { liquidColour } from '../../kit/paint/liquid-colour';
import { mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface Fluid {
  readonly name: string;
  /** White light after a cylinder of it, 0xrrggbb. */
  readonly transmitted: number;
  readonly metal: boolean;
}

export const FLUIDS: Readonly<Record<'1000' | '1025' | '13600', Fluid>> = {
  '1000': { name: 'water', transmitted: 0xd8effa, metal: false },
  '1025': { name: 'sea water', transmitted: 0xcdf0ea, metal: false },
  '13600': { name: 'mercury', transmitted: 0x9aa3ad, metal: true },
};
export const FLUID_KEYS = ['1000', '1025', '13600'] as const;

/** The tank is so many cylinders wide. */
const TANK_PATHS = 6;

export interface FluidTones {
  /** At the surface, and at the bottom. */
  readonly body: number;
  readonly deep: number;
  /** The line of the surface. */
  readonly surface: number;
  /** Behind arrows and their names. */
  readonly lens: number;
}

export function fluidTones(theme: StageTheme, { transmitted, metal }: Fluid): FluidTones {
  const dark = theme.name === 'dark';
  const body = metal ? 0xb4bcc5 : liquidColour(theme, transmitted, TANK_PATHS).body.tint;
  return {
    body,
    deep: mix(body, 0x04121c, metal ? 0.45 : 0.55),
    surface: mix(body, 0xffffff, 0.75),
    lens: dark ? mix(body, 0x04121c, 0.7) : mix(body, 0xffffff, 0.72),
  };
}

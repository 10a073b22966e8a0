/** The tones of a room: one wall, one bench and, outdoors, sky and ground, made of the theme's own colours. */
import { groundFor } from '../paint/contrast';
import { mix } from '../paint/shading';
import type { StageTheme } from '../theme';

/** Where a simulation takes place. `field` is outdoors; `dark` is for light that the experiment makes itself. */
export type RoomKind = 'wet-lab' | 'physics-hall' | 'clinic' | 'field' | 'workshop' | 'clean-room' | 'dark';

export interface RoomTones {
  /** The wall (outdoors the sky), top to bottom, and towards its edges. */
  readonly wallTop: number;
  readonly wallBottom: number;
  readonly wallEdge: number;
  /** Lines and bodies of what belongs to the wall: its lit side and its shaded side. */
  readonly lit: number;
  readonly shade: number;
  /** The bench (outdoors the ground): its surface far and near, its lit front edge, its front face above and below. */
  readonly benchFar: number;
  readonly benchNear: number;
  readonly benchEdge: number;
  readonly faceTop: number;
  readonly faceBottom: number;
}

/** What a room's wall and bench are tinted with, and how strongly in the dark and in the light theme. */
interface Tint {
  readonly wall: number;
  readonly bench: number;
  readonly strength: readonly [wallDark: number, wallLight: number, benchDark: number, benchLight: number];
}

const TINTS: Readonly<Record<RoomKind, Tint>> = {
  'wet-lab': { wall: 0x3f7f9a, bench: 0x4a6076, strength: [0.06, 0.05, 0.1, 0.04] },
  'physics-hall': { wall: 0x8a7a66, bench: 0x9a6a3c, strength: [0.05, 0.06, 0.24, 0.2] },
  clinic: { wall: 0x4f9a90, bench: 0x8fb4b0, strength: [0.08, 0.08, 0.06, 0.12] },
  field: { wall: 0x4f93cf, bench: 0x5f8a4a, strength: [0.2, 0.3, 0.36, 0.42] },
  workshop: { wall: 0x8d7457, bench: 0xb0824c, strength: [0.07, 0.07, 0.26, 0.28] },
  'clean-room': { wall: 0x9fb2c6, bench: 0x8795a5, strength: [0.07, 0.2, 0.16, 0.14] },
  dark: { wall: 0x10161f, bench: 0x10161f, strength: [0.4, 0.12, 0.35, 0.12] },
};

/** Contrast of soft ink on wall and bench before the window's light falls on them, which takes a little of it. */
const LEAST_CONTRAST = 5;

export function roomTones(theme: StageTheme, kind: RoomKind): RoomTones {
  const dark = theme.name === 'dark';
  const { wall, bench, strength } = TINTS[kind];
  // A projector washes colours out: its white ground stays nearly white.
  const plain = theme.backdropTop === 0xffffff ? 0.3 : 1;
  const ground = (tone: number): number => groundFor(theme.inkSoft, tone, LEAST_CONTRAST);
  const onWall = (tone: number): number => ground(mix(tone, wall, (dark ? strength[0] : strength[1]) * plain));
  const tinted = (tone: number): number => mix(tone, bench, (dark ? strength[2] : strength[3]) * plain);
  const onBench = (tone: number): number => ground(tinted(tone));
  return {
    wallTop: onWall(theme.backdropTop),
    wallBottom: onWall(theme.backdropBottom),
    wallEdge: onWall(mix(theme.backdropBottom, theme.backdropEdge, dark ? 0.8 : 0.55)),
    lit: 0xffffff,
    shade: dark ? 0x000000 : mix(theme.shadow, wall, 0.3),
    benchFar: onBench(mix(theme.benchTop, 0xffffff, dark ? 0.03 : 0)),
    benchNear: onBench(mix(theme.benchTop, theme.benchFront, dark ? 0.55 : 0.5)),
    benchEdge: tinted(mix(theme.benchTop, 0xffffff, dark ? 0.2 : 0.75)),
    faceTop: tinted(theme.benchFront),
    faceBottom: tinted(mix(theme.benchFront, theme.backdropEdge, dark ? 0.6 : 0.3)),
  };
}

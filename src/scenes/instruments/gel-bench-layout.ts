/** Where the parts of the gel bench stand, stage units. */
import type { StageSize } from '../contract';
import { GEL } from '../kit/agarose-gel';

/** Places of the four lanes across the gel, −1 to 1; the model gives the same. */
export const PLACES = [-1 / 2, -1 / 6, 1 / 6, 1 / 2] as const;

/** Stage units of a millimetre of the gel, at most. */
const MOST_UNIT = 3;

/** Stage units of a millimetre for a gel of `length` mm in this room. */
export const fitGel = (length: number, height: number, width: number): number =>
  Math.min(MOST_UNIT, height / (GEL.head + length), width / GEL.width);

/** What a scale with figures of this height takes beside the gel. */
export const scaleRoom = (text: number): number => 3 * text;

type Box = readonly [x: number, y: number, width: number, height: number];

export interface Layout {
  /** Tank and transilluminator beside each other, or one after the other. */
  readonly both: boolean;
  readonly tank: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly platform: readonly [top: number, bottom: number];
  };
  /** How far left of the tank the leads run, and how low. */
  readonly gutter: number;
  readonly leadY: number;
  readonly rack: { readonly x: number; readonly y: number; readonly scale: number };
  readonly pipette: { readonly x: number; readonly y: number };
  readonly key: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly supply: { readonly x: number; readonly y: number; readonly scale: number };
  readonly power: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly glass: number;
    readonly readout: number;
  };
  readonly plot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly card: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly buttons: Readonly<Record<'cast' | 'digest' | 'load' | 'stain' | 'uv' | 'calibrate', Box>>;
  readonly slip: { readonly x: number; readonly y: number; readonly width: number };
}

export const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    both: true,
    tank: { x: 200, y: 46, width: 238, height: 482, platform: [54, 428] },
    gutter: 15,
    leadY: 526,
    rack: { x: 12, y: 56, scale: 1 },
    pipette: { x: 158, y: 156 },
    key: { x: 12, y: 158, width: 166, height: 92 },
    supply: { x: 12, y: 346, scale: 1 },
    power: { x: 12, y: 300, width: 162, height: 36 },
    box: { x: 454, y: 46, width: 244, height: 482, glass: 386, readout: 32 },
    plot: { x: 712, y: 46, width: 238, height: 322 },
    card: { x: 712, y: 380, width: 238, height: 148 },
    buttons: {
      cast: [264, 250, 120, 40],
      digest: [12, 256, 78, 34],
      load: [96, 256, 78, 34],
      stain: [465, 486, 106, 32],
      uv: [581, 486, 106, 32],
      calibrate: [776, 190, 120, 40],
    },
    slip: { x: 576, y: 8, width: 520 },
  },
  narrow: {
    both: false,
    tank: { x: 236, y: 8, width: 224, height: 384, platform: [46, 328] },
    gutter: 15,
    leadY: 386,
    rack: { x: 10, y: 6, scale: 1 },
    pipette: { x: 176, y: 124 },
    key: null,
    supply: { x: 10, y: 206, scale: 1 },
    power: { x: 10, y: 152, width: 160, height: 44 },
    box: { x: 8, y: 8, width: 262, height: 384, glass: 282, readout: 36 },
    plot: { x: 282, y: 8, width: 350, height: 254 },
    card: { x: 282, y: 272, width: 350, height: 120 },
    buttons: {
      cast: [313, 160, 122, 48],
      digest: [476, 130, 154, 50],
      load: [476, 194, 154, 50],
      stain: [476, 258, 154, 50],
      uv: [19, 344, 240, 40],
      calibrate: [396, 132, 150, 50],
    },
    slip: { x: 552, y: 14, width: 160 },
  },
};

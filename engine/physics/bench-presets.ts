/** Famous circuits for the free bench. */
export const PRESETS = {
  'Lamp, switch and meters': 'B1 b2 b7; S1 b2 e2 open; A1 e2 h2 200m; L1 h2 h7; W1 h7 b7; W2 h2 k2; V1 k2 k7; W3 k7 h7',
  'Voltage divider':
    'B1 b2 b7 9; S1 b2 e2 closed; W1 e2 h2; R1 h2 h4 1k; R2 h4 h7 2.2k; W2 h7 b7; W3 h4 k4; V1 k4 k7; W4 k7 h7',
  'Series and parallel':
    'B1 b2 b7 9; S1 b2 e2 closed; R1 e2 h2 100; R2 h2 h7 220; W1 h2 k2; R3 k2 k7 330; W2 k7 h7; A1 h7 e7 200m; W3 e7 b7',
  'Wheatstone bridge':
    'B1 b2 b7 6; W1 b2 f2; W2 f2 j2; R1 f2 f4 100; R2 f4 f7 220; R3 j2 j4 330; R4 j4 j7 680; A1 f4 j4 20m; W3 j7 f7; W4 f7 b7',
  'Lamps and diodes':
    'B1 b2 b7; S1 b2 e2 closed; D1 e2 g2; L1 g2 k2; W1 k2 l2; W2 e2 e5; D2 g5 e5; L2 g5 k5; W3 k5 l5; W4 l2 l5; W5 l5 l7; W6 l7 b7',
  'Charging a capacitor':
    'B1 b2 b7 9; S1 b2 e2 open; R1 e2 i2 1k; C1 i2 i7 1000u; W1 i7 e7; W2 e7 b7; S2 e2 e7 open; W3 i2 l2; V1 l2 l7; W4 l7 i7',
  'Fuse and short circuit': 'B1 b2 b7 6; F1 b2 e2 1; W1 e2 h2; L1 h2 h7; W2 h2 k2; S1 k2 k7 open; W3 k7 h7; W4 h7 b7',
  'Empty board': '',
} as const satisfies Readonly<Record<string, string>>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[] as readonly [PresetName, ...PresetName[]];

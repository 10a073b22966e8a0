/** The stage's colours. Every part takes its colours from here, so that both themes are complete. */
export interface StageTheme {
  readonly name: 'dark' | 'light';
  /** Background, top to bottom, and the darker edge of the vignette. */
  readonly backdropTop: number;
  readonly backdropBottom: number;
  readonly backdropEdge: number;
  /** The bench's top surface and front. */
  readonly benchTop: number;
  readonly benchFront: number;
  readonly benchLine: number;
  /** Text on the stage. */
  readonly ink: number;
  readonly inkSoft: number;
  /** Text and marks on glass and on light scales. */
  readonly scaleInk: number;
  /** The one accent of interaction on the stage. */
  readonly accent: number;
  readonly accentInk: number;
  readonly warning: number;
  /** Glass: body (drawn translucent), bright edge and specular stroke. */
  readonly glassBody: number;
  readonly glassEdge: number;
  readonly glassShine: number;
  readonly glassAlpha: number;
  /** Metal, light side to dark side. */
  readonly metal: readonly [number, number, number];
  /** Painted housings of instruments: face, lower shade, edge. */
  readonly housing: number;
  readonly housingShade: number;
  readonly housingEdge: number;
  /** Screens: the pane, figures on it, what is unlit or a grid, words, and warnings. Dark glass, or a light LCD with dark ink. */
  readonly screen: number;
  readonly screenGlow: number;
  readonly screenDim: number;
  readonly screenInk: number;
  readonly screenWarning: number;
  /** Paper, tiles and labels. */
  readonly paper: number;
  readonly paperInk: number;
  readonly shadow: number;
  readonly shadowAlpha: number;
  /** Water as it looks in bulk. */
  readonly water: number;
}

export const darkStage: StageTheme = {
  name: 'dark',
  backdropTop: 0x1c2a3c,
  backdropBottom: 0x0f1722,
  backdropEdge: 0x0a0f17,
  benchTop: 0x2b394b,
  benchFront: 0x18222f,
  benchLine: 0x4a5d75,
  ink: 0xe8eef6,
  inkSoft: 0x9fb0c4,
  scaleInk: 0xd6e2ef,
  accent: 0x2dd4bf,
  accentInk: 0x06201d,
  warning: 0xfb923c,
  glassBody: 0x9fc3dd,
  glassEdge: 0xdcecf8,
  glassShine: 0xffffff,
  glassAlpha: 0.13,
  metal: [0xc9d3df, 0x7f8ea1, 0x414d5d],
  housing: 0x2a3646,
  housingShade: 0x1a2330,
  housingEdge: 0x4c5d73,
  screen: 0x07191a,
  screenGlow: 0x5eead4,
  screenDim: 0x1d4a47,
  screenInk: 0xd3e9e6,
  screenWarning: 0xfdba74,
  paper: 0xeef2f6,
  paperInk: 0x17202c,
  shadow: 0x000000,
  shadowAlpha: 0.42,
  water: 0x7fb2d6,
};

export const lightStage: StageTheme = {
  name: 'light',
  backdropTop: 0xeaf2fa,
  backdropBottom: 0xd3dfeb,
  backdropEdge: 0xbccbdb,
  benchTop: 0xf4f6f9,
  benchFront: 0xc3ceda,
  benchLine: 0x9fb0c2,
  ink: 0x14202e,
  inkSoft: 0x4a5b6e,
  scaleInk: 0x22303f,
  accent: 0x0d9488,
  accentInk: 0xffffff,
  warning: 0xb45309,
  glassBody: 0x8fb3cd,
  glassEdge: 0x5f7f99,
  glassShine: 0xffffff,
  glassAlpha: 0.2,
  metal: [0xf2f5f8, 0xaab7c4, 0x6b7a8a],
  housing: 0xdfe6ed,
  housingShade: 0xb4c0cd,
  housingEdge: 0x8c9bab,
  screen: 0xe3ebe7,
  screenGlow: 0x0a4f48,
  screenDim: 0xb3c3bd,
  screenInk: 0x16231f,
  screenWarning: 0x8a3a06,
  paper: 0xffffff,
  paperInk: 0x17202c,
  shadow: 0x1b2a3a,
  shadowAlpha: 0.24,
  water: 0x8ec3e6,
};

/** For projectors that wash colours out: white ground, black text, darker edges. */
export const projectorStage: StageTheme = {
  ...lightStage,
  backdropTop: 0xffffff,
  backdropBottom: 0xf4f6f8,
  backdropEdge: 0xe6eaee,
  benchTop: 0xffffff,
  benchFront: 0xd4dbe2,
  benchLine: 0x55636f,
  ink: 0x000000,
  inkSoft: 0x1c2733,
  scaleInk: 0x000000,
  accent: 0x00655c,
  warning: 0x8a3300,
  glassBody: 0x6f9bbb,
  glassEdge: 0x2d4a60,
  glassAlpha: 0.28,
  metal: [0xe4e9ee, 0x8794a2, 0x3b4754],
  housing: 0xe3e8ed,
  housingShade: 0x9aa8b6,
  housingEdge: 0x4d5b69,
  screen: 0xf7faf9,
  screenGlow: 0x00332e,
  screenDim: 0x8fa59e,
  screenInk: 0x000000,
  screenWarning: 0x702a00,
  water: 0x4f9fd4,
};

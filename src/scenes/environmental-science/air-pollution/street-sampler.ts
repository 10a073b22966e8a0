/** A sampler for fine dust on its tripod: round inlet head, impactor, cassette with the filter, pump in its box. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, downGradient, metalAcross, mix } from '../../kit/paint/shading';

export interface StreetSampler {
  /** Origin between its feet. */
  readonly root: Container;
  /** Whether a filter is in the cassette, and how dark it is (0 to 1); whether the pump runs. */
  set(filter: number | null, running: boolean): void;
}

/** Height of the whole at scale 1, stage units. */
export const SAMPLER_HIGH = 92;
const CLEAN = 0xfbfcfd;
export const FILTER_DARK = 0x55493c;

export function createStreetSampler({ theme }: StageContext): StreetSampler {
  const root = new Container({ label: 'sampler' });
  const body = new Graphics();
  for (const side of [-1, 1])
    body
      .moveTo(side * 5, -30)
      .lineTo(side * 17, 0)
      .stroke({ width: 3, color: theme.metal[2], cap: 'round' });
  body
    .moveTo(0, -30)
    .lineTo(0, -1)
    .stroke({ width: 3, color: theme.metal[2], cap: 'round' })
    .roundRect(-13, -42, 26, 22, 3)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.2)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(-13, -42, 26, 22, 3)
    .stroke({ width: 1, color: theme.housingEdge })
    .rect(-2.6, -76, 5.2, 34)
    .fill(metalAcross(theme));
  const cassette = new Graphics()
    .roundRect(-10, -56, 20, 9, 3)
    .fill(
      acrossGradient([
        [0, 0xdfe6ee],
        [0.5, 0xffffff],
        [1, 0x9aa8b8],
      ]),
    )
    .roundRect(-10, -56, 20, 9, 3)
    .stroke({ width: 0.8, color: theme.metal[2] });
  const filter = new Graphics().roundRect(-7.5, -53, 15, 3, 1.5).fill(0xffffff);
  const impactor = new Graphics().roundRect(-6, -71, 12, 9, 2).fill(metalAcross(theme));
  const head = new Graphics()
    .poly([-7, -76, 7, -76, 11, -82, -11, -82])
    .fill(metalAcross(theme))
    .rect(-3, -86, 6, 5)
    .fill(theme.metal[2])
    .ellipse(0, -86.5, 14, 3.6)
    .fill(
      acrossGradient([
        [0, theme.metal[1]],
        [0.3, mix(theme.metal[0], 0xffffff, 0.5)],
        [1, theme.metal[2]],
      ]),
    )
    .ellipse(0, -88.5, 12, 3.4)
    .fill(
      acrossGradient([
        [0, theme.metal[0]],
        [0.35, 0xffffff],
        [1, theme.metal[1]],
      ]),
    );
  const lamp = new Graphics().circle(7.5, -36, 2.4).fill(0xffffff);
  root.addChild(contactShadow(theme, 46, 8), body, cassette, filter, impactor, head, lamp);
  return {
    root,
    set(dark, running) {
      filter.visible = dark !== null;
      if (dark !== null) filter.tint = mix(CLEAN, FILTER_DARK, dark);
      lamp.tint = running ? 0x4ade80 : 0x4a5563;
    },
  };
}

/** Houses of the street where the sampler stands; origin at the middle of their feet. */
export function createTown({ theme }: StageContext): Container {
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'town' });
  const town = new Graphics();
  const paints = dark ? [0x4a4f5c, 0x5b5048, 0x44545a, 0x534a58] : [0xe2cdb4, 0xcfd8df, 0xe0b9a4, 0xd9d5c2];
  const houses = [
    [-78, 26, 22],
    [-50, 22, 34],
    [-26, 20, 20],
    [28, 24, 30],
    [54, 22, 19],
    [78, 26, 25],
  ] as const;
  houses.forEach(([x, width, height], n) => {
    const paint = paints[n % paints.length] ?? 0xcccccc;
    town
      .rect(x - width / 2, -height, width, height)
      .fill(
        acrossGradient([
          [0, mix(paint, 0xffffff, dark ? 0.08 : 0.25)],
          [1, mix(paint, 0x000000, 0.22)],
        ]),
      )
      .poly([x - width / 2 - 2, -height, x + width / 2 + 2, -height, x, -height - 9])
      .fill(dark ? 0x6b3d33 : 0xa4553f);
    for (let row = 5; row < height - 8; row += 9)
      for (const side of [-0.24, 0.24])
        town.rect(x + side * width - 2, -height + row, 4, 5).fill(dark ? 0xf2c66d : 0x60798c);
  });
  root.addChild(town);
  return root;
}

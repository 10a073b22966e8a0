/** A ribosome: small subunit under the message, large one over it with its E, P and A sites. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { cellPalette } from './cell-palette';
import { mix } from '../../kit/paint/shading';
import { smoothOutline, softBody } from './soft-body';

export interface Ribosome {
  /** Behind the message and the tRNAs. */
  readonly behind: Container;
  /** Before them: a sheen and the names of the sites. */
  readonly before: Container;
  place(x: number, y: number): void;
  /** 0: the subunits are apart; 1: joined on the message. */
  join(amount: number): void;
}

const LARGE = [
  { x: -134, y: -34 },
  { x: -142, y: -84 },
  { x: -112, y: -136 },
  { x: -52, y: -158 },
  { x: 4, y: -150 },
  { x: 60, y: -160 },
  { x: 118, y: -132 },
  { x: 142, y: -84 },
  { x: 134, y: -34 },
  { x: 70, y: -26 },
  { x: 0, y: -24 },
  { x: -70, y: -26 },
];
const SMALL = [
  { x: -128, y: -12 },
  { x: -64, y: -18 },
  { x: 0, y: -16 },
  { x: 64, y: -18 },
  { x: 128, y: -12 },
  { x: 136, y: 16 },
  { x: 104, y: 44 },
  { x: 36, y: 56 },
  { x: -34, y: 52 },
  { x: -98, y: 46 },
  { x: -136, y: 18 },
];

/** Origin on the message's backbone, in the middle of the P site; `codon` is the width of a codon. */
export function createRibosome(context: StageContext, codon: number): Ribosome {
  const { theme } = context;
  const palette = cellPalette(theme);
  const behind = new Container({ label: 'ribosome' });
  const small = softBody(theme, {
    points: SMALL,
    lit: palette.smallSubunit[0],
    shade: palette.smallSubunit[1],
    alpha: 0.96,
  });
  const large = softBody(theme, {
    points: LARGE,
    lit: palette.largeSubunit[0],
    shade: palette.largeSubunit[1],
    alpha: 0.92,
  });
  const sites = new Graphics();
  for (const place of [-1, 0, 1]) {
    sites
      .roundRect(place * codon - 33, -137, 66, 108, 24)
      .fill({ color: palette.site, alpha: place === 0 ? 0.62 : 0.5 })
      .roundRect(place * codon - 33, -137, 66, 108, 24)
      .stroke({ width: 1.5, color: mix(palette.largeSubunit[0], 0xffffff, 0.4), alpha: 0.3 });
  }
  // The tunnel through which the chain leaves.
  sites
    .moveTo(0, -122)
    .quadraticCurveTo(-4, -152, -34, -166)
    .stroke({ width: 26, color: palette.site, alpha: 0.55, cap: 'round' });
  large.addChild(sites);
  behind.addChild(small, large);

  const before = new Container({ label: 'ribosome, front' });
  const sheen = new Graphics();
  smoothOutline(sheen, LARGE, 0.985).stroke({
    width: 2.5,
    color: mix(palette.largeSubunit[0], 0xffffff, 0.3),
    alpha: 0.55,
  });
  sheen.ellipse(-70, -143, 36, 6).fill({ color: 0xffffff, alpha: 0.2 });
  before.addChild(sheen);
  const labels: readonly Text[] = ['E', 'P', 'A'].map((name, i) => {
    const label = context.text({
      text: name,
      size: 14,
      weight: '700',
      anchor: [0.5, 0.5],
      colour: theme.name === 'dark' ? 0xe6fbf6 : 0x0d3b35,
    });
    label.position.set((i - 1) * codon, 24);
    return label;
  });
  const names = new Container();
  // A ground of their own: the subunit is bright at one side and dark at the other.
  const grounds = new Graphics();
  for (const place of [-1, 0, 1]) grounds.circle(place * codon, 24, 13);
  grounds.fill({ color: theme.name === 'dark' ? 0x0f2f2d : 0xe9f7f3, alpha: 0.8 });
  names.addChild(grounds, ...labels);
  before.addChild(names);

  return {
    behind,
    before,
    place(x, y) {
      behind.position.set(x, y);
      before.position.set(x, y);
    },
    join(amount) {
      const apart = 1 - amount;
      large.position.set(26 * apart, -46 * apart);
      large.alpha = 0.35 + 0.65 * amount;
      small.position.set(0, 26 * apart);
      sheen.position.copyFrom(large.position);
      sheen.alpha = amount;
      names.alpha = amount;
      names.y = 26 * apart;
    },
  };
}

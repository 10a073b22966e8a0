/** A capillary melting-point apparatus: heated block with a lens, and its display. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, housing, metalAcross, mix, roundGradient, screen } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface MeltingPointApparatus {
  readonly root: Container;
  /** Display; `filled`: a capillary is in the block; `molten`: 0 for crystals to 1 for a clear melt. */
  set(text: string, filled: boolean, molten: number): void;
}

/** Room for two lines: where melting begins, and where it ends. */
const SCREEN_HEIGHT = 48;
const SCREEN_MIDDLE = -42;

/** What is seen through the lens: a capillary in the heated block, with crystals that melt. Origin at its middle. */
function createWindow(theme: StageTheme, radius: number) {
  const ring = new Graphics()
    .circle(0, 0, radius + 7)
    .fill(metalAcross(theme))
    .circle(0, 0, radius)
    .fill(
      roundGradient([
        [0, 0x4a2f12],
        [0.7, 0x241708],
        [1, 0x0c0804],
      ]),
    );
  const tube = radius * 1.5;
  const capillary = new Graphics()
    .roundRect(-8, -tube / 2, 16, tube, 8)
    .fill({ color: 0xdfeaf2, alpha: 0.3 })
    .roundRect(-8, -tube / 2, 16, tube, 8)
    .stroke({ width: 1.4, color: 0xffffff, alpha: 0.7 });
  const bottom = tube / 2 - 3;
  const melt = new Graphics()
    .roundRect(-5.5, bottom - 20, 11, 20, 5)
    .fill({ color: 0xf3e6b8, alpha: 0.55 })
    .ellipse(0, bottom - 20, 5.5, 2)
    .fill({ color: 0xffffff, alpha: 0.5 });
  const grains = new Container({ label: 'crystals' });
  const powder = new Graphics();
  for (let n = 0; n < 34; n++) {
    const x = ((n * 37) % 100) / 100 - 0.5;
    const y = ((n * 53) % 100) / 100;
    powder
      .rect(x * 9.5 - 1.7, bottom - 3 - y * 25, 3.4, 1.7)
      .fill({ color: n % 3 === 0 ? 0xcfd9e2 : 0xffffff, alpha: 0.95 });
  }
  grains.addChild(powder);
  const shine = new Graphics()
    .ellipse(-radius * 0.3, -radius * 0.42, radius * 0.4, radius * 0.2)
    .fill({ color: 0xffffff, alpha: 0.16 });
  const root = new Container({ label: 'window' });
  root.addChild(ring, capillary, melt, grains, shine);
  return {
    root,
    set(filled: boolean, molten: number) {
      capillary.visible = filled;
      melt.visible = filled && molten > 0;
      if (melt.visible && melt.alpha !== molten) melt.alpha = molten;
      grains.visible = filled && molten < 1;
      if (grains.visible && grains.alpha !== 1 - molten) grains.alpha = 1 - molten;
    },
  };
}

export function createMeltingPointApparatus(
  context: StageContext,
  width: number,
  height: number,
): MeltingPointApparatus {
  const { theme } = context;
  const root = new Container({ label: 'melting-point apparatus' });
  const body = housing(theme, width, height, 12);
  body.position.set(-width / 2, -height);
  const window = createWindow(theme, width * 0.33);
  window.root.y = -height + width * 0.33 + 22;
  const thermo = new Graphics().roundRect(-5, -height - 34, 10, 46, 4).fill(metalAcross(theme));
  const shownWidth = width - 24;
  const glass = screen(theme, shownWidth, SCREEN_HEIGHT, 5);
  glass.position.set(-shownWidth / 2, SCREEN_MIDDLE - SCREEN_HEIGHT / 2);
  const text = context.text({
    size: 15,
    mono: true,
    weight: '600',
    colour: theme.screenGlow,
    align: 'center',
    anchor: [0.5, 0.5],
  });
  text.position.set(0, SCREEN_MIDDLE);
  const foot = new Graphics().roundRect(-width / 2 + 10, -4, width - 20, 6, 3).fill(mix(theme.housingShade, 0, 0.5));
  root.addChild(contactShadow(theme, width * 1.25, 18), thermo, foot, body, window.root, glass, text);
  let shown = '';
  return {
    root,
    set(display, filled, molten) {
      window.set(filled, molten);
      if (display === shown) return;
      shown = display;
      text.text = display;
    },
  };
}

/** The membrane suppressor: sodium leaves the eluent through one wall, hydrogen comes in through the other. */
import { Graphics } from 'pixi.js';
import { downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export const SUPPRESSOR = { x: 170, y: 136, width: 170, height: 96 } as const;
const IONS = 12;
/** Units that an ion drifts in a wall second. */
const DRIFT = 16;
const SODIUM = 0xe08a2b;
const HYDROGEN = 0xe4574f;

function createBody(theme: StageTheme): Graphics {
  const { x, y, width, height } = SUPPRESSOR;
  const dark = theme.name === 'dark';
  const suppressor = new Graphics()
    .roundRect(x, y, width, height, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.1 : 0.55)],
        [1, mix(theme.housing, 0x000000, 0.15)],
      ]),
    )
    .roundRect(x + 8, y + 8, width - 16, height - 16, 4)
    .fill(dark ? 0x0e1620 : 0xe9f1f7)
    .rect(x + 8, y + height / 2 - 13, width - 16, 26)
    .fill({ color: theme.water, alpha: dark ? 0.35 : 0.5 });
  for (const edge of [y + height / 2 - 14, y + height / 2 + 12]) {
    for (let at = x + 10; at < x + width - 10; at += 8)
      suppressor.rect(at, edge, 5, 2).fill(mix(theme.accent, 0x000000, dark ? 0 : 0.25));
  }
  return suppressor;
}

export function createMembraneSuppressor(theme: StageTheme) {
  const body = createBody(theme);
  const ions = Array.from({ length: 2 * IONS }, (_, n) =>
    new Graphics().circle(0, 0, 3.4).fill(n < IONS ? SODIUM : HYDROGEN),
  );
  let phase = 0;
  let flows = false;
  const placeIons = (): void => {
    const { x, y, width, height } = SUPPRESSOR;
    const middle = y + height / 2;
    ions.forEach((ion, n) => {
      const sodium = n < IONS;
      const k = n % IONS;
      const across = ((k * 0.618 + phase / 60) % 1) * (width - 30) + x + 15;
      const share = (k / IONS + phase / 34) % 1;
      const way = k % 2 === 0 ? 1 : -1;
      const out = 4 + share * (height / 2 - 18);
      ion.position.set(across, middle + way * (sodium ? out : height / 2 - 14 - out + 4));
      ion.visible = flows;
      ion.alpha = Math.min(1, 4 * share, 4 * (1 - share));
    });
  };
  placeIons();
  return {
    views: [body, ...ions],
    /** `works`: ions pass the walls; `on`: it is switched on. */
    set(works: boolean, on: boolean): void {
      if (works !== flows) {
        flows = works;
        placeIons();
      }
      body.alpha = on ? 1 : 0.45;
    },
    drift(seconds: number): void {
      if (!flows || seconds <= 0) return;
      phase += seconds * DRIFT;
      placeIons();
    },
  };
}

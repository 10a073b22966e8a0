/** Half a red onion in a dish. */
import { Container, Graphics } from 'pixi.js';
import { acrossGradient, contactShadow, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

function createDish(theme: StageTheme): Graphics {
  return new Graphics()
    .ellipse(0, 0, 96, 20)
    .fill({ color: theme.glassEdge, alpha: theme.glassAlpha * 2 })
    .ellipse(0, -4, 92, 18)
    .fill({ color: theme.water, alpha: 0.35 })
    .ellipse(0, -4, 96, 20)
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.8 });
}

const ringOf = (part: number): number[] => {
  const points: number[] = [];
  for (let n = 0; n <= 40; n++) {
    const angle = (2 * Math.PI * n) / 40;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const tip = sin < 0 ? 1 + 0.34 * Math.max(0, 1 - Math.abs(cos) * 4) : 1 + 0.1 * Math.max(0, 1 - Math.abs(cos) * 4);
    points.push(70 * part * cos, -72 + 62 * part * sin * tip + (1 - part) * 8);
  }
  return points;
};

function createBulb(): Graphics {
  const bulb = new Graphics();
  bulb.poly(ringOf(1.04)).fill(
    acrossGradient([
      [0, 0x6d1440],
      [0.3, 0xa93a70],
      [1, 0x4d0d2e],
    ]),
  );
  for (let n = 0; n < 8; n++) {
    const part = 0.98 - n * 0.12;
    bulb
      .poly(ringOf(part))
      .fill(n % 2 === 0 ? 0xf7e9f0 : 0xfdf7fa)
      .poly(ringOf(part))
      .stroke({ width: n === 0 ? 4 : 2.6, color: mix(0xb2427f, 0xe3a7c4, n / 8) });
  }
  return bulb;
}

const createPeel = (): Graphics =>
  new Graphics()
    .moveTo(44, -116)
    .bezierCurveTo(70, -150, 96, -138, 104, -108)
    .bezierCurveTo(92, -120, 76, -122, 58, -98)
    .closePath()
    .fill({ color: 0xb84a86, alpha: 0.62 })
    .stroke({ width: 1.4, color: 0x7a1c50, alpha: 0.7 });

export function createHalvedOnion(theme: StageTheme): Container {
  const onion = new Container({ label: 'half an onion' });
  onion.addChild(contactShadow(theme, 210, 26), createDish(theme), createBulb(), createPeel());
  onion.scale.set(1.28);
  return onion;
}

/** A bench photometer: cuvette under a lid, wavelength and reading on the screen. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { contactShadow, downGradient, housing, mix, screen } from './shading';

export interface CuvettePhotometer {
  readonly root: Container;
  set(reading: string): void;
  /** White light after the cuvette, 0xrrggbb; null while there is none. */
  fill(transmitted: number | null): void;
  /** The lid: 0 open, 1 closed. */
  close(fraction: number): void;
  /** What stands small on the screen is left out where it would have no room. */
  fitText(factor: number, roomy: boolean): void;
}

export interface CuvettePhotometerOptions {
  readonly width: number;
  readonly height: number;
  readonly wavelength: string;
}

const HEAD = 26;

export function createCuvettePhotometer(
  context: StageContext,
  { width, height, wavelength }: CuvettePhotometerOptions,
): CuvettePhotometer {
  const { theme } = context;
  const root = new Container({ label: 'photometer' });
  const half = width / 2;
  const box = housing(theme, width, height - HEAD, 11);
  box.position.set(-half, -height + HEAD);
  const feet = new Graphics()
    .roundRect(-half + 12, -2, 24, 5, 2)
    .roundRect(half - 36, -2, 24, 5, 2)
    .fill(mix(theme.housingShade, 0x000000, 0.45));

  // The cuvette compartment stands on the right of the head.
  const cellX = half - 40;
  const headY = -height + HEAD;
  const tone = theme.name === 'dark' ? 0.16 : 0.4;
  const compartment = new Graphics()
    .roundRect(cellX - 32, headY - 12, 64, 20, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, tone)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(cellX - 15, headY - 12, 30, 10, 2)
    .fill(0x05090d);
  const openLid = new Graphics()
    .poly([cellX - 30, headY - 12, cellX - 26, headY - 38, cellX + 26, headY - 38, cellX + 30, headY - 12])
    .fill(
      downGradient([
        [0, mix(theme.housingShade, 0x000000, 0.12)],
        [1, mix(theme.housingShade, 0x000000, 0.42)],
      ]),
    )
    .rect(cellX - 26, headY - 39, 52, 2)
    .fill({ color: theme.housingEdge, alpha: 0.9 });
  const cuvette = new Container({ label: 'cuvette' });
  const glass = new Graphics()
    .rect(-8, -24, 16, 22)
    .fill({ color: theme.glassBody, alpha: 0.24 })
    .rect(-8, -24, 2, 22)
    .rect(6, -24, 2, 22)
    .fill({ color: theme.glassEdge, alpha: 0.65 });
  const content = new Graphics().rect(-6, -17, 12, 15).fill(0xffffff);
  cuvette.addChild(content, glass);
  cuvette.position.set(cellX, headY - 4);
  const lip = new Graphics().rect(cellX - 14, headY - 6, 28, 4).fill(theme.housingShade);
  const lid = new Graphics()
    .roundRect(-32, -30, 64, 32, 7)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, tone)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(-12, -4, 24, 4, 2)
    .fill({ color: 0x000000, alpha: 0.3 });
  lid.position.set(cellX, headY - 2);

  const screenHeight = (height - HEAD) * 0.5;
  const display = screen(theme, width - 24, screenHeight, 5);
  display.position.set(-half + 12, headY + 11);
  const small = context.text({
    text: wavelength,
    size: 12.5,
    weight: '600',
    colour: theme.screenGlow,
    anchor: [0, 0],
  });
  small.position.set(-half + 20, headY + 14);
  const value = context.text({ size: 27, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 1] });
  value.position.set(half - 20, headY + 9 + screenHeight);
  const shadow = contactShadow(theme, width * 1.16, 18);
  root.addChild(shadow, feet, openLid, compartment, cuvette, lip, lid, box, display, small, value);
  let shown = '';
  let look: number | null = -1;
  let closed = Number.NaN;
  return {
    root,
    set(reading) {
      if (reading === shown) return;
      shown = reading;
      value.text = reading;
    },
    fill(transmitted) {
      if (transmitted === look) return;
      look = transmitted;
      cuvette.visible = transmitted !== null;
      if (transmitted !== null) content.tint = transmitted;
    },
    close(fraction) {
      if (fraction === closed) return;
      closed = fraction;
      lid.visible = fraction > 0;
      openLid.visible = fraction === 0;
      lid.scale.y = fraction;
    },
    fitText(factor, roomy) {
      small.scale.set(factor);
      small.visible = roomy;
    },
  };
}

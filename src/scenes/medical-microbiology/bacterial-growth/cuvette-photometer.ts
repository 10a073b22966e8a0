/** A bench photometer: a cuvette under a lid, and the case with its display and its key. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import type { Size } from '../../kit/layout/layout';
import { downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface CuvettePhotometer extends Part {
  least(type: TypeSizes): Size;
  /** Covered by another part, it cannot be worked. */
  enable(enabled: boolean): void;
  set(reading: string): void;
  /** White light after the cuvette, 0xrrggbb; null while there is none. */
  fill(transmitted: number | null): void;
  /** The lid: 0 open, 1 closed. */
  close(fraction: number): void;
}

/** Of the compartment with its open lid, above the case; drawn about the middle of its foot. */
const HEAD = 40;

/** Where the cuvette stands, with its lid open behind it or closed over it. */
function createCompartment(theme: StageTheme) {
  const tone = theme.name === 'dark' ? 0.16 : 0.4;
  const head = new Container({ label: 'compartment' });
  const compartment = new Graphics()
    .roundRect(-32, -12, 64, 20, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, tone)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(-15, -12, 30, 10, 2)
    .fill(0x05090d);
  const openLid = new Graphics()
    .poly([-30, -12, -26, -38, 26, -38, 30, -12])
    .fill(
      downGradient([
        [0, mix(theme.housingShade, 0x000000, 0.12)],
        [1, mix(theme.housingShade, 0x000000, 0.42)],
      ]),
    )
    .rect(-26, -39, 52, 2)
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
  cuvette.y = -4;
  const lip = new Graphics().rect(-14, -6, 28, 4).fill(theme.housingShade);
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
  lid.y = -2;
  head.addChild(openLid, compartment, cuvette, lip, lid);
  return { head, cuvette, content, openLid, lid };
}

export function createCuvettePhotometer(context: StageContext): CuvettePhotometer {
  const root = new Container({ label: 'photometer' });
  const meter = createInstrument(context, {
    form: 'bench',
    title: 'A, 600 nm',
    display: { rows: [{ widest: '< 0.01' }] },
    keys: [{ action: 'read_od', print: 'READ' }],
  });
  const { head, cuvette, content, openLid, lid } = createCompartment(context.theme);
  root.addChild(head, meter.root);
  let look: number | null = -1;
  let closed = Number.NaN;
  return {
    root,
    least(type) {
      const { width, height } = meter.least(type);
      return { width, height: height + HEAD };
    },
    lay(box, type) {
      const { x, y, width, height } = box;
      const tall = Math.min(height - HEAD, Math.max(meter.least(type).height, 0.95 * width));
      const scale = Math.min(1.5, width / 130);
      const top = y + height - tall;
      head.position.set(x + width - 44 * scale, top);
      head.scale.set(scale);
      meter.lay({ x, y: top, width, height: tall }, type);
    },
    enable(enabled) {
      for (const key of meter.keys) key.enable(enabled);
    },
    set: (reading) => meter.set(0, reading),
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
  };
}

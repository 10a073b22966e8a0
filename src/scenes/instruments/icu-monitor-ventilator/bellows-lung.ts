/** A bellows for a lung, in a glass cylinder with a scale in millilitres: its top plate shows the volume. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, downGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface BellowsLung {
  readonly root: Container;
  /** mL */
  set(volume: number): void;
  /** `textScale` undoes the scale of its root on the figures. */
  scaleText(factor: number): void;
}

const PLEATS = 9;
const RUBBER = 0x2b3440;

const createPleat = (radius: number): Graphics =>
  new Graphics()
    .ellipse(0, 0, radius, 6.5)
    .fill(
      acrossGradient([
        [0, mix(RUBBER, 0xffffff, 0.1)],
        [0.28, mix(RUBBER, 0xffffff, 0.42)],
        [0.62, RUBBER],
        [1, mix(RUBBER, 0x000000, 0.5)],
      ]),
    )
    .ellipse(0, 2.6, radius * 0.9, 4)
    .fill({ color: 0x000000, alpha: 0.28 });

/** The front of the cylinder; `inner`: its height above the foot. */
const createGlass = (theme: StageTheme, radius: number, height: number, inner: number): Graphics =>
  new Graphics()
    .roundRect(-radius - 5, -height + 4, 2 * radius + 10, inner - 2, 10)
    .fill(
      acrossGradient([
        [0, theme.glassShine, 0.28],
        [0.08, theme.glassBody, 0.05],
        [0.8, theme.glassBody, 0.02],
        [1, theme.glassEdge, 0.22],
      ]),
    )
    .roundRect(-radius + 1, -height + 14, 4, inner - 30, 2)
    .fill(
      downGradient([
        [0, theme.glassShine, 0.5],
        [1, theme.glassShine, 0.05],
      ]),
    );

/** Marks of the volume beside the cylinder, with figures at every second long one. */
function createVolumeScale(context: StageContext, radius: number, full: number, yOf: (volume: number) => number) {
  const marks = new Graphics();
  const figures: Text[] = [];
  const step = full / 12;
  for (let k = 0; k <= 12; k++) {
    const long = k % 3 === 0;
    const y = yOf(k * step);
    marks.moveTo(radius + 5, y).lineTo(radius + (long ? 13 : 9), y);
    if (k % 6 !== 0) continue;
    const figure = context.text({
      text: `${k * step}`,
      size: 12,
      mono: true,
      colour: context.theme.ink,
      anchor: [0, 0.5],
    });
    figure.position.set(radius + 16, y);
    figures.push(figure);
  }
  marks.stroke({ width: 1.2, color: context.theme.ink });
  return { marks, figures };
}

/** `full`: the end of the scale, mL. Origin at the middle of its foot. */
export function createBellowsLung(context: StageContext, width: number, height: number, full: number): BellowsLung {
  const { theme } = context;
  const root = new Container({ label: 'bellows lung' });
  const radius = width * 0.36;
  const base = 16;
  /** Height of the folded bellows, and of the scale. */
  const folded = height * 0.2;
  const scale = height - base - folded - 20;
  const foot = new Graphics()
    .roundRect(-width / 2, -base, width, base, 4)
    .fill(metalDown(theme))
    .roundRect(-width / 2, -base, width, 3, 2)
    .fill({ color: 0xffffff, alpha: 0.25 });
  const back = new Graphics()
    .roundRect(-radius - 5, -height + 4, 2 * radius + 10, height - base - 2, 10)
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 0.9 });
  const pleat = createPleat(radius);
  const pleats = Array.from({ length: PLEATS }, () => new Graphics(pleat.context));
  pleat.destroy({ context: false });
  const plate = new Graphics()
    .roundRect(-radius - 2, -6, 2 * radius + 4, 7, 3)
    .fill(metalAcross(theme))
    .ellipse(0, -6, radius + 1, 3.4)
    .fill({ color: theme.metal[0] })
    .rect(radius, -4, 8, 2)
    .fill(theme.accent);
  const front = createGlass(theme, radius, height, height - base);
  const yOf = (volume: number): number => -base - folded - (scale * Math.min(full, Math.max(0, volume))) / full;
  const { marks, figures } = createVolumeScale(context, radius, full, yOf);
  root.addChild(contactShadow(theme, width * 1.3, 16), foot, back, ...pleats, plate, front, marks, ...figures);
  root.once('destroyed', () => pleats[0]?.context.destroy());
  let shown = Number.NaN;
  return {
    root,
    set(volume) {
      const y = Math.round(yOf(volume) * 4) / 4;
      if (y === shown) return;
      shown = y;
      plate.y = y;
      pleats.forEach((part, k) => {
        part.y = -base - 4 + ((y + base + 4) * (k + 0.5)) / PLEATS;
      });
    },
    scaleText(factor) {
      for (const figure of figures) figure.scale.set(factor);
    },
  };
}

/** Known materials along a logarithmic scale of density, with the place of a result and its uncertainty. Origin at its upper left. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { downGradient } from './shading';

export interface DensityScale {
  readonly root: Container;
  readonly height: number;
  /** Stage units; `unit`: stage units of a CSS pixel. */
  lay(width: number, unit: number): void;
  /** g/cm³; null for none. */
  mark(density: number | null, uncertainty: number | null): void;
}

interface Material {
  readonly name: string;
  readonly density: number;
  /** Shown where there is room. */
  readonly minor?: true;
}

/** CRC Handbook of Chemistry and Physics, 20 °C; PVC: usual value of the rigid plastic. */
const MATERIALS: readonly Material[] = [
  { name: 'Ethanol', density: 0.789 },
  { name: 'Water', density: 0.998 },
  { name: 'PVC', density: 1.4, minor: true },
  { name: 'Magnesium', density: 1.74, minor: true },
  { name: 'Aluminium', density: 2.7 },
  { name: 'Titanium', density: 4.51 },
  { name: 'Zinc', density: 7.13, minor: true },
  { name: 'Iron', density: 7.87 },
  { name: 'Copper', density: 8.96, minor: true },
  { name: 'Silver', density: 10.5, minor: true },
  { name: 'Lead', density: 11.34 },
  { name: 'Gold', density: 19.3 },
];
const RANGE = [0.6, 25] as const;
const TICKS = [0.6, 0.7, 0.8, 0.9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20] as const;
const FIGURES = [1, 2, 5, 10, 20] as const;
const PAD = 16;

export function createDensityScale(context: StageContext): DensityScale {
  const { theme } = context;
  const root = new Container({ label: 'density scale' });
  const plate = new Graphics();
  const names = MATERIALS.map(({ name }) =>
    context.text({ text: name, size: 12, colour: theme.ink, anchor: [0.5, 0.5] }),
  );
  const figures = FIGURES.map((value) =>
    context.text({ text: String(value), size: 12, mono: true, colour: theme.inkSoft, anchor: [0.5, 0.5] }),
  );
  const unitText = context.text({ text: 'g/cm³', size: 12, colour: theme.inkSoft, anchor: [0, 0.5] });
  const bar = new Graphics().rect(-0.5, -5, 1, 10).fill({ color: theme.warning, alpha: 0.4 });
  const pointer = new Graphics()
    .poly([-8, -15, 8, -15, 0, -2])
    .fill(theme.warning)
    .rect(-1.2, -4, 2.4, 12)
    .fill(theme.warning);
  root.addChild(plate, ...names, ...figures, unitText, bar, pointer);
  bar.visible = pointer.visible = false;
  let wide = 900;
  let axis = 50;
  let high = 90;
  const xOf = (density: number): number =>
    PAD + ((wide - 2 * PAD) * Math.log(density / RANGE[0])) / Math.log(RANGE[1] / RANGE[0]);
  return {
    root,
    get height() {
      return high;
    },
    lay(width, unit) {
      wide = width;
      const line = 15 * unit;
      axis = 2 * line + 14;
      high = axis + line + 10;
      plate
        .clear()
        .roundRect(2, 4, width, high, 9)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.4 })
        .roundRect(0, 0, width, high, 9)
        .fill(
          downGradient([
            [0, theme.housing],
            [1, theme.housingShade],
          ]),
        )
        .rect(PAD, axis - 1, width - 2 * PAD, 2)
        .fill({ color: theme.ink, alpha: 0.8 });
      for (const tick of TICKS) {
        plate
          .rect(xOf(tick) - 0.6, axis, 1.2, tick === 1 || tick === 10 ? 8 : 5)
          .fill({ color: theme.ink, alpha: 0.6 });
      }
      let row = 0;
      MATERIALS.forEach(({ density, minor }, index) => {
        const name = names[index];
        if (!name) return;
        const shown = !minor || unit < 1.25;
        name.visible = shown;
        if (!shown) return;
        const x = xOf(density);
        const y = row === 0 ? line / 2 + 3 : line * 1.5 + 3;
        name.position.set(Math.min(x, width - PAD - 8 * unit), y);
        plate
          .circle(x, axis, 3.4)
          .fill(theme.accent)
          .rect(x - 0.5, y + line * 0.45, 1, axis - y - line * 0.45)
          .fill({ color: theme.accent, alpha: 0.45 });
        row = 1 - row;
      });
      figures.forEach((figure, index) => figure.position.set(xOf(FIGURES[index] ?? 1), axis + line / 2 + 7));
      unitText.position.set(PAD / 2, axis + line / 2 + 7);
      bar.y = pointer.y = axis;
    },
    mark(density, uncertainty) {
      const on = density !== null && density >= RANGE[0] && density <= RANGE[1];
      pointer.visible = on;
      bar.visible = on && uncertainty !== null;
      if (density === null || !on) return;
      pointer.x = xOf(density);
      if (uncertainty === null) return;
      const [from, to] = [
        xOf(Math.max(RANGE[0], density - uncertainty)),
        xOf(Math.min(RANGE[1], density + uncertainty)),
      ];
      bar.x = (from + to) / 2;
      bar.scale.x = Math.max(3, to - from);
    },
  };
}

/** A vernier calliper whose long tips reach up to a disc: main scale on the beam, ten divisions over 9 mm on the slider. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { metalDown, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface VernierCalliper {
  /** Origin: the middle of what is measured. */
  readonly root: Container;
  /** `reach`: from the origin down to the beam; all in the units of the parent. */
  set(opening: number, reach: number): void;
  fit(small: number): void;
}

export const BEAM = { height: 30, slider: 30, width: 64, before: 14 } as const;
const SCALE_MM = 88;
const INK = 0x17202c;

export function createVernierCalliper(context: StageContext, perMm: number): VernierCalliper {
  const { theme } = context;
  const root = new Container({ label: 'vernier calliper' });
  const fixed = new Container({ label: 'beam' });
  const sliding = new Container({ label: 'slider' });
  const steel = mix(theme.metal[0], 0xffffff, 0.2);
  const length = SCALE_MM * perMm + BEAM.before + 8;
  const beam = new Graphics()
    .roundRect(-BEAM.before + 3, 4, length, BEAM.height, 3)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(-BEAM.before, 0, length, BEAM.height, 3)
    .fill(steel)
    .rect(-BEAM.before, 0, length, 4)
    .fill({ color: 0xffffff, alpha: 0.55 });
  for (let mm = 0; mm <= SCALE_MM; mm++)
    beam.moveTo(mm * perMm, BEAM.height).lineTo(mm * perMm, BEAM.height - (mm % 10 === 0 ? 12 : mm % 5 === 0 ? 9 : 6));
  beam.stroke({ width: 0.9, color: INK });
  asPanel(beam, { x: -BEAM.before, y: 0, width: length, height: BEAM.height });
  const figures = Array.from({ length: 5 }, (_, n) =>
    context.text({ text: String(20 * n), size: 12, weight: '600', colour: INK, anchor: [0.5, 0.5] }),
  );
  const slider = new Graphics()
    .roundRect(-10 + 3, BEAM.height + 3, BEAM.width, BEAM.slider, 5)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(-10, BEAM.height, BEAM.width, BEAM.slider, 5)
    .fill(metalDown(theme))
    .rect(-10, BEAM.height, BEAM.width, 12)
    .fill(steel);
  for (let n = 0; n <= 10; n++)
    slider.moveTo(n * 0.9 * perMm, BEAM.height).lineTo(n * 0.9 * perMm, BEAM.height + (n % 5 === 0 ? 9 : 6));
  slider.stroke({ width: 0.9, color: INK });
  slider.circle(BEAM.width - 24, BEAM.height + 21, 6).fill(mix(theme.metal[2], 0x000000, 0.2));
  const legs = [new Graphics(), new Graphics()] as const;
  fixed.addChild(legs[0], beam, ...figures);
  sliding.addChild(legs[1], slider);
  root.addChild(fixed, sliding);
  let reached = Number.NaN;
  return {
    root,
    fit(small) {
      for (const [n, figure] of figures.entries()) {
        figure.style.fontSize = small;
        figure.position.set(20 * n * perMm, (BEAM.height - 10) / 2 + 2.5);
      }
    },
    set(opening, reach) {
      const half = (opening * perMm) / 2;
      fixed.position.set(-half, reach);
      sliding.position.set(half, reach);
      if (reach === reached) return;
      reached = reach;
      for (const [n, leg] of legs.entries()) {
        const out = n === 0 ? -1 : 1;
        leg
          .clear()
          .poly([0, -reach, 0, 4, 13 * out, 4, 9 * out, -reach * 0.6, 2.5 * out, -reach])
          .fill(steel)
          .poly([0, -reach, 0, 4, 3 * out, 4, 1.4 * out, -reach])
          .fill({ color: 0xffffff, alpha: 0.5 })
          .poly([0, -reach, 0, 4, 13 * out, 4, 9 * out, -reach * 0.6, 2.5 * out, -reach])
          .stroke({ width: 0.8, color: theme.metal[2] });
      }
    },
  };
}

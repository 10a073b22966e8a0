/** A half-circle protractor of clear plastic with a turning arm; 0° straight up, 90° to both sides. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';

export interface Protractor {
  readonly root: Container;
  lay(radius: number, textSize: number): void;
  /** Degrees from the axis, right positive. */
  turn(degrees: number): void;
  /** Where the grip of the arm is. */
  grip(): Point;
}

const INK = 0x0b2233;
const FIGURES = [-90, -80, -70, -60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** The angle of a pointer at `point`, from the origin. */
export const angleTo = ({ x, y }: Point): number => (Math.atan2(x, -y) * 180) / Math.PI;

function drawBlade(blade: Graphics, reach: number): void {
  blade
    .clear()
    .poly([-5, 0, 5, 0, 5, -reach, -5, -reach])
    .fill({ color: 0xffffff, alpha: 0.16 })
    .moveTo(0, 0)
    .lineTo(0, -reach)
    .stroke({ width: 3, color: INK, alpha: 0.45 })
    .moveTo(0, 0)
    .lineTo(0, -reach)
    .stroke({ width: 1.4, color: 0xff5a6e })
    .circle(0, 0, 4)
    .fill(0xffffff)
    .circle(0, 0, 1.8)
    .fill(0x24323d)
    .circle(1.5, -reach + 2.5, 10)
    .fill({ color: 0x000000, alpha: 0.35 })
    .circle(0, -reach, 9.5)
    .fill(
      roundGradient(
        [
          [0, 0xffc2c9],
          [0.5, 0xff5a6e],
          [1, 0xa01f33],
        ],
        { x: 0.35, y: 0.3 },
      ),
    );
}

function drawBand(band: Graphics, radius: number, textSize: number): void {
  const inner = radius - Math.max(26, textSize * 1.9);
  const spoke = (degrees: number, from: number, to: number): void => {
    const angle = (degrees * Math.PI) / 180;
    band.moveTo(from * Math.sin(angle), -from * Math.cos(angle)).lineTo(to * Math.sin(angle), -to * Math.cos(angle));
  };
  band.clear();
  band
    .arc(0, 0, radius, -Math.PI, 0)
    .arc(0, 0, inner, 0, -Math.PI, true)
    .closePath()
    .fill({ color: INK, alpha: 0.26 })
    .arc(0, 0, radius, -Math.PI, 0)
    .stroke({ width: 1.6, color: 0xffffff, alpha: 0.75 });
  band.arc(0, 0, inner, -Math.PI, 0).stroke({ width: 1, color: 0xffffff, alpha: 0.4 });
  band.moveTo(-radius, 0).lineTo(radius, 0).stroke({ width: 1, color: 0xffffff, alpha: 0.3 });
  const fine = (radius * Math.PI) / 180 > 0.22 * textSize;
  for (let degrees = -90; degrees <= 90; degrees++) {
    const depth = degrees % 10 === 0 ? 11 : degrees % 5 === 0 ? 8 : 5;
    if (fine || degrees % 5 === 0) spoke(degrees, radius - depth, radius);
  }
  band.stroke({ width: 0.9, color: 0xffffff, alpha: 0.9 });
}

/** Origin at the centre of the circle. */
export function createProtractor(context: StageContext): Protractor {
  const root = new Container({ label: 'protractor' });
  const band = new Graphics();
  const arm = new Container({ label: 'arm' });
  const blade = new Graphics();
  arm.addChild(blade);
  const figures: readonly Text[] = FIGURES.map((degrees) =>
    context.text({ text: String(Math.abs(degrees)), size: 12, weight: '600', colour: 0xffffff, anchor: [0.5, 0.5] }),
  );
  root.addChild(band, ...figures, arm);
  let reach = 1;
  return {
    root,
    lay(radius, textSize) {
      reach = radius + 16;
      drawBand(band, radius, textSize);
      const every = (radius * Math.PI * 10) / 180 > textSize * 2.4 ? 10 : 30;
      figures.forEach((figure, n) => {
        const degrees = FIGURES[n] ?? 0;
        figure.visible = degrees % every === 0;
        figure.style.fontSize = textSize;
        const angle = (degrees * Math.PI) / 180;
        const at = radius - 12 - textSize * 0.62;
        figure.position.set(
          at * Math.sin(angle),
          -at * Math.cos(angle) - (Math.abs(degrees) === 90 ? textSize * 0.6 : 0),
        );
        if (!figure.visible) return;
        const [wide, high] = [figure.width + 2, textSize * 1.3];
        band.roundRect(figure.x - wide / 2, figure.y - high / 2, wide, high, 4).fill({ color: INK, alpha: 0.85 });
      });
      drawBlade(blade, reach);
    },
    turn(degrees) {
      arm.rotation = (degrees * Math.PI) / 180;
    },
    grip: () => ({ x: reach * Math.sin(arm.rotation), y: -reach * Math.cos(arm.rotation) }),
  };
}

/** A magnifier over a circle divided into degrees, where a beam crosses it: half degrees are drawn, halves between them seen. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { mix } from '../../kit/paint/shading';

export interface AngleMagnifier {
  readonly root: Container;
  /** Angle at the beam, 0 to 90°, and the beam's colour; null where there is no beam. */
  set(angle: number | null, colour: number): void;
}

/** Stage units of one degree in the lens. */
const PITCH = 22;
const FIGURES = 4;

/** Origin at its middle. */
export function createAngleMagnifier(context: StageContext, radius: number): AngleMagnifier {
  const { theme } = context;
  const root = new Container({ label: 'magnifier' });
  const span = Math.ceil(radius / PITCH) + 1;
  const paper = new Graphics().circle(0, 0, radius).fill(0x1d2b3c);
  const ink = 0xd3dfec;
  const marks = new Graphics();
  for (let half = -2 * span; half <= 2 * span; half++) {
    const x = (half / 2) * PITCH;
    const depth = half % 2 === 0 ? 24 : 14;
    marks.moveTo(x, -radius * 0.1).lineTo(x, -radius * 0.1 + depth);
  }
  marks.stroke({ width: 1.2, color: ink });
  const rule = new Graphics().rect(-radius, -radius * 0.1 - 0.8, 2 * radius, 1.6).fill(ink);
  const figures: readonly Text[] = Array.from({ length: 2 * FIGURES + 1 }, () =>
    context.text({ size: 13, weight: '600', colour: ink, anchor: [0.5, 0] }),
  );
  const moving = new Container();
  moving.addChild(marks, ...figures);
  const beam = new Graphics().rect(-2, -radius, 4, radius * 1.5).fill(0xffffff);
  const content = new Container();
  const mask = new Graphics().circle(0, 0, radius - 1).fill(0xffffff);
  content.addChild(moving, rule, beam);
  content.mask = mask;
  const rim = new Graphics()
    .circle(0, 0, radius)
    .stroke({ width: 7, color: theme.metal[1] })
    .circle(0, 0, radius + 3)
    .stroke({ width: 1.5, color: theme.metal[0] })
    .circle(0, 0, radius - 4)
    .stroke({ width: 1.5, color: mix(theme.metal[2], 0x000000, 0.3) });
  const gleam = new Graphics()
    .arc(0, 0, radius * 0.84, Math.PI * 1.1, Math.PI * 1.4)
    .stroke({ width: 5, color: 0xffffff, alpha: 0.16, cap: 'round' });
  const shadow = new Graphics().circle(3, 7, radius + 4).fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 });
  root.addChild(shadow, paper, content, mask, rim, gleam);
  let shown: number | null = Number.NaN;
  return {
    root,
    set(angle, colour) {
      beam.tint = colour;
      if (angle === shown) return;
      shown = angle;
      const visible = angle !== null;
      beam.visible = visible;
      const at = angle ?? 0;
      const whole = Math.round(at);
      moving.x = (whole - at) * PITCH;
      figures.forEach((figure, n) => {
        const degrees = whole + n - FIGURES;
        const x = (n - FIGURES) * PITCH;
        // A figure at the rim would be cut.
        const seen = Math.abs(x + moving.x) < radius * 0.72;
        figure.visible = seen && degrees >= 0 && degrees <= 90 && degrees % (PITCH < 26 ? 2 : 1) === 0;
        const text = String(degrees);
        figure.text = text;
        figure.position.set(x, -radius * 0.1 + 26);
      });
    },
  };
}

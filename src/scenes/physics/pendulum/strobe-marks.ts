/** Where the bob was at equal times since it was let go. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, Point, StageContext } from '../../contract';

const MARKS = 20;

export function createStrobeMarks({ theme }: StageContext) {
  const dark = theme.name === 'dark';
  const marks = new Container({ label: 'strobe marks' });
  const ring: readonly Graphics[] = Array.from({ length: MARKS }, () => {
    const mark = new Graphics({ visible: false })
      .circle(0, 0, 4.6)
      .fill({ color: dark ? 0x0a1420 : 0xffffff, alpha: 0.7 })
      .circle(0, 0, 3.2)
      .fill({ color: theme.accent, alpha: 0.75 });
    marks.addChild(mark);
    return mark;
  });
  let marked = 0;
  let releases = -1;
  function forget(): void {
    for (const mark of ring) if (mark.visible) mark.visible = false;
    marked = -1;
  }
  return {
    root: marks,
    forget,
    /** `reach`: stage units of the string. */
    draw({ view, fields }: Frame<'matterjs_physics/pendulum'>, pivot: Point, reach: number) {
      if (view.releases !== releases || view.points < marked) {
        releases = view.releases;
        forget();
      }
      if (view.points === marked) return;
      const points = fields.trail.length / 2;
      const fresh = Math.min(MARKS, view.points - Math.max(0, marked));
      for (let n = fresh - 1; n >= 0; n--) {
        const mark = ring[(view.points - 1 - n + MARKS) % MARKS];
        if (!mark) continue;
        const angle = ((fields.trail[2 * (points - 1 - n)] ?? 0) * Math.PI) / 180;
        mark.position.set(pivot.x + reach * Math.sin(angle), pivot.y + reach * Math.cos(angle));
        mark.visible = true;
      }
      marked = view.points;
    },
  };
}

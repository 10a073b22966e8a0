/** An electrode stand: a post with an arm that swings and slides, and the glass electrode it holds. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { createPhElectrode } from '../../kit/meters/ph-electrode';
import { contactShadow, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface ElectrodeArm {
  /** Behind the vessels. */
  readonly stand: Container;
  /** Between the walls of the vessels. */
  readonly electrode: Container;
  /** Foot of the post and its upper end. */
  lay(x: number, footY: number, topY: number, length: number): void;
  /** Where the bulb is. */
  move(x: number, y: number): void;
  readonly bulb: Point;
  /** Carries the bulb on to a place, `over` the height at which it may travel sideways; wall milliseconds. */
  go(to: Point & { readonly over: number }, now: number): { readonly moved: boolean; readonly there: boolean };
  /** With its cap of storage solution on. */
  cap(on: boolean): void;
  /** Upper end of the electrode, where the cable leaves. */
  readonly head: { readonly x: number; readonly y: number };
}

/** Time constants of the motion in milliseconds. */
const CARRY = 110;
const LOWER = 130;
const MOST_MS = 100;
const NEAR = 1.5;
const HOLDER = { width: 30, height: 20 } as const;

/** Cap of storage solution around the bulb. */
function createStorageCap(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(-7, -20, 14, 25, 6)
    .fill({ color: theme.water, alpha: 0.55 })
    .roundRect(-7, -20, 14, 25, 6)
    .stroke({ width: 1.2, color: theme.glassEdge, alpha: 0.8 })
    .roundRect(-8.5, -25, 17, 7, 2.5)
    .fill(0x2f4f7a);
}

function createHolder(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(-HOLDER.width / 2, -HOLDER.height / 2, HOLDER.width, HOLDER.height, 4)
    .fill(metalAcross(theme))
    .roundRect(-HOLDER.width / 2, -HOLDER.height / 2, HOLDER.width, 4, 2)
    .fill({ color: 0xffffff, alpha: 0.25 });
}

export function createElectrodeArm(context: StageContext, drawn: number): ElectrodeArm {
  const { theme, reducedMotion } = context;
  const stand = new Container({ label: 'electrode stand' });
  const post = new Graphics();
  const foot = contactShadow(theme, 150, 20);
  const arm = new Graphics().rect(0, -4.5, 1, 9).fill(metalDown(theme));
  const boss = new Graphics().roundRect(-12, -13, 24, 26, 5).fill(metalAcross(theme));
  boss.circle(-16, 0, 7).fill(mix(theme.metal[2], 0x000000, 0.2));
  stand.addChild(foot, post, arm, boss);
  const electrode = new Container({ label: 'electrode in its holder' });
  const body = createPhElectrode(context, drawn);
  const wet = createStorageCap(theme);
  const holder = createHolder(theme);
  electrode.addChild(body, wet, holder);
  let axis = 0;
  let scale = 1;
  const head = { x: 0, y: 0 };
  const at = { x: Number.NaN, y: 0 };
  const drawnAt = { x: Number.NaN, y: 0 };
  let before = 0;

  function move(x: number, y: number): void {
    electrode.position.set(x, y);
    const holderY = y + holder.y;
    arm.position.set(Math.min(axis, x), holderY);
    arm.scale.x = Math.max(1, Math.abs(x - axis));
    boss.y = holderY;
    head.x = x;
    head.y = y - drawn * scale;
  }

  return {
    stand,
    electrode,
    head,
    lay(x, footY, topY, length) {
      axis = x;
      scale = length / drawn;
      body.scale.set(scale);
      wet.scale.set(scale);
      post
        .clear()
        .roundRect(x - 62, footY - 9, 124, 12, 5)
        .fill(metalDown(theme))
        .roundRect(x - 5, topY, 10, footY - topY - 6, 4)
        .fill(metalAcross(theme));
      foot.position.set(x, footY + 4);
      boss.x = x;
      holder.y = -length + 36 * scale;
      at.x = drawnAt.x = Number.NaN;
    },
    move,
    bulb: at,
    go(to, now) {
      const dt = Math.min(MOST_MS, Math.max(0, now - before));
      before = now;
      if (Number.isNaN(at.x) || reducedMotion) Object.assign(at, { x: to.x, y: to.y });
      else {
        const sideways = Math.abs(at.x - to.x) > NEAR;
        const wantedY = sideways && Math.abs(at.x - to.x) > 12 ? Math.min(to.over, to.y) : to.y;
        // Out of the vessel first, then along, then down.
        if (at.y <= to.over + 14 || !sideways) at.x += (to.x - at.x) * -Math.expm1(-dt / CARRY);
        at.y += (wantedY - at.y) * -Math.expm1(-dt / LOWER);
        if (Math.abs(at.x - to.x) < NEAR / 3) at.x = to.x;
        if (Math.abs(at.y - to.y) < NEAR / 3) at.y = to.y;
      }
      const moved = at.x !== drawnAt.x || at.y !== drawnAt.y;
      if (moved) {
        Object.assign(drawnAt, at);
        move(at.x, at.y);
      }
      return { moved, there: at.x === to.x && at.y === to.y };
    },
    cap(on) {
      wet.visible = on;
    },
  };
}

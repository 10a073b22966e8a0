/** Bubbles that leave a plate and rise to the surface: small sprites of one shape, at most so many at a time. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface RisingBubbles {
  readonly root: Container;
  /** So many more leave the plate; those for which there is no sprite are left out. `fade`: they dissolve on their way. */
  spawn(count: number, fade: boolean): void;
  /** Moves them on by wall seconds, up to the surface; true while any is on its way. */
  tick(seconds: number, surfaceY: number): boolean;
  clear(): void;
}

export interface RisingBubblesOptions {
  readonly most: number;
  /** Half the width over which they start, and half the bore that they keep to. */
  readonly plate: number;
  readonly bore: number;
  /** They start between these heights. */
  readonly from: readonly [low: number, high: number];
}

const RADIUS = 3;
/** Stage units a second, and the time in which a bubble gets there. */
const SPEED = 150;
const SPEED_UP = 0.35;
/** A bubble that dissolves is gone after so many seconds. */
const DISSOLVES_IN = 1.1;
/** Golden ratio: places that never repeat and never cluster. */
const TURN = 0.618_033_988_75;

interface Bubble {
  readonly sprite: Graphics;
  age: number;
  y: number;
  x: number;
  fades: boolean;
  size: number;
}

export function createRisingBubbles({ theme }: StageContext, options: RisingBubblesOptions): RisingBubbles {
  const { most, plate, bore, from } = options;
  const root = new Container({ label: 'bubbles' });
  const shape = new GraphicsContext()
    .circle(0, 0, RADIUS)
    .fill({ color: theme.name === 'dark' ? 0xdff1ff : 0xffffff, alpha: 0.6 })
    .circle(0, 0, RADIUS)
    .stroke({ width: 0.9, color: theme.name === 'dark' ? 0xffffff : 0x4f7591, alpha: 0.85 })
    .circle(-0.9, -1, 0.9)
    .fill({ color: 0xffffff, alpha: 0.95 });
  root.once('destroyed', () => shape.destroy());
  const bubbles: readonly Bubble[] = Array.from({ length: most }, () => ({
    sprite: root.addChild(new Graphics({ context: shape, visible: false })),
    age: 0,
    y: 0,
    x: 0,
    fades: false,
    size: 1,
  }));
  let born = 0;
  return {
    root,
    spawn(count, fade) {
      let left = count;
      for (const bubble of bubbles) {
        if (left <= 0) return;
        if (bubble.sprite.visible) continue;
        left--;
        born++;
        const across = (born * TURN) % 1;
        const along = (born * TURN * TURN * 2.7) % 1;
        bubble.age = 0;
        bubble.x = (2 * across - 1) * plate;
        bubble.y = from[0] + (from[1] - from[0]) * along;
        bubble.fades = fade;
        bubble.size = 0.7 + 0.5 * ((born * 0.37) % 1);
        bubble.sprite.visible = true;
        bubble.sprite.position.set(bubble.x, bubble.y);
        bubble.sprite.scale.set(0.3);
      }
    },
    tick(seconds, surfaceY) {
      let moving = false;
      for (const bubble of bubbles) {
        if (!bubble.sprite.visible) continue;
        bubble.age += seconds;
        const speed = SPEED * Math.min(1, bubble.age / SPEED_UP) * (0.8 + 0.3 * bubble.size);
        bubble.y -= speed * seconds;
        const left = bubble.fades ? 1 - bubble.age / DISSOLVES_IN : 1;
        if (bubble.y <= surfaceY + 2 || left <= 0) {
          bubble.sprite.visible = false;
          continue;
        }
        moving = true;
        const wobble = Math.sin(bubble.age * 7 + bubble.size * 40) * 1.6;
        bubble.sprite.position.set(Math.max(-bore, Math.min(bore, bubble.x + wobble)), bubble.y);
        bubble.sprite.scale.set(bubble.size * Math.min(1, 0.3 + bubble.age * 3) * left);
      }
      return moving;
    },
    clear() {
      for (const { sprite } of bubbles) if (sprite.visible) sprite.visible = false;
    },
  };
}

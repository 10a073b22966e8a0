/** A watch glass with a heap of crystals. Origin at the middle of what it stands on. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface WatchGlass {
  readonly root: Container;
  /** The heap, 0 to 1. */
  set(heap: number): void;
}

const GRAINS = 120;

/** `rim`: its radius. */
export function createWatchGlass({ theme }: StageContext, rim: number): WatchGlass {
  const root = new Container({ label: 'watch glass' });
  const watchGlass = new Graphics()
    .moveTo(-rim, -16)
    .quadraticCurveTo(0, 10, rim, -16)
    .closePath()
    .fill({ color: theme.glassBody, alpha: 0.28 })
    .ellipse(0, -16, rim, 9)
    .fill({ color: theme.glassBody, alpha: 0.22 })
    .ellipse(0, -16, rim, 9)
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: 0.85 });
  const heap = new Graphics();
  for (let n = 0; n < GRAINS; n++) {
    const r = Math.sqrt((n + 0.5) / GRAINS);
    const angle = n * 2.399_96;
    const x = r * rim * 0.74 * Math.cos(angle);
    const y = -(1 - r) * 20 + r * 6.5 * Math.sin(angle);
    const turn = ((n * 5) % 11) / 3.5;
    heap
      .moveTo(x - 5.5 * Math.cos(turn), y - 3 * Math.sin(turn))
      .lineTo(x + 5.5 * Math.cos(turn), y + 3 * Math.sin(turn))
      .stroke({ width: 2.1, color: n % 4 === 0 ? 0xb9c8d6 : n % 3 === 0 ? 0xe4ebf1 : 0xffffff, cap: 'round' });
  }
  heap.y = -14;
  heap.visible = false;
  root.addChild(watchGlass, heap);
  let shown = Number.NaN;
  return {
    root,
    set(amount) {
      const size = amount <= 0 ? 0 : 0.35 + 0.65 * Math.sqrt(Math.min(1, amount));
      if (size === shown) return;
      shown = size;
      heap.visible = size > 0;
      heap.scale.set(size);
    },
  };
}

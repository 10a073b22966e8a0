/** A few words on a slip that stands clear of what lies behind it. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { asPanel } from '../stage-marks';

export interface Callout {
  readonly root: Container;
  /** Empty: nothing is shown. */
  set(words: string): void;
  /** Where its words wrap, stage units; after every change of the stage's size. */
  lay(width: number): void;
}

export interface CalloutOptions {
  readonly size: number;
  readonly tone: 'plain' | 'warning';
  readonly mono?: boolean;
}

/** Origin at the middle of its upper edge. */
export function createCallout(context: StageContext, { size, tone, mono }: CalloutOptions): Callout {
  const { theme } = context;
  const root = new Container({ label: 'callout', visible: false });
  const slip = new Graphics();
  const text = context.text({
    size,
    weight: '600',
    colour: theme.ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 2000,
    ...(mono ? { mono } : {}),
  });
  root.addChild(slip, text);
  let shown = '';
  const paint = (): void => {
    const width = text.width + size * 1.5;
    const height = text.height + size * 0.8;
    text.y = size * 0.4;
    asPanel(root, { x: -width / 2, y: 0, width, height });
    slip
      .clear()
      .roundRect(-width / 2 + 1.5, 2.5, width, height, 8)
      .fill({ color: 0x000000, alpha: 0.25 })
      .roundRect(-width / 2, 0, width, height, 8)
      .fill({ color: theme.backdropBottom, alpha: 0.93 })
      .roundRect(-width / 2 + 0.5, 0.5, width - 1, height - 1, 7.5)
      .stroke({ width: 1.2, color: tone === 'warning' ? theme.warning : theme.housingEdge });
  };
  return {
    root,
    set(words) {
      if (words === shown) return;
      shown = words;
      root.visible = words !== '';
      if (words === '') return;
      text.text = words;
      paint();
    },
    lay(width) {
      text.style.wordWrapWidth = width;
      if (shown !== '') paint();
    },
  };
}

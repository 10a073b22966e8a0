/** What is put into the beam: a film in its clip, a crystal with a drop or powder, plates, or a sealed gas cell. Origin at its middle. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, metalAcross, mix } from '../../kit/paint/shading';

export const CARD = { width: 44, height: 92 } as const;

export type CardKind = 'film' | 'crystal' | 'plates' | 'gas';

export interface SampleCard {
  readonly root: Container;
  look(kind: CardKind, etched: boolean): void;
}

export function createSampleCard({ theme }: StageContext): SampleCard {
  const root = new Container({ label: 'sample' });
  const body = new Graphics();
  root.addChild(body);
  const metal = metalAcross(theme);
  const [w, h] = [CARD.width, CARD.height];
  let drawn = '';
  return {
    root,
    look(kind, etched) {
      const key = `${kind} ${etched}`;
      if (key === drawn) return;
      drawn = key;
      body.clear();
      if (kind === 'gas') {
        body
          .roundRect(-w / 2, -h / 2, w, h, 8)
          .fill(
            acrossGradient([
              [0, theme.glassEdge, 0.7],
              [0.3, theme.glassBody, 0.25],
              [1, theme.glassEdge, 0.6],
            ]),
          )
          .roundRect(-w / 2, -h / 2, w, h, 8)
          .stroke({ width: 2, color: theme.glassEdge })
          .rect(-w / 2, -h / 2 - 2, w, 8)
          .fill(metal)
          .rect(-w / 2, h / 2 - 6, w, 8)
          .fill(metal)
          .circle(0, -h / 2 - 8, 6)
          .fill(0xd23b3b);
        return;
      }
      body
        .roundRect(-w / 2, -h / 2, w, h, 6)
        .fill(kind === 'crystal' ? metal : mix(theme.paper, 0xffffff, 0.2))
        .roundRect(-w / 2, -h / 2, w, h, 6)
        .stroke({ width: 1.2, color: theme.housingEdge })
        .circle(0, 0, 16)
        .fill(0x0d1218);
      if (kind === 'film')
        body
          .circle(0, 0, 15)
          .fill({ color: 0xd8e6ff, alpha: 0.45 })
          .ellipse(-4, -5, 6, 3)
          .fill({ color: 0xffffff, alpha: 0.7 });
      else if (kind === 'crystal')
        body.circle(0, 0, 9).fill(0xbfe9ff).ellipse(0, 0, 7, 5).fill({ color: 0xffffff, alpha: 0.6 });
      else body.circle(0, 0, 15).fill({ color: etched ? 0xe3e6ea : 0xdff1ff, alpha: etched ? 0.92 : 0.4 });
      if (kind === 'plates' && etched)
        for (let n = 0; n < 14; n++)
          body.circle(-9 + ((n * 7.3) % 19), -9 + ((n * 11.7) % 19), 1.6).fill({ color: 0x8c949e, alpha: 0.8 });
    },
  };
}

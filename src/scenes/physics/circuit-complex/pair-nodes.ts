/** The nodes of the circuit: a terminal at each, and its number on a badge. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createTerminal } from '../../kit/electric/terminal';
import { mix } from '../../kit/paint/shading';
import { nodePlaces, type Plan } from './circuit-board-plan';
import { type PairHues, RED } from './pair-looks';

const NODES = [0, 1, 2, 3] as const;

export function createPairNodes(context: StageContext, hues: PairHues) {
  const { theme } = context;
  const terminals = NODES.map((node) =>
    createTerminal(context, 9, node === 0 ? hues.back : node === 3 ? RED : theme.housingEdge),
  );
  const badges = NODES.map((node) => {
    const root = new Container();
    const face = root.addChild(
      new Graphics()
        .circle(0, 0, 1)
        .fill({ color: mix(theme.housing, 0x000000, theme.name === 'dark' ? 0.35 : 0.08), alpha: 0.9 }),
    );
    root.addChild(context.text({ text: String(node), size: 13, weight: '700', colour: theme.ink, anchor: [0.5, 0.5] }));
    return { root, face };
  });
  return {
    terminals,
    badges: badges.map((badge) => badge.root),
    lay(plan: Plan, type: TypeSizes) {
      const badgeRadius = type.small * 0.78;
      nodePlaces(plan).forEach((place, k) => {
        terminals[k]?.position.copyFrom(place);
        badges[k]?.root.position.set(place.x, place.y - 16 - badgeRadius);
        badges[k]?.face.scale.set(badgeRadius);
      });
    },
  };
}

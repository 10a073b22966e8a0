/** The bodies that can be put on the table, each on a button. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, SceneContext } from '../../contract';
import { createIlluminatedButton } from '../../kit/controls/illuminated-button';
import { cells, inset } from '../../kit/layout/layout';
import { outlineOfToken, SHAPE_NAMES, SHAPES } from './table-bodies';

export function createBodyTokens(context: SceneContext<'refraction'>) {
  const tokens = SHAPES.map((shape) => {
    const token = createIlluminatedButton(context);
    const picture = new Graphics({ label: shape });
    token.root.addChild(picture);
    return { shape, token, picture };
  });
  const bodies = new Container();
  bodies.addChild(...tokens.map(({ token }) => token.root));
  const handles = SHAPES.map((shape) =>
    context.actionHandle('shape', { name: `${SHAPE_NAMES[shape]} on the table`, grip: 'none', value: () => shape }),
  );
  return {
    root: bodies,
    lay(room: Box) {
      const along = room.width > room.height ? 'x' : 'y';
      const ink = context.theme.name === 'dark' ? 0x8fd6c8 : 0x2f8f80;
      const places = cells(along === 'y' ? inset(room, 0, room.height * 0.16) : room, along, SHAPES.length, 12);
      tokens.forEach(({ shape, token, picture }, n) => {
        const at = places[n];
        if (!at) return;
        token.root.position.set(at.x, at.y);
        token.lay(at.width, at.height);
        handles[n]?.place(at.x, at.y, at.width, at.height);
        picture.clear();
        picture.position.set(at.width / 2, at.height / 2 - 2);
        const half = Math.min(at.height * 0.36, at.width * 0.26);
        picture.poly(outlineOfToken(shape, half)).fill({ color: ink, alpha: 0.55 });
        picture.stroke({ width: 1.6, color: ink });
      });
    },
    set(on: Frame<'refraction'>['view']['shape']) {
      for (const { shape, token } of tokens) token.set('', on === shape);
    },
  };
}

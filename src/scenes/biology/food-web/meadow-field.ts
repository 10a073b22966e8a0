/** The meadow with its animals, its signs, the stakes of the foxes, and the tools on the shelf before it. */
import { Container } from 'pixi.js';
import type { Box, Frame, SceneContext, StageSize, TypeSizes } from '../../contract';
import { createToolShelf } from '../../kit/controls/tool-shelf';
import { createSignBoard } from '../../kit/words/sign-board';
import { createMeadowAnimals, MOST_FOXES, MOST_RABBITS } from './animals';
import { createMeadow, paintMeadow } from './meadow';
import { meadowTools } from './meadow-tools';
import { DAYS_OF_YEAR } from './population-charts';

/** Part of the field's height that sky and wood take. */
const SKY = 0.2;

/** What time it is, on the left, and, on the right, how many animals one that is drawn stands for. */
function createFieldSigns(context: SceneContext<'food_web'>) {
  const root = new Container();
  const sign = createSignBoard(context);
  const scale = createSignBoard(context);
  root.addChild(sign.root, scale.root);
  let letters = 14;
  let signed = '';
  let corners = { left: 0, right: 0, y: 0 };
  return {
    root,
    lay(box: Box, { small }: TypeSizes): void {
      letters = small;
      signed = '';
      corners = { left: box.x, right: box.x + box.width, y: box.y + 1.1 * small };
    },
    /** `one` and `other`: rabbits and foxes of one that is drawn. */
    write(words: string, one: number, other: number): void {
      const drawn = Math.max(one, other);
      if (`${words} ${drawn}` === signed) return;
      signed = `${words} ${drawn}`;
      sign.paint(words, letters);
      sign.root.position.set(corners.left + sign.size.width / 2 + 4, corners.y);
      scale.root.visible = drawn > 1;
      scale.paint(one > 1 ? `1 drawn: ${one} rabbits` : `1 drawn: ${other} foxes`, letters);
      scale.root.position.set(corners.right - scale.size.width / 2 - 4, corners.y);
    },
  };
}

export function createMeadowField(context: SceneContext<'food_web'>) {
  const { theme } = context;
  const root = new Container();
  const meadow = createMeadow(theme);
  const animals = createMeadowAnimals();
  const signs = createFieldSigns(context);
  const tools = createToolShelf(
    context,
    meadowTools((tool, value) => context.dispatch({ do: tool, value })),
  );
  const territories = context.inputHandle('territorial', { name: 'Stakes: foxes hold territories' });
  root.addChild(meadow.root, animals.root, signs.root, tools.root);
  return {
    root,
    lay(stage: StageSize, box: Box, type: TypeSizes): void {
      const wide = stage.layout === 'wide';
      const { bleed } = stage;
      const far = box.y + box.height * SKY;
      context.paintBehind(stage, (canvas) => paintMeadow(canvas, theme, stage, far));
      const shelf = Math.max(58, 2.6 * type.text);
      const right = wide ? box.x + box.width + 8 : bleed.x + bleed.width;
      const foot = box.y + box.height - shelf;
      const near = wide ? bleed.y + bleed.height : foot + shelf + 6;
      meadow.lay({
        x: bleed.x,
        y: far + 6,
        width: (wide ? bleed.x + bleed.width : right) - bleed.x,
        height: near - far - 6,
      });
      const field = { x: bleed.x + 12, y: far + 22, width: right - bleed.x - 24, height: foot - far - 30 };
      animals.lay(field);
      tools.lay({ x: box.x + 10, y: foot + 2, width: Math.min(box.width - 20, 560), height: shelf - 2 }, type);
      tools.aim(field);
      territories.place(field.x + field.width - 66, field.y + field.height * 0.5 - 24, 60, 34);
      signs.lay(box, type);
    },
    /** The animals move on by so many wall seconds. */
    draw({ view, params, shown, hidden }: Frame<'food_web'>, now: number, seconds: number): void {
      meadow.grow(hidden.has('capacity') ? Math.min(1, view.grass / 5000) : view.green);
      meadow.fence(params.territorial && !hidden.has('territorial'));
      const one = Math.max(1, Math.ceil(view.rabbits / MOST_RABBITS));
      const other = Math.max(1, Math.ceil(view.foxes / MOST_FOXES));
      animals.count(Math.ceil(view.rabbits / one), Math.ceil(view.foxes / other));
      animals.roam(seconds);
      tools.move(now);
      signs.write(`Year ${Math.floor(view.day / DAYS_OF_YEAR)}: ${shown.regime.text}`, one, other);
    },
  };
}

/** Beside the board: what was chosen and what may be done with it, and how the board is drawn. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import type { SymbolStyle } from '../../kit/electric/circuit-symbols';
import { cells } from '../../kit/layout/layout';
import type { StageTheme } from '../../kit/theme';
import { createStageButton, type StageButton } from '../../kit/controls/stage-button';
import { type PartView, steppedLine, valueText } from './bench-part';
import type { BenchPlan } from './bench-plan';

export interface EditorActions {
  place(line: string): void;
  turn(): void;
  remove(): void;
  clamp(): void;
  done(): void;
  schematic(on: boolean): void;
  style(style: SymbolStyle): void;
}

function paintFace(face: Graphics, { x, y, width, height }: Box, theme: StageTheme, narrow: boolean): void {
  face
    .clear()
    .roundRect(x, y, width, height, 10)
    .fill({ color: theme.name === 'dark' ? 0x121b27 : 0xffffff, alpha: narrow ? 1 : 0.86 })
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 10)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.55 });
}

type Keys = Readonly<Record<'less' | 'more' | 'turn' | 'clamp' | 'remove' | 'done', StageButton>>;

/** What may be done with the chosen part: in one row on a narrow stage, otherwise two and two. */
function layKeys({ x, y, width, height }: Box, { less, more, turn, clamp, remove, done }: Keys, narrow: boolean): void {
  if (narrow) {
    const keys = cells({ x: x + 6, y: y + 54, width: width - 12, height: height - 64 }, 'x', 6, 6);
    [less, more, turn, clamp, remove, done].forEach((one, k) => {
      const key = keys[k];
      if (key) one.place(key.x, key.y, key.width, key.height);
    });
    return;
  }
  less.place(x + 10, y + 42, 92, 34);
  more.place(x + 112, y + 42, 92, 34);
  turn.place(x + 10, y + 82, 92, 34);
  clamp.place(x + 112, y + 82, 92, 34);
  remove.place(x + 10, y + 122, 194, 34);
}

export function createBenchEditor(context: StageContext, actions: EditorActions) {
  const { theme } = context;
  const root = new Container({ label: 'editor' });
  const face = new Graphics();
  const heading = context.text({ size: 17, weight: '700', colour: theme.ink });
  const hint = context.text({
    text: 'Drag a part from the tray onto the board. Drag from hole to hole for a wire. Press a part to choose it.',
    size: 13.5,
    colour: theme.inkSoft,
    wrap: 190,
  });
  root.addChild(face, heading, hint);
  let chosen: PartView | undefined;
  let narrow = false;
  let on = false;
  let drawn = { schematic: false, style: 'iec' as SymbolStyle };
  const step = (part: PartView | undefined, direction: 1 | -1): void => {
    const line = part ? steppedLine(part, direction) : null;
    if (line !== null) actions.place(line);
  };
  const quiet = { fill: theme.housing, ink: theme.ink } as const;
  const button = (label: string, name: string, press: () => void): StageButton => {
    const made = createStageButton(context, { label, name, ...quiet, press });
    root.addChild(made.root);
    return made;
  };
  const less = button('−', 'Smaller value', () => step(chosen, -1));
  const more = button('+', 'Larger value', () => step(chosen, 1));
  const turn = button('Turn', 'Turn the chosen part', () => actions.turn());
  const clamp = button('Clamp', 'Clamp meter round the chosen part', () => actions.clamp());
  const remove = button('Remove', 'Take the chosen part off', () => actions.remove());
  const done = button('Done', 'Choose nothing', () => actions.done());
  const schematic = button('Schematic', 'Schematic or lifelike view', () => actions.schematic(!drawn.schematic));
  const style = button('IEC / ANSI', 'Symbols by IEC or ANSI', () =>
    actions.style(drawn.style === 'iec' ? 'ansi' : 'iec'),
  );
  const forChosen = [less, more, turn, clamp, remove];

  function express(): void {
    const any = chosen !== undefined;
    for (const one of forChosen) one.show(on && any);
    done.show(on && any && narrow);
    const steps = chosen !== undefined && (steppedLine(chosen, 1) !== null || steppedLine(chosen, -1) !== null);
    less.enable(steps && chosen !== undefined && steppedLine(chosen, -1) !== null);
    more.enable(steps && chosen !== undefined && steppedLine(chosen, 1) !== null);
    schematic.show(on);
    style.show(on);
    heading.visible = any;
    hint.visible = !any && !narrow;
    heading.text = chosen ? `${chosen.name}  ${valueText(chosen)}` : '';
    face.visible = !narrow || any;
  }

  return {
    root,
    step,
    lay(plan: BenchPlan, isNarrow: boolean): void {
      narrow = isNarrow;
      const { x, y } = plan.editor;
      paintFace(face, plan.editor, theme, narrow);
      heading.position.set(x + 12, y + 10);
      hint.position.set(x + 12, y + 14);
      const t = plan.tools;
      const [left, right] = cells(t, 'x', 2, 8);
      if (left) schematic.place(left.x, left.y, left.width, left.height);
      if (right) style.place(right.x, right.y, right.width, right.height);
      layKeys(plan.editor, { less, more, turn, clamp, remove, done }, narrow);
      express();
    },
    show(next: PartView | undefined, isSchematic: boolean, symbols: SymbolStyle): void {
      chosen = next;
      drawn = { schematic: isSchematic, style: symbols };
      express();
      style.enable(isSchematic);
    },
    enable(next: boolean): void {
      on = next;
      express();
    },
  };
}

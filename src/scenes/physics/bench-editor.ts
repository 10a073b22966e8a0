/** Beside the board: what was chosen and what may be done with it, how the board is drawn, the way back. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, StageContext, StageSize } from '../contract';
import type { SymbolStyle } from '../kit/circuit-symbols';
import { createStageButton, type StageButton } from '../kit/stage-button';
import { type PartView, steppedLine, valueText } from './bench-part';
import type { BenchPlan } from './bench-plan';

type BenchView = NonNullable<Frame<'circuit'>['view']['bench']>;

export interface EditorActions {
  place(line: string): void;
  turn(): void;
  remove(): void;
  clamp(): void;
  done(): void;
  undo(): void;
  leave(): void;
  schematic(on: boolean): void;
  style(style: SymbolStyle): void;
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
  const lifelike = button('Lifelike', 'Lifelike view', () => actions.schematic(false));
  const style = button('IEC / ANSI', 'Symbols by IEC or ANSI', () =>
    actions.style(drawn.style === 'iec' ? 'ansi' : 'iec'),
  );
  const undo = button('Undo', 'Take back the last change', () => actions.undo());
  const leave = button('Fixed loop', 'Back to the fixed loop', () => actions.leave());
  const forChosen = [less, more, turn, clamp, remove];

  function express(): void {
    const any = chosen !== undefined;
    for (const one of forChosen) one.show(on && any);
    done.show(on && any && narrow);
    const steps = chosen !== undefined && (steppedLine(chosen, 1) !== null || steppedLine(chosen, -1) !== null);
    less.enable(steps && chosen !== undefined && steppedLine(chosen, -1) !== null);
    more.enable(steps && chosen !== undefined && steppedLine(chosen, 1) !== null);
    // A narrow stage has room for two: what serves the present view.
    schematic.show(on && (!narrow || !drawn.schematic));
    lifelike.show(on && narrow && drawn.schematic);
    undo.show(on && (!narrow || !drawn.schematic));
    style.show(on && (!narrow || drawn.schematic));
    leave.show(on && !narrow);
    heading.visible = any;
    hint.visible = !any && !narrow;
    heading.text = chosen ? `${chosen.name}  ${valueText(chosen)}` : '';
    face.visible = !narrow || any;
  }

  return {
    root,
    step,
    lay(plan: BenchPlan, _stage: StageSize, isNarrow: boolean): void {
      narrow = isNarrow;
      const { x, y, width, height } = plan.editor;
      face
        .clear()
        .roundRect(x, y, width, height, 10)
        .fill({ color: theme.name === 'dark' ? 0x121b27 : 0xffffff, alpha: narrow ? 1 : 0.86 })
        .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 10)
        .stroke({ width: 1, color: theme.housingEdge, alpha: 0.55 });
      heading.position.set(x + 12, y + 10);
      hint.position.set(x + 12, y + 14);
      const t = plan.tools;
      if (narrow) {
        const wide = (width - 16) / 6;
        [less, more, turn, clamp, remove, done].forEach((one, k) => one.place(x + 6 + k * wide, y + 44, wide - 5, 46));
        const half = t.height / 2;
        for (const one of [schematic, lifelike]) one.place(t.x, t.y, t.width, half - 5);
        for (const one of [undo, style]) one.place(t.x, t.y + half, t.width, half - 5);
      } else {
        less.place(x + 10, y + 42, 92, 34);
        more.place(x + 112, y + 42, 92, 34);
        turn.place(x + 10, y + 82, 92, 34);
        clamp.place(x + 112, y + 82, 92, 34);
        remove.place(x + 10, y + 122, 194, 34);
        schematic.place(t.x + 4, t.y, 100, 40);
        style.place(t.x + 112, t.y, 98, 40);
        undo.place(t.x + 4, t.y + 52, 100, 40);
        leave.place(t.x + 112, t.y + 52, 98, 40);
      }
      express();
    },
    show(next: PartView | undefined, view: BenchView, isSchematic: boolean, symbols: SymbolStyle): void {
      chosen = next;
      drawn = { schematic: isSchematic, style: symbols };
      express();
      undo.enable(view.canUndo);
      style.enable(isSchematic);
    },
    enable(next: boolean): void {
      on = next;
      express();
    },
  };
}

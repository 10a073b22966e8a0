/**
 * The sequence diagram: radio pulses, the three gradients and the signal of one repetition. The phase lobe stands at the step of the
 * line that is run, before the ladder of all steps; while a scan runs its lobes light with each repetition.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';
import { placedIn, type Row, ROWS, rowsIn, type Sequence } from './sequence-axis';
import { drawLines } from './sequence-lines';
import { drawPlay } from './sequence-play';
import { createSequenceWords } from './sequence-words';

type MriFrame = Frame<'mri_scanner'>;

export interface SequenceDiagram extends Part {
  draw(frame: MriFrame): void;
}

const NAMES: Readonly<Record<Row, string>> = {
  rf: 'RF',
  slice: 'Slice',
  phase: 'Phase',
  read: 'Read',
  signal: 'Signal',
};
const FADING = 0.9;
const REST = 0.3;

export function createSequenceDiagram(context: SceneContext<'mri_scanner'>): SequenceDiagram {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'sequence diagram' });
  const still = new Graphics();
  const lit = new Graphics({ label: 'lobes' });
  const names = ROWS.map((row) =>
    context.text({ text: NAMES[row], size: 12, colour: theme.screenInk, anchor: [0, 0.5] }),
  );
  const words = createSequenceWords(context);
  const none = context.text({ size: 14, weight: '600', colour: theme.screenInk, anchor: [0.5, 0.5] });
  none.text = 'These times do not fit';
  root.addChild(still, lit, ...names, ...words.views, none);

  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let size: TypeSizes = { small: 12, text: 14, figures: 26 };
  let drawn = '';
  let run = '';
  let glow = 0;
  const namesWide = (): number => Math.max(...names.map(({ width }) => width));

  function drawAll(sequence: Sequence, frame: MriFrame, bright: number): void {
    const { params, hidden } = frame;
    const placed = placedIn(sequence, box, namesWide(), size.small);
    const covered = params.sequence === 'Gradient Echo' && hidden.has('flip_angle');
    drawLines(still, sequence, placed, theme);
    drawPlay(lit, sequence, placed, theme, { bright, covered });
    words.draw(frame, sequence, placed, covered);
  }

  const brightness = ({ view }: MriFrame): number => {
    const scanning = view.stage === 'scanning';
    if (run !== view.built) {
      run = view.built;
      glow = 1;
    } else if (scanning && !reducedMotion && glow > REST) glow = Math.max(REST, glow * FADING);
    const bright = scanning ? (reducedMotion ? 1 : glow) : 0;
    if (scanning && bright > REST) context.redraw();
    return bright;
  };

  return {
    root,
    lay(next, type) {
      box = next;
      size = type;
      root.position.set(box.x, box.y);
      for (const text of [...names, ...words.views]) text.style.fontSize = type.small;
      none.style.fontSize = type.text;
      none.position.set(box.width / 2, box.height / 2);
      const { base } = rowsIn(box, namesWide(), type.small);
      names.forEach((text, n) => text.position.set(0, base(ROWS[n] ?? 'rf')));
      drawn = '';
      context.redraw();
    },
    draw(frame) {
      const { view, params, hidden } = frame;
      const { sequence } = view;
      const unknown = hidden.has('sequence');
      none.visible = sequence === null || unknown;
      none.text = unknown ? 'Sequence ?' : 'These times do not fit';
      for (const part of [still, lit, ...names, ...words.views]) part.visible = !none.visible;
      const bright = brightness(frame);
      if (sequence === null || unknown) return;
      const { tr, te, ti, flip_angle: flip } = params;
      const key = [
        params.sequence,
        tr,
        te,
        ti,
        flip,
        params.echo_train,
        view.matrix,
        run,
        bright,
        hidden.size,
        view.stage === 'scanning',
      ].join(' ');
      if (key === drawn) return;
      drawn = key;
      drawAll(sequence, frame, bright);
    },
  };
}

/** The sheets beside the board: schematic and potential. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import type { SymbolStyle } from '../../kit/electric/circuit-symbols';
import { inset } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import type { MeterPlace } from './circuit-board-plan';
import type { PairHues } from './pair-looks';
import { createPairPotential } from './pair-potential';
import { createPairSchematic } from './pair-schematic';

function paintSheet(face: Graphics, box: Box, theme: StageTheme): Box {
  const { x, y, width, height } = box;
  face
    .clear()
    .roundRect(x, y, width, height, 10)
    .fill({ color: theme.name === 'dark' ? 0x121b27 : 0xffffff, alpha: 0.9 })
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 10)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.55 });
  asPanel(face, box);
  return box;
}

export function createPairSheets(context: SceneContext<'circuit_complex'>, hues: PairHues) {
  const { theme } = context;
  const sheets = new Container({ label: 'diagrams' });
  const schematic = createPairSchematic(context, hues);
  const potential = createPairPotential(context, hues);
  const faces = { schematic: new Graphics(), potential: new Graphics() };
  sheets.addChild(faces.schematic, faces.potential, schematic.root, potential.root);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let lineHeight = 14;
  let style: SymbolStyle = 'iec';
  const styleHandle = context.handle({
    role: 'toggle',
    name: 'Schematic with ANSI symbols',
    pressed: false,
    toggle(pressed) {
      style = pressed ? 'ansi' : 'iec';
      styleHandle.update(pressed);
      context.redraw();
    },
  });
  return {
    root: sheets,
    parts: {
      schematic: {
        root: schematic.root,
        lay(next: Box, type: TypeSizes) {
          box = paintSheet(faces.schematic, next, theme);
          lineHeight = type.small * 1.15;
          schematic.root.position.set(box.x, box.y);
          styleHandle.place(box.x, box.y, box.width, box.height);
        },
      },
      potential: {
        root: potential.root,
        lay: (next: Box, type: TypeSizes) =>
          potential.lay(inset(paintSheet(faces.potential, next, theme), 12, 9), type),
      },
    },
    show(visible: boolean) {
      sheets.visible = visible;
      styleHandle.enable(visible);
    },
    draw(frame: Frame<'circuit_complex'>, ammeter: MeterPlace) {
      if (!sheets.visible) return;
      const { view, params } = frame;
      const series = params.configuration === 'Series';
      schematic.draw(
        box.width,
        box.height,
        { series, closed: view.closed, blown: view.fuse === 'open', bulbs: view.bulbs, style, ammeter },
        lineHeight,
      );
      potential.draw(frame);
    },
  };
}

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { Button } from '../../ui/Button';
import { BLANK, draw, PEN_COLOURS, pathOf, penKey, type PenEvent, type PenPoint, type PenTool } from './strokes';
import { toolKeys } from './tool-keys';

/** The stage's own units; the picture box fits it as the stage fits its scene, so that strokes stay where they were drawn. */
const WIDTH = 960;
const HEIGHT = 540;

interface PenLayerProps {
  /** While the pen is away, what it drew stays, and hands reach the apparatus. */
  readonly on: boolean;
  readonly onDone: () => void;
}

/** A sheet over the stage to draw on: it never touches the run. */
export function PenLayer({ on, onDone }: PenLayerProps) {
  const [{ tool, strokes, before }, tell] = useReducer(draw, BLANK);
  const sheet = useRef<SVGSVGElement>(null);
  const wet = useRef<SVGPathElement>(null);

  useEffect(() => {
    if (!on) return;
    return toolKeys((key) => {
      const event = penKey(key);
      if (event) tell(event);
      return event !== null;
    });
  }, [on]);

  const hands = useHand(tool, tell, sheet, wet);

  return (
    <>
      <svg
        className="pen-sheet"
        data-on={on || undefined}
        ref={sheet}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        {...hands}
      >
        {strokes.map(({ id, colour, points: line }) => (
          <path key={id} className="pen-stroke" data-colour={colour} d={pathOf(line)} />
        ))}
        <path className="pen-stroke" data-colour={tool} ref={wet} />
      </svg>
      {on && (
        <PenTools tool={tool} canUndo={before.length > 0} isBlank={strokes.length === 0} tell={tell} onDone={onDone} />
      )}
    </>
  );
}

/** What a pointer does on the sheet: a stroke is wet, outside of the drawing, until the hand is lifted. */
function useHand(
  tool: PenTool,
  tell: (event: PenEvent) => void,
  sheet: RefObject<SVGSVGElement | null>,
  wet: RefObject<SVGPathElement | null>,
) {
  const points = useRef<PenPoint[] | null>(null);
  const pointOf = (event: { readonly clientX: number; readonly clientY: number }): PenPoint | null => {
    const toSheet = sheet.current?.getScreenCTM()?.inverse();
    return toSheet ? new DOMPoint(event.clientX, event.clientY).matrixTransform(toSheet) : null;
  };
  const add = (event: ReactPointerEvent): void => {
    const { current: line } = points;
    if (!line) return;
    const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const moved of between.length > 0 ? between : [event]) {
      const point = pointOf(moved);
      const last = line.at(-1);
      if (point && (!last || Math.hypot(point.x - last.x, point.y - last.y) > 0.8)) line.push(point);
    }
    if (tool === 'eraser') tell({ on: 'erase', points: line.splice(0, line.length - 1) });
    else wet.current?.setAttribute('d', pathOf(line));
  };
  const begin = (event: ReactPointerEvent): void => {
    if (event.button !== 0 && event.button !== -1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    points.current = [];
    add(event);
  };
  const end = (): void => {
    const { current: line } = points;
    points.current = null;
    wet.current?.setAttribute('d', '');
    if (line && line.length > 0)
      tell(tool === 'eraser' ? { on: 'erase', points: line } : { on: 'stroke', points: line });
  };
  return { onPointerDown: begin, onPointerMove: add, onPointerUp: end, onPointerCancel: end };
}

interface PenToolsProps {
  readonly tool: PenTool;
  readonly canUndo: boolean;
  readonly isBlank: boolean;
  readonly tell: (event: PenEvent) => void;
  readonly onDone: () => void;
}

const PenTools = ({ tool, canUndo, isBlank, tell, onDone }: PenToolsProps) => (
  <div className="pen-tools" role="toolbar" aria-label="Pen">
    {PEN_COLOURS.map((colour, index) => (
      <button
        key={colour}
        type="button"
        className="pen-colour"
        data-colour={colour}
        aria-label={`Pen, ${colour}`}
        aria-pressed={tool === colour}
        aria-keyshortcuts={String(index + 1)}
        onClick={() => tell({ on: 'tool', tool: colour })}
      />
    ))}
    <Button
      icon="eraser"
      look="quiet"
      label="Eraser"
      aria-pressed={tool === 'eraser'}
      onClick={() => tell({ on: 'tool', tool: 'eraser' })}
    />
    <Button icon="undo" look="quiet" label="Undo" disabled={!canUndo} onClick={() => tell({ on: 'undo' })} />
    <Button icon="bin" look="quiet" label="Clear all" disabled={isBlank} onClick={() => tell({ on: 'clear' })} />
    <Button icon="close" look="quiet" label="Put the pen away" onClick={onDone} />
  </div>
);

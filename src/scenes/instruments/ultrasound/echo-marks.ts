/** What lies over the picture: focus, gate with the angle of the vessel, callipers, and where the picture lies on the strip. */
import { Graphics } from 'pixi.js';
import type { Box, Frame, Point, SceneContext } from '../../contract';

type UltrasoundFrame = Frame<'ultrasound_imaging'>;
/** Of a chart: what lies where. */
interface Places {
  toPixel(x: number, y: number): Point;
  toValue(point: Point): Point;
  readonly area: Box;
}

const MARKS = { focus: 0xf0a92e, gate: 0x56d4e9, callipers: 0xf0e442 } as const;
const ARM = 5;
/** mm: where the callipers lie at first, and the span that they show before they were set. */
const AT_FIRST = { x: 0, y: 20, span: 20 } as const;

/** Marks of which the first takes the second along. */
function createCallipers(context: SceneContext<'ultrasound_imaging'>, over: Graphics, picture: Places) {
  let first: Point = AT_FIRST;
  /** Unit vector from the first mark to the second. */
  let way: Point = { x: 0, y: 1 };
  let span: number = AT_FIRST.span;
  const firstMark = context.handle({
    role: 'point',
    grip: 'free',
    name: 'Callipers, first mark',
    hint: 'Drag it to where the distance begins; the second mark comes with it.',
    min: { x: -100, y: 0 },
    max: { x: 100, y: 240 },
    step: 0.5,
    value: first,
    format: ({ x, y }) => `${x.toFixed(1)} mm to the right, ${y.toFixed(1)} mm deep`,
    set(point) {
      first = point;
      context.redraw();
    },
    drag: (point) => picture.toValue(point),
  });
  const secondMark = context.actionHandle('caliper', {
    name: 'Callipers, second mark',
    grip: 'free',
    drag(point) {
      const { x, y } = picture.toValue(point);
      const [dx, dy] = [x - first.x, y - first.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length > 0) way = { x: dx / length, y: dy / length };
      return Math.round(10 * length) / 10;
    },
  });

  /** The marks on the stage, where the picture has them. */
  function placed({ frame }: UltrasoundFrame['view']): readonly [Point, Point] {
    const low = frame.top + frame.height;
    const inside = (p: Point): Point => ({ x: p.x, y: Math.min(low, Math.max(frame.top, p.y)) });
    const a = picture.toPixel(first.x, inside(first).y);
    const end = inside({ x: first.x + way.x * span, y: first.y + way.y * span });
    const b = picture.toPixel(end.x, end.y);
    return [a, b];
  }

  return {
    /** Returns whether a distance was set. */
    draw({ view, params }: UltrasoundFrame): boolean {
      const set = view.caliper !== null;
      if (set) span = view.caliper ?? span;
      const measuring = view.gel && params.mode === 'B-mode';
      for (const handle of [firstMark, secondMark]) handle.enable(measuring);
      const [a, b] = placed(view);
      firstMark.update(first);
      secondMark.update(span);
      firstMark.place(a.x - 9, a.y - 9, 18, 18);
      secondMark.place(b.x - 9, b.y - 9, 18, 18);
      if (!measuring) return false;
      for (const { x, y } of [a, b])
        over
          .moveTo(x - ARM, y)
          .lineTo(x + ARM, y)
          .moveTo(x, y - ARM)
          .lineTo(x, y + ARM);
      over.stroke({ width: 1.8, color: MARKS.callipers, alpha: set ? 1 : 0.6 });
      if (set) over.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ width: 1, color: MARKS.callipers, alpha: 0.5 });
      return set;
    },
  };
}

function drawGate(over: Graphics, at: Point, top: Point): void {
  over
    .moveTo(top.x, top.y)
    .lineTo(at.x, at.y - 7)
    .stroke({ width: 1.2, color: MARKS.gate, alpha: 0.7 })
    .moveTo(at.x - 9, at.y - 4)
    .lineTo(at.x + 9, at.y - 4)
    .moveTo(at.x - 9, at.y + 4)
    .lineTo(at.x + 9, at.y + 4)
    .stroke({ width: 2, color: MARKS.gate });
}

/** `picture` and `strip`: the charts that lie below. */
export function createEchoMarks(context: SceneContext<'ultrasound_imaging'>, picture: Places, strip: () => Places) {
  const over = new Graphics({ label: 'focus, gate, callipers' });
  const focus = context.inputHandle('focus', { grip: 'y', drag: (point) => picture.toValue(point).y });
  const gate = context.actionHandle('place_gate', {
    name: 'Gate',
    grip: 'y',
    drag: (point) => Math.round(picture.toValue(point).y),
  });
  const callipers = createCallipers(context, over, picture);

  /** Returns the depth of the focus, where it is known. */
  function markFocus({ view: { frame }, params, hidden }: UltrasoundFrame): number | null {
    const low = frame.top + frame.height;
    const depth = Math.min(low, params.focus);
    const side = picture.toPixel(frame.width / 2, depth);
    const known = !hidden.has('focus');
    focus.enable(known);
    if (known) over.poly([side.x + 2, side.y, side.x + 12, side.y - 6, side.x + 12, side.y + 6]).fill(MARKS.focus);
    focus.place(side.x - 1, side.y - 9, 18, 18);
    return known ? depth : null;
  }

  function markGate({ view, params, hidden }: UltrasoundFrame): void {
    const { frame } = view;
    gate.enable(view.gate !== null);
    if (view.gate === null) return;
    const at = picture.toPixel(0, Math.min(frame.top + frame.height, view.gate));
    drawGate(over, at, picture.toPixel(0, frame.top));
    gate.place(at.x - 11, at.y - 8, 22, 16);
    gate.update(view.gate);
    // The cursor lies along the vessel as the operator believes it runs.
    if (!hidden.has('doppler_angle') && !hidden.has('angle_error')) {
      const angle = ((params.doppler_angle + params.angle_error) * Math.PI) / 180;
      const [dx, dy] = [Math.sin(angle) * 26, Math.cos(angle) * 26];
      over
        .moveTo(at.x - dx, at.y - dy)
        .lineTo(at.x + dx, at.y + dy)
        .stroke({ width: 1.6, color: MARKS.gate, alpha: 0.9 });
    }
  }

  /** Where the picture that is looked at lies on the strip. */
  function markPicture({ params, view }: UltrasoundFrame): void {
    if (params.mode === 'B-mode' || view.cine.age <= 0) return;
    const chart = strip();
    const { area } = chart;
    const { x } = chart.toPixel(-view.cine.age, 0);
    over
      .moveTo(x, area.y)
      .lineTo(x, area.y + area.height)
      .stroke({ width: 2, color: MARKS.focus });
  }

  return {
    root: over,
    draw(frame: UltrasoundFrame): { readonly focus: number | null; readonly measured: boolean } {
      over.clear();
      const depth = markFocus(frame);
      markGate(frame);
      markPicture(frame);
      return { focus: depth, measured: callipers.draw(frame) };
    },
  };
}

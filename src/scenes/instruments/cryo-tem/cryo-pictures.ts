/** The pictures of a session with their marks: the micrograph with its picks and its cursor, and the rings of the film. */
import type { Box, Point, SceneContext } from '../../contract';
import { createPictureView, paintBar } from './session-view';
import { type CryoFrame, waits } from './cryo-words';

const HIT = 0x5eead4;
const MISS = 0xffb454;
const CURSOR = 0xffe066;
const PICTURE = 256;
/** What the left half of the rings is worked out from. */
const LENS = ['defocus', 'cs', 'voltage', 'amplitude_contrast', 'pixel_size'] as const;

export function createMicrograph(context: SceneContext<'cryo_tem'>) {
  const view = createPictureView(context, 'micrograph', PICTURE, PICTURE);
  let barred = '';
  return {
    view,
    draw(frame: CryoFrame, cursor: Point): void {
      const { view: session, fields } = frame;
      view.draw(fields.micrograph, session.pictured.micrograph);
      view.wait(waits(frame));
      const key = `${session.pictured.micrograph} ${session.picks} ${session.width} ${cursor.x} ${cursor.y}`;
      view.mark(key, (pen, box) => {
        const scale = box.width / session.width;
        const radius = (session.diameter / 2) * scale;
        for (let n = 0; n < (session.picks ?? 0); n++) {
          const [x, y, hit] = [fields.picks[3 * n] ?? 0, fields.picks[3 * n + 1] ?? 0, fields.picks[3 * n + 2]];
          pen
            .circle(box.x + x * box.width, box.y + y * box.height, radius)
            .stroke({ width: 1.8, color: hit ? HIT : MISS, alpha: 0.95 });
        }
        if (session.recorded)
          pen
            .circle(box.x + cursor.x * scale, box.y + cursor.y * scale, radius)
            .stroke({ width: 1.6, color: CURSOR })
            .circle(box.x + cursor.x * scale, box.y + cursor.y * scale, 2)
            .fill(CURSOR);
        barred = paintBar(pen, box, session.width);
      });
      view.corners('', session.picks === null ? '' : `${session.picks} picks`, session.frames > 0 ? barred : '');
    },
  };
}

export function createRings(context: SceneContext<'cryo_tem'>) {
  const view = createPictureView(context, 'rings', PICTURE, PICTURE);
  return {
    view,
    draw({ view: session, fields, hidden, shown }: CryoFrame): void {
      view.draw(fields.rings, session.pictured.rings);
      view.wait('');
      const covered = LENS.some((id) => hidden.has(id)) && !session.focused;
      view.mark(`${covered} ${context.theme.name}`, (pen, box) => {
        pen.moveTo(box.x + box.width / 2, box.y).lineTo(box.x + box.width / 2, box.y + box.height);
        pen.stroke({ width: 1, color: 0xffffff, alpha: 0.4 });
        if (covered) pen.rect(box.x, box.y, box.width / 2, box.height).fill(0x0a0d10);
      });
      const measured = session.frames > 0 ? 'sum of frames' : session.focused ? 'carbon film' : 'not measured';
      const ring = shown.ctf_zero_1.value === null ? '' : `zero ${Number(shown.ctf_zero_1.value).toFixed(1)} Å`;
      view.corners(
        covered ? 'not known' : `${session.focused ? 'fit' : 'set'}${ring === '' ? '' : `: ${ring}`}`,
        measured,
      );
    },
  };
}

/** Where a particle is picked by hand, nm. */
export function createMicrographCursor(context: SceneContext<'cryo_tem'>, picture: () => Box) {
  let cursor: Point = { x: 20, y: 20 };
  let width = 1;
  const handle = context.handle({
    role: 'point',
    name: 'Micrograph: cursor',
    hint: 'Put it on a particle, then press Pick.',
    grip: 'free',
    min: { x: 0, y: 0 },
    max: { x: 204, y: 204 },
    step: 1,
    value: cursor,
    format: ({ x, y }) => `${x.toFixed(0)} nm, ${y.toFixed(0)} nm`,
    set: moveTo,
    drag(point, start, from) {
      const { width: across, height } = picture();
      return {
        x: from.x + ((point.x - start.x) / across) * width,
        y: from.y + ((point.y - start.y) / height) * width,
      };
    },
  });
  function moveTo({ x, y }: Point): void {
    const inside = (value: number): number => Math.max(0, Math.min(width - 0.1, value));
    cursor = { x: inside(x), y: inside(y) };
    handle.update(cursor);
    context.redraw();
  }
  return {
    get at() {
      return cursor;
    },
    /** The picture is so many nm wide. */
    fit(next: number): void {
      if (next === width) return;
      width = next;
      moveTo(cursor);
    },
    place({ view }: CryoFrame, reachable: boolean): void {
      handle.enable(reachable);
      if (!reachable) return;
      const { x, y, width: across, height } = picture();
      const half = Math.max(10, ((view.diameter / 2) * across) / view.width);
      handle.place(x + (cursor.x / width) * across - half, y + (cursor.y / width) * height - half, 2 * half, 2 * half);
    },
  };
}

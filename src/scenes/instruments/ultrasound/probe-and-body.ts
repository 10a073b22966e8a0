/** What is scanned, cut open along the plane of the picture, with the probe on its skin, the gel and its bottle. Millimetres inside. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, Point, SceneContext } from '../../contract';
import { deepest, paintBody, paintOrgan, WIDE } from './body-section';
import { createProbe, GEL, PROBE } from './probe';

type UltrasoundFrame = Frame<'ultrasound_imaging'>;

export interface ProbeAndBody extends Part {
  draw(frame: UltrasoundFrame, now: number): void;
  /** Where the cable leaves the probe, in units of the parent. */
  readonly cable: Point;
}

/** mm above the body for probe and bottle. */
const ABOVE = 46;
const BOTTLE = { x: 50, width: 16, height: 34 } as const;

function paintBottle(bottle: Graphics, full: boolean, dark: boolean): void {
  const { x, width, height } = BOTTLE;
  bottle
    .clear()
    .roundRect(x - width / 2, -3 - height * 0.72, width, height * 0.72, 3)
    .fill({ color: dark ? 0xa9c7da : 0xe8f3fa, alpha: 0.9 })
    .roundRect(x - width / 2 + 1, -3 - height * 0.72 + (full ? 5 : 10), width - 2, height * 0.72 - (full ? 6 : 11), 2.5)
    .fill({ color: GEL, alpha: 0.8 })
    .poly([x - 3.5, -3 - height * 0.72, x + 3.5, -3 - height * 0.72, x + 1.4, -3 - height, x - 1.4, -3 - height])
    .fill(0xf4f7fa)
    .rect(x - width / 2 + 2, -3 - height * 0.62, 1.6, height * 0.5)
    .fill({ color: 0xffffff, alpha: 0.6 });
}

export function createProbeAndBody(context: SceneContext<'ultrasound_imaging'>): ProbeAndBody {
  const dark = context.theme.name === 'dark';
  const root = new Container({ label: 'probe and body' });
  const scene = new Container();
  const body = new Graphics({ label: 'body' });
  const inside = new Graphics({ label: 'organ' });
  const probe = createProbe(context);
  const bottle = new Graphics({ label: 'gel bottle' });
  scene.addChild(body, inside, ...probe.views, bottle);
  root.addChild(scene);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let scale = 1;
  let drawn = '';
  let deep = 66;
  const cable = { x: 0, y: 0 };

  const hold = context.actionHandle('place_probe', {
    name: 'Probe',
    grip: 'x',
    drag: (point, start, from) => Math.round(from + (point.x - start.x) / scale),
  });
  const squeeze = context.actionHandle('apply_gel', { name: 'Gel bottle: put gel on', grip: 'press' });

  return {
    root,
    cable,
    lay(next) {
      box = next;
      drawn = '';
    },
    draw(frame, now) {
      const { view, params } = frame;
      const key = `${params.phantom} ${box.width} ${box.height}`;
      if (key !== drawn) {
        drawn = key;
        deep = deepest(params.phantom);
        scale = Math.min(box.width / (2 * WIDE), box.height / (deep + ABOVE));
        scene.scale.set(scale);
        scene.position.set(box.x + box.width / 2, box.y + box.height - deep * scale);
        paintBody(body, params.phantom, deep, dark);
      }
      paintOrgan(inside, frame, deep);
      probe.draw(frame, now, deep);
      paintBottle(bottle, !view.gel, dark);
      const at = (x: number, y: number): Point => ({ x: scene.x + x * scale, y: scene.y + y * scale });
      const top = at(view.probe, -PROBE.height - 7);
      cable.x = top.x;
      cable.y = top.y;
      const grip = at(view.probe - PROBE.width / 2, -PROBE.height);
      hold.place(grip.x, grip.y, PROBE.width * scale, PROBE.height * scale);
      hold.update(view.probe);
      const gelAt = at(BOTTLE.x - BOTTLE.width / 2, -3 - BOTTLE.height);
      squeeze.place(gelAt.x, gelAt.y, BOTTLE.width * scale, BOTTLE.height * scale);
      squeeze.enable(!view.gel);
    },
  };
}

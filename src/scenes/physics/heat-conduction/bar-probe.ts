/** The probe that is moved along the bar, with its reading on its head. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

/** `rise`: from the face of the bar to the upper end; `high`: of the head. */
function paintNeedle(needle: Graphics, rise: number, high: number, theme: StageTheme): void {
  needle
    .clear()
    .rect(-1.6, -rise + high, 3.2, rise - high + 8)
    .fill(theme.metal[0])
    .rect(0.3, -rise + high, 1.3, rise - high + 8)
    .fill(theme.metal[2]);
}

function paintHead(head: Graphics, reach: number, high: number, theme: StageTheme): void {
  head
    .clear()
    .roundRect(-reach - 3, -high / 2 - 3, 2 * reach + 6, high + 6, 8)
    .fill(theme.accent)
    .roundRect(-reach, -high / 2, 2 * reach, high, 5)
    .fill(theme.screen);
}

export function createBarProbe(context: SceneContext<'heat_conduction'>) {
  const { theme } = context;
  let front: Box = { x: 0, y: 0, width: 1, height: 1 };
  let length = 10;
  let text = 14;
  /** Half the width of the probe's head. */
  let reach = 40;
  const probe = new Container({ label: 'probe' });
  const needle = new Graphics();
  const head = new Container();
  const face = new Graphics();
  const reading = context.text({ size: 14, mono: true, weight: '700', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  head.addChild(face, reading);
  probe.addChild(needle, head);
  const probeHandle = context.actionHandle('move_probe', {
    name: 'Probe',
    grip: 'x',
    drag: ({ x }) => Math.min(length, Math.max(0, ((x - front.x) / front.width) * length)),
  });
  return {
    root: probe,
    /** `top`: of the room for it. */
    lay(next: Box, top: number, type: TypeSizes) {
      front = next;
      ({ text } = type);
      reading.style.fontSize = text;
      const high = text * 1.6;
      reach = text * 2.5;
      const rise = front.y - top - type.small * 0.2;
      paintNeedle(needle, rise, high, theme);
      head.y = -rise + high / 2;
      asPanel(head, { x: -reach, y: -high / 2, width: 2 * reach, height: high });
      paintHead(face, reach, high, theme);
    },
    draw({ view, params, shown }: Frame<'heat_conduction'>) {
      length = params.length_cm;
      const x = front.x + (view.probe / length) * front.width;
      const y = front.y + (view.race ? front.height * 0.66 : 0);
      if (probe.x !== x || probe.y !== y) {
        probe.position.set(x, y);
        head.x = Math.min(front.x + front.width - reach, Math.max(front.x + reach, x)) - x;
      }
      reading.text = `${shown.probe_c.text} °C`;
      probeHandle.place(x + head.x - reach, y + head.y - text, 2 * reach, text * 2);
      probeHandle.update(view.probe);
    },
  };
}

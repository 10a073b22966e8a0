/** The probes on their head: two that carry the current, two that sense the voltage, and their wires to the feedthroughs. */
import { Container, Graphics } from 'pixi.js';
import type { StageTheme } from '../../kit/theme';
import { FEEDTHROUGHS, HEAD, MIDDLE, PINS, type ProbeLook } from './chamber-plan';

/** So far above the sample until it is mounted. */
const RAISED = 28;
const CURRENT = 0xd5483c;
const SENSE = 0x3f86d8;

function createHeadBar(): Graphics {
  const bar = new Graphics()
    .roundRect(MIDDLE.x - 206, HEAD.y, 412, HEAD.height, 8)
    .fill(0x39434f)
    .stroke({ width: 1.5, color: 0x1d242c });
  return bar.rect(MIDDLE.x - 200, HEAD.y + 4, 400, 4).fill({ color: 0xffffff, alpha: 0.14 });
}

export function createProbeHead(theme: StageTheme) {
  const root = new Container({ label: 'probe head' });
  const pins = new Graphics();
  root.addChild(pins, createHeadBar());
  const wires = new Graphics({ label: 'wires' });

  function drawPin(x: number, foot: number, tint: number): void {
    pins.rect(x - 5, HEAD.y + HEAD.height - 4, 10, foot - 26 - HEAD.y - HEAD.height).fill(theme.metal[1]);
    pins.poly([x - 4, foot - 30, x + 4, foot - 30, x + 1, foot, x - 1, foot]).fill(0xe2c46b);
    pins
      .circle(x, HEAD.y + HEAD.height + 6, 6.5)
      .fill(tint)
      .stroke({ width: 1, color: 0x11161c });
  }
  function drawPins({ form, fourProbes, mounted }: ProbeLook): void {
    const { outer, inner, top } = PINS[form];
    const foot = MIDDLE.y + top - (mounted ? 0 : RAISED);
    pins.clear();
    drawPin(MIDDLE.x - outer, foot, CURRENT);
    drawPin(MIDDLE.x + outer, foot, CURRENT);
    if (form === 'insulator') return;
    const sense = fourProbes ? SENSE : theme.metal[1];
    drawPin(MIDDLE.x - inner, foot, sense);
    drawPin(MIDDLE.x + inner, foot, sense);
  }

  function drawWire(from: number, to: number, tint: number, lane: number): void {
    const at = FEEDTHROUGHS[to];
    if (!at) return;
    const y = HEAD.y - 4 - lane * 4.5;
    wires
      .moveTo(from, HEAD.y + 2)
      .lineTo(from, y)
      .lineTo(at.x, y)
      .lineTo(at.x, at.y + 8)
      .stroke({ width: 2.6, color: tint, join: 'round', cap: 'round' });
  }
  function drawWires({ form, fourProbes }: ProbeLook): void {
    const { outer, inner } = PINS[form];
    wires.clear();
    drawWire(MIDDLE.x - outer, 0, CURRENT, 3);
    drawWire(MIDDLE.x + outer, 1, CURRENT, 2);
    if (form === 'insulator') return;
    const reach = fourProbes ? inner : outer - 6;
    drawWire(MIDDLE.x - reach, 2, SENSE, 1);
    drawWire(MIDDLE.x + reach, 3, SENSE, 0);
  }
  return {
    root,
    wires,
    draw(look: ProbeLook) {
      drawPins(look);
      drawWires(look);
    },
  };
}

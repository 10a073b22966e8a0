/** A small valve on a pipe whose lever lets gas out: across the pipe it is shut, along it open. Origin at its axis. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createSpring, followSpring } from '../../kit/mechanics/spring';
import { downGradient, metalAcross, roundGradient } from '../../kit/paint/shading';

export interface BleedValve {
  readonly root: Container;
  /** Turns the lever; what escapes is drawn while it is open. */
  set(open: boolean): void;
  /** Moves the lever on by wall seconds; true while it moves. */
  tick(seconds: number): boolean;
  rest(): void;
}

export function createBleedValve({ theme }: StageContext): BleedValve {
  const root = new Container({ label: 'bleed valve' });
  const body = new Graphics()
    .rect(-5, 0, 10, 26)
    .fill(metalAcross(theme))
    .poly([-7, 26, 7, 26, 4, 33, -4, 33])
    .fill(theme.metal[2])
    .circle(0, 0, 11)
    .fill(
      roundGradient(
        [
          [0, theme.metal[0]],
          [1, theme.metal[2]],
        ],
        { x: 0.36, y: 0.32 },
      ),
    );
  const hiss = new Graphics({ visible: false });
  for (const x of [-7, 0, 7]) hiss.moveTo(x * 0.4, 37).lineTo(x, 50);
  hiss.stroke({ width: 2, color: theme.warning, alpha: 0.9, cap: 'round' });
  const lever = new Container({ label: 'lever' });
  lever.addChild(
    new Graphics().roundRect(-4, -5, 34, 10, 5).fill(
      downGradient([
        [0, 0xff8a80],
        [0.4, 0xd93a36],
        [1, 0x8c1d1d],
      ]),
    ),
    new Graphics().circle(0, 0, 4).fill(theme.metal[0]),
  );
  root.addChild(body, hiss, lever);
  const spring = createSpring(0, 18, 1);
  const turn = (): void => {
    const rotation = (spring.value * Math.PI) / 2;
    lever.rotation = rotation;
  };
  return {
    root,
    set(open) {
      spring.target = open ? 1 : 0;
      hiss.visible = open;
    },
    ...followSpring(spring, turn),
  };
}

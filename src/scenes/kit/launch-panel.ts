/** The launcher's control box: elevation and speed on small screens, the dial that sets the speed. */
import { Container, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { createKnob, type Knob } from './knob';
import { housing, screen } from './shading';

export interface LaunchPanel {
  readonly root: Container;
  /** Without the dial where there is no room for it. */
  lay(width: number, height: number, textSize: number, dial: boolean): void;
  /** Texts of the screens, and the dial's place from 0 to 1. */
  set(angle: string, speed: string, fraction: number): void;
  /** Middle of the dial, in the part's own units. */
  readonly dial: { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the box leaves room for what is put on it. */
  readonly free: number;
}

const RADIUS = 14;
const PAD = 9;

/** Origin at the upper left. */
export function createLaunchPanel(context: StageContext): LaunchPanel {
  const { theme } = context;
  const root = new Container({ label: 'control box' });
  const box = new Container();
  const digits = (): Text =>
    context.text({ size: 17, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  const angle = digits();
  const speed = digits();
  const knob: Knob = createKnob(context, RADIUS);
  root.addChild(box, angle, speed, knob.root);
  const dial = { x: 0, y: 0, radius: RADIUS };
  let free = 0;
  let shownAngle = '';
  let shownSpeed = '';
  return {
    root,
    dial,
    get free() {
      return free;
    },
    lay(width, height, textSize, withDial) {
      for (const child of box.removeChildren()) child.destroy();
      box.addChild(housing(theme, width, height, 9));
      const high = height - 2 * PAD;
      const narrow = textSize * 3;
      const wide = textSize * 5.6;
      const window = (x: number, w: number, text: Text): void => {
        const glass = screen(theme, w, high, 5);
        glass.position.set(x, PAD);
        box.addChild(glass);
        text.position.set(x + w / 2, height / 2);
      };
      let x = PAD + 1;
      window(x, narrow, angle);
      x += narrow + (withDial ? 28 : PAD);
      knob.root.visible = withDial;
      if (withDial) {
        dial.x = x;
        dial.y = height / 2;
        knob.root.position.set(dial.x, dial.y);
        x += 26;
      }
      window(x, wide, speed);
      free = x + wide + PAD;
    },
    set(nextAngle, nextSpeed, fraction) {
      if (nextAngle !== shownAngle) {
        shownAngle = nextAngle;
        angle.text = nextAngle;
      }
      if (nextSpeed !== shownSpeed) {
        shownSpeed = nextSpeed;
        speed.text = nextSpeed;
        knob.turn(fraction);
      }
    },
  };
}

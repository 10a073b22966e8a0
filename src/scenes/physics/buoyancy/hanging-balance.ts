/** A crane scale: dial and display in a case that hangs from the arm, and the reel that pays out the string below it. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { createDisplay } from '../../kit/instruments/display';
import { createHousing } from '../../kit/instruments/housing';
import { inset, split } from '../../kit/layout/layout';
import { createSpring, followSpring } from '../../kit/mechanics/spring';
import { metalAcross, metalDown, roundGradient } from '../../kit/paint/shading';

export interface HangingBalance extends Part {
  /** Where the string leaves the reel, in units of the parent. */
  readonly outlet: Point;
  /** Range in N, force on the needle, and what the display says. */
  set(full: number, force: number, text: string): void;
  /** Moves the needle on; true while it still moves. */
  tick(seconds: number): boolean;
  rest(): void;
}

const RADIUS = 40;
const SWEEP = 0.78 * Math.PI;
const NUMBERS = 5;
const REEL = 16;
const INK = 0x1c2733;
/** The longest force that it shows. */
const WIDEST = '1000.00';

export function createHangingBalance(context: StageContext): HangingBalance {
  const { theme } = context;
  const root = new Container({ label: 'hanging balance' });
  const housing = createHousing(context, { form: 'panel' });
  const display = createDisplay(context, { rows: [{ unit: 'N', widest: WIDEST }] });
  const reel = new Graphics()
    .roundRect(-15, -3, 30, REEL - 2, 5)
    .fill(metalAcross(theme))
    .circle(0, 5, 5.5)
    .fill(metalDown(theme));
  const dial = new Container({ label: 'dial' });
  const face = new Graphics()
    .circle(0, 0, RADIUS + 2)
    .fill(metalDown(theme))
    .circle(0, 0, RADIUS - 1)
    .fill(
      roundGradient(
        [
          [0, 0xffffff],
          [0.75, 0xf1f4f7],
          [1, 0xcfd6de],
        ],
        { x: 0.42, y: 0.38 },
      ),
    );
  for (let n = 0; n <= NUMBERS * 10; n++) {
    const angle = SWEEP * ((2 * n) / (NUMBERS * 10) - 1);
    const inner = RADIUS - (n % 10 === 0 ? 11 : n % 5 === 0 ? 9 : 6.5);
    face
      .moveTo(Math.sin(angle) * inner, -Math.cos(angle) * inner)
      .lineTo(Math.sin(angle) * (RADIUS - 3), -Math.cos(angle) * (RADIUS - 3));
  }
  face.stroke({ width: 1, color: INK });
  const needle = new Graphics()
    .poly([-1.8, 7, 1.8, 7, 0.7, -RADIUS + 7, -0.7, -RADIUS + 7])
    .fill(0xc62828)
    .circle(0, 0, 3.6)
    .fill(0x2a2f36);
  const end = context.text({ size: 12, mono: true, weight: '600', colour: INK, anchor: [0.5, 0.5] });
  dial.addChild(face, needle);
  root.addChild(reel, housing.root, display.root, dial, end);
  const spring = createSpring(0, 22, 0.55);
  const outlet = { x: 0, y: 0 };
  const turn = (): void => {
    needle.rotation = SWEEP * (2 * Math.min(1.04, spring.value) - 1);
  };
  return {
    root,
    outlet,
    lay(box: Box, type: TypeSizes) {
      const body: Box = { ...box, height: box.height - REEL };
      const inner = inset(housing.lay(body), 5);
      const [left, right] = split(inner, 'x', Math.min(0.32, inner.height / inner.width), 6);
      const radius = Math.min(left.width, left.height) / 2;
      dial.position.set(left.x + left.width / 2, left.y + left.height / 2);
      dial.scale.set(radius / (RADIUS + 2));
      end.style.fontSize = type.small;
      end.visible = radius > 2.2 * type.small;
      end.position.set(dial.x, dial.y + radius * 0.52);
      display.lay(right, type);
      outlet.x = box.x + box.width / 2;
      outlet.y = box.y + box.height;
      reel.position.set(outlet.x, outlet.y - REEL);
    },
    set(full, force, text) {
      display.set(0, text);
      const words = `${full}`;
      end.text = words;
      spring.target = force / full;
    },
    ...followSpring(spring, turn),
  };
}

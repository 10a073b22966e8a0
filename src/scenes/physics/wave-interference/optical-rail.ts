/** The rail seen from the side: laser, slide in its holder, and the screen on its carriage, lit by the light between them. */
import { Container, Graphics } from 'pixi.js';
import type { LightView } from '../../../../engine/physics/wave-interference';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createAxis } from '../../kit/charts/axis';
import { acrossGradient, contactShadow, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createLaser } from './laser';

/** From the laser's aperture back to the end of its body, at scale 1, and to the slide, stage units. */
const LASER = { length: 124, height: 64, gap: 50 } as const;
/** Farthest place of the screen, m, and room beyond it, stage units. */
const RAIL = { metres: 3, beyond: 34 } as const;

/** Where the slide stands, stage units of 1 m on the rail, heights of beam and rail, half the height of the screen. */
interface RailPlan {
  readonly laserX: number;
  readonly slideX: number;
  readonly metre: number;
  readonly beamY: number;
  readonly railY: number;
  readonly half: number;
  /** Scale of the laser. */
  readonly size: number;
}

function planOf({ x: left, y: top, width, height }: Box, small: number): RailPlan {
  // Above the screen stands its distance, below the rail its scale.
  const above = small * 1.6;
  const below = small * 1.4 + 24;
  const half = (height - above - below) * 0.4;
  const beamY = top + above + half;
  const railY = top + height - below;
  const size = Math.min(1.2, (railY - beamY) / LASER.height, (width * 0.2) / LASER.length);
  const laserX = left + LASER.length * size;
  const slideX = laserX + LASER.gap * size;
  const metre = (left + width - RAIL.beyond - slideX) / RAIL.metres;
  return { laserX, slideX, metre, beamY, railY, half, size };
}

function paintBar(bar: Graphics, { x: left, width }: Box, railY: number, theme: StageTheme): void {
  bar
    .clear()
    .roundRect(left + 2, railY + 5, width, 12, 4)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(left - 2, railY, width, 10, 4)
    .fill(metalDown(theme));
}

function paintHolder(holder: Graphics, { slideX, beamY, railY, half }: RailPlan, theme: StageTheme): void {
  holder
    .clear()
    .rect(slideX - 3, beamY + half * 0.5, 6, railY - beamY - half * 0.5)
    .fill(theme.metal[2])
    .roundRect(slideX - 4, beamY - half * 0.65, 8, half * 1.3, 2)
    .fill(
      acrossGradient([
        [0, mix(theme.paper, 0xffffff, 0.4)],
        [1, mix(theme.paper, 0x506070, 0.5)],
      ]),
    )
    .rect(slideX - 4, beamY - 9, 8, 18)
    .fill(0x10151b);
}

/** A unit long and half a unit wide at its end. */
function paintFan(fan: Graphics): void {
  fan
    .clear()
    .poly([0, 0, 1, -1, 1, 1])
    .fill(
      acrossGradient([
        [0, 0xffffff, 0.75],
        [0.25, 0xffffff, 0.34],
        [1, 0xffffff, 0.12],
      ]),
    );
}

function paintBoard(board: Graphics, { beamY, railY, half }: RailPlan, theme: StageTheme): void {
  board
    .clear()
    .rect(-3, 0, 6, railY - beamY)
    .fill(theme.metal[2])
    .roundRect(-20, railY - beamY - 7, 40, 8, 3)
    .fill(metalDown(theme))
    .roundRect(-4.5, -half, 9, 2 * half, 2)
    .fill(
      acrossGradient([
        [0, mix(theme.paper, 0xffffff, 0.6)],
        [0.45, theme.paper],
        [1, mix(theme.paper, 0x405060, 0.6)],
      ]),
    );
}

/** Laser with its light up to the screen. */
function createLight(context: SceneContext<'wave_interference'>) {
  const laser = createLaser(context, 60);
  const fan = new Graphics();
  paintFan(fan);
  const spot = new Graphics();
  spot.rect(-6.5, -0.5, 3, 1).fill(0xffffff);
  const text = context.text({ size: 13, mono: true, colour: context.theme.ink, anchor: [0.5, 1] });
  return {
    laser: laser.root,
    fan,
    spot,
    text,
    lay({ laserX, slideX, beamY, railY, size }: RailPlan, small: number) {
      laser.root.position.set(laserX, beamY);
      laser.root.scale.set(size, (railY - beamY) / 60);
      laser.reach((slideX - laserX) / size);
      text.style.fontSize = small;
      text.position.set(laserX - 62 * size, beamY - 24 * laser.root.scale.y - 4);
      fan.position.set(slideX + 4, beamY);
    },
    /** `distance` of the screen, m; `length` of the light to it, stage units. */
    shine(on: boolean, colour: number, half: number, distance: number, length: number) {
      laser.shine(colour, on);
      // Height of the central part of the light on the screen, 40 times as wide as it is long beside.
      const spread = (half * (10 + 11 * distance)) / 46;
      fan.visible = on;
      fan.tint = colour;
      fan.scale.set(length, spread);
      spot.visible = on;
      spot.tint = colour;
      spot.scale.y = spread * 1.6;
    },
    write(wavelength: string) {
      text.text = `${wavelength} nm`;
    },
  };
}

/** Handles of laser and screen, in the order in which the Tab key goes. */
function createRailHandles(context: SceneContext<'wave_interference'>, metre: () => number) {
  return {
    laser: context.actionHandle('drive', { name: 'Laser', hint: 'Switches the light on and off.', grip: 'press' }),
    screen: context.actionHandle('screen_distance', {
      name: 'Screen on the rail',
      hint: 'Drag or use the arrow keys to change its distance from the slits.',
      grip: 'x',
      drag: (point, start, from) => from + (point.x - start.x) / metre(),
    }),
  };
}

export function createOpticalRail(context: SceneContext<'wave_interference'>) {
  const { theme } = context;
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let plan = planOf(box, 12);
  const bar = new Graphics();
  const railScale = createAxis(context, { side: 'bottom', colour: theme.inkSoft, size: 12, unit: 'm' });
  const light = createLight(context);
  const holder = new Graphics();
  const carriage = new Container({ label: 'screen on its carriage' });
  const board = new Graphics();
  const shadow = contactShadow(theme, 70, 12);
  carriage.addChild(shadow, board, light.spot);
  const distanceText = context.text({ size: 13, mono: true, colour: theme.ink, anchor: [0.5, 1] });
  const handles = createRailHandles(context, () => plan.metre);
  return {
    roots: [bar, railScale.root, light.fan, holder, light.laser, carriage],
    words: [light.text, distanceText],
    handles: Object.values(handles),
    lay(next: Box, { small }: TypeSizes) {
      box = next;
      plan = planOf(box, small);
      const { laserX, slideX, metre, beamY, railY, size } = plan;
      paintBar(bar, box, railY, theme);
      railScale.root.position.set(slideX, railY + 14);
      railScale.lay(RAIL.metres * metre, 0, RAIL.metres, small * 5);
      light.lay(plan, small);
      distanceText.style.fontSize = small;
      paintHolder(holder, plan, theme);
      paintBoard(board, plan, theme);
      shadow.position.set(4, railY - beamY + 6);
      carriage.y = beamY;
      handles.laser.place(laserX - 116 * size, beamY - 24, 112 * size, 48);
    },
    /** `wavelength`: as it was found, nm. */
    draw({ driving, screenDistance: distance }: LightView, colour: number, wavelength: string) {
      const { slideX, metre, beamY, railY, half } = plan;
      handles.screen.update(distance);
      const x = slideX + distance * metre;
      carriage.x = x;
      handles.screen.place(x - 20, beamY - half, 40, half + railY - beamY);
      light.shine(driving, colour, half, distance, x - slideX - 8);
      light.write(wavelength);
      distanceText.text = `L = ${distance.toFixed(2)} m`;
      distanceText.position.set(Math.min(x, box.x + box.width - distanceText.width / 2), beamY - half - 4);
    },
  };
}

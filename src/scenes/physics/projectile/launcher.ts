/** A spring launcher on its carriage, before an engraved quadrant: 0° along the ground, 90° straight up. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface Launcher {
  readonly root: Container;
  /** Elevation in degrees; `recoil` from 0 (at rest) to 1 (thrown back). */
  set(degrees: number, recoil: number): void;
  /** `textSize`: of the quadrant's figures, in the part's own units; `pixel`: stage units of one CSS pixel. */
  lay(textSize: number, pixel: number): void;
  /** `tower`: stage units from the ground to the trunnion; 0 for a carriage on the ground. */
  raise(tower: number): void;
  /** From the trunnion to the muzzle. */
  readonly barrel: number;
  /** From the trunnion to the foot of the wheels. */
  readonly foot: number;
}

const BARREL = 64;
const BORE = 19;
const WHEEL = 17;
const QUADRANT = 86;
const RECOIL = 9;
const FIGURES = [0, 15, 30, 45, 60, 75, 90] as const;
const TOWER = 46;
/** Half of the largest ball, stage units. */
const CLEAR_OF_BALL = 15;

/** The barrel, thrown back by its recoil, with the pointer before the quadrant. */
function createBarrel(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const arm = new Container({ label: 'barrel' });
  const tube = new Container();
  const red = 0xc2362f;
  tube.addChild(
    new Graphics()
      .roundRect(-20, -BORE / 2 - 2, 34, BORE + 4, 9)
      .fill(metalDown(theme))
      .rect(4, -BORE / 2, BARREL - 10, BORE)
      .fill(metalDown(theme))
      .rect(BARREL - 12, -BORE / 2 - 3, 12, BORE + 6)
      .fill(metalDown(theme))
      .ellipse(BARREL, 0, 3.4, BORE / 2 + 3)
      .fill(theme.metal[1])
      .ellipse(BARREL, 0, 2.4, BORE / 2 - 1.5)
      .fill(0x05080c)
      .rect(20, -BORE / 2, 5, BORE)
      .fill({ color: red, alpha: 0.9 })
      .rect(38, -BORE / 2, 2, BORE)
      .fill({ color: 0x000000, alpha: 0.22 })
      .rect(6, -BORE / 2 + 3, BARREL - 20, 2)
      .fill({ color: 0xffffff, alpha: dark ? 0.45 : 0.8 }),
  );
  const pointer = new Graphics().poly([QUADRANT - 5, 0, QUADRANT - 17, -4.5, QUADRANT - 17, 4.5]).fill(theme.warning);
  arm.addChild(pointer, tube);
  return { arm, tube };
}

function createCheek(dark: boolean): Graphics {
  return new Graphics().poly([-26, WHEEL, -8, -9, 8, -9, 20, WHEEL]).fill(
    acrossGradient([
      [0, mix(0x6b4a2b, 0xffffff, dark ? 0.12 : 0.3)],
      [0.5, mix(0x6b4a2b, 0xffffff, dark ? 0 : 0.14)],
      [1, mix(0x4a3018, 0x000000, dark ? 0.2 : 0)],
    ]),
  );
}

function createWheel(theme: StageTheme): Graphics {
  return new Graphics()
    .circle(0, 0, WHEEL)
    .fill(
      roundGradient(
        [
          [0, mix(theme.metal[1], 0xffffff, 0.2)],
          [0.7, mix(theme.metal[2], 0x000000, 0.15)],
          [1, mix(theme.metal[2], 0x000000, 0.45)],
        ],
        { x: 0.36, y: 0.32 },
      ),
    )
    .circle(0, 0, WHEEL - 4.5)
    .stroke({ width: 1.2, color: 0x000000, alpha: 0.35 })
    .circle(0, 0, 6)
    .fill(metalAcross(theme))
    .circle(0, 0, 2)
    .fill(0x10161d);
}

/** An engraved quadrant with figures. */
function createQuadrant(context: StageContext) {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const quadrant = new Graphics();
  const figures: readonly Text[] = FIGURES.map((degrees) =>
    context.text({ text: `${degrees}°`, size: 11, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] }),
  );
  return {
    quadrant,
    figures,
    lay(textSize: number, pixel: number) {
      quadrant.clear();
      quadrant
        .arc(0, 0, QUADRANT, -Math.PI / 2, 0)
        .arc(0, 0, QUADRANT - 15, 0, -Math.PI / 2, true)
        .closePath()
        .fill({ color: dark ? 0x0b1622 : 0xffffff, alpha: dark ? 0.5 : 0.55 })
        .arc(0, 0, QUADRANT, -Math.PI / 2, 0)
        .stroke({ width: 1.2, color: theme.ink, alpha: 0.55 });
      const every = (QUADRANT * Math.PI) / 180 / pixel > 2.2 ? 1 : 5;
      for (let degrees = 0; degrees <= 90; degrees += every) {
        const depth = degrees % 15 === 0 ? 10 : degrees % 5 === 0 ? 7 : 4;
        const angle = (degrees * Math.PI) / 180;
        const [c, s] = [Math.cos(angle), -Math.sin(angle)];
        quadrant.moveTo(QUADRANT * c, QUADRANT * s).lineTo((QUADRANT - depth) * c, (QUADRANT - depth) * s);
      }
      quadrant.stroke({ width: Math.max(0.8, 0.8 * pixel), color: theme.ink, alpha: 0.75 });
      const every15 = (QUADRANT + textSize) * 0.2618 > textSize * 2;
      figures.forEach((figure, n) => {
        const degrees = FIGURES[n] ?? 0;
        const angle = (degrees * Math.PI) / 180;
        const at = QUADRANT + 4 + textSize * 0.95;
        figure.visible = every15 || degrees % 45 === 0;
        if (degrees === 90) {
          // A ball thrown straight up flies through the place beyond the scale: beside its end nothing passes.
          figure.position.set(-CLEAR_OF_BALL - textSize, -QUADRANT + textSize * 0.6);
        } else figure.position.set(at * Math.cos(angle), -at * Math.sin(angle) - (degrees === 0 ? textSize * 0.7 : 0));
      });
    },
  };
}

function paintTower(tower: Graphics, height: number, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  tower.clear();
  if (height < 1) return;
  const top = WHEEL;
  const bottom = height + WHEEL;
  tower
    .rect(-TOWER / 2, top, TOWER, bottom - top)
    .fill(
      acrossGradient([
        [0, mix(theme.benchTop, 0xffffff, dark ? 0.14 : 0.4)],
        [0.5, theme.benchTop],
        [1, theme.benchFront],
      ]),
    )
    .rect(-TOWER / 2 - 6, top - 2, TOWER + 12, 6)
    .fill(metalDown(theme));
  for (let y = top + 16; y < bottom; y += 16) tower.rect(-TOWER / 2, y, TOWER, 1);
  tower.fill({ color: theme.shadow, alpha: 0.16 });
}

/** Origin at the trunnion: where the flight begins. */
export function createLauncher(context: StageContext): Launcher {
  const { theme } = context;
  const root = new Container({ label: 'launcher' });

  const tower = new Graphics();
  const shadow = contactShadow(theme, 92, 14);
  const engraved = createQuadrant(context);
  const { quadrant, figures } = engraved;
  const { arm, tube } = createBarrel(theme);
  root.addChild(tower, shadow, quadrant, ...figures, arm, createCheek(theme.name === 'dark'), createWheel(theme));

  return {
    root,
    barrel: BARREL,
    foot: WHEEL,
    set(degrees, recoil) {
      arm.rotation = (-degrees * Math.PI) / 180;
      tube.x = -RECOIL * recoil;
    },
    lay: (textSize, pixel) => engraved.lay(textSize, pixel),
    raise(height) {
      shadow.position.set(2, height + WHEEL);
      paintTower(tower, height, theme);
    },
  };
}

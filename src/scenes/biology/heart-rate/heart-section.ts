/** A heart cut open, seen from the front: chambers that fill and empty, valves, and the way of the excitation. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import type { StageTheme } from '../../kit/theme';
import { downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';

export interface HeartSection extends Part {
  /** `since` and `until`: s from the last R peak and to the next one; `effort`: 0 at rest, 1 at the most. */
  beat(since: number, until: number, effort: number): void;
}

type Stroke = { readonly width: number; readonly color: number };

const SIZE = 220;
const MUSCLE = 0xb9433f;
const VENOUS = 0x3a5fae;
const ARTERIAL = 0xd8322f;
const SPARK = 0xffe14d;

const bump = (t: number, from: number, to: number): number =>
  t <= from || t >= to ? 0 : 0.5 - 0.5 * Math.cos((2 * Math.PI * (t - from)) / (to - from));

/** A chamber: painted around its own middle, so that it shrinks there. */
function chamber(x: number, y: number, colour: number, shape: (pen: Graphics) => Graphics): Graphics {
  const pen = shape(new Graphics())
    .fill(
      roundGradient(
        [
          [0, mix(colour, 0xffffff, 0.22)],
          [0.7, colour],
          [1, mix(colour, 0x140a12, 0.35)],
        ],
        { x: 0.4, y: 0.35 },
      ),
    )
    .stroke({ width: 1.6, color: mix(MUSCLE, 0xffffff, 0.5), alpha: 0.8 });
  pen.position.set(x, y);
  return pen;
}

/** Walls and lumen of a vessel along one way. */
function vessel(way: (pen: Graphics) => Graphics, wall: Stroke, lumen: Stroke): Graphics {
  return way(way(new Graphics()).stroke(wall)).stroke(lumen);
}

/** Upper and lower vena cava. */
const drawCavae = (): Graphics =>
  vessel(
    (pen) => pen.moveTo(-38, -84).lineTo(-38, -30).moveTo(-42, 18).lineTo(-46, 76),
    { width: 19, color: mix(VENOUS, 0x10142a, 0.15) },
    { width: 12, color: mix(VENOUS, 0xffffff, 0.22) },
  );
const drawPulmonaryArtery = (): Graphics =>
  vessel(
    (pen) => pen.moveTo(-4, -8).bezierCurveTo(0, -50, 12, -58, 52, -62),
    { width: 20, color: mix(VENOUS, 0x10142a, 0.1) },
    { width: 13, color: mix(VENOUS, 0xffffff, 0.25) },
  );
/** The aorta with its arch. */
const drawAorta = (): Graphics =>
  vessel(
    (pen) => pen.moveTo(10, -6).bezierCurveTo(-10, -58, -16, -92, 14, -92).bezierCurveTo(40, -92, 44, -78, 46, -66),
    { width: 22, color: mix(ARTERIAL, 0x2a0808, 0.2) },
    { width: 14, color: mix(ARTERIAL, 0xffffff, 0.25) },
  );

const drawMuscle = (): Graphics =>
  new Graphics()
    .moveTo(-62, -26)
    .bezierCurveTo(-66, 30, -30, 74, 22, 92)
    .bezierCurveTo(62, 66, 84, 14, 70, -24)
    .bezierCurveTo(60, -52, 20, -36, 2, -26)
    .bezierCurveTo(-14, -46, -54, -58, -62, -26)
    .closePath()
    .fill(
      downGradient([
        [0, mix(MUSCLE, 0xffffff, 0.3)],
        [0.45, MUSCLE],
        [1, mix(MUSCLE, 0x2a0808, 0.4)],
      ]),
    )
    .stroke({ width: 2, color: mix(MUSCLE, 0x2a0808, 0.55) });

/** Left and right as the body has them: mirrored in the picture. */
const createChambers = () => ({
  rightAtrium: chamber(-40, -18, VENOUS, (pen) => pen.ellipse(0, 0, 18, 23)),
  leftAtrium: chamber(46, -20, ARTERIAL, (pen) => pen.ellipse(0, 0, 20, 18)),
  rightVentricle: chamber(-16, 32, VENOUS, (pen) =>
    pen
      .moveTo(-22, -24)
      .bezierCurveTo(-20, 6, 2, 30, 24, 40)
      .bezierCurveTo(18, 18, 14, -8, 12, -28)
      .bezierCurveTo(0, -32, -12, -32, -22, -24)
      .closePath(),
  ),
  leftVentricle: chamber(34, 32, ARTERIAL, (pen) =>
    pen
      .moveTo(-19, -30)
      .bezierCurveTo(-20, 0, -16, 28, -6, 44)
      .bezierCurveTo(14, 34, 27, 2, 25, -22)
      .bezierCurveTo(14, -34, -4, -36, -19, -30)
      .closePath(),
  ),
});

/** A valve of two leaves. */
function createValve(x: number, y: number, width: number, turn: number) {
  const leaf = (side: number): Graphics => {
    const pen = new Graphics()
      .moveTo(0, 0)
      .quadraticCurveTo(-side * width * 0.25, 5, -side * width * 0.5, 3)
      .stroke({ width: 3, color: 0xfdf3e6, cap: 'round' });
    pen.position.set(x + side * width * 0.5 * Math.cos(turn), y + side * width * 0.5 * Math.sin(turn));
    return pen;
  };
  const [a, b] = [leaf(-1), leaf(1)];
  return {
    leaves: [a, b] as const,
    swing(open: number): void {
      a.rotation = 1.25 * open;
      b.rotation = -1.25 * open;
    },
  };
}

/** From the sinus node over the atria to the atrioventricular node. */
const overAtria = (pen: Graphics): Graphics => pen.moveTo(-44, -38).bezierCurveTo(-26, -28, -12, -16, 3, -6);

/** The way of the excitation, and what lights up on it. */
function createConduction() {
  const path = overAtria(new Graphics())
    .moveTo(3, -6)
    .lineTo(8, 26)
    .bezierCurveTo(4, 52, -2, 58, 0, 66)
    .moveTo(8, 26)
    .bezierCurveTo(14, 60, 24, 76, 44, 68)
    .bezierCurveTo(60, 50, 66, 26, 64, 6);
  const still = path.clone(true).stroke({ width: 1.6, color: 0xfff1c9, alpha: 0.5 });
  const atria = overAtria(new Graphics())
    .stroke({ width: 4, color: SPARK, cap: 'round' })
    .circle(-44, -38, 6)
    .fill(SPARK);
  const ventricles = path.stroke({ width: 4, color: SPARK, cap: 'round' });
  const nodes = new Graphics()
    .circle(-44, -38, 3.4)
    .circle(3, -6, 3)
    .fill(0xffd23d)
    .stroke({ width: 1, color: 0x6a4a00 });
  return { parts: [still, ventricles, atria, nodes] as const, atria, ventricles };
}

function drawGround(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  return new Graphics()
    .circle(0, 0, SIZE / 2)
    .fill(metalAcross(theme))
    .circle(0, 0, SIZE / 2 - 5)
    .fill(
      roundGradient([
        [0, dark ? 0x33424f : 0xffffff],
        [0.75, dark ? 0x1d2833 : 0xf1e8e4],
        [1, dark ? 0x111922 : 0xd6c5bf],
      ]),
    );
}

export function createHeartSection({ theme }: StageContext): HeartSection {
  const root = new Container({ label: 'heart, cut open' });
  const heart = new Container();
  const aorta = drawAorta();
  const muscle = drawMuscle();
  const chambers = createChambers();
  const { rightAtrium, leftAtrium, rightVentricle, leftVentricle } = chambers;
  const tricuspid = createValve(-30, 5, 26, 0.1);
  const mitral = createValve(40, -2, 28, -0.1);
  const pulmonic = createValve(-4, -8, 17, 0);
  const aortic = createValve(12, -10, 17, 0);
  const excitation = createConduction();
  heart.addChild(
    drawCavae(),
    drawPulmonaryArtery(),
    aorta,
    muscle,
    ...Object.values(chambers),
    ...[tricuspid, mitral, pulmonic, aortic].flatMap(({ leaves }) => leaves),
    ...excitation.parts,
  );
  root.addChild(drawGround(theme), heart);
  return {
    root,
    lay(box: Box) {
      const at = fitted(box, { width: SIZE, height: SIZE }, 0.5, 0.5);
      root.scale.set(at.scale);
      root.position.set(at.x + at.width / 2, at.y + at.height / 2);
    },
    beat(since, until, effort) {
      const systole = 0.34 * Math.sqrt(Math.max(0.2, since + until));
      const squeeze = bump(since, 0.03, systole + 0.06);
      const kick = bump(-until, -0.15, -0.01) + bump(since, -0.03, 0.05) * 0.5;
      const full = 1 + 0.06 * effort;
      const depth = 0.3 + 0.08 * effort;
      for (const ventricle of [rightVentricle, leftVentricle]) ventricle.scale.set(full * (1 - depth * squeeze));
      for (const atrium of [rightAtrium, leftAtrium]) atrium.scale.set(1 - 0.2 * kick + 0.1 * squeeze);
      muscle.scale.set(1 - 0.035 * squeeze);
      aorta.scale.set(1 + 0.03 * bump(since, 0.06, systole + 0.2));
      const ejecting = since > 0.04 && since < systole ? 1 : 0;
      for (const valve of [tricuspid, mitral]) valve.swing(1 - ejecting);
      for (const valve of [pulmonic, aortic]) valve.swing(-ejecting);
      excitation.atria.alpha = bump(-until, -0.21, -0.07);
      excitation.ventricles.alpha = Math.max(bump(since, -0.05, 0.08), bump(-until, -0.05, 0.05));
    },
  };
}

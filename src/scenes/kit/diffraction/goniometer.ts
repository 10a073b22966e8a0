/**
 * A θ–2θ goniometer from its front: tube at the left, sample on the turning middle, detector on its arm, the circle of degrees. It is
 * drawn at one size and scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { boxOf, fitDrawing, pointOf, type Stand } from '../layout/layout';
import { acrossGradient, downGradient, metalAcross, metalDown, mix, roundGradient } from '../paint/shading';
import type { StageTheme } from '../theme';

export const GONIOMETER = { width: 500, height: 322 } as const;
const CENTRE = { x: 262, y: 232 } as const;
const RING = { outer: 178, inner: 150 } as const;
const TUBE: Box = { x: 2, y: CENTRE.y - 46, width: 82, height: 92 };
const DETECTOR = { from: 146, to: 214, half: 21 } as const;
const FOOT = GONIOMETER.height - 6;
export const HOLDER = { width: 78, height: 12, powder: 50, depth: 7 } as const;
/** The last figure of the circle. */
const LAST_TICK = 160;
/** A height error is drawn so many units for each millimetre. */
const LIFT = 16;
const X_RAYS = 0x8fd3ff;
const DOTS = 9;

export interface GoniometerLook {
  readonly twoTheta: number;
  /** X-rays leave the tube. */
  readonly beam: boolean;
  /** Of the beam that reaches the detector, 0 to 1. */
  readonly reflected: number;
  /** Tone of the powder, null for an empty stage. */
  readonly sample: number | null;
  /** Millimetres that the sample lies too high. */
  readonly lift: number;
  /** On the tube. */
  readonly anode: string;
  /** Where the scan ends. */
  readonly end: number | null;
  /** Wall milliseconds. */
  readonly now: number;
}

export interface Goniometer extends Part {
  readonly scale: number;
  /** In units of the parent: the middle of the circle, where a holder waits, the tube and the screw under the sample. */
  readonly seat: Point;
  readonly shelf: Point;
  readonly tube: Box;
  readonly screw: Box;
  readonly foot: number;
  /** The pin at the end of the scan. */
  pin(twoTheta: number): Box;
  /** The angle that a point lies at. */
  angleOf(point: Point): number;
  set(look: GoniometerLook): void;
}

/** A holder with its powder pressed level: middle of its lower edge at the origin. */
export function createHolder(context: StageContext): { readonly root: Container; tone(colour: number): void } {
  const root = new Container({ label: 'sample holder' });
  const { width, height, powder, depth } = HOLDER;
  const frame = new Graphics()
    .roundRect(-width / 2, -height, width, height, 2.5)
    .fill(metalDown(context.theme))
    .rect(-powder / 2, -height, powder, depth)
    .fill({ color: 0x000000, alpha: 0.35 });
  const fill = new Graphics().rect(-powder / 2, -height, powder, depth).fill(
    downGradient([
      [0, 0xffffff],
      [1, 0xa8a8a8],
    ]),
  );
  for (let n = 0; n < 22; n++)
    fill.circle(-powder / 2 + 1.5 + ((n * 37) % 47), -height + 1 + ((n * 13) % 5), 0.7).fill({ color: 0, alpha: 0.25 });
  root.addChild(frame, fill);
  return {
    root,
    tone(colour) {
      fill.tint = colour;
    },
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const onCircle = (radius: number, degrees: number): Point => ({
  x: CENTRE.x + radius * Math.cos(radians(degrees)),
  y: CENTRE.y - radius * Math.sin(radians(degrees)),
});

/** The foot, and the circle that it carries: its upper half and a little more. */
function paintCircle(still: Graphics, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  const plate = mix(theme.housing, dark ? 0x000000 : 0x8fa0b3, dark ? 0.25 : 0.35);
  still
    .poly([CENTRE.x - 96, FOOT, CENTRE.x + 96, FOOT, CENTRE.x + 66, CENTRE.y + 22, CENTRE.x - 66, CENTRE.y + 22])
    .fill(
      acrossGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.14 : 0.5)],
        [0.5, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(CENTRE.x - 126, FOOT - 8, 252, 12, 4)
    .fill(metal)
    // The circle, its upper half and a little more.
    .moveTo(onCircle(RING.outer, -192).x, onCircle(RING.outer, -192).y)
    .arc(CENTRE.x, CENTRE.y, RING.outer, radians(192), radians(368))
    .arc(CENTRE.x, CENTRE.y, RING.inner, radians(368), radians(192), true)
    .closePath()
    .fill(
      downGradient([
        [0, mix(plate, 0xffffff, dark ? 0.24 : 0.6)],
        [1, plate],
      ]),
    )
    .moveTo(onCircle(RING.outer, -192).x, onCircle(RING.outer, -192).y)
    .arc(CENTRE.x, CENTRE.y, RING.outer, radians(192), radians(368))
    .stroke({ width: 1.4, color: theme.housingEdge })
    .circle(CENTRE.x, CENTRE.y, 46)
    .fill(
      roundGradient(
        [
          [0, theme.metal[0]],
          [0.6, theme.metal[1]],
          [1, theme.metal[2]],
        ],
        { x: 0.38, y: 0.34 },
      ),
    )
    .circle(CENTRE.x, CENTRE.y, 46)
    .stroke({ width: 1.2, color: theme.housingEdge });
}

/** The circle's degrees; on a small circle every other figure is left out. */
function createDegrees(context: StageContext) {
  const { theme } = context;
  const scaleInk = new Graphics();
  for (let degree = 0; degree <= LAST_TICK; degree += 2) {
    const long = degree % 10 === 0;
    const [one, two] = [onCircle(RING.outer - 2, degree), onCircle(RING.outer - (long ? 11 : 6), degree)];
    scaleInk.moveTo(one.x, one.y).lineTo(two.x, two.y);
  }
  scaleInk.stroke({ width: 1, color: theme.ink, alpha: 0.8 });
  const figures = [0, 30, 60, 90, 120, 150].map((degree) => {
    const text = context.text({ text: `${degree}°`, size: 12, colour: theme.ink, anchor: [0.5, 0.5] });
    const at = onCircle(RING.inner - 15, degree);
    text.position.set(at.x, at.y);
    return text;
  });
  return {
    views: [scaleInk, ...figures],
    lay(size: number): void {
      for (const [n, figure] of figures.entries()) {
        figure.style.fontSize = size;
        figure.visible = size <= 20 || n % 3 === 0;
      }
    },
  };
}

/** The tube in its shield with its window, and the stop behind the sample, for what goes straight on. */
function paintTube(still: Graphics, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  still
    .roundRect(TUBE.x, TUBE.y, TUBE.width, TUBE.height, 9)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.2 : 0.62)],
        [0.5, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(TUBE.x, TUBE.y, TUBE.width, TUBE.height, 9)
    .stroke({ width: 1.2, color: theme.housingEdge })
    .rect(TUBE.x + 20, TUBE.y - 16, 30, 18)
    .fill(metal)
    .roundRect(TUBE.x + TUBE.width - 2, CENTRE.y - 11, 12, 22, 3)
    .fill(metal)
    .rect(TUBE.x + 22, TUBE.y + TUBE.height, 26, FOOT - TUBE.y - TUBE.height)
    .fill(metal)
    .roundRect(TUBE.x + 4, FOOT - 6, 64, 8, 3)
    .fill(metal)
    .roundRect(CENTRE.x + 118, CENTRE.y + 18, 22, 30, 4)
    .fill(theme.housingShade)
    .rect(CENTRE.x + 125, CENTRE.y + 48, 8, 16)
    .fill(metal);
}

/** What is seen of the tube at work: filament, glow, lamp, and the metal of its anode. */
function createTubeParts(context: StageContext) {
  const { theme } = context;
  const lamp = new Graphics().circle(TUBE.x + 14, TUBE.y + 14, 5).fill(0xffffff);
  const anode = context.text({ size: 14, weight: '700', colour: theme.ink, anchor: [0.5, 0.5] });
  anode.position.set(TUBE.x + TUBE.width / 2 - 2, CENTRE.y + 26);
  const filament = new Graphics();
  filament
    .roundRect(TUBE.x + 26, CENTRE.y - 20, 40, 26, 5)
    .fill({ color: 0x05070a, alpha: 0.85 })
    .poly([
      TUBE.x + 56,
      CENTRE.y - 17,
      TUBE.x + 62,
      CENTRE.y - 17,
      TUBE.x + 62,
      CENTRE.y + 3,
      TUBE.x + 49,
      CENTRE.y + 3,
    ])
    .fill(0xb87a4b);
  const glow = new Graphics().circle(TUBE.x + 56, CENTRE.y - 4, 13).fill(
    roundGradient([
      [0, X_RAYS, 0.9],
      [1, X_RAYS, 0],
    ]),
  );
  return {
    views: [filament, glow, lamp, anode],
    lay(size: number): void {
      anode.style.fontSize = size;
    },
    set(beam: boolean, words: string): void {
      anode.text = words;
      lamp.tint = beam ? 0xff8a1f : mix(theme.housingShade, 0x000000, 0.4);
      glow.visible = beam;
    },
  };
}

/** Block and holder, which turn with the sample. */
function createSampleStage(context: StageContext) {
  const { theme } = context;
  const stage = new Container({ label: 'sample stage' });
  stage.position.set(CENTRE.x, CENTRE.y);
  const block = new Graphics()
    .roundRect(-46, HOLDER.height, 92, 12, 3)
    .fill(metalDown(theme))
    .rect(-8, HOLDER.height + 12, 16, 13)
    .fill(metalAcross(theme));
  const holder = createHolder(context);
  stage.addChild(block, holder.root);
  return {
    root: stage,
    set({ twoTheta, sample, lift }: GoniometerLook): void {
      stage.rotation = -radians(twoTheta / 2);
      holder.root.visible = sample !== null;
      if (sample !== null) holder.tone(sample);
      holder.root.y = HOLDER.height - lift * LIFT;
      block.y = -lift * LIFT;
    },
  };
}

function createDetectorArm(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const arm = new Container({ label: 'detector arm' });
  arm.position.set(CENTRE.x, CENTRE.y);
  const window = new Graphics().rect(DETECTOR.from - 3, -9, 5, 18).fill(0xffffff);
  arm.addChild(
    new Graphics()
      .roundRect(34, 12, DETECTOR.from - 20, 12, 4)
      .fill(metalDown(theme))
      .roundRect(-34, 10, 68, 16, 8)
      .fill(metalDown(theme))
      .roundRect(DETECTOR.from, -DETECTOR.half, DETECTOR.to - DETECTOR.from, 2 * DETECTOR.half, 6)
      .fill(
        downGradient([
          [0, mix(theme.housing, 0xffffff, dark ? 0.24 : 0.7)],
          [0.5, theme.housing],
          [1, theme.housingShade],
        ]),
      )
      .roundRect(DETECTOR.from, -DETECTOR.half, DETECTOR.to - DETECTOR.from, 2 * DETECTOR.half, 6)
      .stroke({ width: 1.2, color: theme.housingEdge })
      .rect(DETECTOR.from - 8, -14, 8, 28)
      .fill(metalAcross(theme))
      .rect(DETECTOR.from + 16, -DETECTOR.half, 3, 2 * DETECTOR.half)
      .fill({ color: 0x000000, alpha: 0.2 }),
    window,
  );
  const flash = new Graphics().circle(DETECTOR.from, 0, 30).fill(
    roundGradient([
      [0, X_RAYS, 0.95],
      [0.4, X_RAYS, 0.5],
      [1, X_RAYS, 0],
    ]),
  );
  arm.addChild(flash);
  return {
    root: arm,
    set(twoTheta: number, beam: boolean, share: number): void {
      arm.rotation = -radians(twoTheta);
      flash.alpha = share ** 0.5;
      flash.visible = share > 0.004;
      window.tint = beam ? mix(0x18222e, X_RAYS, share ** 0.4) : 0x18222e;
    },
  };
}

/** The screw that lifts the sample. */
function createScrew(theme: StageTheme): Graphics {
  const screw = new Graphics()
    .rect(-5, 0, 10, 14)
    .fill(metalAcross(theme))
    .roundRect(-17, 12, 34, 15, 4)
    .fill(
      acrossGradient([
        [0, theme.metal[1]],
        [0.3, theme.metal[0]],
        [1, theme.metal[2]],
      ]),
    );
  for (let n = -3; n <= 3; n++) screw.rect(n * 4.6 - 0.5, 14, 1, 11).fill({ color: 0x000000, alpha: 0.35 });
  screw.position.set(CENTRE.x, CENTRE.y + 44);
  return screw;
}

/** From the tube to the sample and on to the detector, as bright as what reaches it. */
function drawBeams(beams: Graphics, far: Point, share: number, tint: number): void {
  beams
    .poly([
      TUBE.x + TUBE.width + 8,
      CENTRE.y - 2,
      TUBE.x + TUBE.width + 8,
      CENTRE.y + 2,
      CENTRE.x,
      CENTRE.y + 4,
      CENTRE.x,
      CENTRE.y - 4,
    ])
    .fill({ color: tint, alpha: 0.55 });
  beams
    .moveTo(CENTRE.x, CENTRE.y)
    .lineTo(far.x, far.y)
    .stroke({ width: 1.4 + 5 * share ** 0.5, color: tint, alpha: 0.16 + 0.7 * share ** 0.4 });
}

/** X-rays on their way: two thirds of them fly to the sample; of the rest as many reach the detector as its rate is high. */
function createDots(dark: boolean) {
  const dots = Array.from({ length: DOTS }, () => new Graphics().circle(0, 0, 2.6).fill(dark ? 0xffffff : 0x0c4a7a));
  return {
    views: dots,
    place(far: Point, moving: boolean, share: number, now: number): void {
      const length = CENTRE.x - TUBE.x - TUBE.width;
      for (const [n, dot] of dots.entries()) {
        const out = n % 3 === 2;
        dot.visible = moving && (!out || (n / DOTS) * 0.8 < share ** 0.4);
        if (!dot.visible) continue;
        const part = (now / 700 + n / DOTS) % 1;
        if (out) dot.position.set(CENTRE.x + (far.x - CENTRE.x) * part, CENTRE.y + (far.y - CENTRE.y) * part);
        else dot.position.set(TUBE.x + TUBE.width + length * part, CENTRE.y);
      }
    },
  };
}

/** It stands at the end of the scan. */
function createPin(theme: StageTheme) {
  const pin = new Graphics().poly([-7, -11, 7, -11, 0, 3]).fill(theme.accent).circle(0, -13, 7).fill(theme.accent);
  return {
    root: pin,
    set(end: number | null): void {
      pin.visible = end !== null;
      if (end !== null) {
        const at = onCircle(RING.outer + 1, end);
        pin.position.set(at.x, at.y);
        pin.rotation = radians(90 - end);
      }
    },
  };
}

export function createGoniometer(context: StageContext): Goniometer {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'goniometer' });
  const still = new Graphics({ label: 'circle' });
  paintCircle(still, theme);
  const degrees = createDegrees(context);
  paintTube(still, theme);
  const tube = createTubeParts(context);
  const beams = new Graphics({ label: 'beam' });
  const dots = createDots(dark);
  const stage = createSampleStage(context);
  const arm = createDetectorArm(theme);
  const pin = createPin(theme);
  root.addChild(
    still,
    ...degrees.views,
    ...tube.views,
    createScrew(theme),
    beams,
    stage.root,
    arm.root,
    pin.root,
    ...dots.views,
  );

  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let drawn = '';
  return {
    root,
    get scale() {
      return stand.scale;
    },
    get seat() {
      return pointOf(stand, { x: CENTRE.x, y: CENTRE.y + HOLDER.height });
    },
    get shelf() {
      return pointOf(stand, { x: GONIOMETER.width - 56, y: FOOT });
    },
    get tube() {
      return boxOf(stand, TUBE);
    },
    get screw() {
      return boxOf(stand, { x: CENTRE.x - 20, y: CENTRE.y + 50, width: 40, height: 28 });
    },
    get foot() {
      return pointOf(stand, { x: 0, y: FOOT }).y;
    },
    pin(twoTheta) {
      const at = onCircle(RING.outer + 8, twoTheta);
      return boxOf(stand, { x: at.x - 11, y: at.y - 11, width: 22, height: 22 });
    },
    angleOf(point) {
      const [x, y] = [(point.x - stand.x) / stand.scale - CENTRE.x, CENTRE.y - (point.y - stand.y) / stand.scale];
      return (Math.atan2(y, x) * 180) / Math.PI;
    },
    lay(box: Box, type: TypeSizes) {
      stand = fitDrawing(root, box, GONIOMETER);
      degrees.lay(type.small / stand.scale);
      tube.lay(Math.min(26, type.text / stand.scale));
      drawn = '';
    },
    set(look) {
      const { twoTheta, beam, reflected, sample, lift, anode, end, now } = look;
      const share = beam ? Math.min(1, Math.max(0, reflected)) : 0;
      const far = onCircle(DETECTOR.from, twoTheta);
      dots.place(far, beam && !context.reducedMotion, share, now);
      const key = `${twoTheta.toFixed(2)} ${beam} ${share.toFixed(2)} ${sample} ${lift} ${anode} ${end}`;
      if (key === drawn) return;
      drawn = key;
      stage.set(look);
      arm.set(twoTheta, beam, share);
      tube.set(beam, anode);
      pin.set(end);
      beams.clear();
      if (beam) drawBeams(beams, far, share, dark ? X_RAYS : 0x1673b8);
    },
  };
}

/** A rack with the patient's cells and plasma, each in a tube with a dropping pipette of its own. */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { liquidColour } from '../../kit/paint/liquid-colour';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

/** White light after a suspension of cells and after plasma. */
export const CELLS = 0xb02a34;
export const PLASMA = 0xeedfae;

/** A dropping pipette; origin at its tip. */
export function createDroppingPipette({ theme }: StageContext, contents: number): Container {
  const root = new Container({ label: 'dropping pipette' });
  const { tint, alpha } = liquidColour(theme, contents).body;
  const glass = acrossGradient([
    [0, theme.glassEdge, 0.75],
    [0.3, theme.glassShine, 0.5],
    [0.6, theme.glassBody, 0.3],
    [1, theme.glassEdge, 0.8],
  ]);
  root.addChild(
    new Graphics().poly([-3.2, -44, 3.2, -44, 1.1, -2, -1.1, -2]).fill({ color: tint, alpha: Math.max(0.75, alpha) }),
    new Graphics()
      .poly([-4.2, -78, 4.2, -78, 4, -44, 1.6, 0, -1.6, 0, -4, -44])
      .fill(glass)
      .roundRect(-5.4, -84, 10.8, 9, 2)
      .fill(mix(theme.metal[1], 0xffffff, 0.2)),
    new Graphics()
      .moveTo(-5, -83)
      .bezierCurveTo(-12, -92, -10, -116, 0, -118)
      .bezierCurveTo(10, -116, 12, -92, 5, -83)
      .closePath()
      .fill(
        acrossGradient([
          [0, 0x7c3b3b],
          [0.3, 0xc46a62],
          [1, 0x5a2727],
        ]),
      )
      .ellipse(-3, -104, 1.8, 7)
      .fill({ color: 0xffffff, alpha: 0.35 }),
  );
  return root;
}

/** From the tip: what a hand takes hold of. */
export const PIPETTE_BOX = { x: -13, y: -120, width: 26, height: 84 } as const;

/** A test tube of clear glass; `contents` is the white light after it. Origin at the middle of its foot. */
export function createTestTube({ theme }: StageContext, contents: number, filled: number): Container {
  const root = new Container({ label: 'test tube' });
  const body = (half: number, top: number): Graphics =>
    new Graphics()
      .moveTo(-half, -top)
      .lineTo(-half, -half)
      .arc(0, -half, half, Math.PI, 0, true)
      .lineTo(half, -top)
      .closePath();
  const { tint, alpha } = liquidColour(theme, contents).body;
  const level = TUBE.height * filled;
  const liquid = body(TUBE.half - 1.5, level).fill(
    acrossGradient([
      [0, 0x9a9a9a],
      [0.6, 0xffffff],
      [1, 0xa0a0a0],
    ]),
  );
  liquid.tint = tint;
  liquid.alpha = Math.max(0.8, alpha);
  const surface = new Graphics()
    .ellipse(0, -level, TUBE.half - 1.5, 3)
    .fill({ color: mix(tint, 0xffffff, 0.35), alpha: 0.9 });
  const glass = body(TUBE.half, TUBE.height)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 3.4],
        [0.25, theme.glassBody, theme.glassAlpha],
        [0.8, theme.glassBody, theme.glassAlpha * 1.3],
        [1, theme.glassEdge, theme.glassAlpha * 3],
      ]),
    )
    .ellipse(0, -TUBE.height, TUBE.half + 1.2, 3.6)
    .stroke({ width: 1.8, color: theme.glassEdge, alpha: 0.85 })
    .roundRect(-TUBE.half + 3, -TUBE.height + 9, 2.6, TUBE.height - 24, 1.3)
    .fill({ color: theme.glassShine, alpha: 0.55 });
  root.addChild(liquid, surface, glass);
  return root;
}

export const TUBE = { half: 11, height: 86 } as const;
/** How deep a pipette stands in its tube, and how tall both are together. */
const DIP = 26;
const TALL = TUBE.height + 118 - (TUBE.height - DIP) + 20;
/** In a narrow rack the tubes stand so far to the left: a hand needs room beside the next bottle. */
const ASIDE = 6;
/** Narrower, a hand would take hold of a neighbour. */
const LEAST = 140;
/** Height of the rack's front plate in stage units without its words. */
const PLATE = 16;

export interface SpecimenRack extends Part {
  least(type: TypeSizes): Size;
  /** Where the tips of the pipettes are at rest, in units of the parent, and their scale. */
  readonly tips: readonly Point[];
  readonly scale: number;
  /** Whose blood it is. */
  set(patient: string): void;
}

const NAMES = ['Cells', 'Plasma'] as const;

export function createSpecimenRack(context: StageContext): SpecimenRack {
  const { theme } = context;
  const root = new Container({ label: 'rack' });
  const back = new Graphics();
  const front = new Graphics();
  const tubes = [createTestTube(context, CELLS, 0.62), createTestTube(context, PLASMA, 0.62)];
  const wood = mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.08 : 0.4);
  const names = NAMES.map((text) =>
    context.text({ text, size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] }),
  );
  const patient = context.text({ size: 12, colour: theme.ink, anchor: [0.5, 0.5] });
  root.addChild(back, ...tubes, front, ...names, patient);
  let tips: readonly Point[] = NAMES.map(() => ({ x: 0, y: 0 }));
  let scale = 1;
  const widest = ({ small }: TypeSizes): number =>
    Math.max(...names.map((text) => (text.width / text.style.fontSize) * small));
  return {
    root,
    get tips() {
      return tips;
    },
    get scale() {
      return scale;
    },
    least: (type) => ({ width: Math.max(LEAST, widest(type) + 24), height: 0 }),
    lay({ x, y, width, height }, type) {
      const words = type.small * 1.35;
      const plate = PLATE + 2 * words;
      scale = Math.min((height - plate * 0.55) / TALL, width / 76);
      const foot = y + height - plate * 0.55;
      const pitch = width / 2;
      // A narrow rack has its two names one below the other, and no room for the patient's.
      const narrow = pitch < widest(type) + 8;
      patient.visible = !narrow;
      tips = names.map((text, n) => {
        const at = x + pitch * (n + 0.5) - (narrow ? ASIDE : 0);
        tubes[n]?.position.set(at, foot);
        tubes[n]?.scale.set(scale);
        text.style.fontSize = type.small;
        const line = y + height - plate + 6 + words / 2;
        const half = (text.width / 2) * 1.05 + 5;
        if (!narrow) text.position.set(at, line);
        else if (n === 0) text.position.set(Math.max(at, x + half), line);
        else text.position.set(Math.min(at, x + width - half), line + words);
        return { x: at, y: foot - DIP * scale };
      });
      patient.style.fontSize = type.small;
      patient.position.set(x + width / 2, y + height - 6 - words / 2);
      const shelf = foot - TUBE.height * scale * 0.72;
      back
        .clear()
        .roundRect(x + 4, shelf - 5, width - 8, 10, 3)
        .fill(mix(wood, 0x000000, 0.3))
        .rect(x + 5, shelf, 7, y + height - shelf - 4)
        .rect(x + width - 12, shelf, 7, y + height - shelf - 4)
        .fill(mix(wood, 0x000000, 0.22));
      front
        .clear()
        .roundRect(x, y + height - plate, width, plate, 5)
        .fill(
          downGradient([
            [0, mix(wood, 0xffffff, 0.2)],
            [0.12, wood],
            [1, mix(wood, 0x000000, 0.16)],
          ]),
        )
        .roundRect(x + 0.6, y + height - plate + 0.6, width - 1.2, plate - 1.2, 5)
        .stroke({ width: 1, color: theme.housingEdge, alpha: 0.8 });
      asPanel(front, { x, y: y + height - plate, width, height: plate });
    },
    set(name) {
      patient.text = name;
    },
  };
}

/** What the operator sees: the box through the endoscope, from above and from the near side, with the task's clock and score. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, SceneContext, TypeSizes } from '../../contract';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Size } from '../../kit/layout/layout';
import { roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { BOARD } from '../../../../engine/instruments/robotic-surgery/board';
import { drawBoard, drawPieces, drawTool, type RobotFrame, type Sight, TONES } from './trainer';

export interface EndoscopeScreen extends Part {
  least(type: TypeSizes): Size;
  draw(frame: RobotFrame): void;
}

/** The endoscope looks down at this slope: what is far and what is high lies further up. */
const FAR = 0.8;
const HIGH = 0.6;
/** mm that are in sight: to the sides, below the middle of the board, above it. */
const SIGHT = { across: 76, below: 42, above: 64 } as const;
const WRIST = 9;
const TRAIL = 240;

/** Where the picture lies on the screen, and how the box is seen in it. */
interface Picture {
  readonly box: Box;
  readonly sight: Sight;
}

const kept = (box: Box, { x, y }: Point): Point => ({
  x: Math.min(box.x + box.width - 2, Math.max(box.x + 2, x)),
  y: Math.min(box.y + box.height - 2, Math.max(box.y + 2, y)),
});
const within = (box: Box, { x, y }: Point): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

function sightIn(box: Box): Sight {
  const unit = Math.min(box.width / (2 * SIGHT.across), box.height / (SIGHT.below + SIGHT.above));
  const middle = {
    x: box.x + box.width / 2,
    y: box.y + (box.height * SIGHT.above) / (SIGHT.below + SIGHT.above),
  };
  return {
    unit,
    at: (x, y, z) => ({
      x: middle.x + x * unit,
      y: middle.y - (FAR * y + HIGH * (z - BOARD.z)) * unit,
    }),
  };
}

function drawField(field: Graphics, { x, y, width, height }: Box): void {
  field
    .clear()
    .roundRect(x, y, width, height, 5)
    .fill(0x2a0f12)
    .roundRect(x, y, width, height, 5)
    .fill(
      roundGradient([
        [0, 0xb05a52, 0.85],
        [0.6, 0x6e2a2a, 0.6],
        [1, 0x2a0f12, 0],
      ]),
    );
}

/** The shaft from where it comes into the picture. */
function drawShaft(moving: Graphics, { box, sight }: Picture, { tip }: RobotFrame['view'], wrist: Point): void {
  const length = Math.sqrt(tip.x ** 2 + tip.y ** 2 + tip.z ** 2);
  // From the wrist toward the remote centre, until it leaves the picture.
  let far = 0;
  const seen = (mm: number): Point => {
    const part = 1 - mm / length;
    return sight.at(tip.x * part, tip.y * part, tip.z * part);
  };
  while (far < length && within(box, seen(WRIST + far))) far += 2;
  if (far === 0) return;
  const from = kept(box, seen(WRIST + far));
  for (const [width, colour] of [
    [5, 0x39434d],
    [3.4, 0x7f8b97],
    [1.2, 0xc4ced7],
  ] as const)
    moving
      .moveTo(from.x, from.y)
      .lineTo(wrist.x, wrist.y)
      .stroke({ width: width * sight.unit, color: colour, cap: 'butt' });
}

function drawTrail(trail: Graphics, { box, sight }: Picture, points: Float32Array): void {
  trail.clear();
  let pen = false;
  for (let k = 0; k < TRAIL; k++) {
    const at = sight.at(points[3 * k]!, points[3 * k + 1]!, points[3 * k + 2]!);
    const shows = Number.isFinite(at.x) && within(box, at);
    if (shows && pen) trail.lineTo(at.x, at.y);
    else if (shows) trail.moveTo(at.x, at.y);
    pen = shows;
  }
  trail.stroke({ width: 1.4, color: TONES.trail, alpha: 0.55 });
}

/** The instrument in the box, the ghost of where it is sent, and marks of what happens to it. */
function drawInstrument(moving: Graphics, picture: Picture, frame: RobotFrame, theme: StageTheme): void {
  const { box, sight } = picture;
  const { view } = frame;
  const { tip, ghost } = view;
  const length = Math.sqrt(tip.x ** 2 + tip.y ** 2 + tip.z ** 2);
  const part = 1 - WRIST / length;
  const wrist = sight.at(tip.x * part, tip.y * part, tip.z * part);
  const goal = sight.at(ghost.x, ghost.y, ghost.z);
  if (within(box, goal))
    moving
      .circle(goal.x, goal.y, 3.6 * sight.unit)
      .stroke({ width: 1.6, color: TONES.ghost, alpha: 0.9 })
      .circle(goal.x, goal.y, 1)
      .fill(TONES.ghost);
  const end = sight.at(tip.x, tip.y, tip.z);
  if (within(box, end) && within(box, wrist)) {
    drawShaft(moving, picture, view, wrist);
    drawTool(moving, sight, frame, wrist);
    if (view.reaches) moving.circle(end.x, end.y, 4.6 * sight.unit).stroke({ width: 2.4, color: TONES.done });
  } else {
    // Out of the picture: a mark at its edge says where.
    const edge = kept(box, end);
    moving.circle(edge.x, edge.y, 5).fill({ color: theme.screenWarning, alpha: 0.9 });
  }
  if (view.struck)
    moving.circle(kept(box, end).x, kept(box, end).y, 8 * sight.unit).stroke({ width: 3, color: 0xff5a4f, alpha: 0.9 });
}

/** Task, clock and score at the edges of the screen. */
function createScoreWords(context: SceneContext<'robotic_surgery'>) {
  const { theme } = context;
  const said = (colour: number, anchor: readonly [number, number]) =>
    context.text({ size: 12, weight: '600', mono: true, colour, anchor });
  const texts = {
    task: said(theme.screenInk, [0, 0]),
    clock: said(theme.screenGlow, [1, 0]),
    faults: said(theme.screenInk, [0, 1]),
    score: said(theme.screenGlow, [1, 1]),
    advice: said(theme.screenWarning, [0, 1]),
  } as const;
  return {
    views: Object.values(texts),
    lay(pane: Box, type: TypeSizes): void {
      for (const text of Object.values(texts)) text.style.fontSize = type.small;
      texts.task.position.set(pane.x, pane.y);
      texts.clock.position.set(pane.x + pane.width, pane.y);
      texts.faults.position.set(pane.x, pane.y + pane.height);
      texts.score.position.set(pane.x + pane.width, pane.y + pane.height);
      texts.advice.position.set(pane.x, pane.y + pane.height);
    },
    /** In a picture of this width. */
    set({ view, shown }: RobotFrame, width: number): void {
      const begun = view.running || view.over;
      texts.task.text = begun ? `${view.done} of ${view.total}` : view.task;
      texts.clock.text = begun ? `${shown.elapsed.text} s` : '';
      texts.faults.text = begun ? `drops ${shown.drops.text}  hits ${shown.collisions.text}` : '';
      texts.score.text = begun ? shown.score.text : '';
      texts.advice.text = view.advice;
      // What has to be said takes the place of the faults; the score stands beside either where it has room.
      texts.faults.visible = view.advice === '';
      const beside = view.advice === '' ? texts.faults : texts.advice;
      texts.score.visible = beside.width + texts.score.width + 12 < width;
    },
  };
}

export function createEndoscopeScreen(context: SceneContext<'robotic_surgery'>): EndoscopeScreen {
  const root = new Container({ label: 'endoscope screen' });
  const housing = createScreenCase(context, { form: 'console' });
  const field = new Graphics({ label: 'field' });
  const board = new Graphics({ label: 'board' });
  const trail = new Graphics({ label: 'path of the tip' });
  const moving = new Graphics({ label: 'instrument' });
  const words = createScoreWords(context);
  root.addChild(housing.root, field, board, trail, moving, ...words.views);
  let picture: Picture = { box: { x: 0, y: 0, width: 1, height: 1 }, sight: { at: () => ({ x: 0, y: 0 }), unit: 1 } };
  let drawn = '';
  let trailed = '';

  function drawStill(frame: RobotFrame): void {
    const { view, params, fields, time } = frame;
    const { box, sight } = picture;
    const key = `${view.task} ${params.target_distance} ${params.target_width} ${view.plate} ${box.x} ${box.y} ${box.width}`;
    if (key !== drawn) {
      drawn = key;
      drawField(field, box);
      board.clear();
      drawBoard(board, sight, frame);
    }
    const path = `${time.toFixed(2)} ${box.x} ${box.width}`;
    if (path === trailed) return;
    trailed = path;
    drawTrail(trail, picture, fields.trail);
  }

  return {
    root,
    least: ({ small }) =>
      housing.least({ small, text: small, figures: small }, { width: 13.5 * small, height: 10 * small }),
    lay(box, type) {
      housing.lay(box, type);
      const { pane } = housing;
      const line = type.small * 1.35;
      words.lay(pane, type);
      const inner = { x: pane.x, y: pane.y + line, width: pane.width, height: pane.height - 2 * line };
      picture = { box: inner, sight: sightIn(inner) };
      drawn = '';
      trailed = '';
    },
    draw(frame) {
      drawStill(frame);
      moving.clear();
      drawPieces(moving, picture.sight, frame);
      if (frame.view.docked !== null) drawInstrument(moving, picture, frame, context.theme);
      words.set(frame, picture.box.width);
    },
  };
}

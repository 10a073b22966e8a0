/** The flat beyond the ramp's foot, with its metres: cut where it is longer than the stage. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { roundStep } from '../../kit/mechanics/round-step';
import { downGradient, mix } from '../../kit/paint/shading';
import type { SlideCamera } from './slide-camera';

export interface RunOut {
  readonly root: Container;
  lay(right: number, type: TypeSizes): void;
  /** `sled`: where it is, stage units: figures make way for what is written below it. */
  draw(camera: SlideCamera, sled: number): void;
}

const FIGURES = 14;
const DEEP = 10;
/** Half of the gap at the cut, and the teeth of its edges. */
const GAP = 7;
const TOOTH = 5;

/** Where the flat is cut: a torn edge, with its teeth to one side. */
const edge = (x: number, side: 1 | -1): readonly number[] => [
  x + side * TOOTH,
  0,
  x,
  DEEP / 3,
  x + side * TOOTH,
  (2 * DEEP) / 3,
  x,
  DEEP,
];

export function createRunOut(context: StageContext): RunOut {
  const { theme } = context;
  const root = new Container({ label: 'run-out' });
  const rail = new Graphics();
  const marks = new Graphics();
  const figures = Array.from({ length: FIGURES }, () =>
    context.text({ size: 12, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
  );
  root.addChild(rail, marks, ...figures);
  let right = 0;
  let small = 12;
  let key = '';
  const steel = downGradient([
    [0, mix(theme.metal[0], 0xffffff, 0.5)],
    [0.25, theme.metal[1]],
    [1, theme.metal[2]],
  ]);
  return {
    root,
    lay(end, type) {
      right = end;
      small = type.small;
      key = '';
    },
    draw(camera, sled) {
      const { unit, cut, ground } = camera;
      // Half a unit is not seen.
      const pan = Math.round(camera.pan * 2) / 2;
      const foot = camera.toStage(0, 0).x;
      const next = `${unit} ${foot} ${pan} ${ground} ${sled > foot ? Math.round(sled) : ''}`;
      if (next === key) return;
      key = next;
      root.y = ground;
      rail.clear();
      if (pan === 0) rail.rect(foot, 0, right - foot + 40, DEEP).fill(steel);
      else {
        rail
          .poly([foot, DEEP, foot, 0, ...edge(cut - GAP, 1)])
          .fill(steel)
          .poly([right + 40, DEEP, right + 40, 0, ...edge(cut + GAP, 1)])
          .fill(steel);
      }
      const step = roundStep((3.6 * small) / unit);
      const fine = step / 5;
      marks.clear();
      let used = 0;
      const piece = (from: number, to: number, shift: number): void => {
        for (let n = Math.ceil((from + shift - foot) / (fine * unit)); ; n++) {
          const x = foot + n * fine * unit - shift;
          if (x > to) return;
          const main = n % 5 === 0;
          marks.rect(x - 0.7, DEEP, 1.4, main ? 8 : 4);
          const figure = main ? figures[used] : undefined;
          if (!figure) continue;
          const words = `${Number(((n / 5) * step).toFixed(2))}${n === 0 ? ' m' : ''}`;
          figure.text = words;
          figure.style.fontSize = small;
          const half = figure.width / 2 + 2;
          if (x + half > to || (n !== 0 && x - half < from)) continue;
          if (x + half > sled - 2.6 * small && x - half < sled + small) continue;
          figure.position.set(x, DEEP + 9);
          used++;
        }
      };
      piece(foot, pan === 0 ? right : cut - GAP, 0);
      if (pan > 0) piece(cut + GAP + TOOTH, right, pan);
      marks.fill(theme.ink);
      figures.forEach((figure, n) => {
        figure.visible = n < used;
      });
    },
  };
}

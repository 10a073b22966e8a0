/** A case with a screen on which a scene draws a chart of its own, and keys beside its title. */
import { Container } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { inset, type Size } from '../layout/layout';
import { createHousing, type HousingOptions, housingMargins } from './housing';
import { createKey, type Key, type KeyOptions } from './key';
import { createScreenPane, FRAME } from './screen-pane';

export interface ScreenCaseOptions extends HousingOptions {
  /** Left out where there is no room for it beside the keys. */
  readonly title?: string;
  readonly keys?: readonly KeyOptions[];
}

export interface ScreenCase extends Part {
  /** In the order of the options. */
  readonly keys: readonly Key[];
  /** Where the chart goes, in units of the parent, after `lay`. */
  readonly pane: Box;
  /** For a chart of this size. */
  least(type: TypeSizes, chart?: Size): Size;
}

const PAD = 8;
const GAP = 8;
const NOTHING: Size = { width: 0, height: 0 };

/** Origin of its parent. What is shown on it is added above its root. */
export function createScreenCase(context: StageContext, options: ScreenCaseOptions = {}): ScreenCase {
  const { title = '', form = 'bench' } = options;
  const root = new Container({ label: title === '' ? 'screen in its case' : title });
  const housing = createHousing(context, options);
  const screen = createScreenPane(context);
  const name = context.text({ text: title, size: 12, weight: '600', colour: context.theme.ink, anchor: [0, 0.5] });
  const keys = (options.keys ?? []).map((key) => createKey(context, key));
  root.addChild(housing.root, screen.root, name, ...keys.map((key) => key.root));
  const margins = housingMargins(form);
  let pane: Box = { x: 0, y: 0, width: 0, height: 0 };
  const headHigh = (type: TypeSizes): number =>
    Math.max(title === '' ? 0 : type.small * 1.7, ...keys.map((key) => key.least(type).height + 6));
  return {
    root,
    keys,
    get pane() {
      return pane;
    },
    least(type, { width, height } = NOTHING) {
      const row = keys.reduce((sum, key) => sum + key.least(type).width + GAP, name.width);
      return {
        width: Math.max(width + 2 * FRAME, row) + 2 * (PAD + margins.side),
        height: height + 2 * FRAME + headHigh(type) + 2 * PAD + margins.side + margins.foot,
      };
    },
    lay(box, type) {
      const face = inset(housing.lay(box), PAD);
      const head = Math.max(0, headHigh(type) - PAD / 2);
      name.style.fontSize = type.small;
      name.position.set(face.x + 2, face.y + head / 2 - 2);
      let x = face.x + face.width;
      for (const key of [...keys].reverse()) {
        const { width, height } = key.least(type);
        x -= width;
        key.lay({ x, y: face.y - 2, width, height }, type);
        x -= GAP;
      }
      name.visible = name.x + name.width <= x + GAP - 2;
      pane = inset(screen.lay({ ...face, y: face.y + head, height: face.height - head }), 6, 7);
    },
  };
}

/** A case with a chart on its screen, as one part. */
export function chartOnScreen(screenCase: ScreenCase, chart: Part): Part & Pick<ScreenCase, 'least'> {
  return {
    root: new Container({ label: 'chart on a screen', children: [screenCase.root, chart.root] }),
    least: (type, size) => screenCase.least(type, size),
    lay(box, type) {
      screenCase.lay(box, type);
      chart.lay(screenCase.pane, type);
    },
  };
}

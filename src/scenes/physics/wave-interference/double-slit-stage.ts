/** Young's experiment: laser, slide and screen on a rail, the screen from the front, and the photometer's trace. */
import { Container } from 'pixi.js';
import type { LightView } from '../../../../engine/physics/wave-interference';
import type { Box, SceneContext } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createCallout } from '../../kit/words/callout';
import { lightColour } from '../../kit/paint/light-colour';
import { describeDoubleSlit } from './describe-double-slit';
import { createMeasuredFringes } from './measured-fringes';
import { createOpticalRail } from './optical-rail';
import { createSlideCloseup } from './slide-closeup';
import type { WaveApparatus } from './wave-apparatus';

const ARRANGEMENT: Arrangements<'rail' | 'fringes' | 'photometer' | 'slide'> = {
  wide: column(
    grow(20, 'rail'),
    grow(30, row(grow(70, column(grow(4, 'fringes'), grow(5, 'photometer'))), grow(21, 'slide'))),
  ),
  tall: column(grow(24, 'rail'), grow(14, 'fringes'), 'photometer', grow(11, 'slide')),
};
const MARGIN = 12;
const GREY = 0x9aa7b4;
const EMPTY: Box = { x: 0, y: 0, width: 1, height: 1 };

/** The colour of a light would tell its frequency. */
const colourOf = ({ wavelength }: LightView, hidden: ReadonlySet<string>): number =>
  hidden.has('frequency') ? GREY : (lightColour(wavelength) ?? GREY);

export function createDoubleSlitStage(context: SceneContext<'wave_interference'>): WaveApparatus {
  const root = new Container({ label: 'double slit stage' });
  const rail = createOpticalRail(context);
  const slide = createSlideCloseup(context);
  const fringes = createMeasuredFringes(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    ...rail.roots,
    fringes.screen,
    fringes.photometer.root,
    ...slide.roots,
    ...rail.words,
    fringes.ruler,
    message.root,
  );
  const boxes = { rail: EMPTY, fringes: EMPTY, slide: EMPTY };
  const taken = (name: keyof typeof boxes) => ({
    lay(box: Box) {
      boxes[name] = box;
    },
  });
  const parts = {
    rail: taken('rail'),
    fringes: taken('fringes'),
    photometer: fringes.photometer,
    slide: taken('slide'),
  };

  return {
    root,
    show(visible) {
      root.visible = visible;
      for (const handle of [...rail.handles, slide.handle, fringes.handle]) handle.enable(visible);
    },
    resize(stage) {
      const { layout, type } = stage;
      arrange(ARRANGEMENT[layout], parts, inset(stageBox(stage), MARGIN), type);
      rail.lay(boxes.rail, type);
      const { left, half } = fringes.lay(boxes.fringes, type);
      slide.lay(boxes.slide, stage);
      message.lay(stage.width * 0.6);
      message.root.position.set(left + half, boxes.fringes.y + 6);
    },
    draw({ view, fields, hidden, shown }) {
      if (view.is !== 'light') return;
      const colour = colourOf(view, hidden);
      const found = shown.wavelength_nm;
      rail.draw(view, colour, found.value === null ? '?' : found.text);
      fringes.draw(fields.fringes, colour);
      slide.draw(view, colour);
      message.set(view.message ?? '');
    },
    describe: describeDoubleSlit,
  };
}

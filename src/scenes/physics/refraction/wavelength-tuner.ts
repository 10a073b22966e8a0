/** The slider of the wavelength with its value. */
import { Container } from 'pixi.js';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createWavelengthSlider, TUNED } from './wavelength-slider';

const TUNING_HEIGHT = 18;

export function createWavelengthTuner(context: SceneContext<'refraction'>) {
  const slider = createWavelengthSlider(context);
  const text = context.text({ size: 12.5, mono: true, colour: context.theme.ink, anchor: [0.5, 1] });
  const root = new Container();
  root.addChild(slider.root, text);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  const handle = context.inputHandle('wavelength', {
    grip: 'x',
    follow: (wavelength) => {
      if (typeof wavelength === 'number') slider.set(wavelength);
    },
    drag: (point) => {
      const part = Math.min(1, Math.max(0, (point.x - box.x) / box.width));
      return Math.round(TUNED[0] + part * (TUNED[1] - TUNED[0]));
    },
  });
  return {
    root,
    least: ({ small }: TypeSizes) => ({ width: 0, height: Math.max(TUNING_HEIGHT + 20 + small * 1.6, small * 3.8) }),
    lay({ x, y, width, height }: Box, { small }: TypeSizes) {
      box = { x: x + 8, y: y + height - TUNING_HEIGHT - 6, width: width - 16, height: TUNING_HEIGHT };
      slider.root.position.set(box.x, box.y);
      slider.lay(box.width, TUNING_HEIGHT);
      text.style.fontSize = small;
      text.position.set(x + width / 2, box.y - 15);
    },
    write(wavelength: number) {
      text.text = `${wavelength} nm`;
    },
    place(wavelength: number) {
      handle.place(box.x + slider.at(wavelength) - 18, box.y - 14, 36, 44);
    },
  };
}

/** The column of time-gain sliders: one for each part of the depth. One input moves them all, as a fan. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, SceneContext, TypeSizes } from '../../contract';
import { createHousing } from '../../kit/instruments/housing';
import { inset, type Size } from '../../kit/layout/layout';
import { metalAcross, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface TgcColumn extends Part {
  least(type: TypeSizes): Size;
  set(decibels: number): void;
}

const SLIDERS = 6;
const MOST = 15;
const CAP = { width: 12, height: 8 } as const;

export function createTgcColumn(context: SceneContext<'ultrasound_imaging'>): TgcColumn {
  const { theme } = context;
  const root = new Container({ label: 'time-gain sliders' });
  const housing = createHousing(context, { form: 'panel' });
  const slots = new Graphics();
  const caps = Array.from({ length: SLIDERS }, () =>
    new Graphics()
      .roundRect(-CAP.width / 2, -CAP.height / 2, CAP.width, CAP.height, 2)
      .fill(metalAcross(theme))
      .rect(-0.8, -CAP.height / 2, 1.6, CAP.height)
      .fill(mix(theme.housing, 0x000000, 0.6)),
  );
  const name = context.text({ text: 'TGC', size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  root.addChild(housing.root, slots, ...caps, name);
  let slide: Box = { x: 0, y: 0, width: 1, height: 1 };
  let value = 5;
  const handle = context.inputHandle('tgc', {
    grip: 'x',
    drag: (point, start, from) => from + ((point.x - start.x) / Math.max(1, slide.width - CAP.width)) * MOST,
  });
  const move = (): void =>
    caps.forEach((cap, n) => {
      const part = ((n + 1) / SLIDERS) * (value / MOST);
      cap.position.set(
        slide.x + CAP.width / 2 + part * (slide.width - CAP.width),
        slide.y + ((n + 0.5) * slide.height) / SLIDERS,
      );
    });
  return {
    root,
    least: ({ small }) => ({ width: 5 * small, height: 7 * small }),
    lay(box, type) {
      const face = inset(housing.lay(box), 6);
      asPanel(root, box);
      name.style.fontSize = type.small;
      name.position.set(face.x + face.width / 2, face.y);
      const head = type.small * 1.4;
      slide = { x: face.x, y: face.y + head, width: face.width, height: face.height - head };
      slots.clear();
      for (let n = 0; n < SLIDERS; n++)
        slots.roundRect(slide.x, slide.y + ((n + 0.5) * slide.height) / SLIDERS - 1.5, slide.width, 3, 1.5);
      slots.fill(mix(theme.housing, 0x000000, 0.55));
      handle.place(slide.x, slide.y, slide.width, slide.height);
      move();
    },
    set(decibels) {
      if (decibels === value) return;
      value = decibels;
      move();
    },
  };
}

/** The bar of the cine loop: it fills while the machine is live; frozen, its slider goes back through the pictures that are kept. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, SceneContext, TypeSizes } from '../../contract';

type UltrasoundFrame = Frame<'ultrasound_imaging'>;

export interface CineBar extends Part {
  draw(frame: UltrasoundFrame): void;
}

const RAIL = 5;
const THUMB = 12;

export function createCineBar(context: SceneContext<'ultrasound_imaging'>): CineBar {
  const { theme } = context;
  const root = new Container({ label: 'cine loop' });
  const rail = new Graphics();
  const name = context.text({ text: 'Cine', size: 12, colour: theme.screenInk, anchor: [0, 0.5] });
  const age = context.text({ size: 12, mono: true, colour: theme.screenInk, anchor: [1, 0.5] });
  root.addChild(rail, name, age);
  let bar: Box = { x: 0, y: 0, width: 1, height: 1 };
  let kept = 0;
  let drawn = '';
  const pitch = (): number => (bar.width - THUMB) / Math.max(1, kept - 1);
  const slider = context.actionHandle('look_back', {
    grip: 'x',
    drag: (point) => Math.round(Math.min(0, (point.x - (bar.x + bar.width - THUMB / 2)) / pitch())),
  });
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      name.style.fontSize = age.style.fontSize = type.small;
      const y = box.y + box.height / 2;
      name.position.set(box.x, y);
      age.position.set(box.x + box.width, y);
      // Room for the longest age, so that the bar keeps its length.
      const words = age.text;
      age.text = '−0.00 s';
      const [before, after] = [name.width + type.small * 0.7, age.width + type.small * 0.7];
      age.text = words;
      bar = { x: box.x + before, y: box.y, width: Math.max(THUMB, box.width - before - after), height: box.height };
      drawn = '';
      context.redraw();
    },
    draw({ view }) {
      const { frozen, cine } = view;
      ({ kept } = cine);
      slider.enable(frozen && kept > 1);
      slider.update(cine.at);
      const x = bar.x + bar.width - THUMB + cine.at * pitch();
      slider.place(x, bar.y, THUMB, bar.height);
      const key = `${frozen} ${kept} ${cine.most} ${cine.at}`;
      if (key === drawn) return;
      drawn = key;
      age.text = frozen ? `${cine.age > 0 ? '−' : ''}${cine.age.toFixed(2)} s` : 'live';
      const y = bar.y + bar.height / 2 - RAIL / 2;
      const part = frozen ? 1 : Math.min(1, kept / cine.most);
      rail
        .clear()
        .roundRect(bar.x, y, bar.width, RAIL, RAIL / 2)
        .fill({ color: theme.screenDim, alpha: 0.8 })
        .roundRect(bar.x + bar.width * (1 - part), y, bar.width * part, RAIL, RAIL / 2)
        .fill({ color: theme.screenGlow, alpha: 0.55 });
      if (!frozen || kept < 2) return;
      const left = bar.x + THUMB / 2;
      for (let n = 0; n < kept; n++) rail.rect(left + n * pitch() - 0.5, y - 2, 1, RAIL + 4);
      rail
        .fill({ color: theme.screenInk, alpha: 0.5 })
        .roundRect(x, bar.y, THUMB, bar.height, 3)
        .fill(theme.screenGlow)
        .roundRect(x, bar.y, THUMB, bar.height, 3)
        .stroke({ width: 1.4, color: theme.screen });
    },
  };
}

/** The slide from close by, with its two slits: they are set apart by hand, and one of them covered. */
import type { LightView } from '../../../../engine/physics/wave-interference';
import type { Box, SceneContext, StageSize } from '../../contract';
import { createDoubleSlitSlide } from './double-slit-slide';

/** The slide is drawn this many stage units to the millimetre. */
const SLIDE_SCALE = 112;

export function createSlideCloseup(context: SceneContext<'wave_interference'>) {
  const { theme } = context;
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let oneSource = false;
  const slide = createDoubleSlitSlide(context);
  const slideText = context.text({ size: 13, mono: true, colour: theme.ink, anchor: [0, 0.5] });
  const slideTitle = context.text({
    text: 'Slide, close up',
    size: 13,
    weight: '600',
    colour: theme.ink,
    anchor: [0, 0.5],
  });
  const coverSlit = (): void => context.dispatch({ do: 'one_source', value: oneSource ? 0 : 1 });
  const handle = context.inputHandle('separation', {
    name: 'Separation of the slits',
    hint: 'Drag or use the arrow keys; click it or press Enter to cover slit 2.',
    grip: 'x',
    keys: { Enter: coverSlit },
    drag(point, start, from) {
      const side = start.x >= box.x + box.width / 2 ? 1 : -1;
      return from + (side * 20 * (point.x - start.x)) / SLIDE_SCALE;
    },
    tap: coverSlit,
  });
  return {
    roots: [slide.root, slideText, slideTitle],
    handle,
    lay({ x, y, width, height }: Box, { layout, type: { small } }: StageSize) {
      const wide = layout === 'wide';
      const size = wide
        ? { width: Math.min(width, 190), height: Math.min(160, height - small * 5.6) }
        : { width: Math.min(width * 0.42, 230), height };
      const at = wide ? { x: x + (width - size.width) / 2, y: y + small * 1.8 } : { x: x + 8, y };
      slide.root.position.set(at.x, at.y);
      slide.lay(size.width, size.height);
      const words = wide ? at.x + 2 : at.x + size.width + 18;
      for (const text of [slideTitle, slideText]) text.style.fontSize = small;
      slideTitle.position.set(words, wide ? y + small * 0.8 : y + height * 0.2);
      slideText.position.set(words, wide ? at.y + size.height + small * 2 : y + height * 0.62);
      box = { ...at, ...size };
      handle.place(at.x + 8, at.y + 8, size.width - 16, size.height - 16);
    },
    draw(v: LightView, colour: number) {
      ({ oneSource } = v);
      slide.set(v.slitSeparation * SLIDE_SCALE, v.slitWidth * SLIDE_SCALE, v.oneSource, v.driving ? colour : 0x59636f);
      slideText.text = `d ${v.slitSeparation.toFixed(2)} mm\na ${v.slitWidth.toFixed(2)} mm`;
    },
  };
}

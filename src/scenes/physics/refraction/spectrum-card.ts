/** The card on which white light is spread into its lines. */
import { Container, Graphics } from 'pixi.js';
import { WHITE } from '../../../../engine/physics/ray-rows';
import type { Box, Frame, StageContext, TypeSizes } from '../../contract';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { lightColour } from '../../kit/paint/light-colour';

export function createSpectrumCard(context: StageContext) {
  const card = createScreenCase(context, { form: 'panel', title: 'Spectrum' });
  const lines = WHITE.map((wavelength) => new Graphics().rect(-1.5, 0, 3, 1).fill(lightColour(wavelength) ?? 0xffffff));
  const spectrumText = context.text({
    size: 12,
    mono: true,
    colour: context.theme.screenGlow,
    anchor: [0.5, 0.5],
  });
  const spectrum = new Container({ label: 'spectrum card' });
  spectrum.addChild(card.root, ...lines, spectrumText);
  return {
    root: spectrum,
    lay(room: Box, type: TypeSizes) {
      card.lay(room, type);
      const { x, y, width, height } = card.pane;
      spectrumText.style.fontSize = type.small;
      spectrumText.position.set(x + width / 2, y + height - type.small * 0.6);
      for (const line of lines) {
        line.y = y;
        line.scale.y = Math.max(1, height - type.small * 1.6);
      }
    },
    /** Spread over the degrees at which the lines leave; degrees below 0: this one does not. */
    draw(spread: Frame<'refraction'>['fields']['spread']) {
      const { pane } = card;
      const angles = [...spread].filter((degrees) => degrees >= 0);
      const least = Math.min(...angles);
      const most = Math.max(...angles);
      const middle = (least + most) / 2;
      // The card shows at least one degree, so that colours that lie together look so.
      const span = Math.max(1, most - least) * 1.25;
      lines.forEach((line, n) => {
        const degrees = spread[n] ?? -1;
        line.visible = degrees >= 0;
        line.x = pane.x + 6 + ((degrees - middle) / span + 0.5) * (pane.width - 12);
      });
      spectrumText.text = angles.length === 0 ? 'No light' : `${least.toFixed(1)}° to ${most.toFixed(1)}°`;
    },
  };
}

/** What is written on the board of the loop: the resistance on its plate, a warning, slow motion. */
import { Graphics } from 'pixi.js';
import type { Frame, StageContext, TypeSizes } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import type { OhmPlan } from './ohm-plan';

export function createOhmWords(context: StageContext) {
  const { theme } = context;
  const plate = new Graphics();
  const value = context.text({ size: 15, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const says = (colour: number, text = '') =>
    context.text({ text, size: 14, weight: '600', colour, align: 'center', anchor: [0.5, 0.5], wrap: 150 });
  const warning = says(theme.warning);
  const slowText = says(theme.accent, '1/50 speed');
  return {
    plate,
    value,
    notices: [warning, slowText],
    lay(plan: OhmPlan, type: TypeSizes) {
      const em = type.text;
      const face = { x: plan.plate.x - em * 2.5, y: plan.plate.y - em * 0.72, width: em * 5, height: em * 1.44 };
      plate
        .clear()
        .roundRect(face.x, face.y, face.width, face.height, 6)
        .fill({ color: theme.name === 'dark' ? 0x16202c : 0xffffff, alpha: 0.94 });
      asPanel(plate, face);
      value.style.fontSize = em;
      value.position.copyFrom(plan.plate);
      for (const text of [warning, slowText]) {
        text.style.fontSize = type.small;
        text.style.wordWrapWidth = plan.wordsWide;
        text.position.copyFrom(plan.words);
      }
    },
    choose(resistance: number | null, rating: Frame<'circuit'>['view']['rating']) {
      value.text = resistance === null ? '? Ω' : `${resistance}\u2009Ω`;
      if (rating === 'within its rating') warning.text = '';
      else warning.text = rating === 'burnt out' ? rating : `${rating} of 0.5 W`;
    },
    draw(slow: boolean) {
      slowText.visible = slow;
      warning.visible = !slow;
    },
  };
}

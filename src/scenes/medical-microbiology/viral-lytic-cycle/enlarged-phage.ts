/** A phage in the corner of the culture; pressed, it is seen enlarged with its parts. */
import { Container, Graphics } from 'pixi.js';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createPhageSection, type PhageForm, phageShapes } from './phage-shapes';

export function createEnlargedPhage(context: SceneContext<'viral_lytic_cycle'>) {
  const { theme } = context;
  const root = new Container({ label: 'enlarged phage' });
  const section = createPhageSection(context);
  section.root.visible = false;
  const shapes = phageShapes();
  root.once('destroyed', () => shapes.destroy());
  const chip = new Graphics()
    .circle(0, 0, 22)
    .fill({ color: theme.housing, alpha: 0.95 })
    .stroke({ width: 1.5, color: theme.housingEdge });
  const sample = new Graphics({ context: shapes.of('unknown').full });
  sample.scale.set(1.9);
  root.addChild(chip, sample, section.root);
  const look = context.handle({
    role: 'toggle',
    name: 'A phage, enlarged',
    hint: 'Shows its parts.',
    grip: 'press',
    pressed: false,
    toggle(pressed) {
      section.root.visible = pressed;
      look.update(pressed);
      context.redraw();
    },
  });
  return {
    root,
    /** `field`: of the culture. */
    lay(field: Box, type: TypeSizes) {
      const at = { x: field.x + field.width - 30, y: field.y + 30 };
      look.place(at.x - 22, at.y - 22, 44, 44);
      chip.position.set(at.x, at.y);
      sample.position.set(at.x, at.y + 16);
      const wide = Math.min(field.width - 16, type.small * 14);
      const high = Math.min(field.height - 16, wide * 1.02);
      section.lay({ x: field.x + 8, y: field.y + 8, width: wide, height: high }, type);
    },
    show(form: PhageForm) {
      sample.context = shapes.of(form).full;
      section.set(form);
    },
  };
}

/** The two resistors, or bulbs in their places, each with its name and value on a plate. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, Handle, StageContext, TypeSizes } from '../../contract';
import { createLamp } from '../../kit/electric/lamp';
import { createResistor } from '../../kit/electric/resistor';
import { type Plan, RESISTOR_LENGTH } from './circuit-board-plan';
import { createChanges } from './gliding';
import type { PairHues } from './pair-looks';

/** The plates of the resistors' values, in sizes of text. */
const PLATE = { width: 3.05, height: 2.8 } as const;

function createPlate(context: StageContext, number: 1 | 2, colour: number) {
  const plate = new Graphics();
  const name = context.text({
    text: `R${number}`,
    size: 15,
    weight: '700',
    colour,
    anchor: [1, 1],
  });
  const value = context.text({ size: 14, weight: '600', colour: context.theme.ink, anchor: [1, 0] });
  return {
    roots: [plate, name, value],
    name,
    value,
    lay(x: number, y: number, em: number) {
      const [wide, high] = [em * PLATE.width, em * PLATE.height];
      plate
        .clear()
        .roundRect(x - 19 - wide, y - high / 2, wide, high, 6)
        .fill({ color: context.theme.name === 'dark' ? 0x16202c : 0xffffff, alpha: 0.94 });
      for (const text of [name, value]) {
        text.style.fontSize = em;
        text.position.set(x - 23, y);
      }
    },
  };
}

export function createPairResistors(context: StageContext, hues: PairHues, handles: readonly Handle[]) {
  const parts = ([1, 2] as const).map((number) => {
    const place = new Container();
    const resistor = createResistor(context, RESISTOR_LENGTH, true);
    const lamp = createLamp(context, RESISTOR_LENGTH);
    place.addChild(resistor.root, lamp.root);
    return { place, resistor, lamp, plate: createPlate(context, number, number === 1 ? hues.r1 : hues.r2) };
  });
  const { isNew, forget } = createChanges(4);
  return {
    bodies: parts.map(({ place }) => place),
    plates: parts.flatMap(({ plate }) => plate.roots),
    lay(plan: Plan, type: TypeSizes) {
      parts.forEach(({ place, plate }, k) => {
        const x = k === 0 ? plan.r1 : plan.r2;
        place.position.set(x, plan.resistorY);
        plate.lay(x, plan.resistorY, type.text);
        handles[k]?.place(x - 22, plan.resistorY - 52, 44, 104);
      });
      forget();
    },
    draw({ view, params, hidden }: Frame<'circuit_complex'>, now: number) {
      parts.forEach(({ resistor, lamp, plate }, k) => {
        const resistance = k === 0 ? params.r1 : params.r2;
        const load = view.load[k as 0 | 1];
        resistor.root.visible = !view.bulbs;
        lamp.root.visible = view.bulbs;
        if (isNew(k, resistance)) {
          resistor.setResistance(hidden.has(k === 0 ? 'r1' : 'r2') ? null : resistance);
          plate.value.text = `${resistance}\u2009Ω`;
          plate.name.text = `R${k + 1}`;
        }
        if (isNew(2 + k, load)) {
          resistor.setLoad(load);
          lamp.setPower(load);
        }
        if (load > 1 && !context.reducedMotion) resistor.smoulder(now);
      });
    },
  };
}

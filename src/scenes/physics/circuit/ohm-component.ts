/** The component under test in its clips, which is turned round, and the resistor that protects lamp and diode. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, StageContext } from '../../contract';
import { createLamp, LAMP_CONTACT } from '../../kit/electric/lamp';
import { createResistor } from '../../kit/electric/resistor';
import { createDiode } from './diode';
import type { OhmPlan } from './ohm-plan';

/** K, at which the lamp is drawn at full brightness. */
const FULL_GLOW = 2700;
/** Of a component as it is made. */
export const LENGTH = 170;

/** All three kinds, of which one is in the clips. */
function createClips(context: StageContext) {
  const seat = new Container({ label: 'component' });
  const resistor = createResistor(context, LENGTH);
  const lamp = createLamp(context, 150, true);
  lamp.root.y = -150 * LAMP_CONTACT;
  const lampReach = new Graphics().rect(-85, -1.8, 12, 3.6).rect(73, -1.8, 12, 3.6).fill(context.theme.metal[1]);
  const diode = createDiode(context, LENGTH);
  const turning = new Container();
  turning.addChild(resistor.root, lampReach, lamp.root, diode);
  seat.addChild(turning);
  return {
    seat,
    turning,
    resistor,
    lamp,
    show(component: Frame<'circuit'>['params']['component']) {
      resistor.root.visible = component === 'Resistor';
      lamp.root.visible = lampReach.visible = component === 'Filament Lamp';
      diode.visible = component === 'Silicon Diode';
    },
  };
}

export function createTestedComponent(context: StageContext) {
  const clips = createClips(context);
  const { seat, turning, resistor, lamp } = clips;
  const protector = createResistor(context, 104);
  const bodies = [resistor, protector];
  return {
    protector: protector.root,
    seat,
    lay({ component, componentScale, row1, row2 }: OhmPlan) {
      protector.root.position.set(component, row2);
      seat.position.set(component, row1);
      seat.scale.set(componentScale);
    },
    /** Another kind, or another resistance; null: to be found. */
    choose(component: Frame<'circuit'>['params']['component'], ohms: number | null) {
      clips.show(component);
      protector.root.visible = component !== 'Resistor';
      for (const part of bodies) part.setResistance(ohms);
    },
    draw({ params: { component }, view }: Frame<'circuit'>) {
      const own = component === 'Resistor';
      const burnt = view.rating === 'burnt out';
      resistor.setLoad(own ? view.load : 0);
      protector.setLoad(own ? 0 : view.load);
      resistor.root.tint = protector.root.tint = burnt ? 0x4a4038 : 0xffffff;
      if (component === 'Filament Lamp') lamp.setTemperature(view.filament, FULL_GLOW);
    },
    smoulder(own: boolean, now: number) {
      (own ? resistor : protector).smoulder(now);
    },
    /** 0 to 1: turned about its own upright axis, as one would turn it in its clips. */
    turn(part: number) {
      turning.scale.x = Math.abs(Math.cos(Math.PI * part)) < 0.05 ? 0.05 : Math.cos(Math.PI * part);
    },
  };
}

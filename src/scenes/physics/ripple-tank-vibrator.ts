/** The vibrator that shakes the bar: its frequency, the phase between the dippers, on and off. */
import { Container } from 'pixi.js';
import type { TankView } from '../../../engine/physics/wave-interference';
import type { Frame, Handle, SceneContext } from '../contract';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { createKnob, knobTravel } from '../kit/knob';
import { housing } from '../kit/shading';
import { createSlideSwitch } from '../kit/slide-switch';
import { isRoomy, PLANS, type TankPlan } from './ripple-tank-plan';

/** Middles of the two knobs and of the switch. */
const COLUMNS = { frequency: 54, phase: 146, drive: 232 } as const;
/** Which of the plan's buttons is the drive's, where there is no vibrator. */
const BUTTON = 3;

/** `drive`: what switches the bar on and off; it comes first for the Tab key, before the rest of the tank. */
export const createDriveHandle = (context: SceneContext<'wave_interference'>): Handle =>
  context.handle({
    role: 'toggle',
    name: 'Drive of the bar',
    pressed: false,
    toggle: (on) => context.dispatch({ do: 'drive', value: on ? 1 : 0 }),
  });

export function createTankVibrator(context: SceneContext<'wave_interference'>, driveHandle: Handle) {
  const { theme } = context;
  const root = new Container({ label: 'vibrator' });
  const box = new Container();
  const frequencyKnob = createKnob(context, 25, 10);
  const phaseKnob = createKnob(context, 25, 13);
  const driveSwitch = createSlideSwitch(context, 46);
  const words = (text: string) => context.text({ text, size: 12, colour: theme.inkSoft, anchor: [0.5, 0.5] });
  const figures = () => context.text({ size: 15, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const columns = {
    frequency: { part: frequencyKnob.root, label: words('Frequency'), figure: figures() },
    phase: { part: phaseKnob.root, label: words('Phase'), figure: figures() },
    drive: { part: driveSwitch.root, label: words('Drive'), figure: figures() },
  } as const;
  root.addChild(box);
  for (const { part, label, figure } of Object.values(columns)) root.addChild(part, label, figure);
  const driveButton = createIlluminatedButton(context);

  const frequencyHandle = context.handle({
    role: 'slider',
    name: 'Frequency',
    min: 1,
    max: 10,
    step: 0.5,
    value: 5,
    format: (value) => `${value} Hz`,
    set: (value) => context.setInput('frequency', value),
    drag: (point, start, from) => from + 9 * knobTravel(point, start, 150),
  });
  const phaseHandle = context.handle({
    role: 'slider',
    name: 'Phase difference of the sources',
    min: 0,
    max: 360,
    step: 15,
    value: 0,
    format: (value) => `${value}°`,
    set: (value) => context.setInput('phase', value),
    drag: (point, start, from) => from + 360 * knobTravel(point, start, 170),
  });
  const knobHandles = [frequencyHandle, phaseHandle] as const;
  let plan: TankPlan = PLANS.wide;
  let onStage = true;
  /** Knobs that are not on the stage are not there for the keyboard either. */
  const enableKnobs = (): void => {
    for (const handle of knobHandles) handle.enable(onStage && plan.vibrator !== null);
  };

  return {
    root,
    driveButton: driveButton.root,
    show(visible: boolean): void {
      onStage = visible;
      driveHandle.enable(visible);
      enableKnobs();
    },
    lay(next: TankPlan, pixel: number): void {
      plan = next;
      const { vibrator: v } = plan;
      root.visible = v !== null;
      for (const child of box.removeChildren()) child.destroy();
      if (v) {
        root.position.set(v.x, v.y);
        box.addChild(housing(theme, v.width, v.height, 10));
        const roomy = isRoomy(plan, pixel);
        const y = roomy ? 76 : 58;
        for (const which of ['frequency', 'phase', 'drive'] as const) {
          const { part, label, figure } = columns[which];
          const x = COLUMNS[which];
          part.position.set(x, y);
          label.position.set(x, 22);
          label.visible = roomy;
          figure.position.set(x, roomy ? 128 : 124);
        }
        frequencyHandle.place(v.x + COLUMNS.frequency - 32, v.y + y - 32, 64, 64);
        phaseHandle.place(v.x + COLUMNS.phase - 32, v.y + y - 32, 64, 64);
        driveHandle.place(v.x + COLUMNS.drive - 30, v.y + y - 18, 60, 36);
      } else for (const handle of knobHandles) handle.place(-999, -999, 1, 1);
      enableKnobs();
      const place = plan.buttons[BUTTON];
      driveButton.root.visible = place !== undefined;
      if (!place) return;
      driveButton.root.position.set(place.x, place.y);
      driveButton.lay(place.width, place.height);
      driveHandle.place(place.x, place.y, place.width, place.height);
    },
    draw({ driving }: TankView, { frequency, phase }: Frame<'wave_interference'>['params']): void {
      frequencyKnob.turn((frequency - 1) / 9);
      phaseKnob.turn(phase / 360);
      driveSwitch.set(driving ? 1 : 0);
      driveButton.set('Drive', driving);
      columns.frequency.figure.text = `${frequency.toFixed(1)} Hz`;
      columns.phase.figure.text = `${phase}°`;
      columns.drive.figure.text = driving ? 'on' : 'off';
      frequencyHandle.update(frequency);
      phaseHandle.update(phase);
      driveHandle.update(driving);
    },
  };
}

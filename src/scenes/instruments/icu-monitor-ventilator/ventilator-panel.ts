/** The ventilator's panel: a row of knobs with their words, and a row of buttons. */
import { Container, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createIlluminatedButton, type IlluminatedButton } from '../../kit/controls/illuminated-button';
import { createKnob, type Knob } from '../../kit/controls/knob';
import type { VentilatorBox, VentilatorKey, VentilatorKnob } from './ventilator-parts';

const KNOBS: readonly VentilatorKnob[] = ['volume', 'rate', 'peep', 'oxygen'];
const KEYS: readonly VentilatorKey[] = ['start', 'inspiration', 'expiration', 'mode', 'ratio'];
const KNOB_RADIUS = 18;
/** Height of the panel. */
export const PANEL = 138;

function createKnobs(context: StageContext) {
  const { theme } = context;
  const knobs = new Map<VentilatorKnob, { readonly knob: Knob; readonly label: Text; readonly value: Text }>(
    KNOBS.map((id) => [
      id,
      {
        knob: createKnob(context, KNOB_RADIUS),
        label: context.text({ size: 12.5, weight: '600', colour: theme.ink, anchor: [0.5, 1] }),
        value: context.text({ size: 14, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
      },
    ]),
  );
  return knobs;
}

export function createVentilatorPanel(context: StageContext) {
  const panel = new Container();
  const knobs = createKnobs(context);
  const keys = Object.fromEntries(KEYS.map((key) => [key, createIlluminatedButton(context)])) as Record<
    VentilatorKey,
    IlluminatedButton
  >;
  panel.addChild(
    ...[...knobs.values()].flatMap(({ knob, label, value }) => [knob.root, label, value]),
    ...KEYS.map((key) => keys[key].root),
  );
  let keyBoxes: Partial<Record<VentilatorKey, VentilatorBox>> = {};
  let knobBoxes: Partial<Record<VentilatorKnob, VentilatorBox>> = {};

  function layKnobs(rim: number, width: number, axis: number): void {
    const pitch = width / KNOBS.length;
    KNOBS.forEach((id, k) => {
      const entry = knobs.get(id);
      if (!entry) return;
      const x = rim + (k + 0.5) * pitch;
      entry.knob.root.position.set(x, axis);
      entry.label.position.set(x, axis - KNOB_RADIUS * 1.45);
      entry.value.position.set(x, axis + KNOB_RADIUS * 1.12);
      knobBoxes[id] = {
        x: x - KNOB_RADIUS,
        y: axis - KNOB_RADIUS - 4,
        width: 2 * KNOB_RADIUS,
        height: 2 * KNOB_RADIUS,
      };
    });
  }
  function layKeys(rim: number, width: number, height: number): void {
    const keyWidth = (width - 4 * 6) / KEYS.length;
    KEYS.forEach((key, k) => {
      const box = { x: rim + k * (keyWidth + 6), y: height - 40, width: keyWidth, height: 28 };
      keys[key].lay(box.width, box.height);
      keys[key].root.position.set(box.x, box.y);
      keyBoxes[key] = box;
    });
  }

  return {
    root: panel,
    keys,
    keyBox: (key: VentilatorKey): VentilatorBox | null => keyBoxes[key] ?? null,
    knobBox: (knob: VentilatorKnob): VentilatorBox | null => knobBoxes[knob] ?? null,
    hide(): void {
      panel.visible = false;
      keyBoxes = {};
      knobBoxes = {};
    },
    /** The glass above it begins at `rim` and is so wide; the case is so high. */
    lay(rim: number, width: number, height: number): void {
      panel.visible = true;
      layKnobs(rim, width, height - PANEL + 51);
      layKeys(rim, width, height);
    },
    knob: (id: VentilatorKnob, label: string, value: string, fraction: number): void => {
      const entry = knobs.get(id);
      if (!entry) return;
      entry.label.text = label;
      entry.value.text = value;
      entry.knob.turn(fraction);
    },
  };
}

/**
 * A ventilator: a screen with pressure, flow, volume and the pressure-volume loop over a row of measured values, and a panel of
 * knobs and buttons. Compact, it is the screen alone.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import type { IlluminatedButton } from '../../kit/controls/illuminated-button';
import { contactShadow, housing, mix, screen } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createVentilatorPanel, PANEL } from './ventilator-panel';
import { createVentilatorTraces } from './ventilator-traces';
import type { VentilatorKnob, VentilatorKey, VentilatorBox } from './ventilator-parts';

export type VentilatorValue = 'ppeak' | 'pplat' | 'vte' | 'minute' | 'auto' | 'oxygen';

export interface Ventilator {
  readonly root: Container;
  readonly keys: Readonly<Record<VentilatorKey, IlluminatedButton>>;
  /** From the ventilator's origin; null while they are left out. */
  keyBox(key: VentilatorKey): VentilatorBox | null;
  knobBox(knob: VentilatorKnob): VentilatorBox | null;
  /** Where the tube leaves. */
  outlet(): { readonly x: number; readonly y: number };
  /** Outer size; `pixel`: stage units of a CSS px. */
  lay(width: number, height: number, pixel: number, compact: boolean): void;
  /** A knob's words, and its place on the dial, 0 to 1. */
  knob(knob: VentilatorKnob, label: string, value: string, fraction: number): void;
  value(value: VentilatorValue, text: string): void;
  /** A sentence across the traces; empty: none. */
  message(text: string): void;
  /** The next sample: cmH2O, mL/s (out is negative), mL. */
  put(pressure: number, flow: number, volume: number): void;
  /** A breath begins: the loop is drawn anew. */
  breath(): void;
  clear(): void;
  draw(): void;
}

/** `part`: of the row, six in all. The pressures have a digit more than most. */
const VALUES: readonly { readonly id: VentilatorValue; readonly name: string; readonly part: number }[] = [
  { id: 'ppeak', name: 'Ppeak', part: 1.16 },
  { id: 'pplat', name: 'Pplat', part: 1.16 },
  { id: 'vte', name: 'VTe', part: 0.98 },
  { id: 'minute', name: 'MV', part: 0.88 },
  { id: 'auto', name: 'aPEEP', part: 1.02 },
  { id: 'oxygen', name: 'O2', part: 0.8 },
];
/** Those that a compact screen has room for. */
const COMPACT_VALUES: readonly VentilatorValue[] = ['ppeak', 'vte'];
/** Six values of four digits stand in one row. */
const VALUE_SIZE = 17;
/** Height of a line of figures, of their size; from a name to its figure, of the name's. */
const LINE = 1.22;
const NAME_LINE = 1.2;

/** The row of measured values; beside the traces of a compact screen two of them. */
function createValues(context: StageContext) {
  const { theme } = context;
  const values = new Map<VentilatorValue, { readonly name: Text; readonly value: Text }>(
    VALUES.map(({ id, name }) => [
      id,
      {
        name: context.text({ text: name, size: 12, colour: theme.screenInk, anchor: [0.5, 0] }),
        value: context.text({
          text: '--',
          size: VALUE_SIZE,
          mono: true,
          weight: '600',
          colour: theme.screenGlow,
          anchor: [0.5, 0],
        }),
      },
    ]),
  );

  return {
    views: [...values.values()].flatMap(({ name, value }) => [name, value]),
    /** `foot`: the upper edge of the row; `side`: the width of the values beside the traces. */
    lay(glass: Box, foot: number, side: number, least: number, compact: boolean): void {
      const shownValues = VALUES.filter(({ id }) => !compact || COMPACT_VALUES.includes(id));
      let gone = 0;
      for (const { id, part } of VALUES) {
        const entry = values.get(id);
        const k = shownValues.findIndex((one) => one.id === id);
        if (!entry) continue;
        entry.name.visible = k >= 0;
        entry.value.visible = k >= 0;
        // A name and its figure share half the height of a compact screen.
        const room = (glass.height / 2 - 5 - least * NAME_LINE) / LINE;
        const size = compact ? Math.min(Math.max(least * 1.25, 20), room) : VALUE_SIZE;
        entry.value.style.fontSize = Math.max(least, size);
        const x = compact
          ? glass.x + glass.width - side / 2
          : glass.x + ((gone + part / 2) * glass.width) / VALUES.length;
        gone += part;
        const y = compact ? glass.y + 3 + (k * glass.height) / 2 : foot + 3;
        entry.name.position.set(x, y);
        entry.value.position.set(x, y + least * NAME_LINE);
      }
    },
    set: (id: VentilatorValue, text: string): void => {
      const entry = values.get(id);
      if (entry) entry.value.text = text;
    },
  };
}

function layCase(body: Container, theme: StageTheme, width: number, height: number, glass: Box): void {
  for (const child of body.removeChildren()) child.destroy({ children: true });
  const face = screen(theme, glass.width, glass.height, 6);
  face.position.set(glass.x, glass.y);
  const shadow = contactShadow(theme, width * 1.05, 24);
  shadow.position.set(width / 2 + 4, height + 3);
  const rim = glass.x;
  body.addChild(
    shadow,
    housing(theme, width, height, 12),
    new Graphics()
      .roundRect(rim - 4, rim - 4, glass.width + 8, glass.height + 8, 8)
      .fill({ color: mix(theme.housingShade, 0x000000, 0.4) }),
    face,
  );
}

/** Origin at its upper left. */
export function createVentilator(context: StageContext): Ventilator {
  const { theme } = context;
  const root = new Container({ label: 'ventilator' });
  const body = new Container();
  const traces = createVentilatorTraces(context);
  const values = createValues(context);
  const warning = context.text({
    size: 13,
    weight: '700',
    colour: theme.screenWarning,
    anchor: [0.5, 1],
    align: 'center',
    wrap: 280,
  });
  const panel = createVentilatorPanel(context);
  root.addChild(body, ...traces.views, ...values.views, warning, panel.root);
  let outlet = { x: 0, y: 0 };

  return {
    root,
    keys: panel.keys,
    keyBox: panel.keyBox,
    knobBox: panel.knobBox,
    outlet: () => outlet,
    lay(width, height, pixel, compact) {
      const least = 12 * Math.max(1, pixel);
      const rim = compact ? 6 : 9;
      const foot = compact ? rim : PANEL;
      const glass = { x: rim, y: rim, width: width - 2 * rim, height: height - rim - foot };
      layCase(body, theme, width, height, glass);
      outlet = { x: 4, y: height - 20 };

      const side = compact ? glass.width * 0.27 : 0;
      const row = compact ? 0 : least * 1.2 + 30;
      const loopWidth = compact ? 0 : glass.width * 0.36;
      const wave = { width: glass.width - side - loopWidth - 14, height: glass.height - row - 6 };
      traces.lay({ glass, wave, loopWidth, row, least, compact });
      const low = glass.y + glass.height - row;
      values.lay(glass, low, side, least, compact);
      warning.position.set(glass.x + glass.width / 2, low - 4);
      warning.style.wordWrapWidth = glass.width - 20;
      if (compact) panel.hide();
      else panel.lay(rim, glass.width, height);
    },
    knob: panel.knob,
    value: values.set,
    message(text) {
      warning.text = text;
    },
    put: traces.put,
    breath: traces.breath,
    clear: traces.clear,
    draw: traces.draw,
  };
}

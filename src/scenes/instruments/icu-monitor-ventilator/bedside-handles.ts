/** What hands can do at the bedside: keys, knobs, pump, bag, chest and tray. */
import type { Box, Frame, Handle, Point, SceneContext } from '../../contract';
import { knobTravel } from '../../kit/controls/knob';
import type { PatientInBed } from './patient-in-bed';
import type { MonitorKey, PatientMonitor } from './patient-monitor';
import type { ResuscitationTray, TrayTool } from './resuscitation-tray';
import type { SyringePump } from './syringe-pump';
import type { Ventilator } from './ventilator';
import type { VentilatorKey, VentilatorKnob } from './ventilator-parts';

type BedsideFrame = Frame<'icu_monitor_ventilator'>;
type Params = BedsideFrame['params'];
/** Everything; on a phone monitor, ventilator's screen and patient; or the monitor alone. */
export type Bedside = 'wide' | 'tall' | 'filling';

interface Parts {
  readonly monitor: PatientMonitor;
  readonly ventilator: Ventilator;
  readonly bed: PatientInBed;
  readonly pump: SyringePump;
  readonly tray: ResuscitationTray;
}

type Places = Readonly<Record<keyof Parts, Point>>;

/** What the keys of the monitor do to the view. */
interface Screen {
  readonly turnPage: () => void;
  readonly resizeMonitor: () => void;
}

export interface BedsideHandles {
  lay(bedside: Bedside, places: Places): void;
  update(frame: BedsideFrame, state: { readonly page: 'traces' | 'trends' }): void;
}

/** Stage units of drag for a whole dial. */
const TRAVEL = 150;
const RATIOS = ['1:1', '1:2', '1:3'] as const;
const FLUID_STEP = 250;
const ADRENALINE_MG = 1;
const SHOCK_J = 200;

type KnobInput = 'tidal_volume' | 'driving_setting' | 'resp_rate' | 'peep' | 'fio2';

interface KnobUse {
  readonly input: KnobInput;
  readonly knob: VentilatorKnob;
  /** As it is printed on the panel. */
  readonly label: string;
  readonly name: string;
}

const KNOBS: readonly KnobUse[] = [
  { input: 'tidal_volume', knob: 'volume', label: 'VT mL', name: 'Tidal volume' },
  { input: 'driving_setting', knob: 'volume', label: 'ΔP cmH2O', name: 'Pressure above PEEP' },
  { input: 'resp_rate', knob: 'rate', label: 'Rate /min', name: 'Rate' },
  { input: 'peep', knob: 'peep', label: 'PEEP', name: 'PEEP' },
  { input: 'fio2', knob: 'oxygen', label: 'FiO2', name: 'FiO2' },
];

const inUse = ({ input }: KnobUse, { vent_mode }: Params): boolean =>
  (input !== 'tidal_volume' || vent_mode === 'Volume Control') &&
  (input !== 'driving_setting' || vent_mode === 'Pressure Control');

type BedsideContext = SceneContext<'icu_monitor_ventilator'>;

const button = (context: BedsideContext, name: string, press: () => void, hint?: string): Handle =>
  context.handle({ role: 'button', grip: 'none', name, press, ...(hint === undefined ? {} : { hint }) });

function factsOf(context: BedsideContext, input: KnobInput | 'fluid' | 'noradrenaline') {
  const facts = context.facts.inputs[input];
  if (!facts) throw new Error(`There is no input "${input}".`);
  return facts;
}

/** Where a box of a part lies whose origin is here. */
const placeAt = (handle: Handle | undefined, origin: Point, { x, y, width, height }: Box): void =>
  handle?.place(origin.x + x, origin.y + y, width, height);

function createMonitorHandles(context: BedsideContext, monitor: PatientMonitor, screen: Screen) {
  const attachHandle = context.actionHandle('attach_monitor', {
    name: 'Attach the monitor to the patient',
    grip: 'none',
  });
  const monitorHandles: Readonly<Record<MonitorKey, Handle>> = {
    zero: context.actionHandle('calibrate', { name: 'Zero the transducers and calibrate the O2 cell', grip: 'none' }),
    silence: context.actionHandle('silence_alarm', { name: 'Silence the alarm for 2 min', grip: 'none' }),
    trends: button(context, 'Trends and event log', screen.turnPage),
    size: button(context, 'Size of the monitor', screen.resizeMonitor, 'Large, it can be read across a room.'),
  };
  return {
    lay(at: Point): void {
      const glass = monitor.screenBox();
      placeAt(attachHandle, at, {
        x: glass.x + glass.width * 0.1,
        y: glass.y + glass.height * 0.35,
        width: glass.width * 0.5,
        height: glass.height * 0.4,
      });
      for (const [key, handle] of Object.entries(monitorHandles)) {
        const box = monitor.keyBox(key as MonitorKey);
        if (box) placeAt(handle, at, box);
      }
    },
    update({ view }: BedsideFrame, page: 'traces' | 'trends', filling: boolean): void {
      attachHandle.enable(!view.attached && page === 'traces');
      const { keys } = monitor;
      keys.zero.set('Zero', !view.calibrated && view.attached);
      keys.silence.set('Silence', view.silent);
      keys.trends.set('Trends', page === 'trends');
      keys.size.set(filling ? 'Bedside' : 'Large', filling);
      monitorHandles.trends.rename(page === 'trends' ? 'Back to the traces' : 'Trends and event log');
      monitorHandles.size.rename(filling ? 'Back to the bedside' : 'Large monitor');
    },
  };
}

function createVentilatorHandles(context: BedsideContext, ventilator: Ventilator) {
  let params: Params | null = null;
  const ventilatorHandles: Readonly<Record<VentilatorKey, Handle>> = {
    start: context.actionHandle('start_ventilation', { name: 'Start ventilation', grip: 'none' }),
    inspiration: context.actionHandle('inspiratory_hold', { name: 'Inspiratory hold', grip: 'none' }),
    expiration: context.actionHandle('expiratory_hold', { name: 'Expiratory hold', grip: 'none' }),
    mode: button(context, 'Mode: volume or pressure control', () => {
      if (params) {
        context.setInput('vent_mode', params.vent_mode === 'Volume Control' ? 'Pressure Control' : 'Volume Control');
      }
    }),
    ratio: button(context, 'Ratio of inspiration to expiration', () => {
      const next = RATIOS[(RATIOS.findIndex((ratio) => ratio === params?.ie_ratio) + 1) % RATIOS.length];
      if (next) context.setInput('ie_ratio', next);
    }),
  };
  const knobHandles = KNOBS.map(({ input, name }) =>
    context.inputHandle(input, {
      name,
      grip: 'none',
      hint: 'Drag right or up to turn it on, or use the arrow keys.',
      drag: (point, from, value) => {
        const { min, max } = factsOf(context, input);
        return value + knobTravel(point, from, TRAVEL) * (max - min);
      },
    }),
  );
  return {
    lay(at: Point, wide: boolean): void {
      for (const handle of [...Object.values(ventilatorHandles), ...knobHandles]) handle.enable(wide);
      for (const [key, handle] of Object.entries(ventilatorHandles)) {
        const box = ventilator.keyBox(key as VentilatorKey);
        if (box) placeAt(handle, at, box);
      }
      KNOBS.forEach(({ knob }, k) => {
        const box = ventilator.knobBox(knob);
        if (box) placeAt(knobHandles[k], at, box);
      });
    },
    update(frame: BedsideFrame, wide: boolean): void {
      const { view, params: set } = frame;
      params = set;
      KNOBS.forEach((use, k) => {
        const used = inUse(use, set);
        knobHandles[k]?.enable(used && wide);
        if (!used) return;
        const value = set[use.input];
        const { min, max } = factsOf(context, use.input);
        const text = use.input === 'fio2' ? value.toFixed(2) : `${value}`;
        ventilator.knob(use.knob, use.label, text, (value - min) / (max - min));
      });
      ventilator.keys.start.set(view.phase === 'off' ? 'Start' : 'On', view.phase !== 'off');
      ventilator.keys.inspiration.set('I hold', view.holdsAsked.inspiration || view.phase === 'plateau');
      ventilator.keys.expiration.set('E hold', view.holdsAsked.expiration || view.phase === 'occlusion');
      ventilator.keys.mode.set(set.vent_mode === 'Volume Control' ? 'VC' : 'PC', false);
      ventilator.keys.ratio.set(set.ie_ratio, false);
    },
  };
}

/** Chest of the patient, bag and pump of the infusions, tools of the tray. */
function createCareHandles(context: BedsideContext, { bed, pump, tray }: Omit<Parts, 'monitor' | 'ventilator'>) {
  let params: Params | null = null;
  const chest = context.handle({
    role: 'toggle',
    name: 'Chest compressions',
    pressed: false,
    toggle: (on) => context.dispatch({ do: on ? 'start_cpr' : 'stop_cpr' }),
  });
  const bagHandle = context.inputHandle('fluid', {
    name: 'Bag of fluid',
    grip: 'press',
    hint: `A press gives ${FLUID_STEP} mL more.`,
    drag: (point, from, volume) => volume + ((point.y - from.y) / 120) * factsOf(context, 'fluid').max,
    tap: () => context.setInput('fluid', Math.min(factsOf(context, 'fluid').max, (params?.fluid ?? 0) + FLUID_STEP)),
  });
  const pumpHandle = context.inputHandle('noradrenaline', {
    name: 'Noradrenaline pump',
    hint: 'Drag right or up for more, or use the arrow keys.',
    drag: (point, from, rate) => rate + knobTravel(point, from, 2 * TRAVEL) * factsOf(context, 'noradrenaline').max,
  });
  const tool = (
    name: string,
    which: TrayTool,
    action: 'give_adrenaline' | 'defibrillate' | 'suction',
    value?: number,
  ) =>
    context.actionHandle(action, {
      name,
      grip: 'press',
      ...(value === undefined ? {} : { value: () => value }),
      held(down) {
        tray.hold(which, down);
        context.redraw();
      },
    });
  const trayHandles: Readonly<Record<TrayTool, Handle>> = {
    adrenaline: tool('Syringe: adrenaline 1 mg', 'adrenaline', 'give_adrenaline', ADRENALINE_MG),
    defibrillator: tool('Defibrillator: 200 J', 'defibrillator', 'defibrillate', SHOCK_J),
    suction: tool('Suction catheter', 'suction', 'suction'),
  };
  return {
    lay(bedside: Bedside, places: Places): void {
      for (const handle of [bagHandle, pumpHandle, ...Object.values(trayHandles)]) handle.enable(bedside === 'wide');
      chest.enable(bedside !== 'filling');
      placeAt(chest, places.bed, { x: bed.chest.x - 46, y: bed.chest.y - 8, width: 84, height: 46 });
      placeAt(bagHandle, places.pump, pump.bag);
      placeAt(pumpHandle, places.pump, pump.pump);
      for (const [which, handle] of Object.entries(trayHandles))
        placeAt(handle, places.tray, tray.toolBox(which as TrayTool));
    },
    update(frame: BedsideFrame): void {
      ({ params } = frame);
      chest.update(frame.view.compressing);
    },
  };
}

export function createBedsideHandles(context: BedsideContext, parts: Parts, screen: Screen): BedsideHandles {
  const monitor = createMonitorHandles(context, parts.monitor, screen);
  const ventilator = createVentilatorHandles(context, parts.ventilator);
  const care = createCareHandles(context, parts);
  let bedside: Bedside = 'wide';
  return {
    lay(next, places) {
      bedside = next;
      monitor.lay(places.monitor);
      ventilator.lay(places.ventilator, bedside === 'wide');
      care.lay(bedside, places);
    },
    update(frame, { page }) {
      monitor.update(frame, page, bedside === 'filling');
      ventilator.update(frame, bedside === 'wide');
      care.update(frame);
    },
  };
}

/** What hands can do at the bedside: keys, knobs, pump, bag, chest and tray. */
import type { Frame, Handle, SceneContext } from '../../contract';
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

interface Places {
  readonly monitor: { readonly x: number; readonly y: number };
  readonly ventilator: { readonly x: number; readonly y: number };
  readonly bed: { readonly x: number; readonly y: number };
  readonly pump: { readonly x: number; readonly y: number };
  readonly tray: { readonly x: number; readonly y: number };
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

export function createBedsideHandles(
  context: SceneContext<'icu_monitor_ventilator'>,
  { monitor, ventilator, bed, pump, tray }: Parts,
  screen: { readonly turnPage: () => void; readonly resizeMonitor: () => void },
): BedsideHandles {
  let params: Params | null = null;
  let bedside: Bedside = 'wide';

  const press = (on: boolean): void => context.dispatch({ do: on ? 'start_cpr' : 'stop_cpr' });
  const button = (name: string, act: () => void, hint?: string): Handle =>
    context.handle({ role: 'button', grip: 'none', name, press: act, ...(hint === undefined ? {} : { hint }) });
  const factsOf = (input: KnobInput | 'fluid' | 'noradrenaline') => {
    const facts = context.facts.inputs[input];
    if (!facts) throw new Error(`There is no input "${input}".`);
    return facts;
  };

  // ------------------------------------------------------------ monitor
  const attachHandle = context.actionHandle('attach_monitor', {
    name: 'Attach the monitor to the patient',
    grip: 'none',
  });
  const monitorHandles: Readonly<Record<MonitorKey, Handle>> = {
    zero: context.actionHandle('calibrate', { name: 'Zero the transducers and calibrate the O2 cell', grip: 'none' }),
    silence: context.actionHandle('silence_alarm', { name: 'Silence the alarm for 2 min', grip: 'none' }),
    trends: button('Trends and event log', screen.turnPage),
    size: button('Size of the monitor', screen.resizeMonitor, 'Large, it can be read across a room.'),
  };

  // ------------------------------------------------------------ ventilator
  const ventilatorHandles: Readonly<Record<VentilatorKey, Handle>> = {
    start: context.actionHandle('start_ventilation', { name: 'Start ventilation', grip: 'none' }),
    inspiration: context.actionHandle('inspiratory_hold', { name: 'Inspiratory hold', grip: 'none' }),
    expiration: context.actionHandle('expiratory_hold', { name: 'Expiratory hold', grip: 'none' }),
    mode: button('Mode: volume or pressure control', () => {
      if (params) {
        context.setInput('vent_mode', params.vent_mode === 'Volume Control' ? 'Pressure Control' : 'Volume Control');
      }
    }),
    ratio: button('Ratio of inspiration to expiration', () => {
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
        const { min, max } = factsOf(input);
        return value + knobTravel(point, from, TRAVEL) * (max - min);
      },
    }),
  );

  // ------------------------------------------------------------ patient, infusions, tray
  const chest = context.handle({
    role: 'toggle',
    name: 'Chest compressions',
    pressed: false,
    toggle: press,
  });
  const bagHandle = context.inputHandle('fluid', {
    name: 'Bag of fluid',
    grip: 'press',
    hint: `A press gives ${FLUID_STEP} mL more.`,
    drag: (point, from, volume) => volume + ((point.y - from.y) / 120) * factsOf('fluid').max,
    tap: () => context.setInput('fluid', Math.min(factsOf('fluid').max, (params?.fluid ?? 0) + FLUID_STEP)),
  });
  const pumpHandle = context.inputHandle('noradrenaline', {
    name: 'Noradrenaline pump',
    hint: 'Drag right or up for more, or use the arrow keys.',
    drag: (point, from, rate) => rate + knobTravel(point, from, 2 * TRAVEL) * factsOf('noradrenaline').max,
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

  const onlyWide = [
    ...Object.values(ventilatorHandles),
    ...knobHandles,
    bagHandle,
    pumpHandle,
    ...Object.values(trayHandles),
  ];

  return {
    lay(next, places) {
      bedside = next;
      for (const handle of onlyWide) handle.enable(bedside === 'wide');
      chest.enable(bedside !== 'filling');
      const glass = monitor.screenBox();
      attachHandle.place(
        places.monitor.x + glass.x + glass.width * 0.1,
        places.monitor.y + glass.y + glass.height * 0.35,
        glass.width * 0.5,
        glass.height * 0.4,
      );
      for (const [key, handle] of Object.entries(monitorHandles)) {
        const box = monitor.keyBox(key as MonitorKey);
        if (box) handle.place(places.monitor.x + box.x, places.monitor.y + box.y, box.width, box.height);
      }
      for (const [key, handle] of Object.entries(ventilatorHandles)) {
        const box = ventilator.keyBox(key as VentilatorKey);
        if (box) handle.place(places.ventilator.x + box.x, places.ventilator.y + box.y, box.width, box.height);
      }
      KNOBS.forEach(({ knob }, k) => {
        const box = ventilator.knobBox(knob);
        if (box) knobHandles[k]?.place(places.ventilator.x + box.x, places.ventilator.y + box.y, box.width, box.height);
      });
      chest.place(places.bed.x + bed.chest.x - 46, places.bed.y + bed.chest.y - 8, 84, 46);
      const { bag, pump: box } = pump;
      bagHandle.place(places.pump.x + bag.x, places.pump.y + bag.y, bag.width, bag.height);
      pumpHandle.place(places.pump.x + box.x, places.pump.y + box.y, box.width, box.height);
      for (const [which, handle] of Object.entries(trayHandles)) {
        const place = tray.toolBox(which as TrayTool);
        handle.place(places.tray.x + place.x, places.tray.y + place.y, place.width, place.height);
      }
    },
    update(frame, { page }) {
      ({ params } = frame);
      const { view } = frame;
      const filling = bedside === 'filling';
      attachHandle.enable(!view.attached && page === 'traces');
      const { keys } = monitor;
      keys.zero.set('Zero', !view.calibrated && view.attached);
      keys.silence.set('Silence', view.silent);
      keys.trends.set('Trends', page === 'trends');
      keys.size.set(filling ? 'Bedside' : 'Large', filling);
      monitorHandles.trends.rename(page === 'trends' ? 'Back to the traces' : 'Trends and event log');
      monitorHandles.size.rename(filling ? 'Back to the bedside' : 'Large monitor');
      KNOBS.forEach((use, k) => {
        const used = params !== null && inUse(use, params);
        knobHandles[k]?.enable(used && bedside === 'wide');
        if (!params || !used) return;
        const value = params[use.input];
        const { min, max } = factsOf(use.input);
        const text = use.input === 'fio2' ? value.toFixed(2) : `${value}`;
        ventilator.knob(use.knob, use.label, text, (value - min) / (max - min));
      });
      ventilator.keys.start.set(view.phase === 'off' ? 'Start' : 'On', view.phase !== 'off');
      ventilator.keys.inspiration.set('I hold', view.holdsAsked.inspiration || view.phase === 'plateau');
      ventilator.keys.expiration.set('E hold', view.holdsAsked.expiration || view.phase === 'occlusion');
      ventilator.keys.mode.set(params.vent_mode === 'Volume Control' ? 'VC' : 'PC', false);
      ventilator.keys.ratio.set(params.ie_ratio, false);
      chest.update(view.compressing);
    },
  };
}

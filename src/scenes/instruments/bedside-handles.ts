/** What hands can do at the bedside: keys, knobs, pump, bag, chest and tray, and the four buttons of the narrow stage. */
import type { Frame, Handle, SceneContext } from '../contract';
import type { IlluminatedButton } from '../kit/illuminated-button';
import { knobTravel } from '../kit/knob';
import type { PatientInBed } from '../kit/patient-in-bed';
import type { MonitorKey, PatientMonitor } from '../kit/patient-monitor';
import type { ResuscitationTray, TrayTool } from '../kit/resuscitation-tray';
import type { SyringePump } from '../kit/syringe-pump';
import type { Ventilator, VentilatorKey, VentilatorKnob } from '../kit/ventilator';

type BedsideFrame = Frame<'icu_monitor_ventilator'>;
type Params = BedsideFrame['params'];
type Layout = 'wide' | 'filling' | 'narrow';

interface Parts {
  readonly monitor: PatientMonitor;
  readonly ventilator: Ventilator;
  readonly bed: PatientInBed;
  readonly pump: SyringePump;
  readonly tray: ResuscitationTray;
  readonly buttons: readonly IlluminatedButton[];
}

interface Places {
  readonly monitor: { readonly x: number; readonly y: number };
  readonly ventilator: { readonly x: number; readonly y: number };
  readonly bed: { readonly x: number; readonly y: number };
  readonly pump: { readonly x: number; readonly y: number };
  readonly tray: { readonly x: number; readonly y: number };
  readonly buttons: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly gap: number;
  };
}

export interface BedsideHandles {
  lay(layout: Layout, places: Places): void;
  update(
    frame: BedsideFrame,
    state: { readonly narrow: boolean; readonly filling: boolean; readonly page: 'traces' | 'trends' },
  ): void;
}

/** Stage units of drag for a whole dial. */
const TRAVEL = 150;
const RATIOS = ['1:1', '1:2', '1:3'] as const;
const FLUID_STEP = 250;
const FLUID_MOST = 3000;
const ADRENALINE_MG = 1;
const SHOCK_J = 200;

type KnobInput = 'tidal_volume' | 'driving_setting' | 'resp_rate' | 'peep' | 'fio2';

interface KnobRange {
  readonly input: KnobInput;
  readonly knob: VentilatorKnob;
  readonly label: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly format: (value: number) => string;
}

const KNOBS: readonly KnobRange[] = [
  {
    input: 'tidal_volume',
    knob: 'volume',
    label: 'VT mL',
    name: 'Tidal volume',
    min: 200,
    max: 900,
    step: 10,
    format: (v) => `${v} mL`,
  },
  {
    input: 'driving_setting',
    knob: 'volume',
    label: 'ΔP cmH2O',
    name: 'Pressure above PEEP',
    min: 5,
    max: 35,
    step: 1,
    format: (v) => `${v} cmH2O`,
  },
  {
    input: 'resp_rate',
    knob: 'rate',
    label: 'Rate /min',
    name: 'Rate',
    min: 4,
    max: 40,
    step: 1,
    format: (v) => `${v} a minute`,
  },
  { input: 'peep', knob: 'peep', label: 'PEEP', name: 'PEEP', min: 0, max: 20, step: 1, format: (v) => `${v} cmH2O` },
  {
    input: 'fio2',
    knob: 'oxygen',
    label: 'FiO2',
    name: 'FiO2',
    min: 0.21,
    max: 1,
    step: 0.01,
    format: (v) => v.toFixed(2),
  },
];

const inUse = ({ input }: KnobRange, { vent_mode }: Params): boolean =>
  (input !== 'tidal_volume' || vent_mode === 'Volume Control') &&
  (input !== 'driving_setting' || vent_mode === 'Pressure Control');

export function createBedsideHandles(
  context: SceneContext<'icu_monitor_ventilator'>,
  { monitor, ventilator, bed, pump, tray, buttons }: Parts,
  screen: { readonly turnPage: () => void; readonly resizeMonitor: () => void },
): BedsideHandles {
  let params: Params | null = null;
  let view: BedsideFrame['view'] | null = null;
  let layout: Layout = 'wide';

  const attach = (): void => context.dispatch({ do: 'attach_monitor' });
  const zero = (): void => context.dispatch({ do: 'calibrate' });
  const silence = (): void => context.dispatch({ do: 'silence_alarm' });
  const start = (): void => context.dispatch({ do: 'start_ventilation' });
  const holdInspiration = (): void => context.dispatch({ do: 'inspiratory_hold' });
  const holdExpiration = (): void => context.dispatch({ do: 'expiratory_hold' });
  const adrenaline = (): void => context.dispatch({ do: 'give_adrenaline', value: ADRENALINE_MG });
  const press = (on: boolean): void => context.dispatch({ do: on ? 'start_cpr' : 'stop_cpr' });
  const button = (name: string, act: () => void, hint?: string): Handle =>
    context.handle({ role: 'button', name, press: act, ...(hint === undefined ? {} : { hint }) });

  // ------------------------------------------------------------ monitor
  const attachHandle = button('Attach the monitor to the patient', attach);
  const monitorHandles: Readonly<Record<MonitorKey, Handle>> = {
    zero: button('Zero the transducers and calibrate the O2 cell', zero),
    silence: button('Silence the alarm for 2 min', silence),
    trends: button('Trends and event log', screen.turnPage),
    size: button('Size of the monitor', screen.resizeMonitor, 'Large, it can be read across a room.'),
  };

  // ------------------------------------------------------------ ventilator
  const ventilatorHandles: Readonly<Record<VentilatorKey, Handle>> = {
    start: button('Start ventilation', start),
    inspiration: button('Inspiratory hold', holdInspiration),
    expiration: button('Expiratory hold', holdExpiration),
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
  const knobHandles = KNOBS.map(({ input, name, min, max, step, format }) =>
    context.handle({
      role: 'slider',
      name,
      hint: 'Drag right or up to turn it on, or use the arrow keys.',
      min,
      max,
      step,
      value: min,
      format,
      set: (value) => context.setInput(input, value),
      drag: (point, from, value) => value + knobTravel(point, from, TRAVEL) * (max - min),
    }),
  );

  // ------------------------------------------------------------ patient, infusions, tray
  const chest = context.handle({
    role: 'toggle',
    name: 'Chest compressions',
    pressed: false,
    toggle: press,
  });
  const giveFluid = (volume: number): void => context.setInput('fluid', Math.min(FLUID_MOST, volume));
  const bagHandle = context.handle({
    role: 'slider',
    name: 'Bag of fluid',
    hint: 'A press gives 250 mL more.',
    min: 0,
    max: FLUID_MOST,
    step: FLUID_STEP,
    value: 0,
    format: (volume) => `${volume} mL given`,
    set: giveFluid,
    drag: (point, from, volume) => volume + ((point.y - from.y) / 60) * FLUID_MOST * 0.5,
    tap: () => giveFluid((params?.fluid ?? 0) + FLUID_STEP),
  });
  const pumpHandle = context.handle({
    role: 'slider',
    name: 'Noradrenaline pump',
    hint: 'Drag right or up for more, or use the arrow keys.',
    min: 0,
    max: 2,
    step: 0.05,
    value: 0,
    format: (rate) => `${rate.toFixed(2)} µg/kg/min`,
    set: (rate) => context.setInput('noradrenaline', rate),
    drag: (point, from, rate) => rate + knobTravel(point, from, 2 * TRAVEL) * 2,
  });
  const tool = (name: string, which: TrayTool, act: () => void): Handle =>
    context.handle({
      role: 'button',
      name,
      press: act,
      held(down) {
        tray.hold(which, down);
        context.redraw();
      },
    });
  const trayHandles: Readonly<Record<TrayTool, Handle>> = {
    adrenaline: tool('Syringe: adrenaline 1 mg', 'adrenaline', adrenaline),
    defibrillator: tool('Defibrillator: 200 J', 'defibrillator', () =>
      context.dispatch({ do: 'defibrillate', value: SHOCK_J }),
    ),
    suction: tool('Suction catheter', 'suction', () => context.dispatch({ do: 'suction' })),
  };

  // ------------------------------------------------------------ narrow stage
  const arrested = (): boolean => view !== null && !view.beating;
  /** Name and deed of each button, as things stand. */
  const narrowDeeds: readonly (() => { readonly label: string; readonly lit: boolean; readonly act: () => void })[] = [
    () => {
      if (!view?.attached) return { label: 'Attach', lit: true, act: attach };
      if (!view.calibrated) return { label: 'Zero', lit: true, act: zero };
      return { label: 'Trends', lit: shownPage === 'trends', act: screen.turnPage };
    },
    () => {
      if (view?.phase === 'off') return { label: 'Ventilate', lit: true, act: start };
      if (arrested()) return { label: 'Adrenaline', lit: false, act: adrenaline };
      return { label: 'Insp. hold', lit: view?.phase === 'plateau', act: holdInspiration };
    },
    () => {
      if (arrested() && view?.compressing) return { label: 'Stop CPR', lit: true, act: () => press(false) };
      if (arrested()) return { label: 'CPR', lit: true, act: () => press(true) };
      return { label: 'Exp. hold', lit: view?.phase === 'occlusion', act: holdExpiration };
    },
    () => ({ label: 'Silence', lit: view?.silent ?? false, act: silence }),
  ];
  let shownPage: 'traces' | 'trends' = 'traces';
  const narrowHandles = narrowDeeds.map((deed) => button('Button', () => deed().act()));

  const all = {
    filling: Object.values(monitorHandles),
    wide: [
      ...Object.values(ventilatorHandles),
      ...knobHandles,
      chest,
      bagHandle,
      pumpHandle,
      ...Object.values(trayHandles),
    ],
    narrow: narrowHandles,
  };

  return {
    lay(next, places) {
      layout = next;
      const narrow = layout === 'narrow';
      for (const handle of all.filling) handle.enable(!narrow);
      for (const handle of all.wide) handle.enable(layout === 'wide');
      for (const handle of all.narrow) handle.enable(narrow);
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
      if (narrow) {
        const { x, y, width, height, gap } = places.buttons;
        narrowHandles.forEach((handle, k) => {
          handle.place(x + (k % 2) * (width + gap), y + (k >> 1) * (height + gap), width, height);
        });
        return;
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
    update(frame, { narrow, filling, page }) {
      ({ params, view } = frame);
      shownPage = page;
      attachHandle.enable(!view.attached && page === 'traces');
      if (narrow) {
        narrowDeeds.forEach((deed, k) => {
          const { label, lit } = deed();
          buttons[k]?.set(label, lit);
          narrowHandles[k]?.rename(label);
        });
        return;
      }
      const { keys } = monitor;
      keys.zero.set('Zero', !view.calibrated && view.attached);
      keys.silence.set('Silence', view.silent);
      keys.trends.set('Trends', page === 'trends');
      keys.size.set(filling ? 'Bedside' : 'Large', filling);
      monitorHandles.trends.rename(page === 'trends' ? 'Back to the traces' : 'Trends and event log');
      monitorHandles.size.rename(filling ? 'Back to the bedside' : 'Large monitor');
      KNOBS.forEach((range, k) => {
        const used = params !== null && inUse(range, params);
        knobHandles[k]?.enable(used && !filling);
        if (!params || !used) return;
        const value = params[range.input];
        knobHandles[k]?.update(value);
        const text = range.input === 'fio2' ? value.toFixed(2) : `${value}`;
        ventilator.knob(range.knob, range.label, text, (value - range.min) / (range.max - range.min));
      });
      ventilator.keys.start.set(view.phase === 'off' ? 'Start' : 'On', view.phase !== 'off');
      ventilator.keys.inspiration.set('I hold', view.holdsAsked.inspiration || view.phase === 'plateau');
      ventilator.keys.expiration.set('E hold', view.holdsAsked.expiration || view.phase === 'occlusion');
      ventilator.keys.mode.set(params.vent_mode === 'Volume Control' ? 'VC' : 'PC', false);
      ventilator.keys.ratio.set(params.ie_ratio, false);
      chest.update(view.compressing);
      bagHandle.update(params.fluid);
      pumpHandle.update(params.noradrenaline);
    },
  };
}

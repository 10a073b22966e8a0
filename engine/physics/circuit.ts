/**
 * Ohm's law: a loop of source, ammeter, resistance and a component under test.
 *
 *   resistor  I = V/R          lamp  R(T) = 120 Ω (T/2700 K)^1.2, C dT/dt = I²R − σ′(T⁴ − T₀⁴)
 *   diode  I = I_S (exp((V − I R_S)/n V_T) − 1)          P = V I
 *
 * The circuit is algebraic (`ohm-loop.ts`) but for what is hot: the filament in steps of 0.5 ms by the midpoint rule, the
 * resistor's surface with a lag of 5 s towards 25 °C + 140 K/W. With `burnout` a resistor above 0.5 W opens once the
 * integral of (P/0.5 W − 1)/10 s has come to 1.
 *
 * Range: all settings. The value of the resistance does not drift; ideal source, meters and leads unless `real_meters`.
 */
import { defineSimulation } from '../contract';
import { PRESET_NAMES, PRESETS } from './bench-presets';
import { openBench, readBench, resettle, viewBench } from './circuit-bench';
import { actOnBench, actWhileBuilding, FIRST_BOARD, settingOf, stepBuilding, taken } from './circuit-building';
import { ammeter, clampMeter, isTold, voltmeter } from './circuit-meters';
import {
  BURNT,
  DT,
  DWELL,
  ENDURANCE,
  heated,
  isBurnt,
  notePoint,
  type Params,
  RATED_POWER,
  ratingOf,
  settle,
  SLOW_RATE,
  SLOW_SPAN,
  sourceVoltage,
  type State,
  SURFACE_SHARE,
  SWEEP_STEPS,
  warningOf,
  AMBIENT,
  THERMAL_RESISTANCE,
} from './circuit-state';
import { FILAMENT } from './filament-lamp';
import { type ComponentKind, DEAD_LOOP } from './ohm-loop';

export { type Params, RATED_POWER, type State } from './circuit-state';

const NO_READINGS = {
  current: null,
  ammeter_ma: null,
  voltage_across: null,
  power_w: null,
  resistance_measured: null,
  component_temp_c: null,
  ammeter_2_ma: null,
  voltage_2: null,
  clamp_ma: null,
  resistor_state: null,
} as const;

/** Above this no film resistor keeps its 140 K/W, nor itself. */
const FILM_AT_MOST = 300;
const trusted = (component: Params['component'], celsius: number | null): number | null =>
  component === 'Resistor' && celsius !== null && celsius > FILM_AT_MOST ? null : celsius;

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: ({ slow }) => (slow > 0 ? SLOW_RATE : 1),
  readings: {
    current: { label: 'Current', unit: 'A', instrument: ammeter(false) },
    ammeter_ma: { label: 'Ammeter', unit: 'mA', instrument: ammeter(true) },
    voltage_across: { label: 'Voltage across the component', unit: 'V', instrument: voltmeter },
    power_w: { label: 'Power in the component', unit: 'W', origin: 'derived' },
    resistance_measured: { label: 'Voltage over current', unit: 'Ω', origin: 'derived' },
    component_temp_c: { label: 'Temperature of resistor or filament', unit: '°C', origin: 'theory' },
    ammeter_2_ma: {
      label: 'Second ammeter (Build it)',
      unit: 'mA',
      instrument: { ...ammeter(true), device: 'ammeter 2' },
    },
    voltage_2: { label: 'Second voltmeter (Build it)', unit: 'V', instrument: { ...voltmeter, device: 'voltmeter 2' } },
    clamp_ma: { label: 'Clamp meter (Build it)', unit: 'mA', instrument: clampMeter },
    resistor_state: {
      kind: 'text',
      label: 'Resistor',
      unit: 'text',
      values: ['within its rating', 'above its rating', 'far above its rating', 'burnt out'],
    },
  },
  actions: {
    close_switch: { label: 'Close the switch' },
    open_switch: { label: 'Open the switch' },
    reverse: {
      label: 'Turn the component round',
      value: { kind: 'toggle', optional: true },
      hint: 'Current and voltage count in the component’s own forward direction.',
    },
    sweep: {
      label: 'Sweep 0 to 12 V',
      hint: 'Steps of 0.5 V, 0.2 s each; then the supply goes back to its setting.',
    },
    build_it: {
      label: 'Build it: parts and leads of your own',
      value: { kind: 'toggle', optional: true },
      hint: 'A board with batteries, resistors, lamps, diodes, capacitors, switches, fuses and meters in place of the fixed loop.',
    },
    preset: {
      label: 'Put a famous circuit on the board',
      value: { kind: 'select', options: PRESET_NAMES, initial: 'Wheatstone bridge' },
    },
    build: {
      label: 'Build from a list of parts',
      value: { kind: 'text', maxLength: 1600, placeholder: 'B1 b2 b7 6; R1 b2 f2 220; W1 f2 b7' },
      hint: 'One part after the other, apart by semicolons: name, two holes, value. B battery, R resistor, L lamp, D diode, C capacitor, S switch, F fuse, A ammeter, V voltmeter, W wire.',
    },
    place: {
      label: 'Place a part',
      value: { kind: 'text', maxLength: 60, placeholder: 'R1 b2 f2 220' },
      hint: 'Puts it on the board, or in the place of the part of the same name.',
    },
    connect: {
      label: 'Connect two holes with a wire',
      value: { kind: 'text', maxLength: 12, placeholder: 'b2 f2' },
    },
    remove: { label: 'Take a part off', value: { kind: 'text', maxLength: 12, placeholder: 'R1' } },
    toggle: {
      label: 'Turn a switch, or replace a fuse',
      value: { kind: 'text', maxLength: 12, placeholder: 'S1' },
    },
    clamp: {
      label: 'Clamp meter round',
      value: { kind: 'text', maxLength: 12, placeholder: 'W1' },
      hint: 'Reads the current of a wire or a part without opening the circuit; nothing takes it off.',
    },
    undo: { label: 'Take back the last change on the board' },
    switch_on_slowly: {
      label: 'Switch on in slow motion',
      hint: 'Lets the lamp cool, closes the switch and shows the first quarter of a second fifty times slower.',
    },
  },
  fields: () => ({}),
  init: () => ({
    closed: false,
    reversed: false,
    solution: DEAD_LOOP,
    filament: FILAMENT.roomTemperature,
    surface: AMBIENT,
    damage: 0,
    sweep: null,
    slow: 0,
    points: [],
    passed: 0,
    building: false,
    bench: null,
  }),
  step(before, params) {
    if (before.building) return stepBuilding(before, params);
    const { solution } = before;
    const power = solution.resistorPower;
    const filament = heated(before, params);
    const surface = before.surface + SURFACE_SHARE * (AMBIENT + THERMAL_RESISTANCE * power - before.surface);
    const overload = params.burnout ? Math.max(0, power / RATED_POWER - 1) : 0;
    const damage = isBurnt(before) ? 1 : Math.min(1, before.damage + (DT * overload) / ENDURANCE);
    let sweep = before.sweep;
    let noted = before;
    if (sweep !== null) {
      sweep++;
      if (sweep % DWELL === 0) noted = notePoint(before, params);
      if (sweep >= SWEEP_STEPS) sweep = null;
    }
    const state: State = {
      ...noted,
      filament,
      surface,
      damage,
      sweep,
      slow: Math.max(0, before.slow - DT),
      passed: before.passed + (before.reversed ? -DT : DT) * solution.current,
    };
    const changed =
      filament !== before.filament ||
      isBurnt(state) !== isBurnt(before) ||
      sourceVoltage(state, params) !== sourceVoltage(before, params);
    return changed ? settle(state, params) : state;
  },
  act(state, params, action) {
    if (state.building) {
      const done = actWhileBuilding(state, params, action.do);
      if (done) return done;
    }
    switch (action.do) {
      case 'build_it': {
        const building = action.value === undefined ? !state.building : action.value === 1;
        if (building === state.building) return { state };
        if (!building) return { state: settle({ ...state, building, sweep: null, slow: 0 }, params) };
        const laid: State = { ...notePoint(state, params), solution: DEAD_LOOP, sweep: null, slow: 0 };
        const setting = settingOf(laid, params);
        if (laid.bench) return { state: { ...laid, building, bench: resettle(laid.bench, setting) } };
        return taken(laid, openBench(FIRST_BOARD, setting, null));
      }
      case 'preset':
        return actOnBench(state, params, { do: 'build', value: PRESETS[action.value] });
      case 'build':
      case 'place':
      case 'connect':
      case 'remove':
      case 'toggle':
      case 'clamp':
      case 'undo':
        return actOnBench(state, params, action);
      case 'close_switch': {
        if (state.closed) return { state, notice: 'The switch is closed already.' };
        const closed = settle({ ...state, closed: true }, params);
        return { state: closed, notice: warningOf(closed, params) };
      }
      case 'open_switch':
        if (!state.closed) return { state, notice: 'The switch is open already.' };
        return { state: settle({ ...notePoint(state, params), closed: false, sweep: null, slow: 0 }, params) };
      case 'reverse': {
        const reversed = action.value === undefined ? !state.reversed : action.value === 1;
        if (reversed === state.reversed) return { state };
        return { state: settle({ ...notePoint(state, params), reversed }, params) };
      }
      case 'sweep': {
        if (isBurnt(state)) return { state, notice: BURNT };
        const notice = state.closed ? undefined : 'The switch is closed for the sweep.';
        return { state: settle({ ...state, closed: true, sweep: 0, slow: 0 }, params), notice };
      }
      case 'switch_on_slowly': {
        const cold = FILAMENT.roomTemperature;
        const on = settle({ ...state, closed: true, filament: cold, sweep: null, slow: SLOW_SPAN }, params);
        return { state: on, notice: warningOf(on, params) };
      }
    }
  },
  reconfigure(state, params, before) {
    if (state.building && state.bench) {
      const set: State = { ...state, sweep: params.voltage === before.voltage ? state.sweep : null };
      return { ...set, bench: resettle(state.bench, settingOf(set, params)) };
    }
    const noted = notePoint(state, before);
    const sweep = params.voltage === before.voltage ? state.sweep : null;
    const filament = params.component === before.component ? state.filament : FILAMENT.roomTemperature;
    return settle({ ...noted, sweep, filament }, params);
  },
  read(state, params) {
    const { solution, filament, surface } = state;
    if (state.building && state.bench) {
      const { ammeters, voltmeters, clamp } = readBench(state.bench);
      const milli = (current: number | null): number | null => (current === null ? null : current * 1e3);
      return {
        ...NO_READINGS,
        current: ammeters[0],
        ammeter_ma: milli(ammeters[0]),
        ammeter_2_ma: milli(ammeters[1]),
        voltage_across: voltmeters[0],
        voltage_2: voltmeters[1],
        clamp_ma: milli(clamp),
      };
    }
    const { current, voltage } = solution;
    const temperatures: Readonly<Record<ComponentKind, number | null>> = {
      Resistor: surface,
      'Filament Lamp': filament - 273.15,
      'Silicon Diode': null,
    };
    return {
      ...NO_READINGS,
      current,
      ammeter_ma: current * 1e3,
      voltage_across: voltage,
      power_w: voltage * solution.through,
      resistance_measured: current === 0 ? null : voltage / current,
      component_temp_c: trusted(params.component, temperatures[params.component]),
      resistor_state: ratingOf(state),
    };
  },
  derive({ building }, _params, instruments) {
    const voltage = instruments.shown('voltage_across');
    const current = instruments.shown('current');
    if (building || voltage === null || current === null) return {};
    const resistance = isTold(instruments, 'current', current) ? voltage / current : null;
    return { power_w: voltage * current, resistance_measured: resistance };
  },
  toggles: ({ reversed, building }) => ({ reverse: reversed, build_it: building }),
  view(state, params) {
    const { closed, reversed, solution, filament, surface, points, passed, sweep, slow } = state;
    return {
      bench: state.building && state.bench ? viewBench(state.bench) : null,
      /** A board was left and stands ready, as it was, behind the loop. */
      boardWaits: !state.building && state.bench !== null,
      closed,
      reversed,
      filament,
      surface,
      points,
      passed,
      slow: slow > 0,
      sweeping: sweep !== null,
      supply: sourceVoltage(state, params),
      rating: ratingOf(state),
      /** Power over the rated power. */
      load: solution.resistorPower / RATED_POWER,
      voltage: solution.voltage,
      current: solution.current,
    };
  },
});

import { Mesh, Text } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/instruments/icu-machine';
import { defaultInputs } from '../../../catalogue/define';
import type { RunInputs } from '../../../engine/inputs';
import { simulation } from '../../../engine/instruments/icu-monitor-ventilator/index';
import { SimulationHost } from '../../../engine/runtime/host';
import type { Frame, HandleDef } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/instruments/icu-monitor-ventilator/scene';
import { darkStage } from '../../../src/scenes/kit/theme';
import { everything, factsOf, frameOf, sizes, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const hostOf = (inputs: RunInputs = {}): SimulationHost =>
  new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: { patient: 'restart' },
    seed: 1,
    grade: 'ideal',
  });

const care = (host: SimulationHost): SimulationHost => {
  for (const name of ['attach_monitor', 'calibrate', 'start_ventilation']) host.act({ do: name });
  return host;
};

function bedside(size = sizes[2]) {
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
  const scene = createScene({ ...context, webgl: true } as Parameters<typeof createScene>[0]);
  if (size) scene.resize(size);
  const handle = (name: string): HandleDef => {
    const found = [...recorded.handles.values()].find((one) => one.name === name);
    if (!found) throw new Error(`No handle is called ${name}.`);
    return found;
  };
  const press = (name: string): void => {
    const found = handle(name);
    if (found.role === 'button') found.press();
    else if (found.role === 'toggle') found.toggle(!found.pressed);
  };
  const draw = (host: SimulationHost): void =>
    scene.draw(frameOf(host) as unknown as Frame<'icu_monitor_ventilator'>, 0);
  const texts = (): string[] =>
    everything(scene.root)
      .filter((part) => part instanceof Text)
      .map(({ text }) => text);
  const strips = (): number[][] =>
    everything(scene.root)
      .filter((part) => part instanceof Mesh)
      .map((mesh) => [...mesh.geometry.getBuffer('aPosition').data]);
  return { scene, recorded, handle, press, draw, texts, strips };
}

describe('the traces', () => {
  it('are the same whether a frame brings 3 steps or 400', () => {
    const [slow, fast] = [bedside(), bedside()];
    const [a, b] = [care(hostOf()), care(hostOf())];
    slow.draw(a);
    fast.draw(b);
    for (let step = 0; step < 3200; step += 4) {
      a.advance(4);
      slow.draw(a);
      b.advance(4);
      if (step % 400 === 0) fast.draw(b);
    }
    fast.draw(b);
    expect(fast.strips()).toEqual(slow.strips());
  });

  it('begin anew with a new run', () => {
    const used = bedside();
    const host = care(hostOf());
    host.advance(2000);
    used.draw(host);
    const fresh = hostOf();
    used.draw(fresh);
    care(fresh).advance(600);
    used.draw(fresh);
    const other = bedside();
    const again = hostOf();
    other.draw(again);
    care(again).advance(600);
    other.draw(again);
    expect(used.strips()).toEqual(other.strips());
  });
});

describe('the screens', () => {
  it('show the numbers that the readings panel shows', () => {
    const { draw, texts } = bedside();
    const host = care(hostOf());
    host.advance(6000);
    draw(host);
    const shown = host.shown();
    for (const id of ['hr', 'spo2', 'etco2', 'ppeak', 'pplat', 'vte', 'minute_volume', 'auto_peep']) {
      expect(texts(), id).toContain(shown[id]?.text);
    }
    expect(texts()).toContain(`${shown['sbp']?.text}/${shown['dbp']?.text}`);
    expect(texts()).toContain(`MAP ${shown['map']?.text}`);
  });

  it('say in words what alarms', () => {
    const { draw, texts, scene } = bedside();
    const host = care(hostOf({ patient: 'Sepsis' }));
    host.advance(4000);
    draw(host);
    expect(texts().some((text) => /MAP 44 < 65 mmHg/.test(text))).toBe(true);
    const words = scene.describe(frameOf(host) as unknown as Frame<'icu_monitor_ventilator'>);
    expect(words).toContain('Alarm: MAP low.');
    expect(words).toContain('mean 44 mmHg');
  });

  it('are dark without a patient', () => {
    const { draw, texts } = bedside();
    const host = hostOf();
    host.advance(400);
    draw(host);
    expect(texts().some((text) => text.startsWith('No patient attached'))).toBe(true);
    expect(texts()).toContain('--/--');
  });
});

describe('what hands do', () => {
  it('does what the dock does', () => {
    const { draw, press, handle, recorded } = bedside();
    const host = hostOf();
    draw(host);
    for (const [name, deed] of [
      ['Attach the monitor to the patient', 'attach_monitor'],
      ['Zero the transducers and calibrate the O2 cell', 'calibrate'],
      ['Start ventilation', 'start_ventilation'],
      ['Inspiratory hold', 'inspiratory_hold'],
      ['Expiratory hold', 'expiratory_hold'],
      ['Silence the alarm for 2 min', 'silence_alarm'],
      ['Suction catheter', 'suction'],
      ['Chest compressions', 'start_cpr'],
    ] as const) {
      press(name);
      expect(recorded.dispatched.at(-1), name).toEqual({ do: deed });
    }
    press('Syringe: adrenaline 1 mg');
    expect(recorded.dispatched.at(-1)).toEqual({ do: 'give_adrenaline', value: 1 });
    press('Defibrillator: 200 J');
    expect(recorded.dispatched.at(-1)).toEqual({ do: 'defibrillate', value: 200 });
    const knob = handle('PEEP');
    if (knob.role === 'slider') knob.set(12);
    expect(recorded.inputs.at(-1)).toEqual(['peep', 12]);
    const bag = handle('Bag of fluid');
    if (bag.role === 'slider') bag.tap?.({ x: 0, y: 0 });
    expect(recorded.inputs.at(-1)).toEqual(['fluid', 250]);
    press('Ratio of inspiration to expiration');
    expect(recorded.inputs.at(-1)).toEqual(['ie_ratio', '1:3']);
    press('Mode: volume or pressure control');
    expect(recorded.inputs.at(-1)).toEqual(['vent_mode', 'Pressure Control']);
  });

  it('keeps the monitor with its keys, and the patient, on a phone', () => {
    const { draw, texts, press, recorded } = bedside(sizes[0]);
    draw(hostOf({ patient: 'Asystole' }));
    expect(texts()).toContain('Large');
    press('Chest compressions');
    expect(recorded.dispatched.at(-1)).toEqual({ do: 'start_cpr' });
    press('Attach the monitor to the patient');
    expect(recorded.dispatched.at(-1)).toEqual({ do: 'attach_monitor' });
  });

  it('has the inspired oxygen on the blood gas slip, and on the ventilator what the O2 cell makes of it', () => {
    const { draw, texts } = bedside();
    const host = new SimulationHost({
      simulation,
      inputs: { ...defaultInputs(entry), fio2: 0.21 },
      applies: { patient: 'restart' },
      seed: 1,
      grade: 'school',
    });
    host.act({ do: 'start_ventilation' });
    host.advance(10);
    draw(host);
    expect(texts().some((text) => text.includes('FiO2   0.21'))).toBe(true);
    expect(texts()).toContain('22');
    host.act({ do: 'calibrate' });
    host.advance(10);
    draw(host);
    expect(texts()).toContain('21');
  });

  it('turns to trends and log', () => {
    const { draw, press, texts } = bedside();
    const host = care(hostOf());
    host.advance(8000);
    draw(host);
    press('Size of the monitor');
    press('Trends and event log');
    draw(host);
    expect(texts().some((text) => text.includes('Monitor attached') && text.includes('Ventilation started'))).toBe(
      true,
    );
  });
});

import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createAlarmBar, type AlarmLevel } from './alarm-bar';
import { createBellowsLung } from './bellows-lung';
import { createBloodGasSlip } from './blood-gas-slip';
import { createNumericTile } from './numeric-tile';
import { createPatientInBed } from './patient-in-bed';
import { createPatientMonitor, MONITOR_TRACES } from './patient-monitor';
import { createResuscitationTray } from './resuscitation-tray';
import { createSyringePump } from './syringe-pump';
import { createTrendScreen } from './trend-screen';
import { createVentilator } from './ventilator';
import { createWaveformSweep } from './waveform-sweep';

const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  part.position.set(x, y);
  root.addChild(part);
  return root;
};

const sweep = (samples: number) => (context: StageContext) => {
  const made = createWaveformSweep(context, [
    { colour: 0x4ade80, samples: 600 },
    { colour: 0xf87171, samples: 600 },
  ]);
  made.lay(
    360,
    [
      { y: 0, height: 60 },
      { y: 70, height: 60 },
    ],
    2,
  );
  made.scale(0, -1.2, 1.2);
  made.scale(1, -1.2, 1.2);
  for (let n = 0; n < samples; n++) {
    made.put(0, Math.sin(n / 12));
    made.put(1, Math.sin(n / 30));
  }
  made.draw();
  return at(20, 20, made.root);
};

const monitor = (attached: boolean, alarm: AlarmLevel) => (context: StageContext) => {
  const made = createPatientMonitor(context);
  made.lay(606, 296, 1, true);
  made.keys.zero.set('Zero', !attached);
  made.keys.silence.set('Silence', false);
  made.keys.trends.set('Trends', false);
  made.keys.size.set('Large', false);
  made.alarm.set(alarm, alarm === 'quiet' ? 'no alarm' : '▲ MAP 44 < 65 mmHg', false, 0);
  made.tiles.arterial.alarm(alarm === 'high');
  made.prompt(attached ? '' : 'No patient attached');
  if (attached) {
    made.tiles.ecg.set('118', 'HR\n/min', '');
    made.tiles.arterial.set('65/28', '', 'MAP 44');
    made.tiles.pleth.set('96', '%\nSpO2', '');
    made.tiles.co2.set('35', 'mmHg\nRR 12', '');
    for (const trace of Object.values(MONITOR_TRACES)) {
      for (let n = 0; n < 500; n++) made.sweep.put(trace, 0.5 + 0.4 * Math.sin(n / 18));
    }
  }
  made.sweep.draw();
  return at(10, 10, made.root);
};

const ventilator = (compact: boolean) => (context: StageContext) => {
  const made = createVentilator(context);
  made.lay(compact ? 330 : 322, compact ? 112 : 352, 1, compact);
  for (let n = 0; n < 900; n++) {
    const t = (n % 500) / 100;
    const filling = t < 1.67;
    if (n % 500 === 0) made.breath();
    const volume = filling ? 300 * t : 500 * Math.exp(-(t - 1.67) / 0.48);
    made.put(5 + (filling ? volume / 60 + 2.4 : 0), filling ? 300 : -volume / 0.48, volume);
  }
  made.knob('volume', 'VT mL', '500', 0.43);
  made.knob('rate', 'Rate /min', '12', 0.22);
  made.knob('peep', 'PEEP', '5', 0.25);
  made.knob('oxygen', 'FiO2', '0.40', 0.24);
  made.value('ppeak', '15.7');
  made.value('pplat', '13.3');
  made.value('vte', '500');
  made.value('minute', '6.0');
  made.value('auto', '0.0');
  made.value('oxygen', '40');
  for (const [key, label] of [
    ['start', 'On'],
    ['inspiration', 'I hold'],
    ['expiration', 'E hold'],
    ['mode', 'VC'],
    ['ratio', '1:2'],
  ] as const) {
    made.keys[key].set(label, key === 'start');
  }
  made.draw();
  return at(10, 10, made.root);
};

const bed = (filled: number, pressed: number | null) => (context: StageContext) => {
  const made = createPatientInBed(context);
  made.set(filled, pressed);
  made.perfuse(pressed === null);
  return at(24, 170, made.root);
};

const bellows = (volume: number) => (context: StageContext) => {
  const made = createBellowsLung(context, 80, 148, 1200);
  made.set(volume);
  return at(60, 166, made.root);
};

const pump = (display: string, rate: number, left: number) => (context: StageContext) => {
  const made = createSyringePump(context);
  made.set(display, rate, left);
  made.caption('500 mL\ngiven', 'Noradrenaline', 'µg/kg\n/min');
  return at(16, 196, made.root);
};

const tray = (named: boolean) => (context: StageContext) => {
  const made = createResuscitationTray(context);
  made.lay(446, named);
  return at(12, 12, made.root);
};

const bar = (level: AlarmLevel, silent: boolean) => (context: StageContext) => {
  const made = createAlarmBar(context);
  made.lay(320, 28, 12);
  made.set(level, level === 'quiet' ? 'no alarm' : '▲ SpO2 86 < 90 %', silent, 0);
  return at(12, 12, made.root);
};

const BED = { width: 520, height: 270 } as const;
const MONITOR = { width: 630, height: 330 } as const;
const BAR = { width: 344, height: 52 } as const;
const BELLOWS = { width: 150, height: 184 } as const;

export const specimens: readonly Specimen[] = [
  {
    part: 'Waveform sweep',
    states: [
      { name: 'first sweep', width: 400, height: 170, create: sweep(330) },
      { name: 'over its own end', width: 400, height: 170, create: sweep(860) },
    ],
  },
  {
    part: 'Patient monitor',
    states: [
      { name: 'attached, high alarm', ...MONITOR, create: monitor(true, 'high') },
      { name: 'no patient', ...MONITOR, create: monitor(false, 'quiet') },
    ],
  },
  {
    part: 'Alarm bar',
    states: [
      { name: 'high', ...BAR, create: bar('high', false) },
      { name: 'medium, silenced', ...BAR, create: bar('medium', true) },
      { name: 'quiet', ...BAR, create: bar('quiet', false) },
    ],
  },
  {
    part: 'Numeric tile',
    states: [
      {
        name: 'pressure, alarm',
        width: 220,
        height: 110,
        create(context) {
          const made = createNumericTile(context, { colour: 0xf87171, digits: 7, share: 0.58 });
          made.lay(200, 90, 14);
          made.set('65/28', '', 'MAP 44');
          made.alarm(true);
          return at(10, 10, made.root);
        },
      },
    ],
  },
  {
    part: 'Trend screen',
    states: [
      {
        name: 'twenty minutes',
        width: 560,
        height: 260,
        create(context) {
          const made = createTrendScreen(
            context,
            [
              { name: 'HR', colour: 0x4ade80 },
              { name: 'MAP', colour: 0xf87171 },
            ],
            10,
            160,
          );
          const values = new Float32Array(720);
          for (let n = 0; n < 360; n++) {
            values[n] = 90 + 20 * Math.sin(n / 20);
            values[360 + n] = 70 + 10 * Math.sin(n / 14);
          }
          made.lay(540, 240, 12);
          made.log(['00:12 Monitor attached', '04:30 ▲ Alarm: MAP low', '06:02 Fluid 500 mL in all']);
          made.draw(values, 360, 120);
          return at(10, 10, made.root);
        },
      },
    ],
  },
  {
    part: 'Ventilator',
    states: [
      { name: 'whole', width: 346, height: 380, create: ventilator(false) },
      { name: 'screen alone', width: 354, height: 136, create: ventilator(true) },
    ],
  },
  {
    part: 'Patient in bed',
    states: [
      { name: 'end of expiration', ...BED, create: bed(0, null) },
      { name: 'deep breath', ...BED, create: bed(1, null) },
      { name: 'compressed', ...BED, create: bed(0.2, 1) },
    ],
  },
  {
    part: 'Bellows lung',
    states: [
      { name: 'empty', ...BELLOWS, create: bellows(0) },
      { name: '500 mL', ...BELLOWS, create: bellows(500) },
      { name: '1200 mL', ...BELLOWS, create: bellows(1200) },
    ],
  },
  {
    part: 'Syringe pump and bag',
    states: [
      { name: 'off, full bags', width: 160, height: 220, create: pump('0.00', 0, 1) },
      { name: '0.40 µg/kg/min', width: 160, height: 220, create: pump('0.40', 0.2, 0.5) },
    ],
  },
  {
    part: 'Resuscitation tray',
    states: [
      { name: 'with names', width: 470, height: 76, create: tray(true) },
      { name: 'without', width: 470, height: 76, create: tray(false) },
    ],
  },
  {
    part: 'Blood gas slip',
    states: [
      {
        name: 'printed',
        width: 220,
        height: 180,
        create(context) {
          const made = createBloodGasSlip(context);
          made.lay(190, 158, 12.5);
          made.set([
            'pH     7.38',
            'PaCO2  41 mmHg',
            'PaO2   172 mmHg',
            'FiO2   0.40',
            'P/F    143 moderate',
            'S/F    157 moderate',
          ]);
          return at(12, 8, made.root);
        },
      },
    ],
  },
];

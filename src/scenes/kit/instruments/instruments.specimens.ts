import { Container, Graphics } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createLead, type LeadKind } from '../electric/lead';
import { typeSizes } from '../layout/type-sizes';
import { createDisplay } from './display';
import { createInstrument, type InstrumentOptions } from './instrument';
import { createKey, type KeyOptions } from './key';
import { createKnob } from './knob';
import { createHousing, type HousingForm } from './housing';
import { drawSocket, moved, portAt, type SocketKind } from './socket';

const TYPE = typeSizes(1);
const box = (width: number, height: number) => ({ x: 12, y: 12, width: width - 24, height: height - 24 });

const METER: InstrumentOptions = {
  form: 'hand-held',
  display: { rows: [{ unit: 'mA', widest: '−00.00' }], note: true },
  keys: [
    { press() {}, name: 'Hold' },
    { action: 'stir', print: 'Range' },
  ],
  knobs: [{ input: 'medium' }],
  sockets: [
    { id: 'mA', kind: 'red', label: 'mA' },
    { id: 'com', kind: 'black', label: 'COM' },
  ],
};

const TIMER: InstrumentOptions = {
  title: 'Light gate',
  lamp: true,
  display: { rows: [{ unit: 's', widest: '00.0000' }], note: true },
};

const CONSOLE: InstrumentOptions = {
  form: 'console',
  title: 'Ventilator',
  display: {
    rows: [
      { label: 'Tidal volume', unit: 'mL', widest: '000' },
      { label: 'Pressure', unit: 'cmH₂O', widest: '00.0' },
      { label: 'Rate', unit: '/min', widest: '00', second: true },
    ],
    note: true,
  },
  keys: [
    { action: 'stir', print: 'Start' },
    { press() {}, name: 'Silence', tone: 'stop' },
  ],
  knobs: [{ input: 'length' }, { action: 'set_voltage' }],
};

const SUPPLY: InstrumentOptions = {
  title: 'Power supply',
  display: { rows: [{ unit: 'V', widest: '00.0' }] },
  keys: [{ input: 'lamp', print: 'Output' }],
  knobs: [{ action: 'set_voltage', print: 'Voltage' }],
  sockets: [
    { id: 'minus', kind: 'black', label: '−' },
    { id: 'plus', kind: 'red', label: '+' },
  ],
};

const PANEL: InstrumentOptions = {
  form: 'panel',
  title: 'Room',
  display: { rows: [{ unit: '°C', widest: '00.0' }] },
  keys: [
    { press() {}, name: 'Warmer', print: '+' },
    { press() {}, name: 'Cooler', print: '−' },
  ],
};

function instrument(options: InstrumentOptions, texts: readonly string[], note = '', warning = false) {
  return (width: number, height: number) => ({
    width,
    height,
    create(context: StageContext): Container {
      const made = createInstrument(context, options);
      texts.forEach((text, n) => made.set(n, text));
      if (note !== '') made.note(note, warning ? 'warning' : 'plain');
      made.light(true);
      made.lay(box(width, height), TYPE);
      return made.root;
    },
  });
}

const KEY_STATES: readonly (readonly [string, KeyOptions, (key: ReturnType<typeof createKey>) => void])[] = [
  ['at rest', { action: 'release' }, () => {}],
  ['held down', { action: 'release' }, (key) => key.hold(true)],
  ['lit', { action: 'stir' }, (key) => key.light(true)],
  ['out of use', { action: 'release' }, (key) => key.enable(false)],
  ['accent', { action: 'release', tone: 'accent' }, () => {}],
  ['stops', { action: 'release', tone: 'stop' }, () => {}],
];

const SOCKETS: readonly SocketKind[] = ['red', 'black', 'blue', 'green', 'yellow', 'bnc', 'probe', 'mains', 'hose'];
const LEADS: readonly LeadKind[] = ['red', 'black', 'probe', 'mains', 'hose', 'tube'];
const FORMS: readonly HousingForm[] = ['bench', 'hand-held', 'panel', 'console'];

export const specimens: readonly Specimen[] = [
  {
    part: 'Instrument',
    states: [
      { name: 'bench timer', ...instrument(TIMER, ['1.4193'], 'mean period, 8 swings')(260, 130) },
      { name: 'bench timer, small', ...instrument(TIMER, ['1.4193'], 'waits for two passes')(190, 120) },
      { name: 'hand-held meter, upright', ...instrument(METER, ['−12.84'], 'range 20 mA')(210, 330) },
      { name: 'hand-held meter, across', ...instrument(METER, ['−12.84'], 'overload', true)(380, 190) },
      { name: 'power supply', ...instrument(SUPPLY, ['12.0'])(300, 190) },
      { name: 'console', ...instrument(CONSOLE, ['482', '18.5', '14'], 'Pressure high', true)(420, 300) },
      { name: 'wall panel', ...instrument(PANEL, ['21.4'])(200, 160) },
    ],
  },
  {
    part: 'Display',
    states: [
      {
        name: 'two rows beside their labels',
        width: 300,
        height: 120,
        create(context) {
          const made = createDisplay(context, {
            rows: [
              { label: 'Force', unit: 'N', widest: '−000.0' },
              { label: 'Strain', unit: '%', widest: '00.00' },
            ],
          });
          made.set(0, '−128.4');
          made.set(1, '12.07');
          made.lay(box(300, 120), TYPE);
          return made.root;
        },
      },
      {
        name: 'narrow, a small row and a warning',
        width: 150,
        height: 150,
        create(context) {
          const made = createDisplay(context, {
            rows: [
              { label: 'pH', widest: '00.00' },
              { unit: '°C', widest: '00.0', second: true },
            ],
            note: true,
          });
          made.set(0, '8.74');
          made.set(1, '25.0');
          made.note('not calibrated since yesterday', 'warning');
          made.lay(box(150, 150), TYPE);
          return made.root;
        },
      },
      {
        name: 'off',
        width: 200,
        height: 90,
        create(context) {
          const made = createDisplay(context, { rows: [{ unit: 'V', widest: '00.0' }] });
          made.lay(box(200, 90), TYPE);
          made.power(false);
          return made.root;
        },
      },
    ],
  },
  {
    part: 'Key',
    states: KEY_STATES.map(([name, options, then]) => ({
      name,
      width: 150,
      height: 64,
      create(context: StageContext) {
        const root = new Container();
        const housing = createHousing(context, { form: 'panel' });
        housing.lay({ x: 2, y: 2, width: 146, height: 60 });
        const key = createKey(context, options);
        key.lay({ x: 18, y: 14, width: 114, height: 36 }, TYPE);
        then(key);
        root.addChild(housing.root, key.root);
        return root;
      },
    })),
  },
  {
    part: 'Instrument knob',
    states: [
      {
        name: 'of a number',
        width: 120,
        height: 120,
        create(context) {
          const made = createKnob(context, { input: 'length' });
          made.lay(box(120, 120), TYPE);
          return made.root;
        },
      },
      {
        name: 'of a list',
        width: 120,
        height: 120,
        create(context) {
          const made = createKnob(context, { input: 'medium' });
          made.lay(box(120, 120), TYPE);
          return made.root;
        },
      },
    ],
  },
  {
    part: 'Housing',
    states: FORMS.map((form) => ({
      name: form,
      width: 180,
      height: 130,
      create(context: StageContext) {
        const made = createHousing(context, { form });
        made.lay({ x: 14, y: 10, width: 152, height: 104 });
        return made.root;
      },
    })),
  },
  {
    part: 'Lead',
    states: [
      ...LEADS.map((kind) => ({
        name: kind,
        width: 260,
        height: 150,
        create(context: StageContext) {
          const root = new Container();
          const lead = createLead(context, { kind });
          if (kind === 'tube') lead.fill(0xd6336c);
          lead.lay(portAt({ x: 40, y: 50 }, 'top'), portAt({ x: 220, y: 60 }, 'left'));
          root.addChild(lead.root);
          return root;
        },
      })),
      {
        name: 'around a screen, with a clip',
        width: 340,
        height: 220,
        create(context: StageContext) {
          const root = new Container();
          const meter = createInstrument(context, SUPPLY);
          meter.lay({ x: 60, y: 20, width: 220, height: 150 }, TYPE);
          const lead = createLead(context, { kind: 'red', ends: ['clip', 'plug'] });
          lead.lay(portAt({ x: 22, y: 60 }, 'front'), moved(meter.port('plus'), { x: 0, y: 0 }), {
            avoid: meter.clear(),
            floor: 206,
          });
          root.addChild(meter.root, lead.root);
          return root;
        },
      },
      {
        name: 'sockets',
        width: 320,
        height: 50,
        create(context: StageContext) {
          const g = new Graphics();
          SOCKETS.forEach((kind, n) => drawSocket(g, context, kind, { x: 24 + n * 34, y: 24 }, 'front'));
          const root = new Container();
          const housing = createHousing(context, { form: 'panel' });
          housing.lay({ x: 1, y: 1, width: 318, height: 48 });
          root.addChild(housing.root, g);
          return root;
        },
      },
    ],
  },
];

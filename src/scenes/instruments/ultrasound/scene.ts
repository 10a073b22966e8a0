/** An ultrasound room: what is scanned with the probe on it, the machine with its screen, time-gain sliders and knobs. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createEchoScreen } from './echo-screen';
import { createProbeAndBody } from './probe-and-body';
import { createTgcColumn } from './tgc-column';

const ARRANGEMENT: Arrangements<'body' | 'screen' | 'tgc' | 'panel'> = {
  wide: row(grow(1, column(grow(1, 'body'), row(grow(0.5, 'tgc'), grow(2, 'panel')))), grow(1.12, 'screen')),
  // A phone has its knobs in the dock: the picture needs the room.
  tall: column(grow(0.62, row(grow(1.5, 'body'), grow(0.7, 'tgc'))), grow(1.5, 'screen')),
};

function describeUltrasound({ view, params, shown }: Frame<'ultrasound_imaging'>): string {
  return [
    `An ultrasound machine with a ${params.transducer.toLowerCase()} probe on ${params.phantom}, ${params.mode}.`,
    view.gel ? 'There is gel under the probe.' : 'There is no gel: the screen is black but for echoes near the probe.',
    `The picture reaches ${params.depth} cm deep; MI ${shown.mi.text}, TI ${shown.ti.text}.`,
    view.gate === null ? '' : `The gate lies ${view.gate} mm deep.`,
    shown.measured_velocity.value === null ? '' : `The peak velocity reads ${shown.measured_velocity.text} cm/s.`,
    shown.fractional_shortening.value === null
      ? ''
      : `The wall moves: shortening ${shown.fractional_shortening.text} %.`,
    view.caliper === null ? '' : `The callipers read ${shown.caliper_distance.text} mm.`,
    view.advice === '' ? '' : `${view.advice}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export const createScene: CreateScene<'ultrasound_imaging'> = (context) => {
  const root = new Container({ label: 'ultrasound machine' });
  const room = createRoom(context, { kind: 'clinic' });
  const body = createProbeAndBody(context);
  const screen = createEchoScreen(context);
  const tgc = createTgcColumn(context);
  let frozen = false;
  const panel = createInstrument(context, {
    form: 'panel',
    keys: [
      {
        press: () => context.dispatch({ do: frozen ? 'unfreeze' : 'freeze' }),
        name: 'Freeze, or live again',
        print: 'FREEZE',
      },
    ],
    knobs: [
      { input: 'gain', print: 'Gain' },
      { input: 'frequency', print: 'MHz' },
      { input: 'depth', print: 'Depth' },
      { input: 'doppler_angle', print: 'Angle' },
    ],
  });
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  root.addChild(room.root, screen.root, tgc.root, panel.root, leads.root, body.root);
  let cabled = '';
  /** Where the cable goes into the machine. */
  let inlet = { x: 0, y: 0 };

  const laidScreen: Placed = {
    root: screen.root,
    least: (type) => screen.least(type),
    lay(box, type) {
      screen.lay(box, type);
      inlet = box.x > 100 ? { x: box.x, y: box.y + box.height * 0.12 } : { x: box.x + box.width * 0.3, y: box.y };
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { body, screen: laidScreen, tgc, panel },
        inset(stageBox(stage), 12, 12),
        stage.type,
      );
      for (const part of [...panel.knobs, ...panel.keys]) part.enable(stage.layout === 'wide');
      room.resize(stage, null);
      leads.keep([...panel.clear()], stage.height);
      cabled = '';
    },

    draw(frame, now) {
      frozen = frame.view.frozen;
      panel.keys[0]?.light(frozen);
      body.draw(frame, now);
      screen.draw(frame);
      tgc.set(frame.params.tgc);
      const { x, y } = body.cable;
      const key = `${x} ${y}`;
      if (key !== cabled) {
        cabled = key;
        leads.lay(cable, portAt(body.cable, 'top'), portAt(inlet, inlet.y < 100 ? 'left' : 'top'));
      }
    },

    describe: describeUltrasound,

    destroy: () => root.destroy({ children: true }),
  };
};

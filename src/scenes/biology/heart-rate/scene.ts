/** A treadmill in a clinic: person with electrodes, heart cut open, console with the numbers, recorder with its paper. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createHeartSection } from './heart-section';
import { createPaperRecorder } from './paper-recorder';
import { createRunner, RUNNER_SIZE } from './runner';

const ARRANGEMENT: Arrangements<'runner' | 'heart' | 'console' | 'recorder'> = {
  wide: column(grow(2.2, row(grow(1.5, 'runner'), grow(1.05, 'heart'), grow(0.82, 'console'))), grow(1, 'recorder')),
  tall: column(grow(1.55, row(grow(1.3, 'runner'), grow(1, 'heart'))), 'console', grow(1, 'recorder')),
};
/** The recorder's customary settings; the model's paper holds 6 s. */
const PAPER = { speed: 25, gain: 10, seconds: 6, rate: 250 } as const;
const ACROSS = PAPER.seconds * PAPER.speed;
/** ms that the callipers span before they are set. */
const SPAN_AT_FIRST = 800;
const FLOOR_DEPTH = 40;
const GAITS = { Resting: 'stands still', Walking: 'walks', Running: 'runs' } as const;

function describeTreadmill({ view, shown, hidden, params }: Frame<'heart_rate'>): string {
  return [
    `The person on the treadmill ${GAITS[view.doing]}.`,
    params.stimulant === 'Caffeine' && !hidden.has('stimulant') ? 'An empty cup of coffee stands on the console.' : '',
    `The monitor shows ${shown.heart_rate.text} beats a minute, ${shown.systolic_mmhg.text} over ${shown.diastolic_mmhg.text} mmHg and ${shown.stroke_volume_ml.text} mL a beat.`,
    view.held
      ? 'The paper stands still, with the last six seconds of lead II on it.'
      : 'The pen writes lead II on paper that runs at 25 mm/s.',
    view.callipers === null ? '' : `The callipers span ${shown.caliper_ms.text} ms.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export const createScene: CreateScene<'heart_rate'> = (context) => {
  const root = new Container({ label: 'heart rate and activity' });
  const room = createRoom(context, { kind: 'clinic' });
  const runner = createRunner(context);
  const heart = createHeartSection(context);
  const console = createInstrument(context, {
    form: 'panel',
    title: 'Monitor',
    display: {
      rows: [
        { label: 'HR', unit: '/min', widest: '000.0' },
        { label: 'BP', unit: 'mmHg', widest: '000/000', second: true },
        { label: 'SV', unit: 'mL', widest: '000.0', second: true },
      ],
    },
    keys: [
      { action: 'set_activity', value: () => 'Resting', name: 'Treadmill: stand', print: 'STAND' },
      { action: 'set_activity', value: () => 'Walking', name: 'Treadmill: walk', print: 'WALK' },
      { action: 'set_activity', value: () => 'Running', name: 'Treadmill: run', print: 'RUN' },
      { action: 'stop_paper', print: 'HOLD' },
    ],
  });
  const recorder = createPaperRecorder(context, ACROSS);
  root.addChild(room.root, runner.root, heart.root, console.root, recorder.root);

  let floor = 0;
  const layRunner: Placed = {
    lay(box) {
      const at = fitted(box, RUNNER_SIZE);
      runner.root.position.set(at.x, at.y + at.height);
      runner.root.scale.set(at.scale);
      floor = at.y + at.height - FLOOR_DEPTH * at.scale;
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { runner: layRunner, heart, console, recorder },
        inset(stageBox(stage), 14, 14),
        stage.type,
      );
      room.resize(stage, floor);
    },

    draw({ view, params, shown, hidden, time, fields }) {
      runner.move(view.doing, time, view.speed);
      runner.person(params.age, params.stimulant === 'Caffeine' && !hidden.has('stimulant'));
      heart.beat(view.since, view.until, Math.min(1, view.rise));
      console.set(0, shown.heart_rate.text);
      console.set(1, `${shown.systolic_mmhg.text}/${shown.diastolic_mmhg.text}`);
      console.set(2, shown.stroke_volume_ml.text);
      console.keys[0]?.light(view.doing === 'Resting');
      console.keys[1]?.light(view.doing === 'Walking');
      console.keys[2]?.light(view.doing === 'Running');
      const { paper, callipers } = recorder;
      const from = fields.trace.length - view.filled;
      const apart = PAPER.speed / PAPER.rate;
      paper.roll(view.paperEnd * PAPER.speed);
      paper.write(0, fields.trace, from, view.filled, ACROSS - view.filled * apart, apart, PAPER.gain);
      recorder.pen(recorder.zero - PAPER.gain * (fields.trace[fields.trace.length - 1] ?? 0));
      callipers.set(
        view.callipers ?? SPAN_AT_FIRST,
        shown.caliper_ms.text === '' || view.callipers === null ? 'ms' : `${shown.caliper_ms.text} ms`,
      );
    },

    describe: describeTreadmill,

    destroy: () => root.destroy({ children: true }),
  };
};

/** The ripple tank from above: water, dippers on their bar, probe with recorder, protractor, ruler, vibrator. */
import { Container } from 'pixi.js';
import type { Box, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createCallout } from '../../kit/words/callout';
import { describeRippleTank } from './describe-ripple-tank';
import { createTankDippers } from './ripple-tank-dippers';
import { createTankMeasures } from './ripple-tank-measures';
import { originOf, tankPlan, WIDTH_CM } from './ripple-tank-plan';
import { createTankProbe } from './ripple-tank-probe';
import { createTankWater } from './ripple-tank-water';
import type { WaveApparatus } from './wave-apparatus';

/** On a phone the water has the width of the stage; frequency and phase are turned on the page, the probe's trace is left out. */
const ARRANGEMENT: Arrangements<'tank' | 'recorder' | 'meter' | 'vibrator' | 'look'> = {
  wide: row(grow(62, 'tank'), grow(30, column(grow(1, 'recorder'), 'meter', 'vibrator', 'look'))),
  tall: column(grow(1, 'tank'), row('look', grow(1, 'meter'))),
};
const MARGIN = { wide: 12, tall: 6 } as const;

export function createRippleTankStage(context: SceneContext<'wave_interference'>): WaveApparatus {
  const root = new Container({ label: 'ripple tank stage' });
  // In the order in which the Tab key goes.
  const vibrator = createInstrument(context, {
    form: 'panel',
    title: 'Vibrator',
    keys: [
      { action: 'drive', sound: 'switch' },
      { action: 'strobe', print: 'Strobe' },
    ],
    knobs: [{ input: 'frequency' }, { input: 'phase', print: 'Phase' }],
  });
  const dippers = createTankDippers(context);
  const probe = createTankProbe(context);
  const measures = createTankMeasures(context);
  const water = createTankWater(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  const overWater = new Container({ label: 'over the water' });
  overWater.addChild(water.lines, ...probe.paths, measures.protractor, dippers.root, probe.root);
  root.addChild(
    water.root,
    overWater,
    probe.recorder.root,
    probe.meter.root,
    vibrator.root,
    water.look.root,
    probe.leads,
    ...water.scales,
    measures.ruler,
    measures.slip,
    message.root,
  );
  let visible = true;
  let layout: 'wide' | 'tall' = 'wide';
  const tank = {
    lay(box: Box) {
      tankBox = box;
    },
  };
  let tankBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  const parts = { tank, recorder: probe.recorder, meter: probe.meter, vibrator, look: water.look } as const;
  /** What is not on the stage is not there for the keyboard either. */
  const enable = (): void => {
    for (const part of [...vibrator.keys, ...vibrator.knobs]) part.enable(visible && layout === 'wide');
    for (const part of [...dippers.handles, probe.handle, ...measures.handles, ...water.look.keys])
      part.enable(visible);
  };

  return {
    root,
    show(next) {
      root.visible = next;
      visible = next;
      enable();
    },
    resize(stage) {
      const { type } = stage;
      ({ layout } = stage);
      arrange(ARRANGEMENT[layout], parts, inset(stageBox(stage), MARGIN[layout]), type);
      const plan = tankPlan(tankBox, layout, type);
      overWater.position.copyFrom(originOf(plan));
      dippers.lay(plan);
      probe.lay(plan);
      measures.lay(plan);
      water.lay(plan);
      message.lay(WIDTH_CM * plan.cm - 40);
      message.root.position.set(plan.water.x + (WIDTH_CM * plan.cm) / 2, plan.water.y + 12);
      enable();
    },
    draw(frame, now) {
      const { view, params } = frame;
      if (view.is !== 'tank') return;
      water.draw(view, frame, now);
      dippers.draw(view, params, now);
      probe.draw(view, frame);
      measures.draw(view.message);
      message.set(view.message ?? '');
    },
    describe: (frame) => describeRippleTank(frame, measures.arm),
  };
}

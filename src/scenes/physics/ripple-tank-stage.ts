/** The ripple tank from above: water, dippers on their bar, probe with recorder, protractor, ruler, vibrator. */
import { Container } from 'pixi.js';
import type { SceneContext } from '../contract';
import { createCallout } from '../kit/callout';
import { describeRippleTank } from './describe-ripple-tank';
import { createTankDippers } from './ripple-tank-dippers';
import { createTankMeasures } from './ripple-tank-measures';
import { originOf, PLANS, WIDTH_CM } from './ripple-tank-plan';
import { createTankProbe } from './ripple-tank-probe';
import { createDriveHandle, createTankVibrator } from './ripple-tank-vibrator';
import { belowTank, createTankWater } from './ripple-tank-water';
import type { WaveApparatus } from './wave-apparatus';

/** Up to so many stage units to a CSS pixel there is room for what hands may do. */
const CAPTION_PIXEL = 1.05;

export function createRippleTankStage(context: SceneContext<'wave_interference'>): WaveApparatus {
  const root = new Container({ label: 'ripple tank stage' });
  // In the order in which the Tab key goes.
  const driveHandle = createDriveHandle(context);
  const dippers = createTankDippers(context);
  const probe = createTankProbe(context);
  const measures = createTankMeasures(context);
  const vibrator = createTankVibrator(context, driveHandle);
  const water = createTankWater(context);

  const message = createCallout(context, { size: 13, tone: 'warning' });
  const caption = context.text({
    text: 'Drag the dippers, the probe, the ruler and the arm.',
    size: 12,
    colour: context.theme.inkSoft,
    anchor: [0.5, 0.5],
  });
  const overWater = new Container({ label: 'over the water' });
  overWater.addChild(water.lines, ...probe.paths, measures.protractor, dippers.root, probe.root);
  root.addChild(
    water.root,
    overWater,
    probe.lead,
    probe.recorder,
    vibrator.root,
    ...water.buttons,
    vibrator.driveButton,
    ...water.scales,
    caption,
    measures.ruler,
    measures.slip,
    message.root,
  );

  return {
    root,
    show(visible) {
      root.visible = visible;
      for (const handle of [...dippers.handles, probe.handle, ...measures.handles, ...water.handles])
        handle.enable(visible);
      vibrator.show(visible);
    },
    resize({ layout, pixel }) {
      const plan = PLANS[layout];
      overWater.position.copyFrom(originOf(plan));
      dippers.lay(plan);
      probe.lay(plan, pixel);
      measures.lay(plan, pixel);
      vibrator.lay(plan, pixel);
      water.lay(plan, pixel);
      const width = WIDTH_CM * plan.cm;
      caption.position.set(plan.chart.x + plan.chart.width / 2, belowTank(plan));
      caption.visible = plan.vibrator !== null && pixel < CAPTION_PIXEL;
      message.lay(width - 40);
      message.root.position.set(plan.water.x + width / 2, plan.water.y + 12);
    },
    draw(frame, now) {
      const { view, params } = frame;
      if (view.is !== 'tank') return;
      water.draw(view, frame);
      dippers.draw(view, params, now);
      probe.draw(view, frame);
      measures.draw(view.message);
      vibrator.draw(view, params);
      message.set(view.message ?? '');
    },
    describe: (frame) => describeRippleTank(frame, measures.arm),
  };
}

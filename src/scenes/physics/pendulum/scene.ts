/** A bob on a string before a protractor, over a light gate with its timer; a stopwatch, and what it does as curves. */
import { Container } from 'pixi.js';
import type { Box, CreateScene } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { describePendulum } from './describe-pendulum';
import { createPendulumCharts } from './pendulum-charts';
import { createPendulumHands } from './pendulum-hands';
import { createPendulumSwing } from './pendulum-swing';
import { createGateTimer, createStopwatch, writeGate, writeStopwatch } from './swing-timers';

const ARRANGEMENT: Arrangements<'swing' | 'gate' | 'watch' | 'angle' | 'phase' | 'energy'> = {
  wide: row(
    grow(2, 'swing'),
    grow(
      1,
      spaced(
        6,
        column(grow(4, 'angle'), grow(4, row(grow(5, 'phase'), grow(3, 'energy'))), grow(2, 'gate'), grow(3, 'watch')),
      ),
    ),
  ),
  tall: column(grow(5, 'swing'), spaced(36, row(grow(6, 'watch'), grow(5, 'gate')))),
};

const TEXT_EVERY_MS = 100;

export const createScene: CreateScene<'matterjs_physics/pendulum'> = (context) => {
  const root = new Container({ label: 'simple pendulum', visible: false });
  const room = createRoom(context, { kind: 'physics-hall' });
  const swing = createPendulumSwing(context);
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  let timing = false;
  const gate = createGateTimer(context);
  const watch = createStopwatch(context, () => timing);
  const charts = createPendulumCharts(context);
  const { angle, phase, energy } = charts;
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(
    room.root,
    angle.root,
    phase.root,
    energy.root,
    watch.root,
    gate.root,
    leads.root,
    swing.root,
    message.root,
  );
  const hands = createPendulumHands(context, swing);
  let lastText = Number.NEGATIVE_INFINITY;
  let swingBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  const places = {
    swing: {
      lay: (box: Box) => {
        swingBox = box;
      },
    },
    gate,
    watch,
    angle,
    phase,
    energy,
  };

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], places, inset(stageBox(stage), 12), stage.type);
      swing.lay(swingBox, stage.type);
      const { footY } = swing;
      room.resize(
        stage,
        footY - 30,
        swing.feet.map((foot) => ({ ...foot, y: footY })),
      );
      // On a phone the timer stands in front of the gate, else beside it.
      leads.keep([], stage.layout === 'tall' ? stage.height - 24 : footY + 3);
      leads.lay(cable, swing.gatePort, gate.port('gate'), { slack: 0.2 });
      message.root.position.set(swingBox.x + swingBox.width / 2, swingBox.y + swingBox.height * 0.42);
      message.lay(swingBox.width * 0.6);
      charts.resize();
      lastText = Number.NEGATIVE_INFINITY;
    },

    draw(frame, now) {
      const { view, running } = frame;
      root.visible = true;
      timing = view.stopwatch.running;
      swing.draw(frame, now);
      charts.draw(frame);
      hands.draw(frame);
      message.set(view.message ?? '');
      gate.light(view.gateLit);
      watch.light(timing);
      watch.keys[0]?.light(view.stopwatch.count !== null);
      if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
      lastText = now;
      writeGate(gate, frame);
      writeStopwatch(watch, frame);
    },

    describe: describePendulum,
    destroy: () => root.destroy({ children: true }),
  };
};

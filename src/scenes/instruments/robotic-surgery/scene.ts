/** A tele-operated arm over a trainer box, and the console: screen, grips and keys that drive it. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createLeadLayer } from '../../kit/electric/lead';
import { portAt } from '../../kit/instruments/socket';
import { createRoom } from '../../kit/room/room';
import { createConsoleGrips } from './console-grips';
import { createEndoscopeScreen } from './endoscope-screen';
import { createJointGauges } from './joint-gauges';
import { createPatientSide } from './patient-side';

const ARRANGEMENT: Arrangements<'arm' | 'gauges' | 'screen' | 'grips'> = {
  wide: row(grow(1.02, column(grow(1, 'arm'), 'gauges')), grow(1, column(grow(1.62, 'screen'), grow(1, 'grips')))),
  // A phone has its joints in the dock: screen and grips need the room.
  tall: column(grow(1.1, row(grow(0.8, 'arm'), grow(1, 'screen'))), grow(0.8, 'grips')),
};

export const createScene: CreateScene<'robotic_surgery'> = (context) => {
  const root = new Container({ label: 'robotic surgery system' });
  const room = createRoom(context, { kind: 'clinic' });
  const arm = createPatientSide(context);
  const gauges = createJointGauges(context);
  const screen = createEndoscopeScreen(context);
  const grips = createConsoleGrips(context);
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  root.addChild(room.root, screen.root, leads.root, arm.root, gauges.root, grips.root);
  /** Where the endoscope's cable goes into the screen. */
  let inlet = { x: 0, y: 0 };
  let cabled = '';
  const laidScreen: Placed = {
    root: screen.root,
    least: (type) => screen.least(type),
    lay(box, type) {
      screen.lay(box, type);
      inlet = { x: box.x, y: box.y + box.height * 0.16 };
    },
  };
  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { arm, gauges, screen: laidScreen, grips },
        inset(stageBox(stage), 12, 12),
        stage.type,
      );
      room.resize(stage, null);
      leads.keep([], stage.height);
      cabled = '';
    },
    draw(frame) {
      arm.draw(frame);
      gauges.draw(frame);
      screen.draw(frame);
      grips.draw(frame);
      const { x, y } = arm.camera;
      const key = `${x} ${y}`;
      if (key !== cabled) {
        cabled = key;
        leads.lay(cable, portAt(arm.camera, 'top'), portAt(inlet, 'left'));
      }
    },
    describe({ view, params, shown }) {
      const at = `x ${shown.tip_x.text}, y ${shown.tip_y.text}, z ${shown.tip_z.text} mm`;
      return [
        'A tele-operated arm over a trainer box, and its console with a screen and two grips.',
        view.docked === null
          ? 'The arm is not docked.'
          : `The arm is docked with its mark ${view.docked} mm above the wall; the tip stands at ${at}.`,
        `Control is ${params.control}, motion scale ${params.motion_scale}, delay ${params.latency} ms, operator: ${params.operator}.`,
        view.running || view.over
          ? `${view.task}: ${view.done} of ${view.total} done after ${shown.elapsed.text} s, ${shown.drops.text} drops, ${shown.collisions.text} collisions.`
          : `Task: ${view.task}.`,
        view.held === null ? '' : 'The jaws hold a triangle.',
        view.advice === '' ? '' : `${view.advice}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },
    destroy: () => root.destroy({ children: true }),
  };
};

/** The MRI room: magnet, table and door, and the console with k-space, picture and relaxation curves. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createMagnet } from './magnet';
import { createMagnetRoom } from './magnet-room';
import { createRelaxationCurves, createTimeHandles } from './relaxation-curves';
import { describeRoom, result, technique } from './scan-words';
import { createSequenceDiagram } from './sequence-diagram';
import { createSliceView } from './slice-view';

const ARRANGEMENT: Arrangements<'magnet' | 'station'> = {
  wide: spaced(14, row(grow(41, 'magnet'), grow(59, 'station'))),
  tall: spaced(8, column(grow(30, 'magnet'), grow(70, 'station'))),
};

export const createScene: CreateScene<'mri_scanner'> = (context) => {
  const root = new Container({ label: 'MRI room' });
  const clinic = createRoom(context, { kind: 'clinic' });
  const magnet = createMagnet(context);
  const slice = createSliceView(context);
  const diagram = createSequenceDiagram(context);
  const curves = createRelaxationCurves(context);
  const { recovery, decay } = curves.charts;
  const station = createWorkstation(context, {
    views: [
      { id: 'slice', print: 'Image', name: 'Screen: k-space and picture', screen: slice },
      { id: 'sequence', print: 'Sequence', name: 'Screen: pulse sequence', screen: diagram },
      { id: 'recovery', print: 'T1 curve', name: 'Screen: recovery', screen: recovery },
      { id: 'decay', print: 'T2 curve', name: 'Screen: decay', screen: decay },
    ],
  });
  root.addChild(clinic.root, magnet.root, station.root);

  const room = createMagnetRoom(context, magnet);
  const times = createTimeHandles(context, curves.charts);
  const parts = { magnet: { lay: room.lay }, station };

  return {
    root,
    resize(stage) {
      const box = stageBox(stage);
      room.widen(stage.layout === 'wide');
      arrange(ARRANGEMENT[stage.layout], parts, { ...inset(box, 12, 10), height: box.height - 24 }, stage.type);
      const { back, standing } = room.floor();
      clinic.resize(stage, back, [standing]);
    },
    draw(frame) {
      const { view } = frame;
      room.draw(frame);
      slice.draw(frame);
      if (station.shown === 'sequence') diagram.draw(frame);
      curves.draw(frame, station.shown);
      times.place(frame, station.shown);
      station.method(technique(frame));
      if (view.message !== null) station.result(view.message, 'warning');
      else station.result(result(frame));
    },
    describe: describeRoom,
    destroy: () => root.destroy({ children: true }),
  };
};

/** The X-ray room: tube on its column over a table with the object, the generator, and the reading station with the radiograph. */
import { Container } from 'pixi.js';
import type { CreateScene, TypeSizes } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  type Placed,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createExaminationRoom } from './examination-room';
import { createReadingStation } from './reading-station';
import { describeRoom } from './xray-words';

const ARRANGEMENT: Arrangements<'room' | 'station' | 'generator'> = {
  wide: spaced(12, row(grow(40, 'room'), grow(60, column(grow(1, 'station'), 'generator')))),
  tall: spaced(8, row(grow(42, spaced(6, column(grow(1, 'room'), 'generator'))), grow(58, 'station'))),
};
/** On the generator's keys; narrow where there is little room. */
const PRINTS = { wide: ['PREP', 'EXPOSE'], tall: ['Prep', 'Expose'] } as const;
/** Height of the generator's case. */
const LEAST_KEYS = 66;

export const createScene: CreateScene<'xray_radiography'> = (context) => {
  const root = new Container({ label: 'X-ray room' });
  const clinic = createRoom(context, { kind: 'clinic' });
  const reading = createReadingStation(context);
  const { station } = reading;
  const generator = createInstrument(context, {
    form: 'console',
    keys: [
      { action: 'prep', print: PRINTS.wide[0] },
      { action: 'expose', print: PRINTS.wide[1], tone: 'accent' },
    ],
  });
  const room = createExaminationRoom(context);
  root.addChild(clinic.root, room.root, station.root, generator.root);
  let wide = true;

  /** On a phone the letters of its keys are small. */
  const keyType = (type: TypeSizes): TypeSizes => ({ ...type, text: type.small });
  /** As low as its keys allow: the picture needs the room. */
  const keys: Placed = {
    least: (type) =>
      wide ? { width: 0, height: Math.max(LEAST_KEYS, 6.4 * type.small) } : generator.least(keyType(type), true),
    lay: (box, type) => generator.lay(box, wide ? type : keyType(type)),
  };

  return {
    root,
    resize(stage) {
      const box = stageBox(stage);
      wide = stage.layout === 'wide';
      room.widen(wide);
      PRINTS[stage.layout].forEach((print, n) => generator.keys[n]?.print(print));
      arrange(
        ARRANGEMENT[stage.layout],
        { room: { lay: room.lay }, station, generator: keys },
        { ...inset(box, 12, 10), height: box.height - 24 },
        stage.type,
      );
      const { back, standing } = room.floor();
      clinic.resize(stage, back, [standing]);
    },
    draw(frame) {
      const { view } = frame;
      room.draw(frame);
      reading.draw(frame);
      generator.keys[0]?.light(view.atSpeed || view.spin !== null);
      generator.keys[1]?.light(view.stage === 'on');
    },
    describe: describeRoom,
    destroy: () => root.destroy({ children: true }),
  };
};

import { Container, Sprite, Texture } from 'pixi.js';
import type { Specimen, StageContext, StageSize } from '../../contract';
import { typeSizes } from '../layout/type-sizes';
import { paintRoom, type RoomKind, type Standing } from './room';

const WIDTH = 480;
const HEIGHT = 270;
const STAGE: StageSize = {
  layout: 'wide',
  width: 960,
  height: 540,
  bleed: { x: 0, y: 0, width: 960, height: 540 },
  pixel: 2,
  type: typeSizes(2),
};
const STANDING: readonly Standing[] = [
  { x: 300, y: 486, width: 120, height: 150 },
  { x: 560, y: 494, width: 84, height: 130, tone: 0x7a4a1c },
  { x: 700, y: 480, width: 30, height: 300 },
];

/** On the page of the kit there is no canvas behind: the room becomes a picture. */
const room =
  (kind: RoomKind, benchY: number | null, standing: readonly Standing[] = []) =>
  ({ theme }: StageContext): Container => {
    const canvas = new OffscreenCanvas(STAGE.width, STAGE.height);
    const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
    if (context) paintRoom(context, theme, kind, STAGE, benchY, standing);
    const picture = new Sprite(Texture.from(canvas));
    picture.scale.set(WIDTH / STAGE.width);
    const root = new Container();
    root.addChild(picture);
    return root;
  };

const furnished = (kinds: readonly RoomKind[]): Specimen['states'] =>
  kinds.map((kind) => ({ name: kind, width: WIDTH, height: HEIGHT, create: room(kind, 410) }));

export const specimens: readonly Specimen[] = [
  {
    part: 'Room',
    states: [
      ...furnished(['wet-lab', 'physics-hall']),
      { name: 'with what stands there', width: WIDTH, height: HEIGHT, create: room('wet-lab', 410, STANDING) },
      { name: 'without a bench', width: WIDTH, height: HEIGHT, create: room('wet-lab', null) },
    ],
  },
  { part: 'Room: clinic, field, workshop', states: furnished(['clinic', 'field', 'workshop']) },
  { part: 'Room: clean room, dark', states: furnished(['clean-room', 'dark']) },
];

/** Two apparatus on one stage: the ripple tank, and laser, double slit and screen, which are fetched when first wanted. */
import { Container } from 'pixi.js';
import type { CreateScene, StageSize } from '../../contract';
import { createRoom } from '../../kit/room/room';
import { createRippleTankStage } from './ripple-tank-stage';
import type { WaveApparatus } from './wave-apparatus';

export const createScene: CreateScene<'wave_interference'> = (context) => {
  const root = new Container({ label: 'wave interference' });
  const room = createRoom(context, { kind: 'physics-hall' });
  const tank = createRippleTankStage(context);
  root.addChild(room.root, tank.root);
  let light: WaveApparatus | null = null;
  let fetching = false;
  let stage: StageSize | null = null;
  let shown: 'tank' | 'light' = 'tank';

  const setUpLight = (create: (on: typeof context) => WaveApparatus): void => {
    if (root.destroyed) return;
    light = create(context);
    light.show(shown === 'light');
    root.addChild(light.root);
    if (stage) light.resize(stage);
    context.redraw();
  };
  const fetchLight = (): void => {
    if (fetching) return;
    fetching = true;
    import('./double-slit-stage').then(
      ({ createDoubleSlitStage }) => setUpLight(createDoubleSlitStage),
      // Tried again with the next frame.
      () => {
        fetching = false;
      },
    );
  };
  const put = (is: 'tank' | 'light'): WaveApparatus | null => {
    if (is === 'light' && !light) fetchLight();
    if (shown !== is) {
      shown = is;
      tank.show(is === 'tank');
      light?.show(is === 'light');
    }
    return is === 'tank' ? tank : light;
  };

  return {
    root,
    resize(next) {
      stage = next;
      room.resize(next, null);
      tank.resize(next);
      light?.resize(next);
    },
    draw: (frame, now) => put(frame.view.is)?.draw(frame, now),
    describe: (frame) => put(frame.view.is)?.describe(frame) ?? 'The laser, the slide and the screen are being set up.',
    destroy: () => root.destroy({ children: true }),
  };
};

/** A chromatograph in its room: the tower, the workstation beside it, and the vial that a hand carries into the autosampler. */
import type { Container } from 'pixi.js';
import type { Box, Part, Point, StageContext, StageSize } from '../../contract';
import { createCarried } from '../controls/carried';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../layout/layout';
import { createRoom } from '../room/room';
import type { ChromatographModule } from './module';
import { type Layer, layTower } from './tower';
import { createVial, VIAL } from './vial';

export interface ChromatographOptions {
  /** Of the scene: what is added to it lies in the right order. */
  readonly root: Container;
  readonly layers: readonly Layer[];
  /** The one that takes the vial. */
  readonly module: ChromatographModule;
  readonly workstation: Part;
  /** Where the vial stands before it is loaded. */
  readonly rest: () => { readonly at: Point; readonly scale: number };
  /** Of the vial, for keys and screen readers. */
  readonly hint: string;
  /** Puts the vial into its seat. */
  readonly load: () => void;
}

export interface Chromatograph {
  resize(stage: StageSize): void;
  /** Once for each picture, at its wall milliseconds. */
  draw(state: { readonly loaded: boolean; readonly running: boolean }, now: number): void;
}

const ARRANGEMENT: Arrangements<'tower' | 'workstation'> = {
  wide: row(grow(1.05, 'tower'), grow(1, 'workstation')),
  // A phone has the panel's numbers among the readings, and its keys in the dock.
  tall: column(grow(1.6, 'workstation'), grow(1, 'tower')),
};
const REACH = 110;

export function createChromatograph(
  context: StageContext & { redraw(): void },
  { root, layers, module, workstation, rest, hint, load }: ChromatographOptions,
): Chromatograph {
  const room = createRoom(context, { kind: 'clean-room' });
  const vial = createVial(context);
  const parts = layers.map((layer) => ('panel' in layer ? layer.panel.root : layer.part.root));
  root.addChild(room.root, ...parts, vial, workstation.root);
  let loaded = false;
  const loadNow = (): void => {
    load();
    context.sound('click');
  };
  const carried = createCarried(context, vial, {
    name: 'Vial: sample',
    hint,
    box: { x: -VIAL.width / 2, y: -VIAL.height, width: VIAL.width, height: VIAL.height },
    drop(at) {
      const [dx, dy] = [at.x - module.seat.x, at.y - module.seat.y];
      if (!loaded && dx * dx + dy * dy < (REACH * module.scale) ** 2) loadNow();
    },
    send: loadNow,
  });
  let tower: Box = { x: 0, y: 0, width: 0, height: 0 };
  return {
    resize(stage) {
      const layParts: Placed = {
        lay(place, type) {
          tower = layTower(layers, place, type, stage.layout === 'wide');
        },
      };
      arrange(ARRANGEMENT[stage.layout], { tower: layParts, workstation }, inset(stageBox(stage), 14, 16), stage.type);
      const foot = tower.y + tower.height;
      room.resize(stage, Math.min(stage.height - 60, foot - 40), [
        { x: tower.x + tower.width / 2, y: foot, width: tower.width, height: 260 },
      ]);
      const { seat, scale } = module;
      carried.aim([{ x: seat.x - 40 * scale, y: seat.y - 60 * scale, width: 80 * scale, height: 66 * scale }]);
    },
    draw(state, now) {
      loaded = state.loaded;
      const home = loaded ? { at: module.seat, scale: module.scale } : rest();
      carried.home(home.at, home.scale);
      vial.scale.set(home.scale);
      carried.enable(!state.running);
      carried.move(now);
    },
  };
}

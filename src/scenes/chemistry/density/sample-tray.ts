/** A wooden tray with everything whose density can be measured: two solids and two bottles. A tap takes another sample. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, SceneContext, TypeSizes } from '../../contract';
import { createReagentBottle, type ReagentBottle } from '../../kit/glassware/reagent-bottle';
import { contactShadow, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import type { SolidSample } from './solid-sample';

type Substance = 'Aluminum Block' | 'Lead Weight' | 'Water' | 'Ethanol';

export interface SampleTray extends Part {
  /** Where a solid stands, at its foot, and at what scale. */
  readonly places: Readonly<Record<'block' | 'rod', Point & { readonly scale: number }>>;
  /** Of the bottle from which is poured. */
  readonly pouring: Box;
  /** What is the sample, and from which bottle is poured; a sample that is to be found stands alone, under no name. */
  set(sample: 'block' | 'rod' | 'liquid', pours: 'Water' | 'Ethanol', hidden: boolean): void;
}

const BOTTLE = { width: 82, height: 128 } as const;
/** Room of the things at scale 1: side by side, and in two rows. */
const ROW = { width: 374, height: 140 } as const;
const ROWS = { width: 208, height: 236 } as const;
/** Middles of the things along the tray, and how far behind the front row the back row stands. */
const IN_ROW: Readonly<Record<Substance, number>> = {
  'Aluminum Block': 32,
  'Lead Weight': 98,
  Water: 192,
  Ethanol: 302,
};
const IN_ROWS: Readonly<Record<Substance, number>> = {
  'Aluminum Block': 54,
  'Lead Weight': 140,
  Water: 38,
  Ethanol: 170,
};
const BACK = 106;
const WOOD = 0x8a6238;
const RIM = 9;
const DEPTH = 20;

/** How the things lie on the tray that fills a box: in a row, or in two where the box is narrow. */
function planOf(box: Box) {
  const rows = box.width < 1.6 * box.height;
  const room = rows ? ROWS : ROW;
  const front = box.y + box.height - RIM;
  const scale = Math.min(box.width / room.width, (box.height - RIM) / room.height);
  const left = box.x + (box.width - room.width * scale) / 2;
  const deep = DEPTH + (rows ? BACK * scale : 0);
  return {
    front,
    scale,
    /** Depth of the board as it is seen. */
    deep,
    /** Where a thing stands, at its foot. */
    foot: (name: Substance): Point => {
      const liquid = name === 'Water' || name === 'Ethanol';
      return {
        x: rows ? box.x + (box.width * IN_ROWS[name]) / room.width : left + IN_ROW[name] * scale,
        y: front - 8 - (rows && liquid ? BACK * scale : 0),
      };
    },
  };
}

function paintBoard(board: Graphics, box: Box, front: number, deep: number, theme: StageTheme): void {
  const back = front - deep;
  const lean = deep * 0.3;
  board
    .clear()
    .poly([
      box.x + 6,
      front + RIM + 5,
      box.x + box.width + 10,
      front + RIM + 5,
      box.x + box.width - lean + 8,
      back,
      box.x + lean,
      back,
    ])
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .poly([box.x, front, box.x + box.width, front, box.x + box.width - lean, back, box.x + lean, back])
    .fill(
      downGradient([
        [0, mix(WOOD, 0x000000, 0.25)],
        [1, mix(WOOD, 0xffe0b0, 0.12)],
      ]),
    )
    .rect(box.x, front, box.width, RIM)
    .fill(
      downGradient([
        [0, mix(WOOD, 0xffe0b0, 0.4)],
        [0.3, WOOD],
        [1, mix(WOOD, 0x000000, 0.4)],
      ]),
    );
}

export function createSampleTray(
  context: SceneContext<'density'>,
  solids: Readonly<Record<'block' | 'rod', SolidSample>>,
): SampleTray {
  const { theme } = context;
  const root = new Container({ label: 'tray of samples' });
  const board = new Graphics();
  const bottles: Readonly<Record<'Water' | 'Ethanol', ReagentBottle>> = {
    Water: createReagentBottle(context, { ...BOTTLE, title: 'Water' }),
    Ethanol: createReagentBottle(context, { ...BOTTLE, title: 'Ethanol' }),
  };
  const standing = { block: new Container(), rod: new Container() };
  for (const which of ['block', 'rod'] as const) standing[which].addChild(contactShadow(theme, 70, 12));
  root.addChild(board, bottles.Water.root, bottles.Ethanol.root, standing.block, standing.rod);

  const places = { block: { x: 0, y: 0, scale: 1 }, rod: { x: 0, y: 0, scale: 1 } };
  const middles = new Map<Substance, Point>();
  const reach = { x: 0, y: 0, width: 0, height: 0 };
  const shown: { sample: 'block' | 'rod' | 'liquid'; pours: 'Water' | 'Ethanol'; hidden: boolean } = {
    sample: 'block',
    pours: 'Water',
    hidden: false,
  };
  const handle = context.inputHandle('substance', {
    hint: 'Press what is to be measured, or choose with the arrow keys. It begins a new run.',
    grip: 'press',
    tap(point) {
      const nearest = [...middles].sort(
        ([, a], [, b]) => (a.x - point.x) ** 2 + (a.y - point.y) ** 2 - ((b.x - point.x) ** 2 + (b.y - point.y) ** 2),
      )[0];
      if (nearest && !context.facts.inputs['substance']?.fixed) context.setInput('substance', nearest[0]);
    },
  });

  function set(sample: 'block' | 'rod' | 'liquid', pours: 'Water' | 'Ethanol', hidden: boolean): void {
    Object.assign(shown, { sample, pours, hidden });
    for (const which of ['block', 'rod'] as const) {
      const rests = sample !== which;
      standing[which].visible = rests && !hidden;
      if (rests && solids[which].root.parent !== standing[which]) standing[which].addChild(solids[which].root);
    }
    for (const name of ['Water', 'Ethanol'] as const) {
      bottles[name].root.visible = !hidden || name === pours;
      bottles[name].set(hidden && sample === 'liquid' ? 'Sample' : name);
    }
    const at = middles.get(pours);
    const { scale } = places.block;
    const [width, height] = [BOTTLE.width * scale, BOTTLE.height * scale];
    if (at) Object.assign(reach, { x: at.x - width / 2, y: at.y - height / 2, width, height });
    handle.enable(!hidden && root.visible);
  }

  function place(name: Substance, { x, y }: Point, scale: number, type: TypeSizes): void {
    const liquid = name === 'Water' || name === 'Ethanol';
    const high = (liquid ? BOTTLE.height : solids.block.height) * scale;
    middles.set(name, { x, y: y - high / 2 });
    if (liquid) {
      const width = BOTTLE.width * scale;
      bottles[name].lay({ x: x - width / 2, y: y - high, width, height: high }, type);
    } else {
      const which = name === 'Lead Weight' ? 'rod' : 'block';
      Object.assign(places[which], { x, y, scale });
      standing[which].position.set(x, y);
      standing[which].scale.set(scale);
    }
  }

  return {
    root,
    places,
    get pouring() {
      return reach;
    },
    lay(box: Box, type: TypeSizes) {
      const { front, scale, deep, foot } = planOf(box);
      paintBoard(board, box, front, deep, theme);
      for (const name of Object.keys(IN_ROW) as Substance[]) place(name, foot(name), scale, type);
      handle.place(box.x, box.y, box.width, box.height);
      set(shown.sample, shown.pours, shown.hidden);
    },
    set,
  };
}

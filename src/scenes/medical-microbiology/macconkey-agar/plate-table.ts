/** A lit table with two plates, the large one to look at and a small one of the other medium, and what lies ready beside them. */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { createPetriPlate, type PetriPlate } from '../../kit/petri/petri-plate';
import { fitted } from '../../kit/layout/layout';
import { contactShadow, housing, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface PlateTable extends Part {
  readonly large: PetriPlate;
  readonly small: PetriPlate;
  readonly scale: number;
  /** Where the loop's eye and the rule's left end rest, in units of the parent. */
  loopAt(): Point;
  ruleAt(): Point;
  name(large: string, small: string): void;
}

const SIZE = { width: 556, height: 508 } as const;
const LARGE = { x: 216, y: 244, radius: 188 } as const;
const SMALL = { x: 468, y: 416, radius: 69 } as const;
const LOOP = { x: 458, y: 196 } as const;
const RULE = { x: 426, y: 262 } as const;
export const RULE_SIZE = { width: 114, height: 26 } as const;

export function createPlateTable(context: StageContext): PlateTable {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'plate table' });
  const face = housing(theme, SIZE.width, SIZE.height, 20);
  const shadow = contactShadow(theme, SIZE.width, 24);
  shadow.position.set(SIZE.width / 2, SIZE.height);
  const sheet = { x: 14, y: 14, width: SIZE.width - 28, height: SIZE.height - 28 };
  const light = new Graphics()
    .roundRect(sheet.x, sheet.y, sheet.width, sheet.height, 12)
    .fill(dark ? 0x33404f : mix(theme.paper, theme.glassBody, 0.14))
    .roundRect(sheet.x, sheet.y, sheet.width, sheet.height, 12)
    .stroke({ width: 1.5, color: theme.housingEdge, alpha: 0.8 });
  asPanel(light, sheet);
  const large = createPetriPlate(context, 560);
  const small = createPetriPlate(context, 220);
  const words = [0, 1].map(() =>
    context.text({ text: '', size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 1], align: 'center' }),
  );
  const [largeName, smallName] = words;
  root.addChild(shadow, face, light, ...words);
  const plates = new Container({ label: 'plates' });
  plates.addChild(large.root, small.root);
  const holder = new Container();
  holder.addChild(root, plates);
  let at = { x: 0, y: 0, scale: 1 };
  /** Over the small plate, and within the table. */
  const settle = (): void => {
    if (!smallName) return;
    const most = SIZE.width - 18 - smallName.width / 2;
    smallName.position.set(Math.min(SMALL.x, most), SMALL.y - SMALL.radius - 10);
  };
  const place = ({ x, y }: Point): Point => ({ x: at.x + x * at.scale, y: at.y + y * at.scale });
  return {
    root: holder,
    large,
    small,
    get scale() {
      return at.scale;
    },
    loopAt: () => place(LOOP),
    ruleAt: () => place(RULE),
    name(first, second) {
      if (largeName) largeName.text = first;
      if (smallName) smallName.text = second.replace(' ', '\n');
      settle();
    },
    lay(box, type) {
      at = fitted(box, SIZE);
      root.position.set(at.x, at.y);
      root.scale.set(at.scale);
      large.lay(place(LARGE), LARGE.radius * at.scale);
      small.lay(place(SMALL), SMALL.radius * at.scale);
      for (const word of words) word.style.fontSize = type.small / at.scale;
      largeName?.position.set(LARGE.x, SIZE.height - 20);
      settle();
    },
  };
}

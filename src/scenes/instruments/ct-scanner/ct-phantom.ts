/** What lies on the table of the scanner, cut where the slice is taken: the ellipses of the model in colours of their own. */
import { Container, Graphics } from 'pixi.js';
import {
  type PhantomName,
  phantoms,
  type PhantomShape,
  type TissueName,
} from '../../../../engine/instruments/ct-phantoms';
import type { StageContext } from '../../contract';
import { contactShadow, mix, roundGradient } from '../../kit/paint/shading';

export interface CtPhantom {
  readonly root: Container;
  /** Lowest point below the centre of rotation, stage units: where the table is. */
  readonly foot: number;
}

/** For recognition, not for radiology. */
const COLOURS: Readonly<Record<TissueName, number>> = {
  Water: 0x86b8dc,
  Bone: 0xf1e8d3,
  Adipose: 0xe8c268,
  'Soft tissue': 0xc06a66,
  Lung: 0xe3b5b4,
};
const BODY = 0xcf8f80;
const HEART = 0xa63f48;
const SKIN = 0xe6b9a2;
const ACRYLIC = 0xe8f1f8;
/** Skull, brain, ventricles, then small things in it. */
const HEAD = [0xf1e8d3, 0xd9a7a4, 0x7d6f8d, 0x7d6f8d, 0xc98f8f, 0x9d5560, 0x9d5560, 0x9d5560, 0x9d5560, 0x9d5560];

/** Outlines drawn behind the slice. */
const BEHIND = 7;
/** Several points around: Pixi's ellipses cannot be tilted. */
const CORNERS = 64;

function outline(graphics: Graphics, { x, y, a, b, tilt }: PhantomShape, mm: number): Graphics {
  const points: number[] = [];
  for (let n = 0; n < CORNERS; n++) {
    const angle = (2 * Math.PI * n) / CORNERS;
    const [u, v] = [a * Math.cos(angle), b * Math.sin(angle)];
    points.push(mm * (x + u * Math.cos(tilt) - v * Math.sin(tilt)), mm * (y + u * Math.sin(tilt) + v * Math.cos(tilt)));
  }
  return graphics.poly(points, true);
}

const colourOf = (name: PhantomName, { tissue }: PhantomShape, n: number): number => {
  if (name === 'Shepp-Logan') return HEAD[n] ?? 0;
  if (name === 'Thorax' && tissue === 'Soft tissue') return n === 0 ? BODY : HEART;
  return COLOURS[tissue];
};

/** `mm`: stage units of a millimetre. Origin at the centre of rotation. */
export function createCtPhantom({ theme }: StageContext, name: PhantomName, mm: number): CtPhantom {
  const root = new Container({ label: name });
  const { shapes } = phantoms[name];
  const first = shapes[0];
  const foot = first ? mm * (first.y + first.b) : 0;
  const shadow = contactShadow(theme, mm * 170, 12);
  shadow.y = foot;
  const body = new Graphics();
  // What lies behind the slice, a little smaller and higher each: it is seen from slightly above.
  for (let n = BEHIND; n > 0; n--) {
    if (!first) break;
    const behind = new Graphics();
    const colour = name === 'Thorax' || name === 'Shepp-Logan' ? SKIN : 0xb9cbd8;
    outline(behind, first, mm * (1 - 0.018 * n)).fill(mix(colour, 0x101820, 0.22 + 0.06 * n));
    behind.y = -3.2 * n;
    root.addChild(behind);
  }
  const plastic = name === 'Insert Phantom' || name === 'Water Cylinder';
  shapes.forEach((shape, n) => {
    const colour = colourOf(name, shape, n);
    outline(body, shape, mm).fill(
      roundGradient(
        [
          [0, mix(colour, 0xffffff, 0.4)],
          [0.55, colour],
          [1, mix(colour, 0x101820, 0.3)],
        ],
        { x: 0.36, y: 0.3 },
      ),
    );
    if (n > 0) outline(body, shape, mm).stroke({ width: 0.8, color: mix(colour, 0x000000, 0.45), alpha: 0.6 });
  });
  if (first) {
    outline(body, first, mm).stroke({ width: plastic ? 3 : 2.4, color: plastic ? ACRYLIC : SKIN });
    const rim = mm * Math.max(first.a, first.b);
    if (plastic) {
      body
        .moveTo((rim - 5) * Math.cos(Math.PI * 1.05), (rim - 5) * Math.sin(Math.PI * 1.05))
        .arc(0, 0, rim - 5, Math.PI * 1.05, Math.PI * 1.4)
        .stroke({ width: 3, color: 0xffffff, alpha: 0.55, cap: 'round' });
    }
  }
  root.addChildAt(shadow, 0);
  root.addChild(body);
  return { root, foot };
}

/** Catalase up close: four subunits with a haem each, peroxide that goes in and oxygen that leaves at the pace of the drop. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface CatalaseTetramer extends Part {
  /** `enzyme`: null where it is to be found. `phase`: turnovers so far, as ornament; `works`: whether molecules go by. */
  set(enzyme: boolean | null, works: boolean, phase: number): void;
}

const SUBUNITS = [0x4f9d8f, 0x6fb6a4, 0x3f8579, 0x5aa899] as const;
const HAEM = 0x9b2f2f;
const IRON = 0xd9703a;
const OXYGEN = 0xc9473d;
const HYDROGEN = 0xf2f2f2;
const MOLECULES = 4;

const atom = (x: number, r: number, color: number): Graphics =>
  new Graphics().circle(x, 0, r).fill(color).stroke({ width: 0.8, color: 0x201010, alpha: 0.5 });

function createPeroxide(): Container {
  const molecule = new Container();
  molecule.addChild(atom(-8.5, 3, HYDROGEN), atom(8.5, 3, HYDROGEN), atom(-4, 5, OXYGEN), atom(4, 5, OXYGEN));
  return molecule;
}

function createOxygen(): Container {
  const molecule = new Container();
  molecule.addChild(atom(-4, 5.4, OXYGEN), atom(4, 5.4, OXYGEN));
  return molecule;
}

/** With its haem. */
function drawSubunit(body: Graphics, x: number, y: number, r: number, colour: number): void {
  body
    .ellipse(x, y, r * 1.08, r)
    .fill(colour)
    .ellipse(x - r * 0.25, y - r * 0.35, r * 0.5, r * 0.3)
    .fill({ color: 0xffffff, alpha: 0.16 })
    .roundRect(x - r * 0.42, y - r * 0.42, r * 0.84, r * 0.84, r * 0.2)
    .fill(HAEM)
    .circle(x, y, r * 0.17)
    .fill(IRON);
}

export function createCatalaseTetramer(context: StageContext): CatalaseTetramer {
  const { theme } = context;
  const root = new Container({ label: 'catalase' });
  const ground = new Graphics();
  const body = new Graphics();
  const missing = new Graphics();
  const peroxides = Array.from({ length: MOLECULES }, createPeroxide);
  const oxygens = Array.from({ length: MOLECULES }, createOxygen);
  const word = (text: string, at: number) =>
    context.text({ text, size: 12, weight: '600', colour: theme.ink, anchor: [at, 0.5] });
  const [into, name, outOf] = [word('H₂O₂', 0), word('catalase', 0.5), word('O₂', 1)] as const;
  root.addChild(ground, body, missing, ...peroxides, ...oxygens, into, name, outOf);
  let size = { width: 1, height: 1, middle: 0, r: 1 };

  return {
    root,
    lay({ x, y, width, height }: Box, type: TypeSizes) {
      root.position.set(x, y);
      for (const text of [into, name, outOf]) text.style.fontSize = type.small;
      const foot = type.small * 1.7;
      const r = Math.min(width * 0.2, (height - foot - 14) * 0.25);
      const middle = (height - foot) / 2 + 3;
      size = { width, height, middle, r };
      asPanel(root, { x: 0, y: 0, width, height });
      ground
        .clear()
        .roundRect(0, 0, width, height, 10)
        .fill({ color: theme.housing, alpha: 0.94 })
        .stroke({ width: 1.5, color: theme.housingEdge });
      body.clear();
      missing.clear();
      for (const [n, colour] of SUBUNITS.entries()) {
        const cx = width / 2 + (n % 2 ? r : -r) * 0.86;
        const cy = middle + (n < 2 ? -r : r) * 0.86;
        drawSubunit(body, cx, cy, r, mix(colour, theme.housing, 0.05));
        missing.ellipse(cx, cy, r * 1.08, r).stroke({ width: 1.6, color: theme.inkSoft });
      }
      const y2 = height - foot / 2 - 2;
      into.position.set(10, y2);
      name.position.set(width / 2, y2);
      outOf.position.set(width - 10, y2);
    },
    set(enzyme, works, phase) {
      body.visible = enzyme === true;
      missing.visible = enzyme !== true;
      const { width, middle, r } = size;
      const reach = width / 2 - r * 1.6;
      for (let n = 0; n < MOLECULES; n++) {
        const part = (phase + n / MOLECULES) % 1;
        const y = middle + (n % 2 ? -r : r) * 0.86;
        const [inward, outward] = [peroxides[n], oxygens[n]];
        if (inward) {
          inward.visible = works && part < 0.5;
          inward.position.set(12 + 2 * part * reach, y);
          inward.rotation = 0.5 * Math.sin(6.3 * part + n);
        }
        if (outward) {
          outward.visible = works && part >= 0.5;
          outward.position.set(width - 12 - 2 * (1 - part) * reach, y);
          outward.rotation = 0.5 * Math.sin(6.3 * part + n);
        }
      }
    },
  };
}

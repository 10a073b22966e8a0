/** The bench's tray: two hundred places, in each a young plant with its first flower; newer ones take the places of older ones. */
import { Container, Graphics } from 'pixi.js';
import { TRAY } from '../../../../engine/biology/offspring-tray';
import type { Dominance } from '../../../../engine/biology/mendel-cross';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { LOOKS, lookOf, seedling } from './flowers';

export interface SeedTray extends Part {
  show(tray: Uint8Array, dominance: Dominance): void;
  label(trait: string, counted: string): void;
}

const SOIL = 0x4a3526;
const PLASTIC = 0x39474a;
const PAD = 7;

/** As many columns as leave the places square. */
function columnsIn({ width, height }: Box): number {
  let columns = 10;
  for (let most = 0, tried = 10; tried <= 50; tried++) {
    const rows = Math.ceil(TRAY / tried);
    const side = Math.min(width / tried, height / rows);
    if (side > most) [most, columns] = [side, tried];
  }
  return columns;
}

/** The shell of plastic around the bed, `inner`. */
const drawShell = (shell: Graphics, { shadow, shadowAlpha }: StageTheme, box: Box, inner: Box): Graphics =>
  shell
    .clear()
    .roundRect(box.x + 4, box.y + 7, box.width, box.height, 8)
    .fill({ color: shadow, alpha: shadowAlpha * 0.8 })
    .roundRect(box.x, box.y, box.width, box.height, 8)
    .fill(
      downGradient([
        [0, mix(PLASTIC, 0xffffff, 0.2)],
        [0.1, PLASTIC],
        [1, mix(PLASTIC, 0x000000, 0.35)],
      ]),
    )
    .roundRect(inner.x - 2, inner.y - 2, inner.width + 4, inner.height + 4, 4)
    .fill(mix(SOIL, 0x000000, 0.35));

/** The strip in front: the trait, and what was counted. */
function createTrayLabel(context: StageContext) {
  const { paper, paperInk } = context.theme;
  const strip = new Graphics();
  const trait = context.text({ size: 13, weight: '600', colour: paperInk, anchor: [0, 0.5] });
  const counted = context.text({ size: 13, mono: true, colour: paperInk, anchor: [1, 0.5] });
  let words = ['', ''];
  let width = 1;
  /** Letters of the trait that leave no room are cut. */
  const write = (): void => {
    const [name = '', count = ''] = words;
    counted.text = count;
    const most = width - counted.width - 30;
    trait.text = name;
    for (let length = name.length - 1; trait.width > most && length > 0; length--)
      trait.text = `${name.slice(0, length)}…`;
  };
  return {
    parts: [strip, trait, counted] as const,
    lay(box: Box, small: number): void {
      width = box.width;
      strip.clear().roundRect(box.x, box.y, box.width, box.height, 3).fill(paper);
      asPanel(strip, box);
      for (const text of [trait, counted]) text.style.fontSize = small;
      trait.position.set(box.x + 8, box.y + box.height / 2);
      counted.position.set(box.x + box.width - 8, box.y + box.height / 2);
      write();
    },
    set(name: string, count: string): void {
      if (words[0] === name && words[1] === count) return;
      words = [name, count];
      write();
    },
  };
}

export function createSeedTray(context: StageContext): SeedTray {
  const root = new Container({ label: 'tray with offspring' });
  const shell = new Graphics();
  const label = createTrayLabel(context);
  const contexts = {
    Complete: LOOKS.Complete.map((look) => seedling(look, 'Complete')),
    Incomplete: LOOKS.Incomplete.map((look) => seedling(look, 'Incomplete')),
  } as const;
  const plants = Array.from({ length: TRAY }, () => new Graphics({ visible: false }));
  const bed = new Container({ label: 'offspring' });
  bed.addChild(...plants);
  root.addChild(shell, bed, ...label.parts);
  root.once('destroyed', () => {
    for (const pen of [...contexts.Complete, ...contexts.Incomplete]) pen.destroy();
  });
  const shown = new Int8Array(TRAY);
  let how: Dominance = 'Complete';
  return {
    root,
    label: (trait, counted) => label.set(trait, counted),
    lay(box, { small }: TypeSizes) {
      const foot = 1.7 * small;
      const { x, y, width, height } = box;
      const inner = { x: x + PAD, y: y + PAD, width: width - 2 * PAD, height: height - foot - 2 * PAD };
      drawShell(shell, context.theme, box, inner);
      const columns = columnsIn(inner);
      const [wide, high] = [inner.width / columns, inner.height / Math.ceil(TRAY / columns)];
      const scale = Math.min(wide, high) / 23;
      plants.forEach((plant, n) => {
        const [px, py] = [inner.x + ((n % columns) + 0.5) * wide, inner.y + (Math.floor(n / columns) + 0.5) * high];
        plant.position.set(px, py - 0.5 * scale);
        plant.scale.set(scale);
        shell.roundRect(px - wide * 0.46, py - high * 0.46, wide * 0.92, high * 0.92, 2);
      });
      shell.fill(SOIL);
      label.lay({ x: x + PAD, y: y + height - foot - 2, width: width - 2 * PAD, height: foot - 3 }, small);
    },
    show(tray, dominance) {
      const other = dominance !== how;
      how = dominance;
      for (let n = 0; n < TRAY; n++) {
        const code = tray[n] ?? 0;
        if (shown[n] === code && !other) continue;
        shown[n] = code;
        const plant = plants[n];
        if (!plant) continue;
        plant.visible = code > 0;
        const look = code > 0 ? contexts[dominance][lookOf(code - 1, dominance)] : undefined;
        if (look) plant.context = look;
      }
    },
  };
}

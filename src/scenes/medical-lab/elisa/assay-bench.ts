/**
 * The assay's bench from above: the plate on the carrier of its reader, the washer's comb of needles, the multichannel pipette, and
 * the troughs that it draws from.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { type Carried, createCarried } from '../../kit/controls/carried';
import { fitDrawing } from '../../kit/layout/layout';
import { createMicroplate, GRID, PLATE, type Well } from '../../kit/microplate/microplate';
import { createMultichannelPipette } from '../../kit/microplate/multichannel-pipette';
import { acrossGradient, downGradient, metalAcross, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface BenchLook {
  /** Part of the wash, of the reading; null: neither. */
  readonly washing: number | null;
  readonly reading: number | null;
  /** Part of an incubation under film. */
  readonly sealed: boolean;
  /** Trough that is due, or none. */
  readonly due: number | null;
  well(n: number): Well;
}

export type BenchPlace = 'plate' | 'washer' | 'reader';

export interface AssayBench extends Part {
  set(look: BenchLook, wall: number): void;
  place(part: BenchPlace): Box;
}

export const TROUGHS = ['Samples', 'Detection', 'HRP', 'TMB', 'Stop'] as const;
const TROUGH_COLOURS = [0xf0dfa0, 0xbfe3d6, 0xf0c7a8, 0xd9e6f5, 0xf2ecc4] as const;
/** Upright, troughs lie below the plate; lying, beside it. */
const UPRIGHT = { width: 470, height: 520 } as const;
const LYING = { width: 640, height: 424 } as const;
const READER = { x: 62, y: 4, width: 346, height: 108 } as const;
const AT = { x: 76, y: 132 } as const;
const REST = { x: 36, y: AT.y + PLATE.height / 2 } as const;
const WASHER = { x: 402, y: 118, width: 62, height: 244 } as const;
/** From trough to trough where they stand abreast. */
const ABREAST = 92;
const UNDER = 150;
const WELLS = GRID.rows * GRID.columns;
const GROUPS = [
  { text: 'S', from: 0, to: 1 },
  { text: 'U', from: 2, to: 3 },
  { text: 'Blank', from: 4, to: 6 },
] as const;

export function createAssayBench(
  context: StageContext & { redraw(): void },
  hand: { readonly name: string; readonly hint: string; apply(): void },
): AssayBench {
  const { theme } = context;
  const root = new Container({ label: 'assay bench' });
  const drawn = new Container();
  const rails = new Graphics()
    .roundRect(AT.x - 8, 96, 12, PLATE.height + 44, 4)
    .fill(metalAcross(theme))
    .roundRect(AT.x + PLATE.width - 4, 96, 12, PLATE.height + 44, 4)
    .fill(metalAcross(theme));
  const tray = new Container({ label: 'carrier' });
  const plate = createMicroplate(context);
  const carrier = new Graphics()
    .roundRect(-8, -8, PLATE.width + 16, PLATE.height + 16, 8)
    .fill(theme.name === 'dark' ? 0x1c242d : 0x3c4753)
    .roundRect(6, PLATE.height + 5, PLATE.width, 8, 4)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 });
  tray.addChild(carrier, plate.root);
  tray.position.set(AT.x, AT.y);
  const reader = new Graphics()
    .roundRect(READER.x + 4, READER.y + 6, READER.width, READER.height, 14)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(READER.x, READER.y, READER.width, READER.height, 14)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.12 : 0.6)],
        [1, theme.housingShade],
      ]),
    )
    .stroke({ width: 1.2, color: theme.housingEdge })
    .roundRect(READER.x + 14, READER.y + 12, READER.width - 28, READER.height - 46, 10)
    .fill({ color: theme.name === 'dark' ? 0x202b38 : 0xcfd9e2 })
    .rect(READER.x + 10, READER.y + READER.height - 10, READER.width - 20, 6)
    .fill(0x141a20);
  const lamp = new Graphics().circle(READER.x + READER.width - 26, READER.y + READER.height - 24, 5).fill(0x3fa7ff);
  const lampOff = new Graphics().circle(READER.x + READER.width - 26, READER.y + READER.height - 24, 5).fill(0x39434e);
  const washer = new Graphics()
    .roundRect(WASHER.x, WASHER.y, WASHER.width, WASHER.height, 10)
    .fill(
      acrossGradient([
        [0, mix(theme.housing, 0xffffff, 0.3)],
        [1, theme.housingShade],
      ]),
    )
    .stroke({ width: 1.2, color: theme.housingEdge })
    .roundRect(WASHER.x + 36, WASHER.y + 20, 18, WASHER.height - 40, 8)
    .fill({ color: 0x8fc7ea, alpha: 0.75 })
    .stroke({ width: 1, color: 0xe6f4fc });
  const comb = new Container({ label: 'needles' });
  const bar = new Graphics()
    .roundRect(-11, -6, 22, (GRID.rows - 1) * (GRID.pitch - 1) + 12, 6)
    .fill(metalAcross(theme))
    .stroke({ width: 1, color: 0x4b5865 });
  for (let n = 0; n < GRID.rows; n++)
    bar
      .circle(0, n * (GRID.pitch - 1), 4.4)
      .fill(0x1f2a34)
      .circle(0, n * (GRID.pitch - 1), 2)
      .fill(0x9fd6f5);
  comb.addChild(new Graphics().rect(0, 78, 44, 10).fill(metalAcross(theme)), bar);
  const troughs = TROUGHS.map((_, n) => {
    const part = new Graphics()
      .roundRect(-41, -36, 82, 72, 10)
      .fill(theme.name === 'dark' ? 0xc9d3dc : 0xf4f7fa)
      .stroke({ width: 1.4, color: 0x93a3b2 })
      .roundRect(-32, -28, 64, 30, 8)
      .fill(TROUGH_COLOURS[n] ?? 0xffffff)
      .ellipse(-12, -20, 14, 3.4)
      .fill({ color: 0xffffff, alpha: 0.6 });
    return part;
  });
  const mark = new Graphics({ visible: false })
    .roundRect(-45, -40, 90, 80, 12)
    .stroke({ width: 3, color: theme.accent });
  const pipette = createMultichannelPipette(context);
  drawn.addChild(rails, tray, reader, lampOff, lamp, washer, ...troughs, mark, comb);
  const captions = GROUPS.map(({ text }) =>
    context.text({ text, size: 12, weight: '700', colour: theme.ink, anchor: [0.5, 0] }),
  );
  const names = TROUGHS.map((text) =>
    context.text({ text, size: 12, weight: '600', colour: 0x17202c, anchor: [0.5, 0.5] }),
  );
  const title = context.text({
    text: 'Reader, 450 nm',
    size: 12,
    weight: '600',
    colour: theme.ink,
    anchor: [0, 0.5],
  });
  const plates = TROUGHS.map(() => new Graphics());
  root.addChild(drawn, title, ...captions, ...plates, ...names, pipette.root);
  const carried: Carried = createCarried(context, pipette.root, {
    name: hand.name,
    hint: hand.hint,
    box: { x: -15, y: -100, width: 30, height: 260 },
    drop(point) {
      const target = placeOf('plate');
      const within = (value: number, from: number, length: number): boolean => value > from && value < from + length;
      if (within(point.x, target.x, target.width) && within(point.y, target.y, target.height)) hand.apply();
    },
    send: () => hand.apply(),
  });
  let at = { x: 0, y: 0, scale: 1 };
  let centres: readonly { readonly x: number; readonly y: number }[] = [];

  function placeOf(part: BenchPlace): Box {
    const own: Box =
      part === 'plate'
        ? { x: AT.x, y: AT.y, width: PLATE.width, height: PLATE.height }
        : part === 'washer'
          ? WASHER
          : { x: READER.x, y: READER.y, width: READER.width, height: READER.height };
    return {
      x: at.x + own.x * at.scale,
      y: at.y + own.y * at.scale,
      width: own.width * at.scale,
      height: own.height * at.scale,
    };
  }

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const lying = box.width > box.height * 1.25;
      const size = lying ? LYING : UPRIGHT;
      at = fitDrawing(drawn, box, size, 0.5, 0.5);
      const { x, y, scale } = at;
      centres = TROUGHS.map((_, n) => (lying ? { x: 560, y: 46 + n * 82 } : { x: 50 + n * ABREAST, y: 468 }));
      troughs.forEach((trough, n) => {
        const centre = centres[n];
        if (centre) trough.position.set(centre.x, centre.y);
      });
      for (const text of names) text.style.fontSize = small;
      // Names that are wider than their troughs stand higher and lower by turns.
      const turns = !lying && Math.max(...names.map(({ width }) => width)) + small > ABREAST * scale;
      names.forEach((text, n) => {
        const centre = centres[n] ?? { x: 0, y: 0 };
        const low = !turns ? 20 : n % 2 === 0 ? 6 : 32;
        const [mx, my] = [x + centre.x * scale, y + (centre.y + low) * scale];
        text.position.set(mx, my);
        const [wide, high] = [text.width + small * 0.5, small * 1.3];
        const paper = plates[n];
        if (!paper) return;
        paper
          .clear()
          .roundRect(mx - wide / 2, my - high / 2, wide, high, 4)
          .fill(0xfdfdfb);
        asPanel(paper, { x: mx - wide / 2, y: my - high / 2, width: wide, height: high });
      });
      title.style.fontSize = small;
      title.position.set(x + (READER.x + 20) * scale, y + (READER.y + READER.height - 26) * scale);
      captions.forEach((text, n) => {
        const group = GROUPS[n];
        if (!group) return;
        text.style.fontSize = small;
        const across = (columns: number): number => x + (AT.x + GRID.x + columns * GRID.pitch) * scale;
        text.position.set(
          Math.max(across((group.from + group.to) / 2), across(group.from - 0.4) + text.width / 2),
          y + (AT.y + PLATE.height + 12) * scale,
        );
      });
      carried.home({ x: x + REST.x * scale, y: y + REST.y * scale }, scale);
      pipette.root.scale.set(scale);
      carried.aim([placeOf('plate')]);
    },
    set(look, wall) {
      for (let n = 0; n < WELLS; n++) plate.set(n, look.well(n));
      plate.seal(look.sealed);
      const under = look.reading === null ? 0 : Math.sin(Math.PI * Math.min(1, look.reading));
      tray.y = AT.y - UNDER * under;
      lamp.visible = look.reading !== null;
      for (const text of captions) text.visible = look.reading === null;
      const across = look.washing === null ? 0 : (1 - Math.cos(4 * Math.PI * look.washing)) / 2;
      const [from, to] = [WASHER.x + 18, AT.x + GRID.x];
      comb.position.set(from + across * (to - from), AT.y + GRID.y);
      mark.visible = look.due !== null;
      const centre = look.due === null ? undefined : centres[look.due];
      if (centre) mark.position.set(centre.x, centre.y);
      pipette.fill(TROUGH_COLOURS[look.due ?? 0] ?? 0xffffff, look.due === null ? 0 : 1);
      carried.move(wall);
    },
    place: placeOf,
  };
}

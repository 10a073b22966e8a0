/** The kit for nine tests: apparatus in an open case, each pressed to make its test, with its result and score when it is made. */
import { Container, Graphics } from 'pixi.js';
import { qualityOf, type Test, TESTS } from '../../../../engine/environmental-science/nsf-index';
import type { Box, Handle, Part, StageContext, TypeSizes } from '../../contract';
import { cells, inset, type Size } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import { mix } from '../../kit/paint/shading';

export interface KitResult {
  readonly test: Test;
  /** As its instrument shows it; empty while the test was not made. */
  readonly text: string;
  readonly value: number | null;
  /** In the unit of the curve, where that is another: oxygen as per cent of saturation. */
  readonly onCurve?: number | null;
}

export interface TestKit extends Part {
  least(type: TypeSizes): Size;
  /** Whether there is a bottle to test, what its tests came to, and how many colonies grew. */
  set(ready: boolean, results: readonly KitResult[], colonies: number): void;
}

const NAMES: Readonly<Record<Test, { readonly short: string; readonly handle: string }>> = {
  do: { short: 'O₂', handle: 'Winkler flask: test oxygen' },
  fecal_coliform: { short: 'Coli', handle: 'Agar plate: test fecal coliform' },
  ph: { short: 'pH', handle: 'Strip: test pH' },
  bod: { short: 'BOD₅', handle: 'Incubator bottle: test five-day demand' },
  delta_t: { short: 'ΔT', handle: 'Thermometer: test temperature change' },
  phosphate: { short: 'PO₄-P', handle: 'Blue tube: test phosphate' },
  nitrate: { short: 'NO₃', handle: 'Red tube: test nitrate' },
  turbidity: { short: 'Turb.', handle: 'Vial of the turbidimeter: test turbidity' },
  total_solids: { short: 'Solid', handle: 'Dish: test total solids' },
};

/** Height of a picture in its own units; 34 wide about its middle. */
const TALL = 50;
/** Height of a line in its size, and of the bar of the score with what is free around it. */
const LINE = 1.3;
const FOOT = 8;
const PAPER = [0xd9482b, 0xeb8a2f, 0xf2d03b, 0x7cb342, 0x2c8f6b, 0x2a5fa8, 0x5b3a99] as const;

const tube = (pen: Graphics): Graphics =>
  pen
    .roundRect(-8, 2, 16, 46, 8)
    .fill({ color: 0xdfeef7, alpha: 0.5 })
    .roundRect(-8, 2, 16, 46, 8)
    .stroke({ width: 1.5, color: 0x6f8799 });

/** What stands there before. */
function drawIdle(pen: Graphics, test: Test): void {
  switch (test) {
    case 'do':
      pen
        .poly([-5, 4, 5, 4, 5, 18, 15, 46, -15, 46, -5, 18])
        .fill({ color: 0xdfeef7, alpha: 0.55 })
        .stroke({ width: 1.5, color: 0x6f8799 });
      break;
    case 'fecal_coliform':
      pen.ellipse(0, 27, 17, 15).fill(0xf0e3c4).stroke({ width: 2, color: 0x8d9aa6 });
      break;
    case 'ph':
      pen.rect(-5, 3, 10, 45).fill(0xf6f4ec).stroke({ width: 1, color: 0x8d9aa6 });
      break;
    case 'bod':
      pen
        .roundRect(-10, 14, 20, 34, 4)
        .fill(0x7a4a1c)
        .stroke({ width: 1.2, color: 0x4a2c0f })
        .rect(-5, 3, 10, 12)
        .fill(0x5a3512)
        .rect(-8, 24, 16, 14)
        .fill(0xf4efe2);
      break;
    case 'delta_t':
      for (const x of [-7, 7])
        pen
          .roundRect(x - 3, 2, 6, 40, 3)
          .fill(0xf4f8fb)
          .stroke({ width: 1, color: 0x6f8799 })
          .circle(x, 43, 5)
          .fill(0xd03a2f);
      break;
    case 'phosphate':
    case 'nitrate':
      tube(pen);
      break;
    case 'turbidity':
      pen
        .roundRect(-9, 1, 18, 48, 2)
        .fill({ color: 0xdfeef7, alpha: 0.5 })
        .stroke({ width: 1.5, color: 0x6f8799 })
        .rect(-9, -3, 18, 5)
        .fill(0x15191d);
      break;
    case 'total_solids':
      pen.poly([-17, 22, 17, 22, 11, 40, -11, 40]).fill(0xf3f3f0).stroke({ width: 1.4, color: 0x8d9aa6 });
  }
}

/** What the test has made of it. */
function drawMade(pen: Graphics, test: Test, value: number, colonies: number): void {
  pen.clear();
  switch (test) {
    case 'do':
      // Iodine, as much as there was oxygen.
      pen
        .poly([-9.5, 29, 9.5, 29, 14, 45, -14, 45])
        .fill({ color: 0xd89018, alpha: Math.min(0.95, 0.15 + value / 10) });
      break;
    case 'fecal_coliform':
      for (let n = 0; n < Math.min(60, colonies); n++) {
        const from = Math.sqrt((n + 0.5) / 60);
        pen.circle(15 * from * Math.cos(n * 2.4), 27 + 13 * from * Math.sin(n * 2.4), 1.5).fill(0x2446a8);
      }
      break;
    case 'ph':
      pen.rect(-5, 34, 10, 12).fill(PAPER[Math.max(0, Math.min(6, Math.round((value - 3) / 1.4)))] ?? PAPER[3]);
      break;
    case 'bod':
      pen.rect(-8, 38 - 14 * Math.min(1, value / 12), 16, 14 * Math.min(1, value / 12)).fill(0x9c5a1d);
      break;
    case 'delta_t':
      pen
        .rect(-8, 30, 2, 12)
        .fill(0xd03a2f)
        .rect(6, 30 - Math.min(24, value * 1.4), 2, 12 + Math.min(24, value * 1.4))
        .fill(0xd03a2f);
      break;
    case 'phosphate':
      pen.roundRect(-6.5, 14, 13, 32.5, 6.5).fill({ color: 0x1f58c8, alpha: Math.min(0.95, 0.08 + value / 1.6) });
      break;
    case 'nitrate':
      pen.roundRect(-6.5, 14, 13, 32.5, 6.5).fill({ color: 0xd21f62, alpha: Math.min(0.95, 0.08 + value / 24) });
      break;
    case 'turbidity':
      pen.rect(-8, 7, 16, 41).fill({ color: 0x8a6a35, alpha: Math.min(0.96, 0.06 + value / 90) });
      break;
    case 'total_solids':
      pen.ellipse(0, 37, 9, 1 + Math.min(6, value / 90)).fill(0xb89b6a);
  }
}

const SCORE_TONES = [0xc8372d, 0xe07b2c, 0xd9b62a, 0x6fae3c, 0x2d9a66] as const;

/** A test in the case: its picture, its name, what it gave, and a bar for the quality. */
function createTile(context: StageContext, test: Test) {
  const { theme } = context;
  const root = new Container({ label: `test ${test}` });
  const face = new Graphics();
  const picture = new Container();
  const idle = new Graphics();
  const made = new Graphics();
  drawIdle(idle, test);
  picture.addChild(idle, made);
  const name = context.text({ text: NAMES[test].short, size: 12, weight: '600', colour: theme.inkSoft });
  const result = context.text({ size: 12, mono: true, weight: '600', colour: theme.ink });
  const score = new Graphics();
  root.addChild(face, picture, name, result, score);
  const handle: Handle = context.actionHandle('test', {
    name: NAMES[test].handle,
    grip: 'none',
    value: () => test,
  });
  let shown = '';
  let room = 1;

  function show(text: string, value: number, quality: number, colonies: number): void {
    drawMade(made, test, value, colonies);
    result.text = `${text} Q${Math.round(quality)}`;
    if (result.width > room) result.text = text;
    score
      .rect(0, 0, room, 3.5)
      .fill({ color: theme.shadow, alpha: 0.3 })
      .rect(0, 0, (room * quality) / 100, 3.5)
      .fill(SCORE_TONES[Math.min(4, Math.floor(quality / 20))] ?? SCORE_TONES[4]);
  }

  return {
    root,
    lay({ x, y, width, height }: Box, { small }: TypeSizes) {
      shown = '';
      root.position.set(x, y);
      face
        .clear()
        .roundRect(0, 0, width, height, 6)
        .fill(mix(theme.housing, theme.glassShine, theme.name === 'dark' ? 0.02 : 0.5))
        .stroke({ width: 1, color: theme.housingEdge, alpha: 0.6 });
      asPanel(root, { x: 0, y: 0, width, height });
      const scale = Math.min((height - 8) / TALL, (width * 0.3) / 34);
      picture.scale.set(scale);
      picture.position.set(4 + 18 * scale, (height - TALL * scale) / 2);
      const left = 8 + 36 * scale;
      room = width - left - 4;
      for (const text of [name, result]) text.style.fontSize = small;
      const gap = (height - 2 * LINE * small - FOOT) / 2 + 1;
      name.position.set(left, Math.max(1, gap));
      result.position.set(left, Math.max(1, gap) + LINE * small);
      score.position.set(left, height - 6);
      handle.place(x, y, width, height);
    },
    set(ready: boolean, results: readonly KitResult[], colonies: number) {
      const found = results.find((each) => each.test === test);
      const value = found?.value ?? null;
      const key = `${ready} ${found?.text} ${value} ${colonies}`;
      if (key === shown) return;
      shown = key;
      picture.alpha = ready ? 1 : 0.7;
      score.clear();
      if (value !== null) {
        show(found?.text ?? '', value, qualityOf(test, found?.onCurve ?? value), colonies);
        return;
      }
      made.clear();
      result.text = ready ? '—' : '';
    },
  };
}

export function createTestKit(context: StageContext): TestKit {
  const { theme } = context;
  const root = new Container({ label: 'test kit' });
  const tray = new Graphics({ label: 'case' });
  const tiles = TESTS.map((test) => createTile(context, test));
  root.addChild(tray, ...tiles.map((tile) => tile.root));
  return {
    root,
    least: ({ small }) => ({ width: 3 * (9 * 0.6 * small + 46), height: 3 * (2 * LINE * small + FOOT) + 18 }),
    lay(box: Box, type: TypeSizes) {
      tray
        .clear()
        .roundRect(box.x + 3, box.y + 5, box.width, box.height, 9)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
        .roundRect(box.x, box.y, box.width, box.height, 9)
        .fill(theme.housingShade)
        .roundRect(box.x, box.y, box.width, box.height, 9)
        .stroke({ width: 1.4, color: theme.housingEdge });
      const places = cells(inset(box, 5), 'y', 3, 4).flatMap((line) => cells(line, 'x', 3, 4));
      tiles.forEach((tile, n) => {
        const at = places[n];
        if (at) tile.lay(at, type);
      });
    },
    set(ready, results, colonies) {
      for (const tile of tiles) tile.set(ready, results, colonies);
    },
  };
}

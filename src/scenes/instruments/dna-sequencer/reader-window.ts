/** Into the machine: a capillary whose coloured bands pass a laser, or a flow cell whose clusters light up in each cycle. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient, housing, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface ReaderWindow extends Part {
  /** `now`: bases that have passed the laser, with their fraction; `letters` of the whole read. */
  capillary(now: number, letters: string): void;
  /** Clusters by what they call; `bright`: 0 to 1, the flash of the cycle. */
  flowCell(votes: readonly number[] | null, cycle: number, bright: number): void;
  idle(loaded: boolean): void;
}

/** Light of the dyes on the stage: A green, C blue, G amber, T red. */
export const DYE_LIGHT: Readonly<Record<string, number>> = { A: 0x3fd06a, C: 0x4f8dff, G: 0xf2c230, T: 0xff5a4a };
const BASES = 'ACGT';
const SIZE = { width: 340, height: 230 } as const;
const PANE = { x: 22, y: 34, width: 296, height: 150 } as const;
const BANDS = 26;
const PITCH = 12;
const MIDDLE = PANE.y + PANE.height / 2;
const LASER = PANE.x + PANE.width * 0.62;
const DOTS = { across: 26, down: 10 } as const;
const LANES = 2;

/** The machine with the dark pane in its front. */
function createCase(theme: StageTheme): readonly Container[] {
  const shadow = contactShadow(theme, SIZE.width, 26);
  shadow.position.set(SIZE.width / 2, SIZE.height);
  const shell = housing(theme, SIZE.width, SIZE.height - 8, 16);
  const trim = new Graphics()
    .roundRect(14, SIZE.height - 40, SIZE.width - 28, 22, 6)
    .fill(metalDown(theme))
    .circle(SIZE.width - 32, 18, 5)
    .fill(0x3fd06a)
    .roundRect(PANE.x - 6, PANE.y - 6, PANE.width + 12, PANE.height + 12, 12)
    .fill(0x0b1016)
    .roundRect(PANE.x, PANE.y, PANE.width, PANE.height, 8)
    .fill(
      downGradient([
        [0, 0x131b26],
        [0.5, 0x1b2736],
        [1, 0x0d141d],
      ]),
    );
  return [shadow, shell, trim];
}

const createGlass = (): Graphics =>
  new Graphics().rect(PANE.x, MIDDLE - 17, PANE.width, 34).fill(
    downGradient([
      [0, 0xdcecf8, 0.55],
      [0.16, 0x9fc3dd, 0.12],
      [0.8, 0x9fc3dd, 0.1],
      [1, 0xdcecf8, 0.4],
    ]),
  );

const createBands = (): readonly Graphics[] =>
  Array.from({ length: BANDS }, () => {
    const band = new Graphics()
      .ellipse(0, 0, 4.2, 14)
      .fill(0xffffff)
      .ellipse(0, 0, 8, 16)
      .fill({ color: 0xffffff, alpha: 0.25 });
    band.y = MIDDLE;
    return band;
  });

const createLaser = (theme: StageTheme): Graphics =>
  new Graphics()
    .rect(LASER - 5, PANE.y, 10, PANE.height)
    .fill(
      acrossGradient([
        [0, 0x52ffa0, 0],
        [0.5, 0x52ffa0, 0.75],
        [1, 0x52ffa0, 0],
      ]),
    )
    .roundRect(LASER - 16, PANE.y, 32, 18, 4)
    .fill(metalDown(theme))
    .roundRect(LASER - 20, PANE.y + PANE.height - 22, 40, 22, 4)
    .fill(0x2a3542)
    .circle(LASER, PANE.y + PANE.height - 14, 5)
    .fill(0x0b0f14);

/** The capillary: bands that a laser lights one after the other. */
function createCapillary(theme: StageTheme) {
  const root = new Container();
  const glass = createGlass();
  const bands = createBands();
  const glow = new Graphics()
    .circle(0, 0, 26)
    .fill({ color: 0xffffff, alpha: 0.3 })
    .circle(0, 0, 13)
    .fill({ color: 0xffffff, alpha: 0.5 });
  glow.position.set(LASER, MIDDLE);
  root.addChild(...bands, glass, createLaser(theme), glow);
  return {
    root,
    draw(now: number, letters: string): void {
      const first = Math.floor(now) - 14;
      let lit: string | undefined;
      bands.forEach((band, k) => {
        const n = first + k;
        const letter = letters[n - 1];
        const x = LASER + (now - n) * PITCH;
        band.visible = letter !== undefined && x > PANE.x + 6 && x < PANE.x + PANE.width - 6;
        if (!band.visible) return;
        band.x = x;
        band.tint = DYE_LIGHT[letter ?? ''] ?? 0xd9c6ff;
        if (Math.abs(x - LASER) < PITCH / 2) lit = letter;
      });
      glow.visible = lit !== undefined;
      if (lit !== undefined) glow.tint = DYE_LIGHT[lit] ?? 0xd9c6ff;
    },
    idle(loaded: boolean): void {
      glow.visible = false;
      for (const band of bands) band.visible = false;
      glass.alpha = loaded ? 1 : 0.5;
    },
  };
}

const createClusters = (): readonly Graphics[] =>
  Array.from({ length: DOTS.across * DOTS.down }, (_, n) => {
    const [i, j] = [n % DOTS.across, Math.floor(n / DOTS.across)];
    const dot = new Graphics().circle(0, 0, 2.7).fill(0xffffff);
    // A fixed scatter about the places of a lattice: clusters grow where molecules happened to land.
    const jitter = Math.sin(12.9898 * (n + 1)) * 43_758.5453;
    const [a, b] = [jitter - Math.floor(jitter), 10 * jitter - Math.floor(10 * jitter)];
    const lane = Math.floor((j * LANES) / DOTS.down);
    dot.position.set(
      PANE.x + 20 + ((i + 0.15 + 0.7 * a) * (PANE.width - 40)) / DOTS.across,
      PANE.y + 20 + ((j + 0.15 + 0.7 * b) * (PANE.height - 48)) / DOTS.down + 8 * lane,
    );
    return dot;
  });

/** The flow cell: each cluster lights up in the colour of what it calls. */
function createFlowCell() {
  const root = new Container({ visible: false });
  const slide = new Graphics()
    .roundRect(PANE.x + 8, PANE.y + 12, PANE.width - 16, PANE.height - 24, 6)
    .fill({ color: 0x9fc3dd, alpha: 0.16 })
    .stroke({ width: 1.4, color: 0xdcecf8, alpha: 0.7 });
  const dots = createClusters();
  root.addChild(slide, ...dots);
  let shownCycle = -1;
  return {
    root,
    draw(votes: readonly number[] | null, cycle: number, bright: number): void {
      const level = Math.round(10 * (0.35 + 0.65 * bright)) / 10;
      root.alpha = level;
      if (cycle === shownCycle) return;
      shownCycle = cycle;
      const all = votes?.reduce((sum, vote) => sum + vote, 0) ?? 0;
      dots.forEach((dot, n) => {
        // Which cluster is which stays; the share of each colour is that of the votes.
        let place = (((n * 0.618_034) % 1) + 1) % 1;
        let base = -1;
        if (votes && all > 0)
          for (let b = 0; b < 4 && base < 0; b++) {
            place -= (votes[b] ?? 0) / all;
            if (place < 0) base = b;
          }
        dot.tint = base < 0 ? mix(0x9fb0c4, 0x0b1016, 0.4) : (DYE_LIGHT[BASES[base] ?? ''] ?? 0xffffff);
      });
    },
  };
}

export function createReaderWindow(context: StageContext): ReaderWindow {
  const { theme } = context;
  const root = new Container({ label: 'sequencer' });
  const capillary = createCapillary(theme);
  const cell = createFlowCell();
  root.addChild(...createCase(theme), capillary.root, cell.root);
  const show = (flows: boolean): void => {
    capillary.root.visible = !flows;
    cell.root.visible = flows;
  };
  return {
    root,
    lay(box: Box) {
      const at = fitted(box, SIZE, 0.5, 1);
      root.scale.set(at.scale);
      root.position.set(at.x, at.y);
    },
    capillary(now, letters) {
      show(false);
      capillary.draw(now, letters);
    },
    flowCell(votes, cycle, bright) {
      show(true);
      cell.draw(votes, cycle, bright);
    },
    idle(loaded) {
      show(false);
      capillary.idle(loaded);
    },
  };
}

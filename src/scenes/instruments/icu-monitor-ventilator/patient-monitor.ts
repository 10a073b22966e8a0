/**
 * A bedside monitor: bezel with keys, dark screen with an alarm line, four sweeping traces with their numbers, and a page of
 * trends. It is laid out for any size, so that the same monitor stands at the bed or fills the stage.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type AlarmBar, createAlarmBar } from './alarm-bar';
import { createIlluminatedButton, type IlluminatedButton } from '../../kit/controls/illuminated-button';
import { createNumericTile, type NumericTile } from './numeric-tile';
import { contactShadow, housing, mix, screen } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createTrendScreen, type TrendScreen } from './trend-screen';
import { createWaveformSweep, type WaveformSweep } from './waveform-sweep';

export type MonitorTile = 'ecg' | 'arterial' | 'pleth' | 'co2';

/** The customary colours, on dark glass and on a light screen. */
const COLOURS: Readonly<Record<'dark' | 'light', Readonly<Record<MonitorTile, number>>>> = {
  dark: { ecg: 0x4ade80, arterial: 0xf87171, pleth: 0x22d3ee, co2: 0xfacc15 },
  light: { ecg: 0x086b37, arterial: 0xb3201f, pleth: 0x0b5f86, co2: 0x6a5600 },
};
export type MonitorKey = 'zero' | 'silence' | 'trends' | 'size';

export const MONITOR_TRACES = { ecg: 0, arterial: 1, pleth: 2, co2: 3 } as const satisfies Record<MonitorTile, number>;

export interface MonitorBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PatientMonitor {
  readonly root: Container;
  readonly sweep: WaveformSweep;
  readonly alarm: AlarmBar;
  readonly tiles: Readonly<Record<MonitorTile, NumericTile>>;
  readonly keys: Readonly<Record<MonitorKey, IlluminatedButton>>;
  /** Where the keys lie, from the monitor's origin; null while they are left out. */
  keyBox(key: MonitorKey): MonitorBox | null;
  /** Where the screen lies. */
  screenBox(): MonitorBox;
  /** Outer size; `pixel`: stage units of a CSS px; without `keys` the bezel is thin all round. */
  lay(width: number, height: number, pixel: number, keys: boolean): void;
  /** What stands at the left of each trace, with its scale. */
  label(tile: MonitorTile, text: string): void;
  /** The sentence in the middle of a screen without a patient; empty: there is one. */
  prompt(text: string): void;
  /** The line at the foot of a large screen. */
  foot(text: string): void;
  /** Shows the page of trends, made when it is first asked for; null: the traces. */
  page(page: 'traces' | 'trends'): TrendScreen | null;
}

/** s of a sweep, and samples a second, of each trace. */
const SWEEPS: Readonly<Record<MonitorTile, { readonly seconds: number; readonly rate: number }>> = {
  ecg: { seconds: 6, rate: 200 },
  arterial: { seconds: 6, rate: 100 },
  pleth: { seconds: 6, rate: 100 },
  co2: { seconds: 12, rate: 100 },
};
const TILES: readonly MonitorTile[] = ['ecg', 'arterial', 'pleth', 'co2'];
const KEYS: readonly MonitorKey[] = ['zero', 'silence', 'trends', 'size'];
/** Heights of the rows, relative. */
const ROWS: Readonly<Record<MonitorTile, number>> = { ecg: 1, arterial: 1.35, pleth: 1, co2: 1 };
const TILE_SHARE = 0.29;
const LEAST_SMALL = 12;
/** Screens higher than this have a line for the ventilator's numbers. */
const TALL = 330;
/** Letters of that line. */
const NUMBERS = 68;
const TREND_EVERY = 10;
const TREND_TOP = 200;

type Colours = Readonly<Record<MonitorTile, number>>;

/** Bezel and dark glass on the shadow of the whole. */
function drawCase(shell: Container, theme: StageTheme, width: number, height: number, glass: MonitorBox): void {
  for (const child of shell.removeChildren()) child.destroy({ children: true });
  const shadow = contactShadow(theme, width * 1.02, 26);
  shadow.position.set(width / 2 + 5, height + 4);
  const face = screen(theme, glass.width, glass.height, 6);
  face.position.set(glass.x, glass.y);
  shell.addChild(
    shadow,
    housing(theme, width, height, 14),
    new Graphics()
      .roundRect(glass.x - 4, glass.y - 4, glass.width + 8, glass.height + 8, 9)
      .fill({ color: mix(theme.housingShade, 0x000000, 0.45) }),
    face,
  );
}

/** A row for each trace: its name with the scale at the left, its numbers at the right, a line above. */
function createRows(context: StageContext, colours: Colours) {
  const lines = new Graphics();
  const tiles = {
    ecg: createNumericTile(context, { colour: colours.ecg, digits: 3, share: 1 }),
    arterial: createNumericTile(context, { colour: colours.arterial, digits: 7, share: 0.58 }),
    pleth: createNumericTile(context, { colour: colours.pleth, digits: 3, share: 1 }),
    co2: createNumericTile(context, { colour: colours.co2, digits: 3, share: 1 }),
  };
  const labels = Object.fromEntries(
    TILES.map((tile) => [tile, context.text({ size: 12.5, weight: '600', colour: colours[tile] })]),
  ) as Record<MonitorTile, Text>;
  return {
    lines,
    tiles,
    labels,
    /** In a screen from `top` to `bottom`; gives the bands of the traces, from `top`. */
    lay(glass: MonitorBox, tileWidth: number, top: number, bottom: number, small: number) {
      const whole = TILES.reduce((sum, tile) => sum + ROWS[tile], 0);
      lines.clear();
      let y = top;
      const bands = TILES.map((tile) => {
        const band = ((bottom - top) * ROWS[tile]) / whole;
        labels[tile].style.fontSize = small;
        labels[tile].position.set(glass.x + 8, y + 1);
        tiles[tile].root.position.set(glass.x + glass.width - tileWidth, y);
        tiles[tile].lay(tileWidth - 4, band, small);
        if (y > top) lines.moveTo(glass.x + 6, y - 1).lineTo(glass.x + glass.width - 6, y - 1);
        const head = Math.min(small * 1.1, band * 0.28);
        const place = { y: y - top + head, height: band - head - 5 };
        y += band;
        return place;
      });
      lines.stroke({ width: 1, color: context.theme.screenDim, alpha: 0.7 });
      return bands;
    },
  };
}

/** The keys in the foot of the bezel. */
function createMonitorKeys(context: StageContext) {
  const keys = Object.fromEntries(KEYS.map((key) => [key, createIlluminatedButton(context)])) as Record<
    MonitorKey,
    IlluminatedButton
  >;
  let boxes: Partial<Record<MonitorKey, MonitorBox>> = {};
  return {
    keys,
    boxOf: (key: MonitorKey): MonitorBox | null => boxes[key] ?? null,
    lay(width: number, y: number, rim: number, pixel: number, shown: boolean): void {
      boxes = {};
      const keyWidth = Math.min(118 * Math.max(1, pixel), (width - 2 * rim - 24) / KEYS.length);
      KEYS.forEach((key, k) => {
        keys[key].root.visible = shown;
        if (!shown) return;
        const box = { x: width - rim - (KEYS.length - k) * (keyWidth + 8) + 8, y, width: keyWidth, height: 26 };
        keys[key].lay(box.width, box.height);
        keys[key].root.position.set(box.x, box.y);
        boxes[key] = box;
      });
    },
  };
}

/** The sentence in the middle of a screen without a patient, and the line at the foot of a large one. */
function createMonitorWords(context: StageContext) {
  const prompt = context.text({
    size: 17,
    weight: '600',
    colour: context.theme.screenInk,
    anchor: [0.5, 0.5],
    align: 'center',
  });
  const numbers = context.text({
    size: 20,
    mono: true,
    weight: '600',
    colour: context.theme.screenInk,
    anchor: [0, 0.5],
  });
  return {
    prompt,
    numbers,
    /** `page`: where the traces lie; `strip`: height of the foot, 0 where there is none. */
    lay(glass: MonitorBox, page: MonitorBox, strip: number, small: number, textSize: number): void {
      numbers.visible = strip > 0;
      numbers.style.fontSize = Math.max(textSize, Math.min(strip * 0.62, (glass.width - 24) / (NUMBERS * 0.6)));
      numbers.position.set(glass.x + 10, glass.y + glass.height - strip / 2 - 3);
      prompt.style.fontSize = small * 1.2;
      prompt.style.wordWrap = true;
      prompt.style.wordWrapWidth = page.width - 24;
      prompt.position.set(page.x + page.width / 2, page.y + page.height / 2);
    },
  };
}

/** The page of trends, made when it is first asked for and put into `parent`. */
function createTrendPage(context: StageContext, colours: Colours, parent: Container) {
  let trends: TrendScreen | null = null;
  let box: MonitorBox = { x: 0, y: 0, width: 1, height: 1 };
  let textSize = LEAST_SMALL;
  const layTrends = (): void => {
    trends?.root.position.set(box.x + 6, box.y + 4);
    trends?.lay(box.width - 8, box.height - 8, Math.max(textSize, box.height * 0.036));
  };
  return {
    lay(next: MonitorBox, size: number): void {
      box = next;
      textSize = size;
      layTrends();
    },
    show(on: boolean): TrendScreen | null {
      if (on && !trends) {
        trends = createTrendScreen(
          context,
          [
            { name: 'HR', colour: colours.ecg },
            { name: 'MAP', colour: colours.arterial },
            { name: 'SpO2', colour: colours.pleth },
            { name: 'EtCO2', colour: colours.co2 },
          ],
          TREND_EVERY,
          TREND_TOP,
        );
        parent.addChild(trends.root);
        layTrends();
      }
      if (trends) trends.root.visible = on;
      return on ? trends : null;
    },
  };
}

/** Origin at its upper left. */
export function createPatientMonitor(context: StageContext): PatientMonitor {
  const { theme } = context;
  const colours = COLOURS[theme.name];
  const root = new Container({ label: 'patient monitor' });
  const shell = new Container();
  const sweep = createWaveformSweep(
    context,
    TILES.map((tile) => ({ colour: colours[tile], samples: SWEEPS[tile].seconds * SWEEPS[tile].rate })),
  );
  const alarm = createAlarmBar(context);
  const rows = createRows(context, colours);
  const { lines, tiles, labels } = rows;
  const keyRow = createMonitorKeys(context);
  const { keys } = keyRow;
  const words = createMonitorWords(context);
  const { prompt, numbers } = words;
  root.addChild(
    shell,
    lines,
    alarm.root,
    sweep.root,
    ...TILES.flatMap((tile) => [labels[tile], tiles[tile].root]),
    prompt,
    numbers,
    ...KEYS.map((key) => keys[key].root),
  );
  const trends = createTrendPage(context, colours, root);
  let glass: MonitorBox = { x: 0, y: 0, width: 1, height: 1 };

  function layScreen(pixel: number): void {
    const textSize = LEAST_SMALL * Math.max(1, pixel);
    const strip = glass.height > TALL ? Math.max(textSize * 1.6, glass.height * 0.085) : 0;
    const bar = Math.max(24, glass.height * 0.085, textSize * 1.5);
    alarm.root.position.set(glass.x + 5, glass.y + 5);
    alarm.lay(glass.width - 10, bar, textSize);
    const small = Math.max(textSize, Math.min(30, glass.height * 0.05));
    const tileWidth = glass.width * TILE_SHARE;
    const top = glass.y + bar + 9;
    const bottom = glass.y + glass.height - 4 - strip;
    const bands = rows.lay(glass, tileWidth, top, bottom, small);
    sweep.root.position.set(glass.x + 8, top);
    sweep.lay(glass.width - tileWidth - 16, bands, Math.max(1.7, Math.min(3, glass.height * 0.0075)));
    const page = { x: glass.x, y: top, width: glass.width - tileWidth, height: bottom - top };
    words.lay(glass, page, strip, small, textSize);
    trends.lay(page, textSize);
  }

  return {
    root,
    sweep,
    alarm,
    tiles,
    keys,
    keyBox: keyRow.boxOf,
    screenBox: () => glass,
    lay(width, height, pixel, withKeys) {
      const rim = withKeys ? 11 : 7;
      const foot = withKeys ? 42 : rim;
      glass = { x: rim, y: rim, width: width - 2 * rim, height: height - rim - foot };
      drawCase(shell, theme, width, height, glass);
      layScreen(pixel);
      keyRow.lay(width, height - foot + 7, rim, pixel, withKeys);
    },
    label(tile, text) {
      labels[tile].text = text;
    },
    prompt(text) {
      prompt.text = text;
    },
    foot(text) {
      if (numbers.visible && numbers.text !== text) numbers.text = text;
    },
    page(page) {
      const traces = page === 'traces';
      sweep.root.visible = lines.visible = traces;
      for (const tile of TILES) labels[tile].visible = traces;
      return trends.show(!traces);
    },
  };
}

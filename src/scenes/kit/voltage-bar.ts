/** A bar as long as the voltage, in pieces as long as their shares, with a legend that says how many volts each takes. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { housing, mix } from './shading';

export interface VoltageShare {
  readonly label: string;
  readonly volts: number;
}

export interface VoltageBar {
  readonly root: Container;
  /** `textSize` in stage units; `titled`: there is room for the heading, which then names the unit. */
  lay(width: number, height: number, textSize: number, titled: boolean): void;
  /** The voltage of the supply; its shares in order, or none while nothing flows: then `idle` is said. */
  set(volts: number, shares: readonly VoltageShare[], idle: string): void;
  show(visible: boolean): void;
}

export interface VoltageBarOptions {
  /** Without the unit. */
  readonly title: string;
  /** Volts at the right end. */
  readonly full: number;
  /** Most shares there are. */
  readonly most: number;
}

/** Told apart by lightness as well as hue. */
const COLOURS: readonly number[] = [0x2dd4bf, 0x8b7cf6, 0xf59e0b, 0xfde68a, 0xe05a6d];
const MARGIN = 12;
const BAR = 20;
const LINE = 1.34;
/** Between two columns of the legend. */
const GUTTER = 14;

/** Origin at its top left. */
export function createVoltageBar(context: StageContext, { title, full, most }: VoltageBarOptions): VoltageBar {
  const { theme } = context;
  const root = new Container({ label: 'voltage bar' });
  const case_ = new Container();
  const well = new Graphics();
  const pieces = Array.from({ length: most }, (_, k) => {
    const colour = COLOURS[k % COLOURS.length] ?? 0xffffff;
    return new Graphics()
      .rect(0, 0, 1, BAR)
      .fill(colour)
      .rect(0, 0, 1, BAR * 0.38)
      .fill({ color: 0xffffff, alpha: 0.22 });
  });
  const empty = new Graphics().rect(0, 0, 1, BAR).fill({ color: theme.inkSoft, alpha: 0.4 });
  const marks = new Graphics();
  const heading = context.text({ text: `${title}, V`, size: 13, weight: '600', colour: theme.ink });
  const swatches = Array.from({ length: most }, (_, k) =>
    new Graphics()
      .roundRect(0, -6, 12, 12, 2.5)
      .fill(COLOURS[k % COLOURS.length] ?? 0xffffff)
      .roundRect(0, -6, 12, 12, 2.5)
      .stroke({ width: 1, color: mix(theme.ink, theme.housing, 0.4), alpha: 0.6 }),
  );
  const labels: readonly Text[] = Array.from({ length: most }, () =>
    context.text({ size: 12.5, colour: theme.ink, anchor: [0, 0.5] }),
  );
  const figures: readonly Text[] = Array.from({ length: most }, () =>
    context.text({ size: 12.5, mono: true, colour: theme.ink, anchor: [1, 0.5] }),
  );
  const idleText = context.text({ size: 12.5, colour: theme.inkSoft });
  root.addChild(case_, well, empty, ...pieces, marks, heading, ...swatches, ...labels, ...figures, idleText);
  let unit = 1;
  let drawn = '';
  let legend = { top: 0, width: 1, height: 1, line: 1 };
  const layLegend = (count: number): void => {
    const fits = Math.max(1, Math.floor(legend.height / legend.line + 0.3));
    const columns = Math.max(1, Math.ceil(count / fits));
    const rows = Math.ceil(count / columns);
    const column = (legend.width + GUTTER) / columns;
    for (let k = 0; k < count; k++) {
      const x = MARGIN + Math.floor(k / rows) * column;
      const y = legend.top + (k % rows) * legend.line;
      swatches[k]?.position.set(x, y);
      labels[k]?.position.set(x + 17, y);
      figures[k]?.position.set(x + column - GUTTER, y);
    }
  };
  return {
    root,
    lay(width, height, textSize, titled) {
      for (const child of case_.removeChildren()) child.destroy();
      case_.addChild(housing(theme, width, height, 10));
      heading.visible = titled;
      heading.position.set(MARGIN, MARGIN - 3);
      const top = titled ? MARGIN + textSize * LINE : MARGIN;
      const inner = width - 2 * MARGIN;
      unit = inner / full;
      well
        .clear()
        .roundRect(MARGIN - 2, top - 2, inner + 4, BAR + 4, 4)
        .fill({ color: theme.screen });
      marks.clear();
      for (let volt = 1; volt < full; volt++) {
        marks.rect(MARGIN + volt * unit - 0.4, top + BAR - (volt % 3 === 0 ? 8 : 5), 0.9, volt % 3 === 0 ? 8 : 5);
      }
      marks.fill({ color: 0xffffff, alpha: 0.55 });
      for (const piece of [...pieces, empty]) piece.y = top;
      empty.x = MARGIN;
      const line = textSize * LINE;
      const first = top + BAR + 6 + line / 2;
      legend = { top: first, width: inner, height: height - first + line / 2 - 4, line };
      idleText.position.set(MARGIN, first - textSize * 0.6);
      idleText.style.wordWrap = true;
      idleText.style.wordWrapWidth = inner;
      drawn = '';
    },
    set(volts, shares, idle) {
      const key = `${volts} ${idle} ${shares.map((share) => share.label + share.volts.toFixed(3)).join(' ')}`;
      if (key === drawn) return;
      drawn = key;
      const flowing = shares.length > 0;
      empty.visible = !flowing;
      empty.scale.x = Math.max(0.001, volts * unit);
      idleText.visible = !flowing;
      if (idleText.text !== idle) idleText.text = idle;
      layLegend(shares.length);
      let x = MARGIN;
      for (let k = 0; k < most; k++) {
        const share = shares[k];
        const [piece, swatch, label, figure] = [pieces[k], swatches[k], labels[k], figures[k]];
        if (!piece || !swatch || !label || !figure) continue;
        const visible = share !== undefined;
        for (const part of [piece, swatch, label, figure]) part.visible = visible;
        if (!share) continue;
        piece.x = x;
        piece.scale.x = Math.max(0.001, share.volts * unit);
        x += share.volts * unit;
        if (label.text !== share.label) label.text = share.label;
        const text = `${share.volts.toFixed(2)}${heading.visible ? '' : ' V'}`;
        if (figure.text !== text) figure.text = text;
      }
    },
    show(visible) {
      root.visible = visible;
    },
  };
}

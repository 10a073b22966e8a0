/** Words in a chart: at a place of its axes, or in a corner. They stay within it. */
import { Container, Graphics } from 'pixi.js';
import type { TypeSizes } from '../../contract';
import type { Mark, MarkView, ValueAxis } from './plot';
import { colourOf, type SeriesColour } from './series-colours';

export interface LabelOptions {
  readonly text?: string;
  readonly colour?: SeriesColour;
  /** Where it stands beside its place, as far as there is room. Default: above, to the right. */
  readonly side?: 'right' | 'left' | 'above' | 'below';
  readonly size?: keyof TypeSizes;
  readonly axis?: ValueAxis;
}

export interface Label extends MarkView {
  /** Values on both axes; text default: what stands there. */
  at(x: number, y: number, text?: string): void;
  hide(): void;
}

const AWAY = 6;

/** The name of a curve or of a point. It is moved so far that it lies within the chart. */
export function label(options: LabelOptions = {}): Mark<Label> {
  const { text: words = '', colour = 'main', side = 'right', size = 'small', axis = 'y' } = options;
  return (plot) => {
    const tint = colourOf(plot.colours, colour);
    const text = plot.context.text({ text: words, size: 12, weight: '600', colour: tint });
    text.style.stroke = { color: plot.colours.ground, width: 4, join: 'round' };
    text.visible = false;
    let place: { x: number; y: number } | null = null;
    const lay = (): void => {
      const x = place ? plot.x.at(place.x) : Number.NaN;
      const y = place ? plot[axis].at(place.y) : Number.NaN;
      const shown = text.text !== '' && x >= -AWAY && x <= plot.width + AWAY && Number.isFinite(y);
      text.visible = shown;
      if (!shown) return;
      text.style.fontSize = plot.type[size];
      const { width, height } = text;
      const [left, top] =
        side === 'right'
          ? [x + AWAY, y - height / 2]
          : side === 'left'
            ? [x - AWAY - width, y - height / 2]
            : [x - width / 2, side === 'above' ? y - height - AWAY : y + AWAY];
      const to = {
        x: Math.max(0, Math.min(plot.width - width, left)),
        y: Math.max(0, Math.min(plot.height - height, top)),
      };
      // It flips to the other side where the edge would push it onto its own point.
      if (side === 'right' && to.x < left) to.x = Math.max(0, x - AWAY - width);
      if (side === 'left' && to.x > left) to.x = Math.min(plot.width - width, x + AWAY);
      text.position.set(Math.round(to.x * 2) / 2, Math.round(to.y * 2) / 2);
    };
    return {
      root: text,
      place: lay,
      at(x, y, next = text.text) {
        const said = next !== text.text;
        if (!said && place?.x === x && place.y === y) return;
        if (said) text.text = next;
        place = { x, y };
        lay();
      },
      hide() {
        place = null;
        lay();
      },
    };
  };
}

/** `above`: at the right of the row over the axes, where no curve runs: one line. */
export type Corner = 'above' | 'top left' | 'top right' | 'bottom left' | 'bottom right';

export interface CornerOptions {
  readonly at: Corner;
  readonly text?: string;
  readonly colour?: SeriesColour;
  readonly size?: keyof TypeSizes;
  readonly mono?: boolean;
}

export interface CornerWords extends MarkView {
  /** Lines may be parted by '\n'; what is too long for the chart is broken. Empty: nothing is there. */
  set(text: string): void;
  readonly text: string;
}

const MARGIN = 6;

/** Results and remarks in a corner, on a ground of their own so that grid and curves do not run through them. */
export function corner(options: CornerOptions): Mark<CornerWords> {
  const { at, text: words = '', colour = 'main', size = 'small', mono = false } = options;
  return (plot) => {
    const root = new Container({ label: 'words in a corner' });
    const back = new Graphics();
    const [vertical, horizontal] = at.split(' ');
    const text = plot.context.text({
      text: words,
      size: 12,
      mono,
      weight: '600',
      colour: colourOf(plot.colours, colour),
      align: horizontal !== 'left' ? 'right' : 'left',
    });
    text.style.wordWrap = at !== 'above';
    root.addChild(back, text);
    let reserved = 0;
    const lay = (): void => {
      root.visible = text.text !== '';
      if (!root.visible) return;
      text.style.fontSize = plot.type[size];
      text.style.wordWrapWidth = Math.max(20, plot.width - 2 * MARGIN);
      const { width, height } = text;
      if (at === 'above') {
        text.position.set(plot.width - width, -height - plot.type.small * 0.45);
        return;
      }
      const x = horizontal === 'right' ? plot.width - width - MARGIN : MARGIN;
      const y = vertical === 'bottom' ? plot.height - height - MARGIN : MARGIN / 2;
      text.position.set(x, y);
      back
        .clear()
        .roundRect(x - 4, y - 2, width + 8, height + 4, 4)
        .fill({ color: plot.colours.ground, alpha: 0.82 });
    };
    return {
      root,
      place: lay,
      head(type) {
        if (at !== 'above' || text.text === '') return { width: 0, height: 0 };
        text.style.fontSize = type[size];
        reserved = text.width;
        return { width: reserved, height: text.height };
      },
      get text() {
        return text.text;
      },
      set(next) {
        if (next === text.text) return;
        text.text = next;
        if (at === 'above' && text.width > reserved) plot.refit();
        else lay();
      },
    };
  };
}

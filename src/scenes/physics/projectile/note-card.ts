/** A slip with a heading and a few lines. Origin at its top left. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface NoteCard {
  readonly root: Container;
  resize(width: number, height: number): void;
  /** An empty heading takes no room. */
  set(heading: string, body: string): void;
}

const MARGIN = 12;
const LINE = 1.35;

/** `mono` for columns of numbers; `size` of the letters. */
export function createNoteCard(
  context: StageContext,
  width: number,
  height: number,
  mono = false,
  size = 13,
): NoteCard {
  const { theme } = context;
  const root = new Container({ label: 'note' });
  const slip = new Graphics();
  const heading = context.text({ size, weight: '600', colour: theme.ink });
  const body = context.text({ size, mono, colour: theme.ink, wrap: width - 2 * MARGIN });
  heading.position.set(MARGIN, MARGIN - 2);
  body.x = MARGIN;
  root.addChild(slip, heading, body);
  const face = downGradient([
    [0, theme.housing],
    [1, theme.housingShade],
  ]);
  let shownHeading = '';
  let shownBody = '';
  const resize = (w: number, h: number): void => {
    slip
      .clear()
      .roundRect(2, 4, w, h, 8)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.4 })
      .roundRect(0, 0, w, h, 8)
      .fill(face)
      .roundRect(0.5, 0.5, w - 1, h - 1, 8)
      .stroke({ width: 1, color: theme.housingEdge, alpha: 0.6 });
    body.style.wordWrapWidth = w - 2 * MARGIN;
    asPanel(root, { x: 0, y: 0, width: w, height: h });
  };
  resize(width, height);
  return {
    root,
    resize,
    set(nextHeading, nextBody) {
      if (nextHeading !== shownHeading) {
        shownHeading = nextHeading;
        heading.text = nextHeading;
      }
      body.y = MARGIN - 2 + (nextHeading === '' ? 0 : heading.style.fontSize * LINE);
      if (nextBody === shownBody) return;
      shownBody = nextBody;
      body.text = nextBody;
    },
  };
}

/**
 * The workstation beside an analytical instrument: one screen in its case. A line says the method, one of several views shows the
 * signal (spectrum, chromatogram, calibration), lines below say the processed result. Keys choose the view and zoom; neither
 * changes a reading. Until a key was pressed the screen follows what the instrument does.
 */
import { Container, type Text } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import type { KeyOptions } from '../instruments/key';
import { createScreenCase } from '../instruments/screen-case';
import type { Size } from '../layout/layout';
import type { Zoom } from './zoom';

export interface WorkstationView<Id extends string> {
  readonly id: Id;
  /** On its key. */
  readonly print: string;
  /** What the key is called. */
  readonly name: string;
  readonly screen: Part;
  /** Views with one have the zoom keys. */
  readonly zoom?: Zoom;
}

/** A scene's context has both. */
export type WorkstationContext = StageContext & { redraw(): void };

export interface WorkstationOptions<Id extends string> {
  readonly views: readonly WorkstationView<Id>[];
  /** Between those of views and zoom: the next peak. */
  readonly keys?: readonly KeyOptions[];
}

export interface Workstation<Id extends string> extends Part {
  least(type: TypeSizes): Size;
  /** The view that belongs to what is done now; it is shown when that changes, whatever key was pressed before. */
  follow(id: Id): void;
  readonly shown: Id;
  /** The method in force: one line. */
  method(words: string): void;
  /** The processed result; lines are parted by '\n'. A warning stands out. */
  result(words: string, tone?: 'plain' | 'warning'): void;
}

const LEAST = { width: 16, height: 11 } as const;
const GAP = 4;

/** The lines of words on the screen: the method above the views, the result below them. */
function createWords(context: StageContext) {
  const { theme } = context;
  const method = context.text({ size: 12, colour: theme.screenInk });
  const result = context.text({ size: 12, weight: '600', colour: theme.screenGlow });
  method.style.wordWrap = result.style.wordWrap = true;
  const high = (words: Text): number => (words.text === '' ? 0 : words.height + GAP);
  return {
    method,
    result,
    colour(tone: 'plain' | 'warning') {
      const colour = tone === 'warning' ? theme.screenWarning : theme.screenGlow;
      if (result.style.fill !== colour) result.style.fill = colour;
    },
    /** Lays them in the pane; returns their heights. */
    lay(pane: Box, small: number): readonly [head: number, foot: number] {
      for (const words of [method, result]) {
        words.style.fontSize = small;
        words.style.wordWrapWidth = pane.width;
      }
      const [head, foot] = [high(method), high(result)];
      method.position.set(pane.x, pane.y);
      result.position.set(pane.x, pane.y + pane.height - foot + GAP);
      return [head, foot];
    },
  };
}

/** Keys of the views, those between, and those of the zoom where a view has one. */
const keysOf = <Id extends string>(
  { views, keys = [] }: WorkstationOptions<Id>,
  show: (id: Id) => void,
  zoomBy: (way: 1 | -1) => void,
): readonly KeyOptions[] => [
  ...views.map(({ id, print, name }) => ({ press: () => show(id), name, print })),
  ...keys,
  ...(views.some(({ zoom }) => zoom)
    ? [
        { press: () => zoomBy(-1), name: 'Zoom out', print: '−' },
        { press: () => zoomBy(1), name: 'Zoom in', print: '+' },
      ]
    : []),
];

export function createWorkstation<const Id extends string>(
  context: WorkstationContext,
  options: WorkstationOptions<Id>,
): Workstation<Id> {
  const { views, keys = [] } = options;
  const [first] = views;
  if (!first) throw new Error('a workstation needs a view');
  let shown: Id = first.id;
  let followed: Id = first.id;
  const viewOf = (id: Id): WorkstationView<Id> => views.find((view) => view.id === id) ?? first;
  const choose = (id: Id): void => {
    show(id);
    context.redraw();
  };
  const zoomBy = (way: 1 | -1): void => {
    viewOf(shown).zoom?.by(way);
    express();
    context.redraw();
  };
  const screen = createScreenCase(context, { form: 'bench', keys: keysOf(options, choose, zoomBy) });
  const root = new Container({ label: 'workstation' });
  const words = createWords(context);
  root.addChild(screen.root, ...views.map(({ screen: { root: view } }) => view), words.method, words.result);
  let size: TypeSizes = { small: 12, text: 14, figures: 26 };
  let laid = '';

  function express(): void {
    const { zoom } = viewOf(shown);
    views.forEach((view, n) => {
      view.screen.root.visible = view.id === shown;
      screen.keys[n]?.light(view.id === shown);
    });
    const firstZoom = views.length + keys.length;
    screen.keys[firstZoom]?.enable((zoom?.level ?? 0) > 0);
    screen.keys[firstZoom + 1]?.enable(zoom !== undefined && !zoom.most);
  }
  function show(id: Id): void {
    shown = id;
    express();
  }
  /** The view gets what the words leave over. */
  function fit(): void {
    const { pane } = screen;
    if (pane.width <= 0) return;
    const [head, foot] = words.lay(pane, size.small);
    const key = `${head} ${foot}`;
    if (key === laid) return;
    laid = key;
    const box: Box = { ...pane, y: pane.y + head, height: Math.max(1, pane.height - head - foot) };
    for (const view of views) view.screen.lay(box, size);
  }
  const say = (text: Text, said: string): void => {
    if (text.text === said) return;
    text.text = said;
    fit();
  };
  express();
  return {
    root,
    least: (type) => screen.least(type, { width: LEAST.width * type.small, height: LEAST.height * type.small }),
    lay(box, type) {
      size = type;
      laid = '';
      screen.lay(box, type);
      fit();
    },
    follow(id) {
      if (id === followed) return;
      followed = id;
      show(id);
    },
    get shown() {
      return shown;
    },
    method: (said) => say(words.method, said),
    result(said, tone = 'plain') {
      words.colour(tone);
      say(words.result, said);
    },
  };
}

/** Graphs on one dark screen that draw themselves while something moves: one quantity each, against time. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { createGrowingLine, type GrowingLine } from './growing-line';
import { screen } from './shading';

export interface GraphScale {
  /** Values at the bottom and the top. */
  readonly from: number;
  readonly to: number;
}

export interface MotionGraphs {
  readonly root: Container;
  lay(width: number, height: number): void;
  /** Clears the curves; `until`: the time at the right end, s. One scale for each graph. */
  begin(until: number, scales: readonly GraphScale[]): void;
  /** A point of every graph at a time. `loose`: where the curves are now, not kept. */
  add(time: number, values: readonly number[], loose: boolean): void;
}

export interface GraphOptions {
  readonly title: string;
  readonly colour: number;
}

const LEFT = 9;
const TOP = 20;
const BOTTOM = 21;

interface Graph {
  readonly root: Container;
  readonly grid: Graphics;
  readonly title: Text;
  readonly top: Text;
  readonly line: GrowingLine;
  scale: GraphScale;
  begun: boolean;
}

/** Origin at the upper left. */
export function createMotionGraphs(context: StageContext, options: readonly GraphOptions[]): MotionGraphs {
  const { theme } = context;
  const root = new Container({ label: 'motion graphs' });
  const back = new Container();
  const end = context.text({ size: 12, mono: true, colour: theme.screenGlow, anchor: [1, 1] });
  end.alpha = 0.75;
  root.addChild(back);
  const graphs: readonly Graph[] = options.map(({ title, colour }) => {
    const graph: Graph = {
      root: new Container({ label: title }),
      grid: new Graphics(),
      title: context.text({ text: title, size: 12, weight: '600', colour, anchor: [0, 0] }),
      top: context.text({ size: 12, mono: true, colour: theme.screenGlow, anchor: [1, 0] }),
      line: createGrowingLine(colour, 2, 2.5),
      scale: { from: 0, to: 1 },
      begun: false,
    };
    graph.top.alpha = 0.75;
    graph.root.addChild(graph.grid, graph.title, graph.top, graph.line.root);
    root.addChild(graph.root);
    return graph;
  });
  root.addChild(end);
  let box = { width: 1, height: 1 };
  let until = 1;

  const yOf = ({ scale: { from, to } }: Graph, value: number): number => {
    const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
    return TOP + (1 - part) * box.height;
  };
  const paintGrid = (graph: Graph): void => {
    graph.grid.clear();
    for (const part of [0, 0.5, 1]) graph.grid.rect(0, TOP + part * box.height - 0.5, box.width, 1);
    for (const part of [0, 0.5, 1]) graph.grid.rect(part * box.width - 0.5, TOP, 1, box.height);
    graph.grid.fill({ color: theme.screenDim, alpha: 0.7 });
    if (graph.scale.from < 0) {
      graph.grid.rect(0, yOf(graph, 0) - 0.5, box.width, 1).fill({ color: theme.screenGlow, alpha: 0.6 });
    }
    graph.top.text = String(graph.scale.to);
  };
  return {
    root,
    lay(width, height) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 7));
      const pitch = (width - LEFT) / graphs.length;
      box = { width: pitch - LEFT, height: height - TOP - BOTTOM };
      graphs.forEach((graph, n) => {
        graph.root.x = LEFT + n * pitch;
        graph.title.y = graph.top.y = 3;
        graph.top.x = box.width;
        paintGrid(graph);
      });
      end.position.set(width - LEFT, height - 3);
    },
    begin(seconds, scales) {
      until = seconds;
      end.text = `t from 0 to ${seconds} s`;
      graphs.forEach((graph, n) => {
        graph.scale = scales[n] ?? graph.scale;
        graph.begun = false;
        graph.line.hide();
        paintGrid(graph);
      });
    },
    add(time, values, loose) {
      const x = Math.min(1, time / until) * box.width;
      graphs.forEach((graph, n) => {
        const y = yOf(graph, values[n] ?? 0);
        if (!graph.begun) {
          graph.begun = true;
          graph.line.begin(x, y);
        } else if (loose) graph.line.end(x, y);
        else graph.line.to(x, y);
      });
    },
  };
}

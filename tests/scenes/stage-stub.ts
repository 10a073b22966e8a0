/** A stage without a browser: enough of canvas and context for scenes to be created, drawn and destroyed in Node. */
import { Container, DOMAdapter, Text } from 'pixi.js';
import type { SimulationKey } from '../../engine/registry';
import { cut, layoutOf } from '../../engine/runtime/layout';
import type { SimulationHost } from '../../engine/runtime/host';
import type { Frame, Handle, HandleDef, SceneContext, StageSize, TextOptions } from '../../src/scenes/contract';
import { darkStage, type StageTheme } from '../../src/scenes/kit/theme';
import { stageSize } from '../../src/bench/stage/stage-size';

/** Anything asked of it answers with itself or does nothing: gradients and metrics are not looked at here. */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_target, key) => {
    if (key === Symbol.toPrimitive) return () => 1;
    if (key === 'data') return new Uint8ClampedArray(4);
    return typeof key === 'string' && /width|height|ascent|descent|left|right/i.test(key) ? 1 : nothing;
  },
  set: () => true,
  apply: () => nothing,
});

export function stubCanvas(): void {
  const canvas = (width = 1, height = 1) => ({ width, height, getContext: () => nothing, style: {} });
  DOMAdapter.set({
    ...DOMAdapter.get(),
    createCanvas: canvas as unknown as ReturnType<typeof DOMAdapter.get>['createCanvas'],
    getCanvasRenderingContext2D: () =>
      class {} as unknown as ReturnType<ReturnType<typeof DOMAdapter.get>['getCanvasRenderingContext2D']>,
  });
}

export interface Recorded {
  readonly handles: Map<Handle, HandleDef>;
  readonly dispatched: unknown[];
  readonly inputs: [string, unknown][];
}

/** A context that records handles, actions and inputs. */
export function stubContext(theme: StageTheme = darkStage): {
  context: SceneContext<SimulationKey>;
  recorded: Recorded;
} {
  const recorded: Recorded = { handles: new Map(), dispatched: [], inputs: [] };
  const context = {
    theme,
    reducedMotion: false,
    webgl: false,
    paintBehind: () => {},
    text: ({ text = '', size }: TextOptions) => new Text({ text, style: { fontSize: size } }),
    handle: (def: HandleDef) => {
      const handle: Handle = {
        place: (...box) => {
          if (!box.every(Number.isFinite)) throw new Error(`${def.name} was placed at ${box.join(', ')}`);
        },
        update: () => {},
        rename: () => {},
        enable: () => {},
        remove: () => recorded.handles.delete(handle),
      };
      recorded.handles.set(handle, def);
      return handle;
    },
    dispatch: (action: unknown) => recorded.dispatched.push(action),
    setInput: (id: string, value: unknown) => recorded.inputs.push([id, value]),
    redraw: () => {},
  } as unknown as SceneContext<SimulationKey>;
  return { context, recorded };
}

/** The frame of a host, as the page would have it. */
export function frameOf(host: SimulationHost): Frame<SimulationKey> {
  const layout = layoutOf(host.fields);
  const fields = cut(new ArrayBuffer(layout.byteLength), layout);
  return {
    view: host.view(fields),
    fields,
    readings: host.readings(),
    shown: host.shown(),
    params: host.params,
    hidden: new Set<string>(),
    time: host.time,
    running: true,
  } as unknown as Frame<SimulationKey>;
}

export const sizes: readonly StageSize[] = [stageSize(360, 225), stageSize(1000, 440), stageSize(3840, 2160)];

/** Every display object under a container. */
export const everything = (root: Container): Container[] => [
  root,
  ...root.children.flatMap((child) => everything(child)),
];

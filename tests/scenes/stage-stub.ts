/** A stage without a browser: enough of canvas and context for scenes to be created, drawn and destroyed in Node. */
import { Container, DOMAdapter, Graphics, Text } from 'pixi.js';
import { type AnyEntry, defaultInputs } from '../../catalogue/define';
import type { ActionDefs } from '../../engine/contract';
import type { SimulationKey } from '../../engine/registry';
import type { SimulationHost } from '../../engine/runtime/host';
import { benchFacts } from '../../src/bench/stage/bench-facts';
import { BoundHandles } from '../../src/bench/stage/bound-handles';
import type { ActionHandleOptions, BenchFacts, InputHandleOptions } from '../../src/scenes/contract';
import { KIT_FACTS } from '../../src/scenes/kit/kit-facts';
import type { Box, Frame, Handle, HandleDef, SceneContext, StageSize, TextOptions } from '../../src/scenes/contract';
import { darkStage, type StageTheme } from '../../src/scenes/kit/theme';
import { pictureOf } from '../../workers/picture';
import { frameOf as frameOfPicture } from '../../src/bench/stage/frame-of';
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

/** What the bench says of an entry's inputs, as they open, and of its simulation's actions. */
export const factsOf = (entry: AnyEntry, { actions }: { readonly actions: ActionDefs }): BenchFacts =>
  benchFacts(entry, defaultInputs(entry), actions, {});

/** What a press on an action's button in Do gives before anything is typed there. */
export function pressed(actions: ActionDefs, id: string): { readonly do: string; readonly value?: unknown } {
  const def = actions[id]?.value;
  return def && 'initial' in def ? { do: id, value: def.initial } : { do: id };
}

export interface Recorded {
  readonly handles: Map<Handle, HandleDef>;
  readonly dispatched: unknown[];
  readonly inputs: [string, unknown][];
  /** Where handles were placed last, by what they were made of. */
  readonly places: Map<HandleDef, Box>;
}

/** A context that records handles, actions and inputs. */
/** `facts`: what the bench says of inputs and actions, for scenes with handles on them. */
export function stubContext(
  theme: StageTheme = darkStage,
  facts: BenchFacts = KIT_FACTS,
): {
  context: SceneContext<SimulationKey>;
  recorded: Recorded;
} {
  const recorded: Recorded = { handles: new Map(), dispatched: [], inputs: [], places: new Map() };
  const bound = new BoundHandles({ create: (def) => context.handle(def) }, () => facts, {
    dispatch: (action) => recorded.dispatched.push(action),
    press: (id) => recorded.dispatched.push(pressed(facts.actions, id)),
    setInput: (id, value) => recorded.inputs.push([id, value]),
  });
  const context = {
    facts,
    inputHandle: (id: string, options?: InputHandleOptions) => bound.input(id, options),
    actionHandle: (id: string, options?: ActionHandleOptions) => bound.action(id, options),
    theme,
    reducedMotion: false,
    webgl: false,
    paintBehind: () => {},
    text: ({ text = '', size }: TextOptions) => new Text({ text, style: { fontSize: size } }),
    handle: (def: HandleDef) => {
      const handle: Handle = {
        place: (...box) => {
          if (!box.every(Number.isFinite)) throw new Error(`${def.name} was placed at ${box.join(', ')}`);
          const [x, y, width, height] = box;
          recorded.places.set(def, { x, y, width, height });
        },
        update: () => {},
        rename: () => {},
        aim: () => {},
        enable: () => {},
        remove: () => recorded.handles.delete(handle),
      };
      recorded.handles.set(handle, def);
      return handle;
    },
    dispatch: (action: unknown) => recorded.dispatched.push(action),
    press: (id: string) => recorded.dispatched.push(pressed(facts.actions, id)),
    setInput: (id: string, value: unknown) => recorded.inputs.push([id, value]),
    redraw: () => {},
    sound: () => {},
  } as unknown as SceneContext<SimulationKey>;
  return { context, recorded };
}

/** The frame of a run as a stage has it: its picture, sent over a line, and the frame that is made of it there. */
export const frameOf = (host: SimulationHost, running = true): Frame<SimulationKey> =>
  frameOfPicture(structuredClone(pictureOf(host, running, null)));

/** A phone upright and on its side, a laptop, a projector. */
export const sizes: readonly StageSize[] = [
  stageSize(360, 294),
  stageSize(568, 200),
  stageSize(1000, 440),
  stageSize(3840, 2160),
];

/** Where in the data of a shape its extents stand: a canvas refuses to draw a negative one, and no later shape is drawn either. */
const EXTENTS: Readonly<Record<string, readonly number[]>> = {
  arc: [2],
  arcTo: [4],
  circle: [2],
  ellipse: [2, 3],
  roundRect: [2, 3, 4],
};

const isSeen = (object: Container): boolean => object.visible && (object.parent === null || isSeen(object.parent));

/** Shapes of a drawing that is seen which no canvas draws. */
export const undrawable = (object: Container): readonly string[] =>
  object instanceof Graphics && isSeen(object)
    ? object.context.instructions.flatMap(({ action, data }) =>
        action === 'texture'
          ? []
          : data.path.instructions
              .filter(({ action: shape, data: numbers }) =>
                EXTENTS[shape]?.some((at) => numbers[at] !== undefined && !(Number(numbers[at]) >= 0)),
              )
              .map(({ action: shape, data: numbers }) => `${shape} ${numbers.slice(0, 5).join(' ')}`),
      )
    : [];

/** Every display object under a container. */
export const everything = (root: Container): Container[] => [
  root,
  ...root.children.flatMap((child) => everything(child)),
];

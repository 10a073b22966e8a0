/** The stage in a worker: fetches a scene and draws it on canvases that the page has given over. */
import { DOMAdapter } from 'pixi.js';
import type { SimulationKey } from '../../../engine/registry';
import { comlink } from '../../../workers/comlink';
import { fetchPart, ownPartIn } from '../../../workers/own-part';
import { twice } from '../../../workers/twice';
import { STAGE_FONTS } from './fonts';
import type { OpenStage, StageService } from './protocol';
import { chooseRenderer, fetchRenderer, keepInMemory } from './renderer-choice';
import { type AnyCreateScene, RENDERER_OPTIONS, SceneHost } from './scene-host';
import { StageLoop } from './stage-loop';

DOMAdapter.set({
  ...DOMAdapter.get(),
  createCanvas: (width = 0, height = 0) => new OffscreenCanvas(width, height),
  getCanvasRenderingContext2D: () => OffscreenCanvasRenderingContext2D,
  getBaseUrl: () => location.href,
  getFontFaceSet: () => (self as unknown as { readonly fonts: FontFaceSet }).fonts,
});

/** Text that is drawn before its face has come would keep the wrong one. */
const fonts = Promise.allSettled(
  STAGE_FONTS.map(async ({ family, url, descriptors }) => {
    const face = new FontFace(family, `url(${url})`, descriptors);
    (self as unknown as { readonly fonts: FontFaceSet }).fonts.add(face);
    await face.load();
  }),
);

interface Scene {
  readonly createScene: unknown;
}

const own = ownPartIn(self.name);

async function fetchScene(key: SimulationKey): Promise<Scene> {
  if (own?.key === key) return fetchPart<Scene>(own);
  // The list of all, which only a bench opened from another page needs.
  const { scenes } = await import('../../scenes/registry.generated');
  return scenes[key]();
}

let opened: OpenStage | null = null;

const stage = (): OpenStage => {
  if (!opened) throw new Error('The stage is not open.');
  return opened;
};

const service: StageService = {
  async open({ key, canvas, behind, size, dress }) {
    const [{ createScene }, StageRenderer] = await Promise.all([
      twice(() => fetchScene(key)),
      twice(fetchRenderer),
      fonts,
    ]);
    const renderer = new StageRenderer();
    await renderer.init({
      ...RENDERER_OPTIONS,
      canvas: chooseRenderer() === 'canvas' ? keepInMemory(canvas) : canvas,
      width: size.width,
      height: size.height,
      resolution: size.density,
    });
    // What was drawn once and kept is gone with it: the page hears that this worker failed, and offers another.
    canvas.addEventListener('webglcontextlost', () => {
      throw new Error('The graphics context was lost.');
    });
    const host = new SceneHost({
      renderer,
      behind,
      createScene: createScene as AnyCreateScene,
      size,
      dress,
    });
    opened = new StageLoop(host, (callback) => requestAnimationFrame(callback));
    return host.effects();
  },
  meet: (facts) => stage().meet(facts),
  dress: (dress) => stage().dress(dress),
  resize: (size) => stage().resize(size),
  fullDetail: () => stage().fullDetail(),
  coverReadings: (hidden) => stage().coverReadings(hidden),
  hide: (standIns) => stage().hide(standIns),
  watch: (line) => stage().watch(line),
  next: () => stage().next(),
  handle: (event) => stage().handle(event),
  attend: (near) => stage().attend(near),
  describe: () => stage().describe(),
  picture: () => stage().picture(),
  inspect: (look) => stage().inspect(look),
};

comlink.expose(service);

// Before the page's code is here to ask for them.
if (own) {
  fetchPart(own).catch(() => {});
  fetchRenderer().catch(() => {});
}

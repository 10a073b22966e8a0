import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import type { Application as PixiApplication, Renderer } from 'pixi.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { scenes } from '../../scenes/registry.generated';
import { sameDress, sameSize } from './protocol';
import { chooseRenderer, fetchRenderer } from './renderer-choice';
import { type AnyCreateScene, RENDERER_OPTIONS, SceneHost } from './scene-host';
import type { StageHomeProps } from './stage-home';
import { StageLink } from './stage-link';
import { StageLoop } from './stage-loop';

/** An array leaves out what it does not name: WebGPU, which can lose its device. */
const preference = () => [chooseRenderer()] as unknown as 'webgl';

/** The stage on the page itself, for browsers that cannot give a canvas over to a worker. */
export default function PageStage({ session, overlay, size, dress, onLink, onDrawn, onBroken }: StageHomeProps) {
  const behind = useRef<HTMLCanvasElement>(null);
  const link = useRef<StageLink | null>(null);
  const present = useRef({ size, dress });
  const [first] = useState(size);
  const [app, setApp] = useState<PixiApplication<Renderer> | null>(null);
  const [createScene, setCreateScene] = useState<AnyCreateScene | null>(null);
  const { theme, reducedMotion } = dress;
  const { width, height, density } = size;

  useEffect(() => {
    let current = true;
    const load = scenes[session.entry.simulation] as () => Promise<{ readonly createScene: unknown }>;
    Promise.all([load(), fetchRenderer()]).then(
      ([module]) => current && setCreateScene(() => module.createScene as AnyCreateScene),
      () => current && onBroken(),
    );
    return () => {
      current = false;
    };
  }, [session, onBroken]);

  useEffect(() => {
    // An application that was destroyed meanwhile has no renderer.
    if (!app?.renderer || !createScene || !behind.current) return;
    const opening = present.current;
    const host = new SceneHost({ renderer: app.renderer, behind: behind.current, createScene, ...opening });
    const stage = new StageLoop(host, (callback) => requestAnimationFrame(callback));
    const made = new StageLink({
      stage,
      session,
      overlay,
      size: opening.size,
      effects: host.effects(),
      onDrawn,
      onBroken,
    });
    link.current = made;
    onLink(made);
    const { canvas } = app;
    canvas.addEventListener('webglcontextlost', onBroken);
    return () => {
      canvas.removeEventListener('webglcontextlost', onBroken);
      made.end();
      stage.end();
      link.current = null;
      onLink(null);
      host.destroy();
    };
  }, [app, createScene, session, overlay, onLink, onDrawn, onBroken]);

  useEffect(() => {
    const before = present.current;
    present.current = { size: { width, height, density }, dress: { theme, reducedMotion } };
    if (!sameSize(before.size, present.current.size)) link.current?.resize(present.current.size);
    if (!sameDress(before.dress, present.current.dress)) link.current?.dress(present.current.dress);
  }, [width, height, density, theme, reducedMotion]);

  const onInit = useCallback((application: PixiApplication) => setApp(application as PixiApplication<Renderer>), []);

  return (
    <>
      <canvas className="stage-canvas" ref={behind} aria-hidden="true" />
      {createScene && (
        <Application
          {...RENDERER_OPTIONS}
          className="stage-canvas"
          preference={preference()}
          autoStart={false}
          sharedTicker={false}
          width={first.width}
          height={first.height}
          resolution={first.density}
          onInit={onInit}
        />
      )}
    </>
  );
}

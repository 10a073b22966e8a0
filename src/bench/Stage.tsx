import { Application } from '@pixi/react';
import type { Application as PixiApplication, Renderer } from 'pixi.js';
import { type Ref, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { SimulationKey } from '../../engine/registry';
import type { CreateScene } from '../scenes/contract';
import { darkStage, lightStage } from '../scenes/kit/theme';
import { scenes } from '../scenes/registry';
import { useReducedMotion } from '../ui/use-reduced-motion';
import { useTheme } from '../ui/theme';
import { density, SceneHost } from './scene-host';
import type { BenchSession } from './session';
import './stage.css';

export interface StageHandle {
  /** What the stage shows now, in plain sentences. */
  describe(): string;
}

type AnyCreateScene = CreateScene<SimulationKey>;

interface StageProps {
  readonly session: BenchSession;
  readonly label: string;
  readonly ref?: Ref<StageHandle>;
}

/** The canvas with its handles. @pixi/react owns the application; the scene host does the rest without React. */
export function Stage({ session, label, ref }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLElement>(null);
  const behind = useRef<HTMLCanvasElement>(null);
  const host = useRef<SceneHost | null>(null);
  /** The stage's size in CSS px when it was first painted; null before. */
  const [first, setFirst] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const [app, setApp] = useState<PixiApplication<Renderer> | null>(null);
  const [createScene, setCreateScene] = useState<AnyCreateScene | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const theme = useTheme();
  const reducedMotion = useReducedMotion();

  useImperativeHandle(ref, () => ({ describe: () => host.current?.describe() ?? '' }), []);

  // Starting the renderer is the larger part of a bench's blocking time: the page is painted first.
  useEffect(() => {
    const id = requestAnimationFrame(() =>
      setTimeout(() => setFirst({ width: box.current?.clientWidth ?? 0, height: box.current?.clientHeight ?? 0 }), 0),
    );
    return () => cancelAnimationFrame(id);
  }, []);

  useEffect(() => {
    let current = true;
    const load = scenes[session.entry.simulation] as () => Promise<{ readonly createScene: unknown }>;
    load().then(
      (module) => current && setCreateScene(() => module.createScene as AnyCreateScene),
      () =>
        current &&
        setMissing('The picture of this experiment could not be fetched. Check the connection and try again.'),
    );
    return () => {
      current = false;
    };
  }, [session, attempt]);

  // A bench that is loaded anew fetches its missing picture anew too.
  useEffect(() => {
    if (missing === null) return;
    return session.store.subscribe(({ phase }) => {
      if (phase.is !== 'loading') return;
      setMissing(null);
      setAttempt((count) => count + 1);
    });
  }, [session, missing]);

  useLayoutEffect(() => {
    // An application that was destroyed meanwhile has no renderer.
    if (!app?.renderer || !createScene || !overlay.current || !behind.current || !box.current) return;
    const element = box.current;
    const scene = new SceneHost({
      app,
      overlay: overlay.current,
      behind: behind.current,
      session,
      createScene,
      theme: theme === 'dark' ? darkStage : lightStage,
      reducedMotion,
    });
    host.current = scene;
    const fit = (): void => scene.resize(element.clientWidth, element.clientHeight);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      scene.destroy();
      host.current = null;
    };
  }, [app, createScene, session, theme, reducedMotion]);

  const onInit = useCallback((application: PixiApplication) => setApp(application as PixiApplication<Renderer>), []);

  return (
    <div className="stage" ref={box} data-stage={app && createScene ? 'drawn' : 'waiting'}>
      <canvas className="stage-behind" ref={behind} aria-hidden="true" />
      {first && (
        <Application
          className="stage-canvas"
          preference={PREFERENCE}
          autoStart={false}
          sharedTicker={false}
          skipExtensionImports
          antialias
          autoDensity
          width={first.width}
          height={first.height}
          resolution={density()}
          backgroundAlpha={0}
          onInit={onInit}
        />
      )}
      <section className="stage-handles" ref={overlay} aria-label={label} />
      {missing && (
        <div className="stage-missing" role="alert">
          <p>{missing}</p>
          <button
            type="button"
            onClick={() => {
              setMissing(null);
              setAttempt((count) => count + 1);
            }}
          >
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

/** WebGL, else the plain canvas; never WebGPU, which can lose its device: an array leaves out what it does not name. */
const PREFERENCE = ['webgl', 'canvas'] as unknown as 'webgl';

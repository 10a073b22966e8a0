import { Application } from '@pixi/react';
import { type Application as PixiApplication, type Renderer } from 'pixi.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BoundHandles } from '../bench/stage/bound-handles';
import { density } from '../bench/stage/density';
import { HandleOverlay } from '../bench/stage/handle-overlay';
import { isWebGL } from '../bench/stage/painter';
import { SceneHandles } from '../bench/stage/scene-handles';
import { StageTexts } from '../bench/stage/stage-texts';
import type { Specimen, StageContext } from '../scenes/contract';
import { KIT_FACTS } from '../scenes/kit/kit-facts';
import { typeSizes } from '../scenes/kit/layout/type-sizes';
import { darkStage, lightStage } from '../scenes/kit/theme';
import { Head } from '../shell/Head';
import { useTheme } from '../ui/theme';
import './kit.css';
import '../bench/stage/stage.css';

const modules = import.meta.glob<{ readonly specimens: readonly Specimen[] }>('../scenes/**/*.specimens.ts');

type State = Specimen['states'][number];

/** One state of one part on a canvas of its own, at 1 CSS px per stage unit. */
function Shown({ state, themeName }: { readonly state: State; readonly themeName: 'dark' | 'light' }) {
  const overlay = useRef<HTMLElement>(null);
  const [app, setApp] = useState<PixiApplication<Renderer> | null>(null);
  const onInit = useCallback((application: PixiApplication) => setApp(application as PixiApplication<Renderer>), []);
  useEffect(() => {
    if (!app || !overlay.current) return;
    const { width, height } = state;
    const handles = new SceneHandles();
    const elements = new HandleOverlay(overlay.current, (event) => handles.handle(event));
    const texts = new StageTexts(density());
    const bound = new BoundHandles(handles, () => KIT_FACTS, {
      dispatch: () => {},
      press: () => {},
      setInput: () => {},
    });
    const stage = {
      layout: 'wide',
      width,
      height,
      bleed: { x: 0, y: 0, width, height },
      pixel: 1,
      type: typeSizes(1),
    } as const;
    const context: StageContext = {
      theme: themeName === 'dark' ? darkStage : lightStage,
      reducedMotion: false,
      webgl: isWebGL(app.renderer),
      paintBehind: () => {},
      text: (options) => texts.create(options),
      handle: (def) => handles.create(def),
      inputHandle: (id, options) => bound.input(id, options),
      actionHandle: (id, options) => bound.action(id, options),
      facts: KIT_FACTS,
      sound: () => {},
    };
    texts.resize(stage, density());
    const part = state.create(context);
    app.stage.addChild(part);
    app.renderer.resize(width, height, density());
    elements.resize(stage);
    const id = setInterval(() => {
      elements.apply(handles.take());
      app.render();
    }, 50);
    app.render();
    return () => {
      clearInterval(id);
      elements.clear();
      part.destroy({ children: true });
    };
  }, [app, state, themeName]);
  return (
    <div className={`kit-canvas kit-${themeName}`} style={{ width: state.width, height: state.height }}>
      <Application
        preference={'webgl'}
        autoStart={false}
        sharedTicker={false}
        skipExtensionImports
        antialias
        autoDensity
        backgroundAlpha={0}
        width={state.width}
        height={state.height}
        onInit={onInit}
      />
      <section className="stage-handles" ref={overlay} aria-label={state.name} />
    </div>
  );
}

/** Every part of the kit in every state and both themes; development only. `?part=` narrows it. */
export function Component() {
  const theme = useTheme();
  const [specimens, setSpecimens] = useState<readonly Specimen[]>([]);
  const only = new URLSearchParams(location.search).get('part');
  useEffect(() => {
    void Promise.all(Object.values(modules).map((load) => load())).then((loaded) =>
      setSpecimens(loaded.flatMap((module) => module.specimens)),
    );
  }, []);
  const parts = [...new Set(specimens.map(({ part }) => part))];
  // A browser keeps only so many WebGL contexts alive: one part at a time.
  const shown = specimens.filter(({ part }) => part === (only ?? parts[0]));
  return (
    <div className="plain-page" data-kit={specimens.length > 0 ? 'ready' : 'loading'}>
      <Head title="Kit" description="Every part of the kit in every state." path="/kit" noIndex />
      <h1>Kit</h1>
      <nav className="kit-parts" aria-label="Parts">
        {parts.map((part) => (
          <a
            key={part}
            href={`?part=${encodeURIComponent(part)}`}
            aria-current={part === (only ?? parts[0]) ? 'page' : undefined}
          >
            {part}
          </a>
        ))}
      </nav>
      {shown.flatMap((specimen) =>
        specimen.states.map((state) => (
          <section key={`${specimen.part} ${state.name}`}>
            <h2>
              {specimen.part}: {state.name}
            </h2>
            <div className="kit-pair">
              <Shown state={state} themeName={theme} />
              <Shown state={state} themeName={theme === 'dark' ? 'light' : 'dark'} />
            </div>
          </section>
        )),
      )}
    </div>
  );
}

/** In the place of @pixi/react: the one element that the stage takes of it, without a second reconciler in the file. */
import { Application as PixiApplication, type ApplicationOptions } from 'pixi.js';
import { useEffect, useRef, useState } from 'react';

interface ApplicationProps extends Partial<Omit<ApplicationOptions, 'canvas'>> {
  readonly className?: string;
  readonly onInit: (application: PixiApplication) => void;
}

export function Application({ className, onInit, ...given }: ApplicationProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [options] = useState(given);
  useEffect(() => {
    const application = new PixiApplication();
    let ended = false;
    const begun = application.init({ ...options, ...(canvas.current ? { canvas: canvas.current } : {}) }).then(() => {
      if (ended) application.destroy();
      else onInit(application);
    });
    begun.catch(() => {});
    return () => {
      ended = true;
      if ((application.renderer as unknown) !== undefined) application.destroy();
    };
  }, [options, onInit]);
  return <canvas className={className} ref={canvas} aria-hidden="true" />;
}

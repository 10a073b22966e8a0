import { type RefObject, useEffect, useState } from 'react';
import { density } from './density';
import type { CanvasSize } from './protocol';

/** The size of an element that holds a canvas; null until it has been laid out with an area. */
export function useCanvasSize(box: RefObject<HTMLElement | null>): CanvasSize | null {
  const [size, setSize] = useState<CanvasSize | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((was) =>
          was?.width === width && was.height === height && was.density === density()
            ? was
            : { width, height, density: density() },
        );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

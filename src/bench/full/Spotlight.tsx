import { useEffect, useRef } from 'react';
import { resized, SPOTLIGHT, spotlightKey } from './spotlight';
import { toolKeys } from './tool-keys';

/** All but a circle is dimmed. The circle follows the pointer, and the focus when it moves by keyboard. */
export function Spotlight() {
  const hole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = hole;
    if (!element) return;
    let radius: number = SPOTLIGHT.start;
    const size = (): void => element.style.setProperty('--radius', String(radius));
    const move = (x: number, y: number): void => {
      element.style.translate = `${x}px ${y}px`;
    };
    const stage = element.parentElement?.querySelector('.stage-box')?.getBoundingClientRect();
    if (stage) move(stage.x + stage.width / 2, stage.y + stage.height / 2);
    size();
    const onPointer = (event: PointerEvent): void => move(event.clientX, event.clientY);
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      const box = target.getBoundingClientRect();
      if (box.width < innerWidth) move(box.x + box.width / 2, box.y + box.height / 2);
    };
    const grow = (by: number): void => {
      radius = resized(radius, by);
      size();
    };
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey) return;
      event.preventDefault();
      grow(event.deltaY < 0 ? 1 : -1);
    };
    const offKeys = toolKeys((key) => {
      const by = spotlightKey(key);
      if (by !== 0) grow(by);
      return by !== 0;
    });
    document.addEventListener('pointermove', onPointer);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      offKeys();
      document.removeEventListener('pointermove', onPointer);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('wheel', onWheel);
    };
  }, []);
  return <div className="spotlight" ref={hole} aria-hidden="true" data-spotlight />;
}

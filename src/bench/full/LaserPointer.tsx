import { useEffect, useRef } from 'react';

/** A large dot that follows the pointer. */
export function LaserPointer() {
  const dot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onMove = (event: PointerEvent): void => {
      if (!dot.current) return;
      dot.current.style.translate = `${event.clientX}px ${event.clientY}px`;
      dot.current.style.opacity = '1';
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerdown', onMove);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerdown', onMove);
    };
  }, []);
  return <div className="laser" ref={dot} aria-hidden="true" />;
}

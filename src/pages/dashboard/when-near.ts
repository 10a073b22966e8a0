/** How far below the window a part begins to load. */
const MARGIN = '500px';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the element of this id comes near the window; at once where there is no window or no such element. */
export async function whenNear(id: string): Promise<void> {
  if (import.meta.env.SSR) return;
  // In a page that is being made, the element comes with the next frame.
  if (!document.getElementById(id)) await nextFrame().then(nextFrame);
  const element = document.getElementById(id);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });
}

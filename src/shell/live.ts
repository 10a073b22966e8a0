let answer = (): void => {};

/** Resolved once the first page answers to hands: what is not part of it begins then. */
export const firstPageLive = new Promise<void>((resolve) => {
  answer = resolve;
});

/** A prerendered page is seen before it answers to hands: this says on the document which page does. */
export function sayLive(path: string): void {
  document.documentElement.dataset['live'] = path;
  answer();
}

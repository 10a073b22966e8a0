/**
 * A worker that the page's own file has begun has in its name the simulation and the address of the module that the bench needs of
 * this worker: the list of all is not fetched for it.
 */

export interface OwnPart {
  readonly key: string;
  readonly address: string;
}

/** `name`: of the worker, as `simulation titration /assets/titration.js`; null where it names no part. */
export function ownPartIn(name: string): OwnPart | null {
  const [, key, address] = name.split(' ');
  return key && address ? { key, address } : null;
}

export const fetchPart = <T>({ address }: OwnPart): Promise<T> => import(/* @vite-ignore */ address) as Promise<T>;

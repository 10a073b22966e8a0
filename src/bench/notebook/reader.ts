/** What a stored notebook is met with: one import, so that it comes as one. */
export { merged } from './merge';
export { readNotebook } from './migrate';

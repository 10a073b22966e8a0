/** What a stored notebook is met with: one import, so that it comes as one. */
export { atOnce, inSlices } from '../../ui/sliced';
export { merged } from './merge';
export { slicedFrom, withLeft } from './stored-notebook';

/** What needs the list of all benches, for pages that are of one. Fetched by `fetch-catalogue.ts`. */
export { lookUpExperiment, lookUpInstrument } from '../catalogue/lookup';
export { subjectOf } from '../catalogue/subjects';
export { nextBench } from './next-bench';

/** One script for the page and its workers, which know by their name what they are. */
if (typeof document !== 'undefined') void import('./page').then(({ openPage }) => openPage());
else if (self.name === 'stage') void import('../bench/stage/stage.worker');
else if (self.name === 'fit') void import('../bench/plot/analysis/fit.worker');
else void import('../../workers/simulation.worker');

export {};

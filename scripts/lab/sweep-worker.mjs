/**
 * Worker thread of `lab sweep`. The pool loads this file with require(), where the TypeScript runner does not follow
 * dynamic imports; so the runner is registered for this thread before the first TypeScript module is imported.
 */
import { register } from 'tsx/esm/api';

register();
const { default: sweepPoint } = await import('./sweep-point.ts');
export default sweepPoint;

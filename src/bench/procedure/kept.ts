/** What the browser keeps of how a learner works. */
import { keptFlag } from '../../ui/kept-flag';

/** The bench is used without its procedure. */
export const stepsFolded = keptFlag('steps-folded');
/** All settings are in sight, whatever the present step needs. */
export const allSettings = keptFlag('all-settings');

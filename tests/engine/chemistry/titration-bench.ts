/** The titration bench as its tests drive it. */
import { type Params, simulation } from '../../../engine/chemistry/titration';
import { benchOf } from '../drive';

export const defaults: Params = {
  base_conc: 0.1,
  acid_vol: 25,
  indicator: 'Phenolphthalein',
  acid_type: 'Hydrochloric Acid',
  acid_conc: 0.1,
  unknown: false,
  activity: false,
  carbonate: false,
};

export class Bench extends benchOf(simulation, defaults) {
  /** Drops one by one, a second apart, until the end point is found. */
  toEndPoint(limit = 1200): number {
    for (let drop = 0; drop < limit && this.read('endpoint_volume') === null; drop++) this.run('add_drop').wait(1);
    return this.number('endpoint_volume');
  }
}

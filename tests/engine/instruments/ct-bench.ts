/** The scanner as its tests drive it. */
import { type Params, simulation } from '../../../engine/instruments/ct-scanner';
import { benchOf } from '../drive';

export const defaults: Params = {
  phantom: 'Insert Phantom',
  geometry: 'Parallel',
  beam: 'Polychromatic',
  kvp: '120',
  mas: 200,
  views: '360',
  filter: 'Ram-Lak',
  bh_correction: true,
  noise: true,
  rotation_time: 4,
  pitch: 1,
  scan_length: 20,
  region: 'Chest',
  roi: 'Water',
  window_level: 40,
  window_width: 400,
};

/** As the catalogue declares them. */
export const applies = {
  phantom: 'restart',
  geometry: 'restart',
  ...Object.fromEntries(
    ['beam', 'kvp', 'mas', 'views', 'filter', 'bh_correction', 'noise', 'rotation_time'].map(
      (id) => [id, 'next'] as const,
    ),
  ),
} as const;

export class Scanner extends benchOf(simulation, defaults, applies) {
  /** Loads, warms up and scans to the end. */
  scan(): this {
    return this.run('load_patient', 'warm_up', 'start_scan').finish();
  }
  /** To the end of the image, however long the actions before it take. */
  finish(): this {
    for (let second = 0; second < 60; second++) if (this.host.advance(100).finished) return this;
    throw new Error('The scan does not end.');
  }
  /** CT number of the pixel at a place in mm, y down. */
  at(x: number, y: number): number {
    return this.frame().fields.hu[Math.round(y + 127.5) * 256 + Math.round(x + 127.5)] ?? Number.NaN;
  }
}

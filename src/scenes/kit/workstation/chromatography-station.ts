/** The workstation of a chromatograph: the chromatogram with its peaks, and the calibration of the selected one. */
import type { AxisOptions } from '../charts/frame-axes';
import type { Domain } from '../charts/domains';
import { createCalibrationView } from './calibration-view';
import { type Chromatogram, createChromatogramView, peakAfter } from './chromatogram-view';
import { createWorkstation, type Workstation, type WorkstationContext } from './workstation';

export interface ChromatographyOptions {
  readonly signal: AxisOptions;
  readonly least: Domain;
  /** Of the calibration. */
  readonly area: AxisOptions;
  readonly content: AxisOptions;
  /** Selects a peak by its name. */
  select(name: string): void;
}

/** What the models of chromatographs have in their view. */
export interface ChromatographyData {
  readonly peaks: Chromatogram['peaks'];
  readonly baseline: Chromatogram['baseline'];
  readonly minutes: number;
  readonly beforeMinutes: number;
  readonly injected: boolean;
  readonly standardsRun: number;
  readonly standards: readonly { readonly x: number; readonly y: number }[];
  readonly line: { readonly slope: number; readonly intercept: number } | null;
  readonly unknown: { readonly value: number; readonly u: number | null; readonly y: number } | null;
}

export interface ChromatographyStation {
  readonly workstation: Workstation<'run' | 'line'>;
  /** `columns`: times and values of the run, then of the run before. */
  draw(data: ChromatographyData, columns: Float32Array): void;
}

export function createChromatographyStation(
  context: WorkstationContext,
  options: ChromatographyOptions,
): ChromatographyStation {
  let peaks: Chromatogram['peaks'] = [];
  const nextPeak = (): void => {
    const peak = peaks[peakAfter(peaks) ?? -1];
    if (peak) options.select(peak.name);
  };
  const run = createChromatogramView(context, {
    x: { label: 'Time', short: 't', unit: 'min' },
    y: options.signal,
    least: options.least,
    ends: { from: 'set_baseline_start', to: 'set_baseline_end' },
  });
  const line = createCalibrationView(context, { x: options.content, y: options.area, least: { x: 5, y: 0.1 } });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'run', print: 'Run', name: 'Screen: chromatogram', screen: run, zoom: run.zoom },
      { id: 'line', print: 'Line', name: 'Screen: calibration', screen: line },
    ],
    keys: [{ press: nextPeak, name: 'Next peak', print: 'Peak ›' }],
  });
  return {
    workstation,
    draw(data, columns) {
      peaks = data.peaks;
      workstation.follow(data.standardsRun > 0 && !data.injected ? 'line' : 'run');
      run.enable(workstation.shown === 'run');
      if (workstation.shown === 'line') {
        line.draw({ standards: data.standards, old: [], line: data.line, unknown: data.unknown });
        return;
      }
      const length = columns.length / 4;
      const column = (n: number): Float32Array => columns.subarray(n * length, (n + 1) * length);
      run.draw({
        times: column(0),
        values: column(1),
        timesBefore: column(2),
        valuesBefore: column(3),
        minutes: data.minutes,
        before: data.beforeMinutes,
        peaks,
        baseline: data.baseline,
      });
    },
  };
}

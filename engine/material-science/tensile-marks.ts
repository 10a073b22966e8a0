/**
 * Moments of a tensile test, as load cell, extensometer and crosshead stood then: what the results are worked out from once more by
 * what these instruments showed. Many of one kind are thinned evenly to a few.
 */
import type { Quantity } from '../contract';

/** Where the strain axis goes on when the extensometer is off. */
export type StrainGauge =
  | { readonly is: 'extensometer' }
  | {
      readonly is: 'crosshead';
      readonly strain: number;
      readonly travel: Quantity<'m'>;
      /** When the extensometer was taken off, and what it was at; null for a test without. */
      readonly from: { readonly extension: Quantity<'m'>; readonly time: Quantity<'s'> } | null;
    };

export interface CaliperReading {
  readonly diameter: Quantity<'m'>;
  /** F/S and 2 ln(d0/d), where the bar had begun to neck, with the load and the time of that. */
  readonly neck: {
    readonly stress: Quantity<'Pa'>;
    readonly strain: number;
    readonly force: Quantity<'N'>;
    readonly time: Quantity<'s'>;
  } | null;
  /** The bar was broken. */
  readonly apart: boolean;
}

export interface Moment {
  /** With the noise of the load cell. */
  readonly force: Quantity<'N'>;
  readonly extension: Quantity<'m'>;
  readonly travel: Quantity<'m'>;
  readonly gauge: StrainGauge;
  readonly time: Quantity<'s'>;
  /** Numbers the samples of a test: each is a reading of its own. */
  readonly ordinal: number;
}

/** Moments along a part of the curve: every so many-th, at most `MOST_MOMENTS`. */
export interface Moments {
  readonly kept: Moment[];
  /** Every so many-th is kept. */
  every: number;
  seen: number;
}

const MOST_MOMENTS = 64;

export const noMoments = (): Moments => ({ kept: [], every: 1, seen: 0 });

export function keepMoment(moments: Moments, moment: Moment): void {
  if (moments.seen++ % moments.every !== 0) return;
  if (moments.kept.length === MOST_MOMENTS) {
    for (let n = 1; 2 * n < MOST_MOMENTS; n++) moments.kept[n] = moments.kept[2 * n] as Moment;
    moments.kept.length = MOST_MOMENTS / 2;
    moments.every *= 2;
    if ((moments.seen - 1) % moments.every !== 0) return;
  }
  moments.kept.push(moment);
}

/** What of the curve the results rest on. */
export interface Marks {
  /** Of the straight part, and of hardening from 2 % to the neck. */
  readonly elastic: Moments;
  readonly hardening: Moments;
  /** Just below and just above an offset of 0.2 %. */
  before: Moment | null;
  after: Moment | null;
  greatest: Moment | null;
  upperYield: Moment | null;
  fracture: Moment | null;
}

export const noMarks = (): Marks => ({
  elastic: noMoments(),
  hardening: noMoments(),
  before: null,
  after: null,
  greatest: null,
  upperYield: null,
  fracture: null,
});

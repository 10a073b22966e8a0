/** What the analyser works out of its counts and prints: concentrations, volumes, indices, flags. */
import { RANGES } from '../data/blood-counts';
import { FLOW, GRAMS_PER_ABSORBANCE, LINEAR, uncoincided, WHITE_DILUTION, zoneOf } from './coulter';

/** The counts of the red aperture, as they were taken. */
export interface RedRun {
  readonly pulses: number;
  readonly platelets: number;
  readonly dilution: number;
  readonly aperture: number;
  readonly seconds: number;
  /** Particles times zone, true. */
  readonly crowding: number;
  /** Of the pulses in the gate, fL; the mean is that of single cells. */
  readonly mean: number | null;
  readonly deviation: number | null;
  readonly plateletMean: number | null;
}

export interface WhiteRun {
  /** In the three gates, and above them. */
  readonly pulses: readonly [number, number, number, number];
  readonly aperture: number;
  readonly seconds: number;
}

export interface Runs {
  readonly red: RedRun | null;
  readonly white: WhiteRun | null;
  readonly absorbance: number | null;
}

export interface Report {
  /** 10¹²/L, 10⁹/L, g/L, fL … ; null for what has no value. */
  readonly rbc: number | null;
  readonly plt: number | null;
  readonly mpv: number | null;
  readonly wbc: number | null;
  readonly whiteParts: readonly [number, number, number] | null;
  readonly hgb: number | null;
  readonly mcv: number | null;
  readonly rdw: number | null;
  readonly hct: number | null;
  readonly mch: number | null;
  readonly mchc: number | null;
  readonly status: Status;
  /** By how much more than its own the corrected count scatters. */
  readonly steepness: number;
}

export const STATUS = ['Ready', 'In range', 'Above linear range', 'Too concentrated: dilute further.'] as const;
export type Status = (typeof STATUS)[number];

/** A raw count as a concentration in the blood, with or without the correction; 10⁹/L. */
function concentration(
  pulses: number,
  run: { readonly seconds: number; readonly aperture: number; readonly dilution: number },
  corrected: boolean,
): { readonly count: number | null; readonly crowding: number; readonly seen: number } {
  const seen = pulses / (FLOW * run.seconds);
  const zone = zoneOf(run.aperture);
  const found = corrected ? uncoincided(seen, zone) : seen;
  return {
    count: found === null ? null : (found * run.dilution) / 1000,
    crowding: corrected && found !== null ? found * zone : 0,
    seen: seen * zone,
  };
}

export function reportOf({ red, white, absorbance }: Runs, corrected: boolean, calibration: number): Report {
  const reds = red ? concentration(red.pulses, red, corrected) : null;
  const rbc = reds?.count === null || !reds ? null : (calibration * reds.count) / 1000;
  const beyond = reds !== null && reds.seen > LINEAR;
  const merged = red && reds ? Math.exp(red.crowding - reds.crowding) : 1;
  const mean = red?.mean ?? null;
  const deviation = red?.deviation ?? null;
  const mcv = mean === null || beyond ? null : mean * merged;
  const rdw = mean === null || deviation === null || beyond ? null : (100 * deviation) / mean;
  const hgb = absorbance === null ? null : absorbance * GRAMS_PER_ABSORBANCE;
  const all = white ? white.pulses.reduce((sum, part) => sum + part, 0) : 0;
  const sorted = white ? all - white.pulses[3] : 0;
  const whites = white ? concentration(all, { ...white, dilution: WHITE_DILUTION }, corrected) : null;
  const hct = rbc === null || mcv === null ? null : (rbc * mcv) / 1000;
  return {
    rbc,
    plt: red ? (calibration * red.platelets * red.dilution) / (FLOW * red.seconds) / 1000 : null,
    mpv: red?.plateletMean ?? null,
    wbc: whites && whites.count !== null ? calibration * whites.count : null,
    whiteParts:
      white && sorted > 0
        ? [(100 * white.pulses[0]) / sorted, (100 * white.pulses[1]) / sorted, (100 * white.pulses[2]) / sorted]
        : null,
    hgb,
    mcv,
    rdw,
    hct,
    mch: hgb === null || rbc === null || rbc === 0 || beyond ? null : hgb / rbc,
    mchc: hgb === null || hct === null || hct === 0 ? null : hgb / hct,
    status:
      reds === null
        ? 'Ready'
        : corrected && reds.count === null
          ? 'Too concentrated: dilute further.'
          : beyond
            ? 'Above linear range'
            : 'In range',
    steepness: 1 / Math.max(0.05, 1 - (reds?.crowding ?? 0)),
  };
}

const MCHC_LIMIT = 370;
/** Decimals that are printed of what is judged. */
export const PRINTED = { hgb: 1, mcv: 1, mchc: 1, plt: 1, wbc: 2 } as const;

/** What the analyser remarks on its own results, in its order. */
export function flagsOf(report: Pick<Report, keyof typeof PRINTED | 'status'>): string {
  const { status } = report;
  const flags: string[] = status === 'In range' || status === 'Ready' ? [] : ['Red count beyond range: dilute further'];
  const flag = (of: keyof typeof PRINTED, holds: (value: number) => boolean, words: string): void => {
    const value = report[of];
    if (value !== null && holds(Number(value.toFixed(PRINTED[of])))) flags.push(words);
  };
  flag('hgb', (value) => value < RANGES.hgb[0], 'Low haemoglobin');
  flag('hgb', (value) => value > RANGES.hgb[1], 'High haemoglobin');
  flag('mcv', (value) => value < RANGES.mcv[0], 'Microcytic');
  flag('mcv', (value) => value > RANGES.mcv[1], 'Macrocytic');
  flag('plt', (value) => value < RANGES.plt[0], 'Low platelets');
  flag('wbc', (value) => value < RANGES.wbc[0], 'Low white count');
  flag('wbc', (value) => value > RANGES.wbc[1], 'High white count');
  flag('mchc', (value) => value > MCHC_LIMIT, 'MCHC high: check for cold agglutinins or turbidity or lipaemia');
  return flags.length > 0 ? flags.join(', ') : 'Normal';
}

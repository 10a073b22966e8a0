/**
 * Clotting of a plasma after thromboplastin and calcium, in eight concentrations (nM): tissue factor with VIIa makes Xa, Xa with Va
 * (prothrombinase) makes thrombin, thrombin feeds back on V and makes fibrin. Effective constants of a reduced scheme, fitted so that
 * a normal pool clots after 12.0 s and dilutions and single deficiencies follow laboratory curves; they are no measured constants.
 */
import { createRk4 } from '../core/ode';

/** Activity of each factor, 1 in the normal pool; `inhibitor` is the strength of a direct thrombin inhibitor. */
export interface Plasma {
  readonly vii: number;
  readonly x: number;
  readonly v: number;
  readonly ii: number;
  readonly fibrinogen: number;
  readonly antithrombin: number;
  readonly inhibitor: number;
}

export const NORMAL: Plasma = { vii: 1, x: 1, v: 1, ii: 1, fibrinogen: 1, antithrombin: 1, inhibitor: 0 };

/** Of a normal plasma, nM; a third of it in the cuvette. */
const POOL = { vii: 10, x: 170, v: 20, ii: 1400, fibrinogen: 9000, antithrombin: 3400 } as const;
const IN_CUVETTE = 1 / 3;
const TISSUE_FACTOR = 0.933;
/** s, and the rest in s⁻¹ and nM. */
const TISSUE_FACTOR_RISE = 0.55;
const VII_HALF = 3.2;
const K_X = 1.27;
const X_HALF = 59;
const K_V = 0.28;
const V_HALF = 0.88;
const K_II = 14.8;
const II_HALF = 5.45;
const K_FIBRIN = 0.487;
const FIBRINOGEN_HALF = 22.5;
const PROTHROMBINASE = 1;
const XA_DECAY = 3.0e-6;
const THROMBIN_DECAY = 8.0e-6;
const VA_AT_START = 0.005;
/** Fibrin at which the clot stops the timer. */
export const CLOT = 291;
/** Step, s at 37 °C. */
const STEP = 0.005;

const [X, XA, V, VA, II, T, F, FN] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const SIZE = 8;

/** Every factor of a plasma in a mixture with saline, and what inhibits with them. */
export const diluted = (plasma: Plasma, part: number): Plasma => ({
  ...plasma,
  vii: plasma.vii * part,
  x: plasma.x * part,
  v: plasma.v * part,
  ii: plasma.ii * part,
  fibrinogen: plasma.fibrinogen * part,
  antithrombin: plasma.antithrombin * part,
  inhibitor: plasma.inhibitor * part,
});

/** Equal parts of two plasmas. */
export const mixed = (a: Plasma, b: Plasma): Plasma => ({
  vii: (a.vii + b.vii) / 2,
  x: (a.x + b.x) / 2,
  v: (a.v + b.v) / 2,
  ii: (a.ii + b.ii) / 2,
  fibrinogen: (a.fibrinogen + b.fibrinogen) / 2,
  antithrombin: (a.antithrombin + b.antithrombin) / 2,
  inhibitor: (a.inhibitor + b.inhibitor) / 2,
});

/** Xa and Va bound to each other, nM. */
function prothrombinase(xa: number, va: number): number {
  const sum = xa + va + PROTHROMBINASE;
  return (sum - Math.sqrt(Math.max(0, sum * sum - 4 * xa * va))) / 2;
}

/** What is seen of a clotting plasma at a time, nM and nM/s. */
export interface ClotSample {
  readonly xa: number;
  readonly prothrombinase: number;
  readonly thrombin: number;
  readonly fibrin: number;
}

export interface Clotting {
  /** Seconds at 37 °C to the clot; null where there is none. */
  readonly clot: number | null;
  /** At the times that were asked for. */
  readonly samples: readonly ClotSample[];
  /** Of fibrinogen at the start, nM. */
  readonly fibrinogen: number;
}

/** Follows a plasma from time 0 through increasing times, s at 37 °C; `toClot`: no further than to its clot. */
export function clotting(plasma: Plasma, times: readonly number[], toClot = false): Clotting {
  const start = (name: keyof typeof POOL): number => POOL[name] * IN_CUVETTE * plasma[name];
  const y = new Float64Array(SIZE);
  const vii = start('vii');
  const antithrombin = start('antithrombin');
  const fibrinogen = start('fibrinogen');
  y[X] = start('x');
  y[VA] = VA_AT_START * start('v');
  y[V] = start('v') - y[VA];
  y[II] = start('ii');
  y[F] = fibrinogen;
  const free = 1 / (1 + plasma.inhibitor);
  const trigger = (TISSUE_FACTOR * vii) / (vii + VII_HALF);
  const flow = (t: number, c: Float64Array, out: Float64Array): void => {
    const active = trigger * (1 - Math.exp(-t / TISSUE_FACTOR_RISE));
    const [x = 0, xa = 0, v = 0, va = 0, ii = 0, thrombin = 0, f = 0] = c;
    const works = thrombin * free;
    const rX = (K_X * active * x) / (X_HALF + x);
    const rV = (K_V * works * v) / (V_HALF + v);
    const rII = (K_II * prothrombinase(xa, va) * ii) / (II_HALF + ii);
    const rF = (K_FIBRIN * works * f) / (FIBRINOGEN_HALF + f);
    out[X] = -rX;
    out[XA] = rX - XA_DECAY * antithrombin * xa;
    out[V] = -rV;
    out[VA] = rV;
    out[II] = -rII;
    out[T] = rII - THROMBIN_DECAY * antithrombin * thrombin;
    out[F] = -rF;
    out[FN] = rF;
  };
  const rk4 = createRk4(SIZE);
  const samples: ClotSample[] = [];
  let clot: number | null = null;
  let t = 0;
  const look = (): ClotSample => ({
    xa: y[XA] ?? 0,
    prothrombinase: prothrombinase(y[XA] ?? 0, y[VA] ?? 0),
    thrombin: y[T] ?? 0,
    fibrin: y[FN] ?? 0,
  });
  for (const time of times) {
    while (t < time - 1e-12 && !(toClot && clot !== null)) {
      const h = Math.min(STEP, time - t);
      const before = y[FN] ?? 0;
      rk4.step(flow, t, y, h);
      t += h;
      const now = y[FN] ?? 0;
      if (clot === null && now >= CLOT) clot = t - (h * (now - CLOT)) / (now - before);
    }
    samples.push(look());
  }
  return { clot, samples, fibrinogen };
}

/**
 * Light scattered by a sphere: G. Mie's series in the form of C. F. Bohren and D. R. Huffman, Absorption and Scattering of Light by
 * Small Particles, Wiley 1983, chapter 4 and appendix A: logarithmic derivatives by downward, Riccati–Bessel functions by upward
 * recurrence. Time goes as exp(−iωt): an absorbing sphere has a positive imaginary index.
 */

export interface Sphere {
  /** Circumference over the wavelength in the medium. */
  readonly x: number;
  /** Index of the sphere over that of the medium. */
  readonly re: number;
  readonly im: number;
}

/** Coefficients aₙ ± bₙ times (2n + 1)/(n(n + 1)), from n = 1 on: what amplitudes are summed from. */
export interface MieSeries {
  readonly terms: number;
  readonly sumRe: Float64Array;
  readonly sumIm: Float64Array;
  readonly differenceRe: Float64Array;
  readonly differenceIm: Float64Array;
}

export interface Efficiencies {
  readonly extinction: number;
  readonly scattering: number;
  /** Mean cosine of the scattering angle. */
  readonly asymmetry: number;
}

/** W. J. Wiscombe, Applied Optics 19 (1980) 1505, as in the book. */
const termsFor = (x: number): number => Math.max(3, Math.floor(x + 4 * x ** (1 / 3) + 2));

interface Coefficients {
  readonly terms: number;
  readonly aRe: Float64Array;
  readonly aIm: Float64Array;
  readonly bRe: Float64Array;
  readonly bIm: Float64Array;
}

function coefficientsOf({ x, re, im }: Sphere): Coefficients {
  const terms = termsFor(x);
  const [yRe, yIm] = [re * x, im * x];
  const ySquare = yRe * yRe + yIm * yIm;
  const depth = Math.max(terms, Math.ceil(Math.sqrt(ySquare))) + 16;
  const dRe = new Float64Array(terms + 1);
  const dIm = new Float64Array(terms + 1);
  let realPart = 0;
  let imaginary = 0;
  for (let n = depth; n > 1; n--) {
    const qRe = (n * yRe) / ySquare;
    const qIm = (-n * yIm) / ySquare;
    const sRe = realPart + qRe;
    const sIm = imaginary + qIm;
    const size = sRe * sRe + sIm * sIm;
    realPart = qRe - sRe / size;
    imaginary = qIm + sIm / size;
    if (n - 1 <= terms) {
      dRe[n - 1] = realPart;
      dIm[n - 1] = imaginary;
    }
  }
  const mSquare = re * re + im * im;
  const aRe = new Float64Array(terms + 1);
  const aIm = new Float64Array(terms + 1);
  const bRe = new Float64Array(terms + 1);
  const bIm = new Float64Array(terms + 1);
  let psiBefore = Math.cos(x);
  let psi = Math.sin(x);
  let chiBefore = -psi;
  let chi = psiBefore;
  for (let n = 1; n <= terms; n++) {
    const psiNext = ((2 * n - 1) * psi) / x - psiBefore;
    const chiNext = ((2 * n - 1) * chi) / x - chiBefore;
    const derRe = dRe[n]!;
    const derIm = dIm[n]!;
    // D/m + n/x for aₙ, mD + n/x for bₙ.
    const aFactorRe = (derRe * re + derIm * im) / mSquare + n / x;
    const aFactorIm = (derIm * re - derRe * im) / mSquare;
    const bFactorRe = derRe * re - derIm * im + n / x;
    const bFactorIm = derRe * im + derIm * re;
    // ξ = ψ − iχ.
    let topRe = aFactorRe * psiNext - psi;
    let topIm = aFactorIm * psiNext;
    let lowRe = topRe + aFactorIm * chiNext;
    let lowIm = topIm - aFactorRe * chiNext + chi;
    let size = lowRe * lowRe + lowIm * lowIm;
    aRe[n] = (topRe * lowRe + topIm * lowIm) / size;
    aIm[n] = (topIm * lowRe - topRe * lowIm) / size;
    topRe = bFactorRe * psiNext - psi;
    topIm = bFactorIm * psiNext;
    lowRe = topRe + bFactorIm * chiNext;
    lowIm = topIm - bFactorRe * chiNext + chi;
    size = lowRe * lowRe + lowIm * lowIm;
    bRe[n] = (topRe * lowRe + topIm * lowIm) / size;
    bIm[n] = (topIm * lowRe - topRe * lowIm) / size;
    psiBefore = psi;
    psi = psiNext;
    chiBefore = chi;
    chi = chiNext;
  }
  return { terms, aRe, aIm, bRe, bIm };
}

export function efficiencies(sphere: Sphere): Efficiencies {
  const { terms, aRe, aIm, bRe, bIm } = coefficientsOf(sphere);
  let extinction = 0;
  let scattering = 0;
  let forward = 0;
  for (let n = 1; n <= terms; n++) {
    const ar = aRe[n]!;
    const ai = aIm[n]!;
    const br = bRe[n]!;
    const bi = bIm[n]!;
    extinction += (2 * n + 1) * (ar + br);
    scattering += (2 * n + 1) * (ar * ar + ai * ai + br * br + bi * bi);
    forward += ((2 * n + 1) / (n * (n + 1))) * (ar * br + ai * bi);
    if (n < terms)
      forward +=
        ((n * (n + 2)) / (n + 1)) * (ar * aRe[n + 1]! + ai * aIm[n + 1]! + br * bRe[n + 1]! + bi * bIm[n + 1]!);
  }
  const area = sphere.x * sphere.x;
  return {
    extinction: (2 * extinction) / area,
    scattering: (2 * scattering) / area,
    asymmetry: scattering > 0 ? (2 * forward) / scattering : 0,
  };
}

export function mieSeries(sphere: Sphere): MieSeries {
  const { terms, aRe, aIm, bRe, bIm } = coefficientsOf(sphere);
  const sumRe = new Float64Array(terms);
  const sumIm = new Float64Array(terms);
  const differenceRe = new Float64Array(terms);
  const differenceIm = new Float64Array(terms);
  for (let n = 1; n <= terms; n++) {
    const weight = (2 * n + 1) / (n * (n + 1));
    sumRe[n - 1] = weight * (aRe[n]! + bRe[n]!);
    sumIm[n - 1] = weight * (aIm[n]! + bIm[n]!);
    differenceRe[n - 1] = weight * (aRe[n]! - bRe[n]!);
    differenceIm[n - 1] = weight * (aIm[n]! - bIm[n]!);
  }
  return { terms, sumRe, sumIm, differenceRe, differenceIm };
}

/** (|S₁|² + |S₂|²)/2 of unpolarised light at a cosine: power per solid angle times the square of the wavenumber. */
export function scatteredAt({ terms, sumRe, sumIm, differenceRe, differenceIm }: MieSeries, cosine: number): number {
  let before = 0;
  let pi = 1;
  let plusRe = 0;
  let plusIm = 0;
  let minusRe = 0;
  let minusIm = 0;
  for (let n = 1; n <= terms; n++) {
    const tau = n * cosine * pi - (n + 1) * before;
    const up = pi + tau;
    const down = pi - tau;
    plusRe += sumRe[n - 1]! * up;
    plusIm += sumIm[n - 1]! * up;
    minusRe += differenceRe[n - 1]! * down;
    minusIm += differenceIm[n - 1]! * down;
    const next = ((2 * n + 1) * cosine * pi - (n + 1) * before) / n;
    before = pi;
    pi = next;
  }
  return (plusRe * plusRe + plusIm * plusIm + minusRe * minusRe + minusIm * minusIm) / 4;
}

/**
 * Diversity of a sample from its counts nᵢ, with N = Σnᵢ, pᵢ = nᵢ/N and S species found.
 *
 * Shannon            H′ = −Σ pᵢ ln pᵢ                                  (C. E. Shannon 1948)
 * Simpson            D = Σ nᵢ(nᵢ − 1) / (N(N − 1))                      (E. H. Simpson, Nature 163, 688, 1949)
 * Hill numbers       ¹D = e^H′, ²D = 1/Σ pᵢ²                            (M. O. Hill, Ecology 54, 427, 1973)
 * Pielou             J = H′/ln S                                        (E. C. Pielou 1966)
 * Margalef           (S − 1)/ln N                                       (R. Margalef 1958)
 * Berger-Parker      max pᵢ                                             (W. H. Berger, F. L. Parker 1970)
 * Chao1              S + f₁(f₁ − 1)/(2(f₂ + 1)), bias-corrected         (A. Chao 1984; R. K. Colwell, EstimateS)
 * Rarefaction        E(S_m) = Σ [1 − C(N − nᵢ, m)/C(N, m)]              (S. H. Hurlbert 1971)
 * Morisita           q Σ x(x − 1) / (X(X − 1)) over q quadrats          (M. Morisita 1959)
 *
 * The individuals of a sample are taken as drawn independently from the community; clumping breaks that.
 */

/** Of a sample of at least one individual. null: not defined for this sample. */
export interface Diversity {
  readonly richness: number;
  readonly individuals: number;
  /** Nats. */
  readonly shannon: number;
  /** Needs two individuals. */
  readonly simpson: number | null;
  readonly giniSimpson: number;
  /** Effective numbers of species. */
  readonly hill1: number;
  readonly hill2: number;
  /** Needs two species. */
  readonly evenness: number | null;
  /** Needs two individuals. */
  readonly margalef: number | null;
  readonly bergerParker: number;
  readonly chao1: number;
}

/** The indices of a list of counts ≥ 0; null where nothing was counted. */
export function diversityOf(counts: ArrayLike<number>): Diversity | null {
  let individuals = 0;
  let richness = 0;
  let commonest = 0;
  let singletons = 0;
  let doubletons = 0;
  for (let i = 0; i < counts.length; i++) {
    const n = counts[i]!;
    if (n <= 0) continue;
    individuals += n;
    richness++;
    if (n > commonest) commonest = n;
    if (n === 1) singletons++;
    if (n === 2) doubletons++;
  }
  if (richness === 0) return null;
  let shannon = 0;
  let squares = 0;
  let pairs = 0;
  for (let i = 0; i < counts.length; i++) {
    const n = counts[i]!;
    if (n <= 0) continue;
    const p = n / individuals;
    shannon -= p * Math.log(p);
    squares += p * p;
    pairs += p * ((n - 1) / (individuals - 1));
  }
  // S ≥ ¹D ≥ ²D ≥ 1 hold exactly; the last bit of a sum may not.
  const hill1 = Math.min(richness, Math.exp(Math.max(0, shannon)));
  const hill2 = Math.max(1, Math.min(hill1, 1 / squares));
  return {
    richness,
    individuals,
    shannon: Math.max(0, shannon),
    simpson: individuals > 1 ? Math.min(1, pairs) : null,
    giniSimpson: Math.max(0, 1 - squares),
    hill1,
    hill2,
    evenness: richness > 1 ? Math.min(1, shannon / Math.log(richness)) : null,
    margalef: individuals > 1 ? (richness - 1) / Math.log(individuals) : null,
    bergerParker: commonest / individuals,
    chao1: richness + (singletons * (singletons - 1)) / (2 * (doubletons + 1)),
  };
}

/** A factor below this no longer changes a sum of species. */
const NEGLIGIBLE = 1e-18;

/** C(N − n, m)/C(N, m): that none of n individuals is among m drawn from N without replacement; n ≥ 0, 0 ≤ m ≤ N. */
function absence(total: number, n: number, m: number): number {
  if (n > total - m) return 0;
  // The quotient is symmetric in n and m: the shorter product is taken, which keeps all digits where log-gamma loses them.
  const [long, short] = n > m ? [n, m] : [m, n];
  let product = 1;
  for (let j = 0; j < short && product > NEGLIGIBLE; j++) product *= (total - long - j) / (total - j);
  return product;
}

/** Species expected among `m` individuals of the sample; all species found where m reaches or exceeds their number. */
export function rarefied(counts: ArrayLike<number>, m: number): number {
  let total = 0;
  let richness = 0;
  for (let i = 0; i < counts.length; i++) {
    total += counts[i]!;
    if (counts[i]! > 0) richness++;
  }
  if (m >= total) return richness;
  if (m <= 1) return Math.min(m, richness);
  let expected = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) expected += 1 - absence(total, counts[i]!, m);
  return Math.min(richness, expected);
}

/** Clumping of the individuals `perQuadrat`; 1 at random. null below two quadrats or two individuals. */
export function morisita(perQuadrat: ArrayLike<number>): number | null {
  let total = 0;
  let pairs = 0;
  for (let q = 0; q < perQuadrat.length; q++) {
    const x = perQuadrat[q]!;
    total += x;
    pairs += x * (x - 1);
  }
  return perQuadrat.length < 2 || total < 2 ? null : (perQuadrat.length * pairs) / (total * (total - 1));
}

/** Chapman's estimate of a population: `marked` of it, `recaptured` marks among `caught`. */
export const chapman = (marked: number, caught: number, recaptured: number): number =>
  ((marked + 1) * (caught + 1)) / (recaptured + 1) - 1;

/** Its standard error (G. A. F. Seber 1970, Biometrics 26, 13). */
export function chapmanError(marked: number, caught: number, recaptured: number): number {
  const unmarked = (marked - recaptured) * (caught - recaptured);
  return Math.sqrt(((marked + 1) * (caught + 1) * unmarked) / (recaptured + 2)) / (recaptured + 1);
}

/**
 * Standard error of the mean of the individuals `perQuadrat`, where the quadrats cover the part `covered` of the plot: what is
 * counted leaves nothing to chance (W. G. Cochran 1977, "Sampling Techniques", 2.6). null below two quadrats.
 */
export function meanError(perQuadrat: readonly number[], covered: number): number | null {
  const quadrats = perQuadrat.length;
  if (quadrats < 2) return null;
  const mean = perQuadrat.reduce((sum, x) => sum + x, 0) / quadrats;
  const squares = perQuadrat.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return Math.sqrt(((squares / (quadrats - 1)) * Math.max(0, 1 - covered)) / quadrats);
}

/**
 * Five groups of plants that share a site, each displaced by every better competitor (D. Tilman, Ecology 75, 1994, 2), and a soil that
 * lets them in only when it is deep enough (facilitation; J. H. Connell and R. O. Slatyer, Am. Nat. 111, 1977, 1119):
 *
 *   ṗᵢ = Cᵢ (1 − Σ_{j ≤ i} pⱼ) − mᵢ pᵢ − pᵢ Σ_{j < i} Cⱼ,   Cᵢ = cᵢ fᵢ (pᵢ + sᵢ),   fᵢ = E²/(E² + hᵢ²),   E² = D N
 *   Ḋ = (1 − D) Σ aᵢ pᵢ,   Ṅ = (1 − N) Σ aᵢ pᵢ − w max(0, N − D)
 *
 * p covers (0–1), D depth of the soil (0–1; 30 D cm), N its nitrogen (0–1); rates per year. From the best competitor on. What grows
 * makes both alike; fertiliser raises N alone, and what the soil is too thin to hold is washed out.
 */
import { createRk4, type Derivative } from '../core/ode';
import { type Group, GROUPS, type Succession } from './succession-record';

export const SHRUB = GROUPS.indexOf('shrub');
/** Places of the depth of the soil and of its nitrogen in the state. */
export const SOIL = GROUPS.length;
export const NITROGEN = SOIL + 1;

interface GroupRates {
  /** Colonisation, loss, rain of seeds from outside, soil that is needed, soil that is made. */
  readonly c: number;
  readonly m: number;
  readonly s: number;
  readonly h: number;
  readonly a: number;
  /** Living mass of full cover, t/ha. */
  readonly mass: number;
}

/** Chosen for teaching, after the pace of Glacier Bay and of old fields. */
export const RATES: Readonly<Record<Group, GroupRates>> = {
  climax: { c: 0.12, m: 0.008, s: 0.002, h: 0.5, a: 0.01, mass: 300 },
  pioneer_tree: { c: 0.3, m: 0.03, s: 0.006, h: 0.25, a: 0.03, mass: 120 },
  shrub: { c: 0.5, m: 0.07, s: 0.006, h: 0.12, a: 0.03, mass: 15 },
  herb: { c: 0.9, m: 0.18, s: 0.01, h: 0.06, a: 0.01, mass: 3 },
  pioneer: { c: 1, m: 0.3, s: 0.03, h: 0, a: 0.004, mass: 1 },
};
const ORDERED = GROUPS.map((group) => RATES[group]);

/** What a fire leaves of covers; what it takes of the soil where so much stood, t/ha, and less in proportion where less did. */
const BURNED = { cover: 0.02, soil: 0.1, mass: 100 } as const;
/** A fire runs where this part of the ground and so many t/ha are there to burn; chosen. */
const CARRIES = { cover: 0.1, mass: 1 } as const;
/** Of the nitrogen that the soil is too thin to hold, the part that is washed out in a year; chosen. */
const WASHED = 0.1;
/** Below this sum of covers the ground counts as bare. */
const BARE = 0.05;

/** Covers and soil index of a site as succession begins on it. */
export const startOf = (type: Succession): Float64Array =>
  type === 'Primary' ? new Float64Array(NITROGEN + 1) : Float64Array.of(0, 0, 0.005, 0.03, 0.3, 0.7, 0.7);

const growth: Derivative = (_t, y, dydt) => {
  const [depth, nitrogen] = [y[SOIL] ?? 0, y[NITROGEN] ?? 0];
  const soil = depth * nitrogen;
  let [covered, pressure, made] = [0, 0, 0];
  ORDERED.forEach(({ c, m, s, h, a }, i) => {
    const cover = y[i] ?? 0;
    const fit = h === 0 ? 1 : soil / (soil + h * h);
    const colonising = c * fit * (cover + s);
    covered += cover;
    dydt[i] = colonising * (1 - covered) - m * cover - cover * pressure;
    pressure += colonising;
    made += a * cover;
  });
  dydt[SOIL] = (1 - depth) * made;
  dydt[NITROGEN] = (1 - nitrogen) * made - WASHED * Math.max(0, nitrogen - depth);
};

const rk4 = createRk4(NITROGEN + 1);
/** Moves a site on by so many years, in place. */
export const grow = (site: Float64Array, years: number): void => rk4.step(growth, 0, site, years);

/** Enough stands close enough for a fire to run. */
export const burns = (covers: readonly number[]): boolean =>
  covers.reduce((sum, cover) => sum + cover, 0) >= CARRIES.cover && massOf(covers) >= CARRIES.mass;

export function burn(site: Float64Array): void {
  const mass = massOf(Array.from(site.subarray(0, SOIL)));
  const left = 1 - BURNED.soil * Math.min(1, mass / BURNED.mass);
  for (let i = 0; i < SOIL; i++) site[i] = BURNED.cover * (site[i] ?? 0);
  for (const i of [SOIL, NITROGEN]) site[i] = left * (site[i] ?? 0);
}

/** H′ = −Σ q ln q of the parts of the cover; 0 where nothing grows. */
export function shannonOf(covers: readonly number[]): number {
  const sum = covers.reduce((all, cover) => all + Math.max(0, cover), 0);
  if (sum <= 0) return 0;
  let index = 0;
  for (const cover of covers) {
    const part = Math.max(0, cover) / sum;
    if (part > 0) index -= part * Math.log(part);
  }
  return index;
}

/** Living mass, t/ha. */
export const massOf = (covers: readonly number[]): number =>
  ORDERED.reduce((sum, { mass }, i) => sum + mass * (covers[i] ?? 0), 0);

export const STAGES = ['Bare ground', 'Pioneer', 'Herbs', 'Shrubs', 'Pioneer trees', 'Climax forest'] as const;
export type Stage = (typeof STAGES)[number];
const STAGE_OF: Readonly<Record<Group, Stage>> = {
  pioneer: 'Pioneer',
  herb: 'Herbs',
  shrub: 'Shrubs',
  pioneer_tree: 'Pioneer trees',
  climax: 'Climax forest',
};

/** The group that covers most; bare ground below 5 %. */
export function stageOf(covers: readonly number[]): Stage {
  if (covers.reduce((sum, cover) => sum + cover, 0) < BARE) return 'Bare ground';
  let first = 0;
  covers.forEach((cover, i) => {
    if (cover > (covers[first] ?? 0)) first = i;
  });
  return STAGE_OF[GROUPS[first] ?? 'pioneer'];
}

const FINE = 0.01;
/** The year in which pioneer and climax trees together pass a cover, on an undisturbed site. */
export function yearOfTrees(type: Succession, cover: number): number {
  const site = startOf(type);
  const trees = (): number => (site[0] ?? 0) + (site[1] ?? 0);
  let before = trees();
  for (let step = 1; step * FINE < 1000; step++) {
    grow(site, FINE);
    const now = trees();
    if (now >= cover) return FINE * (step - (now - cover) / (now - before));
    before = now;
  }
  throw new RangeError(`Trees never cover ${cover} of the ground.`);
}

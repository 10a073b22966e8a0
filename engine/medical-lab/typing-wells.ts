/**
 * The wells of blood typing: what is in each, how its clumps grow, and what the antiglobulin test does to them. The law of the
 * clumps is in `agglutination.ts`.
 *
 * Reagents   titre 256, θ = t/(t + 16) = 0.941 for anti-A and anti-B; θ = 0.90 for the IgM of anti-D. The diluent holds none
 * Plasma     θ = t/(t + 64); several antibodies on the same cells add what they bind
 * Antiglobulin test   in a tube at 37 °C the IgG of anti-D binds, θ = 0.90 (1 − exp(−t/450 s)); what bound in the body is there
 *            already; after antiglobulin the clumps begin anew at b₅₀ = 250. Without washing free IgG takes up all the
 *            antiglobulin, and nothing sticks
 * Check cells   carry IgG, b = 1000: they clump wherever antiglobulin is still active
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { type Antigen, type Donor, SITES } from '../data/blood-donors';
import { boundAfter, gradeOf, HALF_ANTIGLOBULIN, HALF_DIRECT, meetingTime, occupied, sticking } from './agglutination';

export type WellName = 'a' | 'b' | 'd' | 'a1' | 'b_cells' | 'o' | 'control' | 'check';
export const FORWARD = ['a', 'b', 'd'] as const satisfies readonly WellName[];
export const REVERSE = ['a1', 'b_cells', 'o'] as const satisfies readonly WellName[];
/** In the order in which their drops are drawn. */
export const WELLS: readonly WellName[] = [...FORWARD, ...REVERSE, 'control', 'check'];

export interface Well {
  readonly cells: boolean;
  /** Antiserum in a forward well, plasma in a reverse one, diluent in the control, antiglobulin on check cells. */
  readonly serum: boolean;
  /** N, cells in the mean clump; 1 until both are in. */
  readonly clump: Quantity<'cells'>;
  /** Steps of rocking since both are in, or since antiglobulin. */
  readonly rocked: number;
  /** Chance that two cells that meet stay together, once both are in. */
  readonly sticking: number;
  /** Size of this well's drop of cells, in usual drops. */
  readonly drop: number;
}

/** Where the antiglobulin test stands. */
export interface TubeTest {
  /** Grade of the D well as it went into the tube. */
  readonly direct: number;
  /** The Rh control went along. */
  readonly withControl: boolean;
  /** What the tube is in, and for how many steps yet. */
  readonly doing: { readonly is: 'incubating' | 'washing'; readonly left: number } | null;
  readonly incubated: boolean;
  readonly washed: boolean;
  readonly antiglobulin: boolean;
}

export interface Wells {
  readonly wells: Readonly<Record<WellName, Well>>;
  /** Sites of this donor, by what stands in the table times its own factor. */
  readonly sites: Readonly<Record<'a' | 'b' | 'd', Quantity<'sites'>>>;
  readonly rocking: boolean;
  /** Null until the D well is put at 37 °C. */
  readonly tube: TubeTest | null;
}

export const DT: Quantity<'s'> = 0.1;
/** Leaflets say 15 to 30 min. */
export const INCUBATION: Quantity<'s'> = 1800;
/** Four times a minute. */
export const WASHING: Quantity<'s'> = 240;
/** A well is read after so much rocking; counted in steps, since sums of steps round. */
export const READ_AFTER: Quantity<'s'> = 120;
export const stepsOf = (time: Quantity<'s'>): number => Math.round(time / DT);
const READ_AFTER_STEPS = stepsOf(READ_AFTER);

const REAGENT_OCCUPIED = occupied(256, 16);
const ANTI_D_OCCUPIED = 0.9;
const PLASMA_HALF = 64;
/** IgG on a check cell: teaching value. */
const CHECK_COAT: Quantity<'sites'> = 1000;
/** Relative scatter of antigen sites and of drops: teaching value. */
const SCATTER = 0.1;

/** Log-normal with mean 1; 1 exactly without scatter. */
function scatter(rng: Rng, noise: boolean): number {
  const z = rng.normal();
  if (!noise) return 1;
  const variance = Math.log(1 + SCATTER * SCATTER);
  return Math.exp(Math.sqrt(variance) * z - 0.5 * variance);
}

const sitesOf = (antigen: Antigen | null): Quantity<'sites'> => (antigen === null ? 0 : SITES[antigen]);

/** Clean wells. `blood` draws what belongs to the donor, `drops` the size of each drop. */
export function cleanWells(donor: Donor, noise: boolean, blood: Rng, drops: Rng): Wells {
  const sites = {
    a: sitesOf(donor.a) * scatter(blood, noise),
    b: sitesOf(donor.b) * scatter(blood, noise),
    d: sitesOf(donor.d) * scatter(blood, noise),
  };
  const clean = WELLS.map((name) => [
    name,
    { cells: false, serum: false, clump: 1, rocked: 0, sticking: 0, drop: scatter(drops, noise) },
  ]);
  return { wells: Object.fromEntries(clean) as Wells['wells'], sites, rocking: false, tube: null };
}

const plasma = (titre: number, avidity: number): number => occupied(titre, PLASMA_HALF) * avidity;

/** Antibody bound on a cell of a well before antiglobulin, sites. */
function boundIn(name: Exclude<WellName, 'check'>, { sites }: Wells, donor: Donor): Quantity<'sites'> {
  switch (name) {
    case 'a':
      return sites.a * REAGENT_OCCUPIED;
    case 'b':
      return sites.b * REAGENT_OCCUPIED;
    case 'd':
      return sites.d * ANTI_D_OCCUPIED;
    case 'a1':
      return SITES.A1 * plasma(donor.antiA, donor.avidityA);
    case 'b_cells':
      return SITES.B * plasma(donor.antiB, 1);
    case 'o':
      return SITES.H * plasma(donor.antiH, 1);
    case 'control':
      return 0;
  }
}

export const both = ({ cells, serum }: Well): boolean => cells && serum;

const withWell = <W extends Wells>(state: W, name: WellName, well: Partial<Well>): W => ({
  ...state,
  wells: { ...state.wells, [name]: { ...state.wells[name], ...well } },
});

/** A well with something added; the clumps begin when cells and serum meet. */
export function fill<W extends Wells>(
  state: W,
  name: Exclude<WellName, 'check'>,
  added: Partial<Pick<Well, 'cells' | 'serum'>>,
  donor: Donor,
): W {
  const well = { ...state.wells[name], ...added };
  const begins = both(well) && !both(state.wells[name]);
  return withWell(
    state,
    name,
    begins ? { ...well, clump: 1, rocked: 0, sticking: sticking(boundIn(name, state, donor), HALF_DIRECT) } : well,
  );
}

/** Antiglobulin into the tube, and its contents back into their wells: clumps and rocking begin anew. */
export function addAntiglobulin<W extends Wells>(state: W, tube: TubeTest, donor: Donor): W {
  const active = tube.washed ? 1 : 0;
  const began = (coat: Quantity<'sites'>): Partial<Well> => ({
    clump: 1,
    rocked: 0,
    sticking: active * sticking(coat, HALF_ANTIGLOBULIN),
  });
  const antiD = state.sites.d * ANTI_D_OCCUPIED * boundAfter(INCUBATION);
  const d = withWell({ ...state, tube: { ...tube, antiglobulin: true } }, 'd', began(antiD + donor.coat));
  return tube.withControl ? withWell(d, 'control', began(donor.coat)) : d;
}

/** Cells that carry IgG, to what is in the D well: they clump if its antiglobulin is active. */
export const addCheckCells = <W extends Wells>(state: W, { washed }: TubeTest): W =>
  withWell(state, 'check', {
    cells: true,
    serum: true,
    sticking: washed ? sticking(CHECK_COAT, HALF_ANTIGLOBULIN) : 0,
  });

/** What was in this well is in the tube, off the rocker, until antiglobulin is added. */
export const isAway = ({ tube }: Wells, name: WellName): boolean =>
  tube !== null && !tube.antiglobulin && (name === 'd' || (name === 'control' && tube.withControl));

/** One step on the rocker, and of the time at 37 °C or of washing. */
export function advanced<W extends Wells>(state: W, cellPercent: Quantity<'%'>): W {
  const tau = meetingTime(cellPercent, state.rocking);
  const grown = (name: WellName): Well => {
    const well = state.wells[name];
    if (!both(well) || isAway(state, name)) return well;
    const rocked = well.rocked + (state.rocking ? 1 : 0);
    return { ...well, rocked, clump: well.clump + (well.sticking * well.drop * DT) / tau };
  };
  const wells = Object.fromEntries(WELLS.map((name) => [name, grown(name)])) as Wells['wells'];
  return { ...state, wells, tube: tubeAfter(state.tube) };
}

function tubeAfter(tube: TubeTest | null): TubeTest | null {
  if (!tube?.doing) return tube;
  const { is, left } = tube.doing;
  if (left > 1) return { ...tube, doing: { is, left: left - 1 } };
  return { ...tube, doing: null, ...(is === 'incubating' ? { incubated: true } : { washed: true }) };
}

// ---------------------------------------------------------------- what is seen of a well

export const gradeIn = ({ wells }: Wells, name: WellName): number | null =>
  both(wells[name]) ? gradeOf(wells[name].clump) : null;

export const clumpIn = ({ wells }: Wells, name: WellName): Quantity<'cells'> | null =>
  both(wells[name]) ? wells[name].clump : null;

/** Rocked for long enough to be read. */
export const isRocked = ({ wells }: Wells, name: WellName): boolean =>
  both(wells[name]) && wells[name].rocked >= READ_AFTER_STEPS;

/** Rocking of the well that has had least of it, check cells apart, s; null while none holds cells and serum. */
export function rockedFor({ wells }: Wells): Quantity<'s'> | null {
  const steps = WELLS.filter((name) => name !== 'check' && both(wells[name])).map((name) => wells[name].rocked);
  return steps.length === 0 ? null : Math.min(...steps) * DT;
}
